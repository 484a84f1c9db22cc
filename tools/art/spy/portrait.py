"""A portrait from a description: paper-doll parts put together in one order, with a flat cast shadow behind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tools.art.canvas import Canvas
from tools.art.colour import light, shade
from tools.art.filters import flat
from tools.art.paths import ellipse, svg, taper
from tools.art.shaders import halftone
from tools.art.spy.backgrounds import HEIGHT, WIDTH
from tools.art.spy.hair import facial, hair_back, hair_front, sideburn
from tools.art.spy.head import BROWS, INK, ear, eye, head_path, mouth, neck, nose, wing
from tools.art.spy.wardrobe import glasses, hat, outfit

if TYPE_CHECKING:
    from collections.abc import Callable

_PROFILE = "M30 -160 C22 -90 12 -40 8 -26 C6 0 22 30 24 46 C20 60 8 58 4 70 C12 84 4 96 8 150 L140 150 L140 -160Z"


@dataclass(frozen=True, kw_only=True)
class Face:
    """The parts of a bare face and their colours."""

    skin: str
    eyes: tuple[str, str, str]  # style, iris, lid
    mouth: str
    nose: str
    head: str = "oval"
    brow: tuple[str, str, float] = ("flat", INK, 9)
    brow_y: float = -5
    brow_lift: float = 0  # how much higher the right one sits
    lip: str = ""
    blush: str = ""
    lashes: int = 0
    half_shadow: bool = False  # the face divided along the nose: a villain


@dataclass(frozen=True, kw_only=True)
class Person(Face):
    """Which parts in which colours; tuples are the arguments of the part after the canvas."""

    background: Callable[..., None]  # of the canvas; what else it takes has a value of its own
    hair: tuple[str, ...]
    outfit: tuple[str, str, str, str]
    back_hair: str = ""
    glasses: tuple[Any, ...] = ()
    hat: tuple[str, str, str] | None = None
    facial: tuple[str, str] | None = None
    sideburns: str = ""
    extras: tuple[Callable[[Canvas], None], ...] = ()
    over: tuple[Callable[[Canvas], None], ...] = ()
    cast: str = INK
    y: float = 222
    size: float = 0.98
    tilt: float = 0
    neck: float = 40


def portrait(person: Person, scale: float = 1.0) -> Canvas:
    """480 x 500 units: background, cast shadow, figure, hands, grain."""
    canvas = Canvas(WIDTH, HEIGHT, scale)
    person.background(canvas)
    with canvas.layer(image_filter=flat(person.cast)), canvas.transform(14, 10):
        draw_figure(canvas, person)
    draw_figure(canvas, person)
    for draw in person.over:
        draw(canvas)
    canvas.grain(0.16, 3, "soft")
    return canvas


def draw_figure(canvas: Canvas, person: Person) -> None:
    with canvas.transform(240, person.y - 10, person.size * 1.12):
        hair_back(canvas, person.back_hair or person.hair[0], person.hair[1])
        neck(canvas, person.skin, person.neck, person.head)
        outfit(canvas, *person.outfit, person.skin)
        with canvas.transform(degrees=person.tilt):
            draw_face(canvas, person)
            if person.facial:
                facial(canvas, *person.facial)
            if person.sideburns:
                sideburn(canvas, person.sideburns)
            hair_front(canvas, *person.hair)
            if person.glasses:
                glasses(canvas, *person.glasses)
            if person.hat:
                hat(canvas, *person.hat)
        for draw in person.extras:
            draw(canvas)


def draw_face(canvas: Canvas, face: Face) -> None:
    """The bare head round the origin, about 170 x 210, with eyes, brows, nose and mouth."""
    _head(canvas, face)
    _features(canvas, face)


def _head(canvas: Canvas, person: Face) -> None:
    skin = person.skin
    ear(canvas, skin)
    shape = head_path(person.head)
    canvas.fill(shape, skin)
    if person.half_shadow:
        with canvas.clip(shape):
            canvas.fill(svg(_PROFILE), shade(skin, 1.35))
    else:
        canvas.inner_shadow(shape, shade(skin, 1.05), -26, -8, 1, mode=None)
    canvas.inner_shadow(shape, light(skin, 1.3), 7, 5, 0.75, mode=None)
    with canvas.clip(shape):
        if person.blush:
            dots = halftone(person.blush, 6, 45, (0, 20), (0, 60), 0.7, 0.45, 0.9)
            for side in (-1, 1):
                canvas.fill(ellipse(side * 50, 38, 22, 15), dots)
        canvas.fill(shape, halftone(shade(skin, 2), 5.5, 45, (14, 0), (98, 30), 0, 0.62, 0.55))


def _features(canvas: Canvas, person: Face) -> None:
    style, iris, lid = person.eyes
    brow, brow_colour, brow_width = person.brow
    for side in (-1, 1):
        with canvas.transform(side * 38, 0, side, 1):
            eye(canvas, side, style, iris, lid)
            if person.lashes:
                wing(canvas, person.lashes)
        lift = person.brow_lift if side > 0 else 0
        with canvas.transform(side * 38, -30 + person.brow_y - lift, side, 1):
            canvas.fill(taper(BROWS[brow], brow_width, 2, brow_width), brow_colour)
    nose(canvas, person.nose, person.skin, person.skin)
    with canvas.transform(0, {"long": 88, "egg": 82}.get(person.head, 74)):
        mouth(canvas, person.mouth, person.skin, person.lip or shade(person.skin, 1.4))
