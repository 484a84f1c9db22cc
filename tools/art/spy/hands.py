"""Hands that say something."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.art.colour import shade
from tools.art.paths import box, ellipse, outline, svg

if TYPE_CHECKING:
    from tools.art.canvas import Canvas


def hand(
    canvas: Canvas, kind: str, skin: str, cuff: str, x: float, y: float, s: float = 1, rot: float = 0, mir: bool = False
) -> None:
    dark = shade(skin, 1.1)
    o = shade(skin, 2.0)
    with canvas.transform(x, y, -s if mir else s, s, rot):

        def finger(x0: float, y0: float, x1: float, y1: float, w: float, c: str = skin) -> None:
            canvas.line([(x0, y0), (x1, y1)], o, w + 4)
            canvas.line([(x0, y0), (x1, y1)], c, w)
            canvas.line([(x0 + w * 0.22, y0), (x1 + w * 0.22, y1)], dark, w * 0.42)
            canvas.fill(ellipse(x1 - w * 0.1, y1 - w * 0.1, w * 0.2, w * 0.26), "#fff3e6", 0.6)

        canvas.fill(box(-34, 62, 68, 60, 8), cuff)
        canvas.fill(box(6, 62, 28, 60, 8), shade(cuff, 1.1))
        palm = svg("M-34 -8 C-36 -30 34 -30 36 -6 L34 50 C26 72 -26 72 -32 50Z")
        if kind == "peace":
            finger(-17, -10, -34, -88, 22)
            finger(12, -12, 30, -90, 22)
            canvas.fill(outline(palm, 4), o)
            canvas.fill(palm, skin)
            canvas.inner_shadow(palm, dark, -16, 0, 1, mode=None)
            for fx in (2, 22):
                canvas.fill(outline(box(fx - 11, -16, 21, 44, 10), 3), o)
                canvas.fill(box(fx - 11, -16, 21, 44, 10), skin if fx < 10 else dark)
            finger(-26, 30, 8, 14, 19)
        elif kind == "pinky":
            finger(26, -8, 44, -66, 17)
            canvas.fill(outline(palm, 4), o)
            canvas.fill(palm, skin)
            canvas.inner_shadow(palm, dark, -16, 0, 1, mode=None)
            for fx in (-24, -5, 14):
                canvas.fill(outline(box(fx - 10, -24, 19, 46, 9), 3), o)
                canvas.fill(box(fx - 10, -24, 19, 46, 9), skin if fx < 10 else dark)
            finger(-30, 34, 0, 22, 18)
