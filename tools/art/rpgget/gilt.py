"""What everything of this game is framed with: gilt lines, gems in settings, corners of a chest."""

from __future__ import annotations

import math

import skia

from tools.art.canvas import Canvas
from tools.art.colour import light, shade
from tools.art.paths import ellipse, moved, polygon, rotated, svg
from tools.art.shaders import linear, radial

INK, LEATHER, LEATHER_DARK = "#1a0d04", "#3a2416", "#1c100a"
PALE, GOLD, BRONZE, WARM, DARK = "#fff3b0", "#e8b94a", "#8a5a1a", "#f6d77a", "#6a3f10"
RUBY, SAPPHIRE, EMERALD, AMBER = "#d8263f", "#2f8fe0", "#2fa05a", "#e89a2a"


def gold(top: float, bottom: float) -> skia.Shader:
    """Polished metal from one height to another."""
    return linear(0, top, 0, bottom, PALE, (0.28, GOLD), (0.5, BRONZE), (0.62, WARM), (1, DARK))


def gilded(canvas: Canvas, path: skia.Path, width: float) -> None:
    """A gilt line with a dark edge."""
    bounds = path.getBounds()
    canvas.stroke(path, INK, width + 3)
    canvas.stroke(path, gold(bounds.top(), bounds.bottom()), width)


def _octagon(x: float, y: float, radius: float) -> list[tuple[float, float]]:
    turns = [math.radians(22.5 + 45 * index) for index in range(8)]
    return [(x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in turns]


def gem(canvas: Canvas, x: float, y: float, radius: float, colour: str) -> None:
    """A cut stone in a round setting."""
    setting = ellipse(x, y, radius + 9)
    canvas.shadow(setting, 0, 4, 5, alpha=0.6)
    canvas.fill(setting, gold(y - radius - 9, y + radius + 9))
    canvas.stroke(setting, INK, 2.5)
    canvas.fill(ellipse(x, y, radius + 3), INK)
    outer, inner = _octagon(x, y, radius), _octagon(x, y, radius * 0.62)
    stone = radial(
        x - radius * 0.3, y - radius * 0.4, radius * 1.7, light(colour, 2), (0.5, colour), (1, shade(colour, 2.4))
    )
    canvas.fill(polygon(*outer), stone)
    for a, b in zip(outer, inner, strict=True):
        canvas.line([a, b], "#ffffff", 1, 0.35)
    canvas.fill(polygon(*outer[4:8], *inner[4:8][::-1]), "#ffffff", 0.28)
    canvas.stroke(polygon(*inner), "#ffffff", 1, 0.4)
    canvas.fill(ellipse(x - radius * 0.35, y - radius * 0.42, radius * 0.2, radius * 0.12, -30), "#ffffff", 0.8)


def corner(canvas: Canvas, x: float, y: float, across: float, down: float) -> None:
    """A gilt corner with a stud; mirrored by negative sizes."""
    with canvas.transform(x, y, across, down):
        shape = svg("M0 0 L96 0 C80 6 70 14 64 24 C52 20 40 24 34 34 C24 40 20 52 24 64 C14 70 6 80 0 96Z")
        canvas.fill(moved(shape, 2, 3), "#000000", 0.5, blur=3)
        canvas.fill(shape, linear(0, 0, 90, 90, PALE, (0.3, GOLD), (0.6, "#9a6a22"), (1, WARM)))
        canvas.stroke(shape, INK, 2.5)
        curls = "M8 8 L70 8 C60 14 56 18 52 28 C42 28 32 32 28 42 M8 8 L8 70 C14 60 18 56 28 52"
        canvas.stroke(svg(curls), "#5a3810", 2.2)
        canvas.fill(ellipse(22, 22, 8), RUBY)
        canvas.stroke(ellipse(22, 22, 8), INK, 2)
        canvas.fill(ellipse(19, 19, 2.6), "#ffffff")


def compass(canvas: Canvas, x: float, y: float, size: float) -> None:
    """A rose of eight points with a ruby; `size`: the length of its long points."""
    for count, long, wide, start, near, far in (
        (4, 0.66, 0.14, 45, "#d8a83a", "#7a4a14"),
        (4, 1.0, 0.18, 0, "#fff0b0", "#b87f24"),
    ):
        for index in range(count):
            turn = start + index * 360 / count
            for side, colour in ((1, far), (-1, near)):
                half = polygon((0, -long * size), (side * wide * size, -wide * size * 1.1), (0, 0))
                canvas.fill(moved(rotated(half, turn), x, y), colour)
                canvas.stroke(moved(rotated(half, turn), x, y), INK, max(1, size / 90))
    gem(canvas, x, y, size * 0.17, RUBY)


def worn(canvas: Canvas, height: float) -> None:
    """Leather as the ground of a card."""
    canvas.wash(linear(0, 0, 0, height, LEATHER, LEATHER_DARK))
    canvas.noise(0.012, 0.05, 4, 3, 0.5, "soft")
    canvas.noise(0.6, 0.6, 2, 9, 0.35, "overlay")
