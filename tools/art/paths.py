"""Shapes as skia paths: a small SVG reader, splines, tapered strokes and boolean operations."""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING

import skia

if TYPE_CHECKING:
    from collections.abc import Sequence

Point = tuple[float, float]

_TOKEN = re.compile(r"[A-Za-z]|-?\d*\.?\d+(?:e-?\d+)?")
_ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "Z": 0}


class _SvgReader:
    """Reads one path description; keeps the pen and the last control point."""

    def __init__(self) -> None:
        self.path = skia.Path()
        self.pen = (0.0, 0.0)
        self.start = (0.0, 0.0)
        self.control: Point | None = None

    def mirrored_control(self) -> Point:
        if self.control is None:
            return self.pen
        return 2 * self.pen[0] - self.control[0], 2 * self.pen[1] - self.control[1]

    def step(self, command: str, values: list[float]) -> None:
        if command.islower():
            values = [value + self.pen[index % 2] for index, value in enumerate(values)]
            if command == "v":
                values = [values[0] - self.pen[0] + self.pen[1]]
        kind = command.upper()
        if kind == "H":
            values, kind = [values[0], self.pen[1]], "L"
        elif kind == "V":
            values, kind = [self.pen[0], values[0]], "L"
        elif kind in "ST":
            values, kind = [*self.mirrored_control(), *values], "C" if kind == "S" else "Q"
        self.draw(kind, values)

    def draw(self, kind: str, values: list[float]) -> None:
        if kind == "Z":
            self.path.close()
            self.pen, self.control = self.start, None
            return
        {"M": self.path.moveTo, "L": self.path.lineTo, "C": self.path.cubicTo, "Q": self.path.quadTo}[kind](*values)
        self.pen = (values[-2], values[-1])
        self.control = (values[-4], values[-3]) if kind in "CQ" else None
        if kind == "M":
            self.start = self.pen


def svg(description: str) -> skia.Path:
    """A path from SVG path data (M L H V C S Q T Z, absolute and relative)."""
    tokens = _TOKEN.findall(description)
    reader, index, command = _SvgReader(), 0, ""
    while index < len(tokens):
        if tokens[index].isalpha():
            command = tokens[index]
            index += 1
        count = _ARGUMENTS[command.upper()]
        reader.step(command, [float(token) for token in tokens[index : index + count]])
        index += count
        if command in "Mm":
            command = "L" if command == "M" else "l"
    return reader.path


def polygon(*points: Point, close: bool = True) -> skia.Path:
    path = skia.Path()
    path.moveTo(*points[0])
    for point in points[1:]:
        path.lineTo(*point)
    if close:
        path.close()
    return path


def spline(points: Sequence[Point], *, closed: bool = True, tension: float = 0.5) -> skia.Path:
    """A smooth curve through the points: an organic shape from a few points."""
    count = len(points)

    def at(index: int) -> Point:
        return points[index % count] if closed else points[max(0, min(count - 1, index))]

    path = skia.Path()
    path.moveTo(*points[0])
    pull = tension / 3
    for index in range(count if closed else count - 1):
        a, b, c, d = at(index - 1), at(index), at(index + 1), at(index + 2)
        path.cubicTo(
            b[0] + (c[0] - a[0]) * pull,
            b[1] + (c[1] - a[1]) * pull,
            c[0] - (d[0] - b[0]) * pull,
            c[1] - (d[1] - b[1]) * pull,
            *c,
        )
    if closed:
        path.close()
    return path


def ellipse(x: float, y: float, across: float, down: float | None = None, degrees: float = 0) -> skia.Path:
    """An ellipse round (x, y) with the two half axes; a circle when only one is given."""
    down = across if down is None else down
    path = skia.Path()
    path.addOval(skia.Rect.MakeLTRB(x - across, y - down, x + across, y + down))
    return rotated(path, degrees, x, y) if degrees else path


def box(x: float, y: float, width: float, height: float, radius: float = 0) -> skia.Path:
    """A rectangle from its upper left corner, with rounded corners."""
    path = skia.Path()
    path.addRRect(skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(x, y, width, height), radius, radius))
    return path


def star(x: float, y: float, points: int, outer: float, inner: float, degrees: float = -90) -> skia.Path:
    corners = []
    for index in range(2 * points):
        angle = math.radians(degrees + index * 180 / points)
        radius = outer if index % 2 == 0 else inner
        corners.append((x + math.cos(angle) * radius, y + math.sin(angle) * radius))
    return polygon(*corners)


def arc(x: float, y: float, radius: float, start: float, end: float, down: float | None = None) -> skia.Path:
    """An open arc between two angles in degrees, clockwise from the right."""
    down = down or radius
    path = skia.Path()
    path.addArc(skia.Rect.MakeLTRB(x - radius, y - down, x + radius, y + down), start, end - start)
    return path


def _mapped(path: skia.Path, matrix: skia.Matrix) -> skia.Path:
    result = skia.Path()
    path.transform(matrix, result)
    return result


def rotated(path: skia.Path, degrees: float, x: float = 0, y: float = 0) -> skia.Path:
    return _mapped(path, skia.Matrix().setRotate(degrees, x, y))


def moved(path: skia.Path, dx: float, dy: float) -> skia.Path:
    return _mapped(path, skia.Matrix().setTranslate(dx, dy))


def scaled(path: skia.Path, across: float, down: float | None = None, x: float = 0, y: float = 0) -> skia.Path:
    return _mapped(path, skia.Matrix().setScale(across, across if down is None else down, x, y))


def placed(path: skia.Path, x: float, y: float, size: float = 1, degrees: float = 0) -> skia.Path:
    """A shape drawn round the origin, scaled, turned and then moved to (x, y)."""
    return moved(rotated(scaled(path, size), degrees), x, y)


def mirrored(path: skia.Path, x: float = 0) -> skia.Path:
    """The path reflected in the vertical line at x."""
    return scaled(path, -1, 1, x, 0)


def union(*paths: skia.Path) -> skia.Path:
    result = paths[0]
    for path in paths[1:]:
        result = skia.Op(result, path, skia.PathOp.kUnion_PathOp)
    return result


def minus(path: skia.Path, *others: skia.Path) -> skia.Path:
    for other in others:
        path = skia.Op(path, other, skia.PathOp.kDifference_PathOp)
    return path


def common(path: skia.Path, other: skia.Path) -> skia.Path:
    return skia.Op(path, other, skia.PathOp.kIntersect_PathOp)


def outline(path: skia.Path, width: float) -> skia.Path:
    """The area that a round pen of this width covers when it follows the path."""
    paint = skia.Paint(
        Style=skia.Paint.kStroke_Style,
        StrokeWidth=width,
        StrokeJoin=skia.Paint.kRound_Join,
        StrokeCap=skia.Paint.kRound_Cap,
    )
    result = skia.Path()
    paint.getFillPath(path, result)
    return result


def _curve_point(a: Point, b: Point, c: Point, d: Point, *, t: float) -> Point:
    def axis(k: int) -> float:
        return 0.5 * (
            2 * b[k]
            + (c[k] - a[k]) * t
            + (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t
            + (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t**3
        )

    return axis(0), axis(1)


def taper(points: Sequence[Point], start: float, end: float = 0, middle: float | None = None) -> skia.Path:
    """A brush stroke along a smooth curve; its width runs from start over middle to end."""
    last = len(points) - 1
    curve = []
    for index in range(last):
        around = [points[max(0, min(last, index + offset))] for offset in (-1, 0, 1, 2)]
        curve += [_curve_point(*around, t=step / 8) for step in range(8)]
    curve.append(points[-1])
    left, right, end_index = [], [], len(curve) - 1
    for index, (x, y) in enumerate(curve):
        x0, y0 = curve[max(0, index - 1)]
        x1, y1 = curve[min(end_index, index + 1)]
        length = math.hypot(x1 - x0, y1 - y0) or 1
        t = index / end_index
        width = start + (end - start) * t
        if middle is not None:
            width = start * (1 - t) ** 2 + 4 * middle * t * (1 - t) + end * t * t
        nx, ny = (y1 - y0) / length * width / 2, (x1 - x0) / length * width / 2
        left.append((x - nx, y + ny))
        right.append((x + nx, y - ny))
    return polygon(*left, *reversed(right))


def limb(points: Sequence[Point], start: float, end: float) -> skia.Path:
    """An arm, leg or finger: a tapered stroke with round ends."""
    return union(taper(points, start, end), ellipse(*points[0], start / 2), ellipse(*points[-1], end / 2))
