"""A twin of the running program, without a window, that is led through the same screens by the same events.

It says where everything is on the real screen, and what may be done: every event goes to the real window first, then to the
twin. What bots and dice decide the twin reads from the real program's disk; at the end both must have played the same game.
"""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing

import msgspec
import pygame

from tabletop.match.store import Store, database_file
from tabletop.ui.pilot import Pilot
from tabletop.ui.program import Opening, Program
from tabletop.ui.table.screen import TableScreen
from tests.e2e.real import SIZE, until
from tests.ui.table.rig import Sitting

NAMES = {"return": "Return", "tab": "Tab", "escape": "Escape", "space": "space", "backspace": "BackSpace"}
PAUSE = {pygame.MOUSEMOTION: 0.02, pygame.MOUSEBUTTONDOWN: 0.03, pygame.KEYDOWN: 0.03, pygame.TEXTINPUT: 0.12}
SETTLED = 0.05  # seconds after which the real program has done what an event asks for
WINDOW = 1.0  # seconds until a window has brought the question to the only person


class Nobody:
    """A thinker that never answers: the real program's bots are enough."""

    def request(self, *_, **__):
        pass

    def poll(self):
        return []

    def cancel(self):
        pass

    def close(self):
        pass


class TwinPilot(Pilot):
    """Every event goes to the real window, too."""

    real = None

    def send(self, kind, **values):
        real = self.real
        if kind == pygame.MOUSEMOTION:
            real.move(values["pos"])
        elif kind == pygame.MOUSEBUTTONDOWN:
            real.press(values["button"])
        elif kind == pygame.MOUSEBUTTONUP:
            real.release(values["button"])
        elif kind in (pygame.KEYDOWN, pygame.KEYUP):
            name = pygame.key.name(values["key"])
            shifted = "shift+" if values["mod"] & pygame.KMOD_SHIFT else ""
            real.key(shifted + NAMES.get(name, name), kind == pygame.KEYDOWN)
        elif kind == pygame.TEXTINPUT:
            real.type(values["text"])
        time.sleep(PAUSE.get(kind, SETTLED))
        super().send(kind, **values)


class Recorded:
    """What the bots of a match have decided in the real program, as far as it is on the disk."""

    def __init__(self, real, match):
        self.real, self.match = real, match

    def find(self, seat):
        no = self.match.game.no
        return next((option for ask, who, option in self.real.match().answers if (ask, who) == (no, seat)), None)

    def answer(self, seat, _now):
        """In a window that is closing, the real program is a moment ahead at most."""
        window = self.match.window
        if window is None or window.collecting:
            return self.find(seat)
        return until(lambda: (self.find(seat),) if self.find(seat) is not None else None, "a bot in a window")[0]

    def all_in(self, _now):
        """The window closes here when it has closed there: somebody has answered, or the person is asked."""
        if all(map(self.match.human, self.match.game.left)):
            return True
        seat = self.match.game.left[0]
        mine = self.match.human(seat) and len(self.match.game.options_of(seat)) > 1
        return mine or self.find(seat) is not None


class TwinProgram(Program):
    """Deals what the real program has dealt, and lets its bots decide what they have decided there."""

    real = None
    dealt = 0

    def _thinker(self):
        return Nobody()

    def play(self, setup):
        saved = until(lambda: self.real.matches()[self.dealt :], "a match on the disk")[0]
        super().play(msgspec.structs.replace(setup, seed=saved.seed))

    def _sit(self, match):
        self.dealt = len(self.real.matches())
        recorded = Recorded(self.real, match)
        match.bots.answer, match.bots.all_in = recorded.answer, recorded.all_in
        super()._sit(match)


class Twin(Sitting):
    """Leads both. The ways to make a choice are those of the tests of the table."""

    def __init__(self, real, opening=None):
        self.real = real
        self.program = TwinProgram(copy_of(real))
        self.program.real = real
        self.program.dealt = len(real.matches()) if opening is None else 0
        self.pilot = TwinPilot(SIZE, self.program.desk.prefs())
        self.pilot.real = real
        self.program.desk.late.wait = True
        self.program.begin(self.pilot.app, opening or Opening())
        self.pilot.tick(200)

    def __exit__(self, *_):
        self.pilot.__exit__(None, None, None)
        self.program.desk.store.close()

    @property
    def screen(self):
        return next(screen for screen in reversed(self.pilot.app.screens) if isinstance(screen, TableScreen))

    @property
    def match(self):
        return self.screen.match

    def wait(self, most=40):
        """Until somebody at both screens has to choose, or the game is over in both."""
        end = time.monotonic() + most
        while True:
            assert time.monotonic() < end, f"nobody is asked: {self.match.game.ask}"
            count = len(self.real.match().answers)
            self.pilot.tick(64)
            if self.match.n == count and (self.mine or self.match.game.over):
                break
            time.sleep(0.03)
        time.sleep(WINDOW if self.match.window is not None else 0.1)

    def push(self, label, way):
        """A button of any screen, by mouse, or with Tab and Enter."""
        if way != "keys":
            self.pilot.click(label)
            return
        for _ in range(80):
            focus = self.pilot.app.top.focus
            if focus is not None and focus.label == label:
                break
            self.pilot.key("tab")
        assert self.pilot.app.top.focus.label == label
        self.pilot.key("return")

    def choose(self, index, way):
        query, option = self.screen.view.query, self.screen.view.options[index]
        super().choose(index, way)
        self.arrived(f"{way}: {option} of {query}")

    def arrived(self, what):
        until(lambda: len(self.real.match().answers) >= self.match.n, f"the answer to arrive, {what}", 25)

    def concede(self, way):
        """From the pause, where it is asked once more."""
        if way == "keys":
            self.pilot.key("b")
        else:
            self.pilot.click("corner menu")
        self.push("Concede this match", way)
        self.push("Concede", way)
        self.arrived(way)

    def lift(self):
        """Hold the key of the curtain until it goes up."""
        code = pygame.key.key_code(self.match.setup.seats[self.match.privacy.curtain.seat].react)
        self.pass_time(0.6)
        self.pilot.send(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0)
        self.pass_time(1.0)
        self.pilot.send(pygame.KEYUP, key=code, mod=0, unicode="", scancode=0)
        self.pass_time(0.3)

    def pass_time(self, seconds):
        """The same time here and there."""
        time.sleep(seconds)
        self.pilot.tick(seconds * 1000)

    def same(self):
        """Both have played the same."""
        mine = [(answer.no, answer.seat, answer.choice) for answer in self.match.record.answers]
        assert list(self.real.match().answers[: len(mine)]) == mine


def copy_of(real):
    """A store with all that the real program has on its disk."""
    place = database_file(real.data / "twin")
    place.parent.mkdir(exist_ok=True)
    place.unlink(missing_ok=True)
    with closing(sqlite3.connect(database_file(real.data))) as source, closing(sqlite3.connect(place)) as copy:
        source.backup(copy)
    return Store(place)
