"""Tweens: values that move over time, on an injected clock. Two lanes: `event_lane` can be hurried, `touch` cannot."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable


def linear(t: float) -> float:
    return t


def out_cubic(t: float) -> float:
    return 1 - (1 - t) ** 3


def in_out(t: float) -> float:
    return t * t * (3 - 2 * t)


def out_back(t: float) -> float:
    """Overshoots a little and comes back: for things that land."""
    return 1 + 2.2 * (t - 1) ** 3 + 1.2 * (t - 1) ** 2


def elastic(t: float) -> float:
    """Swings out: for a released button or a settled card."""
    if t in (0, 1):
        return t
    return 1 + 2 ** (-9 * t) * math.sin((t * 7 - 0.75) * (2 * math.pi / 3))


EASES = {"linear": linear, "out_cubic": out_cubic, "in_out": in_out, "out_back": out_back, "elastic": elastic}


class Tween:
    """One movement: `step(0..1)` is called while it runs, `done()` once after its last step."""

    def __init__(
        self, start: float, ms: float, step: Callable[[float], None], ease: str, done: Callable[[], None] | None
    ) -> None:
        self.start = start
        self.ms = ms
        self.step = step
        self.ease = EASES[ease]
        self.done = done

    def advance(self, now: float) -> bool:
        """Show the state at `now`; True when it has ended."""
        if now < self.start:
            return False
        part = 1.0 if self.ms <= 0 else min(1.0, (now - self.start) / self.ms)
        self.step(1.0 if part >= 1 else self.ease(part))
        return part >= 1


class Lane:
    """Tweens that run side by side; one key runs once at a time, the newer replaces the older. `slow`: so many times longer
    than they are meant those take that begin from now on.
    """

    def __init__(self) -> None:
        self.now = 0.0
        self.slow = 1.0
        self._running: dict[Hashable, Tween] = {}
        self._unnamed = 0

    def run(
        self,
        ms: float,
        step: Callable[[float], None],
        *,
        ease: str = "out_cubic",
        delay: float = 0,
        key: Hashable = None,
        done: Callable[[], None] | None = None,
    ) -> None:
        """Move over `ms` milliseconds, after `delay`. With no time at all it is done at the next update."""
        if key is None:
            self._unnamed += 1
            key = ("unnamed", self._unnamed)
        self._running[key] = Tween(self.now + delay * self.slow, ms * self.slow, step, ease, done)

    def update(self, now: float) -> bool:
        """Advance everything to `now` (milliseconds); True when something moved."""
        self.now = now
        moved = False
        for key, tween in list(self._running.items()):
            if self._running.get(key) is not tween:
                continue
            moved = moved or now >= tween.start
            if tween.advance(now):
                del self._running[key]
                if tween.done:
                    tween.done()
        return moved

    def skip(self) -> None:
        """Jump to the end of everything that runs now; what the ends start runs from now on."""
        running, self._running = self._running, {}
        for tween in running.values():
            tween.step(1.0)
            if tween.done:
                tween.done()

    def hurry(self) -> None:
        """Jump to the end of everything, including what the ends start."""
        for _ in range(10_000):
            if not self._running:
                return
            self.skip()
        raise RuntimeError("tweens start each other without end")

    def cancel(self, key: Hashable) -> None:
        self._running.pop(key, None)

    def clear(self) -> None:
        """Forget everything that moves, where it is."""
        self._running.clear()

    @property
    def next_start(self) -> float | None:
        """When the earliest tween starts or started (milliseconds), None when nothing is pending."""
        return min((tween.start for tween in self._running.values()), default=None)

    @property
    def busy(self) -> bool:
        return bool(self._running)
