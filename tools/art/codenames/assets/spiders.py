"""The climbers of the city, their friends and their foes."""

from __future__ import annotations

from collections.abc import Sequence

from tools.art.comic import arms, beasts, energy, face, grounds, hands
from tools.art.comic.bust import Bust, bust
from tools.art.comic.figure import Figure, figure
from tools.art.comic.pop import INK, Pop, around, at
from tools.art.paths import box, ellipse, limb, mirrored, polygon, rotated, spline, star, svg, taper, union


def spider_man(p: Pop) -> None:
    grounds.sky(p, "#2a6ae0", "#8ad0ff", dots="#1a4ab8")
    p.ink("M-10 320 L-10 90 L104 116 L104 320Z", "#3a3468", 6)
    p.ink("M400 320 L400 140 L520 110 L520 320Z", "#4a3f7a", 6)
    for x, y in ((20, 150), (62, 158), (20, 210), (62, 214), (424, 176), (464, 168), (424, 230), (464, 226)):
        p.rect(x, y, 20, 30, "#ffd86a")
    p.wire("M318 -20 L318 20", "#ffffff", 5, 3)
    p.wire("M330 -20 L306 66", "#ffffff", 6, 3)
    one = Figure(
        "#2a4ac8",
        arms="#e8343c",
        gloves="#2a4ac8",
        legs="#e8343c",
        boots="#2a4ac8",
        head="#e8343c",
        face="visor",
        lens="#ffe84a",
    )
    figure(p, one, "swing", 244, 228, 1.02, 14)


def miles_morales(p: Pop) -> None:
    grounds.rays(p, "#d8183a", "#f0405a", 250, 150)
    energy.web(p, 250, 120, 330, 14, 6, "#7a0a22", 4)
    one = Figure("#1f1a2e", gloves="#d8262f", boots="#d8262f", head="#1f1a2e", face="mask", lens="#ff5a6a", build=0.92)
    joints = figure(p, one, "cling", 250, 176, 1.12)
    for name in ("far", "near"):
        x, y = joints[name]
        p.glow(x, y, 60, "#ffe84a")
        energy.crackle(p, x, y, 56, 6, "#ffe84a", 3)


def spider_gwen(p: Pop) -> None:
    grounds.rays(p, "#ff6ab8", "#ff9ad0", 250, 150)
    p.ink(ellipse(250, 292, 116, 30), "#7fe8e0", 7)
    p.ink("M134 292 L134 320 L366 320 L366 292 C340 316 160 316 134 292Z", "#3ab8c8", 6)
    one = Figure(
        "#ffffff",
        arms="#c84a9a",
        gloves="#ffffff",
        legs="#c84a9a",
        boots="#ffffff",
        hair="hood",
        hair_colour="#ffffff",
        belt="#c84a9a",
        build=0.78,
    )
    joints = figure(p, one, "toe", 250, 156, 1.02)
    for name, turn in (("far", -40), ("near", 40)):
        x, y = joints[name]
        p.wire(polygon((x - turn * 0.3, y + 26), (x + turn * 0.8, y - 46), close=False), "#c8843a", 8, 4)
    energy.note(p, 92, 120, 1, "#2a2638", -10)
    energy.note(p, 420, 190, 0.8, "#2a2638", 12)


def venom(p: Pop) -> None:
    grounds.rays(p, "#6a8a2a", "#8ab83a", 250, 140)
    black = "#1c1828"
    p.ink("M60 320 C50 230 110 180 170 190 L330 190 C390 180 450 230 440 320Z", black, 8)
    p.ink("M132 130 C130 30 180 -4 250 -4 C320 -4 370 30 368 130 C368 210 320 262 250 264 C180 262 132 210 132 130Z", black, 8,
          dark="#0a0810")  # fmt: skip
    for x, y, r in ((322, 92, 24), (290, 60, 15), (346, 54, 12)):
        for way in (x, 500 - x):
            p.plain(ellipse(way, y, r, r * 0.8), "#e8ffd0", 4)
            p.spot(ellipse(way, y, r * 0.3, r * 0.6), "#3a6a1a")
    mouth = svg("M152 138 C200 168 300 168 348 138 C346 212 300 244 250 246 C200 244 154 212 152 138Z")
    p.plain(mouth, "#7a0f2a", 6)
    with p.clip(mouth):
        for index in range(10):
            x = 158 + index * 20
            p.plain(polygon((x - 10, 136), (x + 12, 136), (x + 2, 182)), "#fff8e0", 3)
            p.plain(polygon((x - 8, 250), (x + 12, 250), (x + 2, 208)), "#fff8e0", 3)
    p.tube(
        [(250, 214), (262, 246), (310, 262), (372, 240), (400, 190), (450, 196), (440, 230)], "#ff4a6a", 24, "#a81a3a"
    )


def carnage(p: Pop) -> None:
    grounds.swirl(p, "#1a0a14", "#4a0a1a", 250, 150, 6, 1.6)
    red = "#e8202f"
    for points in ([(250, 160), (120, 130), (60, 40), (10, 30)], [(250, 190), (110, 230), (60, 300), (20, 290)],
                   [(260, 150), (390, 110), (430, 20), (500, 20)], [(260, 200), (400, 220), (450, 300), (500, 270)],
                   [(250, 150), (190, 60), (200, 0)], [(250, 150), (330, 50), (320, -10)]):  # fmt: skip
        p.ink(_strand(points), red, 5, dots="#5a0a14")
    p.ink("M170 120 C166 40 200 20 250 18 C300 20 334 40 330 120 C330 200 296 250 250 254 C204 250 170 200 170 120Z", red, 8,
          dots="#5a0a14", dx=-16)  # fmt: skip
    for side in (1, -1):
        eye = svg("M264 118 C284 76 312 72 324 86 C322 118 296 134 264 118Z")
        p.plain(eye if side > 0 else mirrored(eye, 250), "#ffffff", 5)
    p.plain("M190 168 L310 168 L296 216 L272 198 L250 222 L228 198 L204 216Z", INK, 4)
    for x in (204, 228, 252, 276, 298):
        p.spot(polygon((x - 9, 168), (x + 9, 168), (x, 192)), "#fff8e0")
    p.pen("M196 60 C210 90 206 96 220 110 M310 60 C292 84 300 92 284 104 M250 26 C246 60 256 70 250 96", 5, INK)


def _strand(points: Sequence[tuple[float, float]]) -> object:
    return taper(points, 44, 3, 26)


def green_goblin(p: Pop) -> None:
    grounds.sky(p, "#ff8a3a", "#ffd88a", dots="#e8501f")
    p.plain(ellipse(396, 76, 54), "#fff0b0", 5)
    p.ink("M40 236 C110 190 170 204 250 216 C330 204 390 190 460 236 C420 230 400 246 384 262 C352 240 320 250 "
          "300 270 L200 270 C180 250 148 "
          "240 116 262 C100 246 80 230 40 236Z", "#3a4468", 7, dots="#1a1f3a")  # fmt: skip
    one = Figure(
        "#6a2a9a",
        arms="#4ab83a",
        gloves="#6a2a9a",
        legs="#4ab83a",
        boots="#6a2a9a",
        head="#5ac83a",
        face="mask",
        lens="#ffe03a",
        hair="hood",
        hair_colour="#7a3ab8",
    )
    joints = figure(p, one, "slash", 226, 146, 0.88)
    x, y = joints["near"][0] + 22, joints["near"][1] + 36
    p.ink(ellipse(x + 6, y - 8, 32, 28), "#ff8a1f", 6, dots="#b8401a")
    p.spot(polygon((x - 12, y - 12), (x - 2, y - 12), (x - 7, y - 22)), INK)
    p.spot(polygon((x + 14, y - 12), (x + 24, y - 12), (x + 19, y - 22)), INK)
    p.pen(f"M{x - 10} {y} Q{x + 6} {y + 14} {x + 22} {y}", 5)
    energy.flame(p, x + 6, y - 32, 0.3)


def doctor_octopus(p: Pop) -> None:
    grounds.rays(p, "#2a8a7a", "#3ab89a", 250, 150)
    for side in (1, -1):
        for points in (
            [(250, 190), (380, 170), (420, 90), (360, 40)],
            [(250, 220), (400, 260), (470, 200), (456, 130)],
        ):
            way = [(x, y) if side > 0 else (500 - x, y) for x, y in points]
            p.tube(way, "#b8c2d8", 26, "#4a5478")
            x, y = way[-1]
            for turn in (-130, -90, -50):
                p.ink(
                    polygon(around(x, y, 12, turn - 40), around(x, y, 44, turn), around(x, y, 12, turn + 40)),
                    "#e8ecf8",
                    5,
                    shine=False,
                )
    bust(
        p,
        Bust(
            jaw="round", hair="bowl", eyes="", brows="", mouth="smirk", wear=("coat", "#4a7a2a", "#ffb02e"), build=1.15
        ),
        250,
        156,
        1.0,
    )
    with p.transform(250, 156):
        p.ink("M-62 -6 C-72 -70 -40 -92 0 -90 C40 -92 72 -70 62 -6 L52 -34 L-52 -34Z", "#5a3a20", 6)
        face.glasses(p, "round", "#8af0d8", INK)


def sandman(p: Pop) -> None:
    grounds.sky(p, "#58b8e8", "#d8f0f8", dots="#2a8ac8")
    sand = "#e8c070"
    p.ink(
        "M-20 330 L-20 236 C60 200 120 230 170 210 C230 180 330 200 380 240 C430 220 470 230 520 216 L520 330Z",
        sand,
        7,
        dots="#a8742a",
    )
    p.ink(
        "M210 320 C200 230 190 190 220 160 C260 130 300 150 330 170 C380 160 430 190 440 320Z", sand, 7, dots="#a8742a"
    )
    hands.fist(p, sand, "", 366, 126, 0.92)
    for x, y, r in ((300, 60, 8), (440, 60, 10), (470, 120, 6), (262, 120, 7), (330, 20, 6)):
        p.plain(ellipse(x, y, r), sand, 3)
    one = Bust(skin="#e0a878", hair="crew", hair_colour="#6a4a2a", brows="angry", mouth="grim", jaw="square",
               wear=("tights", "#3a9a4a", "#2a6a34"), build=0.95)  # fmt: skip
    with p.clip(union(box(-10, -10, 260, 250), polygon((0, 230), (250, 250), (60, 290)))):
        bust(p, one, 130, 122, 0.92)
        for y in (218, 236):
            p.pen(f"M20 {y + 6} Q130 {y - 12} 240 {y + 6}", 9, "#1a1526", 0.85)


def electro(p: Pop) -> None:
    grounds.rays(p, "#12305a", "#1a4a8a", 250, 130)
    p.glow(250, 130, 260, "#7fd8ff", 0.8)
    bust(p, Bust(skin="#58a8f0", jaw="oval", eyes="slit", iris="#fff8a0", brows="angry", mouth="teeth", ears="", nose="none",
                 wear=("full", "#1f6a3a", "#ffe84a"), build=1.05), 250, 140, 1.0)  # fmt: skip
    for side in (1, -1):
        for a, b, c in (
            ((60, -40), (110, -60), (96, -96)),
            ((56, -70), (80, -120), (58, -150)),
            ((64, 0), (130, 0), (150, -36)),
        ):
            points = [(250 + side * x, 140 + y) for x, y in ((40, -20), a, b, c)]
            energy.lightning(p, *points, width=26)
    energy.lightning(p, (250, 74), (236, 40), (262, 30), (246, -16), width=34)
    for x in (76, 424):
        energy.crackle(p, x, 226, 76, 9, "#ffe84a", 4)


def mysterio(p: Pop) -> None:
    grounds.swirl(p, "#1f5a4a", "#2a8a6a", 250, 120, 9, 1.2)
    p.ink(
        "M30 330 C60 230 150 190 210 190 L290 190 C350 190 440 230 470 330Z", "#7a2ab8", 8, dots="#3a0f6a", dx=0, dy=-24
    )
    p.ink("M160 330 C166 250 200 216 250 216 C300 216 334 250 340 330Z", "#3a9a6a", 7, dots="#145a3a")
    p.ink("M190 214 C200 196 300 196 310 214 L320 236 C290 250 210 250 180 236Z", "#ffc93a", 7)
    globe = ellipse(250, 110, 108, 102)
    p.fill(globe, "#d8f8ff")
    with p.clip(globe):
        energy.smoke(p, 240, 140, 1.5, "#b8d8e8", 2)
        energy.smoke(p, 280, 90, 0.8, "#e8f8ff", 4)
    p.stroke(globe, INK, 8)
    p.spot("M170 96 C176 60 200 36 226 30 C206 50 194 76 190 104Z", "#ffffff", 0.9)
    for x in (222, 278):
        p.glow(x, 116, 34, "#c8ff5a")
        p.spot(ellipse(x, 116, 9, 12), "#2a6a3a")


def vulture(p: Pop) -> None:
    grounds.sky(p, "#f0b870", "#f8e0a8", dots="#c8742a")
    green = "#3a8a4a"
    for side in (1, -1):
        for index in range(6):
            x, y = 250 + side * (70 + index * 34), 96 - index * 6
            feather = polygon(
                (x - 20, y),
                (x + 20, y - 6),
                (x + side * 46, y + 150 - index * 18),
                (x + side * 20, y + 160 - index * 18),
            )
            p.ink(feather, (green, "#2a6a3a")[index % 2], 5)
        p.ink(limb([(250 + side * 40, 110), (250 + side * 150, 64), (250 + side * 246, 56)], 44, 18), "#58b85a", 6)
    p.ink("M206 130 L294 130 L280 240 L250 320 L220 240Z", green, 7, dots="#14502a")
    puffs = [ellipse(250 + x, 132 + abs(x) * 0.12, 22, 20) for x in (-66, -44, -22, 0, 22, 44, 66)]
    p.ink(union(*puffs), "#f4e8d0", 6)
    with p.transform(250, 80, 0.86):
        face.ears(p, "#f0b890")
        face.face(p, "#f0b890", "thin")
        face.brows(p, "angry", "#c8c8d0")
        face.eyes(p, "fierce", "#fff0a0")
        face.nose(p, "hook")
        face.mouth(p, "grim", y=56)
        p.pen("M-22 -46 Q0 -54 22 -46", 4)


def the_lizard(p: Pop) -> None:
    grounds.rays(p, "#8a5a2a", "#a8743a", 250, 150)
    green = "#4ab84a"
    p.tube([(430, 330), (470, 240), (440, 150), (470, 80)], green, 34, "#145a2a")
    body = svg("M110 330 C110 240 150 200 200 196 L300 196 C350 200 390 240 390 330Z")
    p.ink(body, "#f0f2f8", 7, dx=-20)
    p.ink("M206 200 L250 330 L294 200Z", green, 6)
    beasts.scales(p, svg("M206 200 L250 330 L294 200Z"), "#145a2a")
    top = svg("M168 110 C160 40 210 10 260 14 C330 16 360 60 372 96 L438 116 C456 130 452 150 434 158 L330 170 "
              "C300 210 220 214 190 190 C172 "
              "170 168 140 168 110Z")  # fmt: skip
    p.ink(top, green, 8, dots="#145a2a", dx=-16)
    p.plain("M330 170 C370 176 410 172 436 166 C424 196 370 206 320 196Z", "#7a1a2a", 5)
    for x in range(340, 430, 18):
        p.spot(polygon((x - 8, 164), (x + 8, 163), (x, 184)), "#ffffff")
    beasts.lizard_eye(p, 306, 78, 26)
    p.brush([(270, 62), (300, 44), (344, 62)], 6, 4, 14)
    p.spot(ellipse(426, 126, 6, 4), INK)
    for x, y in ((190, 40), (222, 18), (172, 80)):
        p.ink(rotated(polygon((x - 16, y + 10), (x - 12, y - 30), (x + 16, y)), -30, x, y), "#2a8a3a", 5)
    hands.claw(p, green, 84, 226, 0.7, -10)


def kraven(p: Pop) -> None:
    grounds.sky(p, "#ffd25a", "#f08a2a", dots="#c8481a")
    mane = star(0, 120, 17, 190, 150)
    with p.transform(250, 130, 1.0):
        p.ink(mane, "#a8641f", 7, dots="#5a2a0a")
    bust(
        p,
        Bust(
            hair="short",
            hair_colour="#1f1626",
            beard="moustache",
            beard_colour="#1f1626",
            brows="angry",
            mouth="",
            jaw="square",
            wear=("bare", "#e8a878"),
            build=0.9,
        ),
        250,
        130,
        1.02,
    )
    arms.spear(p, 424, 320, 240, 8)
    hands.grip(p, "#e8a878", 438, 214, 0.7, 8)
    for x in range(-6, 510, 26):
        p.ink(polygon((x, 310), (x + 8, 236 + (x * 7) % 40), (x + 22, 310)), "#5a8a2a", 4, shine=False)


def black_cat(p: Pop) -> None:
    grounds.space(p, "#1f1a4a", "#3a2f8a", 250, 100)
    p.plain(ellipse(120, 90, 66), "#fff6d0", 6)
    bust(
        p,
        Bust(
            hair="wavy",
            hair_colour="#f4f6ff",
            eyes="",
            brows="calm",
            mouth="lips",
            nose="plain",
            wear=("fur", "#1c1828", "#ffffff"),
            build=0.8,
        ),
        250,
        132,
        1.02,
    )
    with p.transform(250, 132, 1.02):
        face.domino(p, "#1c1828")
    hands.grip(p, "#1c1828", 412, 106, 0.8, 0)
    for index, (x, y) in enumerate(
        ((392, 140), (388, 166), (396, 192), (412, 208), (430, 194), (438, 168), (434, 140))
    ):
        p.plain(ellipse(x, y, 8), "#c8f4ff" if index % 2 else "#ffffff", 4)
    energy.gem(p, 412, 244, 36, "#8ae8ff")


def web_shooters(p: Pop) -> None:
    grounds.rays(p, "#c81f3a", "#e8384a", 120, 160)
    energy.web(p, 430, 70, 170, 12, 6, "#ffffff", 4)
    for y, turn in ((112, -8), (222, -14)):
        with p.transform(150, y, 1.05, degrees=turn):
            p.wire("M80 0 L150 -16 L136 14 L212 -22 L196 12 L290 -40", "#ffffff", 8, 4)
            p.ink(
                "M-110 -44 C-90 -54 60 -54 84 -44 C94 -20 94 20 84 44 C60 54 -90 54 -110 44 C-120 20 -120 -20 "
                "-110 -44Z",
                "#3a4a8a",
                7,
                dots="#14204a",
            )
            p.ink(box(-40, -34, 80, 68, 14), "#c8d2e8", 6)
            p.plain(ellipse(-14, 0, 18), "#e8243c", 5)
            p.ink(box(36, -14, 54, 28, 8), "#ffc93a", 5)
            for x in (-90, -70):
                p.line([(x, -46), (x, 46)], INK, 5)


def spider_sense(p: Pop) -> None:
    grounds.rays(p, "#ffe03a", "#fff08a", 250, 190)
    for index in range(7):
        turn = 200 + index * 23.3
        a, b = around(250, 186, 116, turn), around(250, 186, 176, turn)
        nx, ny = (b[1] - a[1]) * 0.22, -(b[0] - a[0]) * 0.22
        mid = (
            (a[0] * 0.66 + b[0] * 0.34 + nx, a[1] * 0.66 + b[1] * 0.34 + ny),
            (a[0] * 0.33 + b[0] * 0.67 - nx, a[1] * 0.33 + b[1] * 0.67 - ny),
        )
        p.wire(spline([a, *mid, b], closed=False), "#e8243c", 10, 4)
    p.ink("M146 330 C150 280 190 262 250 262 C310 262 350 280 354 330Z", "#2a4ac8", 7)
    p.ink(
        "M164 180 C162 110 200 84 250 84 C300 84 338 110 336 180 C334 240 300 276 250 280 C200 276 166 240 164 180Z",
        "#2a4ac8",
        8,
        dots="#12207a",
    )
    with p.transform(250, 186, 1.5):
        face.eyes(p, "lens", "#ffffff", 0)
    p.ink(at(box(-48, -24, 96, 48), 420, 58, 1, 24), "#d8643a", 6)
    p.pen("M404 2 L396 18 M452 6 L446 26 M428 -4 L422 14", 5)


def symbiote(p: Pop) -> None:
    grounds.rays(p, "#8ae0e8", "#c8f4f4", 250, 250)
    black = "#1c1828"
    for points in ([(120, 270), (80, 180), (120, 90), (84, 30)], [(200, 260), (180, 150), (230, 90), (200, 14)],
                   [(290, 260), (320, 170), (280, 100), (316, 40)], [(370, 270), (420, 190), (390, 120), (436, 60)],
                   [(240, 260), (262, 200), (250, 160)]):  # fmt: skip
        p.ink(_strand(points), black, 5)
        x, y = points[-1]
        p.ink(ellipse(x, y, 15, 12), black, 5)
        p.spot(ellipse(x - 4, y - 4, 4), "#ffffff")
    p.ink("M-10 330 C10 250 90 230 160 246 C200 226 300 226 350 246 C420 230 490 250 510 330Z", black, 8)
    p.spot("M60 272 C100 256 140 256 180 266 C140 266 100 270 70 284Z", "#ffffff", 0.8)
    for x in (218, 286):
        p.plain(
            f"M{x - 24} 276 C{x - 10} 258 {x + 14} 258 {x + 24} 272 C{x + 6} 286 {x - 10} 286 {x - 24} 276Z",
            "#ffffff",
            3,
        )


PICTURES = (
    spider_man,
    miles_morales,
    spider_gwen,
    venom,
    carnage,
    green_goblin,
    doctor_octopus,
    sandman,
    electro,
    mysterio,
    vulture,
    the_lizard,
    kraven,
    black_cat,
    web_shooters,
    spider_sense,
    symbiote,
)
