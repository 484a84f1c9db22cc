"""Bug Patch: ant, ladybird, stag beetle, queen bee, grasshopper."""

from __future__ import annotations

from tools.art.beanz.bean import Bean
from tools.art.beanz.face import brows, cheeks, eyes, mouth
from tools.art.beanz.parts import INK, at, dots, flat, group, pen, shape, tube, twin, twin_pen
from tools.art.beanz.props import antennae, bug_legs, leaf, mitt, wings
from tools.art.beanz.wear import crown, hem
from tools.art.paths import ellipse, polygon

_SMALL_ANT = group(
    *[shape(ellipse(x, 0, r, r * 0.85), "#a8341f", 4, hi=False) for x, r in ((24, 14), (4, 10), (-16, 13))],
    pen("M-22 -10 L-34 -26 M-14 -12 L-16 -28 M-8 10 L-12 22 M4 9 L4 22 M16 10 L22 22", INK, 4),
    dots("#fff", (-20, -4, 4)),
    dots(INK, (-21, -4, 2)),
)

ANT = Bean(
    "#b53a24",
    [
        eyes("happy", (2, -2), "#3a1010", y=-72, r=34),
        brows("up", "#5a1410", y=-118),
        mouth("grin", 0, -6, 0.85),
        cheeks("#ff8a5a"),
    ],
    clothes=[
        flat(hem(36) + " L130 62 C60 84 -60 84 -130 62Z", "#8f2a1a"),
        pen(hem(36), INK, 6),
        pen(hem(62), INK, 6),
        flat(hem(66) + " L130 240 L-130 240Z", "#a8341f"),
        *[pen(hem(y), "#7a2014", 5) for y in (104, 138)],
    ],
    back=[antennae("#7a2014", "#ff8a4a", 0.8), bug_legs("#7a2014")],
    front=[
        mitt(-138, -20, "#ffe0b0", 1.05, degrees=-20),
        *[
            at(x, y, _SMALL_ANT, size=s)
            for x, y, s in ((-128, 196, 0.9), (-52, 206, 1.0), (30, 206, 1.05), (116, 196, 0.95))
        ],
    ],
    rim="#ffb08a",
    tilt=-3,
)

LADYBIRD = Bean(
    "#e8262f",
    [eyes("closed", y=-74, r=34), mouth("smile", 0, -34, 0.7), cheeks("#ff4a6a", -44)],
    clothes=[
        flat(hem(-18) + " L130 -260 L-130 -260Z", "#352a44"),
        flat(ellipse(0, -66, 76, 62), "#f2c9a0"),
        pen(hem(-18), INK, 6),
        pen("M0 0 L0 220", INK, 7),
        dots(
            "#2a2036",
            (-50, 40, 20),
            (50, 40, 20),
            (-34, 96, 18),
            (36, 98, 18),
            (-66, 132, 17),
            (68, 132, 17),
            (-22, 148, 14),
            (24, 150, 14),
        ),
    ],
    back=[antennae("#352a44", "#352a44", 0.7), bug_legs("#352a44"), leaf(-150, 170, 2.7, 12, "#5cb83a")],
    rim="#ffb0a0",
    tilt=-12,
)

STAG_BEETLE = Bean(
    "#5a3a9a",
    [
        eyes("tough", (2, 3), "#2a8a5a", y=-52, gap=36, r=29, lid="#4a2f86"),
        brows("angry", "#1f1440", y=-88),
        mouth("teeth", 0, 8, 0.7),
    ],
    clothes=[
        flat(hem(50) + " L130 240 L-130 240Z", "#3a2a7a"),
        pen(hem(50), INK, 6),
        pen("M0 62 L0 220", INK, 7),
        *[pen(f"M{s * 30} 74 C{s * 44} 110 {s * 44} 140 {s * 34} 170", "#7a6ae0", 6) for s in (-1, 1)],
    ],
    back=[bug_legs("#2a1f5a")],
    front=[
        twin(
            "M22 -136 C60 -150 120 -170 118 -226 C116 -252 96 -262 74 -262 C90 -246 92 -230 84 -218 C78 -228 66 "
            "-232 56 -228 C66 -212 60 -190 20 -172Z",
            "#7a52c8",
        ),
        twin_pen("M44 -152 C84 -164 106 -190 106 -224", "#b89aff", 5),
        shape("M-86 -108 C-84 -160 -40 -174 0 -174 C40 -174 84 -160 86 -108 C40 -128 -40 -128 -86 -108Z", "#4a2f86"),
    ],
    rim="#6fffd0",
    tilt=6,
)

_CELL = polygon(*[(x, y) for x, y in ((0, -32), (28, -16), (28, 16), (0, 32), (-28, 16), (-28, -16))])
_COMB = [
    at(x, y, shape(_CELL, c, 4))
    for x, y, c in (
        (-150, 60, "#f2a32e"),
        (-122, 110, "#ffc44a"),
        (-150, 160, "#f2a32e"),
        (150, 60, "#f2a32e"),
        (122, 110, "#ffc44a"),
        (150, 160, "#f2a32e"),
        (-94, 160, "#ffb52e"),
        (94, 160, "#ffb52e"),
    )
]

QUEEN_BEE = Bean(
    "#ffd23a",
    [
        eyes("happy", (0, 2), "#5a2a8a", y=-64, r=31),
        twin_pen("M62 -84 L78 -94 M66 -74 L84 -78", INK, 5),
        brows("up", "#6a4410", y=-108),
        cheeks("#ff5d7d"),
        mouth("smile", 0, -6, 0.7),
        flat("M-14 -2 C-6 -8 6 -8 14 -2 C6 10 -6 10 -14 -2Z", "#e8305a"),
    ],
    clothes=[
        *[flat(hem(y) + f" L130 {y + 26} C60 {y + 48} -60 {y + 48} -130 {y + 26}Z", "#2f2438") for y in (52, 108, 160)]
    ],
    back=[*_COMB, wings("#cfeaff", "bee"), antennae("#5a4410", "#ffd23a", 1)],
    front=[
        shape(
            "M-86 40 C-60 20 60 20 86 40 C100 56 84 74 66 66 C50 80 30 78 20 70 C8 80 -8 80 -20 70 C-30 78 -50 "
            "80 -66 66 C-84 74 -100 56 -86 40Z",
            "#ffffff",
        ),
        crown("#ffb52e", "#e8305a", -140, 0.9),
    ],
    rim="#fff0a0",
    tilt=-4,
)

GRASSHOPPER = Bean(
    "#8fd63a",
    [eyes("happy", (4, -6), "#2f6a1a", y=-84, gap=46, r=36), mouth("oh", 0, -22, 0.9), cheeks("#d8e84a", -30)],
    clothes=[
        flat(ellipse(0, 100, 54, 100), "#d3f07a"),
        *[pen(f"M-46 {y} C-20 {y + 10} 20 {y + 10} 46 {y}", "#9cc43a", 5) for y in (50, 82, 114, 146)],
    ],
    back=[
        tube("M-20 -158 C-40 -230 -100 -240 -140 -220", 7, "#4f9a2a"),
        tube("M20 -158 C40 -230 100 -240 140 -220", 7, "#4f9a2a"),
        twin("M84 90 C110 40 150 -40 176 -70 C196 -60 190 -40 176 -10 C160 40 130 100 96 130Z", "#6fbf2f"),
        tube("M176 -62 C190 0 196 80 160 176 L190 186", 11, "#4f9a2a"),
        tube("M-176 -62 C-190 0 -196 80 -160 176 L-190 186", 11, "#4f9a2a"),
    ],
    front=[
        twin("M60 60 C100 70 116 40 122 20 C132 40 124 90 76 92Z", "#6fbf2f"),
        pen("M-100 210 L-60 206 M100 210 L60 206 M-30 204 L30 204", "#ffffff", 7),
    ],
    rim="#eaff8a",
    tilt=11,
)

BEANS = {
    "ant": ANT,
    "ladybird": LADYBIRD,
    "stag-beetle": STAG_BEETLE,
    "queen-bee": QUEEN_BEE,
    "grasshopper": GRASSHOPPER,
}
