"""Solid glyphs for teams, powers and card types, each in a 100 x 100 box round the origin, and the discs they sit in."""

from __future__ import annotations

import math
from collections.abc import Callable

import skia

from tools.art.beanz.parts import INK, capsule
from tools.art.canvas import Canvas
from tools.art.colour import light, shade
from tools.art.paths import arc, box, ellipse, minus, moved, outline, polygon, rotated, star, svg, union
from tools.art.shaders import vertical

SIZE = 128


def _tent() -> skia.Path:
    return minus(
        union(
            svg("M0 -38 L44 -4 L36 4 L36 44 L-36 44 L-36 4 L-44 -4Z"),
            box(-2, -50, 4, 16),
            polygon((2, -50), (22, -44), (2, -38)),
        ),
        svg("M0 6 L13 44 L-13 44Z"),
    )


def _barn() -> skia.Path:
    return minus(
        svg("M-40 44 L-40 -8 L-24 -36 L0 -46 L24 -36 L40 -8 L40 44Z"), box(-16, 10, 32, 40), box(-9, -24, 18, 16)
    )


def _pan() -> skia.Path:
    return union(ellipse(-12, 6, 34), rotated(box(14, -6, 42, 13, 6), -38, -12, 6), ellipse(-12, 6, 0.1))


def _leaf() -> skia.Path:
    return minus(
        svg("M-40 42 C-50 -20 0 -46 46 -44 C48 8 20 50 -26 34 L-36 46Z"), outline(svg("M-30 34 C-10 4 8 -12 28 -26"), 7)
    )


def _block() -> skia.Path:
    return minus(box(-40, -40, 80, 80, 12), minus(ellipse(0, 0, 25), polygon((-12, 12), (0, -15), (12, 12))))


def _bell() -> skia.Path:
    return union(
        svg(
            "M0 -46 C8 -46 10 -40 10 -36 C34 -30 34 0 36 16 L46 30 L-46 30 L-36 16 C-34 0 -34 -30 -10 -36 "
            "C-10 -40 -8 -46 0 -46Z"
        ),
        ellipse(0, 38, 12),
    )


def _flake() -> skia.Path:
    arm = union(box(-5, -46, 10, 48, 4), outline(svg("M-15 -40 L0 -26 L15 -40"), 9))
    return union(*[rotated(arm, angle) for angle in range(0, 360, 60)])


def _lamp() -> skia.Path:
    return union(
        box(-5, -10, 10, 56, 3),
        box(-18, 38, 36, 10, 3),
        svg("M-18 -8 L-26 -38 L26 -38 L18 -8Z"),
        box(-14, -50, 28, 10, 4),
    )


def _grave() -> skia.Path:
    return minus(
        union(svg("M-30 40 L-30 -14 C-30 -58 30 -58 30 -14 L30 40Z"), box(-42, 36, 84, 11, 4)),
        minus(ellipse(0, -10, 17), ellipse(8, -14, 14)),
    )


def _wheel() -> skia.Path:
    return union(
        minus(ellipse(0, 0, 46), ellipse(0, 0, 32)),
        ellipse(0, 0, 11),
        *[rotated(box(-4, -36, 8, 30), a) for a in range(0, 360, 60)],
    )


def _boomerang() -> skia.Path:
    return svg("M-46 30 C-40 -20 -4 -46 40 -42 C52 -38 50 -24 38 -22 C4 -22 -18 0 -24 36 C-28 48 -46 44 -46 30Z")


def _fan() -> skia.Path:
    blades = [rotated(svg("M0 40 L-13 -40 C-6 -46 6 -46 13 -40Z"), angle, 0, 40) for angle in (-64, -32, 0, 32, 64)]
    return moved(union(*blades, ellipse(0, 40, 10)), 0, -2)


def _anchor() -> skia.Path:
    hook = outline(svg("M-36 8 C-34 46 34 46 36 8"), 11)
    return union(
        box(-6, -26, 12, 70, 4),
        box(-24, -18, 48, 11, 4),
        minus(ellipse(0, -36, 14), ellipse(0, -36, 6)),
        hook,
        polygon((-48, 14), (-36, -8), (-22, 14)),
        polygon((48, 14), (36, -8), (22, 14)),
    )


def _cog() -> skia.Path:
    return minus(
        union(ellipse(0, 0, 36), *[rotated(box(-9, -48, 18, 22, 3), a) for a in range(0, 360, 45)]), ellipse(0, 0, 15)
    )


def _cup() -> skia.Path:
    handles = minus(
        union(ellipse(-28, -20, 18, 17), ellipse(28, -20, 18, 17)), ellipse(-28, -20, 9, 8), ellipse(28, -20, 9, 8)
    )
    return union(
        handles,
        svg(
            "M-28 -44 L28 -44 C30 -6 18 10 6 16 L6 30 L22 34 L22 46 L-22 46 L-22 34 L-6 30 L-6 16 "
            "C-18 10 -30 -6 -28 -44Z"
        ),
    )


def _crown() -> skia.Path:
    return svg("M-40 36 L-48 -24 L-22 -2 L0 -42 L22 -2 L48 -24 L40 36Z")


def _rocket() -> skia.Path:
    hull = svg("M0 -48 C26 -24 24 10 16 28 L-16 28 C-24 10 -26 -24 0 -48Z")
    return rotated(
        minus(
            union(hull, svg("M-18 6 L-36 30 L-32 40 L-12 26Z M18 6 L36 30 L32 40 L12 26Z"), svg("M-9 32 L9 32 L0 50Z")),
            ellipse(0, -10, 9),
        ),
        32,
    )


def _ring() -> skia.Path:
    lights = [ellipse(38 * math.cos(2 * math.pi * i / 14), 38 * math.sin(2 * math.pi * i / 14), 7) for i in range(14)]
    return union(*lights, star(0, 0, 5, 24, 11))


def _spin() -> skia.Path:
    return union(outline(arc(0, 0, 32, -60, 210), 15), polygon((2, -56), (2, -8), (34, -32)))


def _up() -> skia.Path:
    return union(svg("M0 -46 L36 -6 L14 -6 L14 22 L-14 22 L-14 -6 L-36 -6Z"), box(-30, 30, 60, 14, 5))


def _chill() -> skia.Path:
    return union(
        svg("M-38 -34 L6 -34 L6 -24 L-20 8 L8 8 L8 20 L-40 20 L-40 10 L-14 -22 L-38 -22Z"),
        svg("M16 6 L44 6 L44 14 L28 34 L45 34 L45 44 L14 44 L14 35 L30 16 L16 16Z"),
    )


def _both() -> skia.Path:
    return union(
        minus(union(outline(arc(0, 0, 38, -64, 216), 12), polygon((2, -56), (2, -18), (28, -37)))),
        svg("M0 -22 L20 2 L8 2 L8 20 L-8 20 L-8 2 L-20 2Z"),
    )


def _action() -> skia.Path:
    return star(0, 0, 8, 48, 27, -90)


def _instant() -> skia.Path:
    return svg("M12 -50 L-30 8 L-6 8 L-14 50 L30 -12 L5 -12Z")


def _moon() -> skia.Path:
    return minus(ellipse(-2, 0, 44), ellipse(20, -12, 36))


def _asteroid() -> skia.Path:
    rock = svg("M-34 -14 L-16 -40 L18 -36 L40 -10 L34 22 L6 42 L-28 32 L-42 6Z")
    return minus(rock, ellipse(-8, -8, 9), ellipse(14, 12, 11), ellipse(14, -20, 5))


def bean_glyph() -> skia.Path:
    return rotated(capsule(24, 44), 24)


# Name -> (colour of the disc, glyph).
SYMBOLS: dict[str, tuple[str, Callable[[], skia.Path]]] = {
    "circus": ("#e23b3b", _tent),
    "farmyard": ("#5f9a2a", _barn),
    "kitchen-crew": ("#e8642a", _pan),
    "bug-patch": ("#8fae1f", _leaf),
    "toy-box": ("#d84ab0", _block),
    "school-yard": ("#2f7ad8", _bell),
    "snow-day": ("#3fb0e0", _flake),
    "busy-town": ("#7a6a9a", _lamp),
    "wild-west": ("#b8742a", lambda: star(0, 0, 6, 48, 26)),
    "graveyard-gang": ("#5a3a9a", _grave),
    "street-wheels": ("#1fa898", _wheel),
    "outback": ("#d8702a", _boomerang),
    "dojo": ("#2f3358", _fan),
    "high-seas": ("#1f5fc0", _anchor),
    "robot-works": ("#66748c", _cog),
    "big-league": ("#1f8a4f", _cup),
    "legends": ("#b02a6a", _crown),
    "star-crew": ("#5a3fd0", _rocket),
    "every-team": ("#d89a1f", _ring),
    "spin": ("#ff3f7a", _spin),
    "headz_up": ("#1fb86a", _up),
    "none": ("#4a8ad8", _chill),
    "both": ("#e0861f", _both),
    "action": ("#f0304f", _action),
    "instant": ("#f5b400", _instant),
    "moon": ("#4f5ab8", _moon),
    "asteroid_field": ("#8a6a5a", _asteroid),
}


def draw(name: str) -> Canvas:
    """A white-ringed disc with the glyph; glyphs differ in shape as well as in colour."""
    colour, glyph = SYMBOLS[name]
    canvas = Canvas(100, 100, SIZE / 100)
    with canvas.transform(50, 48):
        disc = ellipse(0, 0, 45)
        canvas.fill(moved(disc, 0, 3), "#000000", 0.4, blur=2)
        canvas.fill(disc, INK)
        canvas.fill(ellipse(0, 0, 42.5), "#ffffff")
        canvas.fill(ellipse(0, 0, 36), vertical(-36, 36, light(colour, 0.8), (0.5, colour), (1, shade(colour, 0.7))))
        canvas.fill(minus(ellipse(0, 0, 36), ellipse(0, 3, 36)), "#ffffff", 0.4)
    with canvas.transform(50, 48, 0.5):
        canvas.fill(moved(glyph(), 0, 4), shade(colour, 2.2), 0.7)
        canvas.fill(glyph(), "#ffffff")
    return canvas
