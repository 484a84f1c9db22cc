"""Beans in the picture: standing ones that lean and fall, and the lying one that rolls, from one sprite each."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import atan2, cos, degrees, exp, hypot, pi, sin
from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.minigames.flick.physics.model import BALL_RADIUS, FALL_IMPULSE, RATE, SHELL_HALF, SHELL_RADIUS
from tabletop.toolkit import pictures, shapes
from tabletop.toolkit.cache import SurfaceCache
from tabletop.toolkit.layers import Blit, centred

if TYPE_CHECKING:
    from tabletop.minigames.flick.camera import Camera, Point
    from tabletop.minigames.flick.mat_picture import Picture
    from tabletop.minigames.flick.physics import FlightPose, SimulatedShot


GROWN = 1.3  # beans are drawn larger than they are, so that faces can be read
TALL = 41.0  # mm of a sprite with its hat; the shell alone is 32
SHADE = 150
TURNS = 24  # pictures of a whole roll
EDGE_ON = 0.1  # of its width: less of it is not drawn
SOFT = 22  # part of its width by which the colours of a back run
INK = "#1C1030"
SIZES = (24, 34, 48, 68, 96, 136, 192, 272, 384)  # pixels across a shell of which pictures are kept

_kept = SurfaceCache(8 << 20)

FALLING = 0.30  # seconds
ASIDE = 0.94  # of its way a falling bean goes to the side, where it is seen lying in its whole length
WOBBLE = 0.45  # radians of a graze that nearly felled it


class BeanTilt(NamedTuple):
    """How a standing bean stands: `tilt` radians from upright towards (x, y) of the table."""

    tilt: float = 0.0
    toward: tuple[float, float] = (0.0, 1.0)


UPRIGHT = BeanTilt()


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
        seen = cos(turn)
        half = self._half(seen, face_wide, tall)
        place = half.get_rect(midbottom=(box.centerx - round(sin(turn) * wide * 0.34), tall))
        if seen < -EDGE_ON:
            out.blit(half, place)
        self._shell(out, box)
        if seen > EDGE_ON:
            out.blit(half, place)
        return out

    def _half(self, seen: float, wide: int, tall: int) -> pygame.Surface:
        """Its face, or what of hat and arms is seen from behind, as far as it is turned to the eye."""
        half = self.figure if seen > 0 else self.behind
        return pygame.transform.smoothscale(half, (max(1, round(wide * abs(seen))), tall))

    def _shell(self, out: pygame.Surface, box: pygame.Rect) -> None:
        edge = max(2, box.width // 12)
        light, dark = self.color.lerp("white", 0.25), self.color.lerp("black", 0.35)
        out.blit(_capsule(box.size, pygame.Color("white")), box)
        inner = box.inflate(-edge, -edge)
        out.blit(_capsule(inner.size, pygame.Color(INK)), inner)
        inner = inner.inflate(-edge, -edge)
        shell = pygame.Surface(inner.size)
        shell.blit(shapes.gradient(inner.size, light, dark), (0, 0))
        _round_off(shell)
        cut = shell.convert_alpha()
        cut.blit(_capsule(inner.size, pygame.Color("white")), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        out.blit(cut, inner)


def _back_of(figure: pygame.Surface, color: pygame.Color) -> pygame.Surface:
    """What of a bean is seen beside its shell from behind: its outline as a sticker, in colours that run into each other."""
    turned = pygame.transform.flip(figure, True, False)
    wide, high = turned.get_size()
    edge = max(1, wide // 60)
    flat = pygame.Surface((wide, high))
    flat.fill(color)
    flat.blit(turned, (0, 0))
    soft = pygame.transform.box_blur(flat, max(1, wide // SOFT))
    soft.fill((205, 205, 215), special_flags=pygame.BLEND_RGB_MULT)
    out = shapes.blank((wide, high))
    for width, tone in ((0, pygame.Color("white")), (edge, pygame.Color(INK))):
        out.blit(_shrunk(turned, width).to_surface(setcolor=tone, unsetcolor=(0, 0, 0, 0)), (0, 0))
    out.blit(_shrunk(turned, 2 * edge).to_surface(setsurface=soft.convert_alpha(), unsetcolor=(0, 0, 0, 0)), (0, 0))
    return out


def _round_off(shell: pygame.Surface) -> None:
    """Light from the left upper side, shade on the other one, and the seam of the two halves."""
    wide, high = shell.get_size()
    across = pygame.Surface((5, 1))
    for x, light in enumerate((214, 255, 236, 186, 120)):
        across.set_at((x, 0), (light, light, light))
    shell.blit(pygame.transform.smoothscale(across, (wide, high)), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    seam = pygame.Surface((max(1, wide // 40), high), pygame.SRCALPHA)
    seam.fill((20, 10, 40, 70))
    shell.blit(seam, (wide // 2, 0))
    glint = pygame.Color(255, 255, 255, 110)
    shine = shapes.filled((max(3, wide // 10), max(6, high // 3)), wide // 20, glint, glint)
    shell.blit(shine, (round(wide * 0.2), round(high * 0.16)))


def _shrunk(figure: pygame.Surface, width: int) -> pygame.Mask:
    """The outline of a figure without its outermost pixels, and without holes."""
    whole = _closed(pygame.mask.from_surface(figure, 120))
    if width == 0:
        return whole
    soft = pygame.transform.box_blur(whole.to_surface(setcolor=(255, 255, 255, 255), unsetcolor=(0, 0, 0, 0)), width)
    return pygame.mask.from_surface(soft, 250)


def _closed(whole: pygame.Mask) -> pygame.Mask:
    wide, high = whole.get_size()
    round_it = pygame.Mask((wide + 2, high + 2))
    round_it.draw(whole, (1, 1))
    round_it.invert()
    outside = round_it.connected_component((0, 0))
    outside.invert()
    out = pygame.Mask((wide, high))
    out.draw(outside, (-1, -1))
    return out


@lru_cache(maxsize=6)
def bean_of(picture: Picture) -> Bean:
    """A bean by its picture; the last few are kept."""
    return Bean(picture)


def forget() -> None:
    """Give the memory back."""
    bean_of.cache_clear()
    _kept.clear()


def standing(bean: Bean, camera: Camera, place: Point, lean: BeanTilt) -> Blit:
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


class BeanMotion:
    """The looks of one flight at any of its steps."""

    def __init__(self, flight: SimulatedShot) -> None:
        self.flight = flight
        self.rolls = rolled(flight)
        self.fallen = flight.verdict.target if flight.fell is not None else -1

    def roll(self, at: float) -> float:
        """Radians the shot bean has rolled by step `at`."""
        first = min(int(at), len(self.rolls) - 1)
        then = min(first + 1, len(self.rolls) - 1)
        return self.rolls[first] + (self.rolls[then] - self.rolls[first]) * (at - first)

    def lean(self, target: int, at: float) -> BeanTilt:
        """How a target stands at step `at`."""
        flight = self.flight
        if target == self.fallen and flight.fell is not None and at >= flight.decided:
            return _falling(flight.fell, (at - flight.decided) / RATE)
        touched = [hit for hit in flight.contacts if hit.target == target and hit.step <= at]
        if not touched:
            return UPRIGHT
        hit = touched[-1]
        hardest = max(touch.impulse for touch in touched)
        age = (at - hit.step) / RATE
        x, y = flight.pose(at).targets[target][:2]
        dx, dy = x - hit.x, y - hit.y
        way = hypot(dx, dy) or 1.0
        tilt = WOBBLE * min(1.0, hardest / FALL_IMPULSE) * exp(-3.2 * age) * sin(2 * pi * 4.2 * age)
        return BeanTilt(tilt, (dx / way, dy / way)) if tilt >= 0 else BeanTilt(-tilt, (-dx / way, -dy / way))

    def lies(self, at: float) -> int:
        """Which target lies on its side by step `at`, -1 for none."""
        return self.fallen if self.fallen >= 0 and at >= self.flight.decided + FALLING * RATE else -1


def _falling(toward: tuple[float, float], age: float) -> BeanTilt:
    """It tips over to one side, faster and faster, bounces once and lies there."""
    down = min(1.0, (age / FALLING) ** 2)
    bounce = max(0.0, sin((age - FALLING) / 0.14 * pi)) * 0.16 if FALLING < age < FALLING + 0.14 else 0.0
    side = (ASIDE if toward[0] >= 0 else -ASIDE, (1 - ASIDE**2) ** 0.5)
    return BeanTilt(max(0.001, (down - bounce) * pi / 2), side)


def rolled(flight: SimulatedShot) -> list[float]:
    """By step: the way across the shell's axis, over its radius."""
    out = [0.0]
    poses = (flight.pose(step) for step in range(flight.steps + 1))
    for before, now in pairwise(poses):
        across = (now.y - before.y) * cos(before.angle) - (now.x - before.x) * sin(before.angle)
        out.append(out[-1] + across / SHELL_RADIUS)
    return out
