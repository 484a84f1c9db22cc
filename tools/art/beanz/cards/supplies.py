"""Action cards about cards, points and costs."""

from __future__ import annotations

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
from tools.art.beanz.face import eye, eyes
from tools.art.beanz.parts import Part, at, capsule, dots, flat, group, pen, rod, shape, tube
from tools.art.beanz.props import card, mitt, paw, sparkle, star_part
from tools.art.paths import box, ellipse, polygon, svg

_SWEET = group(
    shape("M-24 0 L-52 -20 L-52 20Z M24 0 L52 -20 L52 20Z", PINK),
    shape(ellipse(0, 0, 28, 22), RED),
    pen("M-14 -14 C-4 -4 -4 6 -14 16 M6 -18 C16 -6 16 8 6 18", "#ffffff", 5),
)
_LANTERN = group(
    pen("M0 -40 L0 -20", INK, 5),
    shape(ellipse(0, 6, 26, 24), ORANGE),
    pen("M-12 -16 C-16 0 -16 14 -12 26 M12 -16 C16 0 16 14 12 26", "#c9501f", 4),
)
_ARROW = svg("M-20 0 L-20 -50 L-44 -50 L0 -100 L44 -50 L20 -50 L20 0Z")


def _seat(colour: str, x: float) -> Part:
    return bean(who(colour, "joy", "grin"), x, 0, 0.42)


CARDS = {
    "sugar-rush": Scene(
        "#ff9ad8",
        "#7a1f7a",
        [
            bean(who(TEAL, "dizzy", "grin", "up"), 0, -10, 0.98, 5),
            at(-126, -90, _SWEET, size=1, degrees=-30),
            at(130, -40, _SWEET, degrees=40),
            at(-130, 110, _SWEET, size=0.9, degrees=20),
            at(120, 130, _SWEET, size=1, degrees=-16),
            at(0, 176, _SWEET, size=0.8),
            zoom((-150, 0, -116, 10), (150, 50, 116, 56), (-60, -180, -46, -150), (60, -186, 50, -154)),
        ],
    ),
    "second-helping": Scene(
        "#ffd08a",
        "#8a3a1a",
        [
            shape(ellipse(0, 140, 160, 38), "#ffffff"),
            pen(ellipse(0, 136, 124, 24), BLUE, 6),
            card(-50, 96, -24, size=1.15),
            card(46, 100, 18, VIOLET, 1.15),
            card(0, 70, -4, size=1.15),
            card(40, -10, 30, size=1.0),
            card(-8, -40, -16, VIOLET, 1.0),
            at(
                60,
                -90,
                rod((20, -14), (120, -90), 16, "#9aa3b8"),
                shape("M-96 -30 L44 -30 C44 30 0 54 -30 54 C-66 54 -96 24 -96 -30Z", "#c4cbdc"),
                flat(ellipse(-26, -28, 66, 13), "#8a94b0"),
                degrees=-10,
            ),
        ],
    ),
    "bean-feast": Scene(
        "#ffc05a",
        "#5a1a4a",
        [
            *[at(x, y, _LANTERN, size=0.8) for x, y in ((-150, -120), (-76, -98), (0, -92), (76, -98), (150, -120))],
            *[at(0, -6, _seat(c, x)) for c, x in ((RED, -140), (BLUE, -70), (GREEN, 0), (VIOLET, 70), (ORANGE, 140))],
            shape("M-196 64 L196 64 L184 190 L-184 190Z", "#fff6e0"),
            *[
                flat(polygon((x, 64), (x + 30, 64), (x + 28, 190), (x + 2, 190)), RED, 0.8)
                for x in (-180, -120, -60, 0, 60, 120)
            ],
            shape(ellipse(-100, 60, 50, 16), "#ffffff"),
            shape(ellipse(-100, 44, 34, 24), "#c9702a"),
            shape(ellipse(10, 60, 56, 16), "#ffffff"),
            shape("M-30 54 C-30 10 50 10 50 54Z", PINK),
            shape(ellipse(10, 14, 11), RED, 4),
            shape(ellipse(118, 60, 48, 15), "#ffffff"),
            dots(GREEN, (100, 46, 13), (124, 42, 13), (138, 52, 11)),
        ],
    ),
    "dig-deep": Scene(
        "#c8e06a",
        "#4a3a1a",
        [
            shape("M-176 110 C-100 60 100 60 176 110 C190 160 150 190 0 190 C-150 190 -190 160 -176 110Z", "#8a5a34"),
            flat(ellipse(0, 122, 96, 32), "#3a2418"),
            bean(who(BLUE, "happy", "grin"), 0, 40, 0.7, 184),
            flat(svg("M-100 124 C-60 160 60 160 100 124 L110 186 L-110 186Z"), "#8a5a34"),
            *[
                card(x, y, d, c, 1)
                for x, y, d, c in (
                    (-120, -10, -34, "#5a4ae0"),
                    (124, -30, 30, "#e8434f"),
                    (-76, -116, -14, "#35b86a"),
                    (84, -130, 20, "#f2a32e"),
                )
            ],
            dots("#6a4024", (-60, 60, 9), (70, 56, 11), (-100, 66, 7), (104, 70, 7)),
            sparkle(0, -150, 18),
        ],
    ),
    "bean-back": Scene(
        "#9aa8d8",
        "#20284a",
        [
            shape("M-90 -20 L90 -20 L76 186 L-76 186Z", "#7a8aa8"),
            *[pen(f"M{x} 0 L{x * 0.86} 176", "#5a6888", 8) for x in (-56, -18, 18, 56)],
            flat("M-92 -24 L92 -24 L88 26 L-88 26Z", "#141024"),
            eye(-34, -2, 27, (4, -6), "#6fd04a"),
            eye(34, -2, 27, (-4, -6), "#6fd04a"),
            at(
                10,
                -92,
                shape("M-112 24 C-112 -24 -50 -40 0 -40 C50 -40 112 -24 112 24Z", "#8f9dbc"),
                pen("M-22 -40 C-22 -70 22 -70 22 -40", INK, 17),
                pen("M-22 -40 C-22 -70 22 -70 22 -40", "#c4cbdc", 8),
                degrees=-14,
            ),
            zoom((-130, -60, -160, -80), (-126, -20, -162, -20), (130, -60, 160, -90), (126, -6, 160, -6)),
        ],
    ),
    "encore": Scene(
        "#ffd23a",
        "#7a1030",
        [
            shape("M-200 -200 L-110 -200 C-120 -80 -150 60 -200 130Z", "#c2243c"),
            shape("M200 -200 L110 -200 C120 -80 150 60 200 130Z", "#c2243c"),
            shape("M-196 140 L196 140 L196 190 L-196 190Z", "#b97845"),
            bean(who(VIOLET, "closed", "smile"), -26, 40, 0.84, 22),
            mitt(-112, 60, "#ffffff", 0.9),
            card(96, -60, 16, size=1.5),
            sparkle(54, -110, 20, "#fff6b0"),
            sparkle(140, 0, 16, "#fff6b0"),
            pen("M128 20 C140 50 120 80 96 84", "#ffffff", 7),
            at(-60, 128, shape(ellipse(0, 0, 15), RED, 4)),
            at(70, 130, shape(ellipse(0, 0, 13), PINK, 4)),
        ],
    ),
    "brain-freeze": Scene(
        "#a8f0ff",
        "#1f3f9a",
        [
            bean(who(BLUE, "cross", "teeth", "worry"), -6, 40, 0.98, -4),
            at(
                16,
                -96,
                shape(box(-10, -110, 20, 64, 6), "#e8c08a"),
                shape("M-38 50 L-38 -40 C-38 -70 38 -70 38 -40 L38 50 C38 62 -38 62 -38 50Z", PINK),
                flat(box(-24, -40, 12, 70, 6), "#ffffff", 0.7),
                degrees=16,
            ),
            *[
                group(
                    pen(
                        f"M{x - 14} {y} L{x + 14} {y} M{x - 7} {y - 12} L{x + 7} {y + 12} M{x + 7} {y - 12} L{x - 7} "
                        f"{y + 12}",
                        "#ffffff",
                        6,
                    )
                )
                for x, y in ((-140, -60), (140, 20), (-134, 90), (130, 140), (-110, -150))
            ],
            shape("M-60 -34 L-50 14 L-40 -30Z", "#d8f8ff", 4),
            shape("M40 -40 L50 10 L62 -34Z", "#d8f8ff", 4),
        ],
    ),
    "butterfingers": Scene(
        "#ffe05a",
        "#8a4a0a",
        [
            bean(who(ORANGE, "happy", "shout", "worry"), 0, -50, 0.86, -4),
            shape("M-100 -6 C-130 30 -100 60 -70 40 C-60 20 -70 -10 -100 -6Z", YELLOW),
            shape("M100 -6 C130 30 100 60 70 40 C60 20 70 -10 100 -6Z", YELLOW),
            shape("M-96 44 C-104 66 -84 66 -90 44Z", YELLOW, 4),
            shape("M92 46 C84 70 106 70 98 46Z", YELLOW, 4),
            *[
                card(x, y, d, c, 1)
                for x, y, d, c in (
                    (-120, 132, -50, "#5a4ae0"),
                    (-62, 108, -22, "#e8434f"),
                    (0, 120, 4, "#35b86a"),
                    (62, 104, 24, "#5a4ae0"),
                    (124, 130, 52, "#f2a32e"),
                )
            ],
            zoom((-70, 50, -64, 66), (0, 60, 0, 76), (60, 48, 62, 60), width=6),
        ],
    ),
    "spy-glass": Scene(
        "#7ad8c0",
        "#12405a",
        [
            at(
                0,
                20,
                shape("M-40 -34 L150 -24 L150 44 L-40 54Z", "#b97f2a"),
                shape("M100 -34 L190 -28 L190 50 L100 54Z", "#8a5a1a"),
                shape(box(84, -40, 26, 100, 8), "#ffd86a"),
                shape(ellipse(-70, 10, 122), "#ffc93a"),
                shape(ellipse(-70, 10, 100), "#ffffff", 4),
                flat(ellipse(-78, 16, 60), "#35a88a"),
                flat(ellipse(-80, 18, 36), INK),
                flat(ellipse(-104, -14, 21), "#ffffff"),
                flat(ellipse(-60, 44, 9), "#ffffff"),
                pen("M-160 -50 C-120 -96 -40 -100 10 -62", INK, 15),
                pen("M-150 -66 L-172 -96 M-104 -92 L-114 -128 M-50 -96 L-46 -132 M-4 -76 L16 -106", INK, 10),
                degrees=-12,
            )
        ],
    ),
    "treasure-map": Scene(
        "#f0c878",
        "#5a2f14",
        [
            shape(
                "M-170 -110 C-120 -136 -90 -96 -40 -120 C10 -140 60 -104 110 "
                "-126 C140 -136 160 -122 172 -112 L176 110 C140 140 100 104 50 126 C0 148 -50 110 -100 130 C-140 "
                "140 -160 122 "
                "-176 116Z",
                "#f2dca8",
            ),
            pen("M-60 -112 L-52 120 M60 -116 L66 118", "#d0b070", 6),
            *[
                dots("#c2243c", (x, y, 8))
                for x, y in ((-140, 84), (-112, 64), (-82, 70), (-52, 56), (-30, 30), (-2, 16), (28, 22), (54, 6))
            ],
            shape(ellipse(106, -26, 36), "#120824"),
            pen(ellipse(106, -26, 54, 18, -14), VIOLET, 9),
            shape("M-146 -60 L-120 -96 L-94 -60Z", "#8fae5a", 4),
            shape("M-110 -56 L-90 -84 L-68 -56Z", "#8fae5a", 4),
            pen("M-132 70 L-152 100 M-152 70 L-132 100", "#c2243c", 9),
            pen("M40 80 C60 66 70 96 92 82 C104 74 116 92 136 80", "#5aa8c8", 6),
        ],
    ),
    "recycle-bin": Scene(
        "#7ae08a",
        "#10503a",
        [
            shape("M-70 -30 L70 -30 L58 130 L-58 130Z", TEAL),
            *[pen(f"M{x} -10 L{x * 0.86} 116", "#1f8a80", 7) for x in (-34, 0, 34)],
            shape(box(-84, -52, 168, 28, 10), "#5ae8d8"),
            *[
                at(
                    0,
                    34,
                    at(
                        0,
                        -132,
                        shape(capsule(30, 52), c, 5),
                        eyes("happy", (0, -2), y=-16, gap=13, r=12),
                        shape(polygon((0, 0), (0, 0), (0, 0)), c, 0),
                        degrees=90,
                    ),
                    at(74, -116, shape(polygon((-8, -20), (36, 0), (-8, 20)), c)),
                    degrees=a,
                )
                for a, c in ((0, YELLOW), (120, PINK), (240, BLUE))
            ],
        ],
    ),
    "half-price": Scene(
        "#ff8a6a",
        "#6a1440",
        [
            bean(who(GREEN, "joy", "grin"), -80, 20, 0.8, -8),
            at(
                86,
                0,
                shape("M-60 -90 L20 -130 L90 -90 L80 -6 L-66 8Z", YELLOW),
                shape("M-64 26 L82 12 L76 120 L-50 136Z", YELLOW),
                flat(ellipse(20, -96, 12), "#6a1440"),
                pen("M-30 -30 L60 -60 M-20 60 L50 100 M50 60 L-10 104", "#c2443a", 12),
            ),
            at(
                60,
                14,
                shape(ellipse(-60, -14, 17), RED),
                shape(ellipse(-56, 30, 17), RED),
                flat(ellipse(-60, -14, 7), INK),
                flat(ellipse(-56, 30, 7), INK),
                shape("M-46 -6 L80 20 L60 28 L-44 8Z", "#dfe6f4"),
                shape("M-44 22 L84 -4 L62 -8 L-46 10Z", "#c4cbdc"),
            ),
        ],
    ),
    "lucky-dip": Scene(
        "#ffc88a",
        "#6a2a5a",
        [
            shape("M-110 -10 C-124 60 -124 120 -100 186 L100 186 C124 120 124 60 110 -10Z", "#b97845"),
            pen("M-60 0 L-56 184 M0 6 L0 186 M60 0 L56 184", "#8a5228", 6),
            pen("M-118 50 C-50 66 50 66 118 50 M-114 140 C-50 156 50 156 114 140", INK, 20),
            pen("M-118 50 C-50 66 50 66 118 50 M-114 140 C-50 156 50 156 114 140", "#9aa3b8", 10),
            shape(ellipse(0, -10, 112, 32), "#f2d08a"),
            dots("#d8a850", (-60, -16, 6), (-20, 2, 5), (50, -4, 6), (80, -12, 5), (-84, -6, 4)),
            card(-54, -40, -24, "#e8434f", 0.9),
            card(70, -34, 20, "#5a4ae0", 0.8),
            tube("M30 -200 C20 -150 10 -110 4 -70", 52, "#c98a4a"),
            paw(2, -48, "#c98a4a", 1.9),
            star_part(-110, -90, 20),
            sparkle(116, -110, 20),
        ],
    ),
    "empty-plate": Scene(
        "#a8c8ff",
        "#2a2f6a",
        [
            bean(who(PINK, "sleepy", "frown", "angry"), 0, -60, 0.86),
            shape("M-196 70 L196 70 L196 190 L-196 190Z", "#6a86d8"),
            shape(ellipse(0, 116, 150, 44), "#ffffff"),
            pen(ellipse(0, 112, 104, 27), "#c4d0f0", 7),
            sparkle(-50, 108, 24),
            sparkle(60, 122, 16),
            at(
                134,
                20,
                shape(ellipse(0, -60, 22, 30), "#dfe6f4"),
                shape(box(-7, -34, 14, 100, 6), "#dfe6f4"),
                degrees=24,
            ),
            mitt(118, 60, "#ffffff", 0.9, flip=True),
            mitt(-116, 76, "#ffffff", 0.9),
            zoom((84, 66, 94, 84), (104, 92, 112, 106), width=6),
        ],
    ),
}
