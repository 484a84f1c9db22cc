"""Three pictures for a host of how phones join: photograph the code, choose a seat, hold the own cards."""

from __future__ import annotations

from tools.art.canvas import Canvas
from tools.art.paths import box, ellipse, polygon
from tools.art.shaders import linear, radial, vertical

WIDTH, HEIGHT = 480, 320
NIGHT, PLUM, GOLD, PAPER, INK = "#262a63", "#14122e", "#ffd35a", "#fff8e4", "#10182a"
SUITS = ("#e0486a", "#35b5a0", "#ff8a4a", "#8f96e8")
# Squares of a code: no code of anything, so that nobody photographs this one.
SQUARES = ("1110101", "1010010", "1110111", "0001000", "1011010", "0100101", "1101011")


def _room() -> Canvas:
    canvas = Canvas(WIDTH, HEIGHT)
    canvas.wash(radial(240, 120, 360, "#4a55b0", (0.6, NIGHT), (1, PLUM)))
    return canvas


def _screen(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    """The table of the room: a screen on a foot."""
    canvas.fill(box(x + 4, y + 10, width, height, 14), "#000000", 0.45, blur=10)
    canvas.fill(polygon((x + width / 2 - 30, y + height), (x + width / 2 + 30, y + height),
                        (x + width / 2 + 52, y + height + 26), (x + width / 2 - 52, y + height + 26)), INK)  # fmt: skip
    canvas.fill(box(x, y, width, height, 14), INK)
    canvas.fill(box(x + 9, y + 9, width - 18, height - 18, 8), linear(x, y, x, y + height, "#33407f", "#1b2150"))


def _phone(canvas: Canvas, x: float, y: float, width: float, height: float, degrees: float = 0) -> None:
    """Its picture begins 8 units inside."""
    with canvas.transform(x + width / 2, y + height / 2, degrees=degrees), canvas.transform(-width / 2, -height / 2):
        canvas.fill(box(5, 12, width, height, 20), "#000000", 0.5, blur=10)
        canvas.fill(box(0, 0, width, height, 20), "#0a0d18")
        canvas.stroke(box(1, 1, width - 2, height - 2, 19), "#7f88c8", 2, 0.8)
        canvas.fill(box(8, 8, width - 16, height - 16, 13), vertical(8, height, "#2c3266", "#191c40"))


def _code(canvas: Canvas, x: float, y: float, side: float) -> None:
    step = side / (len(SQUARES) + 2)
    canvas.fill(box(x, y, side, side, 5), "#ffffff")
    for row, line in enumerate(SQUARES):
        for column, dark in enumerate(line):
            if dark == "1":
                canvas.rect(x + (column + 1) * step, y + (row + 1) * step, step, step, INK)


def _card(canvas: Canvas, x: float, y: float, high: float, colour: str, degrees: float = 0) -> None:
    wide = high * 0.7
    with canvas.transform(x, y, degrees=degrees), canvas.transform(-wide / 2, -high / 2):
        canvas.fill(box(2, 5, wide, high, 7), "#000000", 0.45, blur=5)
        canvas.fill(box(0, 0, wide, high, 7), linear(0, 0, wide, high, PAPER, "#e2d3b4"))
        canvas.fill(box(wide * 0.12, high * 0.1, wide * 0.76, high * 0.46, 4), colour)
        for line in (0.68, 0.8):
            canvas.fill(box(wide * 0.16, high * line, wide * 0.68, high * 0.05, 2), INK, 0.4)


def join() -> Canvas:
    """A phone photographs the code on the table's screen."""
    canvas = _room()
    _screen(canvas, 40, 40, 250, 180)
    _code(canvas, 62, 64, 132)
    for row, wide in enumerate((64, 48)):
        canvas.fill(box(206, 84 + row * 30, wide, 14, 5), GOLD if row == 0 else PAPER, 1 if row == 0 else 0.75)
    _phone(canvas, 300, 92, 116, 206, 8)
    with canvas.transform(358, 195, degrees=8), canvas.transform(-38, -58):
        _code(canvas, 8, 20, 60)
        for x, y, dx, dy in ((0, 12, 1, 1), (76, 12, -1, 1), (0, 88, 1, -1), (76, 88, -1, -1)):
            canvas.stroke(polygon((x + 16 * dx, y), (x, y), (x, y + 16 * dy), close=False), GOLD, 4)
        canvas.stroke(ellipse(38, 124, 13), PAPER, 3)
        canvas.fill(ellipse(38, 124, 8), PAPER)
    return canvas


def seat() -> Canvas:
    """The seats on a phone, one of which is chosen."""
    canvas = _room()
    _phone(canvas, 158, 18, 164, 290)
    canvas.fill(box(178, 44, 90, 14, 6), PAPER, 0.9)
    for row, colour in enumerate(SUITS):
        y, mine = 74 + row * 48, row == 1
        canvas.fill(box(178, y, 124, 40, 10), GOLD if mine else "#3d4686")
        canvas.fill(ellipse(199, y + 20, 12), colour)
        canvas.fill(box(220, y + 14, 62 - 10 * (row % 3), 12, 5), INK if mine else PAPER, 0.85)
    canvas.stroke(ellipse(290, 146, 26), PAPER, 4, 0.9)
    canvas.stroke(ellipse(290, 146, 38), PAPER, 3, 0.45)
    canvas.fill(box(178, 270, 124, 20, 9), "#35b5a0")
    return canvas


def play() -> Canvas:
    """The table shows what all may see, and two phones hold what nobody else does."""
    canvas = _room()
    _screen(canvas, 110, 26, 260, 156)
    canvas.fill(ellipse(240, 104, 62), GOLD, 0.22, blur=18)
    _card(canvas, 240, 104, 104, SUITS[0])
    for x, colour in ((140, SUITS[1]), (340, SUITS[3])):
        canvas.fill(ellipse(x, 104, 13), colour)
    for x, degrees, first in ((34, -7, 1), (330, 7, 2)):
        _phone(canvas, x, 138, 116, 170, degrees)
        for number in range(3):
            turn = (number - 1) * 14
            _card(
                canvas,
                x + 58 + (number - 1) * 24,
                230 + abs(number - 1) * 5,
                78,
                SUITS[(first + number) % 4],
                degrees + turn,
            )
    return canvas


PICTURES = {f"ui/phones/{name}.webp": draw for name, draw in (("join", join), ("seat", seat), ("play", play))}
