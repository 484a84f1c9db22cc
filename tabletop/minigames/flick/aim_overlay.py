"""What is drawn round the bean while aiming: sling, foretold way, arrow, gauge of power."""

from __future__ import annotations

from itertools import pairwise
from math import cos, hypot, pi, radians, sin
from typing import TYPE_CHECKING

import pygame

from tabletop.minigames.flick import nebula
from tabletop.minigames.flick.physics.aim_assist import AimAssist, Line
from tabletop.minigames.flick.physics.model import LINE, SHELL_RADIUS
from tabletop.toolkit import shapes
from tabletop.toolkit.layers import Blit, centred
from tabletop.toolkit.theme import mix

if TYPE_CHECKING:
    from tabletop.minigames.flick.aiming import Aim
    from tabletop.minigames.flick.camera import Camera, Point
    from tabletop.toolkit.draw_context import DrawContext

DOT = 9.0  # mm between the dots of a line
HEAT = ("#5BE1E6", "#5DFFB0", "#FFE27A", "#FF9A3D", "#FF4A3A")
GHOST = "#FFC94D"
GAUGE = (560, 30)  # units


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
    target.blit(*centred(nebula.dot(side, pygame.Color(12, 8, 34, 220)), spot))
    target.blit(*centred(nebula.dot(round(side * 0.72), _coarse(mix(color, pygame.Color("white"), 0.2))), spot))


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
                out.append(centred(nebula.dot(side, tone), camera.spot(*place)))
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
