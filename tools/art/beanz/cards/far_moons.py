"""Moon cards of the Advanced, Pro and Super Pro teams."""

from __future__ import annotations

import math
import random

from tools.art.beanz.cards.moon_kit import ball, crater
from tools.art.beanz.cards.scene import INK, Scene
from tools.art.beanz.parts import Part, at, dots, flat, group, inside, pen, rod, shape, tube
from tools.art.beanz.props import gear, puff, star_part
from tools.art.paths import box, ellipse, polygon, rotated, star, svg

_SLEEPY_BAT = group(
    flat(
        "M-26 -8 C-54 -36 -92 -30 -104 -2 C-88 -6 -80 6 -82 22 C-66 10 -54 16 -50 32 C-42 22 -32 "
        "22 -24 28Z M26 -8 C54 -36 92 -30 104 -2 C88 -6 80 6 82 22 C66 10 54 16 50 32 C42 22 32 22 24 28Z",
        "#4a2490",
    ),
    flat("M-30 -24 L-26 -56 L-6 -40 L6 -40 L26 -56 L30 -24 C44 4 34 46 0 46 C-34 46 -44 4 -30 -24Z", "#4a2490"),
    pen("M-22 -8 C-18 0 -10 0 -6 -8 M6 -8 C10 0 18 0 22 -8", "#c8a8ff", 4),
    pen("M-9 14 C-4 20 4 20 9 14", "#c8a8ff", 4),
)
_WAVE = (
    "M-196 120 C-150 60 -60 60 20 96 C110 130 170 60 130 6 C104 -24 64 -8 70 26 C76 50 104 50 108 30 "
    "C130 80 90 110 40 90 C-40 50 -120 90 -120 190 L-196 190Z"
)


def _crowd() -> Part:
    rng = random.Random(5)
    people = []
    for row in range(3):
        people += [
            flat(
                ellipse(-126 + i * 18 + row * 9, 96 + row * 18, 9),
                rng.choice(("#ffd23a", "#ff5a5a", "#4aa8ff", "#ffffff", "#b07aff")),
            )
            for i in range(15)
        ]
    return group(*people)


def _peaks() -> Part:
    spikes = []
    for i in range(12):
        a = i * 30
        spikes.append(shape(rotated(polygon((-26, -128), (0, -196), (26, -128)), a), "#ffc93a", 4))
    return group(*spikes, shape(ellipse(0, 0, 146), "#ffd86a"))


CARDS = {
    "silver-star-moon": Scene(
        "#f2b632",
        "#4a1a1a",
        [
            shape(
                "M-196 120 L-150 120 L-130 60 L-60 60 L-40 130 L60 130 "
                "L80 86 L150 86 L166 126 L196 126 L196 196 L-196 196Z",
                "#b5502a",
            ),
            at(
                0,
                -30,
                shape(star(0, 0, 6, 158, 92, -90), "#c8d2e6"),
                *[
                    shape(ellipse(158 * math.cos(math.radians(a)), 158 * math.sin(math.radians(a)), 17), "#e4eaf6", 5)
                    for a in range(-90, 270, 60)
                ],
                shape(ellipse(0, 0, 70), "#dfe6f4"),
                crater(-24, -14, 15, "#c8d2e6"),
                crater(24, 20, 19, "#c8d2e6"),
                crater(20, -30, 9, "#c8d2e6"),
            ),
        ],
        rays=False,
    ),
    "midnight-moon": Scene(
        "#9a6aff",
        "#0f0a2a",
        [
            ball(
                "#8a5ad8",
                crater(-84, 40, 20, "#8a5ad8"),
                crater(40, 96, 24, "#8a5ad8"),
                crater(92, 30, 15, "#8a5ad8"),
                crater(-20, -100, 15, "#8a5ad8"),
            ),
            at(16, -22, _SLEEPY_BAT, degrees=-18),
            puff("#c8b8e8", (-150, 140, 30), (-110, 150, 38), (-66, 156, 28)),
            puff("#c8b8e8", (90, 156, 28), (130, 148, 36), (166, 156, 24)),
        ],
        rays=False,
    ),
    "half-pipe-moon": Scene(
        "#2fe0c8",
        "#0a2a4a",
        [
            shape(
                "M-142 -20 C-142 -100 -100 -130 -60 -136 C-60 40 60 40 60 "
                "-136 C110 -124 142 -90 142 -20 C142 90 80 142 0 142 C-80 142 -142 90 -142 -20Z",
                "#b8d8e8",
            ),
            crater(-84, 60, 24, "#b8d8e8"),
            crater(70, 74, 30, "#b8d8e8"),
            crater(0, 106, 16, "#b8d8e8"),
            pen("M-60 -134 C-56 40 56 40 60 -134", INK, 15),
            pen("M-60 -134 C-56 40 56 40 60 -134", "#ffd23a", 7),
            pen("M-44 -60 C-34 0 34 0 44 -60 M-46 -30 C-30 24 20 20 34 4", "#3a4a6a", 6, 0.8),
            at(
                70,
                -150,
                shape(box(-44, -8, 88, 15, 7), "#ff5a7a"),
                shape(ellipse(-26, 14, 10), "#ffd23a", 4),
                shape(ellipse(26, 14, 10), "#ffd23a", 4),
                degrees=-36,
            ),
        ],
        rays=False,
    ),
    "red-dust-moon": Scene(
        "#ff7a3a",
        "#3a0f14",
        [
            shape("M-196 150 C-60 120 120 126 196 140 L196 196 L-196 196Z", "#8a2f1a"),
            flat(ellipse(40, 156, 160, 17), "#2a0a10", 0.55),
            at(
                -14,
                -20,
                ball(
                    "#c8502a",
                    crater(-50, -20, 28, "#c8502a"),
                    crater(40, 40, 34, "#c8502a"),
                    crater(50, -60, 17, "#c8502a"),
                    crater(-30, 70, 17, "#c8502a"),
                    pen("M-160 10 C-60 40 60 -20 160 20 M-160 70 C-60 100 60 40 160 84", "#e8804a", 9, 0.5),
                ),
            ),
            puff("#e09a6a", (150, 120, 24), (176, 132, 18), (126, 134, 16)),
        ],
        rays=False,
    ),
    "paper-lantern-moon": Scene(
        "#ff9a5a",
        "#2a0f2a",
        [
            pen("M0 -196 L0 -140", INK, 7),
            shape(box(-40, -156, 80, 24, 6), "#4a2a2a"),
            shape(ellipse(0, 0, 146, 134), "#ffd89a"),
            inside(
                ellipse(0, 0, 146, 134),
                flat(ellipse(0, 6, 96), "#fff6d8", 0.9, 22),
                *[pen(f"M-150 {y} C-60 {y + 20} 60 {y + 20} 150 {y}", "#e8a04a", 5) for y in range(-112, 130, 32)],
                *[pen(f"M{x} -140 C{x * 1.7} -50 {x * 1.7} 50 {x} 140", "#e8a04a", 3.5) for x in (-60, 0, 60)],
            ),
            crater(-40, -20, 20, "#f2b86a"),
            crater(46, 40, 24, "#f2b86a"),
            shape(box(-40, 126, 80, 22, 6), "#4a2a2a"),
            tube("M0 150 L0 186", 8, "#e8353f"),
        ],
        rays=False,
    ),
    "tide-moon": Scene(
        "#4ac8ff",
        "#0a1f5a",
        [
            at(
                -10,
                -40,
                ball(
                    "#8fc0f0",
                    crater(-40, -30, 26, "#8fc0f0"),
                    crater(46, 6, 30, "#8fc0f0"),
                    crater(-20, 60, 18, "#8fc0f0"),
                ),
                size=0.96,
            ),
            shape(_WAVE, "#2f8fe0"),
            pen("M-170 130 C-120 90 -50 90 20 118 C80 140 130 116 138 76", "#c8f0ff", 7),
            dots("#ffffff", (60, -20, 7), (146, 0, 6), (40, 4, 5), (168, 40, 5)),
        ],
        rays=False,
    ),
    "gear-moon": Scene(
        "#b0c0d8",
        "#141a30",
        [
            ball(
                "#4a5470",
                gear(-66, -46, 92, "#c98a3a", 12),
                gear(66, -86, 62, "#9aa8c0", 9),
                gear(62, 56, 90, "#c8b04a", 12),
                gear(-70, 96, 64, "#8a94b0", 9),
                at(-66, -46, shape(ellipse(0, 0, 24), "#ffe27a", 4)),
            ),
            gear(128, -112, 44, "#c98a3a", 8),
            gear(-132, 108, 38, "#9aa8c0", 8),
        ],
        rays=False,
    ),
    "floodlight-moon": Scene(
        "#7af0a0",
        "#0a2a24",
        [
            *[
                group(
                    rod((s * 150, 150), (s * 150, -110), 11, "#5a6484"),
                    shape(box(s * 150 - 44, -160, 88, 54, 7), "#3a4466"),
                    *[flat(ellipse(s * 150 - 28 + k % 3 * 28, -146 + k // 3 * 26, 10), "#fffbe0") for k in range(6)],
                )
                for s in (-1, 1)
            ],
            ball(
                "#d8e0ec",
                crater(-40, -40, 26, "#d8e0ec"),
                crater(40, -10, 30, "#d8e0ec"),
                crater(-20, 36, 18, "#d8e0ec"),
                flat("M-160 78 C-60 100 60 100 160 78 L160 160 L-160 160Z", "#2f8a5a"),
                _crowd(),
            ),
        ],
        rays=False,
    ),
    "crown-moon": Scene(
        "#ffc84a",
        "#3a0a3a",
        [
            _peaks(),
            at(
                0,
                0,
                ball(
                    "#e8d0f0",
                    crater(-40, -30, 26, "#e8d0f0"),
                    crater(44, 26, 32, "#e8d0f0"),
                    crater(-30, 66, 17, "#e8d0f0"),
                ),
                size=0.84,
            ),
            *[
                shape(ellipse(134 * math.cos(math.radians(a)), 134 * math.sin(math.radians(a)), 11), c, 4)
                for a, c in zip(
                    range(15, 375, 60), ("#e8305a", "#35b0ff", "#5ad86a", "#e8305a", "#35b0ff", "#5ad86a"), strict=True
                )
            ],
        ],
        rays=False,
    ),
    "base-camp-moon": Scene(
        "#8a8aff",
        "#0c0a2c",
        [
            at(
                0,
                96,
                shape("M-196 20 C-120 -60 120 -60 196 20 L196 100 L-196 100Z", "#b8b4c8"),
                crater(-130, 30, 26, "#b8b4c8"),
                crater(140, 50, 30, "#b8b4c8"),
                pen("M-196 84 C-80 40 60 90 190 20 M-196 98 C-80 56 60 104 196 36", "#7a7690", 5, 1),
            ),
            *[
                group(
                    shape(svg(f"M{x - r} {y} C{x - r} {y - r * 1.3} {x + r} {y - r * 1.3} {x + r} {y}Z"), "#e4f0ff"),
                    pen(
                        f"M{x - r * 0.5} {y} C{x - r * 0.5} {y - r * 1.1} {x + r * 0.5} {y - r * 1.1} "
                        f"{x + r * 0.5} {y} "
                        f"M{x - r * 0.9} {y - r * 0.5} L{x + r * 0.9} {y - r * 0.5}",
                        "#8fb0d8",
                        4,
                    ),
                    shape(box(x - 13, y - 26, 26, 28, 8), "#4a6ab0", 4),
                )
                for x, y, r in ((-90, 70, 66), (60, 76, 84))
            ],
            rod((-10, 50), (-10, -90), 8, "#e8ecf8"),
            shape("M-6 -90 C20 -104 40 -80 70 -92 L70 -40 C40 -30 20 -54 -6 -42Z", "#ff5a7a"),
            star_part(30, -66, 15, "#ffe27a"),
            at(
                126,
                130,
                shape("M-40 0 L-30 -30 L30 -30 L44 0Z", "#ffd23a"),
                shape(ellipse(-26, 8, 14), "#33304a", 4),
                shape(ellipse(24, 8, 14), "#33304a", 4),
            ),
            at(
                -120,
                -120,
                shape(ellipse(0, 0, 40), "#4a90e0"),
                inside(
                    ellipse(0, 0, 40),
                    flat(ellipse(-10, 10, 24, 17), "#5ad07a"),
                    flat(ellipse(24, -20, 15, 11), "#5ad07a"),
                ),
            ),
        ],
        rays=False,
    ),
}
