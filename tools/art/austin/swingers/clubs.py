"""Good Swingers to go to: a show, a bus, a kiosk, a jukebox, a lamp."""

from __future__ import annotations

import math

from tools.art.austin.grounds import rings, sky, stars, swirl, zigzag
from tools.art.austin.people import CHEER, POINTING, SHIMMY, Look, mirrored, person, shade_of
from tools.art.austin.poster import Poster, glow, shaded, slab
from tools.art.austin.props import GOLD, WHITE, clock_face, heart, label, mirror_ball, note
from tools.art.austin.style import CREAM, INK, ORANGE, PINK, SUN, TEAL, VIOLET
from tools.art.beanz.parts import Part, at, flat, group, inside, pen
from tools.art.colour import light, shade
from tools.art.paths import arc, box, ellipse, polygon, star, svg, union

RED = "#d8263f"
_DANCERS = (
    Look(PINK, "#e9b183", hair="#2a1a3e", style="beehive", skirt=PINK, sleeves=False, flare=-6),
    Look(VIOLET, VIOLET, hair="#c8541f", collar="#ffd3e0"),
    Look(SUN, "#8a4f30", "#8a4f30", "#2a1a3e", "afro", skirt=SUN, sleeves=False, flare=-6),
    Look(TEAL, "#2a3f8a", hair="#e2a52b", style="slick", collar=WHITE),
)


def _chair(x: float, y: float, degrees: float, colour: str, size: float = 1) -> Part:
    """A round chair from above."""
    return at(
        x,
        y,
        slab(ellipse(0, 0, 34), colour),
        flat(ellipse(2, 4, 20), light(colour, 1)),
        slab(svg("M-36 -6 C-32 -46 32 -46 36 -6 L26 -4 C22 -30 -22 -30 -26 -4Z"), shade(colour, 0.8), dots=False),
        size=size,
        degrees=degrees,
    )


def _cushion(x: float, y: float, degrees: float, colour: str, size: float = 1) -> Part:
    return at(
        x,
        y,
        slab(
            "M-28 -28 C-14 -20 14 -20 28 -28 C20 -14 20 14 28 28 C14 20 -14 20 -28 28 C-20 14 -20 -14 -28 -28Z", colour
        ),
        flat(ellipse(0, 0, 4), shade(colour, 2)),
        size=size,
        degrees=degrees,
    )


def _flying_furniture() -> Part:
    parts: list[Part] = []
    tints = (PINK, SUN, "#35a8d8", "#8fd13f", ORANGE)
    for i in range(15):
        a, r = 0.5 + i * 0.74, 30 + i * 12.4
        x, y, s = r * math.cos(a), r * math.sin(a), 0.4 + i * 0.052
        parts.append((_chair if i % 2 else _cushion)(x, y, i * 47, tints[i % 5], s * (1 if i % 2 else 1.1)))
    return group(*parts)


def _bus() -> Part:
    """The front of a double-decker with dancers on its roof."""
    lamp = group(slab(ellipse(0, 0, 34), "#c8cede"), mirror_ball(28, "#ff8ac4", WHITE, 7))
    return group(
        person(SHIMMY, _DANCERS[0], -96, -132, 0.62),
        person(CHEER, _DANCERS[1], -32, -134, 0.62),
        person(mirrored(SHIMMY), _DANCERS[2], 36, -134, 0.62),
        person(POINTING, _DANCERS[3], 96, -132, 0.6),
        slab(box(-150, -72, 300, 270, 26), RED),
        flat(box(-150, -84, 300, 26, 8), SUN),
        *[flat(box(-146 + i * 33, -80, 22, 17, 4), (PINK, TEAL, VIOLET)[i % 3]) for i in range(9)],
        flat(box(-128, -46, 256, 66, 12), "#2a3f6a"),
        flat(box(-128, -46, 120, 66, 12), "#8fd8f4"),
        flat(box(8, -46, 120, 66, 12), "#8fd8f4"),
        flat("M-118 -36 L-70 -36 L-110 12 L-118 12Z M20 -36 L60 -36 L26 12 L18 12Z", WHITE, 0.6),
        slab(box(-98, 30, 196, 34, 6), INK, dots=False),
        label("DISCO", 26, 0, 56, SUN),
        flat(box(-128, 74, 256, 58, 10), "#8fd8f4"),
        flat("M-116 82 L-60 82 L-104 126 L-116 126Z", WHITE, 0.6),
        slab(ellipse(40, 120, 24, 26), VIOLET, dots=False),
        flat(ellipse(40, 98, 13, 15), "#e9b183"),
        flat("M24 98 C22 74 58 74 56 98 C48 90 34 90 24 98Z", INK),
        *[at(s * 104, 160, lamp) for s in (-1, 1)],
        *[flat(box(-50, 146 + i * 11, 100, 5, 2), shade(RED, 1.6)) for i in range(4)],
        slab(box(-160, 188, 320, 20, 8), "#c8cede", dots=False),
        *[slab(box(x, 200, 46, 34, 8), INK, dots=False) for x in (-130, 84)],
    )


def _kiosk() -> Part:
    paper = [
        at(
            -96 + i * 64,
            128,
            slab(box(-27, -34, 54, 70, 2), CREAM, dots=False, depth=0.4),
            flat(box(-22, -28, 44, 9), INK),
            flat(box(-22, -14, 20, 22), (PINK, TEAL, ORANGE, VIOLET)[i]),
            *[flat(box(3, -14 + 8 * k, 19, 3), "#a89ab8") for k in range(3)],
            *[flat(box(-22, 14 + 8 * k, 44, 3), "#a89ab8") for k in range(2)],
        )
        for i in range(4)
    ]
    awning = [
        flat(
            svg(
                f"M{-150 + i * 50} -60 L{-100 + i * 50} -60 L{-110 + i * 56} 0 C{-116 + i * 56} 22 "
                f"{-160 + i * 56} 22 {-166 + i * 56} 0Z"
            ),
            (RED, CREAM)[i % 2],
        )
        for i in range(6)
    ]
    return group(
        slab("M-60 -120 L60 -120 L40 -196 L-40 -196Z", VIOLET),
        at(0, -150, clock_face(34, GOLD, CREAM, 70, -30)),
        slab("M-140 -60 L140 -60 L84 -124 L-84 -124Z", VIOLET),
        slab(box(-132, -60, 264, 262, 4), TEAL),
        flat(box(-112, -6, 224, 82), "#0f3a4a"),
        at(
            -34,
            70,
            slab("M-40 0 C-40 -34 40 -34 40 0Z", ORANGE, dots=False),
            slab(ellipse(0, -46, 20, 24), "#e9b183", dots=False),
            flat("M-22 -54 C-20 -84 20 -84 22 -54Z", "#5a2a14"),
            pen("M-10 -44 L-4 -44 M4 -44 L10 -44", INK, 4),
        ),
        *awning,
        slab(box(-146, 74, 292, 16, 4), "#8a3f1e", dots=False),
        *paper,
        at(
            52,
            -130,
            pen("M0 0 L0 190", GOLD, 7),
            slab(ellipse(0, 196, 30), GOLD),
            flat(ellipse(-6, 190, 11), light(GOLD, 2)),
            degrees=-26,
        ),
    )


def _lighthouse_lamp() -> Part:
    glass = svg(
        "M-62 -150 C-66 -40 -110 30 -104 90 C-100 116 -60 126 0 126 C60 126 100 116 104 90 C110 30 66 -40 62 -150Z"
    )
    blobs = union(
        ellipse(-20, 62, 62, 44), ellipse(30, -20, 48, 54), ellipse(-14, -96, 34, 38), ellipse(46, 86, 30, 22)
    )
    pairs = group(
        shade_of(POINTING, "#7a0f3a", -42, 64, 0.4),
        shade_of(mirrored(POINTING), "#7a0f3a", -2, 64, 0.4),
        shade_of(SHIMMY, "#7a0f3a", 14, -20, 0.42),
        shade_of(mirrored(SHIMMY), "#7a0f3a", 48, -20, 0.42),
        shade_of(CHEER, "#7a0f3a", -14, -92, 0.3),
    )
    return group(
        slab("M-40 -150 L40 -150 L28 -206 L-28 -206Z", "#c8cede"),
        slab(glass, "#ff9a4a"),
        inside(
            glass,
            flat(blobs, "#e8204a"),
            flat(union(ellipse(-34, 46, 36, 20), ellipse(16, -46, 24, 24)), "#ff5a6a", 0.7),
            pairs,
        ),
        flat("M-48 -130 C-52 -40 -92 30 -88 80 C-84 90 -72 90 -72 78 C-74 30 -38 -40 -34 -130Z", WHITE, 0.5),
        slab(box(-70, -158, 140, 22, 8), "#c8cede", dots=False),
        slab("M-100 112 L100 112 L46 160 L-46 160Z", "#c8cede"),
        slab("M-46 160 L46 160 L92 214 L-92 214Z", "#8a90b0"),
        *[flat(box(x - 6, 178, 12, 20, 6), SUN) for x in (-30, 0, 30)],
    )


def _jukebox() -> Part:
    shell = svg("M-130 200 L-130 -50 C-130 -150 -70 -196 0 -196 C70 -196 130 -150 130 -50 L130 200Z")
    records = []
    for i, h in enumerate((70, 112, 86, 136, 98, 124, 78)):
        x = -84 + i * 28
        records += [
            shaded(box(x - 12, 50 - h, 24, h), INK, -6, 0),
            *[flat(box(x - 12, 50 - h + k * 12 + 4, 24, 2), "#5a4a7a") for k in range(h // 12)],
            flat(box(x - 12, 50 - h, 24, 7), (PINK, SUN, TEAL)[i % 3]),
        ]
    bars = [
        pen(f"M{-112 + 0} 190 L-112 -46 C-112 -136 -60 -178 0 -178 C60 -178 112 -136 112 -46 L112 190", c, w)
        for c, w in ((ORANGE, 22), (SUN, 12), (CREAM, 4))
    ]
    return group(
        slab(shell, "#a81f5a"),
        *bars,
        flat(svg("M-92 56 L-92 -46 C-92 -120 -50 -158 0 -158 C50 -158 92 -120 92 -46 L92 56Z"), "#2a1a5a"),
        inside(
            svg("M-92 56 L-92 -46 C-92 -120 -50 -158 0 -158 C50 -158 92 -120 92 -46 L92 56Z"),
            *records,
            flat(ellipse(48, -112, 17), "#fff6c8"),
        ),
        slab(box(-96, 54, 192, 22, 5), GOLD, dots=False),
        *[flat(box(-84 + i * 29, 84, 22, 14, 3), (CREAM, PINK, TEAL)[i % 3]) for i in range(6)],
        flat(ellipse(0, 150, 62), "#ff5a8a", 0.45),
        at(0, 148, slab(heart(46), RED), pen(heart(46), "#ffd3e0", 5), flat(box(-4, -16, 8, 34, 4), INK)),
        slab(box(-142, 190, 284, 26, 8), GOLD, dots=False),
    )


CARDS: dict[str, Poster] = {
    "springin-shindig": Poster(
        swirl("#ffb83a", "#ff9a2a", 7, 2.0),
        [_flying_furniture()],
        "#a8401a",
        CREAM,
        back=[
            flat(ellipse(10, 10, 206), shade(ORANGE, 1.4)),
            slab(ellipse(0, 0, 204), "#f7e3bf"),
            *[pen(ellipse(0, 0, r), "#e0b878", 5) for r in (176, 128, 80)],
            at(0, 0, flat(star(0, 0, 8, 40, 18), RED)),
        ],
    ),
    "double-decker-disco": Poster(
        group(sky("#2a1a6a", "#a83aa0"), stars(CREAM, 4, 30, 0, 200)),
        [at(0, 22, _bus(), size=0.88)],
        "#120a3a",
        CREAM,
        back=[
            *[
                flat(polygon((s * 100, 168), (s * 400, 30 + d * 1.5), (s * 400, 130 + d * 1.5)), c, 0.55)
                for s in (-1, 1)
                for d, c in ((-60, PINK), (40, SUN), (120, TEAL))
            ]
        ],
    ),
    "time-kiosk": Poster(
        rings("#ffd98a", "#ffe8b8", "#ffc85a", "#ffe8b8", step=44),
        [at(-4, 4, _kiosk(), size=0.97)],
        "#a8641a",
        CREAM,
        front=[pen(arc(48, -126, 200, 40, 62), PINK, 6), pen(arc(48, -126, 216, 44, 58), PINK, 5)],
    ),
    "lava-lamp-of-loveliness": Poster(
        group(sky("#3a1a7a", "#ff7a9a", "#1f5aa8", 384), stars(CREAM, 9, 26, 0, 220)),
        [at(0, 0, _lighthouse_lamp(), size=0.98)],
        "#1a0a4a",
        CREAM,
        back=[
            flat(polygon((0, -150), (-400, -260), (-400, -70)), "#ffe8a8", 0.5),
            flat(polygon((0, -150), (400, -260), (400, -70)), "#ffe8a8", 0.5),
            glow(0, 0, 230, "#ff9a5a", 0.6),
            flat(
                "M-340 230 C-200 200 -160 216 -120 196 C-60 190 60 190 120 198 C160 216 200 200 340 230 L340 "
                "400 L-340 400Z",
                "#3a2a5a",
            ),
        ],
    ),
    "mojo-jukebox": Poster(
        zigzag("#1f9a94", "#2fb0a8", "#178580", height=40),
        [at(0, 0, _jukebox(), size=0.98)],
        "#0a4a52",
        CREAM,
        front=[
            note(-176, -60, 1.3, SUN, -14),
            note(176, -120, 1.3, PINK, 12, pair=True),
            note(178, 40, 1.0, CREAM, -10),
        ],
    ),
}
