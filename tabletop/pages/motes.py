"""Motes of light that drift over a picture while somebody is there, and come to rest when nobody is."""

from __future__ import annotations

import math
import random
from typing import NamedTuple

import pygame

from tabletop.toolkit.cache import SurfaceCache

COUNT = 44
FRAME_MS = 33
AWAKE_MS = 8000
CALM_MS = 2500  # how long the drift takes to come to rest
WARM = pygame.Color(255, 208, 130)

_discs = SurfaceCache(2 << 20)


class _Mote(NamedTuple):
    x: float
    y: float
    rise: float  # window heights a second
    sway: float
    phase: float
    size: float  # of the window's height
    light: float


def _scatter(count: int) -> list[_Mote]:
    dice = random.Random(7)
    return [
        _Mote(
            dice.random(),
            dice.random(),
            0.006 + 0.022 * dice.random(),
            0.004 + 0.014 * dice.random(),
            dice.random() * math.tau,
            0.003 + 0.022 * dice.random() ** 4,
            0.25 + 0.6 * dice.random(),
        )
        for _ in range(count)
    ]


class Motes:
    """`wake` them on every input; `update` says whether they moved; `draw` adds their light."""

    def __init__(self, count: int = COUNT) -> None:
        self._motes = _scatter(count)
        self._time = 0.0
        self._last = 0.0
        self._woken = 0.0

    def wake(self, now: float) -> None:
        self._woken = now

    def update(self, now: float, still: bool) -> bool:
        """Drift on; `still`: the person wants no motion of this kind."""
        passed = now - self._last
        if passed < FRAME_MS:
            return False
        self._last = now
        idle = now - self._woken - AWAKE_MS
        speed = max(0.0, 1 - max(0.0, idle) / CALM_MS)
        if still or speed <= 0:
            return False
        self._time += min(passed, 100) / 1000 * speed
        return True

    def draw(self, target: pygame.Surface, area: pygame.Rect) -> None:
        for mote in self._motes:
            x = mote.x + mote.sway * math.sin(self._time * 0.5 + mote.phase)
            y = (mote.y - self._time * mote.rise) % 1.06 - 0.03
            glow = mote.light * (0.65 + 0.35 * math.sin(self._time * 0.9 + mote.phase * 3))
            disc = _disc(max(2, round(mote.size * area.height)), round(glow * 8))
            place = disc.get_rect(center=(area.x + round(x * area.width), area.y + round(y * area.height)))
            target.blit(disc, place, special_flags=pygame.BLEND_RGB_ADD)


def _disc(radius: int, level: int) -> pygame.Surface:
    return _discs.get((radius, level), lambda: _draw_disc(radius, level / 8))


def _draw_disc(radius: int, light: float) -> pygame.Surface:
    """Return a soft disc on black, to be added."""
    out = pygame.Surface((4 * radius, 4 * radius))
    for step in range(radius * 2, 0, -1):
        part = 1 - step / (radius * 2)
        tone = light * (0.16 * part + 0.55 * part**3)
        color = (round(WARM.r * tone), round(WARM.g * tone), round(WARM.b * tone))
        pygame.draw.circle(out, color, (2 * radius, 2 * radius), step)
    return out
