"""Cities, houses, islands and other worlds."""

from __future__ import annotations

import random

from tools.art.comic import arms, energy, grounds
from tools.art.comic.figure import Figure, figure, silhouette
from tools.art.comic.pop import INK, Pop, around, at, jagged
from tools.art.paths import box, ellipse, polygon, spline, star, union


def _windows(
    p: Pop,
    x: float,
    y: float,
    columns: int,
    rows: int,
    across: float,
    down: float,
    colour: str,
    size: tuple[float, float] = (12, 16),
) -> None:
    for row in range(rows):
        for column in range(columns):
            p.plain(box(x + column * across, y + row * down, *size), colour, 3)


def wakanda(p: Pop) -> None:
    grounds.sky(p, "#ffb05a", "#ffe8b0", dots="#e8743a")
    grounds.disc(p, 250, 150, 84, "#fff0a0", "#ffd86a", 0)
    for x, tall, wide in ((160, 130, 36), (206, 176, 40), (294, 190, 42), (342, 140, 36), (250, 220, 46)):
        p.ink(
            f"M{x - wide / 2} 260 L{x - wide / 2} {270 - tall} C{x - wide / 2} {240 - tall} {x + wide / 2} "
            f"{240 - tall} {x + wide / 2} {270 - tall} "
            f"L{x + wide / 2} 260Z",
            "#5a6ab8",
            6,
            dots="#2a2f6a",
        )
        p.line([(x, 276 - tall), (x, 250)], "#5ff0ff", 5)
    p.ink("M-20 330 L-20 130 C60 120 120 180 170 250 L200 330Z", "#2f9a3a", 7, dots="#0f4a1f")
    p.ink("M520 330 L520 120 C440 120 380 190 330 250 L300 330Z", "#2f9a3a", 7, dots="#0f4a1f")
    p.plain("M60 150 C84 190 90 260 80 330 L26 330 C40 260 40 190 30 140Z", "#c8f4ff", 5)
    p.pen("M52 170 L58 310", 5, "#ffffff")
    p.ink("M120 330 C180 270 320 270 380 330Z", "#4ab84a", 6)
    with p.transform(420, 226, 0.5):
        p.ink(
            "M-90 30 C-80 -20 -20 -30 30 -24 L44 -60 L60 -44 L84 -48 L86 -20 L66 4 L40 60 L20 60 L20 24 L-40 30 "
            "L-50 64 L-72 64Z",
            "#1c1828",
            8,
        )


def knowhere(p: Pop) -> None:
    grounds.space(p, "#0f1a4a", "#2a8a8a", 380, 80)
    p.ink(
        "M110 140 C100 40 180 4 260 6 C360 10 412 70 400 150 C396 180 380 190 376 206 L352 214 L350 262 L328 "
        "276 L306 262 L290 280 L268 264 L248 280 "
        "L228 262 L206 274 L190 256 L188 210 C150 212 116 190 110 140Z",
        "#e8dcc0",
        8,
        dots="#a88a5a",
        dx=-20,
    )
    for x, r in ((210, 46), (326, 44)):
        p.plain(ellipse(x, 138, r, r * 0.9), "#2a1f3a", 6)
        for k, (dx, dy) in enumerate(((-20, 4), (-6, -14), (8, 8), (20, -8), (-8, 18), (14, 20))):
            p.rect(x + dx, 138 + dy, 9, 12, ("#ffe84a", "#ff8a3a", "#5ff0ff")[k % 3])
    p.plain(polygon((268, 180), (252, 214), (286, 214)), "#2a1f3a", 5)
    for x in (206, 228, 250, 272, 294, 316, 338):
        p.line([(x, 240), (x, 268)], INK, 5)
    p.pen("M250 20 C262 40 244 50 260 76", 6)
    for x, y in ((60, 240), (452, 200), (430, 262)):
        p.ink(at("M-24 0 L10 -9 L24 0 L10 9Z", x, y, 1, -10), "#ff8a1f", 4, shine=False)


def avengers_tower(p: Pop) -> None:
    grounds.sky(p, "#1a2f7a", "#7a5ab8", "#ff9a7a", dots="#10205a")
    grounds.skyline(p, 300, "#23285a", "#ffd86a", 6, 120)
    p.glow(256, 60, 150, "#8af0ff")
    p.ink("M206 330 L206 90 C206 30 250 -4 318 0 L318 330Z", "#7ab8e8", 8, dots="#2a5a98", dx=-22)
    p.plain("M206 112 L318 112 L318 40 L300 20 C250 24 214 60 206 112Z", "#e8ffff", 6)
    p.ink("M150 126 L372 126 L352 150 L170 150Z", "#c8d2e8", 7)
    p.plain(ellipse(262, 132, 70, 8), "#ffc93a", 4)
    for y in range(172, 300, 26):
        p.line([(206, y), (318, y)], INK, 4)
    for x in (234, 262, 290):
        p.line([(x, 150), (x, 300)], INK, 4)


def sanctum_sanctorum(p: Pop) -> None:
    grounds.swirl(p, "#2a1a4a", "#4a2a7a", 250, 110, 7)
    p.ink("M120 330 L126 140 L374 140 L380 330Z", "#a8643a", 8, dots="#5a2a14", dx=-18)
    p.ink("M96 150 L140 20 C190 0 310 -4 352 14 L404 150Z", "#4a3a5a", 8, dots=INK)
    p.glow(248, 84, 120, "#ffb83a", 0.8)
    p.plain(ellipse(248, 84, 58), "#ffd86a", 7)
    p.pen("M194 66 C230 70 270 50 296 48 M196 100 C240 84 270 110 304 94 M232 30 C250 60 226 110 240 140", 7)
    for x in (150, 306):
        p.plain(box(x, 176, 44, 60, 20), "#ffe48a", 6)
        p.line([(x + 22, 178), (x + 22, 234)], INK, 4)
    p.ink("M220 330 L220 226 C220 190 280 190 280 226 L280 330Z", "#6a1f2a", 6)
    p.plain(ellipse(268, 268, 6), "#ffd23a", 3)
    p.ink(box(196, 300, 108, 14), "#c8a88a", 5)
    p.line([(60, 330), (60, 200)], INK, 8)
    p.plain(box(46, 176, 28, 34, 6), "#fff2a0", 5)


def hells_kitchen(p: Pop) -> None:
    grounds.sky(p, "#2a0f2a", "#8a1f2a", dots="#1a0818")
    p.plain(ellipse(250, 60, 44), "#ffd8a0", 5)
    for side in (-1, 1):
        house = polygon(*[(250 + side * x, y) for x, y in ((270, -10), (96, 40), (96, 330), (270, 330))])
        p.ink(house, "#8a3a2a", 7, dots="#3a0f14")
        for row, y in enumerate((70, 140, 210)):
            for x in (126, 180):
                lit = (row + x + side) % 3
                p.plain(box(250 + side * x - 18, y, 36, 44), "#ffd86a" if lit else "#3a1f3a", 5)
            p.line([(250 + side * 100, y + 52), (250 + side * 210, y + 52)], INK, 7)
            for x in range(104, 214, 14):
                p.line([(250 + side * x, y + 34), (250 + side * x, y + 52)], INK, 3)
            p.line([(250 + side * 210, y + 52), (250 + side * 150, y + 118)], INK, 6)
    p.ink("M120 330 L200 240 L300 240 L380 330Z", "#3a3448", 6)
    p.plain(ellipse(250, 288, 44, 13), "#1a1526", 5)
    energy.smoke(p, 254, 232, 0.72, "#e8d0d8", 4)
    energy.smoke(p, 268, 178, 0.5, "#f4e8ec", 6)
    p.wire("M160 66 L340 66", "#c8b8c8", 3, 2)


def daily_bugle(p: Pop) -> None:
    grounds.rays(p, "#3a9ad8", "#6ac0f0", 250, 60)
    p.ink("M110 330 L110 130 L390 130 L390 330Z", "#e8d8b8", 8, dots="#a8885a", dx=-18)
    p.ink(box(96, 116, 308, 26, 4), "#c8a878", 6)
    p.plain(box(130, 156, 240, 44, 4), "#2a2638", 6)
    p.text("DAILY NEWS", "BebasNeue-Bold.otf", 44, 250, 193, "#ffe48a", "centre", tracking=3)
    _windows(p, 136, 220, 6, 2, 40, 52, "#8ad0f0", (26, 36))
    p.line([(200, 116), (220, 80)], INK, 8)
    p.line([(300, 116), (280, 80)], INK, 8)
    with p.transform(250, 60, 1, degrees=-8):
        p.ink(
            "M-150 -12 L60 -18 C90 -24 110 -44 124 -60 L136 62 C120 44 90 24 60 18 L-150 12Z",
            "#ffc93a",
            7,
            dots="#b8741a",
        )
        p.ink(ellipse(130, 0, 18, 62), "#e8a02a", 6)
        p.wire("M-90 12 C-90 62 20 62 20 16", "#ffc93a", 11, 5)
        p.ink(box(-166, -18, 22, 36, 6), "#ffe48a", 5)
    energy.waves(p, 396, 40, 3, 26, "#ffffff", 5, -46, 40)


def latveria(p: Pop) -> None:
    grounds.sky(p, "#4a5a6a", "#a8b8a0", dots="#2a343f")
    grounds.peaks(p, 260, "#5a6a78", 6, 200, "#f0f4f8")
    p.ink("M150 230 L176 180 L324 180 L356 230 L380 330 L120 330Z", "#5a5448", 7, dots="#2a2620")
    p.ink(
        "M176 190 L176 90 L196 90 L196 74 L214 74 L214 90 L286 90 L286 74 L304 74 L304 90 L324 90 L324 190Z",
        "#8a8a98",
        7,
        dots="#3a3a4a",
    )
    for x, top in ((170, 60), (330, 60), (250, 20)):
        p.ink(box(x - 20, top, 40, 130 + (40 if x == 250 else 0)), "#9a9aa8", 6, dots="#3a3a4a")
        p.ink(polygon((x - 28, top), (x, top - 40), (x + 28, top)), "#3a4a5a", 6)
    p.wire("M250 -20 L250 -40", INK, 4)
    p.ink("M270 28 L352 20 L336 44 L356 66 L270 62Z", "#2aa84a", 6)
    p.line([(270, 20), (270, 100)], INK, 6)
    p.plain("M232 190 L232 154 C232 134 268 134 268 154 L268 190Z", INK, 4)
    for x in (40, 96, 404, 462):
        p.ink(box(x - 24, 262, 48, 50), "#e8d8b8", 5)
        p.ink(polygon((x - 34, 264), (x, 228), (x + 34, 264)), "#a8442a", 5)
        p.rect(x - 7, 278, 14, 16, "#ffd86a")


def savage_land(p: Pop) -> None:
    grounds.sky(p, "#c8f0f0", "#f0ffe0", dots="#8ad0c8")
    for side in (-1, 1):
        for x, top in ((250, 20), (206, 60), (166, 110)):
            p.ink(
                polygon(
                    (250 + side * (x + 40), 330),
                    (250 + side * (x + 50), top),
                    (250 + side * x, top + 14),
                    (250 + side * (x - 30), 330),
                ),
                "#b8ecff",
                6,
                dots="#6ab8e0",
            )
    grounds.hills(p, 226, "#4ab84a", 3, 18)
    p.ink(
        "M150 330 C130 250 180 200 240 200 C250 150 250 90 286 50 C306 26 346 26 364 46 C380 60 376 78 356 80 "
        "C330 82 318 92 312 130 C306 190 320 210 350 "
        "240 C380 270 420 276 460 262 C440 300 380 320 340 310 L340 340 L150 340Z",
        "#8a6ad0",
        8,
        dots="#3a1f7a",
    )
    p.plain(ellipse(338, 52, 7), "#ffffff", 4)
    p.spot(ellipse(340, 52, 3.5), INK)
    for x, y in ((252, 170), (262, 130), (272, 92), (244, 196)):
        p.ink(polygon((x - 10, y + 14), (x - 26, y - 6), (x + 6, y - 6)), "#ffb02e", 4, shine=False)
    for x in (30, 96, 430, 480):
        for turn in (-60, -30, 0, 30, 60):
            p.ink(at("M0 0 C-14 -30 -10 -60 0 -84 C10 -60 14 -30 0 0Z", x, 320, 1, turn), "#2a8a3a", 4, shine=False)


def atlantis(p: Pop) -> None:
    grounds.sky(p, "#1a8ab8", "#0f4a8a", "#0a2050", dots="#08183a")
    for x in (80, 250, 420):
        energy.cone(p, (x, -20), (x - 70, 300), (x + 30, 300), "#8af0ff", 0.2)
    p.ink("M-20 300 C100 270 400 270 520 300 L520 330 L-20 330Z", "#e8c88a", 6, dots="#a8844a")
    for x, r, colour in ((130, 62, "#3ad0b8"), (370, 62, "#3ad0b8"), (250, 92, "#5ae8c8")):
        p.ink(
            f"M{x - r} 280 L{x - r} {280 - r * 0.5} C{x - r} {210 - r} {x + r} {210 - r} {x + r} "
            f"{280 - r * 0.5} L{x + r} 280Z",
            colour,
            7,
            dots="#0f6a78",
        )
        p.ink(box(x - r - 8, 236 - (16 if x == 250 else 0), 2 * r + 16, 16, 5), "#ffe0a0", 5)
    for x in (182, 216, 250, 284, 318):
        p.ink(box(x - 9, 238, 18, 54, 5), "#fff2d8", 5, dx=-5)
    for x, y, colour in ((66, 90, "#ff8ad8"), (436, 70, "#ffd86a"), (330, 40, "#c8a8ff")):
        p.glow(x, y, 60, colour, 0.8)
        for k in (-16, 0, 16):
            p.wire(f"M{x + k} {y + 6} Q{x + k - 8} {y + 26} {x + k + 4} {y + 46}", colour, 5, 3)
        p.ink(f"M{x - 30} {y + 10} C{x - 30} {y - 34} {x + 30} {y - 34} {x + 30} {y + 10}Z", colour, 5)
    energy.bubbles(p, (176, 60, 12), (190, 34, 8), (400, 150, 10), (30, 190, 11))


def quantum_realm(p: Pop) -> None:
    grounds.swirl(p, "#2a0f5a", "#8a1fa8", 250, 150, 6, 1.6)
    for points, colour in (
        ([(-20, 90), (120, 40), (240, 110), (380, 40), (520, 90)], "#ff5ac8"),
        ([(-20, 250), (140, 210), (260, 270), (400, 210), (520, 260)], "#3af0d8"),
        ([(60, 330), (100, 200), (40, 100), (90, -20)], "#ffe03a"),
        ([(440, 330), (400, 220), (470, 120), (420, -20)], "#5a8aff"),
    ):
        p.wire(spline(points, closed=False), colour, 9, 4)
    for x, y, r, colour in (
        (110, 120, 54, "#3ad8f0"),
        (400, 110, 66, "#ff7ad0"),
        (390, 250, 40, "#ffe04a"),
        (120, 256, 44, "#8aff6a"),
        (250, 56, 30, "#ff9a3a"),
        (320, 200, 20, "#c88aff"),
    ):
        p.fill(ellipse(x, y, r), colour, 0.72)
        p.stroke(ellipse(x, y, r), INK, 6)
        p.spot(ellipse(x - r * 0.3, y - r * 0.36, r * 0.3, r * 0.2, -30), "#ffffff", 0.9)
    p.spot(ellipse(250, 172, 54), "#ffffff", 0.85)
    figure(p, Figure("#e8ecf8", gloves="#d8262f", boots="#d8262f", head="#d8262f", face="mask"), "leap", 250, 174, 0.36)


def baxter_building(p: Pop) -> None:
    grounds.sky(p, "#5ab8f0", "#d8f4ff", dots="#2a8ad8")
    grounds.skyline(p, 300, "#7ab0d8", "", 9, 120)
    p.ink("M150 330 L150 20 L350 20 L350 330Z", "#c8d2e8", 8, dx=-16)
    p.ink("M170 20 L182 -10 L318 -10 L330 20Z", "#8a94b0", 6)
    for row, colour in enumerate(("#ffe48a", "#a8f0c8", "#f0b8e0", "#a8d0ff")):
        y = 36 + row * 68
        p.plain(box(166, y, 168, 56, 3), colour, 6)
    p.ink("M196 92 L208 60 L208 44 L224 44 L224 60 L236 92Z", "#ff6a4a", 5)
    energy.bubbles(p, (256, 60, 9), (274, 76, 7), (292, 56, 11), colour="#5ad86a")
    for x in (186, 240, 294):
        p.ink(box(x, 116, 34, 36, 4), "#2a3a6a", 5)
        p.line([(x + 8, 132), (x + 26, 128)], "#5fff9a", 4)
    p.ink(box(188, 204, 60, 22, 8), "#d8262f", 5)
    p.plain(ellipse(290, 200, 20), "#ffffff", 5)
    p.plain("M184 294 L200 252 L216 294Z", "#8a4af0", 5)
    p.wire("M250 290 L270 256 L300 256 L318 290", "#ff8a1f", 9, 4)
    p.plain(ellipse(250, 6, 20), "#ffffff", 5)
    p.text("4", "BebasNeue-Bold.otf", 34, 250, 18, INK, "centre")


def x_mansion(p: Pop) -> None:
    grounds.sky(p, "#ffd0a0", "#ffeed8", dots="#f0945a")
    p.ink("M50 250 L50 110 L450 110 L450 250Z", "#d89a6a", 7, dots="#8a4a2a")
    p.ink("M30 112 L80 56 L420 56 L470 112Z", "#6a4a6a", 7, dots=INK)
    p.ink("M190 112 L250 28 L310 112Z", "#7a5a7a", 7)
    for x in (72, 118, 164, 306, 352, 398):
        for y in (128, 190):
            p.plain(box(x, y, 32, 44, 3), "#fff2a8", 5)
            p.spot(union(ellipse(x + 16, y + 22, 7.5), box(x + 6, y + 30, 20, 14, 6)), "#2a2040")
    p.plain("M224 250 L224 186 C224 156 276 156 276 186 L276 250Z", "#6a2a1f", 6)
    p.plain(ellipse(250, 84, 15), "#fff2a8", 5)
    p.ink("M-20 330 L-20 250 L520 250 L520 330Z", "#4aa84a", 6, dots="#1a5a2a")
    for x in range(6, 500, 27):
        p.line([(x, 330), (x, 222)], INK, 7)
        p.spot(polygon((x - 7, 224), (x, 208), (x + 7, 224)), INK)
    p.line([(0, 246), (500, 246)], INK, 6)
    for x in (180, 320):
        p.ink(box(x - 17, 204, 34, 120), "#c8b8a8", 6)
        p.ink(ellipse(x, 196, 18), "#e8dcc8", 6)
    p.wire("M197 226 Q250 180 303 226", "#ffc93a", 8, 4)


def the_raft(p: Pop) -> None:
    grounds.sky(p, "#2a3448", "#6a7890", dots="#1a2030")
    p.spot(ellipse(130, 40, 190, 50), "#4a566c")
    p.spot(ellipse(400, 20, 190, 50), "#3a4458")
    energy.lightning(p, (420, -10), (396, 40), (416, 50), (388, 104), width=26)
    p.ink("M90 290 L100 150 C110 90 390 90 400 150 L410 290Z", "#8a94a8", 8, dots="#3a4258", dx=-22)
    p.ink(ellipse(250, 130, 152, 36), "#a8b2c4", 7)
    p.plain(ellipse(250, 128, 92, 19), "#2a3040", 6)
    for x in (150, 200, 250, 300, 350):
        p.plain(box(x - 14, 186, 28, 44, 4), "#ffd86a", 5)
        for k in (-5, 5):
            p.line([(x + k, 186), (x + k, 230)], INK, 4)
    for x in (96, 404):
        p.ink(box(x - 16, 70, 32, 80, 4), "#6a7488", 6)
        p.plain(ellipse(x, 66, 16), "#ff4a3a", 5)
    energy.cone(p, (96, 66), (-40, 130), (-40, 200), "#fff2b0", 0.6)
    grounds.sea(p, 250, "#2a6a98", "#c8ecff")
    grounds.rain(p, "#c8dcf0", 40, 2, -0.5)


def sakaar(p: Pop) -> None:
    x: float
    y: float
    grounds.sky(p, "#f0c83a", "#f08a4a", dots="#c84a2a")
    for x, y, rx in ((90, 60, 62), (256, 40, 48), (420, 70, 70)):
        p.glow(x, y, rx * 1.7, "#ffffff", 0.8)
        p.plain(ellipse(x, y, rx, rx * 0.46), "#e83a8a", 6)
        p.plain(ellipse(x, y, rx * 0.62, rx * 0.26), "#2a0f3a", 4)
    p.ink("M110 250 C110 180 390 180 390 250 L390 300 L110 300Z", "#c8502a", 7, dots="#6a1f14")
    p.ink(ellipse(250, 214, 140, 36), "#e8743a", 6)
    p.plain(ellipse(250, 216, 104, 24), "#ffe0a0", 5)
    for x in (140, 180, 220, 260, 300, 340):
        p.plain(f"M{x} 296 L{x} 262 C{x} 248 {x + 24} 248 {x + 24} 262 L{x + 24} 296Z", "#3a1420", 4)
    rng = random.Random(9)
    for _ in range(46):
        x, y = rng.uniform(-10, 510), rng.uniform(276, 312)
        if 130 < x < 370:
            y += 14
        p.ink(
            at(jagged(0, 0, 20, 12, 4, rng.randint(1, 99), 1), x, y, rng.uniform(0.7, 1.5)),
            rng.choice(("#8a94a8", "#a86a3a", "#5a8a8a", "#6a6478")),
            4,
            shine=False,
        )
    for x, size in ((226, 0.22), (280, 0.22)):
        p.fill(at(silhouette("man"), x, 226, size), INK)


def kun_lun(p: Pop) -> None:
    grounds.sky(p, "#f0a0b8", "#ffe8d8", dots="#d85a7a")
    grounds.disc(p, 396, 66, 44, "#fff6d8", "#ffd0c8", 5)
    p.ink("M40 340 L170 130 L200 150 L250 80 L300 150 L330 130 L470 340Z", "#8a9ac8", 7, dots="#4a5488")
    p.plain("M250 80 L212 134 L236 128 L250 144 L268 126 L288 134Z", "#ffffff", 5)
    for y, wide in ((176, 110), (132, 84), (92, 58)):
        p.ink(box(250 - wide * 0.62, y, wide * 1.24, 40), "#d8423a", 6)
        p.ink(
            f"M{250 - wide * 1.2} {y + 6} C{250 - wide} {y - 6} {250 - wide * 0.7} {y - 20} {250 - wide * 0.6} "
            f"{y - 26} L{250 + wide * 0.6} {y - 26} "
            f"C{250 + wide * 0.7} {y - 20} {250 + wide} {y - 6} {250 + wide * 1.2} {y + 6}Z",
            "#ffc93a",
            6,
            dots="#b8741a",
        )
    p.ink(polygon((236, 68), (250, 20), (264, 68)), "#ffc93a", 5)
    p.plain(box(232, 180, 36, 40, 4), INK, 0)
    p.tube(
        [(60, 300), (130, 226), (250, 250), (380, 226), (420, 270), (300, 300), (150, 290)], "#2aa86a", 30, "#0f5a3a"
    )
    with p.transform(112, 268, 0.56, degrees=8):
        p.ink("M-70 30 C-90 -20 -30 -50 30 -40 L80 -10 C96 10 80 40 50 40Z", "#2aa86a", 9)
        p.pen("M-20 -10 Q0 4 20 -10", 8)
        p.ink("M-20 -40 L-50 -90 L0 -48Z", "#ffe48a", 8)
        p.pen("M80 10 C120 0 130 30 150 20", 7, "#ffe48a")


def danger_room(p: Pop) -> None:
    grounds.rings(p, 250, 150, "#3a4468", "#4a5680", "#5a6898", "#6a7ab0", "#7f90c8", step=74)
    for turn in range(0, 360, 30):
        p.line([around(250, 150, 90, turn), around(250, 150, 320, turn)], INK, 5)
    p.plain(ellipse(250, 150, 72, 58), "#1a2038", 6)
    for x, y, turn in ((60, 60, 0), (440, 240, 40)):
        p.ink(star(x, y, 12, 58, 40, turn), "#c8d2e8", 6)
        p.plain(ellipse(x, y, 16), "#5a6488", 5)
    for start, end in (((-10, 210), (210, 130)), ((510, 60), (290, 140)), ((300, 310), (262, 190))):
        energy.beam(p, start, end, 8, "#ff3a5a")
    arms.target(p, 420, 70, 44, "#d8262f", "#f4f0e4", "#d8262f")
    arms.target(p, 90, 250, 38, "#d8262f", "#f4f0e4", "#d8262f")
    figure(p, Figure("#ffd23a", arms="#2a4ab8", legs="#2a4ab8", boots="#ffd23a", hair="short"), "leap", 250, 168, 0.62)


def monster_island(p: Pop) -> None:
    grounds.sky(p, "#ff9a6a", "#ffe0a0", dots="#e8503a")
    energy.smoke(p, 250, 30, 1.3, "#8a7a98", 4, 10)
    p.ink(
        "M40 270 C80 240 140 150 200 76 L230 84 L262 70 L300 80 C350 150 420 240 460 270Z", "#5a7a4a", 8, dots="#23401f"
    )
    p.ink(
        "M200 76 C216 110 210 130 226 150 C240 120 250 140 258 170 C270 130 280 140 286 110 L300 80 L262 70 L230 84Z",
        "#ff5a2a",
        6,
    )
    for x, y, r in ((160, 222, 40), (262, 226, 50), (356, 226, 38)):
        p.plain(f"M{x - r} {y + r * 0.9} C{x - r} {y - r} {x + r} {y - r} {x + r} {y + r * 0.9}Z", "#1f1a26", 6)
        for k in (-0.38, 0.38):
            p.plain(ellipse(x + k * r, y + 6, r * 0.27, r * 0.3), "#ffe84a", 3)
            p.spot(ellipse(x + k * r, y + 7, r * 0.08, r * 0.22), INK)
    p.tube([(60, 330), (40, 240), (80, 190), (60, 150)], "#8a4ab8", 26, "#3a1a5a")
    grounds.sea(p, 262, "#2a9ad8", "#e8fcff")


PICTURES = (
    wakanda,
    knowhere,
    avengers_tower,
    sanctum_sanctorum,
    hells_kitchen,
    daily_bugle,
    latveria,
    savage_land,
    atlantis,
    quantum_realm,
    baxter_building,
    x_mansion,
    the_raft,
    sakaar,
    kun_lun,
    danger_room,
    monster_island,
)
