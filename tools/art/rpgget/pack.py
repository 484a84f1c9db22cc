"""The booster of RPG Get!: a night sky over mountains, the compass rose, and a gilt name."""

from __future__ import annotations

from tools.art import foil
from tools.art.canvas import Canvas
from tools.art.foil import MIDDLE, WIDTH
from tools.art.paths import ellipse, polygon, star
from tools.art.rpgget.gilt import compass, gilded, gold
from tools.art.shaders import vertical

LETTERS, SMALL = "Vollkorn-Bold.ttf", "LeagueSpartan-Bold.otf"
RANGES = (
    (470, "#2a4a86", ((-20, 90), (90, 210), (190, 110), (300, 240), (420, 120), (520, 200))),
    (540, "#1c3266", ((-20, 130), (60, 60), (160, 170), (280, 70), (380, 180), (520, 90))),
    (610, "#101c40", ((-20, 60), (110, 120), (240, 50), (360, 130), (520, 60))),
)


def draw() -> Canvas:
    return foil.wrapper(_print, "#e8b94a")


def _print(canvas: Canvas) -> None:
    canvas.wash(vertical(0, 700, "#0a1230", (0.5, "#24488a"), (1, "#6aa0d8")))
    for index in range(60):
        x, y = (index * 97) % WIDTH, (index * 53) % 330
        canvas.fill(star(x, y, 4, 5 + index % 3 * 2, 1.6), "#dfeaff", 0.3 + index % 4 * 0.15)
    for base, colour, peaks in RANGES:
        canvas.fill(polygon((-40, 800), *[(x, base - high) for x, high in peaks], (WIDTH + 40, 800)), colour)
    for radius, width in ((150, 6), (132, 2)):
        gilded(canvas, ellipse(MIDDLE, 260, radius), width)
    compass(canvas, MIDDLE, 260, 128)
    foil.lettered(canvas, "RPG Get!", LETTERS, 96, 620, gold(540, 640), "#0a1230")
    canvas.text("HEROES, MONSTERS, MISSIONS", SMALL, 19, MIDDLE, 662, "#fff6e0", "centre", tracking=2)
