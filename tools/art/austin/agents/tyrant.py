"""Dr. Evil, our tyrant: widow's peak, monocle, goatee, grey collar; and Mini-Me, the same on a smaller chair."""

from __future__ import annotations

from typing import Any

from tools.art.austin import props
from tools.art.austin.agents import hats, things, wear
from tools.art.austin.agents.doll import Agent, arm, beard, figure, glasses, kit, mitt
from tools.art.austin.grounds import discs, rings, sky, stripes, sunset
from tools.art.austin.people import HENCH, bust
from tools.art.austin.poster import slab
from tools.art.beanz.parts import Part, at, brush, flat, group, inside
from tools.art.canvas import Canvas
from tools.art.paths import box, ellipse, polygon, svg
from tools.art.spy.hands import hand

SKIN, HAIR, GREY, PALE = "#cfd6b8", "#2a2140", "#7a7f92", "#a2a7b8"
LIME, VIOLET, NIGHT, LAVA, SUN, CREAM = "#8fd13f", "#6a2c9a", "#22103a", "#f26a2e", "#fbb034", "#fff3dc"
FACE: dict[str, Any] = {
    "skin": SKIN,
    "head": "egg",
    "eyes": ("sly", "#d6402b", "#9aa88c"),
    "brow": ("angry", HAIR, 11),
    "brow_y": -4,
    "brow_lift": 6,
    "nose": "hook",
    "mouth": "sneer",
    "half_shadow": True,
    "neck": 42,
    "hair": kit("slick", HAIR),
}
MONOCLE = glasses("monocle", "#d9a52c", "#fff1b0", 0.25)
TOP = (beard("goatee", HAIR), MONOCLE)
SMALL_FACE = {**FACE, "head": "round", "half_shadow": False, "eyes": ("wide", "#d6402b", "#9aa88c"), "nose": "button"}
SUIT = wear.high_collar(GREY, PALE, "#4a4e60")


def pinky(x: float, y: float, size: float, degrees: float, flip: bool = False) -> Part:
    return lambda canvas: hand(canvas, "pinky", SKIN, GREY, x, y, size, degrees, flip)


def _lava_hall(canvas: Canvas) -> None:
    sunset("#3a0a1e", "#a81f2e", "#f26a2e", "#ffb84a", "#ffe9a0", y=150)(canvas)
    for x, width, lift in ((0, 120, 0), (90, 60, 60), (400, 130, 10), (360, 60, 80)):
        canvas.fill(
            polygon((x, 500), (x + width * 0.3, 230 + lift), (x + width * 0.6, 260 + lift), (x + width, 500)), "#2a0a1e"
        )
    canvas.fill(svg("M-10 420 C100 400 380 400 490 420 L490 500 L-10 500Z"), "#4a1a2a")


def _queue(canvas: Canvas) -> None:
    """Staff in boiler suits, waiting to pay."""
    for k, (x, y, size, style) in enumerate(
        ((70, 330, 1.0, "helmet"), (412, 318, 0.9, "cap"), (452, 270, 0.7, "helmet"))
    ):
        bust(HENCH.but(style=style, hair=("#fbb034", "#22203a", "#d8f0ff")[k]), x, y, size)(canvas)


def _cup_chair(canvas: Canvas) -> None:
    at(0, 120, props.swivel_chair("#4a4e70"), size=1.9)(canvas)


def _grille(canvas: Canvas) -> None:
    """The vent, and who looks out of it."""
    canvas.fill(box(60, 26, 372, 208, 14), "#1f1430", 0.4)
    slab(box(50, 16, 372, 208, 14), "#8a90a8")(canvas)
    hole = box(74, 40, 324, 160, 6)
    canvas.fill(hole, "#120a22")
    peeper = Agent(**SMALL_FACE, ground=group(), body=group(), top=(MONOCLE,), x=236, y=128, size=0.92)
    with canvas.clip(hole):
        figure(peeper)(canvas)
    for y in range(48, 200, 30):
        slab(box(70, y, 332, 11, 5), "#b8bed0", dots=False)(canvas)
    for x, y in ((62, 28), (410, 28), (62, 212), (410, 212)):
        slab(ellipse(x, y, 9), "#c8cede", dots=False)(canvas)
        canvas.line([(x - 5, y - 3), (x + 5, y + 3)], "#4a4e60", 3)


def _wall(canvas: Canvas) -> None:
    """A brick wall that has become a road, with two tyre marks."""
    canvas.wash("#d8643a")
    for row in range(15):
        for column in range(-1, 7):
            x = column * 88 + (44 if row % 2 else 0)
            canvas.fill(box(x + 3, row * 36 + 3, 82, 30, 3), ("#e8744a", "#f08a5a", "#e07040")[(row * 3 + column) % 3])
    for x in (130, 330):
        canvas.fill(
            svg(
                f"M{x} 520 C{x + 10} 460 {x - 10} 420 {x + 4} 340 L{x + 32} 340 C{x + 22} 420 {x + 40} 460 {x + 30} 520Z"
            ),
            "#2a1420",
            0.85,
        )


def _tricycle(canvas: Canvas) -> None:
    for s in (-1, 1):
        for colour, size in (("#ffd23a", 1.0), ("#ff7a1f", 0.74), ("#fff6e0", 0.4)):
            at(s * 132, 330, flat("M-40 0 C-46 70 -20 90 0 180 C20 90 46 70 40 0Z", colour), size=size)(canvas)
        slab(
            svg(
                f"M{s * 132 - 36} 200 C{s * 132 - 36} 150 {s * 132 + 36} 150 {s * 132 + 36} 200 "
                f"L{s * 132 + 40} 334 L{s * 132 - 40} 334Z"
            ),
            "#c8cede",
        )(canvas)
        canvas.rect(s * 132 - 38, 236, 76, 18, "#d8202e")
    slab(ellipse(0, 262, 86), NIGHT)(canvas)
    canvas.fill(ellipse(0, 262, 56), "#c8cede")
    for k in range(6):
        canvas.line(
            [(0, 262), (0 + 54 * (1, 0.5, -0.5, -1, -0.5, 0.5)[k], 262 + 54 * (0, 0.87, 0.87, 0, -0.87, -0.87)[k])],
            GREY,
            5,
        )
    slab(svg("M-24 262 L-14 150 L14 150 L24 262 L8 262 L0 170 L-8 262Z"), "#d8202e", dots=False)(canvas)
    slab(box(-150, 136, 300, 20, 10), "#8a90a8", dots=False)(canvas)
    for s in (-1, 1):
        slab(box(s * 150 - 26, 130, 52, 32, 14), "#d8202e", dots=False)(canvas)
        for k, colour in enumerate((LIME, SUN, "#ff5fa8")):
            brush([(s * 170, 146), (s * (200 + 10 * k), 176 + 26 * k)], colour, 8, 4)(canvas)


AGENTS = {
    "dr-evil": Agent(
        **FACE,
        ground=rings("#4a1a6a", "#5f2a86", "#7a3fa8", "#9a5fc8", "#c09ae0", step=58),
        body=SUIT,
        top=TOP,
        cast="#1a0630",
        y=180,
        size=0.8,
        behind=(at(0, 150, props.swivel_chair("#a81f3a"), size=2.5),),
        front=(pinky(110, 356, 0.86, 10),),
    ),
    "dr-evil-volcano-landlord": Agent(
        **{**FACE, "mouth": "smirk"},
        ground=_lava_hall,
        scene=(_queue,),
        body=SUIT,
        top=TOP,
        cast="#3a0a14",
        x=226,
        y=172,
        size=0.8,
        tilt=-5,
        held=(
            at(
                196,
                176,
                things.book("#2f8a5a", 130, 108),
                flat(box(-44, -30, 88, 10, 3), "#f4c542"),
                flat(box(-44, -10, 60, 8, 3), "#f4c542"),
                degrees=-8,
            ),
            arm(1, (226, 320), (168, 236), GREY, mitt(SKIN), cuff="#ffffff"),
            arm(-1, (-220, 310), (-150, 240), GREY, mitt(SKIN, "point"), cuff="#ffffff"),
        ),
    ),
    "dr-evil-ransom-reader": Agent(
        **{**FACE, "mouth": "shout", "tilt": 4},
        ground=stripes("#1c3a7a", "#24488f", 40, 20),
        body=SUIT,
        top=TOP,
        cast="#0a1a3e",
        x=270,
        y=150,
        size=0.76,
        held=(
            arm(1, (220, 250), (180, 110), GREY, mitt(SKIN, "point"), cuff="#ffffff"),
            arm(-1, (-220, 260), (-150, 120), GREY, mitt(SKIN), cuff="#ffffff"),
        ),
        front=(
            slab(svg("M130 330 L410 330 L380 500 L160 500Z"), "#8a4a24"),
            slab(box(112, 312, 316, 30, 6), "#a8602e", dots=False),
            at(110, 250, things.scroll(length=230), size=1.0, degrees=14),
        ),
    ),
    "mini-me": Agent(
        **SMALL_FACE,
        ground=discs("#d8642a", "#f28c28", "#fbb034", "#ffe0a0", cell=120),
        scene=(
            slab(box(-10, 360, 500, 160), "#7a2a4a"),
            flat(box(-10, 360, 500, 12), "#a84a6e"),
            at(396, 300, props.cup("#fff3dc", "#e8d8f0"), size=0.86),
        ),
        behind=(_cup_chair,),
        body=wear.high_collar(GREY, PALE, "#4a4e60"),
        top=(MONOCLE,),
        x=196,
        y=190,
        size=0.56,
        cast="#7a2a10",
        front=(
            pinky(96, 300, 0.5, 8),
            at(
                404,
                190,
                brush([(0, 100), (30, -60)], "#c8cede", 9, 6),
                slab(ellipse(34, -76, 15, 25, 12), "#dfe4ee", dots=False),
            ),
        ),
    ),
    "mini-me-air-vent-expert": Agent(
        skin="#f2b58c",
        head="square",
        eyes=("startled", "#3b86c9", "#d8906a"),
        brow=("worry", "#6a3a1e", 10),
        brow_y=-10,
        nose="bulb",
        mouth="oh",
        lip="#a8443a",
        tilt=-8,
        ground=sky("#8a5a6a", "#c88a7a"),
        scene=(_grille,),
        body=wear.boiler_suit("#f28c28", "#fbb034", CREAM),
        hair=hats.hard_hat("#fbb034", "#d8202e"),
        top=(hats.sweat(-100, 6, 1.1), hats.sweat(-84, 64, 0.8), hats.sweat(104, -10, 0.9)),
        x=270,
        y=336,
        size=0.6,
        cast="#5a2a3a",
    ),
    "mini-me-getaway-cyclist": Agent(
        **{**SMALL_FACE, "mouth": "grin"},
        ground=_wall,
        body=inside(box(-300, 0, 600, 262), wear.high_collar(GREY, PALE, "#4a4e60")),
        top=(
            slab(svg("M-92 -44 C-100 -160 100 -160 92 -44 C50 -66 -50 -66 -92 -44Z"), "#d8202e"),
            flat(box(-12, -134, 24, 80), CREAM),
            MONOCLE,
        ),
        x=240,
        y=146,
        size=0.66,
        lean=-6,
        cast="#5a1a10",
        held=(
            arm(-1, (-190, 220), (-146, 146), GREY, mitt(SKIN), width=54),
            arm(1, (190, 220), (146, 146), GREY, mitt(SKIN), width=54),
            _tricycle,
        ),
    ),
}
