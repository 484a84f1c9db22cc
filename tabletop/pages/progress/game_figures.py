"""Figures that only a game can tell of a person's matches, for the statistics.

A game names them in presentation/statistics.py: STATISTICS, a class.
One is made for a person; it hears of one finished match after the other,
and says at any time what they come to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

from tabletop import games
from tabletop.i18n import per_language

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabletop.core.definition import Definition
    from tabletop.core.record import Answer
    from tabletop.match.seats import TableSetup


class GameFigure(NamedTuple):
    """A figure: the name of its icon, the number, and what it counts."""

    icon: str
    number: str
    text: str


class GameFigures(Protocol):
    def add(self, definition: Definition, setup: TableSetup, answers: Sequence[Answer], seat: int) -> None:
        """Count a match in which the person sat at `seat`."""

    def told(self) -> list[GameFigure]:
        """What all matches so far come to; [] while there is nothing to tell."""


@per_language
def feats_of(game: str) -> Callable[[], GameFigures] | None:
    """What makes them for a person, None for games without."""
    found: Callable[[], GameFigures] | None = games.plugin(game).part("presentation.statistics", "STATISTICS")
    return found
