"""Heads: outline, neck, eyes, brows, nose, mouth, ears."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.art.colour import light, shade
from tools.art.paths import box, ellipse, minus, mirrored, moved, outline, scaled, spline, svg, taper, union

if TYPE_CHECKING:
    import skia

    from tools.art.canvas import Canvas

INK = "#1f1430"


HEADS = {
    "oval": (80, 106, 66, 30),
    "square": (84, 104, 78, 50),
    "long": (72, 122, 58, 30),
    "round": (92, 100, 82, 48),
    "heart": (82, 106, 58, 20),
    "egg": (86, 116, 60, 34),
}


def head_path(kind: str) -> skia.Path:
    w, h, j, colour = HEADS[kind]
    half = (
        f"C {w * 0.62} {-h} {w} {-h * 0.62} {w} {-h * 0.08} C {w} {h * 0.22} {j + 6} {h * 0.38} {j} {h * 0.56}"
        f" C {j - 6} {h * 0.78} {colour + 8} {h} {colour * 0.5} {h}"
    )
    right = svg(f"M 0 {-h} {half} L 0 {h} Z")
    return union(right, mirrored(right))


def neck(canvas: Canvas, skin: str, w: float, head: str) -> None:
    neck_shape = svg(
        f"M{-w} 30 L{-w} 116 C{-w} 148 {-w - 20} 158 {-w - 62} 172 L-70 300 L70 300 L{w + 62} 172 C{w + 20} 158 "
        f"{w} 148 {w} 116 L{w} 30Z"
    )
    canvas.fill(neck_shape, skin)
    canvas.inner_shadow(neck_shape, shade(skin, 1.05), -w * 0.62, 0, 1, mode=None)
    with canvas.clip(neck_shape):
        canvas.fill(moved(scaled(head_path(head), 0.94, 1), 10, 30), shade(skin, 2.1))


# Style -> outline, height of the iris, line of the upper lashes; the outer corner is at +x.
EYES = {
    "almond": ("M-21 4 C-14 -12 8 -15 24 -5 C14 9 -8 12 -21 4Z", -3, [(-23, 5), (-10, -9), (8, -12), (29, -8)]),
    "wide": ("M-22 3 C-14 -18 12 -18 23 1 C12 14 -12 14 -22 3Z", -2, [(-24, 4), (-10, -13), (10, -13), (28, -2)]),
    "sly": ("M-22 5 L24 -5 C16 9 -8 12 -22 5Z", 0, [(-25, 5), (0, 0), (30, -8)]),
    "sleepy": ("M-22 3 C-8 -3 10 -3 23 1 C12 13 -10 13 -22 3Z", 2, [(-24, 3), (0, -2), (27, 0)]),
    "startled": ("M-24 0 C-24 -26 24 -26 24 0 C24 22 -24 22 -24 0Z", -1, [(-24, -4), (-12, -18), (12, -18), (24, -4)]),
}
SHUT = [(-26, -3), (-12, 8), (8, 10), (27, -2)]


def eye(canvas: Canvas, side: int, style: str, iris: str, lid: str, lash: str = INK) -> None:
    """One eye in its own coordinates; side is -1 left, +1 right; a wink shuts the right one."""
    lid_shape = minus(scaled(ellipse(0, -3, 28, 21), 1, 1), box(-40, 2, 80, 40))
    if style == "shut" or (style == "wink" and side > 0):
        if lid:
            canvas.fill(minus(ellipse(0, -1, 28, 19), box(-40, 10, 80, 40)), lid)
        canvas.fill(taper(SHUT, 3, 7, 6), lash)
        return
    outline_data, iy, top = EYES["almond" if style == "wink" else style]
    shape = svg(outline_data)
    if lid:
        canvas.fill(minus(lid_shape, shape), lid)
    canvas.fill(shape, "#fff6e6")
    with canvas.clip(shape):
        canvas.fill(ellipse(2, iy, 11.5), iris)
        canvas.fill(ellipse(2, iy, 5.5), INK)
        canvas.fill(box(-30, -22, 60, 17), INK, 0.18)
        canvas.fill(ellipse(-2 * side + 2, iy - 4.5, 3), "#fff")
    canvas.fill(taper(top, 2.5, 7), lash)


def wing(canvas: Canvas, n: int = 1, lash: str = INK) -> None:
    canvas.fill(taper([(20, -8), (30, -13), (40, -22)], 8, 1), lash)
    if n > 1:
        for x in (2, 12):
            canvas.fill(taper([(x, -11), (x + 3, -20), (x + 8, -27)], 4, 0.8), lash)
    if n > 2:
        for x in (-4, 5, 14):
            canvas.fill(taper([(x, 9), (x + 2, 15), (x + 4, 20)], 3, 0.8), lash)


BROWS = {
    "arch": [(-24, 6), (-4, -8), (30, -3)],
    "flat": [(-26, 0), (0, -3), (28, 2)],
    "angry": [(-28, 12), (0, 0), (32, -14)],
    "worry": [(-26, -8), (0, -6), (28, 8)],
    "high": [(-24, 4), (2, -14), (30, 2)],
    "bushy": [(-28, 4), (0, -4), (34, 8)],
}


def _nose_wedge(canvas: Canvas, skin: str, _warm: str) -> None:
    sh = shade(skin, 1.15)
    canvas.fill(svg("M4 -26 C6 0 22 24 26 40 C27 52 10 54 -2 52 C8 46 10 30 4 -26Z"), sh)
    canvas.fill(svg("M-12 46 C-14 54 0 58 14 56 C4 50 -6 44 -12 46Z"), sh)
    canvas.fill(svg("M-5 -20 C-9 6 -10 26 -13 40 L-3 38 C-1 20 -1 0 -5 -20Z"), light(skin, 1.1), 0.9)


def _nose_long(canvas: Canvas, skin: str, _warm: str) -> None:
    sh = shade(skin, 1.15)
    canvas.fill(svg("M2 -32 C6 4 20 38 23 54 C24 66 6 70 -4 66 C6 54 8 20 2 -32Z"), sh)
    canvas.fill(svg("M-14 56 C-18 68 2 72 14 68 C2 66 -6 54 -14 56Z"), sh)
    canvas.fill(svg("M-5 -20 C-9 10 -12 34 -14 52 L-4 50 C-2 26 -1 0 -5 -20Z"), light(skin, 1.1), 0.9)


def _nose_button(canvas: Canvas, skin: str, _warm: str) -> None:
    sh = shade(skin, 1.15)
    canvas.fill(svg("M-13 38 C-10 48 10 50 16 38 C16 30 10 26 6 26 C10 34 0 42 -13 38Z"), sh)
    canvas.fill(ellipse(-2, 33, 5, 4), light(skin, 1.2), 0.8)


def _nose_hook(canvas: Canvas, skin: str, _warm: str) -> None:
    sh = shade(skin, 1.15)
    canvas.fill(svg("M0 -30 C18 -8 14 8 28 34 C34 50 16 56 4 66 C0 54 10 50 0 -30Z"), sh)
    canvas.fill(svg("M-12 46 C-20 56 -4 62 6 64 C2 56 -2 46 -12 46Z"), sh)
    canvas.fill(svg("M-5 -22 C-7 6 -12 26 -14 40 L-4 42 C-2 20 0 0 -5 -22Z"), light(skin, 1.1), 0.9)


def _nose_bulb(canvas: Canvas, _skin: str, warm: str) -> None:
    canvas.fill(ellipse(2, 36, 24, 19), warm)
    canvas.fill(minus(ellipse(2, 36, 24, 19), ellipse(-5, 30, 22, 17)), shade(warm), 1)
    canvas.fill(ellipse(-7, 29, 6, 4), "#ffffff", 0.7)


NOSE = {"wedge": _nose_wedge, "long": _nose_long, "button": _nose_button, "hook": _nose_hook, "bulb": _nose_bulb}


def nose(canvas: Canvas, style: str, skin: str, warm: str) -> None:
    NOSE[style](canvas, skin, warm)


def _mouth_grin(canvas: Canvas, skin: str, _lip: str) -> None:
    shape = svg("M-40 -6 C-20 2 22 2 42 -10 C42 16 22 30 0 30 C-24 30 -38 16 -40 -6Z")
    canvas.fill(shape, "#5b1028")
    with canvas.clip(shape):
        canvas.fill(svg("M-44 -10 C-20 0 22 0 46 -14 L46 4 C22 14 -22 14 -44 6Z"), "#fff8e8")
        canvas.fill(ellipse(4, 34, 22, 14), "#e0566b")
        for x in (-26, -14, -1, 12, 25):
            canvas.line([(x, -8), (x * 1.02, 12)], "#e9d9c4", 1.6)
    canvas.fill(taper([(-46, -10), (-38, -4), (-34, 2)], 3, 6), shade(skin, 1.6))
    canvas.fill(taper([(48, -14), (42, -8), (38, -2)], 3, 6), shade(skin, 1.6))
    canvas.fill(svg("M-14 38 C-4 42 10 42 18 37 C10 46 -6 46 -14 38Z"), shade(skin, 1.1))


def _mouth_lips(canvas: Canvas, skin: str, lip: str) -> None:
    upper = svg("M-31 -2 C-18 -9 -8 -13 0 -8 C8 -13 18 -10 32 -6 C16 4 -14 6 -31 -2Z")
    left = svg("M-31 -2 C-14 6 16 5 32 -6 C22 16 8 21 0 21 C-10 21 -22 14 -31 -2Z")
    canvas.fill(upper, shade(lip))
    canvas.fill(left, lip)
    canvas.fill(taper([(-34, -4), (-12, 4), (0, 3), (12, 4), (36, -9)], 2, 2, 4.5), shade(lip, 2.2))
    canvas.fill(ellipse(-7, 11, 8, 3, -6), "#fff", 0.55)
    canvas.fill(svg("M-14 29 C-4 33 8 33 15 28 C8 37 -6 37 -14 29Z"), shade(skin, 1.1))


def _mouth_smile(canvas: Canvas, _skin: str, lip: str) -> None:
    shape = svg("M-30 -2 C-14 4 14 4 32 -6 C26 16 10 20 0 20 C-14 20 -26 14 -30 -2Z")
    canvas.fill(outline(shape, 7), lip)
    canvas.fill(shape, "#fff8e8")
    canvas.fill(svg("M-20 12 C-8 22 12 22 24 8 C16 24 -12 26 -20 12Z"), lip)


def _mouth_smirk(canvas: Canvas, skin: str, lip: str) -> None:
    canvas.fill(taper([(-28, 6), (-6, 6), (18, 0), (34, -12)], 3, 3, 7), shade(lip, 1.4))
    canvas.fill(taper([(28, -16), (36, -12), (40, -4)], 2, 4), shade(skin, 1.5))
    canvas.fill(svg("M-12 16 C-2 20 10 19 16 14 C10 24 -4 24 -12 16Z"), shade(skin, 1.2))


def _mouth_sneer(canvas: Canvas, skin: str, lip: str) -> None:
    canvas.fill(taper([(-34, -4), (-14, 4), (10, 4), (34, 10)], 3, 4, 7), shade(lip, 1.4))
    canvas.fill(svg("M-30 -4 L-18 0 L-22 9Z"), "#fff8e8")
    canvas.fill(svg("M-14 18 C-2 22 12 21 18 17 C12 27 -4 27 -14 18Z"), shade(skin, 1.2))


def _mouth_stern(canvas: Canvas, skin: str, lip: str) -> None:
    canvas.fill(taper([(-26, 4), (0, 0), (26, 4)], 3, 3, 7), shade(lip, 1.4))
    canvas.fill(svg("M-12 14 C-2 18 10 18 14 14 C8 22 -4 22 -12 14Z"), shade(skin, 1.2))


def _mouth_oh(canvas: Canvas, skin: str, lip: str) -> None:
    canvas.fill(ellipse(0, 8, 19, 22), lip)
    canvas.fill(ellipse(0, 8, 13, 16), "#4a0f24")
    canvas.fill(ellipse(0, 18, 8, 5), "#e0566b")
    canvas.fill(svg("M-12 36 C-4 40 8 40 14 35 C8 43 -5 43 -12 36Z"), shade(skin, 1.1))


def _mouth_shout(canvas: Canvas, _skin: str, lip: str) -> None:
    shape = svg("M-34 -12 C-14 -20 14 -20 36 -12 C40 10 30 40 0 42 C-30 40 -38 10 -34 -12Z")
    canvas.fill(outline(shape, 7), lip)
    canvas.fill(shape, "#4a0f24")
    with canvas.clip(shape):
        canvas.fill(box(-40, -22, 80, 17), "#fff8e8")
        canvas.fill(ellipse(2, 40, 24, 18), "#e0566b")


def _mouth_yawn(canvas: Canvas, _skin: str, lip: str) -> None:
    shape = ellipse(0, 10, 25, 32)
    canvas.fill(outline(shape, 8), lip)
    canvas.fill(shape, "#4a0f24")
    with canvas.clip(shape):
        canvas.fill(box(-30, -28, 60, 15), "#fff8e8")
        canvas.fill(ellipse(0, 42, 22, 18), "#e0566b")


MOUTH = {
    "grin": _mouth_grin,
    "lips": _mouth_lips,
    "smile": _mouth_smile,
    "smirk": _mouth_smirk,
    "sneer": _mouth_sneer,
    "stern": _mouth_stern,
    "oh": _mouth_oh,
    "shout": _mouth_shout,
    "yawn": _mouth_yawn,
}


def mouth(canvas: Canvas, style: str, skin: str, lip: str) -> None:
    MOUTH[style](canvas, skin, lip)


def ear(canvas: Canvas, skin: str) -> None:
    for side in (-1, 1):
        shape = spline([(side * 78, -14), (side * 94, -24), (side * 102, -4), (side * 94, 24), (side * 80, 30)])
        canvas.fill(shape, skin if side < 0 else shade(skin, 1))
        canvas.fill(taper([(side * 84, -8), (side * 94, -4), (side * 88, 16)], 2, 4), shade(skin, 1.6))
