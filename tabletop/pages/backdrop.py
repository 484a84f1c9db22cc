"""The picture behind a screen: the art of the menu, sharp, or soft and dark as if far away; or the table of a game."""

from __future__ import annotations

import math
import random
from functools import cache, partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop import games
from tabletop.app.background_jobs import filling
from tabletop.toolkit import pictures, shapes, theme
from tabletop.toolkit.cache import SurfaceCache

if TYPE_CHECKING:
    from tabletop.app.background_jobs import BackgroundJobs

ART = ("ui", "menu.webp")
MARGIN = 0.02  # of the window: how much larger the sharp picture is, so that it may move
GROUND = "#1B1424"  # until the picture is there
FAR_TINT = (178, 164, 196)
NIGHT = (150, 136, 176)
SOFTNESS = 14  # pixels of the window that become one in the soft picture


def sharp(late: BackgroundJobs, target: pygame.Surface, lean: tuple[float, float]) -> None:
    """Paint the art, moved a little by `lean` (-0.5 to 0.5 each way)."""
    size = target.get_size()
    grown = (round(size[0] * (1 + 2 * MARGIN)), round(size[1] * (1 + 2 * MARGIN)))
    picture = late.get("sharp", grown, partial(filling, ART, grown))
    _paint(target, picture, grown, tuple(-round(size[i] * MARGIN * (1 + lean[i])) for i in (0, 1)))


def far(late: BackgroundJobs, target: pygame.Surface) -> None:
    """Paint the art as if far away."""
    size = target.get_size()
    _paint(target, late.get("far", size, partial(_far, size)), size, (0, 0))


def table(late: BackgroundJobs, target: pygame.Surface, game: str) -> None:
    """Paint the table of a game in the dark, with a spot of light in the middle."""
    size = target.get_size()
    picture = late.get("ground", (game, size), partial(_table, game, size))
    _paint(target, picture if late.exact("ground", (game, size)) else None, size, (0, 0))


def _table(game: str, size: tuple[int, int]) -> pygame.Surface:
    out = filling((game, games.plugin(game).about.ground), size)
    out.fill(NIGHT, special_flags=pygame.BLEND_RGB_MULT)
    out.blit(pygame.transform.smoothscale(_spotlight(), size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return out


@cache
def _spotlight() -> pygame.Surface:
    """A spot of light in the dark, small."""
    out = pygame.Surface((64, 64), 0, 32)
    for y in range(64):
        for x in range(64):
            far = math.hypot((x - 31.5) / 32, (y - 30) / 30)
            tone = round(255 * max(0.30, 1 - 0.5 * far**1.4))
            out.set_at((x, y), (tone, tone, min(255, round(tone * 1.04))))
    return out


def _paint(
    target: pygame.Surface, picture: pygame.Surface | None, size: tuple[int, int], place: tuple[int, ...]
) -> None:
    if picture is None:
        target.fill(GROUND)
        return
    if picture.get_size() != size:  # the window has just changed; the right one is on its way
        picture = pygame.transform.scale(picture, size)
    target.blit(picture, (place[0], place[1]))
    pictures.shade(target, theme.load().shade)


def _far(size: tuple[int, int]) -> pygame.Surface:
    small = filling(ART, (max(8, size[0] // SOFTNESS), max(8, size[1] // SOFTNESS)))
    out = pygame.transform.smoothscale(pygame.transform.gaussian_blur(small, 2), size)
    out.fill(FAR_TINT, special_flags=pygame.BLEND_RGB_MULT)
    shade = shapes.gradient((1, size[1]), pygame.Color(8, 6, 20, 40), pygame.Color(8, 6, 20, 130))
    out.blit(pygame.transform.scale(shade, size), (0, 0))
    return out


# Motes of light that drift over a picture while somebody is there, and come to rest when nobody is.

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
