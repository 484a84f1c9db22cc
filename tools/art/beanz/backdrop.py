"""The team backdrops: glowing space over a horizon in two planes that tells the team."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from tools.art.beanz.space import space
from tools.art.canvas import Canvas
from tools.art.colour import mix
from tools.art.paths import box, ellipse, minus, moved, polygon, rotated, star, svg, taper, union

WIDTH, HEIGHT = 480, 500
Scene = Callable[[Canvas, str, str], None]  # draws in a far and a near tone

_HILL = "M-10 {y} C100 {t} 380 {t} 490 {y} L490 510 L-10 510Z"


def _hill(canvas: Canvas, y: float, rise: float, tone: str) -> None:
    canvas.fill(svg(_HILL.format(y=y, t=y - rise)), tone)


def _tents(canvas: Canvas, far: str, near: str) -> None:
    for x, w, h in ((70, 120, 150), (400, 140, 180)):
        roof = (
            f"M{x} {430 - h} L{x + w * 0.75} {440 - h * 0.35} L{x + w * 0.6} 520 L{x - w * 0.6} 520 "
            f"L{x - w * 0.75} {440 - h * 0.35}Z"
        )
        flag = polygon((x - 2, 400 - h), (x + 34, 410 - h), (x + 2, 420 - h), (x + 2, 440 - h), (x - 2, 440 - h))
        canvas.fill(union(svg(roof), flag), far)
        for k in (-0.9, -0.4, 0.1, 0.6):
            canvas.fill(
                svg(f"M{x} {430 - h} L{x + w * k * 0.6} 520 L{x + w * (k + 0.22) * 0.6} 520Z"),
                mix(far, "#ffffff", 0.16),
            )
    _hill(canvas, 470, 30, near)


def _farm(canvas: Canvas, far: str, near: str) -> None:
    _hill(canvas, 440, 40, far)
    barn = svg("M330 430 L330 350 L350 312 L400 290 L450 312 L470 350 L470 430Z")
    canvas.fill(minus(barn, box(378, 376, 44, 60), box(388, 322, 24, 22)), near)
    canvas.fill(union(box(44, 300, 52, 140), ellipse(70, 300, 26, 22)), near)
    for x in range(-10, 490, 46):
        canvas.fill(union(box(x, 440, 13, 70, 4), box(x - 20, 456, 90, 9), box(x - 20, 480, 90, 9)), near)


def _kitchen(canvas: Canvas, far: str, near: str) -> None:
    canvas.rect(0, 340, 480, 12, far)
    jars = [
        box(20, 276, 48, 64, 8),
        box(30, 262, 28, 18, 4),
        box(84, 296, 40, 44, 8),
        svg("M370 340 L362 290 L442 290 L434 340Z"),
        box(398, 270, 10, 24),
    ]
    canvas.fill(union(*jars, ellipse(403, 288, 40, 14)), far)
    for column in range(10):
        for row in range(3):
            canvas.rect(column * 48, 420 + row * 32, 48, 32, near if (column + row) % 2 else far)


def _leaves(canvas: Canvas, far: str, near: str) -> None:
    _hill(canvas, 450, 40, far)
    blade = svg("M0 0 C20 -70 90 -120 180 -130 C170 -50 90 10 0 0Z")
    for x, y, degrees, tone in (
        (-20, 470, 10, far),
        (500, 470, -100, far),
        (-30, 520, -14, near),
        (510, 520, -76, near),
        (60, 540, 20, near),
        (420, 540, -110, near),
    ):
        leaf = moved(rotated(union(blade), degrees), x, y)
        canvas.fill(leaf, tone)
        canvas.fill(
            moved(rotated(taper([(4, -4), (80, -60), (166, -120)], 6, 1), degrees), x, y), mix(tone, "#ffffff", 0.2)
        )
    canvas.fill(ellipse(400, 400, 26, 20), near)


def _blocks(canvas: Canvas, far: str, near: str) -> None:
    for x, y, size, tone in (
        (20, 360, 70, far),
        (104, 380, 50, far),
        (360, 340, 60, far),
        (430, 380, 60, far),
        (-20, 430, 80, near),
        (70, 440, 70, near),
        (330, 440, 70, near),
        (410, 420, 90, near),
    ):
        canvas.fill(box(x, y, size, size + 80, 8), tone)
        canvas.stroke(box(x + 9, y + 9, size - 18, size - 18, 5), mix(tone, "#ffffff", 0.22), 5)
    canvas.fill(star(125, 407, 5, 14, 6), mix(far, "#ffffff", 0.25))
    _hill(canvas, 486, 12, near)


def _school(canvas: Canvas, far: str, near: str) -> None:
    house = union(
        box(-10, 350, 180, 160),
        svg("M-20 352 L80 290 L180 352Z"),
        box(310, 360, 200, 150),
        svg("M300 362 L410 306 L500 362Z"),
        box(66, 250, 28, 50),
        svg("M58 254 L80 226 L102 254Z"),
    )
    windows = [box(x, y, 24, 30, 3) for x in (10, 50, 90, 130, 330, 374, 418) for y in (376,)]
    canvas.fill(minus(house, *windows, ellipse(80, 328, 14)), far)
    _hill(canvas, 452, 14, near)
    for x in range(140, 350, 30):
        canvas.line([(x, 470), (x + 20, 500)], mix(near, "#ffffff", 0.2), 4)


def _snow(canvas: Canvas, far: str, _near: str) -> None:
    for x, h in ((40, 150), (120, 110), (360, 120), (440, 170)):
        for k in range(3):
            canvas.fill(
                polygon(
                    (x - 44 + k * 9, 450 - k * h * 0.26),
                    (x + 44 - k * 9, 450 - k * h * 0.26),
                    (x, 450 - h * 0.5 - k * h * 0.27),
                ),
                far,
            )
    canvas.fill(
        svg("M-10 440 C80 404 180 420 240 440 C320 466 420 404 490 430 L490 510 L-10 510Z"), mix(far, "#ffffff", 0.5)
    )
    canvas.fill(svg("M-10 474 C120 440 360 500 490 460 L490 510 L-10 510Z"), mix(far, "#ffffff", 0.25))
    rng = random.Random(4)
    for _ in range(50):
        canvas.fill(ellipse(rng.uniform(0, 480), rng.uniform(0, 440), rng.choice((2, 3, 4.5))), "#ffffff", 0.75)


def _town(canvas: Canvas, far: str, near: str) -> None:
    rng = random.Random(8)
    for tone, low, high, lit in ((far, 120, 210, 0.5), (near, 50, 130, 0.8)):
        x = -10.0
        while x < 480:
            w, h = rng.uniform(40, 70), rng.uniform(low, high)
            if 150 < x < 290:
                h *= 0.5
            canvas.rect(x, 500 - h, w, h, tone)
            for wx in range(int(x) + 8, int(x + w) - 10, 16):
                for wy in range(int(500 - h) + 10, 490, 20):
                    if rng.random() < 0.5:
                        canvas.rect(wx, wy, 8, 11, "#ffe27a", lit * 0.8)
            x += w + 3


def _mesa(canvas: Canvas, far: str, near: str) -> None:
    canvas.fill(
        svg(
            "M-10 420 L30 420 L44 330 L120 330 L134 410 L330 410 L344 300 L440 300 L456 400 L490 404 L490 510 L-10 510Z"
        ),
        far,
    )
    _hill(canvas, 462, 22, near)
    for x, y in ((56, 372), (436, 386)):
        left = (
            f"M{x - 9} {y + 60} C{x - 40} {y + 60} {x - 38} {y + 40} {x - 38} {y + 22} L{x - 24} {y + 22} "
            f"C{x - 24} {y + 40} {x - 24} {y + 44} {x - 9} {y + 44}Z"
        )
        right = (
            f"M{x + 9} {y + 74} C{x + 40} {y + 74} {x + 38} {y + 50} {x + 38} {y + 36} L{x + 24} {y + 36} "
            f"C{x + 24} {y + 52} {x + 24} {y + 58} {x + 9} {y + 58}Z"
        )
        canvas.fill(union(box(x - 9, y, 18, 120, 9), svg(left), svg(right)), near)


def _graves(canvas: Canvas, far: str, near: str) -> None:
    _hill(canvas, 440, 40, far)
    for x, y, w in ((60, 390, 64), (140, 430, 44), (420, 382, 70), (350, 434, 40)):
        canvas.fill(union(box(x - w / 2, y, w, 120, w * 0.48), box(x - w / 2, y + 40, w, 90)), near)
    for x, y in ((60, 404), (420, 398)):
        canvas.fill(rotated(star(x, y + 14, 4, 17, 5), 0), far)
    canvas.fill(
        union(box(250, 330, 12, 120, 4), svg("M256 350 L206 310 L216 304 L258 334 L300 296 L308 304 L260 356Z")),
        mix(far, near, 0.5),
        0.7,
    )
    _hill(canvas, 474, 18, near)


def _ramps(canvas: Canvas, far: str, near: str) -> None:
    canvas.fill(
        svg("M-10 320 L60 320 C70 420 130 450 220 450 L270 450 C360 450 410 420 420 340 L490 340 L490 510 L-10 510Z"),
        far,
    )
    canvas.stroke(svg("M-10 318 L62 318 M418 338 L490 338"), mix(far, "#ffffff", 0.4), 8)
    canvas.fill(svg("M-10 440 C60 450 80 486 160 490 L320 490 C400 486 420 450 490 440 L490 510 L-10 510Z"), near)
    for x in (20, 440):
        canvas.stroke(svg(f"M{x - 20} 390 L{x} 370 L{x + 16} 394 L{x + 40} 366"), mix(far, "#ffffff", 0.35), 7)


def _outback(canvas: Canvas, far: str, near: str) -> None:
    canvas.fill(
        svg(
            "M-10 440 C10 380 40 346 110 340 C180 332 230 346 262 380 C280 404 300 420 330 424 L490 420 "
            "L490 510 L-10 510Z"
        ),
        far,
    )
    for x in (60, 110, 160, 210):
        canvas.line([(x, 356), (x - 8, 420)], mix(far, near, 0.5), 5, 0.8)
    trunk = taper([(420, 500), (424, 420), (408, 350), (430, 300)], 22, 8)
    canvas.fill(union(trunk, ellipse(430, 290, 54, 22), ellipse(386, 312, 34, 15), ellipse(462, 318, 34, 14)), near)
    _hill(canvas, 462, 18, near)


def _temple(canvas: Canvas, far: str, near: str) -> None:
    canvas.fill(ellipse(240, 230, 150), "#ff4a4a", 0.5)
    for x, y, size, tone in ((76, 400, 1.0, far), (408, 420, 1.2, far)):
        for k in range(3):
            w, top = (74 - k * 18) * size, y - k * 56 * size
            roof = svg(
                f"M{x - w - 22} {top + 8} C{x - w} {top + 4} {x - w * 0.6} {top - 20} {x - w * 0.5} "
                f"{top - 30} L{x + w * 0.5} {top - 30} C{x + w * 0.6} {top - 20} {x + w} {top + 4} {x + w + 22} "
                f"{top + 8} L{x + w} {top + 14} L{x - w} {top + 14}Z"
            )
            canvas.fill(union(roof, box(x - w * 0.6, top, w * 1.2, 60)), tone)
    _hill(canvas, 462, 24, near)
    canvas.fill(svg("M-10 470 C60 430 90 440 130 470Z M490 476 C430 440 380 446 350 476Z"), near)


def _sea(canvas: Canvas, far: str, near: str) -> None:
    for k, (y, tone) in enumerate(((408, far), (436, mix(far, near, 0.5)), (464, near))):
        path = svg(f"M-20 520 L-20 {y}")
        for x in range(-20 - k * 17, 500, 60):
            path.cubicTo(x + 18, y - 26, x + 40, y - 22, x + 46, y - 4)
            path.cubicTo(x + 40, y - 12, x + 30, y - 6, x + 60, y)
        path.lineTo(520, 520)
        path.close()
        canvas.fill(path, tone)


def _cogs(canvas: Canvas, far: str, near: str) -> None:
    for x, y, r, tone in (
        (60, 400, 92, far),
        (420, 390, 110, far),
        (200, 500, 74, near),
        (330, 510, 60, near),
        (-10, 500, 70, near),
        (480, 500, 76, near),
    ):
        teeth = [rotated(box(x - r * 0.12, y - r, r * 0.24, r * 0.4, 4), k * 30, x, y) for k in range(12)]
        canvas.fill(minus(union(ellipse(x, y, r * 0.84), *teeth), ellipse(x, y, r * 0.34)), tone)


def _stadium(canvas: Canvas, far: str, near: str) -> None:
    canvas.fill(svg("M-10 330 C120 390 360 390 490 330 L490 510 L-10 510Z"), far)
    rng = random.Random(3)
    for _ in range(230):
        x, row = rng.uniform(0, 480), rng.randrange(5)
        y = 356 + 44 * (1 - ((x - 240) / 250) ** 2) + row * 15
        canvas.fill(ellipse(x, y, 4.4), mix(far, "#ffffff", rng.choice((0.2, 0.4, 0.6))))
    for x in (44, 436):
        canvas.fill(union(box(x - 5, 200, 10, 180), box(x - 42, 172, 84, 44, 6)), near)
        for k in range(8):
            canvas.fill(ellipse(x - 30 + k % 4 * 20, 184 + k // 4 * 20, 7), "#fffbe0")
    canvas.fill(svg("M-10 450 C120 430 360 430 490 450 L490 510 L-10 510Z"), near)
    canvas.stroke(svg("M-10 478 C120 460 360 460 490 478"), "#ffffff", 4, 0.5)


def _castle(canvas: Canvas, far: str, near: str) -> None:
    for x, top, w in ((40, 300, 56), (104, 350, 60), (380, 340, 60), (440, 280, 60)):
        canvas.fill(
            union(
                box(x - w / 2, top, w, 220),
                *[box(x - w / 2 + k * w * 0.4 - 2, top - 14, w * 0.24, 20) for k in range(3)],
            ),
            far,
        )
        canvas.fill(box(x - 6, top + 26, 12, 24, 6), mix(far, "#ffe27a", 0.7))
    canvas.fill(polygon((40, 232), (84, 246), (44, 262), (44, 290), (38, 290)), far)
    canvas.fill(
        svg(
            "M-10 450 L40 410 L90 440 L150 420 L210 470 L290 460 L340 430 L400 450 L450 404 L490 430 L490 510 L-10 510Z"
        ),
        near,
    )


def _moon(canvas: Canvas, far: str, near: str) -> None:
    _hill(canvas, 430, 46, far)
    for x, y, r in ((70, 440, 40), (400, 432, 54), (250, 490, 70), (150, 476, 22), (346, 482, 20)):
        canvas.fill(ellipse(x, y, r, r * 0.3), near)
        canvas.fill(ellipse(x, y + r * 0.1, r * 0.86, r * 0.22), mix(near, "#000000", 0.2))


def _lights(canvas: Canvas, far: str, near: str) -> None:
    canvas.stroke(ellipse(240, 440, 250, 66), near, 34)
    canvas.stroke(ellipse(240, 440, 250, 66), far, 20)
    for i in range(14):
        angle = 2 * math.pi * i / 14
        x, y = 240 + 250 * math.cos(angle), 440 + 66 * math.sin(angle)
        canvas.fill(ellipse(x, y, 22), "#fff3b0", 0.6, blur=9)
        canvas.fill(ellipse(x, y, 11), "#ffffff")


# Team -> glow, deep colour, horizon.
TEAMS: dict[str, tuple[str, str, Scene]] = {
    "circus": ("#ff5a48", "#5a1038", _tents),
    "farmyard": ("#a4d84a", "#1a4a2a", _farm),
    "kitchen-crew": ("#ff8a5a", "#6a1a2a", _kitchen),
    "bug-patch": ("#d0e03a", "#2a4a10", _leaves),
    "toy-box": ("#ff9ae0", "#6a2a9a", _blocks),
    "school-yard": ("#5aa8ff", "#14307a", _school),
    "snow-day": ("#a8e8ff", "#1f4f9a", _snow),
    "busy-town": ("#e0a8c8", "#2a2a5e", _town),
    "wild-west": ("#f2b632", "#6b2414", _mesa),
    "graveyard-gang": ("#7ad13a", "#23124e", _graves),
    "street-wheels": ("#2fe0c8", "#0a3a5e", _ramps),
    "outback": ("#ff9a4a", "#7a1f1a", _outback),
    "dojo": ("#e8708a", "#1a1838", _temple),
    "high-seas": ("#2fb6ff", "#0b2a7a", _sea),
    "robot-works": ("#b0c0d8", "#26304e", _cogs),
    "big-league": ("#5ae08a", "#0a3f34", _stadium),
    "legends": ("#ff6ab0", "#3a0c48", _castle),
    "star-crew": ("#8f5bff", "#10124a", _moon),
    "every-team": ("#ffd24a", "#4a1a88", _lights),
}


def draw(team: str) -> Canvas:
    """The picture behind the Beans of a team, with the shadow they float over."""
    glow, deep, scene = TEAMS[team]
    canvas = Canvas(WIDTH, HEIGHT)
    space(canvas, glow, deep, list(TEAMS).index(team) * 7 + 3)
    scene(canvas, mix(glow, deep, 0.45), mix(glow, deep, 0.82))
    canvas.fill(ellipse(246, 468, 130, 17), "#08030f", 0.55, blur=10)
    canvas.grain(0.1, 5, "soft")
    return canvas
