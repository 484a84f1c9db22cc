"""Hair and beards that the portrait kit has not got, as parts in figure units."""

from __future__ import annotations

import math

import skia

from tools.art.austin.poster import slab
from tools.art.beanz.parts import Part, brush, flat, group, inside
from tools.art.colour import light, shade
from tools.art.paths import ellipse, minus, spline, svg, union


def _shaded(path: skia.Path, colour: str, strands: tuple[tuple[tuple[float, float], ...], ...] = ()) -> Part:
    lines = [brush(list(one), light(colour, 1.2), 1, 1, 6) for one in strands]
    return group(slab(path, colour, dots=False), inside(path, *lines))


def quiff(colour: str) -> Part:
    shape = svg(
        "M-86 6 C-100 -60 -92 -112 -50 -126 C-40 -166 40 -184 92 -150 C70 -150 74 -138 84 -132 C104 -100 96 -40 86 6 "
        "C80 -34 76 -58 60 -76 C20 -70 -30 -66 -62 -86 C-74 -60 -82 -34 -86 6Z"
    )
    return _shaded(shape, colour, (((-50, -90), (-30, -130), (30, -160)), ((-20, -86), (10, -122), (60, -146))))


def crop(colour: str, fringe: float = 0) -> Part:
    """Short hair; fringe > 0 lets it fall over the brow."""
    low = -76 + fringe
    shape = svg(
        f"M-86 0 C-100 -66 -84 -138 0 -142 C84 -138 100 -66 86 0 C82 -30 78 -50 70 {low} C30 {low + 12} -30 {low + 12} "
        f"-70 {low} C-78 -50 -82 -30 -86 0Z"
    )
    return _shaded(shape, colour, (((-60, -80), (-50, -116), (-10, -138)), ((-20, -80), (-8, -112), (24, -134))))


def pixie(colour: str) -> Part:
    """Short and spiky with a slanting fringe."""
    shape = svg(
        "M-88 30 C-104 -50 -96 -142 6 -148 C98 -142 104 -50 90 30 L78 2 L74 -30 C40 -36 -10 -50 -44 -84 L-60 -40 L-64 -56 "
        "L-74 -14 L-78 -24Z"
    )
    return _shaded(shape, colour, (((-30, -92), (0, -128), (40, -140)), ((-62, -60), (-58, -104), (-20, -134))))


def fringe_long(colour: str) -> Part:
    """A long straight fringe that hides the brows, hair down both sides."""
    shape = svg(
        "M-104 190 C-132 60 -128 -150 0 -154 C128 -150 132 60 104 190 C92 200 78 190 74 170 C84 90 86 20 78 -22 "
        "C40 -8 -40 -8 -78 -22 C-86 20 -84 90 -74 170 C-78 190 -92 200 -104 190Z"
    )
    lines = tuple(((x, -20), (x * 0.9, -80), (x * 0.3, -146)) for x in (-60, -30, 0, 30, 60))
    return _shaded(shape, colour, lines)


def curls(colour: str, radius: float = 30, down: float = 60) -> Part:
    """Round curls round the head."""
    rim = [(math.cos(math.radians(a)) * 96, -34 + math.sin(math.radians(a)) * 106) for a in range(180, 361, 20)]
    sides = [(s * 98, y) for s in (-1, 1) for y in range(-10, int(down), 34)]
    shape = minus(
        union(*[ellipse(x, y, radius) for x, y in (*rim, *sides)], ellipse(0, -90, 90, 50)), ellipse(0, 16, 76, 92)
    )
    dots = [flat(ellipse(x - 6, y - 8, radius * 0.4, radius * 0.3), light(colour, 1.4), 0.8) for x, y in rim[:6]]
    return group(slab(shape, colour, dots=False), *dots)


def frizz(colour: str) -> Part:
    """Hair that has met a spark: spikes on both sides, none on top."""
    points = []
    for index in range(26):
        angle = math.radians(150 + index * 9.6)
        radius = 186 if index % 2 else 122
        points.append((math.cos(angle) * radius, -30 + math.sin(angle) * radius * 0.92))
    shape = minus(spline(points, tension=0.25), ellipse(0, 14, 80, 104))
    return group(slab(shape, colour, dots=False))


def bun(colour: str, x: float = 0, y: float = -150, radius: float = 44, parted: bool = True) -> Part:
    """Hair drawn back tightly into a knot."""
    cap = svg("M-86 4 C-102 -66 -84 -140 0 -142 C84 -140 102 -66 86 4 C82 -34 66 -66 0 -96 C-66 -66 -82 -34 -86 4Z")
    line = brush([(0, -96), (2, -140)], shade(colour, 1.6), 3, 2)
    knot = slab(ellipse(x, y, radius, radius * 0.86), colour, dots=False)
    twist = brush([(x - radius * 0.6, y + 6), (x, y - 14), (x + radius * 0.6, y + 8)], light(colour, 1.2), 2, 2, 7)
    return group(knot, twist, _shaded(cap, colour), *([line] if parted else []))


def braids(colour: str, ribbon: str, length: int = 5) -> Part:
    """Two thick plaits over the shoulders, a plait across the top."""
    parts = [
        slab(
            svg("M-88 8 C-104 -70 -84 -140 0 -142 C84 -140 104 -70 88 8 C84 -34 62 -62 0 -90 C-62 -62 -84 -34 -88 8Z"),
            colour,
            dots=False,
        )
    ]
    for s in (-1, 1):
        parts += [
            slab(ellipse(s * (98 + 5 * k), 34 + k * 36, 27, 24, s * 16), colour, dots=False) for k in range(length)
        ]
        x, y = s * (98 + 5 * length), 24 + length * 36
        parts += [
            slab(
                svg(f"M{x - 18} {y - 6} L{x + 18} {y - 6} L{x + 26} {y + 30} L{x} {y + 20} L{x - 26} {y + 30}Z"),
                ribbon,
                dots=False,
            )
        ]
    for k in range(9):
        angle = math.radians(200 + k * 17.5)
        parts.append(
            slab(ellipse(math.cos(angle) * 84, -34 + math.sin(angle) * 92, 24, 18, k * 17 - 70), colour, dots=False)
        )
    return group(*parts)


def waves(colour: str, shine: str = "") -> Part:
    """A film-star wave that covers one brow and falls on the shoulder."""
    shape = svg(
        "M-92 60 C-116 -30 -110 -150 4 -152 C110 -150 128 -60 112 10 C104 50 136 70 124 120 C116 150 84 150 76 120 "
        "C88 96 84 60 86 20 C88 -20 70 -60 20 -86 C-30 -80 -66 -50 -70 0 C-72 24 -82 40 -92 60Z"
    )
    shadows = [
        brush(points, shade(colour, 1), 2, 2, 9)
        for points in (
            [(-70, -30), (-44, -96), (30, -120), (92, -60), (104, 20), (100, 80)],
            [(-30, -84), (20, -104), (70, -70), (90, 0), (92, 70)],
            [(-84, 10), (-80, -60), (-40, -130), (10, -146)],
        )
    ]
    ribbon = brush([(-92, -10), (-64, -110), (40, -136), (112, -40), (112, 60)], shine or light(colour, 1.6), 2, 2, 11)
    return group(_shaded(shape, colour), inside(shape, *shadows, ribbon))


def side_tail(colour: str, tie: str) -> Part:
    """A tail of hair high on one side."""
    tail = svg(
        "M60 -120 C120 -170 176 -130 168 -50 C164 10 186 30 176 60 C140 40 120 -10 122 -50 C122 -80 104 -96 66 -92Z"
    )
    cap = svg("M-88 10 C-104 -66 -84 -144 0 -146 C84 -144 104 -66 88 4 C80 -44 40 -84 -30 -74 C-70 -64 -82 -30 -88 10Z")
    return group(
        slab(tail, colour, dots=False), _shaded(cap, colour), slab(ellipse(78, -112, 16, 22, 30), tie, dots=False)
    )


def full_beard(colour: str) -> Part:
    """A wide beard with its moustache."""
    shape = svg(
        "M-84 6 C-92 70 -70 150 0 162 C70 150 92 70 84 6 C78 40 64 52 44 52 C20 44 -20 44 -44 52 C-64 52 -78 40 -84 6Z"
    )
    lines = tuple(((x, 70), (x * 1.05, 110), (x * 0.6, 148)) for x in (-50, -24, 4, 32, 56))
    opening = svg("M-26 74 C-10 82 12 82 28 72 C20 94 -18 94 -26 74Z")
    return group(
        _shaded(shape, colour, lines), flat(opening, shade(colour, 2.6)), flat(ellipse(2, 86, 14, 5), "#d8606a")
    )


def chin_beard(colour: str) -> Part:
    shape = svg("M-70 60 C-64 120 -30 168 0 190 C30 168 64 120 70 60 C54 96 30 100 0 100 C-30 100 -54 96 -70 60Z")
    return _shaded(shape, colour, (((-30, 104), (-20, 140), (-4, 170)), ((10, 106), (14, 140), (6, 172))))


def wing_whiskers(colour: str) -> Part:
    """Side whiskers that stand off like wings, and a moustache between them."""
    parts = []
    for s in (-1, 1):
        shape = spline(
            [
                (s * 70, -30),
                (s * 96, -34),
                (s * 140, -66),
                (s * 196, -84),
                (s * 178, -40),
                (s * 204, -22),
                (s * 172, 4),
                (s * 186, 34),
                (s * 140, 46),
                (s * 120, 80),
                (s * 78, 70),
                (s * 62, 40),
            ]
        )
        parts.append(
            _shaded(
                shape,
                colour,
                (((s * 80, 20), (s * 120, 0), (s * 176, -50)), ((s * 84, 40), (s * 130, 24), (s * 176, 20))),
            )
        )
    return group(*parts)


def brow_bar(colour: str, y: float = -34) -> Part:
    """One brow straight across both eyes."""
    return slab(
        svg(f"M-76 {y + 8} C-60 {y - 14} 60 {y - 14} 78 {y + 6} C50 {y + 14} -50 {y + 14} -76 {y + 8}Z"),
        colour,
        dots=False,
    )


def headband(colour: str, y: float = -92, width: float = 24) -> Part:
    return slab(
        svg(
            f"M-92 {y + 26} C-50 {y - 12} 50 {y - 12} 92 {y + 26} L94 {y + 26 + width} C50 {y - 12 + width} "
            f"-50 {y - 12 + width} -94 {y + 26 + width}Z"
        ),
        colour,
        dots=False,
    )
