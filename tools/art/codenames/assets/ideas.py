"""Teams and ideas."""

from __future__ import annotations

from tools.art.colour import shade
from tools.art.comic import arms, beasts, energy, face, grounds, hair, hands
from tools.art.comic.bust import Bust, bust
from tools.art.comic.figure import Figure, figure, silhouette
from tools.art.comic.pop import INK, Pop, around, at
from tools.art.paths import box, ellipse, limb, polygon, scaled, spline, star, svg, union


def avengers(p: Pop) -> None:
    grounds.rays(p, "#2a62c8", "#4a8af0", 250, 40)
    p.ink("M-20 262 L520 262 L520 330 L-20 330Z", "#8a94a8", 7, dots="#3a4258")
    p.plain("M-20 286 L520 286 L520 300 L-20 300Z", "#ffc93a", 4)
    boot = "M-26 -190 L22 -190 L20 -60 C24 -40 60 -36 66 -10 L66 0 L-28 0Z"
    for index, (colour, trim) in enumerate(
        (
            ("#d8262f", "#ffc93a"),
            ("#3a4ab8", "#f4f0e4"),
            ("#3a9a3a", "#6ad84a"),
            ("#1c1828", "#e8243c"),
            ("#6a3ab0", "#2a1a4a"),
            ("#8a5a34", "#e8ecf8"),
        )
    ):
        x = 52 + index * 80
        for shift in (-12, 10):
            with p.transform(x + shift, 272, 0.62, 1.06 if index == 2 else 1):
                p.ink(boot, colour, 7, dots=shade(colour, 1.6))
                p.plain("M-28 -192 L24 -192 L23 -160 L-28 -160Z", trim, 6)
                p.plain("M-28 -14 L66 -14 L66 0 L-28 0Z", trim, 5)


def x_men(p: Pop) -> None:
    grounds.rays(p, "#3a4ab8", "#5a6ae0", 250, 60)
    p.ink(
        "M96 330 L96 40 C150 -30 350 -30 404 40 L404 330 L366 330 L366 70 C330 24 170 24 134 70 L134 330Z",
        "#c8b8a8",
        7,
        dots="#6a5a4a",
    )
    for x in range(150, 366, 24):
        p.line([(x, 60), (x, 330)], INK, 6)
    for x, kind, skin, colour, size in (
        (96, "short", "#f2b48a", "#5a3018", 0.74),
        (198, "long", "#8a5434", "#f4f6ff", 0.8),
        (302, "wild", "#4a8ae0", "#1f2a6a", 0.8),
        (404, "pony", "#f2c8a0", "#d8421f", 0.74),
    ):
        bust(
            p,
            Bust(
                skin=skin,
                hair=kind,
                hair_colour=colour,
                mouth="smile",
                brows="calm",
                wear=("tights", "#ffd23a", "#2a3a8a"),
                build=0.62,
            ),
            x,
            212 if size < 0.8 else 196,
            size,
        )


def fantastic_four(p: Pop) -> None:
    x: float
    y: float
    grounds.rays(p, "#1f5ad8", "#3a7af8", 250, 150)
    for x, y, colour in ((140, 84, "#8ad8ff"), (360, 84, "#c8f0ff"), (140, 222, "#ffb02e"), (360, 222, "#c8641f")):
        p.ink(ellipse(x, y, 108, 70), colour, 8, dx=-14)
    p.plain(ellipse(250, 152, 46), "#ffffff", 7)
    p.text("4", "BebasNeue-Bold.otf", 78, 250, 179, "#1f5ad8", "centre")
    p.tube([(64, 110), (100, 60), (130, 110), (150, 70)], "#f2b48a", 20)
    for turn in (-70, -35, 0, 35):
        p.ink(limb([(156, 66), around(160, 62, 34, turn - 30)], 13, 9), "#f2b48a", 4, shine=False)
    for index in range(16):
        x, y = around(360, 82, 46, index * 22.5)
        p.spot(ellipse(x, y, 6), "#2a4ab8")
    p.spot(ellipse(346, 66, 14, 8, -30), "#ffffff")
    energy.flame(p, 140, 276, 0.78)
    hands.fist(p, "#e8803a", "", 362, 224, 0.5)


def sinister_six(p: Pop) -> None:
    grounds.bricks(p, "#c8744a", "#8a4428", 50)
    p.spot(ellipse(250, 140, 260, 150), "#ffe8a0", 0.45)
    dark = "#241630"
    shapes = (
        union(silhouette("man"), svg("M-30 -190 L-60 -240 L-16 -206Z M30 -190 L60 -240 L16 -206Z")),
        union(silhouette("big"), svg("M-10 -200 L0 -250 L14 -200Z")),
        union(
            silhouette("man"),
            limb([(20, -140), (80, -200), (60, -240)], 12, 8),
            limb([(-20, -140), (-80, -200), (-60, -240)], 12, 8),
            limb([(20, -110), (90, -110), (110, -150)], 12, 8),
            limb([(-20, -110), (-90, -110), (-110, -150)], 12, 8),
        ),
        union(silhouette("cape"), ellipse(0, -186, 36)),
        union(silhouette("man"), svg("M-40 -150 L-130 -190 L-96 -110 L-40 -80Z M40 -150 L130 -190 L96 -110 L40 -80Z")),
        union(silhouette("man"), star(0, -178, 9, 46, 26)),
    )
    for index, shape in enumerate(shapes):
        area = at(shape, 46 + index * 82, 316, (0.86, 0.92, 0.98, 0.98, 0.92, 0.86)[index])
        p.stroke(area, "#e8a878", 7)
        p.fill(area, dark)
    p.rect(0, 286, 500, 20, "#5a3420")
    p.line([(0, 286), (500, 286)], INK, 6)


def skrulls(p: Pop) -> None:
    grounds.rays(p, "#5a2a8a", "#7a3ab8", 250, 150)
    one = Bust(
        skin="#5ab84a",
        jaw="oval",
        eyes="slit",
        iris="#ffe03a",
        brows="angry",
        mouth="smirk",
        ears="pointed",
        wear=("tights", "#4a1a6a", "#8a4ac8"),
        build=0.8,
    )
    for x, y, size in ((398, 168, 0.74), (96, 168, 0.74)):
        bust(p, one, x, y, size)
    bust(p, one, 250, 148, 1.06)
    with p.transform(250, 148, 1.06):
        for y in (32, 46, 60):
            p.pen(f"M-18 {y} L18 {y}", 4, "#2a6a2a")
    p.ink(limb([(430, 340), (410, 250), (376, 190)], 46, 28), "#4a1a6a", 6)
    with p.transform(352, 142, 0.98, degrees=22):
        face.face(p, "#f2c8a0", "oval")
        for x in (-27, 27):
            p.plain(ellipse(x, -2, 15, 9), "#5a2a8a", 5)
        p.plain("M-20 44 Q0 56 20 44 Q0 66 -20 44Z", "#5a2a8a", 4)
        hair.front(p, "part", "#8a5a2a")
        p.pen("M-54 -10 C-64 30 -50 70 -30 86", 5)
    hands.grip(p, "#5ab84a", 378, 196, 0.56, 30)


def inhumans(p: Pop) -> None:
    grounds.space(p, "#1f2a5a", "#5a7ad8", 250, 80)
    p.plain(ellipse(250, 330, 300, 70), "#c8d0e0", 6)
    p.plain("M214 220 L250 20 L286 220 L250 250Z", "#5af0e0", 6)
    p.spot(polygon((250, 24), (222, 216), (250, 240)), "#c8fff8")
    p.glow(250, 130, 130, "#8affff", 0.7)
    for x, colour, kind in (
        (60, "#8a2ab8", "woman"),
        (138, "#2a4ab8", "man"),
        (362, "#c8462a", "man"),
        (440, "#2a8a5a", "woman"),
    ):
        shape = at(silhouette(kind), x, 306, 0.94)
        p.ink(shape, colour, 6, dots=shade(colour, 1.5))
        with p.transform(x, 114, 0.62):
            hair.crown(p, y=24)
    with p.transform(250, 236, 0.62):
        beasts.dog(p, "#a87848", "#e8d0a8", 1)


def dora_milaje(p: Pop) -> None:
    grounds.sky(p, "#ffb83a", "#ff7a3a", dots="#d83a1f")
    grounds.disc(p, 250, 170, 120, "#ffe48a", "#ffd05a", 0)
    for x in (54, 152, 250, 348, 446):
        arms.spear(p, x + 38, 330, 260, 6, "#e8ecf8", "#4a2a1a")
        with p.transform(x, 176, 0.72):
            p.ink("M-32 60 C-70 70 -84 90 -88 240 L88 240 C84 90 70 70 32 60Z", "#c8202f", 7, dots="#5a0a18")
            for y in (76, 92, 108):
                p.wire(f"M-40 {y} Q0 {y + 20} 40 {y}", "#ffc93a", 7, 3)
            face.ears(p, "#6a3f28")
            face.face(p, "#6a3f28", "thin")
            face.eyes(p, "closed")
            face.brows(p, "stern", INK, 7)
            face.mouth(p, "grim")
            p.plain("M-14 -74 L0 -40 L14 -74Z", "#ffffff", 4)


def howling_commandos(p: Pop) -> None:
    grounds.sky(p, "#d8c89a", "#c0a870", dots="#8a7440")
    for points in (
        [(-20, 60), (120, 90), (200, 60), (340, 110), (520, 70)],
        [(-20, 200), (140, 180), (260, 230), (400, 190), (520, 230)],
        [(120, -20), (150, 100), (110, 200), (160, 330)],
        [(380, -20), (350, 120), (400, 220), (370, 330)],
    ):
        p.pen(spline(points, closed=False), 4, "#8a7440")
    p.stroke(spline([(40, 270), (150, 230), (260, 250), (430, 60)], closed=False), "#d8262f", 7, dash=(18, 14))
    with p.transform(150, 156, 1.24):
        hair.bowler(p, "#4a3a2a", "#d8262f")
    p.ink(
        "M150 180 C120 160 76 180 58 220 C96 206 130 214 150 200 C170 214 204 206 242 220 C224 180 180 160 150 180Z",
        "#c8742a",
        6,
    )
    with p.transform(360, 130, 0.86, degrees=-20):
        p.ink("M-130 -9 L40 -14 C70 -20 90 -40 100 -52 L110 50 C96 36 70 20 40 14 L-130 9Z", "#ffc93a", 7)
        p.wire("M-70 9 C-70 60 30 60 30 14", "#ffc93a", 11, 5)
    p.wire("M280 330 C280 250 330 220 360 226 C410 226 420 280 410 330", "#c8d2e8", 5, 3)
    for x, turn in ((334, -14), (384, 10)):
        with p.transform(x, 262, 1, degrees=turn):
            p.ink(box(-21, -32, 42, 66, 19), "#c8d2e8", 6)
            for y in (-10, 4, 18):
                p.line([(-10, y), (10, y)], INK, 4)


def the_hand(p: Pop) -> None:
    grounds.rays(p, "#1a1420", "#2f2438", 250, 150)
    arms.sword(p, 62, 276, 1.94, 58, "#c8d2e8", "#8a1420")
    arms.sword(p, 438, 276, 1.94, -58, "#c8d2e8", "#8a1420")
    red = "#f0202f"
    fingers = [
        limb([(250, 176), around(250, 172, reach, turn - 90)], 40, 30)
        for turn, reach in ((-30, 128), (-9, 150), (11, 148), (31, 124))
    ]
    palm = union(ellipse(250, 188, 66, 70), *fingers, limb([(280, 210), (330, 190), (356, 156)], 40, 28))
    p.stroke(palm, "#ffffff", 9)
    p.fill(palm, red)
    p.dots_in(palm, "#8a0a18")
    for x, y, r in ((200, 280, 9), (262, 284, 12), (300, 268, 7)):
        p.spot(ellipse(x, y, r), red)


def time_travel(p: Pop) -> None:
    grounds.swirl(p, "#1f2a6a", "#2f40a0", 250, 150, 6, 1.4)
    points = [around(250, 150, 14 + turn * 0.205, turn * 1.0, 10 + turn * 0.135) for turn in range(0, 1000, 30)]
    p.wire(spline(points, closed=False), "#ffd86a", 22, 7)
    for index in range(6, len(points), 2):
        x, y = points[index]
        p.spot(ellipse(x, y, 4), INK)
    arms.dial(p, 250, 150, 76, "#fff8e0", "#ffc93a", (-100, 10))
    for x, y, label in ((70, 60, "1602"), (430, 250, "2099")):
        p.ink(box(x - 52, y - 26, 104, 52, 8), "#f4f0e4", 6)
        p.text(label, "BebasNeue-Bold.otf", 44, x, y + 16, "#d8262f", "centre")


def multiverse(p: Pop) -> None:
    grounds.space(p, "#1a0a3a", "#6a1f8a", 250, 150)
    where = {
        "a": (60, 150),
        "b": (160, 80),
        "c": (160, 216),
        "d": (266, 40),
        "e": (266, 126),
        "f": (270, 246),
        "g": (374, 70),
        "h": (376, 170),
        "i": (380, 262),
        "j": (462, 110),
        "k": (464, 216),
    }
    for start, end in ("ab", "ac", "bd", "be", "cf", "ch", "eg", "eh", "dg", "gj", "hj", "hk", "ik", "fi"):
        p.wire(polygon(where[start], where[end], close=False), "#ffe8a0", 5, 3)
    colours = (
        "#3a9af0",
        "#e85a3a",
        "#4ac85a",
        "#c84af0",
        "#ffb02e",
        "#3ad8c8",
        "#f04a8a",
        "#8ae03a",
        "#5a6af0",
        "#f0e03a",
        "#a86a3a",
    )
    for (name, (x, y)), colour in zip(where.items(), colours, strict=True):
        radius = 38 if name in "ae" else 29
        p.ink(ellipse(x, y, radius), colour, 6, dots=shade(colour, 1.4), dx=-8)
        p.pen(spline([around(x, y, radius * 0.62, a) for a in (130, 90, 40)], closed=False), 5, "#ffffff", 0.7)


def civil_war(p: Pop) -> None:
    grounds.split(p, "#8ab8ff", "#ff9a8a", 24)
    for side, turn, colour, light in ((-1, -8, "#2a5ad8", "#8ac0ff"), (1, 8, "#d8262f", "#ff9a8a")):
        with (
            p.transform(250 + side * 26, 156, 1, degrees=turn),
            p.clip(
                polygon(
                    (0, -170),
                    (side * 16, -90),
                    (side * -14, -30),
                    (side * 16, 40),
                    (side * -6, 100),
                    (0, 170),
                    (side * 260, 170),
                    (side * 260, -170),
                )
            ),
        ):
            shape = ellipse(0, 0, 136)
            p.ink(shape, colour, 9, dots=shade(colour, 1.6), dx=-16)
            p.plain(ellipse(0, 0, 98), light, 7)
            p.plain(ellipse(0, 0, 60), colour, 7)
            p.plain(star(0, 0, 4, 42, 16), "#ffffff", 5)
        with p.transform(250 + side * 26, 156, 1, degrees=turn):
            p.pen(f"M0 -138 L{side * 16} -90 L{side * -14} -30 L{side * 16} 40 L{side * -6} 100 L0 138", 8)
    arms.burst(p, 250, 30, 40)


def telepathy(p: Pop) -> None:
    grounds.sky(p, "#3a1f8a", "#a83ab8", dots="#23105a")
    profile = svg(
        "M-120 180 L-110 110 C-150 90 -160 20 -130 -30 C-100 -80 -30 -90 10 -60 C40 -40 50 0 46 24 L66 62 L46 "
        "70 L44 96 C36 112 12 112 4 108 L0 180Z"
    )
    for way, x, colour in ((1, 104, "#3ad0f0"), (-1, 396, "#ff8ac0")):
        p.ink(at(scaled(profile, way, 1), x, 142), colour, 8, dots=shade(colour, 1.5), dx=-14 * way)
        p.spot(ellipse(x + way * 20, 130, 7, 5), INK)
    for radius, colour in ((30, "#ffe84a"), (56, "#ffe84a"), (82, "#fff6b0")):
        energy.ring(p, 250, 104, radius * 1.1, colour, 7, radius * 0.82)
    p.glow(250, 104, 60, "#ffffff")
    p.plain(star(250, 104, 6, 20, 9), "#ffffff", 4)


def gamma_rays(p: Pop) -> None:
    grounds.rays(p, "#0f4a1a", "#2a9a2a", 250, 120, 26)
    grounds.boom(p, "#5aff3a", "#d8ffb0", 250, 120, 0.86, 4)
    p.plain(ellipse(250, 120, 78), "#1a2a1f", 7)
    for turn in (90, 210, 330):
        wedge = polygon(
            around(250, 120, 20, turn - 30),
            around(250, 120, 68, turn - 30),
            around(250, 120, 72, turn),
            around(250, 120, 68, turn + 30),
            around(250, 120, 20, turn + 30),
        )
        p.plain(wedge, "#ffe03a", 4)
    p.plain(ellipse(250, 120, 13), "#ffe03a", 4)
    p.ink(box(60, 226, 380, 64, 12), "#f4f0e4", 7)
    p.wire(
        "M76 258 L140 258 L160 238 L184 282 L206 232 L232 284 L256 230 L282 282 L304 240 L322 258 L424 258",
        "#d8262f",
        6,
        3,
    )


def sidekick(p: Pop) -> None:
    grounds.rays(p, "#ffd23a", "#ffe88a", 250, 280)
    big = silhouette("cape")
    p.fill(at(big, 250, 330, 1.6), "#4a3a8a", 0.95)
    p.stroke(at(big, 250, 330, 1.6), INK, 6)
    one = Figure(
        "#2ab8c8",
        arms="#f4f0e4",
        gloves="#2ab8c8",
        legs="#f4f0e4",
        boots="#2ab8c8",
        head="#f2b48a",
        face="skin",
        hair="short",
        hair_colour="#3a1f14",
        belt="#ff5a9a",
        build=0.95,
    )
    p.ink("M222 176 C190 220 186 260 176 288 L330 288 C318 250 310 220 280 176Z", "#ff5a9a", 6, dots="#a81a5a")
    joints = figure(p, one, "hips", 252, 218, 0.62)
    x, y = joints["head"]
    with p.transform(x, y, 0.42):
        face.domino(p, "#a81a5a")


PICTURES = (
    avengers,
    x_men,
    fantastic_four,
    sinister_six,
    skrulls,
    inhumans,
    dora_milaje,
    howling_commandos,
    the_hand,
    time_travel,
    multiverse,
    civil_war,
    telepathy,
    gamma_rays,
    sidekick,
)
