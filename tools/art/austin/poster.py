"""How the picture of a Bone, Swinger or Happening is built: an op-art ground, a flat object with a hard shadow, grain."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tools.art.beanz.parts import Outline, Part, at, group, path_of
from tools.art.canvas import Canvas
from tools.art.colour import light, shade
from tools.art.filters import flat as silhouette
from tools.art.filters import grown as grown_silhouette
from tools.art.filters import rim_light
from tools.art.paths import ellipse
from tools.art.shaders import halftone, radial

WIDTH, HEIGHT = 480, 500
BOLD = (246.0, 214.0, 1.0)
LOW = (243.0, 233.0, 0.92)  # a Frickin' Bone hides the middle of the upper edge behind its sign
HIGH = (240.0, 201.0, 0.77)  # a Swinger shows 40 < y < 350 on a whole card
INK = "#1f1430"


@dataclass(frozen=True, eq=False)
class Poster:
    """ground: draws on the whole 480 x 500 picture.  back: drawn plainly on it.  figure: the object, with a cast
    shadow and a lit right edge.  front: drawn over it without either.

    back, figure and front have the middle of the visible part as origin: 190 units to the sides, 205 up, 195 down.
    """

    ground: Part
    figure: Sequence[Part]
    cast: str = INK
    rim: str = ""
    back: Sequence[Part] = ()
    front: Sequence[Part] = ()


def draw(poster: Poster, place: tuple[float, float, float] = BOLD) -> Canvas:
    """place: where the middle of the objects lies, and their size; the words of a Swinger leave less room."""
    x, y, size = place
    canvas = Canvas(WIDTH, HEIGHT)
    poster.ground(canvas)
    at(x, y, *poster.back, size=size)(canvas)
    figure = at(x, y, *poster.figure, size=size)
    with canvas.layer(image_filter=silhouette(poster.cast)), canvas.transform(14, 12):
        figure(canvas)
    figure(canvas)
    if poster.rim:
        rim_light(canvas, lambda: figure(canvas), 4, -3, poster.rim, 0.9)
    at(x, y, *poster.front, size=size)(canvas)
    canvas.grain(0.16, 3, "soft")
    return canvas


def slab(outline: Outline, colour: str, dots: bool = True, depth: float = 1) -> Part:
    """One flat area: a hard shadow plane on the right and below, printed dots in it, a light edge on the left."""
    path = path_of(outline)
    bounds = path.getBounds()
    small = min(bounds.width(), bounds.height())
    step = min(18.0, small * 0.17) * depth
    across = (bounds.centerX(), bounds.centerY() - bounds.height() * 0.2)
    ink = halftone(shade(colour, 2.2), 5.5, 45, across, (bounds.right(), bounds.bottom()), 0, 0.62, 0.5)

    def draw_slab(canvas: Canvas) -> None:
        canvas.fill(path, colour)
        canvas.inner_shadow(path, shade(colour, 1.1), -step, -step * 0.6, 1, mode=None)
        canvas.inner_shadow(path, light(colour, 1.3), step * 0.34, step * 0.34, 0.85, mode=None)
        if dots and small > 44:
            canvas.fill(path, ink)

    return draw_slab


def dressed(outline: Outline, colour: str, *marks: Part) -> Part:
    """A flat area with a pattern of its own under the shadow plane."""
    path = path_of(outline)
    bounds = path.getBounds()
    step = min(18.0, min(bounds.width(), bounds.height()) * 0.17)

    def draw_dressed(canvas: Canvas) -> None:
        canvas.fill(path, colour)
        with canvas.clip(path):
            group(*marks)(canvas)
        canvas.inner_shadow(path, "#8a78b8", -step, -step * 0.6, 0.75)
        canvas.inner_shadow(path, "#ffffff", step * 0.3, step * 0.3, 0.35, mode=None)

    return draw_dressed


def shaded(outline: Outline, colour: str, dx: float, dy: float, steps: float = 1.0) -> Part:
    """A flat area whose part beyond (dx, dy) lies in shadow: for forms where the plane must be chosen by hand."""
    path = path_of(outline)

    def draw_shaded(canvas: Canvas) -> None:
        canvas.fill(path, colour)
        canvas.inner_shadow(path, shade(colour, steps), dx, dy, 1, mode=None)

    return draw_shaded


def one_colour(colour: str, *parts: Part) -> Part:
    """The parts as a plain silhouette."""

    def draw_silhouette(canvas: Canvas) -> None:
        with canvas.layer(image_filter=silhouette(colour)):
            group(*parts)(canvas)

    return draw_silhouette


def contour(colour: str, width: float, *parts: Part) -> Part:
    """The parts in front of their own silhouette, grown on all sides."""

    def draw_contour(canvas: Canvas) -> None:
        with canvas.layer(image_filter=grown_silhouette(width, colour)):
            group(*parts)(canvas)
        group(*parts)(canvas)

    return draw_contour


def grown(outline: Outline, colour: str, width: float) -> Part:
    """The outline as a band of one colour round a shape that is drawn after it."""
    path = path_of(outline)
    return lambda canvas: canvas.stroke(path, colour, width * 2)


def scattered(part: Part, *places: tuple[float, float, float, float]) -> Part:
    """The same part several times, as (x, y, size, degrees)."""
    return group(*[at(x, y, part, size=size, degrees=degrees) for x, y, size, degrees in places])


def glow(x: float, y: float, radius: float, colour: str, alpha: float = 0.8) -> Part:
    """A soft light that brightens what lies under it."""
    halo = radial(x, y, radius, (0, colour, alpha), (0.4, colour, alpha * 0.5), (1, colour, 0))
    return lambda canvas: canvas.fill(ellipse(x, y, radius), halo, mode="screen")
