"""Toy Box: wind-up, teddy, yo-yo, jack-in-the-box, tin soldier."""

from __future__ import annotations

from tools.art.beanz.bean import Bean
from tools.art.beanz.face import brows, cheeks, eye, eyes, mouth, muzzle, nose
from tools.art.beanz.parts import (
    INK,
    at,
    dots,
    flat,
    inside,
    pen,
    rod,
    shape,
    triangle,
    tube,
    twin,
    twin_flat,
    twin_pen,
)
from tools.art.beanz.props import bolts, mitt, paw, round_ears, star_part
from tools.art.beanz.wear import hem, shirt
from tools.art.paths import box, ellipse, minus, union

_KEY = union(
    minus(ellipse(-26, -34, 34), ellipse(-26, -34, 15)),
    minus(ellipse(-26, 34, 34), ellipse(-26, 34, 15)),
    box(-30, -10, 86, 20, 6),
)

WIND_UP = Bean(
    "#5ab0e8",
    [
        eyes("happy", (-4, 0), "#1f3a7a", y=-66, r=32),
        brows("flat", "#1f3a7a", y=-110),
        cheeks("#ff5a6a", -20),
        mouth("teeth", 0, 0, 0.9),
    ],
    clothes=[
        flat(hem(52) + " L130 240 L-130 240Z", "#ffd23a"),
        flat(hem(96) + " L130 240 L-130 240Z", "#e8434f"),
        pen(hem(52), INK, 6),
        pen(hem(96), INK, 6),
        pen("M0 -180 L0 -120", "#2f7fb8", 5),
    ],
    back=[at(150, 30, shape(_KEY, "#ffc93a"), flip=True)],
    front=[
        bolts("#e8f4ff", (-74, -118), (74, -118), (-80, 40), (80, 40), (-70, 80), (70, 80), (-34, 92), (34, 92)),
        shape(box(-12, -196, 24, 30, 5), "#e8434f"),
        shape(ellipse(0, -202, 16), "#ffd23a"),
        twin("M40 166 L86 150 L98 190 L44 196Z", "#3a4a7a"),
        mitt(-122, 70, "#e8434f", 1, degrees=-30),
    ],
    rim="#e0ffff",
    tilt=5,
)

TEDDY = Bean(
    "#c98a4a",
    [
        eye(-36, -66, 27, (4, 2), "#3a2010", 0.62),
        shape(ellipse(38, -64, 24), "#4a90d8"),
        dots(INK, (31, -68, 4), (45, -68, 4), (31, -57, 4), (45, -57, 4)),
        muzzle("#f2d9a8", "#4a2818", -8, 1.0),
        cheeks("#ff7a6a", -20),
    ],
    clothes=[
        flat(ellipse(0, 108, 60, 78), "#f2d9a8"),
        pen("M0 34 L0 200", "#a86a34", 4),
        *[pen(f"M-8 {y} L8 {y}", "#a86a34", 4) for y in range(44, 190, 18)],
    ],
    back=[
        shape("M-130 60 C-170 40 -176 120 -150 176 C-60 210 60 210 150 176 C176 120 170 40 130 60Z", "#e86a9a"),
        twin_pen("M124 80 C136 110 136 140 128 164", "#c2457a", 5),
    ],
    front=[
        round_ears("#c98a4a", "#f2b98a", 78, -146, 34),
        shape(box(34, 86, 44, 40, 6), "#e8434f"),
        pen(box(34, 86, 44, 40, 6), "#ffffff", 3),
        paw(-98, 84, "#c98a4a", 1.1),
        paw(104, 100, "#c98a4a", 1.1),
        twin(ellipse(54, 166, 40, 28), "#c98a4a"),
        twin_flat(ellipse(54, 166, 22, 15), "#f2d9a8"),
        pen("M-60 -126 L-40 -140 M-62 -138 L-44 -128", "#5a3418", 5),
    ],
    rim="#ffe0a8",
    tilt=-3,
)

YO_YO = Bean(
    "#ff5a4a",
    [
        eyes("happy", (0, -8), "#8a1f2a", y=-50, r=32),
        brows("up", "#8a1f2a", y=-94),
        mouth("grin", 0, 6, 0.9),
        cheeks("#ffd23a", -4),
    ],
    clothes=[
        flat("M-130 -10 L130 -10", "#fff"),
        flat(hem(60) + " L130 92 C60 114 -60 114 -130 92Z", "#ffffff"),
        star_part(0, 138, 22),
    ],
    back=[
        tube("M-4 -150 C-10 -190 20 -200 10 -250", 6, "#fff6e0"),
        pen(ellipse(8, -272, 20, 18), INK, 14),
        pen(ellipse(8, -272, 20, 18), "#fff6e0", 6),
        shape(ellipse(0, 0, 152, 152), "#2f6fe0"),
        flat(ellipse(0, 0, 128), "#5a9aff"),
        *[
            pen(f"M{152 * c:.0f} {152 * s:.0f} L{128 * c:.0f} {128 * s:.0f}", "#ffd23a", 9)
            for c, s in ((0.94, 0.34), (0.94, -0.34), (-0.94, 0.34), (-0.94, -0.34), (0.77, 0.64), (-0.77, 0.64))
        ],
    ],
    front=[twin_pen("M168 -70 C180 -40 180 40 168 70 M190 -40 C196 -20 196 20 190 40", "#ffffff", 7)],
    rim="#ffd0a0",
    tilt=0,
)

_COIL = [tube(f"M-66 {y} C-40 {y + 22} 40 {y + 22} 66 {y + 6}", 12, "#c4cbdc") for y in (104, 126, 148)]

JACK = Bean(
    "#ffe0c8",
    [
        eyes("odd", (2, -2), "#5a2a9a", y=-58, r=35),
        brows("cock", "#3a1a5a", y=-106),
        cheeks("#ff4a5e"),
        mouth("grin", 0, 2, 1.05),
        nose("#ff8a6a", 1.2, -18),
    ],
    clothes=[shirt("#7a3fd0", 56, *[flat(triangle(x, 50, 40, 70), "#ffd23a") for x in (-80, -20, 40, 100)])],
    back=[
        twin("M60 -140 C120 -200 170 -170 176 -110 C140 -130 110 -110 84 -84Z", "#e8434f"),
        shape("M-50 -140 C-60 -200 -20 -240 20 -236 C30 -200 50 -170 50 -140Z", "#3fae6a"),
        twin(ellipse(176, -100, 15), "#ffd23a"),
        shape(ellipse(24, -242, 15), "#ffd23a"),
    ],
    front=[
        shape("M-92 -112 C-50 -150 50 -150 92 -112 C50 -96 -50 -96 -92 -112Z", "#7a3fd0"),
        *_COIL,
        shape("M-124 166 L124 166 L116 262 L-116 262Z", "#2f8fe0"),
        inside(
            "M-124 166 L124 166 L116 262 L-116 262Z",
            flat(box(-130, 166, 260, 18), "#ffd23a"),
            flat(box(-130, 244, 260, 22), "#ffd23a"),
        ),
        star_part(0, 214, 26, "#ff5a7a"),
        at(-150, 176, shape("M-10 -14 L40 -96 L72 -70 L20 4Z", "#5ab0ff"), degrees=-30),
    ],
    tilt=6,
)

TIN_SOLDIER = Bean(
    "#ffd7b0",
    [
        eyes("happy", (2, 0), "#2a3a6a", y=-60, r=28),
        brows("flat", "#4a2a14", y=-92, weight=1.2),
        cheeks("#ff3f4f", -22),
        mouth("flat", 0, 0, 0.8),
        nose("#ffd7b0", 0.9, -24),
    ],
    clothes=[
        shirt("#d42a3c", 46),
        pen("M-100 50 L70 220 M100 50 L-70 220", INK, 30),
        pen("M-100 50 L70 220 M100 50 L-70 220", "#ffffff", 20),
        flat("M-130 160 L130 160 L130 240 L-130 240Z", "#26305e"),
    ],
    back=[rod((126, 190), (126, -150), 13, "#8a5a2a"), rod((126, -20), (126, -190), 7, "#c4cbdc")],
    front=[
        shape(box(-20, 108, 40, 34, 5), "#ffd23a"),
        shape("M-78 -98 L-84 -214 C-40 -228 40 -228 84 -214 L78 -98 C30 -84 -30 -84 -78 -98Z", "#2a2440"),
        pen("M-78 -120 C-30 -104 30 -104 78 -120", "#ffd23a", 8),
        star_part(0, -158, 28),
        shape("M-18 -222 C-34 -262 -10 -286 4 -290 C26 -276 30 -246 18 -222Z", "#ff4a5e"),
        twin("M70 50 L112 40 L122 66 L84 82Z", "#ffd23a"),
        *[pen(f"M{x} 66 L{x - 2} 84", "#ffd23a", 6) for x in (-112, -100, -88, 92, 104, 116)],
        mitt(126, 100, "#ffffff", 1, flip=True),
        twin_pen("M80 -96 C60 20 30 26 0 30", "#ffd23a", 5),
    ],
    rim="#ffd0d0",
    tilt=-2,
)

BEANS = {"wind-up": WIND_UP, "teddy": TEDDY, "yo-yo": YO_YO, "jack-in-the-box": JACK, "tin-soldier": TIN_SOLDIER}
