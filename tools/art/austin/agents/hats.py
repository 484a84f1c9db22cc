"""Headgear as parts in figure units; the brow line of the head lies at y = -60."""

from __future__ import annotations

from tools.art.austin import props
from tools.art.austin.poster import slab
from tools.art.beanz.parts import Part, at, brush, flat, group, inside, pen
from tools.art.colour import light, shade
from tools.art.paths import arc, box, ellipse, minus, rotated, star, svg, union

GOLD = "#f4c542"


def bearskin(colour: str = "#241a2e") -> Part:
    """The tall fur hat of a palace guard, with its chain below the lip."""
    shape = svg("M-96 -30 C-124 -110 -116 -226 0 -232 C116 -226 124 -110 96 -30 C60 -52 -60 -52 -96 -30Z")
    tufts = [
        brush([(x, y), (x + 6, y + 16)], light(colour, 1.3), 5, 1)
        for x in range(-70, 60, 26)
        for y in (-200, -150, -100)
    ]
    return group(
        slab(shape, colour),
        inside(shape, *tufts),
        pen(svg("M-86 -30 C-84 60 -50 100 0 104 C50 100 84 60 86 -30"), "#e0b02a", 6),
    )


def hard_hat(colour: str, mark: str = "") -> Part:
    dome = svg("M-92 -50 C-98 -160 98 -160 92 -50Z")
    ridge = svg("M-16 -136 C-14 -146 14 -146 16 -136 L20 -50 L-20 -50Z")
    brim = svg("M-104 -52 C-60 -66 60 -66 104 -52 C110 -34 70 -40 0 -40 C-70 -40 -110 -34 -104 -52Z")
    badge = [flat(star(0, -88, 5, 22, 10), mark)] if mark else []
    return group(
        slab(dome, colour), slab(ridge, light(colour, 0.8), dots=False), slab(brim, colour, dots=False), *badge
    )


def hood(colour: str) -> Part:
    """The hood of a boiler suit, drawn up: only the face looks out."""
    shape = minus(
        svg("M-108 130 C-132 20 -124 -150 0 -156 C124 -150 132 20 108 130 C60 160 -60 160 -108 130Z"),
        ellipse(0, 10, 78, 92),
    )
    return group(slab(shape, colour), pen(ellipse(0, 10, 80, 94), shade(colour, 1.4), 5))


def chef_hat(colour: str = "#fff8ec") -> Part:
    puff = union(
        ellipse(-60, -150, 50, 44), ellipse(0, -174, 56, 52), ellipse(60, -150, 50, 44), box(-70, -150, 140, 80)
    )
    return group(
        slab(puff, colour),
        slab(box(-80, -102, 160, 48, 8), colour, dots=False),
        *[brush([(x, -106), (x * 1.2, -146)], shade(colour, 1), 4, 1) for x in (-40, 0, 40)],
    )


def headphones(colour: str, pad: str) -> Part:
    band = minus(ellipse(0, -20, 118, 132), ellipse(0, -16, 100, 114), box(-140, 0, 280, 160))
    cups = [slab(ellipse(s * 104, 8, 26, 42), pad, dots=False) for s in (-1, 1)]
    return group(
        slab(band, colour, dots=False), *cups, *[flat(ellipse(s * 104, 8, 14, 26), light(pad, 1.4)) for s in (-1, 1)]
    )


def goggles_up(frame: str, lens: str) -> Part:
    """Pilot's goggles pushed up on the brow."""
    glass = [ellipse(s * 42, -92, 36, 28) for s in (-1, 1)]
    return group(
        slab(svg("M-94 -76 C-50 -96 50 -96 94 -76 L92 -104 C50 -124 -50 -124 -92 -104Z"), shade(frame, 1), dots=False),
        *[slab(one, frame, dots=False) for one in glass],
        *[flat(ellipse(s * 42, -92, 26, 19), lens) for s in (-1, 1)],
        *[flat(ellipse(s * 42 - 9, -98, 8, 5, -20), "#ffffff", 0.9) for s in (-1, 1)],
    )


def flying_cap(colour: str, fur: str) -> Part:
    """A leather flying cap with ear flaps."""
    cap = svg(
        "M-96 70 C-112 -40 -100 -146 0 -150 C100 -146 112 -40 96 70 C90 92 70 84 72 60 C84 10 82 -30 64 -62 "
        "C30 -76 -30 -76 -64 -62 C-82 -30 -84 10 -72 60 C-70 84 -90 92 -96 70Z"
    )
    return group(
        slab(cap, colour),
        flat(svg("M-68 -58 C-30 -80 30 -80 68 -58 C30 -68 -30 -68 -68 -58Z"), fur),
        brush([(0, -150), (0, -76)], shade(colour, 1.6), 3, 3),
    )


def fez(colour: str = "#c8242e", tall: float = 1.5) -> Part:
    return at(0, -78, props.fez(colour), size=tall)


def tam(colour: str, check: str, pom: str) -> Part:
    """A tam-o'-shanter in tartan."""
    shape = svg("M-92 -62 C-140 -84 -120 -160 0 -164 C120 -160 140 -84 92 -62 C40 -82 -40 -82 -92 -62Z")
    bands = [box(x, -170, 12, 120) for x in (-80, -30, 20, 70)]
    rows = [box(-140, y, 280, 9) for y in (-142, -106)]
    return group(
        slab(shape, colour),
        inside(shape, *[flat(one, check, 0.75) for one in (*bands, *rows)]),
        slab(svg("M-90 -72 C-40 -90 40 -90 90 -72 L92 -52 C40 -70 -40 -70 -92 -52Z"), shade(colour, 1.4), dots=False),
        slab(ellipse(0, -168, 24, 20), pom, dots=False),
    )


def straw_hat(colour: str, band: str, width: float = 170) -> Part:
    crown = svg("M-78 -66 C-84 -152 84 -152 78 -66Z")
    brim = ellipse(0, -66, width, 26)
    return group(
        slab(brim, shade(colour, 0.5)),
        slab(crown, colour),
        inside(crown, flat(box(-100, -96, 200, 26), band)),
        slab(minus(brim, box(-200, -110, 400, 44)), colour, dots=False),
    )


def visor(colour: str, band: str) -> Part:
    """A see-through eye-shade on a band."""
    peak = svg("M-98 -62 C-60 -84 60 -84 98 -62 C112 -34 70 -24 0 -24 C-70 -24 -112 -34 -98 -62Z")
    return group(
        flat(peak, colour, 0.82),
        pen(peak, shade(colour, 1.2), 4),
        slab(svg("M-90 -84 C-40 -102 40 -102 90 -84 L94 -58 C40 -78 -40 -78 -94 -58Z"), band, dots=False),
    )


def pillbox(colour: str, trim: str) -> Part:
    """A bellhop's round cap."""
    body = svg("M-60 -96 L-54 -156 C-20 -166 20 -166 54 -156 L60 -96 C20 -84 -20 -84 -60 -96Z")
    return group(
        slab(body, colour),
        flat(svg("M-60 -100 C-20 -88 20 -88 60 -100 L61 -90 C20 -78 -20 -78 -61 -90Z"), trim),
        flat(ellipse(0, -160, 54, 9), light(colour, 1)),
    )


def peaked_cap(colour: str, band: str, badge: str = GOLD, lift: float = 0, degrees: float = 0) -> Part:
    """A uniform cap; lift and degrees send it flying."""
    shape = svg("M-88 -66 C-118 -104 -120 -142 -92 -150 C-40 -176 40 -176 92 -150 C120 -142 118 -104 88 -66Z")
    peak = svg(
        "M-86 -64 C-40 -78 40 -78 86 -64 C90 -44 70 -36 60 -38 C30 -52 -30 -52 -60 -38 C-70 -36 -90 -44 -86 -64Z"
    )
    cap = group(
        slab(shape, colour),
        slab(svg("M-90 -92 C-40 -106 40 -106 90 -92 L88 -60 C40 -74 -40 -74 -88 -60Z"), band, dots=False),
        flat(peak, "#1f1430"),
        brush([(-70, -54), (-30, -64), (10, -66)], "#8a80a0", 1, 1, 5),
        flat(star(0, -122, 5, 21, 9), badge),
    )
    return at(0, -lift, cap, degrees=degrees)


def leaves(colour: str) -> Part:
    """A leafy branch worn as a hat."""
    twig = brush([(-120, -74), (-30, -96), (60, -100), (150, -150)], "#6a4428", 14, 6)
    places = (
        (-110, -92, -60),
        (-76, -120, -20),
        (-36, -130, 10),
        (6, -138, -14),
        (44, -132, 30),
        (84, -142, 0),
        (120, -164, 40),
        (146, -140, 80),
        (-56, -76, 160),
        (24, -84, 170),
        (96, -96, 140),
    )
    leaf = svg("M0 14 C-24 0 -22 -34 0 -54 C22 -34 24 0 0 14Z")
    return group(
        twig,
        *[
            at(x, y, slab(leaf, colour if i % 3 else light(colour, 1), dots=False), degrees=a)
            for i, (x, y, a) in enumerate(places)
        ],
    )


def plaster(x: float, y: float, degrees: float = 0, colour: str = "#f2c9a0") -> Part:
    """A sticking plaster."""
    return at(
        x,
        y,
        flat(rotated(box(-30, -10, 60, 20, 9), 0), colour),
        pen(box(-30, -10, 60, 20, 9), shade(colour, 1.4), 2.5),
        flat(box(-11, -10, 22, 20), light(colour, 1)),
        *[flat(ellipse(a, b, 1.8), shade(colour, 2)) for a in (-5, 5) for b in (-4, 4)],
        degrees=degrees,
    )


def sweat(x: float, y: float, size: float = 1) -> Part:
    drop = svg("M0 -24 C4 -10 15 0 14 10 C13 20 6 24 0 24 C-6 24 -13 20 -14 10 C-15 0 -4 -10 0 -24Z")
    return at(x, y, flat(drop, "#8fd8f2"), pen(drop, "#2f7fb8", 3), pen(arc(0, 8, 7, 90, 170), "#ffffff", 3), size=size)


def dark_glasses(frame: str = "#1f1430") -> Part:
    lens = [
        svg(f"M{s * 8} -16 L{s * 68} -20 C{s * 74} 8 {s * 60} 26 {s * 38} 26 C{s * 16} 26 {s * 8} 8 {s * 8} -16Z")
        for s in (-1, 1)
    ]
    return group(
        *[slab(one, frame, dots=False) for one in lens],
        brush([(-10, -10), (0, -16), (10, -10)], frame, 8, 8),
        *[
            flat(svg(f"M{s * 38 - 22} -12 L{s * 38 - 4} -12 L{s * 38 - 16} 14 L{s * 38 - 24} 4Z"), "#ffffff", 0.3)
            for s in (-1, 1)
        ],
    )
