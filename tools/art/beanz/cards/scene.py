"""How a card picture without a team is built: a two-tone burst, loose things behind, one sticker in front."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

from tools.art.beanz.bean import Bean, put, sticker
from tools.art.beanz.face import brows, cheeks, eyes, mouth
from tools.art.beanz.parts import INK, Part, at, group, pen, shape
from tools.art.canvas import Canvas
from tools.art.colour import light, mix, shade
from tools.art.paths import ellipse, polygon, star
from tools.art.shaders import halftone, linear, radial

WIDTH, HEIGHT = 480, 500
CENTRE = (240, 252)


@dataclass(frozen=True, eq=False)
class Scene:
    """glow, deep: the two tones of the burst.  front: the sticker.  back: drawn plainly on the burst.

    Parts have the middle of the picture as origin; about 185 units to each side and 195 up and down stay visible.
    """

    glow: str
    deep: str
    front: Sequence[Part]
    back: Sequence[Part] = ()
    rays: bool = True


def draw(scene: Scene, seed: int) -> Canvas:
    canvas = Canvas(WIDTH, HEIGHT)
    (_burst if scene.rays else _deep_space)(canvas, scene, seed)
    with canvas.transform(*CENTRE):
        group(*scene.back)(canvas)
    sticker(canvas, at(*CENTRE, *scene.front), 7)
    canvas.grain(0.1, 5, "soft")
    return canvas


def _burst(canvas: Canvas, scene: Scene, seed: int) -> None:
    glow, deep = scene.glow, scene.deep
    x, y = CENTRE
    canvas.wash(linear(0, 0, 0, HEIGHT, mix(deep, glow, 0.2), deep))
    canvas.wash(radial(x, y, 340, (0, light(glow, 1), 1), (0.5, glow, 0.9), (1, deep, 0)))
    for i in range(16):
        a = math.radians(i * 22.5 + seed % 4 * 6)
        rim = [(x + 460 * math.cos(t), y + 460 * math.sin(t)) for t in (a - 0.098, a + 0.098)]
        canvas.fill(polygon((x, y), *rim), light(glow, 1.6), 0.34)
    canvas.wash(halftone(deep, 9, 30, (0, HEIGHT * 0.5), (0, HEIGHT * 1.05), 0, 0.95, 0.6))
    canvas.wash(halftone(deep, 9, 30, (0, HEIGHT * 0.32), (0, -HEIGHT * 0.1), 0, 0.8, 0.5))
    rng = random.Random(seed)
    for _ in range(9):
        canvas.fill(star(rng.uniform(20, 460), rng.uniform(20, 470), 4, rng.uniform(7, 14), 2), "#ffffff", 0.85)


def _deep_space(canvas: Canvas, scene: Scene, seed: int) -> None:
    canvas.wash(
        radial(
            *CENTRE,
            400,
            mix(scene.glow, scene.deep, 0.25),
            (0.5, mix(scene.glow, scene.deep, 0.7)),
            (1, shade(scene.deep, 0.8)),
        )
    )
    with canvas.layer(alpha=0.55, mode="screen"):
        canvas.mist(scene.glow, 0.008, 0.011, seed, 3.3, 1.3)
    rng = random.Random(seed)
    for _ in range(110):
        canvas.fill(
            ellipse(rng.uniform(0, WIDTH), rng.uniform(0, HEIGHT), rng.choice((0.9, 1.2, 1.8, 2.6))),
            "#ffffff",
            rng.uniform(0.4, 1),
        )
    for _ in range(7):
        canvas.fill(star(rng.uniform(20, 460), rng.uniform(20, 470), 4, rng.uniform(9, 17), 2.4), "#ffffff", 0.9)


def who(
    colour: str,
    look: str = "happy",
    says: str = "grin",
    lift: str = "",
    *extra: Part,
    front: Sequence[Part] = (),
    clothes: Sequence[Part] = (),
) -> Bean:
    """A nameless Bean: its colour, eyes, mouth and brows."""
    face = [eyes(look, (3, 2), y=-62), mouth(says, 0, 2), cheeks("#ff5d7d", -18), *extra]
    if lift:
        face.append(brows(lift, shade(colour, 3)))
    return Bean(colour, face, clothes=clothes, front=front, rim=light(colour, 3), tilt=0)


def bean(one: Bean, x: float, y: float, size: float = 0.6, degrees: float = 0) -> Part:
    return put(one, x, y, size, degrees)


def zoom(*lines: tuple[float, float, float, float], colour: str = "#ffffff", width: float = 8) -> Part:
    """Speed lines as (x, y, x, y)."""
    return group(*[pen(f"M{a} {b} L{c} {d}", colour, width, 0.9) for a, b, c, d in lines])


def dust(*places: tuple[float, float, float], colour: str = "#f0e6da") -> Part:
    return group(*[shape(ellipse(x, y, r), colour, 4) for x, y, r in places])


def label(text: Part, x: float, y: float, size: float = 1, degrees: float = 0) -> Part:
    return at(x, y, text, size=size, degrees=degrees)


RED, BLUE, GREEN, YELLOW, PINK, VIOLET, ORANGE, TEAL = (
    "#ff5a4a",
    "#4aa8ff",
    "#6fd04a",
    "#ffd23a",
    "#ff8ac4",
    "#a87aff",
    "#ff9a3a",
    "#3fd0c0",
)
__all__ = [
    "BLUE",
    "GREEN",
    "INK",
    "ORANGE",
    "PINK",
    "RED",
    "TEAL",
    "VIOLET",
    "YELLOW",
    "Scene",
    "bean",
    "draw",
    "dust",
    "label",
    "who",
    "zoom",
]
