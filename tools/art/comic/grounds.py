"""What lies behind the motif: rays, explosions, skies, walls."""

from __future__ import annotations

import math
import random

from tools.art.colour import light, shade
from tools.art.comic.pop import HEIGHT, INK, WIDTH, Pop, around, jagged
from tools.art.paths import Point, box, ellipse, polygon, scaled, spline, star, union
from tools.art.shaders import vertical


def rays(p: Pop, first: str, second: str, x: float = 250, y: float = 150, count: int = 20, seed: int = 1) -> None:
    """Two tones in uneven rays from one point, dots in the lower right corner."""
    p.wash(first)
    rng = random.Random(seed)
    for index in range(count):
        middle, half = index * 360 / count + rng.uniform(-3, 3), rng.uniform(2.6, 5.6)
        p.spot(polygon((x, y), around(x, y, 700, middle - half), around(x, y, 700, middle + half)), second)
    p.dots(shade(first, 1.2), (x, y), (WIDTH, HEIGHT))


def boom(
    p: Pop,
    outer: str = "#fff6d0",
    inner: str = "#ffe24a",
    x: float = 250,
    y: float = 150,
    size: float = 1,
    seed: int = 5,
) -> None:
    """A comic explosion of two tones behind the motif."""
    area = jagged(x, y, 225 * size, 160 * size, 15, seed, 0.72)
    p.plain(area, outer, 6)
    p.spot(scaled(area, 0.82, 0.82, x, y), inner)


def sky(p: Pop, *colours: str, dots: str = "") -> None:
    """Bands of colour from top to bottom, melting by dots."""
    p.wash(vertical(0, HEIGHT, *colours))
    if dots:
        p.dots(dots, (0, 90), (0, HEIGHT))


def disc(p: Pop, x: float, y: float, radius: float, colour: str, ring: str = "", width: float = 6) -> None:
    """Sun, moon or a spot of light, with a ring round it."""
    if ring:
        p.spot(ellipse(x, y, radius * 1.22), ring)
    p.ink(
        ellipse(x, y, radius), colour, width, dark=shade(colour, 0.6), dx=-radius * 0.2, dy=-radius * 0.14, shine=False
    )


def rings(p: Pop, x: float, y: float, *colours: str, step: float = 46) -> None:
    """Circles inside each other, the first colour outermost over everything."""
    p.wash(colours[0])
    for index, colour in enumerate(colours[1:]):
        p.spot(ellipse(x, y, step * (len(colours) - 1 - index)), colour)


def stars(p: Pop, count: int = 26, seed: int = 3, colour: str = "#ffffff", low: float = HEIGHT) -> None:
    rng = random.Random(seed)
    for _ in range(count):
        x, y, size = rng.uniform(0, WIDTH), rng.uniform(0, low), rng.uniform(1.5, 4.5) ** 1.25
        p.spot(star(x, y, 4, size * 2.2, size * 0.6) if size > 3.6 else ellipse(x, y, size), colour)


def space(
    p: Pop, first: str = "#1a1250", second: str = "#4a1f8f", x: float = 330, y: float = 110, seed: int = 3
) -> None:
    """A night with a cloud of stars."""
    p.wash(first)
    rng = random.Random(seed)
    for index in range(9):
        radius = rng.uniform(36, 110)
        p.spot(ellipse(x + rng.uniform(-190, 190), y + rng.uniform(-70, 90), radius, radius * 0.55, -20), second, 0.5)
        if index % 3 == 0:
            p.spot(
                ellipse(x + rng.uniform(-120, 120), y + rng.uniform(-50, 60), radius * 0.5), light(second, 1.3), 0.35
            )
    p.dots(shade(first, 0.8), (x, y), (0, HEIGHT), high=0.7)
    stars(p, 34, seed)


def skyline(p: Pop, ground: float, colour: str, lit: str = "", seed: int = 1, tall: float = 130) -> None:
    """Houses from edge to edge, some windows lit."""
    rng, x = random.Random(seed), -10.0
    houses, windows = [], []
    while x < WIDTH:
        width, height = rng.uniform(36, 74), rng.uniform(0.35, 1) * tall
        houses.append(box(x, ground - height, width, height + 300))
        if rng.random() < 0.3:
            houses.append(box(x + width * 0.3, ground - height - 16, width * 0.35, 20))
        for row in range(int(ground - height) + 12, HEIGHT, 22):
            windows += [(x + c, row) for c in range(9, int(width) - 12, 17) if rng.random() < 0.4]
        x += width - 1
    p.spot(union(*houses), colour)
    if lit:
        for left, top in windows:
            p.rect(left, top, 8, 11, lit)


def bricks(p: Pop, colour: str, line: str, size: float = 44) -> None:
    p.wash(colour)
    rng = random.Random(4)
    for row in range(math.ceil(HEIGHT / size * 2) + 1):
        y = row * size / 2
        p.line([(0, y), (WIDTH, y)], line, 3.5)
        for column in range(-1, math.ceil(WIDTH / size) + 1):
            x = (column + row % 2 / 2) * size
            if rng.random() < 0.22:
                p.rect(x, y, size, size / 2, shade(colour, 0.5))
            p.line([(x, y), (x, y + size / 2)], line, 3.5)


def swirl(p: Pop, first: str, second: str, x: float = 250, y: float = 150, arms: int = 7, twist: float = 1.1) -> None:
    """Arms that turn into one point."""
    p.wash(first)
    for arm in range(arms):
        out, back = [], []
        for step in range(15):
            radius, turn = 6 + step * 26, arm * 360 / arms + twist * step * 14
            out.append(around(x, y, radius, turn))
            back.append(around(x, y, radius, turn + 180 / arms))
        p.spot(polygon(*out, *reversed(back)), second)
    p.dots(shade(first, 1), (x, y), (WIDTH, HEIGHT), high=0.75)


def split(p: Pop, left: str, right: str, lean: float = 60) -> None:
    """Two halves with a slanting ink line between them."""
    p.wash(left)
    p.spot(polygon((250 + lean, 0), (520, 0), (520, 300), (250 - lean, 300)), right)
    p.line([(250 + lean, -5), (250 - lean, 305)], INK, 6)
    p.dots(INK, (250, 60), (250, 520), high=0.7)


def speed(p: Pop, first: str, second: str, count: int = 24, seed: int = 2) -> None:
    """Streaks from left to right."""
    p.wash(first)
    rng = random.Random(seed)
    for _ in range(count):
        y, half = rng.uniform(0, HEIGHT), rng.uniform(2, 8)
        x, length = rng.uniform(-150, 400), rng.uniform(120, 420)
        p.spot(polygon((x, y), (x + length, y - half), (x + length, y + half)), second)
    p.dots(shade(first, 1.1), (0, 60), (0, 300), high=0.8)


def floor(p: Pop, y: float, colour: str, line: str = INK) -> None:
    """The ground the motif stands on."""
    p.rect(0, y, WIDTH, HEIGHT - y + 2, colour)
    p.dots_in(box(0, y, WIDTH, HEIGHT - y), shade(colour, 1.2))
    p.line([(-5, y), (WIDTH + 5, y)], line, 6)


def hills(p: Pop, y: float, colour: str, seed: int = 1, rough: float = 26, width: float = 6) -> None:
    """Rolling land from edge to edge."""
    rng = random.Random(seed)
    points: list[Point] = [(-40, y)]
    points += [(x, y + rng.uniform(-rough, rough)) for x in range(30, 520, 70)]
    points += [(560, y), (560, 360), (-40, 360)]
    p.ink(spline(points), colour, width, dots=shade(colour, 1.2), shine=False, dx=0, dy=-14)


def peaks(p: Pop, y: float, colour: str, seed: int = 1, tall: float = 120, cap: str = "", width: float = 5) -> None:
    """A jagged range; with snow on it when `cap` is a colour."""
    rng, x = random.Random(seed), -60.0
    while x < WIDTH:
        span, height = rng.uniform(90, 150), rng.uniform(0.5, 1) * tall
        top = (x + span * rng.uniform(0.42, 0.58), y - height)
        p.plain(polygon((x, 320), (x, y), top, (x + span, y), (x + span, 320)), colour, 0)
        p.spot(polygon(top, (x + span, y), (x + span, 320), (top[0] + 8, 320)), shade(colour, 0.8))
        p.line([(x, y), top, (x + span, y)], INK, width)
        if cap:
            low = (
                (top[0] - (top[0] - x) * 0.3, y - height * 0.7),
                (top[0] + (x + span - top[0]) * 0.3, y - height * 0.7),
            )
            p.plain(polygon(top, low[1], (top[0] + 5, low[1][1] - 8), (top[0] - 4, low[0][1] + 8), low[0]), cap, 4)
        x += span * 0.72


def sea(p: Pop, y: float, colour: str, crest: str, step: float = 34) -> None:
    """Rows of waves down to the lower edge."""
    row = 0
    while y < HEIGHT + 20:
        x0 = -40 - (row % 2) * 30
        data = f"M{x0} {y + 12}" + "".join(
            f" Q{x0 + 15 + k * 60} {y - 12} {x0 + 30 + k * 60} {y + 4} T{x0 + 60 + k * 60} {y + 12}" for k in range(11)
        )
        p.plain(data + f" L700 340 L{x0} 340Z", colour if row == 0 else shade(colour, 0.35 * row), 4)
        p.pen(data, 3, crest, 0.7)
        y, row = y + step, row + 1


def clouds(p: Pop, y: float, colour: str, seed: int = 1, width: float = 5) -> None:
    """A bank of round clouds from edge to edge, filled down to the lower edge."""
    rng, x = random.Random(seed), -20.0
    puffs = [box(-20, y, 560, 340)]
    while x < WIDTH + 30:
        radius = rng.uniform(26, 50)
        puffs.append(ellipse(x, y + rng.uniform(-8, 12), radius, radius * 0.85))
        x += radius * 1.25
    p.ink(union(*puffs), colour, width, dark=shade(colour, 0.6), dx=0, dy=-12)


def rain(p: Pop, colour: str, count: int = 46, seed: int = 1, slope: float = -0.3, length: float = 34) -> None:
    rng = random.Random(seed)
    for _ in range(count):
        x, y, size = rng.uniform(0, WIDTH), rng.uniform(-20, HEIGHT), rng.uniform(0.6, 1.2)
        p.line([(x, y), (x + slope * length * size, y + length * size)], colour, 3.4, 0.8)


def snow(p: Pop, count: int = 40, seed: int = 1, colour: str = "#ffffff") -> None:
    rng = random.Random(seed)
    for _ in range(count):
        p.spot(ellipse(rng.uniform(0, WIDTH), rng.uniform(0, HEIGHT), rng.uniform(2.4, 7)), colour, 0.95)
