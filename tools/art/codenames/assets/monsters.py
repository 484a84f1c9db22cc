"""Monsters, spirits and legends."""

from __future__ import annotations

from tools.art.comic import arms, beasts, energy, face, grounds
from tools.art.comic.bust import Bust, bust
from tools.art.comic.figure import Figure, figure
from tools.art.comic.pop import INK, Pop, around, jagged
from tools.art.paths import box, ellipse, limb, polygon, union


def ghost_rider(p: Pop) -> None:
    x: float
    y: float
    grounds.sky(p, "#14102a", "#4a1a2a", "#c8481a", dots="#0a0818")
    for x in (134, 392):
        for turn in range(0, 360, 40):
            energy.flame(p, *around(x, 232, 40, turn), 0.5, turn + 60)
        p.ink(ellipse(x, 232, 50), "#23202c", 7)
        p.plain(ellipse(x, 232, 28), "#ffb02e", 5)
        p.spot(ellipse(x, 232, 12), INK)
    p.ink(
        "M120 226 L190 150 L330 150 L380 130 L410 150 L392 232 L340 236 L300 210 L220 236 L150 240Z",
        "#3a3a4a",
        7,
        dots=INK,
    )
    p.wire("M384 138 L360 100 L330 104", "#c8d2e8", 7, 4)
    one = Figure("#3a4a8a", gloves="#23306a", boots="#23306a", head="#f4f0e0", face="none")
    joints = figure(p, one, "ride", 242, 150, 0.86)
    x, y = joints["head"]
    with p.transform(x, y, 0.9, degrees=0):
        energy.flame(p, 0, 24, 0.72, -14)
        p.ink(
            "M-27 -6 C-28 14 -18 20 -14 34 L14 34 C18 20 28 14 27 -6 C24 -38 -24 -38 -27 -6Z", "#fff8e8", 5, shine=False
        )
        for way in (-9, 13):
            p.spot(ellipse(way, 2, 7, 8), INK)
        p.line([(-4, 26), (-4, 34)], INK, 3)
        p.line([(6, 26), (6, 34)], INK, 3)
    arms.chain(p, [(200, 110), (120, 70), (60, 96), (30, 40)], "#c8d2e8", 22)


def morbius(p: Pop) -> None:
    grounds.rays(p, "#3a1f3a", "#5a2a4a", 250, 170)
    for x, y, size in (
        (70, 70, 0.62),
        (160, 40, 0.42),
        (430, 70, 0.6),
        (350, 36, 0.4),
        (60, 190, 0.42),
        (446, 190, 0.46),
    ):
        beasts.bat(p, x, y, size, "#14101f")
    bust(
        p,
        Bust(
            skin="#d8e0e8",
            jaw="thin",
            hair="swept",
            hair_colour="#14101f",
            eyes="slit",
            iris="#ff4a4a",
            brows="angry",
            mouth="fangs",
            nose="none",
            ears="pointed",
            wear=("lab", "#f4f6ff", "#2a2638"),
            build=0.98,
        ),
        250,
        150,
        1.06,
    )


def hercules(p: Pop) -> None:
    x: float
    y: float
    grounds.sky(p, "#6ac0f0", "#e8f8ff", dots="#2a90d8")
    for x in (30, 104, 396, 470):
        p.ink(box(x - 22, 90, 44, 240, 4), "#f4ecd8", 6, dots="#b8a078")
        p.ink(box(x - 30, 76, 60, 20, 3), "#f4ecd8", 5)
        for k in (-8, 8):
            p.line([(x + k, 100), (x + k, 310)], "#b8a078", 4)
    with p.transform(250, 46, 1, degrees=-4):
        p.ink(box(-190, -26, 380, 56, 6), "#fff6e4", 7, dots="#b8a078")
        for x in (-190, 168):
            p.ink(box(x, -36, 24, 76, 4), "#fff6e4", 6)
        for y in (-8, 8):
            p.line([(-160, y), (160, y)], "#b8a078", 4)
    one = Figure(
        "#e8a878",
        legs="#c88a3a",
        boots="#8a5a2a",
        gloves="#c88a3a",
        head="#e8a878",
        hair="wild",
        hair_colour="#5a3018",
        belt="#ffc93a",
        build=1.55,
    )
    joints = figure(p, one, "lift", 250, 228, 0.98)
    x, y = joints["head"]
    with p.transform(x, y, 0.5):
        face.beard(p, "full", "#5a3018")
        face.mouth(p, "laugh", y=44)


def devil_dinosaur(p: Pop) -> None:
    grounds.sky(p, "#ffd86a", "#8ad86a", dots="#3a9a4a")
    grounds.hills(p, 250, "#3a9a3a", 4, 16)
    red = "#e0302a"
    p.ink(
        "M-20 330 C0 220 60 170 120 150 C130 90 160 30 240 20 C300 12 340 24 366 44 L440 60 C462 70 462 100 446 "
        "110 L330 126 C300 140 280 160 276 190 "
        "C300 240 300 290 300 340 L-20 340Z",
        red,
        8,
        dots="#7a0f14",
        dx=-18,
    )
    p.ink("M330 126 L448 112 C452 140 436 160 410 164 L320 172 C296 172 284 160 280 150Z", "#c8202a", 7)
    for x in range(326, 446, 20):
        p.spot(
            polygon((x - 8, 124 - (x - 326) * 0.1), (x + 9, 122 - (x - 326) * 0.1), (x + 2, 146 - (x - 326) * 0.1)),
            "#ffffff",
        )
    beasts.lizard_eye(p, 300, 62, 20)
    p.brush([(272, 48), (300, 36), (332, 52)], 6, 4, 13)
    p.spot(ellipse(432, 78, 6, 4), INK)
    p.ink("M124 160 C160 200 250 210 282 176 L286 208 C240 240 150 228 110 190Z", "#ffe03a", 6, dots="#c8901a")
    p.ink("M150 206 L130 290 L160 276 L180 296 L186 216Z", "#ffe03a", 6)
    p.ink(limb([(260, 250), (320, 244), (340, 266)], 34, 20), red, 6)
    for turn in (-10, 30):
        p.ink(
            polygon(around(344, 266, 6, turn + 90), around(344, 266, 30, turn), around(344, 266, 6, turn - 90)),
            "#ffffff",
            4,
            shine=False,
        )


def moon_girl(p: Pop) -> None:
    grounds.rays(p, "#5a3ad0", "#7a5af0", 250, 150)
    p.plain(union(ellipse(86, 80, 54)), "#ffe9a0", 6)
    p.spot(ellipse(106, 70, 46), "#7a5af0")
    bust(
        p,
        Bust(
            skin="#7a4a2c",
            jaw="round",
            hair="afro",
            hair_colour="#2a1820",
            eyes="open",
            mouth="grin",
            wear=("hoodie", "#ff7ab8", "#ffffff"),
            build=0.72,
        ),
        250,
        158,
        0.98,
    )
    with p.transform(250, 158, 0.98):
        p.ink("M-76 -16 C-84 -112 84 -112 76 -16 C40 -40 -40 -40 -76 -16Z", "#ff5a3a", 7, dots="#a81f1a")
        p.plain("M10 -88 C-20 -86 -24 -46 6 -42 C-8 -52 -8 -78 10 -88Z", "#ffe9a0", 4)
        face.glasses(p, "round", "#c8f0ff", "#23d0c8")
    with p.transform(426, 236, 1, degrees=-14):
        p.ink("M-50 -64 L0 -64 L4 -14 L50 0 L54 24 L-50 24Z", "#ffffff", 7)
        p.plain("M-50 -34 L2 -34 L3 -22 L-50 -22Z", "#ff5a3a", 4)
        for x in (-34, 34):
            p.ink(ellipse(x, 40, 17), "#ffd23a", 6)


def man_thing(p: Pop) -> None:
    grounds.sky(p, "#5a7a4a", "#23402a", dots="#12261a")
    for x in (50, 440):
        p.ink(f"M{x - 20} 330 L{x - 14} -10 L{x + 14} -10 L{x + 22} 330Z", "#2a3424", 6)
        for y in (40, 100):
            p.wire(
                f"M{x} {y} Q{x + (60 if x < 250 else -60)} {y + 20} {x + (74 if x < 250 else -74)} {y + 70}",
                "#3a5a2a",
                6,
                3,
            )
    moss = "#4a8a3a"
    p.ink(jagged(250, 220, 170, 140, 17, 6, 1.02), moss, 8, dots="#1a3a14", dx=-20)
    p.ink("M150 130 C150 60 200 30 250 30 C300 30 350 60 350 130 L330 200 L170 200Z", "#5a9a44", 7, dots="#1a3a14")
    for x in (214, 286):
        p.glow(x, 106, 60, "#ff3a2a")
        p.plain(ellipse(x, 106, 22, 19), "#ff3a2a", 6)
        p.spot(ellipse(x - 5, 100, 6), "#ffe0d0")
    for points in (
        [(250, 130), (250, 180), (236, 230), (246, 262)],
        [(222, 140), (210, 190), (190, 220)],
        [(278, 140), (290, 190), (312, 220)],
    ):
        p.tube(points, "#6a4a2a", 22)
    p.ink("M-20 330 L-20 276 C100 258 400 258 520 276 L520 330Z", "#3a6a78", 6, dots="#12303a")
    for y in (288, 304):
        p.pen(f"M60 {y} Q150 {y - 10} 240 {y} M280 {y + 4} Q360 {y - 6} 440 {y + 4}", 4, "#a8d8d8")


def werewolf_by_night(p: Pop) -> None:
    grounds.sky(p, "#23204a", "#4a3f7a", dots="#14102e")
    p.plain(ellipse(290, 120, 128), "#fff0b8", 6)
    for x, y, r in ((330, 70, 22), (250, 180, 18)):
        p.spot(ellipse(x, y, r), "#e8d890")
    p.ink("M-20 340 C60 230 160 220 250 246 C340 230 440 250 520 330 L520 340Z", "#1f2a34", 7)
    fur = "#8a5a34"
    p.ink(
        union(limb([(180, 150), (120, 120), (84, 66)], 50, 34), limb([(300, 150), (360, 190), (400, 150)], 50, 34)),
        fur,
        7,
        dots="#3a2010",
    )
    for x, y, turn in ((84, 62, -40), (402, 146, 30)):
        for k in (-26, 0, 26):
            p.ink(
                polygon(
                    around(x, y, 14, turn + k - 110), around(x, y, 40, turn + k - 90), around(x, y, 14, turn + k - 70)
                ),
                "#fff6e0",
                4,
                shine=False,
            )
    p.ink("M170 300 C150 210 160 140 200 120 L280 120 C320 140 330 210 310 300Z", fur, 8, dots="#3a2010")
    p.ink(
        "M170 200 L196 130 L216 190 L236 150 L256 196 L280 140 L312 210 L310 300 L170 300Z",
        "#3a5ab8",
        6,
        dots="#14286a",
    )
    with p.transform(240, 100, 0.9):
        p.ink(
            "M-60 60 C-80 10 -60 -30 -30 -40 L-50 -86 L-4 -52 L50 -90 L80 -98 L72 -72 L44 -36 L76 -44 C72 -16 "
            "50 4 40 30 L30 66Z",
            fur,
            8,
            dots="#3a2010",
        )
        p.pen("M-2 -20 C6 -32 14 -34 22 -30", 6)
        p.spot(ellipse(76, -92, 8), INK)
        p.spot(polygon((48, -38), (58, -42), (58, -26)), "#ffffff")


PICTURES = (
    ghost_rider, morbius, hercules, devil_dinosaur, moon_girl, man_thing, werewolf_by_night,
)  # fmt: skip
