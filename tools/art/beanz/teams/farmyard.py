"""Farmyard: cow, rooster, farmer, sheepdog, mud pig."""

from __future__ import annotations

from tools.art.beanz.bean import Bean
from tools.art.beanz.face import brows, cheeks, eyes, freckles, mouth, nose
from tools.art.beanz.parts import INK, brush, dots, flat, pen, shape, tube, twin, twin_flat
from tools.art.beanz.props import beak, flop_ears, grass, horns, leaf, leaf_ears, mitt, splash, wooden
from tools.art.beanz.wear import overall, shirt, straw_hat
from tools.art.paths import ellipse, spline, svg

COW = Bean(
    "#fbf7f2",
    [
        eyes("sleepy", (0, 4), "#3a2a20", y=-70, r=31, lid="#e9dfe6"),
        shape(ellipse(0, 2, 66, 42), "#ffb3b8"),
        twin_flat(ellipse(26, -8, 10, 13), "#b8566a"),
        mouth("smile", 4, 14, 0.9),
        leaf(20, 26, 0.55, 20, "#4fae3a"),
    ],
    clothes=[
        flat(spline([(-110, -140), (-40, -150), (-10, -100), (-40, -44), (-80, -30), (-110, -60)]), "#2f2a3a"),
        flat(spline([(50, 60), (100, 40), (110, 120), (60, 130), (30, 100)]), "#2f2a3a"),
        flat(spline([(-90, 110), (-40, 100), (-20, 150), (-70, 190), (-110, 160)]), "#2f2a3a"),
    ],
    back=[horns("#f2e2b8", 0.9), leaf_ears("#2f2a3a", "#ffb3b8", 96, 66, 82, -108)],
    front=[
        pen("M-96 62 C-50 86 50 86 96 62", INK, 22),
        pen("M-96 62 C-50 86 50 86 96 62", "#d8333f", 13),
        shape("M-22 80 L22 80 L30 122 C10 130 -10 130 -30 122Z", "#ffc93a"),
        shape(ellipse(0, 128, 9), "#c98a1f", 4),
        grass("#4fae3a", 176),
    ],
)

ROOSTER = Bean(
    "#c9542e",
    [eyes("tough", (4, 2), "#7a2a10", y=-66, gap=33, r=31, lid="#c9542e"), beak("#ffb52e", -20, 1.15)],
    clothes=[
        flat("M-120 30 L-80 56 L-50 34 L-20 60 L10 36 L44 60 L76 36 L120 58 L120 220 L-120 220Z", "#f2d9a8"),
        *[
            brush([(x, y), (x + 10, y + 16), (x + 20, y)], "#c98a4a", 3, 3, 7)
            for x, y in ((-60, 90), (-10, 100), (36, 90), (-36, 130), (16, 136))
        ],
    ],
    back=[
        shape(
            "M60 60 C130 40 176 -20 170 -80 C210 -30 206 40 166 90 C206 70 222 90 216 110 C190 150 130 160 70 140Z",
            "#1f7a6a",
        ),
        shape("M60 80 C120 70 150 30 150 -20 C180 30 170 90 130 120Z", "#2f4fa8"),
    ],
    front=[
        shape(
            "M-50 -142 C-62 -176 -44 -196 -26 -180 C-22 -216 6 -222 12 -190 C28 -212 52 -202 46 -170 C60 -176 "
            "66 -160 56 -142 C20 -154 -16 -154 -50 -142Z",
            "#f0303f",
        ),
        shape("M-18 26 C-26 56 -12 74 0 60 C12 74 26 56 18 26 C8 34 -8 34 -18 26Z", "#f0303f"),
        twin("M88 40 C126 40 130 96 96 124 C84 100 82 70 88 40Z", "#a83f20"),
        shape("M-84 160 C-40 146 40 146 84 160 L76 214 L-76 214Z", "#b97845"),
        pen("M-40 176 L-36 206 M20 170 L18 204", "#8a5228", 5),
    ],
    rim="#ffd27a",
    tilt=-7,
)

FARMER = Bean(
    "#f0b98a",
    [
        eyes("happy", (-3, 2), "#4f7a3a", y=-58),
        brows("flat", "#a8611f", y=-96),
        cheeks("#ff6a4a"),
        freckles("#f0b98a"),
        nose("#f0b98a", 1.2, -16),
        mouth("smirk", 0, 2),
        pen("M36 -2 L88 -22", "#e8b93a", 5),
        pen("M88 -22 L104 -30", "#c98a1f", 9),
    ],
    clothes=[
        shirt(
            "#e2443a",
            46,
            *[pen(f"M{x} 30 L{x} 220", "#ffffff", 5, 0.5) for x in range(-90, 100, 30)],
            *[pen(f"M-120 {y} L120 {y}", "#8f2030", 5, 0.5) for y in range(70, 200, 28)],
        ),
        overall("#3a62b8", 74),
    ],
    back=[
        wooden(126, 200, 126, -60, 12),
        pen("M126 -60 L126 -140 M100 -136 C100 -70 152 -70 152 -136", INK, 17),
        pen("M126 -60 L126 -140 M100 -136 C100 -70 152 -70 152 -136", "#b9c3da", 8),
    ],
    front=[straw_hat(), mitt(122, 70, "#f0b98a", 1.1, flip=True)],
)

_FUR = (
    "M-84 -150 C-40 -196 40 -196 84 -150 C112 -140 110 -96 100 -84 C90 -56 82 -70 74 -50 C62 -66 52 -44 44 -44 "
    "C32 -62 14 -40 0 -46 C-14 -36 -30 -62 -42 -44 "
    "C-54 -40 -62 -66 -74 -50 C-84 -66 -92 -60 -100 -84 C-112 -96 -110 -140 -84 -150Z"
)

SHEEPDOG = Bean(
    "#f4f2f6",
    [
        shape(ellipse(0, 4, 62, 44), "#ffffff"),
        mouth("tongue", 0, 16, 1.05),
        shape("M-22 -30 C-10 -38 10 -38 22 -30 C20 -14 8 -8 0 -6 C-8 -8 -20 -14 -22 -30Z", "#2a2030", 4),
    ],
    clothes=[
        flat("M-130 90 L-70 70 L-40 96 L-10 76 L20 98 L50 76 L80 96 L130 80 L130 220 L-130 220Z", "#8e95a8"),
        *[
            brush([(x, y), (x + 6, y + 26)], "#6f7690", 7, 1)
            for x, y in ((-60, 120), (-30, 140), (0, 122), (30, 142), (58, 120), (-76, 146), (70, 150))
        ],
    ],
    back=[flop_ears("#5a6078"), shape("M60 110 C110 110 150 80 160 40 C186 80 170 150 90 170Z", "#8e95a8")],
    front=[
        shape(_FUR, "#8e95a8"),
        *[
            brush([(x, -156), (x * 1.15, -100), (x * 1.1, -62)], c, 2, 2, 10)
            for x, c in (
                (-66, "#a8aec0"),
                (-38, "#767d96"),
                (-12, "#c4c9d6"),
                (16, "#767d96"),
                (42, "#a8aec0"),
                (68, "#767d96"),
            )
        ],
        twin(ellipse(44, 172, 32, 18), "#f4f2f6"),
    ],
    tilt=6,
)

MUD_PIG = Bean(
    "#ff9db0",
    [
        eyes("joy", y=-68, r=32),
        brows("up", "#c2506a", y=-108),
        cheeks("#ff4f7a"),
        mouth("grin", 0, 26, 0.66),
        shape(ellipse(0, -14, 44, 32), "#ff7f9a"),
        twin_flat(ellipse(15, -14, 8, 13), "#8a2f4a"),
    ],
    clothes=[
        flat(spline([(-110, -20), (-70, -30), (-54, 0), (-80, 24), (-110, 10)]), "#7a4a2a"),
        flat(spline([(40, -150), (80, -140), (90, -100), (56, -104)]), "#7a4a2a"),
        dots("#7a4a2a", (-50, -130, 12), (-34, -146, 6), (70, 30, 10), (58, 46, 6)),
    ],
    back=[tube("M84 96 C120 96 140 70 122 60 C104 54 106 84 130 84 C150 84 158 66 160 56", 9, "#ff8fa8")],
    front=[
        twin("M40 -146 C50 -196 90 -206 112 -190 C118 -160 104 -128 82 -124Z", "#ff8fa8"),
        twin_flat(svg("M62 -146 C68 -174 88 -184 100 -178 C102 -160 94 -144 82 -138Z"), "#d9607f"),
        splash("#7a4a2a", 130, 140),
        dots("#7a4a2a", (-150, 92, 11), (-168, 118, 7), (152, 96, 9), (-128, 70, 6)),
    ],
    tilt=9,
)

BEANS = {"cow": COW, "rooster": ROOSTER, "farmer": FARMER, "sheepdog": SHEEPDOG, "mud-pig": MUD_PIG}
