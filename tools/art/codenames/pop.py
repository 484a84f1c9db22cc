"""Comic pop pictures, 540 x 336: heavy ink, printed dots, burst grounds, four inks each."""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING

from tools.art.canvas import Canvas
from tools.art.colour import shade
from tools.art.paths import (
    Point,
    box,
    common,
    ellipse,
    minus,
    moved,
    outline,
    polygon,
    scaled,
    spline,
    star,
    svg,
    taper,
)
from tools.art.shaders import halftone

if TYPE_CHECKING:
    import skia

WIDTH, HEIGHT = 540, 336  # figures are drawn from 0 to 480 and moved by 30


INK = "#14101f"


def burst(
    canvas: Canvas, first: str, second: str, cx: float, cy: float, n: int = 22, r0: float = 0, seed: int = 1
) -> None:
    canvas.rect(-60, 0, WIDTH + 60, HEIGHT, first)
    rng = random.Random(seed)
    for i in range(n):
        a = math.radians(i * 360 / n + rng.uniform(-3, 3))
        d = math.radians(rng.uniform(2.4, 5.4))
        canvas.fill(
            polygon(
                (cx + r0 * math.cos(a), cy + r0 * math.sin(a)),
                (cx + 640 * math.cos(a - d), cy + 640 * math.sin(a - d)),
                (cx + 640 * math.cos(a + d), cy + 640 * math.sin(a + d)),
            ),
            second,
        )


def boom(cx: float, cy: float, r1: float, r2: float, n: int, seed: int = 2, sx: float = 1, sy: float = 1) -> skia.Path:
    rng = random.Random(seed)
    return polygon(
        *[
            (
                cx + sx * math.cos(math.pi * i / n) * (r1 if i % 2 == 0 else r2) * rng.uniform(0.86, 1.14),
                cy + sy * math.sin(math.pi * i / n) * (r1 if i % 2 == 0 else r2) * rng.uniform(0.86, 1.14),
            )
            for i in range(2 * n)
        ]
    )


def ink(
    canvas: Canvas,
    p: skia.Path,
    colour: str,
    lw: float = 7,
    sd: str | None = None,
    dx: float = -12,
    dy: float = -8,
    hi: bool = True,
    dots: str | None = None,
) -> None:
    """Flat colour, black spotted shadow edge, white highlight sliver, ink line"""
    canvas.fill(p, colour)
    b = p.getBounds()
    if sd is not False:
        canvas.inner_shadow(p, sd or shade(colour, 1.6), dx, dy, 1, mode=None)
    if dots:
        canvas.fill(p, halftone(dots, 6.5, 45, (b.left(), b.top()), (b.right(), b.bottom()), 0, 0.85, 0.8))
    if hi:
        canvas.fill(common(minus(p, moved(p, 6, 7)), moved(p, 3, 3)), "#ffffff", 0.8)
    if lw:
        canvas.stroke(p, INK, lw)


def fist(canvas: Canvas) -> None:
    """Gauntlet punching straight at us: cuff ring behind, four plated fingers in a row, thumb across"""
    burst(canvas, "#ffd21f", "#ff8a1f", 240, 176, 26)
    canvas.rect(-60, 0, WIDTH + 60, HEIGHT, halftone("#e0301e", 10, 20, (240, 176), (520, 330), 0, 0.8, 0.85))
    body = boom(240, 172, 214, 150, 15, 5, 1.05, 0.86)
    ink(canvas, body, "#fff6d0", 7, False, hi=False)
    canvas.fill(scaled(body, 0.84, 0.84, 240, 172), "#ffe24a")
    canvas.fill(scaled(body, 0.68, 0.68, 240, 172), "#fff")
    for a in range(0, 360, 24):
        with canvas.transform(240, 172, degrees=a + 9):
            canvas.fill(polygon((170, -4), (250, 0), (170, 4)), INK)
    ink(canvas, ellipse(262, 196, 138, 128), "#3a64d8", 8, dots="#14206a", dx=-20, dy=-20)
    ink(canvas, ellipse(256, 190, 118, 110), "#9fd0ff", 7, dx=-16, dy=-14)
    ink(
        canvas,
        svg(
            "M136 120 C136 70 190 52 244 52 C300 52 352 72 352 122 L348 236 C340 274 300 288 244 288 C190 "
            "288 146 272 140 236Z"
        ),
        "#e8372c",
        8,
        dots="#7a0a1a",
        dx=-22,
        dy=-18,
    )
    for x, y in ((124, 84), (182, 70), (241, 70), (300, 86)):
        ink(canvas, box(x, y, 62, 124, 24), "#ff5a3a", 7, "#b8182a", dx=-11, dy=-8)
        ink(canvas, box(x + 8, y + 6, 46, 50, 17), "#ffc43a", 6, "#d8801a", dx=-9, dy=-8)
        canvas.stroke(svg(f"M{x + 8} {y + 84} C{x + 22} {y + 90} {x + 40} {y + 90} {x + 54} {y + 84}"), INK, 5)
    ink(
        canvas,
        svg(
            "M120 214 C116 186 150 184 180 190 L268 200 C300 204 304 248 272 254 C220 262 160 262 138 250 "
            "C126 242 122 230 120 214Z"
        ),
        "#ff5a3a",
        8,
        "#b8182a",
        dx=-12,
        dy=-16,
    )
    ink(
        canvas,
        svg("M214 202 L266 206 C290 210 292 240 268 244 L216 246 C208 232 208 216 214 202Z"),
        "#ffc43a",
        6,
        "#d8801a",
        dx=-9,
        dy=-8,
    )
    canvas.stroke(svg("M176 194 C168 214 170 238 178 254"), INK, 5)
    ink(canvas, ellipse(322, 244, 29), "#bff6ff", 7, False, hi=False)
    canvas.fill(ellipse(322, 244, 19), "#35d0ff")
    canvas.fill(star(322, 244, 6, 16, 6), "#fff")


def heroine(canvas: Canvas) -> None:
    burst(canvas, "#2a1f8f", "#4a3ad0", 250, 150, 20)
    canvas.rect(-60, 0, WIDTH + 60, HEIGHT, halftone("#1a0f5a", 9, 30, (0, 120), (0, 336), 0, 0.95, 0.9))
    canvas.fill(ellipse(250, 150, 118), "#ff5fa8")
    canvas.fill(ellipse(250, 150, 118), halftone("#ffd23a", 10, 45, (250, 270), (250, 30), 0, 0.95))
    for lightning in (
        "M40 20 L118 96 L92 104 L168 176 L104 130 L128 122 L40 20Z",
        "M446 30 L372 92 L398 100 L340 160 L392 124 L374 114 L446 30Z",
    ):
        p = svg(lightning)
        canvas.stroke(p, INK, 8)
        canvas.fill(p, "#ffe84a")
    cape = svg("M210 214 C150 236 90 262 20 350 L470 350 C420 262 350 236 290 214Z")
    ink(canvas, cape, "#e8243c", 8, dots="#6a0a2a", dx=0, dy=-30)
    hairb = spline(
        [
            (176, 150),
            (150, 90),
            (170, 30),
            (240, 6),
            (318, 22),
            (372, 10),
            (356, 48),
            (412, 62),
            (370, 92),
            (404, 130),
            (352, 142),
            (356, 190),
            (316, 200),
            (200, 210),
        ]
    )
    ink(canvas, hairb, "#1f2a6a", 8, INK, dx=16, dy=-6)
    for p in ([(300, 60), (340, 52), (372, 62)], [(320, 96), (350, 96), (380, 112)], [(220, 40), (260, 24), (310, 36)]):
        canvas.fill(taper(p, 2, 1, 9), "#5a7aff")
    ink(canvas, svg("M216 180 L212 236 C230 262 272 262 290 236 L286 180Z"), "#e8a070", 7, hi=False)
    ink(
        canvas,
        svg("M130 350 C140 290 170 246 214 232 C236 262 268 262 290 232 C330 246 356 290 366 350Z"),
        "#ffd23a",
        8,
        dots="#c25a0a",
        dx=-18,
    )
    p = svg("M262 262 L224 306 L246 306 L232 346 L278 294 L254 294 L276 262Z")
    ink(canvas, p, "#e8243c", 6, False, hi=False)
    ink(
        canvas,
        svg(
            "M178 112 C176 166 190 202 226 220 C242 228 260 228 276 220 C310 202 322 166 320 112 C310 60 190 "
            "60 178 112Z"
        ),
        "#f7b98a",
        8,
        dx=-16,
        dy=-4,
    )
    ink(
        canvas,
        svg(
            "M170 118 C196 104 228 116 250 124 C272 116 304 104 330 118 C334 150 304 168 276 158 C262 152 "
            "258 144 250 144 C242 144 238 152 224 158 C196 168 166 150 170 118Z"
        ),
        "#e8243c",
        7,
        dx=-10,
        dy=-8,
    )
    for side in (-1, 1):
        canvas.fill(
            svg(
                f"M{250 + side * 18} 142 C{250 + side * 30} 124 {250 + side * 52} 122 {250 + side * 62} 126 C{250 + side * 56} "
                f""
                f"146 {250 + side * 38} 152 {250 + side * 18} 142Z"
            ),
            "#fff",
        )
        canvas.stroke(
            svg(
                f"M{250 + side * 18} 142 C{250 + side * 30} 124 {250 + side * 52} 122 {250 + side * 62} 126 C{250 + side * 56} "
                f""
                f"146 {250 + side * 38} 152 {250 + side * 18} 142Z"
            ),
            INK,
            4,
        )
    canvas.fill(taper([(246, 164), (254, 176), (244, 180)], 2, 2, 5), INK)
    canvas.fill(svg("M224 194 C236 188 244 188 250 191 C258 188 268 188 278 192 C268 208 236 210 224 194Z"), "#b8102e")
    canvas.fill(taper([(222, 194), (250, 198), (280, 190)], 3, 3, 5), INK)
    fr = svg(
        "M170 120 C150 60 200 24 262 28 C320 30 344 70 328 122 C318 96 300 78 270 70 C276 84 272 94 262 "
        "100 C250 76 222 76 204 92 C188 98 176 106 170 120Z"
    )
    ink(canvas, fr, "#2f3f9a", 8, INK, dx=-6, dy=-10)
    for p in ([(196, 84), (210, 56), (250, 42)], [(270, 64), (290, 56), (310, 72)]):
        canvas.fill(taper(p, 2, 1, 8), "#7f9aff")


def serpent(canvas: Canvas) -> None:
    burst(canvas, "#0f5a5a", "#148a78", 300, 150, 18)
    canvas.rect(-60, 0, WIDTH + 60, HEIGHT, halftone("#0a2a3a", 9, 15, (240, 40), (240, 336), 0, 0.95, 0.9))
    shape = ellipse(330, 170, 116)
    ink(canvas, shape, "#ffb02e", 8, "#d8482a", dx=-34, dy=-26, dots="#e0601a")
    with canvas.clip(shape):
        for x, y, r in ((290, 110, 22), (370, 130, 14), (390, 210, 26), (320, 250, 18)):
            ink(canvas, ellipse(x, y, r, r * 0.8), "#e0782a", 5, "#a8401a", dx=5, dy=5, hi=False)
    colour, dk, dt, be = "#4fe07a", "#148a50", "#0a5a3a", "#e8ff6a"

    def coil(pts: list[Point], w: float) -> None:
        path = spline(pts, closed=False, tension=0.9)
        tube = outline(path, w)
        canvas.stroke(tube, INK, 8)
        canvas.fill(tube, colour)
        canvas.inner_shadow(tube, dk, -5, -15, 1, mode=None)
        canvas.fill(tube, halftone(dt, 7, 45, (0, 60), (0, 340), 0, 0.7, 0.9))
        canvas.stroke(tube, INK, 5)

    coil([(236, 340), (300, 300), (420, 306), (486, 240), (470, 160), (410, 130)], 58)
    for x, y in ((330, 298), (368, 302), (404, 302), (438, 290), (464, 268), (480, 238), (482, 206), (474, 176)):
        canvas.fill(ellipse(x, y - 10, 9), be)
        canvas.stroke(ellipse(x, y - 10, 9), INK, 4)
    ink(canvas, polygon((420, 150), (396, 104), (380, 118), (388, 136)), colour, 6, False, hi=False)
    neck_shape = svg("M96 150 C84 220 70 290 40 350 L250 350 C210 300 196 230 200 150Z")
    ink(canvas, neck_shape, colour, 8, dk, dx=-26, dots=dt)
    with canvas.clip(neck_shape):
        belly = svg("M120 190 C116 250 104 300 84 350 L190 350 C176 300 172 250 176 190Z")
        canvas.fill(belly, be)
        canvas.stroke(belly, INK, 5)
        for y in (222, 250, 278, 306, 334):
            canvas.line([(80, y), (200, y - 4)], INK, 4.5)
    hood = svg("M148 190 C100 206 30 190 20 128 C14 76 60 30 148 26 C236 30 282 76 276 128 C266 190 196 206 148 190Z")
    ink(canvas, hood, "#2fb85a", 8, "#0f6a44", dx=-22, dots="#0a5a3a")
    for side in (-1, 1):
        q = svg(
            f"M{148 + side * 74} 78 C{148 + side * 104} 84 {148 + side * 108} 132 {148 + side * 82} 152 C{148 + side * 92} "
            f""
            f"124 {148 + side * 90} 100 {148 + side * 74} 78Z"
        )
        ink(canvas, q, be, 5, False, hi=False)
    head_shape = svg(
        "M148 20 C184 22 212 50 212 92 C214 122 196 150 176 164 C160 176 136 176 120 164 C100 150 82 122 "
        "84 92 C84 50 112 22 148 20Z"
    )
    ink(canvas, head_shape, colour, 8, dk, dx=-16, dots=dt)
    mouth_shape = svg("M104 134 C126 150 170 150 192 134 C190 168 172 194 148 196 C124 194 106 168 104 134Z")
    ink(canvas, mouth_shape, "#7a0f2a", 7, False, hi=False)
    for x in (124, 172):
        canvas.fill(polygon((x - 8, 143), (x + 8, 143), (x, 174)), "#fff")
        canvas.stroke(polygon((x - 8, 143), (x, 174), (x + 8, 143), close=False), INK, 4)
    canvas.fill(taper([(148, 176), (150, 214), (138, 238)], 9, 3), "#ff3f5a")
    canvas.fill(taper([(149, 212), (160, 236)], 6, 2), "#ff3f5a")
    for side in (-1, 1):
        eye_shape = svg(
            f"M{148 + side * 14} 104 C{148 + side * 26} 82 {148 + side * 48} 74 {148 + side * 58} 78 C{148 + side * 58} "
            f"102 "
            f"{148 + side * 36} 118 {148 + side * 14} 104Z"
        )
        ink(canvas, eye_shape, "#ffe84a", 6, False, hi=False)
        canvas.fill(ellipse(148 + side * 35, 95, 4, 13), INK)
        canvas.fill(taper([(148 + side * 6, 98), (148 + side * 28, 72), (148 + side * 64, 66)], 5, 4, 13), INK)
        canvas.fill(ellipse(148 + side * 9, 124, 3.4, 4.5), INK)
    for x, y, r in ((250, 30, 8), (450, 50, 11), (30, 250, 7)):
        canvas.fill(star(x, y, 4, r * 2, r * 0.5), "#fff")


def robot(canvas: Canvas) -> None:
    burst(canvas, "#c8243c", "#e84a3a", 240, 170, 20)
    canvas.rect(-60, 0, WIDTH + 60, HEIGHT, halftone("#6a0a3a", 9, 60, (240, 100), (480, 336), 0, 0.9, 0.9))
    body = boom(240, 168, 236, 186, 16, 3, 1, 0.8)
    canvas.fill(body, "#ffe24a")
    canvas.fill(body, halftone("#ff9a1f", 9, 45, (240, 20), (240, 320), 0, 0.85, 0.9))
    canvas.stroke(body, INK, 7)
    for side in (-1, 1):
        ink(
            canvas,
            svg(
                f"M{240 + side * 60} 350 C{240 + side * 70} 290 {240 + side * 120} 268 {240 + side * 170} 282 "
                f"C{240 + side * 206} "
                f"296 {240 + side * 220} 330 {240 + side * 222} 350Z"
            ),
            "#7a86b8",
            8,
            dots="#2a2f6a",
        )
        ink(canvas, ellipse(240 + side * 128, 316, 24), "#35d0ff", 7, False, hi=False)
        canvas.fill(ellipse(240 + side * 128, 316, 12), "#fff")
    ink(canvas, box(190, 250, 100, 80, 8), "#4a5488", 7)
    for y in (276, 296, 316):
        canvas.line([(196, y), (284, y)], INK, 5)
    for side in (-1, 1):
        ink(
            canvas,
            svg(
                f"M{240 + side * 100} 110 L{240 + side * 150} 70 L{240 + side * 162} 30 L{240 + side * 170} 84 "
                f"L{240 + side * 132} "
                f"170 L{240 + side * 104} 190Z"
            ),
            "#5a68b0",
            7,
        )
        ink(canvas, ellipse(240 + side * 112, 158, 26, 36), "#8a98d0", 7, dots="#2a2f6a")
    head_shape = svg(
        "M146 100 C150 44 190 22 240 20 C290 22 330 44 334 100 L330 190 C322 232 290 262 240 266 C190 "
        "262 158 232 150 190Z"
    )
    ink(canvas, head_shape, "#a8b6e8", 9, "#5a68b0", dx=-26, dy=-10, dots="#3a4488")
    ink(canvas, svg("M222 20 C230 12 250 12 258 20 L262 108 L240 122 L218 108Z"), "#e8372c", 7, dx=-8)
    ink(
        canvas,
        svg(
            "M160 122 C190 108 220 118 240 130 C260 118 290 108 320 122 C322 154 292 168 262 162 L240 152 "
            "L218 162 C188 168 158 154 160 122Z"
        ),
        INK,
        6,
        False,
        hi=False,
    )
    for side in (-1, 1):
        eye_shape = svg(
            f"M{240 + side * 16} 142 C{240 + side * 34} 124 {240 + side * 58} 122 {240 + side * 72} 128 C{240 + side * 66} "
            f""
            f"150 {240 + side * 40} 158 {240 + side * 16} 142Z"
        )
        canvas.fill(eye_shape, "#35f0ff")
        canvas.fill(scaled(eye_shape, 0.6, 0.5, 240 + side * 44, 140), "#fff")
        canvas.fill(ellipse(240 + side * 44, 140, 34, 20), "#35f0ff", 0.5, blur=9, mode="screen")
    mouth_shape = svg("M186 196 L294 196 L284 236 C262 250 218 250 196 236Z")
    ink(canvas, mouth_shape, "#5a68b0", 7, dx=-10)
    for x in range(204, 290, 18):
        canvas.line([(x, 198), (x * 0.94 + 14, 242)], INK, 5.5)
    for x, y in ((166, 188), (314, 188), (172, 84), (308, 84)):
        canvas.fill(ellipse(x, y, 6), "#e8eeff")
        canvas.stroke(ellipse(x, y, 6), INK, 4)
    for p in (
        polygon((20, 60), (92, 76), (70, 88), (130, 112), (60, 100), (78, 92)),
        polygon((462, 210), (396, 216), (414, 226), (372, 244), (430, 238), (416, 230)),
    ):
        canvas.stroke(p, INK, 8)
        canvas.fill(p, "#fff")


PICTURES = {"fist": fist, "heroine": heroine, "serpent": serpent, "robot": robot}


def picture(name: str) -> Canvas:
    canvas = Canvas(WIDTH, HEIGHT, 2)
    with canvas.transform(30, 0):
        PICTURES[name](canvas)
    return canvas
