"""A masked heroine in a storm: cape, wild hair, lightning."""

from __future__ import annotations

from tools.art.canvas import Canvas
from tools.art.codenames.pop import HEIGHT, WIDTH, burst, ink
from tools.art.comic.pop import INK
from tools.art.paths import ellipse, spline, svg, taper
from tools.art.shaders import halftone


def heroine(canvas: Canvas) -> None:
    """A masked heroine in a storm: cape, wild hair, lightning."""
    _ground(canvas)
    _cape_and_hair(canvas)
    _suit(canvas)
    _head(canvas)
    _face(canvas)
    _fringe(canvas)


def _ground(canvas: Canvas) -> None:
    burst(canvas, "#2a1f8f", "#4a3ad0", 250, 150, 20)
    canvas.rect(-60, 0, WIDTH + 60, HEIGHT, halftone("#1a0f5a", 9, 30, (0, 120), (0, 336), 0, 0.95, 0.9))
    canvas.fill(ellipse(250, 150, 118), "#ff5fa8")
    canvas.fill(ellipse(250, 150, 118), halftone("#ffd23a", 10, 45, (250, 270), (250, 30), 0, 0.95))
    for lightning in (
        "M40 20 L118 96 L92 104 L168 176 L104 130 L128 122 L40 20Z",
        "M446 30 L372 92 L398 100 L340 160 L392 124 L374 114 L446 30Z",
    ):
        p = svg(lightning)
        canvas.stroke(p, INK, 8)
        canvas.fill(p, "#ffe84a")


def _cape_and_hair(canvas: Canvas) -> None:
    cape = svg("M210 214 C150 236 90 262 20 350 L470 350 C420 262 350 236 290 214Z")
    ink(canvas, cape, "#e8243c", 8, dots="#6a0a2a", dx=0, dy=-30)
    hairb = spline(
        [
            (176, 150),
            (150, 90),
            (170, 30),
            (240, 6),
            (318, 22),
            (372, 10),
            (356, 48),
            (412, 62),
            (370, 92),
            (404, 130),
            (352, 142),
            (356, 190),
            (316, 200),
            (200, 210),
        ]
    )
    ink(canvas, hairb, "#1f2a6a", 8, INK, dx=16, dy=-6)
    for p in ([(300, 60), (340, 52), (372, 62)], [(320, 96), (350, 96), (380, 112)], [(220, 40), (260, 24), (310, 36)]):
        canvas.fill(taper(p, 2, 1, 9), "#5a7aff")


def _suit(canvas: Canvas) -> None:
    ink(canvas, svg("M216 180 L212 236 C230 262 272 262 290 236 L286 180Z"), "#e8a070", 7, hi=False)
    ink(
        canvas,
        svg("M130 350 C140 290 170 246 214 232 C236 262 268 262 290 232 C330 246 356 290 366 350Z"),
        "#ffd23a",
        8,
        dots="#c25a0a",
        dx=-18,
    )
    p = svg("M262 262 L224 306 L246 306 L232 346 L278 294 L254 294 L276 262Z")
    ink(canvas, p, "#e8243c", 6, False, hi=False)


def _head(canvas: Canvas) -> None:
    ink(
        canvas,
        svg(
            "M178 112 C176 166 190 202 226 220 C242 228 260 228 276 220 C310 202 322 166 320 112 C310 60 190 "
            "60 178 112Z"
        ),
        "#f7b98a",
        8,
        dx=-16,
        dy=-4,
    )
    ink(
        canvas,
        svg(
            "M170 118 C196 104 228 116 250 124 C272 116 304 104 330 118 C334 150 304 168 276 158 C262 152 "
            "258 144 250 144 C242 144 238 152 224 158 C196 168 166 150 170 118Z"
        ),
        "#e8243c",
        7,
        dx=-10,
        dy=-8,
    )


def _face(canvas: Canvas) -> None:
    for side in (-1, 1):
        eye = svg(
            f"M{250 + side * 18} 142 C{250 + side * 30} 124 {250 + side * 52} 122 {250 + side * 62} 126 "
            f"C{250 + side * 56} "
            f"146 {250 + side * 38} 152 {250 + side * 18} 142Z"
        )
        canvas.fill(eye, "#fff")
        canvas.stroke(eye, INK, 4)
    canvas.fill(taper([(246, 164), (254, 176), (244, 180)], 2, 2, 5), INK)
    canvas.fill(svg("M224 194 C236 188 244 188 250 191 C258 188 268 188 278 192 C268 208 236 210 224 194Z"), "#b8102e")
    canvas.fill(taper([(222, 194), (250, 198), (280, 190)], 3, 3, 5), INK)


def _fringe(canvas: Canvas) -> None:
    fr = svg(
        "M170 120 C150 60 200 24 262 28 C320 30 344 70 328 122 C318 96 300 78 270 70 C276 84 272 94 262 "
        "100 C250 76 222 76 204 92 C188 98 176 106 170 120Z"
    )
    ink(canvas, fr, "#2f3f9a", 8, INK, dx=-6, dy=-10)
    for p in ([(196, 84), (210, 56), (250, 42)], [(270, 64), (290, 56), (310, 72)]):
        canvas.fill(taper(p, 2, 1, 8), "#7f9aff")
