"""Graveyard Gang: zombie, ghost, mummy, vampire, gravedigger."""

from __future__ import annotations

from tools.art.beanz.bean import Bean
from tools.art.beanz.face import brows, cheeks, eye, eyes, mouth, nose
from tools.art.beanz.parts import INK, at, brush, dots, flat, group, pen, shape, twin
from tools.art.beanz.props import grass, mitt, sparkle, wooden
from tools.art.beanz.wear import bow_tie, coat, hair, shirt
from tools.art.paths import box, ellipse, polygon, svg

_TORN = [(x, -122 + (-8 if i % 2 else 6)) for i, x in enumerate(range(-78, 80, 13))]
_STITCH = "M0 0 L44 -16 M8 -12 L14 6 M19 -16 L25 2 M30 -20 L36 -2"

ZOMBIE = Bean(
    "#86c45a",
    [
        eyes("odd", (2, 0), "#d8b12a", y=-62, gap=36, r=33),
        brows("worry", "#3f6a2c", y=-104),
        mouth("groan", 0, 0),
        nose("#86c45a", 1, -24),
        at(42, 26, pen(_STITCH, INK, 5)),
        at(-82, 36, pen(_STITCH, INK, 5), degrees=30),
    ],
    clothes=[
        shirt("#6a5a86", 62),
        flat(ellipse(56, -26, 30, 24), "#6ba548", 0.8),
        flat(ellipse(-64, 10, 20, 15), "#6ba548", 0.8),
    ],
    front=[
        shape(
            "M-70 -126 C-80 -178 -40 -204 -6 -196 C26 -208 66 -184 62 -140 C58 -120 40 -132 26 -122 C10 -134 "
            "-10 -118 -26 -128 C-42 -116 -60 -112 -70 -126Z",
            "#ff8fae",
        ),
        *[
            brush(points, "#c8466f", 5, 3)
            for points in (
                [(-50, -150), (-34, -166), (-40, -182)],
                [(-20, -142), (-8, -160), (-22, -178), (-4, -190)],
                [(20, -140), (30, -158), (16, -176)],
                [(46, -148), (44, -168), (34, -184)],
            )
        ],
        flat(polygon(*_TORN, (84, -116), (-84, -116)), "#86c45a"),
        pen(polygon(*_TORN, close=False), INK, 6),
        shape(box(66, -110, 34, 13, 4), "#9aa3b8", 4),
        shape(box(96, -117, 10, 27, 3), "#c4cbdc", 4),
        shape("M-98 130 L98 130 L76 226 L-76 226Z", "#c9623a"),
        shape("M-114 112 L114 112 L108 146 L-108 146Z", "#e07a4a"),
        dots("#5a3a24", (-70, 112, 9), (-40, 106, 11), (46, 108, 10), (76, 112, 8)),
        mitt(-118, 96, "#86c45a", 1, degrees=-20),
        mitt(120, 84, "#86c45a", 1, flip=True),
    ],
    rim="#d6ff5a",
    tilt=-5,
)

_SHEET = svg(
    "M-92 -70 C-92 -194 92 -194 92 -70 C96 0 110 60 132 150 C120 172 100 150 88 170 C76 192 56 160 40 176 C20 196 0 "
    "166 -16 180 C-36 196 -52 164 -70 176 C-88 188 -110 168 -128 156 C-108 60 -96 0 -92 -70Z"
)

GHOST = Bean(
    "#eef4ff",
    [eyes("button", y=-70, gap=34, r=38), shape(ellipse(0, -6, 19, 26), "#3a2a5a", 0), cheeks("#ff9ad0", -26, 60)],
    clothes=[
        brush([(-40, 60), (-50, 110), (-70, 160)], "#c4d0f4", 4, 4, 10),
        brush([(10, 50), (14, 110), (6, 160)], "#c4d0f4", 4, 4, 10),
        brush([(60, 60), (74, 110), (90, 150)], "#c4d0f4", 4, 4, 10),
    ],
    front=[
        twin("M84 10 C120 -20 164 -30 172 0 C176 26 140 50 98 64Z", "#eef4ff"),
        shape(box(-176, 60, 66, 40, 5), "#8a6a94"),
        shape(box(-196, 106, 80, 40, 5), "#7a5a84"),
        shape(box(-166, 152, 60, 38, 5), "#8a6a94"),
        sparkle(150, -110, 18, "#b8e0ff"),
        sparkle(-140, -130, 14, "#b8e0ff"),
    ],
    body=_SHEET,
    rim="#8fb0ff",
    tilt=5,
)

_WRAPS = [
    group(
        pen(f"M-130 {y} C-50 {y + a} 40 {y - a} 130 {y + b}", INK, 25),
        pen(f"M-130 {y} C-50 {y + a} 40 {y - a} 130 {y + b}", c, 19),
    )
    for y, a, b, c in (
        (-156, 14, -8, "#efe4c4"),
        (-128, -12, 12, "#e4d6ae"),
        (8, 14, -12, "#efe4c4"),
        (34, -10, 10, "#e4d6ae"),
        (62, 16, -6, "#efe4c4"),
        (88, -12, 12, "#f4ecd4"),
        (116, 12, -10, "#e4d6ae"),
        (142, -10, 8, "#efe4c4"),
        (166, 10, -6, "#e4d6ae"),
    )
]

MUMMY = Bean(
    "#d8c898",
    [
        eye(-32, -62, 32, (4, 2), "#c98a1f"),
        eye(38, -62, 26, (-2, 2), "#c98a1f"),
        group(pen("M-20 -120 L110 -60", INK, 27), pen("M-20 -120 L110 -60", "#efe4c4", 21)),
        mouth("flat", -4, -28, 0.7),
    ],
    clothes=[flat("M-130 -110 L130 -110 L130 -8 L-130 -8Z", "#6a5a4a"), *_WRAPS],
    back=[
        shape("M84 60 C140 40 150 90 186 70 L190 96 C150 120 140 80 88 96Z", "#efe4c4"),
        shape("M-84 -110 C-130 -130 -140 -100 -176 -124 L-180 -100 C-140 -74 -130 -104 -86 -86Z", "#e4d6ae"),
    ],
    front=[
        shape("M-150 128 L150 128 L134 214 L-134 214Z", "#b8a07a"),
        flat("M-150 128 L150 128 L147 146 L-147 146Z", "#d8c49a"),
        *[
            flat(svg(d), "#8a7450")
            for d in (
                "M-100 164 L-80 164 L-90 196Z",
                "M-50 160 C-20 160 -20 196 -50 196Z",
                "M10 164 L40 164 L40 194 L10 194Z",
                "M80 160 L100 178 L80 196 L60 178Z",
            )
        ],
        mitt(-120, 116, "#efe4c4", 1),
        mitt(120, 116, "#efe4c4", 1, flip=True),
    ],
    glossy=False,
    rim="#fff0c0",
    tilt=-8,
)

VAMPIRE = Bean(
    "#d8cdf0",
    [
        eyes("tough", (5, 1), "#c2143c", y=-62, r=31, lid="#b8a8dc"),
        brows("angry", "#1f1430", y=-102, weight=1.1),
        nose("#d8cdf0", 0.9),
        mouth("fangs", 0, 2, 0.9),
    ],
    clothes=[shirt("#ffffff", 52), coat("#2a1f40", "#c2243c", 52)],
    back=[
        shape(
            "M0 40 L-120 -60 C-150 -70 -160 -40 -150 20 C-180 90 -160 170 -190 200 C-130 190 -80 200 0 180 C80 "
            "200 130 190 190 200 C160 170 180 90 150 20 C160 -40 150 -70 120 -60Z",
            "#2a1f40",
        ),
        twin("M70 40 L118 -50 C136 -50 136 0 126 40Z", "#c2243c"),
    ],
    front=[
        hair("#1f1430", "peak"),
        bow_tie("#c2243c", 62),
        shape("M-14 92 L14 92 L9 116 L-9 116Z", "#ffd23a", 4),
        sparkle(140, -140, 14, "#c8b0ff"),
    ],
    rim="#ff9ad0",
    tilt=-3,
)

GRAVEDIGGER = Bean(
    "#c8b49a",
    [
        eyes("sleepy", (-3, 5), "#4a5a3a", y=-58, lid="#a8937a"),
        brows("worry", "#4a4038", y=-96),
        nose("#d89a84", 1.4, -18),
        flat(ellipse(0, 22, 56, 26), "#8a7a6a", 0.35, 6),
        mouth("frown", 0, 6, 0.9),
    ],
    clothes=[
        shirt("#4a5a4a", 56, pen("M0 60 L0 220", "#38463a", 5)),
        flat("M-130 44 L-60 56 L-80 110 L-130 90Z M130 44 L60 56 L80 110 L130 90Z", "#38463a"),
    ],
    back=[
        wooden(-134, -180, -134, 160, 13),
        at(-134, 176, shape("M-34 -30 L34 -30 L34 20 C20 50 10 56 0 62 C-10 56 -20 50 -34 20Z", "#a8b0c4")),
        shape(box(-162, -196, 56, 18, 8), "#b97845"),
    ],
    front=[
        shape("M-96 -104 C-104 -160 -60 -190 0 -190 C60 -190 104 -160 96 -104 C50 -124 -50 -124 -96 -104Z", "#5a5048"),
        shape("M-104 -112 C-50 -130 50 -130 104 -112 C110 -96 60 -90 0 -90 C-60 -90 -110 -96 -104 -112Z", "#6f6458"),
        at(
            138,
            90,
            pen("M-20 -40 C-20 -70 20 -70 20 -40", INK, 7),
            shape(box(-26, -44, 52, 16, 5), "#6a5a4a"),
            shape(box(-24, -28, 48, 56, 8), "#ffe27a"),
            shape(box(-28, 28, 56, 14, 5), "#6a5a4a"),
            shape("M0 20 C-14 12 -8 -4 0 -18 C8 -4 14 12 0 20Z", "#ff8a2a", 3),
        ),
        mitt(132, 34, "#6f6458", 1, flip=True),
        mitt(-128, 60, "#6f6458", 1),
        grass("#4f8a3a", 178, 84),
    ],
    tilt=3,
)

BEANS = {"zombie": ZOMBIE, "ghost": GHOST, "mummy": MUMMY, "vampire": VAMPIRE, "gravedigger": GRAVEDIGGER}
