"""Comic pop pictures, 540 x 336: heavy ink, printed dots, burst grounds, four inks each."""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING, Literal

from tools.art.canvas import Canvas
from tools.art.colour import shade
from tools.art.comic.pop import INK
from tools.art.paths import common, minus, moved, polygon
from tools.art.shaders import halftone

if TYPE_CHECKING:
    import skia

WIDTH, HEIGHT = 540, 336  # figures are drawn from 0 to 480 and moved by 30


def burst(
    canvas: Canvas, first: str, second: str, cx: float, cy: float, n: int = 22, r0: float = 0, seed: int = 1
) -> None:
    canvas.rect(-60, 0, WIDTH + 60, HEIGHT, first)
    rng = random.Random(seed)
    for i in range(n):
        a = math.radians(i * 360 / n + rng.uniform(-3, 3))
        d = math.radians(rng.uniform(2.4, 5.4))
        canvas.fill(
            polygon(
                (cx + r0 * math.cos(a), cy + r0 * math.sin(a)),
                (cx + 640 * math.cos(a - d), cy + 640 * math.sin(a - d)),
                (cx + 640 * math.cos(a + d), cy + 640 * math.sin(a + d)),
            ),
            second,
        )


def boom(cx: float, cy: float, r1: float, r2: float, n: int, seed: int = 2, sx: float = 1, sy: float = 1) -> skia.Path:
    rng = random.Random(seed)
    return polygon(
        *[
            (
                cx + sx * math.cos(math.pi * i / n) * (r1 if i % 2 == 0 else r2) * rng.uniform(0.86, 1.14),
                cy + sy * math.sin(math.pi * i / n) * (r1 if i % 2 == 0 else r2) * rng.uniform(0.86, 1.14),
            )
            for i in range(2 * n)
        ]
    )


def ink(
    canvas: Canvas,
    p: skia.Path,
    colour: str,
    lw: float = 7,
    sd: str | Literal[False] | None = None,
    dx: float = -12,
    dy: float = -8,
    hi: bool = True,
    dots: str | None = None,
) -> None:
    """Flat colour, black spotted shadow edge, white highlight sliver, ink line"""
    canvas.fill(p, colour)
    b = p.getBounds()
    if sd is not False:
        canvas.inner_shadow(p, sd or shade(colour, 1.6), dx, dy, 1, mode=None)
    if dots:
        canvas.fill(p, halftone(dots, 6.5, 45, (b.left(), b.top()), (b.right(), b.bottom()), 0, 0.85, 0.8))
    if hi:
        canvas.fill(common(minus(p, moved(p, 6, 7)), moved(p, 3, 3)), "#ffffff", 0.8)
    if lw:
        canvas.stroke(p, INK, lw)
