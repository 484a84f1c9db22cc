"""The record of one game: how it was set up and every answer since. Everything else follows from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from tabletop.core.ask import ANY, NO_CHOICE, NOBODY, SINGLE, TELL, TOGETHER
from tabletop.core.definition import Definition
from tabletop.core.game import Game
from tabletop.core.table import Event, Table, revealed

CHECKPOINT = 20  # answers between copies kept for undo and time travel: a jump replays at most so many


class Answer(NamedTuple):
    """`no` of the ask, the seat, the index of the chosen option, and when (ms since the match began). `note`: what was
    measured besides (a recorded shot, reaction times), of no meaning to the rules. `value`: what was told, plain data; then
    `choice` is NO_CHOICE.
    """

    no: int
    seat: int
    choice: int
    ms: int = 0
    note: str = ""
    value: object = None

    @property
    def is_repair(self) -> bool:
        """All have agreed to put something right (core/repair.py)."""
        return self.seat == TOGETHER and self.value is not None

    @property
    def meaning(self) -> tuple[int, int, int, object]:
        """What the rules hear of it."""
        return self.no, self.seat, self.choice, self.value


def told(no: int, seat: int, value: object, ms: int = 0, note: str = "") -> Answer:
    """An answer that is a value."""
    return Answer(no, seat, NO_CHOICE, ms, note, value)


class Record:
    """A game with its past. `game` is the present; `answers[:n]` lead to `at(n)`; `undone` is what redo would answer."""

    def __init__(
        self,
        definition: Definition,
        seats: int,
        seed: int,
        options: dict[str, str] | None = None,
        *,
        auto: bool = False,
        game: Game | None = None,
    ) -> None:
        """`game`: as it stands before the first answer, None for a new deal."""
        self.definition, self.seats, self.seed = definition, seats, seed
        self.options = definition.check_options(options or {})
        self.game = game or definition.start(seats, seed, self.options, auto=auto)
        self.answers: list[Answer] = []
        self.undone: list[Answer] = []
        self._copies: dict[int, Game] = {0: self.game.clone()}  # those beyond the present are replaced on the way there

    def answer(self, answer: Answer, *, kept: bool = False) -> Recording:
        """Apply an answer (kept: as it was stored once); what has happened. Raises Refused, and then nothing has changed."""
        game = self.game
        answer = self._meant(answer, kept=kept)
        film = game.table.events = Recording(game.table)
        game.answer(*answer.meaning)
        self._note(answer)
        if self.undone:
            same = self.undone[-1].meaning == answer.meaning
            self.undone = self.undone[:-1] if same else []  # going the same way again keeps the rest of the future
        game.take_events()
        return film

    def _note(self, answer: Answer) -> None:
        self.answers.append(answer)
        n = len(self.answers)
        if n % CHECKPOINT == 0:
            self._copies[n] = self.game.clone()

    def _meant(self, answer: Answer, *, kept: bool = False) -> Answer:
        """An answer by index to a question that is told, as the value that stands there.

        kept: it comes from a store; before there were values, the options of such questions were listed.
        """
        game = self.game
        if answer.value is not None or game.ask is None or game.ask[0] != TELL or answer.choice < 0:
            return answer
        query, options = game.ask[2], game.options_of(answer.seat) or []
        if kept and query in game.rules.listed:
            return told(answer.no, answer.seat, game.rules.listed[query](game.table, answer.choice), *answer[3:5])
        if answer.choice >= len(options):
            return answer
        return told(answer.no, answer.seat, options[answer.choice], *answer[3:5])

    def replay(self, answers: list[Answer]) -> None:
        """Apply stored answers without events; Refused when they do not fit this version of the rules."""
        for stored in answers:
            answer = self._meant(stored, kept=True)
            self.game.answer(*answer.meaning)
            self._note(answer)

    def start_from(self, game: Game, answers: list[Answer]) -> None:
        """Go on from a snapshot: `game` stood after `answers`, which cannot be played again by today's rules."""
        self.game, self.answers, self.undone = game, list(answers), []
        self._copies = {len(answers): game.clone()}

    @property
    def first(self) -> int:
        """The earliest moment that `at` can show: 0, or a snapshot's."""
        return min(self._copies)

    def at(self, n: int) -> Game:
        """An independent copy of the game as it stood after `n` answers; IndexError when there is no such moment."""
        if not self.first <= n <= len(self.answers):
            raise IndexError(f"{n} of {len(self.answers)} answers")
        if n == len(self.answers):
            return self.game.clone()
        start = max(i for i in self._copies if i <= n)
        game = self._copies[start].clone()
        for answer in self.answers[start:n]:
            game.answer(*answer.meaning)
        return game

    def undo_to(self, n: int) -> None:
        """Go back to the moment after `n` answers; what was answered since waits in `undone`, the next one last."""
        self.game = self.at(n)
        self.undone += reversed(self.answers[n:])
        del self.answers[n:]

    def free_undo(self, idle: Callable[[Game, Answer], bool] = lambda _game, _answer: False) -> int:
        """How far back one may go without asking anybody: to the last moment at which somebody learnt something, a die
        fell, or another seat had answered. len(answers) when not at all. idle(the game before, an answer): it is none.
        """
        n, seat, after = len(self.answers), NOBODY, self.game.table
        while n > self.first:
            before, answer = self.at(n - 1), self.answers[n - 1]
            if not idle(before, answer):
                if seat not in (NOBODY, answer.seat):
                    break
                seat = answer.seat
            if revealed(before.table, after) or (before.ask and before.ask[0] not in (*SINGLE, ANY)):
                break  # a given answer to a window is sealed: it is not taken back alone
            n, after = n - 1, before.table
        return n

    def tail(self) -> dict[str, Any]:
        """The present state as plain data, for a snapshot."""
        return self.game.save()

    @property
    def mover(self) -> int:
        """The single seat that is asked, or NOBODY (several, or the game is over)."""
        ask = self.game.ask
        return ask[1] if ask is not None and ask[0] in SINGLE else NOBODY


class Recording(list[Event]):
    """`stills`: by the place of a fact among the events, a copy of the table, with all secrets."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.stills: dict[int, Table] = {}

    def append(self, event: Event) -> None:
        """Facts are said one by one; only cards that move come several at once."""
        if event[0] == "say":
            self.stills[len(self)] = self.table.copy()
        super().append(event)
