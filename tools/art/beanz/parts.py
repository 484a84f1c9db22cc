"""The parts language of the Beans: glossy sticker shapes, the capsule body and how parts are put together.

A part draws itself on a canvas whose origin is the middle of the capsule.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

import skia

from tools.art.canvas import Canvas
from tools.art.colour import light, mix, shade
from tools.art.paths import Point, box, ellipse, minus, mirrored, moved, polygon, svg, taper
from tools.art.shaders import linear, radial

Part = Callable[[Canvas], None]
Outline: TypeAlias = str | skia.Path

INK = "#1c1030"
BW, BH = 92, 168  # half width and half height of the capsule


def capsule(w: float = BW, h: float = BH) -> skia.Path:
    return svg(
        f"M{-w} {-h + w} C{-w} {-h - w * 0.06} {w} {-h - w * 0.06} {w} {-h + w} C{w * 1.03} {-h * 0.2} {w * 1.06} "
        f"{h * 0.2} {w * 1.02} {h - w} C{w * 1.02} {h + w * 0.1} {-w * 1.02} {h + w * 0.1} {-w * 1.02} {h - w} "
        f"C{-w * 1.06} {h * 0.2} {-w * 1.03} {-h * 0.2} {-w} {-h + w}Z"
    )


CAP = capsule()


def path_of(outline: Outline) -> skia.Path:
    return svg(outline) if isinstance(outline, str) else outline


def sticker_part(canvas: Canvas, path: skia.Path, colour: str, ink: float = 5, hi: bool = True) -> None:
    """One shape: ink line, fill lit from the upper left, hard shadow on the right and below, soft highlight."""
    bounds = path.getBounds()
    if ink:
        canvas.stroke(path, INK, ink * 2)
    across = (bounds.left(), bounds.top(), bounds.right(), bounds.bottom())
    canvas.fill(path, linear(*across, light(colour, 0.7), (0.55, colour), (1, shade(colour, 0.5))))
    depth = min(1.0, bounds.width() / 40, bounds.height() / 40)
    canvas.inner_shadow(path, shade(colour, 1.5), -14 * depth, -8 * depth, 0.75, mode=None)
    if hi and depth > 0.3:
        with canvas.clip(path):
            canvas.fill(moved(minus(path, moved(path, 7 * depth, 7 * depth)), 5 * depth, 5 * depth), "#fff", 0.35, 2)


def shape(outline: Outline, colour: str, ink: float = 5, hi: bool = True) -> Part:
    path = path_of(outline)
    return lambda canvas: sticker_part(canvas, path, colour, ink, hi)


def twin(outline: Outline, colour: str, ink: float = 5, hi: bool = True) -> Part:
    """A shape and its mirror image, both lit from the left."""
    path = path_of(outline)
    return group(shape(path, colour, ink, hi), shape(mirrored(path), colour, ink, hi))


def flat(outline: Outline, colour: str, alpha: float = 1, blur: float = 0) -> Part:
    """A plain area without ink."""
    path = path_of(outline)
    return lambda canvas: canvas.fill(path, colour, alpha, blur)


def twin_flat(outline: Outline, colour: str, alpha: float = 1) -> Part:
    path = path_of(outline)
    return group(flat(path, colour, alpha), flat(mirrored(path), colour, alpha))


def pen(outline: Outline, colour: str = INK, width: float = 5, alpha: float = 1) -> Part:
    path = path_of(outline)
    return lambda canvas: canvas.stroke(path, colour, width, alpha)


def twin_pen(outline: Outline, colour: str = INK, width: float = 5) -> Part:
    path = path_of(outline)
    return group(pen(path, colour, width), pen(mirrored(path), colour, width))


def brush(points: Sequence[Point], colour: str, start: float, end: float = 0, middle: float | None = None) -> Part:
    path = taper(points, start, end, middle)
    return lambda canvas: canvas.fill(path, colour)


def dots(colour: str, *places: tuple[float, float, float]) -> Part:
    """Round spots as (x, y, radius)."""
    paths = [ellipse(*place) for place in places]
    return group(*[flat(path, colour) for path in paths])


def rod(start: Point, end: Point, width: float, colour: str) -> Part:
    """A stick with an ink line."""

    def draw(canvas: Canvas) -> None:
        canvas.line([start, end], INK, width + 10)
        canvas.line([start, end], colour, width)
        (x0, y0), (x1, y1) = start, end
        shift = width * 0.22
        canvas.line([(x0 - shift, y0 - shift), (x1 - shift, y1 - shift)], light(colour, 1.2), width * 0.25, 0.8)

    return draw


def tube(outline: Outline, width: float, colour: str) -> Part:
    """A rope, hose or wire along an open line."""
    path = path_of(outline)

    def draw(canvas: Canvas) -> None:
        canvas.stroke(path, INK, width + 10)
        canvas.stroke(path, colour, width)
        canvas.stroke(moved(path, -width * 0.14, -width * 0.18), light(colour, 1.4), width * 0.3, 0.7)

    return draw


def group(*parts: Part) -> Part:
    def draw(canvas: Canvas) -> None:
        for part in parts:
            part(canvas)

    return draw


def at(x: float, y: float, *parts: Part, size: float = 1, degrees: float = 0, flip: bool = False) -> Part:
    """Parts drawn round the origin, placed elsewhere."""

    def draw(canvas: Canvas) -> None:
        with canvas.transform(x, y, -size if flip else size, size, degrees):
            group(*parts)(canvas)

    return draw


def inside(outline: Outline, *parts: Part) -> Part:
    path = path_of(outline)

    def draw(canvas: Canvas) -> None:
        with canvas.clip(path):
            group(*parts)(canvas)

    return draw


def faded(alpha: float, *parts: Part) -> Part:
    def draw(canvas: Canvas) -> None:
        with canvas.layer(alpha=alpha):
            group(*parts)(canvas)

    return draw


def gloss(canvas: Canvas, body: skia.Path, colour: str, rim: str) -> None:
    """Volume from neutral multiply passes, so clothes keep their own colour."""
    dark = mix(shade(colour, 1.4), "#8a3f9a", 0.38)
    deep = mix(shade(colour, 3), "#2a1050", 0.5)
    bounds = body.getBounds()
    left, right, top, bottom = bounds.left(), bounds.right(), bounds.top(), bounds.bottom()
    area = (left - 20, top - 20, right - left + 40, bottom - top + 40)
    side = linear(left, 0, right, 0, (0, dark, 0.3), (0.2, dark, 0), (0.52, dark, 0), (0.8, dark, 0.5), (1, deep, 0.85))
    with canvas.clip(body):
        canvas.rect(*area, side, mode="multiply")
        low = linear(0, bottom - (bottom - top) * 0.4, 0, bottom + 6, (0, dark, 0), (1, deep, 0.6))
        canvas.rect(*area, low, mode="multiply")
        x, y = left + (right - left) * 0.32, top + (bottom - top) * 0.32
        canvas.fill(ellipse(x, y, 60, 110), radial(x, y, 110, (0, "#ffffff", 0.26), (1, "#ffffff", 0)), mode="soft")
        canvas.fill(minus(body, moved(body, -10, -6)), rim, 0.8, blur=3.5)
        canvas.fill(minus(body, moved(body, -4, -2)), "#ffffff", 0.55, blur=1.5)


def shine(canvas: Canvas, body: skia.Path) -> None:
    """The white window light on the upper left, before any headgear."""
    bounds = body.getBounds()
    with canvas.clip(body), canvas.transform(bounds.left() + BW, bounds.top() + BH):
        arc = svg(
            "M-74 -72 C-76 -118 -52 -144 -20 -152 C-4 -154 -4 -142 -18 -136 C-44 -126 -54 -102 -54 -70 "
            "C-54 -56 -74 -56 -74 -72Z"
        )
        canvas.fill(arc, "#fff", 0.82, blur=0.8)
        canvas.fill(box(-74, -46, 18, 26, 9), "#fff", 0.8, blur=0.8)
        canvas.fill(box(-77, -30, 22, 130, 11), "#fff", 0.16, blur=5)


def triangle(x: float, y: float, width: float, height: float) -> skia.Path:
    """Points down from a base line at y; a negative height points up."""
    return polygon((x - width / 2, y), (x + width / 2, y), (x, y + height))
