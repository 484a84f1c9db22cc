"""What an owner looks like everywhere: colour, letter, the shape of its badge, its pattern."""

from __future__ import annotations

import math
from dataclasses import dataclass

import skia

from tools.art.canvas import Canvas
from tools.art.colour import light, shade
from tools.art.comic.pop import INK
from tools.art.paths import box, ellipse, minus, polygon, rotated, scaled, star, union
from tools.art.shaders import linear

BOLD = "BebasNeue-Bold.otf"


@dataclass(frozen=True)
class Side:
    colour: str
    letter: str
    badge: str
    pattern: str


SIDES = {
    "shield": Side("#1f6fd6", "S", "ring", "rays"),
    "hydra": Side("#d8262f", "H", "diamond", "chevrons"),
    "neutral": Side("#8a5fc0", "N", "bar", "lines"),
    "gauntlet": Side("#6a3ab0", "G", "hexagon", "lines"),
    "assassin": Side("#ffc21f", "X", "cross", "stripes"),
}


def badge(kind: str) -> skia.Path:
    """The outline of a badge, about 100 units across, round the origin."""
    if kind == "ring":
        return ellipse(0, 0, 50)
    if kind == "diamond":
        return polygon((0, -60), (60, 0), (0, 60), (-60, 0))
    if kind == "bar":
        return box(-58, -38, 116, 76, 16)
    if kind == "hexagon":
        return star(0, 0, 6, 58, 50, 0)
    return box(-48, -48, 96, 96, 4)


def icon(kind: str) -> skia.Path:
    """A solid sign of our own, about 60 units across, round the origin: beacon, serpent eye, bar, glove, cross."""
    if kind == "ring":
        return union(minus(ellipse(0, 0, 30), ellipse(0, 0, 19)), ellipse(0, 0, 9))
    if kind == "diamond":
        return minus(polygon((0, -33), (30, 0), (0, 33), (-30, 0)), polygon((0, -15), (13, 0), (0, 15), (-13, 0)))
    if kind == "bar":
        return box(-26, -7, 52, 14, 5)
    if kind == "hexagon":
        return minus(
            star(0, 0, 6, 32, 28, 0),
            *[ellipse(13 * math.cos(a), 13 * math.sin(a), 5) for a in (0.5, 1.55, 2.6, 3.66, 4.7, 5.76)],
        )
    bar = box(-9, -40, 18, 80, 4)
    return union(rotated(bar, 45), rotated(bar, -45))


def lettered(canvas: Canvas, side: Side, x: float, y: float, size: float) -> None:
    """The badge with the letter in it: white edge, ink line, the letter in the colour of the side."""
    with canvas.transform(x, y, size):
        outline = badge(side.badge)
        canvas.shadow(outline, 3, 7, 7, "#000000", 0.5)
        canvas.fill(outline, linear(0, -50, 0, 60, "#ffffff", "#e4e2f0"))
        canvas.stroke(outline, INK, 8)
        canvas.stroke(scaled(outline, 0.86), side.colour if side.letter != "X" else INK, 5)
        if side.letter == "X":
            canvas.fill(scaled(icon("cross"), 0.95), INK)
            return
        canvas.text(side.letter, BOLD, 84, 0, 30, shade(side.colour, 0.6), "centre")


def pattern(canvas: Canvas, side: Side, width: float, height: float) -> None:
    """The ground of a side, told apart without its colour."""
    canvas.wash(linear(0, 0, width, height, light(side.colour, 0.7), side.colour, shade(side.colour, 1)))
    dark = shade(side.colour, 0.75)
    if side.pattern == "rays":
        for index in range(12):
            a, b = math.radians(index * 30 - 4), math.radians(index * 30 + 11)
            far = width * 1.2
            x, y = width / 2, height
            canvas.fill(
                polygon(
                    (x, y),
                    (x + far * math.cos(a), y - far * math.sin(a)),
                    (x + far * math.cos(b), y - far * math.sin(b)),
                ),
                dark,
                0.55,
            )
    elif side.pattern == "chevrons":
        for row in range(-1, 8):
            for column in range(-1, 11):
                x, y = column * 56, row * 50
                canvas.fill(
                    polygon((x, y), (x + 28, y + 26), (x + 56, y), (x + 56, y + 18), (x + 28, y + 44), (x, y + 18)),
                    dark,
                    0.6,
                )
    elif side.pattern == "lines":
        for row in range(int(height // 24) + 1):
            canvas.rect(0, row * 24, width, 10, dark, 0.5)
    else:
        for column in range(-6, 14):
            x = column * 60
            canvas.fill(polygon((x, 0), (x + 30, 0), (x + 30 - height, height), (x - height, height)), INK, 0.2)
