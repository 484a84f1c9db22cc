"""Things that Agents hold, ride or stand beside, drawn round their own origin."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

from tools.art.austin.poster import shaded, slab
from tools.art.austin.props import CREAM, GOLD, WHITE
from tools.art.beanz.parts import Part, at, brush, flat, group, inside, pen
from tools.art.canvas import Canvas
from tools.art.colour import light, shade
from tools.art.paths import arc, box, ellipse, minus, polygon, svg, union
from tools.art.spy.backgrounds import daisy

INK = "#1f1430"
CHROME = "#c8cede"


def flower(x: float, y: float, radius: float, petal: str = CREAM, core: str = "#e8307a", count: int = 8) -> Part:
    return lambda canvas: daisy(canvas, x, y, radius, petal, core, x, count)


def microphone(colour: str = CHROME, size: float = 1) -> Part:
    """A stage microphone with a big grid head; the head is the origin, the stand runs down."""
    head = box(-46, -64, 92, 124, 46)
    grid = [pen(svg(f"M{-60} {y} L60 {y}"), shade(colour, 2), 5) for y in range(-56, 60, 18)]
    bars = [pen(svg(f"M{x} -70 L{x} 64"), shade(colour, 1.4), 4) for x in (-24, 0, 24)]
    stem = group(
        slab(box(-10, 56, 20, 300, 6), shade(colour, 1.4), dots=False), slab(box(-30, 54, 60, 26, 10), GOLD, dots=False)
    )
    return at(
        0,
        0,
        stem,
        slab(head, colour),
        inside(head, *grid, *bars),
        pen(head, shade(colour, 2.4), 7),
        slab(box(-50, -12, 100, 22, 6), GOLD, dots=False),
        size=size,
    )


def megaphone(colour: str, bell: str) -> Part:
    """Points up and to the right from the grip at the origin."""
    horn = svg("M-14 -16 L70 -60 L84 44 L-10 18Z")
    return group(
        slab(box(-20, -6, 16, 54, 6), INK, dots=False),
        slab(horn, colour),
        slab(ellipse(78, -8, 20, 54, 8), bell, dots=False),
        flat(ellipse(82, -8, 11, 38, 8), shade(bell, 2)),
        slab(ellipse(-14, 0, 10, 19), bell, dots=False),
    )


def letter(lines: int = 3, colour: str = CREAM) -> Part:
    """An opened envelope with a sheet that looks out."""
    return group(
        slab(box(-44, -74, 88, 90, 3), WHITE, dots=False),
        *[flat(box(-34, -64 + k * 14, 68 if k % 2 else 50, 5), "#a89ab8") for k in range(lines)],
        slab(box(-56, -34, 112, 76, 4), colour, dots=False),
        pen(svg("M-56 -34 L0 12 L56 -34"), shade(colour, 1.2), 4),
        flat(box(28, 14, 20, 20), "#d8263f"),
    )


def arrow(colour: str, *points: tuple[float, float], width: float = 16) -> Part:
    """A bent arrow through the points, its head at the last."""
    (x0, y0), (x1, y1) = points[-2:]
    a = math.atan2(y1 - y0, x1 - x0)
    wide = width * 1.7
    head = polygon(
        (x1 + math.cos(a) * wide, y1 + math.sin(a) * wide),
        (x1 + math.cos(a + 2.2) * wide, y1 + math.sin(a + 2.2) * wide),
        (x1 + math.cos(a - 2.2) * wide, y1 + math.sin(a - 2.2) * wide),
    )
    return group(brush(list(points), colour, width, width), flat(head, colour))


def sports_car(colour: str, trim: str = CREAM) -> Part:
    """The front of a small open car, 360 wide, its bonnet above the origin."""
    body = svg("M-180 40 C-186 -20 -160 -60 -110 -76 C-60 -92 60 -92 110 -76 C160 -60 186 -20 180 40 L176 84 L-176 84Z")
    glass = minus(
        svg("M-112 -76 L-92 -150 C-40 -162 40 -162 92 -150 L112 -76Z"),
        svg("M-98 -84 L-82 -140 C-40 -150 40 -150 82 -140 L98 -84Z"),
    )
    grille = box(-64, 0, 128, 46, 22)
    lamps = [
        group(
            slab(ellipse(s * 128, 0, 34), CHROME, dots=False),
            flat(ellipse(s * 128, 0, 25), "#fff3b0"),
            flat(ellipse(s * 128 - 8, -8, 9, 6), WHITE),
        )
        for s in (-1, 1)
    ]
    slots = [pen(svg(f"M{x} 0 L{x} 46"), CHROME, 5) for x in range(-50, 60, 16)]
    return group(
        slab(glass, CHROME, dots=False),
        slab(body, colour),
        flat(box(-24, -90, 18, 176), trim),
        flat(box(6, -90, 18, 176), trim),
        slab(grille, INK, dots=False),
        inside(grille, *slots),
        *lamps,
        slab(box(-186, 66, 372, 26, 12), CHROME, dots=False),
    )


def daisy_wheel(radius: float, petal: str = WHITE, core: str = "#e8307a") -> Part:
    return group(
        slab(ellipse(0, 0, radius), INK),
        flat(ellipse(0, 0, radius * 0.74), "#3a3050"),
        lambda canvas: daisy(canvas, 0, 0, radius * 0.8, petal, core, 10, 9),
    )


def telephone(colour: str = "#d8202e") -> Part:
    """A large desk telephone, 220 wide, standing at y = 90, without its receiver."""
    body = svg("M-110 90 C-106 40 -84 -10 -50 -26 L50 -26 C84 -10 106 40 110 90Z")
    prongs = union(box(-62, -60, 24, 40, 8), box(38, -60, 24, 40, 8))
    holes = [
        flat(ellipse(math.cos(math.radians(a)) * 30, 34 + math.sin(math.radians(a)) * 26, 7, 6), shade(CREAM, 3))
        for a in range(-60, 241, 33)
    ]
    return group(
        slab(prongs, shade(colour, 1), dots=False),
        slab(body, colour),
        slab(ellipse(0, 34, 48, 42), CREAM, dots=False),
        *holes,
        flat(ellipse(0, 34, 13, 11), colour),
    )


def receiver(colour: str = "#d8202e") -> Part:
    """A telephone receiver, 180 long, upright, ear piece on top, hollow to the left."""
    shape = svg(
        "M-44 -92 C-44 -104 6 -104 18 -92 C40 -60 40 60 18 92 C6 104 -44 104 -44 92 L-40 66 C-20 64 -10 56 -8 44 "
        "L-8 -44 C-10 -56 -20 -64 -40 -66Z"
    )
    return slab(shape, colour)


def coil(points: Sequence[tuple[float, float]], colour: str, radius: float = 11, turns: int = 9) -> Part:
    """A curly cord along a line of points."""
    rings = []
    for (x0, y0), (x1, y1) in itertools.pairwise(points):
        for k in range(turns):
            t = k / turns
            rings.append(pen(ellipse(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, radius, radius * 0.7), colour, 6))
    return group(*rings)


def teapot(colour: str, lid: str) -> Part:
    """A pot 190 wide whose spout is a periscope."""
    body = svg("M-70 -20 C-80 50 -40 72 0 72 C40 72 80 50 70 -20 C50 -50 -50 -50 -70 -20Z")
    ear = minus(ellipse(-84, 12, 34, 38), ellipse(-84, 12, 19, 22))
    spout = svg("M58 30 C90 26 92 0 92 -60 L92 -96 L146 -96 L146 -58 L120 -58 C122 20 110 56 62 60Z")
    return group(
        slab(ear, colour, dots=False),
        slab(spout, shade(colour, 0.5), dots=False),
        slab(body, colour),
        slab(ellipse(0, -40, 44, 14), lid, dots=False),
        slab(ellipse(0, -58, 12), lid, dots=False),
        slab(box(132, -102, 22, 50, 5), CHROME, dots=False),
        flat(ellipse(146, -77, 8, 18), "#9be3ff"),
        flower(-10, 16, 30, CREAM, GOLD, 7),
    )


def scissors(colour: str = CHROME, grip: str = "#e8307a") -> Part:
    """Open scissors pointing up from the grip."""
    blades = [svg(f"M{s * -6} 0 L{s * 26} -96 L{s * 34} -90 L{s * 8} 8Z") for s in (-1, 1)]
    rings = [minus(ellipse(s * 22, 32, 22, 28), ellipse(s * 22, 32, 11, 16)) for s in (-1, 1)]
    return group(
        *[slab(b, colour, dots=False) for b in blades],
        *[slab(r, grip, dots=False) for r in rings],
        flat(ellipse(0, 0, 6), INK),
    )


def book(colour: str, width: float = 120, thick: float = 26) -> Part:
    """A closed book lying on its side, spine to the viewer."""
    return group(
        slab(box(-width / 2, -thick / 2, width, thick, 4), colour, dots=False),
        flat(box(-width / 2 + 12, -thick / 2, 8, thick), light(colour, 2)),
        flat(box(width / 2 - 20, -thick / 2, 8, thick), light(colour, 2)),
    )


def guitar(colour: str, guard: str = CREAM) -> Part:
    """A bass guitar, body round the origin, neck to the right, 400 long."""
    body = svg(
        "M-80 -20 C-110 -80 -40 -110 0 -70 C30 -60 50 -92 84 -76 C70 -40 74 -20 74 10 C84 50 60 90 20 70 C-10 60 -30 100 "
        "-76 84 C-116 66 -100 10 -80 -20Z"
    )
    neck = box(40, -16, 250, 30, 4)
    head = svg("M284 -22 L350 -36 L356 20 L284 18Z")
    pegs = [slab(ellipse(300 + k * 16, -40 - k * 3, 7, 9), CHROME, dots=False) for k in range(4)]
    return group(
        slab(neck, "#6a3a1e", dots=False),
        slab(head, shade(colour, 0.6), dots=False),
        *pegs,
        slab(body, colour),
        slab(svg("M-30 -30 C0 -50 40 -40 56 -14 C50 20 20 30 -20 34 C-50 30 -50 -10 -30 -30Z"), guard, dots=False),
        *[pen(svg(f"M-60 {-8 + k * 6} L340 {-10 + k * 6}"), "#fff6e0", 1.8) for k in range(4)],
        *[flat(box(x, -12, 12, 24, 2), INK) for x in (-10, 16)],
    )


def notebook(cover: str) -> Part:
    """An open book held from below."""
    left = svg("M0 10 C-30 -8 -70 -6 -92 2 L-92 -76 C-70 -84 -30 -86 0 -68Z")
    return group(
        slab(svg("M-100 8 L-100 -80 L100 -80 L100 8 L0 20Z"), cover, dots=False),
        flat(left, CREAM),
        at(0, 0, flat(left, shade(CREAM, 0.5)), flip=True),
        *[pen(svg(f"M{-80} {y} C-60 {y - 6} -30 {y - 6} -12 {y + 4}"), "#a89ab8", 3) for y in (-56, -40, -24)],
    )


def binoculars(colour: str = INK) -> Part:
    """Seen from the front before the eyes; the bridge is the origin."""
    tubes = [slab(svg(f"M{s * 6} -30 L{s * 66} -34 L{s * 78} 34 L{s * 2} 34Z"), colour, dots=False) for s in (-1, 1)]
    lens = [
        group(
            slab(ellipse(s * 41, 4, 38), shade(colour, -0.6), dots=False),
            flat(ellipse(s * 41, 4, 27), "#5fb8d8"),
            flat(svg(f"M{s * 41 - 16} 6 L{s * 41 - 2} -18 L{s * 41 + 6} -18 L{s * 41 - 8} 12Z"), WHITE, 0.8),
        )
        for s in (-1, 1)
    ]
    return group(*tubes, slab(box(-14, -18, 28, 30, 6), colour, dots=False), *lens)


def bowling_ball(colour: str, radius: float = 54) -> Part:
    return group(
        slab(ellipse(0, 0, radius), colour),
        *[flat(ellipse(x, y, 7, 6), shade(colour, 3)) for x, y in ((-8, -22), (10, -26), (4, -8))],
        flat(ellipse(-radius * 0.42, -radius * 0.42, radius * 0.2, radius * 0.13, -40), WHITE, 0.85),
    )


def flag(colour: str, second: str) -> Part:
    cloth = svg("M0 -96 C24 -110 44 -80 76 -94 L76 -46 C44 -32 24 -62 0 -48Z")
    return group(
        slab(box(-5, -100, 9, 130, 4), "#7a4a28", dots=False),
        slab(cloth, colour, dots=False),
        inside(cloth, flat(box(30, -120, 16, 90), second), flat(box(-4, -78, 90, 14), second)),
    )


def mug(colour: str = "#d8c8a0") -> Part:
    """A foaming mug, 60 wide, 80 high."""
    ear = minus(box(22, -26, 34, 48, 14), box(22, -14, 20, 24, 8))
    foam = union(*[ellipse(x, -40, 14) for x in (-22, -6, 10, 24)])
    return group(
        slab(ear, colour, dots=False),
        slab(box(-30, -40, 60, 80, 8), "#f2a52a", dots=False),
        *[pen(svg(f"M{x} -30 L{x} 32"), light("#f2a52a", 1.5), 5) for x in (-14, 6)],
        slab(foam, "#fffaf0", dots=False),
    )


def scroll(colour: str = CREAM, length: float = 300) -> Part:
    """A ribbon of paper hanging down in waves from the origin."""
    sheet = svg(
        f"M-60 0 L60 0 C70 {length * 0.3} 40 {length * 0.5} 62 {length * 0.75} C80 {length} 140 {length} 190 {length + 10} "
        f"L190 {length + 70} C80 {length + 70} -10 {length + 40} -54 {length * 0.8} C-80 {length * 0.5} -50 {length * 0.3} "
        "-60 0Z"
    )
    lines = [flat(box(-40, 22 + k * 24, 76 if k % 3 else 52, 6, 2), "#8a7a9a") for k in range(int(length / 26))]
    return group(
        slab(sheet, colour, dots=False), *lines, slab(box(-72, -16, 144, 26, 13), shade(colour, 0.7), dots=False)
    )


def gears(colour: str, *places: tuple[float, float, float]) -> Part:
    """Cog wheels as (x, y, radius)."""
    parts = []
    for x, y, radius in places:
        teeth = [
            polygon(
                *[
                    (x + math.cos(a) * r, y + math.sin(a) * r)
                    for a, r in (
                        (t - 0.16, radius * 0.9),
                        (t - 0.1, radius * 1.16),
                        (t + 0.1, radius * 1.16),
                        (t + 0.16, radius * 0.9),
                    )
                ]
            )
            for t in [math.radians(k * 36) for k in range(10)]
        ]
        parts += [
            slab(minus(union(ellipse(x, y, radius), *teeth), ellipse(x, y, radius * 0.34)), colour, dots=radius > 40)
        ]
    return group(*parts)


def bulbs(colours: tuple[str, ...], *places: tuple[float, float], radius: float = 11) -> Part:
    """Lit signal lamps with a halo."""
    parts: list[Part] = []
    for k, (x, y) in enumerate(places):
        colour = colours[k % len(colours)]
        parts += [
            flat(ellipse(x, y, radius * 1.9), colour, 0.3),
            flat(ellipse(x, y, radius), colour),
            flat(ellipse(x - 3, y - 4, radius * 0.34), WHITE, 0.9),
        ]
    return group(*parts)


def motion(colour: str, x: float, y: float, radius: float, *spans: tuple[float, float], width: float = 6) -> Part:
    """Arcs of motion round a point, as (start, end) in degrees."""
    return group(*[pen(arc(x, y, radius + 14 * k, a, b), colour, width) for k, (a, b) in enumerate(spans)])


def smoke(colour: str, points: Sequence[tuple[float, float]], width: float) -> Part:
    """A curl of coloured smoke."""

    def draw(canvas: Canvas) -> None:
        brush(points, colour, width * 0.2, width * 0.5, width)(canvas)

    return draw


def chrome(path: str, colour: str = CHROME) -> Part:
    return shaded(path, colour, -10, -4, 1)
