"""The table of the game: space, the printed ring mat that lies on it, and the black holes that Beans are flicked at.

Every place comes from sprites/beanz/mat.toml, which the program reads too.
"""

from __future__ import annotations

import math
import random
import tomllib
from pathlib import Path
from typing import Any

import skia

from tools.art.beanz.parts import CAP
from tools.art.canvas import Canvas
from tools.art.colour import light
from tools.art.paths import box, ellipse, minus, moved, polygon, scaled, star, svg
from tools.art.shaders import linear, radial

PLACES: dict[str, Any] = tomllib.loads(
    (Path(__file__).parents[3] / "sprites" / "beanz" / "mat.toml").read_text(encoding="utf-8")
)
WIDTH, HEIGHT = PLACES["size"]
CENTRE = (WIDTH / 2, HEIGHT / 2)
CUTS = (596, 1324)  # the straight borders between the three galaxies
FONT = "FredokaOne-Regular.ttf"
VOID, PALE = "#05031a", "#cfe0ff"
HOLE_SIZE = 320


def space() -> Canvas:
    """A dark sky with a nebula for each galaxy; covers any window."""
    canvas = Canvas(WIDTH, HEIGHT)
    canvas.wash(radial(*CENTRE, 1150, "#1a1450", (0.6, "#0c0a30"), (1, "#05040f")))
    for galaxy in PLACES["galaxy"]:
        _nebula(canvas, *galaxy["hole"], colour=galaxy["colour"], deep=galaxy["deep"])
    rng = random.Random(3)
    for _ in range(900):
        place = ellipse(rng.uniform(0, WIDTH), rng.uniform(0, HEIGHT), rng.choice((0.7, 0.9, 1.1, 1.6)))
        canvas.fill(place, rng.choice(("#ffffff", PALE, "#ffe9c8")), rng.uniform(0.25, 0.95))
    for _ in range(22):
        x, y, r = rng.uniform(0, WIDTH), rng.uniform(0, HEIGHT), rng.uniform(6, 13)
        canvas.fill(ellipse(x, y, r * 1.2), "#bcd0ff", 0.3, blur=r * 0.7, mode="screen")
        canvas.fill(star(x, y, 4, r, r * 0.12), "#ffffff", 0.9)
    canvas.wash(radial(*CENTRE, 1180, (0.6, "#000000", 0), (1, "#000000", 0.55)))
    canvas.grain(0.08, 5, "soft")
    return canvas


def _nebula(canvas: Canvas, x: float, y: float, *, colour: str, deep: str) -> None:
    fade = radial(0, 0, 620, (0, "#ffffff", 1), (0.55, "#ffffff", 0.6), (1, "#ffffff", 0))
    for tint, seed, grain, gain in ((colour, x % 50, 0.0042, 2.9), (deep, x % 50 + 7, 0.008, 3.2)):
        with canvas.layer(alpha=0.85, mode="screen"):
            canvas.mist(tint, grain, grain * 1.15, int(seed), gain + 0.4, gain * 0.44)
            with canvas.layer(mode="keep"), canvas.transform(x, y, 1, 0.9):
                canvas.wash(fade)


def mat() -> Canvas:
    """The ring with its slots, pockets, tracks and piles, clear where space shows."""
    canvas = Canvas(WIDTH, HEIGHT)
    ring = minus(ellipse(*CENTRE, 862, 500), ellipse(*CENTRE, 560, 196))
    canvas.fill(moved(ring, 0, 8), "#000000", 0.5, blur=18)
    left, right = CUTS
    for galaxy, (start, end) in zip(PLACES["galaxy"], ((-20, left), (left, right), (right, WIDTH + 20)), strict=True):
        _sector(
            canvas,
            skia.Op(ring, box(start, -20, end - start, HEIGHT + 40), skia.PathOp.kIntersect_PathOp),
            galaxy["colour"],
        )
    for start, end in ((40, 330), (1590, 1800)):
        canvas.line([(start, CENTRE[1]), (end, CENTRE[1])], "#ffffff", 1.6, 0.35)
    for seat in PLACES["seat"]:
        for place, galaxy in zip(seat["slots"], seat["galaxies"], strict=True):
            _slot(canvas, *place, colour=PLACES["galaxy"][galaxy]["colour"])
        for points, place in enumerate(seat["track"]):
            _track(canvas, *place, points=points)
        for word in ("deck", "discard"):
            _pile(canvas, *seat[word], word=word.upper())
    for galaxy in PLACES["galaxy"]:
        x, y = galaxy["hole"]
        black_hole(canvas, x, y, galaxy["radius"], galaxy["colour"])
        for place in galaxy["loot"]:
            _pocket(canvas, *place, colour=galaxy["colour"])
    return canvas


def _sector(canvas: Canvas, shape: skia.Path, colour: str) -> None:
    canvas.fill(shape, "#0a0726", 0.66)
    with canvas.clip(shape):
        canvas.fill(shape, radial(*CENTRE, 900, (0.4, colour, 0.1), (1, colour, 0.34)))
        canvas.stroke(shape, colour, 26, 0.3, blur=12)
        for radius in (0.8, 0.9):
            canvas.stroke(ellipse(*CENTRE, 862 * radius, 500 * radius), colour, 1.4, 0.28, dash=(3, 12))
    canvas.stroke(shape, colour, 3.2, 0.95)
    canvas.stroke(shape, "#ffffff", 1, 0.8)


def _slot(canvas: Canvas, x: float, y: float, *, colour: str) -> None:
    width, height = PLACES["card"]
    shape = box(x - width / 2, y - height / 2, width, height, 14)
    canvas.fill(shape, VOID, 0.66)
    canvas.stroke(shape, colour, 9, 0.35, blur=5)
    canvas.stroke(shape, light(colour, 1.6), 2.2, 0.95)
    canvas.fill(minus(shape, moved(shape, 0, 5)), "#000000", 0.5)
    bean = moved(scaled(CAP, 0.3), x, y)
    canvas.stroke(bean, colour, 2.2, 0.55, dash=(7, 5))
    canvas.fill(bean, colour, 0.1)


def _pocket(canvas: Canvas, x: float, y: float, *, colour: str) -> None:
    """Where the Space Loot cards of one seat lie; the words stay readable beside them."""
    shape = box(x - 74, y - 40, 148, 80, 40)
    canvas.fill(shape, VOID, 0.78)
    canvas.stroke(shape, colour, 8, 0.4, blur=4)
    canvas.stroke(shape, "#ffe9a0", 2, 0.95)
    canvas.fill(star(x - 42, y - 12, 5, 13, 6), "#ffd23a")
    canvas.text("LOOT", FONT, 15, x - 38, y + 20, "#ffe9a0", "centre", 0.5)


def _track(canvas: Canvas, x: float, y: float, *, points: int) -> None:
    colour = "#ffb02e" if points else "#6a7aa8"
    disc = ellipse(x, y, 20)
    canvas.fill(disc, VOID, 0.8)
    canvas.stroke(disc, colour, 6, 0.35, blur=4)
    canvas.stroke(disc, colour, 2.4)
    canvas.text(str(points), FONT, 20, x, y + 7, "#ffffff", "centre")


def _pile(canvas: Canvas, x: float, y: float, *, word: str) -> None:
    shape = box(x - 60, y - 84, 120, 168, 13)
    canvas.fill(shape, VOID, 0.6)
    canvas.stroke(shape, PALE, 2, 0.7, dash=(9, 6))
    canvas.text(word, FONT, 18, x, y + 6, PALE, "centre", 1)


def hole(name: str) -> Canvas:
    """One black hole alone, large, for the flick and the practice range."""
    galaxy = next(galaxy for galaxy in PLACES["galaxy"] if galaxy["name"] == name)
    canvas = Canvas(HOLE_SIZE, HOLE_SIZE)
    black_hole(canvas, HOLE_SIZE / 2, HOLE_SIZE / 2, 56, galaxy["colour"], reach=2.6)
    return canvas


def black_hole(canvas: Canvas, x: float, y: float, r: float, colour: str, reach: float = 3.4) -> None:
    """Spiral dust, the far half of the disc, the hole with its bright rim, the near half of the disc."""
    glow = ellipse(x, y, r * reach)
    canvas.fill(glow, radial(x, y, r * reach, (0, colour, 0.8), (0.3, colour, 0.4), (1, colour, 0)))
    rng = random.Random(int(x))
    with canvas.transform(x, y, 1, 0.44, -14):
        for step in range(840):
            t = (step % 420 / 420) ** 0.8
            q, angle = r * (1.4 + t * (reach - 1.3)), step // 420 * math.pi + t * 4.4 + rng.gauss(0, 0.07 + 0.16 * t)
            size = rng.uniform(0.7, 2.6) * (1.35 - t)
            tint = light(colour, 2) if rng.random() < 0.65 else "#ffffff"
            canvas.fill(
                ellipse(q * math.cos(angle), q * math.sin(angle), size, size * 2.1),
                tint,
                (1 - t) ** 0.7 * rng.uniform(0.35, 1),
            )
    _disc(canvas, x, y, r, colour, front=False)
    canvas.fill(ellipse(x, y, r * 1.16), light(colour, 2.2), 0.85, blur=7)
    canvas.fill(ellipse(x, y, r), "#03020a")
    canvas.stroke(ellipse(x, y, r * 1.02), light(colour, 2.4), 3.4, 0.95, blur=1)
    canvas.stroke(ellipse(x, y, r * 1.02), "#ffffff", 1.4)
    _disc(canvas, x, y, r, colour, front=True)


def _disc(canvas: Canvas, x: float, y: float, r: float, colour: str, front: bool) -> None:
    bands = (
        ((0.2, 0.8, 4, 1.06), (0.1, 1, 1, 1.0))
        if front
        else ((0.62, 0.55, 9, 1.0), (0.34, 0.95, 4, 1.06), (0.12, 1, 1.2, 0.98))
    )
    bright = light(colour, 2)
    with canvas.transform(x, y, degrees=-14), canvas.clip(box(-r * 4, 0 if front else -r * 4, r * 8, r * 4)):
        for width, alpha, blur, size in bands:
            tint = linear(
                -r * 2,
                0,
                r * 2,
                0,
                (0, colour, 0),
                (0.12, colour, alpha * 0.8),
                (0.35, bright, alpha),
                (0.52, "#ffffff", alpha),
                (0.75, bright, alpha),
                (0.9, colour, alpha * 0.7),
                (1, colour, 0),
            )
            canvas.stroke(ellipse(0, 0, r * 1.7 * size, r * 0.46 * size), tint, r * width, 1, blur)


def target() -> Canvas:
    """The mark on the table under a standing Bean: a ring of dashes and a soft shadow."""
    canvas = Canvas(HOLE_SIZE, HOLE_SIZE)
    middle = HOLE_SIZE / 2
    canvas.fill(ellipse(middle, middle, 92), "#000000", 0.45, blur=14)
    for radius, width, dash in ((118, 7, (26, 17)), (96, 3, (4, 9))):
        canvas.stroke(ellipse(middle, middle, radius), "#ffffff", width + 4, 0.25, blur=5)
        canvas.stroke(ellipse(middle, middle, radius), "#ffe27a", width, 0.95, dash=dash)
    for degrees in (0, 90, 180, 270):
        with canvas.transform(middle, middle, degrees=degrees):
            canvas.fill(polygon((0, -104), (-11, -128), (11, -128)), "#ff4f6a")
            canvas.stroke(svg("M0 -104 L-11 -128 L11 -128Z"), "#ffffff", 2.5)
    return canvas
