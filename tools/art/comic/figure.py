"""Whole figures in action: a pose of ten points, a few colours, a head."""

from __future__ import annotations

import math
from dataclasses import dataclass

import skia

from tools.art.colour import shade
from tools.art.comic.pop import INK, Pop, at
from tools.art.paths import Point, ellipse, limb, mirrored, polygon, scaled, spline, svg, taper, union

# neck, hip, then elbow and hand of the far and of the near arm, knee and foot of the far and of the near leg
Pose = tuple[Point, Point, Point, Point, Point, Point, Point, Point, Point, Point]
POSES: dict[str, Pose] = {
    "stand": ((0, -84), (0, 0), (-52, -40), (-48, 10), (52, -40), (48, 10), (-20, 62), (-26, 124), (20, 62), (28, 124)),
    "hips": ((0, -84), (0, 0), (-76, -38), (-30, -4), (76, -38), (30, -4), (-26, 62), (-38, 124), (26, 62), (40, 124)),
    "fly": ((84, -18), (0, 0), (44, 22), (8, 40), (126, -44), (176, -58), (-58, 22), (-122, 34), (-58, 0), (-122, -8)),
    "crouch": ((12, -60), (0, 0), (-38, -28), (-52, 54), (60, -16), (48, 58), (-58, -4), (-50, 62), (62, 4), (76, 62)),
    "run": ((26, -80), (0, 0), (-26, -66), (-52, -30), (66, -44), (92, -76), (-44, 40), (-106, 30), (50, 24), (46, 94)),
    "kick": (
        (-40, -76),
        (0, 0),
        (-84, -60),
        (-92, -104),
        (-2, -48),
        (30, -74),
        (-8, 58),
        (-32, 122),
        (64, -22),
        (130, -48),
    ),
    "leap": (
        (24, -76),
        (0, 0),
        (-32, -90),
        (-66, -128),
        (72, -84),
        (108, -122),
        (-46, 32),
        (-92, 68),
        (56, 6),
        (50, 68),
    ),
    "lunge": (
        (14, -80),
        (0, 0),
        (-48, -62),
        (-86, -84),
        (64, -74),
        (114, -80),
        (-54, 52),
        (-114, 110),
        (62, 30),
        (66, 110),
    ),
    "lift": (
        (0, -84),
        (0, 0),
        (-60, -104),
        (-50, -164),
        (60, -104),
        (50, -164),
        (-32, 58),
        (-46, 122),
        (32, 58),
        (46, 122),
    ),
    "archer": (
        (0, -84),
        (0, 0),
        (-62, -94),
        (-12, -98),
        (58, -88),
        (116, -92),
        (-34, 58),
        (-54, 122),
        (34, 58),
        (50, 122),
    ),
    "ride": ((-6, -80), (0, 0), (36, -34), (84, -36), (44, -38), (92, -34), (50, 4), (34, 60), (60, 12), (40, 72)),
    "swing": (
        (14, -78),
        (0, 0),
        (-42, -50),
        (-78, -22),
        (50, -118),
        (58, -180),
        (-42, 34),
        (-92, 12),
        (40, 46),
        (-6, 92),
    ),
    "cast": (
        (0, -84),
        (0, 0),
        (-66, -66),
        (-122, -98),
        (66, -66),
        (122, -98),
        (-22, 62),
        (-30, 124),
        (22, 62),
        (34, 124),
    ),
    "slash": (
        (-6, -82),
        (0, 0),
        (-50, -50),
        (-14, -24),
        (52, -112),
        (84, -164),
        (-44, 54),
        (-84, 116),
        (44, 40),
        (62, 112),
    ),
    "toe": ((6, -86), (0, 0), (-50, -96), (-92, -120), (54, -98), (96, -118), (-6, 66), (-2, 134), (58, 10), (8, 42)),
    "sit": ((-2, -82), (0, 0), (-50, -44), (-66, 2), (50, -44), (66, 2), (-50, 14), (-54, 86), (50, 14), (54, 86)),
    "punch": (
        (20, -80),
        (0, 0),
        (-44, -64),
        (-8, -72),
        (76, -86),
        (132, -94),
        (-50, 50),
        (-96, 112),
        (50, 34),
        (56, 112),
    ),
    "cling": (
        (0, -74),
        (0, 0),
        (-60, -110),
        (-84, -156),
        (66, -70),
        (96, -116),
        (-66, -16),
        (-84, 52),
        (60, 22),
        (92, 78),
    ),
}


@dataclass(frozen=True)
class Figure:
    """Colours of a figure: "" repeats the suit. `face`: mask | skin | dark; `hair`: a kind of HAIR and its colour."""

    suit: str
    arms: str = ""
    gloves: str = ""
    legs: str = ""
    boots: str = ""
    head: str = "#f2b48a"
    face: str = "skin"
    hair: str = ""
    hair_colour: str = "#2a1a1e"
    belt: str = ""
    build: float = 1.0
    lens: str = "#ffffff"


HAIR = {
    "short": "M-28 2 C-36 -40 36 -40 28 2 C22 -14 10 -18 0 -16 C-12 -18 -22 -12 -28 2Z",
    "long": "M-28 4 C-46 30 -60 34 -84 28 C-66 52 -34 52 -20 30 C-24 10 -10 -12 20 -12 C34 -20 20 -40 -4 -38 "
    "C-30 -36 -34 -10 -28 4Z",
    "pony": "M-22 -16 C-60 -30 -84 0 -96 30 C-74 22 -54 22 -30 4 L28 -6 C32 -40 -10 -44 -22 -16Z",
    "wild": "M-28 4 L-54 6 L-36 -10 L-52 -30 L-28 -28 L-24 -50 L-4 -34 L16 -50 L18 -28 L38 -26 L28 0 L0 -16Z",
    "bob": "M-32 18 C-44 -44 44 -44 34 18 L22 16 C26 -6 14 -14 0 -14 C-14 -14 -22 -4 -20 18Z",
    "bun": "M-28 2 C-32 -26 -20 -32 -16 -34 C-26 -56 12 -60 8 -36 C30 -30 30 -12 28 2 C18 -16 -18 -16 -28 2Z",
    "hood": "M0 -46 C-36 -44 -42 -4 -36 26 L-20 30 C-26 0 -20 -22 4 -22 C24 -22 26 0 24 26 L36 26 C42 -4 34 -44 0 -46Z",
    "horns": "M-18 -22 L-44 -58 L-30 -12Z M18 -22 L44 -58 L30 -12Z",
    "wings": "M-26 -6 L-62 -44 L-50 -6 L-28 8Z M26 -6 L62 -44 L50 -6 L28 8Z",
    "cat": "M-27 -10 L-26 -42 L-6 -28Z M27 -10 L26 -42 L6 -28Z",
}


def _along(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def _arm(p: Pop, points: tuple[Point, Point, Point], one: Figure, width: float) -> None:
    upper, elbow, hand = points
    arm, glove = one.arms or one.suit, one.gloves or one.arms or one.suit
    p.ink(limb([upper, elbow, hand], 28 * width, 20 * width), arm, 5, dx=-5, dy=-4, shine=False)
    p.ink(limb([_along(elbow, hand, 0.45), hand], 23 * width, 22 * width), glove, 5, dx=-5, dy=-4, shine=False)
    p.ink(ellipse(*hand, 14 * width), glove, 5, dx=-4, dy=-4, shine=False)


def _leg(p: Pop, points: tuple[Point, Point, Point], one: Figure, width: float) -> None:
    hip, knee, foot = points
    leg, boot = one.legs or one.suit, one.boots or one.legs or one.suit
    p.ink(limb([hip, knee, foot], 36 * width, 22 * width), leg, 5, dx=-6, dy=-4, shine=False)
    p.ink(limb([_along(knee, foot, 0.3), foot], 27 * width, 23 * width), boot, 5, dx=-5, dy=-4, shine=False)
    dx, dy = foot[0] - knee[0], foot[1] - knee[1]
    toe = (foot[0] + (14 if abs(dy) > abs(dx) else -2), foot[1] + (4 if abs(dy) > abs(dx) else -12))
    p.ink(limb([foot, toe], 21 * width, 15 * width), boot, 5, dx=-4, dy=-4, shine=False)


def _frame(pose: Pose, build: float) -> tuple[Point, Point, float, Point, Point]:
    """The unit vectors along and across the trunk, its half width, and the shoulders."""
    (nx, ny), (hx, hy) = pose[0], pose[1]
    length = math.hypot(hx - nx, hy - ny)
    along = (hx - nx) / length, (hy - ny) / length
    across = along[1], -along[0]
    half = 38 * build
    left = nx - across[0] * half * 0.82 + along[0] * 12, ny - across[1] * half * 0.82 + along[1] * 12
    right = nx + across[0] * half * 0.82 + along[0] * 12, ny + across[1] * half * 0.82 + along[1] * 12
    return along, across, half, left, right


def _trunk(pose: Pose, along: Point, across: Point, half: float) -> skia.Path:
    (nx, ny), (hx, hy) = pose[0], pose[1]

    def at_side(x: float, y: float, down: float, out: float) -> Point:
        return x + along[0] * down + across[0] * out, y + along[1] * down + across[1] * out

    right = [at_side(nx, ny, -6, half * 0.35), at_side(nx, ny, 6, half), at_side(nx, ny, 38, half * 0.86),
             at_side(hx, hy, -16, half * 0.56), at_side(hx, hy, 14, half * 0.62)]  # fmt: skip
    left = [at_side(nx, ny, -6, -half * 0.35), at_side(nx, ny, 6, -half), at_side(nx, ny, 38, -half * 0.86),
            at_side(hx, hy, -16, -half * 0.56), at_side(hx, hy, 14, -half * 0.62)]  # fmt: skip
    return spline([*right, *reversed(left)])


def head(p: Pop, one: Figure, x: float, y: float, degrees: float, size: float) -> None:
    with p.transform(x, y, size, degrees=degrees):
        if one.hair in {"horns", "wings", "cat"}:
            p.ink(HAIR[one.hair], one.hair_colour, 5, dx=-4, dy=-4, shine=False)
        p.ink(
            "M-27 -6 C-28 14 -18 30 0 34 C18 30 28 14 27 -6 C24 -38 -24 -38 -27 -6Z",
            one.head,
            5,
            dx=-7,
            dy=-3,
            shine=False,
        )
        if one.face == "skin":
            for dot in (-9, 12):
                p.spot(ellipse(dot, 2, 3.6, 5), INK)
            p.pen("M-6 18 Q2 22 10 18", 3.5)
        elif one.face == "mask":
            lens = svg("M4 4 C8 -6 18 -10 25 -8 C24 4 14 10 4 4Z")
            p.plain(lens, one.lens, 3.5)
            p.plain(mirrored(lens, 1), one.lens, 3.5)
        elif one.face == "visor":
            p.plain("M-27 -4 L27 -4 L26 6 L-26 6Z", one.lens, 3.5)
        if one.hair and one.hair not in {"horns", "wings", "cat"}:
            p.ink(HAIR[one.hair], one.hair_colour, 5, dx=-4, dy=-4, shine=False)


def figure(
    p: Pop,
    one: Figure,
    pose: str | Pose,
    x: float = 250,
    y: float = 158,
    size: float = 1,
    degrees: float = 0,
    flip: bool = False,
) -> dict[str, Point]:
    """Draw it; returns where its hands and head are on the picture, for what they hold."""
    joints = POSES[pose] if isinstance(pose, str) else pose
    along, across, half, left, right = _frame(joints, one.build)
    width = 0.72 + 0.28 * one.build
    tilt = math.degrees(math.atan2(along[1], along[0])) - 90
    reach = 34 + 4 * one.build
    top = joints[0][0] - along[0] * reach * 0.9, joints[0][1] - along[1] * reach * 0.9
    with p.transform(x, y, -size if flip else size, size, degrees=degrees):
        _arm(p, (left, joints[2], joints[3]), one, width)
        _leg(p, (_off(joints[1], across, -half * 0.4), joints[6], joints[7]), one, width)
        _leg(p, (_off(joints[1], across, half * 0.4), joints[8], joints[9]), one, width)
        trunk = _trunk(joints, along, across, half)
        p.ink(trunk, one.suit, 5, dx=-9, dy=-5, dots=shade(one.suit, 1.6))
        if one.belt:
            middle = _off(joints[1], along, -6)
            belt = taper([_off(middle, across, -half * 0.6), _off(middle, across, half * 0.6)], 13, 13)
            p.plain(belt, one.belt, 4)
        head(p, one, *top, tilt * 0.6, 1.0)
        _arm(p, (right, joints[4], joints[5]), one, width)
    names = {"far": joints[3], "near": joints[5], "head": top, "neck": joints[0], "foot": joints[9], "back": joints[7]}
    matrix = skia.Matrix().setTranslate(x, y).preRotate(degrees).preScale(-size if flip else size, size)
    found = matrix.mapPoints([skia.Point(*point) for point in names.values()])
    return {name: (point.fX, point.fY) for name, point in zip(names, found, strict=True)}


def _off(a: Point, direction: Point, distance: float) -> Point:
    return a[0] + direction[0] * distance, a[1] + direction[1] * distance


def cape(p: Pop, colour: str, neck: Point, *tips: Point, size: float = 1) -> None:
    """A cape that hangs from the neck through the tips; draw it before the figure."""
    x, y = neck
    points = [(x - 22 * size, y), *tips, (x + 22 * size, y)]
    p.ink(spline(points, tension=0.6), colour, 6, dx=0, dy=-14, dots=shade(colour, 1.6))


def crowd(p: Pop, y: float, colour: str, *people: tuple[float, float, str]) -> None:
    """Flat silhouettes side by side: x, size and kind (man, woman, child, big, tree, small)."""
    for x, size, kind in people:
        p.plain(at(silhouette(kind), x, y, size), colour, 0)


def silhouette(kind: str) -> skia.Path:
    """Somebody standing on the origin, 200 units tall."""
    head_shape = ellipse(0, -178, 21, 25)
    body = svg("M-14 -156 C-50 -150 -54 -120 -52 -76 L-40 -74 L-34 -118 L-32 0 L-8 0 L0 -70 L8 0 L32 0 L34 -118 "
               "L40 -74 "
               "L52 -76 C54 -120 50 -150 14 -156Z")  # fmt: skip
    if kind == "woman":
        body = svg("M-12 -156 C-40 -150 -42 -124 -46 -80 L-36 -78 L-28 -112 L-42 -40 L-24 -38 L-20 0 L-4 0 L0 "
                   "-38 L4 0 L20 0 "
                   "L24 -38 L42 -40 L28 -112 L36 -78 L46 -80 C42 -124 40 -150 12 -156Z")  # fmt: skip
        head_shape = union(head_shape, ellipse(0, -170, 27, 32))
    if kind == "big":
        return scaled(union(head_shape, body), 1.35, 1.06)
    if kind == "cape":
        body = union(body, polygon((-30, -150), (30, -150), (58, -16), (-58, -16)))
    return union(head_shape, body)
