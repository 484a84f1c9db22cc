"""The ship Agents of Good: six witnesses of a wobbly rocket, which is laid over the foot of their pictures."""

from __future__ import annotations

import math

from tools.art.austin.agents import hair, hats, things, wear
from tools.art.austin.agents.doll import Agent, arm, beard, earrings, kit, kit_back, mitt
from tools.art.austin.agents.palette import CREAM, INK, ORANGE, RED, SUN, TEAL
from tools.art.austin.grounds import disc, hills, rays, sky, stripes
from tools.art.austin.poster import scattered, slab
from tools.art.beanz.parts import Part, at, brush, flat, group, inside, pen
from tools.art.canvas import Canvas
from tools.art.colour import shade
from tools.art.paths import box, ellipse, minus, polygon, svg, union


def _radar(canvas: Canvas) -> None:
    canvas.wash("#16324a")
    for x, y in ((30, 60), (30, 120), (30, 180), (452, 60), (452, 120), (452, 180)):
        slab(box(x - 26, y - 22, 52, 44, 6), "#24506e", dots=False)(canvas)
    slab(ellipse(320, 150, 168), "#3a4a5e")(canvas)
    canvas.fill(ellipse(320, 150, 148), "#0f3a24")
    with canvas.clip(ellipse(320, 150, 148)):
        for r in (48, 96, 144):
            canvas.stroke(ellipse(320, 150, r), "#4fd87a", 2.5, 0.7)
        canvas.line([(320, 0), (320, 300)], "#4fd87a", 2, 0.6)
        canvas.line([(170, 150), (470, 150)], "#4fd87a", 2, 0.6)
        canvas.fill(polygon((320, 150), (440, 20), (480, 80)), "#7dffa0", 0.45)
        at(400, 96, flat(union(ellipse(0, 12, 13, 22), ellipse(0, -14, 8, 13)), "#d8ffd8"), degrees=40)(canvas)


def _cockpit(canvas: Canvas) -> None:
    canvas.stroke(svg("M-20 470 C-10 60 120 -40 250 -40 C380 -40 490 60 500 470"), "#3a4458", 46)
    canvas.stroke(svg("M-20 470 C-10 60 120 -40 250 -40 C380 -40 490 60 500 470"), "#5a6884", 30)
    for s in (-1, 1):
        canvas.line([(250 + s * 130, -10), (250 + s * 214, 300)], "#4a5670", 16)
    for x, y in ((60, 180), (420, 120), (390, 250)):
        slab(
            union(ellipse(x, y, 44, 20), ellipse(x - 26, y + 8, 30, 15), ellipse(x + 30, y + 8, 34, 15)),
            "#ffffff",
            dots=False,
        )(canvas)


def _pins(canvas: Canvas) -> None:
    pin = svg(
        "M0 -60 C16 -60 18 -40 10 -22 C6 -10 8 0 16 18 C24 40 18 60 12 64 L-12 64 C-18 60 -24 40 "
        "-16 18 C-8 0 -6 -10 -10 -22 C-18 "
        "-40 -16 -60 0 -60Z"
    )
    one = group(
        slab(pin, "#fffaf0", dots=False), inside(pin, flat(box(-30, -30, 60, 7), RED), flat(box(-30, -18, 60, 7), RED))
    )
    scattered(
        one,
        (330, 150, 0.8, 0),
        (372, 150, 0.8, 0),
        (414, 150, 0.8, 0),
        (456, 150, 0.8, 0),
        (351, 164, 0.9, 0),
        (394, 164, 0.9, 0),
        (438, 164, 0.9, 0),
    )(canvas)


def _lane(canvas: Canvas) -> None:
    canvas.wash("#7a3a9a")
    stripes("#7a3a9a", "#8a4aac", 34)(canvas)
    canvas.fill(polygon((330, 190), (480, 190), (560, 500), (60, 500)), "#f2c27a")
    for k in range(7):
        canvas.line([(336 + k * 24, 190), (90 + k * 76, 500)], "#d89a4a", 3)
    canvas.rect(300, 60, 200, 132, "#2a1240")
    _pins(canvas)


def _vegetables(canvas: Canvas) -> None:
    marrow = svg("M-60 60 C-90 -40 -50 -160 20 -166 C80 -160 90 -40 60 60 C40 96 -40 96 -60 60Z")
    at(
        400,
        240,
        slab(marrow, "#3f8a3a"),
        inside(
            marrow, *[brush([(x, 90), (x * 1.3 + 8, -40), (x * 0.5 + 16, -170)], "#8fd05a", 9, 6) for x in (-36, 0, 38)]
        ),
        degrees=8,
    )(canvas)
    carrot = svg("M-40 -60 C-40 -100 40 -100 40 -60 C34 20 10 90 0 120 C-10 90 -34 20 -40 -60Z")
    for dx, turn in ((-26, -24), (0, 0), (26, 24)):
        at(60 + dx, 150, slab("M0 0 C-24 -30 -20 -80 0 -110 C20 -80 24 -30 0 0Z", "#5aa83a", dots=False), degrees=turn)(
            canvas
        )
    at(
        60,
        230,
        slab(carrot, ORANGE),
        *[pen(f"M{x} {y} L{x + 24} {y + 4}", shade(ORANGE, 1), 5) for x, y in ((-30, -40), (4, -10), (-20, 30))],
        size=1.1,
    )(canvas)


def _can(canvas: Canvas) -> None:
    """A watering can on its way down."""
    body = box(-46, -40, 92, 90, 8)
    spout = svg("M44 30 L110 -40 L122 -30 L56 50Z")
    handle = minus(ellipse(-20, -50, 50, 40), ellipse(-20, -50, 36, 27))
    group(
        slab(handle, "#6a8ab0", dots=False),
        slab(spout, "#6a8ab0", dots=False),
        slab(ellipse(116, -36, 12, 24, 45), "#8aa8cc", dots=False),
        slab(body, "#8aa8cc"),
        flat(box(-46, -10, 92, 10), "#6a8ab0"),
    )(canvas)
    for x, y in ((146, -60), (150, -24), (132, -76), (164, -44)):
        flat(
            svg(
                f"M{x} {y - 12} C{x + 10} {y} {x + 8} {y + 10} {x} {y + 10} C{x - 8} {y + 10} {x - 10} {y} {x} {y - 12}Z"
            ),
            "#4aa8e8",
        )(canvas)


def _balcony(canvas: Canvas) -> None:
    canvas.wash("#f6d27a")
    slab(box(96, -20, 300, 520, 4), "#fff3dc", dots=False)(canvas)
    slab(box(130, 10, 236, 500, 110), "#5a8ac8")(canvas)
    for x, colour in ((20, "#2a4fa8"), (47, "#fffaf0"), (74, RED)):
        canvas.fill(
            svg(f"M{x} 60 C{x + 4} 140 {x - 8} 200 {x + 2} 280 L{x + 28} 280 C{x + 20} 200 {x + 32} 140 {x + 27} 60Z"),
            colour,
        )
    canvas.line([(16, 40), (16, 320)], "#8a5a2a", 9)
    canvas.fill(ellipse(16, 36, 12), "#f4c542")


def _rail(canvas: Canvas) -> None:
    slab(box(-10, 344, 500, 20, 4), "#f0e2c4", dots=False)(canvas)
    for x in range(10, 490, 46):
        slab(
            svg(
                f"M{x - 12} 364 L{x + 12} 364 C{x + 2} 390 {x + 26} 410 {x + 12} 450 L{x - 12} 450 "
                f"C{x - 26} 410 {x - 2} 390 {x - 12} 364Z"
            ),
            "#f0e2c4",
            dots=False,
        )(canvas)


def _opera_glasses(canvas: Canvas) -> None:
    canvas.line([(70, 20), (110, 140)], "#f4c542", 9)
    for s in (-1, 1):
        slab(svg(f"M{s * 14} -24 L{s * 62} -28 L{s * 70} 28 L{s * 10} 28Z"), "#f4c542", dots=False)(canvas)
        slab(ellipse(s * 40, 4, 31), shade("#f4c542", 0.6), dots=False)(canvas)
        canvas.fill(ellipse(s * 40, 4, 22), "#9be3ff")
        canvas.fill(ellipse(s * 40 - 8, -4, 7, 5), "#ffffff")


def _bush(canvas: Canvas) -> None:
    rng = [(x, 300 + 30 * math.sin(x * 0.05) + (x % 3) * 14) for x in range(-10, 500, 34)]
    canvas.rect(0, 380, 480, 120, "#2a5a3a")
    for k, (x, y) in enumerate([*rng, *[(x + 10, y + 74) for x, y in rng]]):
        slab(ellipse(x, y + 40, 56, 60), ("#2f6a34", "#3f8a3a", "#2a5a3a")[k % 3])(canvas)
    for x, y, turn in ((70, 300, -30), (150, 330, 20), (330, 310, -10), (420, 296, 40), (250, 340, 0)):
        at(x, y, slab("M0 20 C-30 0 -26 -40 0 -60 C26 -40 30 0 0 20Z", "#6abf5a", dots=False), degrees=turn)(canvas)


def _glass_smoke() -> Part:
    return group(
        *[
            brush([(x, y), (x + 20, y - 40), (x - 14, y - 80), (x + 16, y - 130)], "#f4f0ff", 4, 6, 20)
            for x, y in ((190, 170), (316, 160))
        ]
    )


AGENTS = {
    "johnson-radar-operator": Agent(
        skin="#f2b58c",
        head="round",
        eyes=("startled", "#3b86c9", "#d8906a"),
        brow=("worry", "#4a2a1e", 9),
        brow_y=-10,
        nose="button",
        mouth="oh",
        lip="#b8504a",
        hair=kit("side", "#4a2a1e"),
        ground=_radar,
        body=wear.high_collar("#3f7a8a", "#5a98a8", SUN),
        top=(
            hats.headphones("#2a2440", "#e8307a"),
            pen("M-104 30 C-110 90 -60 104 -24 96", "#2a2440", 7),
            flat(ellipse(-20, 96, 11, 8), INK),
        ),
        x=184,
        y=150,
        size=0.76,
        tilt=-8,
        cast="#0a1a2a",
    ),
    "dick-fighter-pilot": Agent(
        skin="#8a5434",
        head="square",
        eyes=("startled", "#4a2a12", "#74432a"),
        brow=("high", "#1f1222", 10),
        brow_y=-12,
        nose="wedge",
        mouth="oh",
        lip="#6a2a2e",
        ground=sky("#2a8fd8", "#bfe8f4"),
        scene=(_cockpit,),
        body=group(wear.high_collar("#5a6a3a", "#f2e3c8", SUN, zip_line=True), wear.scarf(ORANGE, CREAM)),
        top=(hats.flying_cap("#7a4428", "#f2e3c8"), hats.goggles_up("#2a2440", "#ffd35a")),
        y=158,
        size=0.76,
        tilt=5,
        cast="#164a70",
    ),
    "skittle-bowling-champion": Agent(
        skin="#f7d3b5",
        head="heart",
        eyes=("wide", "#2f9a5a", "#fbb034"),
        brow=("high", "#a8401a", 5),
        brow_y=-8,
        nose="button",
        mouth="oh",
        lip=RED,
        lashes=2,
        blush="#ee6f6a",
        neck=33,
        hair=hair.side_tail("#d8541f", TEAL),
        ground=_lane,
        tilt=-6,
        x=174,
        y=158,
        size=0.74,
        cast="#3a1450",
        body=wear.mini_dress(TEAL, SUN, wear.stripes("#fff3dc", 200, 40), shape=wear.BODY),
        held=(
            arm(1, (214, 320), (250, 210), TEAL, group(), cuff=SUN),
            at(262, 150, things.bowling_ball("#22203a", 64), mitt("#f7d3b5")),
        ),
    ),
    "rhubarb-prize-gardener": Agent(
        skin="#eea98a",
        head="long",
        eyes=("startled", "#5f7a3a", "#d89070"),
        brow=("bushy", "#d8d4c8", 13),
        brow_y=-10,
        nose="bulb",
        mouth="oh",
        lip="#b8504a",
        blush="#d8503e",
        hair=kit("tufts", "#d8d4c8"),
        ground=group(
            sky("#8fd8f0", "#f4f4c8"),
            hills(
                ("#8fc85a", ((-40, 300), (120, 250), (300, 290), (520, 240))),
                ("#6aa83a", ((-40, 360), (160, 320), (340, 350), (520, 310))),
            ),
        ),
        scene=(_vegetables,),
        body=group(wear.turtleneck("#c8542a"), wear.apron("#3f6a3a", "#2f5230")),
        x=226,
        y=150,
        size=0.7,
        cast="#3a6a2a",
        top=(hats.straw_hat("#f2d27a", "#3f6a3a"), beard("walrus", "#e8e4da")),
        front=(at(330, 300, _can, size=0.8, degrees=24),),
        held=(
            arm(1, (214, 300), (170, 200), "#c8542a", mitt("#eea98a", "open")),
            arm(-1, (-214, 300), (-170, 200), "#c8542a", mitt("#eea98a", "open")),
        ),
    ),
    "baguette-french-ambassador": Agent(
        skin="#f7d3b5",
        head="oval",
        eyes=("almond", "#3b86c9", "#b79ad8"),
        brow=("high", "#2b1a2e", 5),
        brow_y=-18,
        nose="wedge",
        mouth="oh",
        lip=RED,
        lashes=1,
        neck=33,
        hair=kit("bob", "#2b1a2e"),
        hair_back=kit_back("bob", "#2b1a2e"),
        ground=_balcony,
        x=246,
        y=150,
        size=0.72,
        cast="#2a4f7a",
        body=group(
            wear.gown("#e8e4f4", "#f7d3b5", "#ffffff", shape=wear.SLIM),
            wear.sash("#2a4fa8", RED),
            wear.necklace("#fff8ec", 208, 11, 9),
        ),
        top=(
            earrings("#f4c542", "tri"),
            at(
                0,
                -78,
                slab(
                    svg("M-60 -40 L-40 -80 L-16 -50 L0 -92 L16 -50 L40 -80 L60 -40 L54 -20 C20 -30 -20 -30 -54 -20Z"),
                    "#f4c542",
                    dots=False,
                ),
            ),
            _opera_glasses,
        ),
        front=(_rail,),
        held=(arm(1, (206, 250), (112, 160), "#f7d3b5", mitt("#f7d3b5"), width=46, shoulder=(128, 224)),),
    ),
    "tripod-bird-watcher": Agent(
        skin="#c98a58",
        head="heart",
        eyes=("wide", "#4a2a12", "#a86c40"),
        brow=("high", "#5a2a1e", 6),
        brow_y=-22,
        nose="button",
        mouth="shout",
        lip="#b8304a",
        neck=34,
        hair=hair.braids("#8a3f1e", SUN, 4),
        ground=group(rays("#8a4fb5", "#a06ac8", 14), disc("#fbd9a0", "#ffe9c0", radius=170, step=22)),
        body=wear.turtleneck("#5a6a3a", wear.BODY, wear.checks("#7a8a4a", 52)),
        top=(hats.leaves("#4f9a3f"), things.binoculars()),
        x=250,
        y=164,
        size=0.74,
        cast="#4a2a6a",
        front=(_glass_smoke(), _bush),
        held=(
            arm(-1, (-206, 260), (-92, 60), "#5a6a3a", mitt("#c98a58")),
            arm(1, (206, 260), (92, 60), "#5a6a3a", mitt("#c98a58")),
        ),
    ),
}
