"""A hooded serpent before a cratered planet."""

from __future__ import annotations

from tools.art.canvas import Canvas
from tools.art.codenames.pop import HEIGHT, WIDTH, burst, ink
from tools.art.comic.pop import INK
from tools.art.paths import Point, ellipse, outline, polygon, spline, star, svg, taper
from tools.art.shaders import halftone

BODY, SHADE, DOTS, BELLY = "#4fe07a", "#148a50", "#0a5a3a", "#e8ff6a"


def serpent(canvas: Canvas) -> None:
    """A hooded serpent before a cratered planet."""
    _ground(canvas)
    _tail(canvas)
    _neck(canvas)
    _hood(canvas)
    _head(canvas)
    _eyes(canvas)
    _sparks(canvas)


def _ground(canvas: Canvas) -> None:
    burst(canvas, "#0f5a5a", "#148a78", 300, 150, 18)
    canvas.rect(-60, 0, WIDTH + 60, HEIGHT, halftone("#0a2a3a", 9, 15, (240, 40), (240, 336), 0, 0.95, 0.9))
    shape = ellipse(330, 170, 116)
    ink(canvas, shape, "#ffb02e", 8, "#d8482a", dx=-34, dy=-26, dots="#e0601a")
    with canvas.clip(shape):
        for x, y, r in ((290, 110, 22), (370, 130, 14), (390, 210, 26), (320, 250, 18)):
            ink(canvas, ellipse(x, y, r, r * 0.8), "#e0782a", 5, "#a8401a", dx=5, dy=5, hi=False)


def _tail(canvas: Canvas) -> None:
    _coil(canvas, [(236, 340), (300, 300), (420, 306), (486, 240), (470, 160), (410, 130)], 58)
    for x, y in ((330, 298), (368, 302), (404, 302), (438, 290), (464, 268), (480, 238), (482, 206), (474, 176)):
        canvas.fill(ellipse(x, y - 10, 9), BELLY)
        canvas.stroke(ellipse(x, y - 10, 9), INK, 4)
    ink(canvas, polygon((420, 150), (396, 104), (380, 118), (388, 136)), BODY, 6, False, hi=False)


def _neck(canvas: Canvas) -> None:
    neck_shape = svg("M96 150 C84 220 70 290 40 350 L250 350 C210 300 196 230 200 150Z")
    ink(canvas, neck_shape, BODY, 8, SHADE, dx=-26, dots=DOTS)
    with canvas.clip(neck_shape):
        belly = svg("M120 190 C116 250 104 300 84 350 L190 350 C176 300 172 250 176 190Z")
        canvas.fill(belly, BELLY)
        canvas.stroke(belly, INK, 5)
        for y in (222, 250, 278, 306, 334):
            canvas.line([(80, y), (200, y - 4)], INK, 4.5)


def _hood(canvas: Canvas) -> None:
    hood = svg("M148 190 C100 206 30 190 20 128 C14 76 60 30 148 26 C236 30 282 76 276 128 C266 190 196 206 148 190Z")
    ink(canvas, hood, "#2fb85a", 8, "#0f6a44", dx=-22, dots="#0a5a3a")
    for side in (-1, 1):
        q = svg(
            f"M{148 + side * 74} 78 C{148 + side * 104} 84 {148 + side * 108} 132 {148 + side * 82} 152 "
            f"C{148 + side * 92} "
            f"124 {148 + side * 90} 100 {148 + side * 74} 78Z"
        )
        ink(canvas, q, BELLY, 5, False, hi=False)


def _head(canvas: Canvas) -> None:
    head_shape = svg(
        "M148 20 C184 22 212 50 212 92 C214 122 196 150 176 164 C160 176 136 176 120 164 C100 150 82 122 "
        "84 92 C84 50 112 22 148 20Z"
    )
    ink(canvas, head_shape, BODY, 8, SHADE, dx=-16, dots=DOTS)
    mouth_shape = svg("M104 134 C126 150 170 150 192 134 C190 168 172 194 148 196 C124 194 106 168 104 134Z")
    ink(canvas, mouth_shape, "#7a0f2a", 7, False, hi=False)
    for x in (124, 172):
        canvas.fill(polygon((x - 8, 143), (x + 8, 143), (x, 174)), "#fff")
        canvas.stroke(polygon((x - 8, 143), (x, 174), (x + 8, 143), close=False), INK, 4)
    canvas.fill(taper([(148, 176), (150, 214), (138, 238)], 9, 3), "#ff3f5a")
    canvas.fill(taper([(149, 212), (160, 236)], 6, 2), "#ff3f5a")


def _eyes(canvas: Canvas) -> None:
    for side in (-1, 1):
        eye_shape = svg(
            f"M{148 + side * 14} 104 C{148 + side * 26} 82 {148 + side * 48} 74 {148 + side * 58} 78 "
            f"C{148 + side * 58} "
            f"102 "
            f"{148 + side * 36} 118 {148 + side * 14} 104Z"
        )
        ink(canvas, eye_shape, "#ffe84a", 6, False, hi=False)
        canvas.fill(ellipse(148 + side * 35, 95, 4, 13), INK)
        canvas.fill(taper([(148 + side * 6, 98), (148 + side * 28, 72), (148 + side * 64, 66)], 5, 4, 13), INK)
        canvas.fill(ellipse(148 + side * 9, 124, 3.4, 4.5), INK)


def _sparks(canvas: Canvas) -> None:
    for x, y, r in ((250, 30, 8), (450, 50, 11), (30, 250, 7)):
        canvas.fill(star(x, y, 4, r * 2, r * 0.5), "#fff")


def _coil(canvas: Canvas, points: list[Point], width: float) -> None:
    path = spline(points, closed=False, tension=0.9)
    tube = outline(path, width)
    canvas.stroke(tube, INK, 8)
    canvas.fill(tube, BODY)
    canvas.inner_shadow(tube, SHADE, -5, -15, 1, mode=None)
    canvas.fill(tube, halftone(DOTS, 7, 45, (0, 60), (0, 340), 0, 0.7, 0.9))
    canvas.stroke(tube, INK, 5)
