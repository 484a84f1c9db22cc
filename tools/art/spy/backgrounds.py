"""Op-art backgrounds of the portraits: one motif, two to four colours."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from tools.art.colour import mix, shade
from tools.art.paths import ellipse, minus, polygon, rotated, union

if TYPE_CHECKING:
    from tools.art.canvas import Canvas

WIDTH, HEIGHT = 480, 500


def bg_burst(
    canvas: Canvas, first: str, second: str, third: str, cx: float = 240, cy: float = 230, n: int = 16, rot: float = 6
) -> None:
    canvas.rect(0, 0, WIDTH, HEIGHT, first)
    for i in range(n):
        a0 = math.radians(i * 360 / n + rot)
        a1 = math.radians((i + 0.5) * 360 / n + rot)
        canvas.fill(
            polygon(
                (cx, cy),
                (cx + 700 * math.cos(a0), cy + 700 * math.sin(a0)),
                (cx + 700 * math.cos(a1), cy + 700 * math.sin(a1)),
            ),
            second,
        )
    canvas.fill(ellipse(cx, cy, 196), third)
    canvas.fill(ellipse(cx, cy, 176), first)
    canvas.fill(ellipse(cx, cy, 164), third)


def bg_rings(
    canvas: Canvas, colours: list[str], cx: float = 240, cy: float = 235, r0: float = 420, step: float = 38
) -> None:
    canvas.rect(0, 0, WIDTH, HEIGHT, colours[0])
    i, r = 0, r0
    while r > 10:
        canvas.fill(ellipse(cx, cy, r), colours[i % len(colours)])
        i += 1
        r -= step


def bg_swirl(
    canvas: Canvas, first: str, second: str, cx: float = 240, cy: float = 225, arms: int = 9, tw_value: float = 2.2
) -> None:
    canvas.rect(0, 0, WIDTH, HEIGHT, first)
    for k in range(arms):
        left, ruffle = [], []
        for j in range(60):
            r = 4 + j * 8
            t = math.radians(k * 360 / arms) + tw_value * math.log(1 + r / 60)
            d = math.pi / arms
            left.append((cx + r * math.cos(t), cy + r * math.sin(t)))
            ruffle.append((cx + r * math.cos(t + d), cy + r * math.sin(t + d)))
        canvas.fill(polygon(*left, *ruffle[::-1]), second)


def bg_arcs(
    canvas: Canvas, base: str, colours: list[str], cx: float = 240, cy: float = 500, r0: float = 430, w: float = 34
) -> None:
    canvas.rect(0, 0, WIDTH, HEIGHT, base)
    for i, colour in enumerate(colours):
        canvas.fill(ellipse(cx, cy - (r0 - i * w) * 0.32, r0 - i * w, r0 - i * w), colour)


def bg_panton(canvas: Canvas, first: str, colours: list[str], cell: float = 96) -> None:
    canvas.rect(0, 0, WIDTH, HEIGHT, first)
    for j in range(-1, 7):
        for i in range(-1, 7):
            x = i * cell + (cell / 2 if j % 2 else 0)
            y = j * cell * 0.92
            for k, colour in enumerate(colours):
                r = cell * (0.5 - 0.13 * k)
                canvas.fill(ellipse(x, y + k * 3, r, r), colour)


def bg_sunset(
    canvas: Canvas, colours: list[str], cx: float = 240, cy: float = 190, r0: float = 470, r1: float = 70
) -> None:
    canvas.rect(0, 0, WIDTH, HEIGHT, colours[0])
    n = 11
    for i in range(n):
        t = i / (n - 1)
        k = t * (len(colours) - 1)
        a = colours[int(k)]
        b = colours[min(len(colours) - 1, int(k) + 1)]
        canvas.fill(ellipse(cx, cy, r0 + (r1 - r0) * t), mix(a, b, k - int(k)))


def daisy(canvas: Canvas, x: float, y: float, r: float, petal: str, core: str, rot: float = 0, n: int = 8) -> None:
    with canvas.transform(x, y, degrees=rot):
        shape = union(*[rotated(ellipse(0, -r * 0.62, r * 0.3, r * 0.42), i * 360 / n) for i in range(n)])
        canvas.fill(shape, petal)
        canvas.fill(ellipse(0, 0, r * 0.3), core)
        canvas.fill(minus(ellipse(0, 0, r * 0.3), ellipse(-r * 0.06, -r * 0.06, r * 0.28)), shade(core), 0.8)
