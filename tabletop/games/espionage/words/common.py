"""Small parts of sentences."""

from __future__ import annotations

from tabletop.core.ask import UNKNOWN
from tabletop.games.espionage.rules.cards import CARDS


def title(kind: int) -> str:
    """The name of a kind, "a card" for one that is not seen."""
    return CARDS[kind].name if kind != UNKNOWN else "a card"
