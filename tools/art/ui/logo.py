"""The word TABLETOP: eight letter cards dealt in an arc."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from tools.art.canvas import Canvas
from tools.art.colour import light, shade
from tools.art.icons import bolt, crosshair
from tools.art.lettering import text_path
from tools.art.paths import box, ellipse, minus, moved, placed, polygon, star, svg, union
from tools.art.shaders import halftone, linear, vertical

if TYPE_CHECKING:
    import skia

WIDTH, HEIGHT = 1400, 430
INK = "#120c1e"
FONT = "FredokaOne-Regular.ttf"
CARD_WIDTH, CARD_HEIGHT, STEP, RADIUS = 182, 258, 166, 2900


def _heart() -> skia.Path:
    return svg("M0 40 C-30 16 -46 0 -44 -20 C-42 -42 -12 -46 0 -22 C12 -46 42 -42 44 -20 C46 0 30 16 0 40Z")


def _spade() -> skia.Path:
    return union(placed(_heart(), 0, -2, 0.9, 180), polygon((-4, 10), (4, 10), (16, 46), (-16, 46)))


def _club() -> skia.Path:
    return union(
        ellipse(0, -22, 20), ellipse(-22, 8, 20), ellipse(22, 8, 20), polygon((-5, -8), (5, -8), (16, 46), (-16, 46))
    )


def _diamond() -> skia.Path:
    return polygon((0, -46), (34, 0), (0, 46), (-34, 0))


LETTERS = (
    ("T", "#ff4a3a", _heart),
    ("A", "#ff8a2a", bolt),
    ("B", "#ffc22e", _club),
    ("L", "#3fc46a", _diamond),
    ("E", "#1fb8b0", crosshair),
    ("T", "#2f8aff", _spade),
    ("O", "#8a5bff", _heart),
    ("P", "#f0409a", _diamond),
)


def draw() -> Canvas:
    """1400 x 430 with alpha."""
    canvas = Canvas(WIDTH, HEIGHT)
    middle = (len(LETTERS) - 1) / 2
    for index, (letter, colour, pip) in enumerate(LETTERS):
        offset = (index - middle) * STEP
        angle = math.asin(offset / RADIUS)
        x = WIDTH / 2 + offset
        y = 182 + RADIUS * (1 - math.cos(angle)) + (10 if index % 2 else -10)
        with canvas.transform(x, y, degrees=math.degrees(angle) + (2.6 if index % 2 else -2.6)):
            _letter_card(canvas, letter, colour, placed(pip(), 0, 0, 0.3))
    return canvas


def _letter_card(canvas: Canvas, letter: str, colour: str, pip: skia.Path) -> None:
    left, top = -CARD_WIDTH / 2, -CARD_HEIGHT / 2
    card = box(left, top, CARD_WIDTH, CARD_HEIGHT, 26)
    canvas.shadow(card, 4, 18, 16, "#000000", 0.55)
    canvas.fill(moved(card, 0, 6), "#b8a888")
    canvas.fill(card, vertical(top, -top, "#ffffff", "#f3e6cc"))
    face = box(left + 10, top + 10, CARD_WIDTH - 20, CARD_HEIGHT - 20, 18)
    canvas.fill(face, linear(left, top, -left, -top, light(colour, 0.9), (0.5, colour), (1, shade(colour, 1.3))))
    with canvas.clip(face):
        canvas.wash(halftone(shade(colour, 2), 10, 45, (0, top + 90), (0, -top + 30), 0, 0.9, 0.45))
        canvas.fill(polygon((left, top), (60, top), (left, 70)), "#ffffff", 0.16)
        canvas.inner_shadow(face, shade(colour, 3), 0, 7, 0.5, 6)
    for sign in (-1, 1):
        with canvas.transform(sign * (left + 34), sign * (top + 36), degrees=0 if sign > 0 else 180):
            canvas.fill(pip, "#ffffff", 0.95)
    shape = text_path(letter, FONT, 184, 0, 66, "centre")
    for step in range(8, 0, -1):
        canvas.stroke(moved(shape, 0, step), shade(colour, 3.4), 16)
    canvas.stroke(shape, INK, 16)
    canvas.fill(moved(shape, 0, 5), shade(colour, 2.2))
    canvas.fill(shape, vertical(-66, 66, "#ffffff", (0.55, "#fff6e0"), (1, "#ffd890")))
    canvas.fill(minus(shape, moved(shape, 3, 6)), "#ffffff", 0.9)
    canvas.fill(star(50, -92, 4, 13, 2.4), "#ffffff", 0.9)
