"""The Shagettes and the chart topper: dancers, riders, players, readers."""

from __future__ import annotations

import math

from tools.art.austin import props
from tools.art.austin.agents import hair, things, wear
from tools.art.austin.agents.doll import Agent, arm, earrings, glasses, kit, kit_back, mitt
from tools.art.austin.agents.palette import CREAM, INK, ORANGE, PINK, RED, SUN, TEAL
from tools.art.austin.grounds import rings, sky, spotlight, stars, stripes, waves
from tools.art.austin.poster import slab
from tools.art.beanz.parts import at, brush, flat, group, inside
from tools.art.canvas import Canvas
from tools.art.colour import shade
from tools.art.paths import arc, box, ellipse, limb, svg


def _dance_legs(canvas: Canvas) -> None:
    """One white boot on the podium, the other kicked up behind a bent knee; the fringe of the dress flies."""
    skin = "#8a4f30"
    canvas.fill(limb([(50, 330), (176, 400)], 84, 64), shade(skin, 0.8))
    at(172, 500, props.boot("#ffffff", "#d8c8e8"), size=0.8, degrees=24)(canvas)
    canvas.fill(limb([(-50, 330), (-76, 470)], 84, 66), skin)
    at(-70, 560, props.boot("#ffffff", "#d8c8e8"), size=0.8, flip=True)(canvas)
    for k in range(13):
        canvas.fill(limb([(-108 + k * 18, 320), (-126 + k * 21, 384)], 17, 12), SUN if k % 2 else ORANGE)
    slab(svg("M-112 280 L112 280 L124 336 C60 350 -60 350 -124 336Z"), ORANGE)(canvas)


def _podium(canvas: Canvas) -> None:
    canvas.fill(ellipse(240, 420, 190, 44), "#5a0f4a")
    slab(ellipse(240, 402, 190, 42), "#ff5fa8", dots=False)(canvas)
    canvas.fill(ellipse(240, 398, 160, 32), "#ffb8dc")


def _scooter(canvas: Canvas) -> None:
    """Front view: shield, lamp, and mirrors on every side."""
    for k in range(14):
        angle = math.radians(-190 + k * 10 if k < 7 else -50 + (k - 7) * 10)
        x, y = math.cos(angle) * (170 + (k % 2) * 44), 20 + math.sin(angle) * (170 + (k % 2) * 40)
        canvas.line([(0, 40), (x, y)], "#8a90a8", 4)
        slab(ellipse(x, y, 21), "#c8cede", dots=False)(canvas)
        canvas.fill(ellipse(x, y, 15), "#9be3ff")
        canvas.fill(ellipse(x - 5, y - 5, 5, 3, -30), "#ffffff")
    slab(svg("M-70 30 C-80 -10 80 -10 70 30 L92 180 L-92 180Z"), TEAL)(canvas)
    slab(ellipse(0, 46, 42), "#c8cede", dots=False)(canvas)
    canvas.fill(ellipse(0, 46, 31), "#fff3b0")
    canvas.fill(ellipse(-10, 36, 10, 7), "#ffffff")
    slab(box(-34, 110, 68, 120, 30), INK, dots=False)(canvas)


def _question(canvas: Canvas) -> None:
    """The parcel on the rack."""
    hook = arc(0, -40, 44, 160, 440)
    for colour, width in ((shade("#c8925a", 1.6), 42), ("#c8925a", 34)):
        canvas.stroke(hook, colour, width)
        canvas.line([(8, 0), (4, 34)], colour, width)
        canvas.fill(ellipse(4, 78, width * 0.62), colour)
    for y in (-70, -30, 14):
        canvas.line([(-16 if y < 0 else -14, y), (-2 if y < 0 else 22, y - 3)], RED, 5, 0.9)


def _wall(canvas: Canvas) -> None:
    """Paint peeling off the wall in stripes, in time."""
    canvas.wash("#f6c927")
    for k, colour in enumerate((ORANGE, PINK, "#8a4fb5", "#2a6fc0", TEAL)):
        path = svg(
            f"M-20 {330 - k * 54} C80 {250 - k * 54} 130 {400 - k * 54} 240 {310 - k * 54} C340 "
            f"{230 - k * 54} 390 {370 - k * 54} 500 "
            f"{290 - k * 54}"
        )
        canvas.stroke(path, colour, 40)
        canvas.fill(ellipse(462, 304 - k * 54, 26, 30), shade(colour, 1))
        canvas.fill(ellipse(462, 304 - k * 54, 13, 16), "#fff0a8")


def _books(canvas: Canvas) -> None:
    """A stack cut clean through: the right halves slide away."""
    for k, colour in enumerate(("#2a6fc0", SUN, "#8a4fb5", TEAL, "#f58aa8", ORANGE)):
        y = 430 - k * 30
        slab(box(236 - k * 5, y, 92 + k * 5, 28, 3), colour, dots=False)(canvas)
        at(342 + k * 9, y + 8 - k * 3, slab(box(0, 0, 92, 28, 3), colour, dots=False), degrees=7 + k * 3)(canvas)
        canvas.rect(320, y + 5, 8, 18, CREAM)
    brush([(318, 216), (336, 470)], "#ffffff", 3, 12)(canvas)


def _records(canvas: Canvas) -> None:
    for k, (width, colour) in enumerate(((236, PINK), (206, SUN), (176, TEAL), (146, "#8a4fb5"))):
        y = 450 - k * 26
        slab(ellipse(240, y + 12, width, 26), "#14101f", dots=False)(canvas)
        canvas.fill(ellipse(240, y, width, 26), "#2a2438")
        canvas.stroke(ellipse(240, y, width * 0.8, 20), "#4a4460", 2)
        canvas.fill(ellipse(240, y, width * 0.4, 10), colour)


AGENTS = {
    "shagette-go-go-dancer": Agent(
        skin="#8a4f30",
        head="oval",
        eyes=("shut", "#6a3416", "#f2b632"),
        brow=("arch", "#1f1222", 6),
        nose="button",
        mouth="smile",
        lip=PINK,
        lashes=1,
        neck=32,
        hair=kit("afro", "#2b1a2e"),
        hair_back=kit_back("afro", "#2b1a2e"),
        tilt=12,
        ground=rings("#2a7a3a", "#3fa34d", "#6abf5a", "#a8dc7a", x=240, y=200, step=46),
        scene=(_podium,),
        x=236,
        y=118,
        size=0.52,
        lean=-5,
        body=group(inside(box(-300, 0, 600, 330), wear.gown(ORANGE, "#8a4f30", SUN)), _dance_legs, wear.straps(ORANGE)),
        cast="#14502a",
        top=(earrings("#fbd04c"),),
        held=(
            arm(-1, (-250, 160), (-200, 0), "#8a4f30", mitt("#8a4f30", "open"), width=52, shoulder=(130, 222)),
            arm(1, (250, 240), (330, 130), "#8a4f30", mitt("#8a4f30", "open"), width=52, shoulder=(130, 222)),
        ),
        front=(
            things.motion("#ffffff", 244, 370, 120, (20, 70), (24, 66), (28, 60)),
            things.motion("#ffffff", 230, 372, 120, (112, 160), (116, 156), (122, 150)),
        ),
    ),
    "shagette-scooter-courier": Agent(
        skin="#f2b58c",
        head="heart",
        eyes=("wide", "#3b86c9", "#7fd0e8"),
        brow=("arch", "#6a3416", 5),
        nose="button",
        mouth="grin",
        lip=RED,
        lashes=2,
        blush="#ee6f6a",
        neck=32,
        hair=kit("bob", "#8a3f1e"),
        hair_back=kit_back("bob", "#8a3f1e"),
        tilt=-6,
        ground=waves("#ffd8a0", "#ffc46a", "#fbb034", "#f7a02a"),
        body=wear.turtleneck(ORANGE, wear.SLIM, wear.stripes(CREAM, 44, 12)),
        x=214,
        y=146,
        size=0.7,
        cast="#a8481a",
        behind=(at(186, 20, _question, size=1.5, degrees=10),),
        top=(
            slab(svg("M-96 -50 C-104 -160 104 -160 96 -50 C50 -78 -50 -78 -96 -50Z"), TEAL),
            flat(box(-16, -140, 32, 80), CREAM),
            glasses("round", "#fff6e0", "#ffd35a", 0.35),
        ),
        front=(at(226, 306, _scooter, size=0.86),),
    ),
    "shagette-bass-player": Agent(
        skin="#f7d3b5",
        head="oval",
        eyes=("sleepy", "#5fae4a", "#8a57b8"),
        brow=("flat", "#e2a52b", 3),
        nose="button",
        mouth="lips",
        lip="#c8305a",
        lashes=2,
        neck=32,
        hair=hair.fringe_long("#f0d060"),
        tilt=8,
        ground=_wall,
        body=wear.mini_dress("#22203a", CREAM, wear.daisies(CREAM, SUN, 26)),
        x=214,
        y=160,
        size=0.78,
        cast="#7a4a10",
        held=(
            arm(1, (210, 310), (196, 250), "#22203a", group()),
            at(-60, 330, things.guitar(RED), size=1.0, degrees=-22),
            arm(-1, (-210, 320), (-76, 336), "#22203a", mitt("#f7d3b5")),
            at(182, 232, mitt("#f7d3b5"), degrees=-40),
        ),
    ),
    "shagette-karate-librarian": Agent(
        skin="#b9784c",
        head="heart",
        eyes=("almond", "#6a3416", "#f2b632"),
        brow=("angry", "#3a1c1a", 6),
        nose="button",
        mouth="lips",
        lip="#b3122f",
        lashes=2,
        neck=32,
        hair=hair.bun("#5a2a1e", 0, -146, 40),
        tilt=-4,
        ground=group(stripes("#a8221e", "#c83a2e", 26, 90)),
        x=174,
        y=160,
        size=0.76,
        body=group(wear.turtleneck("#3fa34d", wear.SLIM), wear.necklace(CREAM, 220, 11, 8)),
        cast="#5a0f14",
        top=(glasses("cat", SUN, "#ffffff", 0.2), brush([(-30, -190), (40, -110)], SUN, 9, 4)),
        front=(_books, at(316, 214, mitt("#b9784c", "flat"), degrees=168)),
        held=(
            arm(1, (230, 120), (190, 40), "#3fa34d", group()),
            arm(-1, (-190, 320), (-90, 300), "#3fa34d", mitt("#b9784c", "flat")),
        ),
    ),
    "melody-vox-chart-topper": Agent(
        skin="#f2b58c",
        head="heart",
        eyes=("shut", "#3b86c9", "#35d0c8"),
        brow=("high", "#a8701a", 5),
        nose="button",
        mouth="shout",
        lip=PINK,
        lashes=1,
        blush="#ee6f6a",
        neck=32,
        hair=kit("beehive", "#f2a52a", "#fff0c4"),
        hair_back=kit_back("beehive", "#f2a52a"),
        tilt=4,
        ground=group(
            sky("#3a0a5a", "#8a2aa8"), spotlight(240, 430, 200, "#ffd8f4", 0.55), stars("#ffd35a", 7, 34, 0, 260)
        ),
        scene=(_records,),
        body=wear.gown("#35c8e8", "#f2b58c", "#ffffff", wear.spots("#c8f4ff", 7, 34)),
        x=240,
        y=192,
        size=0.68,
        cast="#22083e",
        top=(earrings("#ffffff", "tri"),),
        held=(
            at(116, 120, things.microphone(), size=0.5, degrees=14),
            arm(1, (186, 280), (112, 200), "#35c8e8", mitt("#f2b58c"), width=46, shoulder=(126, 226)),
            arm(-1, (-236, 190), (-230, 40), "#35c8e8", mitt("#f2b58c", "open"), width=46, shoulder=(126, 226)),
        ),
        front=(props.note(70, 110, 0.9, "#ffd35a", -10, pair=True), props.note(420, 180, 0.8, "#ff8ac8", 12)),
    ),
}
