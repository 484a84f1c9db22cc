"""The picture of a flick: ground, beans, shadows, the foretold way, sparks, and what is drawn round the bean while aiming."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import cos, hypot, inf, pi, radians, sin
from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.minigames.flick import beans, ground
from tabletop.minigames.flick.beans import UPRIGHT, Bean, BeanTilt
from tabletop.minigames.flick.camera import Camera, CameraRow, camera
from tabletop.minigames.flick.ground import GroundView
from tabletop.minigames.flick.physics.aim_assist import AimAssist, Line
from tabletop.minigames.flick.physics.model import HOLES, LINE, SHELL_RADIUS
from tabletop.toolkit import shapes
from tabletop.toolkit.layers import Blit, centred
from tabletop.toolkit.theme import mix

if TYPE_CHECKING:
    from tabletop.minigames.flick.camera import Camera, Point
    from tabletop.minigames.flick.flick_input import Aim
    from tabletop.minigames.flick.ground import FlickCourse
    from tabletop.minigames.flick.mat_picture import FlickArt, LyingBeans
    from tabletop.minigames.flick.physics import FlickScene, FlightPose
    from tabletop.toolkit.draw_context import DrawContext


NEAR_SCALE, FAR_SCALE = 3.35, 2.4  # pixels per mm of a 1920x1080 window, at the shooter's line and at the gap
NEAR_ROW, FAR_ROW = 0.755, 0.33  # shares of the window's height
SHIFT = 0.45  # of the hole's place, by which the eye stands aside
CLOSE_SCALE = 5.2
TRAIL = 16
SPECKS = 14  # that circle round a black hole
CLEAR = 13.0  # mm that a falling bean slides from under the one that struck it
FALLS = 0.7  # radians: it leans more than one that wobbles
STARS = 4  # that circle over the head of a fallen bean
STAR, HEAD, RISE, ROUND = 8.0, 53.0, 26.0, 18.0  # mm: their size, along the bean, above it, and round its head

DOT = 9.0  # mm between the dots of a line
HEAT = ("#5BE1E6", "#5DFFB0", "#FFE27A", "#FF9A3D", "#FF4A3A")
GHOST = "#FFC94D"
GAUGE = (560, 30)  # units


class ShotLook(NamedTuple):
    """What is shown. `roll`, `rock`: of the shot bean; `leans`: of the targets; `ball`: is it seen, and how clearly; `lies`:
    the target that lies on its side, -1 for none.
    """

    pose: FlightPose
    roll: float = 0.0
    rock: float = 0.0
    leans: Sequence[BeanTilt] = ()
    ball: str = "dim"  # "", "dim", "clear"
    trail: Sequence[Point] = ()
    lies: int = -1


def wide_camera(box: pygame.Rect, scene: FlickScene, hole: int) -> Camera:
    """The view for aiming: the whole lane in `box`."""
    grown = min(box.width / 1920, box.height / 1080)
    near = CameraRow(LINE, NEAR_SCALE * grown, box.y + NEAR_ROW * box.height)
    far = CameraRow(0.0, FAR_SCALE * grown, box.y + FAR_ROW * box.height)
    shift = SHIFT * HOLES[hole] if len(scene.targets) == 1 else 0.0
    return camera(shift, box.centerx, near, far)


def close_camera(box: pygame.Rect, place: Point) -> Camera:
    """The view for the slow repetition: near the place where it is decided."""
    grown = min(box.width / 1920, box.height / 1080)
    near = CameraRow(place[1] - 60, CLOSE_SCALE * 1.14 * grown, box.y + 0.92 * box.height)
    far = CameraRow(place[1], CLOSE_SCALE * grown, box.y + 0.62 * box.height)
    return camera(place[0], box.centerx, near, far)


class ShotLayout(NamedTuple):
    """What lies ready for an attempt; `lit`: numbers of the black holes that are."""

    scene: FlickScene
    shooter: Bean
    targets: Sequence[Bean]
    lit: tuple[int, ...]


class ShotPainter:
    """Draws looks. `kit` gives the scale and the colours."""

    def __init__(
        self,
        kit: DrawContext,
        art: FlickArt,
        laid: ShotLayout,
        lying: LyingBeans,
        course: FlickCourse | None = None,
    ) -> None:
        self.kit, self.art = kit, art
        self.scene, self.shooter, self.lit = laid.scene, laid.shooter, laid.lit
        self.targets = list(laid.targets)
        self.lying, self.course = lying, course
        self.camera = Camera(0.0, 0.0, 1.0, -1000.0, 1.0, 0.0)
        self._painted: dict[GroundView, pygame.Surface] = {}
        self.size = (0, 0)

    @property
    def depth(self) -> float:
        """Where the black holes are; in a puzzle Beans stand elsewhere, too."""
        return 0.0 if self.course is not None else self.scene.targets[0][1]

    def see(self, size: tuple[int, int], view: Camera) -> None:
        """Look through a camera from now on."""
        self.camera = view
        if size != self.size:
            self._painted.clear()
        self.size = size

    def forget(self) -> None:
        """Give the memory of the grounds back."""
        self._painted.clear()

    def ground(self) -> pygame.Surface:
        """What lies below everything; that of the last two views is kept."""
        view = GroundView(self.size, self.camera, self.art, self.lit, self.depth, self.lying, self.course)
        if view not in self._painted:
            while len(self._painted) > 1:
                self._painted.pop(next(iter(self._painted)))
            self._painted[view] = ground.paint(view, self.kit.scale)
            if len(self._painted) > 1:
                ground.forget()  # both views are painted: what they share is as large as they are
        return self._painted[view]

    def draw(self, target: pygame.Surface, look: ShotLook, now: float, color: str) -> None:
        """Draw everything that lies and stands on the table; `now` in ms lets the holes turn."""
        target.blit(self.ground(), (0, 0))
        target.fblits([*self._specks(now), *self._light(look.trail, color), *self._shadows(look)])

    def draw_beans(self, target: pygame.Surface, look: ShotLook, now: float) -> None:
        """Draw the beans; what lies flat on the table is drawn between this and `draw`."""
        target.fblits([*self._bodies(look), *self._stars(look, now)])

    def _stars(self, look: ShotLook, now: float) -> list[Blit]:
        """They circle over the head of a bean that lies on its side."""
        if look.lies < 0:
            return []
        x, y, _ = look.pose.targets[look.lies]
        way = look.leans[look.lies].toward
        head, scale = self.camera.spot(x + way[0] * HEAD, y + way[1] * HEAD, RISE), self.camera.scale(y)
        star = self.kit.icon("star", STAR * scale / self.kit.scale, "gold_light")
        turns = [now / 420 + i * 2 * pi / STARS for i in range(STARS)]
        wide, high = ROUND * scale, 0.35 * ROUND * scale
        return [centred(star, (head[0] + wide * cos(turn), head[1] + high * sin(turn))) for turn in turns]

    def _shadows(self, look: ShotLook) -> list[Blit]:
        out = []
        for (x, y, _), lean in zip(look.pose.targets, look.leans or [UPRIGHT] * len(self.targets), strict=True):
            reach = (beans.TALL * 0.5 + CLEAR) * sin(lean.tilt)
            place = (x + lean.toward[0] * reach, y + lean.toward[1] * reach)
            out.append(beans.shadow(self.camera, place, (19 + reach * 0.7, 13)))
        out.append(beans.shadow(self.camera, (look.pose.x, look.pose.y - 2), (27, 17)))
        return out

    def _bodies(self, look: ShotLook) -> list[Blit]:
        """Far ones first; one that falls lies over what knocked it down, so that all of it is seen."""
        pose = look.pose
        leans = look.leans or [UPRIGHT] * len(self.targets)
        shot = [beans.lying(self.shooter, self.camera, pose, look.roll, look.rock)]
        if look.ball:
            shot.append(beans.marble(self.camera, pose, look.ball == "clear"))
        found = [(pose.y, shot)]
        for i, ((x, y, _), lean) in enumerate(zip(pose.targets, leans, strict=True)):
            clear = CLEAR * sin(lean.tilt)
            place = (x + lean.toward[0] * clear, y + lean.toward[1] * clear)
            far = y if lean.tilt < FALLS else -inf
            found.append((far, [beans.standing(self.targets[i], self.camera, place, lean)]))
        return [blit for _, blits in sorted(found, key=lambda entry: -entry[0]) for blit in blits]

    def _specks(self, now: float) -> list[Blit]:
        """Dust that circles round the lit black holes."""
        out = []
        for hole in self.lit:
            x, y = ground.hole_at(hole, self.depth)
            tone = ground.tone_of(hole, self.lying)
            for i in range(SPECKS):
                turn = now / (1500 + 90 * i) * 2 * pi + i * 2.4
                way = ground.SWIRL * (1.12 + 0.055 * i)
                place = (x + way * cos(turn), y + way * sin(turn))
                side = max(2, round(self.camera.scale(place[1]) * (1.5 if i % 3 else 2.3)))
                out.append(centred(ground.dot(side, tone.lerp("white", 0.4)), self.camera.spot(*place)))
        return out

    def _light(self, trail: Sequence[Point], color: str) -> list[Blit]:
        """A tail of light behind the bean where it was a moment ago."""
        tone = self.kit.color(color)
        out = []
        for i, place in enumerate(trail):
            share = (i + 1) / len(trail)
            side = max(2, round(self.camera.scale(place[1]) * 17 * share) // 2 * 2)
            faint = pygame.Color(tone.r, tone.g, tone.b, round(70 * share) // 4 * 4)
            out.append(centred(ground.dot(side, faint), self.camera.spot(place[0], place[1], 6.0)))
        return out


def trail_of(points: Sequence[Point]) -> list[Point]:
    """Places between the last poses, close enough together for a tail without gaps; empty for a slow bean."""
    out: list[Point] = []
    for (x0, y0), (x1, y1) in pairwise(points):
        way = hypot(x1 - x0, y1 - y0)
        if way > 2.0:
            parts = min(4, max(1, round(way / 6)))
            out += [(x0 + (x1 - x0) * k / parts, y0 + (y1 - y0) * k / parts) for k in range(1, parts + 1)]
    return out[-TRAIL * 2 :]


def warmth(power: float) -> pygame.Color:
    """The colour of a power."""
    place = min(0.9999, max(0.0, power)) * (len(HEAT) - 1)
    first = int(place)
    return mix(pygame.Color(HEAT[first]), pygame.Color(HEAT[first + 1]), place - first)


def draw_aim(target: pygame.Surface, camera: Camera, aim: Aim, advice: AimAssist, now: float) -> None:
    """Everything that lies on the table round the bean."""
    color = warmth(aim.power)
    _sling(target, camera, aim, color)
    if advice.line:
        target.fblits(_dots(camera, advice.line, color, now, 4.6))
        target.fblits(_dots(camera, advice.bounce, pygame.Color("#FFFFFF"), now, 3.2))
    _arrow(target, camera, aim, color)


def _sling(target: pygame.Surface, camera: Camera, aim: Aim, color: pygame.Color) -> None:
    """Two bands from the ends of the bean to the finger, and the finger's mark."""
    end = aim.handle()
    angle = radians(aim.aim)
    spot = camera.spot(*end)
    for side in (-1, 1):
        start = camera.spot(aim.x + side * 15 * cos(angle), LINE - side * 15 * sin(angle), 6.0)
        for width, tone in ((7, mix(color, pygame.Color("black"), 0.72)), (3, color)):
            pygame.draw.line(target, tone, start, spot, max(1, round(width * camera.scale(LINE) / 3.4)))
    side = max(6, round(13 * camera.scale(end[1])))
    target.blit(*centred(ground.dot(side, pygame.Color(12, 8, 34, 220)), spot))
    target.blit(*centred(ground.dot(round(side * 0.72), _coarse(mix(color, pygame.Color("white"), 0.2))), spot))


def _dots(camera: Camera, line: Line, color: pygame.Color, now: float, size: float) -> list[Blit]:
    """Dots at equal distances along a way, running towards its end."""
    out: list[Blit] = []
    left = now / 1000 * 30 % DOT
    tone = _coarse(mix(color, pygame.Color("white"), 0.55))
    for (x0, y0), (x1, y1) in pairwise(line):
        way = hypot(x1 - x0, y1 - y0)
        while left < way:
            share = left / way
            place = (x0 + (x1 - x0) * share, y0 + (y1 - y0) * share)
            if place[1] > LINE + SHELL_RADIUS:
                side = max(3, round(size * camera.scale(place[1]) / 2))
                out.append(centred(ground.dot(side, tone), camera.spot(*place)))
            left += DOT
        left -= way
    return out


def _coarse(color: pygame.Color) -> pygame.Color:
    """The nearest of few colours, so that pictures of dots can be kept."""
    return pygame.Color(*(part // 16 * 16 for part in color[:3]))


def _arrow(target: pygame.Surface, camera: Camera, aim: Aim, color: pygame.Color) -> None:
    """The arrow of the pull: it is there without any help."""
    angle = radians(aim.aim)
    tip, wing = 46 + 36 * aim.power, 9.0

    def at(way: float, aside: float) -> Point:
        return camera.spot(aim.x + way * sin(angle) + aside * cos(angle), LINE + way * cos(angle) - aside * sin(angle))

    base = tip - 15
    corners = [at(tip, 0), at(base, wing), at(base, 3), at(16, 2), at(16, -2), at(base, -3), at(base, -wing)]
    pygame.draw.polygon(target, mix(color, pygame.Color("black"), 0.75), [(x, y + 2) for x, y in corners])
    pygame.draw.polygon(target, color, corners)
    pygame.draw.aalines(target, mix(color, pygame.Color("white"), 0.4), True, corners)


def draw_ghost(target: pygame.Surface, camera: Camera, line: Line) -> None:
    """The way of an earlier shot, faint."""
    if line:
        target.fblits(_dots(camera, line, pygame.Color(GHOST), 0.0, 2.6))


def draw_gauge(
    target: pygame.Surface, kit: DrawContext, box: pygame.Rect, power: float, window: tuple[float, float] | None
) -> None:
    """Power from left to right; `window`: the part worth flicking with."""
    kit.panel(target, box.inflate(kit.u(16), kit.u(16)), "pill")
    kit.panel(target, box, "inset")
    inner = box.inflate(-kit.u(8), -kit.u(8))
    for i in range(40):
        left = inner.x + inner.width * i // 40
        wide = inner.x + inner.width * (i + 1) // 40 - left - max(1, kit.u(2))
        lit = (i + 0.5) / 40 <= power
        tone = warmth((i + 0.5) / 40)
        target.fill(tone if lit else mix(tone, pygame.Color("#14102A"), 0.86), (left, inner.y, wide, inner.height))
    if window is not None:
        left, right = (inner.x + round(inner.width * value) for value in window)
        mark = pygame.Rect(left, box.y - kit.u(5), right - left, box.height + kit.u(10))
        target.blit(shapes.ring(mark.size, kit.u(8), max(2, kit.u(3)), kit.color("white")), mark)
    x = inner.x + round(inner.width * power)
    needle = pygame.Rect(0, 0, kit.u(8), box.height + kit.u(18))
    needle.center = (x, box.centery)
    target.blit(shapes.filled(needle.size, kit.u(4), kit.color("white"), kit.color("gold_light")), needle)


def sway(now: float, ball: float) -> float:
    """How the resting bean rocks: the end where the ball lies is the lower one; mm."""
    return -1.6 * ball + 0.5 * sin(now / 1000 * 2 * pi * 0.55)
