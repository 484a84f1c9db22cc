"""Mutants of the school and their foes."""

from __future__ import annotations

from tools.art.comic import arms, energy, face, grounds, hands
from tools.art.comic.bust import Bust, bust
from tools.art.comic.figure import Figure, figure
from tools.art.comic.pop import INK, Pop, around, at
from tools.art.paths import box, ellipse, limb, mirrored, polygon, rotated, scaled, spline, star, svg


def wolverine(p: Pop) -> None:
    grounds.rays(p, "#a8481a", "#c8682a", 250, 140)
    p.dots("#4a1a0a", (250, 120), (250, 320))
    bust(
        p,
        Bust(
            jaw="square",
            hair="wild",
            hair_colour="#2a1f2a",
            beard="chops",
            eyes="fierce",
            iris="#ffffff",
            brows="angry",
            mouth="teeth",
            wear=("bare", "#f2b48a"),
            build=1.25,
        ),
        250,
        146,
        1.08,
    )
    for side in (-1, 1):
        arms.claws(p, 250 + side * 150, 214, side * -22, 0.92)
        hands.fist(p, "#f2b48a", "", 250 + side * 152, 236, 0.56)


def cyclops(p: Pop) -> None:
    grounds.sky(p, "#2a3a8a", "#4a6ad8", dots="#16205a")
    bust(p, Bust(hair="part", hair_colour="#5a3420", eyes="", brows="", mouth="grim", jaw="square",
                 wear=("tights", "#23306a", "#c8d2e8")), 130, 136, 1.14)  # fmt: skip
    energy.beam(p, (150, 128), (520, 128), 40, "#ff2a3a")
    with p.transform(130, 128, 1.14):
        p.ink(box(-68, -24, 136, 46, 20), "#ffc93a", 7)
        p.plain(box(-56, -9, 118, 16, 8), "#ff2a3a", 5)
        p.line([(-50, -4), (56, -4)], "#ffd0d0", 4)
    arms.burst(p, 452, 128, 74, "#fff2d0", "#ff5a3a")


def storm(p: Pop) -> None:
    grounds.sky(p, "#2a3050", "#5a6a90", dots="#161a34")
    p.spot(ellipse(250, 20, 340, 70), "#7a86a8")
    p.spot(ellipse(110, 30, 160, 60), "#4a5478")
    energy.lightning(p, (60, 30), (110, 110), (84, 124), (134, 220), width=34)
    energy.lightning(p, (440, 30), (392, 104), (422, 120), (376, 214), width=34)
    bust(p, Bust(skin="#7a4a30", hair="mane", hair_colour="#f4f6ff", eyes="slit", iris="#e8f8ff", brows="calm", mouth="lips",
                 lip="#a83a4a", wear=("cape", "#23263a", "#3a4066"), build=0.9), 250, 142, 1.06)  # fmt: skip
    grounds.rain(p, "#c8e4ff", 40, 3)


def phoenix(p: Pop) -> None:
    grounds.rays(p, "#3a0a3a", "#6a124a", 250, 150)
    wing = (
        "M250 190 C200 120 120 60 20 24 C44 50 40 66 62 80 C42 84 46 100 72 110 C54 120 66 134 92 138 "
        "C78 152 96 164 122 164 C112 180 150 196 196 190 L250 320Z"
    )
    for area in (svg(wing), mirrored(svg(wing), 250)):
        p.ink(area, "#ff6a1f", 7, dots="#c8201f")
        p.spot(scaled(area, 0.66, 0.66, 250, 190), "#ffb92e")
        p.spot(scaled(area, 0.36, 0.36, 250, 200), "#fff2a0")
    p.ink("M206 190 C196 130 214 106 232 96 C216 64 244 30 274 40 C290 44 298 56 312 62 C298 68 288 70 282 82 "
          "C290 110 306 140 294 190 "
          "C284 240 296 280 320 320 L180 320 C204 280 214 240 206 190Z", "#ff8a2a", 7, dots="#d83a1f")  # fmt: skip
    for x, turn in ((250, -30), (262, 0), (246, -60)):
        p.spot(rotated(ellipse(x, 30, 6, 22), turn, x, 48), "#ffd23a")
    p.plain(ellipse(268, 58, 7), "#fff6d0", 4)
    p.spot("M232 200 C232 160 240 130 252 120 C264 140 270 170 268 206 C262 250 262 280 270 320 L230 320 C238 "
           "280 238 250 232 200Z",
           "#ffe27a")  # fmt: skip


def rogue(p: Pop) -> None:
    grounds.rays(p, "#1f6a3a", "#3a9a5a", 250, 140)
    bust(p, Bust(hair="wavy", hair_colour="#7a3a1a", mouth="smirk", eyes="open", iris="#2a8a4a", brows="calm",
                 wear=("jacket", "#6a4a2a", "#ffd23a"), build=0.9), 190, 140, 1.08)  # fmt: skip
    with p.transform(190, 140, 1.08):
        p.ink(
            "M-4 -90 C20 -92 34 -80 40 -56 C50 -26 70 0 74 60 C60 30 40 10 26 -20 C12 -44 0 -60 -4 -90Z",
            "#ffffff",
            5,
            dark="#c8cce0",
        )
    hands.palm(p, "#f2b48a", 392, 176, 0.86, 10)
    p.ink("M356 206 L438 192 L452 330 L376 340Z", "#2a6a3a", 7, dots="#0f3a20")
    p.plain("M350 196 L436 180 L442 206 L354 222Z", "#3a8a4a", 5)


def beast(p: Pop) -> None:
    grounds.rays(p, "#ffb92e", "#ffd25a", 250, 150)
    fur = star(0, 0, 15, 128, 104)
    with p.transform(216, 138):
        p.ink(scaled(fur, 1.05, 1), "#2a5ac8", 7, dots="#142a7a")
        p.ink("M-100 90 C-160 120 -180 170 -190 240 L190 240 C180 170 160 120 100 90Z", "#2a5ac8", 7, dots="#142a7a")
        for side in (1, -1):
            p.ink(polygon((side * 62, -76), (side * 118, -138), (side * 106, -50)), "#2a5ac8", 6)
        p.ink(ellipse(0, 36, 62, 50), "#5a8ae8", 6)
        p.plain("M-22 2 L22 2 L0 26Z", INK, 3)
        p.pen("M0 26 L0 44 M-34 46 Q0 66 34 46", 5)
        for x in (-24, 24):
            p.spot(polygon((x - 7, 52), (x + 7, 52), (x, 68)), "#ffffff")
        face.eyes(p, "round", "#8a3a1a", -28)
        face.brows(p, "high", INK)
    with p.transform(216, 134, 1.15):
        face.glasses(p, "round", "#d8f4ff", "#ffd23a")
    p.ink("M330 176 L404 158 L404 296 L330 314Z", "#d8262f", 6)
    p.ink("M404 158 L480 170 L480 308 L404 296Z", "#f2404a", 6)
    for y in (192, 214, 236):
        p.line([(420, y), (464, y + 6)], "#ffe0c0", 5)


def nightcrawler(p: Pop) -> None:
    grounds.swirl(p, "#3a1a5a", "#5a2a82", 250, 150, 8)
    energy.smoke(p, 150, 210, 1.7, "#b88ad8", 3, 11)
    energy.smoke(p, 372, 230, 1.2, "#8a5ab8", 5, 9)
    p.tube([(262, 210), (330, 240), (404, 200), (430, 120), (396, 70)], "#2a4a9a", 18)
    p.ink(polygon((396, 84), (360, 40), (398, 50), (438, 30), (420, 76)), "#2a4a9a", 6)
    one = Figure("#c8262f", arms="#2a4a9a", gloves="#2a4a9a", legs="#1f2a5a", boots="#2a4a9a", head="#3a5ab8", face="mask",
                 lens="#ffe84a", hair="short", hair_colour="#1a1f4a", build=0.86)  # fmt: skip
    figure(p, one, "leap", 236, 186, 1.04)


def colossus(p: Pop) -> None:
    grounds.sky(p, "#ffd86a", "#e8903a", dots="#b8481f")
    p.rect(0, 262, 500, 40, "#8a5a2a")
    steel = "#a8b6d0"
    one = Figure(
        steel,
        legs="#c8262f",
        boots="#c8262f",
        head=steel,
        face="mask",
        lens="#ffffff",
        hair="short",
        hair_colour="#4a5478",
        belt="#ffc93a",
        build=1.5,
    )
    figure(p, one, "lift", 250, 226, 0.98)
    with p.transform(250, 62):
        p.ink(box(-150, -36, 210, 60, 14), "#2f9a4a", 7, dots="#145a2a")
        p.ink(box(-60, -84, 96, 60, 10), "#2f9a4a", 7)
        p.plain(box(-46, -70, 66, 40, 6), "#c8f0ff", 5)
        p.wire("M-120 -36 L-120 -70", "#4a5478", 8, 4)
        for x, r in ((-106, 40), (76, 58)):
            p.ink(ellipse(x, 14, r), "#2a2638", 7)
            p.plain(ellipse(x, 14, r * 0.44), "#ffc93a", 5)


def shadowcat(p: Pop) -> None:
    grounds.bricks(p, "#b85a3a", "#6a2a1a")
    p.spot(ellipse(276, 170, 150, 160), "#7fe8ff", 0.55)
    with p.clip(box(236, -10, 300, 330)):
        bust(
            p,
            Bust(hair="pony", hair_colour="#6a3a1a", mouth="smile", wear=("tights", "#2a4ab8", "#ffd23a"), build=0.85),
            236,
            150,
            1.1,
        )
    with p.layer(alpha=0.32), p.clip(box(-10, -10, 246, 330)):
        bust(
            p,
            Bust(hair="pony", hair_colour="#6a3a1a", mouth="smile", wear=("tights", "#2a4ab8", "#ffd23a"), build=0.85),
            236,
            150,
            1.1,
        )
    p.pen("M236 -5 C228 60 244 120 234 180 C226 230 244 270 236 305", 7, "#e8fcff")
    with p.transform(404, 190):
        p.ink(
            spline([(-30, 60), (-34, 10), (-8, -14), (-2, -50), (34, -60), (66, -40), (44, -24), (30, 6), (40, 60)]),
            "#a84ad8",
            6,
            dots="#4a1a7a",
        )
        p.ink("M-20 0 C-70 -50 -50 -90 -20 -110 C-16 -80 10 -60 14 -20Z", "#c87af0", 6)
        p.plain(ellipse(34, -46, 6), "#fff2a0", 4)


def iceman(p: Pop) -> None:
    x: float
    y: float
    grounds.sky(p, "#3a8ad8", "#a8e4ff", dots="#1f5aa8")
    p.ink("M-20 300 C120 320 260 300 420 120 L520 40 L520 110 C420 230 300 340 -20 350Z", "#d8f8ff", 7, dots="#5ab0e8")
    for x, y in ((150, 316), (262, 286), (360, 206), (430, 128)):
        p.ink(polygon((x - 16, y), (x, y + 76), (x + 18, y - 12)), "#b8ecff", 5)
    one = Figure("#c8f4ff", head="#d8faff", face="mask", lens="#2a6ac8", hair="wild", hair_colour="#eefcff", build=0.95)
    joints = figure(p, one, "lunge", 236, 168, 1.02, -22)
    x, y = joints["near"]
    for turn in (-50, -20, 10, 40):
        p.ink(
            polygon(around(x, y, 20, turn - 30), around(x, y, 64, turn), around(x, y, 20, turn + 30)),
            "#eefcff",
            4,
            shine=False,
        )
    grounds.snow(p, 26, 5)


def archangel(p: Pop) -> None:
    grounds.rays(p, "#d8a8e8", "#f0d0f8", 250, 60)
    for side in (1, -1):
        for index in range(8):
            turn = -64 + index * 17
            tip = (
                around(250 + side * 24, 130, 246 - index * 10, turn)
                if side > 0
                else around(226, 130, 246 - index * 10, 180 - turn)
            )
            root = (250 + side * 20, 110 + index * 8)
            mid = ((root[0] + tip[0]) / 2 + side * 16, (root[1] + tip[1]) / 2 + 22)
            p.ink(polygon(root, tip, mid), ("#b8c6e8", "#8a9ac8")[index % 2], 5, dx=0, dy=-5)
    one = Figure("#5a2a9a", arms="#3a6ad8", gloves="#5a2a9a", legs="#5a2a9a", boots="#3a1a6a", head="#4a7ae8", hair="short",
                 hair_colour="#f2d86a", build=1.0)  # fmt: skip
    figure(p, one, "hips", 250, 178, 1.02)


def emma_frost(p: Pop) -> None:
    grounds.rays(p, "#5a7ad8", "#8aa8f0", 250, 140)
    white = Bust(
        hair="long", hair_colour="#fff0b8", mouth="lips", iris="#2a6ac8", wear=("gown", "#f4f6ff", "#7fd8ff"), build=0.9
    )
    bust(p, white, 250, 140, 1.12)
    with p.clip(box(250, -10, 300, 330)):
        p.ink("M250 52 L296 62 L316 110 L310 160 L284 206 L250 222Z", "#c8f8ff", 6, dark="#7ac8f0")
        for line in (((250, 90), (290, 96), (316, 110)), ((290, 96), (296, 62)), ((290, 96), (272, 150), (310, 160)),
                     ((272, 150), (284, 206)), ((250, 170), (272, 150), (250, 110))):  # fmt: skip
            p.line(list(line), "#2a6ac8", 4)
        p.plain("M264 130 L300 120 L296 140 L272 144Z", "#ffffff", 4)
    energy.gem(p, 420, 186, 62, "#a8f0ff")
    energy.sparks(p, 420, 170, 92, 6, "#ffffff", 3, 8)


def magneto(p: Pop) -> None:
    grounds.rays(p, "#3a1a4a", "#5a2a6a", 250, 140)
    bust(
        p,
        Bust(
            eyes="fierce",
            iris="#ffffff",
            brows="",
            mouth="grim",
            jaw="square",
            ears="",
            wear=("cape", "#a81a3a", "#6a2ab8"),
            build=1.05,
        ),
        190,
        146,
        1.08,
    )
    with p.transform(190, 146, 1.08):
        p.ink(
            "M-70 70 C-84 -40 -60 -104 0 -106 C60 -104 84 -40 70 70 L40 76 L40 6 L18 -18 L0 -4 L-18 -18 L-40 6 "
            "L-40 76Z",
            "#c8283a",
            7,
            dots="#5a0a2a",
        )
    hands.palm(p, "#8a2ab8", 400, 226, 0.76, 6, 1.3)
    with p.transform(400, 96, 1, degrees=12):
        p.ink(
            "M-58 40 L-58 -20 C-56 -84 56 -84 58 -20 L58 40 L22 40 L22 -16 C20 -38 -20 -38 -22 -16 L-22 40Z",
            "#e8243c",
            6,
        )
        for x in (-58, 22):
            p.plain(box(x, 18, 36, 24), "#e8ecf8", 5)
    for x, y, turn in ((320, 52, 20), (482, 120, -30), (316, 140, 60), (470, 36, 80)):
        p.ink(at(box(-18, -7, 36, 14, 3), x, y, 1, turn), "#a8b2c8", 5)


def mystique(p: Pop) -> None:
    grounds.rays(p, "#8a2a4a", "#b83a5a", 120, 150)
    bust(p, Bust(skin="#3a7ad8", hair="swept", hair_colour="#d8321f", eyes="slit", iris="#ffe03a", mouth="smirk", brows="stern",
                 wear=("full", "#2a5ab8", "#1a3a8a"), build=0.85), 132, 146, 1.0, -4)  # fmt: skip
    frame = ellipse(368, 150, 122, 148)
    p.ink(frame, "#ffc93a", 8, dots="#b8741a")
    glass = ellipse(368, 150, 100, 126)
    p.fill(glass, "#c8ecf8")
    with p.clip(glass):
        bust(p, Bust(skin="#e8b08a", hair="sides", hair_colour="#6a6a7a", beard="brush", mouth="", brows="calm",
                     wear=("suit", "#4a5478", "#d8262f"), build=0.9), 368, 150, 0.92)  # fmt: skip
        p.spot(polygon((300, 20), (330, 20), (270, 260), (240, 260)), "#ffffff", 0.5)
    p.stroke(glass, INK, 6)


def juggernaut(p: Pop) -> None:
    x: float
    y: float
    grounds.bricks(p, "#a86a4a", "#6a3a2a")
    grounds.boom(p, "#3a2440", "#5a3a60", 250, 150, 1.06, 8)
    for x, y, turn in ((40, 60, 20), (458, 84, -24), (70, 220, 40), (446, 236, 12)):
        p.ink(at(box(-30, -15, 60, 30), x, y, 1, turn), "#c87a54", 5)
    with p.transform(250, 150):
        p.ink("M-190 190 C-210 60 -140 0 -70 10 L70 10 C140 0 210 60 190 190Z", "#a8302a", 8, dots="#4a0f1a", dx=-20)
        p.ink("M-92 100 C-108 -60 -80 -130 0 -132 C80 -130 108 -60 92 100Z", "#b8562a", 9, dots="#5a1f12", dx=-24)
        p.plain("M-54 6 C-40 -10 -14 -6 -8 6 L-8 20 L-50 20Z M54 6 C40 -10 14 -6 8 6 L8 20 L50 20Z", INK, 4)
        for x in (-30, 30):
            p.plain(ellipse(x, 11, 9, 6), "#ffffff", 0)
        for x in (-34, -12, 10, 32):
            p.plain(box(x - 7, 44, 14, 50, 5), INK, 0)
        for turn in (-60, -30, 0, 30, 60):
            x, y = around(0, -10, 100, turn - 90, 112)
            p.plain(ellipse(x, y + 4, 7), "#e8c09a", 4)


def professor_x(p: Pop) -> None:
    grounds.rings(p, 250, 104, "#1f4a8a", "#2a62b0", "#3a7ad0", "#5a9ae8", "#8ac0f8", "#c8e8ff", step=58)
    for x in (128, 372):
        p.wire(ellipse(x, 242, 74), "#ffc93a", 11, 5)
        for turn in range(0, 180, 30):
            p.line([around(x, 242, 68, turn), around(x, 242, 68, turn + 180)], INK, 4)
    p.ink(box(150, 120, 200, 190, 30), "#4a4a6a", 7)
    bust(
        p,
        Bust(jaw="oval", brows="calm", eyes="closed", mouth="calm", wear=("suit", "#3a4a6a", "#2a9a5a"), build=0.9),
        250,
        122,
        1.0,
    )
    for side in (-1, 1):
        for reach in (22, 44, 66):
            p.pen(f"M{250 + side * (70 + reach)} {70 - reach * 0.5} Q{250 + side * (84 + reach)} 108 "
                  f"{250 + side * (70 + reach)} "
                  f"{146 + reach * 0.5}", 7, "#ffffff")  # fmt: skip


def gambit(p: Pop) -> None:
    grounds.rays(p, "#6a1238", "#8f1f4a", 360, 150)
    bust(
        p,
        Bust(
            hair="swept",
            hair_colour="#5a3018",
            eyes="slit",
            iris="#ff3a4a",
            brows="stern",
            mouth="smirk",
            beard="stubble",
            beard_colour="#5a3018",
            wear=("coat", "#8a5a34", "#c83a7a"),
        ),
        144,
        140,
        1.06,
    )
    p.glow(374, 150, 150, "#ff5ad8")
    for turn, x, colour in ((-22, 320, "#f0a8e0"), (0, 372, "#f8d0f0"), (20, 424, "#ffffff")):
        with p.transform(x, 164, 1, degrees=turn):
            p.halo(box(-50, -78, 100, 150, 10), "#ff4ad0", 14, 0.7)
            p.ink(box(-50, -78, 100, 150, 10), colour, 6, dx=-6, dy=-6)
    with p.transform(424, 164, 1, degrees=20):
        p.plain(
            "M0 -34 C20 -10 36 4 22 22 C12 30 4 24 4 18 L10 40 L-10 40 L-4 18 C-4 24 -12 30 -22 22 C-36 4 -20 "
            "-10 0 -34Z",
            INK,
            0,
        )
    hands.grip(p, "#f2b48a", 384, 262, 0.8, 10)


def cable(p: Pop) -> None:
    p.wash("#2a3a6a")
    arms.dial(p, 250, 150, 190, "#ffe9b0", "#c8862a", (-110, 20))
    p.dots("#8a4a1a", (250, 60), (250, 330))
    bust(p, Bust(jaw="square", hair="crew", hair_colour="#e8ecf8", eyes="fierce", iris="#ffffff", brows="angry", mouth="grim",
                 wear=("jacket", "#3a4a7a", "#2a2638"), build=1.3), 236, 140, 1.06)  # fmt: skip
    p.glow(268, 138, 60, "#ffd23a")
    p.plain(star(268, 138, 4, 26, 9), "#fff2a0", 3)
    p.ink(limb([(390, 320), (410, 240), (400, 190)], 70, 60), "#b8c6e0", 7, dots="#5a6a98")
    hands.fist(p, "#c8d6f0", "", 404, 166, 0.52)
    for y in (232, 262):
        p.line([(376, y), (440, y + 6)], INK, 5)


PICTURES = (
    wolverine, cyclops, storm, phoenix, rogue, beast, nightcrawler, colossus, shadowcat, iceman, archangel, emma_frost, magneto,
    mystique, juggernaut, professor_x, gambit, cable,
)  # fmt: skip
