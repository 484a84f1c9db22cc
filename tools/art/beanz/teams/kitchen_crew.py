"""Kitchen Crew: chef, waiter, toast, hot pepper, jelly."""

from __future__ import annotations

from tools.art.beanz.bean import Bean
from tools.art.beanz.face import brows, cheeks, eyes, mouth, nose
from tools.art.beanz.parts import INK, at, capsule, dots, flat, group, pen, rod, shape, twin
from tools.art.beanz.props import flame, mitt, puff
from tools.art.beanz.wear import bow_tie, hair, moustache, shirt
from tools.art.paths import box, ellipse, rotated, scaled, spline, svg

CHEF = Bean(
    "#ffd7b0",
    [
        eyes("happy", (4, -3), "#6a3a1a", y=-54),
        brows("up", "#5a2a14", y=-96),
        cheeks("#ff6a4a", -16),
        nose("#ffd7b0", 1.3, -14),
        moustache("#5a2a14", 0.66, 4),
        mouth("smile", 0, 26, 0.6),
    ],
    clothes=[
        shirt(
            "#ffffff",
            58,
            pen("M0 60 L0 220", "#c4c9e0", 4),
            dots("#e8862e", (-20, 100, 7), (20, 100, 7), (-20, 128, 7), (20, 128, 7), (-20, 156, 7), (20, 156, 7)),
        )
    ],
    front=[
        twin("M0 66 L-70 50 L-50 92Z", "#e23b3b"),
        puff("#ffffff", (-58, -170, 38), (58, -170, 38), (0, -190, 46), (-30, -206, 34), (30, -206, 34), (0, -160, 40)),
        shape("M-82 -152 C-40 -138 40 -138 82 -152 L86 -104 C40 -88 -40 -88 -86 -104Z", "#f4f4fb"),
        rod((96, 120), (150, 84), 12, "#3a2a3a"),
        shape(ellipse(186, 66, 52, 17, -8), "#5a5a72"),
        shape(ellipse(186, 60, 40, 10, -8), "#3f3f55", 0),
        shape(ellipse(184, -34, 44, 15, 18), "#f2c060"),
        flat(ellipse(182, -38, 32, 8, 18), "#ffe0a0"),
        pen("M150 6 C144 -6 146 -14 152 -20 M220 0 C226 -8 226 -14 222 -22", "#ffffff", 6),
        mitt(108, 128, "#ffd7b0", 1, flip=True),
    ],
    rim="#ffd27a",
)

_BULBS = [
    (x, y) for x, y in ((-150, -148), (-112, -154), (-74, -154), (-132, -184), (-94, -188), (-114, -218), (-56, -150))
]

WAITER = Bean(
    "#a8683c",
    [
        eyes("sleepy", (2, 4), "#3a2010", y=-60, lid="#94582f"),
        brows("cock", "#2a1712", y=-98),
        nose("#a8683c", 1, -20),
        mouth("smirk", 0, -2),
    ],
    clothes=[
        shirt("#ffffff", 52),
        flat("M-130 44 L-30 60 L0 130 L30 60 L130 44 L130 240 L-130 240Z", "#2a2440"),
        pen("M-30 58 L0 130 L30 58", INK, 5),
        dots("#ffd23a", (0, 146, 6), (0, 166, 6)),
    ],
    front=[
        bow_tie("#e8862e", 62),
        hair("#2a1712", "slick"),
        mitt(-112, -84, "#ffffff", 1, degrees=-10),
        shape(ellipse(-104, -122, 96, 15), "#c4cbdc"),
        *[
            group(at(x, y, shape(capsule(11, 19), c, 4), flat(ellipse(-4, -8, 3, 6), "#fff", 0.9)))
            for (x, y), c in zip(
                _BULBS, ("#ffd23a", "#ff7a5a", "#7ae06a", "#5ac8ff", "#ff8fd0", "#ffe27a", "#b08aff"), strict=True
            )
        ],
        shape("M58 96 L122 88 L130 170 C110 160 100 176 84 164 C76 172 66 168 62 170Z", "#ffffff"),
        pen("M64 150 L126 142", "#e8862e", 6),
    ],
)

_SLICE = svg(
    "M-110 -60 C-150 -84 -146 -160 -84 -164 C-40 -172 40 -172 84 -164 C146 -160 150 -84 110 -60 L110 140 C110 160 "
    "100 168 84 168 L-84 168 C-100 168 -110 160 -110 140Z"
)
_CRUMB = scaled(_SLICE, 0.86, 0.9, 0, 4)

TOAST = Bean(
    "#b5702e",
    [eyes("closed", y=-36, gap=38, r=30), mouth("smile", 0, 16), cheeks("#ff8a4a", 4)],
    clothes=[
        flat(_CRUMB, "#f2c67a"),
        dots(
            "#dca653",
            (-70, 60, 7),
            (60, 90, 9),
            (-30, 110, 6),
            (80, -10, 6),
            (-84, 0, 6),
            (30, 132, 5),
            (-66, 128, 8),
            (84, 40, 5),
        ),
    ],
    front=[
        flat(
            spline(
                [
                    (-50, -138),
                    (30, -146),
                    (62, -116),
                    (54, -84),
                    (36, -96),
                    (14, -78),
                    (-10, -92),
                    (-34, -82),
                    (-58, -104),
                ]
            ),
            "#ffe27a",
        ),
        shape(rotated(box(-30, -152, 60, 44, 8), -10, 0, -130), "#ffd83a"),
        shape("M-150 132 C-60 150 60 150 150 132 L132 186 C60 204 -60 204 -132 186Z", "#7fc4e8"),
        pen("M-134 152 C-60 168 60 168 134 152", "#ffffff", 6),
    ],
    body=_SLICE,
    rim="#ffd27a",
    tilt=-6,
)

_PEPPER = svg(
    "M-60 -150 C-104 -146 -112 -90 -100 -30 C-90 40 -70 100 -30 140 C0 172 50 190 92 180 C70 160 84 130 92 90 C108 "
    "20 112 -80 96 -120 C84 -152 40 -140 0 -146 C-20 -150 -40 -152 -60 -150Z"
)

HOT_PEPPER = Bean(
    "#ee2f2f",
    [
        eyes("tough", (3, 2), "#7a1010", y=-64, gap=35, r=30, lid="#d11f24"),
        brows("angry", "#6a0f14", y=-102),
        mouth("shout", -20, 2, 0.8),
    ],
    front=[
        shape(
            "M-64 -140 C-80 -166 -40 -178 -14 -166 C-16 -200 0 -226 30 -222 C22 -204 24 -184 26 -168 C54 -178 "
            "90 -160 82 -134 C56 -150 44 -132 24 -146 C6 -128 -14 -148 -32 -132 C-44 -142 -54 -144 -64 -140Z",
            "#3fae3a",
        ),
        flame(-92, 44, 1.5, -112),
        flame(-44, 34, 0.72, -118),
        flame(112, -150, 0.7, 16),
        flame(-112, -128, 0.55, -16),
    ],
    body=_PEPPER,
    rim="#ffb06a",
    tilt=-4,
)

_JELLY = svg(
    "M-70 -150 C-30 -176 40 -176 74 -148 C96 -126 84 -96 94 -70 C110 -40 92 -10 102 30 C120 60 108 90 122 140 C126 "
    "164 -126 164 -122 140 C-108 90 -122 60 -104 30 C-92 -6 -110 -40 -96 -72 C-84 -98 -92 -132 -70 -150Z"
)

JELLY = Bean(
    "#ff4fa0",
    [eyes("happy", (0, -4), "#8a1050", y=-58, r=32), mouth("wavy", 0, 0, 0.9), cheeks("#ff1f6a", -14)],
    clothes=[
        flat(scaled(_JELLY, 0.84, 0.9), "#ff8ac4", 0.55),
        dots(
            "#ffd0e8",
            (-60, 80, 10),
            (40, 110, 13),
            (64, 60, 7),
            (-30, 126, 8),
            (10, 70, 6),
            (-70, -10, 6),
            (72, -20, 8),
        ),
        flat(ellipse(46, 92, 18, 26, 20), "#d81f74", 0.35),
        flat(ellipse(-42, 112, 22, 16, 10), "#d81f74", 0.35),
    ],
    back=[shape(ellipse(0, 150, 168, 30), "#f4f4ff"), pen(ellipse(0, 148, 148, 22), "#7fb4ff", 5)],
    front=[
        shape(ellipse(0, -158, 24), "#e8203a"),
        pen("M4 -180 C8 -200 20 -210 36 -212", INK, 8),
        flat(ellipse(-8, -166, 6, 4), "#fff"),
        pen(
            "M-146 20 C-160 40 -160 60 -146 80 M-164 34 C-172 46 -172 56 -164 66 M146 20 C160 40 160 60 146 80 "
            "M164 34 C172 46 172 56 164 66",
            "#ff8ac4",
            6,
        ),
    ],
    body=_JELLY,
    rim="#ffffff",
    tilt=3,
)

BEANS = {"chef": CHEF, "waiter": WAITER, "toast": TOAST, "hot-pepper": HOT_PEPPER, "jelly": JELLY}
