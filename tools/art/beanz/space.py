"""Glowing space with rays, stars and a ringed planet."""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING

from tools.art.colour import light, mix, shade
from tools.art.paths import (
    box,
    ellipse,
    polygon,
    rotated,
    star,
    svg,
)
from tools.art.shaders import halftone, linear, radial

if TYPE_CHECKING:
    from tools.art.canvas import Canvas


def space(canvas: Canvas, glow: str, deep: str, seed: int = 1, w: float = 480, h: float = 500) -> None:
    rng = random.Random(seed)
    canvas.rect(0, 0, w, h, linear(0, 0, 0, h, shade(deep, 0.8), deep))
    canvas.rect(
        0, 0, w, h, radial(w / 2, h * 0.5, w * 0.72, (0, glow, 0.95), (0.45, mix(glow, deep, 0.5), 0.8), (1, deep, 0))
    )
    for i in range(28):
        a0 = math.radians(i * 360 / 28 + 4)
        d = math.radians(3.4 + rng.random() * 3)
        canvas.fill(
            polygon(
                (w / 2 + 60 * math.cos(a0), h * 0.5 + 60 * math.sin(a0)),
                (w / 2 + 700 * math.cos(a0 - d), h * 0.5 + 700 * math.sin(a0 - d)),
                (w / 2 + 700 * math.cos(a0 + d), h * 0.5 + 700 * math.sin(a0 + d)),
            ),
            radial(w / 2, h * 0.5, 420, (0, "#ffffff", 0), (0.35, light(glow, 1.5), 0.3), (1, glow, 0.0)),
            mode="screen",
        )
    canvas.rect(0, 0, w, h, halftone(deep, 9, 30, (0, h * 0.42), (0, h * 1.05), 0, 0.95, 0.55))
    canvas.rect(0, 0, w, h, halftone(deep, 9, 30, (0, h * 0.3), (0, -h * 0.1), 0, 0.8, 0.4))
    for _ in range(60):
        x = rng.uniform(0, w)
        y = rng.uniform(0, h)
        r = rng.choice([1, 1, 1.4, 2.2])
        canvas.fill(ellipse(x, y, r), "#fff", rng.uniform(0.5, 1))
    for x, y, r in (
        (w * 0.13, h * 0.17, 13),
        (w * 0.88, h * 0.32, 9),
        (w * 0.09, h * 0.62, 8),
        (w * 0.9, h * 0.74, 12),
    ):
        canvas.fill(star(x, y, 4, r, r * 0.18), "#fff")
        canvas.fill(ellipse(x, y, r * 0.8), "#fff", 0.35, blur=r * 0.4)
    px = w * 0.86
    py = h * 0.12
    pr = w * 0.11
    shape = ellipse(px, py, pr)
    ring = ellipse(px, py, pr * 1.75, pr * 0.42, -18)
    canvas.stroke(ring, light(glow, 1.6), 4, 0.85)
    canvas.fill(shape, linear(px - pr, py - pr, px + pr, py + pr, light(glow, 1), shade(glow, 2.5)))
    with canvas.clip(shape):
        for k in range(5):
            canvas.stroke(
                svg(
                    f"M{px - pr - 10} {py - pr + k * 22 + 8} C{px - 20} {py - pr + k * 22 - 8}"
                    f" {px + 10} {py - pr + k * 22 + 18} {px + pr + 10} {py - pr + k * 22}"
                ),
                shade(glow, 1.2),
                7,
                0.5,
            )
    with canvas.clip(rotated(box(px - w * 0.4, py, w * 0.8, w * 0.4), -18, px, py)):
        canvas.stroke(ring, light(glow, 1.6), 4, 0.95)
