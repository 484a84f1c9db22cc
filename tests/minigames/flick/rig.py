"""What the tests of the flick share: an attempt on the table, shot by mouse, keys or pad."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pygame

from tabletop.games.beanz.presentation.minigames import ART
from tabletop.minigames.flick.flick_facts import FlickFacts
from tabletop.minigames.flick.flick_screen import FlickScreen
from tabletop.minigames.flick.physics import Shot, ShotVerdict, hole_scene
from tabletop.minigames.flick.physics.model import LINE
from tabletop.minigames.flick.physics.noise import by_hand, dice
from tabletop.toolkit.theme import Prefs
from tools.rigs.pilot import Pilot

PICTURES = ("ui", "avatars")  # any sprites will do: the screen knows no game
RUBY, OSKAR = ("ui", "avatars", "03.webp"), ("ui", "avatars", "01.webp")
SIZES = ((1024, 720), (1280, 720), (1920, 1080), (3840, 2160))
STILL = {"reduced_motion": True}


def facts(**changes) -> FlickFacts:
    values = {"scene": hole_scene(1), "art": ART, "shooter": RUBY, "targets": (OSKAR,), "name": "Ruby", "seed": 3}
    return FlickFacts(**(values | changes))


class Table:
    """One attempt, and what was heard of it."""

    def __init__(
        self, pilot: Pilot, screen: FlickScreen, settled: list[ShotVerdict], closed: list[ShotVerdict]
    ) -> None:
        self.pilot, self.screen, self.settled, self.closed = pilot, screen, settled, closed

    @property
    def bean(self) -> tuple[int, int]:
        x, y = self.screen.view.spot(self.screen.aim.x, LINE, 9.0)
        return round(x), round(y)

    def to_the_end(self, frame: float = 16) -> None:
        for _ in range(4000):
            if self.screen.phase == "verdict":
                return
            self.pilot.tick(frame)
        raise AssertionError(f"the flick is still in phase '{self.screen.phase}'")

    def by_hand(self, shot: Shot) -> Shot:
        """What the hand of this attempt makes of an aim."""
        return by_hand(shot, dice(self.screen.facts.seed, "hand"), self.screen.steady)

    def stick(self, axis: int, value: float) -> None:
        self.pilot.send(pygame.JOYAXISMOTION, axis=axis, value=value, instance_id=0, joy=0)


@contextmanager
def attempt(size: tuple[int, int] = (1280, 720), prefs: dict | None = None, **changes) -> Iterator[Table]:
    settled: list[ShotVerdict] = []
    closed: list[ShotVerdict] = []
    with Pilot(size, Prefs(**(prefs or {}))) as pilot:
        screen = FlickScreen(facts(**changes), settled.append)
        pilot.app.push(FlickScreen(facts()))  # a table below, so that the program goes on afterwards
        pilot.app.push(screen, closed.append)
        pilot.tick(32)
        yield Table(pilot, screen, settled, closed)
