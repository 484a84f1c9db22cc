"""Moon cards of the Rookie teams: one moon each, as its team would build it."""

from __future__ import annotations

import math

from tools.art.beanz.cards.moon_kit import ball, crater
from tools.art.beanz.cards.scene import INK, Scene
from tools.art.beanz.parts import Part, at, dots, flat, group, inside, pen, rod, shape, tube
from tools.art.lettering import text_path
from tools.art.paths import box, ellipse, polygon, star, svg

FONT = "FredokaOne-Regular.ttf"
_FLAGS = group(
    *[
        shape(polygon((x - 17, y), (x + 17, y), (x + 2, y + 38)), c, 4)
        for x, y, c in (
            (-150, -10, "#ffd23a"),
            (-112, 14, "#4aa8ff"),
            (-72, 28, "#ff5a5a"),
            (-30, 36, "#6fd04a"),
            (14, 38, "#ffd23a"),
            (56, 32, "#b07aff"),
            (98, 18, "#ff5a5a"),
            (138, -4, "#4aa8ff"),
        )
    ]
)


def _rows() -> Part:
    return group(*[pen(f"M{x} 190 L{x * 0.36} 96", "#c98a2a", 9) for x in range(-190, 200, 38)])


def _hexagons() -> Part:
    cells = []
    for row in range(-4, 5):
        for column in range(-4, 5):
            x, y = column * 50 + (row % 2) * 25, row * 43
            cell = polygon(
                *[(x + 27 * math.sin(math.radians(a)), y + 27 * math.cos(math.radians(a))) for a in range(0, 360, 60)]
            )
            cells.append(
                group(
                    flat(cell, ("#ffc93a", "#f2a32e", "#ffd86a")[(row * 3 + column * 5) % 3]), pen(cell, "#a8641a", 5)
                )
            )
    return group(*cells)


def _cubes() -> Part:
    colours = ("#ff5a5a", "#4aa8ff", "#6fd04a", "#ffd23a", "#b07aff", "#ff9a3a")
    size = 56
    places = [(i, j) for j in range(-3, 3) for i in range(-3, 3) if (i + 0.5) ** 2 + (j + 0.5) ** 2 < 7.6]
    faces = [shape(box(i * size, j * size, size, size, 7), colours[(i * 2 + j * 3) % 6], 5) for i, j in places]
    marks = [
        flat(star((i + 0.5) * size, (j + 0.5) * size, 5, 17, 8), "#ffffff", 0.85)
        for k, (i, j) in enumerate(places)
        if k % 3 == 0
    ]
    return group(*faces, *marks)


def _sums() -> Part:
    lines = [
        text_path(words, FONT, size, x, y, "centre")
        for words, size, x, y in (
            ("2+3", 44, -52, -34),
            ("7x8", 40, 52, -52),
            ("9-4", 40, 44, 44),
            ("5", 56, -64, 58),
            ("=", 40, -8, 90),
        )
    ]
    return group(
        *[flat(line, "#ffffff", 0.9) for line in lines],
        pen(ellipse(-50, -48, 54, 40), "#ffffff", 4, 0.8),
        pen(ellipse(56, 30, 46, 42), "#ffffff", 4, 0.8),
    )


CARDS = {
    "big-top-moon": Scene(
        "#ff6a5a",
        "#2a0f3a",
        [
            ball(
                "#fff3d8",
                *[
                    flat(
                        svg(
                            f"M{x} -160 C{x * 1.5 + 10} -60 {x * 1.5 + 10} 60 {x} 160 L{x + 26} 160 C{x * 1.5 + 50} 60 "
                            f"{x * 1.5 + 50} -60 {x + 26} -160Z"
                        ),
                        "#e8353f",
                    )
                    for x in (-120, -66, -12, 42, 96)
                ],
            ),
            pen("M-172 -20 C-90 60 90 60 172 -20", INK, 12),
            pen("M-172 -20 C-90 60 90 60 172 -20", "#ffffff", 5),
            _FLAGS,
        ],
        rays=False,
    ),
    "harvest-moon": Scene(
        "#ffa03a",
        "#3a1a10",
        [
            at(
                0,
                -24,
                ball(
                    "#ff9a2e",
                    crater(-40, -30, 24, "#ff9a2e"),
                    crater(46, 20, 30, "#ff9a2e"),
                    crater(-30, 66, 18, "#ff9a2e"),
                    crater(40, -70, 14, "#ff9a2e"),
                ),
            ),
            shape("M-196 100 C-80 76 80 76 196 100 L196 196 L-196 196Z", "#e8b84a"),
            _rows(),
            *[
                shape(
                    polygon((x - 16, 112), (x + 16, 112), (x + 7, 70), (x + 16, 58), (x - 16, 58), (x - 7, 70)),
                    "#ffd86a",
                    4,
                )
                for x in (-140, 130)
            ],
        ],
        rays=False,
    ),
    "fried-egg-moon": Scene(
        "#ffe08a",
        "#141030",
        [
            shape(
                "M-40 -160 C40 -180 80 -120 130 -110 C190 -90 170 -30 184 "
                "20 C196 80 140 90 110 140 C80 190 10 160 -40 172 C-110 180 -130 130 -160 90 C-196 40 -160 0 "
                "-170 -50 C-176 "
                "-120 -90 -110 -40 -160Z",
                "#fffaf0",
            ),
            at(
                0,
                0,
                shape(ellipse(0, 0, 86), "#ffb52e"),
                flat(ellipse(0, 6, 66), "#ffc95a", 0.8),
                flat(ellipse(-34, -40, 26, 15, -36), "#ffffff", 0.9),
            ),
            dots("#ffffff", (-120, 30, 10), (110, 70, 13), (70, -100, 9), (-70, 118, 8)),
            pen(
                "M-176 -130 C-186 -150 -166 -160 -176 -180 M170 -110 C160 -130 180 -140 "
                "170 -160 M176 150 C166 130 186 120 176 104",
                "#ffffff",
                7,
            ),
        ],
        rays=False,
    ),
    "honeycomb-moon": Scene(
        "#ffc93a",
        "#2a1a10",
        [
            ball("#f2a32e", _hexagons()),
            *[
                flat(ellipse(x, y, 4.5), "#5a3410")
                for x, y in ((-60, 40), (-46, 46), (-34, 56), (-20, 60), (-6, 70), (10, 72))
            ],
            at(
                64,
                -126,
                shape(ellipse(0, 0, 24, 18), "#ffd23a"),
                pen("M-6 -16 L-6 16 M6 -17 L6 17", INK, 6),
                shape(ellipse(-4, -26, 17, 12, -30), "#d8f0ff", 4),
                shape(ellipse(18, -24, 15, 10, 30), "#d8f0ff", 4),
            ),
            shape("M-30 118 C-34 150 -22 176 -14 176 C-4 176 -2 150 -8 124Z", "#ffb02e", 4),
        ],
        rays=False,
    ),
    "building-block-moon": Scene("#ff9ae0", "#2a104a", [_cubes()], rays=False),
    "chalk-moon": Scene(
        "#5aa06a",
        "#123028",
        [
            ball("#3a5a4a", _sums(), rim="#d8f0e0"),
            pen(ellipse(0, 0, 138), "#ffffff", 6, 0.9),
            at(
                140,
                130,
                shape(box(-50, -13, 100, 26, 9), "#ffffff"),
                shape(box(-50, -13, 34, 26, 9), "#ff9ac0", 4),
                degrees=-28,
            ),
        ],
        rays=False,
    ),
    "snow-globe-moon": Scene(
        "#a8e8ff",
        "#142a5a",
        [
            shape("M-110 120 L110 120 L130 186 L-130 186Z", "#c2443a"),
            flat("M-116 134 L116 134 L120 146 L-120 146Z", "#ffd23a"),
            at(
                0,
                -16,
                shape(ellipse(0, 0, 150), "#5ab0e8"),
                inside(
                    ellipse(0, 0, 146),
                    flat(ellipse(0, 130, 170, 74), "#ffffff"),
                    shape(ellipse(0, 16, 72), "#ffe9a8"),
                    crater(-22, 0, 15, "#ffe9a8"),
                    crater(24, 30, 19, "#ffe9a8"),
                    crater(14, -20, 9, "#ffe9a8"),
                    dots(
                        "#ffffff",
                        *[
                            (
                                130 * math.cos(i * 2.4) * (0.4 + i % 5 * 0.14),
                                -20 + 120 * math.sin(i * 2.4) * (0.4 + i % 5 * 0.14),
                                4 + i % 3,
                            )
                            for i in range(34)
                        ],
                    ),
                ),
                flat(
                    "M-116 -50 C-108 -100 -70 -126 -40 -128 C-76 -104 -92 -70 -94 -34 C-100 -28 -116 -34 -116 -50Z",
                    "#ffffff",
                    0.85,
                ),
            ),
        ],
        rays=False,
    ),
    "lamplight-moon": Scene(
        "#e0b0ff",
        "#1a1440",
        [
            shape(
                "M-196 110 L-196 60 L-150 60 L-120 30 L-90 60 L-40 60 L-40 "
                "110 L30 110 L30 80 L70 50 L110 80 L150 80 L150 40 L196 40 L196 190 L-196 190Z",
                "#3a2f6a",
            ),
            *[
                flat(box(x, y, 16, 20), "#ffe27a")
                for x, y in ((-170, 90), (-130, 90), (-86, 110), (60, 110), (100, 120), (160, 80), (-20, 140))
            ],
            rod((130, 186), (130, -120), 15, "#4a4468"),
            tube("M130 -120 C130 -190 20 -196 10 -150", 13, "#4a4468"),
            at(
                8,
                -46,
                ball(
                    "#ffe9a0",
                    crater(-40, -30, 24, "#ffe9a0"),
                    crater(46, 30, 30, "#ffe9a0"),
                    crater(-30, 60, 17, "#ffe9a0"),
                ),
                size=0.68,
            ),
        ],
        rays=False,
    ),
}
