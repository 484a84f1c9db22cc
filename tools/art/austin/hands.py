"""Large hands and gloves, palm or back to the viewer, each finger set by an angle and a length."""

from __future__ import annotations

import math
from collections.abc import Sequence

from tools.art.austin.poster import slab
from tools.art.beanz.parts import Part, flat, group
from tools.art.colour import light, shade
from tools.art.paths import box, ellipse, limb, outline, svg

Finger = tuple[float, float]  # degrees from upright (right is positive), length

ROOTS = ((-29, -20), (-10, -28), (10, -28), (28, -20))
OPEN: tuple[Finger, ...] = ((-20, 74), (-6, 86), (7, 82), (22, 64))


def finger(x: float, y: float, degrees: float, length: float, width: float, skin: str) -> Part:
    tip = (x + math.sin(math.radians(degrees)) * length, y - math.cos(math.radians(degrees)) * length)
    form = limb([(x, y), tip], width, width * 0.92)
    return group(flat(outline(form, 4), shade(skin, 2)), slab(form, skin, dots=False))


def palm(skin: str, fingers: Sequence[Finger], thumb: Finger = (-58, 58), cuff: str = "", back: bool = True) -> Part:
    """An open hand, wrist at (0, 70), about 200 high; thumb on the left."""
    shape = svg("M-40 -14 C-42 -38 40 -38 40 -12 L36 44 C28 74 -28 74 -36 44Z")
    parts = [finger(*root, *one, 22, skin) for root, one in zip(ROOTS, fingers, strict=True)]
    parts.append(finger(-30, 26, *thumb, 23, skin))
    parts += [flat(outline(shape, 4), shade(skin, 2)), slab(shape, skin)]
    if back:
        parts += [flat(ellipse(x, y + 2, 6, 4), light(skin, 1)) for x, y in ROOTS]
    if cuff:
        parts.append(sleeve(cuff))
    return group(*parts)


def fist(skin: str, cuff: str = "", thumb_up: bool = False) -> Part:
    """A closed hand seen from the side of the fingers, about 110 wide; wrist below."""
    shape = svg("M-46 -34 C-48 -52 46 -54 48 -30 L46 34 C40 66 -34 66 -42 40Z")
    parts: list[Part] = []
    if thumb_up:
        parts.append(finger(-26, -26, -8, 66, 27, skin))
    parts += [flat(outline(shape, 4), shade(skin, 2)), slab(shape, skin)]
    for index in range(4):
        row = box(-20, -40 + index * 24, 66, 24, 12)
        parts += [flat(outline(row, 4), shade(skin, 2)), slab(row, skin, dots=False)]
    if not thumb_up:
        parts.append(finger(-34, 6, 78, 58, 23, skin))
    if cuff:
        parts.append(sleeve(cuff))
    return group(*parts)


def pinch(skin: str, cuff: str = "") -> Part:
    """Thumb and first finger meet at (0, -86); the other fingers stand apart."""
    shape = svg("M-36 -14 C-38 -38 38 -38 38 -12 L34 44 C26 74 -26 74 -34 44Z")
    parts = [finger(x, y, a, n, 21, skin) for x, y, a, n in ((8, -24, 20, 76), (24, -18, 34, 66), (32, -6, 48, 52))]
    parts += [flat(outline(shape, 4), shade(skin, 2)), slab(shape, skin)]
    parts += [finger(-8, -22, 6, 60, 22, skin), finger(-32, 20, -10, 50, 23, skin), finger(-40, -28, 34, 58, 20, skin)]
    if cuff:
        parts.append(sleeve(cuff))
    return group(*parts)


def sleeve(cuff: str, frill: str = "") -> Part:
    """A cuff below the wrist, with a frill if a colour is given."""
    parts = [slab(box(-44, 92, 88, 150, 6), cuff)]
    if frill:
        scallops = [ellipse(x, 78, 17, 24) for x in range(-44, 45, 22)]
        parts = [
            *parts,
            *[slab(one, frill, dots=False) for one in scallops],
            slab(box(-46, 84, 92, 22, 10), frill, dots=False),
        ]
    else:
        parts.append(slab(box(-40, 62, 80, 38, 10), light(cuff, 1.4), dots=False))
    return group(*parts)
