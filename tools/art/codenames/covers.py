"""What is laid on a guessed asset: 500 x 300 units, a scene in the colour of its owner and a badge with its letter."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tools.art.canvas import Canvas
from tools.art.codenames.sides import SIDES, lettered, pattern
from tools.art.colour import light, shade
from tools.art.comic.energy import gem
from tools.art.comic.figure import silhouette
from tools.art.comic.hands import fist
from tools.art.comic.pop import HEIGHT, INK, WIDTH, Pop, at
from tools.art.paths import Point, box, ellipse, outline, polygon, rotated, spline, svg, union

SCALE = 0.9
RADIUS = 22
BADGE: Point = (100, 150)
FIGURE_X = 330
WEARS = ("fedora", "bun", "cap", "hood", "beret", "long", "crest", "bald")  # one for each copy of a cover


def agent(wear: str, coat: bool) -> object:
    """Head and shoulders of somebody, told apart by what is on the head; 260 high, chin at the origin."""
    head = ellipse(0, -52, 44, 54)
    body = svg("M-24 -20 L-26 16 C-70 22 -112 40 -124 90 L-134 240 L134 240 L124 90 C112 40 70 22 26 16 L24 -20Z")
    shape = union(head, body)
    if coat:
        shape = union(shape, polygon((-72, 46), (-46, -24), (0, 20), (46, -24), (72, 46)))
    hats = {
        "fedora": union(svg("M-42 -80 C-46 -128 -24 -142 0 -128 C24 -142 46 -128 42 -80Z"), ellipse(0, -80, 84, 15)),
        "bun": union(ellipse(0, -118, 24), ellipse(0, -66, 50, 50)),
        "cap": union(svg("M-46 -66 C-48 -124 48 -124 46 -66Z"), svg("M20 -80 L92 -70 L90 -58 L20 -62Z")),
        "hood": svg("M0 -136 C-66 -120 -84 -50 -76 40 L76 40 C84 -50 66 -120 0 -136Z"),
        "beret": union(ellipse(-10, -94, 66, 26, -10), box(-14, -128, 10, 20, 4)),
        "long": svg("M-54 -60 C-56 -124 56 -124 54 -60 C60 0 66 20 78 60 L-78 60 C-66 20 -60 0 -54 -60Z"),
        "crest": svg("M-20 -92 C-30 -150 30 -170 62 -150 C40 -136 40 -120 26 -92Z"),
        "bald": ellipse(46, -48, 12, 18),
    }
    return union(shape, hats[wear])


def _sheet(side: str) -> Pop:
    pop = Pop(SCALE)
    with_corners = box(0, 0, WIDTH, HEIGHT, RADIUS)
    pop.skia.save()
    pop.skia.clipPath(with_corners, doAntiAlias=True)
    pattern(pop, SIDES[side], WIDTH, HEIGHT)
    return pop


def _finish(pop: Pop, side: str) -> Canvas:
    lettered(pop, SIDES[side], *BADGE, 1.22)
    pop.grain(0.08, 4, "multiply")
    pop.skia.restore()
    pop.stroke(box(4, 4, WIDTH - 8, HEIGHT - 8, RADIUS - 4), INK, 8)
    pop.stroke(box(10, 10, WIDTH - 20, HEIGHT - 20, RADIUS - 8), "#ffffff", 3, 0.7)
    return pop


def _person(pop: Pop, index: int, colour: str, rim: str, coat: bool = True) -> None:
    shape = at(agent(WEARS[index % len(WEARS)], coat), FIGURE_X, 162, 0.98)
    pop.stroke(shape, rim, 12)
    pop.fill(shape, colour)


def shield(index: int) -> Canvas:
    """Searchlights cross over the city; one agent of eight."""
    pop = _sheet("shield")
    blue = SIDES["shield"].colour
    for x, tip in ((230, 330), (440, 300)):
        pop.fill(polygon((x - 12, 300), (x + 12, 300), (tip + 74, -10), (tip - 74, -10)), "#d8f0ff", 0.5)
    for x, width, tall in ((170, 60, 90), (226, 40, 130), (262, 70, 70), (380, 60, 110), (436, 80, 80)):
        pop.rect(x, HEIGHT - tall, width, tall, shade(blue, 2.1))
    _person(pop, index, shade(blue, 3), "#9fd0ff")
    return _finish(pop, "shield")


def hydra(index: int) -> Canvas:
    """The shadow of a serpent coils behind; one masked agent of eight."""
    pop = _sheet("hydra")
    red = SIDES["hydra"].colour
    coil = spline(
        [(170, 310), (196, 220), (300, 262), (470, 240), (480, 120), (400, 60), (250, 90), (190, 60), (220, 20)],
        closed=False,
    )
    pop.fill(outline(coil, 46), shade(red, 1.5))
    pop.fill(at("M0 -34 C30 -30 40 0 22 26 L0 44 L-22 26 C-40 0 -30 -30 0 -34Z", 226, 24, 1.1, 50), shade(red, 1.5))
    _person(pop, index, shade(red, 3), "#ffb0a0", coat=False)
    for way in (-1, 1):
        eye = polygon((way * 8, -52), (way * 34, -62), (way * 30, -46))
        pop.fill(at(eye, FIGURE_X, 162), "#ffe0d0")
    return _finish(pop, "hydra")


def neutral(index: int) -> Canvas:
    """Passers-by in a street; another one in front on each copy."""
    pop = _sheet("neutral")
    violet = SIDES["neutral"].colour
    for x, size, kind in ((206, 0.62, "man"), (262, 0.56, "woman"), (430, 0.6, "man"), (474, 0.55, "woman")):
        pop.fill(at(silhouette(kind), x, 300, size), shade(violet, 1.1))
    pop.rect(0, 284, WIDTH, 20, shade(violet, 2))
    _person(pop, index, light(violet, 2.6), shade(violet, 2.4), coat=index % 2 == 0)
    return _finish(pop, "neutral")


def gauntlet() -> Canvas:
    """A heavy golden glove with six coloured stones."""
    pop = _sheet("gauntlet")
    pop.glow(FIGURE_X, 150, 190, "#ffe07a", 0.9)
    pop.ink(polygon((262, 210), (398, 210), (416, 320), (244, 320)), "#e8a82a", 7, dots="#8a5a10")
    fist(pop, "#ffc93a", "", FIGURE_X, 136, 0.92)
    for index, colour in enumerate(("#8a4af0", "#3a8aff", "#ff3a4a", "#ff8a2a")):
        gem(pop, FIGURE_X - 68 + index * 45, 84, 15, colour)
    gem(pop, FIGURE_X - 54, 172, 17, "#3ad86a")
    gem(pop, FIGURE_X + 6, 234, 26, "#fff03a")
    return _finish(pop, "gauntlet")


def double_agent(side: str) -> Canvas:
    """One figure, two coats: the side of the starter lies up, the other one shows behind the split."""
    pop = _sheet(side)
    own, other = SIDES[side].colour, SIDES["hydra" if side == "shield" else "shield"].colour
    shape = at(agent("fedora", coat=True), FIGURE_X, 162, 0.98)
    pop.stroke(shape, "#ffffff", 12)
    pop.fill(shape, shade(own, 2.6))
    with pop.clip(polygon((FIGURE_X, -10), (510, -10), (510, 310), (FIGURE_X, 310))):
        pop.fill(shape, shade(other, 0.4))
    pop.line([(FIGURE_X, 20), (FIGURE_X, 300)], "#ffffff", 4)
    for x, colour in ((FIGURE_X - 20, "#ffffff"), (FIGURE_X + 20, INK)):
        pop.fill(ellipse(x, 112, 9, 6), colour)
    return _finish(pop, side)


def assassin() -> Canvas:
    """A broad shadow on a throne before a bold cross."""
    pop = _sheet("assassin")
    bar = box(-30, -210, 60, 420, 6)
    pop.fill(at(union(rotated(bar, 45), rotated(bar, -45)), FIGURE_X, 150), INK, 0.85)
    pop.ink("M222 310 L232 60 L262 6 L398 6 L428 60 L438 310Z", "#d8901a", 7, dots="#5a2a0a")
    body = union(
        ellipse(FIGURE_X, 92, 46, 54), svg("M214 320 C206 200 240 150 300 144 L360 144 C420 150 454 200 446 320Z")
    )
    pop.stroke(body, "#fff2a0", 9)
    pop.fill(body, INK)
    for x in (FIGURE_X - 18, FIGURE_X + 18):
        pop.glow(x, 92, 26, "#ff4a3a")
        pop.fill(ellipse(x, 92, 7, 5), "#ffdf6a")
    return _finish(pop, "assassin")


PICTURES: dict[str, Callable[[], Canvas]] = {
    **{f"shield_{index + 1}": partial(shield, index) for index in range(8)},
    **{f"hydra_{index + 1}": partial(hydra, index) for index in range(8)},
    **{f"neutral_{index + 1}": partial(neutral, index) for index in range(6)},
    "gauntlet": gauntlet,
    "double_agent_shield": partial(double_agent, "shield"),
    "double_agent_hydra": partial(double_agent, "hydra"),
    "assassin": assassin,
}
