"""Basil Exposition: pinstripes, a monocle and one sentence too many."""

from __future__ import annotations

from typing import Any

from tools.art.austin import props
from tools.art.austin.agents import things, wear
from tools.art.austin.agents.doll import Agent, arm, beard, glasses, kit, mitt
from tools.art.austin.grounds import discs, rays
from tools.art.austin.people import DANDY, HENCH, SHAGETTE, bust
from tools.art.austin.poster import slab
from tools.art.beanz.parts import Part, at, brush, flat, group
from tools.art.canvas import Canvas
from tools.art.paths import box, ellipse, svg

SKIN, SILVER, SUIT = "#8a5434", "#b8bcc8", "#2d3552"
RED, TEAL, SUN, CREAM = "#d8202e", "#1f9a94", "#fbb034", "#fff3dc"
FACE: dict[str, Any] = {
    "skin": SKIN,
    "head": "long",
    "eyes": ("almond", "#4a2a12", "#74432a"),
    "brow": ("high", SILVER, 11),
    "brow_y": -6,
    "nose": "wedge",
    "mouth": "stern",
    "lip": "#7a3a2e",
    "neck": 42,
    "hair": kit("side", SILVER),
}
TOP = (beard("handlebar", SILVER), glasses("monocle", "#d9a52c", "#fff1b0", 0.3))
PINSTRIPE = wear.suit(SUIT, "#3a4468", wear.tie(RED, SUN), wear.stripes("#8f9ac0", 24, 3))


def _map(canvas: Canvas) -> None:
    canvas.fill(box(24, 18, 440, 390, 8), "#6a3a1e")
    canvas.fill(box(34, 28, 420, 400, 4), "#f2e3bf")
    for land in (
        "M60 90 C100 50 170 60 190 100 C220 130 180 190 130 180 C90 200 50 150 60 90Z",
        "M300 60 C350 40 430 60 430 120 C440 160 380 170 350 150 C310 160 270 110 300 60Z",
        "M330 240 C380 210 440 240 436 300 C430 360 360 380 330 330 C310 300 310 260 330 240Z",
        "M60 270 C90 240 140 250 140 300 C130 350 70 350 60 270Z",
    ):
        slab(svg(land), "#8fc8a0")(canvas)
    arrows = (
        (RED, (70, 330), (120, 240), (90, 130)),
        ("#2a6fc0", (110, 60), (250, 40), (400, 90)),
        (SUN, (440, 200), (380, 260), (420, 340)),
        ("#8a4fb5", (330, 370), (220, 390), (110, 350)),
        (RED, (420, 60), (300, 110), (340, 190)),
        (TEAL, (60, 180), (150, 120), (230, 60)),
        ("#e8307a", (440, 370), (300, 300), (390, 180)),
    )
    for colour, *points in arrows:
        things.arrow(colour, *points, width=13)(canvas)


def _charts(canvas: Canvas) -> None:
    """Four charts, each hung over the one before."""
    for x, y, turn, colour in (
        (60, 60, -7, "#fbd3dc"),
        (330, 50, 6, "#c8efe4"),
        (90, 20, 3, "#dcc8f2"),
        (280, 24, -3, "#fff3dc"),
    ):
        bars = [
            flat(box(-64 + k * 26, 40 - h, 18, h + 30), c)
            for k, (h, c) in enumerate(((30, RED), (64, SUN), (18, TEAL), (84, "#2a6fc0"), (50, "#8a4fb5")))
        ]
        line = brush([(-70, 10), (-30, -40), (10, -10), (66, -74)], "#1f1430", 6, 6)
        at(
            x + 60,
            y + 120,
            flat(box(-88, -110, 184, 220, 4), "#1f1430", 0.25),
            slab(box(-92, -114, 184, 220, 4), colour, dots=False),
            *bars,
            line,
            degrees=turn,
        )(canvas)


def _sleeper(look: Any, x: float, y: float, size: float, degrees: float) -> Part:
    return group(
        at(x, y, bust(look, 0, 0, size), degrees=degrees),
        *[props.label("z", 20 + 8 * k, x + 24 + k * 16, y - 34 - k * 20, "#fff6e0") for k in range(2)],
    )


def _cords(canvas: Canvas) -> None:
    """The cord goes round him three times."""
    for y, lift in ((250, 20), (306, 26), (366, 20)):
        points = [(-176 + k * 40, y + lift * (1 - ((k - 4.4) / 4.4) ** 2)) for k in range(10)]
        things.coil(points, RED, 12, 4)(canvas)


AGENTS = {
    "basil-exposition": Agent(
        **FACE,
        ground=lambda c: c.wash("#1f6a8a"),
        scene=(_map,),
        body=PINSTRIPE,
        top=TOP,
        x=214,
        y=206,
        size=0.82,
        cast="#3a2a1e",
        held=(
            brush([(196, 120), (280, -60)], "#7a4a28", 12, 6),
            flat(ellipse(282, -64, 9), RED),
            arm(1, (214, 300), (200, 150), "#2d3552", mitt(SKIN), cuff=CREAM),
        ),
    ),
    "basil-exposition-explaining-again": Agent(
        **{**FACE, "mouth": "smile", "eyes": ("shut", "#4a2a12", "#74432a"), "tilt": -4},
        ground=rays("#f6c927", "#ffe07a", 12),
        scene=(_charts,),
        body=wear.suit("#6a4a2e", "#8a6440", wear.bow_tie("#1f9a94"), wear.checks("#4a301c", 46, 0.5)),
        top=TOP,
        x=240,
        y=180,
        size=0.76,
        cast="#7a5a10",
        held=(
            arm(-1, (-226, 170), (-170, 10), "#6a4a2e", mitt(SKIN), cuff=CREAM),
            arm(1, (226, 190), (196, 30), "#6a4a2e", mitt(SKIN, "point"), cuff=CREAM),
        ),
        front=(
            _sleeper(HENCH.but(style="slick", top="#5a2c8a", face=False), 84, 392, 1.25, -16),
            _sleeper(SHAGETTE.but(face=False, top="#e8307a"), 250, 402, 1.25, 12),
            _sleeper(DANDY.but(face=False, top="#1f9a94"), 410, 392, 1.25, 18),
        ),
    ),
    "basil-exposition-on-the-red-telephone": Agent(
        **{**FACE, "mouth": "oh", "eyes": ("startled", "#4a2a12", "#74432a"), "brow": ("worry", SILVER, 11), "tilt": 8},
        ground=discs("#1c4f94", "#2a6fc0", "#4a90dc", "#cfe4fa", cell=112),
        body=group(PINSTRIPE, _cords),
        top=TOP,
        x=226,
        y=176,
        size=0.8,
        held=(
            at(112, 26, things.receiver(), size=1.0, degrees=8),
            arm(1, (220, 190), (136, 72), "#2d3552", mitt(SKIN), cuff=CREAM),
            things.coil([(110, 118), (190, 250), (210, 330)], RED, 12, 10),
        ),
        cast="#0c2a5a",
        front=(at(380, 320, things.telephone(), size=0.95),),
    ),
}
