"""Evil Bones in the grand manner: an accordion, a hole, a cape, a volcano, a machine behind a curtain."""

from __future__ import annotations

import math

from tools.art.austin.grounds import curtain, rays, sky, sunset, swirl
from tools.art.austin.people import RUN, SHIMMY, Look, mirrored, person
from tools.art.austin.poster import Poster, glow, slab
from tools.art.austin.props import GOLD, WHITE, bowler, label, note, ticks
from tools.art.austin.style import CREAM, INK, LILAC, LIME, SUN
from tools.art.beanz.parts import Part, at, brush, flat, group, pen
from tools.art.colour import light, shade
from tools.art.paths import arc, box, ellipse, minus, polygon, svg

ACID, BLOOD, STEEL = "#a8e83a", "#c8242e", "#6a6f8a"


def _accordion() -> Part:
    """Bellows spread like a fan between two boxes."""
    folds: list[Part] = []
    for i in range(9):
        a0, a1 = (math.radians(-128 + (i + k) * 76 / 9) for k in (0, 1))
        form = polygon(
            *[(r * math.cos(a), 190 + r * math.sin(a)) for r, a in ((130, a0), (270, a0), (270, a1), (130, a1))]
        )
        folds.append(flat(form, ("#7a3fb0", "#4a2080")[i % 2]))
    keys = [flat(box(-26, -60 + i * 17, 26, 14, 2), CREAM if i % 3 else INK) for i in range(8)]
    buttons = [flat(ellipse(6 + 17 * (i % 2), -52 + 17 * (i // 2), 6), CREAM) for i in range(14)]
    return group(
        *folds,
        at(-128, 34, slab(box(-44, -76, 70, 152, 10), BLOOD), *keys, degrees=-38),
        at(72, 12, slab(box(-20, -76, 70, 152, 10), BLOOD), *buttons, degrees=38),
    )


def _shoes() -> Part:
    pair = svg("M-54 0 C-58 -26 -46 -40 -32 -44 C-16 -44 -8 -30 -6 -8 C-4 12 -8 26 -26 28 C-44 28 -52 20 -54 0Z")
    laces = pen("M-38 -24 L-20 -20 M-40 -12 L-18 -8", CREAM, 4)
    one = group(slab(pair, "#5a2416", dots=False), flat(ellipse(-30, -34, 15, 11), INK), laces)
    return group(one, at(60, 4, one))


def _pit() -> Part:
    """A perfectly square hole, seen from above its near edge."""
    return group(
        flat(polygon((-130, -20), (130, -20), (178, 150), (-178, 150)), "#e0b070"),
        flat(polygon((-118, -8), (118, -8), (158, 140), (-158, 140)), "#0c0616"),
        flat(polygon((-118, -8), (118, -8), (128, 30), (-128, 30)), "#4a2414"),
        flat(polygon((-118, -8), (-128, 30), (-132, 140), (-158, 140)), "#2e160e"),
        pen("M0 76 C-6 90 6 100 0 116", "#8a80a8", 4),
    )


def _trap() -> Part:
    return slab(polygon((-130, -20), (130, -20), (110, -150), (-110, -150)), "#a8642a")


def _cape() -> Part:
    """A cape in full swing round an empty collar."""
    folds = (
        [(-30, -120), (-96, 0), (-120, 150)],
        [(0, -120), (-30, 20), (-20, 176)],
        [(26, -120), (60, 10), (86, 170)],
    )
    return group(
        slab("M-20 -110 C-150 -110 -214 -40 -206 60 C-180 20 -140 10 -104 30 C-90 -30 -60 -80 -20 -110Z", BLOOD),
        slab("M20 -110 C140 -130 222 -60 204 40 C176 6 150 0 118 24 C106 -30 70 -80 20 -110Z", BLOOD),
        slab("M-34 -126 C-70 -40 -140 60 -176 186 C-60 216 80 210 186 176 C140 60 70 -40 34 -126Z", "#4a1a6a"),
        *[brush(points, "#2a0a44", 4, 34) for points in folds],
        slab(
            "M-176 186 C-120 100 -20 60 60 84 C130 106 170 140 186 176 C100 150 10 140 -60 164 C-100 178 "
            "-140 190 -176 186Z",
            BLOOD,
        ),
        slab("M-8 -118 C-60 -130 -96 -170 -104 -206 C-60 -206 -20 -180 0 -140Z", "#4a1a6a"),
        slab("M8 -118 C60 -130 96 -170 104 -206 C60 -206 20 -180 0 -140Z", "#4a1a6a"),
        flat("M-8 -122 C-46 -132 -76 -160 -88 -192 C-54 -188 -20 -168 0 -140Z", BLOOD),
        flat("M8 -122 C46 -132 76 -160 88 -192 C54 -188 20 -168 0 -140Z", BLOOD),
        slab(ellipse(0, -120, 17), GOLD, dots=False),
    )


def _volcano() -> Part:
    cone = svg("M-200 220 C-130 150 -90 20 -66 -70 L66 -70 C90 20 130 150 200 220Z")
    lava = svg(
        "M-70 -74 L70 -74 L72 -46 C60 -30 56 20 42 22 C30 22 32 -22 20 -24 C6 -24 8 60 -8 62 C-22 62 -14 -10 -28 -14 "
        "C-42 -14 -40 16 -52 14 C-64 10 -66 -34 -72 -48Z"
    )
    face = group(
        *[flat(ellipse(s * 44, 86, 11, 14), "#1a0a2e") for s in (-1, 1)],
        *[flat(ellipse(s * 44 - 4, 81, 4), WHITE) for s in (-1, 1)],
        pen("M-46 128 C-20 152 24 152 48 122", "#1a0a2e", 9),
        pen("M-60 62 C-52 54 -38 54 -30 60 M30 60 C38 54 52 54 60 62", "#1a0a2e", 6),
        flat(ellipse(-80, 118, 17, 10), "#d8487a", 0.6),
        flat(ellipse(82, 118, 17, 10), "#d8487a", 0.6),
    )
    return group(slab(cone, "#6a3a7a"), slab(lava, "#ff6a2a", dots=False), flat(ellipse(0, -72, 70, 13), SUN), face)


def _ring() -> Part:
    return group(
        slab(minus(ellipse(0, 0, 92, 42), ellipse(0, -3, 54, 19)), "#e8dcf4"),
        pen(arc(0, 0, 76, 150, 260, 30), WHITE, 6),
    )


def _pipe(path: str, colour: str, width: float = 26) -> Part:
    return group(
        pen(path, shade(colour, 2), width + 6),
        pen(path, colour, width),
        pen(path, light(colour, 1.4), width * 0.25, 0.7),
    )


def _machine() -> Part:
    gauge = group(slab(ellipse(0, 0, 30), GOLD), flat(ellipse(0, 0, 22), CREAM), pen("M0 0 L12 -13", BLOOD, 4))
    return group(
        _pipe("M-110 60 L-110 -120 C-110 -160 -60 -160 -60 -120 L-60 40", "#c86a2a"),
        _pipe("M110 60 L110 -90 C110 -150 50 -150 50 -90 L50 40", "#3fa08a"),
        _pipe("M-20 60 L-20 -160", "#8a90b0", 34),
        _pipe("M-110 -60 L20 -60 L20 30", "#d8a03a", 18),
        _pipe("M110 0 L150 0 L150 80", "#c86a2a", 20),
        slab("M-46 -150 L6 -150 L22 -190 L-62 -190Z", "#8a90b0"),
        slab(box(-140, 20, 280, 160, 12), "#4a4a78"),
        *[at(x, 64, gauge) for x in (-96, 96)],
        *[flat(ellipse(-118 + i * 34, 158, 7), (ACID, SUN, BLOOD)[i % 3]) for i in range(8)],
        slab(box(-34, 56, 68, 74, 8), "#2a2a4a"),
        slab(ellipse(0, 92, 15), BLOOD, dots=False),
        flat(ellipse(-4, 88, 4), WHITE),
        at(0, 92, ticks(20, 12, WHITE, -150, -90, -30, width=5)),
        *[flat(ellipse(x, y, 5), "#23234a") for x in (-128, 128) for y in (32, 136)],
    )


CARDS: dict[str, Poster] = {
    "polka-until-you-drop": Poster(
        rays("#1f6a4a", "#2a7f5a", 16),
        [
            at(
                0,
                128,
                slab(polygon((-326, -93), (298, 56), (298, 136), (-326, -13)), "#b8743a"),
                *[
                    flat(
                        polygon(
                            (x, -70 + (x + 230) * 0.239),
                            (x + 24, -64 + (x + 230) * 0.239),
                            (x + 24, 16 + (x + 230) * 0.239),
                            (x, 10 + (x + 230) * 0.239),
                        ),
                        shade("#b8743a", 0.8),
                    )
                    for x in range(-326, 290, 48)
                ],
            ),
            at(-50, -66, _accordion(), size=0.92, degrees=12),
            person(SHIMMY, Look("#e8307a", "#e8307a", hair="#2a1a3e", skirt="#ff8ab4", flare=-6), 108, 44, 0.66, 16),
            person(mirrored(RUN), Look("#f28c28", "#3a4a9a", hair="#e2a52b"), 186, 92, 0.6, 26),
        ],
        "#08301f",
        CREAM,
        front=[
            note(126, -120, 1.2, SUN, 16, pair=True),
            note(-180, 60, 1.1, SUN, -14),
            note(60, -160, 0.9, CREAM, -10),
        ],
    ),
    "trap-door-please": Poster(
        sky("#4a1a5a", "#7a2a6a", "#c8863a", 170),
        [_trap(), at(-14, -2, bowler(), size=0.62, degrees=-16)],
        "#2a0f2a",
        back=[*[pen(f"M{x * 0.5} -44 L{x * 1.3} 300", "#a86a2a", 4) for x in range(-480, 500, 96)], _pit()],
        front=[
            at(-16, 60, *[pen(f"M{x} 0 L{x} {n}", LILAC, 5, 0.7) for x, n in ((-30, 34), (0, 52), (30, 34))]),
            *[flat(ellipse(x, 178, r, r * 0.6), CREAM, 0.7) for x, r in ((-70, 20), (-44, 14), (76, 20), (50, 14))],
            at(0, 156, _shoes(), size=1.15),
        ],
    ),
    "it-is-called-a-cape": Poster(
        swirl("#1f0a3a", "#341558", 7, 2.6),
        [at(0, 6, _cape())],
        "#0a0212",
        ACID,
        front=[
            at(0, 6, ticks(150, 30, LIME, -118, -90, -62, width=11)),
            at(-2, -176, label("?", 54, 0, 0, CREAM)),
        ],
    ),
    "the-volcano-agrees-with-me": Poster(
        sunset("#0f2a4a", "#1a4a6a", "#3a8a8a", "#a8d86a", y=150),
        [at(4, 0, _volcano()), at(24, -148, _ring(), degrees=-8)],
        "#081a30",
        ACID,
    ),
    "you-may-applaud-my-genius": Poster(
        group(sky("#1a0f30", "#3a1f5a", "#5a2a1a", 380), curtain("#8a1440", 128)),
        [at(0, 0, _machine(), size=0.92)],
        "#0a0514",
        ACID,
        back=[glow(0, 0, 210, "#b08aff", 0.7)],
    ),
}
