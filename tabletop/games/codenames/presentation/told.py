"""What pieces round the grid have in common: they follow what is told of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.games.codenames.presentation.course import course
from tabletop.games.codenames.rules.table import UNLIMITED
from tabletop.table.extensions.decorations import Decoration

COVERING = frozenset({"cover_rival", "cover_own"})  # asked after the guesses (CN-54, CN-107)

if TYPE_CHECKING:
    from tabletop.games.codenames.presentation.course import Course


class Told(Decoration):
    """Follows what is told of the turn."""

    @property
    def now(self) -> Course:
        return course(self.told.table, self.said, over=not self.told.query, ended=self.told.query in COVERING)


def sign(number: int) -> str:
    """A clue's number in large type."""
    return "\u221e" if number == UNLIMITED else str(number)
