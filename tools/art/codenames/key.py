"""The key of the Directors: the empty card with its lights, the four tiles, the stand it is put on."""

from __future__ import annotations

from tools.art.canvas import Canvas
from tools.art.codenames.sides import SIDES, Side, icon
from tools.art.colour import light, shade
from tools.art.comic.pop import INK
from tools.art.paths import box, ellipse, minus, moved, placed, polygon, svg
from tools.art.shaders import linear, vertical

SIZE, TILE, GAP, SCALE = 460, 64, 8, 1.5  # the card is square, so that it can be turned
FIRST = SIZE / 2 - (5 * TILE + 4 * GAP) / 2  # left and upper edge of the first tile
TILE_SCALE = 2.0
STAND = (480, 110)
STEEL, NIGHT = "#8a94aa", "#090b12"


def card(start: str) -> Canvas:
    """The card of the side that starts: its bars glow on all four edges."""
    canvas, colour = Canvas(SIZE, SIZE, SCALE), SIDES[start].colour
    plate = box(12, 12, SIZE - 24, SIZE - 24, 26)
    canvas.fill(plate, linear(0, 12, 0, SIZE, "#2a3044", "#12151f"))
    canvas.stroke(box(15, 15, SIZE - 30, SIZE - 30, 24), "#56607c", 2.5)
    for turn in range(0, 360, 90):
        with canvas.transform(SIZE / 2, SIZE / 2, degrees=turn):
            bar = box(-90, -208, 180, 13, 6.5)
            canvas.fill(ellipse(0, -201, 104, 17), colour, 0.6, blur=8, mode="screen")
            canvas.fill(bar, vertical(-208, -195, light(colour, 2), colour))
            mark = placed(icon(SIDES[start].badge), 116, -201, 0.32)
            canvas.fill(mark, light(colour, 1))
            canvas.fill(moved(mark, -232, 0), light(colour, 1))
    inner = FIRST - 11
    canvas.fill(box(inner, inner, SIZE - 2 * inner, SIZE - 2 * inner, 16), NIGHT)
    canvas.stroke(box(inner, inner, SIZE - 2 * inner, SIZE - 2 * inner, 16), "#454e68", 1.5)
    for row in range(5):
        for column in range(5):
            x, y = FIRST + column * (TILE + GAP), FIRST + row * (TILE + GAP)
            canvas.fill(box(x, y, TILE, TILE, 10), "#151a28")
    return canvas


def tile(name: str) -> Canvas:
    """One cell of the key: colour and sign, the same however the card is turned."""
    canvas, side = Canvas(TILE, TILE, TILE_SCALE), SIDES[name]
    plate = box(1, 1, TILE - 2, TILE - 2, 10)
    canvas.fill(plate, vertical(0, TILE, light(side.colour, 1.1), side.colour, shade(side.colour, 0.9)))
    canvas.fill(minus(plate, moved(plate, 0, 3)), "#ffffff", 0.55)
    canvas.fill(minus(plate, moved(plate, 0, -3)), shade(side.colour, 2.2), 0.8)
    _sign(canvas, side)
    return canvas


def _sign(canvas: Canvas, side: Side) -> None:
    colour = INK if side.letter == "X" else "#ffffff"
    canvas.fill(placed(icon(side.badge), TILE / 2, TILE / 2, 0.62), colour, 0.95)


def stand() -> Canvas:
    """The lip of metal that the card stands in."""
    canvas = Canvas(*STAND, SCALE)
    lip = svg(
        "M40 14 C40 8 46 4 52 4 L428 4 C434 4 440 8 440 14 L456 84 C456 98 448 104 438 104 L42 104 C32 104 24 98 24 84Z"
    )
    canvas.fill(lip, vertical(4, 104, STEEL, (0.12, "#4c566c"), (0.7, "#2a3040"), (1, "#12151e")))
    canvas.line([(52, 7), (428, 7)], "#dfe6f5", 2, 0.8)
    canvas.text("DIRECTORS ONLY", "BebasNeue-Bold.otf", 34, 240, 68, "#c8d2e8", "centre", tracking=5)
    for x in (58, 422):
        canvas.fill(ellipse(x, 56, 8), "#10131c")
        canvas.stroke(ellipse(x, 56, 8), STEEL, 2)
        canvas.line([(x - 4, 52), (x + 4, 60)], STEEL, 2)
    canvas.fill(polygon((70, 92), (410, 92), (408, 95), (72, 95)), "#000000", 0.4)
    return canvas
