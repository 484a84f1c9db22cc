"""Circus: lion, ring master, cannonball, clown, juggler."""

from __future__ import annotations

import math

from tools.art.beanz.bean import Bean
from tools.art.beanz.face import brows, cheeks, eyes, mouth, muzzle, nose, whiskers
from tools.art.beanz.parts import at, dots, flat, group, inside, pen, rod, shape, tube, twin, twin_flat
from tools.art.beanz.props import flower, mitt, puff, round_ears, star_part
from tools.art.beanz.wear import bow_tie, coat, hair, helmet, moustache, shirt, top_hat
from tools.art.paths import arc, box, ellipse, polygon, rotated, scaled, svg, union

_PLATE = union(
    *[ellipse(118 * math.cos(math.radians(a)), -56 + 118 * math.sin(math.radians(a)), 38) for a in range(0, 360, 24)],
    ellipse(0, -56, 118),
)
_FOLDS = [
    pen(
        f"M{70 * math.cos(math.radians(a)):.0f} {-56 + 70 * math.sin(math.radians(a)):.0f} "
        f"L{134 * math.cos(math.radians(a)):.0f} {-56 + 134 * math.sin(math.radians(a)):.0f}",
        "#a8441a",
        5,
    )
    for a in range(12, 372, 24)
]

LION = Bean(
    "#f7b93e",
    [
        eyes("happy", (3, 3), "#8a4a12", y=-80, gap=34, r=28),
        brows("up", "#8a3a10", y=-122, gap=34),
        muzzle("#fff0c8", "#5a1f18", -8, 1.08, "tongue"),
        whiskers(y=-14),
    ],
    clothes=[flat(ellipse(0, 120, 58, 84), "#fde3a0")],
    back=[
        tube("M70 120 C130 150 176 120 150 62", 17, "#f2a33a"),
        shape(ellipse(150, 44, 24, 30, 14), "#b0481a"),
        shape(_PLATE, "#d9651f"),
        *_FOLDS,
        flat(scaled(_PLATE, 0.74, 0.74, 0, -56), "#f08a34", 0.8),
    ],
    front=[
        round_ears("#f2a33a", "#c2561b", 76, -146, 26),
        shape("M-104 150 C-60 132 60 132 104 150 L96 206 L-96 206Z", "#e23b4e"),
        inside(
            "M-104 150 C-60 132 60 132 104 150 L96 206 L-96 206Z",
            *[
                flat(polygon((x, 120), (x + 22, 120), (x + 20, 220), (x + 4, 220)), "#fff3d8")
                for x in (-98, -54, -10, 34, 78)
            ],
        ),
        shape("M-118 150 C-70 126 70 126 118 150 C70 168 -70 168 -118 150Z", "#ffd23a"),
    ],
    rim="#ffe58a",
)

RING_MASTER = Bean(
    "#f3c49a",
    [
        eyes("joy", y=-62, r=30),
        brows("up", "#2a1830", y=-98),
        cheeks(),
        nose("#f3c49a"),
        mouth("grin", 0, 14, 0.8),
        moustache("#2a1830", 0.82, 2),
    ],
    clothes=[shirt("#ffffff", 50), coat("#d42a3c", "#ffc93a", 50, "#ffd23a")],
    front=[
        bow_tie("#ffc93a", 66),
        top_hat("#241a3a", "#d42a3c"),
        mitt(-128, 60, size=1.15, degrees=-14),
        rod((-150, 96), (-196, -40), 8, "#3a2a5a"),
        shape(ellipse(-197, -44, 11), "#ffd23a", 4),
        mitt(126, 100, size=1.0, flip=True),
    ],
    rim="#ffb0a0",
)

CANNONBALL = Bean(
    "#ffd7b0",
    [
        eyes("happy", (0, -6), "#2f7fb8", y=-66, r=32),
        brows("angry", "#7a3a1a", y=-104),
        mouth("shout", 0, 2, 0.9),
        cheeks(),
    ],
    clothes=[shirt("#2f6fe0", 60)],
    back=[puff("#e9e4f4", (-110, 150, 44), (-150, 120, 30), (110, 156, 46), (152, 126, 32), (0, 190, 50))],
    front=[
        helmet("#e23b3b", -108, flat("M-130 -150 L130 -150 L130 -126 L-130 -126Z", "#ffffff")),
        star_part(0, -178, 32),
        shape("M-120 96 C-60 128 60 128 120 96 L134 200 C60 232 -60 232 -134 200Z", "#4a4668"),
        shape(
            "M-134 84 C-60 118 60 118 134 84 C146 96 146 118 136 126 C60 160 -60 160 -136 126 C-146 118 -146 "
            "96 -134 84Z",
            "#6a668c",
        ),
        dots("#ffd23a", (-96, 118, 8), (-36, 134, 8), (36, 134, 8), (96, 118, 8)),
        star_part(0, 178, 22, "#ffd23a"),
    ],
    tilt=8,
)

_POMPOMS = [
    twin(
        union(
            ellipse(x, y, r), ellipse(x + r * 0.5, y - r * 0.5, r * 0.5), ellipse(x + r * 0.7, y + r * 0.3, r * 0.45)
        ),
        colour,
    )
    for x, y, r, colour in ((78, -128, 36, "#ff4a5e"), (108, -96, 34, "#ffb52e"), (104, -56, 30, "#2fc4ff"))
]
_RUFFLE = union(*[ellipse(-96 + i * 24, 56 + 12 * math.sin(i / 8 * math.pi), 19, 17) for i in range(9)])

CLOWN = Bean(
    "#ffe9dc",
    [
        inside(
            svg("M-92 -200 L92 -200 L92 60 L-92 60Z"),
            twin_flat(polygon((36, -128), (60, -66), (36, -4), (12, -66)), "#35c7e8", 0.95),
        ),
        eyes("closed", y=-64, r=34),
        brows("up", "#c2243c", y=-116),
        cheeks("#ff4a5e"),
        shape("M-56 0 C-40 18 40 18 56 0 C66 22 40 52 0 52 C-40 52 -66 22 -56 0Z", "#ff4a5e", 4),
        mouth("smile", 0, 18, 0.9),
        shape(ellipse(0, -28, 25), "#ff2f46"),
        flat(ellipse(-8, -37, 7, 5), "#fff"),
    ],
    clothes=[
        shirt(
            "#3b6ef5", 60, dots("#ffd83a", (-58, 112, 15), (0, 136, 15), (58, 114, 15), (-34, 160, 15), (36, 164, 15))
        )
    ],
    back=_POMPOMS,
    front=[
        shape(_RUFFLE, "#fff3c4", hi=False),
        *[pen(arc(-96 + i * 24, 54 + 12 * math.sin(i / 8 * math.pi), 12, 200, 340), "#ffb52e", 4) for i in range(9)],
        shape("M-34 -156 L6 -222 L44 -158 C20 -146 -12 -146 -34 -156Z", "#8a3ff0"),
        dots("#ffd83a", (-8, -172, 7), (14, -190, 7), (22, -166, 7)),
        shape(ellipse(6, -224, 14), "#ffd83a"),
        tube("M60 100 C96 96 128 104 128 128", 8, "#3fae4a"),
        flower(130, 148, 34, "#ffffff", "#ff9a2e"),
        dots("#6fd0ff", (126, 192, 6), (136, 208, 4)),
    ],
    rim="#ff9df0",
    tilt=-8,
)

_PIN = (
    "M-9 -30 C-20 -44 -10 -60 0 -60 C10 -60 20 -44 9 -30 C6 -20 24 -6 24 22 C24 42 14 50 0 50 C-14 50 "
    "-24 42 -24 22 C-24 -6 -6 -20 -9 -30Z"
)
_PINS = [
    group(
        at(
            160 * math.cos(math.radians(a)),
            -66 + 176 * math.sin(math.radians(a)),
            shape(_PIN, colour),
            flat(box(-22, -8, 44, 12), "#fff", 0.9),
            degrees=a + 90 + turn,
        )
    )
    for a, colour, turn in (
        (198, "#ff4a5e", -30),
        (232, "#ffc93a", 40),
        (270, "#35c46a", 10),
        (308, "#3b8ef5", 60),
        (342, "#b05aff", -20),
    )
]

JUGGLER = Bean(
    "#ffd7b0",
    [
        eyes("cross", y=-64, r=33),
        brows("up", "#b0541a", y=-108),
        nose("#ffd7b0", y=-22),
        mouth("tongue", 0, -2),
        cheeks(),
    ],
    clothes=[
        shirt(
            "#35b8a8",
            56,
            *[
                flat(rotated(box(x - 20, y - 20, 40, 40), 45, x, y), c)
                for x, y, c in (
                    (-56, 100, "#ffd23a"),
                    (0, 100, "#ff5a7a"),
                    (56, 100, "#ffd23a"),
                    (-28, 140, "#ff5a7a"),
                    (28, 140, "#ffd23a"),
                    (0, 180, "#ff5a7a"),
                )
            ],
        )
    ],
    back=_PINS,
    front=[
        hair("#d9702a", "spiky"),
        mitt(-124, 96, "#fff", 1.1, degrees=20),
        mitt(124, 96, "#fff", 1.1, flip=True, degrees=-20),
    ],
    tilt=0,
)

BEANS = {"lion": LION, "ring-master": RING_MASTER, "cannonball": CANNONBALL, "clown": CLOWN, "juggler": JUGGLER}
