"""Animal parts, hands and things to hold."""

from __future__ import annotations

import math

from tools.art.beanz.parts import (
    INK,
    Part,
    at,
    brush,
    dots,
    flat,
    group,
    inside,
    pen,
    rod,
    shape,
    tube,
    twin,
    twin_flat,
)
from tools.art.colour import light, shade
from tools.art.paths import arc, box, ellipse, moved, polygon, rotated, scaled, star, svg, union

# -------------------- animals


def round_ears(colour: str, inner: str, x: float = 74, y: float = -146, r: float = 27) -> Part:
    return group(twin(ellipse(x, y, r), colour), twin_flat(ellipse(x, y + 2, r * 0.55), inner))


def leaf_ears(colour: str, inner: str, degrees: float = 60, length: float = 62, x: float = 70, y: float = -128) -> Part:
    """Long pointed ears; degrees from upright outward."""
    leaf = svg(f"M-20 0 C-34 {-length * 0.5} -16 {-length} 0 {-length} C16 {-length} 34 {-length * 0.5} 20 0Z")
    core = scaled(leaf, 0.5, 0.72)
    return group(
        twin(moved(rotated(leaf, degrees), x, y), colour), twin_flat(moved(rotated(core, degrees), x, y), inner)
    )


def flop_ears(colour: str) -> Part:
    return twin("M54 -150 C100 -170 138 -130 134 -70 C130 -36 104 -32 98 -62 C92 -96 80 -120 54 -128Z", colour)


def horns(colour: str, spread: float = 1) -> Part:
    k = spread
    return twin(
        f"M{50} -146 C{70 * k} -150 {96 * k} -168 {96 * k} -206 C{122 * k} -176 {110 * k} -128 {64} -122Z", colour
    )


def antennae(colour: str, tip: str, bend: float = 1) -> Part:
    stalk = f"M26 -158 C{34} -200 {52 * bend} -214 {78 * bend} -216"
    return group(
        tube(stalk, 7, colour),
        tube("M-26 -158 C-34 -200 " + f"{-52 * bend} -214 {-78 * bend} -216", 7, colour),
        twin(ellipse(78 * bend, -216, 13), tip),
    )


def wings(colour: str, kind: str = "bee") -> Part:
    outlines = {
        "bee": "M70 -40 C120 -130 210 -130 204 -66 C200 -20 120 0 78 -4Z",
        "bat": "M70 -20 C110 -120 170 -140 214 -136 C196 -110 196 -90 204 -66 C180 -72 166 -60 162 -36 C144 -50 126 "
        "-44 116 -16 C104 -30 90 -20 76 10Z",
        "feather": "M66 0 C100 -120 170 -160 226 -150 C214 -128 216 -120 224 -112 C204 -106 206 -92 212 -84 C190 "
        "-80 192 -64 196 -56 C170 -54 166 -40 168 -30 C140 -24 110 -4 78 40Z",
    }
    veins = {
        "bee": "M84 -14 C120 -70 160 -96 188 -92 M90 -8 C130 -36 160 -46 186 -48",
        "bat": "M80 -14 C120 -90 170 -124 212 -134 M84 -8 C120 -60 160 -74 202 -68 M86 0 C110 -30 140 -40 162 -38",
        "feather": "M84 10 C120 -80 170 -116 210 -130 M90 16 C130 -50 170 -70 200 -80",
    }
    pair = group(twin(outlines[kind], colour))
    return group(
        pair, pen(veins[kind], shade(colour, 1), 4), at(0, 0, pen(veins[kind], shade(colour, 1), 4), flip=True)
    )


def beak(colour: str, y: float = -26, size: float = 1) -> Part:
    upper = (
        f"M{-34 * size} {y} C{-20 * size} {y - 26 * size} {20 * size} {y - 26 * size} {34 * size} {y} "
        f"C{16 * size} {y + 10 * size} 6 {y + 20 * size} 0 {y + 32 * size} C-6 {y + 20 * size} {-16 * size} "
        f"{y + 10 * size} {-34 * size} {y}Z"
    )
    lower = (
        f"M{-22 * size} {y + 8 * size} C-10 {y + 14 * size} 10 {y + 14 * size} {22 * size} {y + 8 * size} "
        f"C{14 * size} {y + 40 * size} {-14 * size} {y + 40 * size} {-22 * size} {y + 8 * size}Z"
    )
    return group(
        shape(lower, shade(colour, 0.8)), shape(upper, colour), twin_flat(ellipse(9 * size, y - 8 * size, 3), INK)
    )


def bug_legs(colour: str) -> Part:
    """Three thin bent legs on each side."""
    lines = ["M86 20 L128 0 L146 34", "M90 66 L134 62 L150 104", "M84 112 L122 122 L132 160"]
    return group(
        *[tube(line, 9, colour) for line in lines], at(0, 0, *[tube(line, 9, colour) for line in lines], flip=True)
    )


def feet(colour: str, y: float = 170, gap: float = 44, size: float = 1) -> Part:
    return twin(ellipse(gap, y, 36 * size, 18 * size), colour)


# -------------------- hands


def mitt(x: float, y: float, colour: str = "#ffffff", size: float = 1, flip: bool = False, degrees: float = 0) -> Part:
    """A floating round hand with a thumb."""
    return at(
        x,
        y,
        shape("M-26 6 C-30 -18 -8 -30 10 -24 C30 -18 32 10 20 22 C6 34 -20 30 -26 6Z", colour),
        shape("M-24 4 C-34 -4 -40 -20 -30 -26 C-20 -28 -14 -14 -10 -6Z", colour, 4),
        size=size,
        flip=flip,
        degrees=degrees,
    )


def fist(x: float, y: float, colour: str, size: float = 1, flip: bool = False) -> Part:
    """A boxing glove."""
    return at(
        x,
        y,
        shape(box(-22, 20, 44, 30, 8), light(colour, 2), 5),
        shape("M-38 6 C-46 -34 -16 -48 8 -44 C38 -40 44 -8 34 14 C24 32 -26 32 -38 6Z", colour),
        shape("M-36 4 C-44 -16 -28 -26 -16 -18 C-6 -12 -10 8 -18 14Z", colour, 4),
        size=size,
        flip=flip,
    )


def paw(x: float, y: float, colour: str, size: float = 1) -> Part:
    return at(x, y, shape(ellipse(0, 0, 26, 24), colour), pen("M-8 4 L-8 20 M8 4 L8 20", INK, 4), size=size)


# -------------------- things


def ball(x: float, y: float, r: float, colour: str, *marks: Part) -> Part:
    disc = ellipse(0, 0, r)
    return at(
        x,
        y,
        shape(disc, colour),
        inside(disc, *marks),
        flat(ellipse(-r * 0.36, -r * 0.42, r * 0.22, r * 0.14, -30), "#fff", 0.85),
    )


def book(x: float, y: float, colour: str, degrees: float = 0, size: float = 1) -> Part:
    """An open book seen from its covers."""
    cover = "M-74 -26 C-50 -38 -22 -36 0 -24 C22 -36 50 -38 74 -26 L74 40 C50 28 22 30 0 42 C-22 30 -50 28 -74 40Z"
    return at(
        x,
        y,
        shape("M-70 -34 C-46 -46 -22 -44 0 -30 C22 -44 46 -46 70 -34 L70 20 L-70 20Z", "#fff6e0"),
        shape(cover, colour),
        pen("M0 -24 L0 42", INK, 5),
        twin_flat(box(20, -6, 34, 9, 4), light(colour, 2.4)),
        degrees=degrees,
        size=size,
    )


def card(x: float, y: float, degrees: float, colour: str = "#5a4ae0", size: float = 1) -> Part:
    """The back of a playing card of this game."""
    pill = rotated(box(-9, -16, 18, 32, 9), 24)
    top = inside(pill, flat(box(-30, -40, 60, 40), "#ff4a5e"), flat(box(-30, 0, 60, 40), "#ffd23a"))
    return at(
        x,
        y,
        shape(box(-26, -37, 52, 74, 7), "#ffb02e", 4, hi=False),
        flat(box(-20, -31, 40, 62, 4), colour),
        top,
        size=size,
        degrees=degrees,
    )


def star_part(x: float, y: float, r: float, colour: str = "#ffd23a", degrees: float = 0) -> Part:
    return shape(rotated(star(x, y, 5, r, r * 0.48), degrees, x, y), colour, 4)


def sparkle(x: float, y: float, r: float, colour: str = "#ffffff") -> Part:
    return flat(star(x, y, 4, r, r * 0.2), colour)


def flame(x: float, y: float, size: float = 1, degrees: float = 0) -> Part:
    outer = (
        "M0 40 C-34 38 -40 6 -20 -16 C-18 -4 -10 -2 -6 -8 C-10 -34 4 -50 18 -60 C14 -38 40 -26 38 6 C36 30 20 42 0 40Z"
    )
    return at(
        x,
        y,
        shape(outer, "#ff5a2a"),
        shape(scaled(svg(outer), 0.66, 0.66, 0, 36), "#ffa52e", 0),
        shape(scaled(svg(outer), 0.36, 0.36, 0, 36), "#fff0a0", 0),
        size=size,
        degrees=degrees,
    )


def puff(colour: str, *places: tuple[float, float, float]) -> Part:
    """A cloud of round bumps."""
    return shape(union(*[ellipse(*place) for place in places]), colour)


def gear(x: float, y: float, r: float, colour: str, teeth: int = 10) -> Part:
    rim = union(
        ellipse(0, 0, r * 0.82),
        *[rotated(box(-r * 0.13, -r, r * 0.26, r * 0.4, 3), i * 360 / teeth) for i in range(teeth)],
    )
    return at(x, y, shape(rim, colour), shape(ellipse(0, 0, r * 0.34), shade(colour, 1.4), 4))


def wheel(x: float, y: float, r: float, tyre: str = "#33304a", hub: str = "#e8ecf8", spokes: int = 8) -> Part:
    lines = [
        pen(
            f"M0 0 L{r * 0.74 * math.cos(math.radians(a)):.1f} {r * 0.74 * math.sin(math.radians(a)):.1f}", "#8a90b0", 3
        )
        for a in range(0, 360, 360 // spokes)
    ]
    return at(
        x,
        y,
        shape(ellipse(0, 0, r), tyre),
        shape(ellipse(0, 0, r * 0.74), hub, 4),
        *lines,
        shape(ellipse(0, 0, r * 0.22), "#9aa3b8", 4),
    )


def wooden(x0: float, y0: float, x1: float, y1: float, width: float = 12) -> Part:
    return rod((x0, y0), (x1, y1), width, "#b97845")


def ripples(x: float, y: float, colour: str, *radii: float, width: float = 7) -> Part:
    return group(*[pen(arc(x, y, r, -60, 60), colour, width) for r in radii])


def grass(colour: str, y: float = 170, half: float = 110) -> Part:
    blades = [(-half + i * half / 5, 18 + 14 * ((i * 7) % 3)) for i in range(11)]
    return group(
        *[
            shape(polygon((x - 10, y), (x + 10, y), (x + 4 * (i % 3 - 1), y - h)), colour, 4, hi=False)
            for i, (x, h) in enumerate(blades)
        ],
        shape(
            f"M{-half - 20} {y + 4} C{-half} {y - 16} {half} {y - 16} {half + 20} {y + 4} C{half} "
            f"{y + 20} {-half} {y + 20} {-half - 20} {y + 4}Z",
            colour,
        ),
    )


def splash(colour: str, y: float = 140, half: float = 128) -> Part:
    """A pool round the lower end of the body."""
    wave = (
        f"M{-half} {y} C{-half * 0.7} {y - 26} {-half * 0.5} {y + 8} {-half * 0.25} {y - 8} C0 {y - 26} "
        f"{half * 0.2} {y + 10} {half * 0.5} {y - 8} C{half * 0.7} {y - 24} {half * 0.9} {y - 10} {half} {y} "
        f"C{half + 16} {y + 46} {half * 0.5} {y + 56} 0 {y + 56} C{-half * 0.5} {y + 56} {-half - 16} "
        f"{y + 46} {-half} {y}Z"
    )
    return group(
        shape(wave, colour),
        brush([(-half * 0.6, y + 20), (-half * 0.3, y + 28), (0, y + 22)], light(colour, 1.6), 3, 2, 8),
        brush([(half * 0.2, y + 34), (half * 0.5, y + 32), (half * 0.7, y + 22)], light(colour, 1.6), 2, 2, 6),
    )


def leaf(x: float, y: float, size: float, degrees: float, colour: str = "#4fae3a") -> Part:
    return at(
        x,
        y,
        shape("M0 0 C10 -40 60 -54 110 -40 C100 0 50 24 0 0Z", colour),
        pen("M4 -2 C40 -16 70 -26 98 -34", shade(colour, 1.4), 4),
        size=size,
        degrees=degrees,
    )


def flower(x: float, y: float, r: float, petals: str, core: str = "#ffd23a") -> Part:
    bloom = union(
        *[
            ellipse(r * 0.62 * math.cos(math.radians(a)), r * 0.62 * math.sin(math.radians(a)), r * 0.44)
            for a in range(0, 360, 72)
        ]
    )
    return at(x, y, shape(bloom, petals, 4), shape(ellipse(0, 0, r * 0.36), core, 3.5, hi=False))


def bolts(colour: str, *places: tuple[float, float]) -> Part:
    return group(
        *[shape(ellipse(x, y, 7), colour, 3, hi=False) for x, y in places],
        dots("#ffffff", *[(x - 2, y - 2, 2) for x, y in places]),
    )
