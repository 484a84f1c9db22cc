"""Glasses, hats, clothes and jewels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.art.colour import light, shade
from tools.art.paths import box, ellipse, minus, moved, polygon, rotated, spline, star, svg, taper
from tools.art.spy.head import INK

if TYPE_CHECKING:
    import skia

    from tools.art.canvas import Canvas


def glasses(canvas: Canvas, style: str, colour: str, lens: str = "#ffffff", la: float = 0.22) -> None:
    if style == "square":
        left = [
            svg(
                f"M{side * 10} -26 L{side * 66} -30 C{side * 72} -30 {side * 72} -24 {side * 70} -4 C{side * 68} "
                f"18 {side * 60} 24 {side * 38} "
                f"24 C{side * 18} 24 {side * 12} 16 {side * 9} -6Z"
            )
            for side in (-1, 1)
        ]
        w = 9
    elif style == "round":
        left = [ellipse(side * 38, 0, 32) for side in (-1, 1)]
        w = 7
    elif style == "cat":
        left = [
            svg(
                f"M{side * 8} -14 C{side * 24} -24 {side * 50} -26 {side * 86} -44 C{side * 86} -6 {side * 66} 20 "
                f"{side * 40} 20 C{side * 18} "
                f"20 {side * 8} 6 {side * 8} -14Z"
            )
            for side in (-1, 1)
        ]
        w = 9
    elif style == "monocle":
        left = [ellipse(38, 0, 31)]
        w = 6
    for shape in left:
        canvas.fill(shape, lens, la)
        with canvas.clip(shape):
            b = shape.getBounds()
            x = b.left()
            y = b.top()
            canvas.fill(polygon((x + 8, y + 60), (x + 44, y - 8), (x + 58, y - 8), (x + 22, y + 60)), "#fff", 0.35)
            canvas.fill(polygon((x + 28, y + 60), (x + 64, y - 8), (x + 69, y - 8), (x + 33, y + 60)), "#fff", 0.35)
        canvas.stroke(shape, colour, w)
        canvas.stroke(shape, light(colour, 2), w * 0.22, 0.8)
    if style == "monocle":
        canvas.fill(taper([(66, 14), (88, 60), (78, 130), (60, 190)], 3, 2), colour)
    else:
        canvas.fill(taper([(-12, -12), (0, -18), (12, -12)], w, w), colour)


def _hat_bowler(canvas: Canvas, colour: str, second: str) -> None:
    dark = shade(colour, 1.1)
    pale = light(colour, 1.1)
    shape = svg("M-84 -66 C-92 -180 92 -180 84 -66Z")
    canvas.fill(shape, colour)
    canvas.inner_shadow(shape, dark, -22, 0, 1, mode=None)
    with canvas.clip(shape):
        canvas.rect(-100, -96, 200, 32, second)
        canvas.fill(svg("M-62 -100 C-62 -150 -34 -164 -14 -166 C-36 -150 -46 -130 -46 -100Z"), pale)
    body = svg("M-122 -72 C-80 -58 80 -58 122 -72 C126 -50 80 -42 0 -42 C-80 -42 -126 -50 -122 -72Z")
    canvas.fill(body, colour)
    canvas.inner_shadow(body, dark, -40, -8, 1, mode=None)


def _hat_cap(canvas: Canvas, colour: str, second: str) -> None:
    dark = shade(colour, 1.1)
    shape = svg("M-90 -66 C-112 -100 -124 -134 -98 -148 C-40 -172 40 -172 98 -148 C124 -134 112 -100 90 -66Z")
    canvas.fill(shape, colour)
    canvas.inner_shadow(shape, dark, -26, 4, 1, mode=None)
    canvas.fill(svg("M-90 -92 C-40 -106 40 -106 90 -92 L88 -60 C40 -74 -40 -74 -88 -60Z"), second)
    peak = svg(
        "M-86 -64 C-40 -78 40 -78 86 -64 C90 -44 70 -36 60 -38 C30 -52 -30 -52 -60 -38 C-70 -36 -90 -44 -86 -64Z"
    )
    canvas.fill(peak, INK)
    canvas.fill(taper([(-70, -54), (-30, -64), (10, -66)], 1, 1, 5), "#fff", 0.5)
    canvas.fill(star(0, -124, 5, 20, 9), "#f4c542")
    canvas.fill(ellipse(0, -84, 8), "#f4c542")


def _hat_beret(canvas: Canvas, colour: str, _second: str) -> None:
    dark = shade(colour, 1.1)
    shape = svg("M-86 -60 C-130 -90 -100 -156 -10 -152 C80 -150 134 -120 112 -76 C90 -60 0 -84 -86 -60Z")
    canvas.fill(shape, colour)
    canvas.inner_shadow(shape, dark, -24, 10, 1, mode=None)
    canvas.fill(taper([(-84, -60), (0, -80), (104, -70)], 8, 8), dark)
    canvas.fill(rotated(box(-2, -168, 8, 20, 4), 12), colour)


HAT = {"bowler": _hat_bowler, "cap": _hat_cap, "beret": _hat_beret}


def hat(canvas: Canvas, style: str, colour: str, second: str) -> None:
    HAT[style](canvas, colour, second)


def _outfit_suit_ruffle(canvas: Canvas, colour: str, second: str, third: str, _skin: str) -> None:
    dark = shade(colour, 1.2)
    body = svg(
        "M-46 150 C-70 168 -190 176 -214 246 C-226 290 -228 330 -230 360 L230 360 C228 330 226 290 214 246 C190 "
        "176 70 168 46 150 C30 186 -30 186 -46 150Z"
    )
    canvas.fill(body, colour)
    canvas.inner_shadow(body, dark, -40, 0, 1, mode=None)
    canvas.fill(svg("M-40 158 L0 330 L44 158Z"), second)
    for k in range(6):
        y = 168 + k * 27
        w = 42 - k * 2.5
        for side in (-1, 1):
            ruffle = spline(
                [
                    (0, y - 8),
                    (side * w * 0.6, y - 14),
                    (side * w, y - 2),
                    (side * w * 0.95, y + 14),
                    (side * w * 0.7, y + 6),
                    (side * w * 0.55, y + 20),
                    (side * w * 0.32, y + 9),
                    (side * w * 0.12, y + 22),
                    (0, y + 10),
                ]
            )
            canvas.fill(moved(ruffle, 0, 5), shade(second, 1.4))
            canvas.fill(ruffle, second if side < 0 else shade(second, 0.55))
    for side in (-1, 1):
        left = svg(
            f"M{side * 50} 150 C{side * 90} 158 {side * 118} 176 {side * 120} 196 L{side * 92} 210 L{side * 104} "
            f"232 C{side * 80} 280 "
            f"{side * 50} 320 {side * 22} 360 L{side * 4} 360 C{side * 24} 280 {side * 50} 220 {side * 50} 150Z"
        )
        canvas.fill(left, third if side < 0 else shade(third, 0.9))
        canvas.stroke(svg(f"M{side * 120} 196 L{side * 92} 210 L{side * 104} 232"), shade(third, 2), 2.4, 0.8)


def _outfit_mandarin(canvas: Canvas, colour: str, second: str, third: str, _skin: str) -> None:
    dark = shade(colour, 1.2)
    body = svg(
        "M-46 150 C-70 168 -190 176 -214 246 C-226 290 -228 330 -230 360 L230 360 C228 330 226 290 214 246 C190 "
        "176 70 168 46 150 C30 186 -30 186 -46 150Z"
    )
    canvas.fill(body, colour)
    canvas.inner_shadow(body, dark, -46, 0, 1, mode=None)
    canvas.fill(svg("M-58 124 C-40 142 40 142 58 124 L68 168 C40 190 -40 190 -68 168Z"), second)
    canvas.fill(svg("M0 140 C30 140 44 134 58 124 L68 168 C50 182 24 186 0 186Z"), shade(second, 1.1))
    canvas.fill(polygon((0, 140), (6, 186), (0, 186), (-4, 140)), shade(second, 2))
    canvas.line([(4, 186), (4, 360)], dark, 3)
    for y in (212, 250, 288, 326):
        canvas.fill(ellipse(4, y, 6), third)
    for side in (-1, 1):
        canvas.stroke(
            svg(f"M{side * 150} 190 C{side * 120} 220 {side * 116} 290 {side * 126} 360"),
            dark if side < 0 else shade(colour, 2.2),
            3,
            0.8,
        )


def _outfit_mod(canvas: Canvas, colour: str, second: str, third: str, _skin: str) -> None:
    dark = shade(colour, 1.2)
    body = svg(
        "M-46 150 C-70 168 -190 176 -214 246 C-226 290 -228 330 -230 360 L230 360 C228 330 226 290 214 246 C190 "
        "176 70 168 46 150 C30 186 -30 186 -46 150Z"
    )
    canvas.fill(body, colour)
    canvas.inner_shadow(body, dark, -40, 0, 1, mode=None)
    with canvas.clip(body):
        for x in (-150, -90, 90, 150):
            canvas.fill(
                svg(f"M{x - 18} 360 L{x - 14} 200 C{x - 6} 180 {x + 6} 180 {x + 14} 200 L{x + 18} 360Z"),
                second if x < 40 else shade(second, 0.8),
            )
        canvas.fill(ellipse(0, 268, 66), second)
        canvas.fill(ellipse(0, 268, 46), third)
        canvas.fill(ellipse(0, 268, 24), second)
    for side in (-1, 1):
        canvas.fill(
            svg(f"M0 190 L{side * 50} 146 L{side * 104} 170 L{side * 66} 226Z"), "#fff8e8" if side < 0 else "#e5d6c8"
        )


def _outfit_turtle(canvas: Canvas, colour: str, _second: str, _c3: str, _skin: str) -> None:
    dark = shade(colour, 1.2)
    pale = light(colour)
    body = svg(
        "M-46 150 C-70 168 -190 176 -214 246 C-226 290 -228 330 -230 360 L230 360 C228 330 226 290 214 246 C190 "
        "176 70 168 46 150 C30 186 -30 186 -46 150Z"
    )
    canvas.fill(body, colour)
    canvas.inner_shadow(body, dark, -44, 0, 1, mode=None)
    neck_shape = svg("M-50 112 C-30 128 30 128 50 112 L58 176 C30 194 -30 194 -58 176Z")
    canvas.fill(neck_shape, pale)
    canvas.inner_shadow(neck_shape, colour, -22, 0, 1, mode=None)
    for x in range(-40, 45, 11):
        canvas.line([(x, 124), (x * 1.12, 184)], dark, 2, 0.5)


def _outfit_officer(canvas: Canvas, colour: str, second: str, third: str, _skin: str) -> None:
    dark = shade(colour, 1.2)
    body = svg(
        "M-46 150 C-70 168 -190 176 -214 246 C-226 290 -228 330 -230 360 L230 360 C228 330 226 290 214 246 C190 "
        "176 70 168 46 150 C30 186 -30 186 -46 150Z"
    )
    canvas.fill(body, colour)
    canvas.inner_shadow(body, dark, -44, 0, 1, mode=None)
    canvas.fill(svg("M-46 152 L0 240 L46 152Z"), "#fff4df")
    canvas.fill(svg("M-10 176 L0 170 L12 176 L6 196 L12 250 L0 262 L-12 250 L-4 196Z"), third)
    for side in (-1, 1):
        canvas.fill(
            svg(f"M{side * 44} 148 L{side * 92} 172 L{side * 84} 214 L{side * 64} 218 L0 300 L{side * 2} 250Z"),
            light(colour, 0.8) if side < 0 else colour,
        )
        canvas.fill(
            svg(
                f"M{side * 118} 174 C{side * 160} 180 {side * 196} 196 {side * 206} 214 L{side * 150} 216 C{side * 130} "
                f"206 {side * 116} "
                f"190 {side * 118} 174Z"
            ),
            second,
        )
        for k, x in enumerate(range(150, 206, 9)):
            canvas.fill(taper([(side * x, 212), (side * (x + 2), 236)], 7, 5), second if k % 2 else shade(second))
    for k, mc in enumerate(("#e4483a", "#2f7fb8", "#f4c542")):
        canvas.rect(-136 + k * 22, 252, 18, 12, mc)
        canvas.rect(-130 + k * 22, 252, 6, 12, "#fff8e8")
        canvas.fill(ellipse(-127 + k * 22, 278, 9), "#f4c542")
        canvas.fill(star(-127 + k * 22, 278, 5, 6, 2.6), shade("#f4c542"))
    for y in (310, 338):
        canvas.fill(ellipse(4, y, 5.5), second)


def _outfit_collar(canvas: Canvas, colour: str, second: str, third: str, skin: str) -> None:
    dark = shade(colour, 1.2)
    body = svg(
        "M-46 150 C-70 168 -190 176 -214 246 C-226 290 -228 330 -230 360 L230 360 C228 330 226 290 214 246 C190 "
        "176 70 168 46 150 C30 186 -30 186 -46 150Z"
    )
    canvas.fill(
        svg(
            "M-30 176 C-120 150 -160 60 -150 20 C-120 60 -90 110 -40 140 L40 140 C90 110 120 60 150 20 C160 60 "
            "120 150 30 176Z"
        ),
        second,
    )
    canvas.fill(svg("M30 176 C120 150 160 60 150 20 C120 60 90 110 40 140Z"), shade(second, 1.2))
    canvas.fill(minus(body, svg("M-60 120 L0 262 L60 120Z")), colour)
    with canvas.clip(minus(body, svg("M-60 120 L0 262 L60 120Z"))):
        canvas.fill(svg("M60 100 L230 100 L230 360 L110 360 C120 280 90 220 60 100Z"), dark)
    canvas.fill(svg("M-60 140 L0 262 L60 140 L44 136 L0 228 L-44 136Z"), skin, 0)
    for side in (-1, 1):
        canvas.fill(svg(f"M{side * 40} 140 L{side * 64} 150 L0 290 L0 256Z"), third if side < 0 else shade(third))


def _outfit_halter(canvas: Canvas, colour: str, second: str, third: str, skin: str) -> None:
    dark = shade(colour, 1.2)
    body = svg(
        "M-46 150 C-70 168 -190 176 -214 246 C-226 290 -228 330 -230 360 L230 360 C228 330 226 290 214 246 C190 "
        "176 70 168 46 150 C30 186 -30 186 -46 150Z"
    )
    canvas.fill(body, skin)
    canvas.inner_shadow(body, shade(skin, 1.1), -40, 0, 1, mode=None)
    for side in (-1, 1):
        shape = svg(
            f"M{side * 44} 142 C{side * 64} 180 {side * 100} 230 {side * 150} 268 L{side * 160} 360 L0 360 L0 240 "
            f"C{side * 14} 210 "
            f"{side * 28} 180 {side * 26} 150Z"
        )
        canvas.fill(shape, colour if side < 0 else dark)
    with canvas.clip(svg("M-44 142 L-150 268 L-160 360 L160 360 L150 268 L44 142Z")):
        for k in range(4):
            canvas.stroke(ellipse(0, 400, 60 + k * 30), second if k % 2 == 0 else third, 13)
    canvas.fill(ellipse(0, 242, 17), "#f4c542")
    canvas.fill(ellipse(-3, 239, 8), "#fff", 0.7)


OUTFIT = {
    "suit_ruffle": _outfit_suit_ruffle,
    "mandarin": _outfit_mandarin,
    "mod": _outfit_mod,
    "turtle": _outfit_turtle,
    "officer": _outfit_officer,
    "collar": _outfit_collar,
    "halter": _outfit_halter,
}


def outfit(canvas: Canvas, style: str, colour: str, second: str, third: str, skin: str) -> None:
    OUTFIT[style](canvas, colour, second, third, skin)


def earrings(colour: str, style: str = "hoop") -> skia.Path:

    def f(canvas: Canvas) -> None:
        for side in (-1, 1):
            if style == "hoop":
                canvas.stroke(ellipse(side * 98, 58, 24, 28), shade(colour, 1.3), 8)
                canvas.stroke(ellipse(side * 98 - 1, 57, 24, 28), colour, 5)
            if style == "ball":
                canvas.fill(ellipse(side * 94, 40, 13), colour)
                canvas.fill(minus(ellipse(side * 94, 40, 13), ellipse(side * 94 - 4, 36, 12)), shade(colour, 1.2))
                canvas.fill(ellipse(side * 94 - 4, 35, 3), "#fff")
            if style == "tri":
                canvas.fill(polygon((side * 94, 26), (side * 94 - 13, 66), (side * 94 + 13, 66)), colour)
                canvas.fill(polygon((side * 94, 26), (side * 94 + 2, 66), (side * 94 + 13, 66)), shade(colour, 1.2))

    return f


def medallion(canvas: Canvas) -> None:
    canvas.stroke(svg("M-46 158 C-30 230 30 230 46 158"), "#c98a1b", 6)
    canvas.stroke(svg("M-46 158 C-30 230 30 230 46 158"), "#ffd869", 2.5)
    canvas.fill(ellipse(0, 226, 25), "#c98a1b")
    canvas.fill(ellipse(-2, 224, 22), "#f4c542")
    canvas.fill(star(-1, 225, 5, 15, 7), "#c98a1b")
