"""Op-art backgrounds of the portraits: one motif, two to four colours."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from tools.art.colour import mix, shade
from tools.art.paths import (
    ellipse,
    minus,
    polygon,
    rotated,
    union,
)

if TYPE_CHECKING:
    from tools.art.canvas import Canvas

WIDTH, HEIGHT = 480, 500


def bg_burst(
    canvas: Canvas, c1: str, c2: str, c3: str, cx: float = 240, cy: float = 230, n: int = 16, rot: float = 6
) -> None:
    canvas.rect(0, 0, WIDTH, HEIGHT, c1)
    for i in range(n):
        a0 = math.radians(i * 360 / n + rot)
        a1 = math.radians((i + 0.5) * 360 / n + rot)
        canvas.fill(
            polygon(
                (cx, cy),
                (cx + 700 * math.cos(a0), cy + 700 * math.sin(a0)),
                (cx + 700 * math.cos(a1), cy + 700 * math.sin(a1)),
            ),
            c2,
        )
    canvas.fill(ellipse(cx, cy, 196), c3)
    canvas.fill(ellipse(cx, cy, 176), c1)
    canvas.fill(ellipse(cx, cy, 164), c3)


def bg_rings(
    canvas: Canvas, cols: list[str], cx: float = 240, cy: float = 235, r0: float = 420, step: float = 38
) -> None:
    canvas.rect(0, 0, WIDTH, HEIGHT, cols[0])
    i, r = 0, r0
    while r > 10:
        canvas.fill(ellipse(cx, cy, r), cols[i % len(cols)])
        i += 1
        r -= step


def bg_swirl(
    canvas: Canvas, c1: str, c2: str, cx: float = 240, cy: float = 225, arms: int = 9, tw_value: float = 2.2
) -> None:
    canvas.rect(0, 0, WIDTH, HEIGHT, c1)
    for k in range(arms):
        left, ruffle = [], []
        for j in range(60):
            r = 4 + j * 8
            t = math.radians(k * 360 / arms) + tw_value * math.log(1 + r / 60)
            d = math.pi / arms
            left.append((cx + r * math.cos(t), cy + r * math.sin(t)))
            ruffle.append((cx + r * math.cos(t + d), cy + r * math.sin(t + d)))
        canvas.fill(polygon(*left, *ruffle[::-1]), c2)


def bg_arcs(
    canvas: Canvas, base: str, cols: list[str], cx: float = 240, cy: float = 500, r0: float = 430, w: float = 34
) -> None:
    canvas.rect(0, 0, WIDTH, HEIGHT, base)
    for i, c in enumerate(cols):
        canvas.fill(ellipse(cx, cy - (r0 - i * w) * 0.32, r0 - i * w, r0 - i * w), c)


def bg_panton(canvas: Canvas, c1: str, cols: list[str], cell: float = 96) -> None:
    canvas.rect(0, 0, WIDTH, HEIGHT, c1)
    for j in range(-1, 7):
        for i in range(-1, 7):
            x = i * cell + (cell / 2 if j % 2 else 0)
            y = j * cell * 0.92
            for k, c in enumerate(cols):
                r = cell * (0.5 - 0.13 * k)
                canvas.fill(ellipse(x, y + k * 3, r, r), c)


def bg_sunset(
    canvas: Canvas, cols: list[str], cx: float = 240, cy: float = 190, r0: float = 470, r1: float = 70
) -> None:
    canvas.rect(0, 0, WIDTH, HEIGHT, cols[0])
    n = 11
    for i in range(n):
        t = i / (n - 1)
        k = t * (len(cols) - 1)
        a = cols[int(k)]
        b = cols[min(len(cols) - 1, int(k) + 1)]
        canvas.fill(ellipse(cx, cy, r0 + (r1 - r0) * t), mix(a, b, k - int(k)))


def daisy(canvas: Canvas, x: float, y: float, r: float, petal: str, core: str, rot: float = 0, n: int = 8) -> None:
    with canvas.transform(x, y, degrees=rot):
        shape = union(*[rotated(ellipse(0, -r * 0.62, r * 0.3, r * 0.42), i * 360 / n) for i in range(n)])
        canvas.fill(shape, petal)
        canvas.fill(ellipse(0, 0, r * 0.3), core)
        canvas.fill(minus(ellipse(0, 0, r * 0.3), ellipse(-r * 0.06, -r * 0.06, r * 0.28)), shade(core), 0.8)
