"""Wild West: sheriff, outlaw, cowgirl, prospector, cactus."""

from __future__ import annotations

from tools.art.beanz.bean import Bean
from tools.art.beanz.face import brows, cheeks, eyes, freckles, mouth, nose
from tools.art.beanz.parts import INK, dots, flat, pen, shape, tube
from tools.art.beanz.props import card, flower, mitt, sparkle, star_part
from tools.art.beanz.wear import bandana, beard, coat, cowboy_hat, hem, moustache, plaits, shirt
from tools.art.paths import ellipse

SHERIFF = Bean(
    "#f0b98a",
    [
        eyes("tough", (5, 4), "#3a6b4a", y=-58, r=28, lid="#f0b98a"),
        brows("cock", "#5a2a14", y=-88),
        nose("#f0b98a", 1.2, -24),
        moustache("#6b3517", 1, 0),
        mouth("smirk", 0, 20, 0.6),
    ],
    clothes=[
        shirt("#b5452c", 56, *[pen(f"M{x} 40 L{x} 220", "#8f2f20", 4) for x in range(-100, 110, 34)]),
        coat("#5b3420", "#47261a", 60),
    ],
    front=[
        bandana("#e23b3b"),
        star_part(-50, 130, 32, "#ffd23a", -10),
        dots("#c98a12", (-50, 130, 8)),
        cowboy_hat("#a5683a", "#2a1830", "#ffd23a"),
    ],
    rim="#ffd27a",
    tilt=-4,
)

OUTLAW = Bean(
    "#d99a66",
    [
        eyes("tough", (-8, 3), "#2a2030", y=-64, gap=34, r=29, lid="#c4874f"),
        brows("angry", "#1f1420", y=-94, weight=1.2),
    ],
    clothes=[
        shirt("#3a3350", 60),
        pen("M-120 60 L70 230", "#7a4a2a", 24),
        dots("#ffd23a", (-66, 100, 6), (-36, 128, 6), (-6, 156, 6)),
    ],
    front=[
        shape(
            "M-98 -34 C-50 -22 50 -22 98 -34 C104 0 90 26 60 40 C30 60 14 76 0 96 C-14 76 -30 60 -60 40 C-90 "
            "26 -104 0 -98 -34Z",
            "#c2243c",
        ),
        *[
            dots("#ffffff", (x, y, 5))
            for x, y in ((-60, 0), (-28, 14), (4, 6), (38, 12), (66, -4), (-14, 44), (20, 42), (0, 70))
        ],
        cowboy_hat("#3a3048", "#c2243c"),
        shape("M-64 118 L-70 168 L-44 176 L-30 146 L-10 142 L-8 118Z", "#b97845"),
        shape("M-30 92 L-190 86 L-190 122 L-6 126 L-6 100Z", "#8a94b0"),
        shape("M-190 82 L-218 88 L-218 120 L-190 126Z", "#d8a060"),
        mitt(-40, 142, "#d99a66", 1.05),
    ],
    tilt=-7,
)

COWGIRL = Bean(
    "#ffd7b0",
    [
        eyes("wink", (4, 0), "#2f8fb8", y=-58, r=31),
        brows("up", "#b8742a", y=-98, weight=0.8),
        freckles("#ffd7b0"),
        cheeks(),
        mouth("grin", 0, -2, 0.85),
    ],
    clothes=[
        shirt("#35a8c8", 54),
        flat("M-130 56 L-50 70 L-60 150 L-130 170Z M130 56 L50 70 L60 150 L130 170Z", "#f4efe0"),
        flat(hem(150) + " L130 260 L-130 260Z", "#3a4a8a"),
        pen(hem(150), "#8a5a2a", 15),
        dots("#ffd23a", (0, 166, 11)),
    ],
    front=[
        plaits("#e8a83a", "#e23b4e"),
        cowboy_hat("#e8434f", "#fff3d8"),
        bandana("#ffd23a", "#e8434f", 42),
        tube("M128 110 C170 60 170 -40 120 -120", 8, "#e0c080"),
        tube(
            "M120 -120 C60 -190 -20 -250 60 -262 C150 -268 190 -200 150 -150 C140 -136 130 -128 120 -120", 8, "#e0c080"
        ),
        mitt(124, 116, "#ffd7b0", 1.1, flip=True),
    ],
    rim="#ffd0a0",
    tilt=-6,
)

PROSPECTOR = Bean(
    "#e8b080",
    [
        eyes("odd", (2, 6), "#3a5a8a", y=-62, r=32),
        brows("up", "#e4e0d8", y=-100, weight=1.3),
        nose("#f09070", 1.5, -18),
        beard("#e4e0d8", 96, -10, 92),
        mouth("tongue", 4, 14, 0.8),
    ],
    clothes=[shirt("#c2442f", 60)],
    front=[
        shape("M-78 -122 C-90 -170 -66 -214 -30 -204 C-10 -190 14 -200 34 -210 C66 -214 88 -170 78 -122Z", "#8a6a44"),
        shape("M-30 -168 L6 -176 L10 -144 L-26 -138Z", "#a8845a", 4),
        pen("M-28 -166 L-34 -174 M4 -176 L10 -182", INK, 4),
        shape(
            "M-140 -116 C-100 -132 -60 -120 0 -118 C60 -120 90 -140 142 -128 C120 -92 60 -88 0 -90 C-60 -88 -110 -84 "
            "-140 -116Z",
            "#a07a4e",
        ),
        shape("M-130 118 C-60 134 60 134 130 118 C116 176 60 194 0 194 C-60 194 -116 176 -130 118Z", "#7a8498"),
        shape(ellipse(0, 122, 128, 24), "#a8b4c8"),
        flat(ellipse(0, 124, 108, 16), "#5ab0d8"),
        *[card(x, 106, d, size=0.62) for x, d in ((-46, -24), (8, 8))],
        dots("#ffd23a", (60, 120, 9), (82, 116, 6), (-88, 120, 7), (34, 128, 6)),
        sparkle(66, 92, 18, "#fff6b0"),
        mitt(-134, 130, "#e8b080", 1),
        mitt(134, 130, "#e8b080", 1, flip=True),
    ],
    rim="#ffd27a",
    tilt=4,
)

_SPINES = [
    pen(f"M{x} {y} L{x - 5} {y - 9} M{x} {y} L{x + 5} {y - 9}", "#e8ffd0", 3.5)
    for x, y in (
        (-66, -120),
        (-20, -134),
        (30, -132),
        (70, -110),
        (-74, 20),
        (74, 14),
        (-50, 66),
        (0, 60),
        (48, 70),
        (-64, 110),
        (-16, 108),
        (30, 116),
        (70, 104),
        (-34, 146),
        (16, 152),
    )
]

CACTUS = Bean(
    "#3fa85a",
    [eyes("sleepy", (0, 5), "#1f4a2a", y=-52, lid="#2f8a48"), mouth("flat", 0, 2), cheeks("#ff8ac0", -16)],
    clothes=[*[pen(f"M{x} -180 C{x * 1.15} -60 {x * 1.15} 60 {x} 180", "#2f8a48", 6) for x in (-60, -22, 22, 60)]],
    back=[
        tube("M-86 70 C-150 80 -160 40 -156 -10", 44, "#3fa85a"),
        tube("M86 30 C150 40 160 0 156 -60", 44, "#3fa85a"),
    ],
    front=[
        *_SPINES,
        pen("M-156 10 L-162 2 M-156 10 L-150 2 M156 -40 L162 -48 M156 -40 L150 -48", "#e8ffd0", 3.5),
        flower(-8, -176, 44, "#ff5a9a"),
        flower(158, -86, 26, "#ffb0d0"),
        shape("M-120 158 C-60 140 60 140 120 158 C140 186 100 200 0 200 C-100 200 -140 186 -120 158Z", "#e0b060"),
    ],
    rim="#d0ff9a",
    tilt=-2,
)

BEANS = {"sheriff": SHERIFF, "outlaw": OUTLAW, "cowgirl": COWGIRL, "prospector": PROSPECTOR, "cactus": CACTUS}
