"""Action cards about attacking."""

from __future__ import annotations

import math

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
    dust,
    who,
    zoom,
)
from tools.art.beanz.parts import Part, at, dots, flat, group, pen, shape, tube
from tools.art.beanz.props import fist, flame, sparkle, star_part, wheel
from tools.art.lettering import text_path
from tools.art.paths import arc, box, ellipse, star

FONT = "FredokaOne-Regular.ttf"

FINGER = group(
    shape(
        "M-60 -40 C-10 -46 60 -40 96 -34 C124 -30 124 4 96 8 L20 12 C28 26 26 44 14 48 C22 62 14 80 -2 "
        "80 C2 96 -10 110 -30 108 L-150 108 L-150 -60Z",
        "#ffd0a0",
    ),
    shape("M78 -36 C104 -36 122 -28 120 -12 C118 2 100 6 82 4Z", "#fff0e0", 3.5),
    pen("M14 48 L-40 50 M-2 80 L-50 80", INK, 5),
    shape("M-150 -74 L-112 -70 L-112 116 L-150 120Z", "#ffffff"),
)


def words(text: str, colour: str, size: float, x: float = 0, y: float = 0) -> Part:
    path = text_path(text, FONT, size, x, y, "centre")
    return group(pen(path, INK, 16), pen(path, "#ffffff", 7), flat(path, colour))


_LINE_UP = [
    bean(who(c, "tough", "teeth", "angry"), x, y, s, 12)
    for c, x, y, s in (
        (VIOLET, -138, -30, 0.5),
        (TEAL, 132, -40, 0.5),
        (RED, -76, 10, 0.58),
        (GREEN, 80, 4, 0.58),
        (YELLOW, 2, 40, 0.68),
    )
]

_BROOM = group(
    shape(box(-7, -150, 14, 190, 6), "#b97845"),
    shape("M-40 30 L40 30 L70 120 C30 104 -10 108 -64 122Z", "#ffd23a"),
    pen("M-20 50 L-34 108 M4 50 L2 104 M24 50 L40 106", "#c98a1f", 5),
    shape(box(-44, 16, 88, 22, 6), "#e8434f"),
)

CARDS = {
    "knockdown": Scene(
        "#ffb02e",
        "#8a1f3a",
        [
            at(-70, -20, FINGER, size=1.05),
            bean(who(BLUE, "happy", "oh", "worry"), 96, 30, 0.86, 26),
            pen(arc(70, 150, 150, -96, -50), "#ffffff", 9),
            zoom((34, -70, 56, -86), (40, -96, 44, -122), (22, 34, 36, 56)),
        ],
    ),
    "knock-it-off": Scene(
        "#8a5bff",
        "#0e0a30",
        [
            shape("M-200 -30 L40 -60 L90 -20 L80 20 L-200 60Z", "#35d0ff"),
            pen("M-200 44 L76 6", "#0f4a8a", 10),
            bean(who(ORANGE, "happy", "shout", "worry"), 96, 70, 0.74, 56),
            zoom((10, -120, 60, -84), (40, -140, 84, -108), (-20, -90, 26, -60)),
            star_part(160, 160, 18),
            sparkle(20, 170, 18),
        ],
        rays=False,
    ),
    "freebie-beanie": Scene(
        "#ff8ac4",
        "#5a1a7a",
        [
            tube("M-34 60 L30 44 L-30 26 L28 8 L-26 -10", 9, "#c4cbdc"),
            bean(who(GREEN, "happy", "grin", "up"), 0, -90, 0.66, 6),
            shape("M-120 66 L120 66 L108 186 L-108 186Z", RED),
            shape("M-20 66 L20 66 L18 186 L-18 186Z", YELLOW),
            shape("M-136 40 L-90 96 L-26 70Z", RED),
            shape("M136 40 L90 96 L26 70Z", RED),
            star_part(-134, -100, 24, YELLOW),
            star_part(140, -60, 20, "#7affc0"),
            sparkle(-110, -20, 18),
            sparkle(112, -150, 20),
        ],
    ),
    "sharpshoot": Scene(
        "#7ad13a",
        "#12402a",
        [
            bean(who(PINK), -128, 110, 0.4),
            bean(who(BLUE), 128, 110, 0.4),
            bean(who(YELLOW, "happy", "oh", "worry"), 0, 60, 0.52),
            *[group(pen(ellipse(0, 40, r), INK, 18), pen(ellipse(0, 40, r), RED, 9)) for r in (62, 112)],
            *[
                group(pen(line, INK, 18), pen(line, RED, 9))
                for line in ("M0 -110 L0 -36", "M0 116 L0 186", "M-150 40 L-78 40", "M78 40 L150 40")
            ],
        ],
    ),
    "bean-blitz": Scene(
        "#ffd23a",
        "#a8321a",
        [
            dust(
                (-170, 130, 36),
                (170, 130, 36),
                (-110, 160, 40),
                (110, 160, 42),
                (0, 176, 44),
                (-60, 168, 34),
                (56, 170, 34),
            ),
            *_LINE_UP,
        ],
        [
            zoom(
                (-190, -140, -110, -120),
                (-200, -90, -140, -80),
                (190, -140, 120, -120),
                (-40, -190, -30, -130),
                (50, -190, 40, -130),
            )
        ],
    ),
    "attack-boost-50": Scene(
        "#35d0ff",
        "#1a2a8a",
        [
            shape("M-126 146 C-60 128 60 128 126 146 L112 188 C60 200 -60 200 -112 188Z", "#4a5488"),
            shape(ellipse(0, 144, 104, 22), "#7affc0"),
            tube("M-40 140 L40 124 L-40 108 L40 92", 9, "#c4cbdc"),
            bean(who(ORANGE, "tough", "teeth", "angry"), -40, -6, 0.72, -6),
            words("+50", YELLOW, 92, 98, 34),
            zoom((-140, 90, -140, 30), (110, 90, 110, 40), (140, 110, 140, 70)),
        ],
    ),
    "double-trouble": Scene(
        "#ff8a2a",
        "#6a1a5a",
        [
            bean(who(RED, "tough", "teeth", "angry"), -86, 20, 0.8, -8),
            bean(who(RED, "tough", "teeth", "angry"), 88, 20, 0.8, 8),
            fist(-150, 30, BLUE, 1.1, flip=True),
            fist(152, 30, BLUE, 1.1),
            words("x2", YELLOW, 104, 0, -96),
            pen("M0 -70 L0 180", "#ffffff", 6),
        ],
    ),
    "attack-boost-100": Scene(
        "#ff5a7a",
        "#4a1070",
        [
            shape("M-40 -20 L-150 40 L-120 70 L0 60Z", "#dfe6f4"),
            flame(-154, 62, 1.3, -104),
            flame(-118, 96, 0.9, -112),
            shape("M-70 70 L80 40 C120 34 140 60 130 96 L-56 120Z", TEAL),
            wheel(-30, 134, 32, "#33304a", YELLOW, 6),
            wheel(88, 114, 32, "#33304a", YELLOW, 6),
            bean(who(YELLOW, "tough", "grin", "angry"), 30, -30, 0.72, 14),
            words("+100", "#ffffff", 78, -70, -110),
        ],
    ),
    "sneak-attack": Scene(
        "#8a94c8",
        "#1a1f4a",
        [
            shape("M-120 -60 L100 -80 L130 120 L-110 150Z", "#c9945a"),
            shape("M100 -80 L160 -50 L170 96 L130 120Z", "#a8703a"),
            shape("M-120 -60 L-70 -120 L140 -130 L100 -80Z", "#dcab6e"),
            pen("M-10 -70 L10 136", "#a8703a", 6),
            *[
                group(
                    shape(ellipse(x, 10, 36, 32), "#241a38"),
                    flat(ellipse(x + 8, 14, 15, 18), "#ffffff"),
                    flat(ellipse(x + 14, 16, 8, 10), INK),
                )
                for x in (-66, 52)
            ],
            shape(ellipse(-80, 160, 34, 15), GREEN),
            shape(ellipse(70, 150, 34, 15), GREEN),
            zoom((-170, 150, -136, 146), (-180, 110, -140, 108)),
        ],
    ),
    "never-say-dry": Scene(
        "#ffd27a",
        "#7a3a1a",
        [
            bean(who("#8a7ab0", "sleepy", "flat", "angry"), 74, -14, 1.06, 3),
            bean(who(RED, "tough", "teeth", "angry"), -108, 92, 0.52, -6),
            fist(-168, 84, YELLOW, 0.8, flip=True),
            fist(-50, 108, YELLOW, 0.8),
            zoom((-150, -30, -130, 0), (-110, -46, -104, -12), (-70, -30, -80, 0), width=7),
        ],
    ),
    "meteor-shower": Scene(
        "#ff7a3a",
        "#2a0f4a",
        [
            bean(who(BLUE, "dizzy", "wavy"), -90, 100, 0.6, -52),
            bean(who(GREEN, "dizzy", "oh"), 100, 112, 0.6, 48),
            *[
                at(
                    x,
                    y,
                    flame(30, -36, 1.7, 40),
                    shape("M-34 0 C-34 -30 -10 -40 10 -34 C36 -28 40 4 26 24 C8 40 -30 34 -34 0Z", "#8a6a5a"),
                    dots("#5a4038", (-8, -6, 8), (12, 10, 6)),
                    size=s,
                )
                for x, y, s in ((-40, -70, 1.35), (96, -60, 1.0))
            ],
            zoom((40, -190, 0, -140), (160, -170, 130, -130)),
        ],
        rays=False,
    ),
    "clean-sweep": Scene(
        "#5af0ff",
        "#2a1070",
        [
            shape(
                "M-60 -190 C60 -170 190 -60 150 60 C110 150 -40 160 -110 120 "
                "C0 130 60 60 40 -20 C20 -110 -60 -120 -120 -110 C-90 -130 -80 -170 -60 -190Z",
                "#8fe8ff",
            ),
            flat(
                "M-40 -168 C60 -140 150 -50 120 50 C90 110 20 130 -40 124 C40 110 84 40 62 -30 C40 -110 -30 "
                "-130 -80 -124Z",
                "#ffffff",
                0.7,
            ),
            at(-60, 70, _BROOM, size=1.1, degrees=38),
            bean(who(PINK, "dizzy", "wavy"), 140, 120, 0.4, 70),
            bean(who(YELLOW, "dizzy", "oh"), 90, -110, 0.36, -60),
            bean(who(GREEN, "dizzy", "wavy"), 0, 0, 0.36, 110),
            sparkle(-150, -60, 24),
            star_part(-120, -150, 22),
        ],
        rays=False,
    ),
    "big-bang": Scene(
        "#ff6a4a",
        "#1a0a4a",
        [
            shape(star(0, 0, 14, 196, 120, -90), YELLOW),
            shape(star(0, 0, 14, 150, 92, -84), ORANGE, 0),
            shape(star(0, 0, 14, 112, 70, -80), "#ffffff", 0),
            shape(ellipse(0, 0, 56), "#120824"),
            pen(ellipse(0, 0, 78, 28, -14), PINK, 10),
            *[
                bean(
                    who(c, "happy", "shout", "worry"),
                    150 * math.cos(math.radians(a)),
                    142 * math.sin(math.radians(a)),
                    0.36,
                    a + 90,
                )
                for c, a in ((BLUE, -150), (GREEN, -36), (VIOLET, 40), (RED, 146))
            ],
        ],
    ),
}
