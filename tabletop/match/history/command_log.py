"""Answers become history: every answer goes through here, played live or read back from a store."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from tabletop.core.anytime_rights import is_let_be
from tabletop.core.ask import OFFER, PASS
from tabletop.core.events import TURN, Fact
from tabletop.core.game import Game
from tabletop.core.record import Answer, Record, Recording
from tabletop.core.table import Table

WITHDREW = "withdrew"  # an answer's note: its seat had pressed React and then passed
EXPIRED = "expired"  # its time at the private panel ran out


class AppliedAnswer(NamedTuple):
    """An answer and what it did.

    n: how many answers there are now; options: how many it chose from; passed: a pass in a window; forced: the only
    option of a question that is not even shown, or the pass of who has not claimed anything.
    """

    n: int
    answer: Answer
    options: int
    passed: bool
    forced: bool
    events: Recording


def is_pass(game: Game, answer: Answer) -> bool:
    """True for an answer, not given yet, that passes in a window."""
    options = game.options_of(answer.seat) or []
    return game.ask is not None and game.ask[0] == OFFER and options[answer.choice : answer.choice + 1] == [PASS]


def is_forced(record: Record, answer: Answer) -> bool:
    """True for an answer, not given yet, that the match presses for a person."""
    game, definition = record.game, record.definition
    options = game.options_of(answer.seat) or ()
    pressed = game.ask is not None and definition.presses(game.ask[2], options, record.options)
    return pressed or is_let_be(definition, game, answer)


class Listener(Protocol):
    """What follows from the answers alone."""

    def add(self, applied: AppliedAnswer, game: Game, /) -> None:
        """`game` stands after the answer."""

    def cut(self, n: int, /) -> None:
        """Forget what came after `n` answers."""


class CommandLog:
    def __init__(self, record: Record, *listeners: Listener) -> None:
        self.record, self.listeners = record, listeners

    def apply(self, answer: Answer, *, kept: bool = False) -> AppliedAnswer:
        """Raises Refused, and then nothing has changed. Listeners have not heard of it yet: see `tell`."""
        game = self.record.game
        options, passed = game.options_of(answer.seat) or [], is_pass(game, answer)
        forced = is_forced(self.record, answer)
        events = self.record.answer(answer, kept=kept)
        return AppliedAnswer(len(self.record.answers), self.record.answers[-1], len(options), passed, forced, events)

    def tell(self, applied: AppliedAnswer) -> None:
        for listener in self.listeners:
            listener.add(applied, self.record.game)

    def read_back(self, answers: list[Answer]) -> None:
        for answer in answers:
            self.tell(self.apply(answer, kept=True))

    def undo_to(self, n: int) -> None:
        self.record.undo_to(n)
        for listener in self.listeners:
            listener.cut(n)


# What was said in a match, in order: the facts that achievements and figures are counted from.


class FactEntry(NamedTuple):
    """A fact of the `turn`-th turn (0: before the first one), after `n` answers; `eyes`: who has heard it."""

    n: int
    turn: int
    fact: Fact
    eyes: int


class FactLog:
    """Grows with every answer; `cut` after an undo."""

    def __init__(self) -> None:
        self._said: list[FactEntry] = []

    def add(self, applied: AppliedAnswer, _game: Game) -> None:
        turn = self._said[-1].turn if self._said else 0
        for event in applied.events:
            if event[0] == "say":
                turn += event[1] == TURN
                self._said.append(FactEntry(applied.n, turn, event[2], event[3]))

    def cut(self, n: int) -> None:
        self._said = [said for said in self._said if said.n <= n]

    def heard(self, seat: int) -> list[FactEntry]:
        """All that a seat has heard."""
        eye = Table.eyes(seat)
        return [said for said in self._said if said.eyes & eye]
