"""Pages of a game for the end of a match: what only it can tell of how it went.

A game names them in presentation/end_pages.py: END_PAGES, a tuple of classes.
Each is a tab of the end screen, made when the screen is, also
for a match that is looked back at. What takes long is thought about in small parts, by `think`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, NamedTuple

from tabletop import games
from tabletop.i18n import per_language
from tabletop.match.start_state import record_of
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from tabletop.app.services import AppServices
    from tabletop.core.definition import Definition
    from tabletop.core.game import Game
    from tabletop.core.record import Answer
    from tabletop.match.seats import TableSetup
    from tabletop.table.widgets.game_text import GameText


class FinishedMatch(NamedTuple):
    """A match that is over: all answers, from which everything follows. `words`: names of seats and cards as rich text."""

    definition: Definition
    setup: TableSetup
    answers: tuple[Answer, ...]
    words: GameText

    def begin(self) -> Game:
        """As it was before the first answer: dealt, or at the moment at which it was played on from."""
        return record_of(self.definition, self.setup).game


class EndPage(Widget):
    """One page below the headline. `title`: the words of its tab."""

    title: ClassVar[str]

    def __init__(self, past: FinishedMatch, services: AppServices) -> None:
        super().__init__(self.title)
        self.past, self.services = past, services

    def think(self) -> bool:
        """Called with every frame while the page is shown: a part of the work, a few ms at the most. True when there is
        something new to be seen.
        """
        return False


@per_language
def pages_of(game: str) -> tuple[type[EndPage], ...]:
    """The pages of a game, () for most."""
    return games.plugin(game).part("presentation.end_pages", "END_PAGES") or ()
