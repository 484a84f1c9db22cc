"""The stage of every ESPIONAGE picture: sky, light disc, bokeh, skylines, jointed figures, rim light, finish."""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING

from tools.art.canvas import Canvas
from tools.art.colour import light
from tools.art.paths import Point, box, ellipse, limb, minus, moved, placed, polygon, spline, svg, union
from tools.art.shaders import Stop, radial, vertical

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import skia

WIDTH, HEIGHT = 480, 672
BLACK = "#07080f"


def sky(*stops: Stop, bottom: float = 580) -> Canvas:
    """A new picture with a gradient from the top down to `bottom`."""
    canvas = Canvas(WIDTH, HEIGHT)
    canvas.wash(vertical(0, bottom, *stops))
    return canvas


def light_disc(canvas: Canvas, x: float, y: float, radius: float, pale: str, glow: str, edge: str) -> skia.Path:
    """The one big light behind the figure: a halo on the sky, then the disc itself, lit from the upper left."""
    halo = radius * 1.8
    canvas.fill(
        ellipse(x, y, halo),
        radial(x, y, halo, (0, light(glow, 1), 0.85), (0.5, glow, 0.45), (1, glow, 0)),
        mode="screen",
    )
    disc = ellipse(x, y, radius)
    canvas.fill(disc, radial(x - radius * 0.27, y - radius * 0.25, radius * 1.5, pale, (0.6, glow), (1, edge)))
    return disc


def bokeh(
    canvas: Canvas,
    count: int,
    colours: Sequence[str],
    seed: int,
    top: float,
    bottom: float,
    smallest: float = 6,
    largest: float = 34,
    alpha: float = 0.5,
) -> None:
    """Lights out of focus: few large, many small, the ring brighter than the fill."""
    rng = random.Random(seed)
    for _ in range(count):
        share = rng.random()
        x, y = rng.uniform(-20, WIDTH + 20), rng.uniform(top, bottom)
        radius = smallest + (largest - smallest) * share**2
        colour, strength = rng.choice(colours), alpha * rng.uniform(0.35, 1)
        lens = radial(
            x,
            y,
            radius,
            (0, colour, strength * 0.75),
            (0.82, colour, strength),
            (0.93, light(colour, 1.4), min(1, strength * 1.5)),
            (1, colour, 0),
        )
        canvas.fill(ellipse(x, y, radius), lens, mode="screen", blur=radius * 0.04 + 0.4)


def person(joints: Mapping[str, Point], bulk: float = 1.0, lean: float = 0) -> skia.Path:
    """A silhouette from its joints: head, neck, and left and right shoulder, elbow, hand, hip, knee, foot."""
    left_to_right = [joints[name] for name in ("shoulder_l", "neck", "shoulder_r", "hip_r", "hip_l")]
    parts = [
        ellipse(*joints["head"], 15 * bulk, 18 * bulk, lean),
        limb([joints["head"], joints["neck"]], 12 * bulk, 14 * bulk),
        spline(left_to_right),
    ]
    for side in "lr":
        shoulder, elbow, hand, hip, knee, foot = (
            joints[f"{part}_{side}"] for part in ("shoulder", "elbow", "hand", "hip", "knee", "foot")
        )
        parts += [
            limb([shoulder, elbow], 17 * bulk, 13 * bulk),
            limb([elbow, hand], 13 * bulk, 8 * bulk),
            ellipse(*hand, 7 * bulk),
            limb([hip, knee], 22 * bulk, 16 * bulk),
            limb([knee, foot], 16 * bulk, 9 * bulk),
        ]
    return union(*parts)


def fedora(x: float, y: float, size: float = 1.0) -> skia.Path:
    """A hat whose brim is centred on (x, y); 84 units wide at size 1."""
    brim = ellipse(0, 0, 42, 8, -4)
    crown = svg("M-25 0 C-28 -28 -18 -40 0 -31 C16 -40 29 -28 25 -4Z")
    return placed(union(brim, crown), x, y, size)


def rim(canvas: Canvas, shape: skia.Path, dx: float, dy: float, colour: str, alpha: float = 0.95) -> None:
    """Light on the edge of a shape, on the side that (dx, dy) points to: a soft band and a crisp one."""
    with canvas.clip(shape):
        canvas.fill(minus(shape, moved(shape, -dx, -dy)), colour, alpha * 0.55, blur=4.8)
        canvas.fill(minus(shape, moved(shape, -dx * 0.4, -dy * 0.4)), colour, alpha, blur=0.6)


def silhouette(canvas: Canvas, shape: skia.Path, dx: float, dy: float, colour: str, fill: str = BLACK) -> None:
    canvas.fill(shape, fill)
    rim(canvas, shape, dx, dy, colour)


def skyline(
    canvas: Canvas,
    ground: float,
    colour: str,
    seed: int,
    lit: str = "",
    widths: tuple[float, float] = (26, 60),
    heights: tuple[float, float] = (40, 150),
) -> None:
    """A row of houses standing on `ground`; some with masts, gables or water tanks, some windows lit."""
    rng = random.Random(seed)
    x, houses, windows = -20.0, [], []
    while x < WIDTH + 20:
        width, height = rng.uniform(*widths), rng.uniform(*heights)
        houses.append(box(x, ground - height, width, height + 400))
        kind = rng.random()
        if kind < 0.2:
            houses.append(box(x + width / 2 - 1.5, ground - height - rng.uniform(20, 50), 3, 60))
        elif kind < 0.35:
            roof = ground - height
            houses.append(polygon((x, roof), (x + width / 2, roof - width * 0.5), (x + width, roof)))
        elif kind < 0.55:
            houses.append(box(x + width * 0.2, ground - height - 14, width * 0.45, 16))
        if lit:
            rows, columns = (
                range(int(ground - height) + 8, int(ground) + 160, 13),
                range(int(x) + 6, int(x + width) - 6, 10),
            )
            windows += [(column, row, rng.random()) for row in rows for column in columns if rng.random() < 0.28]
        x += width + rng.uniform(0, 3)
    canvas.fill(union(*houses), colour)
    for column, row, strength in windows:
        canvas.rect(column, row, 4.5, 7, lit, 0.9 * (0.35 + 0.65 * strength))


def foil_rays(canvas: Canvas, x: float, y: float, count: int = 24, alpha: float = 0.32) -> None:
    """The ground of the gold cards: warm metal with broad rays from one point."""
    canvas.wash(radial(x, y, 480, "#fff3b8", (0.28, "#ffc93a"), (0.62, "#c27a0e"), (1, "#3a1c04")))
    for index in range(count):
        angle, half = math.radians(index * 360 / count + 3), math.radians(76 / count)
        tips = [(x + 800 * math.cos(angle + turn), y + 800 * math.sin(angle + turn)) for turn in (-half, half)]
        canvas.fill(polygon((x, y), *tips), "#fff0a0", alpha)
    bokeh(canvas, 30, ["#fff0b0", "#ffd24a", "#ff9a3a"], 3, 20, 520, 5, 36)


def beam(canvas: Canvas, start: Point, end: Point, spread: float, colour: str, alpha: float = 0.5) -> None:
    """A cone of light from a lamp, fading with distance."""
    angle = math.atan2(end[1] - start[1], end[0] - start[0])
    across = (-math.sin(angle) * spread, math.cos(angle) * spread)
    cone = polygon(start, (end[0] + across[0], end[1] + across[1]), (end[0] - across[0], end[1] - across[1]))
    reach = math.dist(start, end)
    canvas.fill(cone, radial(*start, reach, (0, colour, alpha), (1, colour, 0)), mode="screen", blur=3)


def lamp(canvas: Canvas, x: float, y: float, radius: float, colour: str, core: str = "#ffffff") -> None:
    """A small bright light with its halo."""
    halo = radius * 5
    canvas.fill(
        ellipse(x, y, halo), radial(x, y, halo, (0, colour, 0.9), (0.25, colour, 0.45), (1, colour, 0)), mode="screen"
    )
    canvas.fill(ellipse(x, y, radius), core)


def finish(canvas: Canvas, dark: float = 0.6) -> Canvas:
    """Vignette, a calmer lower part for the words, film grain."""
    canvas.wash(radial(240, 270, 480, (0.45, "#000000", 0), (1, "#02030a", dark)))
    canvas.wash(vertical(400, HEIGHT, (0, "#04050c", 0), (0.5, "#04050c", 0.45), (1, "#04050c", 0.75)))
    canvas.grain(0.16, 11)
    return canvas
