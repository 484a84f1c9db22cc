"""The back of the ESPIONAGE cards: a guilloche, a fingerprint and two tapes, the same upside down."""

from __future__ import annotations

import math
import random

from tools.art.canvas import Canvas
from tools.art.card_face import HEIGHT, WIDTH, card_edge, card_outline
from tools.art.paths import Point, arc, box, ellipse, polygon
from tools.art.shaders import linear, radial

INK, PAPER, RED = "#0c1420", "#e8eef4", "#ff4a3a"
CENTRE = (WIDTH / 2, HEIGHT / 2)


def draw() -> Canvas:
    canvas = Canvas(WIDTH, HEIGHT)
    with canvas.clip(card_outline()):
        canvas.wash(linear(0, 0, WIDTH, HEIGHT, INK, "#16263a", INK))
        panel = box(22, 22, WIDTH - 44, HEIGHT - 44, 10)
        with canvas.clip(panel):
            _security_lines(canvas)
            _guilloche(canvas)
            _fingerprint(canvas)
            for degrees in (0, 180):
                with canvas.transform(*CENTRE, degrees=degrees), canvas.transform(-CENTRE[0], -CENTRE[1]):
                    _tape(canvas)
        canvas.stroke(panel, PAPER, 2, 0.8)
        card_edge(canvas)
        canvas.grain(0.2, 3)
    return canvas


def rosette(outer: float, inner: float, arm: float, turns: int, x: float, y: float) -> list[Point]:
    """The curve of a pen in a small wheel that rolls inside a ring."""
    count, ratio = turns * 170, (outer - inner) / inner
    angles = [2 * math.pi * turns * step / count for step in range(count + 1)]
    return [
        (
            x + (outer - inner) * math.cos(t) + arm * math.cos(ratio * t),
            y + (outer - inner) * math.sin(t) - arm * math.sin(ratio * t),
        )
        for t in angles
    ]


def _security_lines(canvas: Canvas) -> None:
    for y in range(-20, 700, 15):
        wave = [(x, y + 5 * math.sin(x / 26 + y * 0.35)) for x in range(0, 484, 8)]
        canvas.line(wave, "#3a5a7a", 0.9, 0.5)


def _guilloche(canvas: Canvas) -> None:
    x, y = CENTRE
    canvas.fill(ellipse(x, y, 186), radial(x, y, 186, (0, INK), (0.86, INK), (1, INK, 0)))
    for outer, inner, arm, colour, alpha in ((150, 52.5, 76, "#3fb6d8", 0.95), (118, 37.4, 68, "#ff5a4a", 0.8)):
        canvas.stroke(polygon(*rosette(outer, inner, arm, 19, x, y), close=False), colour, 1.1, alpha)
    for degrees in (0, 90, 180, 270):
        with canvas.transform(x, y, degrees=degrees):
            canvas.line([(88, 0), (172, 0)], PAPER, 2)
            canvas.line([(164, -9), (164, 9)], PAPER, 2)
            canvas.fill(polygon((78, 0), (92, -6), (92, 6)), "#ff5a4a")


def _fingerprint(canvas: Canvas) -> None:
    x, y = CENTRE
    canvas.fill(ellipse(x, y, 74), INK)
    canvas.stroke(ellipse(x, y, 74), PAPER, 2.5)
    canvas.stroke(ellipse(x, y, 66), "#ff5a4a", 1.4)
    rng = random.Random(5)
    with canvas.clip(ellipse(x, y, 58)):
        for ring in range(10):
            radius, gap = 3 + ring * 5.6, rng.uniform(0, 360)
            for start, end in ((gap, gap + rng.uniform(110, 200)), (gap + 215, gap + 345)):
                ridge = arc(x, y + 4 - ring * 0.4, radius * 0.84, start, end, radius * 1.1)
                canvas.stroke(ridge, PAPER, 2.4, 0.92)


def _tape(canvas: Canvas) -> None:
    canvas.rect(22, 74, 436, 52, RED)
    canvas.text("TOP SECRET", "BebasNeue-Bold.otf", 46, 240, 116, INK, "centre", 11)
    small = "EYES ONLY  //  EYES ONLY  //  EYES ONLY"
    canvas.text(small, "CourierPrime-Bold.otf", 13, 240, 148, "#8fa6bc", "centre", 1.4)
