"""The booster of Austin Powers: the dandy and the tyrant back to back, daisies on one side and a swirl on the other."""

from __future__ import annotations

from dataclasses import replace

from tools.art import foil
from tools.art.austin.agents import AGENTS
from tools.art.austin.agents.doll import Agent, figure
from tools.art.austin.grounds import flowers, swirl
from tools.art.austin.style import CREAM, INK, LIME, NIGHT, ORANGE, PINK, PLUM, SUN, TEAL, VIOLET
from tools.art.beanz.parts import Part
from tools.art.canvas import Canvas
from tools.art.filters import flat
from tools.art.foil import MIDDLE, WIDTH
from tools.art.paths import moved, svg
from tools.art.shaders import halftone, vertical

SCRIPT, SMALL = "LeckerliOne-Regular.ttf", "LeagueSpartan-Bold.otf"
SEAM = "M{x} 0 C{r} 150 {l} 300 {x} 430 C{r} 560 {l} 650 {x} 760"  # between the sides, from top to bottom
FACES_AT = 300


def draw() -> Canvas:
    return foil.wrapper(_print, SUN)


def _seam(x: float, edge: float) -> str:
    return SEAM.format(x=x, r=x + 46, l=x - 46) + f" L{edge} 760 L{edge} 0Z"


def _print(canvas: Canvas) -> None:
    _good(canvas)
    for shift, colour in ((-16, CREAM), (-8, PINK), (0, PLUM)):
        canvas.fill(moved(svg(_seam(MIDDLE, WIDTH + 40)), shift, 0), colour)
    with canvas.clip(svg(_seam(MIDDLE, WIDTH + 40))):
        _evil(canvas)
    for who, x, size, colour in (("dr-evil", 352, 0.98, "#12051c"), ("austin-powers", 148, 1.02, "#a8324a")):
        _person(canvas, who, x, size, colour)
    canvas.rect(0, 430, WIDTH, 200, halftone(INK, 8, 45, (0, 430), (0, 560), 0, 0.95, 0.85))
    for index, colour in enumerate((ORANGE, SUN, TEAL, LIME, VIOLET, NIGHT)):
        wave = svg("M-10 0 C80 -34 150 -34 240 0 C330 34 400 34 490 0 L490 320 L-10 320Z")
        canvas.fill(moved(wave, 0, 486 + index * 13), colour)
    foil.lettered(canvas, "Booster", SCRIPT, 104, 620, vertical(540, 640, "#fff6e0", "#fbb034"), "#b0185a")
    canvas.text("GOOD & EVIL INSIDE", SMALL, 21, MIDDLE, 662, CREAM, "centre", tracking=3)


def _good(canvas: Canvas) -> None:
    canvas.wash(ORANGE)
    with canvas.transform(140, FACES_AT):
        for ray in foil.spokes(14, 760):
            canvas.fill(ray, SUN)
    flowers(
        (64, 128, 46, CREAM, PINK), (196, 104, 30, PINK, SUN), (22, 280, 34, TEAL, CREAM), (40, 424, 30, CREAM, ORANGE)
    )(canvas)


def _evil(canvas: Canvas) -> None:
    with canvas.transform(100, 70, 1.06, 1.5):
        swirl("#4a1a80", NIGHT)(canvas)


def _person(canvas: Canvas, who: str, x: float, size: float, cast: str) -> None:
    agent = AGENTS[who]
    if not isinstance(agent, Agent):
        raise TypeError(f"{who} has no face")
    one: Part = figure(replace(agent, x=x, y=FACES_AT, size=size, held=(), behind=()))
    with canvas.layer(image_filter=flat(cast)), canvas.transform(12, 10):
        one(canvas)
    one(canvas)
