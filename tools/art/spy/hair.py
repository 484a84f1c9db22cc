"""Hair behind and before the head, sideburns, beards."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import TYPE_CHECKING

from tools.art.colour import light, shade, tone
from tools.art.paths import Point, arc, box, ellipse, minus, scaled, spline, svg, taper, union
from tools.art.spy.head import head_path

if TYPE_CHECKING:
    import skia

    from tools.art.canvas import Canvas


def strands(canvas: Canvas, shape: skia.Path, colour: str, lines: Sequence[Sequence[Point]], w: float = 5) -> None:
    with canvas.clip(shape):
        for pale in lines:
            canvas.fill(taper(pale, 1, 1, w), colour)


def _hair_back_moptop(canvas: Canvas, colour: str) -> None:
    dark = shade(colour, 1.2)
    canvas.fill(
        svg(
            "M-96 20 C-112 -60 -84 -138 0 -140 C84 -138 112 -60 96 20 C104 50 92 74 84 84 L-84 84 C-96 70 -104 "
            "50 -96 20Z"
        ),
        dark,
    )


def _hair_back_bob(canvas: Canvas, colour: str) -> None:
    dark = shade(colour, 1.2)
    canvas.fill(svg("M-100 92 C-128 20 -124 -142 0 -146 C124 -142 128 20 100 92 L56 84 L-56 84Z"), dark)


def _hair_back_flip(canvas: Canvas, colour: str) -> None:
    dark = shade(colour, 1.2)
    canvas.fill(
        svg(
            "M-84 -20 C-104 60 -100 110 -136 126 C-150 130 -156 118 -160 108 C-166 140 -140 166 -110 164 C-70 "
            "160 -70 130 -60 100 L60 100 C70 130 70 160 110 164 C140 166 166 140 160 108 C156 118 150 130 136 "
            "126 C100 110 104 60 84 -20Z"
        ),
        dark,
    )


def _hair_back_afro(canvas: Canvas, colour: str) -> None:
    dark = shade(colour, 1.2)
    canvas.fill(ellipse(0, -42, 158, 148), dark)


def _hair_back_beehive(canvas: Canvas, colour: str) -> None:
    dark = shade(colour, 1.2)
    canvas.fill(
        svg("M-92 30 C-118 -50 -100 -130 -70 -190 C-50 -232 50 -232 70 -190 C100 -130 118 -50 92 30 L70 60 L-70 60Z"),
        dark,
    )


def _hair_back_long(canvas: Canvas, colour: str) -> None:
    dark = shade(colour, 1.2)
    canvas.fill(svg("M-92 -20 C-120 60 -110 160 -118 220 L118 220 C110 160 120 60 92 -20Z"), dark)


HAIR_BACK = {
    "moptop": _hair_back_moptop,
    "bob": _hair_back_bob,
    "flip": _hair_back_flip,
    "afro": _hair_back_afro,
    "beehive": _hair_back_beehive,
    "long": _hair_back_long,
}


def hair_back(canvas: Canvas, style: str, colour: str) -> None:
    if style in HAIR_BACK:  # short hair is not seen behind the head
        HAIR_BACK[style](canvas, colour)


def _hair_front_moptop(canvas: Canvas, colour: str, _second: str | None) -> None:
    dark = shade(colour, 1.1)
    pale = light(colour, 1.1)
    shape = svg(
        "M-92 34 C-112 -40 -96 -140 0 -146 C96 -140 112 -40 92 34 C88 20 84 -10 76 -30 C70 -24 64 -22 58 -24 C60 "
        "-34 58 -46 52 -54 C48 -38 36 -26 22 -24 C26 -36 24 -48 18 -56 C8 -36 -10 -24 -32 -22 C-26 -32 -26 -44 "
        "-30 -52 C-40 -34 -56 -26 -72 -24 C-84 0 -88 18 -92 34Z"
    )
    canvas.fill(shape, colour)
    canvas.inner_shadow(shape, dark, -16, 4, 1, mode=None)
    strands(
        canvas,
        shape,
        pale,
        [
            [(-60, -40), (-66, -80), (-40, -122)],
            [(-38, -60), (-40, -90), (-14, -130)],
            [(-8, -60), (-10, -96), (8, -134)],
        ],
        7,
    )
    strands(
        canvas,
        shape,
        dark,
        [[(30, -50), (24, -90), (10, -130)], [(56, -50), (54, -86), (30, -128)], [(80, -20), (84, -70), (60, -112)]],
        6,
    )


def _hair_front_bob(canvas: Canvas, colour: str, _second: str | None) -> None:
    dark = shade(colour, 1.1)
    pale = light(colour, 1.1)
    shape = svg(
        "M-84 96 C-128 40 -126 -148 0 -150 C126 -148 128 40 84 96 L74 92 C84 40 82 0 72 -32 L-72 -32 C-82 0 -84 "
        "40 -74 92Z"
    )
    canvas.fill(shape, colour)
    canvas.inner_shadow(shape, dark, -18, 2, 1, mode=None)
    with canvas.clip(shape):
        canvas.fill(svg("M-118 -60 C-70 -96 70 -96 118 -60 L118 -82 C70 -120 -70 -120 -118 -82Z"), pale)
        canvas.fill(svg("M40 -140 L130 -140 L130 0 L62 -20Z"), dark, 0.5)
    strands(
        canvas,
        shape,
        dark,
        [[(-36, -36), (-38, -70), (-20, -110)], [(0, -36), (0, -74), (4, -112)], [(36, -36), (38, -70), (24, -110)]],
        4,
    )


def _hair_front_flip(canvas: Canvas, colour: str, second: str | None) -> None:
    dark = shade(colour, 1.1)
    pale = light(colour, 1.1)
    second = second or pale
    shape = svg(
        "M-92 10 C-110 -60 -92 -156 0 -160 C92 -156 110 -60 92 10 C86 -26 70 -56 40 -74 C0 -66 -40 -60 -66 -84 "
        "C-78 -50 -88 -30 -92 10Z"
    )
    canvas.fill(shape, colour)
    canvas.inner_shadow(shape, dark, -16, 4, 1, mode=None)
    strands(canvas, shape, pale, [[(-70, -70), (-60, -120), (-10, -150)], [(-84, -30), (-84, -90), (-50, -136)]], 8)
    canvas.fill(svg("M-84 -112 C-40 -142 50 -142 86 -110 L90 -92 C50 -122 -44 -122 -90 -94Z"), second)


def _hair_front_slick(canvas: Canvas, colour: str, _second: str | None) -> None:
    dark = shade(colour, 1.1)
    pale = light(colour, 1.1)
    shape = svg(
        "M-82 -4 C-96 -70 -80 -132 0 -138 C80 -132 96 -70 82 -4 C80 -30 74 -56 62 -72 C44 -92 22 -86 0 -48 C-22 "
        "-86 -44 -92 -62 -72 C-74 -56 -80 -30 -82 -4Z"
    )
    canvas.fill(shape, colour)
    canvas.inner_shadow(shape, dark, -14, 3, 1, mode=None)
    strands(
        canvas,
        shape,
        pale,
        [
            [(-54, -78), (-46, -108), (-16, -132)],
            [(-72, -50), (-70, -94), (-40, -126)],
            [(-26, -76), (-20, -104), (0, -132)],
        ],
        5,
    )
    strands(canvas, shape, dark, [[(30, -80), (30, -110), (10, -134)], [(60, -72), (58, -106), (34, -128)]], 5)


def _hair_front_afro(canvas: Canvas, colour: str, _second: str | None) -> None:
    dark = shade(colour, 1.1)
    pale = light(colour, 1.1)
    pts = [
        (math.cos(math.radians(a)) * (156 + 4 * (i % 2)), -46 + math.sin(math.radians(a)) * (146 + 4 * (i % 2)))
        for i, a in enumerate(range(160, 381, 11))
    ]
    shape = minus(
        union(ellipse(0, -46, 152, 142), *[ellipse(x * 0.94, -46 + (y + 46) * 0.94, 18) for x, y in pts]),
        scaled(head_path("oval"), 0.98, 0.93, 0, 60),
    )
    shape = minus(shape, box(-70, 20, 140, 140))
    canvas.fill(shape, colour)
    canvas.inner_shadow(shape, dark, -34, -14, 1, mode=None)
    with canvas.clip(shape):
        rng = random.Random(3)
        for _value in range(95):
            a = rng.uniform(0, 6.28)
            r = rng.uniform(70, 150)
            x = math.cos(a) * r
            y = -46 + math.sin(a) * r * 0.95
            canvas.stroke(
                arc(x, y, rng.uniform(5, 9), rng.uniform(0, 180), rng.uniform(200, 330)),
                pale if x < 20 and y < 0 else tone(colour, -0.09),
                2.6,
                0.75,
            )


def _hair_front_beehive(canvas: Canvas, colour: str, second: str | None) -> None:
    dark = shade(colour, 1.1)
    pale = light(colour, 1.1)
    second = second or pale
    shape = svg(
        "M-90 22 C-112 -50 -104 -130 -74 -190 C-50 -236 50 -236 74 -190 C104 -130 112 -50 90 22 C84 -14 70 -44 "
        "48 -64 C16 -76 -34 -60 -62 -40 C-78 -26 -86 0 -90 22Z"
    )
    canvas.fill(shape, colour)
    canvas.inner_shadow(shape, dark, -20, 2, 1, mode=None)
    with canvas.clip(shape):
        for k, y in enumerate((-74, -106, -138, -170, -200)):
            canvas.fill(
                taper([(-110, y + 16), (-40, y - 10), (40, y + 4), (112, y - 24)], 2, 2, 9),
                pale if k % 2 == 0 else dark,
            )
        if second:
            canvas.fill(svg("M-30 -62 C-70 -110 -60 -180 -20 -226 L10 -228 C-34 -180 -40 -120 -6 -66Z"), second)


def _hair_front_tufts(canvas: Canvas, colour: str, _second: str | None) -> None:
    dark = shade(colour, 1.1)
    pale = light(colour, 1.1)
    for side in (-1, 1):
        shape = spline(
            [
                (side * 74, -30),
                (side * 100, -44),
                (side * 112, -16),
                (side * 104, 16),
                (side * 112, 34),
                (side * 86, 40),
                (side * 76, 14),
            ]
        )
        canvas.fill(shape, colour if side < 0 else dark)
        strands(
            canvas,
            shape,
            pale if side < 0 else shade(colour, 2),
            [[(side * 80, -20), (side * 96, 0), (side * 92, 34)]],
            5,
        )


def _hair_front_side(canvas: Canvas, colour: str, _second: str | None) -> None:
    dark = shade(colour, 1.1)
    pale = light(colour, 1.1)
    shape = svg(
        "M-84 0 C-100 -70 -84 -140 -6 -146 C88 -150 104 -70 84 0 C80 -40 70 -66 52 -84 C20 -64 -30 -60 -60 -80 "
        "C-70 -60 -80 -40 -84 0Z"
    )
    canvas.fill(shape, colour)
    canvas.inner_shadow(shape, dark, -16, 4, 1, mode=None)
    strands(canvas, shape, pale, [[(-64, -84), (-50, -120), (0, -140)], [(-30, -76), (-20, -110), (20, -138)]], 7)


HAIR_FRONT = {
    "moptop": _hair_front_moptop,
    "bob": _hair_front_bob,
    "flip": _hair_front_flip,
    "slick": _hair_front_slick,
    "afro": _hair_front_afro,
    "beehive": _hair_front_beehive,
    "tufts": _hair_front_tufts,
    "side": _hair_front_side,
}


def hair_front(canvas: Canvas, style: str, colour: str, second: str | None = None) -> None:
    HAIR_FRONT[style](canvas, colour, second)


def sideburn(canvas: Canvas, colour: str, w: float = 22) -> None:
    for side in (-1, 1):
        canvas.fill(
            svg(
                f"M{side * 86} -30 L{side * 84} 52 L{side * (84 - w)} 44 C{side * 66} 20 {side * 72} -6 {side * 76} "
                f"-30Z"
            ),
            colour if side < 0 else shade(colour, 1.1),
        )


def _facial_walrus(canvas: Canvas, colour: str) -> None:
    dark = shade(colour, 1.1)
    pale = light(colour)
    for side in (-1, 1):
        shape = svg(
            f"M0 50 C{side * 20} 44 {side * 40} 48 {side * 56} 66 C{side * 66} 78 {side * 78} 78 {side * 86} 70 "
            f"C{side * 84} 92 {side * 64} "
            f"102 {side * 44} 96 C{side * 28} 92 {side * 10} 84 0 74Z"
        )
        canvas.fill(shape, colour if side < 0 else dark)
        strands(
            canvas,
            shape,
            pale if side < 0 else shade(colour, 2),
            [[(side * 6, 58), (side * 30, 64), (side * 66, 88)], [(side * 6, 68), (side * 26, 76), (side * 54, 94)]],
            4,
        )


def _facial_goatee(canvas: Canvas, colour: str) -> None:
    dark = shade(colour, 1.1)
    canvas.fill(svg("M-22 84 C-8 78 10 78 24 84 C22 108 10 130 2 140 C-8 128 -20 108 -22 84Z"), colour)
    canvas.fill(svg("M4 80 C14 80 20 82 24 84 C22 108 10 130 2 140 C8 118 8 100 4 80Z"), dark)
    for side in (-1, 1):
        canvas.fill(taper([(side * 3, 56), (side * 22, 54), (side * 44, 66)], 8, 1), colour if side < 0 else dark)


def _facial_handlebar(canvas: Canvas, colour: str) -> None:
    dark = shade(colour, 1.1)
    pale = light(colour)
    for q in (-1, 1):
        shape = svg(
            f"M0 46 C{q * 18} 40 {q * 34} 48 {q * 48} 58 C{q * 60} 64 {q * 70} 56 {q * 66} 44 C{q * 80} 56 {q * 74} "
            f"78 {q * 54} 78 C{q * 34} 78 {q * 18} 66 0 64Z"
        )
        canvas.fill(shape, colour if q < 0 else dark)
        strands(canvas, shape, pale if q < 0 else shade(colour, 2), [[(q * 6, 54), (q * 30, 60), (q * 58, 70)]], 4)


def _facial_pencil(canvas: Canvas, colour: str) -> None:
    for side in (-1, 1):
        canvas.fill(taper([(side * 2, 57), (side * 18, 54), (side * 36, 62)], 5, 2), colour)


FACIAL = {"walrus": _facial_walrus, "goatee": _facial_goatee, "handlebar": _facial_handlebar, "pencil": _facial_pencil}


def facial(canvas: Canvas, style: str, colour: str) -> None:
    FACIAL[style](canvas, colour)
