"""Weapons and tools, drawn upright round the origin unless something else is said."""

from __future__ import annotations

import math
from collections.abc import Sequence

import skia

from tools.art.colour import light, shade
from tools.art.comic.pop import INK, Pop, around
from tools.art.paths import Point, box, ellipse, polygon, spline, star, svg

STEEL, GOLD, WOOD, LEATHER = "#c8d2e8", "#ffc93a", "#8a5426", "#6a3a22"


def sword(
    p: Pop, x: float, y: float, size: float = 1, degrees: float = 0, blade: str = STEEL, hilt: str = GOLD
) -> None:
    """Blade up from the origin, which is the guard."""
    with p.transform(x, y, size, degrees=degrees):
        p.ink(polygon((-12, 0), (-12, -150), (0, -182), (12, -150), (12, 0)), blade, 6, dx=-10, dy=0)
        p.line([(0, -6), (0, -140)], shade(blade, 0.9), 4)
        p.ink(box(-7, 4, 14, 50, 5), LEATHER, 5, shine=False)
        p.ink(box(-40, -8, 80, 16, 8), hilt, 5, dx=-4, dy=-5)
        p.ink(ellipse(0, 60, 12), hilt, 5, dx=-4, dy=-4)


def dagger(p: Pop, x: float, y: float, size: float = 1, degrees: float = 0, prongs: bool = False) -> None:
    with p.transform(x, y, size, degrees=degrees):
        p.ink(polygon((-8, 0), (-5, -104), (0, -124), (5, -104), (8, 0)), STEEL, 5, dx=-7, dy=0)
        if prongs:
            p.wire("M-34 -62 C-34 -10 -20 0 0 0 C20 0 34 -10 34 -62", STEEL, 9, 4)
        else:
            p.ink(box(-24, -6, 48, 12, 6), GOLD, 5, shine=False)
        p.ink(box(-8, 2, 16, 52, 7), LEATHER, 5, shine=False)


def curved(p: Pop, x: float, y: float, size: float = 1, degrees: float = 0) -> None:
    """A curved knife."""
    with p.transform(x, y, size, degrees=degrees):
        p.ink("M-12 0 C-18 -60 0 -104 44 -128 C28 -84 20 -40 14 0Z", STEEL, 6, dx=-8, dy=0)
        p.ink(box(-14, -6, 28, 12, 5), GOLD, 5, shine=False)
        p.ink(box(-10, 4, 20, 54, 8), LEATHER, 5, shine=False)


def hammer(
    p: Pop, x: float, y: float, size: float = 1, degrees: float = 0, stone: str = "#8f9ab8", grip: str = LEATHER
) -> None:
    """A short, square hammer; the origin is the middle of the handle's upper end."""
    with p.transform(x, y, size, degrees=degrees):
        p.ink(box(-12, 20, 24, 110, 8), grip, 6)
        for band in (50, 74, 98):
            p.line([(-11, band), (11, band - 10)], INK, 4)
        p.wire("M0 126 C-30 150 -10 176 4 166 C20 158 14 140 0 128", grip, 7, 4)
        p.ink(
            "M-96 -44 L-82 -58 L82 -58 L96 -44 L96 18 L82 32 L-82 32 L-96 18Z",
            stone,
            8,
            dots=shade(stone, 1.5),
            dx=-14,
            dy=-14,
        )
        for side in (-66, 52):
            p.line([(side, -54), (side, 28)], INK, 4)
            p.line([(side + 14, -54), (side + 14, 28)], INK, 4)
        p.pen("M-30 -12 C-10 -34 10 10 30 -12 C10 -34 -10 10 -30 -12Z", 5)


def shield(p: Pop, x: float, y: float, radius: float, *bands: str, mark: str = "") -> None:
    """A round shield of bands from outside to inside."""
    for index, colour in enumerate(bands):
        size = radius * (1 - index / (len(bands) + 0.4))
        p.ink(ellipse(x, y, size), colour, 6 if index else 8, dx=-size * 0.16, dy=-size * 0.14)
    if mark:
        size = radius * 0.34
        p.plain(star(x, y, 6, size, size * 0.56), mark, 5)


def bow(
    p: Pop, x: float, y: float, size: float = 1, degrees: float = 0, colour: str = "#6a3ab0", drawn: float = 0
) -> None:
    """A recurve bow that shoots to the right, with its arrow."""
    with p.transform(x, y, size, degrees=degrees):
        p.line([(-14, -118), (-14 - drawn, 0), (-14, 118)], "#f4f0e0", 4)
        p.wire("M-22 -128 C-2 -112 -4 -100 10 -74 C34 -30 34 30 10 74 C-4 100 -2 112 -22 128", colour, 13, 5)
        p.plain(box(18, -22, 20, 44, 8), LEATHER, 5)


def arrow(p: Pop, tail: Point, length: float, degrees: float, colour: str = "#f4f0e0", flight: str = "#e8243c") -> None:
    with p.transform(*tail, degrees=degrees):
        p.wire(f"M0 0 L{length - 20} 0", colour, 6, 4)
        p.ink(polygon((length, 0), (length - 34, -17), (length - 26, 0), (length - 34, 17)), STEEL, 5, shine=False)
        for side in (1, -1):
            p.plain(polygon((0, 0), (-16, side * 16), (24, side * 16), (40, 0)), flight, 4)


def spear(p: Pop, x: float, y: float, length: float, degrees: float = 0, tip: str = STEEL, shaft: str = WOOD) -> None:
    """Point up; the origin is the foot of the shaft."""
    with p.transform(x, y, degrees=degrees):
        p.wire(f"M0 0 L0 {-length}", shaft, 9, 4)
        p.ink(polygon((0, -length - 70), (20, -length - 22), (8, -length), (-8, -length), (-20, -length - 22)), tip, 5)
        p.plain(box(-12, -length - 2, 24, 12, 4), GOLD, 4)


def trident(p: Pop, x: float, y: float, length: float, degrees: float = 0, colour: str = GOLD) -> None:
    with p.transform(x, y, degrees=degrees):
        p.wire(f"M0 0 L0 {-length}", colour, 10, 4)
        top = -length
        prongs = svg(f"M-42 {top - 60} L-34 {top - 12} L-8 {top - 6} L-8 {top - 62} L0 {top - 92} L8 {top - 62} "
                     f"L8 {top - 6} "
                     f"L34 {top - 12} L42 {top - 60} L56 {top + 14} L-56 {top + 14}Z")  # fmt: skip
        p.ink(prongs, colour, 5)


def axe(p: Pop, x: float, y: float, size: float = 1, degrees: float = 0) -> None:
    with p.transform(x, y, size, degrees=degrees):
        p.ink(box(-9, -120, 18, 240, 7), WOOD, 5)
        for side in (1, -1):
            blade = svg(
                f"M{side * 6} -104 L{side * 70} -132 C{side * 92} -90 {side * 92} -60 {side * 70} -22 L{side * 6} -52Z"
            )
            p.ink(blade, STEEL, 6)


def mace(p: Pop, x: float, y: float, size: float = 1, degrees: float = 0) -> None:
    with p.transform(x, y, size, degrees=degrees):
        p.ink(box(-9, -60, 18, 190, 7), WOOD, 5)
        p.ink(star(0, -84, 9, 60, 40), "#7a86a8", 6)
        p.ink(ellipse(0, -84, 34), "#9aa6c8", 5)


def pistol(p: Pop, x: float, y: float, size: float = 1, degrees: float = 0, colour: str = "#4a5270") -> None:
    with p.transform(x, y, size, degrees=degrees):
        p.ink("M-40 -20 L70 -20 L74 -10 L74 6 L0 8 L-12 54 L-44 54 L-34 8Z", colour, 6)
        p.pen("M0 8 C2 28 -6 30 -12 28", 5)
        p.line([(-30, -6), (60, -6)], light(colour, 2), 4)


def cannon(p: Pop, x: float, y: float, size: float = 1, degrees: float = 0, colour: str = "#7a86a8") -> None:
    """A big gun, muzzle to the right."""
    with p.transform(x, y, size, degrees=degrees):
        for low in (-16, 16):
            p.ink(box(20, low - 13, 116, 26, 8), colour, 6)
            p.plain(box(124, low - 17, 22, 34, 6), shade(colour, 0.8), 5)
        p.ink(box(-72, -40, 120, 80, 16), light(colour, 0.4), 7, dots=shade(colour, 1.4))
        for x0 in (-50, -28, -6):
            p.line([(x0, -22), (x0, 22)], INK, 6)


def chain(p: Pop, points: Sequence[Point], colour: str = "#b8c2d8", link: float = 26) -> None:
    """Links through the points, in turn seen from above and from the side."""
    measure = skia.PathMeasure(spline(points, closed=False), False)
    for index in range(round(measure.getLength() / link) + 1):
        place, along = measure.getPosTan(min(index * link, measure.getLength()))
        x, y, degrees = place.fX, place.fY, math.degrees(math.atan2(along.fY, along.fX))
        with p.transform(x, y, degrees=degrees):
            if index % 2:
                p.ink(box(-link * 0.62, -link * 0.14, link * 1.24, link * 0.28, link * 0.14), colour, 5, shine=False)
            else:
                p.wire(box(-link * 0.6, -link * 0.36, link * 1.2, link * 0.72, link * 0.36), colour, link * 0.22, 4)


def staff(p: Pop, x: float, y: float, length: float, degrees: float = 0, colour: str = GOLD) -> None:
    with p.transform(x, y, degrees=degrees):
        p.wire(f"M0 0 L0 {-length}", colour, 11, 5)


def target(p: Pop, x: float, y: float, radius: float, *colours: str) -> None:
    for index, colour in enumerate(colours):
        p.plain(ellipse(x, y, radius * (1 - index / len(colours))), colour, 5)


def claws(p: Pop, x: float, y: float, degrees: float = 0, size: float = 1, blade: str = STEEL) -> None:
    """Three curved blades from one root."""
    with p.transform(x, y, size, degrees=degrees):
        for shift in (-34, 0, 34):
            p.ink(f"M{shift - 10} 0 C{shift - 14} -80 {shift - 2} -140 {shift + 26} -190 C{shift + 28} -120 "
                  f"{shift + 22} -60 "
                  f"{shift + 12} 0Z", blade, 6, dx=-8, dy=0)  # fmt: skip


def burst(p: Pop, x: float, y: float, size: float, colour: str = "#fff2a0", edge: str = "#ff8a1f") -> None:
    """A muzzle flash, a clash, a spark."""
    p.plain(star(x, y, 8, size, size * 0.5, 12), edge, 5)
    p.spot(star(x, y, 8, size * 0.62, size * 0.32, 12), colour)


def scratches(
    p: Pop, x: float, y: float, length: float, degrees: float, colour: str = "#ffffff", count: int = 3
) -> None:
    with p.transform(x, y, degrees=degrees):
        for index in range(count):
            shift = (index - (count - 1) / 2) * 34
            p.plain(polygon((shift, -length / 2), (shift + 10, 0), (shift + 2, length / 2), (shift - 8, 0)), colour, 4)


def dial(
    p: Pop,
    x: float,
    y: float,
    radius: float,
    face: str = "#fff8e0",
    rim: str = GOLD,
    hands: tuple[float, float] = (-60, 60),
) -> None:
    """A clock."""
    p.ink(ellipse(x, y, radius), rim, 7)
    p.plain(ellipse(x, y, radius * 0.84), face, 5)
    for hour in range(12):
        p.line(
            [
                around(x, y, radius * 0.76, hour * 30),
                around(x, y, radius * (0.6 if hour % 3 == 0 else 0.68), hour * 30),
            ],
            INK,
            5,
        )
    for degrees, reach, width in ((hands[0], 0.44, 10), (hands[1], 0.64, 7)):
        p.line([(x, y), around(x, y, radius * reach, degrees)], INK, width)
    p.spot(ellipse(x, y, 8), INK)
