"""Felicity Shagwell: brown skin, a plum flip under a white band, daisies at her ears, boots for every occasion."""

from __future__ import annotations

from typing import Any

from tools.art.austin import props
from tools.art.austin.agents import things, wear
from tools.art.austin.agents.doll import Agent, arm, kit, kit_back, mitt
from tools.art.austin.grounds import arches, petals, rays, swirl
from tools.art.austin.poster import slab
from tools.art.beanz.parts import Part, at, brush, flat, group, inside, pen
from tools.art.canvas import Canvas
from tools.art.colour import shade
from tools.art.paths import box, ellipse, limb, minus, polygon, svg

SKIN, PLUM = "#b9784c", "#7a1f5a"
WHITE, PINK, ORANGE, SUN = "#fff6e6", "#e8307a", "#f26a2e", "#fbb034"
FACE: dict[str, Any] = {
    "skin": SKIN,
    "head": "heart",
    "eyes": ("almond", "#2f9a5a", "#2aa7a0"),
    "brow": ("arch", "#3a0f2e", 6),
    "brow_y": -4,
    "nose": "button",
    "mouth": "smile",
    "lip": "#d12a5e",
    "lashes": 3,
    "neck": 33,
    "blush": "#d8503e",
    "hair": kit("flip", PLUM, WHITE),
    "hair_back": kit_back("flip", PLUM),
    "tilt": 4,
}
EARS = group(things.flower(-98, 52, 24, WHITE, SUN), things.flower(98, 52, 24, WHITE, SUN))
DRESS = group(wear.mini_dress(WHITE, "#fff8e8", wear.target(PINK, WHITE, ORANGE, 300)))


def _half(canvas: Canvas) -> None:
    """Left daisies in the sun, right the swirl of the other side."""
    petals("#f7a823", "#fff6e6", "#ffe0ea", core=PINK)(canvas)
    inside(box(250, -10, 300, 600), swirl("#3a1266", "#22083e", 12, 2.6))(canvas)


def _two_coats(canvas: Canvas) -> None:
    with canvas.clip(box(-400, -200, 400, 900)):
        wear.mini_dress(PINK, "#fff8e8", wear.daisies(WHITE, SUN, 34), shape=wear.BODY)(canvas)
    with canvas.clip(box(0, -200, 400, 900)):
        wear.high_collar("#22103a", "#3a1266", "#8fd13f")(canvas)
    flat(box(-3, 120, 6, 500), "#8fd13f")(canvas)


def _cape_right(canvas: Canvas) -> None:
    with canvas.clip(box(0, -300, 500, 1000)):
        wear.cape("#3a1266", "#8fd13f")(canvas)
        slab(svg("M20 176 L60 120 C120 60 150 0 150 -96 C214 -20 226 110 150 196Z"), "#8fd13f")(canvas)
        slab(svg("M60 176 C130 130 170 60 168 -60 C214 0 222 120 150 196Z"), "#2a0a4a")(canvas)


def _mask_right(canvas: Canvas) -> None:
    mask = minus(svg("M4 -18 C30 -30 60 -34 92 -24 C92 10 76 26 46 24 C24 24 8 12 4 -2Z"), ellipse(38, 0, 25, 15))
    slab(mask, "#22083e", dots=False)(canvas)


def _boots(canvas: Canvas) -> None:
    """The V that marches behind her: on either side a rank of legs, smaller and higher towards the back."""
    for k in range(4):
        for s in (-1, 1):
            x, y, size = 236 + s * (232 - 38 * (3 - k)), 236 + (3 - k) * 62, 0.36 + (3 - k) * 0.09
            colour = (WHITE, SUN, "#35d0c8", ORANGE)[k]
            for step in (1, -1):
                thigh = limb([(0, -330), (-4, -140)], 62, 56)
                leg = at(
                    step * 44, 24 * step, flat(thigh, SKIN if step > 0 else shade(SKIN)), props.boot(colour, "#5a0f3a")
                )
                at(x, y, leg, size=size, flip=s < 0)(canvas)


def _towers(canvas: Canvas) -> None:
    for x, width, height, turn, colour in (
        (60, 74, 300, 12, "#5a2c8a"),
        (170, 60, 240, -9, "#7a4ab0"),
        (330, 64, 260, 10, "#5a2c8a"),
        (440, 80, 330, -11, "#7a4ab0"),
    ):
        windows = [
            flat(box(-width / 2 + 12 + (k % 3) * width * 0.27, -height + 24 + (k // 3) * 34, 10, 18), "#ffe08a")
            for k in range(15)
        ]
        at(
            x,
            380,
            slab(box(-width / 2, -height, width, height + 40, 4), colour),
            *windows,
            slab(polygon((-width / 2, -height), (0, -height - 44), (width / 2, -height)), shade(colour, 1)),
            degrees=turn,
        )(canvas)


def _cockpit(canvas: Canvas) -> None:
    """Seen from ahead: bonnet, screen, and the daisy wheel that has left the road."""
    at(0, 280, things.sports_car(PINK, WHITE), size=1.25)(canvas)
    at(-200, 380, things.daisy_wheel(70))(canvas)
    at(206, 392, things.daisy_wheel(70))(canvas)


def _scarf_flying() -> Part:
    trail = svg(
        "M40 150 C110 120 150 170 210 130 C250 104 270 120 300 96 L306 136 C270 160 250 150 216 176 C160 214 110 170 44 196Z"
    )
    return group(
        slab(trail, SUN, dots=False),
        inside(
            trail,
            *[flat(ellipse(x, y, 10), PINK) for x, y in ((90, 162), (140, 168), (190, 158), (236, 140), (280, 122))],
        ),
        wear.scarf(SUN, PINK, tail=False),
    )


AGENTS = {
    "felicity-shagwell": Agent(
        **FACE,
        ground=group(rays("#1f9a94", "#2fb8ac", 14), flat(svg("M0 356 L480 340 L480 500 L0 500Z"), "#14605c")),
        scene=(at(330, 300, things.sports_car(ORANGE, WHITE), size=0.92), at(404, 178, things.daisy_wheel(62))),
        body=wear.mini_dress(WHITE, PINK, wear.target(PINK, WHITE, ORANGE, 290)),
        top=(EARS,),
        x=196,
        y=186,
        size=0.86,
        cast="#0a3a3e",
        held=(arm(1, (190, 290), (240, 210), SKIN, mitt(SKIN, "flat"), width=50, shoulder=(126, 220), turn=20),),
    ),
    "felicity-shagwell-double-agent": Agent(
        **{**FACE, "mouth": "smirk", "brow_lift": 8, "tilt": 0, "half_shadow": True},
        ground=_half,
        body=_two_coats,
        behind=(_cape_right,),
        top=(things.flower(-98, 52, 24, WHITE, SUN), _mask_right),
        cast="#1a0620",
    ),
    "felicity-shagwell-first-shagette": Agent(
        **{**FACE, "mouth": "shout"},
        ground=arches("#fbd3dc", "#f0609a", PINK, "#c81f62", "#8a1248", y=470, radius=540, band=80),
        scene=(_boots,),
        body=wear.mini_dress("#35d0c8", WHITE, wear.stripes(WHITE, 40, 14)),
        top=(EARS,),
        x=226,
        y=160,
        size=0.74,
        cast="#5c0f3a",
        held=(
            at(176, 52, things.megaphone(SUN, ORANGE), size=1.1, degrees=-14),
            arm(1, (206, 220), (170, 96), SKIN, mitt(SKIN), width=48, shoulder=(124, 222)),
        ),
        front=(props.speed(WHITE, (438, 154, 476, 148), (436, 186, 474, 194), (430, 124, 466, 104)),),
    ),
    "felicity-shagwell-getaway-driver": Agent(
        **{**FACE, "mouth": "grin", "tilt": 10},
        ground=arches("#ffd8a0", "#fbb034", "#f58a3a", "#f0609a", y=560, radius=560, band=90),
        scene=(
            _towers,
            flat(svg("M-10 420 L490 330 L490 500 L-10 500Z"), "#2b1a3d"),
            brush([(0, 450), (490, 370)], WHITE, 8, 8),
        ),
        body=inside(box(-300, 0, 600, 330), wear.turtleneck(WHITE, wear.SLIM)),
        held=(_scarf_flying(), pen(ellipse(0, 262, 84, 60), "#2b1a3d", 16), _cockpit),
        top=(pen("M-92 -70 C-40 -104 40 -104 92 -70", SUN, 22), EARS),
        x=236,
        y=140,
        size=0.62,
        lean=-13,
        cast="#7a2a5a",
    ),
}
