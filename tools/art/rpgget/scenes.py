"""Where the cards of RPG Get! take place: misty scenery in layers, darker and richer towards us."""

from __future__ import annotations

import math
import random

from tools.art.colour import light, mix, shade
from tools.art.paths import box, ellipse, polygon, taper
from tools.art.rpgget.cel import HEIGHT, WIDTH, Cel
from tools.art.rpgget.scenery import clouds, motes, rays, ridge
from tools.art.shaders import linear, radial, vertical


def sky(p: Cel, *colours: str | tuple[float, str]) -> None:
    p.wash(vertical(0, HEIGHT, *colours))


def dawn(p: Cel, top: str = "#2f7fd8", low: str = "#ffe4b0", land: str = "#2f5a6a") -> None:
    """A wide land under a morning sky."""
    sun = (110.0, 130.0)
    sky(p, top, (0.35, light(top, 1.4)), (0.6, low), (1, low))
    p.fill(
        ellipse(*sun, 230),
        radial(*sun, 230, (0, "#fff6d8", 1), (0.22, "#ffeab0", 0.8), (1, "#ffd890", 0)),
        mode="screen",
    )
    p.spot(ellipse(*sun, 40), "#fffbea")
    clouds(p, 20, 240, "#fffaf0", 4, 0.8)
    ridge(p, 320, 130, mix(land, low, 0.6), 3, 7)
    clouds(p, 240, 370, low, 9, 0.8)
    ridge(p, 390, 110, mix(land, low, 0.3), 8, 8)
    ridge(p, 460, 50, land, 5, 10)
    rays(p, *sun, "#fff0c0", 5, 75, 10, 3, 0.35)
    motes(p, 22, "#fff2c0", 7)


def forest(p: Cel, far: str = "#a8e07a", near: str = "#164a4e", glow: str = "#f2ffb8") -> None:
    """Trunks in three depths, light from above."""
    p.wash(radial(250, 200, 420, glow, (0.25, far), (0.62, mix(far, near, 0.55)), (1, shade(near, 0.6))))
    rng = random.Random(6)
    for depth, (count, width) in enumerate(((9, 16), (7, 28), (5, 46))):
        colour = mix(far, near, 0.34 + 0.33 * depth)
        for index in range(count):
            x = (index + 0.5) * WIDTH / count + rng.uniform(-18, 18)
            if depth == 2 and 120 < x < 360:
                continue
            p.spot(
                f"M{x - width / 2:.0f} -10 C{x - width * 0.35:.0f} 200 {x - width * 0.45:.0f} 380 "
                f"{x - width:.0f} 510 L{x + width:.0f} 510 "
                f"C{x + width * 0.45:.0f} 380 {x + width * 0.35:.0f} 200 {x + width / 2:.0f} -10Z",
                linear(x - width, 0, x + width, 0, light(colour), colour, shade(colour)),
            )
        clouds(p, 260, 500, glow, 20 + depth, 0.3)
        for _ in range(13):
            p.spot(
                ellipse(
                    rng.uniform(-20, 500), rng.uniform(-30, 44) - depth * 8, rng.uniform(30, 62), rng.uniform(24, 44)
                ),
                colour,
            )
    p.spot(
        "M-10 450 C90 420 180 446 250 438 C340 428 420 440 490 424 L490 510 L-10 510Z",
        vertical(420, 500, mix(far, near, 0.6), shade(near, 0.6)),
    )
    for _ in range(40):
        x, y = rng.uniform(0, 480), rng.uniform(440, 500)
        p.spot(
            taper([(x, y), (x + rng.uniform(-6, 6), y - rng.uniform(12, 28))], 4, 0.5),
            mix(far, near, rng.uniform(0.1, 0.7)),
        )
    rays(p, 300, -80, glow, 70, 120, 10, 4, 0.4)
    motes(p, 30, glow, 3)


def cave(p: Cel, glow: str = "#5ff0e0", rock: str = "#143a78", seed: int = 9) -> None:
    """A cavern with teeth above and crystals on both sides."""
    p.wash(radial(240, 230, 400, glow, (0.3, mix(glow, rock, 0.5)), (0.65, rock), (1, shade(rock, 1.4))))
    clouds(p, 0, 500, light(glow), 5, 0.25)
    rng = random.Random(seed)
    for _ in range(14):
        x, tall, wide = rng.uniform(0, 480), rng.uniform(50, 160), rng.uniform(12, 30)
        p.spot(polygon((x - wide, -6), (x, tall), (x + wide, -6)), vertical(0, tall, shade(rock, 1.2), rock))
    for _ in range(12):
        x = rng.choice([rng.uniform(-10, 110), rng.uniform(370, 490)])
        tall, wide, lean = rng.uniform(100, 250), rng.uniform(14, 32), rng.uniform(-30, 30)
        colour = rng.choice([mix(glow, rock, 0.4), mix(glow, rock, 0.6), rock])
        p.spot(
            polygon(
                (x - wide, 510),
                (x - wide * 0.7 + lean * 0.7, 505 - tall * 0.7),
                (x + lean, 505 - tall),
                (x + lean * 0.6, 510),
            ),
            light(colour),
        )
        p.spot(
            polygon(
                (x + lean * 0.6, 510),
                (x + lean, 505 - tall),
                (x + wide + lean * 0.6, 505 - tall * 0.64),
                (x + wide, 510),
            ),
            shade(colour),
        )
    p.spot(
        "M-10 440 C80 410 160 432 240 428 C330 424 400 412 490 440 L490 510 L-10 510Z",
        vertical(410, 500, rock, shade(rock, 1.5)),
    )
    rays(p, 240, -60, light(glow), 55, 125, 9, 4, 0.28)
    motes(p, 28, light(glow), 3)


def lava(p: Cel, hot: str = "#ffc24a", rock: str = "#3a0e2c") -> None:
    sky(p, shade(rock, 0.6), (0.4, mix(rock, "#c82a3a", 0.5)), (0.75, "#f0602a"), (1, hot))
    clouds(p, 0, 260, "#12041c", 8, 0.95, 0.007, 0.012)
    clouds(p, 120, 420, "#ff8a3a", 15, 0.5)
    ridge(p, 340, 150, mix(rock, "#8a1f3a", 0.5), 6, 6)
    ridge(p, 410, 130, rock, 12, 7)
    p.spot(
        "M0 470 C90 430 140 470 230 452 C320 436 380 476 490 448 L490 510 L0 510Z",
        vertical(430, 500, "#ffd24a", "#ff5a1f"),
    )
    p.spot("M0 488 C80 468 160 494 240 480 C330 466 420 496 490 478 L490 510 L0 510Z", shade(rock, 0.5))
    rays(p, 150, 520, "#ffb04a", 215, 320, 12, 5, 0.3)
    motes(p, 40, "#ffb04a", 11)


def snow(p: Cel) -> None:
    sky(p, "#3a6ab8", (0.4, "#8ac0e8"), (0.7, "#e0f2ff"), (1, "#ffffff"))
    clouds(p, 20, 240, "#ffffff", 6, 0.7)
    ridge(p, 340, 190, "#8ab0d8", 3, 6, top="#e8f6ff")
    ridge(p, 420, 120, "#b8d4ee", 9, 7, top="#ffffff")
    p.spot(
        "M-10 440 C100 404 200 440 300 420 C380 406 440 420 490 412 L490 510 L-10 510Z",
        vertical(410, 500, "#ffffff", "#b8d0ea"),
    )
    motes(p, 70, "#ffffff", 5, (1.4, 4.4), glow=False)


def desert(p: Cel, sand: str = "#e8b05a") -> None:
    sky(p, "#4a9ad8", (0.4, "#a8d8e8"), (0.6, "#ffe8b8"), (1, sand))
    p.spot(ellipse(380, 90, 46), "#fff8d8")
    p.glow(380, 90, 170, "#fff0b0")
    ridge(p, 340, 90, mix(sand, "#c87a5a", 0.5), 4, 5, 0.2)
    for y, k in ((360, 0.0), (410, 0.5), (456, 1.0)):
        p.spot(
            f"M-10 {y} C90 {y - 40} 170 {y + 20} 260 {y - 12} C340 {y - 36} 420 {y + 10} 490 {y - 20} L490 510 "
            "L-10 510Z",
            vertical(y - 30, y + 80, light(sand, 1 - k), shade(sand, 0.3 + k)),
        )
    motes(p, 26, "#fff0c0", 8)


def skies(p: Cel, top: str = "#2a6ad8", low: str = "#c8f0ff", isles: bool = True) -> None:
    """The deep sky of floating islands."""
    sky(p, top, (0.55, mix(top, low, 0.7)), (1, low))
    p.glow(120, 110, 240, "#fff6d8", 0.8)
    clouds(p, 20, 300, "#ffffff", 4, 0.85)
    if isles:
        for x, y, size in ((390, 170, 0.7), (70, 250, 0.5), (430, 300, 0.4)):
            with p.transform(x, y, size):
                p.ink("M-90 0 C-60 -26 60 -26 90 0 C60 40 20 60 0 110 C-20 60 -60 40 -90 0Z", "#8a7a6a", 4)
                p.ink("M-94 -2 C-60 -34 60 -34 94 -2 C60 14 -60 14 -94 -2Z", "#5ab84a", 4)
    clouds(p, 320, 500, "#ffffff", 12, 0.95)
    motes(p, 18, "#ffffff", 3)


def deck(p: Cel, wood: str = "#a86a3a", rail: bool = True) -> None:
    """Planks of a ship in the sky, a rail, sails above."""
    skies(p, isles=False)
    p.ink("M300 -20 C420 40 460 120 440 230 C400 200 340 190 290 200 C310 130 312 60 300 -20Z", "#fff0d8", 5)
    p.wire("M290 -20 L290 420", shade(wood, 0.4), 14, 4)
    if rail:
        p.wire("M-10 372 L490 352", light(wood, 0.6), 15, 4)
        for x in range(20, 480, 62):
            p.wire(f"M{x} 374 L{x} 430", wood, 11, 4)
    p.spot("M-10 424 L490 404 L490 510 L-10 510Z", vertical(404, 500, light(wood, 0.6), shade(wood, 0.8)))
    for x in range(-60, 540, 70):
        p.line([(x, 424), (x - 30, 510)], shade(wood, 1.4), 3)


def corridor(p: Cel, wall: str = "#4a5a78", glow: str = "#7fe0ff") -> None:
    """A metal passage that runs into light."""
    p.wash(radial(240, 210, 400, light(glow, 1), (0.16, glow), (0.4, mix(glow, wall, 0.7)), (1, shade(wall, 2))))
    for k, scale in enumerate((1.0, 0.66, 0.43, 0.28)):
        w, h = 330 * scale, 300 * scale
        frame = polygon(
            (240 - w, 210 - h * 0.5),
            (240 - w * 0.6, 210 - h),
            (240 + w * 0.6, 210 - h),
            (240 + w, 210 - h * 0.5),
            (240 + w, 210 + h),
            (240 - w, 210 + h),
        )
        p.stroke(frame, shade(wall, 1.5 - 0.3 * k), 34 * scale)
        p.stroke(frame, light(wall, 0.4 * k), 12 * scale)
        p.stroke(frame, glow, 3 * scale, 0.9)
    p.spot(
        polygon((160, 290), (320, 290), (600, 520), (-120, 520)),
        vertical(290, 500, mix(glow, wall, 0.6), shade(wall, 1)),
    )
    for x in (-60, 60, 180, 300, 420, 540):
        p.line([(240 + (x - 240) * 0.3, 292), (x, 505)], shade(wall, 1.6), 3)
    motes(p, 20, light(glow), 6)


def ruins(p: Cel, stone: str = "#b08a5a", glow: str = "#ffe0a0") -> None:
    """A hall of old pillars and tiles."""
    p.wash(radial(240, 190, 420, light(glow, 1), (0.3, glow), (0.62, stone), (1, shade(stone, 2.2))))
    for x, w, k in ((150, 30, 0), (330, 30, 0), (76, 46, 1), (404, 46, 1), (-8, 70, 2), (488, 70, 2)):
        colour = shade(stone, 0.2 + 0.6 * k)
        p.spot(
            box(x - w / 2, -10, w, 470), linear(x - w / 2, 0, x + w / 2, 0, light(colour, 1), colour, shade(colour, 1))
        )
        p.spot(box(x - w * 0.7, -10, w * 1.4, 34 + k * 14), shade(colour, 0.3))
        p.spot(box(x - w * 0.7, 400 + k * 24, w * 1.4, 30 + k * 10), shade(colour, 0.3))
    p.spot(
        polygon((150, 400), (330, 400), (560, 510), (-80, 510)),
        vertical(400, 500, light(stone, 0.6), shade(stone, 0.9)),
    )
    for k in range(-3, 4):
        p.line([(240 + k * 26, 402), (240 + k * 90, 508)], shade(stone, 1.6), 2.5, 0.8)
    for y in (424, 458):
        p.line([(0, y), (480, y)], shade(stone, 1.6), 2.5, 0.8)
    rays(p, 240, -60, glow, 66, 114, 8, 4, 0.35)
    motes(p, 26, glow, 5)


def temple(p: Cel, red: str = "#b8442a") -> None:
    ruins(p, red, "#ffd08a")


def crypt(p: Cel, water: bool = True) -> None:
    """Arches over dark water."""
    p.wash(radial(240, 200, 400, "#a8e0c8", (0.3, "#4a8a8a"), (0.65, "#1f3f5a"), (1, "#0a1428")))
    for x, w in ((60, 150), (420, 150), (240, 190)):
        p.spot(
            f"M{x - w / 2 - 26} 430 L{x - w / 2 - 26} 130 C{x - w / 2 - 26} 20 {x + w / 2 + 26} 20 "
            f"{x + w / 2 + 26} 130 L{x + w / 2 + 26} 430Z",
            "#2f4a5a",
        )
        p.spot(
            f"M{x - w / 2} 430 L{x - w / 2} 150 C{x - w / 2} 60 {x + w / 2} 60 {x + w / 2} 150 L{x + w / 2} 430Z",
            vertical(60, 430, "#7fc8b8", "#1f3a4a"),
        )
    p.spot(box(-10, 392, 500, 120), vertical(392, 500, "#3a7a8a" if water else "#4a4a58", "#0f1f33"))
    if water:
        for y, shift in ((410, 0), (436, 40), (466, 10)):
            for x in range(-40 + shift, 500, 110):
                p.pen(f"M{x} {y} Q{x + 30} {y - 8} {x + 60} {y}", 3, "#a8f0e0", 0.7)
    motes(p, 24, "#b8ffe0", 6)


def town(p: Cel, night: bool = False) -> None:
    """Roofs of a small town."""
    if night:
        sky(p, "#141a4a", (0.6, "#4a3a7a"), (1, "#c86a7a"))
        motes(p, 40, "#ffffff", 5, (0.8, 2), area=(0, 0, 480, 240))
    else:
        sky(p, "#5ab0e8", (0.6, "#d8f0ff"), (1, "#ffe8c0"))
        clouds(p, 20, 220, "#ffffff", 4, 0.8)
    rng = random.Random(3)
    for row, y in enumerate((300, 350, 420)):
        x = -30.0
        while x < 500:
            w, h = rng.uniform(70, 110), rng.uniform(40, 90)
            wall = mix(
                rng.choice(("#e8d0a8", "#d8b890", "#f0e0c8")), "#3a2f5a" if night else "#8ab0d0", 0.5 - row * 0.2
            )
            roof = mix(
                rng.choice(("#b8503a", "#a8443a", "#4a6a9a")), "#2a2048" if night else "#9ab8d0", 0.45 - row * 0.2
            )
            p.spot(box(x, y - h, w, h + 120), wall)
            p.spot(polygon((x - 10, y - h), (x + w / 2, y - h - w * 0.5), (x + w + 10, y - h)), roof)
            p.spot(box(x + w * 0.38, y - h + 16, 16, 20), "#ffe08a" if night else "#5a7a9a")
            x += w + 4
        clouds(p, y - 60, y + 90, "#fff0e0" if not night else "#6a5a9a", 7 + row, 0.3)
    p.spot(
        box(-10, 440, 500, 80),
        vertical(440, 500, "#c8a878" if not night else "#4a3f6a", "#8a6a4a" if not night else "#1f1a3a"),
    )


def shop(p: Cel) -> None:
    """A counter in a warm room with shelves."""
    p.wash(radial(240, 180, 420, "#ffe8b0", (0.4, "#d89a5a"), (1, "#5a2f1f")))
    for y in (90, 190):
        p.ink(box(20, y, 440, 16), "#8a5430", 4, shine=False)
        rng = random.Random(y)
        x = 40.0
        while x < 430:
            w, h = rng.uniform(20, 40), rng.uniform(34, 66)
            p.ink(box(x, y - h, w, h, 7), rng.choice(("#4a8ab8", "#b84a4a", "#5a9a5a", "#c8a83a", "#8a5ab0")), 4)
            x += w + rng.uniform(8, 26)
    p.ink(box(-20, 356, 520, 170, 4), "#a86a3a", 6)
    p.ink(box(-20, 340, 520, 34, 6), "#c88a4a", 6)


def night(
    p: Cel,
    top: str = "#12123a",
    low: str = "#7a2a5a",
    moon: str = "#fff0c8",
    at: tuple[float, float] = (350, 110),
    size: float = 62,
) -> None:
    sky(p, top, (0.6, mix(top, low, 0.6)), (1, low))
    motes(p, 60, "#ffffff", 5, (0.7, 2.2), area=(0, 0, 480, 330))
    p.glow(*at, size * 3, moon, 0.7)
    p.spot(ellipse(*at, size), moon)
    for dx, dy, r in ((-0.3, -0.3, 0.2), (0.3, 0.2, 0.26), (-0.1, 0.5, 0.14)):
        p.spot(ellipse(at[0] + dx * size, at[1] + dy * size, r * size), shade(moon, 0.5), 0.6)
    clouds(p, 120, 330, low, 9, 0.55)
    ridge(p, 410, 120, shade(mix(top, low, 0.4), 0.4), 6, 7)
    ridge(p, 470, 70, shade(top, 0.5), 4, 8)


def mist(p: Cel, colour: str = "#8a5ab8", deep: str = "#2a1448") -> None:
    """Coloured fog and nothing else."""
    p.wash(radial(240, 220, 420, light(colour, 1.6), (0.4, colour), (1, deep)))
    for y0, seed in ((0, 3), (150, 8), (300, 14)):
        clouds(p, y0, y0 + 240, light(colour, 2.4), seed, 0.75)
    motes(p, 30, light(colour, 2.6), 6)


def ether(p: Cel, colour: str = "#3a8ad8", deep: str = "", x: float = 240, y: float = 215) -> None:
    """The coloured ground of a thing or a spell: light from behind it, rays, motes."""
    deep = deep or shade(colour, 3)
    p.wash(radial(x, y, 400, light(colour, 3.2), (0.2, light(colour, 1.5)), (0.55, colour), (1, deep)))
    for index in range(16):
        a, d = math.radians(index * 22.5 + 4), math.radians(4.2)
        p.fill(
            polygon(
                (x, y),
                (x + 600 * math.cos(a - d), y + 600 * math.sin(a - d)),
                (x + 600 * math.cos(a + d), y + 600 * math.sin(a + d)),
            ),
            light(colour, 3),
            0.16,
        )
    clouds(p, 260, 500, light(colour, 1), 6, 0.5)
    p.stroke(ellipse(x, y, 176), light(colour, 3), 3, 0.35)
    p.stroke(ellipse(x, y, 188), light(colour, 3), 1.5, 0.3)
    motes(p, 34, light(colour, 2.4), 5)


def stage(p: Cel, y: float = 440, colour: str = "#000000") -> None:
    """A soft shadow under what stands there."""
    p.fill(ellipse(240, y, 170, 22), colour, 0.45, blur=12)
