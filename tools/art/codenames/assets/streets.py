"""Heroes of the streets."""

from __future__ import annotations

from tools.art.comic import arms, beasts, energy, face, grounds, hair, hands
from tools.art.comic.bust import Bust, bust
from tools.art.comic.figure import Figure, figure
from tools.art.comic.pop import INK, Pop, around
from tools.art.paths import box, ellipse, limb, polygon


def black_widow(p: Pop) -> None:
    grounds.rays(p, "#c8d0e0", "#e4e8f4", 250, 130)
    glass = (
        "M80 10 L420 10 C420 80 330 112 290 134 C330 156 420 190 420 262 L80 262 C80 190 170 156 210 134 "
        "C170 112 80 80 80 10Z"
    )
    p.halo(glass, "#ff3a4a", 22, 0.7)
    p.ink(glass, "#e8202f", 8, dots="#7a0a14")
    one = Figure(
        "#1c1828", gloves="#3a3450", boots="#3a3450", hair="long", hair_colour="#d8481f", belt="#e8243c", build=0.84
    )
    figure(p, one, "crouch", 250, 222, 0.98)


def she_hulk(p: Pop) -> None:
    grounds.rays(p, "#e8a8d0", "#f8c8e4", 250, 130)
    green = "#5fc84a"
    bust(
        p,
        Bust(
            skin=green,
            hair="wavy",
            hair_colour="#1f5a2a",
            mouth="lips",
            lip="#2a7a2a",
            iris="#1a5a1a",
            wear=("suit", "#7a3ab0", "#ffd23a"),
            build=1.1,
        ),
        220,
        138,
        1.04,
    )
    p.ink(limb([(330, 250), (420, 250), (440, 180)], 80, 54), "#7a3ab0", 7, dots="#3a146a")
    p.ink(ellipse(384, 226, 46, 36, -10), "#8a4ac8", 6)
    hands.fist(p, green, "", 430, 132, 0.5)
    with p.transform(78, 226, 1, degrees=-10):
        p.ink(box(-58, -70, 116, 140, 8), "#a82a34", 7, dots="#5a0f1a")
        p.plain("M0 -44 L0 30 M-36 -30 L36 -30", INK, 6)
        for x in (-34, 34):
            p.plain(f"M{x - 18} 0 L{x} -30 L{x + 18} 0Z", "#ffd23a", 4)


def ms_marvel(p: Pop) -> None:
    grounds.rays(p, "#ffb02e", "#ffd05a", 340, 160)
    p.ink("M-20 330 C60 230 90 230 140 220 L240 190 L280 240 L150 330Z", "#2a4ab8", 7, dots="#12207a")
    bust(
        p,
        Bust(
            skin="#b8784a",
            hair="pony",
            hair_colour="#3a1f14",
            mouth="laugh",
            wear=("tights", "#2a4ab8", "#ffd23a"),
            build=0.7,
        ),
        108,
        130,
        0.9,
    )
    with p.transform(108, 130, 0.9):
        p.ink("M-54 66 C-60 110 60 110 54 66 C30 86 -30 86 -54 66Z", "#e8303a", 6)
        p.ink("M-46 90 C-90 110 -100 160 -80 200 L-50 190 C-62 160 -50 130 -24 106Z", "#e8303a", 6)
    hands.fist(p, "#b8784a", "#ffd23a", 360, 156, 1.18)


def deadpool(p: Pop) -> None:
    grounds.rays(p, "#8ad0f0", "#b8e8ff", 180, 150)
    for side in (-1, 1):
        arms.sword(p, 180 + side * 96, 230, 1.36, side * -34, "#e8f0ff", "#4a5270")
    p.ink("M60 330 C70 250 110 226 150 220 L210 220 C250 226 290 250 300 330Z", "#c81f2f", 7, dots="#5a0a14")
    p.ink(
        "M108 130 C108 60 150 44 180 44 C210 44 252 60 252 130 C252 190 220 226 180 230 C140 226 108 190 108 130Z",
        "#d8262f",
        8,
        dots="#6a0a18",
    )
    with p.transform(180, 130, 1.2):
        p.ink("M-58 -40 C-30 -54 30 -54 58 -40 L58 -26 C30 -38 -30 -38 -58 -26Z", "#23202c", 5, shine=False)
        face.eyes(p, "fierce", "#ffffff", 6)
        p.pen("M-22 48 Q6 58 26 38 M-14 44 L-12 58 M2 48 L4 60 M16 42 L22 54", 4)
    p.plain(
        "M300 30 C300 10 330 6 390 6 C460 6 484 16 484 60 C484 104 456 112 400 112 L350 112 L290 150 L312 104 "
        "C300 96 300 60 300 30Z",
        "#ffffff",
        7,
    )
    for x in (346, 392, 438):
        p.spot(ellipse(x, 60, 13), INK)


def punisher(p: Pop) -> None:
    grounds.sky(p, "#e8dcb8", "#b8a888", dots="#6a5f4a")
    p.plain(
        "M250 4 C360 4 420 60 410 140 C404 180 380 190 376 214 L370 330 L340 330 L330 240 L310 330 L290 330 "
        "L280 240 L262 330 L238 330 L220 240 L210 330 "
        "L190 330 L170 240 L160 330 L130 330 L124 214 C120 190 96 180 90 140 C80 60 140 4 250 4Z",
        "#f8f4e8",
        6,
    )
    for x in (176, 324):
        p.plain(ellipse(x, 112, 46, 38), "#2a2630", 5)
    p.plain(polygon((250, 130), (236, 166), (264, 166)), "#2a2630", 4)
    bust(
        p,
        Bust(
            hair="crew",
            hair_colour="#1c1820",
            jaw="square",
            brows="angry",
            mouth="grim",
            wear=("coat", "#23202c", "#3a3648"),
            build=1.06,
        ),
        250,
        232,
        0.72,
    )


def elektra(p: Pop) -> None:
    x: float
    y: float
    grounds.sky(p, "#23305a", "#5a3a7a", dots="#141a3a")
    p.plain(ellipse(250, 120, 112), "#fff4d0", 6)
    p.ink("M-20 330 L-20 272 L150 250 L350 250 L520 272 L520 330Z", "#8a3a2a", 7, dots="#3a140f")
    for x in range(0, 500, 44):
        p.pen(f"M{x} 276 Q{x + 22} 300 {x + 44} 276", 4)
    one = Figure(
        "#d8202f",
        arms="#e8a878",
        gloves="#d8202f",
        legs="#e8a878",
        boots="#d8202f",
        head="#e8a878",
        hair="long",
        hair_colour="#1c1420",
        belt="#8a1420",
        build=0.86,
    )
    joints = figure(p, one, "cast", 250, 152, 0.98)
    for name, turn in (("far", -40), ("near", 40)):
        x, y = joints[name]
        arms.dagger(p, x, y - 6, 0.74, turn, prongs=True)


def luke_cage(p: Pop) -> None:
    grounds.rays(p, "#4a5a78", "#5f7294", 250, 150)
    for x, bend in ((60, -30), (120, -50), (380, 50), (440, 30), (190, -20), (310, 20)):
        p.wire(f"M{x} -10 C{x} 60 {x + bend} 110 {x + bend} 150 C{x + bend} 200 {x} 240 {x} 320", "#a8b2c8", 15, 5)
    bust(
        p,
        Bust(
            skin="#6a3f28",
            jaw="square",
            brows="stern",
            mouth="smirk",
            beard="stubble",
            beard_colour="#1c1218",
            wear=("tights", "#ffd23a", "#c8d2e8"),
            build=1.34,
        ),
        250,
        134,
        1.02,
    )
    for x in (100, 400):
        hands.fist(p, "#6a3f28", "", x, 238, 0.58)


def iron_fist(p: Pop) -> None:
    grounds.rays(p, "#1f7a3a", "#2f9a4a", 330, 150)
    bust(
        p,
        Bust(
            hair="short",
            hair_colour="#f2d06a",
            eyes="lens",
            iris="#ffffff",
            brows="",
            mouth="grim",
            wear=("tights", "#2aa84a", "#ffd23a"),
            build=0.98,
        ),
        140,
        140,
        1.0,
    )
    with p.transform(140, 140, 1.0):
        p.ink(
            "M-58 -30 C-30 -44 30 -44 58 -30 L56 10 C30 22 10 14 0 8 C-10 14 -30 22 -56 10Z", "#ffd23a", 6, shine=False
        )
        face.eyes(p, "lens", "#ffffff", -6)
        p.ink("M56 -26 L110 -46 L92 -18 L116 4 L58 -6Z", "#ffd23a", 5)
    p.pen("M92 250 C110 220 150 236 138 262 C126 284 160 296 180 270 L192 282", 8, "#ffe48a")
    p.glow(366, 156, 160, "#ffe84a")
    for turn in range(0, 360, 30):
        energy.flame(p, *around(366, 156, 84, turn), 0.5, turn + 90, "#ffb02e", "#ffe84a", "#ffffff")
    hands.fist(p, "#f2c88a", "", 366, 158, 0.94)


def jessica_jones(p: Pop) -> None:
    grounds.sky(p, "#7a5a98", "#4a3468", dots="#2a1c40")
    p.ink(box(290, -10, 190, 330, 4), "#a8744a", 7)
    p.plain(box(312, 30, 146, 120, 4), "#ffe9a8", 6)
    p.text("PRIVATE", "BebasNeue-Bold.otf", 40, 385, 84, INK, "centre", tracking=2)
    p.text("EYE", "BebasNeue-Bold.otf", 50, 385, 132, INK, "centre", tracking=4)
    p.ink(ellipse(448, 200, 15), "#ffd23a", 5)
    bust(
        p,
        Bust(
            skin="#f4c8a8",
            hair="long",
            hair_colour="#1c1622",
            brows="stern",
            mouth="smirk",
            iris="#2a6a4a",
            wear=("jacket", "#23202e", "#8a94a8"),
            build=0.92,
        ),
        156,
        134,
        1.04,
    )
    with p.transform(156, 134, 1.04):
        p.ink("M-56 60 C-66 108 66 108 56 60 C30 82 -30 82 -56 60Z", "#a8b2c0", 6)
    with p.transform(256, 252, 1, degrees=-6):
        p.ink(box(-62, -42, 124, 84, 12), "#2a2638", 7)
        p.ink(box(-26, -60, 48, 24, 6), "#4a4468", 6)
        p.plain(ellipse(0, 0, 34), "#c8d2e8", 6)
        p.plain(ellipse(0, 0, 21), "#3a8ad8", 5)
        p.spot(ellipse(-8, -8, 7), "#ffffff")
        p.plain(box(36, -32, 18, 14, 3), "#fff2a0", 4)


def daredevil(p: Pop) -> None:
    grounds.sky(p, "#ff9a5a", "#ffd0a0", dots="#e85a3a")
    grounds.skyline(p, 300, "#7a2a4a", "#ffe08a", 8, 110)
    energy.waves(p, 250, 118, 4, 48, "#ffffff", 5, 0, 360)
    p.ink(box(186, 244, 128, 80, 8), "#8a5a34", 7, dots="#3a1f10")
    p.ink("M170 248 L250 206 L330 248Z", "#6a4228", 7)
    one = Figure(
        "#e8243c",
        gloves="#a8142a",
        boots="#a8142a",
        head="#e8243c",
        face="visor",
        lens="#ffb0a0",
        hair="horns",
        hair_colour="#e8243c",
        belt="#6a0a1a",
    )
    figure(p, one, "crouch", 250, 152, 1.02)


def blade(p: Pop) -> None:
    grounds.rays(p, "#e83a3a", "#ff6a5a", 250, 120)
    beasts.bat(p, 84, 70, 0.6)
    beasts.bat(p, 430, 100, 0.46)
    arms.sword(p, 352, 216, 1.34, 32, "#dce6f4", "#6a7490")
    bust(
        p,
        Bust(
            skin="#5a3624",
            hair="crest",
            hair_colour="#14101f",
            jaw="square",
            eyes="",
            brows="stern",
            mouth="fangs",
            wear=("coat", "#1c1a26", "#8a1424"),
            build=1.1,
        ),
        236,
        134,
        1.04,
    )
    with p.transform(236, 134, 1.04):
        hair.front(p, "crew", "#14101f")
        face.glasses(p, "dark", "#14101f")


PICTURES = (
    black_widow, she_hulk, ms_marvel, deadpool, punisher, elektra, luke_cage, iron_fist, jessica_jones, daredevil,
    blade,
)  # fmt: skip
