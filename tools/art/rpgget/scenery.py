"""Misty scenery: ridges, cloud banks, rays of light, motes."""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING

from tools.art.colour import light, shade, tone
from tools.art.paths import box, common, ellipse, minus, moved, polygon, scaled, svg
from tools.art.shaders import linear, radial

if TYPE_CHECKING:
    import skia

    from tools.art.canvas import Canvas

WIDTH, HEIGHT = 480, 500


def ink_tone(colour: str) -> skia.Path:
    return tone(colour, -0.3, 0.9, -0.5)


def cel(
    canvas: Canvas,
    p: skia.Path,
    colour: str,
    lw: float = 4,
    dx: float = -12,
    dy: float = -6,
    hi: float = 0.5,
    sh: float = 1.0,
    g2: str | None = None,
) -> None:
    b = p.getBounds()
    canvas.fill(p, linear(0, b.top(), 0, b.bottom(), light(colour, 0.55), (0.5, colour), (1, g2 or shade(colour, 0.8))))
    canvas.inner_shadow(p, shade(colour, 1.5 * sh), dx, dy, 0.85, mode=None)
    if hi:
        canvas.fill(
            common(minus(p, moved(p, 5, 6)), scaled(p, 0.995, 0.995, b.centerX(), b.centerY())), light(colour, 2), hi
        )
    if lw:
        canvas.stroke(p, ink_tone(colour), lw)


def ridge(
    canvas: Canvas, y: float, amp: float, colour: str, seed: int, n: int = 9, jag: float = 0.6, top: str | None = None
) -> skia.Path:
    rng = random.Random(seed)
    pts: list[tuple[float, float]] = [(-40, 520), (-40, y)]
    for i in range(n + 1):
        x = -40 + i * 560 / n
        pts.append((x, y - rng.random() * amp))
        pts.append((x + 28, y - rng.random() * amp * jag))
    pts += [(540, y), (540, 520)]
    p = polygon(*pts)
    canvas.fill(p, linear(0, y - amp, 0, y + 130, top or light(colour), colour))
    return p


def clouds(
    canvas: Canvas, y0: float, y1: float, colour: str, seed: int, a: float = 0.6, fx: float = 0.006, fy: float = 0.016
) -> None:
    """Soft cloud bank: fractal noise pushed through a contrast matrix, faded top and bottom"""
    with canvas.layer(alpha=a):
        with canvas.clip(box(0, y0, WIDTH, y1 - y0)):
            canvas.mist(colour, fx, fy, seed)
        with canvas.layer(mode="keep"):
            canvas.rect(
                -10,
                y0 - 10,
                WIDTH + 20,
                y1 - y0 + 20,
                linear(0, y0, 0, y1, (0, "#fff", 0), (0.45, "#fff", 1), (1, "#fff", 0)),
            )


def rays(
    canvas: Canvas,
    x: float,
    y: float,
    colour: str,
    a0: float,
    a1: float,
    n: int = 9,
    seed: int = 2,
    a: float = 0.35,
    reach: float = 760,
) -> None:
    rng = random.Random(seed)
    for _ in range(n):
        t = math.radians(a0 + (a1 - a0) * rng.random())
        d = math.radians(1 + rng.random() * 3.2)
        canvas.fill(
            polygon(
                (x, y),
                (x + reach * math.cos(t - d), y + reach * math.sin(t - d)),
                (x + reach * math.cos(t + d), y + reach * math.sin(t + d)),
            ),
            radial(x, y, reach * 0.9, (0, colour, a), (1, colour, 0)),
            mode="screen",
            blur=5,
        )


def motes(
    canvas: Canvas,
    n: int,
    colour: str,
    seed: int,
    r: tuple[float, ...] = (1, 3.2),
    glow: bool = True,
    area: tuple[float, ...] = (0, 0, WIDTH, HEIGHT),
) -> None:
    rng = random.Random(seed)
    for _ in range(n):
        x = rng.uniform(area[0], area[2])
        y = rng.uniform(area[1], area[3])
        q = rng.uniform(*r)
        if glow:
            canvas.fill(ellipse(x, y, q * 3.4), colour, 0.28, blur=q * 2, mode="screen")
        canvas.fill(ellipse(x, y, q), light(colour, 1.5), rng.uniform(0.5, 1))


def fire_land(canvas: Canvas) -> None:
    canvas.rect(
        0, 0, WIDTH, HEIGHT, linear(0, 0, 0, 500, "#240a2e", (0.4, "#7a1a3a"), (0.75, "#f0602a"), (1, "#ffc24a"))
    )
    clouds(canvas, 0, 260, "#12041c", 8, 0.95, 0.007, 0.012)
    clouds(canvas, 120, 420, "#ff8a3a", 15, 0.5)
    ridge(canvas, 330, 150, "#5a1636", 6, 6, top="#7a2240")
    ridge(canvas, 400, 130, "#3a0e2c", 12, 7, top="#521634")
    canvas.fill(
        svg("M0 470 C90 430 140 470 230 452 C320 436 380 476 490 448 L490 510 L0 510Z"),
        linear(0, 430, 0, 500, "#ffd24a", "#ff5a1f"),
    )
    canvas.fill(svg("M0 486 C80 466 160 492 240 478 C330 464 420 494 490 476 L490 510 L0 510Z"), "#2a0a20")
    rays(canvas, 150, 520, "#ffb04a", 215, 320, 12, 5, 0.35)
    motes(canvas, 46, "#ffb04a", 11, (1, 3.4))
