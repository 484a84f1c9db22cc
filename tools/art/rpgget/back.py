"""The card back: a night sky, a dial of runes and a compass rose; the same upside down but for the stone's glint."""

from __future__ import annotations

from tools.art.canvas import Canvas
from tools.art.card_face import HEIGHT, WIDTH, card_edge, card_outline
from tools.art.paths import box, ellipse, polygon, star, svg
from tools.art.rpgget.frames import CORNERS
from tools.art.rpgget.gilt import WARM, compass, corner, gilded, gold
from tools.art.shaders import linear, radial

X, Y = WIDTH / 2, HEIGHT / 2
RUNES = (
    "M-5 -148 L-5 -132 M-5 -148 L5 -140 L-5 -134",
    "M-5 -148 L5 -132 M5 -148 L-5 -132",
    "M0 -148 L0 -132 M-6 -142 L0 -148 L6 -142",
    "M-5 -132 L-5 -148 L5 -132 L5 -148",
    "M0 -148 L6 -140 L0 -132 L-6 -140Z",
    "M-6 -148 L0 -140 L6 -148 M0 -140 L0 -132",
)


def draw() -> Canvas:
    canvas = Canvas(WIDTH, HEIGHT)
    with canvas.clip(card_outline()):
        canvas.wash(linear(0, 0, WIDTH, HEIGHT, "#1a2f5a", (0.5, "#24488a"), (1, "#14244a")))
        canvas.noise(0.01, 0.01, 3, 8, 0.6, "soft")
        for inset, width in ((12, 5), (26, 2)):
            gilded(canvas, box(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset, 16 - inset * 0.3), width)
        for y in range(60, 640, 46):
            for x in range(60, 460, 46):
                canvas.fill(star(x - 6, y, 4, 6, 2), "#6a8ad0", 0.35)
        canvas.fill(ellipse(X, Y, 196), radial(X, Y, 196, "#0c1836", (0.85, "#0c1836"), (1, "#152a58")))
        for radius, width in ((178, 7), (160, 2), (120, 2)):
            gilded(canvas, ellipse(X, Y, radius), width)
        for index in range(24):
            with canvas.transform(X, Y, degrees=index * 15):
                canvas.stroke(svg(RUNES[index % len(RUNES)]), WARM, 2.2)
        for turn in (0, 180):
            with canvas.transform(X, Y, degrees=turn):
                _crest(canvas)
        compass(canvas, X, Y, 168)
        for place in CORNERS:
            corner(canvas, place[0], place[1], place[2] * 0.9, place[3] * 0.9)
        card_edge(canvas)
    return canvas


def _crest(canvas: Canvas) -> None:
    """A stone between two curls, above the dial."""
    with canvas.transform(-X, -Y):
        for side in (-1, 1):
            curl = (
                f"M{X} 70 C{X + side * 30} 52 {X + side * 60} 60 {X + side * 66} 82 "
                f"C{X + side * 70} 102 {X + side * 44} 108 {X + side * 42} 92"
            )
            canvas.stroke(svg(curl), gold(50, 110), 4)
        frame = polygon((X, 44), (X + 16, 70), (X, 104), (X - 16, 70))
        canvas.fill(frame, gold(44, 104))
        canvas.fill(polygon((X, 54), (X + 9, 71), (X, 92), (X - 9, 71)), "#2fb0e0")
