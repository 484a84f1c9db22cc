"""The two card backs, the same upside down but for a glint: a daisy on rays for Good, an eye in a swirl for Evil."""

from __future__ import annotations

import math

from tools.art.austin.style import CREAM, LIME, NIGHT, ORANGE, PINK, PLUM, SIDES, SUN, TEAL, VIOLET
from tools.art.austin.symbols import peace, skull
from tools.art.canvas import Canvas
from tools.art.card_face import HEIGHT, WIDTH, card_edge, card_outline
from tools.art.paths import box, ellipse, moved, placed, polygon, rotated, star, svg, taper, union
from tools.art.shaders import halftone, radial

X, Y = WIDTH / 2, HEIGHT / 2
CORNERS = ((18, 18), (WIDTH - 18, 18), (18, HEIGHT - 18), (WIDTH - 18, HEIGHT - 18))
PANEL = box(18, 18, WIDTH - 36, HEIGHT - 36, 16)
DEEP = "#1a0a2a"


def good() -> Canvas:
    canvas = Canvas(WIDTH, HEIGHT)
    with canvas.clip(card_outline()):
        canvas.wash(SIDES["good"].panel)
        with canvas.clip(PANEL):
            _rays(canvas)
            for corner in CORNERS:
                for index, colour in enumerate((PINK, CREAM, TEAL, CREAM, SUN, PINK)):
                    canvas.fill(ellipse(*corner, 168 - index * 27), colour)
            _roundel(canvas)
        canvas.stroke(PANEL, PLUM, 4)
        card_edge(canvas)
        canvas.grain(0.16, 3, "soft")
    return canvas


def _rays(canvas: Canvas) -> None:
    canvas.wash(ORANGE)
    for index in range(32):
        tips = [math.radians((index + k) * 11.25) for k in (0, 0.5)]
        canvas.fill(polygon((X, Y), *[(X + 600 * math.cos(a), Y + 600 * math.sin(a)) for a in tips]), SUN)


def _roundel(canvas: Canvas) -> None:
    """Rings with a row of dots, and the daisy with the sign of peace at its heart."""
    for radius, colour in ((206, PLUM), (198, CREAM), (182, TEAL), (150, CREAM), (138, PINK)):
        canvas.fill(ellipse(X, Y, radius), colour)
    canvas.fill(ellipse(X, Y, 138), halftone("#8a0f4a", 8, 45, (X, 200), (X, 474), 0, 0.8, 0.7))
    for index in range(24):
        angle = math.radians(index * 15)
        canvas.fill(ellipse(X + 166 * math.cos(angle), Y + 166 * math.sin(angle), 8), CREAM)
    petals = union(*[rotated(ellipse(X, Y - 82, 29, 50), index * 36, X, Y) for index in range(10)])
    canvas.fill(moved(petals, 5, 7), "#5a0a3a", 0.5)
    canvas.fill(petals, CREAM)
    fold = svg(
        f"M{X} {Y - 36} C{X + 6} {Y - 60} {X + 6} {Y - 80} {X} {Y - 96} C{X - 6} {Y - 80} {X - 6} {Y - 60} {X} {Y - 36}Z"
    )
    for index in range(10):
        canvas.fill(rotated(fold, index * 36, X, Y), "#f2d3a8")
    heart = ellipse(X, Y, 48)
    canvas.fill(heart, "#f6c927")
    canvas.inner_shadow(heart, "#c8781a", -10, -8, 1, mode=None)
    canvas.fill(placed(peace(), X, Y, 0.66), PLUM)


def evil() -> Canvas:
    canvas = Canvas(WIDTH, HEIGHT)
    with canvas.clip(card_outline()):
        canvas.wash(DEEP)
        with canvas.clip(PANEL):
            _swirl(canvas)
            for points, radius, colour in ((22, 18, DEEP), (22, 10, LIME), (22, 0, DEEP)):
                canvas.fill(star(X, Y, points, 196 + radius, 170 + radius), colour)
            canvas.fill(ellipse(X, Y, 152), VIOLET)
            canvas.fill(ellipse(X, Y, 152), halftone(DEEP, 8, 45, (X, 190), (X, 490), 0, 0.85, 0.85))
            _eye(canvas)
            for x, y in CORNERS:
                for radius, colour in ((92, "#12051c"), (82, LIME), (70, "#12051c")):
                    canvas.fill(ellipse(x, y, radius), colour)
                shift = (30 if x < X else -30, 32 if y < Y else -32)
                canvas.fill(placed(skull(), x + shift[0], y + shift[1], 0.44, 0 if y < Y else 180), LIME)
        canvas.stroke(PANEL, LIME, 3)
        card_edge(canvas)
        canvas.grain(0.16, 3, "soft")
    return canvas


def _swirl(canvas: Canvas) -> None:
    canvas.wash("#4a1a80")
    for arm in range(12):
        edges: tuple[list[tuple[float, float]], list[tuple[float, float]]] = ([], [])
        for step in range(72):
            radius = 6 + step * 7
            turn = math.radians(arm * 30) + 2.6 * math.log(1 + radius / 70)
            for edge, angle in zip(edges, (turn, turn + math.pi / 14), strict=True):
                edge.append((X + radius * math.cos(angle), Y + radius * math.sin(angle)))
        canvas.fill(polygon(*edges[0], *reversed(edges[1])), NIGHT)
    canvas.wash(radial(X, Y, 420, (0, LIME, 0.35), (0.5, LIME, 0.06), (1, "#000000", 0.4)))


def _eye(canvas: Canvas) -> None:
    shape = svg(f"M96 {Y} C140 238 340 238 384 {Y} C340 434 140 434 96 {Y}Z")
    canvas.fill(moved(shape, 5, 8), "#0c0318", 0.6)
    canvas.fill(shape, "#efe6f5")
    canvas.inner_shadow(shape, "#9a86b0", 0, 16, 1, mode=None)
    with canvas.clip(shape):
        canvas.fill(ellipse(X, Y, 66), radial(X, Y, 66, "#d8ff6a", (0.45, LIME), (1, "#2f6a1a")))
        for index in range(30):
            c, s = math.cos(math.radians(index * 12)), math.sin(math.radians(index * 12))
            canvas.line([(X + 26 * c, Y + 26 * s), (X + 62 * c, Y + 62 * s)], "#2f6a1a", 2.4, 0.8)
        canvas.fill(svg(f"M{X} 276 C256 312 256 360 {X} 396 C224 360 224 312 {X} 276Z"), "#12051c")
        canvas.fill(ellipse(216, 310, 13), "#ffffff")
        canvas.fill(ellipse(262, 366, 6), "#ffffff", 0.8)
    canvas.stroke(shape, "#12051c", 8)
    for up in (1, -1):
        for side in (-1, 1):
            for x, y, dx, dy in ((30, 72, 8, 34), (74, 60, 20, 30), (112, 36, 30, 22)):
                lash = [(X + side * x, Y - y * up), (X + side * (x + dx), Y - (y + dy) * up)]
                canvas.fill(taper(lash, 10, 1), "#12051c")
