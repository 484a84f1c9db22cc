"""The booster of Mighty Beanz: the lion and friends burst out of a galaxy."""

from __future__ import annotations

from tools.art import foil
from tools.art.beanz import bean
from tools.art.beanz.parts import INK
from tools.art.beanz.space import space
from tools.art.beanz.teams import BEANS
from tools.art.canvas import Canvas
from tools.art.foil import HEIGHT, MIDDLE, WIDTH
from tools.art.paths import star
from tools.art.shaders import linear, radial, vertical

ROUND, SMALL = "FredokaOne-Regular.ttf", "LeagueSpartan-Bold.otf"
CROWD = (
    (104, 166, 0.54, -16, "dragon"),
    (378, 170, 0.54, 15, "astronaut"),
    (64, 372, 0.52, -18, "queen-bee"),
    (416, 370, 0.52, 17, "ninja"),
    (240, 322, 0.9, -4, "lion"),
)


def draw() -> Canvas:
    return foil.wrapper(_print, "#ff9a2e")


def _print(canvas: Canvas) -> None:
    space(canvas, "#a86bff", "#1a1064", 24, WIDTH, HEIGHT)
    with canvas.transform(MIDDLE, 306):
        for ray in foil.spokes(16, 620):
            canvas.fill(
                ray, radial(0, 0, 560, (0, "#ffe36a", 0.75), (0.45, "#ff4fa3", 0.4), (1, "#ff4fa3", 0)), mode="screen"
            )
        canvas.fill(star(0, 0, 18, 250, 200), INK)
        canvas.fill(star(0, 0, 18, 240, 190), radial(0, 0, 240, "#fff6b0", (0.6, "#ffc93a"), (1, "#ff7a1f")))
    for x, y, size, degrees, name in CROWD:
        bean.sticker(canvas, bean.put(BEANS[name], x, y, size, degrees), 8)
    canvas.rect(0, 500, WIDTH, 240, vertical(500, 640, (0, "#120a3a", 0), (0.55, "#120a3a", 0.85), (1, "#120a3a", 1)))
    foil.lettered(canvas, "BOOSTER", ROUND, 84, 606, linear(0, 530, 0, 612, "#fff6c0", "#ffd23a", "#ff8a1f"), INK)
    foil.ribbon(canvas, "WITH A FOIL CARD", SMALL, 20, 652, "#ff3f7a", "#ffffff")
