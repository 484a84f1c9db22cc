"""The real program in a real window: started as a process, driven with a real mouse and keyboard, watched on the disk."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

from tabletop.match import settings as kept
from tabletop.match.store import Store, database_file
from tests.e2e.closing import close_window

ROOT = Path(__file__).resolve().parents[2]
SCREEN = "1600x1000x24"
SIZE = (1280, 760)  # not the size that a new window chooses by itself
WAIT = 20.0  # seconds for anything that has to happen


def until(what, say, wait=WAIT):
    """The first true value of `what()`; fails with `say` when it takes too long."""
    end = time.monotonic() + wait
    while time.monotonic() < end:
        found = what()
        if found:
            return found
        time.sleep(0.02)
    raise AssertionError(f"waited {wait} s for: {say}")


class Display:
    """An X display by its name; `own()` starts a virtual one on a free number."""

    def __init__(self, name, server=None):
        self.name, self.server = name, server

    @classmethod
    def own(cls):
        read, write = os.pipe()
        command = ["Xvfb", "-displayfd", str(write), "-screen", "0", SCREEN, "-nolisten", "tcp", "-noreset"]
        server = subprocess.Popen(command, pass_fds=(write,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as answer:
            number = answer.readline().strip()
        assert number, "Xvfb did not start"
        return cls(f":{number}", server)

    def check(self):
        """Fail when nobody answers on this display."""
        done = subprocess.run(
            ["xdotool", "getdisplaygeometry"], env=self.environment(), capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"the display {self.name} is broken: {done.stderr}"

    def environment(self):
        ours = ("WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "TABLETOP_DATA")
        kept = {key: value for key, value in os.environ.items() if key not in ours}
        return kept | {"DISPLAY": self.name, "SDL_AUDIODRIVER": "dummy", "PYTHONPATH": str(ROOT)}

    def do(self, *words):
        """One command of xdotool; its output."""
        done = subprocess.run(
            ["xdotool", *map(str, words)],
            env=self.environment(),
            capture_output=True,
            text=True,
            timeout=10,
            check=False,
        )
        return done.stdout.strip()

    def close(self):
        if self.server is not None:
            self.server.terminate()
            self.server.wait()


class Saved(NamedTuple):
    """A match on the disk; answers as (ask, seat, option)."""

    id: int
    seed: int
    state: str
    answers: tuple[tuple[int, int, int], ...]


class Running:
    """A running program with its window. `data`: its folder; it is read while it runs, never written."""

    def __init__(self, display, data, *words):
        self.display, self.data = display, data
        command = [sys.executable, "-m", *self.module(), "--data", str(data), *words]
        self.log = data / "output.txt"
        with self.log.open("a") as out:
            self.process = subprocess.Popen(command, cwd=ROOT, env=display.environment(), stdout=out, stderr=out)
        self.window = until(self._window, "a window")
        place = display.do("getwindowgeometry", "--shell", self.window).split()
        assert [f"WIDTH={SIZE[0]}", f"HEIGHT={SIZE[1]}"] == [
            word for word in place if word[:6] in ("WIDTH=", "HEIGHT"[:6])
        ], place
        display.do("windowfocus", "--sync", self.window)
        time.sleep(0.5)

    def module(self):
        return ["tabletop"]

    def _window(self):
        assert self.process.poll() is None, f"the program ended: {self.log.read_text()}"
        return self.display.do("search", "--onlyvisible", "--pid", self.process.pid).split("\n")[0]

    # --- mouse and keyboard
    def move(self, pos):
        self.display.do("mousemove", "--window", self.window, *pos)

    def press(self, button):
        self.display.do("mousedown", button)

    def release(self, button):
        self.display.do("mouseup", button)

    def key(self, name, down):
        self.display.do("keydown" if down else "keyup", name)

    def type(self, text):
        self.display.do("type", "--delay", 15, text)

    # --- what is on the disk
    def matches(self):
        """All matches, the newest last."""
        place = database_file(self.data)
        if not place.exists():
            return []
        with sqlite3.connect(f"file:{place}?mode=ro", uri=True, timeout=5) as database:
            rows = database.execute("SELECT id, seed, state FROM matches ORDER BY id").fetchall()
            answers = database.execute("SELECT match, ask, seat, option FROM answers ORDER BY match, n").fetchall()
        database.close()
        return [Saved(*row, tuple(a[1:] for a in answers if a[0] == row[0])) for row in rows]

    def match(self):
        return self.matches()[-1]

    # --- the end
    def close(self):
        """Close the window as a person does."""
        close_window(self.display.name, int(self.window))
        until(lambda: self.process.poll() is not None, "the program to end")
        return self.process.returncode

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.kill()


def prepare(folder, **settings):
    """A data folder of somebody who has been here before, likes it still, and plays on small tables."""
    store = Store(database_file(folder))
    found = kept.load(store).settings
    chosen = {
        "animation_speed": "off",
        "reduced_motion": True,
        "window_size": SIZE,
        "tutorials_done": ["espionage"],
        "curtain_idle_seconds": 0,
        **settings,
    }
    for name, value in chosen.items():
        setattr(found, name, value)
    kept.save(store, found)
    store.close()
