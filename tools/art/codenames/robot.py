"""Head and shoulders of a robot."""

from __future__ import annotations

from tools.art.canvas import Canvas
from tools.art.codenames.pop import HEIGHT, WIDTH, boom, burst, ink
from tools.art.comic.pop import INK
from tools.art.paths import box, ellipse, polygon, scaled, svg
from tools.art.shaders import halftone


def robot(canvas: Canvas) -> None:
    """Head and shoulders of a robot."""
    _ground(canvas)
    _shoulders(canvas)
    _head(canvas)
    _face(canvas)
    _rivets(canvas)
    _bolts(canvas)


def _ground(canvas: Canvas) -> None:
    burst(canvas, "#c8243c", "#e84a3a", 240, 170, 20)
    canvas.rect(-60, 0, WIDTH + 60, HEIGHT, halftone("#6a0a3a", 9, 60, (240, 100), (480, 336), 0, 0.9, 0.9))
    body = boom(240, 168, 236, 186, 16, 3, 1, 0.8)
    canvas.fill(body, "#ffe24a")
    canvas.fill(body, halftone("#ff9a1f", 9, 45, (240, 20), (240, 320), 0, 0.85, 0.9))
    canvas.stroke(body, INK, 7)


def _shoulders(canvas: Canvas) -> None:
    for side in (-1, 1):
        ink(
            canvas,
            svg(
                f"M{240 + side * 60} 350 C{240 + side * 70} 290 {240 + side * 120} 268 {240 + side * 170} 282 "
                f"C{240 + side * 206} "
                f"296 {240 + side * 220} 330 {240 + side * 222} 350Z"
            ),
            "#7a86b8",
            8,
            dots="#2a2f6a",
        )
        ink(canvas, ellipse(240 + side * 128, 316, 24), "#35d0ff", 7, False, hi=False)
        canvas.fill(ellipse(240 + side * 128, 316, 12), "#fff")
    ink(canvas, box(190, 250, 100, 80, 8), "#4a5488", 7)
    for y in (276, 296, 316):
        canvas.line([(196, y), (284, y)], INK, 5)
    for side in (-1, 1):
        ink(
            canvas,
            svg(
                f"M{240 + side * 100} 110 L{240 + side * 150} 70 L{240 + side * 162} 30 L{240 + side * 170} 84 "
                f"L{240 + side * 132} "
                f"170 L{240 + side * 104} 190Z"
            ),
            "#5a68b0",
            7,
        )
        ink(canvas, ellipse(240 + side * 112, 158, 26, 36), "#8a98d0", 7, dots="#2a2f6a")


def _head(canvas: Canvas) -> None:
    head_shape = svg(
        "M146 100 C150 44 190 22 240 20 C290 22 330 44 334 100 L330 190 C322 232 290 262 240 266 C190 "
        "262 158 232 150 190Z"
    )
    ink(canvas, head_shape, "#a8b6e8", 9, "#5a68b0", dx=-26, dy=-10, dots="#3a4488")
    ink(canvas, svg("M222 20 C230 12 250 12 258 20 L262 108 L240 122 L218 108Z"), "#e8372c", 7, dx=-8)
    ink(
        canvas,
        svg(
            "M160 122 C190 108 220 118 240 130 C260 118 290 108 320 122 C322 154 292 168 262 162 L240 152 "
            "L218 162 C188 168 158 154 160 122Z"
        ),
        INK,
        6,
        False,
        hi=False,
    )


def _face(canvas: Canvas) -> None:
    for side in (-1, 1):
        eye_shape = svg(
            f"M{240 + side * 16} 142 C{240 + side * 34} 124 {240 + side * 58} 122 {240 + side * 72} 128 "
            f"C{240 + side * 66} "
            f"150 {240 + side * 40} 158 {240 + side * 16} 142Z"
        )
        canvas.fill(eye_shape, "#35f0ff")
        canvas.fill(scaled(eye_shape, 0.6, 0.5, 240 + side * 44, 140), "#fff")
        canvas.fill(ellipse(240 + side * 44, 140, 34, 20), "#35f0ff", 0.5, blur=9, mode="screen")
    mouth_shape = svg("M186 196 L294 196 L284 236 C262 250 218 250 196 236Z")
    ink(canvas, mouth_shape, "#5a68b0", 7, dx=-10)
    for x in range(204, 290, 18):
        canvas.line([(x, 198), (x * 0.94 + 14, 242)], INK, 5.5)


def _rivets(canvas: Canvas) -> None:
    for x, y in ((166, 188), (314, 188), (172, 84), (308, 84)):
        canvas.fill(ellipse(x, y, 6), "#e8eeff")
        canvas.stroke(ellipse(x, y, 6), INK, 4)


def _bolts(canvas: Canvas) -> None:
    for p in (
        polygon((20, 60), (92, 76), (70, 88), (130, 112), (60, 100), (78, 92)),
        polygon((462, 210), (396, 216), (414, 226), (372, 244), (430, 238), (416, 230)),
    ):
        canvas.stroke(p, INK, 8)
        canvas.fill(p, "#fff")
