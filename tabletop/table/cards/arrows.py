"""Arrows over the table: dotted lines that bow."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from tabletop.toolkit import shapes

if TYPE_CHECKING:
    from tabletop.toolkit.draw_context import DrawContext
    from tabletop.toolkit.layers import Blit

DOT, GAP = 9, 19  # units: size of the dots of a line, and from one to the next
BEND = 0.16  # how far a line bows, by its length
HEAD = (0.95, 0.5, 0.2, 0.92, 0.38, 0.5, 0.2, 0.08)  # corners of an arrowhead, by its side
Point = tuple[float, float]


def line(kit: DrawContext, start: Point, end: Point, color: str, *, bend: float = BEND) -> list[Blit]:
    """Return a dotted line that bows and ends in an arrowhead, as sprites."""
    (x0, y0), (x1, y1) = start, end
    length = math.hypot(x1 - x0, y1 - y0)
    if length < kit.u(30):
        return []
    middle = ((x0 + x1) / 2 + (y1 - y0) * bend, (y0 + y1) / 2 - (x1 - x0) * bend)
    tint, out = kit.color(color), []
    steps = max(3, round(length / kit.u(GAP)))
    for i in range(1, steps):
        t = i / steps
        x, y = _curve(start, middle, end, t)
        side = max(3, round(kit.u(DOT) * (0.55 + 0.6 * t)))
        dark = shapes.disc(side + 4, pygame.Color(5, 5, 14, 170))
        out.append((dark, (round(x - side / 2) - 2, round(y - side / 2) - 1)))
        out.append(
            (
                shapes.disc(side, tint.lerp(pygame.Color("white"), 0.35), tint),
                (round(x - side / 2), round(y - side / 2)),
            )
        )
    before = _curve(start, middle, end, 0.93)
    angle = math.degrees(math.atan2(before[1] - y1, x1 - before[0]))
    head = arrowhead(kit, color, round(angle / 6) * 6)
    out.append((head, (round(x1 - head.get_width() / 2), round(y1 - head.get_height() / 2))))
    return out


def _curve(a: Point, b: Point, c: Point, t: float) -> Point:
    s = 1 - t
    return (s * s * a[0] + 2 * s * t * b[0] + t * t * c[0], s * s * a[1] + 2 * s * t * b[1] + t * t * c[1])


_heads: dict[tuple[int, str, int], pygame.Surface] = {}


def arrowhead(kit: DrawContext, color: str, angle: int) -> pygame.Surface:
    """Return an arrowhead that points `angle` degrees counter-clockwise from right."""
    side = kit.u(34)
    key = (side, color, angle)
    if key not in _heads:
        if len(_heads) > 200:
            _heads.clear()
        tint = shapes.hex6(kit.color(color))
        path = "M{:.1f} {:.1f} L{:.1f} {:.1f} L{:.1f} {:.1f} L{:.1f} {:.1f} Z".format(*(side * part for part in HEAD))
        edge = f'stroke="#080816" stroke-width="{side * 0.07}" stroke-linejoin="round"'
        body = f'<path d="{path}" fill="{tint}" {edge}/>'
        _heads[key] = pygame.transform.rotozoom(shapes.svg((side, side), body), angle, 1)
    return _heads[key]
