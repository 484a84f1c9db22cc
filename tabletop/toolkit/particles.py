"""A few cheap particles: sparks when something strikes, dust when a card lands."""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.toolkit import shapes

if TYPE_CHECKING:
    from tabletop.toolkit.draw_context import DrawContext
    from tabletop.toolkit.layers import Blit

MOST = 260
DRAG = 1.3  # by the second
UP = math.radians(40), math.radians(140)  # between these paper is thrown up


class Burst(NamedTuple):
    """What flies: how many, how fast (units a second), how long (ms), how large (units), how heavy."""

    number: int
    speed: float
    life: float
    size: float
    gravity: float
    ring: bool = False  # all fly equally far: a wave
    paper: bool = False  # flat pieces of many colours, thrown upwards


COLORS = ("gold", "coral", "cyan", "playable", "violet")  # of paper
KINDS = {
    "spark": Burst(18, 420, 520, 7, 700),
    "dust": Burst(10, 150, 420, 14, -60),
    "star": Burst(40, 620, 1100, 11, 520),
    "win": Burst(46, 760, 900, 13, 240, ring=True),
    "confetti": Burst(120, 2300, 3400, 22, 760, paper=True),
}


class _Speck(NamedTuple):
    born: float
    life: float
    place: tuple[float, float]
    speed: tuple[float, float]
    size: int
    gravity: float
    color: pygame.Color
    paper: bool


class Particles:
    """Particles of one screen, on its clock. `seed` keeps pictures repeatable."""

    def __init__(self, kit: DrawContext, seed: int = 1) -> None:
        self.kit = kit
        self._dice = random.Random(seed)
        self._specks: list[_Speck] = []

    def burst(self, kind: str, place: tuple[float, float], color: str, now: float) -> None:
        """Let particles fly from a point."""
        form, dice, scale = KINDS[kind], self._dice, self.kit.scale
        for _ in range(min(form.number, MOST - len(self._specks))):
            turn = dice.uniform(-UP[1], -UP[0]) if form.paper else dice.uniform(0, 2 * math.pi)
            pace = form.speed * (dice.uniform(0.85, 1) if form.ring else dice.uniform(0.25, 1)) * scale
            size = self.kit.u(form.size * dice.uniform(0.4, 1))
            life = form.life * dice.uniform(0.5, 1)
            drift = (math.cos(turn) * pace, math.sin(turn) * pace)
            tint = self.kit.color(dice.choice(COLORS) if form.paper else color)
            self._specks.append(_Speck(now, life, place, drift, size, form.gravity * scale, tint, form.paper))

    @property
    def busy(self) -> bool:
        return bool(self._specks)

    def blits(self, now: float) -> list[Blit]:
        """Return the particles alive at `now` (ms) as sprites; they shrink as they age."""
        self._specks = [speck for speck in self._specks if now - speck.born < speck.life]
        return [_drawn(speck, (now - speck.born) / 1000, 1 - (now - speck.born) / speck.life) for speck in self._specks]


def _drawn(speck: _Speck, age: float, left: float) -> Blit:
    """One of them after `age` seconds, with this share of its life left."""
    far = (1 - math.exp(-DRAG * age)) / DRAG  # it loses its swing
    x = speck.place[0] + speck.speed[0] * far
    y = speck.place[1] + speck.speed[1] * far + speck.gravity * age * age / 2
    if speck.paper:  # it turns over while it falls
        high = max(1, round(speck.size * abs(math.cos(age * 7 + speck.size))))
        piece = shapes.filled((speck.size, high), 1, speck.color, speck.color)
    else:
        side = max(2, round(speck.size * left))
        piece = shapes.disc(side, speck.color)
    return piece, (round(x - piece.get_width() / 2), round(y - piece.get_height() / 2))
