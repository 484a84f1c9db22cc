"""The defending Reactions: Police, Bodyguard, Decoy."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from tools.art.colour import light
from tools.art.espionage.stage import (
    BLACK,
    HEIGHT,
    WIDTH,
    beam,
    bokeh,
    fedora,
    finish,
    lamp,
    light_disc,
    person,
    rim,
    silhouette,
    sky,
    skyline,
)
from tools.art.paths import box, ellipse, limb, minus, outline, placed, polygon, scaled, star, svg, union
from tools.art.shaders import linear, radial, vertical

if TYPE_CHECKING:
    import skia

    from tools.art.canvas import Canvas


def police() -> Canvas:
    """Patrol cars nose to nose round a man with a melting ice-cream cone."""
    canvas = sky("#050a24", (0.45, "#16206a"), (0.8, "#3a2a7a"), (1, "#6a2a5a"))
    for x, colour in ((40, "#2f7aff"), (440, "#ff2f4a")):
        canvas.fill(
            ellipse(x, 260, 320),
            radial(x, 260, 320, (0, colour, 0.85), (0.5, colour, 0.3), (1, colour, 0)),
            mode="screen",
        )
    skyline(canvas, 330, "#0c0f38", 22, "#ffd88a", (34, 64), (60, 190))
    light_disc(canvas, 240, 210, 128, "#ffffff", "#c8d8ff", "#7a8af0")
    bokeh(canvas, 30, ["#5a9aff", "#ff5a6a", "#c8d8ff"], 81, 20, 540, 5, 32)
    canvas.rect(0, 384, WIDTH, 300, vertical(384, HEIGHT, "#1c1a4a", (0.2, "#0a0a22"), (1, BLACK)))
    _patrol_car(canvas, 64, 366, 1.0, "#4a9aff")
    _patrol_car(canvas, 416, 366, 1.0, "#ff4a5a")
    for start, end in (((128, 372), (250, 400)), ((352, 372), (230, 400))):
        beam(canvas, start, end, 46, "#fff6d0", 0.75)
    _man_with_cone(canvas)
    return finish(canvas)


def _patrol_car(canvas: Canvas, x: float, y: float, size: float, flash: str) -> None:
    """Seen from the front corner, wide as a wall."""
    cabin = svg("M-66 -60 C-58 -100 -50 -112 -36 -114 L36 -114 C50 -112 58 -100 66 -60Z")
    body = svg("M-98 44 L-98 -22 C-98 -48 -84 -60 -60 -62 L60 -62 C84 -60 98 -48 98 -22 L98 44Z")
    wheels = union(box(-92, 34, 40, 40, 10), box(52, 34, 40, 40, 10))
    mirrors = union(box(-88, -76, 20, 14, 5), box(68, -76, 20, 14, 5))
    bar = box(-34, -132, 68, 20, 8)
    with canvas.transform(x, y, size):
        canvas.fill(ellipse(0, 72, 124, 13), "#000000", 0.7, blur=6)
        silhouette(canvas, union(cabin, body, wheels, mirrors, bar), 0, -5, light(flash, 1.2))
        canvas.fill(
            svg("M-54 -64 C-48 -92 -42 -102 -32 -104 L32 -104 C42 -102 48 -92 54 -64Z"),
            vertical(-104, -64, "#4a5ac8", "#0c0f30"),
        )
        canvas.fill(box(-40, -14, 80, 26, 6), "#1a1c3c")
        canvas.fill(star(0, -36, 6, 15, 9), "#ffd35a")
        canvas.fill(box(-98, 18, 196, 9), "#2a2e5c")
        for side in (-1, 1):
            lamp(canvas, side * 72, -16, 13, "#fff2c0")
            half = box(-32 if side < 0 else 2, -130, 30, 16, 5)
            colour = "#3a8aff" if side < 0 else "#ff3a4a"
            canvas.fill(half, colour)
            canvas.fill(
                ellipse(side * 17, -122, 80),
                radial(side * 17, -122, 80, (0, colour, 0.9), (0.3, colour, 0.4), (1, colour, 0)),
                mode="screen",
            )
            canvas.fill(ellipse(side * 17, -123, 6, 4), "#ffffff")


def _man_with_cone(canvas: Canvas) -> None:
    joints = {
        "head": (236, 152),
        "neck": (238, 186),
        "shoulder_l": (208, 204),
        "shoulder_r": (270, 204),
        "elbow_l": (172, 176),
        "hand_l": (164, 118),
        "elbow_r": (308, 190),
        "hand_r": (314, 148),
        "hip_l": (220, 296),
        "hip_r": (258, 296),
        "knee_l": (216, 356),
        "foot_l": (206, 418),
        "knee_r": (266, 356),
        "foot_r": (276, 418),
    }
    coat = svg("M206 194 C200 240 196 300 186 346 L292 346 C284 300 278 240 272 194 C258 184 222 184 206 194Z")
    fingers = union(*[limb([(164, 118), tip], 9, 6) for tip in ((152, 98), (164, 94), (176, 98))])
    shoes = union(
        svg("M218 424 L190 424 C190 414 200 410 212 408Z"), svg("M264 424 L292 424 C292 414 282 410 270 408Z")
    )
    man = union(person(joints, 1.3), coat, fingers, shoes, fedora(236, 134, 1.0))
    canvas.fill(ellipse(240, 424, 86, 9), "#000000", 0.6, blur=5)
    silhouette(canvas, man, 4, -4, "#ffffff")
    rim(canvas, man, -4, -2, "#7ab0ff", 0.9)
    _ice_cream(canvas, 316, 132)


def _ice_cream(canvas: Canvas, x: float, y: float) -> None:
    with canvas.transform(x, y, 1.25, degrees=10):
        canvas.fill(polygon((-17, -12), (17, -12), (0, 34)), linear(-17, 0, 17, 0, "#ffd08a", "#a8642a"))
        for offset in (-8, 2, 12):
            canvas.line([(offset - 8, -12), (offset - 4, 16)], "#8a4a1a", 1.4, 0.7)
        scoop = union(
            ellipse(0, -26, 21),
            svg(
                "M-22 -22 C-24 -8 -18 -6 -15 -12 C-12 6 -6 4 -5 -10 C-2 0 4 0 6 -10 C8 18 15 16 15 -10 C18 -6 23 "
                "-10 22 -24Z"
            ),
        )
        canvas.fill(scoop, linear(-20, -46, 20, 0, "#ffffff", (0.4, "#ffb0c8"), (1, "#e8568a")))
        canvas.fill(ellipse(-7, -35, 6, 4, -30), "#ffffff", 0.9)
        canvas.fill(ellipse(11, 30, 3.4, 5), "#ffb0c8")


def bodyguard() -> Canvas:
    """A broad back in a black suit fills the picture; a small hand waves from behind it."""
    canvas = sky("#1c0430", (0.45, "#7a1a8a"), (0.8, "#ff4a9a"), (1, "#ffb08a"))
    light_disc(canvas, 240, 176, 158, "#fff0f8", "#ffa0d0", "#e83a9a")
    bokeh(canvas, 30, ["#ff9ad0", "#b07aff", "#ffe0f0"], 91, 0, 540, 6, 36)
    for x, y, size in ((46, 118, 44), (428, 78, 36), (412, 214, 24), (70, 236, 22)):
        lamp(canvas, x, y, size * 0.16, "#ffe0ff")
        canvas.fill(star(x, y, 4, size, size * 0.09), "#ffffff", 0.95)
    with canvas.transform(-26, 0):
        _broad_back(canvas)
    return finish(canvas)


def _broad_back(canvas: Canvas) -> None:
    _waving_hand(canvas)
    back = svg(
        "M20 690 C8 520 16 372 44 316 C70 268 140 250 186 238 L294 238 C340 250 410 268 436 316 C464 372 472 520 "
        "460 690Z"
    )
    head = union(
        svg("M180 238 L184 190 L296 190 L300 238 C290 262 190 262 180 238Z"),
        svg("M176 152 C172 84 202 56 240 56 C278 56 308 84 304 152 C302 196 284 222 240 222 C196 222 178 196 176 152Z"),
        ellipse(174, 156, 12, 20),
        ellipse(306, 156, 12, 20),
    )
    silhouette(canvas, union(back, head), 6, -6, "#ffe0f4")
    rim(canvas, union(back, head), -6, -5, "#ff9ad8", 0.9)
    shirt = svg("M186 226 C206 238 274 238 294 226 L296 236 C274 248 206 248 184 236Z")
    canvas.fill(shirt, "#e8d8f0")
    collar = svg("M180 232 C204 250 276 250 300 232 L312 250 C280 280 200 280 168 250Z")
    silhouette(canvas, collar, 3, -3, "#ffb0e0", "#14081c")
    canvas.stroke(svg("M240 276 L240 690"), "#3a1a4a", 3, 0.9)
    canvas.stroke(svg("M120 270 C104 330 100 420 108 520"), "#3a1a4a", 3, 0.8)
    canvas.stroke(svg("M360 270 C376 330 380 420 372 520"), "#3a1a4a", 3, 0.8)
    canvas.line([(174, 142), (214, 136)], "#ff9ad8", 5)
    canvas.line([(306, 142), (266, 136)], "#ffe0f4", 5)
    coil = [(308 + 7 * math.sin(step * 1.25), 166 + step * 3.1) for step in range(27)]
    canvas.line(coil, "#ffffff", 3.2)
    canvas.fill(ellipse(306, 160, 6), "#ffffff")


def _waving_hand(canvas: Canvas) -> None:
    arm = limb([(408, 330), (420, 262), (396, 212)], 26, 19)
    fingers = [limb([(394, 196), tip], 13, 10) for tip in ((370, 158), (386, 144), (404, 144), (420, 156))]
    hand = union(ellipse(395, 196, 19, 21), *fingers, limb([(388, 206), (366, 196)], 12, 9))
    canvas.fill(arm, linear(390, 210, 430, 330, "#3aa0e8", "#14407a"))
    canvas.fill(box(380, 216, 36, 15, 6), "#ffffff")
    canvas.fill(hand, linear(370, 150, 420, 215, "#ffe2c0", "#d88a5a"))
    canvas.inner_shadow(hand, "#8a2a4a", -5, -4, 0.6, 3)
    for reach, alpha in ((34, 0.9), (46, 0.6)):
        canvas.stroke(
            placed(svg(f"M{-reach} -20 C{-reach - 12} -8 {-reach - 12} 8 {-reach} 20"), 388, 178, 1, 8),
            "#ffffff",
            4,
            alpha,
        )
        canvas.stroke(
            placed(svg(f"M{reach} -20 C{reach + 12} -8 {reach + 12} 8 {reach} 20"), 400, 178, 1, 8), "#ffffff", 4, alpha
        )


def decoy() -> Canvas:
    """Cardboard spies on a hill; only the one in front is real and throws a shadow."""
    canvas = sky("#2a1660", (0.35, "#a03a8a"), (0.68, "#ff7a5a"), (1, "#ffd07a"), bottom=440)
    light_disc(canvas, 240, 236, 172, "#fffbe8", "#ffe08a", "#ffa04a")
    bokeh(canvas, 26, ["#ffe0a0", "#ff9a7a", "#c07aff"], 101, 20, 420, 5, 32)
    canvas.fill(
        svg("M-10 372 C110 330 370 330 490 372 L490 700 L-10 700Z"),
        vertical(340, 600, "#f08a5a", (0.4, "#b84a52"), (1, "#3a1230")),
    )
    for x, y, size in ((46, 366, 0.86), (434, 366, 0.86), (128, 356, 0.94), (352, 356, 0.94)):
        _cardboard_spy(canvas, x, y, size)
    canvas.fill(
        polygon((206, 396), (278, 396), (372, 600), (110, 600)),
        vertical(396, 600, (0, "#1a0618", 0.95), (0.5, "#1a0618", 0.7), (1, "#1a0618", 0)),
    )
    for x in (46, 434, 128, 352):
        canvas.fill(ellipse(x + 6, 362, 44, 7), "#3a0c24", 0.55, blur=4)
    real = placed(_coat_and_hat(), 242, 402, 1.32)
    silhouette(canvas, real, 5, -4, "#fff0b8")
    rim(canvas, real, -4, -3, "#ffb07a", 0.7)
    return finish(canvas)


def _coat_and_hat() -> skia.Path:
    """A spy with turned-up collar, hands in the pockets; feet on y = 0, 236 high."""
    coat = svg(
        "M-30 -158 C-46 -140 -50 -100 -44 -66 L-36 -22 L36 -22 L44 -66 C50 -100 46 -140 30 -158 L16 -174 L-16 -174Z"
    )
    collar = polygon((-26, -158), (-20, -190), (0, -170), (20, -190), (26, -158))
    legs = union(
        box(-22, -26, 18, 24),
        box(4, -26, 18, 24),
        svg("M-4 0 L-34 0 C-34 -8 -26 -12 -4 -12Z"),
        svg("M4 0 L34 0 C34 -8 26 -12 4 -12Z"),
    )
    return union(coat, collar, legs, ellipse(0, -192, 19, 23), fedora(0, -204, 0.98))


def _cardboard_spy(canvas: Canvas, x: float, y: float, size: float) -> None:
    """The same outline cut from board: pale cut edge, flat brown face, a strut behind it."""
    shape = placed(_coat_and_hat(), x, y, size)
    strut = polygon((x + 8, y - 130 * size), (x + 60 * size, y + 8), (x + 48 * size, y + 10), (x, y - 100 * size))
    canvas.fill(strut, "#5a2c1c")
    canvas.fill(union(outline(shape, 15), shape), "#8a4a22")
    canvas.fill(placed(union(outline(shape, 12), shape), -3, -3), "#ffe2b0")
    canvas.fill(shape, linear(x - 40, y - 220, x + 50, y, "#c8874a", "#7a4422"))
    inner = minus(shape, scaled(shape, 0.93, x=x, y=y - 110 * size))
    canvas.fill(inner, "#5a2c14", 0.5)
    for row in range(5):
        canvas.line(
            [(x - 34 * size, y - (150 - row * 26) * size), (x + 34 * size, y - (150 - row * 26) * size)],
            "#5a2c14",
            2,
            0.35,
        )
    canvas.line([(x - 40 * size, y - 206 * size), (x + 40 * size, y - 210 * size)], "#5a2c14", 3, 0.6)
