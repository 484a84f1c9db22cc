"""An Agent as a paper doll of parts on a ground: the face of tools.art.spy, our own hair, clothes, arms and things."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from tools.art.austin import poster
from tools.art.austin.poster import HEIGHT, WIDTH, Poster, slab
from tools.art.beanz.parts import Part, at, flat, group
from tools.art.canvas import Canvas
from tools.art.colour import shade
from tools.art.filters import flat as silhouette
from tools.art.paths import Point, ellipse, limb, outline, svg, union
from tools.art.spy import hair as kit_hair
from tools.art.spy import wardrobe as kit_wear
from tools.art.spy.head import INK, neck
from tools.art.spy.portrait import Face, draw_face

NOTHING: Part = group()


@dataclass(frozen=True, kw_only=True, eq=False)
class Agent(Face):
    """ground and scene lie behind the cast shadow, in picture units.  behind, body, hair, top and held make the figure,
    in figure units: the head is 170 x 210 round the origin, shoulders at y = 170, x = -214 to 214.  hair and top (glasses,
    hats) tilt with the head.  front lies over everything, in picture units.
    """

    ground: Part
    body: Part
    hair: Part = NOTHING
    hair_back: Part = NOTHING
    scene: Sequence[Part] = ()
    behind: Sequence[Part] = ()
    top: Sequence[Part] = ()
    held: Sequence[Part] = ()
    front: Sequence[Part] = ()
    cast: str = INK
    x: float = 250
    y: float = 186
    size: float = 0.9
    tilt: float = 0
    neck: float = 42
    lean: float = 0  # the whole figure turned, in degrees


def draw(agent: Agent | Poster) -> Canvas:
    """480 x 500: ground, scene, flat cast shadow, figure, front, grain.  Machines are posters."""
    if isinstance(agent, Poster):
        return poster.draw(agent)
    canvas = Canvas(WIDTH, HEIGHT)
    agent.ground(canvas)
    group(*agent.scene)(canvas)
    with canvas.layer(image_filter=silhouette(agent.cast)), canvas.transform(13, 10):
        figure(agent)(canvas)
    figure(agent)(canvas)
    group(*agent.front)(canvas)
    canvas.grain(0.16, 3, "soft")
    return canvas


def figure(agent: Agent) -> Part:
    """The whole person at its place; also used to put one person into another's picture."""

    def inner(canvas: Canvas) -> None:
        group(*agent.behind)(canvas)
        with canvas.transform(degrees=agent.tilt):
            agent.hair_back(canvas)
        neck(canvas, agent.skin, agent.neck, agent.head)
        agent.body(canvas)
        with canvas.transform(degrees=agent.tilt):
            draw_face(canvas, agent)
            group(agent.hair, *agent.top)(canvas)
        group(*agent.held)(canvas)

    return at(agent.x, agent.y, inner, size=agent.size, degrees=agent.lean)


def kit(style: str, colour: str, second: str | None = None) -> Part:
    """Hair of the kit before the head."""
    return lambda canvas: kit_hair.hair_front(canvas, style, colour, second)


def kit_back(style: str, colour: str) -> Part:
    return lambda canvas: kit_hair.hair_back(canvas, style, colour)


def beard(style: str, colour: str) -> Part:
    return lambda canvas: kit_hair.facial(canvas, style, colour)


def burns(colour: str, width: float = 22) -> Part:
    return lambda canvas: kit_hair.sideburn(canvas, colour, width)


def glasses(style: str, colour: str, lens: str = "#ffffff", alpha: float = 0.22) -> Part:
    return lambda canvas: kit_wear.glasses(canvas, style, colour, lens, alpha)


def kit_outfit(style: str, colour: str, second: str, third: str, skin: str) -> Part:
    return lambda canvas: kit_wear.outfit(canvas, style, colour, second, third, skin)


def earrings(colour: str, style: str = "hoop") -> Part:
    jewels: Part = kit_wear.earrings(colour, style)
    return jewels


def mitt(skin: str, kind: str = "fist") -> Part:
    """A small hand whose wrist is the origin and whose fingers point up, about 60 wide."""
    forms = {
        "fist": [svg("M-27 4 C-36 -12 -34 -46 -18 -54 C-4 -60 22 -56 30 -42 C36 -26 30 -6 24 4Z")],
        "open": [
            svg("M-24 4 C-32 -10 -32 -30 -26 -40 L26 -42 C34 -30 30 -8 24 4Z"),
            *[limb([(x, -34), (x * 1.5, y)], 15, 13) for x, y in ((-19, -78), (-6, -90), (7, -88), (20, -76))],
            limb([(-22, -16), (-44, -46)], 17, 14),
        ],
        "point": [
            svg("M-27 4 C-36 -12 -34 -40 -22 -50 C-4 -56 18 -52 26 -38 C34 -24 30 -6 24 4Z"),
            limb([(-14, -40), (-14, -104)], 17, 14),
        ],
        "flat": [
            svg("M-24 4 C-30 -20 -28 -60 -20 -84 C-10 -96 12 -96 20 -84 C28 -60 28 -16 24 4Z"),
            limb([(-20, -14), (-38, -40)], 17, 14),
        ],
    }[kind]
    whole = union(*forms)
    lines = {"fist": (-14, 1, 16), "point": (0, 14)}.get(kind, ())
    seams = [flat(ellipse(x, -38, 1.6, 13, 4), shade(skin, 1.8)) for x in lines]
    return group(flat(outline(whole, 4), shade(skin, 2)), slab(whole, skin, dots=False), *seams)


def arm(
    side: int,
    elbow: Point,
    wrist: Point,
    sleeve: str,
    hand: Part = NOTHING,
    *,
    shoulder: Point = (150, 214),
    width: float = 74,
    cuff: str = "",
    turn: float = 0,
) -> Part:
    """From the shoulder (side -1 left, 1 right) over the elbow to the wrist, with a hand that follows the forearm."""
    start = (side * shoulder[0], shoulder[1])
    dark = shade(sleeve, 0.9) if side > 0 else sleeve
    upper, lower = limb([start, elbow], width, width * 0.8), limb([elbow, wrist], width * 0.8, width * 0.62)
    angle = math.degrees(math.atan2(wrist[0] - elbow[0], elbow[1] - wrist[1])) + turn
    whole = union(upper, lower)
    parts = [flat(outline(whole, 5), shade(sleeve, 1.6)), slab(whole, dark, dots=False, depth=1.4)]
    parts.append(at(*wrist, hand, degrees=angle))
    if cuff:
        band = svg(f"M{-width * 0.37} -12 L{width * 0.37} -12 L{width * 0.4} 14 L{-width * 0.4} 14Z")
        parts.append(at(*wrist, slab(band, cuff, dots=False), degrees=angle))
    return group(*parts)
