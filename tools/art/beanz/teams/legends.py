"""Legends: dragon, knight, wizard, giant, phoenix."""

from __future__ import annotations

from tools.art.beanz.bean import Bean
from tools.art.beanz.face import brows, cheeks, eye, eyes, mouth, nose
from tools.art.beanz.parts import INK, at, brush, capsule, flat, pen, rod, shape, triangle, twin_flat
from tools.art.beanz.props import beak, bolts, flame, horns, mitt, paw, puff, sparkle, star_part, wings
from tools.art.beanz.wear import beard, hem, shirt
from tools.art.paths import box, ellipse, polygon, spline, svg

DRAGON = Bean(
    "#2fa86a",
    [
        eyes("tough", (0, 2), "#e8b81f", y=-78, gap=38, r=30, lid="#258a56"),
        brows("angry", "#145a36", y=-114, weight=1.2),
        shape("M-66 -30 C-40 -56 40 -56 66 -30 C80 0 50 30 0 30 C-50 30 -80 0 -66 -30Z", "#4fc886"),
        twin_flat(ellipse(30, -26, 10, 7), "#145a36"),
        mouth("fangs", 0, -2, 0.9),
    ],
    clothes=[
        flat("M-54 46 C-20 36 20 36 54 46 L60 240 L-60 240Z", "#ffd86a"),
        *[pen(f"M-56 {y} C-20 {y + 10} 20 {y + 10} 56 {y}", "#d8a03a", 5) for y in (74, 104, 134)],
    ],
    back=[
        wings("#c2353f", "bat"),
        shape("M70 110 C140 120 190 110 190 60 C214 100 190 190 70 172Z", "#2fa86a"),
        shape(polygon((176, 70), (190, 20), (216, 62)), "#c2353f"),
        *[shape(triangle(x, y, 36, -44), "#c2353f") for x, y in ((0, -160),)],
    ],
    front=[
        horns("#fff0c8", 0.86),
        shape(triangle(0, -158, 44, -50), "#c2353f"),
        puff("#e8e4f4", (56, -50, 9), (68, -64, 12), (84, -80, 9)),
        shape(ellipse(0, 150, 40), "#0a0414"),
        pen(ellipse(0, 150, 54, 22, -12), INK, 14),
        pen(ellipse(0, 150, 54, 22, -12), "#ff7ad0", 7),
        paw(-66, 130, "#2fa86a", 1.1),
        paw(66, 130, "#2fa86a", 1.1),
    ],
    rim="#b0ffd0",
    tilt=-4,
)

KNIGHT = Bean(
    "#c4cede",
    [
        shape("M-78 -96 C-40 -116 40 -116 78 -96 L74 -40 C40 -26 -40 -26 -74 -40Z", "#1f2038"),
        eye(-32, -66, 22, (4, 2), "#2f7fb8"),
        eye(32, -66, 22, (-2, 2), "#2f7fb8"),
    ],
    clothes=[
        flat(hem(66) + " L130 260 L-130 260Z", "#8c2f5b"),
        pen(hem(66), INK, 6),
        pen("M0 76 L0 240", "#ffd23a", 9),
        pen("M0 -40 L0 66", "#8f9bb4", 5),
    ],
    back=[
        shape("M-90 40 C-150 60 -170 150 -160 206 L160 206 C170 150 150 60 90 40Z", "#e8303a"),
        rod((146, 200), (146, -150), 11, "#d8e0f0"),
        shape(box(112, 96, 68, 16, 6), "#ffc93a"),
    ],
    front=[
        shape("M-90 -108 C-100 -190 -40 -204 0 -204 C40 -204 100 -190 90 -108 C40 -128 -40 -128 -90 -108Z", "#dfe6f4"),
        shape(
            "M-8 -200 C-20 -250 30 -290 96 -256 C80 -250 110 -230 84 -226 C100 -206 70 -206 62 -196 C40 "
            "-216 20 -206 8 -196Z",
            "#e8303a",
        ),
        shape("M-86 -36 C-40 -20 40 -20 86 -36 C84 20 60 44 0 60 C-60 44 -84 20 -86 -36Z", "#dfe6f4"),
        *[pen(f"M{x} -6 L{x} 28", "#5a6484", 7) for x in (-36, -18, 0, 18, 36)],
        bolts("#ffd86a", (-72, -112), (72, -112), (-66, -8), (66, -8)),
        at(
            -84,
            120,
            shape("M-74 -76 C-40 -88 40 -88 74 -76 C80 0 50 60 0 96 C-50 60 -80 0 -74 -76Z", "#2f4fb8"),
            pen("M-62 -66 C-30 -76 30 -76 62 -66 C66 0 42 48 0 78 C-42 48 -66 0 -62 -66Z", "#ffd23a", 7),
            *[
                star_part(x, y, r, "#fff6c8")
                for x, y, r in ((0, -18, 28), (-34, -38, 12), (34, -38, 12), (-22, 24, 12), (22, 24, 12))
            ],
        ),
        mitt(142, 130, "#8f9bb4", 1.1, flip=True),
    ],
    rim="#ffffff",
    tilt=3,
)

WIZARD = Bean(
    "#f3c49a",
    [
        eyes("happy", (-5, -4), "#5a3ab8", y=-58, r=29),
        brows("up", "#f4f4fb", y=-96, weight=1.4),
        nose("#f3a98a", 1.5, -22),
        beard("#f4f4fb", 150, -4, 90),
        mouth("smile", 0, 10, 0.7),
    ],
    clothes=[shirt("#5a35b8", 54)],
    front=[
        shape(
            "M-84 -116 C-60 -180 -30 -250 40 -292 C66 -290 80 -270 66 -262 C50 -266 44 -250 56 -220 C72 -180 "
            "80 -150 84 -116 C40 -100 -40 -100 -84 -116Z",
            "#5a35b8",
        ),
        star_part(-20, -172, 18),
        star_part(30, -208, 12),
        flat(ellipse(36, -148, 12), "#ffe27a"),
        flat(ellipse(42, -150, 10), "#5a35b8"),
        shape("M-140 -118 C-60 -142 60 -142 140 -118 C150 -90 60 -84 0 -84 C-60 -84 -150 -90 -140 -118Z", "#6f48d0"),
        rod((112, 150), (152, -30), 10, "#8a5a34"),
        star_part(156, -52, 38, "#ffe27a", 14),
        mitt(126, 96, "#f3c49a", 1.05, flip=True),
        at(
            -132,
            70,
            shape(capsule(36, 54), "#ff8ac4", 5),
            eyes("happy", (0, -4), "#7a1f5a", y=-12, gap=15, r=14),
            mouth("oh", 0, 6, 0.5),
        ),
        puff("#e0d0ff", (-160, 136, 24), (-128, 146, 28), (-98, 134, 20)),
        sparkle(-174, 10, 18, "#ffe27a"),
        sparkle(-92, -10, 14, "#ffffff"),
        mitt(-90, 118, "#f3c49a", 0.9),
    ],
    rim="#c8b0ff",
    tilt=5,
)

_ROCK = svg(
    "M-110 -100 C-104 -168 -50 -196 0 -190 C60 -196 110 -160 116 -96 C150 -60 140 0 152 40 C166 110 160 168 130 184 "
    "C60 200 -70 200 -134 184 C-164 160 -160 90 -148 40 C-140 -10 -146 -60 -110 -100Z"
)

GIANT = Bean(
    "#8d8aa8",
    [
        eyes("closed", y=-62, gap=46, r=32),
        brows("flat", "#5a8a4a", y=-104, gap=46, weight=1.9),
        shape(ellipse(0, -34, 27, 22), "#a09cba", 5),
        mouth("small", 0, 0, 1.2),
        cheeks("#c88aa8", -24, 84),
    ],
    clothes=[
        *[
            pen(d, "#6a6786", 6)
            for d in (
                "M-120 60 L-90 84 L-100 120",
                "M110 40 L84 70 L100 110",
                "M-40 120 L-10 140 L-20 180",
                "M60 -150 L50 -120",
                "M-80 -130 L-64 -112",
            )
        ],
        flat(spline([(-90, 40), (-60, 30), (-40, 50), (-60, 66), (-90, 60)]), "#7ab85a", 0.9),
        flat(spline([(60, 130), (100, 120), (116, 150), (80, 166)]), "#7ab85a", 0.9),
    ],
    front=[
        shape(
            "M-104 -120 C-90 -196 -40 -216 0 -210 C50 -218 100 -190 108 -116 L84 -136 L62 -110 L36 -140 L8 "
            "-112 L-20 -142 L-48 -112 L-74 -138Z",
            "#ffffff",
        ),
        shape(triangle(-50, -196, 22, -44), "#3f9a4a", 4),
        shape(triangle(48, -198, 26, -52), "#3f9a4a", 4),
        puff("#ffffff", (-160, 20, 34), (-126, 4, 36), (-94, 24, 30), (-190, 36, 22)),
        puff("#ffffff", (160, 66, 34), (126, 50, 34), (98, 70, 26), (190, 82, 20)),
        pen("M110 -190 L144 -190 L110 -156 L144 -156 M160 -232 L182 -232 L160 -210 L182 -210", "#ffffff", 9),
    ],
    body=_ROCK,
    rim="#c8c4ff",
    tilt=-3,
    glossy=False,
)

PHOENIX = Bean(
    "#ff7a1f",
    [eyes("tough", (0, 0), "#c2243c", y=-70, gap=35, r=30, lid="#e8601a"), beak("#ffd23a", -28, 1.05)],
    clothes=[
        flat("M-64 40 C-30 20 30 20 64 40 C80 120 40 170 0 176 C-40 170 -80 120 -64 40Z", "#ffd23a"),
        *[
            brush([(x, y), (x + 11, y + 16), (x + 22, y)], "#ff8a2a", 3, 3, 7)
            for x, y in ((-44, 70), (0, 66), (-22, 104), (22, 104), (-40, 134), (0, 138))
        ],
    ],
    back=[wings("#e8303a", "feather"), at(0, 20, wings("#ffb52e", "feather"), size=0.72)],
    front=[
        flame(-34, -186, 0.9, -22),
        flame(34, -186, 0.9, 22),
        flame(0, -200, 1.25),
        flame(-80, 160, 0.9, -30),
        flame(80, 160, 0.9, 30),
        puff("#6a6480", (-70, 186, 24), (-30, 192, 30), (20, 190, 30), (66, 186, 26), (100, 194, 16), (-106, 194, 16)),
        flame(-20, 176, 0.6),
        flame(36, 180, 0.5),
        sparkle(150, -190, 16, "#ffe27a"),
        sparkle(-156, -184, 14, "#ffe27a"),
    ],
    rim="#ffe08a",
    tilt=0,
)

BEANS = {"dragon": DRAGON, "knight": KNIGHT, "wizard": WIZARD, "giant": GIANT, "phoenix": PHOENIX}
