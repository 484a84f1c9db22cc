"""Round portraits of the eight computer players: flat robot heads in the style of the paper-doll portraits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tools.art.canvas import Canvas
from tools.art.colour import light, shade
from tools.art.filters import flat
from tools.art.paths import arc, box, ellipse, minus, placed, polygon, star, svg, union
from tools.art.shaders import halftone
from tools.art.spy.backgrounds import HEIGHT, WIDTH, bg_arcs, bg_burst, bg_panton, bg_rings, bg_sunset, bg_swirl
from tools.art.ui.avatars import framed

if TYPE_CHECKING:
    from collections.abc import Callable

    import skia

DARK = "#1f1430"
PAPER = "#fff6e0"


@dataclass(frozen=True)
class Robot:
    """Coordinates have their origin in the middle of the face; the head is about 200 wide and 220 high."""

    background: Callable[[Canvas], None]
    metal: str
    accent: str
    cast: str
    head: skia.Path
    details: Callable[[Canvas, Robot], None]
    face: Callable[[Canvas, Robot], None]
    tilt: float = 0


def robot_avatar(name: str) -> Canvas:
    """256 x 256 with alpha, like the persons."""
    robot = ROBOTS[name]
    picture = Canvas(WIDTH, HEIGHT)
    robot.background(picture)
    with picture.layer(image_filter=flat(robot.cast)), picture.transform(14, 10):
        _figure(picture, robot)
    _figure(picture, robot)
    picture.grain(0.16, 3, "soft")
    return framed(picture, robot.cast)


def _figure(canvas: Canvas, robot: Robot) -> None:
    with canvas.transform(240, 246, 0.98):
        _plate(
            canvas,
            union(box(-34, 90, 68, 70), svg("M-190 300 C-190 190 -90 150 0 150 C90 150 190 190 190 300Z")),
            shade(robot.metal, 0.7),
        )
        for y in (112, 130):
            canvas.fill(box(-40, y, 80, 10, 5), shade(robot.metal, 1.8))
        canvas.fill(ellipse(0, 216, 26), robot.accent)
        canvas.fill(star(0, 216, 5, 16, 7), PAPER)
        with canvas.transform(degrees=robot.tilt):
            robot.details(canvas, robot)
            _plate(canvas, robot.head, robot.metal)
            with canvas.clip(robot.head):
                canvas.wash(halftone(shade(robot.metal, 2.4), 6, 45, (10, 0), (130, 40), 0, 0.6, 0.5))
            robot.face(canvas, robot)


def _plate(canvas: Canvas, shape: skia.Path, colour: str) -> None:
    """One metal part: fill, hard shadow from the right, an edge of light on the left."""
    canvas.fill(shape, colour)
    canvas.inner_shadow(shape, shade(colour, 1.3), -30, -6, 1, mode=None)
    canvas.inner_shadow(shape, light(colour, 1.6), 6, 6, 0.85, mode=None)


def _round_eyes(canvas: Canvas, colour: str, y: float = -18, gap: float = 46, radius: float = 32) -> None:
    for side in (-1, 1):
        canvas.fill(ellipse(side * gap, y, radius + 7), DARK)
        canvas.fill(ellipse(side * gap, y, radius), PAPER)
        canvas.fill(ellipse(side * gap + 3, y + 2, radius * 0.62), colour)
        canvas.fill(ellipse(side * gap + 3, y + 2, radius * 0.3), DARK)
        canvas.fill(ellipse(side * gap - 5, y - 8, radius * 0.2), "#ffffff")


def _visor(canvas: Canvas, colour: str, y: float = -50, height: float = 62) -> None:
    canvas.fill(box(-86, y, 172, height, height / 2), DARK)
    canvas.fill(box(-78, y + 8, 156, height - 16, height / 2 - 8), shade(colour, 3))
    for side in (-1, 1):
        canvas.fill(ellipse(side * 38, y + height / 2, 19, height * 0.27), colour)
        canvas.fill(ellipse(side * 38 - 5, y + height / 2 - 6, 6, 5), "#ffffff", 0.9)


def _teeth(canvas: Canvas, y: float, width: float = 92) -> None:
    canvas.fill(box(-width / 2, y, width, 34, 12), DARK)
    canvas.fill(box(-width / 2 + 6, y + 6, width - 12, 22, 7), PAPER)
    for step in range(1, 5):
        x = -width / 2 + 6 + step * (width - 12) / 5
        canvas.line([(x, y + 6), (x, y + 28)], DARK, 3)


def _smile(canvas: Canvas, y: float, width: float, colour: str) -> None:
    canvas.stroke(arc(0, y, width, 20, 160, width * 0.6), DARK, 13)
    canvas.stroke(arc(0, y, width, 20, 160, width * 0.6), colour, 6)


def _antenna(canvas: Canvas, x: float, top: float, lean: float, colour: str, ball: float = 16) -> None:
    canvas.line([(x, -90), (x + lean, top)], DARK, 9)
    canvas.fill(ellipse(x + lean, top, ball), colour)
    canvas.fill(ellipse(x + lean - ball * 0.3, top - ball * 0.3, ball * 0.3), "#ffffff")


def _bolts(canvas: Canvas, points: tuple[tuple[float, float], ...]) -> None:
    for x, y in points:
        canvas.fill(ellipse(x, y, 7), DARK, 0.75)
        canvas.fill(ellipse(x - 2, y - 2, 2.5), "#ffffff", 0.8)


def _tin_details(canvas: Canvas, robot: Robot) -> None:
    _antenna(canvas, 0, -166, 0, robot.accent, 18)
    for side in (-1, 1):
        _plate(canvas, box(side * 112 - 16, -34, 32, 64, 10), robot.accent)


def _tin_face(canvas: Canvas, robot: Robot) -> None:
    _round_eyes(canvas, robot.accent)
    _smile(canvas, 34, 52, robot.accent)
    _bolts(canvas, ((-84, -92), (84, -92), (-84, 88), (84, 88)))


def _dome_details(canvas: Canvas, robot: Robot) -> None:
    for side in (-1, 1):
        _antenna(canvas, side * 54, -158, side * 26, robot.accent, 13)
        _plate(canvas, ellipse(side * 104, 4, 22, 34), robot.accent)


def _dome_face(canvas: Canvas, robot: Robot) -> None:
    _visor(canvas, robot.accent)
    _smile(canvas, 34, 44, PAPER)
    canvas.fill(svg("M-94 -62 C-40 -78 40 -78 94 -62 L96 -52 C40 -68 -40 -68 -96 -52Z"), shade(robot.metal, 1.4))


def _kettle_details(canvas: Canvas, robot: Robot) -> None:
    _plate(canvas, union(box(-30, -150, 60, 60, 12), box(-52, -116, 104, 24, 8)), robot.accent)
    for x, y, size in ((-6, -172, 20), (20, -188, 15), (38, -206, 11)):
        canvas.fill(ellipse(x, y, size), PAPER, 0.9)


def _kettle_face(canvas: Canvas, robot: Robot) -> None:
    canvas.fill(ellipse(0, -22, 62), DARK)
    canvas.fill(ellipse(0, -22, 52), PAPER)
    canvas.fill(ellipse(4, -20, 32), robot.accent)
    canvas.fill(ellipse(4, -20, 15), DARK)
    canvas.fill(ellipse(-10, -34, 9), "#ffffff")
    canvas.fill(svg("M-58 -50 C-30 -88 30 -88 58 -50 C30 -66 -30 -66 -58 -50Z"), shade(robot.metal, 1.6))
    _teeth(canvas, 58)
    _bolts(canvas, ((-88, 30), (88, 30)))


def _set_details(canvas: Canvas, robot: Robot) -> None:
    for side in (-1, 1):
        _antenna(canvas, side * 10, -186, side * 62, robot.accent, 10)
    _plate(canvas, box(-128, 70, 256, 24, 10), robot.accent)


def _set_face(canvas: Canvas, robot: Robot) -> None:
    screen = box(-96, -76, 150, 136, 26)
    canvas.fill(box(-104, -84, 166, 152, 30), DARK)
    canvas.fill(screen, "#0e4a48")
    with canvas.clip(screen):
        for y in range(-76, 64, 9):
            canvas.rect(-100, y, 160, 3, "#7fffd0", 0.16)
        for x in (-62, 18):
            canvas.fill(box(x - 12, -44, 24, 36, 10), "#8fffd8")
        canvas.stroke(arc(-22, 14, 38, 20, 160, 24), "#8fffd8", 9)
        canvas.fill(polygon((-100, -80), (-30, -80), (-84, 70), (-100, 70)), "#ffffff", 0.14)
    for y, colour in ((-54, robot.accent), (-10, PAPER)):
        canvas.fill(ellipse(88, y, 17), DARK)
        canvas.fill(ellipse(87, y - 1, 13), colour)
    for y in (24, 38, 52):
        canvas.line([(74, y), (102, y)], DARK, 5)


def _knight_details(canvas: Canvas, robot: Robot) -> None:
    crest = svg("M-14 -100 C-20 -180 40 -204 96 -176 C70 -164 60 -140 66 -96Z")
    _plate(canvas, crest, robot.accent)
    for side in (-1, 1):
        _plate(
            canvas,
            placed(polygon((0, -30), (34, -56), (26, 30), (0, 36)), side * 92, -6, 1)
            if side > 0
            else polygon((-92, -36), (-126, -62), (-118, 24), (-92, 30)),
            shade(robot.metal, 0.8),
        )


def _knight_face(canvas: Canvas, robot: Robot) -> None:
    canvas.fill(
        svg("M-88 -30 L-10 -12 L-10 100 L10 100 L10 -12 L88 -30 L88 -8 L26 14 L26 108 L-26 108 L-26 14 L-88 -8Z"), DARK
    )
    for side in (-1, 1):
        canvas.fill(placed(ellipse(0, 0, 22, 10), side * 50, -10, 1, -side * 13), robot.accent)
        canvas.fill(ellipse(side * 48, -12, 6, 5), "#ffffff")
        for y in (44, 62, 80):
            canvas.line([(side * 44, y), (side * 78, y - 8)], DARK, 6)
    _bolts(canvas, ((0, -78), (-40, -74), (40, -74)))


def _owl_details(canvas: Canvas, robot: Robot) -> None:
    for side in (-1, 1):
        ear = polygon((side * 40, -90), (side * 118, -156), (side * 108, -30))
        _plate(canvas, ear, robot.accent)


def _owl_face(canvas: Canvas, robot: Robot) -> None:
    _round_eyes(canvas, robot.accent, -22, 48, 42)
    for side in (-1, 1):
        with canvas.transform(side * 48, -22, side, 1):
            canvas.fill(minus(ellipse(0, 0, 46), box(-60, -12, 120, 70)), shade(robot.metal, 1.5))
    canvas.fill(polygon((-18, 18), (18, 18), (0, 54)), robot.accent)
    canvas.fill(polygon((2, 18), (18, 18), (0, 54)), shade(robot.accent, 1.2))
    for row, count in ((72, 3), (90, 2)):
        for step in range(count):
            x = (step - (count - 1) / 2) * 30
            canvas.stroke(arc(x, row, 14, 20, 160), DARK, 4, 0.7)


def _radio_details(canvas: Canvas, robot: Robot) -> None:
    horn = svg("M-20 -90 C-26 -116 -52 -128 -84 -150 C-30 -164 34 -164 84 -146 C50 -128 24 -114 20 -90Z")
    _plate(canvas, horn, robot.accent)
    canvas.fill(ellipse(0, -151, 80, 13), shade(robot.accent, 1.8))
    for side in (-1, 1):
        _plate(canvas, ellipse(side * 116, 20, 20, 26), robot.accent)


def _radio_face(canvas: Canvas, robot: Robot) -> None:
    _round_eyes(canvas, robot.accent, -30, 46, 34)
    for side in (-1, 1):
        with canvas.transform(side * 46, -30, side, 1):
            canvas.fill(minus(ellipse(0, 0, 39), box(-60, -2, 120, 70)), shade(robot.metal, 1.4))
            for lash in (14, 28, 40):
                canvas.line([(lash, -18), (lash + 14, -34 + lash * 0.3)], DARK, 6)
    grille = box(-66, 34, 132, 58, 28)
    canvas.fill(grille, DARK)
    with canvas.clip(grille):
        for x in range(-54, 60, 18):
            canvas.fill(box(x - 4, 40, 8, 46, 4), PAPER, 0.9)


def _baron_details(canvas: Canvas, robot: Robot) -> None:
    _plate(canvas, union(box(-62, -206, 124, 116, 10), box(-112, -112, 224, 26, 12)), robot.accent)
    canvas.fill(box(-62, -138, 124, 24), PAPER)


def _baron_face(canvas: Canvas, robot: Robot) -> None:
    canvas.fill(ellipse(-42, -20, 24), DARK)
    canvas.fill(ellipse(-42, -20, 17), PAPER)
    canvas.fill(ellipse(-39, -18, 10), DARK)
    canvas.fill(ellipse(42, -20, 50), "#f2c23a")
    canvas.fill(ellipse(42, -20, 41), DARK)
    canvas.fill(ellipse(42, -20, 35), PAPER)
    canvas.fill(ellipse(46, -17, 20), robot.accent)
    canvas.fill(ellipse(46, -17, 10), DARK)
    canvas.fill(ellipse(32, -32, 9), "#ffffff")
    canvas.line([(88, -4), (104, 60), (96, 116)], "#f2c23a", 6)
    for side in (-1, 1):
        with canvas.transform(0, 44, side, 1):
            canvas.fill(
                svg("M0 -6 C24 -26 60 -14 72 8 C82 24 100 18 104 0 C116 40 60 54 30 30 C16 20 6 14 0 14Z"), DARK
            )
    _smile(canvas, 64, 24, PAPER)


ROBOTS = {
    "bot1": Robot(
        lambda canvas: bg_burst(canvas, "#1f9a94", "#2fb8ac", "#c8efe4", 240, 210), "#f2b632", "#e8307a", "#0e4a48",
        box(-104, -104, 208, 214, 44), _tin_details, _tin_face, -4,
    ),
    "bot2": Robot(
        lambda canvas: bg_swirl(canvas, "#5a2c8a", "#7a4ab0"), "#8fd0e8", "#3fe0b0", "#22103a",
        svg("M-104 60 C-120 -150 120 -150 104 60 C100 112 -100 112 -104 60Z"), _dome_details, _dome_face, 4,
    ),
    "bot3": Robot(
        lambda canvas: bg_arcs(canvas, "#fbd9a0", ["#e8307a", "#f0609a", "#f7a823", "#f06a3c"], r0=520, w=50),
        "#7fb86a", "#8a3fd8", "#5a2410",
        svg("M-80 -100 L80 -100 C128 -60 128 80 84 112 L-84 112 C-128 80 -128 -60 -80 -100Z"), _kettle_details, _kettle_face,
    ),
    "bot4": Robot(
        lambda canvas: bg_panton(canvas, "#b01e6b", ["#e8307a", "#f58aa8", "#fbd3c4"], 104), "#e8a860", "#2fb8ac", "#5c0f4a",
        box(-126, -104, 252, 196, 34), _set_details, _set_face, -3,
    ),
    "bot5": Robot(
        lambda canvas: bg_sunset(canvas, ["#0c2a5a", "#2a6fc0", "#4a90dc", "#cfe4fa"]), "#b8c2d0", "#e8303a", "#0c2a5a",
        svg("M-92 -60 C-80 -128 80 -128 92 -60 L96 40 C80 100 40 120 0 128 C-40 120 -80 100 -96 40Z"),
        _knight_details, _knight_face, 3,
    ),
    "bot6": Robot(
        lambda canvas: bg_rings(canvas, ["#2f4a12", "#6a9a2a", "#8fb83a"], 240, 220, 420, 44),
        "#8a5ac8", "#f7a823", "#2f4a12",
        svg("M-108 -20 C-110 -120 110 -120 108 -20 C112 80 60 124 0 124 C-60 124 -112 80 -108 -20Z"),
        _owl_details, _owl_face, -3,
    ),
    "bot7": Robot(
        lambda canvas: bg_burst(canvas, "#b8452a", "#e0683a", "#fbd9a0", 240, 210), "#5ec8d8", "#7a2ca8", "#4a1410",
        svg("M-112 40 C-112 -128 112 -128 112 40 L112 96 C112 110 100 114 92 114 L-92 114 C-100 114 -112 110 -112 96Z"),
        _radio_details, _radio_face, 4,
    ),
    "bot8": Robot(
        lambda canvas: bg_rings(canvas, ["#3a2a6a", "#5a4ab0", "#8a7ae0"], 240, 220, 420, 44),
        "#e07a5a", "#1f7a6a", "#1c1238",
        svg("M-96 -96 L96 -96 C118 -20 112 60 70 104 C40 132 -40 132 -70 104 C-112 60 -118 -20 -96 -96Z"),
        _baron_details, _baron_face, -5,
    ),
}  # fmt: skip
