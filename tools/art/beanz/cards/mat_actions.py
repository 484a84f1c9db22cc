"""Action cards that move, lift or turn Beans on the mat."""

from __future__ import annotations

import math

from tools.art.beanz.cards.attacks import FINGER
from tools.art.beanz.cards.scene import (
    BLUE,
    GREEN,
    INK,
    ORANGE,
    PINK,
    RED,
    TEAL,
    VIOLET,
    YELLOW,
    Scene,
    bean,
    who,
    zoom,
)
from tools.art.beanz.parts import Part, at, dots, flat, group, pen, rod, shape, tube
from tools.art.beanz.props import mitt, sparkle, star_part
from tools.art.paths import arc, box, ellipse, polygon, rotated, svg, union

_MOON = group(
    shape(ellipse(0, 0, 60), "#d8d4e8"),
    dots("#a8a4c4", (-18, -14, 13), (22, 10, 16), (-14, 26, 9), (20, -30, 8)),
    flat(ellipse(-26, -34, 12, 7, -30), "#ffffff", 0.9),
)
_TRUMPET = group(
    shape("M-30 -12 L60 -20 C80 -40 90 -60 104 -64 L104 64 C90 60 80 40 60 20 L-30 12Z", YELLOW),
    tube("M-10 10 C-10 44 44 44 44 16", 9, "#ffb02e"),
    shape(box(-110, -9, 84, 18, 6), YELLOW),
    shape(ellipse(-112, 0, 9, 16), "#ffb02e", 4),
)
_CHAIR = group(
    shape(box(-40, 0, 80, 20, 6), "#b97845"),
    shape(box(-40, -96, 18, 100, 6), "#c98a50"),
    shape(box(-36, 18, 14, 60, 4), "#a8703a"),
    shape(box(22, 18, 14, 60, 4), "#a8703a"),
)
_CLOVER = union(
    *[
        at_leaf
        for angle in (45, 135, 225, 315)
        for at_leaf in (
            rotated(
                svg("M0 0 C-44 -20 -40 -66 -14 -66 C-4 -66 0 -58 0 -54 C0 -58 4 -66 14 -66 C40 -66 44 -20 0 0Z"), angle
            ),
        )
    ]
)


def _slots(x: float, y: float) -> Part:
    return group(
        *[
            shape(box(x + i * 58 - 23, y + abs(i) * 10 - 32, 46, 64, 7), c, 4)
            for i, c in zip((-2, -1, 0, 1, 2), (PINK, BLUE, BLUE, BLUE, YELLOW), strict=True)
        ]
    )


CARDS = {
    "upsy-bean": Scene(
        "#7ae06a",
        "#1a5a4a",
        [
            bean(who(YELLOW, "happy", "oh", "worry"), 6, -30, 0.96, 34),
            bean(who(RED, "closed", "teeth", "angry"), -104, 96, 0.5, 24),
            bean(who(BLUE, "closed", "teeth", "angry"), 40, 128, 0.46, -6),
            mitt(-66, 56, "#ffffff", 0.8, flip=True),
            mitt(50, 76, "#ffffff", 0.8, degrees=60),
            zoom((-60, -140, -84, -164), (-20, -160, -30, -186), (130, 90, 160, 110)),
        ],
    ),
    "all-rise": Scene(
        "#ffe27a",
        "#8a2a6a",
        [
            *[
                bean(who(c, "happy", "shout", "up"), x, y, 0.42, d)
                for c, x, y, d in (
                    (RED, -140, -60, -8),
                    (BLUE, -70, -90, -3),
                    (GREEN, 2, -70, 2),
                    (VIOLET, 74, -94, 4),
                    (ORANGE, 144, -62, 8),
                )
            ],
            at(-20, 110, _TRUMPET, size=1.25, degrees=-14),
            zoom((-140, 36, -140, 10), (-70, 20, -70, -6), (2, 30, 2, 8), (74, 10, 74, -14)),
            pen(arc(110, 92, 60, -60, 40), "#ffffff", 8),
            pen(arc(110, 92, 86, -50, 30), "#ffffff", 8),
        ],
    ),
    "hop-to-it": Scene(
        "#a0f06a",
        "#1f6a3a",
        [
            *[
                group(pen(ellipse(x, 140, 80, 24), INK, 22), pen(ellipse(x, 140, 80, 24), c, 12))
                for x, c in ((-104, PINK), (108, BLUE))
            ],
            bean(who(ORANGE, "joy", "grin"), 10, -50, 0.8, 14),
            pen("M-104 110 C-90 -10 -60 -60 -56 -70 M108 110 C104 70 100 50 92 34", "#ffffff", 9),
            zoom((-20, 70, -30, 96), (26, 76, 26, 102), (64, 60, 76, 84)),
        ],
    ),
    "switcheroo": Scene(
        "#ff9ae0",
        "#5a2a9a",
        [
            at(-112, 80, _CHAIR, size=1.1),
            at(112, 80, _CHAIR, size=1.1, flip=True),
            bean(who(TEAL, "cross", "wavy"), -88, -40, 0.62, 26),
            bean(who(YELLOW, "cross", "wavy"), 90, -40, 0.62, -26),
            *[
                group(pen(p, INK, 24), pen(p, c, 13))
                for p, c in ((arc(0, -40, 130, 205, 330, 128), RED), (arc(0, 20, 110, 30, 150, 150), BLUE))
            ],
            shape(polygon((108, -136), (150, -110), (104, -86)), RED),
            shape(polygon((-100, 60), (-140, 84), (-92, 110)), BLUE),
        ],
    ),
    "scoot-over": Scene(
        "#8fd0ff",
        "#2a4a8a",
        [
            shape(box(-180, 96, 380, 26, 8), "#b97845"),
            shape(box(-140, 120, 22, 66, 5), "#a8703a"),
            shape(box(118, 120, 22, 66, 5), "#a8703a"),
            bean(who(RED, "sleepy", "frown", "angry"), 60, 6, 0.84, 16),
            at(
                -86,
                30,
                shape(box(-120, -8, 130, 16, 6), "#c98a50"),
                shape("M0 -40 L60 -56 L70 60 L0 40Z", YELLOW),
                pen("M20 -34 L54 -40 M20 -6 L58 -6 M20 22 L58 34", "#c98a1f", 5),
                shape(box(-14, -42, 24, 84, 6), TEAL),
            ),
            zoom((140, -60, 176, -54), (146, -10, 184, -8), (140, 50, 176, 54)),
        ],
    ),
    "back-in-the-packet": Scene(
        "#ffb02e",
        "#7a1a4a",
        [
            bean(who(GREEN, "happy", "shout", "worry"), 0, -76, 0.76, -8),
            mitt(-84, -60, "#ffffff", 0.9),
            mitt(84, -70, "#ffffff", 0.9, flip=True),
            shape(
                "M-116 0 L-96 -22 L-70 0 L-44 -22 L-18 0 L8 -22 L34 0 L60 -22 L86 0 L112 -20 L122 180 L100 196 L76 180 "
                "L52 196 L28 180 L2 196 L-22 180 L-46 196 L-70 180 L-96 196 L-122 178Z",
                "#5a4ae0",
            ),
            star_part(0, 90, 54),
            flat("M-100 10 L-70 6 L-84 170 L-106 164Z", "#ffffff", 0.4),
            flat("M84 20 L96 18 L104 160 L92 166Z", "#ffffff", 0.3),
        ],
    ),
    "bean-recall": Scene(
        "#5ad8ff",
        "#14407a",
        [
            tube("M0 -200 C-30 -170 30 -150 0 -120 C-20 -100 20 -90 0 -70", 10, "#ff5a7a"),
            bean(who(YELLOW, "happy", "grin", "up"), 0, 26, 0.86, -4),
            pen("M-76 96 C-30 116 30 116 76 96", INK, 22),
            pen("M-76 96 C-30 116 30 116 76 96", "#ff5a7a", 12),
            zoom(
                (-110, 60, -110, 130),
                (110, 60, 110, 130),
                (-140, 110, -140, 166),
                (140, 110, 140, 166),
                (0, 150, 0, 186),
            ),
            sparkle(-140, -60, 20),
        ],
    ),
    "space-sweep": Scene(
        "#8f7aff",
        "#150f4a",
        [
            bean(who(ORANGE, "tough", "smirk", "angry"), -90, 10, 0.78, -10),
            rod((-40, -60), (70, 110), 12, "#b97845"),
            at(
                84,
                130,
                shape("M-50 -26 L50 -26 L76 46 C30 36 -20 36 -66 48Z", YELLOW),
                shape(box(-54, -38, 108, 22, 6), RED),
                degrees=-34,
            ),
            at(128, 20, _MOON, size=0.9),
            star_part(70, -62, 26),
            mitt(-20, -20, "#ffffff", 0.9),
            zoom((60, 66, 90, 40), (150, 110, 170, 90)),
            sparkle(40, 176, 18),
            sparkle(150, 170, 14),
        ],
        rays=False,
    ),
    "star-map": Scene(
        "#3fe0c8",
        "#0a2a5a",
        [
            shape("M-176 -120 C-60 -140 60 -100 176 -124 L176 120 C60 144 -60 100 -176 124Z", "#1f3a8a"),
            pen("M-160 -104 C-60 -122 60 -84 160 -106 L160 104 C60 126 -60 84 -160 106Z", "#5af0ff", 4),
            *[
                flat(ellipse(118 * math.cos(a), 62 * math.sin(a) - 2, 15), c)
                for a, c in [(2 * math.pi * i / 14, (PINK, BLUE, YELLOW)[i % 3]) for i in range(14)]
            ],
            pen(ellipse(0, -2, 118, 62), "#ffffff", 3, 0.6),
            at(-20, -8, _MOON, size=0.5),
            at(46, 14, _MOON, size=0.36),
            sparkle(0, -60, 22, "#fff6b0"),
            shape(box(-196, -136, 28, 276, 12), "#ffd23a"),
            shape(box(168, -140, 28, 276, 12), "#ffd23a"),
        ],
    ),
    "gravity-shift": Scene(
        "#b08aff",
        "#240f5a",
        [
            *[
                group(pen(line, INK, 12), pen(line, "#5af0ff", 6))
                for line in (
                    "M-190 160 C-60 160 40 110 190 -70",
                    "M-190 110 C-70 112 20 64 150 -110",
                    "M-150 190 C-20 180 90 140 196 10",
                    "M-150 90 L-120 196",
                    "M-70 86 L-30 184",
                    "M10 50 L60 152",
                    "M80 -10 L136 92",
                    "M130 -90 L186 -20",
                )
            ],
            at(30, -20, _MOON, size=1.3),
            pen(arc(-30, 40, 130, 150, 230), "#ffffff", 10),
            zoom((-110, 60, -70, 30), (-80, 100, -40, 66)),
        ],
    ),
    "dizzy-spell": Scene(
        "#ffd05a",
        "#6a2a9a",
        [
            bean(who(PINK, "dizzy", "wavy"), -88, 50, 0.66, 172),
            bean(who(TEAL, "dizzy", "tongue"), 92, 50, 0.66, 190),
            *[
                star_part(x, y, 19)
                for x, y in ((-150, -100), (-88, -124), (-28, -100), (34, -104), (94, -126), (152, -100))
            ],
            pen(ellipse(-88, -104, 80, 22), "#ffffff", 5),
            pen(ellipse(94, -104, 80, 22), "#ffffff", 5),
        ],
    ),
    "bean-there": Scene(
        "#ffb88a",
        "#8a2a4a",
        [
            bean(who(GREEN, "happy", "smirk", "cock"), -70, -24, 0.86, -6),
            shape("M8 20 L164 0 L180 148 L22 170Z", "#a8602a"),
            pen("M62 14 C62 -30 112 -34 116 6", INK, 20),
            pen("M62 14 C62 -30 112 -34 116 6", "#7a4018", 10),
            at(64, 70, shape(ellipse(0, 0, 26), BLUE, 4), pen(ellipse(0, 0, 40, 11, -16), "#ffffff", 5)),
            at(134, 60, shape(ellipse(0, 0, 21), RED, 4)),
            at(104, 122, shape(ellipse(0, 0, 23), YELLOW, 4), pen(ellipse(0, 0, 34, 9, 12), PINK, 5)),
            star_part(158, 112, 15, "#7affc0"),
            mitt(30, 90, "#ffffff", 0.8),
        ],
    ),
    "free-spin": Scene(
        "#7affe0",
        "#1a3a8a",
        [
            pen(ellipse(0, 120, 120, 30), "#ffffff", 9),
            pen(ellipse(0, 150, 70, 18), "#ffffff", 7),
            bean(who(RED, "joy", "grin"), 0, -10, 0.9, 10),
            *[
                group(pen(p, INK, 26), pen(p, YELLOW, 14))
                for p in (arc(0, 30, 158, 20, 160, 46), arc(0, -36, 140, 30, 150, 36))
            ],
            shape(polygon((-176, 6), (-128, 30), (-172, 58)), YELLOW),
            shape(polygon((-152, -56), (-108, -34), (-146, -8)), YELLOW),
        ],
    ),
    "lucky-flick": Scene(
        "#8fe06a",
        "#14503a",
        [
            at(-56, 40, FINGER, size=1.05, degrees=-14),
            at(
                104,
                -80,
                shape(_CLOVER, "#3fae3a"),
                pen("M-34 -34 L34 34 M34 -34 L-34 34", "#2a7a2a", 5),
                tube("M0 10 C10 60 0 84 -16 110", 9, "#3fae3a"),
                size=1.05,
            ),
            bean(who(YELLOW, "happy", "oh"), 122, 106, 0.5, 12),
            zoom((70, 40, 84, 60), (60, 76, 78, 84), (96, 26, 100, 44)),
        ],
    ),
}
