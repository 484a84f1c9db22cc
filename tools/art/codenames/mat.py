"""The table: the floor of a command centre at night, 1920 x 1080; a lit well for the grid, hushed consoles round it."""

from __future__ import annotations

import math
import random

from tools.art.canvas import Canvas
from tools.art.codenames.sides import SIDES
from tools.art.colour import shade
from tools.art.paths import box, ellipse, polygon
from tools.art.shaders import linear, radial

WIDTH, HEIGHT = 1920, 1080
NIGHT, STEEL, LINE = "#0b0f1e", "#1a2238", "#3a5a8a"


def draw() -> Canvas:
    canvas = Canvas(WIDTH, HEIGHT)
    canvas.wash(radial(960, 520, 1150, "#34487a", (0.45, "#212f58"), (1, NIGHT)))
    _floor(canvas)
    _dial(canvas)
    for way, name in ((-1, "shield"), (1, "hydra")):
        _console(canvas, way, SIDES[name].colour)
    _edge(canvas)
    canvas.wash(radial(960, 520, 1180, (0.5, "#000000", 0), (1, "#03050c", 0.6)))
    canvas.grain(0.07, 11, "soft")
    return canvas


def _floor(canvas: Canvas) -> None:
    """Plates of the floor with their seams."""
    rng = random.Random(5)
    for row in range(10):
        for column in range(17):
            x, y = column * 116 - 20, row * 116 - 20
            canvas.fill(
                box(x + 2, y + 2, 112, 112, 6), "#ffffff" if rng.random() < 0.5 else "#000000", rng.uniform(0.006, 0.03)
            )
            canvas.stroke(box(x, y, 116, 116, 6), "#000000", 2, 0.22)


def _dial(canvas: Canvas) -> None:
    """Rings and marks in the floor below the grid."""
    x, y = 960, 530
    canvas.fill(
        ellipse(x, y, 620, 430), radial(x, y, 620, (0, "#4a7ab8", 0.24), (0.7, "#4a7ab8", 0.08), (1, "#4a7ab8", 0))
    )
    for radius, width in ((452, 2), (470, 5), (640, 2), (820, 1.5)):
        canvas.stroke(ellipse(x, y, radius), LINE, width, 0.4)
    for index in range(120):
        angle = math.radians(index * 3)
        near = 478 if index % 10 else 470
        far = 496 if index % 10 else 520
        marks = [(x + reach * math.cos(angle), y + reach * math.sin(angle)) for reach in (near, far)]
        canvas.line(marks, LINE, 2 if index % 10 else 4, 0.5)
    for degrees in range(0, 360, 45):
        angle = math.radians(degrees + 22.5)
        canvas.line([(x + r * math.cos(angle), y + r * math.sin(angle)) for r in (640, 1080)], LINE, 2, 0.25)


def _console(canvas: Canvas, way: int, colour: str) -> None:
    """The desk of one team along the side of the table: a strip of light, dim lamps."""
    with canvas.transform(960, 0, way, 1):
        services = polygon((960, 130), (836, 190), (810, 300), (810, 800), (836, 910), (960, 970))
        canvas.fill(services, linear(810, 0, 960, 0, STEEL, "#0e1426"))
        canvas.stroke(services, "#000000", 5, 0.6)
        canvas.line([(840, 196), (816, 304), (816, 796), (840, 904)], colour, 18, 0.35, blur=10)
        canvas.line([(840, 196), (816, 304), (816, 796), (840, 904)], colour, 5, 0.9)
        canvas.fill(
            polygon((816, 304), (600, 400), (600, 700), (816, 796)),
            linear(816, 0, 600, 0, (0, colour, 0.2), (1, colour, 0)),
        )
        rng = random.Random(8)
        for row in range(9):
            for column in range(3):
                lit = rng.random() < 0.4
                canvas.fill(
                    box(862 + column * 30, 330 + row * 48, 18, 26, 4),
                    colour if lit else shade(colour, 2.6),
                    0.5 if lit else 0.7,
                )


def _edge(canvas: Canvas) -> None:
    canvas.stroke(box(18, 18, WIDTH - 36, HEIGHT - 36, 46), "#4a5a80", 2, 0.5)
    canvas.stroke(box(28, 28, WIDTH - 56, HEIGHT - 56, 38), "#4a5a80", 1, 0.35)
