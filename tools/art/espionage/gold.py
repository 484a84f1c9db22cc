"""The four gold cards: a lit object on foil rays."""

from __future__ import annotations

import itertools
import math
import random
from typing import TYPE_CHECKING

from tools.art.canvas import Canvas
from tools.art.colour import light, shade
from tools.art.espionage.stage import BLACK, HEIGHT, WIDTH, bokeh, fedora, finish, foil_rays, lamp
from tools.art.paths import box, common, ellipse, minus, moved, outline, placed, polygon, spline, star, svg, union
from tools.art.shaders import linear, radial, vertical

if TYPE_CHECKING:
    import skia

    from tools.art.paths import Point


def _foil(x: float, y: float) -> Canvas:
    canvas = Canvas(WIDTH, HEIGHT)
    foil_rays(canvas, x, y)
    return canvas


def _finish(canvas: Canvas) -> Canvas:
    canvas.wash(radial(200, 180, 420, (0, "#fff6c8", 0.26), (1, "#fff6c8", 0)), mode="screen")
    return finish(canvas, 0.5)


def target() -> Canvas:
    """A photo on a board of gold, the face ringed in red thread, threads leading off on all sides."""
    canvas = _foil(236, 230)
    ends: list[Point] = [(-10, 66), (96, -10), (412, -10), (490, 120), (490, 372), (392, 560), (60, 540), (-10, 330)]
    for x, y in ends:
        canvas.line([(236, 236), (x + 4, y + 9)], "#3a1400", 5, 0.3, blur=3)
        canvas.line([(236, 230), (x, y)], "#d8141f", 4.5)
        canvas.line([(236, 229), (x, y - 1)], "#ff8a7a", 1.3, 0.8)
    for x, y, degrees, tint in (
        (66, 116, -14, "#8fc8d8"),
        (424, 356, 11, "#d8c8a0"),
        (420, 96, 9, "#c8a0b8"),
        (70, 396, 8, "#a0c8a0"),
    ):
        _scrap(canvas, x, y, degrees, tint)
    with canvas.transform(236, 226, 1.12, degrees=-5):
        _photo(canvas)
    ring = [
        (
            236 + (92 + 5 * math.sin(k * 2.1)) * math.cos(k * 0.35),
            208 + (90 + 5 * math.cos(k * 1.7)) * math.sin(k * 0.35),
        )
        for k in range(37)
    ]
    thread = spline(ring, closed=False, tension=1)
    canvas.stroke(moved(thread, 3, 6), "#3a0408", 7, 0.4, blur=3)
    canvas.stroke(thread, "#d8141f", 8)
    canvas.stroke(moved(thread, -1, -1.5), "#ff8a7a", 2, 0.9)
    for degrees in range(0, 360, 90):
        with canvas.transform(236, 208, degrees=degrees):
            canvas.line([(70, 0), (118, 0)], "#d8141f", 8)
    _pin(canvas, 236, 62, "#e8303a")
    return _finish(canvas)


def _photo(canvas: Canvas) -> None:
    card = box(-100, -136, 200, 262, 5)
    canvas.shadow(card, 8, 16, 14, "#2a1400", 0.65)
    canvas.fill(card, linear(-100, -136, 100, 126, "#ffffff", (0.6, "#f6ecd8"), (1, "#d8c098")))
    window = box(-84, -120, 168, 190, 2)
    canvas.fill(window, vertical(-120, 70, "#3a7a9a", (0.6, "#a8d8d8"), (1, "#f0e0b0")))
    with canvas.clip(window):
        canvas.fill(ellipse(0, -20, 82), radial(-10, -40, 90, (0, "#ffffff", 0.9), (1, "#ffffff", 0)))
        figure = union(
            ellipse(0, -22, 38, 46),
            svg("M-92 90 C-88 44 -50 36 -22 30 L22 30 C50 36 88 44 92 90Z"),
            fedora(0, -46, 1.35),
            box(-18, 10, 36, 30),
        )
        canvas.fill(figure, vertical(-100, 80, "#2a2430", "#0c0a12"))
        canvas.fill(placed(svg("M-26 -8 C-10 -4 14 -8 26 -11 L26 -4 C10 2 -10 3 -26 0Z"), 0, -53, 1.35), "#8a1420")
        canvas.text("?", "BebasNeue-Bold.otf", 66, 0, 12, "#f6e8c8", "centre")
        canvas.fill(polygon((-84, -120), (10, -120), (-84, 30)), "#ffffff", 0.18)
    canvas.stroke(window, "#2a1c10", 2, 0.6)
    for y, width in ((88, 92), (104, 60)):
        canvas.rect(-width / 2, y, width, 6, "#8a6a4a", 0.8)


def _scrap(canvas: Canvas, x: float, y: float, degrees: float, tint: str) -> None:
    with canvas.transform(x, y, degrees=degrees):
        paper = box(-46, -38, 92, 76, 3)
        canvas.shadow(paper, 4, 8, 6, "#2a1400", 0.5)
        canvas.fill(paper, linear(-46, -38, 46, 38, light(tint, 2), shade(tint, 0.4)))
        for row in range(4):
            canvas.rect(-34, -22 + row * 13, 68 if row % 2 else 46, 4, "#3a2410", 0.5)
    _pin(canvas, x, y - 32, "#2f8ae8")


def _pin(canvas: Canvas, x: float, y: float, colour: str) -> None:
    canvas.fill(ellipse(x + 6, y + 12, 15, 10), "#2a1000", 0.5, blur=4)
    canvas.fill(ellipse(x, y, 15), radial(x - 5, y - 6, 22, light(colour, 3), (0.4, colour), (1, shade(colour, 2.4))))
    canvas.fill(ellipse(x - 5, y - 6, 4), "#ffffff", 0.9)


def package() -> Canvas:
    """A brown paper parcel tied with string, on the slats of a bench."""
    canvas = _foil(240, 240)
    for y in (404, 456, 508):
        slat = box(-20, y, 520, 40, 4)
        canvas.fill(slat, vertical(y, y + 40, "#8a4a1a", (0.2, "#5a2c10"), (1, "#1c0c06")))
        canvas.rect(-20, y, 520, 3, "#ffc87a", 0.7)
    canvas.fill(polygon((96, 404), (400, 404), (560, 548), (230, 548)), "#140600", 0.55, blur=8)
    with canvas.transform(-32, -44, 1.11):
        _parcel(canvas)
    return _finish(canvas)


def _parcel(canvas: Canvas) -> None:
    front = polygon((84, 216), (316, 232), (316, 412), (84, 390))
    side = polygon((316, 232), (408, 196), (408, 362), (316, 412))
    lid = polygon((84, 216), (190, 182), (408, 196), (316, 232))
    canvas.fill(front, linear(84, 210, 316, 410, "#f0b874", (0.5, "#c88444"), (1, "#8a5020")))
    canvas.fill(side, linear(316, 220, 408, 380, "#8a5424", "#4a260c"))
    canvas.fill(lid, linear(84, 182, 400, 232, "#fff0c8", "#e8b06a"))
    _creases(canvas)
    for path in (front, side, lid):
        canvas.stroke(path, "#3a1c08", 3)
    _string(canvas)
    seal = union(
        *[ellipse(200 + 19 * math.cos(k), 310 + 19 * math.sin(k), 16 + 3 * (k % 2)) for k in range(7)],
        ellipse(200, 310, 30),
    )
    canvas.shadow(seal, 4, 7, 6, "#2a0a00", 0.6)
    canvas.fill(seal, radial(190, 298, 50, "#ff7a6a", (0.4, "#d8202f"), (1, "#6a0a18")))
    canvas.fill(ellipse(200, 310, 23), "#8a0f1f")
    canvas.fill(ellipse(201, 312, 21), "#d8263a")
    canvas.fill(star(201, 312, 5, 15, 6.5), "#ffd0a0")
    _label(canvas)


def _creases(canvas: Canvas) -> None:
    for points in (
        ((84, 216), (130, 262)),
        ((84, 390), (128, 350)),
        ((316, 232), (350, 270)),
        ((408, 196), (376, 240)),
        ((316, 412), (348, 372)),
    ):
        canvas.line(points, "#6a3a14", 2, 0.6)
        canvas.line([(x + 1.5, y - 1.5) for x, y in points], "#ffe0a8", 1.4, 0.6)


def _string(canvas: Canvas) -> None:
    runs = (
        [(198, 226), (200, 402)],
        [(84, 304), (316, 322), (408, 280)],
        [(198, 226), (300, 190)],
        [(84, 217), (316, 232)],
        [(360, 214), (362, 388)],
    )
    for run in (*runs[:3], runs[4]):
        canvas.line([(x + 3, y + 4) for x, y in run], "#2a1000", 7, 0.45, blur=2)
        canvas.line(run, "#fff2d0", 7)
        canvas.line(run, "#c8a468", 2)
    loops = union(
        outline(spline([(248, 206), (206, 176), (160, 150), (150, 184), (204, 204)], closed=True, tension=0.9), 8),
        outline(spline([(250, 206), (286, 160), (336, 134), (340, 170), (290, 200)], closed=True, tension=0.9), 8),
        outline(spline([(248, 206), (214, 228), (196, 256)], closed=False), 8),
        outline(spline([(252, 206), (290, 226), (310, 262)], closed=False), 8),
    )
    canvas.shadow(loops, 4, 7, 4, "#2a1000", 0.55)
    canvas.fill(loops, vertical(130, 270, "#ffffff", "#e0c08a"))
    canvas.stroke(loops, "#7a4a1a", 1.6)
    canvas.fill(ellipse(249, 206, 14, 12), "#fff2d0")
    canvas.stroke(ellipse(249, 206, 14, 12), "#7a4a1a", 2)


def _label(canvas: Canvas) -> None:
    with canvas.transform(264, 372, degrees=4):
        tag = svg("M-40 -18 L28 -18 L42 0 L28 18 L-40 18Z")
        canvas.shadow(tag, 3, 5, 4, "#2a1000", 0.5)
        canvas.fill(tag, "#fffaf0")
        canvas.stroke(tag, "#7a4a1a", 1.6)
        canvas.fill(ellipse(29, 0, 4), "#7a4a1a")
        canvas.rect(-30, -8, 44, 5, "#2a1810", 0.85)
        canvas.rect(-30, 3, 30, 5, "#2a1810", 0.85)


def bomb() -> Canvas:
    """A round bomb dressed as an alarm clock, both hands close to twelve."""
    canvas = _foil(240, 240)
    canvas.fill(ellipse(240, 410, 190, 26), "#1a0c00", 0.65, blur=12)
    for side in (-1, 1):
        with canvas.transform(240, 240, side, 1):
            canvas.fill(placed(box(-6, -20, 12, 60), 84, -88, 1, 34), "#2a2e38")
            bell = placed(svg("M-58 0 C-58 -58 58 -58 58 0 C30 9 -30 9 -58 0Z"), 97, -110, 1, 38)
            canvas.shadow(bell, 2, 6, 6, "#1a0800", 0.5)
            canvas.fill(
                bell, linear(60, -170, 180, -80, "#fff6d0", (0.3, "#e8b04a"), (0.65, "#a8641a"), (1, "#5a2c0a"))
            )
            canvas.stroke(bell, "#3a1c06", 3)
            canvas.fill(ellipse(124, -146, 8), "#ffe6a0")
    _bomb_body(canvas)
    _fuse(canvas)
    return _finish(canvas)


def _bomb_body(canvas: Canvas) -> None:
    for side in (-1, 1):
        foot = _foot(side)
        canvas.fill(foot, linear(160, 370, 320, 420, "#6a7280", "#14161c"))
        canvas.stroke(foot, BLACK, 3)
    body = ellipse(240, 268, 140)
    canvas.shadow(body, 0, 10, 12, "#1a0800", 0.55)
    canvas.fill(body, radial(190, 200, 230, "#6a7484", (0.35, "#2a303c"), (1, "#06070a")))
    canvas.fill(minus(body, ellipse(232, 262, 140)), "#ffb04a", 0.75, blur=3)
    canvas.fill(svg("M132 232 C140 184 172 152 214 144 C176 168 156 196 150 240Z"), "#ffffff", 0.7, blur=2)
    ring, face = ellipse(240, 272, 104), ellipse(240, 272, 92)
    canvas.fill(ring, linear(150, 180, 330, 360, "#fff6d0", (0.4, "#d8963a"), (1, "#5a2c0a")))
    canvas.stroke(ring, "#1a0c04", 3)
    canvas.fill(face, radial(215, 240, 130, "#fffdf0", (0.7, "#f6e6c0"), (1, "#c8a468")))
    canvas.inner_shadow(face, "#3a1c08", 4, 7, 0.5, 4)
    for hour in range(12):
        with canvas.transform(240, 272, degrees=hour * 30):
            long = hour % 3 == 0
            canvas.fill(
                box(-4 if long else -2.5, -84, 8 if long else 5, 18 if long else 12, 2),
                "#c81f2a" if hour == 0 else "#1a1014",
            )
    for degrees, length, width in ((-13, 62, 12), (-4, 78, 8)):
        with canvas.transform(240, 272, degrees=degrees):
            hand = svg(
                f"M{-width / 2} 14 L{-width / 2} {-length + 16} L0 {-length} L{width / 2} {-length + 16} L{width / 2} "
                f"14Z"
            )
            canvas.fill(moved(hand, 3, 4), "#3a1c08", 0.35, blur=2)
            canvas.fill(hand, "#1a1014")
    canvas.fill(ellipse(240, 272, 11), "#d8202f")
    canvas.fill(ellipse(237, 269, 4), "#ffffff", 0.8)


def _foot(side: int) -> skia.Path:
    return placed(svg("M-16 -26 L16 -26 L26 14 C26 24 -26 24 -26 14Z"), 240 + side * 84, 388, 1, -side * 24)


def _fuse(canvas: Canvas) -> None:
    cap = box(212, 116, 56, 26, 6)
    canvas.fill(cap, linear(212, 0, 268, 0, "#8a94a6", (0.4, "#3a404c"), (1, "#0c0e12")))
    canvas.stroke(cap, BLACK, 3)
    cord = spline([(240, 118), (238, 92), (254, 70), (284, 66), (296, 44)], closed=False, tension=1)
    canvas.stroke(moved(cord, 3, 5), "#1a0800", 10, 0.4, blur=3)
    canvas.stroke(cord, "#5a3c1a", 11)
    canvas.stroke(cord, "#e8c88a", 7)
    canvas.stroke(cord, "#7a5424", 7, dash=(3, 7), cap="butt")
    lamp(canvas, 297, 40, 15, "#ff7a2a", "#fff8d8")
    rng = random.Random(4)
    for index in range(16):
        angle, reach = index * 0.3927 + rng.uniform(-0.1, 0.1), rng.uniform(26, 54)
        tip = (297 + reach * math.cos(angle), 40 + reach * math.sin(angle))
        canvas.line([(297 + 14 * math.cos(angle), 40 + 14 * math.sin(angle)), tip], "#fff0a0", 3.4)
        canvas.fill(ellipse(*tip, 2.6), "#ff6a2a")
    canvas.fill(star(297, 40, 8, 26, 11), "#ffffff")


def protector() -> Canvas:
    """A great umbrella keeps the rain of gold off a small bright gem."""
    canvas = _foil(240, 320)
    rng = random.Random(3)
    for _ in range(120):
        x, y, length = rng.uniform(-20, 520), rng.uniform(-40, 480), rng.uniform(18, 52)
        drop = [(x, y), (x - length * 0.32, y + length)]
        if 44 < x < 470 and y + length > 130 + abs(x - 240) * 0.5:
            continue
        canvas.line(drop, "#eaf6ff", rng.choice([2, 3, 4]), rng.uniform(0.4, 0.9))
    with canvas.transform(0, 34):
        _sheltered_gem(canvas)
    return _finish(canvas)


def _sheltered_gem(canvas: Canvas) -> None:
    dome = svg("M34 254 C40 120 130 58 240 58 C350 58 440 120 446 254Z")
    canvas.fill(
        polygon((60, 250), (420, 250), (372, 460), (108, 460)),
        vertical(250, 460, (0, "#fff6c8", 0.05), (1, "#fffbe0", 0.5)),
        blur=16,
        mode="screen",
    )
    _gem(canvas, 176, 352)
    shaft = union(box(234, 48, 12, 330, 5), minus(_ring(266, 378, 32), box(220, 300, 120, 78)))
    canvas.shadow(shaft, 5, 8, 6, "#2a1000", 0.5)
    canvas.fill(shaft, linear(226, 0, 300, 0, "#fff0c8", (0.3, "#a8642a"), (1, "#3a1808")))
    canvas.stroke(shaft, "#2a1006", 2.5)
    _canopy(canvas, dome)
    for x, y in ((96, 118), (150, 74), (240, 46), (330, 74), (386, 118)):
        splash = union(*[placed(ellipse(0, -16, 2.6, 7), x, y, 1, degrees) for degrees in (-60, -24, 14, 50)])
        canvas.fill(splash, "#ffffff", 0.85)


def _ring(x: float, y: float, radius: float) -> skia.Path:
    return minus(ellipse(x, y, radius), ellipse(x, y, radius - 12))


def _canopy(canvas: Canvas, dome: skia.Path) -> None:
    scallops = [ellipse(34 + 41.2 * (2 * index + 1), 262, 41.2, 26) for index in range(5)]
    canopy = minus(dome, *scallops)
    canvas.shadow(canopy, 0, 16, 14, "#2a1000", 0.6)
    canvas.fill(canopy, radial(180, 110, 330, "#ff7a5a", (0.4, "#d8202f"), (1, "#4a0614")))
    edges = [34, 116.4, 198.8, 281.2, 363.6, 446]
    for index, (left, right) in enumerate(itertools.pairwise(edges)):
        gore = svg(
            f"M{left} 254 C{left + (240 - left) * 0.16} 140 {240 + (left - 240) * 0.42} 76 240 58"
            f" C{240 + (right - 240) * 0.42} 76 {right + (240 - right) * 0.16} 140 {right} 254Z"
        )
        if index % 2:
            canvas.fill(common(canopy, gore), linear(40, 60, 440, 260, "#fffdf0", (0.5, "#ffe6a8"), (1, "#c8862a")))
        canvas.stroke(common(canopy, gore), "#5a0c14", 2.4, 0.8)
    canvas.fill(svg("M84 220 C92 150 142 102 206 84 C156 116 122 160 116 222Z"), "#ffffff", 0.35, blur=4)
    canvas.inner_shadow(canopy, "#3a0410", -10, -14, 0.5, 10)
    canvas.stroke(canopy, "#2a0408", 3.5)
    canvas.fill(union(box(235, 32, 10, 30, 4), ellipse(240, 32, 7)), "#ffe6a0")


def _gem(canvas: Canvas, x: float, y: float) -> None:
    canvas.fill(
        ellipse(x, y, 110),
        radial(x, y, 110, (0, "#ffffff", 0.95), (0.4, "#b8f6ff", 0.6), (1, "#5ad8ff", 0)),
        mode="screen",
    )
    points: list[Point] = [(-46, -22), (-24, -48), (24, -48), (46, -22), (0, 52)]
    with canvas.transform(x, y, 0.96):
        gem = polygon(*points)
        canvas.shadow(gem, 3, 10, 8, "#0a2a3a", 0.5)
        canvas.fill(gem, linear(-46, -48, 46, 52, "#eaffff", (0.4, "#4ad8ff"), (1, "#0a5ac8")))
        canvas.fill(polygon((-46, -22), (-17, -22), (0, 52)), "#8ff0ff", 0.9)
        canvas.fill(polygon((-17, -22), (17, -22), (0, 52)), "#ffffff", 0.55)
        canvas.fill(polygon((17, -22), (46, -22), (0, 52)), "#0a6ad8", 0.75)
        canvas.fill(polygon((-46, -22), (-24, -48), (-17, -22)), "#ffffff", 0.9)
        canvas.fill(polygon((-24, -48), (24, -48), (17, -22), (-17, -22)), "#c8f8ff", 0.95)
        canvas.stroke(gem, "#06305a", 3.5)
    for dx, dy, size in ((-52, -44, 17), (54, -8, 13), (30, 46, 10)):
        canvas.fill(star(x + dx, y + dy, 4, size, size * 0.14), "#ffffff")
    bokeh(canvas, 10, ["#eaffff", "#fff6d0"], 9, 300, 470, 4, 12, 0.5)
