"""Faces: eyes, brows, mouths, noses and cheeks, each a part."""

from __future__ import annotations

import math

import skia

from tools.art.beanz.parts import INK, Part, brush, flat, group, pen, shape
from tools.art.canvas import Canvas
from tools.art.colour import shade
from tools.art.paths import box, ellipse, minus, moved, polygon, svg, taper
from tools.art.shaders import linear

Look = tuple[float, float]


def eye(x: float, y: float, r: float, look: Look = (0, 2), iris: str = "#2a1a3a", pupil: float = 0.56) -> Part:
    """One open eye; `look` moves the iris."""
    white = ellipse(x, y, r * 0.82, r * 1.12)

    def draw(canvas: Canvas) -> None:
        canvas.stroke(white, INK, 8)
        canvas.fill(white, linear(0, y - r, 0, y + r, "#ffffff", (0.7, "#f3f3ff"), (1, "#c9cdf0")))
        with canvas.clip(white):
            q, x0, y0 = r * pupil, x + look[0], y + look[1]
            canvas.fill(ellipse(x0, y0 + 2, q), iris)
            canvas.fill(ellipse(x0, y0 + 2, q * 0.62), INK)
            canvas.fill(ellipse(x0 - q * 0.35, y0 - q * 0.4, q * 0.36), "#fff")
            canvas.fill(ellipse(x0 + q * 0.36, y0 + q * 0.5, q * 0.17), "#fff", 0.9)
            canvas.fill(minus(white, moved(white, 0, 7)), "#2a1450", 0.35, blur=2)

    return draw


def _lids(kind: str, side: int, x: float, y: float, r: float, lid: str) -> Part:
    """What covers an open eye: a slanting lid, a heavy lid or a lid from below."""
    white = ellipse(x, y, r * 0.86, r * 1.16)
    far = side * r * 1.3
    if kind in {"tough", "sad"}:
        inner, outer = (-0.25, -1.0) if kind == "tough" else (-1.0, -0.3)
        edge = [(x - far, y + r * inner), (x + far, y + r * outer)]
        cover = polygon(*edge, (x + far, y - r * 2), (x - far, y - r * 2))
    else:
        edge = [(x - r, y - r * 0.1), (x + r, y - r * 0.1)]
        cover = box(x - r, y - r * 1.5, r * 2, r * 1.4)

    def draw(canvas: Canvas) -> None:
        with canvas.clip(white):
            canvas.fill(cover, lid)
            canvas.line(edge, INK, 6)

    return draw


def _closed(kind: str, x: float, y: float, r: float) -> Part:
    if kind == "dizzy":
        points = [
            (x + t * 1.45 * math.cos(t * 0.92) * r / 26, y + t * 1.45 * math.sin(t * 0.92) * r / 26) for t in range(19)
        ]
        return group(
            flat(ellipse(x, y, r, r * 1.1), "#fff"),
            pen(ellipse(x, y, r, r * 1.1), INK, 5),
            pen(polygon(*points, close=False), INK, 4.5),
        )
    if kind == "button":
        return group(
            flat(ellipse(x, y, r * 0.6, r * 0.74), INK),
            flat(ellipse(x - r * 0.2, y - r * 0.3, r * 0.2), "#fff"),
            flat(ellipse(x + r * 0.18, y + r * 0.3, r * 0.1), "#fff", 0.8),
        )
    bend = 0.7 if kind == "closed" else -0.8
    return brush([(x - r * 0.8, y), (x, y + r * bend), (x + r * 0.8, y)], INK, 5, 5, 10)


def eyes(
    kind: str = "happy",
    look: Look = (3, 2),
    iris: str = "#3a2a4a",
    y: float = -62,
    gap: float = 36,
    r: float = 30,
    lid: str = INK,
) -> Part:
    """Both eyes: happy, odd, cross, tough, sad, sleepy, wink (open); closed, joy, button, dizzy (drawn as signs)."""
    parts = []
    for side in (-1, 1):
        x, size = side * gap, r * (0.66 if kind == "odd" and side > 0 else 1)
        if kind in {"closed", "joy", "button", "dizzy"} or (kind == "wink" and side > 0):
            parts.append(_closed("joy" if kind == "wink" else kind, x, y, size))
            continue
        turn = (-side * r * 0.42, 4.0) if kind == "cross" else (look[0] - side * 5, look[1])
        parts.append(eye(x, y, size, turn, iris))
        if kind in {"tough", "sad", "sleepy"}:
            parts.append(_lids(kind, side, x, y, size, lid))
    return group(*parts)


_BROWS = {
    "up": [(-22.0, 6.0), (0.0, -7.0), (22.0, 2.0)],
    "angry": [(-24.0, 12.0), (0.0, 2.0), (24.0, -12.0)],
    "worry": [(-22.0, -6.0), (0.0, -2.0), (22.0, 10.0)],
    "flat": [(-22.0, 2.0), (0.0, -2.0), (22.0, 2.0)],
    "cock": [(-22.0, 4.0), (0.0, -4.0), (22.0, -2.0)],
}


def brows(kind: str = "up", colour: str = INK, y: float = -106, gap: float = 36, weight: float = 1) -> Part:
    def draw(canvas: Canvas) -> None:
        for side in (-1, 1):
            lift = 12 if kind == "cock" and side > 0 else 0
            with canvas.transform(side * gap, y - lift, side, 1):
                canvas.fill(taper(_BROWS[kind], 13 * weight, 6 * weight, 15 * weight), colour)

    return draw


def _open(outline: skia.Path, inner: Part, fill: str = "#6b0f2f") -> Part:
    def draw(canvas: Canvas) -> None:
        canvas.stroke(outline, INK, 9)
        canvas.fill(outline, fill)
        with canvas.clip(outline):
            inner(canvas)

    return draw


def _grin() -> Part:
    outline = svg("M-46 -10 C-26 2 26 2 46 -10 C48 26 26 44 0 44 C-26 44 -48 26 -46 -10Z")
    teeth = flat("M-50 -14 C-26 0 26 0 50 -14 L50 4 C26 14 -26 14 -50 4Z", "#fff")
    corners = [brush([(s * 54, -20), (s * 50, -12), (s * 44, -6)], INK, 4, 8) for s in (-1, 1)]
    tongue = group(flat(ellipse(4, 46, 27, 20), "#ff6f8c"), flat(ellipse(0, 40, 16, 8), "#ff9db0"))
    return group(_open(outline, group(teeth, tongue)), *corners)


def _groan() -> Part:
    outline = svg("M-40 20 C-30 -8 30 -8 42 14 C34 30 20 22 10 30 C0 24 -14 36 -22 28 C-30 32 -36 28 -40 20Z")
    teeth = [flat(polygon((x, -8), (x + 11, -8), (x + 8, 10), (x + 3, 9)), "#efe9c4") for x in (-24, 0, 14)]
    return _open(outline, group(*teeth, flat(polygon((-12, 36), (-2, 36), (-6, 20)), "#efe9c4")), "#3d1030")


def _teeth() -> Part:
    lines = [pen(f"M{x} -4 L{x} 30", "#b9bddc", 2.5) for x in (-18, 0, 18)]
    return _open(box(-36, -4, 72, 34, 15), group(*lines, pen("M-36 13 L36 13", "#b9bddc", 2.5)), "#fff")


def _shout() -> Part:
    outline = svg("M-36 -12 C-20 -18 20 -18 36 -12 C46 20 34 56 0 56 C-34 56 -46 20 -36 -12Z")
    return _open(
        outline,
        group(flat("M-44 -20 L44 -20 L40 2 C20 8 -20 8 -40 2Z", "#fff"), flat(ellipse(0, 54, 30, 22), "#ff6f8c")),
    )


def _fangs() -> Part:
    smile = brush([(-42, 0), (-14, 12), (20, 10), (44, -8)], INK, 5, 5, 10)
    return group(smile, shape("M-26 8 L-10 10 L-17 30Z", "#fff", 3.5), shape("M14 10 L30 5 L24 27Z", "#fff", 3.5))


_MOUTHS: dict[str, Part] = {
    "grin": _grin(),
    "groan": _groan(),
    "teeth": _teeth(),
    "shout": _shout(),
    "fangs": _fangs(),
    "smirk": brush([(-30, 8), (0, 14), (24, 6), (40, -10)], INK, 5, 5, 11),
    "smile": brush([(-34, -2), (-14, 14), (14, 14), (34, -2)], INK, 5, 5, 10),
    "frown": brush([(-30, 16), (-12, 2), (12, 2), (30, 16)], INK, 5, 5, 10),
    "flat": brush([(-26, 8), (0, 8), (26, 6)], INK, 6, 5, 9),
    "wavy": brush([(-36, 8), (-18, -2), (0, 10), (18, 0), (36, 8)], INK, 6, 6, 9),
    "w": group(*[brush([(0, 0), (s * 12, 14), (s * 30, 10), (s * 40, -2)], INK, 4, 3, 10) for s in (-1, 1)]),
    "oh": _open(ellipse(0, 14, 17, 21), flat(ellipse(0, 28, 12, 9), "#ff6f8c")),
    "small": _open(ellipse(0, 6, 10, 11), flat(ellipse(0, 14, 8, 5), "#ff6f8c")),
    "tongue": group(
        _open(
            svg("M-12 6 L16 4 C20 34 10 42 2 42 C-8 42 -14 30 -12 6Z"),
            flat(ellipse(2, 30, 6, 14), "#ffa3b5"),
            "#ff6f8c",
        ),
        brush([(-36, -4), (-14, 12), (14, 12), (36, -4)], INK, 5, 5, 10),
    ),
}


def mouth(kind: str, x: float = 0, y: float = -4, size: float = 1) -> Part:
    def draw(canvas: Canvas) -> None:
        with canvas.transform(x, y, size):
            _MOUTHS[kind](canvas)

    return draw


def cheeks(colour: str = "#ff5d7d", y: float = -22, gap: float = 64) -> Part:
    return group(*[flat(ellipse(side * gap, y, 19, 13), colour, 0.55, 4) for side in (-1, 1)])


def nose(colour: str, size: float = 1, y: float = -20) -> Part:
    """A small round nose in a deeper tone of the skin."""
    return shape(ellipse(0, y, 13 * size, 11 * size), shade(colour, 0.45), 4, hi=False)


def freckles(colour: str, y: float = -18) -> Part:
    spots = [(s * (46 + dx), y + dy) for s in (-1, 1) for dx, dy in ((0, 0), (12, -7), (15, 6), (26, 0))]
    return group(*[flat(ellipse(x, dy, 3.4), shade(colour, 1.3)) for x, dy in spots])


def whiskers(colour: str = INK, y: float = -12, gap: float = 38) -> Part:
    strokes = [[(s * gap, y + k * 9), (s * (gap + 46), y - 10 + k * 17)] for s in (-1, 1) for k in range(3)]
    return group(*[brush(points, colour, 4, 1) for points in strokes])


def muzzle(colour: str, nose_colour: str = "#2a1830", y: float = -8, size: float = 1, kind: str = "w") -> Part:
    """An animal's snout: two puffs, a nose and the mouth under it."""
    puffs = svg("M0 -22 C30 -34 58 -16 54 8 C50 30 22 34 0 24 C-22 34 -50 30 -54 8 C-58 -16 -30 -34 0 -22Z")
    tip = svg("M-20 -30 C-10 -37 10 -37 20 -30 C18 -17 8 -11 0 -9 C-8 -11 -18 -17 -20 -30Z")
    parts = group(
        shape(puffs, colour, 4), pen("M0 -10 L0 4", INK, 5), mouth(kind, 0, 3, 0.8), shape(tip, nose_colour, 4)
    )

    def draw(canvas: Canvas) -> None:
        with canvas.transform(0, y, size):
            parts(canvas)

    return draw
