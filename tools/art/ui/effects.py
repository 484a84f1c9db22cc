"""Small effect pictures with alpha: light, markers, stamps; white ones are tinted when they are shown."""

from __future__ import annotations

import math
import random

from tools.art.canvas import Canvas
from tools.art.colour import light, shade
from tools.art.icons import shield as shield_glyph
from tools.art.paths import box, ellipse, limb, minus, moved, placed, polygon, rotated, scaled, star, svg, taper, union
from tools.art.shaders import linear, radial, vertical

WHITE = "#ffffff"


def glow() -> Canvas:
    """256: a soft round light."""
    canvas = Canvas(256, 256)
    stops = [(step / 12, WHITE, (1 - step / 12) ** 2.2) for step in range(13)]
    canvas.wash(radial(128, 128, 128, *stops))
    return canvas


def spark() -> Canvas:
    """128: a four-pointed glint."""
    canvas = Canvas(128, 128)
    canvas.fill(ellipse(64, 64, 40), radial(64, 64, 40, (0, WHITE, 0.9), (0.3, WHITE, 0.35), (1, WHITE, 0)))
    canvas.fill(star(64, 64, 4, 62, 5), WHITE, 0.5, blur=2)
    canvas.fill(star(64, 64, 4, 60, 4), WHITE)
    canvas.fill(star(64, 64, 4, 26, 4, -45), WHITE, 0.8)
    return canvas


def ray() -> Canvas:
    """512 x 128: a streak of light that flies to the right, head first."""
    canvas = Canvas(512, 128)
    for width, alpha, blur in ((70, 0.25, 14), (34, 0.5, 6), (13, 1, 1)):
        tail = taper([(16, 64), (240, 64), (464, 64)], 0, width)
        canvas.fill(tail, linear(16, 0, 464, 0, (0, WHITE, 0), (0.6, WHITE, alpha * 0.5), (1, WHITE, alpha)), blur=blur)
    canvas.fill(ellipse(456, 64, 52), radial(456, 64, 52, (0, WHITE, 1), (0.25, WHITE, 0.6), (1, WHITE, 0)))
    return canvas


def cone() -> Canvas:
    """512 x 768: lamp light that falls from the top centre."""
    canvas = Canvas(512, 768)
    for top, bottom, alpha, blur in ((26, 240, 0.3, 16), (18, 180, 0.3, 22), (10, 110, 0.3, 20)):
        beam = polygon((256 - top, 0), (256 + top, 0), (256 + bottom, 740), (256 - bottom, 740))
        canvas.fill(
            beam, vertical(0, 740, (0, WHITE, alpha * 1.4), (0.5, WHITE, alpha * 0.7), (1, WHITE, 0)), blur=blur
        )
    return canvas


def stamp_cancelled() -> Canvas:
    """512: a red rubber stamp, a ring with a bar across, ink worn away in places."""
    canvas = Canvas(512, 512)
    red = "#f0283a"
    ring = union(
        minus(ellipse(256, 256, 216), ellipse(256, 256, 176)), minus(ellipse(256, 256, 164), ellipse(256, 256, 154))
    )
    bar = box(40, 216, 432, 80, 10)
    gap = box(28, 204, 456, 104, 16)
    studs = union(*[placed(star(0, 0, 5, 22, 9.5), x, 256) for x in (96, 176, 256, 336, 416)])
    mark = union(minus(ring, gap), minus(bar, studs))
    with canvas.layer():
        canvas.fill(rotated(mark, -14, 256, 256), red)
        rng = random.Random(7)
        with canvas.layer(mode="erase"):
            for _ in range(900):
                x, y, size = rng.uniform(20, 492), rng.uniform(20, 492), rng.uniform(0.5, 3.2)
                canvas.fill(
                    ellipse(x, y, size, size * rng.uniform(0.3, 1), rng.uniform(0, 180)), WHITE, rng.uniform(0.3, 0.9)
                )
            for _ in range(26):
                x, y, length = rng.uniform(40, 470), rng.uniform(40, 470), rng.uniform(20, 90)
                canvas.line([(x, y), (x + length, y - length * 0.3)], WHITE, rng.uniform(0.8, 2.4), 0.6)
    return canvas


def shield() -> Canvas:
    """256: a steel and blue shield, shown when a card is protected."""
    canvas = Canvas(256, 256)
    outer = placed(shield_glyph(), 128, 126, 2.3)
    canvas.fill(outer, "#5ad0ff", 0.7, blur=9)
    canvas.fill(outer, linear(40, 20, 210, 240, "#ffffff", (0.35, "#b8d8e8"), (0.6, "#5a7a8e"), (1, "#22323e")))
    inner = scaled(outer, 0.84, x=128, y=120)
    canvas.fill(inner, linear(60, 40, 190, 220, "#6ad8ff", (0.5, "#1a8ae0"), (1, "#0a3a8a")))
    with canvas.clip(inner):
        canvas.fill(box(128, 0, 140, 256), "#04204a", 0.3)
        canvas.fill(polygon((20, 60), (150, 0), (90, 256), (20, 256)), WHITE, 0.14)
    canvas.fill(star(128, 122, 5, 46, 20), vertical(76, 168, "#ffffff", "#c8ecff"))
    canvas.stroke(outer, "#06121c", 5)
    canvas.stroke(inner, "#06121c", 3, 0.7)
    return canvas


def reticle() -> Canvas:
    """256: the aim marker; red so that it is seen on every card."""
    canvas = Canvas(256, 256)
    red = "#ff3f4a"
    parts = [minus(ellipse(128, 128, 92), ellipse(128, 128, 80)), ellipse(128, 128, 8)]
    parts += [rotated(box(122, 8, 12, 64, 4), degrees, 128, 128) for degrees in (0, 90, 180, 270)]
    ticks = [rotated(box(125, 92, 6, 14, 2), degrees, 128, 128) for degrees in (0, 90, 180, 270)]
    arcs = minus(minus(ellipse(128, 128, 116), ellipse(128, 128, 108)), box(40, 0, 176, 256), box(0, 40, 256, 176))
    corners = minus(minus(ellipse(128, 128, 116), ellipse(128, 128, 109)), box(84, 0, 88, 256), box(0, 84, 256, 88))
    mark = union(*parts, *ticks, arcs, corners)
    canvas.fill(mark, "#000000", 0.6, blur=6)
    canvas.stroke(mark, "#1a0206", 7)
    canvas.fill(mark, vertical(0, 256, light(red, 1.2), red))
    return canvas


def crown() -> Canvas:
    """256: the winner's crown."""
    canvas = Canvas(256, 256)
    crown_shape = svg("M40 196 L24 84 L78 132 L128 46 L178 132 L232 84 L216 196 C180 210 76 210 40 196Z")
    band = svg("M40 196 C76 210 180 210 216 196 L212 224 C176 238 80 238 44 224Z")
    whole = union(crown_shape, band)
    canvas.fill(whole, "#ffb02e", 0.6, blur=10)
    canvas.fill(crown_shape, linear(40, 60, 220, 210, "#fff6c0", (0.35, "#ffd23a"), (0.7, "#e8922a"), (1, "#9a4a10")))
    canvas.fill(band, linear(40, 0, 216, 0, "#fff0a0", (0.4, "#e8a02a"), (1, "#8a4210")))
    canvas.inner_shadow(crown_shape, "#8a2a10", -8, -8, 0.5, 6)
    for x, y in ((24, 82), (128, 44), (232, 82)):
        canvas.fill(ellipse(x, y, 14), radial(x - 4, y - 5, 20, "#ffffff", (0.5, "#ffe27a"), (1, "#c8761a")))
        canvas.stroke(ellipse(x, y, 14), "#4a2008", 4)
    canvas.stroke(whole, "#4a2008", 5)
    for x, y, colour in ((128, 172, "#ff3f6a"), (78, 176, "#2fb8ff"), (178, 176, "#3fe08a")):
        gem = polygon((x, y - 20), (x + 14, y), (x, y + 20), (x - 14, y))
        canvas.fill(
            gem, linear(x - 14, y - 20, x + 14, y + 20, light(colour, 2.5), (0.5, colour), (1, shade(colour, 1.6)))
        )
        canvas.stroke(gem, "#4a2008", 3)
    return canvas


def silhouette_fall() -> Canvas:
    """256: the marker of a player who is out: a spy tumbling through a trap door, hat first."""
    canvas = Canvas(256, 256)
    disc = ellipse(128, 128, 120)
    canvas.fill(disc, radial(110, 96, 150, "#ff6a5a", (0.6, "#c81f3a"), (1, "#4a0618")))
    with canvas.clip(disc):
        for index in range(18):
            angle = math.radians(index * 20)
            tips = [(128 + 180 * math.cos(angle + turn), 128 + 180 * math.sin(angle + turn)) for turn in (-0.07, 0.07)]
            canvas.fill(polygon((128, 128), *tips), "#ffd0a0", 0.14)
        figure = union(
            ellipse(92, 150, 19, 22, 120),
            limb([(98, 144), (120, 132)], 18, 24),
            polygon((112, 112), (168, 82), (184, 112), (134, 156)),
            limb([(120, 116), (84, 98), (56, 116)], 20, 12),
            limb([(138, 144), (146, 182), (122, 206)], 20, 12),
            limb([(166, 92), (176, 56), (210, 58)], 26, 15),
            limb([(176, 108), (208, 118), (214, 150)], 26, 15),
            limb([(210, 58), (218, 72)], 15, 11),
            limb([(214, 150), (200, 158)], 15, 11),
        )
        hat = placed(
            svg("M-34 4 C-20 -4 20 -4 34 4 C20 12 -20 12 -34 4Z M-20 2 C-22 -24 -12 -32 0 -24 C12 -32 22 -24 20 2Z"),
            74,
            206,
            1,
            164,
        )
        for shape in (figure, hat):
            canvas.fill(shape, "#0a0408")
            canvas.fill(minus(shape, moved(shape, 2, 3)), "#ffc0a0", 0.7)
    canvas.stroke(disc, "#0a0408", 10)
    canvas.stroke(ellipse(128, 128, 114), "#ffc0b0", 2, 0.8)
    return canvas


def felt() -> Canvas:
    """256: a seamless grey noise tile, laid over a colour as soft light."""
    canvas = Canvas(256, 256)
    canvas.wash("#808080")
    canvas.grain(0.55, 2, "soft")
    return canvas
