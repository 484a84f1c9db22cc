"""Parts of a Bean: capsule, gloss, eyes, brows, mouth, cheeks, shirt.  The origin is the middle of the capsule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.art.colour import light, mix, shade
from tools.art.paths import (
    box,
    ellipse,
    minus,
    moved,
    polygon,
    svg,
    taper,
)
from tools.art.shaders import linear, radial

if TYPE_CHECKING:
    from collections.abc import Callable

    import skia

    from tools.art.canvas import Canvas

BW, BH = 92, 168  # half width and half height of the capsule


INK = "#1c1030"


def capsule(w: float = BW, h: float = BH) -> skia.Path:
    return svg(
        f"M{-w} {-h + w} C{-w} {-h - w * 0.06} {w} {-h - w * 0.06} {w} {-h + w} C{w * 1.03} {-h * 0.2} {w * 1.06} "
        f"{h * 0.2} {w * 1.02} {h - w} C{w * 1.02} {h + w * 0.1} {-w * 1.02} {h + w * 0.1} {-w * 1.02} {h - w} "
        f"C{-w * 1.06} {h * 0.2} {-w * 1.03} {-h * 0.2} {-w} {-h + w}Z"
    )


CAP = capsule()


def part(
    canvas: Canvas,
    p: skia.Path,
    colour: str,
    ink: float = 5,
    sh: bool = True,
    dx: float = -14,
    dy: float = -8,
    hi: bool = True,
) -> None:
    """One sticker part: ink line, fill, hard shadow from the right/below, soft highlight"""
    b = p.getBounds()
    if ink:
        canvas.stroke(p, INK, ink * 2)
    canvas.fill(
        p,
        linear(b.left(), b.top(), b.right(), b.bottom(), light(colour, 0.7), (0.55, colour), (1, shade(colour, 0.5)))
        if isinstance(colour, str)
        else colour,
    )
    if sh and isinstance(colour, str):
        canvas.inner_shadow(p, shade(colour, 1.5), dx, dy, 0.75, mode=None)
    if hi:
        with canvas.clip(p):
            canvas.fill(moved(minus(p, moved(p, 7, 7)), 5, 5), "#ffffff", 0.35, blur=2)


def gloss(canvas: Canvas, colour: str, rim: str = "#7fe3ff") -> None:
    """Volume from neutral multiply passes, so clothes keep their own colour"""
    dark = mix(shade(colour, 1.4), "#8a3f9a", 0.38)
    e = mix(shade(colour, 3), "#2a1050", 0.5)
    with canvas.clip(CAP):
        canvas.rect(
            -140,
            -200,
            280,
            400,
            linear(-BW, 0, BW, 0, (0, dark, 0.3), (0.2, dark, 0), (0.52, dark, 0), (0.8, dark, 0.5), (1, e, 0.85)),
            mode="multiply",
        )
        canvas.rect(-140, -200, 280, 400, linear(0, 30, 0, BH + 6, (0, dark, 0), (1, e, 0.6)), mode="multiply")
        canvas.fill(
            ellipse(-34, -60, 60, 110), radial(-34, -60, 110, (0, "#ffffff", 0.26), (1, "#ffffff", 0)), mode="soft"
        )
        canvas.fill(minus(CAP, moved(CAP, -10, -6)), rim, 0.8, blur=3.5)
        canvas.fill(minus(CAP, moved(CAP, -4, -2)), "#ffffff", 0.55, blur=1.5)


def shine(canvas: Canvas) -> None:
    with canvas.clip(CAP):
        canvas.fill(
            svg(
                f"M-74 {-BH + 96} C-76 {-BH + 50} -52 {-BH + 24} -20 {-BH + 16} C-4 {-BH + 14} -4 {-BH + 26} -18 "
                f"{-BH + 32} C-44 {-BH + 42} -54 {-BH + 66} -54 {-BH + 98} C-54 {-BH + 112} -74 {-BH + 112} -74 "
                f"{-BH + 96}Z"
            ),
            "#fff",
            0.82,
            blur=0.8,
        )
        canvas.fill(box(-74, -BH + 122, 18, 26, 9), "#fff", 0.8, blur=0.8)
        canvas.fill(box(-77, -30, 22, 130, 11), "#fff", 0.16, blur=5)


def eyes(
    canvas: Canvas,
    kind: str = "happy",
    look: tuple[float, ...] = (4, 2),
    iris: str = "#2a1a3a",
    y: float = -62,
    gap: float = 36,
    r: float = 30,
    lid: str = INK,
) -> None:
    for side in (-1, 1):
        shape = ellipse(
            side * gap,
            y,
            r * (0.82 if kind != "odd" or side < 0 else 0.6),
            r * (1.12 if kind != "odd" or side < 0 else 0.72),
        )
        canvas.stroke(shape, INK, 8)
        canvas.fill(shape, linear(0, y - r, 0, y + r, "#ffffff", (0.7, "#f3f3ff"), (1, "#c9cdf0")))
        with canvas.clip(shape):
            q = r * (0.56 if kind != "odd" or side < 0 else 0.36)
            x0 = side * gap - side * 5 + look[0]
            canvas.fill(ellipse(x0, y + look[1] + 2, q), iris)
            canvas.fill(ellipse(x0, y + look[1] + 2, q * 0.62), INK)
            canvas.fill(ellipse(x0 - q * 0.35, y + look[1] - q * 0.4, q * 0.36), "#fff")
            canvas.fill(ellipse(x0 + q * 0.36, y + look[1] + q * 0.5, q * 0.17), "#fff", 0.9)
            if kind in ("angry", "tough"):
                left = polygon(
                    (side * gap - side * r * 1.3, y - r * 0.25),
                    (side * gap + side * r * 1.3, y - r * 1.0),
                    (side * gap + side * r * 1.3, y - r * 2),
                    (side * gap - side * r * 1.3, y - r * 2),
                )
                canvas.fill(left, lid)
                canvas.line(
                    [(side * gap - side * r * 1.3, y - r * 0.22), (side * gap + side * r * 1.3, y - r * 0.95)], INK, 6
                )
            if kind == "sleepy":
                canvas.fill(box(side * gap - r, y - r * 1.4, r * 2, r * 1.45), lid)
                canvas.line([(side * gap - r, y + r * 0.08), (side * gap + r, y + r * 0.08)], INK, 6)
            canvas.fill(minus(shape, moved(shape, 0, 7)), "#2a1450", 0.35, blur=2)


def brows(canvas: Canvas, kind: str, colour: str = INK, y: float = -104, gap: float = 36) -> None:
    for side in (-1, 1):
        pts = {
            "up": [(-22, 6), (0, -7), (22, 2)],
            "angry": [(-24, 12), (0, 2), (24, -12)],
            "worry": [(-22, -6), (0, -2), (22, 10)],
            "cock": [(-22, 4), (0, -8 if side > 0 else 0), (22, -2)],
        }[kind]
        with canvas.transform(side * gap, y - (10 if kind == "cock" and side > 0 else 0), side, 1):
            canvas.fill(taper(pts, 13, 6, 15), colour)


def _mouth_grin(canvas: Canvas, y: float) -> None:
    shape = svg(
        f"M-46 {y - 10} C-26 {y + 2} 26 {y + 2} 46 {y - 10} C48 {y + 26} 26 {y + 44} 0 {y + 44} C-26 {y + 44} "
        f"-48 {y + 26} -46 {y - 10}Z"
    )
    canvas.stroke(shape, INK, 9)
    canvas.fill(shape, "#6b0f2f")
    with canvas.clip(shape):
        canvas.fill(
            svg(f"M-50 {y - 14} C-26 {y} 26 {y} 50 {y - 14} L50 {y + 4} C26 {y + 14} -26 {y + 14} -50 {y + 4}Z"), "#fff"
        )
        canvas.fill(ellipse(4, y + 46, 27, 20), "#ff6f8c")
        canvas.fill(ellipse(0, y + 40, 16, 8), "#ff9db0")
    for side in (-1, 1):
        canvas.fill(taper([(side * 54, y - 20), (side * 50, y - 12), (side * 44, y - 6)], 4, 8), INK)


def _mouth_smirk(canvas: Canvas, y: float) -> None:
    canvas.fill(taper([(-30, y + 8), (0, y + 14), (24, y + 6), (40, y - 10)], 5, 5, 11), INK)


def _mouth_oh(canvas: Canvas, y: float) -> None:
    canvas.stroke(ellipse(0, y + 14, 17, 21), INK, 9)
    canvas.fill(ellipse(0, y + 14, 17, 21), "#6b0f2f")
    canvas.fill(ellipse(0, y + 26, 12, 8), "#ff6f8c")


def _mouth_groan(canvas: Canvas, y: float) -> None:
    shape = svg(
        f"M-40 {y + 20} C-30 {y - 8} 30 {y - 8} 42 {y + 14} C34 {y + 30} 20 {y + 22} 10 {y + 30} C0 {y + 24} "
        f"-14 {y + 36} -22 {y + 28} C-30 {y + 32} -36 {y + 28} -40 {y + 20}Z"
    )
    canvas.stroke(shape, INK, 9)
    canvas.fill(shape, "#3d1030")
    with canvas.clip(shape):
        for x in (-24, 0, 14):
            canvas.fill(polygon((x, y - 8), (x + 11, y - 8), (x + 8, y + 10), (x + 3, y + 9)), "#efe9c4")
        canvas.fill(polygon((-12, y + 36), (-2, y + 36), (-6, y + 20)), "#efe9c4")


def _mouth_w(canvas: Canvas, y: float) -> None:
    for side in (-1, 1):
        canvas.fill(taper([(0, y), (side * 12, y + 14), (side * 30, y + 10), (side * 40, y - 2)], 4, 3, 10), INK)


def _mouth_teeth(canvas: Canvas, y: float) -> None:
    shape = box(-36, y - 4, 72, 34, 15)
    canvas.stroke(shape, INK, 9)
    canvas.fill(shape, "#fff")
    for x in (-18, 0, 18):
        canvas.line([(x, y - 4), (x, y + 30)], "#b9bddc", 2.5)
    canvas.line([(-36, y + 13), (36, y + 13)], "#b9bddc", 2.5)


MOUTH = {
    "grin": _mouth_grin,
    "smirk": _mouth_smirk,
    "oh": _mouth_oh,
    "groan": _mouth_groan,
    "w": _mouth_w,
    "teeth": _mouth_teeth,
}


def mouth(canvas: Canvas, kind: str, y: float = -4) -> None:
    MOUTH[kind](canvas, y)


def cheeks(canvas: Canvas, colour: str = "#ff5d7d", y: float = -22) -> None:
    for side in (-1, 1):
        canvas.fill(ellipse(side * 66, y, 19, 13), colour, 0.55, blur=4)


def base(canvas: Canvas, colour: str, lower: Callable[[Canvas], None] | None = None, rim: str = "#7fe3ff") -> None:
    canvas.stroke(CAP, INK, 10)
    canvas.fill(CAP, colour)
    if lower:
        with canvas.clip(CAP):
            lower(canvas)
    gloss(canvas, colour, rim)


def shirt(colour: str, y: float = 44, pat: Callable[[Canvas], None] | None = None) -> Callable[[Canvas], None]:

    def f(canvas: Canvas) -> None:
        shape = svg(f"M-130 {y} C-60 {y + 22} 60 {y + 22} 130 {y} L130 210 L-130 210Z")
        canvas.fill(shape, colour)
        if pat:
            with canvas.clip(shape):
                pat(canvas)
        canvas.stroke(svg(f"M-130 {y} C-60 {y + 22} 60 {y + 22} 130 {y}"), INK, 6)

    return f


def stripes(colour: str, y0: float = 74, n: int = 5, h: float = 14, step: float = 29) -> Callable[[Canvas], None]:
    return lambda canvas: [
        canvas.stroke(svg(f"M-130 {y} C-60 {y + 22} 60 {y + 22} 130 {y}"), colour, h)
        for y in range(y0, y0 + n * step, step)
    ]
