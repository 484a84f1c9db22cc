"""Pictures for a game that brings none of its own: the back of a card, a table, a tile of the menu."""

from __future__ import annotations

import math
from collections.abc import Callable

from .canvas import Canvas
from .card_face import HEIGHT, WIDTH, card_edge, card_outline
from .paths import box, ellipse, polygon
from .shaders import linear, radial, vertical

INDIGO, PLUM, GOLD, LIGHT = "#262a63", "#14122e", "#ffd35a", "#8f96e8"


def _lozenges(canvas: Canvas, width: float, height: float, step: float) -> None:
    """A quiet pattern all over."""
    for row in range(math.ceil(height / step) * 2 + 1):
        for column in range(math.ceil(width / step) + 1):
            x, y = (column + row % 2 / 2) * step, row * step / 2
            d = step * 0.3
            canvas.stroke(polygon((x, y - d), (x + d, y), (x, y + d), (x - d, y)), LIGHT, 1.6, 0.16)


def back() -> Canvas:
    """A star of lozenges in two rings, the same upside down."""
    canvas, (x, y) = Canvas(WIDTH, HEIGHT), (WIDTH / 2, HEIGHT / 2)
    with canvas.clip(card_outline()):
        canvas.wash(radial(x, y, 430, INDIGO, PLUM))
        _lozenges(canvas, WIDTH, HEIGHT, 48)
        canvas.stroke(box(22, 22, WIDTH - 44, HEIGHT - 44, 18), GOLD, 4)
        canvas.stroke(box(32, 32, WIDTH - 64, HEIGHT - 64, 12), GOLD, 1.5, 0.7)
        for radius, width in ((142, 4), (128, 1.5)):
            canvas.stroke(ellipse(x, y, radius), GOLD, width)
        canvas.fill(ellipse(x, y, 127), PLUM, 0.7)
        for i in range(8):
            tips = [(i * 45 - 90 + turn, reach) for turn, reach in ((0, 112), (14, 50), (0, 12), (-14, 50))]
            ray = [(x + r * math.cos(math.radians(a)), y + r * math.sin(math.radians(a))) for a, r in tips]
            canvas.fill(polygon(*ray), GOLD if i % 2 == 0 else LIGHT)
        card_edge(canvas)
    return canvas


def mat() -> Canvas:
    """A table in lamplight, 1920 x 1080."""
    canvas = Canvas(1920, 1080)
    canvas.wash(radial(960, 520, 1180, "#3a4390", (0.55, INDIGO), (1, PLUM)))
    _lozenges(canvas, 1920, 1080, 96)
    canvas.stroke(box(40, 40, 1840, 1000, 60), GOLD, 2, 0.25)
    return canvas


def _card(canvas: Canvas, degrees: float, draw: Callable[[], None]) -> None:
    with canvas.transform(240, 520, degrees=degrees), canvas.transform(-90, -350):
        canvas.fill(box(4, 10, 180, 252, 14), "#000000", 0.5, blur=9)
        canvas.fill(box(0, 0, 180, 252, 14), linear(0, 0, 180, 252, "#fff8e4", "#e2d3b4"))
        canvas.stroke(box(10, 10, 160, 232, 8), INDIGO, 2, 0.5)
        draw()


def tile() -> Canvas:
    """Three cards in a fan, dark at the foot for a title."""
    canvas = Canvas(480, 640, 1.5)
    canvas.wash(radial(240, 250, 460, "#5560c0", (0.5, INDIGO), (1, PLUM)))
    _lozenges(canvas, 480, 640, 60)
    signs = (
        (-22, lambda: canvas.fill(ellipse(90, 126, 42), "#ff8a4a")),
        (22, lambda: canvas.fill(box(52, 88, 76, 76, 10), "#35b5a0")),
        (0, lambda: canvas.fill(polygon((90, 70), (134, 126), (90, 182), (46, 126)), "#e0486a")),
    )
    for degrees, draw in signs:
        _card(canvas, degrees, draw)
    canvas.rect(0, 400, 480, 240, vertical(400, 640, (0, PLUM, 0), (0.45, PLUM, 0.82), (1, PLUM, 1)))
    return canvas
