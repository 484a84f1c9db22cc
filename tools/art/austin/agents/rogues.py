"""The tyrant's guests: Unibrau, Fat Bastard, Mustafa and Robin Swallows."""

from __future__ import annotations

import math
from typing import Any

from tools.art.austin.agents import hair, hats, things, wear
from tools.art.austin.agents.doll import Agent, arm, beard, earrings, kit, kit_back, mitt
from tools.art.austin.agents.palette import INK, PINK, SUN, TEAL
from tools.art.austin.grounds import diamonds, hills, petals, rays, rings, sky, stripes, waves
from tools.art.austin.poster import slab
from tools.art.beanz.parts import Part, at, brush, flat, group, inside
from tools.art.canvas import Canvas
from tools.art.colour import light
from tools.art.paths import box, ellipse, polygon, svg, union

RED = "#c21f3a"

HOSTESS_SKIN, STRAW = "#f7c9a6", "#f0c850"
HOSTESS: dict[str, Any] = {
    "skin": HOSTESS_SKIN,
    "head": "square",
    "eyes": ("wide", "#3b86c9", "#a8d0e8"),
    "brow": ("flat", STRAW, 1),
    "nose": "button",
    "mouth": "grin",
    "lip": "#d8303a",
    "lashes": 2,
    "blush": "#ee5f5a",
    "neck": 46,
    "hair": hair.braids(STRAW, RED, 4),
}
ONE_BROW = hair.brow_bar("#8a5414", -38)
DIRNDL = wear.dirndl("#2f7a4a", "#fffaf0", HOSTESS_SKIN, SUN)

SCOT_SKIN, BEARD, PLAID = "#e8937a", "#3a2430", "#2a5a4a"
SCOT: dict[str, Any] = {
    "skin": SCOT_SKIN,
    "head": "round",
    "eyes": ("sly", "#3f7a4a", "#c87a64"),
    "brow": ("bushy", BEARD, 16),
    "brow_y": -6,
    "nose": "bulb",
    "mouth": "stern",
    "neck": 74,
    "blush": "#c8403a",
}
SCOT_TOP = (hair.full_beard(BEARD), hats.tam(PLAID, "#d8402e", "#d8402e"))
TARTAN = group(wear.checks("#d8402e", 62, 0.6), wear.checks("#f4c542", 124, 0.35))

STAR_SKIN, SILVER = "#7a4628", "#dfe4ee"
STAR: dict[str, Any] = {
    "skin": STAR_SKIN,
    "head": "oval",
    "eyes": ("sly", "#f2a52a", "#35c8a8"),
    "brow": ("high", "#c8ccd8", 6),
    "brow_y": -6,
    "nose": "button",
    "mouth": "lips",
    "lip": "#f0508a",
    "lashes": 3,
    "neck": 31,
    "hair": group(kit("side", SILVER), brush([(60, -116), (96, -60)], SUN, 13, 6)),
    "hair_back": kit_back("long", SILVER),
}


def _feather_hat() -> Part:
    """A small green hat with a feather."""
    return group(
        brush([(52, -150), (84, -210), (72, -250)], RED, 6, 3, 26),
        slab(svg("M-64 -104 C-60 -176 20 -190 66 -104Z"), "#2f5a3a"),
        flat(svg("M-64 -104 L-60 -122 C-20 -132 30 -132 60 -118 L66 -104Z"), SUN),
        slab(ellipse(0, -102, 100, 15), "#3f7a4a", dots=False),
    )


def _mugs(canvas: Canvas) -> None:
    """Six mugs in each fist."""
    for s in (-1, 1):
        for k, (x, y) in enumerate(((-44, 40), (0, 48), (44, 40), (-24, -24), (24, -24), (0, -84))):
            at(s * 156 + x, 270 + y, things.mug(), size=0.92, flip=s < 0 and k % 2 == 0)(canvas)


def _accordion(canvas: Canvas) -> None:
    """Bellows over the whole width."""
    folds = 13
    for k in range(folds):
        x0, x1 = 64 + k * 27, 64 + (k + 1) * 27
        drop = 16 * math.sin(k / (folds - 1) * math.pi)
        top, low = 262 + drop, 394 + drop
        slab(
            polygon((x0, top), ((x0 + x1) / 2, top - 12), (x1, top), (x1, low), ((x0 + x1) / 2, low + 12), (x0, low)),
            RED if k % 2 else light(RED, 1.2),
            dots=False,
        )(canvas)
    for x, keys in ((4, False), (408, True)):
        slab(box(x, 244, 68, 166, 10), "#22203a")(canvas)
        for row in range(6):
            if keys:
                canvas.fill(box(x + 20, 256 + row * 24, 40, 20, 3), "#fffaf0")
            else:
                for column in range(2):
                    canvas.fill(ellipse(x + 20 + column * 24, 264 + row * 25, 7), SUN)


def _pipes(canvas: Canvas) -> None:
    for x, turn in ((-36, -26), (0, -8), (36, 10)):
        with canvas.transform(x, -40, degrees=turn):
            slab(box(-9, -220, 18, 220, 5), "#3a2018", dots=False)(canvas)
            for y in (-222, -150, -80):
                slab(box(-13, y, 26, 16, 4), "#f4e8d0", dots=False)(canvas)
    bag = svg("M-110 -10 C-100 -70 90 -80 120 -20 C140 40 80 100 0 96 C-70 94 -120 50 -110 -10Z")
    slab(bag, "#8a1f2e")(canvas)
    inside(
        bag,
        *[flat(box(x, -90, 9, 200), SUN, 0.6) for x in range(-100, 120, 40)],
        *[flat(box(-130, y, 270, 9), TEAL, 0.6) for y in range(-60, 90, 36)],
    )(canvas)


def _napkin() -> Part:
    cloth = svg("M-66 140 C-40 160 40 160 66 140 L92 250 L0 316 L-92 250Z")
    return group(
        slab(cloth, "#fffaf0"),
        *[
            flat(ellipse(x, y, r), c)
            for x, y, r, c in ((-20, 220, 13, "#d8642a"), (26, 250, 9, "#d8642a"), (10, 196, 7, "#a83a1e"))
        ],
    )


def _caber(canvas: Canvas) -> None:
    """The trunk in the air, its tenant too surprised to leave."""
    slab(box(-250, -40, 500, 80, 18), "#8a5a34")(canvas)
    for y in (-20, 2, 22):
        canvas.stroke(svg(f"M-236 {y} C-120 {y + 8} 60 {y - 8} 236 {y}"), "#6a3f22", 4)
    for x in (-250, 250):
        slab(ellipse(x, 0, 20, 40), "#d8a86a", dots=False)(canvas)
        canvas.stroke(ellipse(x, 0, 10, 22), "#a8743e", 4)
    canvas.fill(ellipse(70, 0, 56, 46), "#2a1410")
    slab(svg("M30 40 C20 -40 40 -56 70 -54 C100 -56 120 -40 110 40Z"), "#c89a5a", dots=False)(canvas)
    for s in (-1, 1):
        canvas.fill(ellipse(70 + s * 19, -16, 19), "#fff3dc")
        canvas.fill(ellipse(70 + s * 19, -16, 10), INK)
        canvas.fill(svg(f"M{70 + s * 10} -52 L{70 + s * 40} -66 L{70 + s * 38} -40Z"), "#a8743e")
    canvas.fill(polygon((62, -4), (78, -4), (70, 14)), SUN)


def _cliff(canvas: Canvas) -> None:
    sky("#8fd0f0", "#ffe9c0")(canvas)
    canvas.fill(ellipse(90, 90, 52), "#fff0a8")
    for points, colour in (
        (((200, 500), (230, 330), (300, 300), (330, 200), (400, 170), (420, 60), (500, 20), (500, 500)), "#c8743a"),
        (((290, 500), (330, 380), (390, 350), (420, 240), (500, 190), (500, 500)), "#a8562a"),
    ):
        canvas.fill(polygon(*points), colour)
    canvas.fill(svg("M-10 380 C120 340 300 344 490 372 L490 510 L-10 510Z"), "#b8622e")
    canvas.fill(svg("M-10 380 C120 340 300 344 490 372 L490 392 C300 362 120 360 -10 400Z"), "#e8a05a")


def _fan(canvas: Canvas) -> None:
    for k in range(9):
        with canvas.transform(0, 0, degrees=-68 + k * 17):
            slab(svg("M-8 0 L-34 -170 C-14 -186 14 -186 34 -170 L8 0Z"), ("#35c8a8", "#1f9a80")[k % 2], dots=False)(
                canvas
            )
            canvas.fill(ellipse(0, -142, 11), SUN)
    brush([(-130, -60), (-30, -26)], "#f4e8d0", 11, 9)(canvas)
    canvas.fill(polygon((-130, -66), (-156, -74), (-134, -54)), RED)


def _bouquet(canvas: Canvas) -> None:
    """Every flower has teeth."""
    places = (
        (-84, -40, 44, "#e8307a"),
        (-20, -100, 48, "#8a4fb5"),
        (60, -80, 46, "#f26a2e"),
        (104, -10, 42, "#d8202e"),
        (10, -20, 46, "#f6c927"),
        (-70, 40, 36, "#d8202e"),
        (70, 50, 36, "#8a4fb5"),
    )
    for x, y, *_ in places:
        canvas.stroke(svg(f"M{x} {y} C{x * 0.6} {y + 60} 10 90 0 170"), "#2f7a3a", 9)
    slab(svg("M-90 60 C-50 90 50 90 90 60 L34 190 L-34 190Z"), "#c8efe4", dots=False)(canvas)
    for x, y, r, colour in places:
        petals_path = union(
            *[
                ellipse(x + math.cos(k * 0.785) * r * 0.62, y + math.sin(k * 0.785) * r * 0.62, r * 0.42)
                for k in range(8)
            ]
        )
        slab(petals_path, colour, dots=False)(canvas)
        canvas.fill(ellipse(x, y + 2, r * 0.58, r * 0.44), "#3a0a1e")
        for s in (-1, 1):
            for k in range(-2, 3):
                tx, ty = x + k * r * 0.22, y + 2 + s * r * 0.42 * math.sqrt(1 - (k * 0.36) ** 2)
                canvas.fill(polygon((tx - r * 0.11, ty), (tx + r * 0.11, ty), (tx, ty - s * r * 0.3)), "#ffffff")
            canvas.fill(ellipse(x + s * r * 0.26, y - r * 0.62, r * 0.12), "#ffffff")
            canvas.fill(ellipse(x + s * r * 0.26, y - r * 0.6, r * 0.06), INK)


AGENTS = {
    "unibrau-hot-german-birdie": Agent(
        **HOSTESS,
        ground=diamonds("#8fc8f0", "#ffffff", "#5fa8e0", 96),
        body=DIRNDL,
        top=(ONE_BROW,),
        y=160,
        size=0.78,
        cast="#2a5a8a",
        held=(
            arm(-1, (-240, 330), (-160, 330), "#fffaf0", mitt(HOSTESS_SKIN)),
            arm(1, (240, 330), (160, 330), "#fffaf0", mitt(HOSTESS_SKIN)),
            _mugs,
        ),
    ),
    "unibrau-accordion-virtuoso": Agent(
        **{**HOSTESS, "eyes": ("shut", "#3b86c9", "#a8d0e8"), "mouth": "shout", "tilt": -7},
        ground=petals("#2a7a3a", "#6abf5a", "#a8dc7a", core=SUN),
        body=wear.dirndl("#7a2a5a", "#fffaf0", HOSTESS_SKIN, "#a8dc7a"),
        top=(ONE_BROW, _feather_hat()),
        y=150,
        size=0.76,
        cast="#12401e",
        front=(_accordion, at(44, 330, mitt(HOSTESS_SKIN), degrees=90), at(440, 330, mitt(HOSTESS_SKIN), degrees=-90)),
    ),
    "fat-bastard": Agent(
        **SCOT,
        ground=stripes("#3a2a5a", "#463468", 30),
        scene=(
            slab(box(50, -20, 400, 540, 6), "#8a5a34"),
            flat(box(82, 6, 336, 520), "#f2c86a"),
            flat(polygon((82, 6), (250, 200), (82, 526)), "#f8dc94"),
        ),
        body=group(
            wear.torso("#f2e8d8", wear.WIDE),
            inside(
                wear.WIDE,
                at(
                    0,
                    0,
                    slab(polygon((-300, 150), (-180, 130), (240, 660), (60, 660)), PLAID),
                    inside(polygon((-300, 150), (-180, 130), (240, 660), (60, 660)), TARTAN),
                ),
            ),
            _napkin(),
        ),
        top=SCOT_TOP,
        y=164,
        size=0.84,
        cast="#5a2a14",
        held=(
            at(160, 310, _pipes, size=0.85, degrees=8),
            arm(1, (270, 340), (120, 360), "#f2e8d8", mitt(SCOT_SKIN), shoulder=(232, 236), width=110),
        ),
    ),
    "fat-bastard-caber-champion": Agent(
        **{**SCOT, "mouth": "shout", "eyes": ("startled", "#3f7a4a", "#c87a64")},
        ground=group(
            rays("#5a3f9a", "#6f52b4", 16), hills(("#3f8a4a", ((-40, 380), (140, 330), (340, 370), (520, 330))))
        ),
        body=group(wear.torso(PLAID, wear.WIDE, TARTAN)),
        top=(hats.tam(PLAID, "#d8402e", "#d8402e"), hair.full_beard(BEARD)),
        x=236,
        y=246,
        size=0.66,
        cast="#22104a",
        held=(
            arm(-1, (-300, 60), (-210, -130), SCOT_SKIN, mitt(SCOT_SKIN, "open"), shoulder=(226, 236), width=104),
            arm(1, (300, 40), (230, -150), SCOT_SKIN, mitt(SCOT_SKIN, "open"), shoulder=(226, 236), width=104),
        ),
        front=(at(244, 72, _caber, size=0.8, degrees=-9),),
    ),
    "mustafa": Agent(
        skin="#c98a58",
        head="long",
        eyes=("almond", "#4a2a12", "#a86c40"),
        brow=("bushy", INK, 14),
        brow_lift=10,
        nose="hook",
        mouth="stern",
        neck=40,
        ground=_cliff,
        body=group(wear.suit("#7a2a3a", "#5a1a2a", wear.tie(SUN), shirt_colour="#f2e8d8")),
        x=210,
        y=196,
        size=0.78,
        tilt=-5,
        top=(beard("walrus", INK), hats.fez("#d8202e", 1.6), hats.plaster(-46, -58, -18), hats.plaster(50, 30, 30)),
        cast="#5a2a14",
        held=(arm(1, (230, 190), (196, 50), "#7a2a3a", mitt("#c98a58", "point"), cuff="#f2e8d8"),),
    ),
    "robin-swallows": Agent(
        **STAR,
        ground=group(rings("#0e2a5a", "#143a78", "#1c4f9a", "#2a6fc0", step=54)),
        body=group(
            wear.gown("#0f7a6a", STAR_SKIN, "#35c8a8", wear.spots("#5fe0c8", 4, 30)),
            wear.necklace("#ffffff", 212, 13, 8),
        ),
        top=(earrings("#ffffff", "tri"),),
        x=256,
        y=162,
        size=0.78,
        tilt=5,
        cast="#06142e",
        held=(
            at(-30, 320, _fan, size=0.95, degrees=-6),
            arm(-1, (-190, 350), (-40, 344), "#0f5a50", mitt("#0f5a50"), width=50, shoulder=(128, 226)),
        ),
    ),
    "robin-swallows-poison-florist": Agent(
        **{**STAR, "mouth": "smile"},
        ground=waves("#f6e27a", "#f6d24a", "#f2c02a", "#fbe8a0", height=60),
        body=group(wear.gown("#8a2a7a", STAR_SKIN, PINK), wear.straps("#8a2a7a")),
        top=(earrings(SUN, "hoop"),),
        x=190,
        y=156,
        size=0.76,
        tilt=-6,
        cast="#8a6a10",
        held=(arm(1, (210, 330), (220, 270), STAR_SKIN, group(), width=48, shoulder=(128, 226)),),
        front=(at(356, 284, _bouquet, size=1.0), at(356, 440, mitt(STAR_SKIN), degrees=-20)),
    ),
}
