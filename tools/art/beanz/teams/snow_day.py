"""Snow Day: snowman, penguin, sledder, snowball, skier."""

from __future__ import annotations

from tools.art.beanz.bean import Bean
from tools.art.beanz.face import brows, cheeks, eyes, mouth, nose
from tools.art.beanz.parts import INK, dots, flat, pen, rod, shape, tube, twin
from tools.art.beanz.props import ball, beak, mitt, puff
from tools.art.beanz.wear import beanie, goggles, helmet, hem, scarf, shirt
from tools.art.paths import ellipse, svg

SNOWMAN = Bean(
    "#f4faff",
    [
        eyes("button", y=-70, gap=32, r=26),
        dots(INK, *[(x, y, 5.5) for x, y in ((-40, 2), (-22, 12), (0, 16), (22, 12), (40, 2))]),
        shape("M-8 -38 L-6 -14 C30 -12 66 -4 92 12 C70 -18 30 -40 -8 -38Z", "#ff8a2a"),
        cheeks("#ff8aa8", -24),
    ],
    clothes=[pen(hem(26), "#c4dcf4", 8)],
    back=[
        tube("M-84 70 L-150 20 M-128 36 L-140 -4 M-136 28 L-166 30", 9, "#8a5a34"),
        tube("M84 70 L150 30 M128 42 L134 4 M136 38 L168 46", 9, "#8a5a34"),
        shape(ellipse(0, 178, 130, 26), "#e4f2ff"),
    ],
    front=[
        dots(INK, (0, 104, 9), (0, 136, 9)),
        scarf("#e23b4e", 42, "#ffffff"),
        shape("M-64 -140 L-54 -222 C-20 -232 20 -232 54 -222 L64 -140Z", "#5a8ad8"),
        pen("M-58 -204 C-90 -190 -90 -150 -64 -146", "#c4cbdc", 6),
        shape("M-76 -146 C-30 -128 30 -128 76 -146 L76 -126 C30 -108 -30 -108 -76 -126Z", "#3f6fc0"),
    ],
    rim="#8fd0ff",
    tilt=-5,
)

PENGUIN = Bean(
    "#2f3a5e",
    [
        flat(
            svg(
                "M0 -104 C-30 -140 -84 -110 -78 -50 C-76 -20 -40 -6 0 -6 C40 -6 76 -20 78 -50 C84 -110 30 -140 0 -104Z"
            ),
            "#ffffff",
        ),
        eyes("joy", y=-66, gap=34, r=28),
        cheeks("#ff8aa8", -34, 52),
        beak("#ff9a2a", -26, 0.95),
    ],
    clothes=[flat("M-70 30 C-40 0 40 0 70 30 C90 90 60 170 0 172 C-60 170 -90 90 -70 30Z", "#ffffff")],
    front=[
        twin("M84 -6 C130 -10 172 20 182 56 C150 60 110 60 88 70Z", "#2f3a5e"),
        twin(ellipse(46, 168, 38, 17), "#ff9a2a"),
        shape("M-150 186 C-60 170 60 170 150 186 C130 212 -130 212 -150 186Z", "#a8e0ff"),
        pen("M-110 192 L-60 188 M30 200 L90 196", "#ffffff", 6),
        pen("M-170 40 L-206 30 M-176 74 L-214 74 M-166 106 L-200 116", "#ffffff", 8),
    ],
    rim="#8fd0ff",
    tilt=14,
)

SLEDDER = Bean(
    "#ffd7b0",
    [mouth("grin", 0, 8, 1.05), cheeks("#ff5a6a", -6), nose("#ff9a8a", 1.1, -16)],
    clothes=[shirt("#2f9fd8", 58, flat("M-130 100 L130 100 L130 126 L-130 126Z", "#ffd23a"))],
    front=[
        goggles("#ffffff", "#ff8a2a", -62),
        beanie("#e23b4e", "#ffffff", "#ffd23a", -122),
        shape("M60 60 C110 50 150 70 206 40 L202 76 C150 100 110 84 64 92Z", "#7ac943"),
        scarf("#7ac943", 44),
        shape(
            "M-150 142 C-60 158 60 158 134 142 C160 136 178 110 166 90 C196 96 196 150 150 176 C60 196 -60 196 "
            "-150 176Z",
            "#e23b3b",
        ),
        pen("M-140 206 L136 206 C176 206 196 180 192 150", INK, 16),
        pen("M-140 206 L136 206 C176 206 196 180 192 150", "#c4cbdc", 7),
        mitt(96, 120, "#2f6fd6", 1, flip=True),
    ],
    tilt=-13,
)

SNOWBALL = Bean(
    "#c98a5a",
    [
        eyes("tough", (5, 2), "#3a2010", y=-66, lid="#b87a4a"),
        brows("angry", "#2a1712", y=-104),
        mouth("smirk", 0, -6),
        cheeks("#ff5a5a", -26),
    ],
    clothes=[shirt("#8a5ad8", 48), pen("M0 60 L0 200", "#ffffff", 6)],
    back=[
        pen("M-90 -110 C-80 -200 80 -200 90 -110", INK, 24),
        pen("M-90 -110 C-80 -200 80 -200 90 -110", "#5a3aa8", 13),
    ],
    front=[
        twin(ellipse(100, -70, 28, 36), "#ff8ac4"),
        *[
            ball(x, y, 36, "#f4faff")
            for x, y in ((-104, 176), (-34, 180), (36, 180), (106, 176), (-68, 122), (2, 124), (72, 122))
        ],
        mitt(-126, 72, "#ff8ac4", 1.1),
        ball(140, 14, 36, "#f4faff"),
        mitt(120, 54, "#ff8ac4", 1.1, flip=True),
    ],
    tilt=-2,
)

SKIER = Bean(
    "#f3c49a",
    [mouth("teeth", 0, 8, 0.85), nose("#ff9a8a", 1.1, -16), cheeks("#ff5a6a", -6)],
    clothes=[
        shirt("#f02f7a", 54),
        flat("M-130 60 L-20 74 L-60 240 L-130 240Z", "#2fd0c0"),
        pen("M-24 74 L-60 220", INK, 5),
    ],
    back=[
        rod((-130, 206), (-70, -250), 17, "#2fd0c0"),
        rod((130, 206), (70, -250), 17, "#f02f7a"),
        puff("#f4faff", (150, 150, 36), (186, 120, 26), (176, 168, 26), (206, 150, 18)),
    ],
    front=[
        helmet("#3a3f6a", -112, flat("M-20 -240 L20 -240 L20 -100 L-20 -100Z", "#ffd23a")),
        goggles("#ffd23a", "#5ad8ff", -70),
        rod((-150, 190), (-132, 20), 7, "#ffd23a"),
        rod((150, 196), (136, 20), 7, "#ffd23a"),
        shape(ellipse(-149, 176, 17, 7), INK, 3),
        shape(ellipse(149, 182, 17, 7), INK, 3),
        mitt(-132, 40, "#2a2440", 1),
        mitt(136, 40, "#2a2440", 1, flip=True),
    ],
    tilt=7,
)

BEANS = {"snowman": SNOWMAN, "penguin": PENGUIN, "sledder": SLEDDER, "snowball": SNOWBALL, "skier": SKIER}
