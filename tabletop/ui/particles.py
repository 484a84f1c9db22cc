"""A few cheap particles: sparks when something strikes, dust when a card lands."""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.ui import shapes

if TYPE_CHECKING:
    from tabletop.ui.kit import Kit
    from tabletop.ui.layers import Blit

MOST = 160


class Burst(NamedTuple):
    """What flies: how many, how fast (units a second), how long (ms), how large (units), how heavy."""

    number: int
    speed: float
    life: float
    size: float
    gravity: float


KINDS = {
    "spark": Burst(18, 420, 520, 7, 700),
    "dust": Burst(10, 150, 420, 14, -60),
    "star": Burst(40, 620, 1100, 11, 520),
}


class _Speck(NamedTuple):
    born: float
    life: float
    place: tuple[float, float]
    speed: tuple[float, float]
    size: int
    gravity: float
    color: pygame.Color


class Particles:
    """Particles of one screen, on its clock. `seed` keeps pictures repeatable."""

    def __init__(self, kit: Kit, seed: int = 1) -> None:
        self.kit = kit
        self._dice = random.Random(seed)
        self._specks: list[_Speck] = []

    def burst(self, kind: str, place: tuple[float, float], color: str, now: float) -> None:
        """Let particles fly from a point."""
        form = KINDS[kind]
        tint = self.kit.color(color)
        for _ in range(min(form.number, MOST - len(self._specks))):
            turn = self._dice.uniform(0, 2 * math.pi)
            pace = form.speed * self._dice.uniform(0.25, 1) * self.kit.scale
            size = self.kit.u(form.size * self._dice.uniform(0.4, 1))
            life = form.life * self._dice.uniform(0.5, 1)
            drift = (math.cos(turn) * pace, math.sin(turn) * pace)
            self._specks.append(_Speck(now, life, place, drift, size, form.gravity * self.kit.scale, tint))

    @property
    def busy(self) -> bool:
        return bool(self._specks)

    def blits(self, now: float) -> list[Blit]:
        """Return the particles alive at `now` (ms) as sprites; they shrink as they age."""
        self._specks = [speck for speck in self._specks if now - speck.born < speck.life]
        out = []
        for speck in self._specks:
            age = (now - speck.born) / 1000
            left = 1 - (now - speck.born) / speck.life
            side = max(2, round(speck.size * left))
            x = speck.place[0] + speck.speed[0] * age
            y = speck.place[1] + speck.speed[1] * age + speck.gravity * age * age / 2
            out.append((shapes.disc(side, speck.color), (round(x - side / 2), round(y - side / 2))))
        return out
