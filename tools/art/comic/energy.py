"""Light, fire, lightning, smoke, webs: what comes out of hands and things."""

from __future__ import annotations

import random

from tools.art.colour import light, shade
from tools.art.comic.pop import INK, Pop, around, bolt
from tools.art.paths import Point, box, ellipse, polygon, scaled, spline, star, svg, union


def lightning(p: Pop, *points: Point, colour: str = "#ffe84a", width: float = 26) -> None:
    area = bolt(*points, width=width)
    p.halo(area, colour, 18, 0.5)
    p.plain(area, colour, 6)
    p.spot(bolt(*points, width=width * 0.4), "#ffffff")


FLAME = (
    "M0 0 C-44 0 -62 -34 -46 -70 C-42 -54 -30 -50 -26 -58 C-38 -98 -8 -118 2 -156 C10 -120 44 -108 36 -62 "
    "C44 -64 50 -76 50 -86 C66 -40 46 0 0 0Z"
)


def flame(
    p: Pop,
    x: float,
    y: float,
    size: float = 1,
    degrees: float = 0,
    outer: str = "#ff5a1f",
    middle: str = "#ffb02e",
    core: str = "#fff2a0",
) -> None:
    """A fire that stands on (x, y), 150 high."""
    with p.transform(x, y, size, degrees=degrees):
        p.ink(FLAME, outer, 6 / max(size, 0.6), shine=False, dx=-8)
        p.spot(scaled(svg(FLAME), 0.7, 0.72), middle)
        p.spot(scaled(svg(FLAME), 0.4, 0.42), core)


def fire(p: Pop, y: float, seed: int = 1, outer: str = "#ff5a1f", middle: str = "#ffb02e", size: float = 0.8) -> None:
    """Flames along the lower edge."""
    rng, x = random.Random(seed), -10.0
    while x < 510:
        flame(p, x, y + rng.uniform(0, 30), size * rng.uniform(0.7, 1.2), 0, outer, middle)
        x += 52 * size


def ring(
    p: Pop,
    x: float,
    y: float,
    radius: float,
    colour: str,
    width: float = 12,
    down: float | None = None,
    degrees: float = 0,
) -> None:
    """A hoop of light."""
    line = ellipse(x, y, radius, down, degrees)
    p.stroke(line, colour, width * 2.4, 0.45, blur=width * 0.8)
    p.stroke(line, INK, width + 7)
    p.stroke(line, colour, width)
    p.stroke(line, light(colour, 2.4), width * 0.35)


def beam(p: Pop, start: Point, end: Point, width: float, colour: str) -> None:
    """A straight ray of one width."""
    p.line([start, end], colour, width * 1.9, 0.45, blur=width * 0.5)
    p.line([start, end], INK, width + 9)
    p.line([start, end], colour, width)
    p.line([start, end], light(colour, 3), width * 0.36)


def cone(p: Pop, tip: Point, left: Point, right: Point, colour: str, alpha: float = 0.6) -> None:
    p.spot(polygon(tip, left, right), colour, alpha)


def waves(
    p: Pop,
    x: float,
    y: float,
    count: int,
    step: float,
    colour: str,
    width: float = 6,
    start: float = 0,
    end: float = 360,
) -> None:
    """Rings of sound or thought, wider and wider."""
    from_, span = start, end - start
    for index in range(count):
        radius = step * (index + 1)
        points = [around(x, y, radius, from_ + span * k / 24) for k in range(25)]
        p.pen(spline(points, closed=False), width + 5, INK)
        p.pen(spline(points, closed=False), width, colour)


def smoke(p: Pop, x: float, y: float, size: float = 1, colour: str = "#c8c2d8", seed: int = 1, count: int = 9) -> None:
    """A round cloud of puffs."""
    rng = random.Random(seed)
    puffs = [ellipse(x, y, 52 * size, 40 * size)]
    for index in range(count):
        px, py = around(x, y, 58 * size, index * 360 / count + rng.uniform(-10, 10), 40 * size)
        puffs.append(ellipse(px, py, rng.uniform(22, 36) * size))
    p.ink(union(*puffs), colour, 6, dark=shade(colour, 0.8), dx=-8, dy=-10)
    for px, py, radius in ((x - 20 * size, y - 8 * size, 20), (x + 22 * size, y + 6 * size, 16)):
        p.pen(
            spline([around(px, py, radius * size, a) for a in (150, 210, 270, 330, 30)], closed=False),
            4,
            shade(colour, 1.2),
        )


def web(
    p: Pop,
    x: float,
    y: float,
    radius: float,
    spokes: int = 10,
    rounds: int = 5,
    colour: str = "#ffffff",
    width: float = 3,
) -> None:
    for index in range(spokes):
        p.line([(x, y), around(x, y, radius * 1.1, index * 360 / spokes + 8)], colour, width)
    for step in range(1, rounds + 1):
        size = radius * step / rounds
        data = ""
        for index in range(spokes + 1):
            a = around(x, y, size, index * 360 / spokes + 8)
            m = around(x, y, size * 0.8, (index - 0.5) * 360 / spokes + 8)
            data += f"M{a[0]:.1f} {a[1]:.1f}" if not data else f" Q{m[0]:.1f} {m[1]:.1f} {a[0]:.1f} {a[1]:.1f}"
        p.pen(data, width, colour)


def sparks(
    p: Pop, x: float, y: float, radius: float, count: int, colour: str = "#ffe84a", seed: int = 1, size: float = 9
) -> None:
    rng = random.Random(seed)
    for index in range(count):
        px, py = around(x, y, radius * rng.uniform(0.8, 1.2), index * 360 / count + rng.uniform(-8, 8))
        p.plain(star(px, py, 4, size * rng.uniform(0.8, 1.8), size * 0.45), colour, 3)


def crackle(
    p: Pop, x: float, y: float, radius: float, count: int, colour: str, seed: int = 2, width: float = 9
) -> None:
    """Short bolts that leave a point in all directions."""
    rng = random.Random(seed)
    for index in range(count):
        turn = index * 360 / count + rng.uniform(-10, 10)
        points = [around(x, y, radius * share, turn + rng.uniform(-16, 16)) for share in (0.35, 0.6, 0.8, 1.05)]
        area = bolt(*points, width=width * 2)
        p.stroke(area, INK, 7)
        p.spot(area, colour)


def gem(p: Pop, x: float, y: float, size: float, colour: str, halo: bool = True) -> None:
    """A cut stone with six facets, seen from the side."""
    if halo:
        p.glow(x, y, size * 2.4, light(colour, 1), 0.8)
    top = [(-0.62, -0.62), (0.62, -0.62), (1, -0.14), (0, 1), (-1, -0.14)]
    p.ink(
        polygon(*[(x + a * size, y + b * size) for a, b in top]),
        colour,
        min(7, size * 0.2),
        dots=shade(colour, 1.5),
        dx=-size * 0.2,
        dy=-size * 0.1,
    )
    lines = [((-1, -0.14), (-0.4, -0.14), (0, -0.62), (0.4, -0.14), (1, -0.14)), ((-0.4, -0.14), (0, 1), (0.4, -0.14))]
    for line in lines:
        p.line([(x + a * size, y + b * size) for a, b in line], INK, min(4, size * 0.12))
    p.spot(
        polygon(
            *[(x + a * size, y + b * size) for a, b in ((-0.5, -0.54), (-0.1, -0.54), (-0.44, -0.2), (-0.8, -0.2))]
        ),
        "#ffffff",
        0.85,
    )
    p.line([(x - 0.4 * size, y - 0.14 * size), (x + 0.4 * size, y - 0.14 * size)], INK, min(4, size * 0.12))


def portal(p: Pop, x: float, y: float, radius: float, colour: str, inside: str, down: float | None = None) -> None:
    """A hole in the air with a rim of sparks."""
    down = down or radius
    p.spot(ellipse(x, y, radius * 1.25, down * 1.25), colour, 0.35)
    p.plain(scaled(star(x, y, 26, radius * 1.12, radius * 0.96), 1, down / radius, x, y), colour, 5)
    p.spot(ellipse(x, y, radius * 0.97, down * 0.97), light(colour, 2))
    p.plain(ellipse(x, y, radius * 0.88, down * 0.88), inside, 5)


def bubbles(p: Pop, *where: tuple[float, float, float], colour: str = "#c8f4ff") -> None:
    for x, y, radius in where:
        p.fill(ellipse(x, y, radius), colour, 0.35)
        p.stroke(ellipse(x, y, radius), INK, 4)
        p.pen(spline([around(x, y, radius * 0.66, a) for a in (190, 225, 260)], closed=False), 4, "#ffffff")


def planet(p: Pop, x: float, y: float, radius: float, colour: str, land: str = "", hoop: str = "") -> None:
    body = ellipse(x, y, radius)
    if hoop:
        p.wire(ellipse(x, y, radius * 1.7, radius * 0.42, -16), hoop, 9, 4)
    p.ink(body, colour, 7, dots=shade(colour, 1.5), dx=-radius * 0.24, dy=-radius * 0.18)
    if land:
        rng = random.Random(int(x + y))
        with p.clip(body):
            for _ in range(4):
                px, py = x + rng.uniform(-0.8, 0.6) * radius, y + rng.uniform(-0.7, 0.7) * radius
                blob = [around(px, py, radius * rng.uniform(0.16, 0.42), a) for a in range(0, 360, 45)]
                p.plain(spline(blob), land, 4)
            p.inner_shadow(body, "#14101f", -radius * 0.24, -radius * 0.18, 0.35, mode=None)
        p.stroke(body, INK, 7)
    if hoop:
        front = polygon(
            (x - radius * 2.2, y + radius * 0.5),
            (x + radius * 2.2, y - radius * 0.72),
            (x + radius * 2.2, y + radius * 2),
            (x - radius * 2.2, y + radius * 2),
        )
        with p.clip(front):
            p.wire(ellipse(x, y, radius * 1.7, radius * 0.42, -16), hoop, 9, 4)


def note(p: Pop, x: float, y: float, size: float, colour: str, degrees: float = 0) -> None:
    """A note of music."""
    with p.transform(x, y, size, degrees=degrees):
        p.ink(union(ellipse(-8, 26, 20, 15, -20), box(4, -52, 9, 80), svg("M8 -54 C16 -40 36 -38 34 -10 C30 -24 "
                                                                          "20 -28 8 -26Z")),
              colour, 5, shine=False)  # fmt: skip
