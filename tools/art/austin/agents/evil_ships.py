"""The ship Agents of Evil: six more witnesses of the wobbly rocket, which is laid over the foot of their pictures."""

from __future__ import annotations

import math

from tools.art.austin.agents import hair, hats, wear
from tools.art.austin.agents.doll import Agent, arm, earrings, kit, kit_back, mitt
from tools.art.austin.agents.palette import CREAM, INK, LIME, PINK, RED, SUN, TEAL, VIOLET
from tools.art.austin.grounds import arches, rays, scales, sky
from tools.art.austin.people import HENCH, SHAGETTE, bust
from tools.art.austin.poster import slab
from tools.art.beanz.parts import at, brush, flat, group, pen
from tools.art.canvas import Canvas
from tools.art.paths import box, ellipse, minus, polygon, svg


def _hull(canvas: Canvas) -> None:
    """A submarine wall round the window that the cook looks out of."""
    with canvas.clip(minus(box(-10, -10, 500, 520), ellipse(246, 190, 170))):
        _plates(canvas)
    _porthole(canvas)


def _plates(canvas: Canvas) -> None:
    canvas.wash("#d8842a")
    for y in (60, 180, 300, 420):
        canvas.line([(0, y), (480, y)], "#b8641a", 6)
        for x in range(20, 480, 44):
            slab(ellipse(x, y + 16, 8), "#f0a850", dots=False)(canvas)


def _porthole(canvas: Canvas) -> None:
    frame = minus(ellipse(246, 190, 206), ellipse(246, 190, 162))
    slab(frame, "#c8cede")(canvas)
    for k in range(12):
        a = math.radians(k * 30)
        slab(ellipse(246 + 184 * math.cos(a), 190 + 184 * math.sin(a), 12), "#8a90a8", dots=False)(canvas)


def _ladle(canvas: Canvas) -> None:
    canvas.line([(44, 0), (210, -70)], "#8a90a8", 18)
    canvas.line([(44, -3), (210, -73)], "#dfe4ee", 8)
    slab(ellipse(40, 0, 38), "#c8cede", dots=False)(canvas)
    flat(ellipse(40, 0, 26), "#5a6884")(canvas)
    flat(ellipse(33, -8, 8, 6), "#ffffff")(canvas)


def _sandwiches(canvas: Canvas) -> None:
    for k in range(9):
        y, lean = 420 - k * 40, math.sin(k * 0.9) * 10
        x = 358 + lean
        slab(svg(f"M{x - 86} {y} L{x + 86} {y} L{x + 80} {y - 15} L{x - 80} {y - 15}Z"), "#f0c88a", dots=False)(canvas)
        canvas.fill(
            svg(
                f"M{x - 88} {y - 18} C{x - 60} {y - 8} {x - 40} {y - 26} {x - 10} {y - 16} "
                f"C{x + 20} {y - 8} {x + 50} {y - 26} {x + 88} {y - 16} "
                f"L{x + 82} {y - 26} L{x - 82} {y - 26}Z"
            ),
            ("#6abf5a", "#8fd13f")[k % 2],
        )
        canvas.fill(box(x - 80, y - 34, 160, 9, 4), (RED, "#f6c927", "#f58aa8")[k % 3])
    slab(svg("M270 62 L446 62 C440 30 400 14 358 14 C316 14 276 30 270 62Z"), "#e0a85a")(canvas)
    canvas.line([(358, -40), (358, 20)], "#8a5a34", 6)
    slab(ellipse(358, -2, 17, 21), "#6a9a3a", dots=False)(canvas)


def _sea(canvas: Canvas) -> None:
    sky("#6ab0e8", "#f4e8d8")(canvas)
    slab(box(310, 190, 200, 20, 3), "#8a6a5a", dots=False)(canvas)
    for x in (340, 400, 460):
        canvas.rect(x, 200, 16, 160, "#6a4a3e")
    canvas.fill(polygon((30, 240), (50, 60), (90, 60), (110, 240)), "#fffaf0")
    for y in (80, 140, 200):
        canvas.fill(
            polygon(
                (46 - (y - 60) * 0.11, y + 30),
                (48 - (y - 60) * 0.11, y),
                (92 + (y - 60) * 0.11, y),
                (94 + (y - 30) * 0.11, y + 30),
            ),
            RED,
        )
    canvas.fill(ellipse(70, 54, 20), "#ffe9a0")
    for k, colour in enumerate(("#1c5a9a", "#14487e", "#0f3866")):
        crest = [(x, 260 + k * 70 + 14 * math.sin(x / 34 + k * 2)) for x in range(-20, 520, 20)]
        canvas.fill(polygon(*crest, (520, 520), (-20, 520)), colour)


def _buoy(canvas: Canvas) -> None:
    """The disguise: a red and white buoy with a hatch for the face."""
    shape = svg("M-120 330 L-92 -120 C-80 -180 80 -180 92 -120 L120 330 C60 350 -60 350 -120 330Z")
    face = ellipse(0, 6, 76, 84)
    body = minus(shape, face)
    slab(body, RED)(canvas)
    with canvas.clip(body):
        canvas.fill(svg("M-200 90 L200 90 L200 190 L-200 190Z"), "#fffaf0")
        canvas.fill(svg("M-200 -190 L200 -190 L200 -104 L-200 -104Z"), "#fffaf0")
        canvas.fill(svg("M60 -200 L140 -200 L140 360 L74 360Z"), INK, 0.22)
    canvas.stroke(face, "#8a1230", 9)
    slab(minus(ellipse(0, 320, 170, 40), ellipse(0, 314, 118, 18)), "#fbb034", dots=False)(canvas)


def _spyglass(canvas: Canvas) -> None:
    slab(box(-17, -70, 34, 80, 4), "#b8862a", dots=False)(canvas)
    slab(box(-22, -130, 44, 66, 4), "#d8a83a", dots=False)(canvas)
    slab(polygon((-22, -128), (70, -150), (76, -116), (22, -100)), "#d8a83a", dots=False)(canvas)
    slab(ellipse(74, -133, 12, 22, 12), "#8a5a1a", dots=False)(canvas)
    flat(ellipse(77, -133, 7, 15, 12), "#9be3ff")(canvas)


def _trombones(canvas: Canvas) -> None:
    for s in (-1, 1):
        with canvas.transform(246 + s * 150, 262, s * 0.9, 0.9):
            slide = svg("M-40 150 C-60 60 40 40 20 -40 C10 -90 60 -110 56 -160")
            canvas.stroke(slide, "#8a5a14", 20)
            canvas.stroke(slide, "#f4c542", 13)
            slab(svg("M32 -150 C40 -190 10 -220 -8 -236 L110 -236 C96 -220 76 -196 80 -150Z"), "#f4c542")(canvas)
            canvas.fill(ellipse(50, -236, 58, 13), "#8a5a14")


def _pool(canvas: Canvas) -> None:
    canvas.wash("#f6e2b0")
    for k in range(12):
        canvas.rect(k * 44, 0, 40, 40, ("#ffffff", "#f2d27a")[k % 2])
    canvas.fill(svg("M-10 250 L490 200 L490 520 L-10 520Z"), "#2ab8d8")
    for y in (280, 330, 380):
        canvas.stroke(
            svg(
                f"M-10 {y} C60 {y - 20} 100 {y + 10} 170 {y - 10} C240 {y - 30} 300 {y} 370 "
                f"{y - 20} C420 {y - 34} 460 {y - 10} 500 {y - 24}"
            ),
            "#8fe8f4",
            7,
        )
    for x, y, look in (
        (62, 292, HENCH.but(style="slick", hair="#22203a", top="#e9b183")),
        (420, 262, SHAGETTE.but(style="bob", hair="#c8541f", top="#e8307a")),
        (440, 350, HENCH.but(style="bald", top="#8a4f30", skin="#8a4f30")),
    ):
        bust(look, x, y, 0.8)(canvas)
        brush([(x + 20, y + 30), (x + 34, y - 20), (x + 30, y - 76)], look.skin, 16, 10)(canvas)
        canvas.fill(ellipse(x, y + 62, 64, 15), "#2ab8d8")


def _whistle(canvas: Canvas) -> None:
    slab(svg("M-44 -18 L20 -18 C50 -20 54 34 16 36 C-10 36 -14 12 -8 6 L-44 2Z"), "#ff8a2e", dots=False)(canvas)
    flat(ellipse(18, 8, 10), "#8a3a10")(canvas)
    for x, y, a in ((-66, -30, -30), (-70, -4, 0), (40, -50, 60)):
        at(x, y, brush([(0, 0), (-26, 0)], "#ffffff", 8, 2), degrees=a)(canvas)


def _bugle(canvas: Canvas) -> None:
    """Held to the mouth, bell to the right."""
    for colour, width in (("#8a5a14", 24), ("#f4c542", 16)):
        canvas.stroke(svg("M20 82 L150 60 C190 52 196 110 150 112 L100 118"), colour, width)
    slab(svg("M146 52 C200 40 236 10 262 -34 L292 96 C250 80 210 84 150 92Z"), "#f4c542")(canvas)
    slab(ellipse(278, 30, 24, 68, -12), "#d89a1f", dots=False)(canvas)
    flat(ellipse(282, 30, 14, 50, -12), "#5a3408")(canvas)
    slab(svg("M60 96 L130 86 L124 190 L94 160 L66 196Z"), VIOLET, dots=False)(canvas)


AGENTS = {
    "torpedo-submarine-cook": Agent(
        skin="#eea98a",
        head="round",
        eyes=("wide", "#3b86c9", "#d89070"),
        brow=("bushy", "#5a3020", 12),
        nose="bulb",
        mouth="oh",
        lip="#b8504a",
        blush="#d8503e",
        ground=sky("#2a6f8a", "#5ab0c8"),
        body=group(
            wear.turtleneck("#fffaf0", wear.BODY, wear.stripes("#2a6fc0", 46, 14)), wear.scarf(RED, CREAM, tail=False)
        ),
        hair=hair.curls("#5a3020", 20, 0),
        top=(hats.chef_hat(), _ladle),
        y=186,
        size=0.72,
        cast="#1a4a5e",
        front=(_hull,),
        held=(arm(1, (210, 170), (186, 20), "#fffaf0", mitt("#eea98a")),),
    ),
    "gherkin-lair-caterer": Agent(
        skin="#8a5434",
        head="oval",
        eyes=("wide", "#4a2a12", "#35c8a8"),
        brow=("high", "#1f1222", 6),
        brow_y=-10,
        nose="button",
        mouth="oh",
        lip="#e8506a",
        lashes=2,
        neck=33,
        hair=hair.pixie("#2b1a2e"),
        ground=scales("#f26a2e", "#f58a4a", "#ffb07a", cell=96),
        body=group(wear.mini_dress("#3f8a4a", CREAM, shape=wear.BODY), wear.apron("#fffaf0", "#8fd13f")),
        top=(
            earrings(LIME, "ball"),
            slab(
                svg("M-66 -104 C-50 -144 50 -144 66 -104 C40 -94 20 -110 0 -98 C-20 -110 -40 -94 -66 -104Z"),
                "#fffaf0",
                dots=False,
            ),
        ),
        x=158,
        y=160,
        size=0.72,
        tilt=10,
        cast="#8a2a10",
        front=(_sandwiches,),
        held=(arm(-1, (-214, 280), (-130, 170), "#3f8a4a", mitt("#8a5434", "open"), cuff=CREAM),),
    ),
    "periscope-harbour-spy": Agent(
        skin="#f2b58c",
        head="oval",
        eyes=("sly", "#3f7a4a", "#d8906a"),
        brow=("flat", "#4a2a1e", 10),
        nose="long",
        mouth="stern",
        lip="#a8443a",
        ground=_sea,
        body=group(),
        hair=_buoy,
        top=(at(0, -150, _spyglass, size=0.62),),
        y=220,
        size=0.8,
        tilt=-7,
        cast="#0a2a4e",
        front=(
            flat(svg("M-10 400 C80 380 160 410 250 396 C340 384 420 408 490 392 L490 510 L-10 510Z"), "#0f3866"),
            pen("M60 400 C120 388 180 404 240 396", "#8fc8f0", 5),
        ),
    ),
    "maraca-band-leader": Agent(
        skin="#b9784c",
        head="heart",
        eyes=("wide", "#4a2a12", "#fbb034"),
        brow=("high", "#1f1222", 6),
        brow_y=-10,
        nose="button",
        mouth="shout",
        lip=RED,
        lashes=3,
        blush="#d8503e",
        neck=33,
        hair=hair.waves("#2b1a2e"),
        ground=arches("#2a1a6a", "#3a2a8a", "#4a3aa8", "#6a5ac8", y=500, radius=560, band=100),
        scene=(_trombones,),
        body=group(wear.gown(PINK, "#b9784c", "#ffd8e8", wear.stripes(SUN, 60, 20)), wear.straps(PINK)),
        y=164,
        size=0.68,
        cast="#120a3a",
        top=(
            at(
                -62,
                -84,
                *[
                    slab(ellipse(x, y, 19), c, dots=False)
                    for x, y, c in ((0, 0, RED), (26, -18, SUN), (-14, 26, "#ff8ab8"))
                ],
            ),
            earrings(SUN),
        ),
        held=(
            arm(-1, (-240, 150), (-190, 0), "#b9784c", mitt("#b9784c"), width=50, shoulder=(128, 224)),
            arm(1, (240, 150), (190, 0), "#b9784c", mitt("#b9784c"), width=50, shoulder=(128, 224)),
            *[
                at(
                    s * 196,
                    -76,
                    slab(box(-7, 20, 14, 70, 5), "#8a5a34", dots=False),
                    slab(ellipse(0, 0, 38, 46), c, dots=False),
                    flat(box(-38, -8, 76, 12), SUN),
                    degrees=s * 12,
                )
                for s, c in ((-1, RED), (1, TEAL))
            ],
        ),
    ),
    "noodle-pool-attendant": Agent(
        skin="#c98a58",
        head="long",
        eyes=("startled", "#3f7a4a", "#a86c40"),
        brow=("high", "#3a2410", 9),
        brow_y=-12,
        nose="wedge",
        mouth="oh",
        lip="#8a3a3a",
        hair=kit("moptop", "#3a2410"),
        hair_back=kit_back("moptop", "#3a2410"),
        ground=_pool,
        body=group(
            wear.turtleneck("#fffaf0"), flat(polygon((-200, 240), (200, 240), (204, 290), (-206, 290)), "#2ab8d8")
        ),
        x=236,
        y=150,
        size=0.72,
        cast="#a8803a",
        top=(hats.visor("#ff8a2e", "#fffaf0"),),
        held=(at(56, 180, _whistle, size=0.8, degrees=30), pen("M-46 170 C-30 230 10 230 30 190", "#ff8a2e", 5)),
    ),
    "trumpet-lair-bugler": Agent(
        skin="#f7d3b5",
        head="round",
        eyes=("shut", "#3b86c9", "#b79ad8"),
        brow=("worry", "#a8401a", 6),
        nose="button",
        mouth="oh",
        lip=RED,
        lashes=1,
        blush="#ff4a4a",
        neck=34,
        hair=hair.pixie("#d8541f"),
        ground=rays("#f6d23a", "#fbe27a", 16),
        body=wear.officer(VIOLET, "#f4c542", LIME),
        top=(at(34, -96, hats.pillbox(VIOLET, "#f4c542"), degrees=24),),
        x=178,
        y=190,
        size=0.74,
        tilt=-5,
        cast="#7a5a10",
        held=(_bugle, arm(1, (230, 280), (110, 170), VIOLET, mitt("#f7d3b5"), cuff="#f4c542")),
        front=(
            group(
                *[
                    brush(
                        [
                            (408 + 8 * math.cos(a), 214 + 8 * math.sin(a)),
                            (408 + r * math.cos(a), 214 + r * math.sin(a)),
                        ],
                        RED,
                        4,
                        13,
                    )
                    for a, r in ((-0.9, 84), (-0.4, 74), (0.1, 70), (0.6, 74))
                ]
            ),
        ),
    ),
}
