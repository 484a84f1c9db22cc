"""Carnaby Street: poet, hairdresser, bouncer."""

from __future__ import annotations

from tools.art.austin.agents import hair, things, wear
from tools.art.austin.agents.doll import Agent, arm, burns, glasses, mitt
from tools.art.austin.agents.palette import PINK, SUN, TEAL
from tools.art.austin.grounds import arches, checks, diamonds
from tools.art.austin.poster import slab
from tools.art.beanz.parts import at, brush, flat, group
from tools.art.canvas import Canvas
from tools.art.colour import light, shade
from tools.art.paths import box, ellipse, svg


def _rhymes(canvas: Canvas) -> None:
    """Verse leaving the notebook as smoke."""
    for colour, points in (
        (PINK, [(250, 330), (340, 290), (300, 210), (390, 170), (350, 90), (430, 30)]),
        (SUN, [(270, 330), (380, 320), (350, 240), (440, 210), (410, 130), (476, 90)]),
        ("#35d0c8", [(240, 330), (300, 250), (250, 180), (340, 120), (300, 50), (380, -10)]),
    ):
        brush(points, colour, 10, 20, 30)(canvas)
        brush([(x - 5, y - 4) for x, y in points], light(colour, 1.6), 2, 4, 8)(canvas)


def _bridge(canvas: Canvas) -> None:
    """A hairdo in the shape of a suspension bridge, seen over the head of a client from behind."""
    colour = "#c8541f"
    for s in (-1, 1):
        slab(svg(f"M{s * 96} 40 L{s * 90} -150 L{s * 118} -150 L{s * 128} 40Z"), colour, dots=False)(canvas)
        slab(ellipse(s * 104, -154, 21, 17), light(colour, 0.6), dots=False)(canvas)
    cable = svg("M-190 30 C-160 -60 -120 -130 -104 -146 C-60 -40 60 -40 104 -146 C120 -130 160 -60 190 30")
    canvas.stroke(cable, shade(colour, 1.4), 16)
    canvas.stroke(cable, colour, 11)
    for x in range(-84, 90, 24):
        top = -146 + 80 * (1 - (x / 104) ** 2)
        canvas.line([(x, top), (x, 6)], colour, 5)
    slab(svg("M-196 4 C-100 -22 100 -22 196 4 L196 32 C100 8 -100 8 -196 32Z"), light(colour, 0.5), dots=False)(canvas)
    slab(svg("M-100 30 C-118 150 -80 190 0 194 C80 190 118 150 100 30 C60 0 -60 0 -100 30Z"), colour)(canvas)
    for x in (-56, -20, 20, 56):
        brush([(x, 24), (x * 1.1, 100), (x * 0.8, 180)], shade(colour, 1), 2, 2, 6)(canvas)


def _rope(canvas: Canvas) -> None:
    """A velvet rope between two posts, tied in a bow."""
    for x in (40, 446):
        slab(box(x - 11, 280, 22, 240, 4), "#d8a83a", dots=False)(canvas)
        slab(ellipse(x, 272, 22), "#f4c542", dots=False)(canvas)
    rope = svg("M40 300 C120 380 190 372 240 356 C300 372 370 380 446 300")
    canvas.stroke(rope, shade("#c81f5a", 1.6), 34)
    canvas.stroke(rope, "#c81f5a", 26)
    loop = "M0 0 C-30 -50 -100 -56 -104 -16 C-104 26 -40 30 0 0Z"
    at(
        240,
        356,
        slab(loop, "#e8307a"),
        at(0, 0, slab(loop, "#c81f5a"), flip=True),
        slab("M-8 6 L-50 84 L-20 76 L-8 96 L8 8Z", "#e8307a", dots=False),
        slab("M8 6 L50 84 L20 76 L10 96 L-8 8Z", "#c81f5a", dots=False),
        slab(box(-20, -20, 40, 42, 14), "#f0609a", dots=False),
    )(canvas)


AGENTS = {
    "psychedelic-poet": Agent(
        skin="#e0a072",
        head="long",
        eyes=("sleepy", "#3f7a4a", "#b57a4e"),
        brow=("worry", "#4a2a1e", 9),
        nose="long",
        mouth="smirk",
        hair=hair.fringe_long("#5a3020"),
        ground=arches("#123a6a", "#1c4f94", "#2a6fc0", "#4a90dc", "#8fc0ee", y=520, radius=540, band=86),
        body=group(wear.turtleneck("#1f1a3a"), wear.medallion(0, 260)),
        cast="#0a1c3e",
        x=190,
        y=160,
        size=0.8,
        tilt=6,
        top=(hair.chin_beard("#5a3020"), glasses("round", "#f4c542", "#35d0c8", 0.45)),
        scene=(_rhymes,),
        held=(
            at(96, 330, things.notebook("#8a4fb5"), size=1.15, degrees=6),
            arm(-1, (-210, 320), (-10, 346), "#1f1a3a", mitt("#e0a072")),
        ),
        front=(flat(svg("M-20 450 C60 400 420 400 500 450 L500 520 L-20 520Z"), PINK),),
    ),
    "fab-hairdresser": Agent(
        skin="#5f3822",
        head="oval",
        eyes=("wide", "#8a5a2e", "#8a5a3e"),
        brow=("high", "#f0c8e0", 8),
        nose="button",
        mouth="grin",
        lip="#e8709a",
        hair=hair.quiff("#f58ac8"),
        ground=diamonds("#8fb83a", "#a8cf5a", "#ecf6cc", 104),
        body=wear.suit("#f4f2f8", "#ffffff", wear.bow_tie(PINK), wear.spots("#f58ac8", 9, 40), shirt_colour="#35d0c8"),
        top=(glasses("square", "#ffffff", "#9be3ff", 0.3),),
        x=240,
        y=140,
        size=0.68,
        cast="#4a6a14",
        held=(
            at(-196, 20, things.scissors(), size=1.15, degrees=-16),
            at(196, 20, things.scissors(grip=SUN), size=1.15, degrees=16),
            arm(-1, (-240, 210), (-190, 70), "#f4f2f8", mitt("#5f3822")),
            arm(1, (240, 210), (190, 70), "#f4f2f8", mitt("#5f3822")),
        ),
        front=(at(240, 352, _bridge, size=0.92),),
    ),
    "carnaby-street-bouncer": Agent(
        skin="#c98a58",
        head="square",
        eyes=("sly", "#3a2410", "#a86c40"),
        brow=("angry", "#2b1a2e", 13),
        nose="hook",
        mouth="stern",
        neck=66,
        hair=hair.crop("#2b1a2e", -14),
        ground=group(
            checks("#1f1430", "#3a2458", 62, 0.0),
            flat(box(110, 0, 280, 500), "#6a1230"),
            flat(box(124, 0, 252, 500), "#8a1a3e"),
            *[flat(box(146, y, 208, 110, 8), "#6a1230") for y in (30, 170)],
        ),
        body=group(
            wear.turtleneck("#22203a", wear.WIDE),
            at(
                0,
                60,
                wear.vest(
                    "#e8307a", wear.paisley(SUN, TEAL, (-60, 330, 0), (60, 330, 90), (-50, 420, 160), (62, 430, 240))
                ),
                size=0.78,
            ),
        ),
        top=(burns("#2b1a2e", 14),),
        y=150,
        size=0.78,
        cast="#12081e",
        front=(_rope,),
        held=(
            arm(-1, (-260, 400), (60, 380), "#22203a", group(), shoulder=(232, 236), width=104),
            arm(1, (270, 400), (-40, 350), "#22203a", mitt("#c98a58"), shoulder=(232, 236), width=104),
        ),
    ),
}
