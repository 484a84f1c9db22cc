"""Asteroid Field cards: seven kinds of tumbling rock."""

from __future__ import annotations

import math

from tools.art.beanz.cards.scene import Scene
from tools.art.beanz.face import eyes, mouth
from tools.art.beanz.parts import Part, at, dots, flat, group, pen, shape
from tools.art.beanz.props import puff, sparkle
from tools.art.colour import light, shade
from tools.art.paths import ellipse, polygon

_ROCK = "M-58 -20 L-30 -62 L24 -58 L62 -18 L56 34 L14 64 L-40 52 L-66 14Z"


def rock(x: float, y: float, size: float, degrees: float, colour: str = "#8a86a0") -> Part:
    marks = dots(shade(colour, 1.2), (-18, -16, 14), (22, 16, 18), (22, -28, 8), (-26, 26, 10))
    return at(x, y, shape(_ROCK, colour), marks, size=size, degrees=degrees)


def pebble(x: float, y: float, size: float, colour: str, look: str) -> Part:
    return at(
        x,
        y,
        shape("M-50 4 C-56 -34 -20 -50 10 -46 C46 -42 60 -8 50 22 C38 48 -30 50 -50 4Z", colour),
        eyes(look, (2, 1), y=-4, gap=18, r=15),
        mouth("smile", 0, 16, 0.5),
        size=size,
    )


def block(x: float, y: float, size: float, degrees: float, colour: str = "#a08a78") -> Part:
    return at(
        x,
        y,
        shape("M-56 -30 L-20 -58 L60 -46 L28 -18Z", light(colour, 1.2)),
        shape("M28 -18 L60 -46 L60 34 L28 62Z", shade(colour, 0.8)),
        shape("M-56 -30 L28 -18 L28 62 L-56 48Z", colour),
        pen("M-34 4 L-10 10 M-30 30 L8 36", shade(colour, 1.3), 5),
        size=size,
        degrees=degrees,
    )


def gem(x: float, y: float, size: float, degrees: float, colour: str) -> Part:
    top = polygon((-60, -16), (-34, -52), (34, -52), (60, -16), (0, 66))
    return at(
        x,
        y,
        shape(top, colour),
        pen(
            "M-60 -16 L60 -16 M-26 -16 L0 66 L26 -16 L0 -52 L-26 -16 M-34 -52 L-26 -16 M34 -52 L26 -16",
            light(colour, 2.4),
            4,
        ),
        flat(polygon((-56, -16), (-33, -48), (-27, -18)), "#ffffff", 0.7),
        flat(polygon((-24, -14), (0, -14), (0, 56)), "#ffffff", 0.35),
        size=size,
        degrees=degrees,
    )


def ice(x: float, y: float, size: float, degrees: float) -> Part:
    return at(
        x,
        y,
        shape(_ROCK, "#8fd8ff"),
        flat(polygon((-58, -20), (-30, -62), (-8, -20), (-40, 10)), "#ffffff", 0.75),
        flat(polygon((-8, -20), (24, -58), (40, -16), (10, 4)), "#d8f6ff", 0.7),
        pen("M-8 -20 L10 4 L40 -16 M10 4 L14 62 M-40 10 L10 4", "#ffffff", 4),
        size=size,
        degrees=degrees,
    )


def halo(x: float, y: float, r: float, colour: str) -> Part:
    return flat(ellipse(x, y, r), colour, 0.5, 16)


CARDS = {
    "pebble-field": Scene(
        "#4ad8c8",
        "#0f2a4a",
        [
            pebble(-90, -80, 1.15, "#c8a08a", "happy"),
            pebble(84, -50, 0.95, "#b0b8d0", "joy"),
            pebble(-40, 70, 1.0, "#d8b87a", "joy"),
            pebble(96, 96, 1.2, "#a8c0a0", "happy"),
            pebble(-140, 136, 0.66, "#c0a8d0", "closed"),
            pebble(6, -150, 0.6, "#d09a9a", "happy"),
            pebble(164, -130, 0.45, "#c8a08a", "joy"),
            pebble(20, 168, 0.5, "#b0b8d0", "closed"),
        ],
        rays=False,
    ),
    "asteroid-field": Scene(
        "#e86aff",
        "#1f0f4a",
        [
            rock(-130, 110, 0.8, 20),
            rock(130, -110, 0.8, 50),
            rock(-60, 50, 1.1, -10),
            rock(60, -46, 1.15, 30),
            rock(-150, 20, 0.5, 60),
            rock(150, 0, 0.6, 10),
            rock(20, 90, 0.6, 80),
            rock(-30, -80, 0.56, 0),
            rock(96, 80, 0.4, 40),
            rock(-110, -70, 0.42, 20),
            rock(-40, 160, 0.44, 10),
            rock(40, -150, 0.5, 70),
        ],
        [flat(polygon((-240, 150), (200, -260), (260, -180), (-180, 240)), "#b8c0ff", 0.14, 24)],
        rays=False,
    ),
    "dusty-field": Scene(
        "#e8a05a",
        "#3a1f14",
        [
            puff("#d8a878", (-150, 90, 46), (-90, 116, 60), (-10, 110, 66), (70, 120, 60), (140, 96, 48), (0, 150, 60)),
            rock(-84, 30, 1.1, 10, "#b07a4a"),
            rock(84, 44, 1.0, 50, "#a06a40"),
            rock(6, -60, 1.2, 30, "#c08a5a"),
            puff("#f0cca0", (-160, 150, 30), (-110, 160, 40), (-50, 164, 34), (110, 160, 38), (160, 150, 30)),
            puff("#e8bc8c", (-130, -110, 24), (-96, -124, 32), (-60, -110, 24)),
            puff("#e8bc8c", (100, -96, 22), (132, -108, 28), (164, -96, 22)),
        ],
        rays=False,
    ),
    "stony-field": Scene(
        "#5a9aff",
        "#101f4a",
        [
            at(
                0,
                0,
                *[
                    block(
                        130 * math.cos(math.radians(a)),
                        124 * math.sin(math.radians(a)),
                        0.8,
                        (i - 3) * 8,
                        ("#a89078", "#8f889c")[i % 2],
                    )
                    for i, a in enumerate(range(0, 360, 60))
                ],
            ),
            block(0, 0, 0.9, -8, "#b8a080"),
        ],
        [pen(ellipse(0, 0, 128), "#ffe0b0", 10, 0.25)],
        rays=False,
    ),
    "iron-field": Scene(
        "#ff8a3a",
        "#3a1408",
        [
            rock(-84, 60, 1.2, 10, "#4a5068"),
            rock(80, -60, 1.25, 40, "#565c78"),
            rock(110, 110, 0.7, 80, "#3f4458"),
            rock(-120, -90, 0.7, 20, "#4a5068"),
            *[
                group(
                    pen(f"M0 0 L{46 * math.cos(a):.0f} {46 * math.sin(a):.0f}", "#ffb02e", 9),
                    pen(f"M0 0 L{40 * math.cos(a):.0f} {40 * math.sin(a):.0f}", "#fff6b0", 4),
                )
                for a in [i * 0.7 for i in range(9)]
            ],
            sparkle(-20, 150, 18, "#ffd86a"),
            sparkle(150, 10, 15, "#ffd86a"),
            sparkle(30, -150, 17, "#ffd86a"),
            dots("#ffd86a", (-56, -20, 6), (56, 40, 6), (-30, 44, 5), (40, -10, 5)),
        ],
        rays=False,
    ),
    "diamond-field": Scene(
        "#c88aff",
        "#140a3a",
        [
            gem(-80, -70, 1.15, -16, "#5ad8ff"),
            gem(88, -40, 1.0, 18, "#ff7ac8"),
            gem(0, 80, 1.3, 4, "#b08aff"),
            gem(-136, 86, 0.66, -30, "#7affc0"),
            gem(138, 106, 0.7, 24, "#ffe06a"),
            gem(20, -150, 0.5, 10, "#ffffff"),
            sparkle(-30, -20, 28),
            sparkle(150, -130, 24),
            sparkle(-160, -140, 20),
            sparkle(-70, 160, 20),
            sparkle(80, 170, 16),
        ],
        rays=False,
    ),
    "icy-field": Scene(
        "#7ad8ff",
        "#0a2048",
        [
            ice(-76, -64, 1.25, 10),
            ice(86, -30, 1.0, 50),
            ice(-30, 84, 1.1, 80),
            ice(110, 110, 0.8, 20),
            ice(-146, 80, 0.54, 0),
            ice(30, -140, 0.5, 40),
        ],
        [
            halo(-76, -64, 110, "#c8f4ff"),
            halo(86, -30, 90, "#c8f4ff"),
            halo(-30, 84, 100, "#c8f4ff"),
            halo(110, 110, 76, "#c8f4ff"),
        ],
        rays=False,
    ),
}
