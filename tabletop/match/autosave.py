"""Writes one match down while it is played: every answer at once, the whole state now and then.

When writing fails the match goes on: what was not written waits here, `trouble` says why, and `again` writes it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec

from tabletop import __version__
from tabletop.core.definition import Outcome
from tabletop.core.game import Game
from tabletop.core.record import Answer, Record
from tabletop.match import state_history
from tabletop.match.help_used import Help
from tabletop.match.seals import DealSeal
from tabletop.match.seats import TableSetup
from tabletop.storage import ElsewhereError, Store, StoredAnswer, StoreError

log = logging.getLogger(__name__)
SNAPSHOT_EVERY = 40  # answers
TURN_SNAPSHOT_EVERY = 20  # at the first ask of a turn, if so many answers have passed


class SaveTrouble(NamedTuple):
    """Not everything is saved. `why` follows "because"; `elsewhere`: another program plays this match, or ended it."""

    why: str
    elsewhere: bool = False


class Autosave:
    """`number`: the match in the store. `unix()`: Unix seconds. The match's own clock stands still in a pause, and skips ahead.

    Raises ElsewhereError when another program plays the match; whatever else fails is `trouble`.
    """

    def __init__(self, store: Store, number: int, unix: Callable[[], int]) -> None:
        store.hold(number)
        self.store, self.number, self.unix = store, number, unix
        self.trouble: SaveTrouble | None = None
        self.since: float | None = None  # the screen's to fill in: the Unix second at which it noticed the trouble
        self._log = store.answers(number)
        self._there = self._common = len(self._log)  # answers in the store, and how many of them are those of the log
        self._seats: list[dict[str, Any]] | None = None  # waiting to be written, as is the result
        self._result: dict[str, Any] | None = None
        self._states = ""
        self._time = unix()
        self._kept = self._turn_kept = 0  # answers at the last snapshot of either kind
        self._turn: int | None = None
        log.info("match %d is played from answer %d on", number, self._there)

    # -- what has happened ------------------------------------------------------------------------------------------
    def append(
        self,
        answer: Answer,
        outcome: Outcome | None = None,
        help_: Help | None = None,
        record: Record | None = None,
        sealed: DealSeal | None = None,
    ) -> None:
        """Commit an answer; `outcome`: it was the last one, `help_` is what has helped, `record` the whole match, `sealed` what
        its deal is checked by. Raises ElsewhereError; then the answer does not count.
        """
        self._log.append(StoredAnswer(*answer))
        log.info("match %d: answer %d, of seat %d", self.number, len(self._log), answer.seat)
        if outcome is not None:
            self._result = _result(outcome, answer.ms, help_, sealed)
            with suppress(IndexError):  # how it began is not known any more
                self._states = state_history.recorded(record) if record is not None else ""
        self._write()

    def truncate(self, n: int) -> None:
        """Only the first `n` answers count."""
        del self._log[n:]
        self._common, self._result, self._states = min(self._common, n), None, ""
        self._kept, self._turn_kept, self._turn = min(self._kept, n), min(self._turn_kept, n), None
        self._write()

    def reseat(self, setup: TableSetup) -> None:
        self._seats = setup.plain()["seats"]
        self._write()

    def finish(self, outcome: Outcome, played_ms: int, help_: Help, sealed: DealSeal | None = None) -> None:
        """The match had come to its end before it was resumed."""
        self._result = _result(outcome, played_ms, help_, sealed)
        self._write()

    def snapshot(self, game: Game, n: int) -> None:
        """Keep the state after `n` answers when it is time to. It only saves time, so that it may fail."""
        turn = self._turn is not None and self._turn != game.table.turn and n - self._turn_kept >= TURN_SNAPSHOT_EVERY
        self._turn = game.table.turn
        if self._there != n or not (turn or n - self._kept >= SNAPSHOT_EVERY):
            return
        if turn:
            self._turn_kept = n
        else:
            self._kept = n
        with suppress(StoreError):
            self.store.snapshot(self.number, n, state_json(game), turn=turn)

    def resumed(self, game: Game, n: int) -> None:
        """The match goes on after `n` answers."""
        self._kept, self._turn_kept, self._turn = n, n, game.table.turn

    # -- writing ----------------------------------------------------------------------------------------------------
    def again(self) -> None:
        """Look whether the file is still there, and write what waits. To be called now and then; never raises."""
        if self.trouble is None or not self.trouble.elsewhere:
            with suppress(ElsewhereError):
                self._try()

    def close(self) -> None:
        """Nobody plays on here; what waits is tried for the last time."""
        self.again()
        self.store.release(self.number)
        log.info("match %d is left at answer %d", self.number, len(self._log))

    def _write(self) -> None:
        self._time = self.unix()
        if self.trouble is None:
            self._try()

    def _try(self) -> None:
        before = self.trouble
        try:
            self._catch_up()
            self.trouble = None
        except ElsewhereError as error:
            self.trouble = SaveTrouble(error.why, elsewhere=True)
            raise
        except StoreError as error:
            self.trouble = SaveTrouble(error.why)
        finally:
            if (before is None) != (self.trouble is None):
                log.warning("match %d: %s", self.number, self.trouble.why if self.trouble else "all is saved again")
                with suppress(StoreError):
                    self.store.patient(self.trouble is None)

    def _catch_up(self) -> None:
        """Bring the store to where the match is, in order: each step that is done stays done."""
        store, number, now = self.store, self.number, self._time
        store.check()
        if self._common < self._there:
            store.truncate(number, self._common, now=now, at=self._there)
            self._there = self._common
        if self._there < len(self._log):
            tail = self._log[self._there :]
            self._common = self._there = store.append(number, tail, now=now, at=self._there, result=self._result)
            self._result = None
        if self._result is not None:
            store.finish(number, self._result, now=now)
            self._result = None
        if self._states:
            state_history.keep(store, number, self._states, now)
            self._states = ""
        if self._seats is not None:
            store.reseat(number, self._seats, now=now)
            self._seats = None


def state_json(game: Game) -> bytes:
    return msgspec.json.encode(game.save())


def create(store: Store, setup: TableSetup, unix: int) -> int:
    """A new match in the store; its id. Everything of the set-up but the seats is kept among its options."""
    plain = setup.plain()
    seats, seed, game = plain.pop("seats"), plain.pop("seed"), plain.pop("game")
    return store.create_match(game=game, seed=seed, options=plain, seats=seats, program=__version__, now=unix)


def copied(
    store: Store,
    setup: TableSetup,
    answers: Sequence[Answer],
    outcome: Outcome | None,
    unix: int,
    help_: Help | None = None,
) -> int:
    """The whole match as it stands, as a new one in another store; its id."""
    number = create(store, setup, unix)
    result = _result(outcome, answers[-1].ms, help_) if outcome is not None and answers else None
    store.append(number, [StoredAnswer(*answer) for answer in answers], now=unix, result=result)
    return number


def _result(outcome: Outcome, played_ms: int, help_: Help | None, sealed: DealSeal | None = None) -> dict[str, Any]:
    found: dict[str, Any] = {"winners": outcome.winners, "ending": outcome.ending, "seconds": played_ms // 1000}
    if outcome.team:
        found["team"] = outcome.team
    if outcome.sides:
        found["sides"] = outcome.sides
    if sealed is not None:
        found["fair"] = msgspec.to_builtins(sealed)
    if any("repaired" in what for what in (help_ or {}).values()):
        found["repaired"] = True
    return found if help_ is None else {**found, "help": help_}
