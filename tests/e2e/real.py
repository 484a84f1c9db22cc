"""The real program in a real window: started as a process, driven with a real mouse and keyboard, watched on the disk."""

from __future__ import annotations

import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from tabletop.match import TableSetup
from tabletop.match import settings as kept
from tabletop.storage import Store, database_file
from tabletop.toolkit.widgets.pointer import DOUBLE_MS, DOUBLE_PX
from tests.e2e.closing import close_window
from tests.e2e.hands import Hands

ROOT = Path(__file__).resolve().parents[2]
SCREEN = "1600x1000x24"
SIZE = (1280, 760)  # not the size that a new window chooses by itself
HOLD = 0.06  # seconds of the program's clock that a click holds a button down at least
ROWS = {24: "qwertyuiop", 38: "asdfghjkl;", 52: "zxcvbnm,./"}  # by the X server's number of the first key
KEYCODES = {place: first + i for first, row in ROWS.items() for i, place in enumerate(row)}
KEYCODES |= {"escape": 9, "control": 37}
WAIT = 20.0  # seconds for anything that has to happen


def near(one, other):
    return all(abs(a - b) <= DOUBLE_PX for a, b in zip(one, other, strict=True))


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
    def own(cls, screen=SCREEN):
        read, write = os.pipe()
        command = ["Xvfb", "-displayfd", str(write), "-screen", "0", screen, "-nolisten", "tcp", "-noreset"]
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

    def box(self, window):
        """Where a window lies, as (x, y, width, height)."""
        lines = self.do("getwindowgeometry", "--shell", window).split()
        found = dict(line.split("=") for line in lines)
        return tuple(int(found[name]) for name in ("X", "Y", "WIDTH", "HEIGHT"))

    def board(self, name, variant=""):
        """Another keyboard's layout."""
        words = ["setxkbmap", "-layout", name, "-variant", variant]
        subprocess.run(words, env=self.environment(), check=True, timeout=20)

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
    """A running program with its window. `data`: its folder; it is read while it runs, never written.

    Hands do nothing until what they did before has been done in there: so nothing depends on how busy the machine is.
    """

    pace = 4  # times as fast as at home

    def __init__(self, display, data, *words):
        self.display, self.data = display, data
        self.folder = tempfile.TemporaryDirectory()  # a socket's name must be short
        place = Path(self.folder.name) / "told"
        command = [sys.executable, "-m", "tests.e2e.inside", str(place), str(self.pace), "--data", str(data), *words]
        self.log = data / "output.txt"
        with self.log.open("a") as out:
            self.process = subprocess.Popen(command, cwd=ROOT, env=display.environment(), stdout=out, stderr=out)
        self.hands = Hands(display.name)
        self.sent, self.pos, self.held_since = [0, 0, 0, 0], None, 0.0
        self.pressed_at = None
        self.line = until(lambda: self._connect(place), "the program to listen")
        self.window = until(self._window, "a window")
        assert display.box(self.window)[2:] == SIZE
        until(lambda: self.ask("shown"), "the first picture")
        display.do("windowfocus", "--sync", self.window)
        until(lambda: self.ask("focused"), "the focus")

    def _connect(self, place):
        assert self.process.poll() is None, f"the program ended: {self.log.read_text()}"
        line = socket.socket(socket.AF_UNIX)
        try:
            line.connect(str(place))
        except OSError:
            line.close()
            return None
        line.settimeout(30)
        return line

    def _window(self):
        assert self.process.poll() is None, f"the program ended: {self.log.read_text()}"
        return self.display.do("search", "--onlyvisible", "--pid", self.process.pid).split("\n")[0]

    # --- eyes
    def ask(self, *words):
        """What the running program says of itself; it answers once a frame."""
        self.line.sendall((json.dumps(words) + "\n").encode())
        answer = b""
        while not answer.endswith(b"\n"):
            part = self.line.recv(1 << 16)
            assert part, f"the program ended: {self.log.read_text()}"
            answer += part
        return json.loads(answer)

    @property
    def screen(self):
        return self.ask("screen")

    def settle(self):
        """Until the program has done all that the hands asked for."""
        until(self._settled, f"events to arrive: {self.sent}, {self.pos}", 30)

    def _settled(self):
        *counts, pos = self.ask("handled")
        return counts == self.sent and self.pos in (None, tuple(pos))

    # --- mouse and keyboard
    def move(self, pos):
        self.pos = tuple(map(round, pos))
        self.hands.move(int(self.window), self.pos)

    def press(self, button):
        """No double click: on the same place a hand waits."""
        if self.pos is not None and self.pressed_at is not None and near(self.pos, self.pressed_at):
            time.sleep(max(0.0, self.held_since + 1.5 * DOUBLE_MS / 1000 / self.pace - time.monotonic()))
        self.pressed_at = self.pos
        self._button(button, True)

    def release(self, button):
        """As a hand does it: the press has been seen, and some frames have gone by."""
        self.settle()
        time.sleep(max(0.0, self.held_since + HOLD / self.pace - time.monotonic()))
        self.ask("shown")  # it answers once a frame
        self._button(button, False)

    def _button(self, button, down):
        self.held_since = time.monotonic()
        self.sent[2 if down else 3] += 1
        self.hands.button(button, down)

    def key(self, name, down):
        self.sent[0 if down else 1] += name.count("+") + 1
        self.hands.key(name, down)

    def place(self, *places, hold=lambda: True):
        """Keys where they lie, named as on an American keyboard, down together until `hold()`."""
        for place in places:
            self.sent[0] += 1
            self.hands.place(KEYCODES[place], True)
        until(hold, f"something to come of {places}")
        for place in reversed(places):
            self.sent[1] += 1
            self.hands.place(KEYCODES[place], False)
        self.settle()

    def tap(self, *names):
        for name in names:
            self.key(name, True)
            self.key(name, False)
        self.settle()

    def type(self, text):
        """Letters; whoever types them counts them as keys."""
        count = self.hands.type(text)
        self.sent[0] += count
        self.sent[1] += count

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

    def setup(self):
        """The table of the newest match."""
        with closing(Store(database_file(self.data))) as store:
            saved = store.match(self.match().id)
        setup = TableSetup.from_plain({**saved.options, "game": saved.game, "seed": saved.seed, "seats": saved.seats})
        assert setup is not None
        return setup

    # --- the end
    def close(self):
        """Close the window as a person does."""
        self.settle()
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
        self.line.close()
        self.hands.close()
        self.folder.cleanup()


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


class AtHome(Running):
    """For hands that do not wait for what they see."""

    pace = 1
