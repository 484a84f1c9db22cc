"""School Yard: bookworm, new kid, prankster, team captain, dodgeball."""

from __future__ import annotations

from tools.art.beanz.bean import Bean
from tools.art.beanz.face import brows, cheeks, eyes, freckles, mouth, nose
from tools.art.beanz.parts import INK, at, dots, flat, pen, shape, twin, twin_flat, twin_pen
from tools.art.beanz.props import ball, book, mitt
from tools.art.beanz.wear import cap, glasses, hair, headband, shirt
from tools.art.paths import svg

BOOKWORM = Bean(
    "#9adf7a",
    [
        eyes("happy", (0, 8), "#2f6a3a", y=-64, r=31),
        glasses("#5a2a14", -62, 42, gap=42),
        mouth("smile", 0, 4, 0.8),
        cheeks("#ffb04a", -14),
    ],
    clothes=[*[pen(f"M-130 {y} C-60 {y + 18} 60 {y + 18} 130 {y}", "#6fbf55", 7) for y in (40, 76, 112)]],
    front=[
        hair("#5a3a8a", "bowl"),
        book(0, 176, "#3f6fd0", 0, 1.15),
        book(-98, 132, "#e8434f", -9, 0.95),
        book(98, 130, "#f2a32e", 9, 0.95),
        book(-2, 100, "#7a4fd0", 3, 0.86),
    ],
    tilt=-2,
)

NEW_KID = Bean(
    "#8a5330",
    [
        eyes("happy", (3, 0), "#3a2010", y=-58, r=32),
        brows("up", "#24140c", y=-104),
        mouth("grin", 0, -2, 1.0),
        cheeks("#e8604a", -18),
    ],
    clothes=[
        shirt("#ffd23a", 56, *[pen(f"M-130 {y} C-60 {y + 22} 60 {y + 22} 130 {y}", "#2fa3d8", 12) for y in (96, 140)])
    ],
    back=[
        shape(
            "M-120 -110 C-176 -90 -176 150 -130 190 L130 190 C176 150 176 -90 120 -110 C80 -140 -80 -140 -120 -110Z",
            "#2f8f5a",
        ),
        twin("M124 20 C170 20 176 110 132 126Z", "#3fae6a"),
        shape("M-40 -128 C-40 -176 40 -176 40 -128Z", "#1f6a44"),
        dots("#ffd23a", (-146, 30, 12), (146, 160, 10)),
    ],
    front=[
        twin_flat(svg("M58 40 L84 34 L90 180 L64 184Z"), "#1f6a44"),
        twin_pen("M58 44 L64 184 M86 38 L92 176", INK, 5),
        cap("#e8434f", "#b52a3c", -116, 1),
        mitt(-136, 66, "#8a5330", 1.15, degrees=-20),
        mitt(138, 66, "#8a5330", 1.15, flip=True, degrees=20),
    ],
)

PRANKSTER = Bean(
    "#ffd7b0",
    [
        eyes("wink", (6, 2), "#3f7a3a", y=-58, r=32),
        brows("cock", "#a83a14", y=-104),
        freckles("#ffd7b0"),
        nose("#ffd7b0", 1, -22),
        mouth("grin", 6, 0, 0.82),
    ],
    clothes=[shirt("#7ac943", 54, *[pen(f"M{x} 40 L{x} 220", "#3f8a2f", 12) for x in (-80, -40, 0, 40, 80)])],
    back=[
        at(
            128,
            104,
            shape("M-60 -20 C-60 -64 60 -70 74 -18 C84 30 40 58 0 56 C-40 54 -60 26 -60 -20Z", "#ff5a8a"),
            shape("M66 -4 L110 -26 L112 16Z", "#ff5a8a"),
            dots("#ffb0c8", (-20, -26, 8), (16, 20, 6), (-26, 20, 7)),
        )
    ],
    front=[
        hair("#e8632a", "spiky"),
        mitt(74, 110, "#ffd7b0", 1.05, flip=True),
        pen("M196 70 C214 60 214 44 204 36 M206 92 C230 92 240 74 234 60", "#c8ff7a", 7),
    ],
    tilt=-9,
)

TEAM_CAPTAIN = Bean(
    "#d99a66",
    [
        eyes("tough", (3, 2), "#5a3418", y=-60, lid="#d99a66"),
        brows("angry", "#3a1f10", y=-100, weight=0.8),
        mouth("smirk", 0, 0),
        nose("#d99a66", 0.9, -22),
    ],
    clothes=[
        shirt("#2f6fd6", 50),
        flat("M-16 60 L16 60 L16 240 L-16 240Z", "#ffffff"),
        pen("M0 66 L0 220", "#b9c3da", 4),
    ],
    back=[
        shape(
            "M70 -140 C140 -190 190 -130 160 -60 C150 -20 150 0 168 20 C130 24 104 -10 108 -50 C108 -80 90 -100 "
            "70 -108Z",
            "#4a2818",
        )
    ],
    front=[
        hair("#4a2818", "quiff"),
        headband("#ffffff", -122),
        pen("M-60 56 C-40 110 -10 118 4 120 M60 56 C50 100 20 118 4 120", "#e8434f", 6),
        shape("M-14 112 L22 112 C40 112 40 148 18 148 C2 148 -8 140 -8 130 L-26 128Z", "#ffd23a"),
        dots(INK, (18, 130, 6)),
        at(-92, 92, shape("M-14 -26 L22 -34 L26 26 L-12 30Z", "#ffd23a"), pen("M14 -12 C-6 -18 -8 16 14 10", INK, 7)),
    ],
)

DODGEBALL = Bean(
    "#f0b98a",
    [
        eyes("tough", (-6, 4), "#2a3a6a", y=-76, r=30, lid="#e0a878"),
        brows("angry", "#2a1712", y=-112),
        mouth("shout", 0, -22, 0.62),
    ],
    clothes=[shirt("#f5a02e", 40)],
    front=[
        hair("#2a1712", "slick"),
        headband("#e8434f", -126, knot=True),
        ball(
            -26,
            114,
            112,
            "#e0332f",
            pen(
                "M-112 0 C-50 -30 50 -30 112 0 M0 -112 C-30 -50 -30 50 0 112 M-80 -80 "
                "C-20 -50 40 -60 90 -70 M-80 80 C-20 50 40 60 90 70",
                "#a81f24",
                6,
            ),
        ),
        mitt(-146, 100, "#f0b98a", 1.2),
        mitt(96, 110, "#f0b98a", 1.2, flip=True),
    ],
    tilt=-8,
)

BEANS = {
    "bookworm": BOOKWORM,
    "new-kid": NEW_KID,
    "prankster": PRANKSTER,
    "team-captain": TEAM_CAPTAIN,
    "dodgeball": DODGEBALL,
}
