"""Monsters, cel shaded, 480 x 500."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from tools.art.colour import light, shade
from tools.art.paths import Point, arc, box, ellipse, polygon, scaled, spline, svg, taper
from tools.art.rpgget.scenery import cel, ink_tone
from tools.art.shaders import linear, radial

if TYPE_CHECKING:
    from tools.art.canvas import Canvas


RED, BELLY, HORN, SPIKE = "#b3203f", "#f2b35a", "#f3e3c0", "#f08a2a"


def dragon(canvas: Canvas) -> None:
    """Head and neck from the left, breathing fire."""
    _wing_and_neck(canvas)
    _horns(canvas)
    _jaws(canvas)
    _skull(canvas)
    _fire(canvas)


def _wing_and_neck(canvas: Canvas) -> None:
    x: float
    y: float
    wing = svg("M330 250 C380 150 440 60 520 10 L520 420 C470 380 420 390 380 440 C370 380 350 320 330 250Z")
    cel(canvas, wing, "#6a1440", 5, 16, 6)
    for a, b in (((420, 150), (510, 60)), ((430, 250), (520, 230)), ((400, 330), (450, 400))):
        canvas.fill(taper([(336, 262), a, b], 13, 5), "#8a1f48")
    for x, y in ((352, 204), (384, 262), (402, 330), (406, 404)):
        cel(canvas, polygon((x - 24, y + 18), (x + 46, y - 34), (x + 20, y + 34)), SPIKE, 4)
    neck_shape = svg("M268 170 C350 190 412 290 400 520 L150 520 C206 470 236 410 226 330 Z")
    cel(canvas, neck_shape, RED, 5, -30, 0)
    with canvas.clip(neck_shape):
        belly = svg("M226 310 C250 400 210 470 140 530 L240 530 C290 470 300 380 276 320Z")
        canvas.fill(belly, BELLY)
        canvas.inner_shadow(belly, shade(BELLY, 1.6), -16, 0, 0.9, mode=None)
        for k in range(6):
            canvas.fill(
                taper([(150 + k * 14, 506 - k * 30), (216 + k * 14, 516 - k * 34), (292, 498 - k * 34)], 2, 2, 6),
                shade(BELLY, 2.4),
            )
        rng = random.Random(3)
        for _ in range(54):
            x = rng.uniform(290, 400)
            y = rng.uniform(230, 510)
            canvas.stroke(arc(x, y, 12, 20, 160, 9), light(RED, 1.3) if x < 350 else shade(RED, 2.4), 3, 0.75)


def _horns(canvas: Canvas) -> None:
    cel(
        canvas,
        svg("M300 196 C360 176 420 120 444 40 C452 120 420 196 352 232 C330 240 300 226 300 196Z"),
        HORN,
        5,
        -10,
        -8,
    )
    for k in range(4):
        canvas.fill(
            taper([(318 + k * 26, 196 - k * 18), (336 + k * 24, 210 - k * 20), (340 + k * 24, 226 - k * 22)], 2, 2, 5),
            "#a8834a",
        )
    for a, b in (((316, 250), (392, 222)), ((318, 272), (398, 270)), ((306, 292), (374, 312))):
        cel(canvas, polygon((a[0] - 14, a[1] - 14), b, (a[0] - 8, a[1] + 16)), SPIKE, 4)


def _jaws(canvas: Canvas) -> None:
    mouth_inside = svg("M110 290 C170 284 240 284 302 270 L290 330 C230 336 160 344 126 352Z")
    canvas.fill(mouth_inside, linear(110, 0, 300, 0, "#ffe27a", (0.35, "#ff7a2a"), (0.8, "#5a0a24")))
    canvas.fill(svg("M142 344 C170 318 220 312 262 318 C240 336 190 346 142 344Z"), "#ff6a5a")
    lower_jaw = svg(
        "M118 348 C160 346 230 336 262 316 C290 300 306 284 306 276 C318 322 284 376 232 384 C190 390 "
        "146 380 126 366 C116 360 112 352 118 348Z"
    )
    for x, y, h in ((140, 350, 24), (168, 348, 20), (196, 344, 22), (224, 336, 16)):
        canvas.fill(polygon((x - 8, y + 4), (x + 2, y - h), (x + 10, y + 2)), "#fff6dc")
        canvas.stroke(polygon((x - 8, y + 4), (x + 2, y - h), (x + 10, y + 2), close=False), "#7a3a2a", 3)
    cel(canvas, lower_jaw, RED, 5, -8, -12)
    for x in (150, 186):
        cel(canvas, polygon((x, 372), (x + 22, 378), (x + 20 - 6, 404)), HORN, 3)
    for x, y, h in ((112, 284, 26), (140, 286, 32), (170, 284, 22), (200, 284, 26), (230, 282, 18), (256, 278, 16)):
        canvas.fill(polygon((x - 9, y - 4), (x + 2, y + h), (x + 11, y - 4)), "#fff6dc")
        canvas.stroke(polygon((x - 9, y - 4), (x + 2, y + h), (x + 11, y - 4), close=False), "#7a3a2a", 3)


def _skull(canvas: Canvas) -> None:
    head_shape = svg(
        "M86 262 C84 232 108 214 134 222 C150 222 166 220 180 208 C200 192 214 176 232 166 C258 152 300 "
        "158 318 188 C334 222 322 262 302 280 C270 276 230 290 196 288 C160 288 130 292 106 290 C92 288 "
        "86 276 86 262Z"
    )
    cel(canvas, head_shape, RED, 5, -12, -14)
    with canvas.clip(head_shape):
        canvas.fill(
            svg(
                "M90 250 C110 226 140 236 170 226 C200 214 214 190 240 178 C220 206 200 236 160 246 C130 252 110 "
                "250 90 262Z"
            ),
            light(RED, 1.8),
            0.6,
        )
        for x, y in ((286, 240), (268, 256), (296, 214), (250, 268), (304, 258), (226, 262)):
            canvas.stroke(arc(x, y, 10, 20, 160, 8), shade(RED, 2.2), 3, 0.7)
    canvas.fill(svg("M104 246 C110 234 126 234 132 244 C124 250 112 254 104 246Z"), "#2a0614")
    canvas.fill(taper([(96, 240), (112, 226), (138, 234)], 3, 2, 7), ink_tone(RED))
    cel(
        canvas,
        svg("M196 206 C214 178 250 160 286 176 C270 184 244 190 226 208 C214 218 192 220 196 206Z"),
        shade(RED, 0.8),
        5,
    )
    eye_shape = svg("M206 220 C220 206 244 198 264 202 C262 222 238 234 214 230 C206 228 202 224 206 220Z")
    canvas.fill(ellipse(234, 216, 52, 34), "#ffe24a", 0.55, blur=12, mode="screen")
    canvas.fill(eye_shape, radial(236, 214, 30, "#fffbc0", (0.5, "#ffd22e"), (1, "#ff7a1a")))
    with canvas.clip(eye_shape):
        canvas.fill(ellipse(238, 214, 5, 18), "#2a0614")
        canvas.fill(box(190, 190, 90, 16), "#4a0a1a", 0.6)
    canvas.stroke(eye_shape, "#3a0618", 4)


FLAME: list[Point] = [
    (166, 306),
    (120, 292),
    (74, 306),
    (40, 276),
    (-10, 292),
    (-60, 262),
    (-60, 470),
    (-20, 420),
    (6, 436),
    (24, 394),
    (58, 408),
    (80, 366),
    (112, 376),
    (134, 346),
    (160, 338),
]
CORE: list[Point] = [
    (164, 314),
    (112, 312),
    (70, 322),
    (26, 306),
    (-60, 312),
    (-60, 412),
    (-10, 384),
    (22, 380),
    (56, 362),
    (96, 352),
    (158, 332),
]


def _fire(canvas: Canvas) -> None:
    out, core_flame = spline(FLAME), spline(CORE)
    canvas.fill(out, radial(60, 340, 190, "#ff8a2a", (1, "#ff4a1a", 0)), 0.8, blur=22, mode="screen")
    canvas.fill(out, linear(170, 0, -30, 0, "#ffe27a", (0.35, "#ff9a2a"), (1, "#f0401a")), 1, blur=1.2)
    canvas.fill(
        scaled(out, 0.9, 0.78, 150, 322),
        linear(170, 0, -30, 0, "#fff6b0", (0.4, "#ffc83a"), (1, "#ff8a2a")),
        1,
        blur=1.5,
    )
    canvas.fill(core_flame, linear(170, 0, -30, 0, "#ffffff", (0.4, "#fff3a0"), (1, "#ffd24a")), 0.9, blur=3)
    _tongues(canvas)


def _tongues(canvas: Canvas) -> None:
    for x, y, s in ((96, 330, 1.2), (60, 300, 0.9), (40, 356, 0.7), (120, 388, 0.6)):
        canvas.fill(
            svg(
                f"M{x} {y} C{x - 20 * s} {y - 18 * s} {x - 8 * s} {y - 40 * s} {x + 4 * s} {y - 56 * s} C{x + 2 * s} "
                f"{y - 36 * s} {x + 24 * s} {y - 24 * s} {x + 18 * s} {y - 4 * s} C{x + 14 * s} {y + 8 * s} "
                f"{x + 4 * s} "
                f"{y + 8 * s} {x} {y}Z"
            ),
            linear(0, y - 50 * s, 0, y + 8 * s, "#ff5a1f", "#ffe27a"),
            0.95,
        )
        canvas.fill(ellipse(x + 4 * s, y - 16 * s, 34 * s), "#ff9a2a", 0.35, blur=14 * s, mode="screen")
