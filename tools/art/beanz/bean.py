"""A Bean from data: its body, what lies behind, on and before it, and the sticker made of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache

import numpy as np
import skia

from tools.art.beanz.parts import CAP, INK, Part, gloss, shine
from tools.art.canvas import Canvas
from tools.art.filters import grown

WIDTH, HEIGHT = 480, 500
INK_EDGE, WHITE_EDGE = 5, 8
MARGIN = 18  # room for the ink, the white edge and the soft shadow
LARGEST = 1.26


@dataclass(frozen=True, eq=False)
class Bean:
    """skin: the body colour.  back: behind the body.  clothes: painted on the body, clipped, before the gloss.
    face: before the window light.  front: headgear and props over everything.  tilt in degrees.
    """

    skin: str
    face: Sequence[Part]
    clothes: Sequence[Part] = ()
    back: Sequence[Part] = ()
    front: Sequence[Part] = ()
    rim: str = "#7fe3ff"
    body: skia.Path = field(default_factory=lambda: CAP)
    tilt: float = -5
    glossy: bool = True

    def draw(self, canvas: Canvas) -> None:
        for part in self.back:
            part(canvas)
        canvas.stroke(self.body, INK, 10)
        canvas.fill(self.body, self.skin)
        with canvas.clip(self.body):
            for part in self.clothes:
                part(canvas)
        gloss(canvas, self.body, self.skin, self.rim)
        for part in self.face:
            part(canvas)
        if self.glossy:
            shine(canvas, self.body)
        for part in self.front:
            part(canvas)


@dataclass(frozen=True)
class Place:
    """Where the origin of the capsule lies in the sprite, and how large it is drawn."""

    x: float
    y: float
    size: float


@lru_cache(None)
def fit(bean: Bean, width: float = WIDTH, height: float = HEIGHT, largest: float = LARGEST) -> Place:
    """The largest size at which the whole figure with its edge lies inside the sprite, centred."""
    reach, coarse = 420, 0.5
    canvas = Canvas(2 * reach, 2 * reach, coarse)
    with canvas.transform(reach, reach, 1, 1, bean.tilt):
        bean.draw(canvas)
    rows, columns = np.nonzero(canvas.pixels()[..., 3] > 40)
    left, right = columns.min() / coarse - reach, columns.max() / coarse - reach
    top, bottom = rows.min() / coarse - reach, rows.max() / coarse - reach
    size = min(largest, (width - 2 * MARGIN) / (right - left), (height - 2 * MARGIN) / (bottom - top))
    size = float(round(size, 3))
    return Place(round(width / 2 - size * (left + right) / 2), round(height / 2 - size * (top + bottom) / 2), size)


def sticker(canvas: Canvas, figure: Part, edge: float = WHITE_EDGE) -> None:
    """A figure with an ink outline and a white die-cut edge, over a shadow close enough to stay on the sprite."""
    soft = skia.ImageFilters.Blur(4, 4, input=grown(INK_EDGE + edge - 2, "#0b0618"))
    with canvas.layer(alpha=0.5, image_filter=soft), canvas.transform(2, 5):
        figure(canvas)
    with canvas.layer(image_filter=grown(INK_EDGE + edge, "#ffffff")):
        figure(canvas)
    with canvas.layer(image_filter=grown(INK_EDGE, INK)):
        figure(canvas)
    figure(canvas)


def put(bean: Bean, x: float, y: float, size: float, degrees: float = 0) -> Part:
    """The Bean without its edge, for pictures with several Beans."""

    def draw(canvas: Canvas) -> None:
        with canvas.transform(x, y, size, size, degrees):
            bean.draw(canvas)

    return draw


def sprite(bean: Bean) -> Canvas:
    canvas = Canvas(WIDTH, HEIGHT)
    place = fit(bean)
    sticker(canvas, put(bean, place.x, place.y, place.size, bean.tilt))
    return canvas
