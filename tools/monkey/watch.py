"""What a monkey finds: errors, pictures that came too late, and what it did before."""

from __future__ import annotations

import sys
import threading
import traceback
from collections import Counter, deque
from contextlib import suppress
from pathlib import Path
from time import perf_counter, thread_time

import msgspec

STALL = 2.0  # seconds between two pictures, without what a busy machine gave to others
LOOK = 0.2  # seconds between two looks at what the program is doing
TASKS = Path("/proc/self/task")
KEPT = 30  # actions that are told after a failure


def waits() -> dict[str, float]:
    """By thread of this process, seconds for which it could have run and the machine did something else.

    Empty where the system does not tell.
    """
    found = {}
    for place in TASKS.glob("*/schedstat"):
        with suppress(OSError, IndexError):  # the thread has ended meanwhile
            found[place.parent.name] = int(place.read_text().split()[1]) / 1e9
    return found


class Fault(msgspec.Struct):
    """`what`: the traceback of an error, or where the program was while no picture came."""

    kind: str
    screen: str
    what: str
    before: list[str]


class Watch:
    """Hears of every frame, action and error of the program."""

    def __init__(self) -> None:
        self.screens: Counter[str] = Counter()
        self.faults: list[Fault] = []
        self.actions = 0
        self.frames = 0
        self.starts = 0
        self.longest = 0.0
        self.screen = ""
        self._last: deque[str] = deque(maxlen=KEPT)
        self._since: float | None = None
        self._used = 0.0
        self._waits: dict[str, float] = {}
        self._stack = ""
        self._main = threading.get_ident()
        threading.excepthook = lambda hook: self.error(hook.exc_value or hook.exc_type())
        sys.unraisablehook = lambda hook: self.error(hook.exc_value or hook.exc_type())
        threading.Thread(target=self._look, name="watch", daemon=True).start()

    # --- what the program does
    def frame(self, screen: str) -> None:
        """A frame begins, with this screen on top."""
        now, used, delay = perf_counter(), thread_time(), waits()
        if self._since is not None:
            elsewhere = max((delay[thread] - self._waits.get(thread, 0.0) for thread in delay), default=0.0)
            seconds = now - self._since - elsewhere  # one thread may have waited for another
            self.longest = max(self.longest, seconds)
            if seconds > STALL:
                busy = f"{seconds:.1f} s without a picture, {used - self._used:.1f} s of them computed"
                self._fault("stall", f"{busy}\n{self._stack}")
        if screen != self.screen:
            self.screen = screen
            self.screens[screen] += 1
        self._since, self._used, self._waits, self._stack = now, used, delay, ""
        self.frames += 1

    def away(self) -> None:
        """The program has ended; there are no frames until it starts again."""
        self._since = None

    def error(self, error: BaseException) -> None:
        self._fault("exception", "".join(traceback.format_exception(error)))

    def action(self, text: str) -> None:
        self.actions += 1
        self._last.append(f"{self.actions}. {self.screen}: {text}")

    def _fault(self, kind: str, what: str) -> None:
        fault = Fault(kind, self.screen, what, list(self._last))
        self.faults.append(fault)
        print(f"\n{kind} on '{fault.screen}'\n{what}\nbefore:\n" + "\n".join(f"  {line}" for line in fault.before),
              file=sys.stderr, flush=True)  # fmt: skip

    def _look(self) -> None:
        """In a thread: where the program is while a picture is overdue."""
        pause = threading.Event()
        while not pause.wait(LOOK):
            since = self._since
            if since is not None and not self._stack and perf_counter() - since > STALL / 2:
                frame = sys._current_frames().get(self._main)  # noqa: SLF001  # there is no other way to see another thread
                self._stack = "".join(traceback.format_stack(frame)[-12:])

    def number(self, kind: str) -> int:
        return sum(fault.kind == kind for fault in self.faults)
