"""A race on a screen that nobody sees, without a game: people press keys, time stands still in between."""

from __future__ import annotations

import pygame

from tabletop.match import TableSetup, bot, person
from tabletop.minigames.reflex import Race
from tabletop.minigames.reflex.race_facts import RaceAsk, RaceCourse, racers
from tabletop.minigames.reflex.race_screen import RaceScreen
from tabletop.toolkit.theme import Prefs
from tabletop.toolkit.widgets.screen import Screen
from tools.rigs.pilot import Pilot

NAMES = ("Ann", "Ruby", "Theo", "Ivy", "Max", "Zoe", "Kit", "Ada")
WAIT = 800


class Heats:
    """`people` of `seats` are persons, the first of them made the gesture; bots press at `bot_ms`."""

    def __init__(self, seats=4, people=3, size=(1280, 720), prefs=None, bot_ms=600, stage=None, setup=None, **ask):
        self.pilot = Pilot(size, prefs or Prefs(animation=1))
        who = [person(i, NAMES[i]) if i < people else bot(i) for i in range(seats)]
        self.setup = setup or TableSetup(game="austin", seats=tuple(who), seed=3)
        self.ask = RaceAsk(0, 1, tuple(range(1, seats)), "peace", "Peace!", **ask)
        bots = {seat: bot_ms for seat in self.ask.racers if not self.setup.seats[seat].human}
        race = Race(self.ask, bots, lambda: WAIT, self.pilot.now)
        human = [seat for seat in self.ask.racers if self.setup.seats[seat].human]
        solo = human[0] if len(human) == 1 else -1
        shown = racers(self.setup, self.ask.racers), racers(self.setup, (0,))[0]
        self.over, self.paused = [], []
        self.screen = RaceScreen(
            race,
            RaceCourse("austin", *shown, solo, 8, **(stage or {})),
            self.over.append,
            lambda: self.paused.append(True),
        )
        self.pilot.app.push(Screen("table"))
        self.pilot.app.push(self.screen)
        self.pilot.tick()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.pilot.__exit__(None, None, None)

    def send(self, kind, **values):
        """One event without letting time pass."""
        self.pilot.send(kind, **values)

    def key(self, name, *, down=True, scancode=0):
        code = pygame.key.key_code(name)
        self.send(pygame.KEYDOWN if down else pygame.KEYUP, key=code, mod=0, unicode="", scancode=scancode)

    def tap(self, name):
        self.key(name)
        self.key(name, down=False)

    def signal(self):
        while self.screen.phase == "arming":
            self.pilot.tick()
        assert self.screen.phase == "open"

    def until(self, phase):
        for _ in range(1000):
            if self.screen.phase == phase:
                return
            self.pilot.tick()
        raise AssertionError(f"it never is {phase}")

    def times(self):
        return {mark.seat: mark.time for mark in self.over[0]}
