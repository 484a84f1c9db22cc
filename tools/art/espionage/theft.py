"""The stealing, searching and carrying Missions."""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING

from tools.art.colour import light, shade
from tools.art.espionage.stage import (
    BLACK,
    HEIGHT,
    WIDTH,
    bokeh,
    finish,
    lamp,
    light_disc,
    rim,
    silhouette,
    sky,
    skyline,
)
from tools.art.paths import arc, box, ellipse, limb, minus, outline, placed, polygon, spline, star, svg, taper, union
from tools.art.shaders import linear, radial, vertical

if TYPE_CHECKING:
    import skia

    from tools.art.canvas import Canvas


def infiltrator() -> Canvas:
    """A line of identical guards marches right; one, in a uniform too small for him, tiptoes left."""
    canvas = sky("#0c1230", (0.4, "#3a3a8a"), (0.7, "#c85a8a"), (1, "#ffb06a"), bottom=470)
    light_disc(canvas, 240, 214, 156, "#fff4d8", "#ffcf8a", "#f08a6a")
    bokeh(canvas, 22, ["#ffd0a0", "#ff8aa0", "#a08aff"], 31, 30, 420, 5, 30)
    _palace(canvas)
    canvas.rect(0, 408, WIDTH, 300, vertical(408, HEIGHT, "#3a1c3c", (0.3, "#160c20"), (1, BLACK)))
    for x in (-6, 84, 396, 486):
        silhouette(canvas, placed(_guard(), x, 410, 1.04), -3, -3, "#ff9a7a", "#120a1c")
        canvas.fill(
            polygon((x - 22, 410), (x + 26, 410), (x + 60, 520), (x - 70, 520)),
            vertical(410, 520, (0, BLACK, 0.6), (1, BLACK, 0)),
        )
    canvas.fill(
        polygon((206, 410), (280, 410), (330, 540), (160, 540)), vertical(410, 540, (0, BLACK, 0.7), (1, BLACK, 0))
    )
    _intruder(canvas)
    return finish(canvas)


def _palace(canvas: Canvas) -> None:
    far = "#5a2f6a"
    columns = [box(x, 300, 14, 120) for x in range(4, 480, 44)]
    canvas.fill(union(box(-10, 284, 500, 18), polygon((150, 286), (240, 246), (330, 286)), *columns), far, 0.8)
    canvas.fill(union(box(-10, 396, 500, 20)), shade(far, 0.8))


def _guard() -> skia.Path:
    """Standing in step to the right, feet on y = 0, tall fur cap, rifle at the shoulder."""
    cap = svg("M-17 -196 C-20 -240 20 -240 17 -196Z")
    head = union(ellipse(0, -188, 14, 17), polygon((10, -192), (20, -184), (10, -180)))
    body = svg("M-20 -166 C-10 -174 12 -174 20 -164 L22 -92 L-18 -92Z")
    coat = polygon((-18, -100), (22, -100), (26, -72), (-22, -72))
    legs = union(limb([(-6, -80), (-14, -42), (-24, -4)], 20, 12), limb([(8, -80), (22, -44), (26, -6)], 20, 12))
    boots = union(svg("M-32 0 L-32 -8 L-16 -10 L-6 0Z"), svg("M18 0 L18 -10 L34 -8 L42 0Z"))
    arm = union(limb([(-12, -158), (-24, -128), (4, -116)], 15, 10))
    rifle = union(placed(box(-3, -96, 6, 118), 14, -128, 1, 8), placed(box(-6, 6, 12, 26, 4), 14, -128, 1, 8))
    return union(cap, head, body, coat, legs, boots, arm, rifle)


def _intruder(canvas: Canvas) -> None:
    """Facing left on tiptoe: the coat ends too high, sleeves and trousers too early, the cap sits askew."""
    legs = union(limb([(232, 262), (180, 306), (196, 394)], 34, 17), limb([(262, 262), (300, 322), (342, 388)], 34, 16))
    shoes = union(
        svg("M206 410 L150 410 C150 400 164 396 182 394 L206 388Z"),
        svg("M352 374 L330 408 L314 404 C316 394 328 386 338 372Z"),
    )
    arms = union(limb([(214, 172), (160, 204), (128, 168)], 22, 13), limb([(280, 172), (326, 208), (356, 178)], 22, 13))
    fingers = union(
        *[limb([(128, 168), tip], 10, 6) for tip in ((116, 150), (110, 164))], limb([(356, 178), (370, 162)], 10, 6)
    )
    head = union(
        ellipse(232, 126, 28, 32),
        svg("M210 110 C200 118 186 126 188 132 C190 138 202 138 210 138Z"),
        limb([(240, 146), (248, 168)], 24, 26),
    )
    cap = placed(svg("M-34 6 C-40 -74 38 -80 34 2 C20 12 -20 14 -34 6Z"), 236, 104, 1, -10)
    silhouette(canvas, union(legs, shoes, arms, fingers), -5, -4, "#fff0b8")
    bare = union(limb([(150, 194), (138, 180)], 17, 15), limb([(336, 200), (346, 189)], 17, 15))
    bare = union(bare, limb([(190, 356), (194, 380)], 24, 19), limb([(316, 350), (330, 372)], 24, 19), head)
    canvas.fill(bare, "#e8a078")
    canvas.inner_shadow(bare, "#5a1c28", -5, -4, 0.7, 3)
    coat = svg("M204 166 C224 152 272 152 292 166 L300 236 L314 262 L184 262 L198 236Z")
    canvas.fill(union(coat, _short_sleeves()), linear(190, 150, 320, 270, "#ff5a4a", (0.35, "#b81c30"), (1, "#3a0818")))
    canvas.line([(206, 172), (292, 258)], "#fff4e0", 9)
    canvas.line([(192, 240), (306, 240)], "#fff4e0", 8)
    for y in (178, 198, 218):
        canvas.fill(ellipse(222, y, 4.4), "#ffd35a")
    silhouette(canvas, cap, -5, -5, "#fff0b8", "#120c14")
    canvas.line([(250, 104), (240, 156)], "#3a1c14", 3)
    canvas.fill(ellipse(214, 122, 7, 8), "#ffffff")
    canvas.fill(ellipse(211, 123, 3.6), BLACK)
    canvas.fill(svg("M190 142 C204 136 222 140 236 152 C220 156 202 154 190 142Z"), "#2a120c")


def _short_sleeves() -> skia.Path:
    return union(limb([(214, 176), (168, 200)], 30, 25), limb([(282, 176), (320, 204)], 30, 25))


def double_agent() -> Canvas:
    """One man twice, upright in blue and upside down in red, divided like a court card."""
    canvas = sky("#10204a", "#4a1020")
    for half in (0, 1):
        colour, rim_colour = (("#2a7fd8", "#a8e0ff"), ("#d8263a", "#ffc09a"))[half]
        dots = (["#8fe0ff", "#5ab0ff", "#c8f0ff"], ["#ffb08a", "#ff6a5a", "#ffe0b0"])[half]
        with canvas.transform(0, 0) if half == 0 else canvas.transform(480, 526, degrees=180):
            field = polygon((-10, -230), (490, -230), (490, 188), (-10, 338))
            with canvas.clip(field):
                canvas.rect(
                    -10,
                    -230,
                    500,
                    560,
                    radial(170, 150, 440, light(colour, 1.8), (0.45, colour), (1, shade(colour, 3.4))),
                )
                canvas.fill(
                    ellipse(236, 160, 136),
                    radial(200, 120, 200, "#ffffff", (0.6, light(colour, 2.6)), (1, light(colour, 1))),
                    0.85,
                )
                bokeh(canvas, 22, dots, 5 + 4 * half, -160, 300)
                _hatted_profile(canvas, rim_colour, colour)
    canvas.line([(-10, 338), (490, 188)], "#fff6e0", 6)
    canvas.line([(-10, 344), (490, 194)], BLACK, 3, 0.5)
    return finish(canvas, 0.55)


def _hatted_profile(canvas: Canvas, rim_colour: str, band: str) -> None:
    face = svg(
        "M150 214 C146 236 138 246 126 262 C116 274 110 282 116 288 C122 292 128 292 128 298 C126 306 120 308 122 314"
        " C126 318 130 318 128 324 C124 332 130 346 144 350 C160 354 176 350 186 352 L190 430 L330 430 L318 214Z"
    )
    crown = svg("M132 196 C136 140 158 98 196 100 C218 104 232 112 250 104 C292 92 312 132 318 190Z")
    brim = svg(
        "M52 222 C90 190 140 186 220 184 C290 182 350 190 384 214 C360 226 320 216 250 212 C170 210 110 214 52 222Z"
    )
    with canvas.transform(48, -20, 0.84):
        figure = union(face, crown, brim)
        silhouette(canvas, figure, -5, -5, rim_colour)
        canvas.fill(svg("M126 200 C180 186 260 186 318 192 L317 176 C260 168 180 170 131 184Z"), band, 0.95)
        wink = svg("M136 246 C146 236 160 236 172 244")
        canvas.stroke(wink, rim_colour, 5)
        for lash in ((140, 242, 132, 234), (150, 238, 146, 229)):
            canvas.line([lash[:2], lash[2:]], rim_colour, 3.4)
        canvas.stroke(svg("M128 322 C140 328 152 322 158 312"), rim_colour, 3, 0.8)


def hacker() -> Canvas:
    """A grin lit green by the screen; a cat asleep on top of the machine."""
    canvas = sky("#01100a", (0.5, "#043a26"), (1, "#021a14"), bottom=HEIGHT)
    canvas.fill(
        ellipse(240, 214, 300),
        radial(240, 214, 300, (0, "#3fffa0", 0.75), (0.5, "#12a060", 0.4), (1, "#0a5a3a", 0)),
        mode="screen",
    )
    _digit_rain(canvas)
    light_disc(canvas, 240, 190, 150, "#e8ffe0", "#5aff9a", "#0fae6a")
    bokeh(canvas, 24, ["#5aff9a", "#a0ffd0", "#2fd8c0"], 41, 20, 560, 5, 34)
    _grinning_head(canvas)
    _machine(canvas)
    _sleeping_cat(canvas)
    return finish(canvas)


def _digit_rain(canvas: Canvas) -> None:
    rng = random.Random(5)
    for x in range(12, 480, 24):
        length, top = rng.randint(5, 13), rng.uniform(-60, 240)
        for step in range(length):
            canvas.text(
                rng.choice("01"),
                "CourierPrime-Bold.otf",
                21,
                x,
                top + step * 23,
                "#7fffb0",
                "centre",
                0,
                0.12 + 0.5 * step / length,
            )


def _grinning_head(canvas: Canvas) -> None:
    hood = svg(
        "M104 400 C100 320 116 282 140 250 C140 150 176 84 240 84 C304 84 340 150 340 250 C364 282 380 320 376 400Z"
    )
    silhouette(canvas, hood, 4, -5, "#d8ffe0")
    face = svg(
        "M172 214 C170 150 198 118 240 118 C282 118 310 150 308 214 C306 268 276 300 240 300 C204 300 174 268 172 214Z"
    )
    canvas.fill(face, vertical(120, 300, "#03140c", (0.5, "#0c5a38"), (1, "#4fe08a")))
    canvas.inner_shadow(face, "#010a06", 0, 14, 0.9, 10, None)
    for x in (206, 274):
        lens = ellipse(x, 204, 29, 26)
        canvas.fill(lens, vertical(178, 232, "#eafff0", "#6affa8"))
        with canvas.clip(lens):
            for row in range(184, 230, 9):
                canvas.line([(x - 22, row), (x - 22 + (row * 7) % 30 + 12, row)], "#0a5a38", 3.4)
        canvas.stroke(lens, BLACK, 6)
    canvas.line([(234, 200), (246, 200)], BLACK, 6)
    grin = svg("M196 252 C220 266 262 266 286 250 C280 282 262 292 240 292 C218 292 202 278 196 252Z")
    canvas.fill(grin, "#f4fff0")
    canvas.stroke(grin, "#032a18", 4)
    for x in (216, 232, 248, 264):
        canvas.line([(x, 258), (x, 290)], "#0a5a38", 2)


def _machine(canvas: Canvas) -> None:
    canvas.rect(0, 424, WIDTH, 260, vertical(424, 560, "#0a3a26", "#02100a"))
    screen = box(70, 302, 340, 142, 16)
    canvas.stroke(screen, "#5aff9a", 22, 0.6, blur=14, mode="screen")
    canvas.fill(screen, vertical(302, 444, "#0c1512", BLACK))
    rim(canvas, screen, 0, -5, "#8affb8")
    canvas.fill(ellipse(240, 376, 18), "#123a28")
    canvas.stroke(ellipse(240, 376, 18), "#2fae70", 3)
    canvas.fill(union(box(214, 440, 52, 26), box(160, 460, 160, 14, 6)), BLACK)


def _sleeping_cat(canvas: Canvas) -> None:
    """Curled up on the top edge of the screen, chin on the paws, tail hanging down."""
    body = svg("M260 304 C262 262 300 244 340 250 C382 256 398 282 396 304Z")
    head = union(
        ellipse(276, 286, 31, 24),
        polygon((250, 278), (248, 248), (270, 264)),
        polygon((284, 264), (300, 246), (306, 276)),
    )
    tail = taper([(388, 290), (410, 310), (404, 350), (424, 374)], 17, 11)
    cat = union(body, head, tail, ellipse(424, 374, 6))
    silhouette(canvas, cat, -3, -4, "#d8ffe0")
    for x in (262, 286):
        canvas.stroke(arc(x, 283, 7, 20, 160), "#8affb8", 2.6)
    for letter, x, y, size in (("Z", 330, 226, 34), ("Z", 358, 196, 26), ("Z", 380, 172, 19)):
        canvas.text(letter, "BebasNeue-Bold.otf", size, x, y, "#d8ffe0", alpha=0.85)


def courier() -> Canvas:
    """A cyclist at full tilt with an envelope held high, a tram behind."""
    canvas = sky("#143a6a", (0.3, "#3a8ab8"), (0.62, "#ffb87a"), (1, "#ff7a5a"), bottom=470)
    light_disc(canvas, 246, 206, 158, "#fffbe0", "#ffe49a", "#ff9f5a")
    bokeh(canvas, 26, ["#ffe0a0", "#ff9a7a", "#a0e0ff"], 8, 20, 430, 5, 32)
    skyline(canvas, 380, "#c8607a", 15, "", (30, 60), (30, 120))
    canvas.rect(0, 250, WIDTH, 160, vertical(270, 410, (0, "#ffd0a0", 0), (1, "#ffb08a", 0.55)))
    _tram(canvas)
    canvas.rect(0, 404, WIDTH, 280, vertical(404, HEIGHT, "#5a2440", (0.2, "#220f24"), (1, BLACK)))
    for y, alpha in ((418, 0.6), (436, 0.4)):
        canvas.rect(0, y, WIDTH, 3, "#ffc08a", alpha)
    for x, y, length in ((6, 176, 84), (28, 238, 60), (2, 300, 74), (330, 132, 60)):
        canvas.line([(x, y), (x + length, y)], "#fff6d8", 3.4, 0.7)
    _cyclist(canvas)
    return finish(canvas)


def _tram(canvas: Canvas) -> None:
    tram = union(box(300, 262, 260, 140, 16), box(340, 246, 150, 20, 6))
    canvas.line([(0, 226), (480, 206)], "#4a1c3c", 2)
    canvas.line([(400, 248), (376, 211)], "#4a1c3c", 4)
    silhouette(canvas, tram, -4, -3, "#ffd8a0", "#4a1c3c")
    for x in (318, 378, 438):
        canvas.fill(box(x, 282, 48, 52, 6), vertical(282, 334, "#fff0b0", "#ffb86a"), 0.9)
    canvas.rect(300, 352, 260, 6, "#ffb86a", 0.6)


def _cyclist(canvas: Canvas) -> None:
    frame = [(136, 372), (222, 384), (296, 296), (172, 300), (222, 384)]
    front, back = (322, 372), (136, 372)
    wheels = union(*[minus(ellipse(*hub, 54), ellipse(*hub, 45)) for hub in (front, back)])
    tubes = union(
        outline(polygon(*frame, close=False), 9),
        outline(polygon((172, 300), (136, 372), close=False), 8),
        outline(polygon((322, 372), (292, 284), (316, 272), (330, 284), close=False), 8),
        outline(polygon((172, 302), (166, 282), close=False), 8),
        svg("M146 280 C160 274 184 274 192 280 C184 290 156 290 146 280Z"),
    )
    spokes = union(
        *[
            outline(polygon((x, y), (x + 48 * math.cos(a), y + 48 * math.sin(a)), close=False), 1.6)
            for x, y in (front, back)
            for a in [math.radians(20 + 30 * k) for k in range(12)]
        ]
    )
    legs = union(
        limb([(174, 272), (252, 306), (232, 384)], 30, 15),
        limb([(174, 272), (226, 330), (196, 402)], 28, 14),
        svg("M226 378 L262 384 C266 392 258 396 250 396 L222 394Z"),
        svg("M188 398 L220 410 C222 418 214 420 206 418 L182 410Z"),
    )
    torso = spline([(156, 276), (166, 226), (222, 172), (256, 170), (264, 196), (222, 242), (192, 288)])
    arms = union(limb([(244, 190), (282, 238), (318, 272)], 21, 12), limb([(246, 184), (286, 148), (318, 96)], 21, 12))
    head = union(
        ellipse(272, 146, 24, 27, 18),
        limb([(250, 176), (266, 160)], 22, 20),
        polygon((292, 146), (302, 156), (290, 158)),
    )
    cap = union(svg("M246 138 C244 108 282 100 298 124 L300 132Z"), svg("M288 124 C306 120 320 126 326 134 L296 138Z"))
    scarf = taper([(250, 170), (210, 156), (176, 170), (138, 150)], 15, 3)
    bag = placed(box(-36, -26, 72, 56, 9), 172, 232, 1, 34)
    figure = union(wheels, tubes, spokes, legs, torso, arms, head, cap, bag)
    canvas.fill(ellipse(230, 428, 170, 11), "#000000", 0.55, blur=6)
    silhouette(canvas, figure, 4, -4, "#fff0b8")
    silhouette(canvas, scarf, -2, -4, "#ffb0a0", "#c81f3a")
    canvas.fill(polygon((250, 126), (300, 120), (301, 128), (249, 134)), "#e8303a")
    envelope = placed(box(-38, -26, 76, 52, 3), 334, 72, 1.35, -16)
    canvas.shadow(envelope, 3, 6, 5, "#3a1020", 0.5)
    canvas.fill(envelope, linear(300, 50, 370, 110, "#ffffff", "#f0dcc0"))
    with canvas.transform(334, 72, 1.35, degrees=-16):
        canvas.line([(-38, -26), (0, 4), (38, -26)], "#a88a70", 3)
        canvas.fill(ellipse(0, 4, 9), "#d8202f")
    lamp(canvas, 338, 282, 3.4, "#fff0a0")
    canvas.fill(star(374, 34, 4, 20, 3), "#ffffff", 0.9)
    canvas.fill(limb([(318, 112), (326, 98)], 12, 15), BLACK)
