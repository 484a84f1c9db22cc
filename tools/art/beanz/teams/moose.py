"""The Mighty Moose, member of every team."""

from __future__ import annotations

import math

from tools.art.beanz.bean import Bean
from tools.art.beanz.face import brows, cheeks, eyes, mouth
from tools.art.beanz.parts import dots, flat, shape, twin_flat
from tools.art.beanz.props import leaf_ears, sparkle, star_part
from tools.art.canvas import Canvas
from tools.art.paths import ellipse, mirrored, svg
from tools.art.shaders import linear

_ANTLER = svg(
    "M40 -140 C70 -150 84 -170 88 -190 C70 -200 64 -226 72 -250 C84 -232 96 -226 104 -224 C100 -246 108 "
    "-268 124 -284 C126 -262 132 -248 142 -240 "
    "C148 -258 164 -272 184 -278 C178 -258 178 -244 182 -232 C196 -242 214 -244 230 -238 C214 -228 206 "
    "-216 204 -202 C218 -204 232 -200 242 -190 "
    "C200 -186 190 -150 150 -142 C120 -136 90 -128 66 -112Z"
)


def _galaxy(canvas: Canvas) -> None:
    """Antlers filled with night sky, the left one lit first."""
    for path in (mirrored(_ANTLER), _ANTLER):
        shape(path, "#7a3fd0", 6)(canvas)
        with canvas.clip(path):
            canvas.fill(path, linear(-240, -280, 240, -120, "#2a1f8a", "#ff4fb0", "#2fb8ff", "#5a1fb8", "#ff8a4a"), 0.9)
    places = [
        (s * x, y, r)
        for s in (-1, 1)
        for x, y, r in (
            (84, -160, 3),
            (110, -190, 4),
            (130, -250, 3),
            (150, -180, 5),
            (176, -214, 3),
            (200, -224, 4),
            (120, -150, 3),
            (176, -258, 3),
        )
    ]
    dots("#ffffff", *places)(canvas)


_LIGHTS = [
    (168 * math.cos(math.radians(a)), 176 + 34 * math.sin(math.radians(a))) for a in [i * 360 / 14 for i in range(14)]
]
_COLOURS = ("#ff4fa3", "#ffb02e", "#35d0ff", "#7ae06a")

MOOSE = Bean(
    "#f2b32a",
    [
        eyes("happy", (0, 0), "#6a2ab8", y=-82, gap=34, r=29),
        brows("angry", "#8a5a10", y=-122),
        cheeks("#ff7a4a", -46, 70),
        shape("M-62 -34 C-30 -54 30 -54 62 -34 C84 -10 78 44 0 46 C-78 44 -84 -10 -62 -34Z", "#ffd86a"),
        twin_flat(ellipse(26, -20, 11, 8), "#8a5a10"),
        mouth("smirk", 0, 6, 1.1),
    ],
    clothes=[flat(ellipse(0, 130, 56, 90), "#ffe08a"), star_part(0, 108, 34, "#ffffff")],
    back=[
        leaf_ears("#e09a1f", "#ffd0a0", 100, 60, 78, -112),
        shape(ellipse(0, 176, 190, 46), "#2a1f6a"),
        flat(ellipse(0, 176, 150, 28), "#120a3a"),
    ],
    front=[
        _galaxy,
        *[shape(ellipse(x, y, 10), _COLOURS[i % 4], 4, hi=False) for i, (x, y) in enumerate(_LIGHTS)],
        sparkle(0, -210, 26, "#fff6c8"),
        sparkle(-150, -60, 16),
        sparkle(152, -40, 20),
    ],
    rim="#fff6c0",
    tilt=0,
)

BEANS = {"mighty-moose": MOOSE}
