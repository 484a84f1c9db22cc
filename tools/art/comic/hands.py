"""Hands, large: fists, open palms, hands that hold."""

from __future__ import annotations

from tools.art.colour import shade
from tools.art.comic.pop import Pop
from tools.art.paths import box, ellipse, limb, polygon, rotated


def fist(p: Pop, colour: str, cuff: str = "", x: float = 250, y: float = 150, size: float = 1) -> None:
    """A fist that comes straight at us, about 200 wide."""
    dark = shade(colour, 1.6)
    with p.transform(x, y, size):
        if cuff:
            p.ink(ellipse(8, 26, 104, 96), cuff, 7, dx=-18, dy=-16)
        p.ink(box(-100, -74, 200, 164, 62), colour, 8, dots=dark, dx=-18, dy=-14)
        for index in range(4):
            left = -98 + index * 49
            p.ink(box(left, -84 + abs(index - 1.4) * 7, 49, 108, 21), colour, 7, dx=-9, dy=-8)
            p.pen(f"M{left + 9} -22 Q{left + 24} -14 {left + 40} -22", 5)
        p.ink(
            "M-104 26 C-106 0 -80 2 -50 8 L34 16 C66 20 70 58 40 62 C-6 70 -60 72 -86 62 C-98 54 -102 44 -104 26Z",
            colour,
            8,
        )


def palm(
    p: Pop, colour: str, x: float = 250, y: float = 150, size: float = 1, degrees: float = 0, spread: float = 1
) -> None:
    """An open hand, fingers up."""
    with p.transform(x, y, size, degrees=degrees):
        p.ink(box(-36, 30, 72, 190, 20), colour, 6, dx=-12)
        for index, (reach, lean) in enumerate(((96, -24), (122, -8), (126, 7), (104, 22))):
            root = -38 + index * 25
            p.ink(rotated(box(root - 12, -reach, 26, reach + 30, 13), lean * spread, root, 10), colour, 6, dx=-6, dy=-4)
        p.ink(limb([(34, 58), (70, 20), (86, -18)], 34, 24), colour, 6, dx=-6)
        p.ink(
            "M-52 4 C-30 -12 34 -12 48 6 L46 66 C34 92 -34 92 -46 66Z",
            colour,
            0,
            dx=-10,
            dy=-8,
            dots=shade(colour, 1.4),
        )
        p.pen("M-50 14 L-46 66 C-34 92 34 92 46 70", 6)
        p.pen("M-30 34 C-10 26 14 30 32 44", 4)


def grip(p: Pop, colour: str, x: float, y: float, size: float = 1, degrees: float = 0) -> None:
    """A closed hand from the side, round something upright; draw it over what it holds."""
    with p.transform(x, y, size, degrees=degrees):
        p.ink(box(-36, -44, 62, 92, 26), colour, 6, dx=-8)
        for index in range(4):
            p.ink(box(-40, -44 + index * 23, 52, 25, 12), colour, 5, dx=-5, dy=-5)
        p.ink(limb([(20, 6), (10, -32), (-12, -50)], 26, 20), colour, 5, dx=-5, dy=-4)


def claw(p: Pop, colour: str, x: float, y: float, size: float = 1, degrees: float = 0, nail: str = "#fff6e0") -> None:
    """A paw with long nails, reaching up."""
    with p.transform(x, y, size, degrees=degrees):
        p.ink(box(-40, 20, 80, 200, 30), colour, 6, dots=shade(colour, 1.6))
        for index, lean in enumerate((-30, -10, 10, 30)):
            with p.transform(-36 + index * 24, 6, degrees=lean):
                p.ink(polygon((-9, -56), (9, -56), (2, -104)), nail, 5, dx=-4, dy=0)
                p.ink(box(-15, -64, 30, 90, 14), colour, 6, dx=-6)
        p.ink(ellipse(0, 34, 54, 44), colour, 6, dx=-12, dots=shade(colour, 1.6))
