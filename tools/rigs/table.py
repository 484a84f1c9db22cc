"""Moments of real matches, for pictures and for looking at: each is played here and now, always to the same card."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from tabletop import games
from tabletop.bots.analysis import AnalysisEffort, analyse
from tabletop.bots.analysis_client import AnalysisReply
from tabletop.bots.bot import WAITS, ValueAnswer
from tabletop.bots.heuristics import PLAIN
from tabletop.bots.inline import InlineBots
from tabletop.core.arrange import ArrangedZone, arranged
from tabletop.core.ask import WORLD
from tabletop.match import HOLD_MS, TableSetup, bot, person, start
from tabletop.match.scripted_bots import ScriptedBots, ScriptedMove, index_of
from tabletop.table.guided.demo import DemoScreen
from tabletop.table.guided.lesson_screen import TutorialScreen
from tabletop.table.table_screen import TableScreen

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from tabletop.app.services import AppServices
    from tabletop.bots.bot import Choice
    from tabletop.core.definition import Definition
    from tabletop.core.game import Game
    from tabletop.match import Match, Seat
    from tabletop.storage import Store
    from tools.rigs.pilot import Pilot

    Until = Callable[["Sitting"], bool]
    Show = Callable[[Pilot, AppServices], None]

FRAME = 100  # ms of the match's clock from look to look
LONG = 40_000  # so many looks, and it will never come
DEMO_MS = 7400  # from the beginning of the show to its picture
PONDERED = AnalysisEffort(iterations=120, worlds=64, answers=5)
FAMILY = (("Ruby", "03"), ("Oskar", "05"), ("Mila", "08"))


def seats(count: int, people: int = 1) -> tuple[Seat, ...]:
    """A family at the lower seats, bots at the others."""
    levels = ("easy", "normal", "hard")
    family = [person(i, name, avatar=avatar) for i, (name, avatar) in enumerate(FAMILY[:people])]
    return (*family, *(bot(i, levels[i % 3]) for i in range(people, count)))  # type: ignore[arg-type]  # they are levels


class Sitting:
    """A match that plays itself until something is worth a picture: `moves` first, then as the heuristics say."""

    def __init__(
        self,
        setup: TableSetup,
        moves: Mapping[int, Sequence[ScriptedMove]] | None = None,
        places: Sequence[ArrangedZone] = (),
        turn: int | None = None,
        store: Store | None = None,
        definition: Definition | None = None,
    ) -> None:

        definition = definition or games.load(setup.game)
        if places:
            definition = arranged(definition, places, turn)
        script = {seat: list(found) for seat, found in (moves or {}).items()}
        robots = {seat: found for seat, found in script.items() if not setup.seats[seat].human}
        self.script = {seat: found for seat, found in script.items() if setup.seats[seat].human}
        self.mind = InlineBots()
        self.now = 0
        self.match: Match = start(
            setup, ScriptedBots(definition, robots, self.mind), 0, store=store, definition=definition
        )

    @property
    def handed_over(self) -> bool:
        """Whether the whole curtain has fallen, before another person's turn."""
        curtain = self.match.shared.privacy.curtain
        return curtain is not None and curtain.why == "turn"

    def until(self, there: Until) -> Sitting:
        """Play on until `there`, looking before each answer of a person."""
        for _ in range(LONG):
            self.match.tick(self.now)
            if there(self):
                return self
            if self.match.shared.privacy.curtain is not None:
                self.match.lift(self.match.shared.privacy.curtain.seat, HOLD_MS, self.now)
            elif self.match.game.ask is not None and self.match.game.ask[1] == WORLD:
                values = self.match.game.options_of(WORLD) or [""]
                self.match.world(self.match.game.no, WORLD, values[self.match.n % 2], "", self.now)
            elif self.mine:
                self.answer()
            self.now += FRAME
        raise RuntimeError(f"it never comes to this: {self.match.game.ask}")

    @property
    def mine(self) -> bool:
        """Somebody at the screen has to choose now."""
        return self.match.shared.deciding >= 0

    def answer(self) -> None:
        """The next move of the script if it can be made, else what the heuristics say."""
        match, seat = self.match, self.match.shared.asked
        seen, waiting = match.shared.view(), self.script.get(seat)
        index = index_of(match.definition, seen, waiting[0]) if waiting else -1
        if waiting and index >= 0:
            waiting.pop(0)
        else:
            choice = self.mind.choose(match.game.knowledge(seat), seat, PLAIN, match.n)
            if isinstance(choice, ValueAnswer):
                match.tell(seen.no, seat, choice.value, self.now)
                return
            if choice == WAITS:
                return
            index = choice
        window = match.window
        if window is not None and window.back_at is not None:
            self.now = max(self.now, window.back_at)
        match.answer(seen.no, seat, index, self.now)

    def asked(self, query: str) -> bool:
        """Somebody at the screen is asked this now."""
        return self.mine and self.match.shared.view().query == query

    def show(self, pilot: Pilot, services: AppServices) -> TableScreen:
        """Sit down at the table as it stands, with nothing left to be told."""
        screen = TableScreen(self.match, services, on_end=lambda _match: None, now=self.now)
        pilot.app.push(screen)
        pilot.tick(32)
        screen.sequencer.finish()
        screen.hud.banner.clear_moments()
        return screen


def state(sit: Callable[[], Sitting], then: Callable[[TableScreen], object] | None = None) -> Show:
    """One moment: how it comes about, and what to do on the screen when it is there."""

    def show(pilot: Pilot, services: AppServices) -> None:
        screen = sit().show(pilot, services)
        if then is not None:
            then(screen)

    return show


class Pondering:
    """Looks at answers at once and in this process, with an effort that is the same on every machine."""

    def __init__(self, match: Match) -> None:
        self.definition = match.definition
        self.found: AnalysisReply | None = None

    def request(
        self,
        id: int,  # noqa: A002 - the word of all thinkers
        known: Game,
        seat: int,
        effort: AnalysisEffort,  # noqa: ARG002
        *,
        seed: int = 0,
        also: Sequence[Choice] = (),
    ) -> None:
        self.found = AnalysisReply(id, analyse(self.definition, known, seat, Random(seed), PONDERED, also))

    def poll(self) -> AnalysisReply | None:
        found, self.found = self.found, None
        return found

    def cancel(self) -> None:
        self.found = None


def hinted(screen: TableScreen) -> None:
    """Whoever is asked wants a hint."""
    screen.table_hints.analyst = lambda: Pondering(screen.match)
    screen.table_hints.ask()
    screen.update(screen.now)


def demo(pilot: Pilot, services: AppServices, game: str) -> None:
    """The show of bots, at its first card."""

    pilot.app.push(DemoScreen(services, game, InlineBots(), 5))
    pilot.tick(DEMO_MS)


def tutorial(pilot: Pilot, services: AppServices, game: str) -> None:
    """A lesson, at the first thing that is to be done."""

    screen = TutorialScreen(services, game)
    pilot.app.push(screen)
    while screen.lesson.step.do is None:
        pilot.tick(FRAME)
        if screen.lesson.on:
            pilot.click("next")
    pilot.tick(FRAME)
