"""The comic pop canvas of one asset: 500 x 300 units, heavy ink, printed dots, one central motif."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from typing import TypeAlias

import skia

from tools.art.canvas import Canvas, Fill
from tools.art.colour import light, shade
from tools.art.paths import Point, common, ellipse, minus, moved, outline, placed, polygon, spline, svg, taper
from tools.art.shaders import halftone, radial

INK = "#14101f"
WIDTH, HEIGHT, SCALE = 500, 300, 0.8
Shape: TypeAlias = skia.Path | str


def path(shape: Shape) -> skia.Path:
    return svg(shape) if isinstance(shape, str) else shape


class Pop(Canvas):
    """A canvas with a pen: shapes are paths, or path data as text."""

    def __init__(self, scale: float = SCALE) -> None:
        super().__init__(WIDTH, HEIGHT, scale)

    def ink(
        self,
        shape: Shape,
        colour: str,
        width: float = 6,
        dark: str = "",
        dots: str = "",
        dx: float = -11,
        dy: float = -8,
        shine: bool = True,
    ) -> None:
        """Flat colour, a shadow right and below, dots that grow into it, a white sliver of light, the ink line."""
        area = path(shape)
        self.fill(area, colour)
        self.inner_shadow(area, dark or shade(colour, 1.3), dx, dy, 1, mode=None)
        if dots:
            b = area.getBounds()
            ends = (b.left(), b.top()), (b.right(), b.bottom())
            self.fill(area, halftone(dots, 8, 45, *ends, 0, 0.8, 0.8))
        if shine:
            self.fill(common(minus(area, moved(area, 6, 7)), moved(area, 3, 3)), "#ffffff", 0.8)
        if width:
            self.stroke(area, INK, width)

    def plain(self, shape: Shape, colour: Fill, width: float = 5) -> None:
        """Flat colour and the ink line."""
        area = path(shape)
        self.fill(area, colour)
        self.stroke(area, INK, width)

    def spot(self, shape: Shape, colour: Fill, alpha: float = 1) -> None:
        """Flat colour without a line."""
        self.fill(path(shape), colour, alpha)

    def pen(self, shape: Shape, width: float = 5, colour: str = INK, alpha: float = 1) -> None:
        self.stroke(path(shape), colour, width, alpha)

    def wire(self, shape: Shape, colour: str, width: float, edge: float = 4) -> None:
        """A coloured line with ink on both sides."""
        area = path(shape)
        self.stroke(area, INK, width + 2 * edge)
        self.stroke(area, colour, width)

    def tube(self, points: Sequence[Point], colour: str, width: float, dots: str = "", edge: float = 6) -> None:
        """A round pipe along a smooth curve: cables, tails, tentacles."""
        line = spline(points, closed=False)
        area = outline(line, width)
        self.stroke(line, INK, width + 2 * edge)
        self.fill(area, colour)
        self.inner_shadow(area, shade(colour, 1.3), -width * 0.2, -width * 0.3, 1, mode=None)
        if dots:
            self.fill(area, halftone(dots, 8, 45, (0, 0), (500, 300), 0.2, 0.8, 0.8))
        self.stroke(spline([(x - width * 0.2, y - width * 0.24) for x, y in points], closed=False), "#ffffff", 3, 0.6)

    def brush(self, points: Sequence[Point], start: float, end: float = 0, middle: float | None = None) -> None:
        self.fill(taper(points, start, end, middle), INK)

    def glow(self, x: float, y: float, radius: float, colour: str, alpha: float = 0.9) -> None:
        """Light round a point, fading outward."""
        lens = radial(x, y, radius, (0, colour, alpha), (0.4, colour, alpha * 0.55), (1, colour, 0))
        self.fill(ellipse(x, y, radius), lens, mode="screen")

    def halo(self, shape: Shape, colour: str, width: float = 16, alpha: float = 0.8) -> None:
        """Light round a shape; draw it before the shape."""
        self.stroke(path(shape), colour, width, alpha, blur=width * 0.5)
        self.stroke(path(shape), light(colour, 1.5), width * 0.45, alpha)

    def dots(self, colour: str, start: Point, end: Point, low: float = 0, high: float = 0.9, cell: float = 11) -> None:
        """Printed dots over the whole picture that grow from start to end."""
        self.wash(halftone(colour, cell, 30, start, end, low, high, 0.85))

    def dots_in(self, area: skia.Path, colour: str, high: float = 0.8) -> None:
        """Printed dots that grow downward inside a shape."""
        b = area.getBounds()
        self.fill(area, halftone(colour, 10, 30, (b.left(), b.top()), (b.left(), b.bottom()), 0, high, 0.8))

    def both(self, draw: Callable[[], None], x: float) -> None:
        """Draw twice: as it is, and mirrored in the vertical line at x."""
        draw()
        with self.transform(2 * x, 0, -1, 1):
            draw()


def around(x: float, y: float, radius: float, degrees: float, down: float | None = None) -> Point:
    """The point at an angle on a circle (or an ellipse) round (x, y)."""
    angle = math.radians(degrees)
    return x + radius * math.cos(angle), y + (radius if down is None else down) * math.sin(angle)


def at(shape: Shape, x: float, y: float, size: float = 1, degrees: float = 0) -> skia.Path:
    """A shape drawn round the origin, laid where it belongs."""
    return placed(path(shape), x, y, size, degrees)


def jagged(
    x: float, y: float, outer: float, inner: float, count: int, seed: int = 2, down: float = 0.8, wild: float = 0.14
) -> skia.Path:
    """A star of uneven points: explosions, bursts, fur."""
    rng = random.Random(seed)
    corners = []
    for index in range(2 * count):
        radius = (outer if index % 2 == 0 else inner) * rng.uniform(1 - wild, 1 + wild)
        corners.append(around(x, y, radius, index * 180 / count, radius * down))
    return polygon(*corners)


def bolt(*points: Point, width: float = 16) -> skia.Path:
    """Lightning along a zigzag of points, thick at the start, a tip at the end."""
    last = len(points) - 1
    sides: tuple[list[Point], list[Point]] = ([], [])
    for index, (x, y) in enumerate(points):
        half = width * (1 - index / last) / 2
        sides[0].append((x + half, y - half * 0.4))
        sides[1].append((x - half, y + half * 0.4))
    return polygon(*sides[0], *reversed(sides[1]))
