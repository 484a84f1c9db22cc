"""Machines, spirits and great powers."""

from __future__ import annotations

from tools.art.comic import arms, energy, face, hair, hands
from tools.art.comic.bust import Bust, bust
from tools.art.comic.figure import Figure, figure
from tools.art.comic.pop import INK, around, at, jagged
from tools.art.paths import box, ellipse, limb, polygon, rotated, star, svg, union
from tools.art.rpgget import monsters, scenes
from tools.art.rpgget.cel import Cel
from tools.art.rpgget.scenery import fire_land


def sinow_gold(p: Cel) -> None:
    scenes.corridor(p, "#5a4a3a", "#ffd88a")
    scenes.stage(p)
    for way in (-1, 1):
        arms.curved(p, 240 + way * 150, 330, 1.0, way * 40)
    one = Figure(
        "#f2b92e",
        arms="#d89a1f",
        gloves="#8a5a14",
        legs="#d89a1f",
        boots="#8a5a14",
        head="#ffd86a",
        face="visor",
        lens="#ff3a4a",
        build=1.2,
    )
    figure(p, one, "crouch", 236, 290, 1.7)


def garanz(p: Cel) -> None:
    scenes.corridor(p, "#4a5a6a", "#8ae0ff")
    scenes.stage(p, 456)
    for way in (-1, 1):
        p.ink(box(240 + way * 120 - 60, 380, 120, 76, 30), "#3a4258", 7)
        for k in (-30, 0, 30):
            p.plain(ellipse(240 + way * 120 + k, 418, 13), "#8a94a8", 4)
    p.ink("M60 390 L80 160 C100 110 380 110 400 160 L420 390Z", "#6a8a4a", 8, dx=-26)
    for x, y in ((110, 170), (110, 280), (300, 170), (300, 280)):
        p.ink(box(x, y, 74, 84, 6), "#2a3028", 6)
        for mx, my in ((20, 24), (54, 24), (20, 62), (54, 62)):
            p.plain(ellipse(x + mx, y + my, 13), "#d8402f", 4)
            p.spot(ellipse(x + mx - 4, y + my - 4, 4), "#ffd0c0")
    p.ink(box(196, 150, 92, 70, 14), "#8aa86a", 6)
    p.glow(242, 184, 60, "#ff4a3a")
    p.plain(box(208, 172, 68, 22, 8), "#ff5a3a", 5)


def chaos_sorcerer(p: Cel) -> None:
    scenes.mist(p, "#5a3a9a", "#140a2a")
    p.stroke(ellipse(240, 250, 210, 60, -12), "#c8a8ff", 4, 0.7)
    p.ink(
        "M100 480 C120 300 170 220 240 210 C310 220 360 300 380 480 L330 440 L290 490 L240 450 L190 490 L150 440Z",
        "#3a2468",
        8,
    )
    with p.transform(240, 204, 1.1):
        hair.hood(p, "#4a2f88", "#0f0820")
        face.eyes(p, "glow", "#8affe0", 6)
    for way in (-1, 1):
        hands.palm(p, "#8a7ac8", 240 + way * 110, 330, 0.62, way * 40)
    energy.gem(p, 76, 240, 44, "#ff3a4a")
    energy.gem(p, 404, 214, 44, "#3a8aff")


def dragon(p: Cel) -> None:
    fire_land(p)
    monsters.dragon(p)


def de_rol_le(p: Cel) -> None:
    scenes.crypt(p)
    p.tube([(470, 500), (430, 380), (330, 350), (260, 250), (300, 150)], "#5a6ab0", 110)
    for x, y, turn in ((420, 360, 20), (350, 320, 40), (290, 270, 60)):
        p.ink(at("M-60 10 C-40 -40 40 -40 60 10 C40 24 -40 24 -60 10Z", x, y, 1, turn), "#8a9ae0", 6)
    p.ink("M180 130 C190 40 300 20 360 80 C390 120 370 190 320 210 C260 226 180 210 180 130Z", "#8a9ae0", 8, dx=-20)
    p.plain("M176 150 C200 190 280 200 320 180 C300 230 200 226 176 150Z", "#3a0f2a", 6)
    for x in range(196, 310, 22):
        p.spot(polygon((x - 10, 166), (x + 10, 170), (x - 2, 196)), "#ffffff")
    for x, y in ((230, 104), (284, 96), (332, 116)):
        p.glow(x, y, 36, "#ff5a3a")
        p.plain(ellipse(x, y, 14, 11), "#ffb03a", 4)
    for x, y in ((210, 60), (270, 34), (330, 50)):
        p.ink(polygon((x - 16, y + 30), (x - 4, y - 34), (x + 18, y + 26)), "#c8d2ff", 5)
    p.ink("M20 430 L200 416 L214 440 L30 456Z", "#a8743a", 6)
    p.line([(70, 426), (74, 452)], INK, 4)
    for x in (70, 130):
        figure(p, Figure("#d8402f" if x == 70 else "#2a6ad8", hair="short"), "lunge", x, 392, 0.3)


def dark_falz(p: Cel) -> None:
    scenes.night(p, "#1a0a2a", "#a83a5a", "#ff8a6a", (240, 150), 120)
    for way in (-1, 1):
        p.ink(
            svg(
                f"M{240 + way * 40} 330 C{240 + way * 60} 180 {240 + way * 140} 60 {240 + way * 230} 30 "
                f"C{240 + way * 200} 90 {240 + way * 230} 140 {240 + way * 200} 190 "
                f"C{240 + way * 230} 240 {240 + way * 190} 300 {240 + way * 200} 360 C{240 + way * 140} 320 "
                f"{240 + way * 80} 360 {240 + way * 40} 430Z"
            ),
            "#3a1f4a",
            7,
        )
    p.ink("M150 500 C140 360 190 250 240 246 C290 250 340 360 330 500Z", "#4a2a5a", 8)
    p.ink("M180 190 C176 110 210 90 240 90 C270 90 304 110 300 190 L270 260 L210 260Z", "#5a3468", 7)
    for way in (-1, 1):
        p.ink(
            svg(
                f"M{240 + way * 40} 110 C{240 + way * 90} 90 {240 + way * 100} 40 {240 + way * 80} 0 "
                f"C{240 + way * 140} 50 {240 + way * 120} 140 {240 + way * 54} 150Z"
            ),
            "#c8b8d8",
            6,
        )
        p.plain(polygon((240 + way * 12, 180), (240 + way * 46, 162), (240 + way * 42, 186)), "#ffe03a", 4)
        p.glow(240 + way * 30, 176, 40, "#ff8a3a")
    p.ink(ellipse(240, 360, 44, 56), "#2a1436", 6)
    p.glow(240, 360, 70, "#ff3a5a")
    p.plain(ellipse(240, 360, 20, 30), "#ff5a7a", 4)
    for x in range(20, 480, 46):
        p.wire(f"M{x} 500 L{x + 4} 456", "#3a5a3a", 5, 2)
        for turn in range(0, 360, 72):
            p.spot(ellipse(*around(x + 4, 450, 9, turn), 7), "#f0d8e8")


def dralkor_tank(p: Cel) -> None:
    scenes.dawn(p, "#6a7a98", "#ffd8b0", "#4a4a5a")
    p.ink("M-20 430 L500 430 L500 510 L-20 510Z", "#6a7284", 6)
    for x in range(0, 480, 60):
        p.line([(x, 430), (x + 60, 510)], INK, 4)
    for way in (-1, 1):
        p.wire(
            polygon((240 + way * 100, 300), (240 + way * 180, 320), (240 + way * 170, 430), close=False),
            "#5a6478",
            36,
            6,
        )
        p.ink(ellipse(240 + way * 172, 440, 56, 22), "#4a5268", 6)
    p.ink("M80 310 C80 190 150 130 240 130 C330 130 400 190 400 310 C390 360 90 360 80 310Z", "#a85a3a", 8, dx=-28)
    for x in (120, 170, 310, 360):
        p.plain(ellipse(x, 306, 10), "#6a3020", 3)
    p.ink(ellipse(240, 250, 74), "#6a7284", 7)
    p.ink(ellipse(240, 256, 48), "#3a4258", 7)
    p.plain(ellipse(240, 258, 30), "#12141f", 5)
    p.glow(240, 258, 50, "#ffb03a")
    p.spot(ellipse(240, 258, 12), "#ffe08a")
    p.ink("M190 136 C200 90 280 90 290 136Z", "#8a94a8", 6)
    p.plain(box(214, 108, 52, 14, 5), "#5fe8ff", 4)


def rokwyrm(p: Cel) -> None:
    scenes.lava(p)
    p.tube([(120, 510), (90, 400), (170, 340), (300, 380), (400, 320), (360, 210), (250, 190)], "#6a3a3a", 76)
    for x, y in ((100, 410), (170, 345), (240, 362), (310, 378), (372, 346), (390, 280), (350, 210)):
        p.ink(jagged(x, y, 30, 24, 5, int(x), 0.9), "#4a2430", 4)
        p.spot(ellipse(x + 4, y + 4, 7), "#ffb03a")
    with p.transform(210, 190, -1, 1):
        p.ink(
            "M-80 40 C-90 -30 -40 -70 20 -60 L110 -20 C130 0 126 30 104 40 L30 60 C0 80 -60 90 -80 40Z",
            "#7a4444",
            8,
            dx=-16,
        )
        p.plain("M20 56 C60 52 90 46 112 36 C104 70 50 84 14 76Z", "#ffb03a", 6)
        for x in (34, 58, 82):
            p.spot(polygon((x - 9, 52), (x + 9, 48), (x + 2, 68)), "#fff0d0")
        p.plain("M10 -28 L58 -20 L44 2 L16 -4Z", "#ffe03a", 5)
        for x, y in ((-60, -40), (-20, -70), (20, -80)):
            p.ink(polygon((x - 16, y + 20), (x - 30, y - 50), (x + 18, y + 12)), "#ff7a2a", 5)


def recumen(p: Cel) -> None:
    scenes.desert(p, "#d89a5a")
    red = "#b8402f"
    p.ink("M40 500 C30 340 90 200 160 150 L200 90 L280 90 L330 150 C400 210 450 340 440 500Z", red, 9, dx=-34)
    for line in (
        "M120 250 L170 290 L150 350",
        "M360 250 L310 280 L340 360",
        "M200 180 L240 200 L280 180",
        "M200 400 L240 370 L290 410",
    ):
        p.pen(line, 6, "#5a1a1a")
    p.plain("M160 190 L220 210 L214 240 L166 226Z M320 190 L260 210 L266 240 L314 226Z", "#ffe03a", 6)
    for x in (190, 290):
        p.glow(x, 214, 50, "#ffb03a")
    p.plain("M170 280 L310 280 L290 340 L190 340Z", "#3a0f14", 6)
    for x in (190, 222, 254, 286):
        p.ink(polygon((x - 14, 280), (x + 14, 280), (x, 312)), "#ffe8d0", 4, shine=False)
    for way in (-1, 1):
        p.ink(limb([(240 + way * 170, 330), (240 + way * 210, 420), (240 + way * 170, 480)], 90, 70), red, 7)
        for k in (-26, 0, 26):
            p.ink(ellipse(240 + way * 168 + k, 490, 18, 24), red, 5)
    for x, y, r in ((60, 470, 34), (430, 480, 30)):
        p.fill(ellipse(x, y, r * 2, r), "#ffe8b8", 0.5, blur=10)


def eye_of_valmar(p: Cel) -> None:
    scenes.mist(p, "#c83a6a", "#2a0a2a")
    for x, y, turn in ((60, 440, -20), (400, 450, 16), (130, 470, 8), (330, 476, -10)):
        p.ink(at(box(-26, -50, 52, 100, 4), x, y, 1, turn), "#a88a9a", 5)
    for turn in range(0, 360, 24):
        p.ink(
            at(
                "M-14 0 C-20 -40 -6 -70 8 -100 C16 -60 20 -30 14 0Z", *around(240, 220, 150, turn, 118), 0.66, turn + 90
            ),
            "#6a1f4a",
            4,
            shine=False,
        )
    p.ink("M60 220 C120 90 360 90 420 220 C360 350 120 350 60 220Z", "#fff0e8", 8, dark="#e8a8b0", dx=-20)
    for line in (
        "M70 220 Q120 200 150 214",
        "M410 220 Q360 240 330 226",
        "M120 160 Q160 170 180 190",
        "M360 280 Q320 270 306 254",
    ):
        p.pen(line, 4, "#d8404a")
    p.ink(ellipse(240, 220, 92), "#e8a82a", 7)
    p.spot(ellipse(240, 220, 66), "#ffd86a")
    p.plain("M240 136 C266 180 266 260 240 304 C214 260 214 180 240 136Z", "#1a0818", 5)
    p.spot(ellipse(206, 180, 20), "#ffffff")


def panel_mimic(p: Cel) -> None:
    scenes.ruins(p, "#6a7a9a", "#c8e0ff")
    p.ink("M70 440 L110 330 L370 330 L410 440Z", "#4a5878", 8)
    p.plain("M100 426 L130 350 L350 350 L380 426Z", "#2a1030", 6)
    for x, y, r, teeth in ((180, 380, 44, 9), (260, 392, 36, 8), (330, 378, 34, 8)):
        cog = union(
            ellipse(x, y, r * 0.84), *[rotated(box(x - 8, y - r, 16, r), k * 360 / teeth, x, y) for k in range(teeth)]
        )
        p.ink(cog, "#d89a3a", 5)
        p.plain(ellipse(x, y, r * 0.34), "#5a3a1f", 4)
    p.ink("M80 330 L120 130 L360 130 L400 330Z", "#6a7ca8", 8, dx=-24)
    p.pen("M120 310 L150 160 L330 160 L360 310Z", 5, "#3a4870")
    for x in range(110, 390, 32):
        p.ink(polygon((x - 14, 326), (x + 14, 326), (x, 372)), "#f4f6ff", 4, shine=False)
        p.ink(polygon((x - 14, 444), (x + 14, 444), (x, 402)), "#f4f6ff", 4, shine=False)
    for x in (190, 290):
        p.plain(ellipse(x, 230, 34, 30), "#ffe03a", 6)
        p.spot(ellipse(x, 234, 10, 22), INK)


def vault_golem(p: Cel) -> None:
    scenes.ruins(p, "#a89a7a", "#ffe8b0")
    stone = "#8a8a94"
    for way in (-1, 1):
        p.ink(box(240 + way * 150 - 44, 200, 88, 150, 10), stone, 7)
        p.ink(box(240 + way * 156 - 54, 340, 108, 100, 12), stone, 7)
        p.ink(ellipse(240 + way * 150, 190, 40), "#d89a3a", 6)
        p.ink(box(240 + way * 60 - 46, 380, 92, 90, 8), stone, 7)
    p.ink(box(120, 160, 240, 240, 14), stone, 8, dx=-26)
    p.ink(box(170, 50, 140, 120, 12), "#9a9aa4", 8, dx=-20)
    for x in (208, 272):
        p.glow(x, 106, 44, "#5fe8ff")
        p.plain(box(x - 20, 96, 40, 18, 4), "#8af4ff", 4)
    p.line([(200, 146), (280, 146)], INK, 7)
    p.ink(ellipse(240, 280, 66), "#d89a3a", 7)
    p.plain(ellipse(240, 280, 44), "#6a4a1f", 5)
    for turn in range(0, 180, 45):
        p.line([around(240, 280, 40, turn), around(240, 280, 40, turn + 180)], "#ffd86a", 9)


def yurka(p: Cel) -> None:
    scenes.mist(p, "#4a2a7a", "#0f0820")
    p.aura(240, 220, 210, "#e8d0ff", 0.8)
    bust(
        p,
        Bust(
            skin="#f4e8f0",
            jaw="thin",
            hair="mane",
            hair_colour="#ffffff",
            eyes="closed",
            brows="calm",
            mouth="calm",
            wear=("robe", "#3a1f5a", "#c8a8ff"),
            build=0.8,
        ),
        240,
        220,
        1.1,
    )
    for index in range(14):
        turn = index * 360 / 14
        x, y = around(240, 250, 200, turn, 190)
        p.ink(
            at("M0 0 C-22 -20 -18 -56 0 -70 C18 -56 22 -20 0 0Z", x, y, 0.8 + 0.2 * (index % 2), turn + 40),
            "#5a1f4a",
            4,
        )


def ulticannon(p: Cel) -> None:
    scenes.night(p, "#1a1030", "#d85a3a", "#ffd8a0", (90, 110), 50)
    for radius in (60, 100, 140, 180):
        p.stroke(ellipse(330, 130, radius), "#8af0ff", 5, 0.6 - radius * 0.002)
    p.ink("M60 510 L110 400 L370 400 L420 510Z", "#5a4a58", 7)
    p.ink("M150 410 C140 320 340 320 330 410Z", "#8a7a6a", 7)
    with p.transform(230, 340, 1, degrees=-56):
        p.ink("M-90 -60 L160 -44 L160 44 L-90 60 C-120 40 -120 -40 -90 -60Z", "#a8946a", 8, dx=-16)
        for x in (-40, 20, 80):
            p.ink(box(x, -62, 26, 124, 8), "#d8b05a", 6)
        p.ink(box(150, -62, 50, 124, 10), "#c89a4a", 7)
        p.plain(ellipse(200, 0, 20, 48), "#12203a", 5)
    p.glow(344, 168, 130, "#8af0ff")
    p.plain(star(344, 168, 8, 62, 26), "#e8ffff", 4)
    energy.crackle(p, 344, 168, 110, 8, "#8af0ff", 5)


PICTURES = (
    sinow_gold, garanz, chaos_sorcerer, dragon, de_rol_le, dark_falz, dralkor_tank, rokwyrm, recumen, eye_of_valmar,
    panel_mimic, vault_golem, yurka, ulticannon,
)  # fmt: skip
