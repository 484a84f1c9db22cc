"""What the screen may show of a match: the table, its events and its log, for the eyes that are in front of it."""

from __future__ import annotations

from typing import Literal, NamedTuple

from tabletop.core.ask import NOBODY, RACE, SINGLE, UNKNOWN
from tabletop.core.definition import Definition, Outcome
from tabletop.core.game import Game
from tabletop.core.record import Record
from tabletop.core.table import Event
from tabletop.core.view import View, redact, view
from tabletop.match.autopass import AutoPassing
from tabletop.match.journal import Journal, LogLine
from tabletop.match.privacy import Privacy
from tabletop.match.rushing import Rushing
from tabletop.match.seats import TableSetup
from tabletop.match.window import AutoPass, Window, WindowFacts

JUMP: Event = ("jump",)  # in place of events: the table changed without any (undo); show `view()`


class Beat(NamedTuple):
    """What the n-th answer, given by `seat`, has done: events for the eyes that are at the screen now."""

    n: int
    seat: int
    events: tuple[Event, ...]


class Screen:
    """The half of a match that only looks."""

    definition: Definition
    setup: TableSetup
    record: Record
    privacy: Privacy
    journal: Journal
    window: Window | None
    passing: AutoPassing
    rushing: Rushing
    _beats: list[tuple[int, int, list[Event]]]

    @property
    def game(self) -> Game:
        return self.record.game

    @property
    def outcome(self) -> Outcome | None:
        return self.definition.outcome(self.game.table)

    @property
    def asked(self) -> int:
        """The person who has to decide something now (the curtain may still be down); NOBODY: bots, a window, the world."""
        game = self.game
        if game.over:
            return NOBODY
        if self.window is not None:
            return NOBODY if self.window.serving is None else self.window.serving
        if game.ask[0] == RACE:
            return self.rushing.thrower
        waiting = (game.ask[1],) if game.ask[0] in SINGLE else game.left
        return next((seat for seat in waiting if self.human(seat)), NOBODY)

    @property
    def window_facts(self) -> WindowFacts | None:
        """Where passing ahead is private nothing of it is shown, and nothing follows from it (AP-175)."""
        if self.window is None:
            return None
        facts = self.window.facts(self.passing.modes)
        if self.passing.private:
            facts = facts._replace(strips=tuple(strip._replace(mode="", passes=False) for strip in facts.strips))
        return facts

    def passing_shown(self, seat: int) -> AutoPass | Literal[""]:
        """How a seat passes ahead, as the screen may show it now; "" when that is nobody's business here."""
        return "" if self.passing.private and seat != self.viewer else self.passing.of(seat)

    def human(self, seat: int) -> bool:
        return seat >= 0 and self.setup.seats[seat].human

    @property
    def n(self) -> int:
        """How many answers have been given."""
        return len(self.record.answers)

    @property
    def eyes(self) -> tuple[int, ...]:
        """The seats whose secrets the screen may show. Who has fallen sees what an onlooker sees (ES-135)."""
        alive, humans = self.game.table.alive, self.setup.humans
        if self.record.options.get("fallen_see_all") == "yes" and humans and not any(alive[seat] for seat in humans):
            return tuple(range(len(alive)))
        return tuple(seat for seat in self.privacy.eyes if alive[seat])

    @property
    def viewer(self) -> int:
        """The seat at the screen, NOBODY behind the curtain, in a window, or when that seat has fallen."""
        viewer = self.privacy.viewer
        return viewer if viewer != NOBODY and self.game.table.alive[viewer] else NOBODY

    def view(self, seat: int | None = None) -> View:
        """What the screen may show now; or what one seat knows."""
        return seen_by(self.game, self.viewer, self.eyes) if seat is None else view(self.game, seat)

    def peek_at(self, n: int) -> View:
        """The table after `n` answers, for the eyes at the screen: what they knew then. From `record.first` on."""
        return seen_by(self.record.at(n), self.viewer, self.eyes)

    @property
    def log(self) -> list[LogLine]:
        """Oldest first, for the seat at the screen."""
        return self.journal.lines(self.viewer)

    def reasons(self) -> dict[int, tuple[str, str, str]]:
        """Why cards of the seat at the screen are no option: card -> (code, sentence, rule id)."""
        return self.game.reasons(self.viewer) if self.viewer != NOBODY else {}

    def drain(self) -> list[Beat]:
        """What has happened since the last call, oldest first."""
        eyes = self.eyes
        beats = [Beat(n, seat, tuple(heard_by(e, eyes) for e in events)) for n, seat, events in self._beats]
        self._beats = []
        return beats


def seen_by(game: Game, viewer: int, eyes: tuple[int, ...]) -> View:
    """The view of `viewer` (its options, its words), with the faces that any of `eyes` sees."""
    found = view(game, viewer)
    for seat in eyes:
        if seat != viewer:
            for card, kind in enumerate(game.table.veiled(seat).kind):
                if kind != UNKNOWN:
                    found.table.kind[card] = kind
    return found


def heard_by(event: Event, eyes: tuple[int, ...]) -> Event:
    """An event as these seats together may hear it: all that any of them hears more than an onlooker."""
    public = redact(event, NOBODY)
    return next((heard for seat in eyes if (heard := redact(event, seat)) != public), public)
