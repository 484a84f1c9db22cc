"""Grounds of the posters: one op-art motif in two to four colours, or a simple stage; each fills the whole picture."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from tools.art.austin.poster import HEIGHT, WIDTH
from tools.art.beanz.parts import Part, group
from tools.art.canvas import Canvas
from tools.art.colour import light, shade
from tools.art.paths import arc, box, ellipse, polygon, rotated, spline, star, svg
from tools.art.shaders import halftone, vertical
from tools.art.spy import backgrounds as op

X, Y = 244, 226


def rays(first: str, second: str, count: int = 16, x: float = X, y: float = Y, turn: float = 6) -> Part:
    """A sunburst over the whole picture, dotted towards the corners."""

    def draw(canvas: Canvas) -> None:
        canvas.wash(first)
        for index in range(count):
            tips = [(math.radians((index + k) * 360 / count + turn)) for k in (0, 0.5)]
            canvas.fill(polygon((x, y), *[(x + 720 * math.cos(a), y + 720 * math.sin(a)) for a in tips]), second)
        canvas.wash(halftone(shade(first, 1.2), 8, 45, (0, HEIGHT * 0.62), (0, HEIGHT * 1.1), 0, 0.8, 0.5))

    return draw


def disc(*colours: str, radius: float = 196, step: float = 18, x: float = X, y: float = Y) -> Part:
    """Rings one inside the other, outermost first."""

    def draw(canvas: Canvas) -> None:
        for index, colour in enumerate(colours):
            canvas.fill(ellipse(x, y, radius - index * step), colour)

    return draw


def burst(first: str, second: str, plate: str, ring: str = "") -> Part:
    return group(rays(first, second), disc(plate, ring or first, plate, radius=198, step=13))


def rings(*colours: str, x: float = X, y: float = Y, step: float = 40) -> Part:
    return lambda canvas: op.bg_rings(canvas, list(colours), x, y, 560, step)


def swirl(first: str, second: str, arms: int = 9, twist: float = 2.2, x: float = X, y: float = Y) -> Part:
    return lambda canvas: op.bg_swirl(canvas, first, second, x, y, arms, twist)


def arches(base: str, *colours: str, y: float = 520, radius: float = 500, band: float = 50) -> Part:
    return lambda canvas: op.bg_arcs(canvas, base, list(colours), X, y, radius, band)


def discs(base: str, *colours: str, cell: float = 104) -> Part:
    return lambda canvas: op.bg_panton(canvas, base, list(colours), cell)


def sunset(*colours: str, y: float = 190, outer: float = 520, inner: float = 70) -> Part:
    return lambda canvas: op.bg_sunset(canvas, list(colours), X, y, outer, inner)


def stripes(first: str, second: str, width: float = 48, degrees: float = 0) -> Part:
    def draw(canvas: Canvas) -> None:
        canvas.wash(first)
        for index in range(-8, 9):
            strip = box(X + index * 2 * width - width / 2, -400, width, 1300)
            canvas.fill(rotated(strip, degrees, X, Y), second)

    return draw


def zigzag(*colours: str, height: float = 44, width: float = 96, amount: float = 34) -> Part:
    """Level bands with a saw edge."""

    def draw(canvas: Canvas) -> None:
        canvas.wash(colours[0])
        for row in range(-2, round(HEIGHT / height) + 2):
            top = [(k * width / 2 - width, row * height + (amount if k % 2 else 0)) for k in range(16)]
            canvas.fill(polygon(*top, (800, 900), (-100, 900)), colours[row % len(colours)])

    return draw


def waves(*colours: str, height: float = 46, amount: float = 20, length: float = 160) -> Part:
    def draw(canvas: Canvas) -> None:
        canvas.wash(colours[0])
        for row in range(-2, round(HEIGHT / height) + 2):
            crest = [
                (k * 20 - 40, row * height + amount * math.sin(k * 40 * math.pi / length + row)) for k in range(30)
            ]
            canvas.fill(polygon(*crest, (800, 900), (-100, 900)), colours[row % len(colours)])

    return draw


def checks(first: str, second: str, cell: float = 60, bulge: float = 0.0) -> Part:
    """A chess board; bulge swells it towards the middle, as a painting of 1965 would."""

    def at(column: float, row: float) -> tuple[float, float]:
        dx, dy = (column - 5) * cell, (row - 5) * cell
        grow = 1 + bulge * math.exp(-(dx * dx + dy * dy) / 26000)
        return X + dx * grow, Y + dy * grow

    def draw(canvas: Canvas) -> None:
        canvas.wash(first)
        for row in range(-1, 12):
            for column in range(-1, 12):
                if (row + column) % 2:
                    edge = [(0, 0), (0.5, 0), (1, 0), (1, 0.5), (1, 1), (0.5, 1), (0, 1), (0, 0.5)]
                    canvas.fill(polygon(*[at(column + a, row + b) for a, b in edge]), second)

    return draw


def petals(base: str, *colours: str, core: str = "#ffd23a", cell: float = 118) -> Part:
    """A wallpaper of big daisies, set off row by row."""

    def draw(canvas: Canvas) -> None:
        canvas.wash(base)
        for row in range(-1, 6):
            for column in range(-1, 6):
                x, y = column * cell + (cell / 2 if row % 2 else 0), row * cell * 0.88
                op.daisy(canvas, x, y, cell * 0.46, colours[(row + column) % len(colours)], core, row * 20)

    return draw


def scales(base: str, *colours: str, cell: float = 80) -> Part:
    """Rows of half discs like roof tiles."""

    def draw(canvas: Canvas) -> None:
        canvas.wash(base)
        for row in range(12, -2, -1):
            for column in range(-1, 8):
                x, y = column * cell + (cell / 2 if row % 2 else 0), row * cell * 0.46
                for index, colour in enumerate(colours):
                    canvas.fill(ellipse(x, y, cell * (0.52 - 0.15 * index)), colour)

    return draw


def diamonds(first: str, second: str, third: str, cell: float = 84) -> Part:
    def draw(canvas: Canvas) -> None:
        canvas.wash(first)
        for row in range(-1, 9):
            for column in range(-1, 8):
                x, y = column * cell + (cell / 2 if row % 2 else 0), row * cell * 0.7
                rhomb = [(0, -0.7), (0.5, 0), (0, 0.7), (-0.5, 0)]
                canvas.fill(polygon(*[(x + a * cell, y + b * cell) for a, b in rhomb]), second if row % 2 else first)
                canvas.fill(polygon(*[(x + a * cell * 0.45, y + b * cell * 0.45) for a, b in rhomb]), third)

    return draw


def sky(top: str, bottom: str, floor: str = "", level: float = 380) -> Part:
    """Plain air from one colour to another, and a floor."""

    def draw(canvas: Canvas) -> None:
        canvas.wash(vertical(0, level, top, bottom))
        if floor:
            canvas.rect(0, level, WIDTH, HEIGHT, floor)
            canvas.rect(0, level, WIDTH, 5, light(floor, 1.4))
            canvas.rect(0, level, WIDTH, HEIGHT, halftone(shade(floor, 2), 8, 45, (0, level), (0, HEIGHT), 0, 0.8, 0.6))

    return draw


def curtain(colour: str, gap: float = 150, top: float = 0, trim: str = "#ffd23a") -> Part:
    """Two gathered stage curtains and a pelmet."""

    def half(canvas: Canvas) -> None:
        fold = (X - gap) / 4
        for index in range(5):
            x = index * fold - 6
            cloth = svg(
                f"M{x} {top} L{x + fold + 3} {top} C{x + fold + 6} 200 {x + fold - 12} 330 {x + fold * 0.7} 540"
                f" L{x - 20} 540 C{x - 4} 330 {x} 200 {x} {top}Z"
            )
            canvas.fill(cloth, colour if index % 2 else shade(colour, 0.9))
            canvas.fill(
                svg(f"M{x + 6} {top} L{x + fold * 0.4} {top} L{x + fold * 0.3} 540 L{x - 4} 540Z"),
                light(colour, 1.1),
                0.55,
            )

    def draw(canvas: Canvas) -> None:
        half(canvas)
        with canvas.transform(2 * X, 0, -1, 1):
            half(canvas)
        for index in range(7):
            x = index * 76 - 20
            canvas.fill(ellipse(x + 32, top - 6, 46, 62), colour if index % 2 else shade(colour, 0.8))
            canvas.stroke(arc(x + 32, top - 6, 46, 20, 160, 62), trim, 6)

    return draw


def spotlight(x: float, y: float, width: float, colour: str, alpha: float = 0.5, source: float = X) -> Part:
    """A hard-edged beam from above with its pool on the floor."""

    def draw(canvas: Canvas) -> None:
        cone = polygon((source - 12, -10), (source + 12, -10), (x + width, y), (x - width, y))
        canvas.fill(cone, vertical(0, y, (0, colour, alpha), (1, colour, alpha * 0.35)))
        canvas.fill(ellipse(x, y, width, width * 0.22), colour, min(1, alpha * 1.5))

    return draw


def stars(colour: str, seed: int, count: int = 40, low: float = 0, high: float = 300) -> Part:
    def draw(canvas: Canvas) -> None:
        rng = random.Random(seed)
        for index in range(count):
            x, y, r = rng.uniform(0, WIDTH), rng.uniform(low, high), rng.uniform(1.2, 3.2)
            canvas.fill(star(x, y, 4, r * 4, r) if index % 5 == 0 else ellipse(x, y, r), colour, rng.uniform(0.6, 1))

    return draw


def flowers(*places: tuple[float, float, float, str, str]) -> Part:
    """Loose daisies as (x, y, radius, petals, core) in the units of the whole picture."""

    def draw(canvas: Canvas) -> None:
        for x, y, radius, petal, core in places:
            op.daisy(canvas, x, y, radius, petal, core, x)

    return draw


def hills(*layers: tuple[str, Sequence[tuple[float, float]]]) -> Part:
    """Ridges from far to near, each a colour and the points of its crest."""

    def draw(canvas: Canvas) -> None:
        for colour, crest in layers:
            ridge = spline([(-60, 620), *crest, (540, 620)], closed=True)
            canvas.fill(ridge, colour)

    return draw
