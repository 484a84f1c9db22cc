"""Who was first, on a clock that can be stopped: helping Bones and buzzers (AP-171 to AP-173). Times in ms of any clock."""

from __future__ import annotations

from tabletop.core.ask import Refused
from tabletop.match.reaction_window import AutoPass, Press, ReactionWindow, WindowFacts
from tabletop.match.seats import WindowRules

TIE_MS = 16  # AP-172: closer together nobody can tell
HOLD_MS = 8000  # AP-173
RESUME_MS = 2000  # AP-173


class Rush:
    """`order`: seats by distance, the nearest first; it decides between those who are first together."""

    def __init__(self, order: tuple[int, ...], limit_ms: int, tie_ms: int, now: int) -> None:
        self.order, self.tie_ms = order, max(TIE_MS, tie_ms)
        self.limit_ms = self.left_ms = limit_ms
        self.hits: dict[int, int] = {}
        self._run = 0  # ms that had run before the last start
        self._since: int | None = now

    def elapsed(self, now: int) -> int:
        """How long the clock has been running."""
        return self._run + (now - self._since if self._since is not None else 0)

    @property
    def closes_at(self) -> int | None:
        """None while the clock stands still."""
        return None if self._since is None else self._since + self.left_ms

    def over(self, now: int) -> bool:
        return self._since is not None and now > self._since + self.left_ms and not self.hits

    def hit(self, seat: int, at: int) -> None:
        """A seat's first press counts, or its landing."""
        if self._since is not None and at <= self._since + self.left_ms:
            self.hits.setdefault(seat, at)

    def first(self, now: int) -> int | None:
        """The seat that was first, as soon as nobody can tie with it any more."""
        if not self.hits:
            return None
        earliest = min(self.hits.values())
        if now <= earliest + self.tie_ms:
            return None
        return next(seat for seat in self.order if self.hits.get(seat, now) <= earliest + self.tie_ms)

    def stop(self, now: int) -> None:
        """The clock stands still from the first hit on."""
        if self._since is not None:
            at = min(self.hits.values(), default=now)
            self._run, self.left_ms, self._since = self.elapsed(at), self.left_ms - (at - self._since), None

    def hasten(self, share: float, now: int) -> None:
        """Only this share of the time that is left."""
        if self._since is not None:
            gone = now - self._since
            self.left_ms = gone + round(max(0, self.left_ms - gone) * share)

    def resume(self, now: int) -> None:
        """The clock runs again, with a little time for the others; late presses of before are forgotten."""
        self.hits = {}
        self.left_ms, self._since = max(self.left_ms, RESUME_MS), now


class Buzz(ReactionWindow):
    """The window of a rush in which the first press stops the clock, and whoever pressed is served alone (AP-173)."""

    def __init__(self, rush: Rush, humans: frozenset[int], call: str, now: int) -> None:
        super().__init__(rush.order, humans, WindowRules(seconds=max(1, rush.left_ms // 1000)), now)
        self.rush, self.call = rush, call
        self.out: set[int] = set()

    def press(self, seat: int, what: Press, now: int) -> None:
        """Refused for who has had a try; Pass is a press that does nothing."""
        if seat in self.out:
            raise Refused("out_of_race", "You have had your try in this race.")
        super().press(seat, what, now)
        if what == "react":
            self.rush.hit(seat, now)

    def closes_at(self) -> int | None:
        return self.rush.closes_at

    @property
    def ends_at(self) -> int | None:
        """When the holder's time is up; it begins with the curtain going up."""
        return self._lifted + HOLD_MS if self.serving is not None and self._open else None

    def stop(self, seat: int, now: int) -> None:
        """The clock stops for this seat."""
        self.rush.stop(now)
        self.close()
        self.serve(seat, now)

    def facts(self, modes: dict[int, AutoPass]) -> WindowFacts:
        return super().facts(modes)._replace(panel_ms=HOLD_MS, call=self.call)

    def go_on(self, now: int) -> None:
        """The seat that was served has nothing to give."""
        if self.serving is not None:
            self.out.add(self.serving)
        self.serving, self.collecting = None, True
        self._presses.clear()
        self.rush.resume(now)
