"""The signs on cards and badges: a white glyph on a stone in a gilt ring."""

from __future__ import annotations

from collections.abc import Callable

import skia

from tools.art.canvas import Canvas
from tools.art.colour import light, shade
from tools.art.paths import box, ellipse, minus, moved, polygon, rotated, scaled, star, svg, union
from tools.art.rpgget.gilt import INK, gold
from tools.art.shaders import radial

SIZE = 128


def heart() -> skia.Path:
    return svg("M0 42 C-32 18 -48 0 -46 -20 C-44 -44 -12 -48 0 -24 C12 -48 44 -44 46 -20 C48 0 32 18 0 42Z")


def sun() -> skia.Path:
    return union(star(0, 0, 12, 46, 30), ellipse(0, 0, 26))


def flag() -> skia.Path:
    return union(box(-30, -44, 8, 90, 3), svg("M-22 -42 C0 -54 16 -26 42 -38 L42 4 C16 18 0 -12 -22 2Z"))


def claws() -> skia.Path:
    return union(
        *[
            svg(f"M{x} -44 C{x + 12} -14 {x + 6} 18 {x - 10} 46 C{x - 2} 14 {x - 2} -14 {x - 10} -38Z")
            for x in (-22, 4, 30)
        ]
    )


def coin() -> skia.Path:
    return minus(ellipse(0, 0, 44), minus(ellipse(0, 0, 34), star(0, 0, 5, 26, 11)))


def chest() -> skia.Path:
    body = union(box(-42, -6, 84, 42, 5), svg("M-42 -12 C-42 -46 42 -46 42 -12Z"))
    return minus(body, box(-9, -16, 18, 22, 4))


def cards() -> skia.Path:
    return union(
        *[rotated(minus(box(-20, -44, 40, 62, 6), box(-13, -37, 26, 48, 3)), turn, 0, 34) for turn in (-26, 0, 26)]
    )


def pile() -> skia.Path:
    return union(
        *[minus(box(-34 + i * 6, -40 + i * 8, 56, 62, 6), box(-28 + i * 6, -34 + i * 8, 44, 50, 3)) for i in range(3)]
    )


def forward() -> skia.Path:
    return polygon((0, -44), (38, 2), (16, 2), (16, 42), (-16, 42), (-16, 2), (-38, 2))


def backward() -> skia.Path:
    return scaled(forward(), 1, -1)


def candle() -> skia.Path:
    return union(box(-14, -6, 28, 48, 4), svg("M0 -48 C14 -30 14 -14 0 -10 C-14 -14 -14 -30 0 -48Z"))


def crowd() -> skia.Path:
    one = union(ellipse(0, 0, 13), svg("M-20 46 C-20 10 20 10 20 46Z"))
    return union(*[moved(one, x, y) for x, y in ((-26, -18), (26, -18), (0, -28))])


def drop() -> skia.Path:
    return svg("M0 -46 C22 -14 34 0 34 16 C34 58 -34 58 -34 16 C-34 0 -22 -14 0 -46Z")


def moon() -> skia.Path:
    return minus(ellipse(0, 0, 44), ellipse(20, -14, 38))


def bolt() -> skia.Path:
    return polygon((8, -48), (-30, 8), (-4, 8), (-12, 48), (30, -12), (4, -12))


def swirl() -> skia.Path:
    out = [minus(ellipse(0, 0, 46 - 26 * k), ellipse(5, 3, 31 - 26 * k)) for k in range(2)]  # few: it is drawn small
    return union(*out)


def barred() -> skia.Path:
    return union(minus(ellipse(0, 0, 44), ellipse(0, 0, 34)), rotated(box(-44, -6, 88, 12, 4), -45))


def dizzy() -> skia.Path:
    return union(*[star(30 * x, 26 * y, 5, 20, 9) for x, y in ((-1, 0.5), (1, 0.5), (0, -1))])


def ring() -> skia.Path:
    return minus(union(ellipse(0, 8, 36), star(0, -34, 4, 18, 8)), ellipse(0, 8, 24))


def ship() -> skia.Path:
    sails = [polygon((-4, 8), (-4, -46), (36, 8)), polygon((-10, 8), (-10, -30), (-38, 8))]
    return union(svg("M-46 14 L46 14 C36 40 -36 40 -46 14Z"), *sails)


def feather() -> skia.Path:
    return minus(svg("M34 -46 C-10 -40 -40 -4 -34 44 C8 40 44 0 34 -46Z"), rotated(box(-2, -44, 4, 88, 1), 36))


def cog() -> skia.Path:
    return minus(union(star(0, 0, 8, 46, 32), ellipse(0, 0, 34)), ellipse(0, 0, 15))


GLYPHS: dict[str, tuple[Callable[[], skia.Path], str]] = {
    "hp": (heart, "#d8263f"),
    "pp": (flag, "#2f6fd0"),
    "ep": (claws, "#a8243f"),
    "counter": (coin, "#d8902a"),
    "bank": (chest, "#8a5a1a"),
    "hand": (cards, "#2f5fb8"),
    "deck": (pile, "#4a5a7a"),
    "rank_front": (forward, "#c8502a"),
    "rank_back": (backward, "#2f7a9a"),
    "last": (candle, "#d8702a"),
    "sends_all": (crowd, "#d8702a"),
    "ail_poison": (drop, "#5a9a2a"),
    "ail_sleep": (moon, "#4a4ab0"),
    "ail_paralysis": (bolt, "#c8a01a"),
    "ail_confusion": (swirl, "#b04aa8"),
    "ail_stun": (dizzy, "#d8902a"),
    "ail_block": (barred, "#6a6478"),
    "world_pso": (ring, "#2a8ab0"),
    "world_skies": (ship, "#2f6fd0"),
    "world_grandia": (feather, "#2f8a5a"),
    "world_evolution": (cog, "#b0702a"),
    "world_mixed": (sun, "#8a4ab0"),
}


def draw(name: str) -> Canvas:
    """One sign."""
    glyph, colour = GLYPHS[name]
    canvas = Canvas(SIZE, SIZE)
    middle = SIZE / 2
    rim = ellipse(middle, middle, 60)
    canvas.fill(rim, gold(4, 124))
    canvas.stroke(rim, INK, 4)
    face = ellipse(middle, middle, 51)
    canvas.fill(face, radial(middle - 14, middle - 18, 84, light(colour, 1.6), (0.55, colour), (1, shade(colour, 2))))
    canvas.stroke(face, INK, 3)
    sign = moved(scaled(glyph(), 0.78), middle, middle)
    canvas.fill(moved(sign, 0, 4), INK, 0.55)
    canvas.fill(sign, "#fff8e8")
    return canvas
