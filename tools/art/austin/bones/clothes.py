"""Good Bones about what one wears: ties, hair, trousers, boots, skirts, ruffles, medallions."""

from __future__ import annotations

import math

from tools.art.austin.grounds import arches, burst, checks, rays, rings, sky, swirl
from tools.art.austin.hands import OPEN, palm
from tools.art.austin.people import RECOIL, STAND, Look, person, shade_of
from tools.art.austin.poster import Poster, dressed, shaded, slab
from tools.art.austin.props import GOLD, WHITE, boot, impact, label, note, shoe, sign, speed, ticks
from tools.art.austin.style import CREAM, INK, ORANGE, PINK, SUN, TEAL, VIOLET
from tools.art.beanz.parts import Part, at, flat, group, pen
from tools.art.canvas import Canvas
from tools.art.colour import light, shade
from tools.art.paths import arc, box, ellipse, outline, polygon, svg, union

RED, SKIN = "#d8263f", "#f2b58c"


def _tie() -> Part:
    """A hideous tie whose tip curls up like a tail and holds a flag of truce."""
    blade = svg(
        "M20 -150 L84 -150 L78 -108 C110 -30 124 60 96 118 C66 172 -18 176 -50 124 C-66 92 -60 58 -40 30 "
        "C-34 74 -20 104 14 104 C48 102 48 40 34 -16 C26 -50 18 -80 26 -108Z"
    )
    colours = ("#7ad13a", PINK, "#35a8ff", "#ff8a1f")
    bands = [flat(box(-200, -190 + 34 * i, 420, 17), colours[i % 4]) for i in range(11)]
    spots = [flat(ellipse(-60 + 37 * (i % 5), -164 + 34 * (i // 5), 6), INK) for i in range(50)]
    flag = slab("M-70 -52 C-100 -74 -126 -34 -166 -54 L-150 18 C-118 34 -92 -2 -58 16Z", WHITE)
    return group(
        pen("M-38 60 L-76 -64", "#7a4a1e", 9),
        flag,
        dressed(blade, "#8a5a1e", at(0, 0, *bands, *spots, degrees=20)),
        slab("M10 -196 L92 -196 L80 -144 L24 -144Z", "#ff8a1f"),
    )


def _beehive() -> Part:
    tower = svg(
        "M-84 150 C-120 60 -110 -60 -70 -130 C-46 -186 46 -190 72 -130 C112 -60 122 60 84 150 C60 110 -60 110 -84 150Z"
    )
    locks = [
        pen(f"M-120 {y} C-60 {y - 46} 40 {y - 40} 120 {y - 84}", shade("#ff8a1f", 1.2), 7) for y in range(-100, 190, 36)
    ]
    curl = "M60 -120 C120 -190 190 -150 172 -96 C160 -62 116 -76 128 -108"
    return group(
        slab(ellipse(0, 150, 58, 66), SKIN),
        *[flat(ellipse(x, 148, 6, 8), INK) for x in (-22, 22)],
        pen("M-16 180 C-6 188 8 188 16 180", RED, 6),
        dressed(tower, "#ff8a1f", *locks),
        slab(svg("M-88 60 C-40 30 40 30 88 60 L86 92 C40 64 -40 64 -86 92Z"), PINK, dots=False),
        pen(curl, shade("#ff8a1f", 1.4), 30),
        pen(curl, "#ff8a1f", 22),
        pen("M70 -126 C120 -176 176 -150 162 -104", light("#ff8a1f", 1.4), 5),
    )


def _trousers() -> Part:
    left = svg("M-104 -170 L0 -170 L0 -90 L-20 190 L-150 190 C-120 60 -108 -60 -104 -170Z")
    right = svg("M0 -170 L104 -170 C108 -60 120 60 150 190 L20 190 L0 -90Z")
    plaid = [flat(box(-170 + 44 * i, -200, 16, 420), "#7ad13a", 0.8) for i in range(8)]
    plaid += [flat(box(-170, -190 + 44 * i, 240, 16), RED, 0.75) for i in range(10)]
    spots = [
        flat(ellipse(10 + 42 * (i % 4) + (21 if i // 4 % 2 else 0), -160 + 36 * (i // 4), 13), GOLD) for i in range(44)
    ]
    return group(
        dressed(left, "#ff9ac4", *plaid),
        dressed(right, VIOLET, *spots),
        slab(box(-108, -184, 216, 30, 6), "#5a2a14", dots=False),
        slab(box(-22, -190, 44, 42, 6), GOLD, dots=False),
        flat(box(-11, -180, 22, 22, 3), "#5a2a14"),
    )


def _wheel(petals_of: tuple[str, ...]) -> Part:
    """A pleated skirt from above: pleats as sectors of a colour wheel, the dancer's hair in the middle."""
    parts: list[Part] = []
    count = len(petals_of)
    for index, colour in enumerate(petals_of):
        a0, a1 = (math.radians((index + k) * 360 / count) for k in (0, 1))
        middle = (a0 + a1) / 2
        rim = [(182 * math.cos(a0), 182 * math.sin(a0)), (182 * math.cos(a1), 182 * math.sin(a1))]
        tip = (214 * math.cos(middle), 214 * math.sin(middle))
        pleat = svg(f"M0 0 L{rim[0][0]} {rim[0][1]} Q{tip[0]} {tip[1]} {rim[1][0]} {rim[1][1]}Z")
        fold = polygon((0, 0), rim[1], (196 * math.cos(a1 - 0.16), 196 * math.sin(a1 - 0.16)))
        parts += [flat(pleat, colour), flat(fold, shade(colour, 1.1))]
    return group(*parts)


def _from_above() -> Part:
    """Shoulders, arms and hair of somebody who turns."""
    arms = outline(svg("M-128 -34 C-90 -70 -50 -30 0 0 C50 30 90 70 128 34"), 26)
    return group(
        slab(arms, SKIN, dots=False),
        slab(ellipse(0, 0, 50, 38, 28), WHITE, dots=False),
        slab(ellipse(0, 0, 44), "#5a2a14"),
        pen(arc(0, 0, 30, 120, 330), light("#5a2a14", 2), 5),
        pen(arc(0, 0, 17, 150, 360), light("#5a2a14", 2), 4),
    )


def _ruffles() -> Part:
    """A shirt front cut like the earth: seventeen layers, each with its number."""
    colours = (CREAM, "#ffb8d0", "#ffd98a", "#a8e0d8", "#ff8ab4")
    layers: list[Part] = []
    for index in range(17):
        y = 150 - index * 17
        wide = 92 + 10 * (index % 3) + index * 1.6
        scallops = [ellipse(-wide + 2 * wide * k / 6, y + 13, wide / 6 + 3, 14) for k in range(7)]
        ruffle = union(box(-wide, y - 8, 2 * wide, 20, 4), *scallops)
        layers.append(shaded(ruffle, colours[index % 5], 0, -7, 0.9))
    marks: list[Part] = []
    for index in range(17):
        y = 156 - index * 17
        right = index % 2
        marks.append(pen(f"M{118 if right else -118} {y} L{150 if right else -150} {y}", INK, 2.5))
        marks.append(label(str(index + 1), 15, 164 if right else -164, y + 5, INK))
    coat = svg("M-70 -190 L-190 -120 L-190 210 L-104 210 L-104 -60Z")
    return group(
        flat(box(-104, -150, 208, 360), shade(CREAM, 1)),
        *layers,
        slab(coat, "#3f4fc0"),
        slab(svg("M70 -190 L190 -120 L190 210 L104 210 L104 -60Z"), "#3f4fc0"),
        at(0, -150, _bow_tie(), size=1.2),
        *marks,
    )


def _bow_tie() -> Part:
    return group(
        slab("M0 0 L-80 -38 L-80 38Z", RED),
        slab("M0 0 L80 -38 L80 38Z", RED),
        slab(box(-17, -20, 34, 40, 8), shade(RED, 0.6), dots=False),
    )


def _hook() -> Part:
    """A crane hook on its rope, the bend round the origin."""
    bend = outline(svg("M0 -50 L0 -24 C40 -20 46 34 4 38 C-20 38 -32 22 -30 4"), 20)
    return group(
        pen("M-9 -240 L-9 -84 M9 -240 L9 -84", "#3a3450", 6),
        slab(box(-26, -100, 52, 50, 8), GOLD, dots=False),
        flat(svg("M-26 -84 L-8 -100 L10 -100 L-26 -66Z M8 -50 L26 -68 L26 -52 L24 -50Z"), INK),
        slab(bend, "#8a90a8", dots=False),
    )


def _great_medallion() -> Part:
    sun = [at(0, 0, flat("M-16 -72 L0 -104 L16 -72Z", shade(GOLD, 1.3)), degrees=i * 30) for i in range(12)]
    return group(
        slab(ellipse(0, 0, 132), "#e89a1a"),
        slab(ellipse(0, 0, 112), GOLD),
        *sun,
        slab(ellipse(0, 0, 64), "#e89a1a"),
        flat(outline(ellipse(0, 0, 36), 9), CREAM),
        flat(box(-4.5, -36, 9, 72), CREAM),
        at(0, 0, flat(box(-4.5, 0, 9, 36), CREAM), degrees=48),
        at(0, 0, flat(box(-4.5, 0, 9, 36), CREAM), degrees=-48),
    )


_ENGINEER = Look("#ff8a1f", "#2a6fc0", "#e9b183", "#ffd23a", "helmet", collar=WHITE, flare=2)


def _spiral(canvas: Canvas) -> None:
    for index in range(9):
        t = 0.9 + index * 0.72
        r = 34 + index * 21
        x, y = r * math.cos(t) * 1.05, r * math.sin(t) - 6
        colour = (CREAM, GOLD, PINK)[index % 3]
        note(x, y, 0.7 + index * 0.06, colour, index * 17 - 30, pair=index % 2 == 1)(canvas)


_BROW_DUST = group(
    slab(
        union(
            *[
                ellipse(x, y, r)
                for x, y, r in (
                    (-176, -20, 15),
                    (-152, -40, 22),
                    (-122, -60, 27),
                    (-88, -76, 31),
                    (-50, -82, 32),
                    (-12, -74, 29),
                    (22, -54, 24),
                    (46, -30, 18),
                    (62, -8, 12),
                )
            ]
        ),
        "#fff0d2",
    ),
)


CARDS: dict[str, Poster] = {
    "that-tie-is-a-cry-for-help": Poster(
        burst(SUN, "#ffd98a", "#fff0c8", ORANGE),
        [
            shade_of(RECOIL, VIOLET, -96, 44, 1.16),
            at(74, 8, _tie(), size=0.98),
            at(-150, -90, ticks(20, 26, PINK, -120, -80, -40, width=9)),
        ],
        "#b8501e",
        CREAM,
    ),
    "unhand-my-haircut": Poster(
        rings(TEAL, "#35c0b0", "#a8e8d8", "#35c0b0"),
        [
            at(-6, 10, _beehive()),
            at(-128, 70, palm("#fff0f4", OPEN, cuff=PINK, back=False), size=0.8, degrees=58),
        ],
        "#0f5f66",
        CREAM,
        front=[
            impact(150, -26, 56, GOLD),
            at(176, 26, palm("#fff0f4", OPEN, cuff=PINK, back=False), size=0.72, degrees=-34),
            at(150, -40, ticks(60, 24, WHITE, -80, -40, 0)),
        ],
    ),
    "groove-now-ask-later": Poster(
        swirl("#e8307a", "#c01868", 8, 2.6),
        [
            at(50, 104, shoe(SUN, CREAM, TEAL), size=1.42, degrees=-12),
            at(-36, -44, shoe(SUN, CREAM, TEAL), size=1.3, degrees=-32),
        ],
        "#6a0f4a",
        CREAM,
        back=[_spiral],
        front=[speed(CREAM, (-196, 150, -60, 124), (-190, 100, -50, 84), (-196, 30, -150, 18))],
    ),
    "do-try-to-keep-up-pet": Poster(
        arches("#ff9a4a", PINK, "#f2488a", "#e8307a", "#c81f6a", radius=560, band=62),
        [
            at(118, 62, boot(WHITE, "#4a2a8a", INK), size=1.26, degrees=-20),
            at(-70, 104, boot(WHITE, "#4a2a8a", INK), size=1.12, degrees=44),
        ],
        "#7a0f4a",
        back=[
            at(-70, -52, _BROW_DUST, size=1.36),
            at(
                -126,
                -40,
                slab(ellipse(0, 0, 60, 27), CREAM),
                flat(ellipse(14, 0, 24, 25), TEAL),
                flat(ellipse(16, 0, 11), INK),
            ),
        ],
        front=[speed(CREAM, (-200, 110, -140, 100), (-200, 150, -120, 138), (-190, 188, -90, 178))],
    ),
    "your-trousers-are-out-of-order": Poster(
        checks("#ffd23a", "#ffe98a", 64),
        [
            at(6, 6, _trousers()),
            at(
                176,
                30,
                palm("#f2b58c", ((-40, 60), (-8, 40), (6, 36), (20, 30)), cuff="#3a3a5a"),
                size=0.78,
                degrees=-62,
            ),
        ],
        "#a8641a",
        front=[
            at(2, 40, sign("OUT OF", 170, 96, WHITE, RED, 36, "ORDER"), degrees=-7),
            flat(ellipse(2, 0, 8), GOLD),
            flat(ellipse(0, -2, 3), WHITE),
        ],
    ),
    "twirl-like-you-mean-it": Poster(
        rings("#2a1a3e", CREAM, step=26),
        [
            _wheel(
                (
                    "#e23b2e",
                    "#f26a2e",
                    "#fbb034",
                    "#ffe14a",
                    "#8fd13f",
                    "#1fa850",
                    "#1f9a94",
                    "#2a7fc4",
                    "#4a4fc8",
                    "#8a4fb5",
                    "#c8389a",
                    "#e8307a",
                )
            ),
            _from_above(),
        ],
        "#120a22",
    ),
    "mind-the-ruffles-love": Poster(
        sky("#8fd8f4", "#d8f4f4"),
        [_ruffles()],
        "#2a5f9a",
    ),
    "this-medallion-is-load-bearing": Poster(
        rays("#7cd0e8", "#a8e4f0", 14, 246, 500),
        [
            at(0, -166, _hook()),
            pen("M-6 -128 L-58 -58 M-2 -128 L54 -58", "#8a5a14", 5),
            at(0, 30, _great_medallion(), size=0.98),
            person(STAND, _ENGINEER, -150, 120, 0.62),
            person(STAND, _ENGINEER.but(top="#e8307a", skin="#8a4f30"), 160, 120, 0.62, flip=True),
        ],
        "#1f5f8a",
        CREAM,
    ),
}
