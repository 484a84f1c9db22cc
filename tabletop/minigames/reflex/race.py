"""A race of several signal rounds: everybody at once, or one person after the other (AP-170), and the marks it comes to."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from random import Random
from typing import TYPE_CHECKING, Literal

from tabletop.match.bot_timing import DelayDistribution, draw
from tabletop.minigames.reflex.race_facts import RaceMark, last
from tabletop.minigames.reflex.signal_round import RacerState, SignalRound, SignalRoundRules, State, Word

if TYPE_CHECKING:
    from tabletop.match.seats import TableSetup
    from tabletop.minigames.reflex.race_facts import RaceAsk

WAIT_MS = (500, 2000)  # AP-158
GESTURE = {
    "easy": DelayDistribution(950, 250, 300),
    "normal": DelayDistribution(700, 180, 200),
    "hard": DelayDistribution(480, 110, 180),
}  # AP-166


class Race:
    """`bots`: the time of each racer that is a bot; `wait` draws the ms until a signal.

    `signal_round` runs; after it is over, `go_on` starts the next one, until `done`. Times of an earlier round are nobody's
    business before the last one is over.
    """

    def __init__(
        self, ask: RaceAsk, bots: dict[int, int], wait: Callable[[], int], now: float, stall_ms: float = inf
    ) -> None:
        self.ask, self.wait = ask, wait
        racers = ask.racers[ask.racers.index(ask.seat) :]
        people = [seat for seat in racers if seat not in bots]
        apart = ask.one_by_one and len(people) > 1
        self.rules = SignalRoundRules(ask.limit_ms, ask.margin_ms, ask.false_start, not apart, stall_ms)
        self.racers = racers
        self.lanes = {seat: RacerState(self._handicap(seat), bots.get(seat)) for seat in racers}
        self._groups = [(seat,) for seat in people] if apart else [racers]
        self._marks: dict[int, RaceMark] = {}
        self.at = 0
        self.signal_round = self._begin(now)

    def _handicap(self, seat: int) -> int:
        return self.ask.handicaps[seat] if seat < len(self.ask.handicaps) else 0

    def _begin(self, now: float) -> SignalRound:
        return SignalRound(self.rules, {seat: self.lanes[seat] for seat in self._groups[self.at]}, self.wait, now)

    # -- what happens ---------------------------------------------------------------------------------------------
    @property
    def state(self) -> State:
        return self.signal_round.state

    @property
    def done(self) -> bool:
        return self.state == "over" and self.at == len(self._groups) - 1

    @property
    def apart(self) -> bool:
        return len(self._groups) > 1

    def down(self, seat: int, source: str, now: float) -> Word:
        return self.signal_round.down(seat, source, now)

    @property
    def signal(self) -> int:
        """The number of the signal that is waited for, or has been given; another one when a round is armed anew."""
        return 1000 * self.at + self.signal_round.rearmed

    def go_on(self, now: float) -> None:
        """The next round, after one that is over."""
        if self.state != "over" or self.done:
            raise RuntimeError("no heat can begin now")
        self._note()
        self.at += 1
        self.signal_round = self._begin(now)

    # -- what it comes to -----------------------------------------------------------------------------------------
    def _note(self) -> None:
        for seat, lane in self.signal_round.lanes.items():
            early = tuple(self.signal_round.offset(at) for at in lane.early)
            self._marks[seat] = RaceMark(
                seat=seat,
                raw=lane.raw,
                time=lane.time,
                handicap=lane.handicap,
                error=round(lane.error, 2),
                early=early,
                out=lane.out,
                bot=lane.bot_ms is not None,
                rearmed=self.signal_round.rearmed,
                phone=round(lane.phone),
            )

    def marks(self) -> tuple[RaceMark, ...]:
        """One a racer, in the order in which they are asked; bots press when they would have, even after an early close."""
        if not self.done:
            raise RuntimeError("the race is not over yet")
        self._note()
        for seat, lane in self.lanes.items():
            if lane.bot_ms is not None and lane.raw is None:
                lane.raw = lane.bot_ms if lane.bot_ms <= self.rules.limit_ms else None
                self._marks[seat] = RaceMark(seat=seat, raw=lane.raw, time=lane.time, handicap=lane.handicap, bot=True)
        return tuple(self._marks[seat] for seat in self.racers)

    def last(self) -> tuple[int, ...]:
        return last(self.marks(), self.ask.margin_ms)


def race_of(ask: RaceAsk, setup: TableSetup, n: int, now: float, stall_ms: float = inf) -> Race:
    """The race after `n` answers of a match: the same waits and bots' times whenever it is run."""
    dice = Random(f"{setup.seed} race {n}")
    bots = {
        seat: draw(GESTURE, setup.seats[seat].bot, Random(f"{setup.seed} race {n} {seat}"), relaxed=ask.relaxed)
        for seat in ask.racers
        if not setup.seats[seat].human
    }
    return Race(ask, bots, lambda: dice.randint(*WAIT_MS), now, stall_ms)


# The key test of a match: everybody holds the own key at once, and what the keyboard does not tell is named (AP-167).
#
# Cheap keyboards cannot tell some combinations of three or more keys: then one of the keys never arrives while the
# others are down. A key that nobody presses looks the same, so the test only names it.

SURE_MS = 1200  # others are held so long: what has not come by then does not come
FEWEST = 2


class KeyTest:
    """`keys`: by seat, the name of its key or of its gamepad's button. Times in ms of the caller's clock."""

    def __init__(self, keys: dict[int, str]) -> None:
        self.keys = keys
        self.again()

    def again(self) -> None:
        self.down_since: dict[int, float] = {}
        self.heard: set[int] = set()
        self.missing: tuple[int, ...] = ()
        self._changed = 0.0
        self._passed = False

    def down(self, key: str, now: float) -> tuple[int, ...]:
        """A key goes down; the seats it belongs to."""
        seats = tuple(seat for seat, own in self.keys.items() if own == key and seat not in self.down_since)
        for seat in seats:
            self.down_since[seat] = self._changed = now
            self.heard.add(seat)
        self.missing = tuple(seat for seat in self.missing if seat not in seats)
        self._passed = self._passed or len(self.down_since) == len(self.keys)
        return seats

    def up(self, key: str, now: float) -> None:
        for seat, own in self.keys.items():
            if own == key and self.down_since.pop(seat, None) is not None:
                self._changed = now

    def state(self, now: float) -> Literal["waiting", "passed", "missing"]:
        """passed: all were down at once; missing: some are held long enough, and `missing` are not heard with them."""
        if self._passed:
            self.missing = ()
            return "passed"
        if len(self.down_since) >= FEWEST and now - self._changed >= SURE_MS:
            self.missing = tuple(seat for seat in self.keys if seat not in self.down_since)
        return "missing" if self.missing else "waiting"

    def blocked(self) -> tuple[int, ...]:
        """Of the missing ones those whose key was heard alone: the keyboard blocks it while the others are down."""
        return tuple(seat for seat in self.missing if seat in self.heard)
