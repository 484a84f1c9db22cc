"""The card frames without words, in two sheets: the border goes under the Bean, the plates go over it.

Bean frames are told by rank, the others by type.
"""

from __future__ import annotations

from dataclasses import dataclass

import skia

from tools.art.beanz.parts import INK
from tools.art.beanz.symbols import bean_glyph
from tools.art.canvas import Canvas
from tools.art.card_face import HEIGHT, WIDTH, card_edge, card_outline
from tools.art.colour import light, shade
from tools.art.paths import box, ellipse, minus, moved, placed, polygon, scaled, star, svg
from tools.art.shaders import halftone, linear, sweep, vertical

SCALE = 2
WINDOW = (24.0, 56.0, 432.0, 400.0)
MINI_WINDOW = (18.0, 18.0, 444.0, 560.0)


@dataclass(frozen=True)
class Style:
    """border, plate: colours.  stars: how many of the four rank stars are lit, none on other cards.  foil: metal border."""

    border: str
    plate: str
    stars: int = 0
    foil: bool = False


STYLES = {
    "rookie": Style("#ff8a2a", "#7a1f5a", 1),
    "advanced": Style("#1fb8a8", "#123f6a", 2),
    "pro": Style("#4f78ff", "#26186e", 3),
    "super_pro": Style("#c44ae8", "#3a0f6a", 4),
    "moose": Style("#f2b32a", "#5a1a88", 4, foil=True),
    "action": Style("#f0405a", "#5a0f3a"),
    "instant": Style("#ffc61f", "#6a2a0a"),
    "moon": Style("#7a86e0", "#1f2260"),
    "asteroid_field": Style("#b08a72", "#4a2a2a"),
}
BEAN_STYLES = tuple(name for name, style in STYLES.items() if style.stars)


def _border(canvas: Canvas, style: Style, hole: skia.Path) -> None:
    """A bevelled border with slanting bands of light round a sunk window."""
    colour = style.border
    ring = minus(card_outline(), hole)
    canvas.fill(ring, linear(0, 0, WIDTH, HEIGHT, light(colour, 1.4), (0.45, colour), (1, shade(colour, 1.4))))
    if style.foil:
        canvas.fill(
            ring,
            sweep(WIDTH / 2, HEIGHT / 2, "#fff6c8", "#d89a1f", "#fff0a8", "#b0701a", "#ffe9a0", "#c98a1f", "#fff6c8"),
            0.9,
        )
    with canvas.clip(ring):
        for i in range(-3, 9):
            canvas.fill(
                polygon((i * 90, -10), (i * 90 + 40, -10), (i * 90 - 260, 690), (i * 90 - 300, 690)), "#ffffff", 0.1
            )
        inner = scaled(card_outline(), 0.975, 0.98, WIDTH / 2, HEIGHT / 2)
        canvas.fill(minus(card_outline(), moved(inner, 2, 3)), "#ffffff", 0.35, blur=2)
        canvas.fill(minus(card_outline(), moved(inner, -2, -4)), shade(colour, 3), 0.5, blur=2)
    canvas.stroke(hole, shade(colour, 2.6), 7)
    canvas.fill(minus(moved(hole, 0, 3), hole), "#ffffff", 0.5)
    canvas.inner_shadow(hole, "#10061e", 0, 8, 0.5, 6, None)


def _plate(canvas: Canvas, path: skia.Path, colour: str, depth: float = 5) -> None:
    bounds = path.getBounds()
    canvas.fill(moved(path, 0, depth), shade(colour, 2.2))
    canvas.fill(
        path, vertical(bounds.top(), bounds.bottom(), light(colour, 1.2), (0.5, colour), (1, shade(colour, 0.6)))
    )
    canvas.fill(minus(path, moved(path, 0, 3)), "#ffffff", 0.75)


def _cost(canvas: Canvas, x: float, y: float, r: float, small: bool) -> None:
    disc = ellipse(x, y, r)
    canvas.shadow(disc, 0, 5, 6)
    canvas.fill(disc, "#ffffff")
    canvas.fill(ellipse(x, y, r * 0.86), vertical(y - r, y + r, "#ffe36a", "#ff9a1f"))
    if small:
        return
    bean = placed(bean_glyph(), x - r * 0.28, y + 2, r / 70)
    canvas.stroke(bean, "#7a3a0a", 5)
    canvas.fill(bean, vertical(y - 32, y + 32, "#ff8a8a", "#d8263f"))


def _burst(canvas: Canvas, x: float, y: float, r: float) -> None:
    shape = star(x, y, 12, r, r * 0.78, -80)
    canvas.shadow(shape, 0, 6, 6)
    canvas.fill(shape, INK)
    canvas.fill(star(x, y, 12, r * 0.9, r * 0.7, -80), vertical(y - r, y + r, "#fff27a", "#ffb01f"))
    canvas.fill(star(x, y, 12, r * 0.78, r * 0.6, -80), "#ffffff", 0.35)


def _stars(canvas: Canvas, style: Style) -> None:
    for i in range(4):
        shape = star(40 + i * 30, 643, 5, 13.5, 6.2)
        canvas.stroke(shape, shade(style.border, 3), 5)
        canvas.fill(shape, "#ffe25a" if i < style.stars else shade(style.border, 1.6))


def _power_box(canvas: Canvas, style: Style) -> None:
    area = box(24, 470, 432, 150, 24)
    canvas.fill(moved(area, 0, 5), shade(style.border, 2.6))
    canvas.fill(area, vertical(470, 620, "#ffffff", "#eef0ff"))
    with canvas.clip(area):
        canvas.rect(24, 470, 432, 42, style.plate)
        canvas.rect(24, 470, 432, 14, "#ffffff", 0.1)
        canvas.rect(24, 560, 432, 60, halftone(style.border, 8, 45, (0, 560), (0, 630), 0, 0.5, 0.35))


def border(kind: str) -> Canvas:
    """What lies over the backdrop and under the Bean."""
    canvas = Canvas(WIDTH, HEIGHT, SCALE)
    with canvas.clip(card_outline()):
        _border(canvas, STYLES[kind], box(*WINDOW, 30))
        card_edge(canvas, INK)
    return canvas


def plates(kind: str) -> Canvas:
    """What lies over everything: title plate, cost disc, power box; on a Bean also the MMP burst, team tag and stars."""
    canvas = Canvas(WIDTH, HEIGHT, SCALE)
    style = STYLES[kind]
    _power_box(canvas, style)
    title = svg(
        "M22 26 C22 18 28 14 36 14 L352 14 C364 14 370 22 368 32 L360 64 C357 76 350 80 340 80 L36 80 C28 "
        "80 22 76 22 68Z"
    )
    canvas.shadow(title, 0, 6, 6)
    _plate(canvas, title, style.plate)
    _cost(canvas, 420, 56, 46, small=False)
    if style.stars:
        _burst(canvas, 84, 404, 72)
        canvas.fill(
            svg("M278 420 L446 420 C452 420 456 424 456 430 L456 456 L264 456 C258 456 256 452 258 446Z"),
            style.plate,
            0.94,
        )
        _stars(canvas, style)
    return canvas


def mini_border(kind: str) -> Canvas:
    canvas = Canvas(WIDTH, HEIGHT, SCALE)
    with canvas.clip(card_outline()):
        _border(canvas, STYLES[kind], box(*MINI_WINDOW, 22))
        card_edge(canvas, INK)
    return canvas


def mini_plates(kind: str) -> Canvas:
    canvas = Canvas(WIDTH, HEIGHT, SCALE)
    style = STYLES[kind]
    if style.stars:
        _burst(canvas, 104, 490, 104)
    title = box(14, 566, 452, 92, 26)
    canvas.shadow(title, 0, 3, 5)
    _plate(canvas, title, style.plate, 6)
    _cost(canvas, 404, 78, 66, small=True)
    return canvas


SHEETS = {"border": border, "plates": plates, "mini_border": mini_border, "mini_plates": mini_plates}
