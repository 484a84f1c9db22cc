"""The wrapper of a booster: a printed foil bag, toothed and pressed flat at both ends, with folds that catch the light."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import skia

from tools.art.colour import light, shade
from tools.art.lettering import text_path
from tools.art.paths import moved, outline, polygon, svg
from tools.art.shaders import linear, vertical

from .canvas import Canvas

if TYPE_CHECKING:
    from collections.abc import Callable

WIDTH, HEIGHT, SCALE = 480, 740, 1.5
CRIMP = 58  # of each end that is pressed flat
TEETH = 30
EDGE = 12  # left and right of the bag: room for its bulge
MIDDLE = WIDTH / 2


def bag() -> skia.Path:
    """The outline: teeth above and below, sides that bulge a little."""
    step, deep = (WIDTH - 2 * EDGE) / TEETH, 9
    upper = [(EDGE + i * step / 2, 4 + deep * (i % 2)) for i in range(2 * TEETH + 1)]
    lower = [(x, HEIGHT - y) for x, y in reversed(upper)]
    path = polygon(*upper, close=False)
    path.lineTo(WIDTH - EDGE, CRIMP)
    path.cubicTo(WIDTH - EDGE, CRIMP + 90, WIDTH - 2, 180, WIDTH - 3, HEIGHT / 2)
    path.cubicTo(WIDTH - 2, HEIGHT - 180, WIDTH - EDGE, HEIGHT - CRIMP - 90, WIDTH - EDGE, HEIGHT - CRIMP)
    for x, y in lower:
        path.lineTo(x, y)
    path.lineTo(EDGE, HEIGHT - CRIMP)
    path.cubicTo(EDGE, HEIGHT - CRIMP - 90, 2, HEIGHT - 180, 3, HEIGHT / 2)
    path.cubicTo(2, 180, EDGE, CRIMP + 90, EDGE, CRIMP)
    path.close()
    return path


def wrapper(print_on: Callable[[Canvas], None], foil: str) -> Canvas:
    """A sealed pack; `print_on` paints 480 x 740 units of it, `foil` is the metal of its ends."""
    canvas = Canvas(WIDTH, HEIGHT, SCALE)
    whole = bag()
    with canvas.clip(whole):
        print_on(canvas)
        _end(canvas, foil, 0)
        with canvas.transform(0, HEIGHT, 1, -1):
            _end(canvas, foil, 1)
        _sheen(canvas)
        _folds(canvas)
        canvas.grain(0.1, 8, "soft")
        canvas.stroke(whole, "#ffffff", 5, 0.35, blur=2)
        canvas.stroke(whole, "#000000", 3, 0.45)
    return canvas


def _end(canvas: Canvas, foil: str, below: int) -> None:
    """One pressed end, drawn as the upper one: ridges from top to bottom and a hard line where the bag begins."""
    metal = (
        shade(foil, 2),
        light(foil, 2.4),
        foil,
        light(foil, 3.2),
        shade(foil, 1.4),
        light(foil, 1.6),
        shade(foil, 2),
    )
    canvas.rect(0, 0, WIDTH, CRIMP, linear(0, 0, WIDTH, 40, *metal))
    for i in range(60):
        x = EDGE + i * (WIDTH - 2 * EDGE) / 60
        canvas.rect(x, 0, 3.4, CRIMP, "#ffffff", 0.26)
        canvas.rect(x + 4.2, 0, 2.6, CRIMP, shade(foil, 4), 0.34)
    canvas.rect(0, CRIMP - 3, WIDTH, 3, "#ffffff", 0.75 if not below else 0.3)
    canvas.rect(0, CRIMP, WIDTH, 26, vertical(CRIMP, CRIMP + 26, (0, "#000000", 0.42), (1, "#000000", 0)))


def _sheen(canvas: Canvas) -> None:
    """The bag is full: its sides turn away, its middle catches bands of light."""
    dark = "#0a0418"
    sides = linear(0, 0, WIDTH, 0, (0, dark, 0.62), (0.1, dark, 0.12), (0.24, dark, 0), (0.78, dark, 0),
                   (0.91, dark, 0.2), (1, dark, 0.72))  # fmt: skip
    canvas.rect(0, CRIMP, WIDTH, HEIGHT - 2 * CRIMP, sides)
    for x, wide, alpha in ((30, 70, 0.30), (128, 22, 0.18), (372, 96, 0.20)):
        band = polygon((x, CRIMP), (x + wide, CRIMP), (x + wide - 62, HEIGHT - CRIMP), (x - 62, HEIGHT - CRIMP))
        glow = linear(x - 30, 0, x + wide - 30, 0, (0, "#ffffff", 0), (0.5, "#ffffff", alpha), (1, "#ffffff", 0))
        canvas.fill(band, glow, blur=5, mode="screen")


def _folds(canvas: Canvas) -> None:
    """Creases run from the pressed ends into the bag."""
    for flip in (1, -1):
        with canvas.transform(0, 0 if flip > 0 else HEIGHT, 1, flip):
            for x, lean, reach in (
                (44, 14, 88),
                (118, 6, 54),
                (206, -4, 70),
                (300, 5, 60),
                (384, -8, 82),
                (444, -16, 96),
            ):
                crease = svg(f"M{x} {CRIMP} Q{x + lean} {CRIMP + reach / 2} {x + lean * 2} {CRIMP + reach}")
                canvas.stroke(moved(crease, 3, 0), "#000000", 4, 0.22, blur=2)
                canvas.stroke(crease, "#ffffff", 4, 0.28, blur=2.2)


def lettered(
    canvas: Canvas, text: str, font: str, size: float, y: float, fill: skia.Shader | str, plate: str, depth: int = 7
) -> None:
    """A line in the middle: letters on a plate grown from them, with a solid edge below."""
    letters = text_path(text, font, size, MIDDLE, y, "centre")
    fat = outline(letters, size * 0.17)
    for step in range(depth, 0, -1):
        canvas.fill(moved(fat, step * 0.5, step), shade(plate, 1.2))
    canvas.fill(fat, plate)
    canvas.fill(letters, plate)
    canvas.fill(letters, fill)
    canvas.inner_shadow(letters, "#ffffff", 2, 3, 0.4, mode=None)


def ribbon(canvas: Canvas, text: str, font: str, size: float, y: float, colour: str, ink: str) -> None:
    """A band across the bag with a line of small letters."""
    high = size * 1.9
    canvas.rect(0, y - high / 2 + 5, WIDTH, high, "#000000", 0.35, blur=4)
    canvas.rect(0, y - high / 2, WIDTH, high, colour)
    for edge in (y - high / 2 + 3, y + high / 2 - 5):
        canvas.rect(0, edge, WIDTH, 2, ink, 0.55)
    canvas.text(text, font, size, MIDDLE, y + size * 0.36, ink, "centre", tracking=2.4)


def spokes(count: int, reach: float) -> list[skia.Path]:
    """Rays from the origin, every second one left out."""
    turn = math.tau / (2 * count)
    return [
        polygon((0, 0), *((reach * math.cos(a), reach * math.sin(a)) for a in (2 * i * turn, (2 * i + 1) * turn)))
        for i in range(count)
    ]
