"""Six Beans, each drawn round the middle of its capsule."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from tools.art.beanz.parts import CAP, INK, base, brows, cheeks, eyes, mouth, part, shine, shirt, stripes
from tools.art.colour import shade
from tools.art.paths import (
    arc,
    box,
    ellipse,
    moved,
    outline,
    polygon,
    rotated,
    scaled,
    spline,
    star,
    svg,
    taper,
    union,
)
from tools.art.shaders import radial

if TYPE_CHECKING:
    from tools.art.canvas import Canvas


def lion(canvas: Canvas) -> None:
    mane = union(
        ellipse(0, -62, 118, 112),
        *[
            moved(rotated(svg("M-30 -90 C-26 -122 -8 -140 2 -152 C16 -138 28 -122 30 -90Z"), a), 0, -62)
            for a in range(0, 360, 24)
        ],
    )
    tail = outline(spline([(70, 120), (130, 130), (150, 84), (138, 50)], closed=False), 17)
    part(canvas, tail, "#f2a33a")
    part(canvas, spline([(138, 62), (116, 40), (128, 6), (146, -14), (162, 8), (166, 40)]), "#b0481a")
    part(canvas, mane, "#c2561b")
    part(canvas, moved(scaled(mane, 0.84, 0.84, 0, -62), 0, 2), "#e0752a", 0, dx=-10)
    base(canvas, "#f7b93e", lambda canvas: canvas.fill(ellipse(0, 110, 58, 84), "#fde3a0"), rim="#ffe58a")
    for side in (-1, 1):
        part(canvas, ellipse(side * 74, -146, 25), "#f2a33a")
        canvas.fill(ellipse(side * 74, -144, 13), "#c2561b")
    eyes(canvas, "happy", (3, 3), "#8a4a12", y=-78, gap=34, r=27)
    brows(canvas, "up", "#8a3a10", y=-118, gap=34)
    for side in (-1, 1):
        part(canvas, ellipse(side * 22, -14, 30, 25), "#fff0c8", 4)
    canvas.stroke(box(-14, 4, 28, 22, 10), INK, 8)
    canvas.fill(box(-14, 4, 28, 22, 10), "#ff6f8c")
    canvas.fill(ellipse(0, -12, 44, 21), "#fff0c8")
    part(canvas, svg("M-22 -42 C-10 -48 10 -48 22 -42 C20 -28 8 -22 0 -20 C-8 -22 -20 -28 -22 -42Z"), "#5a1f18", 4)
    canvas.line([(0, -20), (0, -6)], INK, 5)
    for side in (-1, 1):
        canvas.fill(taper([(0, -6), (side * 14, 2), (side * 28, -6)], 4, 2, 7), INK)
        for k in range(3):
            canvas.fill(taper([(side * 40, -14 + k * 9), (side * 84, -24 + k * 17)], 4, 1), INK)
        for k in range(3):
            canvas.fill(ellipse(side * (20 + k * 8), -14 + k % 2 * 6, 2.4), "#b97a2a")
    shine(canvas)


def clown(canvas: Canvas) -> None:
    for side in (-1, 1):
        for x, y, r, colour in ((78, -128, 36, "#ff4a5e"), (108, -96, 34, "#ffb52e"), (104, -56, 30, "#2fc4ff")):
            part(
                canvas,
                union(
                    ellipse(side * x, y, r),
                    ellipse(side * (x + r * 0.5), y - r * 0.5, r * 0.5),
                    ellipse(side * (x + r * 0.7), y + r * 0.3, r * 0.45),
                ),
                colour,
            )
    base(
        canvas,
        "#ffe9dc",
        shirt(
            "#3b6ef5",
            52,
            lambda canvas: [
                canvas.fill(ellipse(x, y, 15), "#ffd83a")
                for x, y in ((-58, 104), (0, 128), (58, 106), (-34, 152), (36, 156))
            ],
        ),
        rim="#ff9df0",
    )
    with canvas.clip(CAP):
        for side in (-1, 1):
            canvas.fill(
                polygon((side * 36, -128), (side * 58, -66), (side * 36, -4), (side * 14, -66)), "#35c7e8", 0.95
            )
    eyes(canvas, "happy", (0, 3), "#2a56c9", y=-66)
    brows(canvas, "up", "#c2243c", y=-122)
    cheeks(canvas, "#ff4a5e")
    shape = svg("M-56 -8 C-40 10 40 10 56 -8 C66 14 40 46 0 46 C-40 46 -66 14 -56 -8Z")
    part(canvas, shape, "#ff4a5e", 4)
    mouth(canvas, "grin", -2)
    part(canvas, ellipse(0, -34, 24), "#ff2f46", 5)
    canvas.fill(ellipse(-8, -43, 7, 5), "#fff", 0.95)
    ruffle = union(*[ellipse(-96 + i * 24, 56 + 12 * math.sin(i / 8 * math.pi) + 0, 19, 17) for i in range(9)])
    part(canvas, ruffle, "#fff3c4", 5, hi=False)
    for i in range(9):
        canvas.stroke(arc(-96 + i * 24, 54 + 12 * math.sin(i / 8 * math.pi), 12, 200, 340), "#ffb52e", 4)
    shine(canvas)
    hat = svg("M-34 -156 L6 -222 L44 -158 C20 -146 -12 -146 -34 -156Z")
    part(canvas, hat, "#8a3ff0")
    for x, y in ((-8, -172), (14, -190), (22, -166)):
        canvas.fill(ellipse(x, y, 7), "#ffd83a")
    part(canvas, ellipse(6, -224, 14), "#ffd83a")


def sheriff(canvas: Canvas) -> None:
    base(
        canvas,
        "#f0b98a",
        shirt(
            "#b5452c", 56, lambda canvas: [canvas.line([(x, 40), (x, 200)], "#8f2f20", 4) for x in range(-100, 110, 34)]
        ),
        rim="#ffd27a",
    )
    with canvas.clip(CAP):
        canvas.fill(svg("M-130 56 L-40 66 C-26 110 -24 160 -30 210 L-130 210Z"), "#5b3420")
        canvas.fill(svg("M130 56 L40 66 C26 110 24 160 30 210 L130 210Z"), "#47261a")
        canvas.stroke(svg("M-40 66 C-26 110 -24 160 -30 210"), INK, 5)
        canvas.stroke(svg("M40 66 C26 110 24 160 30 210"), INK, 5)
    eyes(canvas, "tough", (5, 4), "#3a6b4a", y=-64, r=28, lid="#f0b98a")
    brows(canvas, "cock", "#5a2a14", y=-98)
    for side in (-1, 1):
        part(
            canvas,
            svg(
                f"M0 -22 C{side * 22} -34 {side * 44} -26 {side * 54} -6 C{side * 62} 8 {side * 76} 4 {side * 80} "
                f"-8 C{side * 86} 22 "
                f"{side * 60} 34 {side * 40} 24 C{side * 24} 16 {side * 8} 8 0 2Z"
            ),
            "#6b3517",
            4,
        )
    part(canvas, svg("M-14 -36 C-18 -18 18 -18 14 -36 C8 -44 -8 -44 -14 -36Z"), "#e89a6c", 4)
    canvas.fill(taper([(-14, 20), (4, 24), (20, 16)], 4, 4, 8), INK)
    part(canvas, svg("M-88 44 C-40 64 40 64 88 44 C70 80 30 92 8 118 C-20 92 -70 80 -88 44Z"), "#e23b3b", 5)
    for x, y in ((-52, 66), (-22, 74), (8, 78), (36, 72), (58, 64), (-4, 96)):
        canvas.fill(ellipse(x, y, 4), "#fff")
    part(canvas, star(-46, 132, 5, 27, 12), "#ffd23a", 5)
    canvas.fill(ellipse(-46, 132, 7), "#c98a12")
    shine(canvas)
    part(
        canvas,
        svg(
            "M-84 -132 C-88 -196 -60 -232 -32 -220 C-14 -212 14 -212 32 -220 C60 -232 88 -196 84 -132 C40 "
            "-116 -40 -116 -84 -132Z"
        ),
        "#a5683a",
    )
    canvas.fill(svg("M-84 -148 C-40 -130 40 -130 84 -148 L84 -128 C40 -112 -40 -112 -84 -128Z"), "#2a1830")
    canvas.fill(taper([(-12, -218), (0, -196), (12, -218)], 3, 3, 8), shade("#a5683a", 2))
    part(
        canvas,
        svg(
            "M-158 -152 C-120 -118 -60 -110 0 -110 C60 -110 120 -118 158 -152 C166 -122 120 -88 0 -86 C-120 "
            "-88 -166 -122 -158 -152Z"
        ),
        "#b97845",
    )
    part(canvas, star(0, -138, 5, 15, 7), "#ffd23a", 3, hi=False)


def zombie(canvas: Canvas) -> None:
    base(
        canvas,
        "#86c45a",
        shirt(
            "#6a5a86",
            60,
            lambda canvas: [
                canvas.fill(p, "#4c3f66")
                for p in (polygon((-60, 80), (-20, 84), (-46, 130)), polygon((30, 120), (70, 116), (50, 160)))
            ],
        ),
        rim="#d6ff5a",
    )
    with canvas.clip(CAP):
        canvas.fill(ellipse(52, -30, 34, 26), "#6ba548", 0.8)
        canvas.fill(ellipse(-60, 12, 20, 15), "#6ba548", 0.8)
    shine(canvas)
    part(
        canvas,
        svg(
            "M-70 -126 C-80 -178 -40 -204 -6 -196 C26 -208 66 -184 62 -140 C58 -120 40 -132 26 -122 C10 -134 "
            "-10 -118 -26 -128 C-42 -116 -60 -112 -70 -126Z"
        ),
        "#ff8fae",
    )
    for p in (
        [(-50, -150), (-34, -166), (-40, -182)],
        [(-20, -142), (-8, -160), (-22, -178), (-4, -190)],
        [(20, -140), (30, -158), (16, -176)],
        [(46, -148), (44, -168), (34, -184)],
    ):
        canvas.fill(taper(p, 5, 3), "#c8466f")
    canvas.fill(
        polygon(*[(x, -122 + (-8 if i % 2 else 6)) for i, x in enumerate(range(-78, 80, 13))], (84, -116), (-84, -116)),
        "#86c45a",
    )
    canvas.stroke(
        polygon(*[(x, -122 + (-8 if i % 2 else 6)) for i, x in enumerate(range(-78, 80, 13))], close=False), INK, 6
    )
    eyes(canvas, "odd", (2, 0), "#d8b12a", y=-62, gap=36, r=33)
    brows(canvas, "worry", "#3f6a2c", y=-110)
    canvas.fill(svg("M-60 -34 C-48 -26 -28 -26 -16 -36 C-28 -32 -46 -30 -60 -34Z"), "#4e7f38")
    mouth(canvas, "groan", 0)
    part(canvas, svg("M-9 -34 L9 -34 L12 -16 L0 -12 L-12 -16Z"), "#6ba548", 4, hi=False)
    for a, b in (((40, 26), (84, 10)), ((-84, 34), (-46, 46))):
        canvas.line([a, b], INK, 6)
        dx = b[0] - a[0]
        dy = b[1] - a[1]
        for t in (0.2, 0.5, 0.8):
            canvas.line(
                [
                    (a[0] + dx * t - dy * 0.22, a[1] + dy * t + dx * 0.22),
                    (a[0] + dx * t + dy * 0.22, a[1] + dy * t - dx * 0.22),
                ],
                INK,
                5,
            )
    part(canvas, box(56, -128, 30, 13, 4), "#9aa3b8", 4)
    part(canvas, box(84, -135, 10, 27, 3), "#c4cbdc", 4)
    for x in (-40, 24):
        part(canvas, svg(f"M{x} 64 L{x + 26} 62 L{x + 18} 98 L{x + 6} 82Z"), "#6a5a86", 4, hi=False)


def sailor(canvas: Canvas) -> None:
    base(canvas, "#ffd7b0", shirt("#fbfcff", 58, stripes("#2f6fd6", 92, 5, 13, 29)), rim="#6fe8ff")
    eyes(canvas, "happy", (-4, 2), "#2f7fb8", y=-58)
    brows(canvas, "cock", "#7a4a1a", y=-104)
    cheeks(canvas)
    mouth(canvas, "smirk", -4)
    part(canvas, svg("M-10 -30 C-16 -12 16 -12 12 -30 C6 -38 -6 -38 -10 -30Z"), "#ffbf8f", 4)
    for side in (-1, 1):
        part(
            canvas,
            svg(
                f"M{side * 96} 46 C{side * 60} 64 {side * 20} 66 0 62 L0 92 C{side * 30} 116 {side * 80} 110 "
                f"{side * 104} 84Z"
            ),
            "#2456b8",
            5,
        )
        canvas.stroke(svg(f"M{side * 100} 76 C{side * 74} 98 {side * 34} 100 {side * 6} 80"), "#fff", 4)
    part(canvas, spline([(0, 76), (-34, 96), (-44, 142), (-20, 122), (-4, 96)]), "#e23b3b")
    part(canvas, spline([(0, 76), (34, 96), (40, 148), (18, 122), (4, 96)]), "#e23b3b")
    part(canvas, ellipse(0, 80, 15, 13), "#ff5a4a")
    shine(canvas)
    part(
        canvas,
        svg("M-86 -140 C-96 -172 -70 -208 0 -210 C70 -208 96 -172 86 -140 C40 -126 -40 -126 -86 -140Z"),
        "#ffffff",
    )
    part(
        canvas,
        svg(
            "M-98 -166 C-60 -138 60 -138 98 -166 C106 -150 100 -126 92 -118 C50 -100 -50 -100 -92 -118 C-100 "
            "-126 -106 -150 -98 -166Z"
        ),
        "#ffffff",
    )
    canvas.stroke(svg("M0 -148 L0 -116 M-10 -138 L10 -138 M-16 -126 C-14 -112 14 -112 16 -126"), "#2456b8", 5.5)
    canvas.stroke(ellipse(0, -152, 4.5), "#2456b8", 4)


def astro(canvas: Canvas) -> None:
    for side in (-1, 1):
        part(canvas, box(side * 92 - 20, 20, 40, 120, 16), "#b9c3da")
    base(
        canvas,
        "#8fd14f",
        shirt("#f3f6ff", 50, lambda canvas: canvas.rect(-120, 128, 240, 24, "#ff7a2e")),
        rim="#9fd8ff",
    )
    eyes(canvas, "happy", (3, -3), "#5a2ea8", y=-66, r=32)
    cheeks(canvas, "#ffb52e")
    mouth(canvas, "grin", -8)
    brows(canvas, "up", "#3f7a1f", y=-116)
    part(canvas, box(-44, 86, 88, 56, 12), "#dbe3f5", 5)
    canvas.fill(box(-36, 94, 38, 22, 5), "#23315e")
    canvas.line([(-32, 110), (-24, 102), (-16, 108), (-6, 98)], "#5ff0b0", 3)
    for x, colour in ((14, "#ff4a5e"), (31, "#ffd23a")):
        canvas.fill(ellipse(x, 105, 6.5), colour)
    canvas.fill(box(-36, 123, 72, 10, 5), "#8fa0c8")
    dome = ellipse(0, -74, 122, 118)
    canvas.stroke(dome, INK, 10)
    canvas.stroke(dome, "#eef4ff", 5)
    with canvas.clip(dome):
        canvas.fill(dome, radial(0, -74, 124, (0, "#bfe8ff", 0.0), (0.7, "#bfe8ff", 0.05), (1, "#6fc4ff", 0.5)), 1)
        canvas.fill(
            svg(
                "M-96 -70 C-98 -128 -60 -164 -14 -176 C8 -180 6 -166 -10 -160 C-50 -146 -72 -116 -74 -70 C-74 "
                "-54 -96 -54 -96 -70Z"
            ),
            "#fff",
            0.85,
        )
        canvas.fill(box(-96, -42, 20, 30, 10), "#fff", 0.8)
        canvas.fill(svg("M96 -40 C88 0 60 26 30 36 C60 14 76 -10 84 -44Z"), "#fff", 0.5)
    part(
        canvas,
        svg("M-104 18 C-60 50 60 50 104 18 C112 34 108 52 96 60 C50 84 -50 84 -96 60 C-108 52 -112 34 -104 18Z"),
        "#f7932e",
    )
    part(canvas, box(74, -214, 9, 50, 4), "#b9c3da", 4)
    part(canvas, ellipse(78, -220, 12), "#ff4a5e", 5)
