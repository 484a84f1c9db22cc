"""The Missions of looking and mending: Detective, Informant, Medic."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.art.colour import shade
from tools.art.espionage.stage import BLACK, HEIGHT, WIDTH, bokeh, fedora, finish, light_disc, rim, silhouette, sky
from tools.art.paths import box, ellipse, limb, minus, moved, placed, polygon, scaled, spline, svg, taper, union
from tools.art.shaders import linear, radial, vertical

if TYPE_CHECKING:
    import skia

    from tools.art.canvas import Canvas


def detective() -> Canvas:
    """A magnifying glass over three footprints; the middle one peels off like a sticker."""
    canvas = sky("#2a1206", (0.5, "#8a4a14"), (1, "#3a1a0a"), bottom=HEIGHT)
    canvas.fill(
        ellipse(226, 200, 330), radial(226, 200, 330, (0, "#ffd88a", 0.9), (0.5, "#e8963a", 0.5), (1, "#8a4a14", 0))
    )
    for x in range(-40, 520, 66):
        canvas.line([(x, -10), (x + 60, 690)], "#3a1a08", 3, 0.4)
    bokeh(canvas, 24, ["#ffd07a", "#ff9a4a", "#fff0c0"], 51, 20, 600, 5, 34)
    for x, y, degrees in ((392, 74, 24), (76, 470, 18)):
        canvas.fill(placed(_footprint(), x, y, 0.66, degrees), "#1c0a04", 0.9)
    x, y, radius = 222, 214, 150
    _handle(canvas, x, y, radius)
    lens = ellipse(x, y, radius)
    canvas.shadow(lens, 10, 22, 16, "#000000", 0.6)
    canvas.fill(lens, radial(x - 40, y - 50, 250, "#fffdf0", (0.5, "#ffe6a8"), (1, "#f0a850")))
    with canvas.clip(lens):
        _sticker_footprint(canvas, x, y)
        canvas.fill(svg("M88 176 C96 110 150 70 212 68 C150 92 116 130 108 190Z"), "#ffffff", 0.75, blur=2)
        canvas.stroke(lens, "#8a4a10", 26, 0.5, blur=12)
    canvas.stroke(lens, BLACK, 28)
    canvas.stroke(
        lens,
        linear(70, 70, 370, 360, "#fff6d8", (0.3, "#c8862a"), (0.55, "#3a1c08"), (0.8, "#e8b45a"), (1, "#5a2c0a")),
        15,
    )
    return finish(canvas)


def _footprint() -> skia.Path:
    """A shoe print, toe up, about 80 wide and 210 high, round the origin."""
    sole = svg(
        "M-8 -108 C34 -112 48 -66 40 -26 C36 0 30 10 28 26 L-26 26 C-32 4 -46 -20 -46 -56 C-46 -88 -32 -106 -8 -108Z"
    )
    heel = svg("M-26 46 L28 46 C34 82 24 104 2 104 C-20 104 -32 82 -26 46Z")
    grooves = [box(-60, y, 120, 7) for y in (-78, -54, -30, -6, 70)]
    return minus(union(sole, heel), *grooves)


def _sticker_footprint(canvas: Canvas, x: float, y: float) -> None:
    whole = union(
        _footprint(),
        svg(
            "M-8 -108 C34 -112 48 -66 40 -26 C36 0 30 10 28 26 L28 46 C34 82 24 104 2 104 C-20 104 -32 82 -26 46 "
            "L-26 26 C-32 4 -46 -20 -46 -56 C-46 -88 -32 -106 -8 -108Z"
        ),
    )
    label = placed(scaled(whole, 1.18, 1.1), x, y, 1, 14)
    fold = polygon((x + 22, y - 190), (x + 190, y - 190), (x + 190, y - 10))
    label_left, corner = (
        minus(label, fold),
        placed(svg("M0 0 L-64 -66 C-78 -40 -74 -8 -52 10 C-36 22 -14 16 0 0Z"), x + 84, y - 56, 0.95, -4),
    )
    canvas.shadow(label_left, 10, 14, 9, "#5a2404", 0.6)
    canvas.stroke(label_left, "#ffffff", 16)
    with canvas.clip(minus(ellipse(x, y, 400), fold)):
        canvas.fill(placed(_footprint(), x, y, 1.12, 14), "#14080c")
    canvas.shadow(corner, 2, 8, 6, "#2a0c00", 0.6)
    canvas.fill(corner, linear(x + 20, y - 110, x + 80, y - 40, "#ffffff", (0.5, "#f6e2c0"), (1, "#a8703a")))


def _handle(canvas: Canvas, x: float, y: float, radius: float) -> None:
    with canvas.transform(x, y, degrees=44):
        collar, grip = box(radius - 4, -17, 52, 34, 6), box(radius + 40, -25, 260, 50, 22)
        canvas.fill(moved(union(collar, grip), 8, 22), "#000000", 0.5, blur=12)
        canvas.fill(collar, vertical(-17, 17, "#fff0c0", "#c8862a", "#4a240a"))
        canvas.fill(grip, vertical(-25, 25, "#6a3418", (0.3, "#2a100a"), (1, BLACK)))
        rim(canvas, grip, -2, -5, "#ffc87a")


def informant() -> Canvas:
    """A parrot whispers to a man behind a newspaper with two eye holes."""
    canvas = sky("#2a0f1c", (0.4, "#8a3420"), (0.8, "#e88a3a"), (1, "#ffc06a"))
    light_disc(canvas, 230, 190, 164, "#fff6d8", "#ffd080", "#f0843a")
    bokeh(canvas, 26, ["#ffd07a", "#ff8a5a", "#8fe0c8"], 61, 20, 560, 5, 34)
    man = union(
        ellipse(206, 164, 52, 60),
        svg("M60 460 C62 300 110 248 206 240 C302 248 350 300 352 460Z"),
        fedora(206, 134, 1.9),
    )
    silhouette(canvas, man, 5, -5, "#fff0b8")
    canvas.fill(placed(svg("M-26 -8 C-10 -4 14 -8 26 -11 L26 -4 C10 2 -10 3 -26 0Z"), 206, 124, 1.9), "#c8342a")
    _newspaper(canvas)
    _parrot(canvas)
    _cafe_table(canvas)
    return finish(canvas)


def _cafe_table(canvas: Canvas) -> None:
    top = ellipse(196, 500, 270, 62)
    canvas.fill(top, vertical(438, 540, "#5a2418", (0.5, "#1c0c10"), (1, BLACK)))
    canvas.stroke(top, "#ffb86a", 3, 0.7)
    cup = union(
        svg("M76 430 L140 430 C140 462 128 474 108 474 C88 474 76 462 76 430Z"),
        minus(ellipse(144, 446, 15, 13), ellipse(144, 446, 8, 7)),
        ellipse(108, 480, 50, 9),
    )
    silhouette(canvas, cup, 3, -3, "#ffd8a0")
    for x in (96, 118):
        canvas.stroke(svg(f"M{x} 420 C{x - 12} 406 {x + 12} 394 {x} 376"), "#ffffff", 5, 0.35, blur=3)


def _newspaper(canvas: Canvas) -> None:
    sheet = svg(
        "M44 214 C100 198 160 198 206 212 C252 198 312 198 368 214 L374 442 C316 428 252 428 206 444 C160 428 96 "
        "428 38 442Z"
    )
    canvas.shadow(sheet, 4, 14, 14, "#1a0408", 0.6)
    canvas.fill(
        sheet, linear(40, 0, 370, 0, "#fffdf2", (0.45, "#f6e8cc"), (0.5, "#b09472"), (0.56, "#f8eed8"), (1, "#cdb08a"))
    )
    ink = "#4a3028"
    canvas.rect(70, 222, 112, 13, ink, 0.9)
    canvas.rect(230, 222, 112, 13, ink, 0.9)
    for left in (66, 134, 228, 296):
        for row in range(14):
            y = 312 + row * 8.4
            canvas.rect(left, y, 54 if (row + left) % 5 else 34, 3.4, ink, 0.5)
    for left in (66, 296):
        canvas.fill(box(left, 246, 54, 56, 2), ink, 0.35)
    for x in (162, 250):
        hole = ellipse(x, 272, 31, 26)
        canvas.fill(scaled(hole, 1.09, x=x, y=272), "#ffffff", 0.9)
        canvas.fill(hole, "#1a0a0c")
        canvas.fill(ellipse(x, 274, 21, 18), "#fffdf0")
        canvas.fill(ellipse(x + 9, 273, 10.5), "#2a8a6a")
        canvas.fill(ellipse(x + 10, 273, 5.5), BLACK)
        canvas.fill(ellipse(x + 6, 269, 2.6), "#ffffff")
    for x, side in ((46, 1), (366, -1)):
        for step in range(4):
            finger = limb([(x - side * 18, 330 + step * 20), (x + side * 22, 328 + step * 20)], 20, 17)
            silhouette(canvas, finger, 1.5 * side, -3, "#ffc88a")


def _parrot(canvas: Canvas) -> None:
    """Leaning in from the right on the back of a chair, the beak at the hat."""
    chair = union(box(388, 330, 13, 200, 5), box(446, 330, 13, 200, 5), box(372, 318, 110, 17, 8))
    silhouette(canvas, chair, -3, -3, "#ffc88a")
    tail = union(taper([(430, 300), (448, 380), (444, 462)], 34, 8), taper([(418, 300), (424, 376), (410, 436)], 28, 6))
    body = spline(
        [
            (344, 150),
            (372, 122),
            (412, 124),
            (440, 164),
            (454, 238),
            (440, 316),
            (404, 322),
            (374, 276),
            (362, 218),
            (350, 186),
        ]
    )
    canvas.fill(tail, linear(400, 300, 460, 460, "#2fb8d8", "#123a8a"))
    canvas.fill(body, linear(350, 120, 450, 320, "#ff6a4a", (0.45, "#d8262f"), (1, "#5a0a24")))
    wing = spline([(398, 196), (436, 190), (456, 236), (450, 304), (428, 330), (404, 286)])
    canvas.fill(wing, linear(396, 190, 450, 330, "#ffd23a", (0.3, "#3fb85a"), (0.62, "#2a7ad8"), (1, "#14245a")))
    canvas.inner_shadow(wing, "#1a0a2a", -6, -8, 0.5, 4)
    canvas.fill(ellipse(368, 160, 23, 21), "#fff6e8")
    beak = svg("M352 150 C326 146 308 162 312 190 C320 184 334 184 344 182 C352 172 356 160 352 150Z")
    canvas.fill(svg("M344 180 C336 194 326 196 320 188Z"), "#1a0a10")
    silhouette(canvas, beak, -3, -3, "#ffe0b0", "#2a1418")
    canvas.fill(ellipse(370, 156, 8.5), BLACK)
    canvas.fill(ellipse(367, 153, 3), "#ffffff")
    rim(canvas, union(body, wing), -4, -5, "#fff0b8")
    for offset in (0, 26):
        canvas.fill(limb([(398 + offset, 314), (396 + offset, 328)], 10, 12), shade("#c8862a", 1))


def medic() -> Canvas:
    """A doctor's bag, open, beside a stack of files with bandages round them."""
    canvas = sky("#04222c", (0.45, "#0c6a6a"), (0.8, "#5ac8a0"), (1, "#d8f0c0"))
    light_disc(canvas, 236, 200, 160, "#ffffff", "#c8ffe0", "#5ad8b0")
    bokeh(canvas, 28, ["#a0ffe0", "#ffffff", "#ff9a9a"], 71, 20, 560, 5, 34)
    canvas.rect(0, 398, WIDTH, 290, vertical(398, HEIGHT, "#0c4a4c", (0.25, "#06222a"), (1, BLACK)))
    canvas.fill(ellipse(240, 408, 224, 18), "#000000", 0.6, blur=9)
    with canvas.transform(-44, 0):
        _files(canvas)
    with canvas.transform(2, 57, 0.86):
        _bag(canvas)
    return finish(canvas)


def _bag(canvas: Canvas) -> None:
    tools = union(
        placed(box(-6, -70, 12, 120, 5), 128, 172, 1, -14),
        placed(union(box(-13, -62, 26, 110, 6), box(-4, -88, 8, 30, 3), box(-18, -64, 36, 8, 3)), 186, 168, 1, 5),
    )
    canvas.stroke(
        svg(
            "M238 240 C262 190 214 150 232 104 M238 240 C262 190 296 150 284 100 M232 104 C228 92 236 86 242 88 "
            "M284 100 C286 88 278 84 272 86"
        ),
        BLACK,
        8,
    )
    silhouette(canvas, tools, 3, -3, "#e8fff4")
    canvas.stroke(svg("M100 236 C40 180 74 96 120 110"), BLACK, 8)
    silhouette(canvas, ellipse(126, 112, 19), 3, -3, "#e8fff4")
    lid = svg("M58 246 C54 196 96 192 112 226 L280 226 C296 192 326 198 322 246Z")
    silhouette(canvas, lid, 4, -4, "#e8fff4", "#0a1a1c")
    canvas.fill(ellipse(190, 246, 128, 17), "#020608")
    bag = svg(
        "M46 246 C100 266 280 266 334 246 C350 300 352 356 340 396 C338 404 332 408 322 408 L58 408 C48 408 42 "
        "404 40 396 C28 356 30 300 46 246Z"
    )
    silhouette(canvas, bag, 5, -4, "#e8fff4")
    sheen = svg("M62 268 C110 284 180 288 190 288 C150 330 110 380 96 404 L60 404 C44 380 44 310 62 268Z")
    canvas.fill(sheen, linear(60, 260, 190, 400, (0, "#4a8a7a", 0.6), (1, "#0a2a2a", 0)))
    canvas.stroke(svg("M58 280 C110 296 270 296 322 280"), "#5a9a8a", 2.4, 0.8, dash=(7, 6))
    canvas.stroke(
        svg("M46 248 C100 268 280 268 334 248"), linear(46, 0, 334, 0, "#fff0b0", "#c8963a", "#fff6d0", "#8a5a1a"), 8
    )
    canvas.fill(box(172, 252, 36, 26, 4), "#ffd35a")
    canvas.fill(box(184, 260, 12, 12, 3), BLACK)
    canvas.fill(ellipse(190, 336, 54), vertical(282, 390, "#3fe0a0", "#0c8a64"))
    canvas.stroke(ellipse(190, 336, 54), "#eafff4", 5)
    canvas.fill(union(box(176, 300, 28, 72, 4), box(154, 322, 72, 28, 4)), vertical(300, 372, "#ffffff", "#d8f6e8"))


def _files(canvas: Canvas) -> None:
    """Five folders; two bandages with a pin hold the stack."""
    top = 268
    for index, (lean, width) in enumerate(((4, 150), (-8, 158), (2, 152), (-4, 160), (6, 154))):
        y = top + 28 * index
        folder = box(302 + lean, y, width, 27, 5)
        canvas.fill(folder, vertical(y, y + 27, "#ffe2a0", "#c88a3a"))
        canvas.rect(308 + lean, y + 17, width - 12, 4, "#fff8e8")
        canvas.stroke(folder, "#2a1608", 3)
        canvas.inner_shadow(folder, "#2a1020", -24, -6, 0.6, 6)
    tab = svg("M322 268 L330 254 L372 254 L380 268Z")
    canvas.fill(tab, "#ffe2a0")
    canvas.stroke(tab, "#2a1608", 3)
    for x, width in ((356, 30), (404, 26)):
        strip = svg(f"M{x} 264 L{x + width} 264 L{x + width + 4} 410 L{x - 4} 410Z")
        canvas.fill(strip, linear(x, 0, x + width, 0, "#ffffff", (0.5, "#f0f6f2"), (1, "#8fb0a8")))
        for y in range(272, 408, 9):
            canvas.line([(x - 2, y + 5), (x + width + 2, y)], "#9ac0b4", 1.6, 0.8)
    for degrees in (38, -38):
        plaster = placed(box(-36, -13, 72, 26, 13), 392, 330, 1, degrees)
        canvas.shadow(plaster, 2, 3, 3, "#2a1020", 0.5)
        canvas.fill(plaster, linear(360, 310, 420, 350, "#ffd8b0", "#e89a6a"))
        canvas.fill(placed(box(-13, -13, 26, 26), 392, 330, 1, degrees), "#fff0dc")
