"""Instant Action cards."""

from __future__ import annotations

from tools.art.beanz.cards.scene import (
    BLUE,
    GREEN,
    INK,
    ORANGE,
    PINK,
    RED,
    TEAL,
    VIOLET,
    YELLOW,
    Scene,
    bean,
    dust,
    who,
    zoom,
)
from tools.art.beanz.face import brows, eye, eyes, mouth
from tools.art.beanz.parts import at, dots, flat, group, inside, pen, rod, shape
from tools.art.beanz.props import mitt, puff, star_part
from tools.art.paths import arc, box, ellipse, outline, svg

_PALM = group(
    shape(
        "M-70 190 L-74 40 C-100 20 -124 -10 -116 -30 C-106 -46 -86 -30 -66 -6 L-70 -110 C-70 -136 -36 "
        "-136 -34 -110 L-28 -150 C-24 -174 8 -172 8 -146 L12 -130 C16 -152 48 -150 48 -124 L50 -90 C54 -108 82 -106 82 "
        "-80 L78 60 L72 190Z",
        "#ffcfa0",
    ),
    pen("M-34 -110 L-30 -20 M8 -146 L8 -24 M48 -124 L44 -20", INK, 5),
)
_STICK = outline(svg("M-84 88 C-70 20 -46 -40 -6 -64 C36 -74 80 -62 118 -34"), 46)
_PEEL = group(
    shape(
        "M-10 -60 C-24 -20 -70 10 -120 16 C-110 40 -60 44 -20 16 C-20 50 -40 70 -56 84 C-20 88 12 60 14 "
        "20 C40 48 80 56 124 40 C110 12 50 -10 22 -30 L16 -64Z",
        YELLOW,
    ),
    pen("M2 -40 C4 -10 0 10 -4 16", "#c98a1f", 5),
    shape("M-12 -60 L-10 -84 L18 -84 L18 -62Z", "#8a6a2a", 4),
)
_CLOUD = puff("#aab4cc", (-60, 10, 44), (0, -16, 56), (60, 6, 46), (100, 26, 30), (-100, 28, 30), (0, 34, 50))
_MOON_FACE = group(
    shape(ellipse(0, 0, 112), "#ffe9a0"),
    dots("#d8b860", (-60, -50, 15), (70, 40, 19), (50, -70, 11), (-70, 50, 12)),
    eyes("sleepy", (0, 4), "#6a4a1a", y=-10, gap=38, r=28, lid="#e8cc78"),
    brows("angry", "#8a6a20", y=-46, gap=38, weight=1.1),
    mouth("frown", 0, 40, 0.9),
)

CARDS = {
    "no-you-dont": Scene(
        "#ff4a4a",
        "#5a0a2a",
        [bean(who(BLUE, "happy", "shout", "worry"), 104, 10, 0.8, 8), at(-56, 10, _PALM, size=1.02)],
        [pen(ellipse(-60, 10, 190), "#ffffff", 12, 0.5)],
    ),
    "you-slipped": Scene(
        "#ffe05a",
        "#9a4a0a",
        [
            at(-16, 120, _PEEL, size=1.1),
            bean(who(RED, "happy", "shout", "worry"), 40, -50, 0.86, 58),
            zoom((-120, -60, -60, -50), (-140, -20, -80, -14), (-110, 20, -66, 22)),
            pen(arc(-10, 40, 150, -160, -120), "#ffffff", 8),
            star_part(-130, -130, 22, "#ffffff"),
        ],
    ),
    "bye-bye-beanie": Scene(
        "#c88aff",
        "#3a1060",
        [
            shape("M-170 -180 L170 -180 L170 190 L-170 190Z", "#5a3a8a"),
            flat("M-140 -150 L140 -150 L140 190 L-140 190Z", "#1a1030"),
            bean(who(GREEN, "sad", "frown", "worry"), -50, 50, 0.78, -6),
            shape("M30 -160 L160 -190 L160 200 L30 176Z", "#b97845"),
            pen("M54 -130 L138 -150 L138 -10 L54 -4Z M54 30 L138 28 L138 160 L54 144Z", "#8a5228", 7),
            shape(ellipse(46, 16, 11), YELLOW),
            at(
                16,
                -70,
                shape(
                    "M-30 40 L-34 0 C-60 -20 -54 -40 -38 -34 L-22 -16 L-26 -64 C-24 -78 -8 -78 -6 "
                    "-64 L-2 -76 C2 -90 18 -86 18 -72 L20 -62 C26 -74 40 -70 38 -56 L36 40Z",
                    "#ffcfa0",
                ),
                size=0.9,
                degrees=-14,
            ),
            zoom((-40, -120, -52, -140), (66, -110, 80, -128)),
        ],
    ),
    "boomerang": Scene(
        "#ffa04a",
        "#6a1f1a",
        [
            *[pen(arc(0, 20, 158, start, start + 22, 150), "#ffffff", 11) for start in (96, 134, 172)],
            pen(arc(-20, -10, 150, -70, -30, 140), "#ffffff", 11),
            at(
                -30,
                -70,
                shape(_STICK, "#c9702a"),
                inside(
                    _STICK,
                    pen("M-120 50 L-50 64 M-112 24 L-44 38", "#ffe27a", 11),
                    pen("M62 -100 L50 -30 M88 -94 L74 -22", "#ffe27a", 11),
                ),
                size=1.05,
            ),
            bean(who(TEAL, "happy", "oh", "worry"), 40, 84, 0.74, 8),
        ],
    ),
    "power-nap": Scene(
        "#8a9aff",
        "#141a5a",
        [
            bean(who(YELLOW, "closed", "small"), -10, 40, 0.94, 20),
            at(
                34,
                -98,
                shape(
                    "M-92 36 C-70 -40 -10 -84 60 -96 C110 -100 150 -60 140 -16 C120 -40 100 -44 84 -36 C88 -10 "
                    "80 14 70 32 "
                    "C20 48 -40 50 -92 36Z",
                    "#5a7aff",
                ),
                pen("M-66 4 C-20 20 40 16 84 -2 M-30 -44 C0 -34 40 -36 76 -50", "#ffffff", 9),
                shape(ellipse(138, -4, 22), "#ffffff"),
                shape("M-100 26 C-40 50 40 48 82 20 L86 44 C40 70 -40 74 -98 52Z", "#ffffff"),
            ),
            pen("M-130 -60 L-94 -60 L-130 -22 L-94 -22", "#ffffff", 12),
            pen("M-160 -130 L-136 -130 L-160 -106 L-136 -106", "#ffffff", 10),
            pen(arc(0, 100, 140, 30, 150, 60), "#ffffff", 9),
        ],
    ),
    "cloudy-skies": Scene(
        "#9ab0d8",
        "#1f2a4a",
        [
            at(20, -30, _MOON_FACE, size=1.1),
            at(-70, 90, _CLOUD, size=1.05),
            at(100, 116, _CLOUD, size=0.86),
            at(-124, -60, _CLOUD, size=0.56),
        ],
        rays=False,
    ),
    "brace-yourself": Scene(
        "#6ad0ff",
        "#143a6a",
        [
            rod((126, 180), (24, -30), 17, "#b97845"),
            bean(who(ORANGE, "closed", "teeth", "angry"), -40, 30, 0.96, 14),
            shape(box(96, 176, 66, 16, 6), "#8a5228"),
            mitt(50, 40, "#ffffff", 1),
            zoom((-170, -40, -130, -30), (-184, 20, -140, 24), (-170, 80, -132, 78)),
        ],
    ),
    "not-me": Scene(
        "#ff9ac8",
        "#4a1a6a",
        [
            bean(who(BLUE, "happy", "teeth", "worry"), -88, 20, 0.84, -10),
            bean(who(GREEN, "happy", "oh", "up"), 112, 50, 0.7, 6),
            *[
                at(
                    x,
                    y,
                    shape(
                        "M-26 18 L-26 -14 C-20 -24 10 -26 20 -18 L66 -16 C76 -14 76 2 66 4 L24 6 C26 18 10 26 -26 18Z",
                        "#ffffff",
                    ),
                    size=1.0,
                    degrees=d,
                )
                for x, y, d in ((-10, -10, 8), (-16, 66, -4))
            ],
            zoom((40, -60, 60, -84), (70, -76, 82, -104), (150, -70, 168, -94)),
        ],
    ),
    "bean-pile": Scene(
        "#ffd88a",
        "#5a3a1a",
        [
            shape("M-40 118 L40 118 L50 190 L-50 190Z", "#2a1838"),
            *[
                bean(who(c, "dizzy", "wavy"), x, y, 0.56, d)
                for c, x, y, d in (
                    (RED, -110, 110, 78),
                    (BLUE, 112, 112, -80),
                    (PINK, -62, 40, 60),
                    (VIOLET, 66, 44, -64),
                    (GREEN, 0, -40, 84),
                    (YELLOW, -4, -116, 20),
                )
            ],
            flat(ellipse(0, 152, 54, 34), "#1a1028"),
            eye(-20, 150, 19, (0, -3), "#6a3a1a"),
            eye(20, 150, 19, (0, -3), "#6a3a1a"),
            brows("worry", "#ffffff", y=122, gap=20, weight=0.6),
        ],
    ),
    "rubber-wall": Scene(
        "#7affa0",
        "#10504a",
        [
            shape("M-196 -190 L-110 -190 C-60 -60 -60 60 -110 190 L-196 190Z", PINK),
            *[
                pen(f"M-196 {y} L{-118 + 30 * (1 - abs(y) / 150):.0f} {y}", "#c2357a", 6)
                for y in (-130, -78, -26, 26, 78, 130)
            ],
            bean(who(YELLOW, "dizzy", "shout"), 60, 6, 0.86, -28),
            zoom((150, -80, 190, -90), (156, -20, 196, -20), (150, 40, 190, 52)),
            star_part(-44, -70, 20),
            star_part(-50, 60, 16),
            dust((-30, 120, 16), (-4, 138, 12)),
        ],
    ),
}
