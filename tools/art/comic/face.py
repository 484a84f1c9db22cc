"""The parts of a face round the origin: 56 to either side, the crown at -72, the chin at 74."""

from __future__ import annotations

from tools.art.colour import shade
from tools.art.comic.pop import INK, Pop
from tools.art.paths import box, ellipse, mirrored, polygon, scaled, svg, taper

JAWS = {
    "oval": "M-54 -20 C-56 26 -40 58 -18 70 C-6 76 6 76 18 70 C40 58 56 26 54 -20 C52 -74 -52 -74 -54 -20Z",
    "square": "M-57 -20 C-58 14 -56 38 -48 54 L-24 72 C-8 77 8 77 24 72 L48 54 C56 38 58 14 57 -20 C54 -76 -54 "
    "-76 -57 -20Z",
    "round": "M-62 -14 C-64 32 -46 70 0 72 C46 70 64 32 62 -14 C60 -72 -60 -72 -62 -14Z",
    "thin": "M-46 -20 C-50 20 -34 58 -10 76 C-4 80 4 80 10 76 C34 58 50 20 46 -20 C44 -78 -44 -78 -46 -20Z",
    "huge": "M-60 -30 C-66 10 -72 40 -58 62 C-40 80 40 80 58 62 C72 40 66 10 60 -30 C54 -70 -54 -70 -60 -30Z",
    "small": "M-48 -16 C-52 22 -34 52 -14 62 C-5 66 5 66 14 62 C34 52 52 22 48 -16 C46 -66 -46 -66 -48 -16Z",
}
EYE = svg("M9 -2 C16 -16 36 -18 44 -8 C40 8 20 12 9 -2Z")
LENS = svg("M8 2 C14 -18 36 -26 50 -22 C50 0 30 14 8 2Z")
FIERCE = svg("M8 4 C20 -8 36 -16 50 -18 C48 0 26 14 8 4Z")


def face(p: Pop, skin: str, jaw: str = "oval", dots: str = "") -> None:
    p.ink(JAWS[jaw], skin, 7, dx=-13, dy=-4, dots=dots, shine=False)


def ears(p: Pop, skin: str, pointed: bool = False) -> None:
    one = polygon((50, 4), (82, -34), (66, 22), (52, 24)) if pointed else ellipse(57, 4, 12, 18)
    p.plain(one, skin, 6)
    p.plain(mirrored(one), shade(skin, 0.6), 6)


def pair(p: Pop, shape: str | object, colour: str, width: float = 4, y: float = 0) -> None:
    """The same shape on both sides of the nose."""
    area = svg(shape) if isinstance(shape, str) else shape
    for one in (area, mirrored(area)):
        with p.transform(0, y):
            p.plain(one, colour, width) if width else p.spot(one, colour)


def eyes(p: Pop, kind: str = "open", colour: str = "#2a1a3a", y: float = 4) -> None:
    with p.transform(0, y):
        if kind == "closed":
            for side in (1, -1):
                p.pen(f"M{side * 10} -2 Q{side * 26} 12 {side * 42} -2", 6)
        elif kind == "dot":
            pair(p, ellipse(25, -2, 6, 8), INK, 0)
        elif kind in {"lens", "fierce"}:
            pair(p, LENS if kind == "lens" else FIERCE, colour, 5)
        elif kind in {"glow", "slit"}:
            shape = FIERCE if kind == "glow" else scaled(EYE, 1, 0.7)
            pair(p, shape, colour, 4)
            pair(p, scaled(shape, 0.55, 0.5, 28, -6), "#ffffff", 0)
            for x in (28, -28):
                p.glow(x, -4, 44, colour, 0.7)
        elif kind == "round":
            pair(p, ellipse(26, -3, 17), "#ffffff", 5)
            pair(p, ellipse(25, -2, 8), colour, 0)
        elif kind == "black":
            pair(p, ellipse(27, -3, 19, 23), INK, 0)
            pair(p, ellipse(21, -11, 6), "#ffffff", 0)
        else:
            pair(p, EYE, "#ffffff", 4)
            for x in (27, -27):
                p.spot(ellipse(x, -5, 8, 8), colour)
                p.spot(ellipse(x - 3, -8, 3), "#ffffff")
            for side in (1, -1):
                p.pen(f"M{side * 8} -3 C{side * 16} -17 {side * 36} -19 {side * 46} -9", 6)


BROWS = {
    "calm": ((8, -22), (28, -32), (50, -24)),
    "stern": ((6, -14), (28, -26), (52, -28)),
    "angry": ((4, -8), (26, -24), (54, -36)),
    "sad": ((8, -34), (28, -30), (52, -16)),
    "high": ((8, -30), (28, -44), (52, -32)),
}


def brows(p: Pop, kind: str = "calm", colour: str = INK, width: float = 10) -> None:
    points = BROWS[kind]
    for side in (1, -1):
        p.spot(taper([(x * side, y) for x, y in points], width * 0.6, 3, width), colour)


def nose(p: Pop, kind: str = "plain") -> None:
    if kind == "broad":
        p.pen("M-8 8 C-18 26 -16 32 -6 32 L8 32 C16 32 18 26 8 8", 4.5)
    elif kind == "hook":
        p.brush([(2, 2), (16, 22), (8, 36), (-4, 32)], 3, 3, 6)
    elif kind == "none":
        p.spot(polygon((-8, 32), (0, 16), (8, 32)), INK)
    else:
        p.brush([(-2, 10), (7, 26), (-4, 30)], 2, 2, 6)


def mouth(p: Pop, kind: str = "calm", lip: str = "#8a2a2a", y: float = 48) -> None:
    with p.transform(0, y):
        if kind == "lips":
            p.spot("M-20 0 C-10 -9 -4 -8 0 -5 C4 -8 10 -9 20 0 C10 12 -10 12 -20 0Z", lip)
            p.brush([(-21, 0), (0, 2), (21, -1)], 2, 2, 5)
        elif kind == "grin":
            area = svg("M-32 -8 C-12 0 12 0 32 -8 C28 18 -28 18 -32 -8Z")
            p.plain(area, "#ffffff", 5)
            for x in (-14, 0, 14):
                p.line([(x, -3), (x, 11)], INK, 2.5)
        elif kind == "laugh":
            area = svg("M-30 -10 C-10 -5 10 -5 30 -10 C28 28 -28 28 -30 -10Z")
            p.plain(area, "#6a0f22", 5)
            with p.clip(area):
                p.rect(-40, -14, 80, 12, "#ffffff")
                p.spot(ellipse(0, 22, 16, 10), "#ff6a7a")
        elif kind == "shout":
            p.plain(ellipse(0, 4, 22, 24), "#6a0f22", 6)
            p.spot(ellipse(0, 16, 13, 9), "#ff6a7a")
        elif kind == "fangs":
            p.plain("M-30 -6 C-10 2 10 2 30 -6 C26 18 -26 18 -30 -6Z", "#6a0f22", 5)
            for x in (-16, 16):
                p.spot(polygon((x - 7, -3), (x + 7, -3), (x, 18)), "#ffffff")
        elif kind == "teeth":
            p.plain(box(-28, -8, 56, 18, 7), "#ffffff", 5)
            p.line([(-26, 1), (26, 1)], INK, 2.5)
            for x in (-14, 0, 14):
                p.line([(x, -7), (x, 9)], INK, 2.5)
        else:
            curves = {"smile": "M-22 -4 Q0 16 22 -4", "smirk": "M-18 4 Q8 8 24 -8", "grim": "M-20 2 L20 0"}
            curves |= {"sad": "M-20 8 Q0 -10 20 8", "calm": "M-16 0 Q0 6 16 0"}
            if kind == "whistle":
                p.plain(ellipse(0, 0, 8, 9), "#6a0f22", 5)
            else:
                p.pen(curves[kind], 6)


def beard(p: Pop, kind: str, colour: str) -> None:
    full = (
        "M-56 -2 C-58 40 -40 {low} 0 {low} C40 {low} 58 40 56 -2 C46 22 34 28 22 30 L0 26 L-22 30 C-34 28 "
        "-46 22 -56 -2Z"
    )
    if kind == "full":
        p.ink(full.format(low=96), colour, 6, shine=False)
    elif kind == "long":
        p.ink(full.format(low=180), colour, 6, shine=False)
        for x in (-18, 0, 18):
            p.pen(f"M{x} 66 L{x * 0.7} 112", 4)
    elif kind == "stubble":
        with p.clip(svg(JAWS["square"])):
            p.spot("M-70 20 L-30 28 L0 34 L30 28 L70 20 L70 90 L-70 90Z", colour, 0.45)
    elif kind == "goatee":
        p.ink("M-26 34 C-14 26 14 26 26 34 L22 70 C10 88 -10 88 -22 70Z", colour, 5, shine=False)
    elif kind == "moustache":
        p.ink("M0 30 C-14 22 -34 28 -44 46 C-28 42 -12 46 0 40 C12 46 28 42 44 46 C34 28 14 22 0 30Z", colour, 5)
    elif kind == "brush":
        p.ink(box(-28, 26, 56, 18, 4), colour, 5, shine=False)
    elif kind == "chops":
        for side in (1, -1):
            side_shape = svg("M58 -22 C62 20 50 60 22 62 C34 44 36 20 44 -10Z")
            p.ink(side_shape if side > 0 else mirrored(side_shape), colour, 5, shine=False)


def glasses(p: Pop, kind: str, colour: str = "#bfe8ff", rim: str = INK) -> None:
    if kind == "dark":
        p.plain("M-52 -14 L52 -14 L46 16 C30 22 12 18 6 0 L-6 0 C-12 18 -30 22 -46 16Z", colour, 5)
        for x in (-40, 14):
            p.line([(x, 6), (x + 18, -10)], "#ffffff", 4, 0.8)
    elif kind == "visor":
        p.ink(box(-64, -20, 128, 34, 14), rim, 6)
        p.plain(box(-52, -11, 104, 15, 7), colour, 4)
    elif kind == "goggles":
        for x in (-28, 28):
            p.ink(ellipse(x, 0, 26), rim, 6)
            p.plain(ellipse(x, 0, 16), colour, 4)
            p.spot(ellipse(x - 5, -6, 5), "#ffffff")
    else:
        radius = 23 if kind == "round" else 20
        for x in (-27, 27):
            lens = ellipse(x, 2, radius) if kind == "round" else box(x - 24, -14, 48, 32, 8)
            p.fill(lens, colour, 0.55)
            p.stroke(lens, rim, 6)
        p.line([(-5, 0), (5, 0)], rim, 6)


def eyepatch(p: Pop) -> None:
    p.line([(-60, -42), (62, 12)], INK, 7)
    p.plain("M6 -22 C22 -30 46 -24 50 -8 C48 18 30 26 20 22 C10 16 4 -4 6 -22Z", "#23202c", 5)


def domino(p: Pop, colour: str, lens: str = "#ffffff") -> None:
    p.ink(
        "M-60 -20 C-40 -34 -12 -24 0 -17 C12 -24 40 -34 60 -20 C66 10 40 28 18 18 C8 12 6 8 0 8 C-6 8 -8 12 -18 18 "
        "C-40 28 -66 10 -60 -20Z",
        colour,
        6,
        shine=False,
    )
    pair(p, scaled(LENS, 0.8, 0.8, 28, -4), lens, 4)


def scar(p: Pop, colour: str = "#b03a3a") -> None:
    p.line([(16, -40), (34, 30)], colour, 5)
