"""Royal families, the four, and their friends."""

from __future__ import annotations

from tools.art.comic import arms, beasts, energy, face, grounds, hair
from tools.art.comic.bust import Bust, bust
from tools.art.comic.figure import Figure, figure
from tools.art.comic.pop import INK, Pop, around
from tools.art.paths import box, ellipse, limb, mirrored, polygon, spline, svg


def lockjaw(p: Pop) -> None:
    grounds.rays(p, "#2a1f5a", "#3f2f8a", 250, 150)
    energy.portal(p, 250, 150, 138, "#5ff0e8", "#12386a")
    with p.transform(250, 168, 1.34):
        beasts.dog(p, "#8a5a34", "#c8986a", 1)
        for x in (-40, 40):
            p.ink(polygon((x - 9, 82), (x + 9, 82), (x, 52)), "#ffffff", 5, shine=False)
        p.plain("M-6 -40 L-6 -62 L-40 -92 L-24 -94 L0 -74 L24 -94 L40 -92 L6 -62 L6 -40Z", "#23202c", 4)


def medusa(p: Pop) -> None:
    grounds.rays(p, "#5a2a8a", "#7a3fb0", 250, 150)
    with p.transform(250, 160, 1.06):
        hair.locks(p, "#e8342a", 15, 4, 205)
    bust(
        p,
        Bust(
            skin="#f4c8a8",
            hair="",
            eyes="open",
            iris="#2a8a4a",
            mouth="lips",
            wear=("gown", "#8a2ab8", "#ffd23a"),
            build=0.78,
        ),
        250,
        160,
        1.0,
    )
    with p.transform(250, 160, 1.0):
        hair.front(p, "parted", "#e8342a")
        hair.crown(p, "#ffd23a", "#3ad86a", y=-66)


def black_bolt(p: Pop) -> None:
    grounds.rings(p, 250, 180, "#0f1430", "#1a2350", "#28357a", "#3a4aa8", "#5a6ad8", step=66)
    energy.waves(p, 250, 180, 5, 52, "#8ab0ff", 5, 170, 370)
    bust(
        p,
        Bust(
            eyes="lens",
            iris="#ffffff",
            brows="",
            mouth="calm",
            jaw="square",
            wear=("tights", "#1f2438", "#c8d2e8"),
            build=1.08,
        ),
        250,
        142,
        1.04,
    )
    with p.transform(250, 142, 1.04):
        p.ink(
            "M-60 20 C-70 -96 70 -96 60 20 L44 26 L30 16 L14 20 L0 6 L-14 20 L-30 16 L-44 26Z",
            "#23283f",
            7,
            shine=False,
        )
        face.eyes(p, "lens", "#ffffff", 0)
        p.ink("M0 -40 L-16 -96 L-34 -116 L-4 -106 L0 -120 L4 -106 L34 -116 L16 -96Z", "#e8ecf8", 5)
    p.ink(limb([(330, 340), (310, 270), (286, 232)], 50, 40), "#23283f", 6)
    p.ink(limb([(262, 236), (254, 176)], 26, 20), "#f2b48a", 6)
    p.ink(box(248, 226, 56, 50, 20), "#f2b48a", 6)


def mister_fantastic(p: Pop) -> None:
    grounds.rays(p, "#e8f0ff", "#c8dcf8", 130, 140)
    blue = "#2a5ad8"
    p.tube(
        [
            (190, 250),
            (300, 290),
            (440, 262),
            (470, 170),
            (400, 90),
            (310, 110),
            (300, 190),
            (370, 214),
            (430, 150),
            (410, 40),
        ],
        blue,
        34,
        "#12287a",
    )
    bust(
        p,
        Bust(
            hair="sides",
            hair_colour="#e8ecf4",
            brows="calm",
            mouth="smile",
            wear=("tights", blue, "#ffffff"),
            build=0.9,
        ),
        124,
        138,
        1.0,
    )
    with p.transform(124, 138, 1.0):
        hair.front(p, "part", "#5a3a24")
        for side in (1, -1):
            p.plain(ellipse(side * 56, -20, 8, 20), "#e8ecf4", 4)
    p.ink(ellipse(408, 42, 24), "#f2b48a", 6)
    with p.transform(452, 30, 1, degrees=24):
        p.fill(box(-14, -50, 28, 100, 14), "#ffffff", 0.8)
        with p.clip(box(-14, -50, 28, 100, 14)):
            p.rect(-20, -4, 40, 60, "#3ad86a")
        p.stroke(box(-14, -50, 28, 100, 14), INK, 5)
    energy.bubbles(p, (480, 90, 8), (462, 110, 6), colour="#8affb0")


def invisible_woman(p: Pop) -> None:
    grounds.rays(p, "#3a9ae8", "#6ab8f8", 250, 150)
    bubble = ellipse(250, 150, 170, 142)
    p.fill(bubble, "#c8f0ff", 0.55)
    who = Bust(
        skin="#f8d0b0",
        hair="long",
        hair_colour="#ffd86a",
        mouth="lips",
        iris="#2a6ad8",
        wear=("tights", "#2a4ad0", "#ffffff"),
        build=0.84,
    )
    with p.clip(bubble):
        with p.clip(box(-10, -10, 260, 330)):
            bust(p, who, 250, 146, 1.02)
        with p.transform(250, 146, 1.02):
            for shape in (
                "M0 -90 C50 -92 80 -50 70 20 C72 70 80 100 90 130",
                "M2 -70 C40 -66 60 -30 54 0 C54 40 34 70 2 76",
                "M12 4 C20 -14 40 -14 48 -4",
                "M2 50 L20 46",
                "M34 80 C90 90 120 100 136 140",
            ):
                p.stroke(svg(shape), "#ffffff", 12, dash=(2, 17))
                p.stroke(svg(shape), "#1a3a9a", 8, dash=(2, 17))
    p.stroke(bubble, "#ffffff", 9)
    p.stroke(bubble, INK, 4, 0.7)
    p.pen("M110 110 C120 70 150 40 186 28", 10, "#ffffff")


def human_torch(p: Pop) -> None:
    grounds.sky(p, "#1f3a9a", "#5a8af0", dots="#12205a")
    loop = [(-20, 250), (90, 270), (190, 220), (200, 110), (110, 70), (60, 140), (140, 210), (280, 190)]
    p.wire(spline(loop, closed=False), "#ff6a1f", 26, 6)
    p.stroke(spline(loop, closed=False), "#ffd23a", 11)
    for x, y, turn, size in ((300, 200, -100, 0.8), (300, 172, -84, 0.9), (330, 150, -60, 0.7), (350, 190, -110, 0.6)):
        energy.flame(p, x, y, size, turn)
    one = Figure(
        "#e8401a",
        head="#ffb02e",
        face="mask",
        lens="#ffffff",
        hair="wild",
        hair_colour="#ffe84a",
        gloves="#ffd23a",
        boots="#ffd23a",
        build=0.95,
    )
    joints = figure(p, one, "fly", 282, 190, 1.1, -14)
    p.glow(*joints["near"], 60, "#fff2a0")


def the_thing(p: Pop) -> None:
    grounds.rays(p, "#5a7aa8", "#7a9ac8", 250, 140)
    rock = "#f08a2a"
    p.ink("M50 330 C60 230 130 206 190 200 L310 200 C370 206 440 230 450 330Z", "#c8a878", 8, dots="#7a5a34")
    for side in (1, -1):
        lapel = svg("M270 200 L350 190 L372 250 L300 330 L262 330Z")
        p.ink(lapel if side > 0 else mirrored(lapel, 250), "#d8bc90", 6)
    p.ink("M164 110 L176 60 L324 60 L336 110 L332 180 L300 222 L200 222 L168 180Z", rock, 8, dots="#a8481a", dx=-16)
    for line in (
        "M168 130 L200 140 L190 176 L210 222 M200 140 L232 126",
        "M332 130 L300 140 L312 176 L290 222 M300 140 L268 126",
        "M232 196 L250 206 L268 196 M250 206 L250 222",
    ):
        p.pen(line, 5)
    for side in (-1, 1):
        p.plain(ellipse(250 + side * 36, 122, 15, 13), "#8ad8ff", 5)
        p.spot(ellipse(250 + side * 36, 124, 6), INK)
        p.brush([(250 + side * 14, 96), (250 + side * 40, 98), (250 + side * 66, 112)], 8, 6, 18)
    p.pen("M212 186 Q250 166 288 186", 8)
    with p.transform(250, 118, 1.24):
        hair.fedora(p, "#6a4a34", "#2a1c14")


def namor(p: Pop) -> None:
    grounds.sky(p, "#8ad8f8", "#e8f8ff", dots="#3aa8d8")
    p.ink(
        "M-20 330 L-20 150 C40 90 110 110 120 170 C128 130 170 120 190 160 L310 160 C330 120 372 130 380 170 "
        "C390 110 460 90 520 150 L520 330Z",
        "#2a8ad0",
        7,
        dots="#0f4a8a",
    )
    p.pen("M-10 160 C40 110 100 130 100 180 M510 160 C460 110 400 130 400 180", 6, "#ffffff")
    one = Figure(
        "#f2b48a",
        legs="#2a9a4a",
        boots="#f2b48a",
        gloves="#ffc93a",
        hair="short",
        hair_colour="#14101f",
        belt="#ffc93a",
        build=1.1,
    )
    arms.trident(p, 354, 300, 226, 6)
    joints = figure(
        p,
        one,
        ((0, -84), (0, 0), (-74, -42), (-34, -4), (66, -70), (104, -82), (-18, 62), (-22, 118), (20, 60), (24, 112)),
        244,
        164,
        0.98,
    )
    for name, way in (("foot", 1), ("back", -1)):
        x, y = joints[name]
        for turn in (-60, -30, 0):
            p.ink(
                polygon(
                    (x, y - 14), around(x + way * 6, y - 12, 46, turn if way > 0 else 180 - turn), (x + way * 12, y + 2)
                ),
                "#ffffff",
                4,
                shine=False,
            )
    grounds.sea(p, 284, "#1f78c0", "#e8fcff")


def squirrel_girl(p: Pop) -> None:
    grounds.rays(p, "#8ad86a", "#b0f08a", 250, 150)
    p.ink(
        "M330 330 C420 320 480 250 470 150 C466 80 420 30 360 40 C320 50 310 100 350 116 C380 126 390 160 370 "
        "200 C350 250 310 280 280 330Z",
        "#b8743a",
        8,
        dots="#5a2f0f",
        dx=-18,
    )
    p.pen("M372 70 C420 90 440 170 410 240", 6, "#e8a86a")
    bust(
        p,
        Bust(hair="bob", hair_colour="#c8642a", mouth="laugh", wear=("fur", "#8a5a2a", "#e8c08a"), build=0.78),
        226,
        148,
        1.0,
    )
    with p.transform(226, 148, 1.0):
        for side in (1, -1):
            p.ink(svg(f"M{side * 26} -80 L{side * 40} -124 L{side * 60} -72Z"), "#c8642a", 6)
    p.ink(limb([(40, 340), (80, 290), (110, 262)], 50, 34), "#8a5a2a", 6)
    p.ink(ellipse(112, 254, 32, 18), "#f2b48a", 6)
    with p.transform(92, 210, 0.9):
        p.ink("M-20 44 C-70 40 -80 -20 -50 -50 C-30 -66 -10 -40 -26 -20 C-36 0 -30 20 -10 30Z", "#a8642a", 6)
        p.ink("M-20 50 C-30 10 0 -4 16 -10 C10 -40 50 -50 60 -22 C66 -4 54 6 44 10 C50 30 44 50 30 50Z", "#c8803a", 6)
        p.spot(ellipse(42, -22, 4.5), INK)
        p.ink(polygon((22, -36), (26, -58), (38, -40)), "#c8803a", 4, shine=False)
        p.ink(ellipse(58, 16, 13, 15), "#8a4a1a", 5)


PICTURES = (
    lockjaw, medusa, black_bolt, mister_fantastic, invisible_woman, human_torch, the_thing, namor, squirrel_girl,
)  # fmt: skip
