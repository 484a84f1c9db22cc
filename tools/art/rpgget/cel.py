"""The canvas of one card of RPG Get!: 480 x 500 units, cel shading with coloured lines, soft light over all."""

from __future__ import annotations

from collections.abc import Sequence

from tools.art.canvas import Canvas, Fill
from tools.art.colour import light, shade, tone
from tools.art.comic.pop import INK, Pop, Shape, path
from tools.art.paths import Point, ellipse, minus, moved, outline, spline
from tools.art.shaders import linear, radial

WIDTH, HEIGHT = 480, 500


def line_of(colour: str) -> str:
    """The dark tone that a shape of this colour is drawn round with."""
    return tone(colour, -0.34, 0.9, -0.5)


class Cel(Pop):
    """As the comic canvas, but shapes are lit from above and lined in a dark tone of their own."""

    def __init__(self, scale: float = 1.0) -> None:
        Canvas.__init__(self, WIDTH, HEIGHT, scale)

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
        """A gradient, a hard shadow right and below, a light edge, the line; dots deepen the shadow."""
        area = path(shape)
        b = area.getBounds()
        deep = shade(colour, 1.1 if dots else 0.7)
        self.fill(area, linear(0, b.top(), 0, b.bottom(), light(colour, 0.6), (0.5, colour), (1, deep)))
        self.inner_shadow(area, dark or shade(colour, 1.5), dx, dy, 0.8, mode=None)
        if shine:
            with self.clip(area):
                self.fill(minus(area, moved(area, 5, 6)), light(colour, 2.2), 0.6)
        if width:
            self.stroke(area, line_of(colour), width * 0.72)

    def plain(self, shape: Shape, colour: Fill, width: float = 5) -> None:
        area = path(shape)
        self.fill(area, colour)
        self.stroke(area, line_of(colour) if isinstance(colour, str) else INK, width * 0.72)

    def wire(self, shape: Shape, colour: str, width: float, edge: float = 4) -> None:
        area = path(shape)
        self.stroke(area, line_of(colour), width + 1.5 * edge)
        self.stroke(area, colour, width)
        self.stroke(moved(area, -width * 0.16, -width * 0.2), light(colour, 2), width * 0.26, 0.7)

    def tube(self, points: Sequence[Point], colour: str, width: float, dots: str = "", edge: float = 6) -> None:
        line = spline(points, closed=False)
        area = outline(line, width)
        self.stroke(line, line_of(colour), width + 1.5 * edge)
        self.fill(area, colour)
        self.inner_shadow(area, shade(dots or colour, 1.2), -width * 0.2, -width * 0.3, 0.8, mode=None)
        self.stroke(
            spline([(x - width * 0.2, y - width * 0.24) for x, y in points], closed=False), light(colour, 2.2), 4, 0.7
        )

    def aura(self, x: float, y: float, radius: float, colour: str, alpha: float = 0.85) -> None:
        """Soft light behind a figure, so that it stands off its ground."""
        lens = radial(x, y, radius, (0, colour, alpha), (0.55, colour, alpha * 0.5), (1, colour, 0))
        self.fill(ellipse(x, y, radius), lens)

    def finish(self, seed: int = 4) -> None:
        """Vignette and a little grain."""
        self.wash(radial(240, 230, 430, (0.6, "#000000", 0), (1, "#0a0620", 0.5)))
        self.grain(0.07, seed, "soft")
