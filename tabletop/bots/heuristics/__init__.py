"""What a game teaches its bots. A game without such a module is played by search alone."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

import msgspec

from tabletop import games
from tabletop.core.ask import Option
from tabletop.core.game import Game
from tabletop.core.table import Table

# How a bot likes to play: numbers that bend the hints, not the rules.


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


class Hints(Protocol):
    """Both functions must look only at what the seat knows (`scores`) or be given a dealt world (`value`)."""

    def scores(self, game: Game, seat: int, options: list[Option], style: BotStyle) -> list[float]:
        """How good each option looks to `seat` at the open ask, in points: one point is a clear preference."""

    def value(self, table: Table) -> tuple[float, ...] | None:
        """Each seat's expected share of the win on a table of which everything is known: the same for all seats of a side, and
        those of all sides add up to 1 (`core.winning`).

        None while nothing sensible can be said before what is going on has been played to its end.
        """


@runtime_checkable
class Unknowns(Protocol):
    """What hints have besides when the world has a say in their game."""

    def chances(self, game: Game, options: list[Any]) -> list[float]:
        """How likely each answer of the world is, at the open ask of nobody's seat; any positive numbers."""


def hints_for(game: str) -> Hints | None:
    """The hints of the game with this id, from its folder; None when nobody has written any."""
    plugin = games.known(game)
    hints: Hints | None = plugin.part("bots.hints", "HINTS") if plugin is not None else None
    return hints
