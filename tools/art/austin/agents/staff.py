"""Specialists of the lair: agent of estates, ninja, robot, accountant, trainer, saboteur."""

from __future__ import annotations

import math

from tools.art.austin import props
from tools.art.austin.agents import hair, hats, things, wear
from tools.art.austin.agents.doll import Agent, arm, beard, earrings, glasses, kit, kit_back, mitt
from tools.art.austin.agents.palette import CREAM, INK, LIME, PINK, RED, SUN, TEAL, VIOLET
from tools.art.austin.grounds import checks, discs, sky, stripes, waves
from tools.art.austin.poster import Poster, slab
from tools.art.beanz.parts import Part, at, brush, flat, group, inside, pen
from tools.art.canvas import Canvas
from tools.art.colour import shade
from tools.art.paths import box, ellipse, minus, polygon, svg


def _volcano(canvas: Canvas) -> None:
    sky("#4ab8e8", "#d8f4f0")(canvas)
    for x, y, r in ((300, 60, 40), (344, 34, 48), (400, 50, 42), (440, 20, 36)):
        slab(ellipse(x, y, r), "#d8c8e8", dots=False)(canvas)
    slab(svg("M140 500 L280 130 C310 112 400 112 430 130 L560 500Z"), "#8a5a7a")(canvas)
    canvas.fill(
        svg(
            "M280 130 C310 112 400 112 430 130 C440 170 424 230 410 190 C400 160 390 190 386 260 "
            "C380 290 366 280 364 240 C360 190 344 "
            "180 336 210 C326 240 310 220 306 190 C300 166 286 180 280 130Z"
        ),
        "#ff6a1f",
    )
    canvas.fill(ellipse(355, 128, 74, 15), "#ffd23a")
    canvas.fill(svg("M-10 420 C120 380 340 384 490 412 L490 510 L-10 510Z"), "#5aa83a")


def _street(canvas: Canvas) -> None:
    canvas.wash("#3a4a9a")
    for x, width, height, colour in (
        (-10, 110, 360, "#2a3578"),
        (90, 90, 280, "#324090"),
        (300, 110, 320, "#2a3578"),
        (400, 100, 250, "#324090"),
    ):
        canvas.rect(x, 430 - height, width, height, colour)
        for k in range(10):
            canvas.rect(
                x + 18 + (k % 2) * width * 0.45, 450 - height + (k // 2) * 44, 22, 26, "#ffd86a" if k % 3 else "#4a5ab0"
            )
    canvas.rect(0, 420, 480, 90, "#1f2650")
    canvas.fill(ellipse(246, 120, 170), "#ffe9a0", 0.2)


def _lamp_post(canvas: Canvas) -> None:
    slab(box(236, 100, 22, 420, 4), "#2a2440", dots=False)(canvas)
    slab(box(222, 300, 50, 16, 5), "#2a2440", dots=False)(canvas)
    canvas.fill(svg("M206 40 L288 40 L272 104 L222 104Z"), "#fff0a8")
    canvas.fill(svg("M206 40 L222 40 L236 104 L222 104Z"), "#ffd23a")
    slab(svg("M194 40 L247 -2 L300 40Z"), "#2a2440", dots=False)(canvas)


def _mask(canvas: Canvas) -> None:
    hood = minus(
        svg("M-100 120 C-128 10 -118 -146 0 -150 C118 -146 128 10 100 120 C60 150 -60 150 -100 120Z"),
        box(-72, -40, 144, 62, 26),
    )
    slab(hood, "#2a2a44")(canvas)
    slab(svg("M90 -60 L170 -110 L160 -70 L196 -74 L110 -30Z"), RED, dots=False)(canvas)
    slab(svg("M-104 -62 C-50 -96 50 -96 104 -62 L102 -40 C50 -72 -50 -72 -102 -40Z"), RED, dots=False)(canvas)


def _janitor(canvas: Canvas) -> None:
    """A round cleaning robot with a fin and a grudge."""
    metal = "#b8c4d8"
    slab(svg("M-20 -96 C-10 -190 60 -200 84 -196 C60 -160 62 -120 70 -92Z"), "#5a7a9a")(canvas)
    slab(ellipse(0, 20, 176, 128), metal)(canvas)
    slab(ellipse(0, -44, 140, 66), shade(metal, -0.7), dots=False)(canvas)
    slab(box(-104, -76, 208, 66, 33), INK, dots=False)(canvas)
    for s in (-1, 1):
        flat(polygon((s * 20, -40), (s * 84, -64), (s * 76, -30), (s * 34, -26)), "#ff3a2e")(canvas)
        flat(ellipse(s * 56, -42, 8), "#ffe9a0")(canvas)
    for k in range(9):
        x = -96 + k * 24
        flat(
            polygon((x - 12, 44 + abs(k - 4) * -3), (x + 12, 44 + abs(k - 4) * -3), (x, 74 + abs(k - 4) * -3)),
            "#ffffff",
        )(canvas)
    pen("M-112 40 C-60 62 60 62 112 40", INK, 6)(canvas)
    slab(box(-170, 100, 340, 40, 18), "#e8b02a", dots=False)(canvas)
    inside(
        box(-170, 100, 340, 40, 18),
        *[flat(polygon((x, 100), (x + 24, 100), (x - 6, 140), (x - 30, 140)), INK) for x in range(-170, 200, 56)],
    )(canvas)
    for x in range(-150, 160, 22):
        canvas.line([(x, 140), (x * 1.12, 176)], "#8fd8f2", 10)


def _mop(canvas: Canvas) -> None:
    canvas.line([(-190, 60), (170, -140)], "#c8925a", 17)
    for k in range(9):
        brush(
            [(168, -138), (200 + k * 4, -190 + k * 20), (226 - abs(k - 4) * 5, -206 + k * 26)],
            ("#fff6e0", "#e8d8c8")[k % 2],
            14,
            9,
        )(canvas)
    slab(ellipse(160, -134, 24, 18, -30), "#2a6fc0", dots=False)(canvas)
    for x, y in ((-120, 22), (30, -62)):
        slab(ellipse(x, y, 26), "#8a98b0", dots=False)(canvas)


def _adding_machine(canvas: Canvas) -> None:
    paper = svg(
        "M190 300 C190 220 250 260 250 180 C250 110 330 140 340 70 C346 30 400 20 430 60 C460 100 "
        "450 150 400 140 L370 110 C360 150 400 "
        "170 370 210 C340 250 300 220 290 300Z"
    )
    slab(paper, "#fffaf0", dots=False)(canvas)
    for k, (x, y) in enumerate(((214, 286), (236, 250), (256, 214), (290, 172), (330, 140))):
        canvas.fill(box(x, y, 40, 6, 2), RED if k % 2 else "#8a7a9a")
    canvas.fill(ellipse(404, 72, 8), INK)
    mouth = svg("M430 62 L374 112 L400 140 C450 150 462 100 430 62Z")
    canvas.fill(mouth, "#8a1230")
    for x, y, turn in ((420, 76, 30), (404, 92, 40), (390, 106, 45), (430, 124, 200), (414, 134, 210)):
        at(x, y, flat(polygon((-7, -4), (7, -4), (0, 16)), "#ffffff"), degrees=turn)(canvas)
    slab(svg("M130 500 L160 304 C170 290 350 290 360 304 L390 500Z"), "#3f8a6a")(canvas)
    for row in range(4):
        for column in range(5):
            slab(
                box(178 + column * 34 - row * 4, 322 + row * 30, 26, 20, 6),
                (CREAM, SUN, "#f58aa8")[(row + column) % 3],
                dots=False,
            )(canvas)


def _tank(canvas: Canvas) -> None:
    canvas.wash("#0f6a7a")
    waves("#14808f", "#1a96a4", "#22acb8", "#14808f", height=62, amount=14)(canvas)
    for x, y, r in ((40, 60, 9), (440, 40, 12), (462, 130, 8), (30, 250, 11), (450, 330, 8), (64, 340, 6)):
        canvas.stroke(ellipse(x, y, r), "#bff0f0", 4)


def _fish(colour: str, hat: str) -> Part:
    body = svg("M-50 0 C-40 -40 30 -44 54 -6 L44 4 L54 12 C30 40 -40 40 -50 0Z")
    return group(
        slab(svg("M-44 0 L-84 -30 L-76 0 L-84 30Z"), shade(colour, 0.6), dots=False),
        slab(body, colour, dots=False),
        flat(ellipse(22, -14, 10), "#ffffff"),
        flat(ellipse(25, -13, 5), INK),
        *[flat(polygon((x, 3), (x + 8, 3), (x + 4, 12)), "#ffffff") for x in (28, 37)],
        slab(polygon((-14, -34), (14, -38), (-4, -76)), hat, dots=False),
        flat(ellipse(-4, -78, 7), "#ffffff"),
    )


def _hoop(canvas: Canvas) -> None:
    canvas.stroke(ellipse(370, 170, 66, 94, 10), "#8a1230", 22)
    canvas.stroke(ellipse(370, 170, 66, 94, 10), RED, 15)
    canvas.stroke(ellipse(370, 170, 66, 94, 10), "#ffd23a", 5, dash=(16, 22))
    colours = (
        ("#f26a2e", LIME),
        ("#f6c927", PINK),
        ("#e8307a", SUN),
        ("#8fd13f", RED),
        ("#f28c28", "#35c8e8"),
        ("#f58aa8", VIOLET),
    )
    for k, (colour, hat) in enumerate(colours):
        angle = math.radians(236 + k * 36)
        at(
            352 + math.cos(angle) * 104,
            190 + math.sin(angle) * 150,
            _fish(colour, hat),
            size=0.62,
            degrees=-60 + k * 28,
        )(canvas)


def _machine(canvas: Canvas) -> None:
    canvas.wash("#7a1a2e")
    stripes("#7a1a2e", "#8a2236", 22)(canvas)
    slab(box(232, -20, 300, 540, 20), "#5a6884")(canvas)
    things.gears("#f4c542", (300, 80, 56), (402, 60, 40), (408, 170, 62))(canvas)
    things.gears("#c8cede", (306, 186, 40), (330, 290, 58), (440, 290, 40))(canvas)
    for y in (20, 140, 260, 380):
        for x in (248, 468):
            slab(ellipse(x, y, 8), "#8a98b8", dots=False)(canvas)


def _screw(canvas: Canvas) -> None:
    slab(svg("M-22 -34 L22 -34 L18 -18 L-18 -18Z"), "#ffe9a0", dots=False)(canvas)
    slab(polygon((-9, -18), (9, -18), (3, 34), (-3, 34)), "#f4c542", dots=False)(canvas)
    for y in (-8, 4, 16):
        canvas.line([(-9, y), (8, y - 5)], shade("#f4c542", 1.4), 4)
    for turn in (-50, 0, 50):
        with canvas.transform(0, -30, degrees=turn):
            brush([(0, -26), (0, -58)], "#ffffff", 9, 2)(canvas)


AGENTS = {
    "lair-estate-agent": Agent(
        skin="#b9784c",
        head="oval",
        eyes=("almond", "#4a2a12", "#35c8e8"),
        brow=("arch", "#1f1222", 6),
        nose="button",
        mouth="smile",
        lip=PINK,
        lashes=2,
        neck=33,
        hair=kit("bob", "#1f1830"),
        hair_back=kit_back("bob", "#1f1830"),
        ground=_volcano,
        tilt=5,
        body=wear.suit("#2a6fc0", "#4a90dc", wear.bow_tie(SUN), shirt_colour="#ffffff"),
        top=(earrings(SUN, "hoop"),),
        x=176,
        y=176,
        size=0.76,
        cast="#1f4a6a",
        held=(arm(1, (226, 290), (214, 210), "#2a6fc0", mitt("#b9784c", "open"), cuff="#ffffff"),),
        front=(
            slab(box(352, 236, 14, 270, 4), "#8a5a34", dots=False),
            at(366, 296, props.sign("FOR", 150, 96, "#fffaf0", RED, 34, "SALE"), degrees=-6),
        ),
    ),
    "ninja-on-probation": Agent(
        skin="#f2b58c",
        head="oval",
        eyes=("startled", "#4a2a12", "#d8906a"),
        brow=("worry", INK, 9),
        brow_y=-2,
        nose="button",
        mouth="stern",
        ground=_street,
        body=group(
            wear.turtleneck("#2a2a44"),
            wear.sash("#d8202e", "#8a1230", "#d8202e"),
            at(
                -84,
                262,
                slab(box(-44, -30, 88, 64, 6), "#fffaf0", dots=False),
                flat(box(-36, -22, 28, 34, 3), TEAL),
                flat(box(0, -18, 36, 6), INK),
                flat(box(0, -4, 28, 6), INK),
                flat(polygon((-44, 34), (-10, -30), (6, -30), (-28, 34)), "#ffffff", 0.8),
                degrees=-6,
            ),
        ),
        hair=_mask,
        x=246,
        y=190,
        size=0.76,
        cast="#0e1234",
        front=(_lamp_post,),
        held=(
            arm(-1, (-200, 320), (-40, 300), "#2a2a44", mitt("#2a2a44", "flat")),
            arm(1, (200, 320), (40, 240), "#2a2a44", mitt("#2a2a44", "flat")),
        ),
    ),
    "doomsweep-robot-janitor": Poster(
        ground=checks("#3a1a5a", "#4f2a78", 60, 0.5),
        figure=(at(0, 40, _janitor, size=0.98), at(0, 70, _mop)),
        cast="#12061e",
        rim="#8fd13f",
        front=tuple(
            at(x, y, flat(ellipse(0, 0, 14), "#bff0ff", 0.5), pen(ellipse(0, 0, 14), "#ffffff", 3), size=s)
            for x, y, s in ((-170, 150, 1), (-140, 186, 0.6), (150, 170, 0.8), (186, 130, 0.5), (-196, 100, 0.5))
        ),
    ),
    "evil-accountant": Agent(
        skin="#f7d3b5",
        head="long",
        eyes=("sly", "#3f7a4a", "#a8c88a"),
        brow=("flat", "#5a3020", 5),
        nose="wedge",
        mouth="stern",
        lip="#a8304a",
        lashes=1,
        neck=32,
        hair=hair.bun("#7a4a2a", 40, -140, 34),
        ground=discs("#16305e", "#1f4380", "#2a5aa8", "#4a7ac8", cell=100),
        body=group(
            wear.mini_dress("#8a90a8", "#fff8e8", wear.stripes("#b8bed0", 30, 6), shape=wear.BODY),
            slab(box(-190, 300, 60, 30), INK, dots=False),
        ),
        top=(glasses("round", INK, "#ffffff", 0.2), hats.visor("#3fd06a", "#1f6a3a")),
        x=150,
        y=174,
        size=0.76,
        tilt=-5,
        cast="#081a36",
        front=(_adding_machine, at(176, 384, mitt("#f7d3b5", "flat"), degrees=70)),
    ),
    "piranha-trainer": Agent(
        skin="#8a4f30",
        head="heart",
        eyes=("wide", "#2fb8a0", "#f26a2e"),
        brow=("arch", "#1f1222", 6),
        nose="button",
        mouth="grin",
        lip=PINK,
        lashes=2,
        neck=33,
        hair=kit("afro", "#1f1222"),
        hair_back=kit_back("afro", "#1f1222"),
        ground=_tank,
        body=wear.wetsuit("#22203a", LIME),
        x=150,
        y=186,
        size=0.62,
        cast="#063a44",
        top=(hats.goggles_up("#f26a2e", "#9be3ff"),),
        held=(arm(1, (220, 230), (252, 110), "#22203a", mitt("#8a4f30")),),
        front=(_hoop,),
    ),
    "smooth-saboteur": Agent(
        skin="#e0a072",
        head="long",
        eyes=("sleepy", "#3f6ea8", "#b57a4e"),
        brow=("high", INK, 9),
        brow_lift=8,
        nose="long",
        mouth="smirk",
        hair=kit("side", INK),
        ground=_machine,
        body=wear.dinner_jacket("#fffaf0", "#e8e0d0"),
        top=(beard("pencil", INK),),
        x=176,
        y=172,
        size=0.8,
        tilt=-6,
        cast="#3a0a18",
        held=(
            arm(1, (226, 270), (190, 120), "#fffaf0", mitt("#e0a072"), cuff="#ffffff"),
            at(196, 46, _screw, degrees=10),
        ),
    ),
}
