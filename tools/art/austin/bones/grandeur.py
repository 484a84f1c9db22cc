"""Evil Bones in the grand manner: an accordion, a hole, a cape, a volcano, a machine behind a curtain."""

from __future__ import annotations

import math

from tools.art.austin.grounds import curtain, rays, rings, sky, sunset
from tools.art.austin.people import RUN, SHIMMY, Look, mirrored, person
from tools.art.austin.poster import Poster, glow, slab
from tools.art.austin.props import GOLD, WHITE, note, ticks
from tools.art.austin.style import CREAM, INK, LILAC, SUN
from tools.art.beanz.parts import Part, at, flat, group, pen
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
    """A spiral of cloth with nobody inside it."""
    parts: list[Part] = []
    for i in range(7):
        turn = i * 51.4
        fold = svg("M0 0 C40 -60 120 -90 196 -40 C150 -30 130 20 120 70 C90 30 50 10 0 0Z")
        parts.append(at(0, 0, slab(fold, (BLOOD, "#3a1050")[i % 2]), degrees=turn, size=1.02))
    eye = group(
        slab(ellipse(0, 0, 44), "#1a0628"), pen(arc(0, 0, 26, 0, 250), BLOOD, 7), pen(arc(0, 0, 12, 120, 360), LILAC, 5)
    )
    return group(*parts, eye)


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
                slab(polygon((-230, -70), (230, 40), (230, 120), (-230, 10)), "#b8743a"),
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
                    for x in range(-230, 230, 48)
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
        [_trap()],
        "#2a0f2a",
        back=[*[pen(f"M{x * 0.5} -44 L{x * 1.3} 300", "#a86a2a", 4) for x in range(-480, 500, 96)], _pit()],
        front=[at(0, 166, _shoes(), size=0.9), at(0, 120, ticks(60, 26, CREAM, -150, -120, -60, -30, width=8))],
    ),
    "it-is-called-a-cape": Poster(
        rings("#1a0628", "#2e0f44", "#44185f", step=34),
        [at(0, 0, _cape())],
        "#0a0212",
        "#ff8a9a",
        front=[at(140, 140, slab("M-26 -14 C-10 -24 20 -14 44 2 L44 14 L-30 14Z", INK, dots=False), degrees=10)],
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
