"""The table: teal felt with a printed band of daisies, places for six, a wooden rail; and the duel ring that is laid on it."""

from __future__ import annotations

import math

from tools.art.austin.style import CREAM, LIME, PINK, SUN
from tools.art.canvas import Canvas
from tools.art.colour import tone
from tools.art.paths import box, ellipse, minus, placed, star
from tools.art.shaders import radial, vertical
from tools.art.spy.backgrounds import daisy

WIDTH, HEIGHT = 1920, 1080
RING = (1040, 380)  # laid where a table of so many seats has room for a duel
FELT, BRASS = "#1f6062", "#d8a83a"
SEATS = 6


def draw() -> Canvas:
    canvas = Canvas(WIDTH, HEIGHT)
    canvas.wash(radial(860, 420, 1300, tone(FELT, 0.07), (0.45, FELT), (1, tone(FELT, -0.15, 1.1))))
    with canvas.layer(alpha=0.15):
        _band(canvas)
        _places(canvas)
    canvas.noise(0.7, 0.7, 2, 4, 0.08, "soft")
    canvas.grain(0.05, 2, "soft")
    _rail(canvas)
    return canvas


def _band(canvas: Canvas) -> None:
    """An oval of daisies between hairlines, big and small by turns."""
    for across, down, width in ((846, 452, 3), (838, 444, 1.2), (712, 330, 1.2), (704, 322, 3)):
        canvas.stroke(ellipse(WIDTH / 2, HEIGHT / 2, across, down), "#ffffff", width)
    count = 36
    for index in range(count):
        angle = 2 * math.pi * index / count
        x, y = WIDTH / 2 + 775 * math.cos(angle), HEIGHT / 2 + 387 * math.sin(angle)
        daisy(canvas, x, y, 20 if index % 2 else 34, "#ffffff", FELT, index * 20, 8)


def _places(canvas: Canvas) -> None:
    """Six sunbursts, one before each seat."""
    for index in range(SEATS):
        angle = math.pi / 2 + 2 * math.pi * index / SEATS
        x, y = WIDTH / 2 + 600 * math.cos(angle), HEIGHT / 2 + 288 * math.sin(angle)
        for ray in range(14):
            with canvas.transform(x, y, degrees=ray * 360 / 14):
                canvas.fill(box(30, -2.4, 38 if ray % 2 else 24, 4.8, 2.4), "#ffffff")
        canvas.stroke(ellipse(x, y, 20), "#ffffff", 3)


def ring() -> Canvas:
    """Where two Agents meet: three gilt ovals round a darker pool, a daisy on one side and a spike on the other."""
    canvas = Canvas(*RING)
    x, y = RING[0] / 2, RING[1] / 2
    canvas.fill(ellipse(x, y + 3, 480, 145), "#000000", 0.24, blur=14)
    for index, alpha in enumerate((0.55, 0.4, 0.26)):
        canvas.stroke(ellipse(x, y, 490 - index * 14, 152 - index * 8), SUN, 2.6, alpha)
    with canvas.layer(alpha=0.5):
        daisy(canvas, x - 476, y, 26, CREAM, PINK, 0, 8)
        canvas.fill(star(x + 476, y, 12, 26, 19), "#2a1240")
        canvas.fill(ellipse(x + 476, y, 11), LIME)
    for side in (-1, 1):
        canvas.fill(placed(star(0, 0, 4, 15, 4), x, y + side * 146), SUN, 0.5)
    return canvas


def _rail(canvas: Canvas) -> None:
    field = box(22, 22, WIDTH - 44, HEIGHT - 44, 46)
    rim = minus(box(-20, -20, WIDTH + 40, HEIGHT + 40), field)
    canvas.fill(rim, "#000000", 0.75, blur=22)
    canvas.fill(rim, vertical(0, HEIGHT, "#6a3a1e", "#3a1c0e"))
    with canvas.clip(rim):
        canvas.noise(0.006, 0.12, 4, 2, 0.7, "soft")
    canvas.stroke(field, "#1a0c06", 7)
    canvas.stroke(field, BRASS, 2.2)
    canvas.stroke(box(14, 14, WIDTH - 28, HEIGHT - 28, 50), "#ffffff", 1, 0.18)
