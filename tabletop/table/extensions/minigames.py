"""Worlds: what hands do outside the rules, on screens of their own, and how a table meets them.

A game names its worlds in presentation/minigames.py: MINIGAMES, a tuple of `Minigame`.
A table makes a `MinigamePlay` of each and asks it at fixed
moments; it does not know what is played there. What comes of it is the answer to the open question to WORLD.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Protocol

from tabletop import games
from tabletop.i18n import per_language

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.app.services import AppServices
    from tabletop.core.definition import Definition
    from tabletop.core.game import Game
    from tabletop.core.view import View
    from tabletop.match import Match, TableSetup
    from tabletop.phones.protocol import HandsOrder, HandsShown, Pull
    from tabletop.table.widgets.pause import PauseEntry
    from tabletop.toolkit.app import App
    from tabletop.toolkit.widgets.screen import Screen


class MinigameHost(Protocol):
    """The table, as far as a world sees it and acts on it.

    touched: what any press does on the world's screen in a show, None at a table where people play.
    """

    touched: Callable[[], None] | None

    @property
    def app(self) -> App: ...

    @property
    def services(self) -> AppServices | None:
        """None at a table that keeps nothing."""

    @property
    def match(self) -> Match: ...

    @property
    def now(self) -> int:
        """The match's clock in ms."""

    @property
    def settled(self) -> bool:
        """The table lies uppermost, and everything that it was to tell has been told."""

    @property
    def looking_back(self) -> bool:
        """The table shows an earlier moment of the match."""

    def trip(self, seat: int) -> float:
        """The longest round trip of late to the phone of a seat, in ms."""

    def question(self, game: Game | None = None) -> View | None:
        """The open question to WORLD as everybody sees it, None when there is none; `game`: at another moment."""

    def answer(self, no: int, value: object, note: str) -> bool:
        """Give WORLD's answer to question `no`, at once; False when the match does not take it, which the table tells."""

    def together(self) -> None:
        """Show at once what all who look now may see."""

    def menu(self) -> None:
        """What the menu key does at the table."""

    def reopen(self) -> None:
        """Close the table and open it anew: somebody has other keys."""


class MinigamePlay:
    """One world at one table. What it does not care for it leaves as it is here."""

    @property
    def screen(self) -> Screen[Any] | None:
        """The screen that it has opened last."""
        return None

    def begin(self) -> bool:
        """When the table is first shown: True when it opens a screen before anything else."""
        return False

    def holds(self) -> bool:
        """Before the table takes over what has happened: True while that must not be seen yet."""
        return False

    def open(self) -> bool:
        """WORLD is asked, and everything before has been shown: True when the question is its own and its screen opens."""
        return False

    def pause_entries(self) -> list[PauseEntry]:
        """What the pause of the table offers for it."""
        return []

    def hides(self) -> bool:
        """What has happened must not be seen yet, at phones neither."""
        return False

    def task(self, seat: int) -> HandsShown | None:
        """What the phone of this seat shows of it, None: it has no part in it now."""
        del seat
        return None

    def pulled(self, pull: Pull) -> None:
        """How whoever has a task holds the sling."""

    def by_phone(self, seat: int, order: HandsOrder, age: float) -> None:
        """Whoever has a task has done something, `age` ms ago."""

    def look_back(self, n: int) -> None:
        """Somebody looks at the match as it was after `n` answers."""


class MinigamePuzzles(NamedTuple):
    """Puzzles on a screen of the world's own. `solved` of `many`, with so many `stars`; `enter`: makes the screen."""

    title: str
    icon: str
    many: int
    solved: int
    stars: int
    enter: Callable[[], Screen[Any]]


class Minigame(ABC):
    """A kind of world as a game names it, the same for all tables.

    keys: people press keys of their own in it, so the set-up page asks for them and badges show them.
    """

    keys: ClassVar[bool] = False

    @abstractmethod
    def at(self, host: MinigameHost) -> MinigamePlay:
        """What it is at a table."""

    def prepared(self, setup: TableSetup, definition: Definition, error_ms: int) -> TableSetup:
        """The setup as this computer can play it, before a match starts; `error_ms`: how wrong a time can be here."""
        del definition, error_ms
        return setup

    def calmer(self, setup: TableSetup, definition: Definition) -> tuple[TableSetup, TableSetup] | None:
        """The setup as one that measures milliseconds, and as one that does not; None where none are measured, or the table has
        chosen already.
        """
        del setup, definition
        return None

    def practice(self, services: AppServices) -> Screen[Any] | None:
        """A screen to practise on without a match, None where there is nothing to practise."""
        del services
        return None

    def puzzles(self, services: AppServices) -> MinigamePuzzles | None:
        """What there is of puzzles beside those of the table, for the shelf of puzzles; None: nothing."""
        del services
        return None


@per_language
def minigames_of(game: str) -> tuple[Minigame, ...]:
    """The worlds of a game, () for one that is played at the table alone. LookupError names the nearest game."""
    return games.plugin(game).part("presentation.minigames", "MINIGAMES") or ()


def keyed(game: str) -> bool:
    """Whether people press keys of their own in some world of this game."""
    return any(minigame.keys for minigame in minigames_of(game))
