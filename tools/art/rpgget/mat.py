"""The table: a map by candlelight, with mountains, woods, a road and a compass that leave the middle calm."""

from __future__ import annotations

import math
import random

from tools.art.canvas import Canvas
from tools.art.paths import box, ellipse, polygon, svg
from tools.art.rpgget.gilt import GOLD, INK, gilded
from tools.art.shaders import linear, radial

WIDTH, HEIGHT = 1920, 1080
GROUND, LINES = "#2c2030", "#e8c98a"


def draw() -> Canvas:
    canvas = Canvas(WIDTH, HEIGHT)
    canvas.wash(radial(WIDTH / 2, HEIGHT * 0.42, 1250, "#4a3a44", (0.5, GROUND), (1, "#140c18")))
    canvas.mist("#6a4a5a", 0.003, 0.005, 5, 2.4, 1.1)
    with canvas.layer(alpha=0.2):
        _coast(canvas)
        _mountains(canvas)
        _woods(canvas)
        _road(canvas)
        _rose(canvas)
    canvas.noise(0.5, 0.5, 2, 4, 0.08, "soft")
    canvas.grain(0.05, 2, "soft")
    _rail(canvas)
    return canvas


def _coast(canvas: Canvas) -> None:
    shore = (
        "M-20 820 C180 780 240 900 420 860 C560 830 600 960 760 950 C900 940 960 1040 1100 1010 L1140 1100 L-20 1100Z"
    )
    for step in range(4):
        with canvas.transform(0, step * 14):
            canvas.stroke(svg(shore), LINES, 3 - step * 0.6, 1 - step * 0.2)


def _mountains(canvas: Canvas) -> None:
    lot = random.Random(4)
    for x in range(60, 640, 74):
        high = lot.randint(60, 130)
        y = 250 + lot.randint(-60, 60)
        canvas.stroke(polygon((x - 58, y), (x, y - high), (x + 62, y), close=False), LINES, 4)
        for index in range(4):
            canvas.line([(x + 8 + index * 11, y - high + 24 + index * 20), (x + 22 + index * 11, y)], LINES, 2, 0.7)


def _woods(canvas: Canvas) -> None:
    lot = random.Random(9)
    for _ in range(46):
        x, y = lot.randint(1330, 1860), lot.randint(120, 420)
        canvas.stroke(svg(f"M{x - 16} {y} C{x - 14} {y - 30} {x + 14} {y - 30} {x + 16} {y}Z"), LINES, 2.6)
        canvas.line([(x, y), (x, y + 12)], LINES, 2.6)


def _road(canvas: Canvas) -> None:
    road = svg("M360 300 C560 420 420 560 700 640 C960 710 1120 520 1380 620 C1560 690 1640 560 1700 430")
    canvas.stroke(road, LINES, 4, dash=(22, 18))
    for x, y in ((360, 300), (700, 640), (1380, 620), (1700, 430)):
        canvas.stroke(ellipse(x, y, 16), LINES, 4)
        canvas.fill(ellipse(x, y, 6), LINES)


def _rose(canvas: Canvas) -> None:
    x, y = 1640, 830
    for radius, width in ((150, 3), (138, 1.4), (70, 1.4)):
        canvas.stroke(ellipse(x, y, radius), LINES, width)
    for index in range(8):
        turn = math.radians(index * 45)
        long = 130 if index % 2 == 0 else 84
        tip = (x + long * math.cos(turn), y + long * math.sin(turn))
        side = [(x + 18 * math.cos(turn + s), y + 18 * math.sin(turn + s)) for s in (0.9, -0.9)]
        canvas.stroke(polygon(side[0], tip, side[1], (x, y)), LINES, 2.4)


def _rail(canvas: Canvas) -> None:
    """A dark wooden edge with a gilt line."""
    for index, colour in enumerate(("#140a06", "#2a180e", "#3a2416")):
        canvas.stroke(
            box(6 + index * 5, 6 + index * 5, WIDTH - 12 - index * 10, HEIGHT - 12 - index * 10, 14),
            colour,
            12 - index * 3,
        )
    canvas.stroke(box(22, 22, WIDTH - 44, HEIGHT - 44, 10), INK, 4)
    canvas.stroke(
        box(22, 22, WIDTH - 44, HEIGHT - 44, 10), linear(0, 0, WIDTH, HEIGHT, GOLD, "#8a5a1a", GOLD), 1.6, 0.8
    )
    gilded(canvas, box(26, 26, WIDTH - 52, HEIGHT - 52, 8), 0.6)
