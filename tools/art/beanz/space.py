"""Glowing space with rays, stars and a ringed planet."""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING

from tools.art.colour import light, mix, shade
from tools.art.paths import box, ellipse, polygon, rotated, star, svg
from tools.art.shaders import halftone, linear, radial

if TYPE_CHECKING:
    from tools.art.canvas import Canvas


def space(canvas: Canvas, glow: str, deep: str, seed: int = 1, w: float = 480, h: float = 500) -> None:
    rng = random.Random(seed)
    canvas.rect(0, 0, w, h, linear(0, 0, 0, h, shade(deep, 0.8), deep))
    light_up = radial(w / 2, h * 0.5, w * 0.72, (0, glow, 0.95), (0.45, mix(glow, deep, 0.5), 0.8), (1, deep, 0))
    canvas.rect(0, 0, w, h, light_up)
    _rays(canvas, glow, rng, w, h)
    canvas.rect(0, 0, w, h, halftone(deep, 9, 30, (0, h * 0.42), (0, h * 1.05), 0, 0.95, 0.55))
    canvas.rect(0, 0, w, h, halftone(deep, 9, 30, (0, h * 0.3), (0, -h * 0.1), 0, 0.8, 0.4))
    _stars(canvas, rng, w, h)
    _planet(canvas, glow, w * 0.86, h * 0.12, w * 0.11)


def _rays(canvas: Canvas, glow: str, rng: random.Random, w: float, h: float) -> None:
    fade = radial(w / 2, h * 0.5, 420, (0, "#ffffff", 0), (0.35, light(glow, 1.5), 0.3), (1, glow, 0.0))
    for i in range(28):
        a0 = math.radians(i * 360 / 28 + 4)
        d = math.radians(3.4 + rng.random() * 3)
        reaches = ((60, a0), (700, a0 - d), (700, a0 + d))
        ray = [(w / 2 + r * math.cos(a), h * 0.5 + r * math.sin(a)) for r, a in reaches]
        canvas.fill(polygon(*ray), fade, mode="screen")


def _stars(canvas: Canvas, rng: random.Random, w: float, h: float) -> None:
    for _ in range(60):
        x = rng.uniform(0, w)
        y = rng.uniform(0, h)
        r = rng.choice([1, 1, 1.4, 2.2])
        canvas.fill(ellipse(x, y, r), "#fff", rng.uniform(0.5, 1))
    for x, y, r in ((0.13, 0.17, 13), (0.88, 0.32, 9), (0.09, 0.62, 8), (0.9, 0.74, 12)):
        canvas.fill(star(w * x, h * y, 4, r, r * 0.18), "#fff")
        canvas.fill(ellipse(w * x, h * y, r * 0.8), "#fff", 0.35, blur=r * 0.4)


def _planet(canvas: Canvas, glow: str, x: float, y: float, r: float) -> None:
    """A striped planet; the near half of its ring goes over it."""
    globe = ellipse(x, y, r)
    ring = ellipse(x, y, r * 1.75, r * 0.42, -18)
    canvas.stroke(ring, light(glow, 1.6), 4, 0.85)
    canvas.fill(globe, linear(x - r, y - r, x + r, y + r, light(glow, 1), shade(glow, 2.5)))
    with canvas.clip(globe):
        for k in range(5):
            top = y - r + k * 22
            band = f"M{x - r - 10} {top + 8} C{x - 20} {top - 8} {x + 10} {top + 18} {x + r + 10} {top}"
            canvas.stroke(svg(band), shade(glow, 1.2), 7, 0.5)
    reach = r / 0.11
    with canvas.clip(rotated(box(x - reach * 0.4, y, reach * 0.8, reach * 0.4), -18, x, y)):
        canvas.stroke(ring, light(glow, 1.6), 4, 0.95)
