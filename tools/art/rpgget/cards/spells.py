"""Rewards that are done, not held: spells, blows, calls."""

from __future__ import annotations

from tools.art.comic import arms, beasts, energy, face, hair, hands
from tools.art.comic.figure import Figure, figure
from tools.art.comic.pop import INK, around, at, jagged
from tools.art.paths import box, ellipse, limb, mirrored, polygon, spline, star, svg
from tools.art.rpgget import scenes
from tools.art.rpgget.cards.wanderers import lion
from tools.art.rpgget.cel import Cel
from tools.art.rpgget.scenery import clouds

HERO = Figure(
    "#3a62b8", arms="#d8e0f0", gloves="#3a62b8", legs="#2a3a6a", boots="#8a5a34", hair="wild", hair_colour="#c8642a"
)


def _monster(p: Cel, x: float, y: float, size: float, colour: str, mood: str = "angry") -> None:
    """A round monster in one of a few moods: angry, asleep, dizzy, scared."""
    with p.transform(x, y, size):
        for way in (-1, 1):
            p.ink(svg(f"M{way * 50} -50 L{way * 84} -110 L{way * 88} -24Z"), colour, 6)
        p.ink("M-100 60 C-104 -50 -50 -80 0 -80 C50 -80 104 -50 100 60 C60 90 -60 90 -100 60Z", colour, 7, dx=-18)
        if mood == "asleep":
            for way in (-1, 1):
                p.pen(f"M{way * 18} -4 Q{way * 38} 14 {way * 58} -4", 7)
            p.plain(ellipse(0, 36, 12, 10), "#5a0f24", 4)
            return
        for way in (-1, 1):
            p.plain(ellipse(way * 36, -8, 24, 26), "#ffffff", 5)
            if mood == "dizzy":
                p.pen(
                    spline(
                        [around(way * 36, -8, r, a) for r, a in ((18, 0), (14, 120), (9, 240), (3, 380))], closed=False
                    ),
                    5,
                )
            else:
                p.spot(ellipse(way * 33, -4, 6 if mood == "scared" else 10), INK)
        if mood == "angry":
            face.brows(p, "angry", INK, 12)
            p.plain("M-36 30 C-10 40 10 40 36 30 C30 66 -30 66 -36 30Z", "#5a0f24", 5)
        else:
            p.plain(ellipse(0, 44, 18, 16), "#5a0f24", 5)


def foie_15(p: Cel) -> None:
    scenes.ether(p, "#a83a1f")
    hands.palm(p, "#f2b48a", 130, 380, 1.0, 40)
    for turn in (150, 180, 210):
        energy.flame(p, *around(310, 180, 90, turn), 0.7, turn + 90)
    p.ink(ellipse(320, 180, 92), "#ff7a1f", 6)
    p.spot(ellipse(326, 172, 62), "#ffc23a")
    p.spot(ellipse(332, 166, 32), "#fff6c8")


def gibarta_30(p: Cel) -> None:
    scenes.snow(p)
    for turn in range(-60, 70, 20):
        p.spot(polygon((60, 320), around(60, 320, 480, turn - 7), around(60, 320, 480, turn + 5)), "#ffffff", 0.5)
    for x, tall in ((170, 120), (240, 180), (310, 210), (390, 240), (450, 200)):
        p.ink(
            polygon(
                (x - 34, 460), (x - 12, 450 - tall * 0.6), (x, 440 - tall), (x + 16, 450 - tall * 0.5), (x + 36, 460)
            ),
            "#a8ecff",
            6,
        )
    hands.palm(p, "#f2b48a", 60, 330, 0.8, 60)


def razonde_20(p: Cel) -> None:
    scenes.night(p, "#1a1a4a", "#5a4a9a")
    for x in (70, 170, 310, 410):
        energy.lightning(p, (x, -10), (x + 26, 110), (x - 14, 130), (x + 10, 330 - abs(x - 240) * -0.1), width=36)
    energy.ring(p, 240, 410, 190, "#ffe84a", 8, 50)
    figure(
        p,
        Figure("#5a3ab8", arms="#5a3ab8", gloves="#f2b48a", legs="#3a2a7a", hair="long", hair_colour="#c8c8d8"),
        "lift",
        240,
        320,
        0.9,
    )


def _healed(p: Cel, y: float) -> None:
    for x, colour, kind in ((150, "#d8402f", "short"), (240, "#3a62b8", "wild"), (330, "#e8a83a", "pony")):
        figure(p, Figure(colour, legs="#3a3a4a", boots="#6a4424", hair=kind, hair_colour="#7a4a24"), "hips", x, y, 0.82)


def resta_15(p: Cel) -> None:
    scenes.forest(p)
    p.spot(polygon((70, -10), (410, -10), (380, 470), (100, 470)), "#8affa8", 0.55)
    _healed(p, 330)
    for x, y in ((120, 130), (240, 80), (360, 130)):
        for way in (-1, 1):
            p.ink(
                at(
                    svg(f"M0 0 C{way * 20} -40 {way * 60} -40 {way * 66} -16 C{way * 50} -14 {way * 40} 10 0 14Z"), x, y
                ),
                "#ffffff",
                4,
            )
        p.plain(ellipse(x, y, 9), "#5ad86a", 3)


def anti_7(p: Cel) -> None:
    scenes.ether(p, "#8a3ab8")
    energy.bubbles(p, (240, 220, 150), colour="#f0d0ff")
    for turn in range(0, 360, 40):
        p.ink(
            polygon(around(240, 220, 150, turn - 4), around(240, 220, 216, turn), around(240, 220, 150, turn + 4)),
            "#ffffff",
            4,
            shine=False,
        )
    p.spot("M240 120 C290 190 310 230 300 270 C290 330 190 330 180 270 C170 230 190 190 240 120Z", "#8ad84a", 0.9)
    p.line([(150, 310), (330, 130)], "#d8262f", 22)
    p.stroke(ellipse(240, 220, 126), "#d8262f", 20)


def shifta_20(p: Cel) -> None:
    scenes.ether(p, "#a8243f")
    p.ink(limb([(-20, 480), (90, 400), (180, 420)], 120, 100), "#f2b48a", 7)
    p.ink(limb([(170, 420), (260, 340), (230, 230)], 100, 70), "#f2b48a", 7)
    p.ink(ellipse(200, 370, 76, 60, -30), "#f2b48a", 6)
    hands.fist(p, "#f2b48a", "", 230, 170, 0.62)
    for x, y, size in ((340, 330, 1.2), (400, 180, 1.0), (90, 220, 0.9)):
        p.plain(at("M0 -80 L50 -10 L22 -10 L22 70 L-22 70 L-22 -10 L-50 -10Z", x, y, size), "#ff5a5a", 5)


def zalure_15(p: Cel) -> None:
    scenes.ether(p, "#3a4ab8")
    _monster(p, 240, 260, 1.5, "#8a5a6a", "scared")
    arms.chain(p, [(20, 110), (140, 200), (260, 250), (460, 240)], "#5ad8ff", 34)
    arms.chain(p, [(460, 100), (340, 210), (200, 310), (40, 380)], "#5ad8ff", 34)


def reverser(p: Cel) -> None:
    scenes.ether(p, "#c8b03a")
    for y, r in ((400, 150), (340, 120), (290, 90)):
        energy.ring(p, 240, y, r, "#fffbe0", 9, r * 0.26)
    p.spot(polygon((120, 400), (360, 400), (320, -10), (160, -10)), "#ffffff", 0.4)
    figure(
        p,
        HERO,
        ((0, -84), (0, 0), (-50, -40), (-100, -10), (50, -40), (100, -10), (-20, 60), (-14, 120), (20, 60), (10, 120)),
        240,
        210,
        1.05,
        80,
    )


def telepipe(p: Cel) -> None:
    scenes.cave(p)
    p.spot(polygon((140, -10), (340, -10), (330, 410), (150, 410)), "#8ab8ff", 0.55)
    for y in (60, 140, 220, 300, 380):
        energy.ring(p, 240, y, 96, "#c8e0ff", 7, 26)
    p.ink("M60 300 L140 290 L150 380 C190 390 230 400 230 424 L230 440 L70 440Z", "#8a4a2a", 7)
    p.ink("M40 40 L130 60 L150 300 L54 310Z", "#3a62b8", 7)


def cutlass_fury(p: Cel) -> None:
    scenes.ether(p, "#2a6a9a")
    for turn in range(0, 360, 36):
        p.spot(
            polygon(around(240, 220, 60, turn), around(240, 220, 250, turn + 16), around(240, 220, 200, turn + 40)),
            "#ffffff",
            0.5,
        )
    for turn in (-50, 50):
        arms.sword(p, *around(240, 300, 90, turn + 90), 1.4, -turn, "#e8f4ff")


def pirates_wrath(p: Cel) -> None:
    scenes.night(p, "#1a2a4a", "#4a6a8a")
    p.wire("M90 480 L110 20", "#8a6a4a", 14, 4)
    p.ink("M112 40 C200 0 280 90 450 40 C440 110 460 170 440 240 C300 280 220 190 116 240Z", "#8ab8d8", 7)
    p.plain(ellipse(280, 126, 50, 46), "#ffffff", 5)
    for way in (-1, 1):
        p.spot(ellipse(280 + way * 18, 122, 12, 13), INK)
    p.plain(box(258, 156, 44, 30, 6), "#ffffff", 4)
    p.spot(polygon((330, 200), (400, 240), (200, 500), (120, 500)), "#e8fcff", 0.8)
    arms.sword(p, 350, 250, 1.3, 200, "#e8f4ff")


def alpha_storm(p: Cel) -> None:
    scenes.ether(p, "#c8482a")
    for turn in range(0, 360, 20):
        energy.flame(p, *around(240, 260, 180, turn, 120), 0.5, 0)
    for x, colour in ((170, "#8a5ab8"), (300, "#4a9a5a")):
        _monster(p, x, 270, 0.5, colour, "scared")
    p.ink(
        at(
            "M-80 40 C-70 -20 -40 -60 0 -80 C40 -60 70 -20 80 40 L50 40 C44 0 30 -30 0 -40 C-30 -30 -44 0 -50 40Z",
            380,
            120,
            1,
            30,
        ),
        "#ffd23a",
        6,
    )


def delta_shield(p: Cel) -> None:
    scenes.deck(p)
    _healed(p, 350)
    shape = polygon((240, 20), (450, 420), (30, 420))
    p.fill(shape, "#5ad8ff", 0.3)
    p.stroke(shape, "#5ad8ff", 30, 0.5, blur=10)
    p.stroke(shape, "#e8ffff", 9)


def lunar_glyph(p: Cel) -> None:
    scenes.night(p, "#1a1a4a", "#4a3a7a")
    _monster(p, 240, 210, 1.2, "#6a5a9a", "scared")
    for r, w in ((190, 10), (150, 5)):
        energy.ring(p, 240, 390, r, "#d8e4ff", w, r * 0.3)
    p.plain(at(svg("M20 -60 C-50 -50 -50 50 20 60 C-16 30 -16 -30 20 -60Z"), 240, 390, 0.9), "#ffffff", 4)


def lunar_light(p: Cel) -> None:
    scenes.night(p, "#1f2a6a", "#5a6ab8", "#ffffff", (240, 110), 90)
    p.spot(polygon((170, 150), (310, 150), (420, 440), (60, 440)), "#ffffff", 0.4)
    with p.transform(240, 390, 1.0, degrees=84):
        face.face(p, "#f2c8a0", "oval")
        face.eyes(p, "closed")
        face.mouth(p, "smile")
        hair.front(p, "short", "#7a4a24")
    p.ink("M60 440 C100 400 160 420 220 450 L440 450 L440 510 L40 510Z", "#5a6ad8", 6)


def the_claudia(p: Cel) -> None:
    scenes.skies(p, "#2a4aa8", "#ffd8c0")
    p.ink("M30 250 C120 190 360 190 460 230 C430 300 330 330 230 330 C130 330 60 300 30 250Z", "#d8402f", 8, dx=-20)
    p.ink("M140 214 C160 120 320 110 350 208Z", "#f4e8d8", 7)
    p.ink("M30 250 L-10 170 L80 210Z M440 220 L490 150 L480 250Z", "#b82a24", 6)
    for x in (120, 180, 240, 300, 360):
        p.ink(box(x - 13, 316, 26, 50, 5), "#4a5268", 5)
    for x in (200, 250, 300):
        p.plain(ellipse(x, 180, 15), "#5fd8ff", 4)


def pyri(p: Cel) -> None:
    scenes.ruins(p, "#a8644a", "#ffc88a")
    for x in range(30, 470, 62):
        energy.flame(p, x, 420 + (x % 3) * 8, 1.15 + 0.2 * (x % 2))


def noxi(p: Cel) -> None:
    scenes.forest(p, "#8ab84a", "#1f3a1f")
    for x, colour in ((140, "#8a5a4a"), (350, "#6a5a8a")):
        _monster(p, x, 390, 0.72, colour, "scared")
    energy.smoke(p, 240, 170, 2.6, "#7ad83a", 3, 12)
    for way in (-1, 1):
        p.plain(polygon((240 + way * 20, 150), (240 + way * 70, 120), (240 + way * 66, 164)), "#1a3a14", 4)
    p.plain("M160 190 C200 220 280 220 320 190 C310 260 170 260 160 190Z", "#1a3a14", 5)
    for x in (190, 222, 254, 286):
        p.spot(polygon((x - 9, 202), (x + 9, 204), (x, 226)), "#d8ffb0")


def sacri(p: Cel) -> None:
    scenes.ether(p, "#2a9a5a")
    for way in (-1, 1):
        p.ink(limb([(240 + way * 200, 480), (240 + way * 130, 400), (240 + way * 50, 350)], 90, 70), "#f2b48a", 7)
    p.ink("M120 300 C130 400 350 400 360 300 C320 340 160 340 120 300Z", "#f2b48a", 7)
    p.glow(240, 230, 170, "#8affb0")
    for x, y, r in (
        (240, 250, 34),
        (180, 210, 20),
        (300, 200, 24),
        (220, 140, 18),
        (290, 110, 14),
        (170, 120, 12),
        (250, 60, 11),
    ):
        p.glow(x, y, r * 2, "#c8ffd8")
        p.plain(ellipse(x, y, r), "#b8ffc8", 4)


def quika(p: Cel) -> None:
    scenes.skies(p)
    for x in (170, 310):
        p.ink(
            f"M{x - 60} -20 L{x + 40} -20 L{x + 40} 290 C{x + 90} 300 {x + 130} 320 {x + 130} 370 L{x - 60} 370Z",
            "#8a4a2a",
            8,
        )
        p.plain(f"M{x - 66} 356 L{x + 134} 356 L{x + 134} 384 L{x - 66} 384Z", "#3a241a", 5)
    for k, (y, w) in enumerate(((190, 190), (270, 220), (350, 230))):
        p.stroke(ellipse(240, y, w, 46, -6), "#8ae8ff", 22 - k, 0.6, blur=6)
        p.stroke(ellipse(240, y, w, 46, -6), "#ffffff", 7)


def panika(p: Cel) -> None:
    scenes.ether(p, "#6a2aa8")
    for x, y, colour in ((140, 330, "#4a9a5a"), (350, 310, "#d8843a")):
        _monster(p, x, y, 0.92, colour, "dizzy")
        p.stroke(ellipse(x, y - 110, 96, 26), "#e0b0ff", 4)
        for turn in range(0, 360, 72):
            p.plain(star(*around(x, y - 110, 96, turn, 26), 5, 24, 10), "#c86aff", 4)


def slipara(p: Cel) -> None:
    scenes.ether(p, "#3a5ad8")
    _monster(p, 240, 270, 1.1, "#a86a4a", "asleep")
    energy.bubbles(p, (240, 240, 176), colour="#8ad0ff")
    for x, y, size in ((330, 130, 60), (380, 80, 80)):
        p.text("Z", "BebasNeue-Bold.otf", size, x, y, "#ffffff")


def tenseiken_slash(p: Cel) -> None:
    scenes.dawn(p, "#2a3a9a", "#ffe0b0")
    for area in (
        svg(
            "M240 330 C200 220 110 130 20 100 C50 130 40 160 70 180 C50 190 60 220 90 230 C80 250 110 280 150 "
            "280 C160 320 200 350 240 360Z"
        ),
    ):
        for wing in (area, mirrored(area, 240)):
            p.halo(wing, "#fff0a0", 18, 0.7)
            p.ink(wing, "#fff6c8", 5)
    p.ink("M210 330 C190 240 210 170 240 150 C270 170 290 240 270 330 L240 430Z", "#fff6c8", 5)
    arms.sword(p, 240, 390, 1.6, 0, "#e8f4ff")


def sky_dragon_slash(p: Cel) -> None:
    scenes.skies(p, "#2a2a8a", "#8ac8ff", isles=False)
    arms.sword(p, 240, 430, 1.9, 0, "#e8f4ff")
    p.tube([(240, 400), (150, 350), (160, 280), (320, 250), (330, 180), (180, 150), (170, 90)], "#5ae8b8", 34)
    with p.transform(190, 90, 0.56):
        beasts.dragon(p, "#5ae8b8", "#fff6c8")


def white_apocalypse(p: Cel) -> None:
    scenes.ether(p, "#a8b8d8")
    for turn in range(0, 360, 30):
        p.ink(
            at("M0 0 C-30 -40 -26 -110 0 -150 C26 -110 30 -40 0 0Z", *around(240, 220, 66, turn), 1, turn + 90),
            "#ffffff",
            5,
            dark="#b8c4e0",
        )
    p.glow(240, 220, 120, "#fffbe0")
    p.plain(star(240, 220, 8, 60, 28), "#ffe9a0", 4)
    for x, y, turn in ((60, 70, 30), (420, 100, -40), (80, 380, 80), (410, 370, 10)):
        p.ink(at("M0 40 C-20 10 -14 -30 0 -50 C14 -30 20 10 0 40Z", x, y, 1, turn), "#ffffff", 4)


def beast_king_smash(p: Cel) -> None:
    scenes.desert(p, "#b8743a")
    lion(p, 150, 190, 0.86)
    arms.axe(p, 350, 280, 1.6, 150)
    for points in (
        [(350, 400), (280, 440), (250, 510)],
        [(350, 400), (420, 430), (490, 420)],
        [(350, 400), (360, 460), (330, 510)],
        [(350, 400), (230, 400), (160, 440)],
    ):
        p.line(points, "#3a1f10", 12)
    for x, y, r in ((270, 360, 26), (430, 360, 30), (310, 460, 22)):
        p.ink(jagged(x, y, r, r * 0.8, 5, x, 0.9), "#8a5a34", 5)


def starving_tongue(p: Cel) -> None:
    scenes.mist(p, "#5a1f5a", "#12061a")
    energy.ring(p, 240, 130, 110, "#8a3ab8", 16, 44)
    p.spot(ellipse(240, 130, 92, 34), "#0a0410")
    p.tube([(240, 130), (150, 220), (330, 280), (200, 360), (300, 430), (400, 390)], "#c82a5a", 52)
    for x in (180, 210, 270, 300):
        p.ink(polygon((x - 12, 104), (x + 12, 104), (x, 150)), "#f4ecff", 4, shine=False)


def howlslash(p: Cel) -> None:
    scenes.skies(p, "#3a8a8a", "#e8fff0", isles=False)
    p.wire("M120 500 L120 30", "#8a6a4a", 14, 4)
    p.ink("M124 50 L250 60 L230 160 L280 240 L124 250Z", "#d8402f", 6)
    p.ink("M290 60 L430 50 L430 240 L320 250 L270 160Z", "#d8402f", 6)
    for turn in (-1, 1):
        crescent = svg(
            f"M{240 - turn * 190} 60 C{240 - turn * 60} 170 {240 + turn * 80} 300 {240 + turn * 190} 430 "
            f"C{240 + turn * 30} 350 {240 - turn * 130} 220 {240 - turn * 190} 60Z"
        )
        p.halo(crescent, "#8affd8", 20, 0.7)
        p.plain(crescent, "#f0fffa", 4)


def ba_boom(p: Cel) -> None:
    scenes.ether(p, "#d8622a")
    for size, colour in ((1.0, "#ff5a1f"), (0.76, "#ffb02e"), (0.5, "#fff2a0")):
        p.ink(jagged(240, 230, 230 * size, 180 * size, 13, 6, 0.96), colour, 7)
    energy.smoke(p, 110, 380, 0.8, "#8a7a78", 3)
    energy.smoke(p, 380, 390, 0.9, "#8a7a78", 5)
    p.text("BA-BOOM", "BebasNeue-Bold.otf", 100, 240, 266, "#d8262f", "centre", tracking=2)


def snooze(p: Cel) -> None:
    scenes.night(p, "#2a3a7a", "#8a8ad0")
    for x, y, colour in ((140, 330, "#8a5ab8"), (350, 340, "#4a9a6a")):
        _monster(p, x, y, 0.9, colour, "asleep")
    clouds(p, 120, 300, "#ffffff", 5, 1.0)
    for x, y, size in ((190, 190, 0.9), (330, 170, 1.1)):
        energy.smoke(p, x, y, size, "#f4f6ff", int(x))
    p.text("Z Z", "BebasNeue-Bold.otf", 90, 240, 110, "#ffffff", "centre")


def alhealer(p: Cel) -> None:
    scenes.forest(p, "#8ae0d8", "#14404a")
    for r in (220, 170, 120):
        energy.ring(p, 240, 420, r, "#8af0ff", 8, r * 0.26)
    _healed(p, 320)
    for x, y in ((90, 200), (400, 180), (60, 320), (430, 310), (240, 90)):
        p.ink(at("M0 -40 C26 -6 30 10 24 24 C16 42 -16 42 -24 24 C-30 10 -26 -6 0 -40Z", x, y), "#8af0ff", 5)


def def_loss(p: Cel) -> None:
    scenes.ether(p, "#8a6a3a")
    _monster(p, 240, 230, 1.4, "#6aa85a", "scared")
    for x, y, turn in ((80, 380, -30), (400, 390, 40), (240, 440, 8), (110, 150, -60), (390, 140, 60)):
        p.ink(
            at("M-50 30 C-56 -30 -20 -44 0 -44 C20 -44 56 -30 50 30 C20 14 -20 14 -50 30Z", x, y, 1, turn), "#b8c4d8", 6
        )


def wow(p: Cel) -> None:
    scenes.ether(p, "#e8822a")
    p.plain(jagged(240, 220, 230, 160, 15, 5, 0.96), "#ffd23a", 5)
    figure(
        p,
        Figure(
            "#d8402f",
            arms="#f2b48a",
            gloves="#f2b48a",
            legs="#3a3a4a",
            boots="#6a4424",
            hair="wild",
            hair_colour="#3a2418",
            build=1.4,
        ),
        ((0, -84), (0, 0), (-84, -70), (-70, -130), (84, -70), (70, -130), (-34, 60), (-46, 122), (34, 60), (46, 122)),
        240,
        290,
        1.4,
    )


PICTURES = (
    foie_15,
    gibarta_30,
    razonde_20,
    resta_15,
    anti_7,
    shifta_20,
    zalure_15,
    reverser,
    telepipe,
    cutlass_fury,
    pirates_wrath,
    alpha_storm,
    delta_shield,
    lunar_glyph,
    lunar_light,
    the_claudia,
    pyri,
    noxi,
    sacri,
    quika,
    panika,
    slipara,
    tenseiken_slash,
    sky_dragon_slash,
    white_apocalypse,
    beast_king_smash,
    starving_tongue,
    howlslash,
    ba_boom,
    snooze,
    alhealer,
    def_loss,
    wow,
)
