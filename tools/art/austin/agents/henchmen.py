"""The staff in orange: henchmen and henchwomen of every shift."""

from __future__ import annotations

from tools.art.austin import props
from tools.art.austin.agents import hair, hats, things, wear
from tools.art.austin.agents.doll import Agent, arm, beard, burns, earrings, kit, kit_back, mitt
from tools.art.austin.agents.palette import CREAM, INK, LIME, PINK, RED, SUN, TEAL
from tools.art.austin.grounds import arches, rays, sky, stars, sunset
from tools.art.austin.people import HENCH, bust
from tools.art.austin.poster import slab
from tools.art.beanz.parts import Part, at, brush, flat, group, pen
from tools.art.canvas import Canvas
from tools.art.paths import box, ellipse, minus, polygon, svg
from tools.art.shaders import linear

SUIT, COLLAR = "#f28c28", "#fbb034"
OVERALL = wear.boiler_suit(SUIT, COLLAR, CREAM)


def _placards(canvas: Canvas) -> None:
    for x, y, turn, kind in ((76, 110, -10, 0), (420, 96, 9, 1), (424, 268, -5, 0)):
        with canvas.transform(x, y, degrees=turn):
            slab(box(-6, 50, 12, 260, 3), "#8a5a34", dots=False)(canvas)
            slab(box(-56, -52, 112, 104, 6), CREAM, dots=False)(canvas)
            if kind:
                at(0, 16, props.cup(TEAL, "#c8efe4"), size=0.36)(canvas)
            else:
                slab(svg("M-36 20 C-38 -36 38 -36 36 20Z"), SUN, dots=False)(canvas)
                slab(box(-44, 16, 88, 14, 7), SUN, dots=False)(canvas)
    for x, y in ((40, 400), (130, 424), (380, 424), (456, 404)):
        bust(HENCH.but(style="helmet", hair=SUN), x, y, 0.9)(canvas)


def _train(canvas: Canvas) -> None:
    """An enormous silent nose on one rail."""
    canvas.rect(0, 400, 480, 110, "#2a1a4a")
    slab(box(-10, 388, 500, 26), "#8a90a8", dots=False)(canvas)
    nose = svg("M196 400 C150 330 150 60 330 20 L500 -10 L500 400Z")
    slab(nose, "#e8ecf6")(canvas)
    slab(svg("M214 190 C226 110 290 66 380 56 L500 46 L500 170 C400 160 300 170 214 190Z"), "#2a3a6a")(canvas)
    canvas.fill(svg("M240 170 C256 116 300 90 350 80 L300 166 C276 168 256 168 240 170Z"), "#8fc8f0", 0.7)
    canvas.fill(svg("M178 260 C280 240 400 236 500 240 L500 274 C400 268 280 270 180 292Z"), RED)
    for x, y in ((226, 330), (300, 336)):
        canvas.fill(ellipse(x, y, 27), "#fff3b0")
        canvas.fill(ellipse(x - 7, y - 7, 9), "#ffffff")


def _lava(canvas: Canvas) -> None:
    sunset("#3a0a2a", "#8a1a3a", "#d8402a", "#ff9a3a", "#ffd86a", y=300)(canvas)
    canvas.fill(svg("M-10 360 C100 330 200 380 300 350 C380 330 440 360 490 344 L490 510 L-10 510Z"), "#ff5a1f")
    canvas.fill(svg("M-10 386 C100 356 200 406 300 376 C380 356 440 386 490 370 L490 510 L-10 510Z"), "#ffb02e")
    for x, y, r in ((60, 350, 20), (110, 392, 12), (420, 366, 24), (380, 404, 12), (460, 320, 12), (30, 290, 9)):
        slab(ellipse(x, y, r), "#ff7a1f", dots=False)(canvas)
        canvas.fill(ellipse(x - r * 0.3, y - r * 0.3, r * 0.28), "#ffe9a0")


def _chair(canvas: Canvas) -> None:
    for x0, x1 in ((-120, -190), (120, 190)):
        canvas.line([(x0, 250), (x1, 640)], "#fffaf0", 26)
    for y in (330, 410):
        canvas.line([(-150, y), (150, y)], "#fffaf0", 18)
    slab(box(-170, 100, 340, 210, 18), "#fffaf0")(canvas)
    for y in (150, 210):
        canvas.rect(-170, y, 340, 26, RED)


def _ring(canvas: Canvas) -> None:
    ring = minus(ellipse(0, 0, 74), ellipse(0, 0, 36))
    slab(ring, "#fffaf0", dots=False)(canvas)
    with canvas.clip(ring):
        for turn in range(0, 360, 90):
            with canvas.transform(degrees=turn + 45):
                canvas.fill(polygon((0, 0), (120, -40), (120, 40)), RED)
    for x in (-40, 0, 36):
        brush([(x, -60), (x + 16, -96), (x - 10, -130), (x + 14, -170)], "#e8e4f0", 4, 4, 14)(canvas)


def _missile(canvas: Canvas) -> None:
    """Mirror-bright, with her own face in it."""
    body = svg("M250 520 L250 150 C254 60 300 0 352 -40 C404 0 450 60 454 150 L454 520Z")
    canvas.fill(
        body, linear(250, 0, 454, 0, "#e8ecf6", (0.25, "#ffffff"), (0.5, "#a8b0c8"), (0.8, "#6a7290"), (1, "#c8cede"))
    )
    with canvas.clip(body):
        canvas.rect(240, 40, 230, 22, RED)
        canvas.rect(240, 336, 230, 26, SUN)
    canvas.stroke(body, "#4a5068", 5)


def _sparkle(x: float, y: float, size: float) -> Part:
    return at(
        x,
        y,
        flat(svg("M0 -40 C4 -8 8 -4 40 0 C8 4 4 8 0 40 C-4 8 -8 4 -40 0 C-8 -4 -4 -8 0 -40Z"), "#ffffff"),
        size=size,
    )


def _lantern(canvas: Canvas) -> None:
    canvas.fill(ellipse(0, 60, 130), "#ffd86a", 0.28)
    canvas.fill(ellipse(0, 60, 86), "#ffe9a0", 0.4)
    canvas.stroke(svg("M-30 6 C-30 -40 30 -40 30 6"), "#3a3048", 8)
    slab(box(-36, 0, 72, 16, 6), "#3a3048", dots=False)(canvas)
    canvas.fill(box(-30, 16, 60, 86, 6), "#fff0a8")
    canvas.fill(svg("M0 30 C18 52 16 84 0 90 C-16 84 -18 52 0 30Z"), "#ff9a2e")
    for x in (-30, 0, 30):
        canvas.line([(x, 16), (x, 102)], "#3a3048", 5)
    slab(box(-40, 100, 80, 18, 6), "#3a3048", dots=False)(canvas)


BULBS = things.bulbs(
    (RED, LIME, "#ffd23a", "#35c8e8", PINK),
    *((30 + 46 * i, 34 + 44 * j + (i % 2) * 6) for j in range(4) for i in range(10)),
    radius=10,
)

AGENTS = {
    "henchman-union-rep": Agent(
        skin="#e9b183",
        head="square",
        eyes=("wide", "#3f7a4a", "#c8905f"),
        brow=("bushy", "#4a2a1e", 13),
        nose="bulb",
        mouth="shout",
        lip="#a8443a",
        hair=hair.curls("#4a2a1e", 24, 20),
        ground=rays("#3fa34d", "#57b862", 14),
        scene=(_placards,),
        body=OVERALL,
        top=(burns("#4a2a1e", 26), beard("walrus", "#4a2a1e")),
        x=226,
        y=160,
        size=0.74,
        tilt=5,
        cast="#14502a",
        held=(
            at(150, 90, things.megaphone(CREAM, RED), size=1.15, degrees=-6),
            arm(1, (220, 270), (142, 136), SUIT, mitt("#e9b183"), cuff=COLLAR),
        ),
    ),
    "henchman-monorail-guard": Agent(
        skin="#8a5434",
        head="oval",
        eyes=("almond", "#4a2a12", "#74432a"),
        brow=("worry", "#1f1222", 9),
        nose="wedge",
        mouth="stern",
        lip="#6a2a2e",
        hair=hair.crop("#1f1222"),
        ground=sky("#d8405a", "#f28a6a"),
        scene=(_train,),
        body=OVERALL,
        top=(hats.peaked_cap("#d8642a", INK),),
        x=150,
        y=186,
        size=0.7,
        tilt=-4,
        cast="#5a1a2e",
        held=(
            at(200, 60, things.flag(LIME, "#fffaf0"), size=0.9),
            arm(1, (226, 250), (198, 104), SUIT, mitt("#8a5434"), cuff=COLLAR),
        ),
    ),
    "henchman-lava-lifeguard": Agent(
        skin="#c98a58",
        head="square",
        eyes=("sly", "#2f9a8a", "#a86c40"),
        brow=("flat", "#e2a52b", 9),
        nose="wedge",
        mouth="grin",
        hair=hair.quiff("#f2c84a"),
        ground=_lava,
        behind=(_chair,),
        body=group(
            wear.boiler_suit(SUIT, COLLAR, CREAM),
            pen("M-40 170 C-20 250 20 250 40 170", "#fffaf0", 5),
            slab(box(-10, 236, 34, 20, 8), RED, dots=False),
        ),
        top=(hats.dark_glasses("#2a1440"),),
        x=206,
        y=150,
        size=0.72,
        tilt=-6,
        cast="#4a0a1e",
        front=(at(394, 300, _ring, size=0.9),),
    ),
    "henchwoman-missile-polisher": Agent(
        skin="#f2b58c",
        head="heart",
        eyes=("almond", "#6a3416", "#8a57b8"),
        brow=("arch", "#8a2a1e", 5),
        nose="button",
        mouth="lips",
        lip=RED,
        lashes=2,
        blush="#ee6f6a",
        neck=34,
        hair=kit("side", "#b8301f"),
        hair_back=kit_back("flip", "#b8301f"),
        ground=arches("#a82a2a", "#b83a34", "#c84a3e", "#d85a48", y=500, radius=560, band=110),
        scene=(_missile,),
        body=OVERALL,
        top=(hair.headband(SUN, -100, 30), earrings("#ffffff", "ball")),
        x=160,
        y=170,
        size=0.74,
        tilt=7,
        cast="#5a0f1a",
        held=(
            arm(1, (230, 270), (206, 150), SUIT, mitt("#f2b58c", "open"), cuff=COLLAR),
            at(
                210,
                86,
                slab(
                    svg("M-60 -10 C-50 -50 50 -56 64 -14 C70 20 30 40 0 36 C-40 40 -70 20 -60 -10Z"),
                    "#fff6a8",
                    dots=False,
                ),
            ),
            arm(-1, (-226, 250), (-60, 130), SUIT, mitt("#f2b58c"), cuff=COLLAR),
            at(
                -42,
                92,
                slab(box(-12, -30, 24, 44, 4), "#f4c542", dots=False),
                flat(svg("M-9 -30 L-9 -52 L9 -62 L9 -30Z"), RED),
                degrees=24,
            ),
        ),
        front=(_sparkle(300, 100, 1.1), _sparkle(420, 250, 0.7), _sparkle(388, 66, 0.5)),
    ),
    "henchwoman-night-shift": Agent(
        skin="#5f3822",
        head="round",
        eyes=("shut", "#8a5a2e", "#8a57b8"),
        brow=("worry", "#c89ad8", 7),
        nose="button",
        mouth="yawn",
        lip="#e8709a",
        lashes=1,
        neck=36,
        hair=hair.curls("#6a2a8a", 34, 60),
        ground=group(sky("#12143a", "#2a2a6a"), stars("#8a90d8", 5, 16)),
        scene=(BULBS,),
        body=OVERALL,
        top=(),
        x=264,
        y=176,
        size=0.76,
        tilt=-9,
        cast="#080a20",
        held=(
            arm(-1, (-232, 190), (-196, 70), SUIT, cuff=COLLAR),
            at(-196, 90, _lantern, size=1.15),
            at(-194, 62, mitt("#5f3822")),
            arm(1, (230, 320), (176, 240), SUIT, cuff=COLLAR),
            at(
                160,
                180,
                slab(box(-28, -60, 56, 130, 10), TEAL),
                slab(box(-24, -92, 48, 36, 8), "#c8cede", dots=False),
                degrees=8,
            ),
            at(168, 236, mitt("#5f3822"), degrees=-20),
        ),
    ),
}
