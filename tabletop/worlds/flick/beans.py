"""Beans in the picture: standing ones that lean and fall, and the lying one that rolls, from one sprite each."""

from __future__ import annotations

from functools import lru_cache
from math import atan2, cos, degrees, hypot, pi, sin
from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.ui import pictures, shapes
from tabletop.ui.cache import SurfaceCache
from tabletop.ui.layers import Blit, centred
from tabletop.worlds.flick.physics.model import BALL_RADIUS, SHELL_HALF, SHELL_RADIUS

if TYPE_CHECKING:
    from tabletop.worlds.flick.camera import Camera, Point
    from tabletop.worlds.flick.facts import Picture
    from tabletop.worlds.flick.physics import FlightPose

GROWN = 1.3  # beans are drawn larger than they are, so that faces can be read
TALL = 41.0  # mm of a sprite with its hat; the shell alone is 32
SHADE = 150
TURNS = 24  # pictures of a whole roll
INK = "#1C1030"
SIZES = (24, 34, 48, 68, 96, 136, 192, 272, 384)  # pixels across a shell of which pictures are kept

_kept = SurfaceCache(8 << 20)


class Lean(NamedTuple):
    """How a standing bean stands: `tilt` radians from upright towards (x, y) of the table."""

    tilt: float = 0.0
    toward: tuple[float, float] = (0.0, 1.0)


UPRIGHT = Lean()


class Bean:
    """One bean's sprite in the sizes in which it is shown. Raises AssetError when the picture is missing."""

    def __init__(self, picture: Picture) -> None:
        self.picture = picture
        whole = pictures.load(*picture)
        self.figure = whole.subsurface(whole.get_bounding_rect(60)).copy()
        wide, high = self.figure.get_size()
        belly = self.figure.subsurface((wide * 2 // 5, high // 2, wide // 5, high // 4))
        red, green, blue, _ = pygame.transform.average_color(belly, consider_alpha=True)
        hue, strong, light, _ = pygame.Color(red, green, blue).hsva
        self.color = pygame.Color(0, 0, 0)
        self.color.hsva = (hue, min(100, strong * 1.35), min(100, light * 1.15), 100)
        self.behind = _back_of(self.figure, self.color)

    def upright(self, high: int) -> pygame.Surface:
        """The standing sprite, `high` pixels."""
        wide = max(1, round(self.figure.get_width() * high / self.figure.get_height()))
        key = (self.picture, "upright", high)
        return _kept.get(key, lambda: pygame.transform.smoothscale(self.figure, (wide, max(1, high))))

    def rolled(self, wide: int, turn: float) -> pygame.Surface:
        """The shell, upright, `wide` pixels thick, rolled by `turn` radians to its own left: face, side or back."""
        step = round(turn / (2 * pi) * TURNS) % TURNS
        return _kept.get((self.picture, "rolled", wide, step), lambda: self._rolled(wide, step * 2 * pi / TURNS))

    def _rolled(self, wide: int, turn: float) -> pygame.Surface:
        high = round(wide * (SHELL_HALF + SHELL_RADIUS) / SHELL_RADIUS)
        tall = round(high * TALL / 32)
        face_wide = round(self.figure.get_width() * tall / self.figure.get_height())
        out = shapes.blank((round(max(face_wide, wide) * 1.2), tall + 2))
        box = pygame.Rect(0, 0, wide, high)
        box.midbottom = (out.get_width() // 2, tall)
        light, dark = self.color.lerp("white", 0.25), self.color.lerp("black", 0.35)
        out.blit(_capsule(box.size, pygame.Color("white")), box)
        inner = box.inflate(-max(2, wide // 12), -max(2, wide // 12))
        out.blit(_capsule(inner.size, pygame.Color(INK)), inner)
        inner = inner.inflate(-max(2, wide // 12), -max(2, wide // 12))
        out.blit(_capsule(inner.size, light, dark), inner)
        seen = cos(turn)
        if abs(seen) > 0.1:
            side = self.figure if seen > 0 else self.behind
            face = pygame.transform.smoothscale(side, (max(1, round(face_wide * abs(seen))), tall))
            out.blit(face, face.get_rect(midbottom=(box.centerx - round(sin(turn) * wide * 0.34), tall)))
        return out


def _back_of(figure: pygame.Surface, color: pygame.Color) -> pygame.Surface:
    """A bean from behind: its outline as a sticker, without a face."""
    out = shapes.blank(figure.get_size())
    edge = max(1, figure.get_width() // 60)
    for width, tone in ((0, pygame.Color("white")), (edge, pygame.Color(INK)), (2 * edge, color.lerp("black", 0.12))):
        out.blit(_shrunk(figure, width).to_surface(setcolor=tone, unsetcolor=(0, 0, 0, 0)), (0, 0))
    return out


def _shrunk(figure: pygame.Surface, width: int) -> pygame.Mask:
    """The outline of a figure without its outermost pixels."""
    whole = pygame.mask.from_surface(figure, 120)
    if width == 0:
        return whole
    soft = pygame.transform.box_blur(whole.to_surface(setcolor=(255, 255, 255, 255), unsetcolor=(0, 0, 0, 0)), width)
    return pygame.mask.from_surface(soft, 250)


@lru_cache(maxsize=6)
def bean_of(picture: Picture) -> Bean:
    """A bean by its picture; the last few are kept."""
    return Bean(picture)


def forget() -> None:
    """Give the memory back."""
    bean_of.cache_clear()
    _kept.clear()


def standing(bean: Bean, camera: Camera, place: Point, lean: Lean) -> Blit:
    """A bean that stands at `place`, or leans: its long axis is drawn from its foot to where its head is seen."""
    tall = TALL * GROWN
    dx, dy = lean.toward
    reach = tall * sin(lean.tilt)
    foot = camera.spot(*place)
    head = camera.spot(place[0] + dx * reach, place[1] + dy * reach, tall * cos(lean.tilt))
    scale = camera.scale(place[1])
    whole = max(4, round(tall * scale))
    figure = bean.upright(whole)
    way = (head[0] - foot[0], head[1] - foot[1])
    if lean.tilt == 0:
        return figure, (round(foot[0] - figure.get_width() / 2), round(foot[1] - figure.get_height() + 2))
    length = max(hypot(*way), figure.get_width() * 0.55)
    angle = degrees(atan2(-way[0], -way[1]))
    flat = length / whole
    if flat < 0.99:
        figure = pygame.transform.smoothscale(figure, (figure.get_width(), max(2, round(figure.get_height() * flat))))
    figure = pygame.transform.rotozoom(figure, angle, 1)
    return centred(figure, ((foot[0] + head[0]) / 2, (foot[1] + head[1]) / 2))


def lying(bean: Bean, camera: Camera, pose: FlightPose, roll: float, rock: float = 0.0) -> Blit:
    """The shot bean. `roll`: radians it has rolled; `rock`: mm by which its head end is lifted."""
    radius = SHELL_RADIUS * GROWN
    half = (SHELL_HALF + SHELL_RADIUS) * GROWN
    dx, dy = cos(pose.angle) * half, sin(pose.angle) * half
    tail = camera.spot(pose.x - dx, pose.y - dy, radius - rock)
    head = camera.spot(pose.x + dx, pose.y + dy, radius + rock)
    way = (head[0] - tail[0], head[1] - tail[1])
    thick = 2 * radius * camera.scale(pose.y)
    kept = next((size for size in SIZES if size >= thick), SIZES[-1])
    figure = bean.rolled(kept, roll)
    share = max(thick * 1.15, hypot(*way)) / (thick * half / radius)
    if share < 0.98:
        figure = pygame.transform.smoothscale(figure, (figure.get_width(), max(2, round(figure.get_height() * share))))
    angle = degrees(atan2(-way[0], -way[1]))
    figure = pygame.transform.rotozoom(figure, angle, thick / kept)
    return centred(figure, ((tail[0] + head[0]) / 2, (tail[1] + head[1]) / 2))


def marble(camera: Camera, pose: FlightPose, clear: bool) -> Blit:
    """The ball inside the shell, seen through it; `clear`: hardly anything of the shell hides it."""
    side = max(4, round(2 * BALL_RADIUS * GROWN * camera.scale(pose.y)))
    x = pose.x + (pose.ball[0] - pose.x) * GROWN
    y = pose.y + (pose.ball[1] - pose.y) * GROWN
    picture = _kept.get(("marble", side, clear), lambda: _marble(side, 215 if clear else 120))
    return centred(picture, camera.spot(x, y, SHELL_RADIUS * GROWN))


def _marble(side: int, alpha: int) -> pygame.Surface:
    out = shapes.blank((side, side))
    rim = max(1, side // 12)
    out.blit(shapes.disc(side, pygame.Color(28, 20, 60)), (0, 0))
    inner = side - 2 * rim
    out.blit(shapes.disc(inner, pygame.Color("#F4F8FF"), pygame.Color("#6F7CB8")), (rim, rim))
    glint = max(2, side // 4)
    out.blit(shapes.disc(glint, pygame.Color("white")), (side // 4, side // 6))
    out.set_alpha(alpha)
    return out


def shadow(camera: Camera, place: Point, half: tuple[float, float], strength: float = 1.0) -> Blit:
    """The soft shadow of something on the table with half axes in mm."""
    scale = camera.scale(place[1])
    deep = camera.spot(place[0], place[1] - half[1])[1] - camera.spot(place[0], place[1] + half[1])[1]
    size = (max(4, round(half[0] * 2 * scale) // 2 * 2), max(4, round(deep) // 2 * 2))
    alpha = round(SHADE * strength) // 8 * 8
    picture = _kept.get(("shadow", size, alpha), lambda: _shadow(size, alpha))
    return centred(picture, camera.spot(*place))


def _shadow(size: tuple[int, int], alpha: int) -> pygame.Surface:
    side = 64
    small = shapes.blank((side, side))
    for radius in range(side // 2, 0, -1):
        share = 1 - radius / (side / 2)
        pygame.draw.circle(small, (4, 2, 14, round(alpha * min(1.0, share * 1.8))), (side / 2, side / 2), radius)
    return pygame.transform.smoothscale(small, size)


def _capsule(size: tuple[int, int], top: pygame.Color, bottom: pygame.Color | None = None) -> pygame.Surface:
    return shapes.filled(size, min(size) // 2, top, bottom or top)
