"""Street Wheels: skater, BMX, roller star, break dancer, DJ."""

from __future__ import annotations

from tools.art.beanz.bean import Bean
from tools.art.beanz.face import brows, cheeks, eyes, mouth, nose
from tools.art.beanz.parts import INK, at, dots, flat, group, pen, shape, tube, twin, twin_flat
from tools.art.beanz.props import mitt, sparkle, star_part, wheel
from tools.art.beanz.wear import beanie, cap, glasses, hair, headband, helmet, shirt
from tools.art.paths import arc, box, ellipse, star

SKATER = Bean(
    "#ffd7b0",
    [
        eyes("happy", (5, 3), "#2f7a6a", y=-56, r=31),
        brows("cock", "#b8742a", y=-96),
        nose("#ffd7b0", 0.9, -22),
        mouth("smirk", 0, -2),
        shape(box(-70, -18, 34, 14, 6), "#f2b08a", 3),
    ],
    clothes=[shirt("#7a4fd8", 54, pen("M-60 90 L-20 150 L20 90 L60 150", "#ffd23a", 11))],
    back=[
        shape("M-96 -70 C-124 -50 -112 10 -96 20 L-70 -60Z", "#e8b83a"),
        shape("M96 -70 C124 -50 112 10 96 20 L70 -60Z", "#e8b83a"),
    ],
    front=[
        beanie("#2fb8a8", "#1f8a84", "", -116),
        shape(
            "M-190 152 C-196 134 -176 132 -160 156 L160 156 C176 132 "
            "196 134 190 152 C180 190 160 192 130 192 L-130 192 C-160 192 -180 190 -190 152Z",
            "#ff5a4a",
        ),
        pen("M-140 172 L140 172", "#ffd23a", 7),
        wheel(-104, 208, 24, "#ffd23a", "#fff6d8", 6),
        wheel(104, 208, 24, "#ffd23a", "#fff6d8", 6),
        mitt(-130, 40, "#ffd7b0", 1, degrees=30),
        mitt(134, 20, "#ffd7b0", 1, flip=True, degrees=-30),
    ],
    tilt=-10,
)

BMX = Bean(
    "#7a4a2c",
    [eyes("tough", (2, 3), "#2a1a10", y=-56, r=28, lid="#64391f"), mouth("teeth", 0, -6, 0.66)],
    clothes=[shirt("#2a2f4a", 52, *[pen(f"M{x} 40 L{x + 40} 220", "#2fe0c0", 9) for x in (-90, -40)])],
    front=[
        helmet(
            "#2fd0b8",
            -96,
            flat("M-24 -260 L24 -260 L16 -90 L-16 -90Z", "#1a1f3a"),
            flat("M-130 -120 L-60 -110 L-70 -96 L-130 -96Z M130 -120 L60 -110 L70 -96 L130 -96Z", "#1a1f3a"),
        ),
        shape(
            "M-78 -118 C-120 -150 -100 -186 -40 -178 C-10 -170 10 -170 40 -178 C100 -186 120 -150 78 -118 C40 -132 "
            "-40 -132 -78 -118Z",
            "#ffd23a",
        ),
        shape(
            "M-104 -70 L-76 -34 C-70 6 -40 30 0 32 C40 30 70 6 76 -34 L104 -70 C116 20 70 66 0 68 C-70 66 -116 "
            "20 -104 -70Z",
            "#2fd0b8",
        ),
        pen("M-30 46 L-30 58 M0 48 L0 60 M30 46 L30 58", INK, 6),
        wheel(0, 176, 66, "#2a2440", "#fff6d8", 12),
        tube("M0 176 L0 96", 14, "#ff5a7a"),
        tube("M-120 84 C-80 64 -40 96 0 96 C40 96 80 64 120 84", 12, "#c4cbdc"),
        shape(box(-34, 84, 68, 34, 8), "#ffd23a"),
        mitt(-120, 90, "#2a2440", 1),
        mitt(120, 90, "#2a2440", 1, flip=True),
    ],
    tilt=17,
)

_BOOT = group(
    shape("M-24 -40 L20 -40 L24 -4 C46 0 52 14 50 28 L-26 28Z", "#ffffff"),
    pen("M4 -26 L20 -26 M4 -12 L22 -12", "#ff5aa0", 6),
    shape(box(-32, 28, 88, 11, 4), "#ff5aa0", 4),
    wheel(-14, 48, 15, "#ffd23a", "#fff6d8", 4),
    wheel(38, 48, 15, "#ffd23a", "#fff6d8", 4),
)

ROLLER_STAR = Bean(
    "#a8683c",
    [mouth("grin", 0, 2, 1), nose("#a8683c", 0.9, -20), cheeks("#e8504a", -14)],
    clothes=[
        shirt(
            "#ff5ab8",
            54,
            *[star_part(x, y, 15, "#ffe27a") for x, y in ((-60, 100), (0, 116), (60, 100), (-32, 148), (34, 150))],
        )
    ],
    back=[
        pen("M-60 150 C-190 160 -220 60 -150 10 C-110 -20 -130 -90 -190 -100", "#2fe8d8", 26, 0.9),
        pen("M-60 150 C-190 160 -220 60 -150 10 C-110 -20 -130 -90 -190 -100", "#d8fff8", 8),
    ],
    front=[
        hair("#3a1f14", "curls"),
        headband("#2fd0c0", -112),
        *[
            group(
                flat(star(s * 40, -62, 5, 46, 25, -90), "#ffb0e0", 0.5),
                pen(star(s * 40, -62, 5, 46, 25, -90), INK, 15),
                pen(star(s * 40, -62, 5, 46, 25, -90), "#ffd23a", 8),
            )
            for s in (-1, 1)
        ],
        at(-50, 176, _BOOT, size=0.92),
        at(52, 176, _BOOT, size=0.92),
        sparkle(140, -90, 22),
        mitt(128, -6, "#a8683c", 1, flip=True, degrees=-30),
    ],
    tilt=8,
)

BREAK_DANCER = Bean(
    "#e8b080",
    [
        eyes("sleepy", (4, 4), "#3a5a2a", y=-58, lid="#d89a68"),
        brows("cock", "#1f1420", y=-94),
        nose("#e8b080", 1),
        mouth("smirk", 0, -4, 1.1),
    ],
    clothes=[
        shirt("#e8303f", 48, pen("M0 50 L0 220", "#ffffff", 6)),
        flat("M-130 50 L-76 60 L-60 260 L-130 260Z M130 50 L76 60 L60 260 L130 260Z", "#2a2440"),
        *[pen(f"M{s * 88} 60 L{s * 76} 240", "#ffffff", 6) for s in (-1, 1)],
    ],
    front=[
        hair("#1f1420", "mohawk"),
        headband("#ffd23a", -118),
        pen("M-60 62 C-40 120 40 120 60 62", INK, 18),
        pen("M-60 62 C-40 120 40 120 60 62", "#ffc93a", 9),
        star_part(0, 118, 20),
        mitt(-124, 150, "#e8b080", 1.1),
        mitt(136, -60, "#e8b080", 1.1, flip=True, degrees=-30),
        pen(arc(0, 40, 196, 20, 100, 190), "#ffffff", 10),
        pen(arc(0, 40, 196, 200, 262, 190), "#ffffff", 10),
        twin("M30 166 C66 160 96 170 104 190 L36 196Z", "#ffffff"),
    ],
    tilt=28,
)

_DISC = group(
    shape(ellipse(0, 0, 66, 32), "#2a2440"),
    pen(ellipse(0, 0, 50, 23), "#5a5478", 3),
    pen(ellipse(0, 0, 36, 16), "#5a5478", 3),
    shape(ellipse(0, 0, 22, 10), "#ff5a7a", 3, hi=False),
)

DJ = Bean(
    "#8a5330",
    [
        glasses("#1f1420", -60, 36, "#3a2f8a", 0.95, 38),
        brows("cock", "#1f120c", y=-112),
        nose("#8a5330", 1.1, -16),
        mouth("grin", 0, 4, 0.72),
    ],
    clothes=[shirt("#2a2f6a", 54, pen("M-130 110 C-60 90 -40 150 0 120 C40 90 60 150 130 110", "#2fe8d8", 9))],
    back=[
        pen(arc(-60, -60, 150, 150, 220), "#2fe8d8", 9),
        pen(arc(60, -60, 150, -40, 30), "#2fe8d8", 9),
        pen(arc(-60, -60, 178, 155, 210), "#ff5ab8", 9),
        pen(arc(60, -60, 178, -30, 25), "#ff5ab8", 9),
    ],
    front=[
        cap("#2fb8a8", "#1f7a7a", -112, 1),
        pen("M-98 -80 C-100 -210 100 -210 98 -80", INK, 27),
        pen("M-98 -80 C-100 -210 100 -210 98 -80", "#ff5ab8", 15),
        twin(ellipse(102, -62, 26, 38), "#ff5ab8"),
        twin_flat(ellipse(106, -62, 11, 19), "#8a1f6a"),
        shape("M-176 124 L176 124 L160 206 L-160 206Z", "#4a4478"),
        at(-86, 128, _DISC),
        at(86, 128, _DISC),
        dots("#2fe8d8", (-100, 180, 7), (-70, 182, 7)),
        dots("#ffd23a", (70, 182, 7), (100, 180, 7)),
        shape(box(-14, 150, 28, 44, 5), "#2a2440", 4),
        pen("M-5 182 L-5 164 M7 182 L7 172", "#7ae06a", 6),
        mitt(-118, 100, "#8a5330", 1),
        mitt(120, 98, "#8a5330", 1, flip=True),
    ],
    tilt=-4,
)

BEANS = {"skater": SKATER, "bmx": BMX, "roller-star": ROLLER_STAR, "break-dancer": BREAK_DANCER, "dj": DJ}
