"""The guardians of the galaxy and those whom they meet."""

from __future__ import annotations

import random

from tools.art.comic import arms, beasts, energy, face, grounds, hair, hands
from tools.art.comic.bust import Bust, bust
from tools.art.comic.figure import silhouette
from tools.art.comic.pop import INK, Pop, around, at, jagged
from tools.art.paths import box, ellipse, limb, polygon, star, svg, union


def gamora(p: Pop) -> None:
    grounds.space(p, "#2a0a3a", "#8a1f6a", 380, 120)
    arms.sword(p, 376, 290, 1.62, -20, "#d8e8f8", "#8a94b0")
    bust(
        p,
        Bust(
            skin="#4ab84a",
            hair="long",
            hair_colour="#3a0f2a",
            mouth="lips",
            lip="#1f6a2a",
            brows="stern",
            iris="#ffe03a",
            wear=("jacket", "#2a2638", "#8a1f3a"),
            build=0.88,
        ),
        196,
        138,
        1.06,
    )
    hands.grip(p, "#4ab84a", 366, 272, 0.72, -20)


def star_lord(p: Pop) -> None:
    grounds.rays(p, "#ffd23a", "#fff08a", 250, 130)
    bust(
        p,
        Bust(
            skin="#8a94b0",
            jaw="square",
            hair="short",
            hair_colour="#b86a2a",
            eyes="",
            brows="",
            nose="",
            mouth="",
            ears="",
            wear=("coat", "#a8342a", "#3a4a6a"),
            build=1.05,
        ),
        250,
        132,
        1.06,
    )
    with p.transform(250, 132, 1.06):
        p.ink("M-54 -22 L54 -22 C54 20 48 60 26 84 L-26 84 C-48 60 -54 20 -54 -22Z", "#6a7490", 7, dots="#2a2f48")
        for x in (-27, 27):
            p.glow(x, -2, 46, "#ff4a3a")
            p.plain(ellipse(x, -2, 19), "#ff5a3a", 5)
            p.spot(ellipse(x - 5, -7, 6), "#ffe0c0")
        p.plain("M-14 38 L14 38 L20 74 L-20 74Z", "#3a4058", 5)
        for y in (48, 60):
            p.line([(-15, y), (15, y)], "#8a94b0", 4)
        p.wire("M-58 76 C-80 130 80 130 58 76", "#2a2638", 8, 3)
        for x in (-66, 66):
            p.ink(ellipse(x, 84, 22, 26), "#ff8a1f", 6)


def groot(p: Pop) -> None:
    grounds.rays(p, "#ffd86a", "#ffe89a", 250, 130)
    wood = "#9a6a3a"
    p.ink("M120 330 C140 260 150 220 176 196 L300 196 C330 220 340 260 360 330Z", wood, 8, dots="#4a2a14")
    p.ink(
        "M160 200 C150 130 156 90 160 60 L140 10 L176 40 L184 -10 L210 34 L236 -20 L250 34 L280 -14 L288 40 "
        "L326 6 L312 64 C320 100 324 150 "
        "310 200 C290 226 190 226 160 200Z",
        wood,
        8,
        dots="#4a2a14",
    )
    for x in (204, 268):
        p.plain(ellipse(x, 106, 19, 22), "#fff8e0", 5)
        p.spot(ellipse(x + 2, 108, 10, 12), "#3a1f0a")
        p.spot(ellipse(x - 2, 102, 4), "#ffffff")
    p.pen("M208 164 Q236 186 266 162", 7)
    for line in (
        "M180 60 Q176 90 184 128",
        "M296 64 Q300 100 292 140",
        "M220 40 L224 70",
        "M256 44 L252 74",
        "M180 240 L190 320",
        "M290 230 L284 310",
    ):
        p.pen(line, 5, "#4a2a14")
    p.ink(limb([(330, 300), (392, 270), (414, 210)], 54, 26), wood, 7, dots="#4a2a14")
    for turn in (-50, 0, 50):
        p.ink(limb([(414, 212), around(414, 206, 32, turn - 90)], 18, 9), wood, 5, shine=False)
    p.wire("M414 190 C412 150 424 130 420 104", "#3aa83a", 7, 4)
    for turn in range(0, 360, 60):
        p.ink(ellipse(*around(420, 88, 26, turn), 17), "#ffffff", 5, shine=False)
    p.plain(ellipse(420, 88, 14), "#ffb02e", 5)


def rocket_raccoon(p: Pop) -> None:
    grounds.rays(p, "#c83a2a", "#e85a3a", 180, 150)
    p.tube([(120, 300), (60, 280), (40, 220), (60, 160), (40, 110)], "#9a6a4a", 46)
    for x, y in ((46, 236), (50, 180), (54, 140)):
        p.line([(x - 22, y), (x + 20, y + 6)], "#2a1a1e", 14)
    p.ink("M100 330 C100 240 130 210 180 206 C240 210 260 240 264 330Z", "#2a5ab8", 7, dots="#12286a")
    with p.transform(180, 136, 1.0):
        for side in (1, -1):
            p.ink(ellipse(side * 62, -62, 28, 30), "#8a5a3a", 7)
            p.plain(ellipse(side * 62, -60, 14, 15), "#e8b8a0", 4)
        p.ink("M-104 24 C-84 -92 84 -92 104 24 C70 60 40 84 0 88 C-40 84 -70 60 -104 24Z", "#b08a6a", 8, dots="#6a4a2a")
        p.plain(
            "M-92 14 C-70 -30 -30 -30 -8 0 L-20 34 C-50 46 -80 36 -92 14Z M92 14 C70 -30 30 -30 8 0 L20 34 C50 "
            "46 80 36 92 14Z",
            "#2a1a1e",
            4,
        )
        for x in (-42, 42):
            p.plain(ellipse(x, 8, 14, 13), "#ffffff", 4)
            p.spot(ellipse(x + 2, 8, 7), INK)
        p.ink("M0 10 C30 20 36 60 0 76 C-36 60 -30 20 0 10Z", "#f4e8d8", 5, shine=False)
        p.plain(ellipse(0, 32, 15, 11), INK, 0)
        p.pen("M-18 58 Q0 72 20 54", 5)
    arms.cannon(p, 300, 230, 1.2, -12, "#8a94b0")
    p.plain(ellipse(462, 196, 26), "#ffe03a", 5)
    hands.grip(p, "#b08a6a", 262, 268, 0.56, 70)


def drax(p: Pop) -> None:
    grounds.rays(p, "#1f6a7a", "#2a8a9a", 250, 130)
    skin = "#7ab89a"
    bust(
        p,
        Bust(skin=skin, jaw="square", brows="angry", mouth="shout", eyes="open", wear=("bare", skin), build=1.4),
        250,
        128,
        1.0,
    )
    for line in (
        "M-46 -44 C-30 -60 -16 -40 -26 -24 M46 -44 C30 -60 16 -40 26 -24",
        "M-52 30 C-40 20 -40 40 -30 44 M52 30 C40 20 40 40 30 44",
        "M-120 130 C-90 110 -80 150 -50 130 C-40 160 -70 170 -90 160",
        "M120 130 C90 110 80 150 50 130 C40 160 70 170 90 160",
        "M0 -70 L0 -40",
    ):
        with p.transform(250, 128, 1.0):
            p.pen(line, 10, "#c8262f")
    for x, turn, flip in ((70, -14, 1), (430, 14, -1)):
        with p.transform(x, 196, flip, 1):
            arms.curved(p, 0, 0, 0.98, turn * flip)
        hands.grip(p, skin, x, 226, 0.7, turn)


def mantis(p: Pop) -> None:
    grounds.rays(p, "#2a8a5a", "#4ab87a", 180, 120)
    bust(
        p,
        Bust(
            hair="long",
            hair_colour="#1a1526",
            eyes="black",
            brows="",
            mouth="smile",
            nose="plain",
            wear=("robe", "#2f6a3a", "#c8e86a"),
            build=0.82,
        ),
        186,
        152,
        0.98,
    )
    with p.transform(186, 152, 0.98):
        hair.antennae(p, "#1a1526", "#ffe84a", 56)
    p.ink("M300 330 L300 260 C330 226 430 226 470 250 L520 330Z", "#8a5ab8", 7)
    with p.transform(396, 226, 0.66, degrees=82):
        face.face(p, "#d89a6a", "oval")
        face.eyes(p, "closed")
        hair.front(p, "short", "#5a3018")
    p.ink(limb([(250, 290), (300, 210), (346, 190)], 40, 24), "#2f6a3a", 6)
    p.glow(366, 186, 60, "#fff08a")
    p.ink(limb([(340, 192), (376, 184)], 22, 14), "#f2b48a", 5)
    for x, y, size in ((420, 130, 26), (446, 96, 32), (474, 54, 40)):
        p.text("Z", "BebasNeue-Bold.otf", size * 1.5, x, y, "#ffffff")


def nebula(p: Pop) -> None:
    grounds.space(p, "#3a0f4a", "#c83a9a", 300, 140)
    bust(
        p,
        Bust(
            skin="#4a7ad0",
            jaw="thin",
            brows="angry",
            eyes="open",
            iris=INK,
            mouth="lips",
            lip="#2a3a7a",
            ears="",
            wear=("armour", "#4a3a6a", "#8a6ab0"),
            build=0.9,
        ),
        250,
        132,
        1.1,
    )
    with p.transform(250, 132, 1.1):
        p.ink(
            "M0 -74 C40 -74 56 -40 54 -20 C56 20 40 58 18 70 L6 40 L16 14 L0 -2 L8 -30Z", "#c8d2e8", 6, dots="#4a5478"
        )
        for line in (((6, -28), (50, -34)), ((16, 14), (52, 10)), ((6, 40), (36, 46))):
            p.line(list(line), INK, 5)
        p.plain(ellipse(28, -6, 15), "#2a2638", 5)
        p.glow(28, -6, 40, "#ff4a6a")
        p.spot(ellipse(28, -6, 7), "#ffd0d8")
        for x, y in ((24, -52), (40, 28), (22, 58)):
            p.plain(ellipse(x, y, 5), "#8a94b0", 3)


def the_collector(p: Pop) -> None:
    grounds.sky(p, "#3a1f2a", "#7a3a4a", dots="#1f0f1a")
    for x, y, colour in ((14, 18, "#8ae0d0"), (14, 158, "#ffd08a"), (386, 18, "#c8a8f0"), (386, 158, "#a8e88a")):
        p.ink(box(x, y, 104, 126, 8), colour, 6, dx=-14)
        p.rect(x, y + 106, 104, 20, "#8a5a2a")
        p.stroke(box(x, y, 104, 126, 8), INK, 6)
    energy.gem(p, 66, 74, 30, "#e83a6a", halo=False)
    beasts.bird(p, 64, 220, 0.3, "#2a5ab8")
    p.plain(star(438, 74, 5, 36, 16), "#ffc93a", 5)
    beasts.spider(p, 438, 216, 0.34)
    bust(
        p,
        Bust(
            hair="spiky",
            hair_colour="#f4f6ff",
            jaw="thin",
            brows="high",
            mouth="smirk",
            wear=("fur", "#a82a4a", "#f0e8f0"),
            build=0.78,
            iris="#6a3ab0",
        ),
        250,
        134,
        1.04,
    )
    with p.transform(250, 134, 1.04):
        p.line([(0, 62), (0, 78)], "#c8d0e8", 9)


def grandmaster(p: Pop) -> None:
    grounds.swirl(p, "#ff5a8a", "#ff8ab0", 250, 140, 9)
    bust(
        p,
        Bust(
            hair="sides",
            hair_colour="#e8ecf8",
            jaw="oval",
            brows="high",
            mouth="laugh",
            iris="#2a6ad8",
            wear=("robe", "#ffb92e", "#d8262f"),
            build=0.95,
        ),
        178,
        134,
        1.04,
    )
    with p.transform(178, 134, 1.04):
        p.line([(0, 62), (0, 76)], "#2a6ad8", 9)
    hands.palm(p, "#f2b48a", 400, 262, 0.66, 12)
    for x, y, turn, pips in ((362, 96, -16, 5), (446, 132, 20, 3), (428, 44, 8, 2)):
        with p.transform(x, y, 1, degrees=turn):
            p.ink(box(-33, -33, 66, 66, 13), "#ffffff", 6)
            spots = {
                2: ((-14, -14), (14, 14)),
                3: ((-16, -16), (0, 0), (16, 16)),
                5: ((-16, -16), (16, -16), (0, 0), (-16, 16), (16, 16)),
            }
            for px, py in spots[pips]:
                p.spot(ellipse(px, py, 6.5), "#d8262f")


def yondu(p: Pop) -> None:
    grounds.rays(p, "#e8902a", "#ffb04a", 250, 130)
    p.wire("M30 230 C60 40 330 -20 440 70 C500 130 440 230 340 236", "#ff4a5a", 8, 5)
    bust(
        p,
        Bust(
            skin="#4a8ae0",
            jaw="square",
            brows="stern",
            mouth="",
            eyes="open",
            iris="#d8262f",
            beard="stubble",
            beard_colour="#2a4a8a",
            wear=("coat", "#7a2a2a", "#c8a86a"),
            build=1.0,
        ),
        240,
        142,
        1.04,
    )
    with p.transform(240, 142, 1.04):
        p.plain(ellipse(10, 50, 10, 11), "#3a0f1a", 5)
        p.ink("M-14 -66 L-22 -140 L4 -120 L16 -142 L20 -66Z", "#e8243c", 6, dots="#7a0a1a")
    energy.note(p, 312, 190, 0.52, "#ffffff", 10)
    arms.arrow(p, (392, 238), 96, 184, "#ffc93a", "#e8243c")


def howard_the_duck(p: Pop) -> None:
    grounds.sky(p, "#23305a", "#4a5a9a", dots="#141c3a")
    grounds.skyline(p, 240, "#1a2348", "#ffd86a", 5, 130)
    energy.cone(p, (420, 20), (330, 320), (510, 320), "#fff2b0", 0.5)
    p.wire("M440 320 L440 40 C440 10 400 10 396 30", "#2a2f48", 10, 4)
    p.ink("M376 34 L416 34 L406 10 L386 10Z", "#ffe9a0", 5)
    p.ink("M100 330 C96 240 130 210 180 206 L260 206 C310 210 344 240 340 330Z", "#4a6ab0", 7, dots="#1f2f6a")
    p.plain("M190 206 L220 240 L250 206 L246 330 L194 330Z", "#ffffff", 5)
    p.ink("M210 236 L230 236 L236 300 L220 318 L204 300Z", "#d8262f", 5, shine=False)
    with p.transform(220, 136, 1.06):
        p.ink(ellipse(0, 10, 74, 72), "#fffbe8", 8, dark="#d8d0b8")
        for x in (-26, 26):
            p.plain(ellipse(x, -8, 17, 20), "#ffffff", 5)
            p.spot(ellipse(x + (4 if x < 0 else -4), -4, 7, 9), INK)
        face.brows(p, "angry", INK, 11)
        p.ink(
            "M-52 34 C-30 12 30 12 52 34 C70 44 64 60 44 58 C20 52 -20 52 -44 58 C-64 60 -70 44 -52 34Z",
            "#ffa81f",
            6,
            dots="#b8541a",
        )
        p.pen("M-48 44 C-20 36 20 36 48 44", 4)
        hair.fedora(p, "#8a5a34", "#2a1a1e")


def cosmo(p: Pop) -> None:
    grounds.space(p, "#1a1f6a", "#3a6ad8", 120, 90)
    energy.planet(p, 430, 70, 44, "#e85a3a", hoop="#ffd86a")
    p.ink("M80 340 C90 250 150 226 200 224 L300 224 C350 226 410 250 420 340Z", "#ff8a1f", 8, dots="#b8401a")
    p.ink("M150 236 C170 214 330 214 350 236 L344 262 C300 244 200 244 156 262Z", "#e8ecf8", 7)
    helmet = ellipse(250, 128, 134, 124)
    p.fill(helmet, "#9ad8f8", 0.75)
    with p.transform(250, 140, 0.92):
        beasts.dog(p, "#e8c070", "#fff4d8")
        p.tube([(10, 74), (14, 96), (8, 108)], "#ff6a8a", 18)
    p.stroke(helmet, INK, 9)
    p.pen("M140 110 C146 70 176 34 214 20", 10, "#ffffff")
    p.plain(ellipse(180, 290, 15), "#d8262f", 5)
    p.plain(box(290, 276, 60, 30, 5), "#e8ecf8", 5)


def korg(p: Pop) -> None:
    grounds.rays(p, "#f08a3a", "#ffaa5a", 250, 140)
    stone = "#8a94a8"
    rng = random.Random(3)
    p.ink("M90 330 C90 240 140 200 200 196 L300 196 C350 200 390 240 390 330Z", stone, 8, dots="#3a4058")
    p.ink("M166 120 L176 50 L220 20 L290 24 L326 60 L330 130 L310 190 L260 212 L200 200Z", stone, 8, dots="#3a4058")
    for _ in range(13):
        x, y, size = rng.uniform(180, 310), rng.uniform(30, 70), rng.uniform(10, 20)
        p.ink(jagged(x, y, size, size * 0.8, 4, rng.randint(1, 99), 0.9), "#a8b0c0", 4, shine=False)
    for x in (222, 284):
        p.plain(ellipse(x, 112, 12), "#ffffff", 5)
        p.spot(ellipse(x, 114, 6), INK)
    p.pen("M222 166 Q252 186 286 162", 7)
    p.pen("M130 250 L170 262 L160 320 M250 220 L240 270 L280 330 M330 236 L318 280", 5)
    p.ink(limb([(380, 330), (424, 260), (408, 190)], 80, 54), stone, 7, dots="#3a4058")
    for turn in (-34, -10, 14):
        p.ink(limb([(408, 176), around(408, 176, 62, turn - 90)], 36, 30), "#a8b0c0", 6, shine=False)
    p.ink(ellipse(408, 176, 40, 36), stone, 6, dots="#3a4058")
    p.ink(limb([(378, 180), (350, 150)], 30, 26), "#a8b0c0", 6, shine=False)
    p.pen("M470 110 Q486 140 480 170 M330 96 Q322 116 328 132", 6)


def guardians_of_the_galaxy(p: Pop) -> None:
    grounds.space(p, "#3a1a7a", "#ff5a8a", 250, 120)
    p.spot(ellipse(250, 230, 330, 150), "#ffd86a", 0.75)
    p.spot(ellipse(250, 250, 240, 120), "#fff2c0", 0.9)
    dark = "#1a1030"
    tree = union(
        svg(
            "M-20 0 L-26 -150 L-50 -190 L-60 -230 L-40 -206 L-30 -236 L-16 -206 L0 -240 L10 -206 L30 -232 L34 "
            "-200 L54 -222 L40 -170 L24 -150 "
            "L28 0 L8 0 L0 -60 L-6 0Z"
        ),
        limb([(24, -140), (58, -96), (50, -50)], 22, 10),
        limb([(-24, -140), (-58, -96), (-50, -50)], 22, 10),
    )
    small = union(
        ellipse(0, -70, 20, 18),
        polygon((-18, -80), (-26, -104), (-4, -88)),
        polygon((18, -80), (26, -104), (4, -88)),
        svg("M-18 -56 L18 -56 L20 0 L4 0 L0 -20 L-4 0 L-20 0Z"),
        limb([(-16, -20), (-44, -10), (-50, -44)], 14, 20),
    )
    for shape, x, size in (
        (silhouette("man"), 86, 0.98),
        (silhouette("woman"), 168, 0.94),
        (tree, 256, 1.0),
        (small, 346, 1.0),
        (silhouette("big"), 424, 0.92),
    ):
        p.stroke(at(shape, x, 296, size), "#ffffff", 8)
        p.fill(at(shape, x, 296, size), dark)
    p.rect(0, 290, 500, 12, dark)


PICTURES = (
    gamora,
    star_lord,
    groot,
    rocket_raccoon,
    drax,
    mantis,
    nebula,
    the_collector,
    grandmaster,
    yondu,
    howard_the_duck,
    cosmo,
    korg,
    guardians_of_the_galaxy,
)
