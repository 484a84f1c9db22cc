"""Small flat people: one body from joints, dressed and posed; no faces but what a poster needs."""

from __future__ import annotations

from dataclasses import dataclass, replace

import skia

from tools.art.austin.poster import INK, one_colour, slab
from tools.art.beanz.parts import Part, at, flat, group, pen
from tools.art.colour import light, shade
from tools.art.paths import Point, box, ellipse, limb, minus, moved, polygon, svg, taper, union

SKINS = ("#f7cfae", "#e9b183", "#c98a58", "#8a4f30", "#5f3822")


@dataclass(frozen=True)
class Pose:
    """Joints of a body about 240 units high whose hip is the origin; left and right as the viewer sees them."""

    neck: Point = (0, -74)
    head: Point = (0, -104)
    left_arm: tuple[Point, Point] = ((-40, -40), (-34, -2))
    right_arm: tuple[Point, Point] = ((40, -40), (34, -2))
    left_leg: tuple[Point, Point] = ((-18, 56), (-20, 118))
    right_leg: tuple[Point, Point] = ((18, 56), (20, 118))


STAND = Pose()
CHEER = Pose(left_arm=((-48, -86), (-42, -136)), right_arm=((48, -86), (42, -136)))
SHIMMY = Pose(
    neck=(6, -72),
    head=(12, -102),
    left_arm=((-36, -84), (-66, -116)),
    right_arm=((46, -50), (74, -24)),
    left_leg=((-30, 46), (-46, 110)),
    right_leg=((30, 44), (14, 108)),
)
POINTING = Pose(
    neck=(-4, -74),
    head=(-8, -104),
    left_arm=((-44, -52), (-30, -14)),
    right_arm=((42, -104), (68, -148)),
    left_leg=((-26, 56), (-34, 116)),
    right_leg=((22, 52), (44, 112)),
)
RUN = Pose(
    neck=(20, -70),
    head=(34, -98),
    left_arm=((-24, -60), (-44, -22)),
    right_arm=((56, -52), (80, -84)),
    left_leg=((-20, 48), (-76, 62)),
    right_leg=((44, 34), (52, 96)),
)
LEAP = Pose(
    neck=(14, -70),
    head=(24, -100),
    left_arm=((-30, -84), (-64, -104)),
    right_arm=((54, -88), (88, -110)),
    left_leg=((-44, 22), (-94, 40)),
    right_leg=((48, 20), (92, 52)),
)
RECOIL = Pose(
    neck=(-34, -66),
    head=(-54, -92),
    left_arm=((-64, -36), (-58, 6)),
    right_arm=((8, -84), (26, -124)),
    left_leg=((-20, 52), (-4, 114)),
    right_leg=((40, 36), (76, 86)),
)
KICK = Pose(
    neck=(-10, -74),
    head=(-16, -104),
    left_arm=((-50, -84), (-76, -120)),
    right_arm=((34, -54), (66, -62)),
    left_leg=((-8, 58), (-14, 118)),
    right_leg=((52, 2), (100, -22)),
)
CONGA = Pose(
    neck=(6, -74),
    head=(12, -104),
    left_arm=((34, -62), (70, -60)),
    right_arm=((40, -56), (76, -52)),
    left_leg=((-18, 54), (-30, 116)),
    right_leg=((34, 34), (50, 88)),
)
SIT = Pose(
    left_leg=((40, 6), (36, 66)),
    right_leg=((50, 10), (54, 70)),
    left_arm=((-22, -30), (24, -18)),
    right_arm=((36, -34), (50, -14)),
)
PUSH = Pose(
    neck=(30, -64),
    head=(50, -90),
    left_arm=((60, -52), (96, -72)),
    right_arm=((66, -40), (100, -56)),
    left_leg=((-26, 50), (-72, 112)),
    right_leg=((26, 48), (10, 114)),
)
PULL = Pose(
    neck=(-34, -62),
    head=(-48, -92),
    left_arm=((0, -56), (40, -66)),
    right_arm=((4, -46), (44, -58)),
    left_leg=((-4, 54), (16, 114)),
    right_leg=((30, 44), (60, 106)),
)


def mirrored(pose: Pose) -> Pose:
    def flip(point: Point) -> Point:
        return -point[0], point[1]

    def both(pair: tuple[Point, Point]) -> tuple[Point, Point]:
        return flip(pair[0]), flip(pair[1])

    return Pose(
        flip(pose.neck),
        flip(pose.head),
        both(pose.right_arm),
        both(pose.left_arm),
        both(pose.right_leg),
        both(pose.left_leg),
    )


@dataclass(frozen=True)
class Look:
    """What a person wears; flare widens the trousers at the foot, skirt and hat are optional."""

    top: str = "#5a2c8a"
    legs: str = "#5a2c8a"
    skin: str = SKINS[1]
    hair: str = "#c8541f"
    style: str = "moptop"
    shoes: str = INK
    collar: str = ""
    skirt: str = ""
    sleeves: bool = True
    flare: float = 16
    face: bool = True

    def but(self, **changes: object) -> Look:
        return replace(self, **changes)  # type: ignore[arg-type]


DANDY = Look(collar="#ffd3e0")
HENCH = Look("#f28c28", "#f28c28", SKINS[0], "#22203a", "cap", collar="#ffd23a", flare=4)
SHAGETTE = Look("#e8307a", "#e9b183", SKINS[1], "#e2a52b", "bob", "#ffffff", skirt="#e8307a", sleeves=False, flare=-6)


def shade_of(pose: Pose, colour: str, x: float = 0, y: float = 0, size: float = 1, flip: bool = False) -> Part:
    """The dandy as a silhouette in one colour."""
    return one_colour(colour, person(pose, DANDY, x, y, size, flip=flip))


_HAIR: dict[str, skia.Path | None] = {
    "moptop": svg(
        "M-27 6 C-36 -20 -24 -38 0 -39 C24 -38 36 -20 27 6 C30 14 26 20 22 22 C22 8 20 -4 14 -10 C4 -4 -10 -4 "
        "-18 -10 C-22 -2 -22 8 -22 22 C-26 20 -30 14 -27 6Z"
    ),
    "bob": svg(
        "M-24 30 C-40 12 -36 -40 0 -41 C36 -40 40 12 24 30 L18 28 C22 12 22 0 18 -10 L-18 -10 C-22 0 -22 12 -18 28Z"
    ),
    "afro": minus(
        union(
            *[ellipse(x, y, 24) for x, y in ((-24, -8), (24, -8), (-20, -28), (20, -28), (0, -38), (-26, 8), (26, 8))]
        ),
        ellipse(0, 6, 17, 20),
    ),
    "beehive": svg("M-24 4 C-34 -20 -30 -66 0 -74 C30 -66 34 -20 24 4 C20 -8 12 -14 0 -14 C-12 -14 -20 -8 -24 4Z"),
    "flip": svg(
        "M-22 0 C-28 20 -32 28 -44 28 C-36 36 -22 32 -18 20 L-18 -8 L18 -8 L18 20 C22 32 36 36 44 28 C32 28 28 "
        "20 22 0 C30 -24 20 -40 0 -41 C-20 -40 -30 -24 -22 0Z"
    ),
    "slick": svg(
        "M-24 0 C-28 -26 -20 -36 0 -37 C20 -36 28 -26 24 0 C22 -10 18 -16 12 -20 C6 -22 2 -18 0 -12 C-2 -18 -6 "
        "-22 -12 -20 C-18 -16 -22 -10 -24 0Z"
    ),
    "tufts": svg("M-22 -14 C-36 -12 -36 12 -22 14Z M22 -14 C36 -12 36 12 22 14Z"),
    "bald": None,
    "cap": union(svg("M-26 -14 C-26 -42 26 -42 26 -14Z"), svg("M-30 -15 L36 -15 C44 -11 44 -6 36 -6 L-4 -9 L-28 -9Z")),
    "bowler": union(svg("M-25 -12 C-27 -42 27 -42 25 -12Z"), ellipse(0, -12, 39, 6)),
    "top": union(box(-23, -62, 46, 52, 4), ellipse(0, -11, 40, 6)),
    "fez": svg("M-20 -12 L-15 -44 L15 -44 L20 -12Z"),
    "helmet": union(svg("M-29 -6 C-31 -44 31 -44 29 -6Z"), box(-38, -10, 76, 8, 4)),
}


def head(look: Look, x: float = 0, y: float = 0, size: float = 1, degrees: float = 0) -> Part:
    """A head 70 high round the origin."""
    parts: list[Part] = [slab(ellipse(0, 0, 23, 28), look.skin, dots=False)]
    if look.face:
        parts += [
            *[flat(ellipse(s, -2, 3, 4), INK) for s in (-9, 9)],
            pen("M-7 11 C-3 15 4 15 8 10", shade(look.skin, 3), 3),
        ]
    hair = _HAIR[look.style]
    if hair is not None:
        parts.append(slab(hair, look.hair, dots=False))
    return at(x, y, *parts, size=size, degrees=degrees)


def _arm(shoulder: Point, joints: tuple[Point, Point], look: Look) -> Part:
    elbow, wrist = joints
    cloth = look.top if look.sleeves else look.skin
    sleeve = union(limb([shoulder, elbow], 22, 18), limb([elbow, wrist], 18, 15))
    return group(
        flat(ellipse(*wrist, 11), look.skin), slab(sleeve, cloth, dots=False), flat(ellipse(*wrist, 9), look.skin)
    )


def _leg(hip: Point, joints: tuple[Point, Point], look: Look) -> Part:
    knee, foot = joints
    toe = 1 if foot[0] >= 0 else -1
    leg = union(limb([hip, knee], 32, 22), taper([knee, foot], 22, 24 + look.flare), ellipse(*knee, 11))
    sole = moved(
        svg(f"M{-14 * toe} -6 C{4 * toe} -16 {28 * toe} -4 {32 * toe} 8 L{-14 * toe} 8Z"), foot[0], foot[1] + 4
    )
    return group(flat(sole, look.shoes), slab(leg, look.legs, dots=False))


def _trunk(pose: Pose, look: Look) -> Part:
    (x, y), wide = pose.neck, 30
    body = svg(
        f"M{x - 8} {y - 14} L{x + 8} {y - 14} L{x + 12} {y - 4} C{x + wide} {y} {x + wide + 6} {y + 8} {x + wide} "
        f"{y + 22} L22 8 L-22 8 L{x - wide} {y + 22} C{x - wide - 6} {y + 8} {x - wide} {y} {x - 12} {y - 4}Z"
    )
    parts = [flat(box(x - 8, y - 26, 16, 28, 4), shade(look.skin, 1)), slab(body, look.top, dots=False)]
    if look.collar:
        parts.append(flat(polygon((x - 11, y - 8), (x + 11, y - 8), (x * 0.6, y + 34)), look.collar))
    if look.skirt:
        parts.append(slab("M-24 -14 L24 -14 L44 40 C20 48 -20 48 -44 40Z", look.skirt, dots=False))
    return group(*parts)


def person(
    pose: Pose, look: Look, x: float = 0, y: float = 0, size: float = 1, degrees: float = 0, flip: bool = False
) -> Part:
    """One figure; (x, y) is its hip."""
    (nx, ny) = pose.neck
    left, right = (nx - 26, ny + 8), (nx + 26, ny + 8)
    return at(
        x,
        y,
        _arm(left, pose.left_arm, look),
        _leg((-11, 4), pose.left_leg, look),
        _leg((11, 4), pose.right_leg, look),
        _trunk(pose, look),
        head(look, *pose.head, degrees=(pose.head[0] - nx) * 0.6),
        _arm(right, pose.right_arm, look),
        size=size,
        degrees=degrees,
        flip=flip,
    )


def bust(look: Look, x: float, y: float, size: float = 1) -> Part:
    """Head and shoulders, shoulders cut off at y + 70."""
    return at(
        x,
        y,
        flat(box(-9, 14, 18, 30), shade(look.skin, 1)),
        slab("M-56 84 C-56 46 -34 38 -12 34 L12 34 C34 38 56 46 56 84Z", look.top, dots=False),
        *([flat(polygon((-12, 34), (12, 34), (0, 66)), look.collar)] if look.collar else []),
        head(look),
        size=size,
    )


def medallion(x: float, y: float, size: float = 1) -> Part:
    return at(
        x, y, slab(ellipse(0, 0, 10), "#ffc42e", dots=False), flat(ellipse(-2, -2, 4), light("#ffc42e", 2)), size=size
    )
