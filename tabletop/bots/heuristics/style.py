"""How a bot likes to play: numbers that bend the hints, not the rules."""

from __future__ import annotations

import msgspec


class BotStyle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """aggression, hoarding, caution: factors for the hints' weights of attacks, of keeping cards and of defence.

    bluffing: points of random spread between options (for a search: part of its visits), so that neither a pass nor an
    answer tells much;
    forgetting: the chance, card by card, that a card seen in another's hand is not remembered.
    """

    aggression: float = 1.0
    hoarding: float = 1.0
    caution: float = 1.0
    bluffing: float = 0.0
    forgetting: float = 0.0


PLAIN = BotStyle()
