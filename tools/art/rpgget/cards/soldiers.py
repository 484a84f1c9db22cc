"""Soldiers, bandits and officers."""

from __future__ import annotations

from tools.art.comic import arms, face, hair, hands
from tools.art.comic.bust import Bust, bust
from tools.art.comic.figure import Figure, figure
from tools.art.comic.pop import INK, at
from tools.art.paths import box, ellipse, limb, polygon, star
from tools.art.rpgget import scenes
from tools.art.rpgget.cel import Cel


def valuan_guard(p: Cel) -> None:
    scenes.corridor(p, "#5a4a4a", "#ffb08a")
    bust(
        p,
        Bust(jaw="square", eyes="", brows="", nose="", mouth="grim", wear=("armour", "#a83a3a", "#8a94a8"), build=1.05),
        220,
        210,
        1.16,
    )
    with p.transform(220, 228, 1.16):
        p.ink("M-76 20 C-86 -110 86 -110 76 20 L40 30 L40 0 L-40 0 L-40 30Z", "#8a94a8", 7, dx=-14)
        p.plain(box(-40, -6, 80, 18, 6), INK, 4)
        p.ink("M-8 -100 L8 -100 L6 -20 L-6 -20Z", "#d8402f", 5)
    with p.transform(400, 500, 1):
        p.wire("M0 0 L-6 -400", "#8a5a34", 14, 4)
        p.ink("M-6 -490 L14 -420 L-8 -390 L-28 -420Z", "#dce6f4", 6)
        p.ink("M6 -410 C60 -430 70 -360 50 -330 C40 -360 20 -370 4 -364Z", "#dce6f4", 6)
    hands.grip(p, "#8a94a8", 398, 350, 0.9)


def valuan_soldier(p: Cel) -> None:
    scenes.deck(p, "#6a6a78")
    for x, y, size in ((380, 220, 0.66), (250, 244, 0.82), (104, 276, 1.0)):
        bust(
            p,
            Bust(
                jaw="square", eyes="", brows="", nose="", mouth="grim", wear=("armour", "#4a6a8a", "#a8b4c8"), build=0.9
            ),
            x,
            y,
            size,
        )
        with p.transform(x, y, size):
            p.ink("M-72 10 C-80 -100 80 -100 72 10 L44 20 L44 -6 L-44 -6 L-44 20Z", "#a8b4c8", 6)
            p.plain(box(-44, -10, 88, 18, 6), INK, 4)
            p.ink("M0 -92 C30 -130 60 -120 70 -96 C50 -100 30 -90 10 -80Z", "#3a8ad8", 5)
        p.ink(box(x - 20 * size, y + 120 * size, 260 * size, 22 * size, 5), "#5a3a24", 5)
        p.ink(box(x + 90 * size, y + 108 * size, 180 * size, 15 * size, 4), "#3a4258", 5)
        arms.burst(p, x + 282 * size, y + 114 * size, 40 * size)


def baltor(p: Cel) -> None:
    scenes.deck(p)
    p.wire("M-20 60 C120 120 280 100 500 -10", "#d8b87a", 12, 4)
    arms.axe(p, 390, 210, 1.7, 18)
    bust(
        p,
        Bust(
            skin="#d89a70",
            jaw="round",
            hair="wild",
            hair_colour="#1f1620",
            beard="full",
            brows="angry",
            mouth="laugh",
            wear=("jacket", "#a8242f", "#e8d0a0"),
            build=1.3,
        ),
        210,
        230,
        1.2,
    )
    with p.transform(210, 230, 1.2):
        p.ink("M-66 -40 C-50 -80 50 -80 66 -40 C30 -56 -30 -56 -66 -40Z", "#d8262f", 6)
        p.ink("M60 -44 L112 -30 L92 -52 L116 -66 L62 -60Z", "#d8262f", 5)
    hands.grip(p, "#d89a70", 372, 360, 1.0, 18)


def knight_of_granas(p: Cel) -> None:
    scenes.ruins(p, "#c8b8a0", "#fff4d0")
    p.ink("M140 430 L140 130 C140 30 340 30 340 130 L340 430Z", "#6a4424", 7)
    p.line([(240, 60), (240, 430)], INK, 5)
    arms.sword(p, 396, 330, 1.6, 0, "#f4f8ff")
    bust(
        p,
        Bust(
            skin="#e8ecf4",
            jaw="oval",
            eyes="",
            brows="",
            nose="",
            mouth="",
            ears="",
            wear=("cape", "#f4f6ff", "#ffd23a"),
            build=1.05,
        ),
        230,
        230,
        1.16,
    )
    with p.transform(230, 230, 1.16):
        p.ink(
            "M-66 -14 C-70 60 -40 92 0 96 C40 92 70 60 66 -14 C60 -90 -60 -90 -66 -14Z",
            "#ffffff",
            7,
            dark="#b8c0d8",
            dx=-14,
        )
        p.plain("M-50 -8 L-8 2 L-10 20 L-46 10Z M50 -8 L8 2 L10 20 L46 10Z", INK, 4)
        p.plain("M-7 -84 L7 -84 L5 90 L-5 90Z", "#ffd23a", 4)
        p.ink("M0 -80 C-14 -130 40 -150 84 -120 C60 -116 50 -100 20 -84Z", "#ffd23a", 6)


def melfice(p: Cel) -> None:
    scenes.night(p, "#1a1a3a", "#4a3a8a", "#c8d8ff", (240, 130), 110)
    arms.sword(p, 400, 400, 2.1, -16, "#a8b8e0", "#6a2a4a")
    bust(
        p,
        Bust(
            skin="#e8d8d0",
            jaw="thin",
            hair="long",
            hair_colour="#c8d0e8",
            eyes="slit",
            iris="#ff4a5a",
            brows="angry",
            mouth="smirk",
            wear=("armour", "#23203a", "#3a3458"),
            build=1.1,
        ),
        220,
        220,
        1.12,
    )
    with p.transform(220, 238, 1.12):
        hair.horns(p, "#3a2f4a", "curved")
    hands.grip(p, "#3a3458", 400, 424, 0.9, -16)


def empire_trooper(p: Cel) -> None:
    scenes.corridor(p, "#4a6a5a", "#ffe0a0")
    scenes.stage(p)
    one = Figure(
        "#4a7a4a", arms="#4a7a4a", gloves="#5a3a24", legs="#3a5a3a", boots="#4a2f1f", belt="#5a3a24", build=1.1
    )
    joints = figure(p, one, "run", 236, 270, 1.5)
    x, y = joints["head"]
    p.ink(at("M-44 -6 C-46 -60 46 -60 44 -6 L66 2 L-44 4Z", x, y - 10, 1.0, 8), "#3a5a3a", 6)
    p.plain(star(x + 4, y - 34, 5, 13, 6), "#ffd23a", 3)
    x, y = joints["near"]
    arms.pistol(p, x + 20, y - 10, 0.9, -8)


def empire_gunner(p: Cel) -> None:
    scenes.deck(p, "#7a6a58", rail=False)
    p.ink(limb([(60, 420), (180, 380), (260, 340)], 90, 80), "#4a7a4a", 7)
    bust(
        p,
        Bust(
            jaw="square", eyes="closed", brows="stern", mouth="grim", wear=("jacket", "#4a7a4a", "#3a5a3a"), build=0.7
        ),
        220,
        290,
        0.86,
        8,
    )
    with p.transform(220, 290, 0.86):
        p.ink("M-68 -14 C-74 -100 74 -100 68 -14 L90 -6 L-68 -4Z", "#3a5a3a", 6)
        face.eyes(p, "dot")
    p.ink(box(180, 336, 290, 20, 6), "#3a4258", 6)
    p.ink(box(150, 330, 110, 34, 8), "#6a4424", 6)
    p.ink(box(260, 306, 90, 22, 8), "#2a3048", 5)
    arms.burst(p, 466, 346, 46)
    for x, y in (
        (40, 430),
        (130, 436),
        (220, 430),
        (310, 436),
        (400, 430),
        (450, 400),
        (86, 476),
        (176, 480),
        (266, 476),
        (356, 480),
        (440, 470),
    ):
        p.ink(box(x - 52, y - 22, 104, 48, 22), "#c8a878", 5)


def train_bandit(p: Cel) -> None:
    scenes.desert(p, "#d8a05a")
    p.ink("M-20 -20 L300 -20 L300 520 L-20 520Z", "#8a2f2a", 8)
    p.ink(box(40, 90, 220, 260, 14), "#5a1f1f", 7)
    p.plain(box(56, 106, 188, 228, 8), "#2a1420", 5)
    p.line([(-20, 400), (300, 400)], "#ffd23a", 10)
    bust(
        p,
        Bust(
            skin="#d8a070",
            hair="wild",
            hair_colour="#3a2418",
            brows="angry",
            mouth="",
            wear=("jacket", "#4a5a6a", "#e8d0a0"),
            build=0.95,
        ),
        260,
        230,
        1.0,
        10,
    )
    with p.transform(260, 254, 1.0, degrees=10):
        p.ink("M-56 8 C-30 -4 30 -4 56 8 C54 50 20 90 0 104 C-20 90 -54 50 -56 8Z", "#d8402f", 6)
    p.ink(limb([(330, 330), (390, 330), (400, 270)], 50, 36), "#4a5a6a", 6)
    p.ink("M356 300 C330 250 380 200 410 214 C450 210 480 260 450 310 C430 340 370 336 356 300Z", "#b8905a", 7)
    p.text("$", "BebasNeue-Bold.otf", 76, 406, 300, "#5a3a1f", "centre")
    for x, y in ((350, 380), (420, 400), (390, 440)):
        p.ink(ellipse(x, y, 15, 17), "#ffd23a", 4)


def eugene(p: Cel) -> None:
    scenes.corridor(p, "#3a3a5a", "#c8b8ff")
    bust(
        p,
        Bust(
            skin="#f0e0d8",
            jaw="thin",
            hair="part",
            hair_colour="#c8c0a8",
            brows="high",
            mouth="smirk",
            iris="#4a3a8a",
            wear=("coat", "#2a2a48", "#8a2a3a"),
            build=1.0,
        ),
        200,
        220,
        1.24,
    )
    with p.transform(200, 220, 1.24):
        p.wire(ellipse(27, 0, 22), "#ffd23a", 6, 3)
        p.pen("M44 14 C60 40 50 70 60 90", 3, "#ffd23a")
    p.ink(limb([(330, 480), (390, 430), (396, 360)], 80, 54), "#2a2a48", 7)
    hands.palm(p, "#ffffff", 398, 290, 0.82, 8)


def troglodyte(p: Cel) -> None:
    scenes.cave(p, "#e8a85a", "#3a2a3a")
    with p.transform(400, 150, 1, degrees=24):
        p.ink("M-20 200 L-40 -40 C-50 -110 50 -110 40 -40 L20 200Z", "#8a8494", 7)
        for x, y in ((-20, -60), (16, -30), (-14, 0)):
            p.ink(polygon((x - 8, y + 10), (x - 2, y - 24), (x + 12, y + 8)), "#c8c4d0", 4)
    bust(
        p,
        Bust(
            skin="#8a9a6a",
            jaw="huge",
            hair="wild",
            hair_colour="#4a3424",
            eyes="round",
            iris="#d8402f",
            brows="angry",
            nose="broad",
            mouth="teeth",
            ears="pointed",
            wear=("fur", "#7a5a3a", "#a8845a"),
            build=1.1,
        ),
        220,
        220,
        1.2,
    )
    hands.grip(p, "#8a9a6a", 372, 330, 0.9, 24)
    p.ink("M-20 510 L-20 330 C30 300 100 330 110 400 C120 450 110 480 120 510Z", "#5a4a58", 7)


PICTURES = (
    valuan_guard, valuan_soldier, baltor, knight_of_granas, melfice, empire_trooper, empire_gunner, train_bandit,
    eugene, troglodyte,
)  # fmt: skip
