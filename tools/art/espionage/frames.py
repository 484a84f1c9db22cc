"""The ESPIONAGE card frames without words: full cards with a text field, mini cards with a title band."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.art.canvas import Canvas
from tools.art.card_face import HEIGHT, WIDTH, card_edge, card_outline
from tools.art.colour import light, shade
from tools.art.icons import bolt, crosshair, ingot
from tools.art.paths import box, minus, moved, placed, polygon, svg
from tools.art.shaders import sweep, vertical

if TYPE_CHECKING:
    import skia

    from tools.art.canvas import Fill

RED, BLUE, GOLD = "#ff4a3a", "#2fb8ff", "#ffd35a"
NIGHT, INK = "#04050c", "#0a0b12"
SCALE = 2

# Frame name -> its one or two (accent, glyph) pairs, the leading one first.
KINDS = {
    "mission": ((RED, crosshair),),
    "reaction": ((BLUE, bolt),),
    "both": ((BLUE, bolt), (RED, crosshair)),
    "gold": ((GOLD, ingot),),
}


def draw_full(kind: str) -> Canvas:
    canvas = Canvas(WIDTH, HEIGHT, SCALE)
    marks = KINDS[kind]
    first, last = marks[0][0], marks[-1][0]
    with canvas.clip(card_outline()):
        fade = vertical(350, HEIGHT, (0, NIGHT, 0), (0.24, NIGHT, 0.62), (0.42, NIGHT, 0.88), (1, NIGHT, 0.97))
        canvas.rect(0, 350, WIDTH, HEIGHT - 350, fade)
        canvas.rect(0, 0, WIDTH, 120, vertical(0, 120, (0, NIGHT, 0.5), (1, NIGHT, 0)))
        if kind == "gold":
            _foil(canvas, 13, 16)
        else:
            canvas.stroke(box(14, 14, WIDTH - 28, HEIGHT - 28, 14), "#ffffff", 1.6, 0.55)
        _brackets(canvas, first, last)
        _tags(canvas, kind)
        _pips(canvas, kind, first, last)
        split = 60 if len(marks) == 1 else 32
        canvas.rect(30, 506, split, 5, first)
        canvas.rect(30 + split, 506, 60 - split, 5, last)
        card_edge(canvas)
    return canvas


def draw_mini(kind: str) -> Canvas:
    canvas = Canvas(WIDTH, HEIGHT, SCALE)
    marks = KINDS[kind]
    first, last = marks[0][0], marks[-1][0]
    with canvas.clip(card_outline()):
        canvas.rect(0, 440, WIDTH, 110, vertical(440, 550, (0, NIGHT, 0), (1, NIGHT, 0.7)))
        canvas.rect(0, 545, WIDTH, 130, vertical(545, HEIGHT, "#0d1018", NIGHT))
        canvas.rect(0, 541, WIDTH, 9, first)
        canvas.fill(polygon((248, 541), (490, 541), (490, 550), (238, 550)), last)
        if kind == "gold":
            _foil(canvas, 18, 14)
        else:
            canvas.stroke(box(6, 6, WIDTH - 12, HEIGHT - 12, 20), _across(first, last), 13)
            canvas.stroke(box(14, 14, WIDTH - 28, HEIGHT - 28, 13), INK, 3, 0.7)
        for index, (accent, glyph) in reversed(list(enumerate(marks))):
            _tab(canvas, index * 94, accent, placed(glyph(), 58 + index * 94, 56, 0.7))
        card_edge(canvas)
    return canvas


def _across(first: str, last: str) -> Fill:
    """One colour, or the first on the left half and the last on the right half."""
    if first == last:
        return first
    return sweep(WIDTH / 2, HEIGHT / 2, (0, last), (0.24, last), (0.26, first), (0.74, first), (0.76, last), (1, last))


def _foil(canvas: Canvas, width: float, radius: float) -> None:
    inner = box(width, width, WIDTH - 2 * width, HEIGHT - 2 * width, radius)
    colours = ("#fff6c8", "#c98a1f", "#fff0a8", "#8a5a10", "#ffe9a0", "#b87a18", "#fff6c8")
    canvas.fill(minus(card_outline(), inner), sweep(WIDTH / 2, HEIGHT / 2, *colours))
    canvas.stroke(inner, "#3a2404", 2)


def _brackets(canvas: Canvas, left: str, right: str) -> None:
    for x, y, across, down, colour in (
        (14, 14, 1, 1, left),
        (466, 14, -1, 1, right),
        (14, 658, 1, -1, left),
        (466, 658, -1, -1, right),
    ):
        with canvas.transform(x, y, across, down):
            canvas.stroke(svg("M0 46 L0 14 C0 6 6 0 14 0 L46 0"), colour, 5)


def _plate(canvas: Canvas, shape: skia.Path, accent: str) -> None:
    canvas.shadow(shape, 0, 3, 4, alpha=0.5)
    canvas.fill(shape, vertical(40, 90, light(accent, 0.8), accent, shade(accent, 0.5)))
    canvas.fill(minus(shape, moved(shape, 0, 2)), "#ffffff", 0.55)


def _tags(canvas: Canvas, kind: str) -> None:
    """The slanted type tag; a card of both kinds carries a second, short one behind the first."""
    if kind == "both":
        _plate(canvas, polygon((170, 44), (236, 44), (222, 84), (156, 84)), RED)
        canvas.fill(placed(crosshair(), 200, 64, 0.28), INK)
    width = 152 if kind in {"mission", "gold"} else 168
    accent, glyph = KINDS[kind][0]
    _plate(canvas, polygon((14, 44), (14 + width, 44), (width, 84), (14, 84)), accent)
    canvas.fill(placed(glyph(), 40, 64, 0.28), INK)


def _pips(canvas: Canvas, kind: str, left: str, right: str) -> None:
    """Three pips for the three copies of a common card, one gem for the only copy of a gold card."""
    if kind == "gold":
        canvas.fill(placed(ingot(), 430, 64, 0.34), vertical(47, 81, "#fffbe0", GOLD, "#c98a1f"))
        return
    for index, colour in enumerate((left, left, right)):
        pip = box(390 + index * 20, 52, 13, 22, 3)
        canvas.shadow(pip, 0, 2, 3, alpha=0.5)
        canvas.fill(pip, colour)


def _tab(canvas: Canvas, x: float, accent: str, glyph: skia.Path) -> None:
    shape = polygon((x - 2, -2), (x + 118, -2), (x + 90, 106), (x - 2, 106))
    canvas.shadow(shape, 0, 5, 6, alpha=0.5)
    canvas.fill(shape, vertical(0, 106, light(accent, 0.8), accent, shade(accent, 0.6)))
    canvas.fill(glyph, INK)
