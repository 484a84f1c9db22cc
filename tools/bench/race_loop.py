"""How long a press takes to reach the clock of a race: events posted by a thread, and keys pressed on a virtual display.

    python tools/bench/race_loop.py                       # both, at 1280x720 and 1920x1080
    python tools/bench/race_loop.py --presses 200 --only synthetic

Every press makes its badge move, so that pictures are drawn all the time: the worst that can happen in a race.
"""

from __future__ import annotations

import argparse
import ctypes
import ctypes.util
import os
import random
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[2]
if str(ROOT) not in sys.path:  # also runs as a plain script
    sys.path.insert(0, str(ROOT))

import pygame  # noqa: E402 - needs the path above

from tabletop.app.runner import Runner  # noqa: E402 - as above
from tabletop.match import TableSetup, bot, person  # noqa: E402 - as above
from tabletop.minigames.reflex import race_of  # noqa: E402 - as above
from tabletop.minigames.reflex.race_facts import RaceCourse, racers  # noqa: E402 - as above
from tabletop.minigames.reflex.race_screen import RaceScreen  # noqa: E402 - as above
from tabletop.minigames.reflex.reflex_request import RaceAsk  # noqa: E402 - as above
from tabletop.toolkit.window import Window  # noqa: E402 - as above

SIZES = ((1280, 720), (1920, 1080))
KEYS = ("p", "z", "m")
FIRST, PAUSE = 3.5, (0.02, 0.09)  # seconds until the first press, and between two


class Probe(RaceScreen):
    """A race that never ends and notes when each press was read."""

    def __init__(self) -> None:
        seats = (person(0), person(1), person(2), person(3), bot(4), bot(5))
        setup = TableSetup(game="austin", seats=seats, seed=1)
        ask = RaceAsk(0, 1, (1, 2, 3, 4, 5), "peace", "Peace!", limit_ms=10**7)
        stage = RaceCourse("austin", racers(setup, ask.racers), racers(setup, (0,))[0], -1, 8)
        super().__init__(race_of(ask, setup, 1, 0.0), stage)
        self.presses: list[float] = []
        self.looks: list[float] = []

    def watch(self, now: float) -> None:
        if self.phase == "open":
            self.looks.append(now)
        super().watch(now)

    def _touched(self, seat: int, source: str, now: float, *, down: bool) -> None:
        if down:
            self.presses.append(time.perf_counter())
            badge = self.badges[seat]
            badge.show("in" if badge.shown != "in" else "early", now)
        super()._touched(seat, source, now, down=down)

    def _states(self, now: float) -> None:
        """The probe moves the badges itself."""

    def _heat_over(self, now: float) -> None:
        """It goes on."""


def run(size: tuple[int, int], presser: Callable[[Probe, int, list[float]], None], presses: int) -> Probe:
    """Run the real loop while a thread presses; prints what came of it."""
    window = Window("race loop", size)
    app = Runner(window)
    probe, pressed = Probe(), []  # type: tuple[Probe, list[float]]
    app.push(probe)

    def work() -> None:
        time.sleep(FIRST)
        presser(probe, presses, pressed)
        time.sleep(0.2)
        app.running = False

    thread = threading.Thread(target=work)
    thread.start()
    app.run()
    thread.join()
    window.close()
    report(size, probe, pressed)
    return probe


def report(size: tuple[int, int], probe: Probe, pressed: list[float]) -> None:
    if len(probe.presses) != len(pressed):
        print(f"  {size[0]}x{size[1]}: {len(probe.presses)} of {len(pressed)} presses were read")
        return
    delays = sorted(1000 * (read - at) for read, at in zip(probe.presses, pressed, strict=True))
    gaps = sorted(b - a for a, b in zip(probe.looks, probe.looks[1:], strict=False))
    late = delays[min(len(delays) - 1, len(delays) * 95 // 100)]
    print(
        f"  {size[0]}x{size[1]}: press to clock {median(delays):.2f} ms median, {late:.2f} p95, {delays[-1]:.2f} worst "
        f"({len(delays)} presses); looked every {median(gaps):.2f} ms, p99 {gaps[len(gaps) * 99 // 100]:.2f}"
    )


def synthetic(_probe: Probe, presses: int, pressed: list[float]) -> None:
    """Post key events as a driver would."""
    dice = random.Random(1)
    for i in range(presses):
        time.sleep(dice.uniform(*PAUSE))
        code = pygame.key.key_code(KEYS[i % len(KEYS)])
        pressed.append(time.perf_counter())
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=code, scancode=0, mod=0, unicode=""))
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=code, scancode=0, mod=0, unicode=""))


class Keyboard:
    """Presses keys of an X display through the test extension, as xdotool does, and knows when."""

    def __init__(self) -> None:
        self.x11 = ctypes.CDLL(ctypes.util.find_library("X11"))
        self.test = ctypes.CDLL(ctypes.util.find_library("Xtst"))
        self.x11.XOpenDisplay.restype = ctypes.c_void_p
        self.display = ctypes.c_void_p(self.x11.XOpenDisplay(None))
        self.x11.XStringToKeysym.restype = ctypes.c_ulong
        self.codes = [self._code(key) for key in KEYS]

    def _code(self, key: str) -> int:
        symbol = ctypes.c_ulong(self.x11.XStringToKeysym(key.encode()))
        return int(self.x11.XKeysymToKeycode(self.display, symbol))

    def key(self, code: int, down: int) -> None:
        self.test.XTestFakeKeyEvent(self.display, code, down, 0)
        self.x11.XFlush(self.display)

    def press(self, _probe: Probe, presses: int, pressed: list[float]) -> None:
        dice = random.Random(2)
        for i in range(presses):
            time.sleep(dice.uniform(*PAUSE))
            code = self.codes[i % len(self.codes)]
            pressed.append(time.perf_counter())
            self.key(code, 1)
            self.key(code, 0)


def focus() -> None:
    """Give the window the keys of a display without a window manager."""
    found = subprocess.run(
        ["xdotool", "search", "--onlyvisible", "--pid", str(os.getpid())], capture_output=True, text=True, check=False
    )
    for window in found.stdout.split():
        subprocess.run(["xdotool", "windowfocus", window], check=False)


def on_display(presses: int) -> None:
    """Start a virtual display of our own and press its keys."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1920x1080x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=(write,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read) as answer:
        os.environ["DISPLAY"] = f":{answer.readline().strip()}"
    os.environ["SDL_VIDEODRIVER"] = "x11"
    pygame.display.quit()
    try:
        for size in SIZES:
            keyboard = Keyboard()

            def press(probe: Probe, count: int, pressed: list[float], keyboard: Keyboard = keyboard) -> None:
                focus()
                time.sleep(0.3)
                keyboard.press(probe, count, pressed)

            run(size, press, presses)
    finally:
        pygame.display.quit()
        server.terminate()
        server.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--presses", type=int, default=300)
    parser.add_argument("--only", choices=("synthetic", "display"))
    chosen = parser.parse_args()
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    if chosen.only != "display":
        print("Posted events, no display:")
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        for size in SIZES:
            run(size, synthetic, chosen.presses)
    if chosen.only != "synthetic":
        print("Keys of a virtual display:")
        on_display(chosen.presses)


if __name__ == "__main__":
    main()
