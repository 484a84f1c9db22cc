"""Questions to the world: whose world answers one, when its screen may open, and how its answer comes into the match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from tabletop.core.ask import SINGLE, WORLD, Refused
from tabletop.core.view import view
from tabletop.i18n import tr
from tabletop.storage import ElsewhereError
from tabletop.table.extensions.minigames import minigames_of
from tabletop.table.model.messages import CommandCalled

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.app.services import AppServices
    from tabletop.core.game import Game
    from tabletop.core.view import View
    from tabletop.match import Match
    from tabletop.phones.protocol import HandsOrder, HandsShown, Pull
    from tabletop.table.cards.stage import Stage
    from tabletop.table.extensions.minigames import Minigame, MinigamePlay
    from tabletop.table.model.commands import TableCommands
    from tabletop.table.model.messages import Message
    from tabletop.table.playback.event_sequencer import EventSequencer
    from tabletop.table.playback.time_travel import TimeTravel
    from tabletop.table.widgets.pause import PauseEntry
    from tabletop.toolkit.app import App
    from tabletop.toolkit.widgets.screen import Screen


AGAIN = "seats"  # what the table closes with when it has to be opened anew with other people or keys


class HostTable(Protocol):
    """What worlds need of the table that they interrupt. `touched`: what a press on their screens does in a show."""

    match: Match
    services: AppServices | None
    commands: TableCommands
    time_travel: TimeTravel
    stage: Stage
    sequencer: EventSequencer

    @property
    def app(self) -> App: ...

    @property
    def now(self) -> int: ...

    @property
    def uppermost(self) -> bool:
        """No other screen lies above."""

    @property
    def touched(self) -> Callable[[], None] | None: ...

    def on_message(self, message: Message) -> None: ...

    def close(self, result: str | None = None) -> None: ...


class TableMinigames:
    """The minigames of a table's game, and the table as they see it (`table.extensions.minigames.MinigameHost`).

    `begun`: it has been open before; `trips`: by seat, the longest round trip of late to its phone, in ms.
    """

    plays: tuple[MinigamePlay, ...]

    def __init__(self, table: HostTable, worlds: tuple[Minigame, ...] | None = None) -> None:
        """`found`: None for all of the game."""
        self.table = table
        self.touched = table.touched
        self.begun = False
        found = minigames_of(table.match.definition.id) if worlds is None else worlds
        self.plays = tuple(minigames.at(self) for minigames in found)
        self.trips: Callable[[int], float] = lambda _: 0.0

    # --- what the table asks
    @property
    def playing(self) -> Screen[Any] | None:
        """The screen of a world that lies above the table."""
        top = self.app.top
        return next((play.screen for play in self.plays if play.screen is not None and play.screen is top), None)

    def holds(self) -> bool:
        """True while a world is on the screen or about to be: what it came to, and how all was dealt, is told afterwards."""
        self._begin()
        if self.playing is not None:
            return True
        held = [play.holds() for play in self.plays]  # each takes notice of what has happened
        self._covered()
        return any(held)

    def tick(self) -> None:
        """Once a frame."""
        self._begin()
        if not self.table.uppermost:
            return
        if self.settled and not self.looking_back and self.match.votes.vote is None and self.question() is not None:
            any(play.open() for play in self.plays)
            self._covered()

    def _begin(self) -> None:
        """What comes before anything else, as soon as the table is seen."""
        if not self.begun and self.table.uppermost:
            self.begun = True
            any(play.begin() for play in self.plays)

    def _covered(self) -> None:
        """What lies below a screen of a world need not be kept as pictures."""
        if self.playing is not None and not self.playing.modal:
            self.table.stage.layers.covered()

    def put_away(self) -> None:
        """The table closes: the screen above it, too."""
        if self.playing is not None:
            self.app.pop(self.playing)

    def pause_entries(self) -> list[PauseEntry]:
        """What the pause offers."""
        return [action for play in self.plays for action in play.pause_entries()]

    def look_back(self, n: int) -> None:
        for play in self.plays:
            play.look_back(n)

    # --- phones (`phones.hands.Hands`)
    @property
    def hides(self) -> bool:
        return any(play.hides() for play in self.plays)

    @property
    def live(self) -> bool:
        return self.playing is not None

    def task(self, seat: int) -> HandsShown | None:
        return next((task for play in self.plays if (task := play.task(seat)) is not None), None)

    def pulled(self, seat: int, pull: Pull) -> None:
        for play in self.plays if self.live else ():
            task = play.task(seat)
            if task is not None and task.no == pull.no:
                play.pulled(pull)

    def done(self, seat: int, order: HandsOrder, age: float) -> None:
        for play in self.plays if self.live else ():
            task = play.task(seat)
            if task is not None and task.no == order.no:
                play.by_phone(seat, order, age)
                return
        raise Refused("stale_ask", tr("core-not-open"))

    def trip(self, seat: int) -> float:
        return self.trips(seat)

    # --- what the worlds see and do
    @property
    def app(self) -> App:
        return self.table.app

    @property
    def services(self) -> AppServices | None:
        return self.table.services

    @property
    def match(self) -> Match:
        return self.table.match

    @property
    def now(self) -> int:
        return self.table.now

    @property
    def settled(self) -> bool:
        return not self.table.sequencer.busy and self.table.uppermost

    @property
    def looking_back(self) -> bool:
        return self.table.time_travel.at is not None

    def question(self, game: Game | None = None) -> View | None:
        game = game or self.match.game
        if game.over or game.ask[0] not in SINGLE or game.ask[1] != WORLD:
            return None
        return view(game)._replace(options=tuple(game.options_of(WORLD) or ()), args=game.ask[3])

    def answer(self, no: int, value: object, note: str) -> bool:
        """At once: whatever happens to the window changes nothing."""
        try:
            self.match.world(no, WORLD, value, note, self.now)
        except Refused as error:
            self.table.commands.complain(error.text)
            return False
        except ElsewhereError:
            return False  # the mark says it
        return True

    def together(self) -> None:
        self.table.time_travel.together()
        self.table.stage.changed()

    def menu(self) -> None:
        self.table.on_message(CommandCalled("menu"))

    def reopen(self) -> None:
        self.table.close(AGAIN)
