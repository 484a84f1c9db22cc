"""How a match ends for those at the screen: paper and a fanfare for whoever has won, a curtain and a little rain else."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.toolkit import shapes
from tabletop.toolkit.layers import centred
from tabletop.toolkit.particles import Particles

if TYPE_CHECKING:
    from tabletop.toolkit.app import App
    from tabletop.toolkit.draw_context import DrawContext

BURSTS = (0, 500, 1100)  # ms: paper is thrown three times
RAINS, FALLS = 5200, 1300  # ms that it rains, and that a drop needs for the window's height
DROPS, LONG, WIDE = 70, 44, 3  # units of a drop
VEIL = (150, 160, 205)  # a loss is cold


class Drop(NamedTuple):
    x: float  # shares of the window
    y: float
    speed: float


class Mood:
    """`won`: whether somebody at the screen has; None when nobody there has played."""

    def __init__(self, app: App, kit: DrawContext, *, won: bool | None) -> None:
        self.app, self.kit, self.won = app, kit, won
        self.paper = Particles(kit)
        dice = Random(7)
        self.drops = [Drop(dice.random(), dice.random(), dice.uniform(0.7, 1.3)) for _ in range(DROPS)]
        self._since: float | None = None
        self._thrown = 0

    def begin(self) -> None:
        """The screen has come up; it is felt once."""
        if self._since is None and self.won is not None:
            self._since = self.app.clock()
            self.app.sound("fanfare" if self.won else "curtain_close")

    def tick(self, window: pygame.Rect) -> bool:
        """Every frame; True while something moves."""
        if self._since is None or self.app.prefs.reduced_motion or self.app.prefs.animation <= 0:
            return False
        age = self.app.clock() - self._since
        while self.won and self._thrown < len(BURSTS) and age >= BURSTS[self._thrown]:
            self._thrown += 1
            for x in (0.08, 0.92):
                place = (window.left + x * window.width, float(window.bottom))
                self.paper.burst("confetti", place, "gold", self.app.clock())
        return self.paper.busy or (not self.won and age < RAINS)

    def below(self, target: pygame.Surface) -> None:
        """Over the sky, under everything else."""
        if self.won is False:
            target.fill(VEIL, special_flags=pygame.BLEND_RGB_MULT)

    def above(self, target: pygame.Surface, window: pygame.Rect) -> None:
        now = self.app.clock()
        target.fblits(self.paper.blits(now))
        if self.won is False and self._since is not None and self.tick(window):
            age = now - self._since
            target.fblits([self._drop(drop, age, window) for drop in self.drops])

    def _drop(self, drop: Drop, age: float, window: pygame.Rect) -> tuple[pygame.Surface, tuple[int, int]]:
        part = (drop.y + age / FALLS * drop.speed) % 1
        size = (max(1, self.kit.u(WIDE)), self.kit.u(LONG * drop.speed))
        ink = pygame.Color(170, 190, 255, round(110 * min(1.0, (RAINS - age) / 800)))
        return centred(
            shapes.filled(size, 1, ink, ink),
            (window.left + drop.x * window.width, window.top + part * (window.height + size[1]) - size[1]),
        )
