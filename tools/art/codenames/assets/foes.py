"""Tyrants, mercenaries and machines."""

from __future__ import annotations

from tools.art.colour import shade
from tools.art.comic import arms, energy, face, grounds, hair, hands
from tools.art.comic.bust import Bust, bust
from tools.art.comic.figure import Figure, figure
from tools.art.comic.pop import INK, Pop, at
from tools.art.paths import box, ellipse, limb, mirrored, polygon, svg


def scorpion(p: Pop) -> None:
    grounds.rays(p, "#e8b86a", "#f8d490", 250, 150)
    green = "#3aa84a"
    points = [(300, 250), (400, 230), (440, 150), (390, 70), (290, 46), (214, 70)]
    p.tube(points, green, 34, "#0f4a1f")
    for index in range(len(points) - 1):
        (x0, y0), (x1, y1) = points[index], points[index + 1]
        p.plain(ellipse((x0 + x1) / 2, (y0 + y1) / 2, 9), "#8ae86a", 4)
    p.ink("M236 50 C200 40 160 70 150 120 C170 100 196 104 226 96Z", "#23202c", 6)
    p.glow(150, 116, 40, "#b8ff5a")
    one = Figure(
        green,
        arms="#2a8a3a",
        gloves="#8ae86a",
        legs="#2a8a3a",
        boots="#8ae86a",
        head=green,
        face="mask",
        lens="#ffe03a",
        build=1.16,
    )
    figure(p, one, "crouch", 232, 206, 1.14)


def rhino(p: Pop) -> None:
    grounds.bricks(p, "#c8643a", "#7a3018", 56)
    grounds.boom(p, "#3a2a3a", "#fff2d0", 270, 150, 1.02, 9)
    for x, y, turn in ((420, 50, 20), (460, 230, -30), (400, 270, 50), (60, 40, -20)):
        p.ink(at(box(-34, -17, 68, 34), x, y, 1, turn), "#d8754a", 5)
    grey = "#8a92a4"
    p.ink("M-20 330 C-10 180 70 90 170 80 C260 76 330 130 340 200 L330 330Z", grey, 8, dots="#3a4054", dx=-20)
    p.ink(
        "M180 120 C210 60 300 60 340 110 L420 190 C436 220 420 254 390 256 L300 262 C230 250 190 210 180 160Z",
        grey,
        8,
        dots="#3a4054",
    )
    p.ink("M372 158 C380 100 420 50 474 26 C470 90 462 150 424 198Z", "#fff2d8", 7, dots="#b89a6a")
    p.ink("M316 112 C320 84 336 64 354 56 C358 86 354 108 346 124Z", "#fff2d8", 6)
    p.plain("M270 140 L316 150 L300 168 L276 160Z", "#ffffff", 5)
    p.spot(ellipse(296, 156, 6), INK)
    p.brush([(258, 126), (290, 128), (322, 146)], 8, 6, 16)
    p.ink("M206 66 C200 40 220 30 236 36 L240 76Z", shade(grey, 0.4), 6)
    p.spot(ellipse(410, 214, 9, 7), INK)
    p.pen("M350 240 C376 244 396 240 412 232", 6)
    for y in (150, 200, 250):
        p.pen(f"M40 {y} Q100 {y - 30} 160 {y - 10}", 5)


def ultron(p: Pop) -> None:
    grounds.sky(p, "#1f0f1f", "#5a1424", dots="#100810")
    for row, (y, size) in enumerate(((236, 0.36), (286, 0.42))):
        for column in range(7):
            _metal_head(p, 20 + column * 78 + row * -34, y, size, "#5a6078")
    _metal_head(p, 250, 120, 1.16, "#b8c2d6")


def _metal_head(p: Pop, x: float, y: float, size: float, steel: str) -> None:
    with p.transform(x, y, size):
        p.ink("M-66 -40 C-60 -96 60 -96 66 -40 L60 40 L30 92 L-30 92 L-60 40Z", steel, 8, dots=shade(steel, 2))
        for side in (1, -1):
            p.ink(svg(f"M{side * 62} -30 L{side * 92} -60 L{side * 92} 40 L{side * 60} 30Z"), shade(steel, 0.7), 7)
            p.plain(svg(f"M{side * 12} -8 L{side * 48} -22 L{side * 44} 4 L{side * 16} 8Z"), "#ff3a3a", 5)
        p.plain("M-40 34 L40 34 L24 72 L-24 72Z", "#ff3a3a", 6)
        for k in (-24, -8, 8, 24):
            p.line([(k, 34), (k * 0.8, 72)], INK, 6)
        p.plain(polygon((-8, -84), (8, -84), (5, -30), (-5, -30)), "#3a4058", 4)


def red_skull(p: Pop) -> None:
    grounds.rays(p, "#8a94a0", "#a8b2bc", 250, 110)
    p.ink("M20 330 C40 240 110 210 170 200 L330 200 C390 210 460 240 480 330Z", "#23242c", 8)
    for side in (1, -1):
        collar = svg("M262 260 L330 130 L384 150 L396 240 L300 330 L258 330Z")
        p.ink(collar if side > 0 else mirrored(collar, 250), "#3a3c48", 7)
    red = "#e0202c"
    p.ink(
        "M158 110 C156 40 204 6 250 6 C296 6 344 40 342 110 C342 140 326 150 322 166 L318 210 C300 236 200 236 "
        "182 210 L178 166 C174 150 158 140 158 110Z",
        red,
        8,
        dots="#6a0a14",
        dx=-16,
    )
    for x in (214, 286):
        p.plain(ellipse(x, 112, 28, 24), "#2a0a12", 5)
        p.spot(ellipse(x, 114, 9), "#fff2d0")
    p.brush([(176, 88), (214, 82), (244, 104)], 8, 5, 14)
    p.brush([(324, 88), (286, 82), (256, 104)], 8, 5, 14)
    p.plain(polygon((250, 132), (236, 162), (264, 162)), "#2a0a12", 4)
    p.plain("M196 180 L304 180 L298 212 L202 212Z", "#fff2d8", 5)
    for x in range(212, 300, 16):
        p.line([(x, 180), (x, 212)], INK, 4)
    p.line([(198, 196), (302, 196)], INK, 3)


def baron_zemo(p: Pop) -> None:
    grounds.sky(p, "#e8a05a", "#ffe0a8", dots="#b85a2a")
    p.ink(
        "M280 330 L280 110 L300 110 L300 90 L324 90 L324 110 L350 110 L350 130 L400 60 L410 76 L440 100 L440 "
        "190 L470 170 L490 190 L490 330Z",
        "#7a6a78",
        7,
        dots="#3a2f40",
    )
    p.plain(box(380, 210, 30, 50, 14), INK, 0)
    purple = "#8a2ab8"
    bust(
        p,
        Bust(
            skin=purple,
            jaw="oval",
            eyes="lens",
            iris="#ffffff",
            brows="",
            mouth="",
            nose="",
            ears="",
            wear=("fur", "#4a1f6a", "#e8d8b0"),
            build=0.95,
        ),
        176,
        138,
        1.06,
    )
    with p.transform(176, 138, 1.06):
        p.pen("M0 -72 L0 30 M-54 -16 C-30 -30 -10 -24 0 -14 C10 -24 30 -30 54 -16 M-20 50 Q0 58 20 50", 5)
        face.brows(p, "angry", INK)
    with p.transform(356, 270, 1, degrees=-24):
        p.ink(polygon((-5, 0), (-3, -210), (0, -226), (3, -210), (5, 0)), "#e8f0ff", 5)
        p.ink("M-34 6 C-40 -24 40 -24 34 6 C20 20 -20 20 -34 6Z", "#ffc93a", 6)
    hands.grip(p, purple, 362, 288, 0.56, -24)


def doctor_doom(p: Pop) -> None:
    grounds.sky(p, "#3a4a3a", "#6a7a5a", dots="#1f2a1f")
    p.ink(
        "M80 330 L96 70 L160 20 L200 60 L250 10 L300 60 L340 20 L404 70 L420 330Z", "#6a6a74", 8, dots="#2a2a34", dx=-18
    )
    p.ink("M90 330 C110 240 150 220 200 210 L300 210 C350 220 390 240 410 330Z", "#2a7a3a", 7, dots="#0f3a1a")
    with p.transform(250, 150, 1.02):
        hair.hood(p, "#2f9a48", "#0f2a18")
        p.ink("M-52 -24 C-50 -60 50 -60 52 -24 L48 40 L24 74 L-24 74 L-48 40Z", "#c8d0dc", 7, dots="#5a6478")
        for side in (1, -1):
            p.plain(svg(f"M{side * 10} -10 L{side * 42} -16 L{side * 40} 6 L{side * 12} 6Z"), INK, 4)
            p.spot(ellipse(side * 26, -4, 6), "#ffffff")
            p.plain(ellipse(side * 42, 24, 5), "#8a94a8", 3)
        p.plain(polygon((0, 4), (-9, 28), (9, 28)), "#8a94a8", 4)
        p.plain(box(-26, 40, 52, 17, 3), INK, 3)
        for x in (-16, -5, 6, 17):
            p.line([(x, 41), (x, 56)], "#c8d0dc", 3)
    for x in (196, 304):
        p.ink(ellipse(x, 262, 18), "#ffc93a", 6)


def modok(p: Pop) -> None:
    grounds.rays(p, "#2a1f5a", "#4a3490", 250, 150)
    p.ink(
        "M96 150 C90 30 160 -4 250 -4 C340 -4 410 30 404 150 L392 240 L330 290 L170 290 L108 240Z",
        "#ffb92e",
        8,
        dots="#b8641a",
        dx=-18,
    )
    p.ink(
        "M130 140 C126 60 180 26 250 26 C320 26 374 60 370 140 C376 210 330 262 250 264 C170 262 124 210 130 140Z",
        "#e8b88a",
        8,
        dots="#a8643a",
        dx=-16,
    )
    p.plain(ellipse(250, 50, 24), "#ff3a4a", 6)
    p.glow(250, 50, 60, "#ff6a7a", 0.7)
    with p.transform(250, 142, 1.7):
        face.eyes(p, "open", "#2a1a3a", 0)
        face.brows(p, "angry", INK, 13)
        face.nose(p, "broad")
        face.mouth(p, "teeth", y=52)
    p.pen("M180 90 Q200 78 220 88 M280 88 Q300 78 320 90", 5)
    for side in (-1, 1):
        p.ink(
            limb([(250 + side * 150, 200), (250 + side * 186, 226), (250 + side * 172, 262)], 24, 16),
            "#8a4ac8",
            5,
            shine=False,
        )
        p.ink(limb([(250 + side * 50, 282), (250 + side * 56, 312)], 28, 24), "#8a4ac8", 5, shine=False)
        energy.flame(p, 250 + side * 110, 276, 0.4, 180, "#ff8a1f", "#ffe84a", "#ffffff")


def taskmaster(p: Pop) -> None:
    grounds.rays(p, "#d8701a", "#f0903a", 250, 150)
    arms.shield(p, 250, 170, 128, "#8a94a8", "#f4f0e4", "#8a94a8")
    arms.sword(p, 122, 290, 1.6, 40)
    with p.transform(372, 150, 1, degrees=24):
        arms.bow(p, 0, 0, 1.16, 0, "#5a3418")
    with p.transform(250, 152, 1.02):
        hair.hood(p, "#2a4ab8", "#12183a")
        p.ink(
            "M-44 -24 C-46 -66 46 -66 44 -24 C46 10 34 20 30 36 L26 66 L-26 66 L-30 36 C-34 20 -46 10 -44 -24Z",
            "#fff6e0",
            6,
            shine=False,
        )
        for x in (-19, 19):
            p.plain(ellipse(x, -14, 14, 15), INK, 0)
            p.spot(ellipse(x, -12, 4), "#ff4a3a")
        p.spot(polygon((0, 2), (-8, 20), (8, 20)), INK)
        for x in (-14, -5, 5, 14):
            p.line([(x, 36), (x, 62)], INK, 4)


def mole_man(p: Pop) -> None:
    grounds.sky(p, "#d89a5a", "#a8643a", dots="#6a3a1f")
    p.ink("M30 330 C10 160 90 20 250 16 C410 20 490 160 470 330Z", "#14100e", 9)
    for x, y, colour in (
        (110, 180, "#ffe03a"),
        (146, 120, "#8aff6a"),
        (390, 176, "#ff6a4a"),
        (350, 110, "#ffe03a"),
        (250, 70, "#8aff6a"),
    ):
        for way in (-13, 13):
            p.plain(ellipse(x + way, y, 10, 12), colour, 3)
            p.spot(ellipse(x + way, y + 1, 3.4, 7), INK)
    for x, size in ((40, 1.2), (92, 0.8), (408, 0.9), (464, 1.3)):
        p.ink(at("M-26 0 L0 90 L26 0Z", x, -6, size), "#6a4c34", 5)
    p.wire("M372 330 L360 130", "#b8843a", 10, 4)
    energy.gem(p, 358, 112, 24, "#5af06a")
    bust(
        p,
        Bust(
            skin="#e8c8a0",
            jaw="round",
            hair="sides",
            hair_colour="#5a4a3a",
            eyes="",
            brows="sad",
            nose="broad",
            mouth="sad",
            wear=("cape", "#3a7a3a", "#2a5a2a"),
            build=0.8,
        ),
        240,
        196,
        0.92,
    )
    with p.transform(240, 196, 0.92):
        face.glasses(p, "goggles", "#23303a", "#3aa85a")
    hands.grip(p, "#e8c8a0", 366, 244, 0.56)


PICTURES = (
    scorpion, rhino, ultron, red_skull, baron_zemo, doctor_doom, modok, taskmaster, mole_man,
)  # fmt: skip
