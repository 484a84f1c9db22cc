"""Busy Town: builder, postie, firefighter, gardener, street sweeper."""

from __future__ import annotations

from tools.art.beanz.bean import Bean
from tools.art.beanz.face import brows, cheeks, eyes, freckles, mouth, nose
from tools.art.beanz.parts import INK, at, dots, flat, group, pen, shape, tube, twin
from tools.art.beanz.props import ball, flower, leaf, mitt, puff, sparkle, star_part, wheel, wooden
from tools.art.beanz.wear import beard, cap, hard_hat, hem, moustache, overall, shirt, straw_hat
from tools.art.paths import box, ellipse

_WRENCH = "M-9 70 L-9 -30 C-34 -44 -34 -84 -12 -92 L-12 -62 L12 -62 L12 -92 C34 -84 34 -44 9 -30 L9 70Z"

BUILDER = Bean(
    "#e8b080",
    [
        eyes("happy", (-3, 2), "#3a6a3a", y=-58, r=29),
        brows("flat", "#4a2a14", y=-94, weight=1.2),
        nose("#e8b080", 1.3, -18),
        beard("#8a5a34", 34, 6, 78),
        mouth("grin", 0, 6, 0.6),
    ],
    clothes=[
        shirt("#ff8a1f", 62),
        flat(hem(110) + " L130 136 C60 158 -60 158 -130 136Z", "#ffe94a"),
        flat("M-60 50 L-36 56 L-36 260 L-60 260Z M60 50 L36 56 L36 260 L60 260Z", "#ffe94a"),
    ],
    front=[
        hard_hat("#ffc82a", "#ffe27a"),
        at(126, 70, shape(_WRENCH, "#b9c3da"), degrees=18),
        mitt(124, 104, "#e8b080", 1.1, flip=True),
        ball(-136, 84, 46, "#d8d4e8", dots("#a8a4c4", (-14, -10, 10), (16, 14, 8), (12, -22, 6))),
        shape(box(-178, 128, 84, 13, 3), "#e2a23a"),
        shape(box(-172, 141, 12, 58, 2), "#e2a23a", 4),
        shape(box(-112, 141, 12, 58, 2), "#e2a23a", 4),
    ],
    rim="#fff0a0",
)

_LETTER = group(
    shape(box(-34, -23, 68, 46, 4), "#fffaf0", 4),
    pen("M-34 -21 L0 6 L34 -21", INK, 4),
    shape(ellipse(0, 6, 7), "#e8303a", 3, hi=False),
)

POSTIE = Bean(
    "#7a4a2c",
    [
        eyes("happy", (4, 0), "#2a1a10", y=-58),
        brows("up", "#1f120c", y=-96),
        cheeks("#d8503a", -18),
        mouth("grin", 0, -2, 0.9),
    ],
    clothes=[
        shirt("#3a6fc8", 54),
        flat("M-130 -20 L-80 40 L60 260 L20 260 L-130 60Z", "#8a5a2a"),
        pen("M-96 44 L40 230", INK, 5),
    ],
    front=[
        cap("#3a6fc8", "#26407a", -112, -1, badge=star_part(0, -160, 22)),
        at(
            -122,
            132,
            shape("M-50 -34 L50 -34 L44 50 L-44 50Z", "#c98a4a"),
            shape("M-54 -40 L54 -40 L44 10 C10 24 -10 24 -44 10Z", "#e0a35a"),
            shape(box(-9, 2, 18, 20, 4), "#ffd23a", 4),
        ),
        at(130, 44, _LETTER, degrees=16),
        at(160, -46, _LETTER, degrees=-20, size=0.8),
        at(120, -112, _LETTER, degrees=24, size=0.62),
        wheel(-60, 190, 36),
        wheel(70, 190, 36),
        tube("M-60 190 L0 176 L70 190", 8, "#e8434f"),
    ],
    tilt=7,
)

FIREFIGHTER = Bean(
    "#ffd7b0",
    [
        eyes("tough", (3, 3), "#2f5fb8", y=-54, lid="#f2c09a"),
        brows("angry", "#6a3514", y=-90),
        nose("#ffd7b0", 1.1, -14),
        moustache("#6a3514", 0.72, 8, curl=False),
        mouth("smile", 0, 24, 0.6),
    ],
    clothes=[
        shirt("#3a3a55", 56),
        *[pen(hem(y), "#ffe94a", 16) for y in (100, 150)],
        *[pen(hem(y), "#ffffff", 5) for y in (100, 150)],
        pen("M0 70 L0 220", INK, 4),
    ],
    front=[
        shape("M-92 -104 C-98 -200 -40 -216 0 -216 C40 -216 98 -200 92 -104Z", "#e0262f"),
        shape("M-12 -226 L12 -226 L16 -116 L-16 -116Z", "#b81a26", 4),
        shape("M-124 -96 C-60 -132 60 -132 124 -96 C60 -72 -60 -72 -124 -96Z", "#e0262f"),
        shape("M-30 -184 L30 -184 L30 -150 C30 -130 12 -120 0 -114 C-12 -120 -30 -130 -30 -150Z", "#ffc93a"),
        tube("M-40 190 C-150 210 -190 140 -120 120 C-60 106 -80 180 -150 160", 17, "#d8b45a"),
        tube("M30 190 C110 200 160 160 136 110", 17, "#d8b45a"),
        at(136, 84, shape("M-13 30 L13 30 L18 -26 L-18 -26Z", "#c4cbdc")),
        mitt(120, 112, "#3a3a55", 1, flip=True),
        puff("#7fd0ff", (140, 24, 17), (162, -4, 20), (134, -22, 16), (170, -42, 16), (146, -58, 12)),
    ],
    rim="#ffb0a0",
)

GARDENER = Bean(
    "#f3c49a",
    [
        eyes("happy", (-2, 6), "#4a7a3a", y=-58),
        brows("up", "#c9702a", y=-96),
        freckles("#f3c49a"),
        cheeks(),
        nose("#f3c49a", 0.9),
        mouth("smile", 0, -2),
    ],
    clothes=[shirt("#ff9ac0", 50), overall("#4f9a4a", 76)],
    back=[twin("M60 -110 C110 -100 118 -50 108 20 C96 10 84 -10 80 -40Z", "#d9702a")],
    front=[
        straw_hat("#e8d08a", "#4f9a4a"),
        flower(62, -140, 24, "#ff6a9a"),
        shape("M-66 130 L66 130 L52 210 L-52 210Z", "#c9623a"),
        shape("M-78 118 L78 118 L74 144 L-74 144Z", "#e07a4a"),
        leaf(-4, 118, 0.6, -50),
        leaf(0, 118, 0.6, 200),
        flower(0, 64, 34, "#b05aff"),
        tube("M0 92 L0 120", 7, "#3f9a3a"),
        at(
            128,
            90,
            shape("M-7 60 L7 60 L7 0 L-7 0Z", "#e8434f"),
            shape("M-22 0 L22 0 C24 -40 10 -60 0 -72 C-10 -60 -24 -40 -22 0Z", "#c4cbdc"),
            degrees=14,
        ),
        mitt(124, 124, "#4f9a4a", 1, flip=True),
    ],
)

STREET_SWEEPER = Bean(
    "#b8784a",
    [
        eyes("sleepy", (3, 5), "#3a2010", y=-54, lid="#a3683c"),
        brows("flat", "#9aa0b0", y=-90),
        nose("#b8784a", 1.3, -16),
        moustache("#c4c9d6", 0.74, 6, curl=False),
    ],
    clothes=[
        shirt("#2f9a6a", 56),
        flat("M-130 60 L-40 70 L-30 260 L-130 260Z M130 60 L40 70 L30 260 L130 260Z", "#ff9a1f"),
        *[flat(box(x, 120, 70, 15), "#f4f4ff") for x in (-110, 40)],
    ],
    back=[wooden(150, -190, 108, 170, 13), puff("#c8b4ff", (-120, 176, 38), (-164, 158, 26), (-80, 190, 30))],
    front=[
        cap("#2f9a6a", "#1f6a4a", -108, -1),
        at(
            104,
            176,
            shape("M-44 -30 L44 -30 L84 48 C40 36 -20 36 -70 52Z", "#e8c25a"),
            *[pen(f"M{x * 0.6} -14 L{x} 38", "#a8782a", 4) for x in (-48, -22, 4, 30, 56)],
            shape(box(-48, -42, 96, 22, 6), "#e8434f"),
        ),
        mitt(128, 40, "#f4f4ff", 1, flip=True),
        sparkle(-150, 120, 22, "#ffe27a"),
        sparkle(-104, 148, 15, "#ffffff"),
        star_part(-176, 196, 17),
        sparkle(-70, 204, 13, "#ffe27a"),
    ],
    tilt=-7,
)

BEANS = {
    "builder": BUILDER,
    "postie": POSTIE,
    "firefighter": FIREFIGHTER,
    "gardener": GARDENER,
    "street-sweeper": STREET_SWEEPER,
}
