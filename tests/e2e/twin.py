"""A twin of the running program, without a window, that is led through the same screens by the same events.

It says where everything is on the real screen, and what may be done: every event goes to the real window first, then to the
twin. What bots and dice decide the twin reads from the real program's disk; at the end both must have played the same game.
"""

from __future__ import annotations

import json
import sqlite3
import time
from contextlib import closing

import msgspec
import pygame

from tabletop.desktop.program import FirstScreen, Program
from tabletop.storage import Store, database_file
from tabletop.table.table_screen import TableScreen
from tests.e2e.inside import Told
from tests.e2e.real import SIZE, until
from tests.table.rig import Sitting
from tools.rigs.pilot import Pilot

NAMES = {"return": "Return", "tab": "Tab", "escape": "Escape", "space": "space", "backspace": "BackSpace"}
FRAME = 48  # ms of the twin's clock at a time


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
    """Every event goes to the real window first, and has been dealt with there when it comes here."""

    real = None
    led = True  # False while the real window has had these events already

    def send(self, kind, **values):
        if self.led:
            self.lead(kind, values)
            self.real.settle()
        super().send(kind, **values)

    def lead(self, kind, values):
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

    def key(self, *names):
        """All of them in one go."""
        for name in names:
            *held, last = name.split("+")
            self.real.key("+".join([*held, NAMES.get(last, last)]), True)
            self.real.key("+".join([*held, NAMES.get(last, last)]), False)
        self.real.settle()
        self.led = False
        super().key(*names)
        self.led = True


class Recorded:
    """What the bots of a match have decided in the real program, as far as it is on the disk."""

    def __init__(self, real, match):
        self.real, self.match = real, match

    def find(self, seat):
        no = self.match.game.no
        if seat < 0:
            return None  # what the world says is no decision of a bot: it is found out here as there
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
        until(lambda: self.real.matches()[self.dealt :], "a match on the disk")
        real = self.real.setup()
        super().play(msgspec.structs.replace(setup, seed=real.seed, fair=real.fair))

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
        self.pilot = TwinPilot(SIZE, self.program.services.prefs())
        self.pilot.real = real
        self.pilot.app.draw = self.look_away
        self.program.services.late.wait = True
        self.program.begin(self.pilot.app, opening or FirstScreen())
        self.pilot.tick(200)

    def look_away(self):
        """Nobody looks at the twin: where everything is it knows without a picture."""
        self.pilot.app.dirty = False
        self.pilot.app.frames += 1

    def __exit__(self, *_):
        self.pilot.__exit__(None, None, None)
        self.program.services.store.close()

    @property
    def screen(self):
        return next(screen for screen in reversed(self.pilot.app.screens) if isinstance(screen, TableScreen))

    @property
    def match(self):
        return self.screen.match

    # --- waiting: for what both screens say, never for a time
    def told(self):
        """What the twin says of itself, in the words of the real program."""
        return json.loads(json.dumps(Told(self.pilot.app).screen()))

    def both(self, there, say, wait=40):
        """Until both screens say the same, and `there(what they say)`; the twin's clock goes on, the real one anyway."""
        end = time.monotonic() + wait
        while True:
            mine, theirs = self.told(), self.real.screen
            if mine == theirs and there(mine):
                return mine
            assert time.monotonic() < end, f"waited for {say}: {theirs} there, {mine} here"
            if not there(mine) or there(theirs):  # it may be ahead, too
                self.pilot.tick(FRAME)

    def wait(self, most=40):
        """Until somebody at both screens has to choose, or the game is over in both."""
        self.both(lambda told: told.get("options") or told.get("over"), "a question", most)

    def push(self, label, way):
        """A button of any screen, by mouse, or with Tab and Enter."""
        if way != "keys":
            self.pilot.click(label)
            return
        self.focus(label)
        self.pilot.key("return")

    def deal(self, seed, way):
        """From the menu to a table with this seed, which has to be typed: else one is drawn by lot."""
        self.push("Play", way)
        self.focus("seed")
        self.pilot.text(str(seed))
        self.push("Start", way)
        assert self.match.setup.seed == seed

    def focus(self, label):
        """Tab there, the shorter way round."""
        for _ in range(4):
            found = Told(self.pilot.app).tabs(label)
            assert found is not None, f"Tab never comes to {label}"
            if not found and self.pilot.app.top.focus is not None:
                return
            self.pilot.key(*["tab" if found > 0 else "shift+tab"] * abs(found))
        raise AssertionError(f"Tab never comes to {label}")

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
        code = pygame.key.key_code(self.match.setup.seats[self.match.shared.privacy.curtain.seat].react)
        until(lambda: self.real.ask("holdable"), "the curtain")
        until(lambda: self.pilot.tick(FRAME) or Told(self.pilot.app).holdable(), "the curtain here")
        self.pilot.send(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0)
        self.both(lambda told: told["curtain"] is None, "the curtain to go up")
        self.pilot.send(pygame.KEYUP, key=code, mod=0, unicode="", scancode=0)

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
