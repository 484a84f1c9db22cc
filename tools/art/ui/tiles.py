"""The five game tiles of the title screen: key art of each game in its own style, dark at the foot for a title."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tools.art.beanz import bean
from tools.art.beanz.space import space
from tools.art.beanz.teams import BEANS
from tools.art.canvas import Canvas
from tools.art.codenames import pictures
from tools.art.colour import light
from tools.art.comic.pop import INK
from tools.art.espionage.stage import BLACK, bokeh, fedora, lamp, light_disc, rim, silhouette, skyline
from tools.art.filters import flat, grown, rim_light
from tools.art.paths import box, ellipse, moved, polygon, svg, union
from tools.art.rpgget.monsters import dragon
from tools.art.rpgget.scenery import fire_land
from tools.art.shaders import halftone, radial, vertical
from tools.art.spy.backgrounds import bg_burst, bg_sunset, daisy
from tools.art.spy.hands import hand
from tools.art.spy.portrait import Person, draw_figure
from tools.art.spy.wardrobe import earrings, medallion

if TYPE_CHECKING:
    pass

WIDTH, HEIGHT, SCALE = 480, 640, 1.5


def _foot(canvas: Canvas, colour: str, top: float = 410) -> None:
    """Room for the title."""
    fade = vertical(top, HEIGHT, (0, colour, 0), (0.45, colour, 0.82), (1, colour, 1))
    canvas.rect(0, top, WIDTH, HEIGHT - top, fade)


def espionage() -> Canvas:
    """A spy under a street lamp, a second one far behind."""
    canvas = Canvas(WIDTH, HEIGHT, SCALE)
    canvas.wash(vertical(0, 540, "#0a0f2e", (0.4, "#123a6a"), (0.75, "#1f9ab0"), (1, "#ffb86a")))
    light_disc(canvas, 250, 220, 176, "#fffbe8", "#ffe6a8", "#ff9a6a")
    bokeh(canvas, 40, ["#7ff0e0", "#ffd07a", "#ff6a5a", "#c8fff0"], 12, 20, 520, 6, 40)
    skyline(canvas, 400, "#1f6a84", 3, "", (34, 60), (40, 170))
    canvas.rect(0, 240, WIDTH, 260, vertical(260, 460, (0, "#8ff0dc", 0), (1, "#8ff0dc", 0.4)))
    skyline(canvas, 470, "#0b3450", 9, "#ffe6a0", (44, 76), (30, 130))
    canvas.rect(0, 470, WIDTH, 200, vertical(470, HEIGHT, "#0a1c2a", BLACK))
    post = union(
        box(70, 110, 13, 420, 4),
        box(56, 470, 41, 60, 6),
        svg("M50 116 L62 62 L92 62 L104 116Z"),
        box(56, 48, 42, 16, 5),
    )
    silhouette(canvas, post, 3, -3, "#ffe2a8")
    canvas.fill(svg("M56 112 L66 68 L88 68 L98 112Z"), "#fff2c0")
    canvas.fill(
        polygon((54, 112), (100, 112), (240, 560), (-90, 560)),
        vertical(112, 540, (0, "#fff2c0", 0.6), (1, "#fff2c0", 0)),
        blur=6,
        mode="screen",
    )
    lamp(canvas, 77, 92, 12, "#ffe6a0")
    far = union(
        svg("M384 300 L416 300 L428 420 L372 420Z"),
        ellipse(400, 286, 11, 14),
        box(382, 410, 14, 62),
        box(404, 410, 14, 62),
    )
    canvas.fill(union(far, fedora(400, 278, 0.62)), "#0b2a40")
    coat = svg(
        "M182 244 C158 262 146 330 136 430 L112 560 L396 560 L366 430 C358 330 346 262 320 244 L284 222 L220 222Z"
    )
    collar = polygon((190, 252), (200, 182), (252, 232), (304, 182), (312, 252))
    head = union(ellipse(252, 176, 44, 54), box(228, 210, 48, 40))
    figure = union(coat, collar, head, fedora(252, 146, 1.62))
    silhouette(canvas, figure, 6, -5, "#ffe2a8")
    rim(canvas, figure, -4, -3, "#7ff0e0", 0.6)
    canvas.fill(svg("M206 140 C230 130 276 128 298 134 L299 122 C276 116 230 118 205 128Z"), "#e8303a")
    for x in (232, 270):
        canvas.fill(ellipse(x, 176, 8, 5), "#fff6d8")
    canvas.line([(252, 262), (252, 470)], "#1c2a3a", 3)
    canvas.fill(box(146, 372, 212, 22, 4), "#141a26")
    canvas.fill(box(234, 368, 36, 30, 4), "#ffd35a")
    canvas.fill(box(241, 375, 22, 16, 2), "#141a26")
    _foot(canvas, "#05070f")
    canvas.grain(0.18, 11)
    return canvas


def beanz() -> Canvas:
    """Six Beans bursting out of a galaxy."""
    canvas = Canvas(WIDTH, HEIGHT, SCALE)
    space(canvas, "#8f5bff", "#10124a", 24, WIDTH, HEIGHT)
    for x, y, size, degrees, name in (
        (240, 122, 0.5, 3, "sheriff"),
        (92, 140, 0.48, -16, "dragon"),
        (394, 138, 0.48, 15, "queen-bee"),
        (62, 330, 0.5, -15, "penguin"),
        (420, 330, 0.5, 13, "clown"),
        (240, 344, 0.78, -5, "lion"),
    ):
        bean.sticker(canvas, bean.put(BEANS[name], x, y, size, degrees), 8)
    _foot(canvas, "#120a3a", 470)
    canvas.grain(0.1, 5, "soft")
    return canvas


def codenames() -> Canvas:
    """A comic page of four slanted panels."""
    canvas = Canvas(WIDTH, HEIGHT, SCALE)
    canvas.wash("#f7f4ea")
    panels = (
        ("heroine", polygon((12, 12), (468, 12), (468, 236), (12, 278)), (-26, -16, 532, 331)),
        ("fist", polygon((12, 292), (252, 270), (226, 470), (12, 490)), (-140, 236, 432, 269)),
        ("serpent", polygon((266, 268), (468, 250), (468, 446), (240, 468)), (196, 226, 420, 261)),
        ("robot", polygon((12, 504), (468, 460), (468, 628), (12, 628)), (-20, 446, 520, 324)),
    )
    for name, shape, (x, y, width, height) in panels:
        with canvas.clip(shape):
            canvas.picture(pictures.picture(name), x, y, width, height)
        canvas.stroke(shape, INK, 7)
    _foot(canvas, "#14101f", 470)
    canvas.grain(0.12, 4, "multiply")
    return canvas


def rpgget() -> Canvas:
    """A dragon breathing fire over a burning land."""
    canvas = Canvas(WIDTH, HEIGHT, SCALE)
    with canvas.transform(0, 0, 1, 1.28):
        fire_land(canvas)
    figure = partial(_placed_dragon, canvas)
    with canvas.layer(alpha=0.55, image_filter=grown(16, "#06081c")), canvas.transform(8, 8):
        figure()
    figure()
    rim_light(canvas, figure, 7, -3, "#ffb04a", 0.8)
    _foot(canvas, "#1a0814", 450)
    canvas.wash(radial(240, 280, 460, (0.55, "#000000", 0), (1, "#0a0620", 0.55)))
    canvas.grain(0.14, 4, "soft")
    return canvas


def _placed_dragon(canvas: Canvas) -> None:
    with canvas.transform(-14, 40, 1.08):
        dragon(canvas)


def austin() -> Canvas:
    """Three spies of the swinging comedy: hero, disco sleuth, villain."""
    canvas = Canvas(WIDTH, HEIGHT, SCALE)
    bg_burst(canvas, "#f7a823", "#f06a3c", "#fbd9a0", 240, 250, 18)
    canvas.rect(0, 490, WIDTH, 160, "#f06a3c")
    for x, y, radius in ((52, 70, 46), (430, 60, 54), (238, 44, 30), (462, 268, 34), (16, 286, 38)):
        daisy(canvas, x, y, radius, "#fff6e6", "#e8307a", x)
    for person, x, y, size in ((VILLAIN, 222, 64, 0.8), (SLEUTH, -128, 62, 0.82), (HERO, 2, 62, 1.0)):
        with canvas.transform(x, y, size):
            with canvas.layer(image_filter=flat(person.cast)), canvas.transform(12, 10):
                draw_figure(canvas, person)
            draw_figure(canvas, person)
    hand(canvas, "peace", "#e9b183", "#5a2c8a", 424, 452, 0.95, 12)
    with canvas.clip(box(0, 470, WIDTH, 170)):
        canvas.wash(halftone("#2b1a3d", 8, 45, (0, 480), (0, 600), 0, 0.9, 0.9))
    for index, colour in enumerate(("#f26a2e", "#fbb034", "#1f9a94", "#2b1a3d")):
        wave = svg("M-10 0 C80 -30 150 -30 240 0 C330 30 400 30 490 0 L490 220 L-10 220Z")
        canvas.fill(moved(wave, 0, 494 + index * 15), light(colour, 0))
    canvas.grain(0.16, 3, "soft")
    return canvas


HERO = Person(
    background=bg_burst, skin="#e9b183", head="long", hair=("moptop", "#c8541f"), eyes=("sleepy", "#3f7a4a", "#d89a6c"),
    brow=("flat", "#8a3312", 10), brow_y=-6, nose="long", mouth="smirk", lip="#a8443a",
    glasses=("round", "#f4c542", "#ff5fa0", 0.42), sideburns="#b3471a", facial=("handlebar", "#b3471a"),
    outfit=("suit_ruffle", "#5a2c8a", "#ffd3e0", "#3f1c68"), extras=(medallion,), tilt=-5, y=212, cast="#a8324a", neck=44,
)  # fmt: skip
SLEUTH = Person(
    background=bg_burst, skin="#8a4f30", head="oval", hair=("afro", "#2b1a2e"), eyes=("almond", "#6a3416", "#2aa7a0"),
    brow=("arch", "#1f1222", 6), brow_y=-4, nose="button", mouth="smile", lip="#d12a5e", lashes=3, blush="#c0503a",
    outfit=("halter", "#e8307a", "#fbd04c", "#1f9a94"), extras=(earrings("#fbd04c"),), y=240, size=0.94, tilt=3,
    cast="#7a2a4e", neck=33,
)  # fmt: skip
VILLAIN = Person(
    background=bg_sunset, skin="#cfd6b8", head="egg", hair=("slick", "#2a2140"), eyes=("sly", "#d6402b", "#9aa88c"),
    brow=("angry", "#2a2140", 11), nose="hook", mouth="sneer", glasses=("monocle", "#d9a52c", "#fff1b0", 0.25),
    facial=("goatee", "#2a2140"), half_shadow=True, y=210, size=1.0, outfit=("mandarin", "#3a6a5a", "#4f8a72", "#e8b93a"),
    cast="#5a1030", neck=44,
)  # fmt: skip
