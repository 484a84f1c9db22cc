"""Evil Swingers: the lair, its furniture and its instruments."""

from __future__ import annotations

import math

from tools.art.austin.grounds import curtain, sky, stripes, sunset
from tools.art.austin.hands import OPEN, fist, palm
from tools.art.austin.people import HENCH, STAND, head, person
from tools.art.austin.poster import Poster, slab
from tools.art.austin.props import WHITE, boot, cloud, fez, impact, label
from tools.art.austin.style import CREAM, INK, LILAC, LIME, PINK, SUN, VIOLET
from tools.art.beanz.parts import Part, at, flat, group, inside, pen
from tools.art.colour import light, shade
from tools.art.paths import arc, box, ellipse, polygon, star, svg, union

ACID, BLOOD, STEEL, PALE = "#a8e83a", "#c8242e", "#6a6f8a", "#dfe6c8"


def _dust_cloud() -> Part:
    ring = [
        (150 * math.cos(a), 108 * math.sin(a), 48 + 8 * (i % 3))
        for i, a in enumerate(math.radians(i * 27.7) for i in range(13))
    ]
    swirls = [
        pen(arc(x, y, r, s, s + 210), "#b8a890", 6)
        for x, y, r, s in (
            (-70, -20, 30, 20),
            (60, 30, 34, 160),
            (10, -60, 24, 250),
            (-30, 60, 26, 90),
            (110, -40, 22, 300),
        )
    ]
    return group(cloud("#f4ead6", (0, 0, 130), (-60, 0, 110), (60, 0, 110), *ring), *swirls)


def _wig() -> Part:
    return group(
        slab(
            "M-60 30 C-80 -10 -60 -60 -10 -62 C50 -66 84 -20 66 34 C60 10 40 -6 10 -4 C-20 -6 -50 4 -60 30Z", "#ff8a1f"
        ),
        pen("M-40 0 C-36 -30 -10 -44 10 -42 M-10 -10 C-2 -30 20 -30 34 -20", shade("#ff8a1f", 1.3), 5),
    )


def _stool(colour: str) -> Part:
    return group(pen("M-20 0 L-34 70 M20 0 L34 70 M-28 44 L28 44", "#8a5a2a", 9), slab(ellipse(0, 0, 44, 14), colour))


def _long_desk() -> Part:
    wood = "#5a2416"
    return group(
        slab(polygon((-220, 24), (40, 24), (70, 62), (-240, 62)), light(wood, 0.9)),
        slab(box(-240, 62, 310, 150), wood),
        *[flat(box(-226 + i * 78, 82, 62, 110, 4), shade(wood, 0.8)) for i in range(4)],
        at(
            -176,
            22,
            slab(box(-22, -34, 44, 34, 4), CREAM, dots=False),
            flat(box(-14, -26, 28, 4), INK),
            flat(box(-14, -17, 20, 4), INK),
        ),
        at(-90, 30, slab(ellipse(0, -22, 20), BLOOD, dots=False), slab(box(-26, -12, 52, 14, 4), STEEL, dots=False)),
    )


def _plain_chair() -> Part:
    return group(
        flat("M-38 70 L-46 150 L-34 150 L-26 70Z M38 70 L46 150 L34 150 L26 70Z", "#3a3458"),
        slab(box(-44, -76, 88, 112, 10), "#8a3fd0"),
        flat(box(-30, -62, 60, 84, 6), shade("#8a3fd0", 1)),
        slab("M-50 36 L50 36 L58 74 L-58 74Z", "#a060e0"),
    )


def _rocket() -> Part:
    return group(
        flat("M-26 60 L-48 110 L-22 98Z M26 60 L48 110 L22 98Z", BLOOD),
        slab("M0 -130 C40 -80 36 40 26 96 L-26 96 C-36 40 -40 -80 0 -130Z", WHITE),
        flat("M0 -130 C18 -108 26 -86 30 -64 L-30 -64 C-26 -86 -18 -108 0 -130Z", BLOOD),
        flat(ellipse(0, -26, 14), "#35a8d8"),
        pen(ellipse(0, -26, 14), STEEL, 5),
    )


def _rooms() -> Part:
    """A monorail, a canteen, a laboratory and a bedroom."""
    rail = [flat(box(-140 + i * 26, 42, 18, 12, 4), "#1a3a4a") for i in range(3)]
    tables = [
        group(slab(box(x, 60, 26, 6, 2), "#8a4a1e", dots=False), flat(box(x + 10, 64, 6, 17), "#8a4a1e"))
        for x in (64, 118)
    ]
    flask = svg("M0 128 L16 128 L16 140 L28 162 L-12 162 L0 140Z")
    return group(
        flat(box(-180, 20, 150, 62), "#ffb83a"),
        flat(box(40, 20, 150, 62), "#5ad0c0"),
        flat(box(-226, 98, 196, 66), "#e8a0ff"),
        flat(box(40, 98, 190, 66), "#ff8a7a"),
        flat(box(-34, -110, 68, 280), "#1a1030"),
        flat(box(-170, 70, 140, 6), INK),
        slab(box(-150, 36, 96, 32, 14), LIME, dots=False),
        *rail,
        *tables,
        *[head(HENCH, x + 13, 44, 0.5) for x in (64, 118)],
        *[at(x, 0, slab(flask, c, dots=False)) for x, c in ((-160, ACID), (-108, PINK), (-60, "#35a8d8"))],
        *[slab(box(70, y, 100, 12, 4), VIOLET, dots=False) for y in (118, 148)],
        *[head(HENCH, 84, y, 0.4, -90) for y in (114, 144)],
        *[flat(box(-240, y, 480, 8), "#2a1638") for y in (12, 84, 90, 164)],
    )


def _cutaway() -> Part:
    """A volcano sawn open: a rocket in its chimney, floors to both sides."""
    cone = svg("M-226 230 C-150 140 -110 -10 -84 -96 L84 -96 C110 -10 150 140 226 230Z")
    return group(
        slab(cone, "#4a2a5a"),
        inside(cone, _rooms()),
        at(0, 26, _rocket(), size=0.9),
        flat(ellipse(0, -96, 86, 13), "#ff6a2a"),
        flat(ellipse(0, -97, 40, 6), SUN),
        flat(box(-20, 168, 40, 36), "#120a1e"),
        slab(box(-34, 190, 68, 14, 3), "#b8743a", dots=False),
        label("HELLO", 13, 0, 201, INK),
    )


def _timetable() -> Part:
    rows = []
    for i in range(8):
        y = -118 + i * 37
        rows += [
            flat(box(-166, y, 180, 28, 4), "#1a1a2a"),
            flat(box(28, y, 138, 28, 4), "#1a1a2a"),
            flat(box(-158, y + 9, (90, 130, 70, 110)[i % 4], 9, 3), (ACID, SUN)[i % 2]),
            label("13:13", 26, 97, y + 23, (ACID, SUN)[i % 2]),
            flat(box(28, y + 13, 138, 2), "#000000"),
        ]
    return group(
        slab(box(-190, -186, 380, 380, 12), "#3a3f5a"),
        flat(box(-178, -174, 356, 44, 6), VIOLET),
        label("MONORAIL", 34, -44, -140, CREAM),
        at(
            126,
            -152,
            slab(box(-34, -14, 68, 26, 12), LIME, dots=False),
            *[flat(box(-28 + i * 20, -9, 14, 10, 3), INK) for i in range(3)],
        ),
        *rows,
    )


CARDS: dict[str, Poster] = {
    "slugfest": Poster(
        group(sky("#3a1a5a", "#6a2a7a", "#a8642a", 318), curtain("#5a1f8a", 130, trim=LIME)),
        [
            at(-206, -40, boot("#fff0f4", "#4a2a8a", INK), size=0.8, degrees=-64),
            at(176, -120, _stool(PINK), size=1.15, degrees=48),
            at(206, 96, fez(BLOOD), size=0.9, degrees=76),
            at(-178, 104, _stool(SUN), size=1.1, degrees=-128),
            at(44, -136, _wig(), size=1.15, degrees=18),
            at(110, 136, boot(INK, BLOOD), size=0.68, degrees=146),
            at(-104, -136, fist("#f2b58c", LILAC), size=0.74, degrees=-30),
            at(-48, 146, palm("#c98a58", OPEN, cuff=LIME), size=0.66, degrees=-166),
            at(0, 0, _dust_cloud(), size=0.98),
        ],
        "#1a0a2a",
        CREAM,
        front=[
            impact(-60, 10, 52, BLOOD, SUN),
            impact(70, -20, 60, SUN, CREAM),
            impact(10, 76, 40, PINK, CREAM),
            *[flat(star(x, y, 5, 15, 6.5), SUN) for x, y in ((-110, 90), (120, 70), (0, -70), (-130, -30))],
        ],
    ),
    "performance-review": Poster(
        sky("#0f5a50", "#3a9a74", "#5a4a8a", 292),
        [at(118, -2, _plain_chair(), size=1.12), person(STAND, HENCH, -92, 16, 1.4), _long_desk()],
        "#0f2424",
        ACID,
        back=[
            flat(polygon((64, 112), (176, 112), (230, 176), (40, 176)), "#120a24"),
            pen(polygon((64, 112), (176, 112), (230, 176), (40, 176)), ACID, 7),
            flat(polygon((118, -300), (40, 176), (220, 176)), CREAM, 0.24),
        ],
        front=[
            *[
                pen(f"M{x} {y} C{x + 9} {y + 8} {x - 7} {y + 16} {x + 2} {y + 26}", CREAM, 5)
                for x in (-168, -18)
                for y in (-150, -96)
            ],
            *[flat(ellipse(x, y, 6, 10), "#8fe0ff") for x, y in ((-40, -176), (-146, -172), (-30, -122))],
        ],
    ),
    "secret-volcano-lair": Poster(
        sunset("#0f1a4a", "#3a1a6a", "#a82a6a", "#ff7a3a", y=120),
        [at(0, -6, _cutaway(), size=0.94)],
        "#0a0820",
        SUN,
        front=[
            *[
                at(
                    x,
                    y,
                    slab(
                        union(ellipse(0, 0, r), ellipse(r, 4, r * 0.7), ellipse(-r, 5, r * 0.6)), "#5a4a6a", dots=False
                    ),
                )
                for x, y, r in ((20, -150, 22), (56, -182, 28))
            ]
        ],
    ),
    "monorail-timetable": Poster(stripes("#5a2a8a", "#663399", 26, 45), [_timetable()], "#1f0a3a", ACID),
}
