"""Round portraits for the seats: twelve persons from the paper-doll kit."""

from __future__ import annotations

from functools import partial

from tools.art.canvas import Canvas
from tools.art.colour import shade
from tools.art.paths import ellipse
from tools.art.spy.backgrounds import bg_arcs, bg_burst, bg_panton, bg_sunset, bg_swirl
from tools.art.spy.portrait import Person, portrait
from tools.art.spy.wardrobe import earrings

SIZE = 256
TEAL, ORANGE, PINK, VIOLET, BLUE, GREEN = (
    ("#1f9a94", "#2fb8ac", "#c8efe4"),
    ("#f7a823", "#f06a3c", "#fbd9a0"),
    ("#e8307a", "#f0609a", "#fbd3dc"),
    ("#5a2c8a", "#7a4ab0", "#dcc8f2"),
    ("#2a6fc0", "#4a90dc", "#cfe4fa"),
    ("#8fb83a", "#a8cf5a", "#ecf6cc"),
)


def _burst(palette: tuple[str, str, str]) -> partial[None]:
    return partial(bg_burst, first=palette[0], second=palette[1], third=palette[2], cx=240, cy=210)


def _swirl(palette: tuple[str, str, str]) -> partial[None]:
    return partial(bg_swirl, first=palette[0], second=palette[1])


def _dots(palette: tuple[str, str, str]) -> partial[None]:
    return partial(bg_panton, first=shade(palette[0]), colours=list(palette), cell=104)


def _sunset(palette: tuple[str, str, str]) -> partial[None]:
    return partial(bg_sunset, colours=[shade(palette[0], 2), palette[0], palette[1], palette[2]])


def _arcs(palette: tuple[str, str, str], other: tuple[str, str, str]) -> partial[None]:
    return partial(bg_arcs, base=palette[2], colours=[other[0], other[1], palette[0], palette[1]], r0=520, w=50)


PERSONS = {
    "01": Person(
        background=_burst(ORANGE), skin="#f2b58c", head="oval", hair=("bob", "#7a3b1f"),
        eyes=("wide", "#3b86c9", "#7fd0e8"), brow=("arch", "#4a2410", 6), nose="button", mouth="smile",
        lip="#d12a5e", lashes=2, blush="#ee6f6a", outfit=("turtle", "#1f9a94", "#fff6e6", "#22304f"),
        extras=(earrings("#fbd04c", "ball"),), cast="#a8324a", tilt=-4,
    ),
    "02": Person(
        background=_swirl(TEAL), skin="#8a5434", head="square", hair=("side", "#2b1a2e"),
        eyes=("almond", "#6a3416", "#7a4628"), brow=("flat", "#1f1222", 10), nose="wedge", mouth="smile",
        outfit=("officer", "#e8a020", "#fff0c4", "#22304f"), cast="#0e4a48", tilt=3, neck=44,
    ),
    "03": Person(
        background=_sunset(VIOLET), skin="#f7d3b5", head="round", hair=("tufts", "#e9e2d4"),
        eyes=("wide", "#3f7a4a", "#e0b090"), brow=("bushy", "#e9e2d4", 13), nose="bulb", mouth="smile", lip="#c0505a",
        glasses=("round", "#f4c542", "#ffffff", 0.25), outfit=("suit_ruffle", "#1f9a94", "#fff6e6", "#14605c"),
        blush="#e8705f", cast="#22103a", y=230, neck=44,
    ),
    "04": Person(
        background=_arcs(PINK, VIOLET), skin="#5f3822", head="oval", hair=("afro", "#2b1a2e"),
        eyes=("almond", "#8a4a1e", "#2aa7a0"), brow=("arch", "#1f1222", 6), nose="button", mouth="smile",
        lip="#f0609a", lashes=3, outfit=("halter", "#f26a2e", "#fbd04c", "#e8307a"),
        extras=(earrings("#fbd04c"),), cast="#5b1f5e", y=240, size=0.9, tilt=3, neck=33,
    ),
    "05": Person(
        background=_dots(BLUE), skin="#e0a072", head="long", hair=("moptop", "#2b1a2e"),
        eyes=("sleepy", "#5f7a3a", "#c08a5a"), brow=("worry", "#1f1222", 9), nose="long", mouth="smirk",
        outfit=("mandarin", "#e8307a", "#f0609a", "#f4c542"), cast="#0c2a5a", y=212, tilt=-3,
    ),
    "06": Person(
        background=_swirl(PINK), skin="#f7d3b5", head="heart", hair=("flip", "#e2a52b", "#f26a2e"),
        eyes=("wide", "#3f9a5a", "#8a57b8"), brow=("high", "#a8701a", 5), nose="button", mouth="smile",
        lashes=2, blush="#ee6f6a", outfit=("mod", "#fff6e6", "#2a6fc0", "#e8307a"),
        extras=(earrings("#2a6fc0", "tri"),), cast="#5c0f4a", tilt=4, neck=33, y=232,
    ),
    "07": Person(
        background=_burst(GREEN), skin="#e9b183", head="egg", hair=("slick", "#c8541f"),
        eyes=("almond", "#3b86c9", "#d89a6c"), brow=("flat", "#8a3312", 10), nose="wedge", mouth="smile", lip="#b8504a",
        facial=("handlebar", "#b3471a"), outfit=("turtle", "#5a2c8a", "#dcc8f2", "#22304f"), cast="#2f4a12", y=216,
    ),
    "08": Person(
        background=_arcs(TEAL, ORANGE), skin="#b9784c", head="heart", hair=("beehive", "#3a1c4a", "#f0609a"),
        eyes=("almond", "#6a3416", "#f2b632"), brow=("arch", "#2b1a2e", 6), nose="button", mouth="lips",
        lip="#d12a5e", lashes=2, glasses=("cat", "#c21f3a", "#ffffff", 0.18),
        outfit=("collar", "#2a6fc0", "#f2b632", "#fff6e6"), cast="#0e4a48", y=258, size=0.92, neck=33,
    ),
    "09": Person(
        background=_dots(ORANGE), skin="#eea98a", head="round", hair=("tufts", "#8a8f9a"),
        eyes=("wide", "#3f6ea8", "#e09a7c"), brow=("bushy", "#8a8f9a", 13), nose="bulb", mouth="stern",
        facial=("walrus", "#a8adb8"), hat=("bowler", "#2d3142", "#b3243a"), blush="#d8503e",
        outfit=("officer", "#a8322d", "#f4c542", "#22304f"), cast="#7a3a10", y=246, size=0.96, neck=44,
    ),
    "10": Person(
        background=_sunset(TEAL), skin="#8a5434", head="oval", hair=("side", "#b01e6b"), back_hair="long",
        eyes=("wide", "#3f7a4a", "#f2b632"), brow=("high", "#4a1030", 5), nose="button", mouth="smile", lip="#e0406a",
        lashes=1, glasses=("round", "#fff6e6", "#9be3ff", 0.25),
        outfit=("turtle", "#f7a823", "#fbd9a0", "#22304f"), cast="#0a3a3e", tilt=-4, neck=33,
    ),
    "11": Person(
        background=_swirl(VIOLET), skin="#f2b58c", head="square", hair=("side", "#4a2a1e"),
        eyes=("almond", "#5f7a3a", "#d8906a"), brow=("flat", "#4a2a1e", 11), nose="hook", mouth="smirk",
        hat=("beret", "#c21f3a", "#f4c542"), outfit=("mandarin", "#22304f", "#3a4c78", "#f4c542"),
        cast="#22103a", tilt=4, neck=44, y=236,
    ),
    "12": Person(
        background=_burst(BLUE), skin="#e0a072", head="oval", hair=("bob", "#8a8f9a"),
        eyes=("almond", "#3b86c9", "#8a57b8"), brow=("arch", "#5a5f6a", 6), nose="button", mouth="lips",
        lip="#c8305a", lashes=1, glasses=("square", "#1f9a94", "#ffffff", 0.2),
        outfit=("collar", "#e8307a", "#fff6e6", "#f7a823"), extras=(earrings("#fff6e6", "ball"),),
        cast="#0c2a5a", tilt=-3, neck=33,
    ),
}  # fmt: skip


def avatar(name: str) -> Canvas:
    """256 x 256 with alpha: the head and shoulders in a ring."""
    return framed(portrait(PERSONS[name], 1.0), PERSONS[name].cast)


def framed(picture: Canvas, ring: str) -> Canvas:
    """The middle of a 480 x 500 portrait in a round frame."""
    canvas = Canvas(SIZE, SIZE)
    disc = ellipse(128, 128, 118)
    canvas.fill(ellipse(128, 128, 126), ring)
    canvas.fill(ellipse(128, 128, 123), "#fff6e0")
    with canvas.clip(disc):
        canvas.picture(picture, -18, -14, 292, 304)
    canvas.stroke(disc, ring, 3)
    return canvas
