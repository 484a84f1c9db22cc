"""Austin, our dandy: ginger mop, pink round lenses, a moustache with a will of its own, and ruffles."""

from __future__ import annotations

from typing import Any

from tools.art.austin import props
from tools.art.austin.agents import hair, hats, things, wear
from tools.art.austin.agents.doll import Agent, arm, beard, burns, figure, glasses, kit, kit_back, mitt
from tools.art.austin.grounds import checks, curtain, disc, flowers, rays, spotlight, stars, sunset
from tools.art.austin.people import SHAGETTE, SHIMMY, person
from tools.art.austin.poster import slab
from tools.art.beanz.parts import Part, at, flat, group, inside, pen
from tools.art.canvas import Canvas
from tools.art.colour import shade
from tools.art.paths import box, ellipse, limb, svg, union
from tools.art.spy.hands import hand

SKIN, GINGER, RUST = "#e9b183", "#c8541f", "#b3471a"
VELVET, DEEP, FRILL = "#5a2c8a", "#3f1c68", "#ffd3e0"
LENSES = glasses("round", "#f4c542", "#ff5fa0", 0.42)
FACE: dict[str, Any] = {
    "skin": SKIN,
    "head": "long",
    "eyes": ("sleepy", "#3f7a4a", "#d89a6c"),
    "brow": ("flat", "#8a3312", 10),
    "brow_y": -6,
    "nose": "long",
    "mouth": "smirk",
    "lip": "#a8443a",
    "neck": 44,
    "hair": kit("moptop", GINGER),
    "hair_back": kit_back("moptop", GINGER),
    "tilt": -5,
}
WHISKERS = (burns(RUST), beard("handlebar", RUST))
TOP = (*WHISKERS, LENSES)


def peace(x: float, y: float, size: float, degrees: float, cuff: str = VELVET) -> Part:
    return lambda canvas: hand(canvas, "peace", SKIN, cuff, x, y, size, degrees)


def _twin(x: float, tilt: float) -> Agent:
    return Agent(
        **{**FACE, "tilt": tilt, "mouth": "oh", "eyes": ("startled", "#3f7a4a", "#d89a6c")},
        ground=group(),
        top=TOP,
        body=wear.dandy(VELVET, DEEP, FRILL),
        x=x,
        y=204,
        size=0.68,
        lean=-8,
    )


def _blurred(canvas: Canvas) -> None:
    """The dandy who would not hold still for the camera: mostly ruffle."""
    sitter = Agent(
        **{
            **FACE,
            "tilt": 14,
            "brow": ("high", "#8a3312", 13),
            "brow_lift": 22,
            "eyes": ("startled", "#3f7a4a", "#d89a6c"),
        },
        ground=group(),
        top=TOP,
        body=wear.dandy("#1f9a94", "#14605c", "#ffffff"),
        x=298,
        y=128,
        size=0.86,
        lean=12,
    )
    with canvas.clip(box(158, 66, 222, 268, 4)):
        canvas.rect(150, 60, 240, 280, "#bfe0ea")
        for dx, alpha in ((-34, 0.35), (-17, 0.5), (0, 1)):
            with canvas.layer(alpha=alpha, blur=5 if dx else 1.6), canvas.transform(dx, dx * 0.3):
                figure(sitter)(canvas)


def _passport(canvas: Canvas) -> None:
    canvas.fill(box(96, 24, 360, 500, 16), "#1f1430", 0.35)
    canvas.fill(box(84, 14, 360, 500, 16), "#f2e8cf")
    with canvas.clip(box(84, 14, 360, 500, 16)):
        for k in range(22):
            canvas.stroke(
                ellipse(264, 210, 40 + k * 16, 30 + k * 13, k * 8), "#e89ab8" if k % 2 else "#8fc8c0", 2.2, 0.8
            )
    canvas.fill(box(148, 56, 242, 288, 6), "#ffffff")
    _blurred(canvas)
    for y, width in ((358, 200), (378, 150), (398, 180)):
        canvas.fill(box(150, y, width, 9, 3), "#5a4a6e")


def _stamp(x: float, y: float, colour: str, degrees: float, word: str) -> Part:
    ring = ellipse(0, 0, 54)
    return at(
        x,
        y,
        pen(ring, colour, 6, 0.85),
        pen(ellipse(0, 0, 42), colour, 3, 0.85),
        flat(box(-60, -14, 120, 28), "#f2e8cf"),
        pen(box(-60, -14, 120, 28, 4), colour, 4, 0.9),
        props.label(word, 24, 0, 9, colour, 104),
        degrees=degrees,
    )


def _kick(canvas: Canvas) -> None:
    """White trousers, one leg on the floor, the other kicked out to the right."""
    cloth, dark = "#fff6e6", shade("#fff6e6", 0.9)
    stand = union(limb([(-40, 330), (-70, 420)], 110, 84), limb([(-70, 420), (-60, 560)], 84, 80))
    kick = union(limb([(40, 330), (190, 262)], 110, 84), limb([(190, 262), (330, 160)], 84, 66))
    slab(stand, dark)(canvas)
    slab(kick, cloth)(canvas)
    at(
        338,
        152,
        slab(svg("M-30 10 C-34 -24 0 -40 20 -70 C40 -76 46 -50 36 -30 C30 0 20 30 -6 34Z"), SKIN, dots=False),
        degrees=20,
    )(canvas)


def _karate(canvas: Canvas) -> None:
    _kick(canvas)
    inside(box(-300, 0, 600, 364), wear.gi("#fff6e6", "#1f1430", FRILL))(canvas)
    slab(svg("M-230 362 L232 362 L250 420 C120 450 -120 450 -250 420Z"), "#fff6e6")(canvas)
    slab(svg("M-20 352 L-60 430 L-30 438 L0 372 L34 436 L62 426 L22 352Z"), "#1f1430", dots=False)(canvas)


DANCERS = group(
    *[
        person(SHIMMY, SHAGETTE.but(top=c, skirt=c, skin=s, hair=h), x, y, size, flip=f)
        for x, y, size, c, s, h, f in (
            (64, 300, 0.62, "#fbb034", "#8a4f30", "#2b1a2e", False),
            (150, 268, 0.48, "#35d0c8", "#f7cfae", "#e2a52b", True),
            (382, 268, 0.48, "#fbb034", "#c98a58", "#7a1f5a", False),
            (446, 308, 0.62, "#35d0c8", "#e9b183", "#c8541f", True),
        )
    ]
)

AGENTS = {
    "austin-powers": Agent(
        **FACE,
        ground=group(
            rays("#f7a823", "#f06a3c", 18),
            disc("#fbd9a0", "#f7a823", "#fbd9a0", radius=196, step=14),
            flowers((430, 66, 50, "#fff6e6", "#e8307a"), (452, 236, 34, "#fff6e6", "#e8307a")),
        ),
        body=group(
            wear.dandy(VELVET, DEEP, FRILL, wear.paisley("#e8307a", "#fbb034", *wear.PAISLEY)), wear.medallion()
        ),
        top=TOP,
        cast="#a8324a",
        front=(peace(412, 340, 0.86, 12),),
    ),
    "austin-from-10-minutes-from-now": Agent(
        **{**FACE, "tilt": 12, "mouth": "oh", "eyes": ("startled", "#3f7a4a", "#d89a6c")},
        ground=rays("#1f9a94", "#2fb8ac", 12),
        scene=(
            at(250, 196, props.clock_face(190, "#f26a2e", "#fff6e0", 30, 90)),
            flat(box(236, 0, 28, 500), "#8a3a1e"),
            flat(box(236, 0, 10, 500), "#c8642e"),
        ),
        body=wear.dandy(VELVET, DEEP, FRILL),
        top=TOP,
        x=158,
        y=204,
        size=0.68,
        lean=8,
        cast="#0e4a48",
        front=(figure(_twin(342, -12)), props.impact(250, 120, 62)),
    ),
    "austin-dance-floor-general": Agent(
        **{**FACE, "mouth": "grin"},
        ground=group(
            checks("#e8307a", "#fbd3dc", 64, 0.4), flat(box(0, 0, 480, 250), "#4a1a7a"), stars("#ffd35a", 4, 26, 0, 200)
        ),
        scene=(at(400, 76, props.mirror_ball(58, "#b8a8d8")), DANCERS),
        body=group(wear.dandy("#d8263f", "#8a1230", "#fff6e6"), wear.medallion()),
        held=(
            arm(1, (196, 170), (150, 40), "#d8263f", mitt(SKIN), cuff="#fff6e6"),
            at(152, 20, flat(limb([(-10, 20), (60, -130)], 9, 4), "#fffaf0"), flat(ellipse(-12, 26, 10), "#fbb034")),
        ),
        top=TOP,
        x=244,
        y=170,
        size=0.76,
        cast="#2a0a4a",
    ),
    "austin-kung-fu-by-mail": Agent(
        **{**FACE, "tilt": -12, "brow": ("angry", "#8a3312", 10)},
        ground=sunset("#d8263f", "#f26a2e", "#fbb034", "#fff0c4"),
        scene=(flat(svg("M0 410 L480 390 L480 500 L0 500Z"), "#8a1230"),),
        body=_karate,
        top=(*TOP, hair.headband("#1f1430", -84)),
        x=178,
        y=126,
        size=0.62,
        lean=-10,
        cast="#7a1230",
        held=(
            arm(-1, (-190, 300), (-100, 330), "#fff6e6", mitt(SKIN)),
            at(-96, 270, things.letter(), size=1.5, degrees=-8),
            arm(1, (226, 150), (200, 40), "#fff6e6", mitt(SKIN, "flat")),
        ),
        front=(things.motion("#fff6e0", 330, 170, 80, (-70, 0), (-60, -10)),),
    ),
    "austin-undercover-lounge-singer": Agent(
        **{**FACE, "mouth": "shout"},
        ground=group(lambda c: c.wash("#2a0a2e"), spotlight(250, 440, 200, "#ffe9a0", 0.75), curtain("#c81f3a", 118)),
        body=group(wear.dandy("#22304f", "#16203a", "#9be3ff"), wear.medallion()),
        top=(
            burns(RUST),
            hair.full_beard("#2b1a2e"),
            hats.dark_glasses(),
            pen(svg("M-84 0 C-92 30 -94 50 -84 66"), "#e8e4f0", 3),
        ),
        held=(
            at(86, 150, things.microphone(), size=0.95, degrees=-14),
            arm(1, (230, 300), (100, 262), "#22304f", mitt(SKIN), cuff="#9be3ff"),
        ),
        cast="#1a0620",
    ),
    "austin-bad-passport-photo": Agent(
        **FACE,
        ground=group(lambda c: c.wash("#1f6a8a"), _passport),
        body=group(),
        x=-600,
        y=-600,
        front=(_stamp(392, 330, "#d8263f", -16, "REFUSED"), _stamp(140, 352, "#2a6fc0", 12, "BLURRED")),
    ),
}
