"""Spies, bosses, relatives and other citizens."""

from __future__ import annotations

from tools.art.comic import arms, energy, face, grounds, hands
from tools.art.comic.bust import Bust, bust
from tools.art.comic.figure import Figure, figure
from tools.art.comic.pop import INK, Pop, around, at
from tools.art.paths import box, ellipse, limb, star


def kingpin(p: Pop) -> None:
    grounds.sky(p, "#1f2250", "#7a3a8a", dots="#12143a")
    grounds.skyline(p, 300, "#14163a", "#ffd86a", 4, 190)
    bust(
        p,
        Bust(jaw="round", brows="angry", mouth="smirk", eyes="open", wear=("suit", "#f4f4fa", "#8a2ab8"), build=1.5),
        250,
        118,
        1.1,
    )
    with p.transform(250, 118, 1.1):
        p.pen("M-40 62 Q0 88 40 62", 5)
    p.wire("M424 330 L424 206", "#4a2a1a", 12, 5)
    energy.gem(p, 424, 186, 26, "#c86af0", halo=False)
    hands.grip(p, "#f2b48a", 424, 244, 0.72)


def nick_fury(p: Pop) -> None:
    grounds.rays(p, "#e8b83a", "#f8d46a", 200, 140)
    bust(
        p,
        Bust(
            skin="#6a4028",
            jaw="oval",
            brows="angry",
            mouth="grim",
            beard="stubble",
            beard_colour="#1c1418",
            wear=("coat", "#16141f", "#3a3a48"),
            build=1.08,
        ),
        196,
        132,
        1.06,
    )
    with p.transform(196, 132, 1.06):
        face.eyepatch(p)
        face.scar(p, "#a86a4a")
    with p.transform(400, 208, 1, degrees=8):
        p.ink("M-70 -84 L-20 -84 L-8 -66 L76 -66 L76 90 L-70 90Z", "#e8c07a", 7, dots="#a8742a")
        p.line([(-70, -50), (76, -50)], INK, 4)
        with p.transform(4, 22, degrees=-14):
            p.pen(box(-60, -24, 120, 48, 6), 6, "#d8262f")
            p.text("SECRET", "BebasNeue-Bold.otf", 44, 0, 16, "#d8262f", "centre", tracking=1)
    hands.grip(p, "#6a4028", 338, 262, 0.62, 80)


def winter_soldier(p: Pop) -> None:
    grounds.sky(p, "#8aa8c8", "#e8f4ff", dots="#5a7aa0")
    grounds.peaks(p, 300, "#a8c0d8", 5, 110, "#ffffff")
    bust(
        p,
        Bust(
            hair="long",
            hair_colour="#3a2a20",
            brows="angry",
            mouth="",
            nose="",
            wear=("jacket", "#23283a", "#3a4258"),
            build=1.1,
        ),
        210,
        134,
        1.04,
    )
    with p.transform(210, 134, 1.04):
        p.ink("M-54 16 C-30 6 30 6 54 16 C52 50 36 72 0 78 C-36 72 -52 50 -54 16Z", "#1c1a26", 6)
        p.line([(-14, 44), (14, 44)], "#5a6078", 5)
    p.ink(limb([(330, 250), (400, 290), (440, 210)], 72, 56), "#c8d6ea", 7, dots="#5a6a90")
    for x, y, turn in ((346, 262, 20), (374, 282, 30), (420, 254, -60), (432, 226, -60)):
        p.ink(at(box(-5, -36, 10, 72, 4), x, y, 1, turn), "#9aa8c8", 4, shine=False)
    hands.fist(p, "#dce6f4", "", 438, 160, 0.52)
    p.plain(star(330, 244, 5, 26, 11), "#d8262f", 4)
    grounds.snow(p, 52, 6)


def agent_carter(p: Pop) -> None:
    grounds.sky(p, "#8ac8e8", "#f0f4e0", dots="#4a98c8")
    with p.transform(410, 66, 0.66, degrees=-10):
        p.ink("M-140 -12 C-60 -30 60 -30 120 -10 C132 0 132 10 120 18 C60 30 -80 20 -140 4Z", "#5a7a4a", 7)
        p.ink("M-30 6 L40 6 L0 84 L-40 84Z", "#6a8a5a", 7)
        p.ink("M-140 -8 L-160 -54 L-126 -50 L-104 -14Z", "#5a7a4a", 6)
        p.plain("M20 -22 C30 -44 70 -40 76 -18Z", "#c8f0ff", 5)
        p.plain(ellipse(130, 4, 7, 58), "#c8a87a", 5)
    bust(
        p,
        Bust(
            skin="#f4c8a8",
            hair="bob",
            hair_colour="#5a3018",
            mouth="lips",
            lip="#d8142a",
            wear=("suit", "#2a3f7a", "#d8262f"),
            build=0.86,
        ),
        196,
        158,
        1.0,
    )
    with p.transform(196, 158, 1.0):
        p.ink("M-46 -56 C-50 -110 50 -110 46 -56Z", "#d8202f", 7)
        p.plain("M-48 -70 L48 -70 L47 -54 L-48 -54Z", "#23283a", 5)
        p.ink("M-118 -34 C-60 -74 60 -74 118 -56 C80 -30 -60 -20 -118 -34Z", "#e8243c", 7, dots="#8a0a1a", dx=0, dy=-6)
    with p.transform(388, 232, 1, degrees=-8):
        p.ink(box(-66, -44, 132, 88, 4), "#fff6e0", 7)
        p.pen("M-66 -44 L0 14 L66 -44", 6)
        p.ink(ellipse(0, 12, 17), "#c81f2f", 5)


def pepper_potts(p: Pop) -> None:
    grounds.sky(p, "#e8e4f4", "#c8c0e0", dots="#9a8ac0")
    p.plain(box(20, 20, 130, 160), "#8ad0f0", 6)
    grounds_line = [(20, 120), (50, 120), (50, 84), (80, 84), (80, 130), (110, 130), (110, 100), (150, 100)]
    p.line(grounds_line, INK, 5)
    bust(
        p,
        Bust(
            skin="#f8d0b0",
            hair="pony",
            hair_colour="#f08a3a",
            mouth="smile",
            iris="#2a8a6a",
            wear=("suit", "#4a4a6a", "#7ad0d8"),
            build=0.82,
        ),
        236,
        132,
        1.0,
    )
    p.ink("M-20 330 L-20 248 L520 248 L520 330Z", "#a8744a", 7, dots="#5a3418")
    with p.transform(106, 238, 1, degrees=-12):
        p.ink(box(-62, -46, 124, 84, 10), "#2a2638", 7)
        p.plain(box(-52, -36, 104, 64, 4), "#5ad8f0", 4)
        p.line([(-36, 12), (-12, -10), (8, 4), (38, -22)], "#ffffff", 6)
    p.ink("M360 140 L460 140 L452 252 L368 252Z", "#ffffff", 7)
    p.wire("M458 160 C500 156 500 220 456 220", "#ffffff", 11, 5)
    p.ink(
        "M396 176 C420 160 446 180 436 204 C426 232 400 240 386 226 C398 216 384 190 396 176Z",
        "#e8202f",
        6,
        dots="#7a0a14",
    )
    p.wire("M424 172 C424 156 434 150 440 152", "#3a9a3a", 6, 3)


def j_jonah_jameson(p: Pop) -> None:
    grounds.rays(p, "#ff9a3a", "#ffb86a", 250, 110)
    for x, y, turn in ((70, 90, -20), (430, 70, 16), (456, 170, -8)):
        with p.transform(x, y, 1, degrees=turn):
            p.ink(box(-44, -56, 88, 112, 3), "#f4f0e4", 6)
            p.rect(-34, -44, 68, 16, INK)
            p.plain(box(-34, -18, 32, 40), "#b8b0a0", 3)
            for line in (-14, -2, 10, 22, 36):
                p.line([(6 if line < 30 else -34, line), (34, line)], INK, 4)
    bust(
        p,
        Bust(
            jaw="square",
            hair="crew",
            hair_colour="#4a3a34",
            brows="angry",
            mouth="shout",
            beard="brush",
            beard_colour="#3a2a26",
            nose="plain",
            wear=("suit", "#f4f6ff", "#2a6a3a"),
            build=1.0,
        ),
        250,
        128,
        1.06,
    )
    p.ink("M-20 330 L-20 262 L520 262 L520 330Z", "#8a5a34", 7, dots="#3a2010")
    p.ink(limb([(340, 280), (400, 240)], 54, 40), "#f4f6ff", 6)
    hands.fist(p, "#f2b48a", "", 420, 244, 0.46)
    for turn in (-150, -110, -70, -30):
        p.line([around(420, 244, 58, turn), around(420, 244, 86, turn)], INK, 7)


def aunt_may(p: Pop) -> None:
    grounds.sky(p, "#8ad0a8", "#c8f0d0", dots="#4aa878")
    p.ink(box(130, -20, 240, 350, 6), "#a8442a", 8, dots="#5a1a10")
    p.plain(box(160, 16, 180, 300, 4), "#c85a3a", 6)
    bust(
        p,
        Bust(
            skin="#f4ccb0",
            jaw="oval",
            hair="bun",
            hair_colour="#e8ecf4",
            mouth="smile",
            brows="high",
            wear=("gown", "#5a7ad0", "#ffffff"),
            build=0.8,
        ),
        250,
        132,
        0.94,
    )
    with p.transform(250, 132, 0.94):
        face.glasses(p, "round", "#d8f0ff", "#8a6a4a")
    p.ink(ellipse(250, 276, 150, 26), "#ffffff", 7)
    for index in range(4):
        y = 262 - index * 18
        p.ink(box(170, y - 10, 160, 22, 11), "#e8b05a", 6, dots="#a8641a")
    p.ink(
        "M176 200 C190 180 310 180 324 200 C330 216 310 214 306 232 C300 250 288 232 288 216 C260 220 220 216 "
        "210 216 C208 240 192 236 192 218 C176 218 170 212 "
        "176 200Z",
        "#b85a1a",
        5,
    )
    p.plain(box(236, 178, 30, 20, 5), "#fff2a0", 4)
    for x, turn in ((96, 30), (404, -30)):
        p.ink(limb([(x, 330), (x + turn * 0.6, 286)], 46, 40), "#5a7ad0", 6)


def quicksilver(p: Pop) -> None:
    grounds.speed(p, "#3ac0e8", "#8ae4ff")
    for shift, alpha in ((-210, 0.25), (-140, 0.4), (-70, 0.6)):
        with p.layer(alpha=alpha):
            figure(p, Figure("#2a5ad8", hair="wild", hair_colour="#f4f6ff", build=0.9), "run", 330 + shift, 168, 1.02)
    one = Figure(
        "#2a5ad8",
        gloves="#c8d2e8",
        legs="#23408a",
        boots="#c8d2e8",
        hair="wild",
        hair_colour="#f4f6ff",
        belt="#ffffff",
        build=0.92,
    )
    figure(p, one, "run", 336, 168, 1.08)
    for y in (70, 120, 200, 250):
        p.line([(20, y), (150, y)], "#ffffff", 7)


def shuri(p: Pop) -> None:
    grounds.rays(p, "#3a1f6a", "#5a2f98", 250, 140)
    for x, y, w in ((20, 30, 90), (390, 26, 90)):
        p.fill(box(x, y, w, 74, 8), "#5ff0ff", 0.35)
        p.stroke(box(x, y, w, 74, 8), "#8af4ff", 4)
        p.line([(x + 14, y + 54), (x + 34, y + 26), (x + 54, y + 44), (x + 76, y + 20)], "#e8ffff", 5)
    bust(
        p,
        Bust(
            skin="#6a3f28",
            jaw="oval",
            hair="knot",
            hair_colour="#1c1420",
            mouth="smile",
            wear=("lab", "#ffffff", "#7a3ad0"),
            build=0.78,
        ),
        250,
        142,
        0.98,
    )
    with p.transform(250, 142, 0.98):
        for x in (-22, 22):
            p.ink(ellipse(x, -104, 25, 23), "#1c1420", 6)
    for side in (-1, 1):
        x = 250 + side * 164
        p.ink(limb([(x - side * 40, 340), (x, 250)], 60, 54), "#ffffff", 6)
        p.ink(
            f"M{x - 62} 150 L{x - 66} 84 L{x - 28} 112 C{x - 10} 106 {x + 10} 106 {x + 28} 112 L{x + 66} 84 "
            f"L{x + 62} 150 C{x + 58} 220 {x + 36} 240 {x} 242 "
            f"C{x - 36} 240 {x - 58} 220 {x - 62} 150Z",
            "#c8d2e8",
            7,
            dots="#5a6488",
        )
        for way in (-1, 1):
            p.plain(ellipse(x + way * 26, 158, 14, 10), "#5ff0ff", 4)
        p.plain(f"M{x - 10} 184 L{x + 10} 184 L{x} 196Z", "#c8b8ff", 3)
        p.glow(x, 166, 70, "#5ff0ff", 0.5)


def okoye(p: Pop) -> None:
    grounds.rays(p, "#e8b83a", "#ffd86a", 250, 150)
    bust(
        p,
        Bust(
            skin="#5a3624",
            jaw="thin",
            eyes="open",
            brows="stern",
            mouth="lips",
            lip="#a82a34",
            wear=("armour", "#c8202f", "#ffc93a"),
            build=0.95,
        ),
        236,
        128,
        1.08,
    )
    with p.transform(236, 128, 1.08):
        p.pen("M-40 -40 C-30 -60 -10 -56 -12 -40 M40 -40 C30 -60 10 -56 12 -40 M0 -68 L0 -46", 5, "#e8d8c0")
        for y in (74, 88, 102):
            p.wire(f"M-32 {y} Q0 {y + 16} 32 {y}", "#ffe48a", 7, 3)
    with p.transform(30, 316, 1, degrees=72):
        arms.spear(p, 0, 0, 360, 0, "#e8f0ff", "#4a2a1a")
        p.ink("M-6 -300 L-40 -260 L-8 -262Z M6 -300 L40 -260 L8 -262Z", "#d8262f", 5)
    hands.grip(p, "#5a3624", 236, 250, 0.66, 72)


PICTURES = (
    kingpin, nick_fury, winter_soldier, agent_carter, pepper_potts, j_jonah_jameson, aunt_may, quicksilver, shuri,
    okoye,
)  # fmt: skip
