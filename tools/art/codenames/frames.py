"""The two sides of an asset card without its word or picture, and its back: 500 x 300 units."""

from __future__ import annotations

import math

from tools.art.canvas import Canvas
from tools.art.codenames.sides import icon
from tools.art.comic.pop import HEIGHT, INK, WIDTH
from tools.art.paths import box, ellipse, minus, moved, placed, polygon, svg
from tools.art.shaders import halftone, linear, radial

SCALE, RADIUS = 1.6, 22
PAPER, PAPER_SHADE, STEEL = "#f7f4ea", "#e2dac4", "#8a94aa"
PLATE = polygon((20, 148), (480, 148), (480, 246), (464, 264), (36, 264), (20, 246))
TAB = polygon((0, 0), (84, 0), (64, 46), (0, 46))


def outline() -> object:
    return box(0, 0, WIDTH, HEIGHT, RADIUS)


def _edge(canvas: Canvas, inside: str) -> None:
    canvas.stroke(box(3.5, 3.5, WIDTH - 7, HEIGHT - 7, RADIUS - 3), INK, 7)
    canvas.stroke(box(9, 9, WIDTH - 18, HEIGHT - 18, RADIUS - 7), inside, 4)


def _tab(canvas: Canvas) -> None:
    """The corner for the coordinates."""
    canvas.fill(TAB, INK)
    canvas.fill(polygon((84, 0), (92, 0), (72, 46), (64, 46)), "#ffc21f")


def word() -> Canvas:
    """Paper with a black bar for the word; the first line of a long name stands above the bar."""
    canvas = Canvas(WIDTH, HEIGHT, SCALE)
    with canvas.clip(outline()):
        canvas.wash(linear(0, 0, 0, HEIGHT, "#ffffff", PAPER, PAPER_SHADE))
        for index in range(18):
            a, b = math.radians(index * 20), math.radians(index * 20 + 8)
            ray = polygon(
                (250, 92),
                (250 + 620 * math.cos(a), 92 + 620 * math.sin(a)),
                (250 + 620 * math.cos(b), 92 + 620 * math.sin(b)),
            )
            canvas.fill(ray, PAPER_SHADE, 0.5)
        canvas.wash(halftone("#b8a888", 10, 30, (250, 90), (520, 330), 0, 0.7, 0.5))
        canvas.fill(moved(PLATE, 4, 6), "#8a7a5a", 0.6)
        canvas.fill(PLATE, linear(0, 148, 0, 264, "#2a2638", INK))
        canvas.fill(minus(PLATE, moved(PLATE, 0, 4)), "#ffffff", 0.3)
        _tab(canvas)
        _edge(canvas, PAPER)
    return canvas


def picture() -> Canvas:
    """An edge round the picture and the corner for the coordinates, clear in the middle."""
    canvas = Canvas(WIDTH, HEIGHT, SCALE)
    with canvas.clip(outline()):
        _tab(canvas)
        _edge(canvas, PAPER)
    return canvas


def back() -> Canvas:
    """Two beams that cross over a dial of marks, the same upside down."""
    canvas = Canvas(WIDTH, HEIGHT, SCALE)
    with canvas.clip(outline()):
        canvas.wash(radial(250, 150, 320, "#2a3f6a", (0.6, "#141c3a"), (1, "#080b1a")))
        for degrees in (28, 152, 208, 332):
            a, b = math.radians(degrees - 7), math.radians(degrees + 7)
            beam = polygon(
                (250, 150),
                (250 + 400 * math.cos(a), 150 + 400 * math.sin(a)),
                (250 + 400 * math.cos(b), 150 + 400 * math.sin(b)),
            )
            canvas.fill(beam, "#7fd0ff", 0.22)
        for radius, width in ((118, 5), (104, 1.5), (64, 3)):
            canvas.stroke(ellipse(250, 150, radius), "#5fa8e8", width, 0.9)
        for index in range(60):
            a, near = math.radians(index * 6), 96 if index % 5 else 86
            canvas.line(
                [
                    (250 + near * math.cos(a), 150 + near * math.sin(a)),
                    (250 + 104 * math.cos(a), 150 + 104 * math.sin(a)),
                ],
                "#5fa8e8",
                2,
            )
        canvas.fill(ellipse(250, 150, 62), "#0b1020", 0.8)
        for turn in (0, 180):
            with canvas.transform(250, 150, degrees=turn):
                canvas.fill(placed(icon("hexagon"), 176, 0, 1.1), "#5fa8e8", 0.8)
                canvas.fill(svg("M-46 -4 C-30 -40 30 -40 46 -4 C24 -20 -24 -20 -46 -4Z"), "#ffc21f")
        canvas.fill(ellipse(250, 150, 14), "#ffc21f")
        canvas.wash(halftone("#000000", 9, 45, (250, 150), (540, 320), 0, 0.6, 0.35))
        _edge(canvas, "#5fa8e8")
    return canvas
