"""The missions: places, most of them without anybody."""

from __future__ import annotations

from tools.art.colour import light, shade
from tools.art.comic import arms, beasts, energy
from tools.art.comic.bust import Bust, bust
from tools.art.comic.figure import Figure, figure, silhouette
from tools.art.comic.pop import INK, around, at
from tools.art.paths import box, ellipse, limb, polygon, spline, star, union
from tools.art.rpgget import scenes
from tools.art.rpgget.cards.wild import rappy
from tools.art.rpgget.cel import Cel
from tools.art.rpgget.scenery import clouds, motes, rays
from tools.art.shaders import vertical


def battle_training(p: Cel) -> None:
    scenes.corridor(p, "#2a4a7a", "#8af0ff")
    for x in range(-60, 560, 60):
        p.line([(240 + (x - 240) * 0.4, 300), (x, 510)], "#5fe8ff", 3, 0.7)
    for y in (330, 370, 430):
        p.line([(0, y), (480, y)], "#5fe8ff", 3, 0.6)
    for x, colour, kind in ((90, "#d8402f", "short"), (200, "#3a9a4a", "pony"), (310, "#3a6ad8", "wild")):
        figure(
            p,
            Figure(colour, legs=shade(colour, 1), boots="#3a2a3a", hair=kind, hair_colour="#5a3418"),
            "stand",
            x,
            330,
            0.86,
        )
    figure(
        p,
        Figure(
            "#4a4a5a", gloves="#ffffff", boots="#2a2a38", hair="bun", hair_colour="#c8c8d0", belt="#ffd23a", build=1.2
        ),
        "hips",
        412,
        300,
        1.1,
    )


def the_fake_in_yellow(p: Cel) -> None:
    scenes.forest(p, "#c8e87a", "#2a6a3a")
    for x, y, size in ((90, 210, 0.46), (390, 200, 0.46), (240, 170, 0.42), (70, 360, 0.6), (410, 350, 0.6)):
        rappy(p, x, y, size)
    p.ink("M120 330 C116 230 170 190 240 190 C310 190 364 230 360 330 C350 440 130 440 120 330Z", "#ffd23a", 8, dx=-22)
    p.ink("M220 196 C200 160 230 150 240 176 C246 150 276 160 262 192Z", "#ffd23a", 5)
    p.line([(240, 214), (240, 410)], INK, 10)
    for y in range(220, 410, 14):
        p.line([(230, y), (250, y)], "#c8d0dc", 5)
    p.ink(box(228, 222, 24, 40, 8), "#c8d0dc", 5)
    p.plain("M240 300 L216 330 L240 350 L264 330Z", "#3a2a4a", 4)
    for x in (200, 280):
        p.ink(limb([(x, 420), (x, 456)], 22, 18), "#ff9a2a", 5)


def seek_my_master(p: Cel) -> None:
    scenes.cave(p)
    p.glow(240, 220, 200, "#c8fff8")
    for index in range(7):
        x, y, size = 240 + (14 if index % 2 else -14) * (1 + index * 0.3), 440 - index * 14, 0.9 - index * 0.09
        p.spot(ellipse(x + 90 - index * 10, y + 20, 20 * size, 10 * size, -20), "#0a1a3a", 0.75)
    with p.transform(220, 200, 1, degrees=180):
        arms.sword(p, 0, -20, 1.5, 0, "#e8f8ff", "#ffd23a")
    p.ink("M120 440 C140 400 190 380 222 390 L240 400 C290 390 330 410 340 440Z", "#2a4a7a", 6)


def fire_swirl(p: Cel) -> None:
    x: float
    y: float
    scenes.forest(p, "#ffb05a", "#4a1f2a", "#fff0c0")
    p.ink("M90 400 C90 230 150 150 240 150 C330 150 390 230 390 400Z", "#f4f6ff", 8, dark="#b8c0d8", dx=-26)
    for x in (150, 240, 330):
        p.pen(f"M{x} 400 C{x + (x - 240) * 0.1} 280 {240 + (x - 240) * 0.4} 200 240 152", 5, "#a8b4d0")
    p.plain(box(206, 330, 68, 72, 30), "#3a4a6a", 6)
    for turn in range(-180, 190, 26):
        x, y = around(240, 330, 216, turn, 90)
        energy.flame(p, x, y + 40, 0.8, turn * 0.16)
    for turn in range(20, 170, 24):
        x, y = around(240, 330, 216, turn, 90)
        energy.flame(p, x, y + 44, 0.94, 0)


def the_tomb_stirs(p: Cel) -> None:
    scenes.mist(p, "#3a7a8a", "#0a1a2a")
    p.ink("M60 440 L90 90 C140 30 340 30 390 90 L420 440Z", "#3a4a5a", 8, dx=-24)
    p.plain("M226 430 L226 100 L254 100 L254 430Z", "#fff8d0", 5)
    p.glow(240, 260, 200, "#fff0a0")
    for way in (-1, 1):
        p.ink(box(240 + way * 62 - 46, 96, 92, 340, 6), "#5a6a7a", 6)
        for y in (150, 230, 310):
            p.stroke(ellipse(240 + way * 62, y, 28), "#8affe8", 5)
            p.stroke(star(240 + way * 62, y, 3, 20, 9), "#8affe8", 4)
    for x, colour in ((60, "#ff5a4a"), (240, "#ffe03a"), (420, "#4a9aff")):
        p.ink(box(x - 20, 350, 40, 150, 6), "#4a5a6a", 6)
        p.glow(x, 340, 70, colour)
        p.plain(ellipse(x, 340, 22), colour, 4)


def _airship(p: Cel, x: float, y: float, size: float, hull: str, balloon: str = "") -> None:
    with p.transform(x, y, size):
        if balloon:
            p.ink(ellipse(0, -90, 150, 58), balloon, 7, dx=-20)
            for k in (-90, -30, 30, 90):
                p.line([(k, -50), (k * 0.8, 10)], INK, 4)
        p.ink("M-150 0 L170 -14 L130 60 C80 84 -80 84 -120 56Z", hull, 7, dx=-16)
        for k in (-80, -30, 20, 70):
            p.plain(ellipse(k, 30, 11), "#12203a", 4)
        p.ink("M-150 0 L-180 -50 L-110 -6Z", hull, 6)
        p.ink("M150 -10 L220 -20 L160 10Z", "#ffd23a", 5)


def valuan_battleship(p: Cel) -> None:
    scenes.skies(p, "#4a6ab8", "#ffd8b0", isles=False)
    p.ink("M120 120 L500 60 L500 330 L200 330 C150 300 120 240 120 120Z", "#6a7284", 8, dx=-26)
    p.ink("M260 90 L280 10 L380 0 L400 66Z", "#8a94a8", 7)
    for x in (190, 270, 350, 430):
        p.ink(box(x - 26, 190, 90, 26, 6), "#3a4258", 5)
        p.plain(ellipse(x, 270, 16), "#2a3048", 5)
    for start, end in (((150, 390), (230, 250)), ((190, 390), (330, 280)), ((110, 390), (170, 220))):
        p.wire(polygon(start, end, close=False), "#e8d0a0", 5, 3)
    _airship(p, 130, 420, 0.7, "#a86a3a")
    p.ink("M110 400 L116 290 C150 310 160 350 150 392Z", "#f4f0e4", 5)


def shrine_island(p: Cel) -> None:
    scenes.dawn(p, "#2a9ad8", "#c8f8f0", "#2a8a8a")
    p.spot(box(-10, 330, 500, 180), vertical(330, 500, "#5ae0e0", "#1a6a9a"))
    for k, (w, y) in enumerate(((150, 380), (120, 290), (90, 210))):
        p.ink(
            f"M{240 - w} {y} L{240 - w} {y - 70} C{240 - w} {y - 110} {240 + w} {y - 110} {240 + w} {y - 70} "
            f"L{240 + w} {y}Z",
            light("#c8b088", k * 0.5),
            7,
            dx=-24,
        )
        for x in range(int(-w + 30), int(w), 44):
            p.plain(box(240 + x - 10, y - 56, 22, 46, 10), "#4a3a4a", 4)
    p.ink("M170 140 C170 70 310 70 310 140Z", "#d8c8a0", 6)
    p.glow(240, 110, 110, "#c8a8ff")
    energy.gem(p, 240, 112, 34, "#a86af8")
    for y, shift in ((390, 0), (420, 50), (456, 20)):
        for x in range(-40 + shift, 500, 110):
            p.pen(f"M{x} {y} Q{x + 30} {y - 8} {x + 60} {y}", 4, "#e8ffff", 0.8)


def temple_of_pyrynn(p: Cel) -> None:
    scenes.desert(p, "#d87a3a")
    p.ink("M40 430 L100 200 L380 200 L440 430Z", "#b8402f", 8, dx=-26)
    p.ink("M90 206 L120 130 L360 130 L390 206Z", "#c8503a", 7)
    p.ink("M140 136 L240 50 L340 136Z", "#d8643a", 7)
    p.plain("M206 430 L206 300 C206 260 274 260 274 300 L274 430Z", "#3a0f14", 6)
    p.glow(240, 390, 90, "#ff8a2a")
    p.wire(spline([(110, 390), (90, 330), (150, 300), (110, 250), (170, 230)], closed=False), "#ffc93a", 13, 4)
    p.wire(spline([(370, 390), (390, 330), (330, 300), (370, 250), (310, 230)], closed=False), "#ffc93a", 13, 4)
    p.plain("M230 90 C216 100 220 118 240 122 C260 118 264 100 250 90Z", "#ffc93a", 4)
    for x in (30, 410):
        p.spot(
            f"M{x} 430 C{x - 10} 460 {x + 30} 470 {x + 10} 510 L{x + 60} 510 C{x + 70} 470 {x + 30} 460 {x + 40} 430Z",
            vertical(430, 510, "#ffd24a", "#ff5a1f"),
        )


def rixis(p: Cel) -> None:
    scenes.skies(p, "#3a9ad8", "#e8fff0", isles=False)
    for x, tall, wide in ((90, 240, 80), (390, 260, 84), (180, 320, 90), (300, 340, 96)):
        p.ink(
            polygon(
                (x - wide / 2, 480),
                (x - wide * 0.4, 430 - tall),
                (x, 400 - tall),
                (x + wide * 0.4, 430 - tall),
                (x + wide / 2, 480),
            ),
            "#8ab87a",
            7,
            dx=-16,
        )
        for y in range(int(450 - tall), 420, 46):
            p.plain(box(x - 10, y, 20, 26, 8), "#3a5a4a", 4)
            p.ink(
                at("M-14 0 C-20 14 -10 30 0 40 C10 30 20 14 14 0Z", x + (14 if y % 3 else -20), y + 12, 1),
                "#3a9a4a",
                3,
                shine=False,
            )
        p.ink(ellipse(x, 420 - tall, wide * 0.5, 15), "#4ab84a", 5)
    clouds(p, 330, 500, "#ffffff", 3, 1.0)
    clouds(p, 380, 520, "#ffffff", 8, 1.0)


def rise_of_soltis(p: Cel) -> None:
    scenes.skies(p, "#1a3a9a", "#8ad8f8", isles=False)
    rays(p, 240, 90, "#ffffff", 0, 360, 16, 4, 0.4)
    p.ink("M30 290 C90 240 390 240 450 290 C420 350 330 380 240 400 C150 380 60 350 30 290Z", "#a8b4c8", 8, dx=-26)
    for x, tall in ((110, 70), (160, 110), (240, 190), (320, 116), (370, 74)):
        p.ink(
            polygon(
                (x - 20, 280), (x - 13, 276 - tall * 0.8), (x, 264 - tall), (x + 13, 276 - tall * 0.8), (x + 20, 280)
            ),
            "#dce6f4",
            6,
        )
    p.glow(240, 110, 110, "#c8f8ff")
    for x in (60, 130, 200, 280, 350, 420):
        y = 330 + 40 * (1 - abs(x - 240) / 240)
        p.spot(
            f"M{x - 13} {y} C{x - 10} {y + 60} {x - 26} {y + 110} {x - 22} 510 L{x + 22} 510 C{x + 26} "
            f"{y + 110} {x + 10} {y + 60} {x + 13} {y}Z",
            "#e8fcff",
            0.8,
        )
    clouds(p, 400, 510, "#ffffff", 5, 0.9)


def garmia_tower(p: Cel) -> None:
    scenes.night(p, "#2a0f2a", "#a83a3a", "#ff7a5a", (360, 110), 66)
    p.ink("M170 460 L190 60 L160 40 L176 10 L304 10 L320 40 L290 60 L310 460Z", "#4a3a4a", 8, dx=-22)
    for y in (90, 170, 250, 330):
        p.plain(box(228, y, 24, 40, 12), "#ffc86a", 5)
    p.pen("M190 140 L292 140 M186 220 L296 220 M182 300 L300 300", 4)
    for x, kind in ((96, "man"), (140, "woman")):
        p.fill(at(silhouette(kind), x, 486, 0.62), "#1a0a1a")
        p.stroke(at(silhouette(kind), x, 486, 0.62), "#ff9a7a", 2.5)


def baked_plains(p: Cel) -> None:
    scenes.desert(p, "#e8a85a")
    for points in (
        [(0, 430), (90, 400), (150, 440), (260, 410), (330, 450), (480, 420)],
        [(90, 400), (120, 340)],
        [(150, 440), (140, 510)],
        [(260, 410), (240, 350)],
        [(330, 450), (360, 510)],
        [(260, 410), (220, 510)],
        [(400, 434), (430, 370)],
    ):
        p.line(points, "#8a4a24", 6)
    for x, colour in ((120, "#d8402f"), (240, "#3a8ad8"), (360, "#8a5ab8")):
        p.ink(f"M{x - 50} 330 C{x - 50} 260 {x + 50} 260 {x + 50} 330Z", "#fff0d0", 6)
        p.ink(box(x - 54, 326, 108, 24, 4), colour, 5)
        for k in (-30, 30):
            p.ink(ellipse(x + k, 358, 21), "#8a5a34", 6)
            p.plain(ellipse(x + k, 358, 7), "#3a2418", 3)
    beasts.bird(p, 200, 130, 0.66, "#6a4a34")


def durham_cave(p: Cel) -> None:
    scenes.cave(p, "#8ae8c8", "#1f4a5a")
    p.spot("M-10 400 C120 384 360 384 490 400 L490 510 L-10 510Z", vertical(390, 500, "#4ad0c8", "#0f3a5a"))
    p.ink(
        "M-20 250 C100 210 380 210 500 250 L500 296 C440 280 400 300 396 420 L350 420 C340 300 290 280 240 280 "
        "C190 280 140 300 130 420 L84 420 C80 300 40 280 -20 296Z",
        "#8a8a94",
        8,
        dx=0,
        dy=-18,
    )
    for x in range(0, 480, 48):
        p.line([(x, 228 + abs(x - 240) * 0.06), (x + 4, 262)], INK, 4)
    for y, shift in ((430, 10), (466, 50)):
        for x in range(-40 + shift, 500, 110):
            p.pen(f"M{x} {y} Q{x + 30} {y - 8} {x + 60} {y}", 4, "#c8fff0", 0.8)
    figure(p, Figure("#d8402f", hair="wild", hair_colour="#c8843a"), "run", 240, 160, 0.5)


def mysterious_fissure(p: Cel) -> None:
    scenes.dawn(p, "#4a3a7a", "#e8b8d0", "#4a4a5a")
    p.ink("M-20 510 L40 240 L150 90 L230 150 L300 50 L410 210 L500 510Z", "#6a6478", 8, dx=-30)
    crack = polygon(
        (250, 60),
        (216, 150),
        (256, 200),
        (200, 290),
        (250, 340),
        (190, 440),
        (200, 520),
        (330, 520),
        (290, 430),
        (330, 350),
        (276, 290),
        (316, 210),
        (262, 160),
    )
    p.halo(crack, "#c86aff", 30, 0.8)
    p.plain(crack, "#2a0a4a", 6)
    p.spot(
        polygon(
            (252, 160), (240, 210), (256, 290), (232, 340), (240, 520), (290, 520), (280, 350), (262, 300), (280, 210)
        ),
        "#a84af0",
        0.8,
    )
    for y0, seed in ((200, 3), (300, 8)):
        clouds(p, y0, y0 + 200, "#e0b0ff", seed, 0.7)


def valmars_moon(p: Cel) -> None:
    scenes.town(p, night=True)
    p.glow(240, 150, 240, "#ff5a4a")
    moon = ellipse(240, 150, 138)
    p.ink(moon, "#d8303a", 7, dx=-26)
    with p.clip(moon):
        for x, y, w, h in (
            (150, 90, 60, 90),
            (230, 60, 70, 110),
            (310, 110, 60, 80),
            (180, 200, 60, 70),
            (270, 210, 70, 60),
        ):
            p.plain(
                f"M{x} {y + h} L{x} {y + 24} C{x} {y - 8} {x + w} {y - 8} {x + w} {y + 24} L{x + w} {y + h}Z",
                "#5a0f24",
                5,
            )
            p.spot(ellipse(x + w / 2, y + h * 0.6, 6), "#ffd23a")


def society_errand(p: Cel) -> None:
    scenes.shop(p)
    bust(
        p,
        Bust(
            skin="#f0d0b0",
            jaw="thin",
            hair="sides",
            hair_colour="#8a8a94",
            beard="moustache",
            mouth="",
            brows="high",
            wear=("suit", "#3a4a6a", "#8a2a3a"),
            build=0.85,
        ),
        200,
        190,
        1.0,
    )
    from_face = (200, 190)
    with p.transform(*from_face, 1.0):
        p.wire(ellipse(-27, 2, 22), "#ffd23a", 5, 2)
        p.wire(ellipse(27, 2, 22), "#ffd23a", 5, 2)
    p.ink(box(-20, 356, 520, 170, 4), "#a86a3a", 6)
    p.ink(box(-20, 336, 520, 36, 6), "#c88a4a", 6)
    p.ink(at("M-110 -60 L110 -60 L120 60 L-120 60Z", 190, 400, 1, -6), "#fff6e0", 6)
    for k in (-24, -4, 16):
        p.line([(110, 400 + k), (230, 390 + k)], "#8a7a68", 5)
    p.stroke(ellipse(266, 402, 32), "#d8262f", 7)
    p.stroke(star(266, 402, 5, 20, 9), "#d8262f", 5)
    p.ink("M380 410 C360 380 376 356 400 356 C426 356 440 380 420 410 C410 424 390 424 380 410Z", "#8a5a34", 6)
    p.wire("M384 362 L418 362", "#ffd23a", 6, 2)


def forest_depths(p: Cel) -> None:
    scenes.forest(p, "#8ad8a0", "#123a34", "#e8fff0")
    p.ink(ellipse(240, 260, 140), "#8a7a5a", 8, dx=-26)
    cog = [at(box(-22, -176, 44, 60, 6), 240, 260, 1, k * 36) for k in range(10)]
    p.ink(union(*cog), "#8a7a5a", 6)
    p.ink(ellipse(240, 260, 100), "#a8946a", 7)
    p.plain(ellipse(240, 260, 46), "#2a3a34", 6)
    p.glow(240, 260, 60, "#5fffb0")
    p.spot(ellipse(240, 260, 17), "#b8ffd8")
    for points in (
        [(60, -20), (110, 120), (80, 240), (150, 330), (110, 510)],
        [(420, -20), (380, 110), (420, 230), (340, 340), (380, 510)],
        [(-20, 400), (120, 380), (260, 420), (500, 390)],
    ):
        p.tube(points, "#5a4a34", 44)
    for x, y in ((90, 150), (400, 200), (140, 340), (330, 420), (220, 410)):
        p.ink(ellipse(x, y, 26, 13, -20), "#4ab84a", 4)


def blaze_ruins(p: Cel) -> None:
    scenes.ruins(p, "#a8643a", "#ffb05a")
    for x in (130, 240, 350):
        p.ink(box(x - 44, 190, 88, 200, 10), "#5a3a2a", 7)
        energy.flame(p, x, 380, 1.1)
        for k in (-24, 0, 24):
            p.line([(x + k, 196), (x + k, 386)], "#2a1a14", 8)
    for points in (
        [(-20, 130), (120, 120), (150, 60), (330, 70), (360, 120), (500, 110)],
        [(20, 500), (40, 300), (-20, 260)],
        [(460, 500), (440, 310), (500, 270)],
    ):
        p.tube(points, "#d89a3a", 32)
    for x, y in ((140, 96), (346, 100), (40, 320), (444, 330)):
        p.ink(box(x - 22, y - 22, 44, 44, 8), "#b8782a", 6)


def crypt_maze(p: Cel) -> None:
    p.wash("#0f1a28")
    wall = "#4a6a78"
    for row in range(7):
        for column in range(7):
            x, y = column * 70 - 5, row * 74 - 10
            p.plain(box(x + 8, y + 8, 54, 58, 4), "#1f3440", 3)
    for x, y, w, h in (
        (0, 58, 200, 22),
        (120, 58, 22, 170),
        (270, 0, 22, 150),
        (270, 130, 150, 22),
        (200, 206, 22, 170),
        (60, 280, 160, 22),
        (60, 280, 22, 150),
        (340, 206, 22, 240),
        (220, 354, 140, 22),
        (400, 60, 22, 200),
        (130, 430, 240, 22),
        (400, 330, 90, 22),
    ):
        p.ink(box(x, y, w, h, 4), wall, 5)
        p.rect(x, y + h, w, 13, "#000000", 0.4)
    for x, y in ((90, 180), (310, 90), (300, 300), (440, 420), (100, 460)):
        p.glow(x, y, 90, "#8affc8", 0.8)
        p.plain(ellipse(x, y, 9), "#d8fff0", 4)
    p.glow(240, 180, 110, "#ffc86a")
    p.plain(ellipse(240, 180, 14), "#d8402f", 5)
    motes(p, 20, "#8affe0", 3)


def tower_of_despair(p: Cel) -> None:
    scenes.night(p, "#0f1430", "#3a4a7a", "#c8d8f0", (400, 80), 40)
    clouds(p, 60, 220, "#6a7ab0", 5, 0.8)
    p.ink("M140 510 L190 -20 L290 -20 L340 510Z", "#3a3f58", 8, dx=-24)
    for y in range(10, 500, 22):
        w = 50 + y * 0.1
        p.line([(240 - w, y), (240 + w, y)], "#23263a", 3)
    for k, y in enumerate((70, 190, 310, 430)):
        p.glow(240, y, 70, "#ffd86a")
        p.plain(box(240 - 10 - k, y - 16, 20 + 2 * k, 32 + 2 * k, 10), "#ffe9a0", 5)
    clouds(p, -40, 120, "#8a9ad0", 9, 1.0)
    clouds(p, 400, 520, "#4a5a8a", 4, 0.8)


PICTURES = (
    battle_training,
    the_fake_in_yellow,
    seek_my_master,
    fire_swirl,
    the_tomb_stirs,
    valuan_battleship,
    shrine_island,
    temple_of_pyrynn,
    rixis,
    rise_of_soltis,
    garmia_tower,
    baked_plains,
    durham_cave,
    mysterious_fissure,
    valmars_moon,
    society_errand,
    forest_depths,
    blaze_ruins,
    crypt_maze,
    tower_of_despair,
)
