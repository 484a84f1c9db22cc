"""The back of the cards: a two-coloured Bean in a ring, the same upside down but for the Bean."""

from __future__ import annotations

import math
import random

from tools.art.beanz.bean import sticker
from tools.art.beanz.parts import INK, capsule
from tools.art.canvas import Canvas
from tools.art.card_face import HEIGHT, WIDTH, card_edge, card_outline
from tools.art.paths import box, ellipse, minus, moved, polygon, scaled, star, svg
from tools.art.shaders import halftone, linear, radial, vertical

CENTRE = (WIDTH / 2, HEIGHT / 2)
DEEP = "#120a4a"


def draw() -> Canvas:
    canvas = Canvas(WIDTH, HEIGHT)
    with canvas.clip(card_outline()):
        canvas.wash(linear(0, 0, WIDTH, HEIGHT, "#ffd23a", "#ff7a1f"))
        rim = moved(scaled(card_outline(), 0.98, 0.985, *CENTRE), 2, 3)
        canvas.fill(minus(card_outline(), rim), "#ffffff", 0.4, blur=2)
        panel = box(18, 18, WIDTH - 36, HEIGHT - 36, 18)
        canvas.fill(scaled(panel, 1.016, 1.012, *CENTRE), "#7a1f5a")
        with canvas.clip(panel):
            _sky(canvas)
            _ring(canvas, front=False)
            sticker(canvas, _capsule, 9)
            _ring(canvas, front=True)
        card_edge(canvas)
    return canvas


def _sky(canvas: Canvas) -> None:
    canvas.wash(radial(*CENTRE, 440, "#7a5aff", (0.4, "#3a2ac0"), (1, DEEP)))
    for i in range(24):
        a, d = math.radians(i * 15 + 5), math.radians(3.4)
        rim = [(CENTRE[0] + 500 * math.cos(t), CENTRE[1] + 500 * math.sin(t)) for t in (a - d, a + d)]
        canvas.fill(polygon(CENTRE, *rim), "#9a8aff", 0.16)
    for end in (690, -20):
        canvas.wash(halftone(DEEP, 9, 45, (240, 336), (240, end), 0, 0.9, 0.7))
    for degrees in (0, 180):  # the same stars turned half round
        rng = random.Random(9)
        with canvas.transform(*CENTRE, degrees=degrees), canvas.transform(-CENTRE[0], -CENTRE[1]):
            for _ in range(40):
                canvas.fill(
                    ellipse(rng.uniform(0, 480), rng.uniform(0, 336), rng.choice((1, 1.3, 2, 2.6))),
                    "#fff",
                    rng.uniform(0.6, 1),
                )
            for x, y, r in ((80, 90, 20), (400, 150, 13), (70, 250, 11), (330, 70, 9)):
                canvas.fill(star(x, y, 4, r, r * 0.2), "#ffffff")
                canvas.fill(ellipse(x, y, r), "#c8b8ff", 0.4, blur=7)


def _ring(canvas: Canvas, front: bool) -> None:
    with canvas.transform(*CENTRE, degrees=-24), canvas.clip(box(-400, 0 if front else -400, 800, 400)):
        for width, colour in ((26, INK), (17, "#ff5fa8"), (8, "#ffd0e6")):
            canvas.stroke(ellipse(0, 0, 196, 66), colour, width)


def _capsule(canvas: Canvas) -> None:
    with canvas.transform(*CENTRE, degrees=24):
        body = capsule(84, 150)
        canvas.stroke(body, INK, 12)
        with canvas.clip(body):
            canvas.rect(-130, -170, 260, 170, "#ff4a5e")
            canvas.rect(-130, 0, 260, 170, "#ffd23a")
            canvas.rect(-130, -5, 260, 10, INK)
            side = linear(
                -84, 0, 84, 0, (0, "#5a1040", 0.35), (0.2, "#5a1040", 0), (0.55, "#5a1040", 0), (1, "#3a0a40", 0.8)
            )
            canvas.rect(-130, -170, 260, 340, side, mode="multiply")
            canvas.fill(minus(body, moved(body, -9, -5)), "#7fe3ff", 0.9, blur=3.5)
            canvas.fill(
                svg(
                    "M-66 -60 C-68 -106 -48 -130 -18 -138 C-2 -140 -2 -128 -16 -122 C-38 -112 -48 -92 -48 "
                    "-60 C-48 -48 -66 -48 -66 -60Z"
                ),
                "#fff",
                0.85,
            )
        badge = star(0, 0, 5, 58, 26, -114)
        canvas.stroke(badge, INK, 12)
        canvas.fill(badge, vertical(-58, 58, "#ffffff", "#ffe9a0"))
