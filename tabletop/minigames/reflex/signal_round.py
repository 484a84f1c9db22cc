"""One signal and the presses after it: a state machine without a clock, whoever calls says what time it is (ms).

ARMING: a random wait during which every press is a false start. It does not end while somebody holds a key, and what is
held at its end makes it begin anew, so that nobody can tell the moment of the signal. OPEN: each seat counts at its first
valid press. OVER: everybody is in, the time is up, or the one who is left has lost already (AP-158 to AP-165).
"""

from __future__ import annotations

from collections.abc import Callable
from math import floor, inf
from typing import Literal, NamedTuple

State = Literal["arming", "open", "over"]
FalseStart = Literal["lock", "last", "off"]
Word = Literal["", "landed", "early"]  # what became of a press: nothing, it counts, a false start

HUMAN_MS = 100  # AP-164: nobody reacts faster, so a press before that was a guess
LOCK_MS = 300  # AP-164
PATIENCE = 3  # a computer that stumbles again and again has to do as it is
STUCK_MS = 5000  # a key that is held so long is stuck, or somebody plays tricks: the others do not wait for it


class SignalRoundRules(NamedTuple):
    """limit_ms: how long it is open; margin_ms: what still ties with the last; close_early: whether the last one left can
    lose before the limit; stall_ms: if nobody looked at the input for so long while it was open, all is armed anew.
    """

    limit_ms: int = 5000
    margin_ms: int = 50
    false_start: FalseStart = "lock"
    close_early: bool = True
    stall_ms: float = inf


class RacerState:
    """One seat in a round. raw: ms from the signal to the press; time: after the handicap (AP-165); out: counts as silent.

    error: ms since the input had last been looked at, when the press was read. bot_ms: when a bot presses. late: ms by which a
    press may come in later than it was made; phone: ms by which the time of one that came so may be wrong either way.
    """

    def __init__(self, handicap: int, bot_ms: int | None) -> None:
        self.handicap, self.bot_ms, self.late = handicap, bot_ms, 0.0
        self.held: dict[str, float] = {}
        self.forget()

    def forget(self) -> None:
        self.raw: int | None = None
        self.error = self.phone = 0.0
        self.out = False
        self.early: list[float] = []
        self.locked_until = -inf

    @property
    def time(self) -> int | None:
        return None if self.raw is None else max(0, self.raw - self.handicap)

    @property
    def settled(self) -> bool:
        return self.out or self.raw is not None


class SignalRound:
    """`wait` draws the ms until a signal; `lanes` by seat. Presses come from sources: keys, buttons, the mouse."""

    def __init__(
        self, rules: SignalRoundRules, lanes: dict[int, RacerState], wait: Callable[[], int], now: float
    ) -> None:
        self.rules, self.lanes, self.wait = rules, lanes, wait
        self.state: State = "arming"
        self.paused = False
        self.rearmed = 0
        self.signalled: float | None = None
        self._arm(now)

    def _arm(self, now: float) -> None:
        self.state, self.signalled = "arming", None
        self._due = now + self.wait()
        self._missed = False  # somebody held a key when the signal was due
        self._looked = now

    # -- before the signal ----------------------------------------------------------------------------------------
    def holding(self, now: float) -> tuple[int, ...]:
        """Seats with a key down that hold up the signal."""
        return tuple(
            seat for seat, lane in self.lanes.items() if any(now - since < STUCK_MS for since in lane.held.values())
        )

    def due(self, now: float) -> bool:
        """Whether the signal is to be given now: show it, sound it, then call `signal`."""
        if self.state != "arming" or self.paused or now < self._due:
            return False
        if self.holding(now):
            self._missed = True
            return False
        if self._missed:  # a stuck key has been given up
            self._missed, self._due = False, now + self.wait()
            return False
        return True

    def signal(self, now: float) -> None:
        """The signal can be seen and heard: t = 0."""
        self.state, self.signalled, self._looked = "open", now, now

    # -- presses --------------------------------------------------------------------------------------------------
    def down(self, seat: int, source: str, now: float) -> Word:
        """A key goes down; a source that is down already repeats, and does nothing (AP-167)."""
        lane = self.lanes.get(seat)
        gap = now - self._looked
        self.tick(now)
        if lane is None or source in lane.held:
            return ""
        lane.held[source] = now
        if self.state == "over" or lane.settled or lane.bot_ms is not None or self.paused:
            return ""
        word = self._press(lane, None if self.signalled is None else floor(now - self.signalled), now)
        lane.error = gap if word == "landed" else 0.0
        self.tick(now)
        return word

    def measured(self, seat: int, after: float | None, made: float, error: float, now: float) -> Word:
        """A press that was timed elsewhere: `after` ms since the signal was seen there, None: it had not been seen, and what
        counts is when the press was `made` by our clock. `error`: ms by which that may be wrong either way.
        """
        lane = self.lanes.get(seat)
        if lane is None or self.state == "over" or lane.settled or self.paused:
            return ""
        if self.signalled is None:
            since = None
        else:
            since = floor(made - self.signalled if after is None else after)
            since = None if since < 0 else since
        word: Word = "" if since is not None and since > self.rules.limit_ms else self._press(lane, since, made)
        lane.phone = error if word == "landed" else 0.0
        self.tick(now)
        return word

    def _press(self, lane: RacerState, since: int | None, at: float) -> Word:
        """`since`: ms from the signal, None before it."""
        if at < lane.locked_until:
            return ""
        rule = self.rules.false_start
        if since is not None and (since >= HUMAN_MS or rule == "off"):
            lane.raw = since
            return "landed"
        lane.early.append(at)
        if rule == "lock":
            lane.locked_until = at + LOCK_MS
        lane.out = rule == "last"
        return "early"

    def up(self, seat: int, source: str, now: float) -> None:
        lane = self.lanes.get(seat)
        if lane is not None:
            lane.held.pop(source, None)
        if self._missed and not self.holding(now):
            self._missed, self._due = False, now + self.wait()

    # -- time -----------------------------------------------------------------------------------------------------
    def tick(self, now: float) -> None:
        """The input has been read up to now."""
        gap, self._looked = now - self._looked, now
        if self.state != "open" or self.signalled is None:
            return
        if gap > self.rules.stall_ms and self.rearmed < PATIENCE:
            self.again(now)
            return
        running = floor(now - self.signalled)
        for lane in self.lanes.values():
            if lane.bot_ms is not None and lane.raw is None and lane.bot_ms <= min(running, self.rules.limit_ms):
                lane.raw = lane.bot_ms
        late = max((lane.late for lane in self.lanes.values() if not lane.settled), default=0.0)
        if running > self.rules.limit_ms + late or self._decided(running):
            self.state = "over"

    def _decided(self, running: int) -> bool:
        """Everybody is in, or the last one has lost already (AP-161)."""
        left = [lane for lane in self.lanes.values() if not lane.settled]
        if len(left) != 1 or len(self.lanes) == 1:
            return not left
        times = [lane.time for lane in self.lanes.values() if lane.time is not None]
        if not self.rules.close_early or len(times) != len(self.lanes) - 1:  # a silent one is as late as can be
            return False
        last = left[0]
        tie = max(self.rules.margin_ms, last.late + max(lane.phone for lane in self.lanes.values()))
        return running - last.handicap - last.late > max(times) + tie

    def again(self, now: float) -> None:
        """Everything that was is void, and the wait begins anew."""
        self.rearmed += 1
        for lane in self.lanes.values():
            lane.forget()
        self._arm(now)

    def focus_lost(self, now: float) -> None:
        """The window hears no keys any more: nothing counts until it does again."""
        if self.state != "over":
            self.paused = True
            for lane in self.lanes.values():
                lane.held.clear()
            self.again(now)

    def focus_back(self, now: float) -> None:
        if self.paused:
            self.paused = False
            self._arm(now)

    def offset(self, at: float) -> int:
        """A moment as whole ms from the signal, negative before it."""
        return floor(at - (self._due if self.signalled is None else self.signalled))
