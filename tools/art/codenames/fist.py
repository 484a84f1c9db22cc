"""A gauntlet that punches straight at us: cuff ring behind, four plated fingers in a row, thumb across."""

from __future__ import annotations

from tools.art.canvas import Canvas
from tools.art.codenames.pop import HEIGHT, WIDTH, boom, burst, ink
from tools.art.comic.pop import INK
from tools.art.paths import box, ellipse, polygon, scaled, star, svg
from tools.art.shaders import halftone


def fist(canvas: Canvas) -> None:
    """A gauntlet that punches straight at us: cuff ring behind, four plated fingers in a row, thumb across."""
    _ground(canvas)
    _gauntlet(canvas)
    _thumb(canvas)


def _ground(canvas: Canvas) -> None:
    burst(canvas, "#ffd21f", "#ff8a1f", 240, 176, 26)
    canvas.rect(-60, 0, WIDTH + 60, HEIGHT, halftone("#e0301e", 10, 20, (240, 176), (520, 330), 0, 0.8, 0.85))
    body = boom(240, 172, 214, 150, 15, 5, 1.05, 0.86)
    ink(canvas, body, "#fff6d0", 7, False, hi=False)
    canvas.fill(scaled(body, 0.84, 0.84, 240, 172), "#ffe24a")
    canvas.fill(scaled(body, 0.68, 0.68, 240, 172), "#fff")
    for a in range(0, 360, 24):
        with canvas.transform(240, 172, degrees=a + 9):
            canvas.fill(polygon((170, -4), (250, 0), (170, 4)), INK)


def _gauntlet(canvas: Canvas) -> None:
    ink(canvas, ellipse(262, 196, 138, 128), "#3a64d8", 8, dots="#14206a", dx=-20, dy=-20)
    ink(canvas, ellipse(256, 190, 118, 110), "#9fd0ff", 7, dx=-16, dy=-14)
    ink(
        canvas,
        svg(
            "M136 120 C136 70 190 52 244 52 C300 52 352 72 352 122 L348 236 C340 274 300 288 244 288 C190 "
            "288 146 272 140 236Z"
        ),
        "#e8372c",
        8,
        dots="#7a0a1a",
        dx=-22,
        dy=-18,
    )
    for x, y in ((124, 84), (182, 70), (241, 70), (300, 86)):
        ink(canvas, box(x, y, 62, 124, 24), "#ff5a3a", 7, "#b8182a", dx=-11, dy=-8)
        ink(canvas, box(x + 8, y + 6, 46, 50, 17), "#ffc43a", 6, "#d8801a", dx=-9, dy=-8)
        canvas.stroke(svg(f"M{x + 8} {y + 84} C{x + 22} {y + 90} {x + 40} {y + 90} {x + 54} {y + 84}"), INK, 5)


def _thumb(canvas: Canvas) -> None:
    ink(
        canvas,
        svg(
            "M120 214 C116 186 150 184 180 190 L268 200 C300 204 304 248 272 254 C220 262 160 262 138 250 "
            "C126 242 122 230 120 214Z"
        ),
        "#ff5a3a",
        8,
        "#b8182a",
        dx=-12,
        dy=-16,
    )
    ink(
        canvas,
        svg("M214 202 L266 206 C290 210 292 240 268 244 L216 246 C208 232 208 216 214 202Z"),
        "#ffc43a",
        6,
        "#d8801a",
        dx=-9,
        dy=-8,
    )
    canvas.stroke(svg("M176 194 C168 214 170 238 178 254"), INK, 5)
    ink(canvas, ellipse(322, 244, 29), "#bff6ff", 7, False, hi=False)
    canvas.fill(ellipse(322, 244, 19), "#35d0ff")
    canvas.fill(star(322, 244, 6, 16, 6), "#fff")
