"""The picture of a flick: ground, beans, shadows, the way that is foretold, sparks and the light behind a fast bean."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import cos, hypot, inf, pi, sin
from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.minigames.flick import beans, ground, nebula
from tabletop.minigames.flick.beans import UPRIGHT, Bean, Lean
from tabletop.minigames.flick.camera import Anchor, Camera, camera
from tabletop.minigames.flick.ground import View
from tabletop.minigames.flick.physics.model import HOLES, LINE
from tabletop.toolkit.layers import Blit, centred

if TYPE_CHECKING:
    from tabletop.minigames.flick.camera import Point
    from tabletop.minigames.flick.flick_art import FlickArt
    from tabletop.minigames.flick.ground import FlickCourse
    from tabletop.minigames.flick.mat_picture import Lying
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


class ShotLook(NamedTuple):
    """What is shown. `roll`, `rock`: of the shot bean; `leans`: of the targets; `ball`: is it seen, and how clearly; `lies`:
    the target that lies on its side, -1 for none.
    """

    pose: FlightPose
    roll: float = 0.0
    rock: float = 0.0
    leans: Sequence[Lean] = ()
    ball: str = "dim"  # "", "dim", "clear"
    trail: Sequence[Point] = ()
    lies: int = -1


def wide_camera(box: pygame.Rect, scene: FlickScene, hole: int) -> Camera:
    """The view for aiming: the whole lane in `box`."""
    grown = min(box.width / 1920, box.height / 1080)
    near = Anchor(LINE, NEAR_SCALE * grown, box.y + NEAR_ROW * box.height)
    far = Anchor(0.0, FAR_SCALE * grown, box.y + FAR_ROW * box.height)
    shift = SHIFT * HOLES[hole] if len(scene.targets) == 1 else 0.0
    return camera(shift, box.centerx, near, far)


def close_camera(box: pygame.Rect, place: Point) -> Camera:
    """The view for the slow repetition: near the place where it is decided."""
    grown = min(box.width / 1920, box.height / 1080)
    near = Anchor(place[1] - 60, CLOSE_SCALE * 1.14 * grown, box.y + 0.92 * box.height)
    far = Anchor(place[1], CLOSE_SCALE * grown, box.y + 0.62 * box.height)
    return camera(place[0], box.centerx, near, far)


class Painter:
    """Draws looks. `kit` gives the scale and the colours."""

    def __init__(
        self,
        kit: DrawContext,
        art: FlickArt,
        scene: FlickScene,
        shooter: Bean,
        targets: Sequence[Bean],
        lit: tuple[int, ...],
        lying: Lying,
        course: FlickCourse | None = None,
    ) -> None:
        self.kit, self.art = kit, art
        self.scene = scene
        self.shooter = shooter
        self.targets = list(targets)
        self.lit = lit
        self.lying, self.course = lying, course
        self.camera = Camera(0.0, 0.0, 1.0, -1000.0, 1.0, 0.0)
        self._painted: dict[View, pygame.Surface] = {}
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
        view = View(self.size, self.camera, self.art, self.lit, self.depth, self.lying, self.course)
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
                out.append(centred(nebula.dot(side, tone.lerp("white", 0.4)), self.camera.spot(*place)))
        return out

    def _light(self, trail: Sequence[Point], color: str) -> list[Blit]:
        """A tail of light behind the bean where it was a moment ago."""
        tone = self.kit.color(color)
        out = []
        for i, place in enumerate(trail):
            share = (i + 1) / len(trail)
            side = max(2, round(self.camera.scale(place[1]) * 17 * share) // 2 * 2)
            faint = pygame.Color(tone.r, tone.g, tone.b, round(70 * share) // 4 * 4)
            out.append(centred(nebula.dot(side, faint), self.camera.spot(place[0], place[1], 6.0)))
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
