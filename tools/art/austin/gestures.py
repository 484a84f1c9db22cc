"""The two gestures of the race, drawn large, and the grounds they flash up on."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import skia

from tools.art.austin.poster import slab
from tools.art.austin.style import CREAM, INK, LIME, NIGHT, ORANGE, PINK, SUN, TEAL, VIOLET
from tools.art.beanz.parts import Part, at, flat, group
from tools.art.canvas import Canvas
from tools.art.colour import light, shade
from tools.art.filters import flat as silhouette
from tools.art.filters import grown
from tools.art.paths import Point, arc, box, ellipse, limb, outline, polygon, rotated, svg, taper
from tools.art.shaders import halftone, radial

WIDTH, HEIGHT = 900, 1000
GROUND = (1920, 1080)
MIDDLE = (960, 500)
SKIN, PALE = "#e8ae84", "#d6c9b4"
LINE = 11


def sticker(figure: Callable[[Canvas], None]) -> Canvas:
    """A figure on clear ground: a hard cast shadow, a cream die-cut edge, an ink line."""
    canvas = Canvas(WIDTH, HEIGHT)
    with (
        canvas.layer(image_filter=silhouette(INK)),
        canvas.transform(26, 22),
        canvas.layer(image_filter=grown(22, INK)),
    ):
        figure(canvas)
    with canvas.layer(image_filter=grown(24, CREAM)):
        figure(canvas)
    with canvas.layer(image_filter=grown(9, INK)):
        figure(canvas)
    figure(canvas)
    return canvas


def _finger(points: Sequence[Point], width: float, skin: str, nail: bool = True) -> Part:
    """From the root to the tip, with folds at the joints and a nail."""
    form = limb(points, width, width * 0.86)
    dark = shade(skin, 2)
    (x0, y0), (x1, y1) = points[-2:]
    turn = math.degrees(math.atan2(y1 - y0, x1 - x0))
    parts: list[Part] = [flat(outline(form, LINE), dark), slab(form, skin, dots=True)]
    if nail:
        tip = rotated(box(-width * 0.1, -width * 0.27, width * 0.46, width * 0.54, width * 0.24), turn)
        moved = skia.Path()
        tip.transform(skia.Matrix().setTranslate(x1, y1), moved)
        parts += [flat(outline(moved, 6), shade(skin, 1.4)), flat(moved, light(skin, 2.2))]
    return group(*parts)


def _fold(x: float, y: float, width: float, height: float, skin: str, degrees: float = 0) -> Part:
    """A finger that is bent into the palm."""
    form = rotated(box(x - width / 2, y - height / 2, width, height, width / 2), degrees, x, y)
    crease = rotated(arc(x, y + height * 0.2, width * 0.3, 200, 340), degrees, x, y)

    def draw(canvas: Canvas) -> None:
        canvas.fill(outline(form, LINE + 3), shade(skin, 2.6))
        slab(form, skin)(canvas)
        canvas.stroke(crease, shade(skin, 1.6), 6)

    return draw


def _sleeve(colour: str, frill: str) -> Part:
    """A wide sleeve that leaves the picture below, with a scalloped cuff."""
    arm = polygon((286, 880), (628, 880), (690, 1020), (224, 1020))
    lobes = [ellipse(x, 868, 47, 62) for x in range(276, 660, 60)]
    return group(
        slab(arm, colour),
        *[group(flat(outline(one, 8), INK), slab(one, frill, dots=False)) for one in lobes],
        slab(box(250, 800, 410, 52, 24), frill, dots=False),
    )


def peace() -> Canvas:
    """900 x 1000 with alpha: two fingers up."""
    palm = svg("M306 512 C296 440 620 432 628 512 L612 724 C588 838 360 838 334 724Z")
    pad = svg("M330 640 C372 572 468 620 470 716 C470 792 372 806 346 736Z")
    figure = group(
        _sleeve(VIOLET, CREAM),
        flat(box(360, 700, 210, 140, 40), shade(SKIN, 1)),
        _finger([(378, 520), (330, 330), (262, 112)], 116, SKIN),
        _finger([(530, 512), (584, 320), (646, 104)], 116, SKIN),
        flat(outline(palm, LINE), shade(SKIN, 2)),
        slab(palm, SKIN),
        flat(pad, light(SKIN, 0.7)),
        _fold(498, 590, 104, 190, SKIN, 2),
        _fold(594, 606, 88, 170, SKIN, 7),
        _finger([(340, 690), (420, 640), (560, 604)], 104, SKIN),
    )
    return sticker(figure)


def pinky() -> Canvas:
    """900 x 1000 with alpha: the smallest finger at the corner of a crooked smile."""
    mouth = svg(
        "M70 250 C170 190 230 206 300 232 C372 196 470 180 640 96 C640 268 470 396 300 396 C190 396 110 330 70 250Z"
    )
    teeth = svg("M136 262 C250 268 420 250 566 168 C540 262 430 322 296 322 C220 320 170 296 136 262Z")
    upper = svg(
        "M70 250 C170 190 230 206 300 232 C372 196 470 180 640 96 C590 190 420 258 290 270 C200 276 130 266 70 250Z"
    )
    red = "#b3286a"
    grin = group(
        slab(mouth, red),
        flat(teeth, INK),
        flat(svg("M150 264 C260 272 420 252 548 184 C520 232 430 276 300 284 C230 286 180 276 150 264Z"), "#fff6e8"),
        slab(upper, light(red, 0.6), dots=False),
        flat(taper([(150, 352), (280, 378), (420, 340)], 2, 2, 16), light(red, 2.4)),
        flat(taper([(640, 96), (672, 72), (684, 36)], 26, 2), shade(red, 1)),
    )
    palm = svg("M330 640 C316 560 634 548 652 622 L628 770 C600 868 384 872 352 786Z")
    figure = group(
        grin,
        _sleeve(NIGHT, "#9b8fb0"),
        flat(box(384, 740, 210, 120, 40), shade(PALE, 1)),
        _finger([(622, 640), (688, 480), (640, 236)], 92, PALE),
        flat(outline(palm, LINE), shade(PALE, 2)),
        slab(palm, PALE),
        _fold(372, 636, 96, 178, PALE, -8),
        _fold(468, 622, 98, 190, PALE, -2),
        _fold(562, 630, 94, 178, PALE, 5),
        _ring(562, 668),
        _finger([(356, 770), (430, 726), (560, 712)], 96, PALE),
    )
    return sticker(figure)


def _ring(x: float, y: float) -> Part:
    gem = polygon((-26, 0), (0, -30), (26, 0), (0, 30))
    return at(
        x, y, flat(box(-50, -12, 100, 24, 10), "#c98a1f"), flat(outline(gem, 8), INK), flat(gem, LIME),
        flat(polygon((-14, 0), (0, -18), (4, 0)), "#f2ffd8"),
    )  # fmt: skip


def peace_ground() -> Canvas:
    """1920 x 1080: a sunburst with rainbow arcs."""
    canvas = _burst(ORANGE, SUN, 18, 0.0)
    for radius, colour in ((560, TEAL), (500, CREAM), (440, PINK), (380, CREAM), (330, SUN)):
        canvas.fill(ellipse(*MIDDLE, radius), colour)
    return _finished(canvas, "#c9431f")


def pinky_ground() -> Canvas:
    """1920 x 1080: arms of a whirl round a cold disc."""
    canvas = Canvas(*GROUND)
    canvas.wash(LIME)
    for k in range(9):
        inner: list[tuple[float, float]] = []
        outer: list[tuple[float, float]] = []
        for step in range(90):
            radius = 6 + step * 15
            turn = math.radians(k * 40) + 1.5 * math.log(1 + radius / 160)
            for points, more in ((inner, 0.0), (outer, math.pi / 9)):
                points.append((MIDDLE[0] + radius * math.cos(turn + more), MIDDLE[1] + radius * math.sin(turn + more)))
        canvas.fill(polygon(*inner, *outer[::-1]), VIOLET)
    for radius, colour in ((540, NIGHT), (486, "#b9e86a"), (430, NIGHT), (404, "#8a4fb5")):
        canvas.fill(ellipse(*MIDDLE, radius), colour)
    return _finished(canvas, NIGHT)


def _burst(first: str, second: str, rays: int, turn: float) -> Canvas:
    canvas = Canvas(*GROUND)
    canvas.wash(first)
    for k in range(rays):
        ends = [math.radians((k + part) * 360 / rays + turn) for part in (0.0, 0.5)]
        tips = [(MIDDLE[0] + 1500 * math.cos(end), MIDDLE[1] + 1500 * math.sin(end)) for end in ends]
        canvas.fill(polygon(MIDDLE, *tips), second)
    return canvas


def _finished(canvas: Canvas, edge: str) -> Canvas:
    canvas.wash(halftone(edge, 14, 45, (960, 640), (960, 1240), 0, 0.8, 0.5))
    canvas.wash(radial(*MIDDLE, 1250, (0.62, edge, 0), (1, shade(edge, 2), 0.7)))
    canvas.grain(0.16, 3, "soft")
    return canvas


PICTURES: dict[str, Callable[[], Canvas]] = {
    "austin/gestures/peace.webp": peace,
    "austin/gestures/pinky.webp": pinky,
    "austin/gestures/peace_ground.webp": peace_ground,
    "austin/gestures/pinky_ground.webp": pinky_ground,
}
