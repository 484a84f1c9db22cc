"""Outback: kangaroo, koala, crocodile, emu, wombat."""

from __future__ import annotations

from tools.art.beanz.bean import Bean
from tools.art.beanz.face import brows, cheeks, eye, eyes, mouth, muzzle
from tools.art.beanz.parts import (
    INK,
    at,
    brush,
    capsule,
    dots,
    flat,
    group,
    pen,
    shape,
    triangle,
    tube,
    twin,
    twin_flat,
)
from tools.art.beanz.props import beak, card, leaf, leaf_ears, paw, puff, splash
from tools.art.paths import box, ellipse, svg, union

_JOEY = group(
    at(
        0,
        0,
        shape(
            "M-16 -24 C-34 -44 -30 -64 -22 -70 C-12 -60 -8 -44 -4 -30Z M16 -24 C34 -44 30 -64 22 "
            "-70 C12 -60 8 -44 4 -30Z",
            "#d9935a",
            4,
        ),
    ),
    shape(capsule(26, 40), "#d9935a", 4),
    eyes("button", y=-8, gap=11, r=9),
    shape(ellipse(0, 8, 9, 6), "#5a2f1a", 3, hi=False),
    mouth("smile", 0, 14, 0.3),
)

KANGAROO = Bean(
    "#cf8246",
    [
        eyes("happy", (4, 2), "#4a2410", y=-76, gap=34, r=29),
        brows("up", "#7a3f1a", y=-116),
        muzzle("#f2cfa0", "#4a2418", -16, 0.95),
        cheeks("#ff7a4a", -30, 72),
    ],
    clothes=[flat(ellipse(0, 124, 62, 100), "#f2cfa0")],
    back=[
        leaf_ears("#cf8246", "#f2b08a", 20, 104, 44, -140),
        shape("M60 120 C130 130 190 150 206 60 C214 40 226 50 224 74 C222 190 140 210 60 176Z", "#b86f38"),
    ],
    front=[
        at(0, 86, _JOEY),
        shape("M-70 96 C-40 120 40 120 70 96 C76 140 50 176 0 176 C-50 176 -76 140 -70 96Z", "#e0a468"),
        twin("M44 156 C80 140 120 170 130 196 L40 198Z", "#cf8246"),
        paw(-106, 54, "#b86f38", 0.9),
        paw(106, 54, "#b86f38", 0.9),
    ],
    rim="#ffd8a0",
    tilt=7,
)

_FLUFF = union(
    *[
        ellipse(x, y, r)
        for x, y, r in ((104, -124, 44), (138, -134, 26), (140, -104, 24), (116, -90, 24), (112, -164, 24))
    ]
)

KOALA = Bean(
    "#a4adbf",
    [
        eyes("closed", y=-66, gap=42, r=25),
        shape("M-22 -64 C-26 -90 26 -90 22 -64 C24 -30 16 -14 0 -14 C-16 -14 -24 -30 -22 -64Z", "#352f45"),
        flat(ellipse(-7, -66, 6, 10), "#ffffff", 0.5),
        mouth("small", 0, 0, 0.8),
        cheeks("#ff8aa8", -30, 62),
    ],
    clothes=[flat(ellipse(0, 110, 54, 76), "#e6eaf2")],
    back=[
        twin(_FLUFF, "#8d97ab"),
        twin_flat(ellipse(112, -122, 24), "#f4c4d0"),
        leaf(110, -40, 0.7, -60),
        leaf(120, 60, 0.6, -10),
    ],
    front=[
        tube("M118 -60 C96 20 112 100 104 206", 30, "#a5774a"),
        leaf(116, -20, 0.72, 14),
        leaf(112, 160, 0.6, 30),
        paw(74, 40, "#a4adbf", 1.2),
        paw(76, 122, "#a4adbf", 1.2),
        pen("M-60 -190 L-30 -190 L-60 -160 L-30 -160 M-104 -214 L-84 -214 L-104 -194 L-84 -194", "#ffffff", 8),
    ],
    rim="#d8e8ff",
    tilt=-9,
)

_JAW = "M-104 -36 C-70 -56 70 -56 104 -36 C150 -20 150 26 116 34 C60 44 -60 44 -116 34 C-150 26 -150 -20 -104 -36Z"

CROCODILE = Bean(
    "#4f9a3f",
    [
        group(*[shape(triangle(x, 30, 24, 26), "#fffbe8", 4, hi=False) for x in (-104, -70, -36, 0, 36, 70, 104)]),
        shape(_JAW, "#5fb04a"),
        twin_flat(ellipse(28, -22, 8, 5), "#2a5a24"),
        dots("#3f8034", (-84, 4, 7), (80, 0, 8), (-56, 22, 5), (50, 20, 6)),
    ],
    clothes=[
        flat("M-60 60 C-30 50 30 50 60 60 L70 240 L-70 240Z", "#d8e08a"),
        *[pen(f"M-60 {y} L60 {y}", "#b0b860", 5) for y in (84, 108, 132)],
    ],
    back=[
        *[shape(triangle(0, 0, 40, -34), "#3f8034") for _ in (0,)],
        shape("M84 120 C150 130 170 90 200 120 C196 160 130 190 84 170Z", "#4f9a3f"),
    ],
    front=[
        *[
            group(
                shape(ellipse(s * 48, -116, 38, 40), "#5fb04a"),
                eye(s * 48, -118, 26, (-4, 4), "#c9a01f", 0.5),
                flat(
                    svg(f"M{s * 48 - 30} -150 L{s * 48 + 30} -150 L{s * 48 + 30} -126 L{s * 48 - 30} -122Z"), "#5fb04a"
                ),
                pen(f"M{s * 48 - 28} -123 L{s * 48 + 28} -127", INK, 6),
            )
            for s in (-1, 1)
        ],
        splash("#8a7a4a", 108, 150),
        leaf(-128, 116, 0.5, -30, "#7ac943"),
        leaf(120, 112, 0.45, 190, "#7ac943"),
    ],
    rim="#d8ff9a",
    tilt=-4,
)

EMU = Bean(
    "#6fa8c8",
    [
        eyes("odd", (5, -2), "#c9701f", y=-84, gap=34, r=32),
        brows("worry", "#2f2438", y=-126),
        beak("#e8a83a", -36, 1.05),
    ],
    clothes=[
        flat(
            "M-130 24 L-90 40 L-66 20 L-40 44 L-12 22 L16 44 L42 20 L68 42 L92 24 L130 40 L130 240 L-130 240Z",
            "#6a5240",
        ),
        *[
            brush([(x, y), (x - 4, y + 34)], c, 10, 1)
            for x, y, c in (
                (-66, 60, "#8a6a50"),
                (-30, 72, "#53402f"),
                (4, 62, "#8a6a50"),
                (38, 74, "#53402f"),
                (70, 60, "#8a6a50"),
                (-48, 112, "#53402f"),
                (-10, 120, "#8a6a50"),
                (28, 118, "#53402f"),
                (60, 112, "#8a6a50"),
            )
        ],
    ],
    back=[
        shape(
            "M60 20 C110 -30 180 -20 206 10 C226 36 216 60 226 84 C200 84 214 110 196 130 C184 116 170 150 140 "
            "150 C110 156 90 150 70 140Z",
            "#5a4636",
        ),
        shape("M-60 30 C-110 10 -140 50 -130 110 C-110 140 -80 140 -60 130Z", "#5a4636"),
    ],
    front=[
        *[
            shape(d, "#3a2f40")
            for d in (
                "M-50 -150 C-70 -190 -60 -210 -44 -226 C-40 -196 -30 -180 -22 -162Z",
                "M-20 -160 C-30 -200 -10 -226 6 -240 C10 -210 12 -190 14 -164Z",
                "M20 -160 C20 -196 40 -210 62 -214 C54 -190 52 -170 48 -150Z",
            )
        ],
        tube("M-30 160 L-70 196 L-44 222 M-44 222 L-84 226 M-44 222 L-60 206", 9, "#b8924a"),
        tube("M34 160 L84 178 L104 214 M104 214 L72 224 M104 214 L134 204", 9, "#b8924a"),
        puff("#e8c89a", (-150, 206, 22), (-176, 190, 16), (-124, 214, 15)),
    ],
    rim="#b0e8ff",
    tilt=15,
)

WOMBAT = Bean(
    "#8a6248",
    [
        eyes("happy", (0, 6), "#2a1810", y=-66, gap=44, r=25),
        brows("flat", "#5a3c2a", y=-98, gap=44),
        muzzle("#b88f70", "#2f2028", -10, 1.25),
        cheeks("#e8704a", -20, 74),
    ],
    clothes=[flat(ellipse(0, 130, 66, 90), "#a87f60")],
    back=[
        shape("M-170 200 C-180 40 -130 -60 0 -64 C130 -60 180 40 170 200Z", "#6a3f24"),
        flat("M-140 200 C-150 60 -110 -30 0 -34 C110 -30 150 60 140 200Z", "#3f2418"),
        *[shape(box(x, y, 46, 9, 2), "#c9945a", 4) for x, y in ((-154, 60), (-154, 130), (108, 60), (108, 130))],
        *[
            card(x, y, d, c, 0.55)
            for x, y, d, c in (
                (-140, 34, 4, "#3b8ef5"),
                (-118, 36, 12, "#e8434f"),
                (-136, 104, -6, "#35b86a"),
                (130, 34, -4, "#b05aff"),
                (132, 104, 8, "#f2a32e"),
            )
        ],
    ],
    front=[
        twin("M42 -146 C46 -186 80 -196 100 -176 C108 -156 96 -134 80 -124Z", "#8a6248"),
        twin_flat(ellipse(82, -158, 11), "#d8a088"),
        card(-52, 108, -18, "#5a4ae0", 1.0),
        card(2, 100, 4, "#5a4ae0", 1.0),
        card(54, 110, 20, "#5a4ae0", 1.0),
        paw(-70, 142, "#8a6248", 1.1),
        paw(70, 142, "#8a6248", 1.1),
    ],
    rim="#ffd0a0",
    tilt=3,
)

BEANS = {"kangaroo": KANGAROO, "koala": KOALA, "crocodile": CROCODILE, "emu": EMU, "wombat": WOMBAT}
