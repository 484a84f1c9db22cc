"""Frau Farbissina: a tower of hair with one white streak, red wings for glasses, and a voice."""

from __future__ import annotations

from typing import Any

from tools.art.austin import props
from tools.art.austin.agents import wear
from tools.art.austin.agents.doll import Agent, arm, figure, glasses, kit, kit_back, kit_outfit, mitt
from tools.art.austin.grounds import hills, rays, sky, zigzag
from tools.art.austin.poster import slab
from tools.art.beanz.parts import at, flat, group, pen
from tools.art.canvas import Canvas
from tools.art.paths import box, ellipse, polygon, svg

SKIN, HAIR, STREAK = "#f3d3bd", "#2d1838", "#f2ece4"
PURPLE, RED, GOLD, CREAM, SUN, LIME = "#7a1fa0", "#c21f3a", "#f2b632", "#fff3dc", "#fbb034", "#8fd13f"
FACE: dict[str, Any] = {
    "skin": SKIN,
    "head": "heart",
    "eyes": ("almond", "#5fae4a", "#8a57b8"),
    "brow": ("angry", HAIR, 7),
    "brow_y": -8,
    "nose": "wedge",
    "mouth": "shout",
    "lip": "#b3122f",
    "lashes": 1,
    "neck": 33,
    "hair": kit("beehive", HAIR, STREAK),
    "hair_back": kit_back("beehive", HAIR),
}
TOP = (glasses("cat", RED, "#ffffff", 0.15),)


def _shout(canvas: Canvas) -> None:
    """The shout leaves her as a wall of solid blocks."""
    colours = ("#d8202e", SUN, "#6a2c9a", LIME, "#2a6fc0", "#e8307a")
    for column in range(3):
        for row in range(6):
            size = 46 + column * 8
            x, y = 322 + column * 56, 20 + row * 62 + (column % 2) * 22
            slab(box(x, y, size, size, 4), colours[(row * 2 + column * 3) % 6], dots=False)(canvas)
            slab(
                polygon((x + size, y), (x + size + 10, y - 9), (x + size + 10, y + size - 9), (x + size, y + size)),
                "#1f1430",
                dots=False,
            )(canvas)


def _clipboard(canvas: Canvas) -> None:
    slab(box(-64, -90, 128, 176, 8), "#8a5a2e", dots=False)(canvas)
    slab(box(-52, -72, 104, 146, 3), CREAM, dots=False)(canvas)
    slab(box(-26, -98, 52, 24, 6), "#c8cede", dots=False)(canvas)
    for k in range(5):
        canvas.fill(box(-22, -50 + k * 24, 62, 7, 2), "#8a7a9a")
        canvas.stroke(svg(f"M-44 {-48 + k * 24} L-38 {-40 + k * 24} L-28 {-54 + k * 24}"), RED, 4)


def _clubs(canvas: Canvas) -> None:
    for x, turn in ((-210, -24), (-160, -14), (164, 12), (208, 20), (250, 30)):
        with canvas.transform(x * 0.8, 240, degrees=turn):
            canvas.line([(0, 60), (0, -330)], "#c8cede", 9)
            slab(svg("M-10 -330 L-10 -400 C10 -420 50 -400 44 -372 L8 -330Z"), "#8a90a8", dots=False)(canvas)


def _cart(canvas: Canvas) -> None:
    """The chrome front of the golf cart and its wheel."""
    slab(svg("M40 360 C60 300 130 290 240 290 C350 290 420 300 440 360 L450 520 L30 520Z"), "#c8cede")(canvas)
    for x in (110, 370):
        slab(ellipse(x, 360, 38), "#8a90a8", dots=False)(canvas)
        canvas.fill(ellipse(x, 360, 27), "#fff3b0")
        canvas.fill(ellipse(x - 8, 352, 9, 6), "#ffffff")
    canvas.fill(box(180, 330, 120, 80, 12), "#3a3258")
    for y in (344, 360, 376, 392):
        canvas.line([(186, y), (294, y)], "#c8cede", 5)


def _listener(canvas: Canvas) -> None:
    """Hat, hair and paperwork leave him."""
    for x, y, turn, colour in (
        (400, 60, 30, CREAM),
        (452, 150, -20, "#ffffff"),
        (440, 290, 50, CREAM),
        (380, 350, 10, "#ffffff"),
        (466, 220, 70, CREAM),
    ):
        at(x, y, props.paper(48, 62, colour, 4), degrees=turn)(canvas)
    at(404, 96, props.bowler(), size=0.8, degrees=30)(canvas)
    at(
        400,
        160,
        flat(svg("M-40 20 C-30 -10 20 -30 50 -20 C30 -10 40 6 20 10 C30 20 0 30 -40 20Z"), "#a8602e"),
        degrees=-10,
    )(canvas)
    man = Agent(
        skin="#e9b183",
        head="round",
        eyes=("startled", "#3b86c9", "#d89a6c"),
        brow=("worry", "#a8602e", 10),
        brow_y=-12,
        nose="bulb",
        mouth="oh",
        ground=group(),
        body=wear.suit("#3a5a8a", "#4a6a9c", wear.tie("#fbb034", "#d8202e")),
        x=340,
        y=272,
        size=0.52,
        tilt=16,
        lean=8,
    )
    figure(man)(canvas)
    props.speed("#ffffff", (300, 150, 380, 140), (310, 120, 400, 100), (290, 380, 300, 382))(canvas)


AGENTS = {
    "frau-farbissina": Agent(
        **FACE,
        ground=rays("#f6c0c8", "#f8d8d0", 12),
        scene=(_shout,),
        body=kit_outfit("collar", PURPLE, RED, GOLD, SKIN),
        top=TOP,
        x=184,
        y=222,
        size=0.8,
        tilt=5,
        cast="#8a2a4a",
        held=(
            at(-130, 250, _clipboard, size=0.82, degrees=-10),
            arm(-1, (-230, 330), (-110, 300), PURPLE, mitt(SKIN), cuff=RED),
        ),
    ),
    "frau-farbissina-lpga-cruiser": Agent(
        **{**FACE, "mouth": "stern"},
        ground=group(
            sky("#a8e0f4", "#f4f8d0"),
            hills(
                ("#6abf5a", ((-40, 280), (120, 230), (300, 270), (520, 220))),
                ("#3f9a4a", ((-40, 340), (200, 300), (520, 330))),
            ),
        ),
        behind=(_clubs,),
        body=wear.suit(
            "#3fa34d", "#2a7a3a", wear.tie(RED), wear.checks("#f6c927", 44, 0.6), wear.checks("#d8202e", 88, 0.35)
        ),
        top=TOP,
        y=164,
        size=0.66,
        cast="#1f5a2a",
        front=(at(0, 50, _cart),),
        held=(
            pen(ellipse(0, 300, 100, 66), "#1f1430", 20),
            arm(-1, (-210, 310), (-96, 284), "#3fa34d", mitt(SKIN)),
            arm(1, (210, 310), (96, 284), "#3fa34d", mitt(SKIN)),
        ),
    ),
    "frau-farbissina-loudest-whisperer": Agent(
        **{**FACE, "mouth": "shout", "eyes": ("shut", "#5fae4a", "#8a57b8")},
        ground=zigzag("#8a1230", "#a81f3a", "#c83a4a", "#e05a5a", height=50),
        body=wear.high_collar("#4a4e60", RED, GOLD),
        top=TOP,
        x=130,
        y=240,
        size=0.7,
        tilt=8,
        lean=12,
        cast="#3a0a1a",
        held=(arm(1, (200, 230), (140, 84), "#4a4e60", mitt(SKIN, "flat"), cuff=RED),),
        front=(_listener,),
    ),
}
