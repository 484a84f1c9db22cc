"""The frames of the six types: leather, gilt, a ribbon in the colour of the type, parchment for the words.

Numbers and words come on top at the places of sprites/rpgget/frames.toml; the mini frame is for cards that lie small.
"""

from __future__ import annotations

import skia

from tools.art.canvas import Canvas
from tools.art.card_face import HEIGHT, WIDTH, card_edge, card_outline
from tools.art.colour import light, shade
from tools.art.paths import box, minus, moved, svg
from tools.art.rpgget.gilt import AMBER, EMERALD, INK, RUBY, SAPPHIRE, corner, gem, gilded, worn
from tools.art.shaders import linear

COLOURS = {
    "character": "#2f5fb8",
    "enemy": "#a8243f",
    "mission": "#2f8a5a",
    "reward": "#c98a1f",
    "roadblock": "#6a4a9a",
    "event": "#2f8a9a",
}
LEFT = {"character": RUBY, "enemy": RUBY, "mission": AMBER}  # the gem at the upper left: HP, or VP
RIGHT = {"character": SAPPHIRE, "enemy": SAPPHIRE, "reward": SAPPHIRE, "roadblock": SAPPHIRE, "mission": EMERALD}
WINDOW = svg("M30 84 C30 66 40 58 58 58 L422 58 C440 58 450 66 450 84 L450 412 L30 412Z")
RIBBON = svg("M36 396 C150 380 330 380 444 396 L444 444 C330 428 150 428 36 444Z")
CORNERS = ((6, 6, 1, 1), (474, 6, -1, 1), (6, 666, 1, -1), (474, 666, -1, -1))
MISSION_BOXES = tuple(box(38 + 136 * index, 446, 130, 46, 8) for index in range(3))


def _around(window: skia.Path) -> skia.Path:
    return minus(card_outline(), window)


def _ends(canvas: Canvas, colour: str) -> None:
    """The folded ends of the ribbon."""
    for side in (-1, 1):
        x = 240
        end = svg(
            f"M{x + side * 196} 398 L{x + side * 232} 404 L{x + side * 220} 424 L{x + side * 232} 446 L{x + side * 188} 440Z"
        )
        canvas.fill(end, shade(colour, 1.8))
        canvas.stroke(end, INK, 2)


def _ribbon(canvas: Canvas, colour: str) -> None:
    _ends(canvas, colour)
    canvas.shadow(RIBBON, 0, 5, 6, alpha=0.6)
    canvas.fill(RIBBON, linear(0, 384, 0, 444, light(colour, 1.2), (0.5, colour), (1, shade(colour, 1.2))))
    gilded(canvas, RIBBON, 2.6)
    canvas.stroke(svg("M42 403 C150 388 330 388 438 403"), "#ffffff", 1.2, 0.4)


def _parchment(canvas: Canvas, sheet: skia.Path) -> None:
    bounds = sheet.getBounds()
    canvas.fill(sheet, linear(0, bounds.top(), 0, bounds.bottom(), "#f8ecd0", "#e6cf9e"))
    with canvas.clip(sheet):
        canvas.noise(0.03, 0.03, 4, 12, 0.5, "soft")
        canvas.stroke(sheet, "#7a4a1a", 22, 0.28, blur=9)
    gilded(canvas, sheet, 4)


def _gems(canvas: Canvas, kind: str, radius: float, at: float) -> None:
    if kind in LEFT:
        gem(canvas, at, at, radius, LEFT[kind])
    if kind in RIGHT:
        gem(canvas, WIDTH - at, at, radius, RIGHT[kind])


def full(kind: str) -> Canvas:
    """The whole card, clear where the art is seen."""
    canvas = Canvas(WIDTH, HEIGHT, 1.5)
    colour = COLOURS[kind]
    with canvas.clip(card_outline()):
        with canvas.clip(_around(WINDOW)):
            worn(canvas, HEIGHT)
        gilded(canvas, box(9, 9, WIDTH - 18, HEIGHT - 18, 18), 4)
        canvas.inner_shadow(WINDOW, "#0a0410", 0, 10, 0.5, blur=8, mode=None)
        gilded(canvas, WINDOW, 6)
        _parchment(canvas, box(30, 440, 420, 198, 8))
        if kind == "mission":
            for sheet, tint in zip(MISSION_BOXES, (SAPPHIRE, RUBY, AMBER), strict=True):
                canvas.fill(sheet, tint, 0.2)
                canvas.stroke(sheet, "#7a4a1a", 1.6, 0.8)
        _ribbon(canvas, colour)
        for place in CORNERS:
            corner(canvas, place[0], place[1], place[2] * 0.72, place[3] * 0.72)
        banner = box(116, 18, 248, 32, 8)
        canvas.fill(banner, "#120904", 0.85)
        gilded(canvas, banner, 1.8)
        _gems(canvas, kind, 34, 62)
        card_edge(canvas)
    return canvas


def mini(kind: str) -> Canvas:
    """A gilt edge, a broad ribbon and large gems: what lies on the table is to be told from across the room."""
    canvas = Canvas(WIDTH, HEIGHT)
    colour = COLOURS[kind]
    window = box(20, 20, WIDTH - 40, 500, 18)
    band = svg("M14 508 C150 488 330 488 466 508 L466 658 L14 658Z")
    with canvas.clip(card_outline()):
        with canvas.clip(_around(window)):
            worn(canvas, HEIGHT)
        canvas.inner_shadow(window, "#0a0410", 0, 10, 0.5, blur=8, mode=None)
        gilded(canvas, window, 8)
        canvas.shadow(band, 0, -4, 6, alpha=0.6)
        canvas.fill(band, linear(0, 490, 0, 660, light(colour, 1.2), (0.5, colour), (1, shade(colour, 1.4))))
        canvas.fill(moved(minus(band, moved(band, 0, 5)), 0, 3), "#ffffff", 0.35)
        gilded(canvas, band, 5)
        gilded(canvas, box(7, 7, WIDTH - 14, HEIGHT - 14, 20), 5)
        _gems(canvas, kind, 58, 84)
        card_edge(canvas)
    return canvas
