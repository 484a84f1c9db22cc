"""The Ministry and the Palace: lady of disguises, robot butler, boffin, tea lady, guard and colonel."""

from __future__ import annotations

import math

from tools.art.austin import props
from tools.art.austin.agents import hair, hats, things, wear
from tools.art.austin.agents.doll import Agent, arm, beard, earrings, figure, glasses, kit, mitt
from tools.art.austin.agents.palette import CREAM, INK, PINK, RED, SUN, TEAL
from tools.art.austin.grounds import petals, rays, scales, sky, stripes, swirl
from tools.art.austin.poster import Poster, slab
from tools.art.beanz.parts import Part, at, brush, flat, group, inside, pen
from tools.art.canvas import Canvas
from tools.art.colour import shade
from tools.art.paths import arc, box, ellipse, polygon, svg
from tools.art.spy import hair as kit_hair


def _moustache_fan(canvas: Canvas) -> None:
    """Eleven false moustaches on cards, spread like a hand of cards."""
    colours = ("#2b1a2e", "#c8541f", "#e2a52b", "#8a8f9a", "#7a3b1f")
    for k in range(11):
        with canvas.transform(0, 0, degrees=-88 + k * 17.6):
            slab(box(-34, -250, 68, 190, 9), CREAM, dots=False)(canvas)
            with canvas.transform(0, -248, 0.44):
                kit_hair.facial(canvas, ("handlebar", "walrus")[k % 2], colours[k % 5])


def _mirror(canvas: Canvas) -> None:
    slab(svg("M56 430 L56 130 C56 -20 444 -20 444 130 L444 430Z"), "#b8862a")(canvas)
    canvas.fill(svg("M78 430 L78 136 C78 16 422 16 422 136 L422 430Z"), "#bfe0d8")
    canvas.fill(polygon((120, 430), (300, 20), (350, 30), (190, 430)), "#ffffff", 0.4)
    lamps = tuple(
        (250 + math.cos(math.radians(a)) * 186, 150 + math.sin(math.radians(a)) * 132) for a in range(180, 361, 20)
    )
    things.bulbs(("#fff0a8",), *lamps, radius=13)(canvas)


def _robot_head(metal: str) -> Part:
    """A chrome dome with two lamps, a parting and a stiff upper lip."""
    dome = svg("M-70 40 C-84 -96 84 -96 70 40 C60 70 -60 70 -70 40Z")
    visor = svg("M-56 -22 C-30 -34 30 -34 56 -22 L52 10 C30 18 -30 18 -52 10Z")
    return group(
        slab(box(-30, 44, 60, 44), shade(metal, 1.2), dots=False),
        *[pen(f"M-34 {y} L34 {y}", shade(metal, 2), 6) for y in (64, 80)],
        *[slab(ellipse(s * 76, -4, 14, 22), shade(metal, 0.8), dots=False) for s in (-1, 1)],
        slab(dome, metal),
        slab(visor, INK, dots=False),
        *[group(flat(ellipse(s * 26, -7, 13), "#fff0a8"), flat(ellipse(s * 26, -7, 6), "#f26a2e")) for s in (-1, 1)],
        flat("M-38 -40 C-26 -50 -14 -50 -4 -42 L-6 -36 C-16 -42 -26 -42 -36 -34Z", INK),
        flat("M8 -48 C20 -56 34 -52 42 -42 L38 -36 C30 -44 20 -46 10 -42Z", INK),
        flat("M-26 34 C-14 24 -4 26 0 32 C4 26 14 24 26 34 C14 40 4 38 0 36 C-4 38 -14 40 -26 34Z", INK),
        pen("M-14 50 L14 48", shade(metal, 2.4), 5),
        slab(ellipse(0, -72, 9), "#f26a2e", dots=False),
        pen("M0 -70 L0 -58", INK, 4),
    )


def _butler(canvas: Canvas) -> None:
    metal = "#c2cada"
    coat = svg("M-60 -40 C-120 -30 -140 10 -140 60 L-150 320 L150 320 L140 60 C140 10 120 -30 60 -40Z")
    slab(coat, "#2a2440")(canvas)
    flat("M-54 -40 L54 -40 L0 120Z", "#ffffff")(canvas)
    slab(svg("M-54 -42 L-92 -20 L-60 40 L0 150 L-20 60Z"), "#3a3258", dots=False)(canvas)
    slab(svg("M54 -42 L92 -20 L60 40 L0 150 L20 60Z"), "#1f1834", dots=False)(canvas)
    at(
        0,
        -20,
        slab(
            "M0 0 C-16 -24 -46 -24 -54 -16 L-54 18 C-46 24 -16 24 0 0 C16 24 46 24 54 18 L54 -16 C46 -24 16 -24 0 0Z",
            PINK,
            dots=False,
        ),
    )(canvas)
    at(0, -128, _robot_head(metal))(canvas)
    for s, elbow, hand in ((-1, (-190, 70), (-150, -30)), (1, (180, 60), (140, -10))):
        start = (s * 120, 10)
        for (x0, y0), (x1, y1) in ((start, elbow), (elbow, hand)):
            for k in range(9):
                t = k / 8
                slab(
                    ellipse(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, 15), metal if k % 2 else shade(metal, 1), dots=False
                )(canvas)
        claw = svg(
            "M-8 10 C-34 0 -34 -34 -14 -46 L-8 -34 C-18 -26 -14 -14 0 -12 C14 -14 18 -26 8 -34 L14 -46 C34 -34 34 0 8 10Z"
        )
        at(*hand, slab(claw, metal, dots=False))(canvas)


def _boffin_brush(canvas: Canvas) -> None:
    """The toothbrush and some of its forty-one attachments."""
    colours = (RED, SUN, TEAL, "#8a4fb5", "#2a6fc0", PINK)
    for k in range(13):
        angle, length = -160 + k * 25, 84 + (k % 3) * 22
        with canvas.transform(0, -110, degrees=angle):
            canvas.line([(0, 0), (0, -length)], "#8a90a8", 6)
            tip = (
                ellipse(0, -length, 14),
                box(-13, -length - 13, 26, 26, 3),
                polygon((-15, -length + 12), (15, -length + 12), (0, -length - 16)),
            )
            slab(tip[k % 3], colours[k % 6], dots=False)(canvas)
    slab(box(-12, -120, 24, 200, 11), "#35d0c8", dots=False)(canvas)
    slab(box(-20, -150, 40, 70, 8), CREAM, dots=False)(canvas)


def _trolley(canvas: Canvas) -> None:
    slab(box(30, 340, 440, 26, 10), "#b8862a", dots=False)(canvas)
    canvas.rect(44, 366, 412, 140, "#7a4a28")
    at(330, 274, things.teapot("#fbd3dc", PINK), size=0.96)(canvas)
    at(196, 312, props.cup(TEAL, "#ffffff"), size=0.44)(canvas)


def _guards(canvas: Canvas) -> None:
    """Comrades to the left and right who did not blink."""
    for x in (54, 448):
        comrade = Agent(
            skin="#e9b183",
            head="square",
            eyes=("almond", "#4a2a12", "#c8905f"),
            brow=("flat", "#3a2410", 11),
            nose="wedge",
            mouth="stern",
            ground=group(),
            body=wear.guard_tunic(),
            top=(hats.bearskin(),),
            x=x,
            y=214,
            size=0.6,
        )
        figure(comrade)(canvas)


def _horse(canvas: Canvas) -> None:
    """A dapple rocking horse seen from the side, charging to the right."""
    pen(arc(240, 360, 220, 40, 140, 96), "#8a2a1e", 20)(canvas)
    for x, lean in ((140, 10), (176, -8), (300, 12), (330, -6)):
        canvas.line([(x, 350), (x + lean, 440)], "#d8d4e0", 26)
    body = svg(
        "M90 300 C100 250 160 240 230 256 C270 262 300 240 320 190 C326 160 350 140 376 132 L400 "
        "112 L404 138 C440 150 456 180 462 "
        "206 C456 226 436 226 420 214 C400 216 390 230 388 262 C380 320 340 370 280 372 L150 372 C100 368 80 340 90 300Z"
    )
    slab(body, "#f2eef6")(canvas)
    for x, y, r in ((130, 300, 17), (180, 290, 12), (240, 320, 19), (290, 300, 12), (340, 260, 11), (160, 344, 12)):
        canvas.fill(ellipse(x, y, r), "#b8b0c8", 0.8)
    slab(
        svg("M384 130 C350 150 330 190 316 250 C300 250 292 240 296 220 C310 180 330 140 376 118Z"),
        "#c8541f",
        dots=False,
    )(canvas)
    slab(svg("M92 300 C60 290 40 320 44 366 C60 350 80 350 96 340Z"), "#c8541f", dots=False)(canvas)
    canvas.fill(ellipse(418, 166, 8), INK)
    pen("M446 214 C420 204 400 216 392 236 L300 262", RED, 7)(canvas)


AGENTS = {
    "dame-agatha-mistress-of-moustaches": Agent(
        skin="#f7d3b5",
        head="oval",
        eyes=("sly", "#3f6ea8", "#b79ad8"),
        brow=("high", "#8a8f9a", 6),
        brow_y=-6,
        brow_lift=8,
        nose="wedge",
        mouth="lips",
        lip="#b3122f",
        lashes=2,
        neck=33,
        hair=hair.bun("#d8dae4", 0, -150, 50),
        tilt=-4,
        blush="#e8707a",
        ground=stripes("#7a1f5a", "#8f2f6e", 34),
        scene=(_mirror,),
        cast="#5a8a80",
        y=166,
        size=0.72,
        body=group(
            wear.gown("#3a1a6a", "#f7d3b5", "#c8efe4"), wear.straps("#3a1a6a"), wear.necklace("#fff8ec", 214, 13, 9)
        ),
        top=(
            earrings("#35d0c8", "ball"),
            flat(svg("M-6 46 C-20 40 -34 46 -42 56 C-30 60 -16 58 -4 52 C8 58 24 60 36 54 C28 44 14 40 4 46Z"), INK),
        ),
        held=(
            at(30, 350, _moustache_fan, size=1.0),
            arm(1, (200, 370), (50, 350), "#f7d3b5", mitt("#f7d3b5"), width=46, shoulder=(128, 224)),
        ),
    ),
    "butlertron-mark-two": Poster(
        ground=swirl("#4a2a7a", "#5f3a96", 10, 1.6),
        figure=(
            at(0, 0, _butler, flip=True),
            at(
                150,
                -66,
                slab(ellipse(0, 0, 92, 17), "#e4e8f2", dots=False),
                flat(ellipse(0, -4, 74, 10), "#ffffff", 0.8),
                at(-14, -34, props.cup("#fbd3dc", "#ffffff"), size=0.4),
            ),
            at(
                -140,
                -40,
                brush([(0, 20), (-44, -150)], "#e8ecf6", 9, 2),
                slab(ellipse(4, 16, 30, 13, -14), "#f4c542", dots=False),
                degrees=-4,
            ),
        ),
        cast="#1a0a34",
        rim="#ffe0a0",
    ),
    "gadget-boffin": Agent(
        skin="#f2b58c",
        head="egg",
        eyes=("startled", "#2f9a5a", "#d8906a"),
        brow=("high", "#5a6a8a", 9),
        nose="bulb",
        mouth="grin",
        hair=hair.frizz("#7a8ab0"),
        ground=rays("#3fa34d", "#6abf5a", 14),
        body=wear.lab_coat("#f4f2f8", "#fbd04c", wear.bow_tie(RED, 184)),
        top=(glasses("round", INK, "#9be3ff", 0.35),),
        cast="#14502a",
        x=198,
        y=186,
        size=0.8,
        tilt=-6,
        held=(
            at(226, 120, _boffin_brush, size=1.05, degrees=8),
            arm(1, (240, 260), (222, 190), "#f4f2f8", mitt("#f2b58c")),
        ),
    ),
    "tea-lady-with-a-licence": Agent(
        skin="#e0a072",
        head="round",
        eyes=("wink", "#4a7a3a", "#f2b58c"),
        brow=("arch", "#6a4a3a", 6),
        nose="button",
        mouth="smile",
        lip=RED,
        lashes=1,
        blush="#d8503e",
        neck=36,
        hair=hair.curls("#a86a9a", 28, 40),
        ground=scales("#fbd3dc", "#f58aa8", "#fff3dc", cell=84),
        body=group(
            wear.mini_dress("#2a6fc0", CREAM, wear.spots(CREAM, 11, 46), shape=wear.BODY), wear.apron("#ffffff")
        ),
        top=(
            slab(
                svg("M-64 -106 C-50 -146 50 -146 64 -106 C40 -96 20 -112 0 -100 C-20 -112 -40 -96 -64 -106Z"),
                "#ffffff",
                dots=False,
            ),
        ),
        x=182,
        y=150,
        size=0.78,
        cast="#b0486a",
        front=(_trolley,),
        held=(arm(-1, (-214, 236), (-140, 130), "#2a6fc0", mitt("#e0a072", "open"), cuff=CREAM),),
    ),
    "palace-guard-who-blinked": Agent(
        skin="#f2b58c",
        head="long",
        eyes=("wink", "#3b86c9", "#d8906a"),
        brow=("worry", "#7a3b1f", 10),
        nose="long",
        mouth="stern",
        lip="#a8443a",
        ground=group(sky("#8fd0e8", "#e8f4d0", "#8fb83a", 330)),
        scene=(
            *[slab(box(x, 60, 26, 300, 3), "#c8b89a", dots=False) for x in (120, 240, 360)],
            flat(box(0, 40, 480, 26), "#d8c8aa"),
            _guards,
        ),
        body=wear.guard_tunic(),
        top=(hats.bearskin(), hats.sweat(-96, -14, 1.2)),
        cast="#2a4a6a",
        y=232,
        size=0.86,
    ),
    "colonel-whiskersworth": Agent(
        skin="#eea98a",
        head="round",
        eyes=("startled", "#3f6ea8", "#e09a7c"),
        brow=("bushy", "#f4efe4", 14),
        brow_y=-8,
        nose="bulb",
        mouth="shout",
        lip="#b8404a",
        blush="#d8503e",
        hair=kit("tufts", "#f4efe4"),
        ground=petals("#5a7a3a", "#6f9448", "#84a858", core="#5a7a3a", cell=130),
        body=inside(box(-300, 0, 600, 330), wear.officer("#a8322d")),
        top=(hair.wing_whiskers("#f4efe4"), beard("walrus", "#fffaf0"), hats.hard_hat("#e8dcc0")),
        x=240,
        y=150,
        size=0.7,
        lean=4,
        cast="#2a3a1a",
        held=(
            at(
                -206,
                -34,
                brush([(8, 26), (-30, -130)], "#eef0f6", 13, 3),
                slab(ellipse(4, 18, 28, 11, -14), "#f4c542", dots=False),
            ),
            arm(-1, (-240, 170), (-202, 20), "#a8322d", mitt("#eea98a"), cuff="#f4c542"),
        ),
        front=(_horse,),
    ),
}
