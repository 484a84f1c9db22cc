"""Animals: whole ones and heads."""

from __future__ import annotations

import skia

from tools.art.colour import light, shade
from tools.art.comic.pop import INK, Pop, around
from tools.art.paths import ellipse, mirrored, polygon, rotated, spline, star, svg, union


def spider(
    p: Pop, x: float, y: float, size: float = 1, colour: str = "#1a1526", mark: str = "#e8243c", degrees: float = 0
) -> None:
    """From above, about 200 wide."""
    with p.transform(x, y, size, degrees=degrees):
        for side in (1, -1):
            for knee, foot in (
                ((50, -70), (64, -124)),
                ((72, -34), (116, -58)),
                ((72, 24), (116, 52)),
                ((50, 62), (62, 126)),
            ):
                leg = polygon(
                    (side * 12, knee[1] * 0.12), (side * knee[0], knee[1]), (side * foot[0], foot[1]), close=False
                )
                p.wire(leg, colour, 9, 4)
        p.ink(ellipse(0, 38, 44, 56), colour, 6)
        p.ink(ellipse(0, -26, 30, 30), colour, 6)
        p.plain(polygon((0, 10), (16, 34), (0, 48), (16, 62), (0, 78), (-16, 62), (0, 48), (-16, 34)), mark, 0)
        for side in (1, -1):
            p.spot(ellipse(side * 11, -38, 6, 8), "#ffffff")


def bird(
    p: Pop, x: float, y: float, size: float = 1, colour: str = "#2a2638", beak: str = "#ffb02e", flip: bool = False
) -> None:
    """In flight to the right, wings up, 260 wide."""
    with p.transform(x, y, -size if flip else size, size):
        p.ink(
            "M-20 -6 C-40 -70 -90 -110 -150 -116 C-130 -92 -132 -80 -112 -70 C-118 -58 -102 -44 -84 -38 C-70 0 "
            "-50 10 -10 14Z",
            colour,
            6,
        )
        p.ink("M-96 26 L-150 10 L-132 34 L-150 58Z", colour, 6)
        p.ink(
            "M-104 34 C-70 6 -10 -6 40 -10 C60 -34 92 -30 100 -8 C92 14 70 34 20 44 C-30 52 -80 48 -104 34Z", colour, 6
        )
        p.ink(
            "M10 0 C20 -70 70 -116 128 -128 C112 -100 118 -88 98 -76 C106 -62 90 -48 76 -42 C66 -6 40 16 0 20Z",
            light(colour, 0.7),
            6,
        )
        p.plain(polygon((98, -16), (132, -4), (98, 6)), beak, 5)
        p.plain(ellipse(80, -12, 7), "#ffffff", 4)


def bat(p: Pop, x: float, y: float, size: float = 1, colour: str = "#2a1a3a", eyes: str = "#ff3a3a") -> None:
    """Seen from the front, 240 wide."""
    wing = svg(
        "M6 -10 C40 -60 90 -66 120 -40 C104 -34 104 -20 108 -4 C90 -16 78 -8 72 12 C58 -4 44 0 36 24 C24 12 14 16 6 30Z"
    )
    with p.transform(x, y, size):
        p.ink(union(wing, mirrored(wing), ellipse(0, 4, 20, 32), polygon((-18, -14), (-16, -44), (-4, -26)),
                    polygon((18, -14), (16, -44), (4, -26))), colour, 5, dx=-5, dy=-5)  # fmt: skip
        for side in (1, -1):
            p.spot(ellipse(side * 8, -8, 4.5, 5), eyes)


def cat(p: Pop, x: float, y: float, size: float = 1, colour: str = "#1f1a2e", eyes: str = "#ffe03a") -> None:
    """A cat that sits, seen from the front, 200 high."""
    with p.transform(x, y, size):
        p.tube([(40, 80), (92, 70), (104, 20), (84, -10)], colour, 18)
        p.ink("M-58 92 C-66 20 -40 -10 0 -14 C40 -10 66 20 58 92Z", colour, 6)
        p.ink("M-48 -30 L-52 -92 L-22 -70 C-8 -76 8 -76 22 -70 L52 -92 L48 -30 C40 8 -40 8 -48 -30Z", colour, 6)
        for side in (1, -1):
            p.plain(ellipse(side * 20, -36, 12, 10), eyes, 3)
            p.spot(ellipse(side * 20, -36, 3, 9), INK)
            p.line([(side * 16, -14), (side * 58, -20)], "#ffffff", 2.5)
        p.spot(polygon((-6, -22), (6, -22), (0, -14)), "#ff8aa8")


def dog(p: Pop, coat: str, muzzle: str, jowl: float = 0) -> None:
    """The head of a dog round the origin, 200 wide; `jowl`: how much of a bulldog it is, 0 to 1."""
    for side in (1, -1):
        ear = svg(
            f"M{side * 54} -60 L{side * (104 - 10 * jowl)} -{92 - 40 * jowl} C{side * 118} -40 {side * 104} -10 "
            f"{side * 82} 6Z"
        )
        p.ink(ear, shade(coat, 0.8), 7)
    p.ink("M-82 -10 C-86 -88 86 -88 82 -10 C88 40 60 84 0 86 C-60 84 -88 40 -82 -10Z", coat, 8, dots=shade(coat, 1.5))
    wide = 40 + 36 * jowl
    p.ink(f"M0 2 C{wide} -6 {wide + 26} 24 {wide + 10} {52 + 40 * jowl} C{wide - 20} {74 + 30 * jowl} 10 66 0 "
          f"52 C-10 66 {20 - wide} "
          f"{74 + 30 * jowl} {-wide - 10} {52 + 40 * jowl} C{-wide - 26} 24 {-wide} -6 0 2Z", muzzle, 7)  # fmt: skip
    p.plain("M-22 -2 C-22 -18 22 -18 22 -2 C22 14 -22 14 -22 -2Z", INK, 3)
    p.spot(ellipse(-8, -6, 6, 4), "#ffffff", 0.8)
    for side in (1, -1):
        p.plain(ellipse(side * 38, -30, 14, 15), "#ffffff", 5)
        p.spot(ellipse(side * 36, -28, 8, 9), INK)
        p.brush([(side * 18, -50), (side * 40, -58), (side * 62, -44)], 4, 3, 10)


def wolf(p: Pop, coat: str, pale: str, howling: bool = False) -> None:
    """The head of a wolf round the origin, from the front; or howling, to the upper right."""
    if howling:
        p.ink("M-90 190 C-100 90 -70 20 -20 -10 L-54 -60 L6 -40 L70 -120 L104 -132 L92 -104 L64 -64 L100 -74 "
              "C92 -40 70 -20 60 10 C50 60 70 "
              "120 80 190Z", coat, 8, dots=shade(coat, 1.6))  # fmt: skip
        p.ink("M-10 190 C-24 130 4 80 22 40 C40 80 50 130 48 190Z", pale, 5)
        p.pen("M16 -20 C26 -36 36 -38 46 -34", 6)
        p.plain(polygon((66, -66), (78, -72), (80, -52)), "#ffffff", 3)
        p.spot(ellipse(99, -126, 9), INK)
        return
    p.ink(star(0, 26, 11, 128, 100), shade(coat, 0.6), 7)
    p.ink("M-84 -20 L-98 -118 L-44 -76 C-16 -84 16 -84 44 -76 L98 -118 L84 -20 L112 30 L62 34 C40 96 20 112 0 "
          "114 C-20 112 -40 96 -62 34 "
          "L-112 30Z", coat, 8, dots=shade(coat, 1.6))  # fmt: skip
    p.ink("M-42 26 C-30 -4 30 -4 42 26 C36 84 20 108 0 110 C-20 108 -36 84 -42 26Z", pale, 6)
    p.plain("M-20 24 C-18 10 18 10 20 24 L0 42Z", INK, 3)
    p.plain("M-30 62 C-10 72 10 72 30 62 C24 100 -24 100 -30 62Z", "#7a0f22", 5)
    for x in (-20, -7, 7, 20):
        p.spot(polygon((x - 5, 66), (x + 5, 66), (x, 82)), "#ffffff")


def horse(p: Pop, coat: str, mane: str) -> None:
    """The head and neck of a horse that looks to the right."""
    p.ink("M-100 190 C-96 90 -70 10 -24 -46 L-26 -96 L4 -70 C40 -64 60 -40 72 -14 L116 36 C126 56 110 76 88 72 "
          "L44 48 C30 44 20 50 14 66 "
          "C4 110 20 150 50 190Z", coat, 8, dots=shade(coat, 1.5))  # fmt: skip
    p.ink("M-22 -92 C-60 -80 -96 -40 -110 10 C-98 6 -94 12 -112 50 C-100 48 -98 60 -120 104 C-104 100 -104 120 "
          "-124 160 L-84 150 C-70 80 "
          "-50 10 -8 -50Z", mane, 6)  # fmt: skip
    p.plain(ellipse(34, -18, 9, 10), INK, 3)
    p.spot(ellipse(31, -22, 3.4), "#ffffff")
    p.spot(ellipse(102, 44, 6, 5), INK)
    p.pen("M84 64 C92 60 98 58 106 60", 5)


def lizard_eye(p: Pop, x: float, y: float, size: float, colour: str = "#ffe03a") -> None:
    p.plain(ellipse(x, y, size, size * 0.9), colour, 5)
    p.spot(ellipse(x, y, size * 0.24, size * 0.8), INK)


def dragon(p: Pop, colour: str, belly: str) -> None:
    """The head and neck of a dragon that looks to the right, round the origin."""
    for x, y, turn in ((-72, -40, -40), (-92, 10, -58), (-98, 64, -70), (-96, 118, -80)):
        p.ink(rotated(polygon((x - 20, y + 18), (x - 6, y - 44), (x + 22, y + 14)), turn + 40, x, y), belly, 5)
    p.ink("M-70 -40 L-120 -100 L-44 -78Z M-40 -56 L-66 -130 L-6 -78Z", "#fff0d0", 6)
    p.ink("M-110 200 C-120 90 -110 -10 -60 -50 C-20 -84 30 -74 52 -44 L108 -30 C124 -26 128 -4 116 8 L44 22 C10 "
          "40 -10 80 -8 130 L0 200Z",
          colour, 8, dots=shade(colour, 1.6))  # fmt: skip
    p.ink("M44 22 C60 20 90 20 112 26 C110 46 90 54 60 52 C36 50 20 44 14 40Z", colour, 6)
    for x in (60, 80, 100):
        p.spot(polygon((x - 7, 16), (x + 7, 13), (x + 2, 32)), "#ffffff")
    p.plain("M-16 -34 C0 -50 20 -46 28 -34 C14 -24 -4 -22 -16 -34Z", "#ffe03a", 5)
    p.spot(ellipse(8, -36, 4, 9), INK)
    p.spot(ellipse(104, -20, 5, 4), INK)
    for y in (60, 92, 124, 156, 188):
        p.pen(f"M-52 {y - 10} Q-30 {y + 4} -8 {y - 6}", 6, belly)


def scales(p: Pop, area: skia.Path, colour: str, step: float = 22) -> None:
    """Rows of small arcs inside a shape."""
    b = area.getBounds()
    with p.clip(area):
        row, y = 0, b.top()
        while y < b.bottom():
            x = b.left() - (row % 2) * step / 2
            while x < b.right() + step:
                p.pen(spline([around(x, y, step * 0.5, a) for a in (10, 50, 90, 130, 170)], closed=False), 3, colour)
                x += step
            y, row = y + step * 0.62, row + 1
