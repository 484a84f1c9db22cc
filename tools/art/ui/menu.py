"""The title screen: a dark game table in a warm room, one lamp, five games' card backs, drifting lights."""

from __future__ import annotations

import random

import skia

from tools.art.canvas import Canvas
from tools.art.colour import light, shade
from tools.art.espionage.stage import lamp
from tools.art.icons import bolt, crosshair
from tools.art.paths import Point, box, ellipse, minus, moved, placed, scaled, star, svg
from tools.art.shaders import halftone, linear, radial, sweep, vertical

WIDTH, HEIGHT = 1920, 1080
TABLE = (960, 1180, 1460, 700)  # middle and half axes of the table top
CORNERS: list[Point] = [(0, 0), (480, 0), (480, 672), (0, 672)]


def draw() -> Canvas:
    canvas = Canvas(WIDTH, HEIGHT)
    _room(canvas)
    _table(canvas)
    _light_pool(canvas)
    for quad, colour, mark in _cards():
        _card(canvas, quad, colour, mark)
    _dice(canvas, 1352, 806, 66, 8)
    _dice(canvas, 1452, 852, 72, -16)
    _coins(canvas)
    _front_lights(canvas)
    canvas.wash(radial(960, 600, 1250, (0.4, "#000000", 0), (1, "#02030a", 0.8)))
    canvas.grain(0.1, 5, "soft")
    return canvas


def _room(canvas: Canvas) -> None:
    canvas.wash(vertical(0, 620, "#0a0a1e", (0.6, "#1c1638"), (1, "#3a1f3e")))
    canvas.fill(
        ellipse(960, 260, 900, 420), radial(960, 260, 900, (0, "#ffb86a", 0.34), (1, "#ffb86a", 0)), mode="screen"
    )
    rng = random.Random(17)
    colours = ["#ffb86a", "#ff8a5a", "#ffd88a", "#5ab8d8", "#b07aff", "#ff6a8a"]
    for _ in range(86):
        x, y, share = rng.uniform(-40, 1960), rng.uniform(-20, 520), rng.random()
        radius, colour, alpha = 12 + 62 * share**2, rng.choice(colours), rng.uniform(0.1, 0.34)
        shader = radial(
            x,
            y,
            radius,
            (0, colour, alpha * 0.7),
            (0.84, colour, alpha),
            (0.94, light(colour, 1), alpha * 1.5),
            (1, colour, 0),
        )
        canvas.fill(ellipse(x, y, radius), shader, mode="screen", blur=2 + radius * 0.05)


def _table(canvas: Canvas) -> None:
    x, y, across, down = TABLE
    edge = ellipse(x, y, across, down)
    canvas.fill(moved(edge, 0, -6), "#000000", 0.6, blur=26)
    canvas.fill(edge, linear(0, 480, 0, 1080, "#7a4424", (0.3, "#4a2614"), (1, "#1c0e08")))
    with canvas.clip(edge):
        canvas.noise(0.004, 0.12, 4, 2, 0.6, "soft")
    canvas.stroke(moved(edge, 0, 3), "#ffcf8a", 3, 0.55)
    inlay = ellipse(x, y + 30, across - 76, down - 44)
    canvas.stroke(inlay, "#1a0c06", 12)
    canvas.stroke(
        inlay,
        linear(200, 0, 1720, 0, "#6a4a1a", (0.3, "#e8b45a"), (0.5, "#fff0b0"), (0.7, "#e8b45a"), (1, "#6a4a1a")),
        4,
    )
    felt = ellipse(x, y + 34, across - 92, down - 56)
    canvas.fill(felt, radial(960, 760, 1100, "#1f7476", (0.45, "#124c54"), (1, "#061c26")))
    with canvas.clip(felt):
        canvas.inner_shadow(felt, "#000000", 0, 26, 0.6, 18)
        canvas.noise(0.7, 0.5, 2, 4, 0.1, "soft")
        for width, alpha in ((across - 330, 0.16), (across - 350, 0.1)):
            canvas.stroke(ellipse(x, y + 40, width, (width) * 0.48), "#bfeee8", 3, alpha)


def _light_pool(canvas: Canvas) -> None:
    with canvas.transform(960, 790, 1, 0.36):
        pool = radial(
            0, 0, 900, (0, "#ffdf9a", 0.42), (0.4, "#ffd88a", 0.24), (0.75, "#ffd88a", 0.06), (1, "#ffd88a", 0)
        )
        canvas.fill(ellipse(0, 0, 900), pool, mode="soft")
        canvas.fill(ellipse(0, 0, 900), pool, 0.6, mode="screen")
    for spread, alpha in ((760, 0.08), (520, 0.09), (300, 0.09)):
        cone = svg(f"M930 -20 L990 -20 L{960 + spread} 900 L{960 - spread} 900Z")
        canvas.fill(cone, vertical(0, 860, (0, "#fff0c8", alpha * 1.6), (1, "#fff0c8", 0)), blur=26, mode="screen")
    rng = random.Random(5)
    for _ in range(70):
        x, y = rng.gauss(960, 240), rng.uniform(60, 760)
        canvas.fill(ellipse(x, y, rng.uniform(0.8, 2.6)), "#fff0c8", rng.uniform(0.1, 0.5), blur=0.8)


def _cards() -> list[tuple[list[Point], str, skia.Path]]:
    """Card backs lying on the felt: their four corners on the screen, far edge first."""
    heart = svg("M0 40 C-30 16 -46 0 -44 -20 C-42 -42 -12 -46 0 -22 C12 -46 42 -42 44 -20 C46 0 30 16 0 40Z")
    return [
        ([(330, 690), (478, 668), (510, 792), (336, 822)], "#8a5bff", star(0, 2, 5, 46, 20)),
        ([(452, 706), (600, 708), (590, 844), (424, 842)], "#1fb8b0", heart),
        ([(560, 752), (704, 774), (660, 908), (500, 882)], "#ff8a2a", bolt()),
        ([(1230, 660), (1372, 682), (1340, 790), (1184, 764)], "#ff4a3a", crosshair()),
        ([(1452, 676), (1596, 656), (1650, 766), (1494, 790)], "#ffc22e", star(0, 2, 8, 46, 26)),
    ]


def _card(canvas: Canvas, quad: list[Point], colour: str, mark: skia.Path) -> None:
    """One card drawn flat and laid into its four corners by a perspective."""
    matrix = skia.Matrix()
    matrix.setPolyToPoly([skia.Point(*corner) for corner in CORNERS], [skia.Point(*corner) for corner in quad])
    outline = box(0, 0, 480, 672, 34)
    lying = skia.Path()
    outline.transform(matrix, lying)
    canvas.fill(moved(lying, 6, 12), "#000000", 0.6, blur=9)
    canvas.fill(moved(lying, 0, 4), "#c8b48a")
    canvas.skia.save()
    canvas.skia.concat(matrix)
    canvas.fill(outline, "#fff8ea")
    face = box(26, 26, 428, 620, 20)
    canvas.fill(face, linear(0, 0, 480, 672, light(colour, 0.6), (0.5, colour), (1, shade(colour, 1.6))))
    with canvas.clip(face):
        canvas.wash(halftone(shade(colour, 2), 20, 45, (0, 250), (0, 700), 0, 0.9, 0.5))
    for radius, width in ((176, 10), (156, 4)):
        canvas.stroke(ellipse(240, 336, radius), "#ffffff", width, 0.85)
    canvas.fill(placed(mark, 240, 336, 2.2), "#ffffff", 0.95)
    canvas.stroke(box(44, 44, 392, 584, 12), "#ffffff", 5, 0.7)
    canvas.skia.restore()
    canvas.fill(minus(lying, moved(lying, 0, 3)), "#ffffff", 0.7)


def _dice(canvas: Canvas, x: float, y: float, size: float, degrees: float) -> None:
    canvas.fill(ellipse(x + 12, y + size * 0.62, size * 0.95, size * 0.26), "#000000", 0.55, blur=10)
    with canvas.transform(x, y, size / 100, degrees=degrees):
        top, left, right = (
            svg("M0 -74 L70 -40 L0 -6 L-70 -40Z"),
            svg("M-70 -40 L0 -6 L0 76 L-70 40Z"),
            svg("M70 -40 L0 -6 L0 76 L70 40Z"),
        )
        for face, colour in ((top, "#ff6a5a"), (left, "#d8283a"), (right, "#8a0f2a")):
            canvas.fill(face, colour)
            canvas.stroke(face, shade(colour, 0.5), 5)
        for px, py in ((-30, -40), (0, -40), (30, -40)):
            canvas.fill(ellipse(px, py, 9, 5), "#fff6e6")
        for px, py in ((-50, 0), (-20, 40), (-35, 20)):
            canvas.fill(ellipse(px, py, 6.5, 9), "#ffe8dc")
        for px, py in ((20, 14), (50, 0), (20, 50), (50, 34)):
            canvas.fill(ellipse(px, py, 6.5, 9), "#e8b8b8")
        canvas.line([(-66, -40), (0, -8), (66, -40)], "#ffb8a8", 4, 0.9)


def _coins(canvas: Canvas) -> None:
    for x, y, count in ((300, 940, 4), (214, 900, 2), (1640, 906, 3)):
        canvas.fill(ellipse(x + 14, y + 14, 74, 26), "#000000", 0.55, blur=10)
        for level in range(count):
            rise = y - level * 13
            canvas.fill(ellipse(x, rise + 11, 62, 23), "#6a3f10")
            canvas.fill(ellipse(x, rise, 62, 23), sweep(x, rise, "#fff0b0", "#d89a3a", "#fff6d0", "#a86a1a", "#fff0b0"))
            canvas.stroke(ellipse(x, rise, 50, 17), "#8a5410", 2.5, 0.8)
        canvas.fill(moved(scaled(star(0, 0, 5, 32, 14), 1, 0.36), x, y - (count - 1) * 13), "#a8641a")
    lamp(canvas, 330, 888, 3, "#fff0b0")


def _front_lights(canvas: Canvas) -> None:
    """Large soft lights between us and the table."""
    rng = random.Random(23)
    for x, y, radius, colour in (
        (110, 1000, 120, "#ff8a5a"),
        (1810, 1010, 140, "#5ab8d8"),
        (1700, 470, 60, "#ffd88a"),
        (230, 520, 52, "#b07aff"),
    ):
        alpha = rng.uniform(0.14, 0.22)
        shader = radial(
            x,
            y,
            radius,
            (0, colour, alpha * 0.8),
            (0.86, colour, alpha),
            (0.95, light(colour, 1), alpha * 1.4),
            (1, colour, 0),
        )
        canvas.fill(ellipse(x, y, radius), shader, mode="screen", blur=6)
