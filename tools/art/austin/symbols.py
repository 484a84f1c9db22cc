"""The signs of the game: solid glyphs in a 100 x 100 box round the origin, and the discs they sit in."""

from __future__ import annotations

from collections.abc import Callable

import skia

from tools.art.austin.style import CREAM, DOTS, INK, LIME, ORANGE, PINK, PLUM, SUN, TEAL, VIBES, VIOLET
from tools.art.canvas import Canvas
from tools.art.colour import light, shade
from tools.art.paths import box, ellipse, minus, moved, placed, polygon, rotated, scaled, star, svg, union
from tools.art.shaders import vertical
from tools.art.spy.backgrounds import daisy

SIZE = 128
MALE, FEMALE, NEUTRAL = "#2a6fc0", "#d8307a", "#6a6478"


def lips() -> skia.Path:
    return union(
        svg("M-44 -4 C-30 -20 -14 -30 0 -18 C14 -30 30 -20 44 -6 C28 -2 14 -6 0 -4 C-14 -6 -28 -2 -44 -4Z"),
        svg("M-44 2 C-28 6 -14 2 0 4 C14 2 28 6 44 0 C32 24 16 32 0 32 C-16 32 -32 24 -44 2Z"),
    )


def raygun() -> skia.Path:
    body = union(
        svg("M-8 -30 C20 -36 40 -28 42 -12 C42 2 30 8 16 8 L-10 6Z"),
        svg("M-8 -24 L-40 -17 L-40 -5 L-8 2Z"),
        box(-30, -27, 6, 32, 3),
        box(-20, -29, 6, 36, 3),
        ellipse(-44, -11, 7),
        svg("M10 4 L34 2 C36 18 40 30 46 42 L22 46 C16 34 12 20 10 4Z"),
        svg("M22 -30 L40 -46 L38 -26Z"),
        minus(ellipse(4, 14, 13, 12), ellipse(4, 14, 7.5, 6.5)),
    )
    return minus(body, ellipse(22, -13, 7))


def flower() -> skia.Path:
    return minus(union(*[rotated(ellipse(0, -28, 17, 21), i * 60) for i in range(6)]), ellipse(0, 0, 12))


def heart() -> skia.Path:
    return svg("M0 40 C-30 16 -46 0 -44 -20 C-42 -42 -12 -46 0 -22 C12 -46 42 -42 44 -20 C46 0 30 16 0 40Z")


def flame() -> skia.Path:
    return minus(
        svg(
            "M2 -48 C8 -28 36 -14 34 16 C32 38 16 46 0 46 C-18 46 -34 34 -34 12 C-34 -4 -22 -10 -20 -26 "
            "C-10 -22 -6 -14 -8 -4 C2 -14 4 -30 2 -48Z"
        ),
        svg("M2 4 C8 14 16 18 14 30 C12 40 4 42 0 42 C-8 42 -14 36 -13 27 C-12 18 0 16 2 4Z"),
    )


def eye() -> skia.Path:
    return union(minus(svg("M-48 0 C-28 -34 28 -34 48 0 C28 34 -28 34 -48 0Z"), ellipse(0, 0, 21)), ellipse(0, 0, 12))


def bone() -> skia.Path:
    knobs = [ellipse(x, y, 14) for x in (-34, 34) for y in (-11, 11)]
    return rotated(union(box(-30, -9, 60, 18, 6), *knobs), -38)


def cocktail() -> skia.Path:
    glass = svg("M-42 -36 L42 -36 L5 8 L5 34 L24 40 L24 44 L-24 44 L-24 40 L-5 34 L-5 8Z")
    return union(minus(glass, svg("M-24 -28 L24 -28 L18 -20 L-18 -20Z")), ellipse(30, -40, 9))


def peace() -> skia.Path:
    spokes = union(box(-4.5, -50, 9, 100), rotated(box(-4.5, 0, 9, 60), 45), rotated(box(-4.5, 0, 9, 60), -45))
    return minus(ellipse(0, 0, 44), minus(ellipse(0, 0, 35), spokes))


def pinky() -> skia.Path:
    """A fist with the little finger out."""
    fist = svg("M-36 -8 C-38 -22 30 -22 32 -8 L30 30 C26 46 -26 46 -32 30Z")
    seams = union(*[box(x - 2, -22, 4, 28, 2) for x in (-19, -3, 13)])
    return union(
        minus(fist, seams, rotated(box(-30, 12, 34, 4, 2), -8)),
        rotated(box(19, -48, 15, 44, 7.5), 12, 26, -8),
        box(-24, 38, 46, 10, 3),
    )


def male() -> skia.Path:
    ring = minus(ellipse(-10, 10, 30), ellipse(-10, 10, 18))
    return union(ring, rotated(box(14, -6, 30, 12), -45, 12, -12), polygon((14, -44), (44, -44), (44, -14)))


def female() -> skia.Path:
    ring = minus(ellipse(0, -16, 30), ellipse(0, -16, 18))
    return union(ring, box(-6, 10, 12, 38, 3), box(-20, 22, 40, 12, 3))


def cog() -> skia.Path:
    """Neither sex: a machine."""
    teeth = [rotated(box(-8, -46, 16, 24, 3), i * 45) for i in range(8)]
    return minus(union(ellipse(0, 0, 33), *teeth), ellipse(0, 0, 14))


def shield() -> skia.Path:
    return svg("M0 -48 C14 -38 30 -36 43 -38 C45 6 33 34 0 50 C-33 34 -45 6 -43 -38 C-30 -36 -14 -38 0 -48Z")


def skull() -> skia.Path:
    head = union(ellipse(0, -8, 36, 34), box(-20, 14, 40, 28, 7))
    holes = (ellipse(-14, -6, 10, 12), ellipse(14, -6, 10, 12), polygon((0, 8), (6, 18), (-6, 18)))
    return minus(head, *holes, box(-9, 30, 4, 14), box(5, 30, 4, 14))


def swirl() -> skia.Path:
    """A spiral of one arm."""
    outer, inner = [], []
    for step in range(61):
        turn = step / 60
        path_point = rotated(ellipse(8 + 36 * turn, 0, 0.01), 620 * turn).getBounds()
        outer.append((path_point.centerX(), path_point.centerY()))
        back_point = rotated(ellipse(3 + 25 * turn, 0, 0.01), 620 * turn).getBounds()
        inner.append((back_point.centerX(), back_point.centerY()))
    return polygon(*outer, *reversed(inner))


def moon() -> skia.Path:
    return minus(ellipse(-4, 0, 44), ellipse(18, -12, 38))


def drop() -> skia.Path:
    return svg("M0 -50 C10 -26 36 -4 34 18 C32 38 16 48 0 48 C-16 48 -32 38 -34 18 C-36 -4 -10 -26 0 -50Z")


DOT_SHAPES: dict[str, Callable[[], skia.Path]] = {
    "red": lambda: ellipse(0, 0, 37),
    "orange": lambda: box(-40, -40, 80, 80, 3),
    "blue": lambda: polygon((0, -44), (46, 36), (-46, 36)),
    "yellow": lambda: star(0, 4, 5, 52, 23),
    "green": drop,
    "purple": moon,
}


def disc(canvas: Canvas, glyph: skia.Path, colour: str, ring: str = CREAM, x: float = 64, y: float = 62) -> None:
    """A coloured disc in a pale ring with a pale glyph."""
    canvas.shadow(ellipse(x, y, 58), 0, 4, 4)
    canvas.fill(ellipse(x, y, 58), ring)
    canvas.fill(ellipse(x, y, 51), colour)
    canvas.fill(minus(ellipse(x, y, 51), ellipse(x - 5, y - 6, 50)), shade(colour), 0.9)
    canvas.fill(placed(glyph, x, y, 0.76), CREAM)


def _chip(canvas: Canvas, glyph: skia.Path, colour: str) -> None:
    """A pale disc with a coloured glyph."""
    canvas.shadow(ellipse(64, 62, 58), 0, 4, 4)
    canvas.fill(ellipse(64, 62, 58), PLUM)
    canvas.fill(ellipse(64, 62, 52), CREAM)
    canvas.fill(placed(glyph, 64, 62, 0.84), colour)


def _dot(canvas: Canvas, name: str) -> None:
    """A tab that lies against the right edge of a card."""
    tab = union(ellipse(60, 64, 58), box(60, 6, 80, 116))
    canvas.fill(tab, PLUM)
    canvas.fill(scaled(tab, 0.9, 0.9, 128, 64), CREAM)
    shape = placed(DOT_SHAPES[name](), 68, 64, 0.92)
    canvas.fill(shape, DOTS[name])
    canvas.inner_shadow(shape, shade(DOTS[name]), -6, -6, 0.9, mode=None)


def _good(canvas: Canvas) -> None:
    canvas.shadow(ellipse(64, 62, 58), 0, 4, 4)
    canvas.fill(ellipse(64, 62, 58), ORANGE)
    canvas.fill(minus(ellipse(64, 62, 58), ellipse(58, 55, 57)), shade(ORANGE), 0.9)
    daisy(canvas, 64, 62, 54, CREAM, PINK, 0, 8)


def _evil(canvas: Canvas) -> None:
    edge = star(64, 62, 14, 60, 50)
    canvas.shadow(edge, 0, 4, 4)
    canvas.fill(edge, INK)
    canvas.fill(ellipse(64, 62, 46), VIOLET)
    canvas.fill(placed(swirl(), 64, 62, 1.0), LIME)


def _guard(canvas: Canvas) -> None:
    outer = placed(shield(), 64, 62, 1.2)
    canvas.shadow(outer, 0, 4, 4)
    canvas.fill(outer, CREAM)
    inner = placed(shield(), 64, 62, 1.04)
    canvas.fill(inner, TEAL)
    canvas.inner_shadow(inner, shade(TEAL), -50, 0, 1, mode=None)
    canvas.fill(placed(star(0, 0, 5, 46, 20), 64, 60, 0.7), SUN)


def _daddy_pants(canvas: Canvas) -> None:
    """Striped flared trousers with a medallion belt."""
    legs = svg("M34 14 L94 14 L122 116 L80 120 L66 50 L62 50 L48 120 L6 116Z")
    canvas.stroke(moved(legs, 0, 3), INK, 8, 0.35, blur=3)
    canvas.stroke(legs, PLUM, 9)
    canvas.fill(legs, PINK)
    with canvas.clip(legs):
        for x in (-46, -30, -14, 14, 30, 46):
            canvas.line([(64 + x * 0.42, 14), (64 + x * 1.25, 122)], SUN, 4)
        canvas.fill(svg("M66 50 L80 120 L122 116 L106 60Z"), shade(PINK, 1.4), 0.55)
        canvas.rect(30, 10, 70, 16, PLUM)
    canvas.fill(ellipse(64, 18, 11), "#c98a1b")
    canvas.fill(ellipse(63, 17, 9), SUN)


def _ship(canvas: Canvas) -> None:
    """A disc with the rocket flying up."""
    canvas.shadow(ellipse(64, 62, 58), 0, 4, 4)
    canvas.fill(ellipse(64, 62, 58), CREAM)
    canvas.fill(ellipse(64, 62, 51), "#123a6a")
    canvas.fill(minus(ellipse(64, 62, 51), ellipse(59, 56, 50)), shade("#123a6a"), 0.9)
    with canvas.clip(ellipse(64, 62, 51)):
        canvas.fill(polygon((40, 86), (10, 130), (-10, 110)), SUN)
        with canvas.transform(66, 60, 0.37, degrees=-45):
            _pin(canvas)


_DISCS: dict[str, tuple[Callable[[], skia.Path], str]] = {
    "role_shagger": (lips, PINK),
    "role_assassin": (raygun, PLUM),
    "type_bone": (bone, TEAL),
    "type_swinger": (cocktail, "#2a6fc0"),
    "type_happening_good": (peace, ORANGE),
    "type_happening_evil": (pinky, VIOLET),
    "sex_m": (male, MALE),
    "sex_f": (female, FEMALE),
    "sex_none": (cog, NEUTRAL),
}
_CHIPS = {"groovy": flower, "shagadelic": heart, "randy": flame, "creepy": eye}
_PICTURES: dict[str, Callable[[Canvas], None]] = {
    "side_good": _good,
    "side_evil": _evil,
    "guard": _guard,
    "daddy_pants": _daddy_pants,
    "ship": _ship,
}
SYMBOLS = (*_DISCS, *(f"vibe_{name}" for name in _CHIPS), *(f"dot_{name}" for name in DOT_SHAPES), *_PICTURES)


def draw(name: str) -> Canvas:
    """128 x 128 with clear corners."""
    canvas = Canvas(SIZE, SIZE)
    kind, _, rest = name.partition("_")
    if name in _DISCS:
        glyph, colour = _DISCS[name]
        disc(canvas, glyph(), colour)
    elif kind == "vibe":
        _chip(canvas, _CHIPS[rest](), VIBES[rest])
    elif kind == "dot":
        _dot(canvas, rest)
    else:
        _PICTURES[name](canvas)
    return canvas


def _pin(canvas: Canvas) -> None:
    """The rocket lying on its side, nose to the right: a bowling pin with fins."""
    body = svg(
        "M-122 -22 C-90 -46 -40 -46 0 -26 C20 -14 36 -16 56 -24 C92 -36 124 -24 128 0 C124 24 92 36 56 24 "
        "C36 16 20 14 0 26 C-40 46 -90 46 -122 22 C-128 8 -128 -8 -122 -22Z"
    )
    for down in (-1, 1):
        fin = svg(f"M-74 {down * 30} C-96 {down * 40} -120 {down * 62} -152 {down * 62} L-134 {down * 12}Z")
        canvas.stroke(fin, PLUM, 7)
        canvas.fill(fin, PINK if down < 0 else shade(PINK, 1.2))
    canvas.stroke(body, PLUM, 8)
    canvas.fill(body, vertical(-44, 44, "#fffaf0", (0.5, "#e9e4f0"), (1, "#a8a0c0")))
    with canvas.clip(body):
        for x in (4, 24):
            canvas.rect(x, -50, 9, 100, "#d8263f")
        canvas.rect(-96, -60, 22, 120, TEAL)
        canvas.fill(svg("M-120 -16 C-80 -38 -30 -36 0 -19 C-30 -27 -70 -29 -120 -8Z"), "#ffffff", 0.9)
    canvas.fill(ellipse(-44, 0, 18), PLUM)
    canvas.fill(ellipse(-44, 0, 12), "#9be3ff")
    canvas.fill(ellipse(-48, -4, 4), "#ffffff")


def ship_strip() -> Canvas:
    """480 x 100 units at scale 2, with alpha: the wobbly rocket crosses the foot of the picture."""
    canvas = Canvas(480, 100, 2)
    trail = svg("M-8 50 C40 26 70 74 120 50 C150 36 190 50 244 46 L244 72 C190 70 150 68 122 80 C72 104 42 58 -8 84Z")
    canvas.stroke(trail, PLUM, 5, 0.5)
    for colour, size in ((SUN, 1.0), (ORANGE, 0.72), (CREAM, 0.4)):
        canvas.fill(scaled(trail, 1, size, 100, 62), colour)
    with canvas.transform(330, 44, 0.64, degrees=-7):
        _pin(canvas)
    for x, y, turn in ((262, 12, -24), (300, 88, 160), (424, 14, 30), (432, 72, 150)):
        mark = placed(svg("M-16 0 C-6 -9 6 -9 16 0"), x, y, 0.8, turn)
        canvas.stroke(mark, PLUM, 7)
        canvas.stroke(mark, light(SUN), 3.4)
    return canvas
