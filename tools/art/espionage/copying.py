"""The copying Reactions: Ninja and Mercenary."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from tools.art.espionage.stage import BLACK, HEIGHT, WIDTH, bokeh, finish, light_disc, person, rim, silhouette, sky
from tools.art.paths import box, ellipse, limb, placed, polygon, rotated, star, svg, taper, union
from tools.art.shaders import linear, vertical

if TYPE_CHECKING:
    import skia

    from tools.art.canvas import Canvas


def ninja() -> Canvas:
    """A leap across the moon, sword drawn, scarf flying."""
    canvas = sky("#1a0b3a", (0.4, "#5a1a6e"), (0.75, "#d63a6a"), (1, "#ff9a5a"), bottom=560)
    moon = light_disc(canvas, 246, 218, 160, "#fffbe8", "#ffe6b0", "#ffb98a")
    with canvas.clip(moon):
        for x, y, radius in ((180, 160, 26), (300, 260, 34), (260, 132, 14), (200, 300, 22), (336, 170, 16)):
            canvas.fill(ellipse(x, y, radius), "#f0b98a", 0.45, blur=3)
    bokeh(canvas, 26, ["#ffb06a", "#ff5a8a", "#b06aff", "#ffe0a0"], 4, 360, 600, 5, 28, 0.55)
    canvas.fill(_pagoda(64, 520, 0.86), "#4a1450")
    canvas.fill(_pagoda(438, 548, 0.7), "#3c1048")
    canvas.fill(svg("M-10 560 C120 520 260 548 490 520 L490 680 L-10 680Z"), "#1c0a2c")
    with canvas.transform(-44, -2, 1.12):
        _leaping_figure(canvas)
        for x, y, degrees in ((96, 164, 20), (64, 148, 50), (76, 190, 5)):
            canvas.fill(star(x, y, 4, 13, 4, degrees), BLACK)
    _petals(canvas)
    return finish(canvas)


def _pagoda(x: float, y: float, size: float) -> skia.Path:
    parts = [box(x - 2 * size, y - 286 * size, 4 * size, 70 * size)]
    for level in range(4):
        half, eave = (150 - level * 26) * size, y - level * 62 * size
        roof = svg(
            f"M{x - half} {eave} C{x - half * 0.6} {eave - 10 * size} {x - half * 0.4} {eave - 26 * size}"
            f" {x - half * 0.34} {eave - 34 * size} L{x + half * 0.34} {eave - 34 * size}"
            f" C{x + half * 0.4} {eave - 26 * size} {x + half * 0.6} {eave - 10 * size} {x + half} {eave}"
            f" C{x + half * 0.5} {eave + 6 * size} {x - half * 0.5} {eave + 6 * size} {x - half} {eave}Z"
        )
        parts += [roof, box(x - half * 0.42, eave, half * 0.84, 34 * size)]
    return union(*parts)


def _leaping_figure(canvas: Canvas) -> None:
    joints = {
        "head": (214, 150),
        "neck": (226, 176),
        "shoulder_l": (212, 190),
        "shoulder_r": (248, 186),
        "elbow_l": (170, 196),
        "hand_l": (132, 172),
        "elbow_r": (292, 176),
        "hand_r": (326, 142),
        "hip_l": (240, 252),
        "hip_r": (270, 246),
        "knee_l": (186, 272),
        "foot_l": (178, 330),
        "knee_r": (330, 268),
        "foot_r": (382, 316),
    }
    first = taper([(226, 172), (270, 150), (310, 166), (352, 136), (402, 150)], 20, 3)
    second = taper([(226, 176), (280, 176), (318, 190), (366, 178), (400, 196)], 15, 2)
    blade = rotated(svg("M326 138 C360 60 380 20 388 -10 C376 16 352 58 318 132Z"), 10, 326, 138)
    guard = rotated(box(314, 132, 20, 6, 2), -62, 324, 135)
    sheath = rotated(box(262, 170, 8, 96, 4), 38, 262, 200)
    knot = union(taper([(226, 140), (250, 128), (276, 136)], 9, 2), taper([(226, 144), (252, 142), (272, 156)], 8, 2))
    fists = union(
        limb([(134, 174), (124, 162)], 12, 9),
        limb([(134, 172), (122, 172)], 11, 8),
        limb([(326, 142), (314, 168)], 7, 7),
    )
    toes = union(svg("M172 326 L160 346 L186 340Z"), svg("M376 310 L398 320 L384 330Z"))
    silhouette(canvas, union(first, second), -4, -6, "#ff7a6a", "#b01238")
    silhouette(canvas, union(person(joints, 1.25, -14), blade, guard, sheath, knot, fists, toes), -4, -5, "#ffd9a0")
    canvas.fill(polygon((193, 142), (222, 137), (221, 151), (196, 153)), "#f6cfa0")
    canvas.fill(polygon((197, 144), (210, 144), (203, 150)), BLACK)
    canvas.line([(194, 141), (212, 142)], BLACK, 2.4)


def _petals(canvas: Canvas) -> None:
    rng = random.Random(8)
    for _ in range(26):
        x, y, size = rng.uniform(0, WIDTH), rng.uniform(40, 600), rng.uniform(3, 8)
        petal = ellipse(x, y, size, size * 0.5, rng.uniform(0, 180))
        colour, alpha = rng.choice(["#ffb0c8", "#ff7aa0", "#ffe0ea"]), rng.uniform(0.5, 0.95)
        canvas.fill(petal, colour, alpha, blur=rng.choice([0, 0, 1.6]))


def mercenary() -> Canvas:
    """A soldier of fortune with a belt full of pens reads somebody else's contract, one pen already uncapped."""
    canvas = sky("#2a2410", (0.35, "#8a6a1a"), (0.7, "#e8a03a"), (1, "#ffd88a"), bottom=480)
    light_disc(canvas, 214, 196, 164, "#fffbe0", "#ffe08a", "#e8a03a")
    bokeh(canvas, 24, ["#ffe0a0", "#d8b04a", "#ff9a5a"], 111, 20, 560, 5, 32)
    dunes = svg("M-10 392 C60 340 140 350 220 384 C310 350 400 336 490 380 L490 690 L-10 690Z")
    canvas.fill(dunes, vertical(340, HEIGHT, "#a8702a", (0.3, "#4a2c14"), (1, BLACK)))
    canvas.fill(_helicopter(), "#6a4a14", 0.85)
    _soldier(canvas)
    _contract(canvas)
    return finish(canvas)


def _helicopter() -> skia.Path:
    body = svg("M0 0 C4 -16 34 -22 56 -12 L112 -14 L118 -26 L124 -26 L122 -4 L64 4 C50 16 12 16 0 0Z")
    return placed(union(body, box(-34, -32, 132, 4, 2), box(30, -32, 4, 18), box(10, 17, 54, 3, 1)), 352, 84, 0.85, -8)


def _soldier(canvas: Canvas) -> None:
    head = svg(
        "M150 214 L148 150 C148 104 178 84 216 84 C254 84 284 104 284 150 L280 214 C278 252 254 276 216 276 C180 "
        "276 154 252 150 214Z"
    )
    neck = box(168, 230, 96, 80, 20)
    chest = svg(
        "M14 690 C4 520 20 380 70 338 C104 310 160 300 180 290 L252 290 C276 300 336 312 364 342 C412 392 420 "
        "520 410 690Z"
    )
    beret = svg(
        "M136 138 C120 96 160 50 226 50 C296 46 344 74 332 104 C326 122 300 120 286 128 C240 112 180 116 136 138Z"
    )
    ears = union(ellipse(146, 178, 12, 20), ellipse(286, 178, 12, 20))
    silhouette(canvas, union(neck, chest), 6, -5, "#fff0b0")
    collar = union(
        polygon((150, 304), (170, 268), (216, 318), (192, 342)), polygon((282, 304), (262, 268), (216, 318), (240, 342))
    )
    silhouette(canvas, collar, 3, -4, "#ffd890", "#14100a")
    silhouette(canvas, union(head, ears), 6, 4, "#d8a84a")
    rim(canvas, union(head, ears), 6, -5, "#fff0b0")
    silhouette(canvas, beret, 5, -5, "#ffc08a", "#5a141c")
    canvas.fill(placed(star(0, 0, 5, 17, 7.5), 176, 104, 1, -14), "#ffd35a")
    for left in (156, 222):
        lens = svg(
            f"M{left} 160 L{left + 54} 160 C{left + 56} 190 {left + 44} 204 {left + 27} 204 C{left + 10} 204 "
            f"{left - 2} 190 {left} 160Z"
        )
        canvas.fill(
            lens, linear(left, 160, left + 54, 206, "#fff6c8", (0.3, "#ff9a3a"), (0.7, "#8a2a1a"), (1, "#2a0a0c"))
        )
        canvas.line([(left + 12, 196), (left + 34, 164)], "#ffffff", 6, 0.7)
        canvas.stroke(lens, "#ffe6a0", 3)
    canvas.line([(146, 160), (286, 160)], "#ffe6a0", 4)
    stubble = svg("M196 244 C208 238 226 238 240 246")
    canvas.stroke(stubble, "#ffd890", 4, 0.85)
    bandolier = polygon((70, 338), (104, 320), (330, 560), (300, 590))
    canvas.fill(bandolier, "#3a2410")
    for step in range(8):
        pen_x, pen_y, cap = 104 + step * 28, 344 + step * 30, ("#e8303a", "#2f8ae8", "#3fb85a")[step % 3]
        canvas.fill(placed(box(-7, -24, 14, 48, 5), pen_x, pen_y, 1, 44), "#f6e6c0")
        canvas.fill(placed(box(-7, -26, 14, 24, 5), pen_x, pen_y, 1, 44), cap)


def _contract(canvas: Canvas) -> None:
    sheet = placed(svg("M-70 -100 L70 -100 L70 74 C40 92 -30 64 -70 90Z"), 376, 300, 1, 9)
    canvas.shadow(sheet, -6, 14, 12, "#1a0c00", 0.6)
    canvas.fill(sheet, linear(300, 200, 450, 400, "#fffdf2", (0.6, "#f6e6c0"), (1, "#c8a468")))
    with canvas.transform(376, 300, degrees=9):
        canvas.rect(-52, -80, 70, 11, "#5a3a1a", 0.9)
        for row in range(8):
            canvas.rect(-52, -56 + row * 13, 104 if row % 3 else 78, 4.5, "#5a3a1a", 0.5)
        canvas.line([(6, 62), (54, 58)], "#5a3a1a", 2.5)
        canvas.fill(ellipse(-34, 56, 17), "#c8242f")
        canvas.fill(star(-34, 56, 5, 9, 4), "#ffe0a0")
    grip = [limb([(286 - 4 * step, 322 + 22 * step), (330 - 4 * step, 322 + 20 * step)], 25, 21) for step in range(3)]
    fist = union(limb([(238, 420), (282, 350)], 62, 44), *grip, ellipse(286, 350, 34))
    silhouette(canvas, fist, 3, -4, "#fff0b0")
    pen = placed(union(box(-7, -62, 14, 104, 5), polygon((-7, 44), (7, 44), (0, 68))), 424, 402, 1, 24)
    canvas.fill(pen, linear(390, 350, 450, 460, "#fff0b0", (0.4, "#c8862a"), (1, "#3a1c08")))
    canvas.stroke(pen, BLACK, 3)
    hand = union(
        limb([(486, 470), (446, 430)], 56, 40),
        limb([(446, 420), (420, 392)], 22, 17),
        limb([(452, 438), (420, 416)], 22, 16),
        limb([(452, 452), (424, 436)], 21, 15),
    )
    silhouette(canvas, hand, -3, -4, "#ffe0a0")
    rim(canvas, hand, 3, -4, "#fff0b0", 0.5)
