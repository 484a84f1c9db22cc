"""The program's icon: a fan of three cards over a pool of light."""

from __future__ import annotations

from tools.art.canvas import Canvas
from tools.art.colour import light, shade
from tools.art.icons import bolt, crosshair
from tools.art.paths import box, ellipse, minus, moved, placed, star
from tools.art.shaders import linear, radial, vertical


def draw() -> Canvas:
    canvas = Canvas(256, 256)
    tile = box(8, 8, 240, 240, 56)
    canvas.fill(tile, radial(110, 90, 240, "#3a7a8e", (0.45, "#16384e"), (1, "#070d1a")))
    with canvas.clip(tile):
        canvas.fill(ellipse(128, 226, 150, 50), "#000000", 0.45, blur=14)
        for degrees, x, y, colour, glyph in (
            (-20, 84, 140, "#2fb8ff", bolt()),
            (20, 172, 140, "#ffd35a", star(0, 2, 5, 46, 20)),
            (0, 128, 122, "#ff4a3a", crosshair()),
        ):
            with canvas.transform(x, y, degrees=degrees):
                card = box(-48, -68, 96, 136, 12)
                canvas.shadow(card, 3, 8, 8, alpha=0.6)
                canvas.fill(card, "#ffffff")
                face = box(-42, -62, 84, 124, 8)
                canvas.fill(face, linear(-42, -62, 42, 62, light(colour, 1), (0.5, colour), (1, shade(colour, 1.4))))
                canvas.fill(moved(placed(glyph, 0, 0, 0.62), 0, 3), "#000000", 0.35, blur=2)
                canvas.fill(placed(glyph, 0, 0, 0.62), "#ffffff")
    canvas.stroke(box(9.5, 9.5, 237, 237, 54), vertical(8, 248, "#bfefff", "#0a1a2a"), 3, 0.8)
    canvas.fill(minus(tile, moved(tile, 0, 4)), "#ffffff", 0.3)
    return canvas
