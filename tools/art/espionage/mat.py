"""The ESPIONAGE table: a dark operations desk with a faint map, guilloche rosettes and a pool of light."""

from __future__ import annotations

import math
import random

from tools.art.canvas import Canvas
from tools.art.espionage.back import rosette
from tools.art.paths import Point, box, ellipse, minus, polygon, spline, union
from tools.art.shaders import halftone, radial, vertical

WIDTH, HEIGHT = 1920, 1080
CENTRE = (960, 520)
LINE = "#7fd8e8"


def draw() -> Canvas:
    canvas = Canvas(WIDTH, HEIGHT)
    canvas.wash(radial(*CENTRE, 1240, "#1c3444", (0.4, "#142736"), (0.75, "#0c1824"), (1, "#060b12")))
    with canvas.layer(alpha=0.5):
        _land(canvas)
    with canvas.layer(alpha=0.17):
        _grid(canvas)
        _rosettes(canvas)
        _routes(canvas)
    _pool(canvas)
    canvas.noise(0.6, 0.6, 2, 4, 0.08, "soft")
    canvas.grain(0.07, 2, "soft")
    _rail(canvas)
    canvas.wash(radial(*CENTRE, 1180, (0.45, "#000000", 0), (1, "#02040a", 0.62)))
    return canvas


def _coast(rng: random.Random, x: float, y: float, across: float, down: float) -> list[Point]:
    """A ragged outline: the middle of every side of a rough polygon is pushed in or out, again and again."""
    sides = 9
    points = []
    for step in range(sides):
        angle, reach = 2 * math.pi * step / sides, rng.uniform(0.55, 1.05)
        points.append((x + across * reach * math.cos(angle), y + down * reach * math.sin(angle)))
    for _ in range(4):
        finer = []
        for (x0, y0), (x1, y1) in zip(points, points[1:] + points[:1], strict=True):
            push = rng.uniform(-0.24, 0.24)
            finer += [(x0, y0), ((x0 + x1) / 2 + (y1 - y0) * push, (y0 + y1) / 2 - (x1 - x0) * push)]
        points = finer
    return points


def _land(canvas: Canvas) -> None:
    """An invented world: ragged land with islands and a pale shelf, barely above the ground colour."""
    rng = random.Random(12)
    masses = (
        (300, 300, 360, 230),
        (500, 850, 230, 270),
        (1040, 200, 330, 150),
        (1560, 400, 390, 330),
        (1330, 930, 300, 150),
    )
    lands = []
    for x, y, across, down in masses:
        lands.append(polygon(*_coast(rng, x, y, across, down)))
        for _ in range(7):
            angle, size = rng.uniform(0, 2 * math.pi), rng.uniform(8, 40)
            island = x + across * 1.15 * math.cos(angle), y + down * 1.15 * math.sin(angle)
            lands.append(polygon(*_coast(rng, *island, size * 1.4, size)))
    world = union(*lands)
    for width, alpha in ((58, 0.035), (36, 0.045), (16, 0.06)):
        canvas.stroke(world, LINE, width, alpha)
    canvas.fill(world, "#2a5566", 0.5)
    canvas.fill(world, halftone(LINE, 9, 45, (0, 0), (0, HEIGHT), 0.3, 0.3, 0.2))
    canvas.stroke(world, LINE, 1.4, 0.5)


def _grid(canvas: Canvas) -> None:
    for x in range(0, WIDTH + 1, 120):
        canvas.line([(x, 0), (x, HEIGHT)], LINE, 1, 0.4)
    for y in range(60, HEIGHT, 120):
        canvas.line([(0, y), (WIDTH, y)], LINE, 1, 0.4)
    for x in range(120, WIDTH, 240):
        for y in range(180, HEIGHT, 240):
            canvas.line([(x - 9, y), (x + 9, y)], LINE, 2)
            canvas.line([(x, y - 9), (x, y + 9)], LINE, 2)


def _rosettes(canvas: Canvas) -> None:
    for outer, inner, arm, alpha in ((520, 182, 250, 0.55), (400, 126.6, 210, 0.5)):
        curve = [((x - CENTRE[0]) * 1.25 + CENTRE[0], y) for x, y in rosette(outer, inner, arm, 19, *CENTRE)]
        canvas.stroke(polygon(*curve, close=False), LINE, 1, alpha)
    for across in (690, 678, 430):
        canvas.stroke(ellipse(*CENTRE, across, across * 0.56), LINE, 2.2 if across != 678 else 1, 0.9)
    for step in range(180):
        angle = 2 * math.pi * step / 180
        reach = 0.965 if step % 5 else 0.94
        ring = [(CENTRE[0] + 678 * k * math.cos(angle), CENTRE[1] + 380 * k * math.sin(angle)) for k in (reach, 1)]
        canvas.line(ring, LINE, 1.4, 0.8)


def _routes(canvas: Canvas) -> None:
    stops = [
        ((250, 300), (520, 170), (1080, 300)),
        ((420, 860), (760, 900), (1290, 880)),
        ((1420, 330), (1700, 470), (1560, 660)),
    ]
    for route in stops:
        canvas.stroke(spline(route, closed=False, tension=1), "#ff8a6a", 3, 1, dash=(14, 10))
        for x, y in (route[0], route[-1]):
            canvas.stroke(ellipse(x, y, 12), "#ff8a6a", 3)
            canvas.fill(ellipse(x, y, 4), "#ff8a6a")


def _pool(canvas: Canvas) -> None:
    """A sunk console in the middle, wide enough for two piles side by side."""
    console = box(CENTRE[0] - 330, CENTRE[1] - 170, 660, 340, 28)
    canvas.fill(console, "#03070c", 0.3)
    canvas.inner_shadow(console, "#000000", 0, 8, 0.35, 8, None)
    canvas.stroke(console, LINE, 1.6, 0.2)
    for across, down in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
        with canvas.transform(*CENTRE, across, down):
            canvas.line([(284, 186), (346, 186), (346, 124)], LINE, 3, 0.3)


def _rail(canvas: Canvas) -> None:
    field = box(16, 16, WIDTH - 32, HEIGHT - 32, 34)
    rim = minus(box(-20, -20, WIDTH + 40, HEIGHT + 40), field)
    canvas.fill(rim, "#000000", 0.7, blur=20)
    canvas.fill(rim, vertical(0, HEIGHT, "#1a222c", "#0a0e14"))
    canvas.stroke(field, "#020408", 6)
    canvas.stroke(field, "#4f7f90", 1.6, 0.7)
