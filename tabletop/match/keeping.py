"""Writes one match down while it is played: every answer at once, the whole state now and then."""

from __future__ import annotations

import msgspec

from tabletop import __version__
from tabletop.core.definition import Outcome
from tabletop.core.game import Game
from tabletop.core.record import Answer
from tabletop.match.seats import TableSetup
from tabletop.match.store import Answer as StoredAnswer
from tabletop.match.store import Store

SNAPSHOT_EVERY = 40  # answers
TURN_SNAPSHOT_EVERY = 20  # at the first ask of a turn, if so many answers have passed


class Keeper:
    """`number`: the match in the store. `unix`: Unix seconds at `start`, a moment (ms) of the caller's clock."""

    def __init__(self, store: Store, number: int, unix: int, start: int) -> None:
        self.store, self.number, self.unix, self.start = store, number, unix, start
        self._kept = self._turn_kept = 0  # answers at the last snapshot of either kind
        self._turn: int | None = None

    def _now(self, now: int) -> int:
        return self.unix + (now - self.start) // 1000

    def append(self, answer: Answer, n: int, now: int) -> None:
        """Commit the n-th answer (from 1). Raises StoreError; then nothing was written."""
        self.store.append(self.number, [StoredAnswer(*answer)], now=self._now(now), at=n - 1)

    def snapshot(self, game: Game, n: int) -> None:
        """Keep the state after `n` answers when it is time to."""
        turn = self._turn is not None and self._turn != game.table.turn and n - self._turn_kept >= TURN_SNAPSHOT_EVERY
        self._turn = game.table.turn
        if turn:
            self._turn_kept = n
            self.store.snapshot(self.number, n, state_json(game), turn=True)
        elif n - self._kept >= SNAPSHOT_EVERY:
            self._kept = n
            self.store.snapshot(self.number, n, state_json(game))

    def resumed(self, game: Game, n: int) -> None:
        """The match goes on after `n` answers."""
        self._kept, self._turn_kept, self._turn = n, n, game.table.turn

    def truncate(self, n: int, now: int) -> None:
        self.store.truncate(self.number, n, now=self._now(now))
        self._kept, self._turn_kept, self._turn = min(self._kept, n), min(self._turn_kept, n), None

    def reseat(self, setup: TableSetup, now: int) -> None:
        self.store.reseat(self.number, setup.plain()["seats"], now=self._now(now))

    def finish(self, outcome: Outcome, played_ms: int, now: int) -> None:
        result = {"winners": outcome.winners, "ending": outcome.ending, "seconds": played_ms // 1000}
        self.store.finish(self.number, result, now=self._now(now))


def state_json(game: Game) -> bytes:
    return msgspec.json.encode(game.save())


def create(store: Store, setup: TableSetup, unix: int) -> int:
    """A new match in the store; its id. Everything of the set-up but the seats is kept among its options."""
    plain = setup.plain()
    seats, seed, game = plain.pop("seats"), plain.pop("seed"), plain.pop("game")
    return store.create_match(game=game, seed=seed, options=plain, seats=seats, program=__version__, now=unix)
