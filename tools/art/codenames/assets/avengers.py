"""The Avengers and those who stand by them."""

from __future__ import annotations

from tools.art.comic import arms, energy, face, grounds, hair, hands
from tools.art.comic.bust import Bust, bust
from tools.art.comic.figure import Figure, figure
from tools.art.comic.pop import INK, Pop, around
from tools.art.paths import box, ellipse, mirrored, polygon, spline, star, svg


def captain_america(p: Pop) -> None:
    grounds.rays(p, "#f4f0e4", "#e8404a", 250, 300, 16)
    grounds.disc(p, 250, 262, 150, "#ffd23a", "#fff2b0")
    bust(
        p,
        Bust(jaw="square", brows="stern", mouth="grim", wear=("jacket", "#2a4aa8", "#f4f0e4"), build=1.25),
        190,
        132,
        1.1,
    )
    with p.transform(190, 132, 1.1):
        p.ink("M-68 -8 C-76 -104 76 -104 68 -8 C40 -26 -40 -26 -68 -8Z", "#3a62c8", 7, dots="#142a6a")
        for y in (-48, -30):
            p.plain(f"M-34 {y} L0 {y - 18} L34 {y} L34 {y + 11} L0 {y - 7} L-34 {y + 11}Z", "#ffffff", 3)
        p.pen("M-60 -6 C-54 50 -30 80 0 82 C30 80 54 50 60 -6", 5)
    arms.shield(p, 372, 192, 104, "#2a4aa8", "#f4f0e4", "#d8262f", "#2a4aa8", mark="#ffffff")


def iron_man(p: Pop) -> None:
    grounds.rays(p, "#0f2a5a", "#1f4a8a", 250, 190)
    for side in (-1, 1):
        energy.cone(p, (250 + side * 168, 196), (250 + side * 130, 330), (250 + side * 214, 330), "#9ff0ff", 0.8)
    with p.transform(250, 128, 1.12):
        p.ink("M-60 74 C-110 78 -150 100 -160 240 L160 240 C150 100 110 78 60 74Z", "#d8262f", 7, dots="#6a0a1a")
        p.ink("M-62 -20 C-66 60 -44 84 0 92 C44 84 66 60 62 -20 C56 -88 -56 -88 -62 -20Z", "#d8262f", 8, dots="#7a0a1a")
        p.ink("M-12 -92 C-4 -100 4 -100 12 -92 L16 -28 L-16 -28Z", "#ffc43a", 6, dots="#c8741a")
        p.ink("M-54 -24 L54 -24 L50 14 L-50 14Z", "#2a1a2e", 6, shine=False)
        p.plain("M-46 -12 L46 -12 L43 3 L-43 3Z", "#d8fbff", 3)
        p.glow(0, -4, 80, "#5fe0ff", 0.7)
        p.ink("M-42 30 L42 30 L24 78 L-24 78Z", "#ffc43a", 6, dots="#c8741a")
        for x in (-14, 0, 14):
            p.line([(x, 38), (x * 0.8, 66)], INK, 5)
        p.plain(ellipse(0, 140, 28), "#f4f8ff", 6)
        p.spot(ellipse(0, 140, 18), "#5fe0ff")
    for side in (-1, 1):
        hands.palm(p, "#d8262f", 250 + side * 168, 180, 0.62, side * 8)
        p.glow(250 + side * 168, 205, 54, "#8ff0ff")
        p.plain(ellipse(250 + side * 168, 202, 17), "#e8fdff", 5)


def thor(p: Pop) -> None:
    grounds.rays(p, "#1a2a6a", "#3a56b8", 330, 60)
    grounds.clouds(p, 262, "#4a5aa0", 4)
    energy.lightning(p, (470, -10), (410, 50), (440, 66), (352, 118), width=36)
    energy.lightning(p, (300, -10), (322, 30), (300, 44), (340, 92), width=22)
    bust(p, Bust(hair="long", hair_colour="#f2c24a", beard="full", brows="angry", mouth="", jaw="square",
                 wear=("cape", "#4a5578", "#d8262f"), build=1.2), 178, 138, 1.05)  # fmt: skip
    arms.hammer(p, 352, 112, 0.86, 14)
    hands.grip(p, "#f2b48a", 336, 200, 0.8, 14)


def hulk(p: Pop) -> None:
    grounds.rays(p, "#6a2a9a", "#8a4ac8", 250, 120)
    grounds.boom(p, "#ffe84a", "#ffb02e", 250, 140, 1.05)
    green = "#5fc83a"
    p.ink("M20 320 C10 190 90 130 170 150 L330 150 C410 130 490 190 480 320Z", green, 8, dots="#1f6a2a", dx=-20)
    for side in (-1, 1):
        p.plain(polygon((250 + side * 40, 196), (250 + side * 110, 170), (250 + side * 130, 330), (250 + side * 70, 330),
                        (250 + side * 84, 280), (250 + side * 56, 262), (250 + side * 70, 226)), "#5a2a8a", 6)  # fmt: skip
    bust(p, Bust(skin=green, jaw="huge", hair="fringe", hair_colour="#1a3a1a", eyes="fierce", iris="#f4ffd8", brows="angry",
                 nose="broad", mouth="teeth", wear=("full", green, green), build=0.1), 250, 128, 1.0)  # fmt: skip
    for x in (88, 412):
        hands.fist(p, "#6ad84a", "", x, 226, 0.66)


def hawkeye(p: Pop) -> None:
    grounds.sky(p, "#ffcf5a", "#ff8a3a", dots="#d8481f")
    arms.target(p, 424, 86, 64, "#f4f0e4", "#d8262f", "#f4f0e4", "#d8262f")
    one = Figure(
        "#6a3ab0",
        arms="#f2b48a",
        gloves="#3a1f6a",
        legs="#2a1a4a",
        boots="#6a3ab0",
        hair="short",
        hair_colour="#b8843a",
        belt="#2a1a4a",
        build=1.1,
    )
    joints = figure(p, one, "archer", 176, 186, 1.18)
    x, y = joints["near"]
    arms.bow(p, x - 4, y, 0.94, -2, "#3a1f6a", 92)
    arms.arrow(p, (x - 100, y), 196, -2)


def vision(p: Pop) -> None:
    grounds.bricks(p, "#4a5aa0", "#2a3268")
    with p.clip(box(-5, -5, 262, 320)):
        p.wash("#ffe07a")
        p.dots("#ff9a3a", (250, 0), (0, 300))
    one = Bust(
        skin="#d84a5a",
        jaw="oval",
        eyes="slit",
        iris="#7fe8ff",
        brows="",
        mouth="calm",
        wear=("cape", "#2a9a6a", "#ffd23a"),
        ears="",
    )
    with p.clip(box(-5, -5, 262, 320)):
        bust(p, one, 250, 138, 1.2)
    with p.layer(alpha=0.42), p.clip(box(257, -5, 260, 320)):
        bust(p, one, 250, 138, 1.2)
    p.line([(257, -5), (257, 305)], "#ffffff", 6, 0.9)
    energy.gem(p, 250, 76, 20, "#ffe03a")


def falcon(p: Pop) -> None:
    grounds.sky(p, "#58c0f0", "#c8f0ff", dots="#2f8ad0")
    grounds.disc(p, 250, 128, 104, "#ffe66a", "#fff6c0")
    for side in (1, -1):
        for index in range(6):
            turn = -48 + index * 17
            tip = around(250, 150, 262 - index * 22, turn)
            blade = polygon(
                (268, 128 + index * 9), tip, (around(250, 150, 240 - index * 22, turn + 9)), (268, 150 + index * 9)
            )
            p.ink(blade if side > 0 else mirrored(blade, 250), ("#d8262f", "#f4f0e4")[index % 2], 5, dx=0, dy=-6)
    one = Figure("#8a1f2f", gloves="#2a2f48", legs="#3a4468", boots="#8a1f2f", head="#8a5434", face="visor", lens="#ff8a1f",
                 hair="short", hair_colour="#2a1a1e")  # fmt: skip
    figure(p, one, ((0, -70), (0, 0), (-58, -66), (-96, -40), (58, -66), (96, -40), (-14, 60), (-8, 118), (16, 60), (12, 118)),
           250, 182, 0.98)  # fmt: skip


def war_machine(p: Pop) -> None:
    grounds.rays(p, "#e8a03a", "#ffc25a", 250, 150)
    p.dots("#8a3a1a", (250, 150), (250, 300))
    for side in (-1, 1):
        with p.transform(250 + side * 140, 98, side, 1):
            arms.cannon(p, 10, 0, 0.78, -14, "#6a7288")
    with p.transform(250, 150, 1.16):
        p.ink("M-70 60 C-120 60 -170 90 -176 240 L176 240 C170 90 120 60 70 60Z", "#6a7490", 8, dots="#2a2f48", dx=-20)
        for side in (1, -1):
            p.ink(ellipse(side * 128, 104, 56, 46), "#8a94b0", 7, dots="#2a2f48")
        p.ink("M-66 -24 L-52 -80 L52 -80 L66 -24 L60 50 L28 84 L-28 84 L-60 50Z", "#7a849e", 8, dots="#2a2f48")
        p.ink("M-46 -16 L46 -16 L38 54 L18 70 L-18 70 L-38 54Z", "#a8b2c8", 6)
        p.plain("M-44 -14 L-6 0 L-10 12 L-40 4Z M44 -14 L6 0 L10 12 L40 4Z", "#ff4a3a", 4)
        for x in (-12, 0, 12):
            p.line([(x, 40), (x, 62)], INK, 4)
        p.plain(ellipse(0, 118, 24), "#ff5a4a", 6)
        p.spot(ellipse(0, 118, 11), "#fff0d0")


def ant(p: Pop, x: float, y: float, size: float, colour: str, flip: bool = False) -> None:
    """An ant from the side, 260 wide."""
    with p.transform(x, y, -size if flip else size, size):
        for start, foot in ((-26, -84), (0, -4), (24, 70)):
            p.wire(polygon((start, 10), (start + (foot - start) * 0.5, -34), (foot, 78), close=False), colour, 9, 4)
        p.ink(ellipse(-82, -10, 62, 44, -12), colour, 7, dots=INK)
        p.ink(ellipse(0, 0, 36, 28), colour, 7)
        p.ink(ellipse(70, -12, 44, 38), colour, 7)
        p.wire(polygon((86, -44), (112, -84), (142, -78), close=False), colour, 6, 3)
        p.wire(polygon((74, -46), (88, -94), (116, -104), close=False), colour, 6, 3)
        p.plain(ellipse(84, -20, 10, 14), "#ffffff", 4)
        p.wire(svg("M104 8 C120 14 124 24 112 32"), colour, 6, 3)


def ant_man(p: Pop) -> None:
    grounds.sky(p, "#b8e86a", "#5fb84a", dots="#2a7a3a")
    p.ink(ellipse(430, 150, 120, 132), "#ffc93a", 8, dots="#c8741a", dx=-16)
    p.pen(ellipse(430, 150, 96, 106), 5)
    p.plain(star(430, 150, 5, 52, 22), "#ffe48a", 5)
    ant(p, 196, 206, 1.05, "#7a2a1a")
    one = Figure("#c8262f", arms="#2a2f48", legs="#c8262f", boots="#2a2f48", head="#b8c2d8", face="mask", lens="#ff5a3a",
                 belt="#b8c2d8")  # fmt: skip
    figure(p, one, "ride", 176, 132, 0.74)


def wasp(p: Pop) -> None:
    grounds.rays(p, "#e83a8a", "#ff6aa8", 300, 130)
    p.wire("M-10 250 L80 200 L60 262 L170 196 L150 252 L240 200", "#ffe84a", 12, 5)
    for tip, low in (((330, 6), (392, 46)), ((214, 18), (166, 66))):
        wing = spline([(290, 120), ((290 + tip[0]) / 2 - 20, tip[1] + 14), tip, low, ((290 + low[0]) / 2, 104)])
        p.ink(wing, "#c8f4ff", 6, dx=-8)
        p.pen(polygon((290, 116), ((tip[0] + low[0]) / 2, (tip[1] + low[1]) / 2 + 8)), 3)
    one = Figure("#ffc61f", arms="#1f1a2e", gloves="#ffc61f", legs="#1f1a2e", boots="#ffc61f", head="#ffc61f", face="mask",
                 lens="#1f1a2e", belt="#1f1a2e", build=0.8)  # fmt: skip
    joints = figure(p, one, "fly", 270, 158, 1.02, -16)
    x, y = joints["near"]
    arms.burst(p, x + 22, y - 6, 34, "#ffffff", "#7fe8ff")
    hx, hy = joints["head"]
    p.wire(f"M{hx - 4} {hy - 22} C{hx} {hy - 44} {hx + 14} {hy - 50} {hx + 26} {hy - 50}", "#1f1a2e", 4, 3)


def captain_marvel(p: Pop) -> None:
    grounds.rays(p, "#3a9af0", "#7ac4ff", 250, 60)
    for shift, colour in ((0, "#ff8a1f"), (14, "#ffd23a"), (26, "#fff6d0")):
        p.spot(polygon((176 + shift, 330), (246, 96), (266, 96), (336 - shift, 330)), colour)
    one = Figure(
        "#d8262f",
        arms="#2a4ab8",
        gloves="#d8262f",
        legs="#2a4ab8",
        boots="#d8262f",
        hair="long",
        hair_colour="#ffd86a",
        belt="#ffd23a",
        build=0.95,
    )
    pose = (
        (0, -84),
        (0, 0),
        (-34, -120),
        (-22, -176),
        (34, -120),
        (22, -176),
        (-16, 64),
        (-10, 126),
        (18, 62),
        (14, 126),
    )
    joints = figure(p, one, pose, 256, 212, 1.0, 6)
    for name in ("far", "near"):
        x, y = joints[name]
        p.glow(x, y, 70, "#ffe66a")
        p.plain(star(x, y, 8, 34, 20), "#fff2a0", 4)
    p.plain(star(262, 152, 8, 20, 8), "#ffd23a", 4)


def shang_chi(p: Pop) -> None:
    grounds.swirl(p, "#c8321f", "#e85a2a", 250, 150, 8)
    one = Figure(
        "#a81a24",
        arms="#a81a24",
        gloves="#f2b48a",
        legs="#2a1f2e",
        boots="#2a1f2e",
        hair="short",
        hair_colour="#14101f",
        belt="#ffc93a",
        build=1.05,
    )
    pose = (
        (0, -80),
        (0, 0),
        (-70, -96),
        (-136, -84),
        (70, -96),
        (136, -84),
        (-66, 44),
        (-104, 104),
        (66, 44),
        (104, 104),
    )
    joints = figure(p, one, pose, 250, 182, 1.1)
    for name, way in (("far", 1), ("near", -1)):
        x, y = joints[name]
        for index in range(5):
            energy.ring(p, x + way * (6 + index * 21), y + 1 - index * 1.5, 13, "#ffd23a", 7, 31)


def moon_knight(p: Pop) -> None:
    grounds.space(p, "#0f1638", "#26307a", 120, 200)
    p.spot(ellipse(250, 146, 150), "#c8d8ff", 0.25)
    p.plain(ellipse(250, 146, 132), "#f4f2d8", 6)
    for x, y, r in ((180, 90, 22), (330, 210, 26), (320, 70, 14)):
        p.spot(ellipse(x, y, r), "#d8d4b0")
    p.ink(
        "M96 60 C120 210 200 300 250 330 C300 300 380 210 404 60 C376 130 330 160 250 164 C170 160 124 130 96 60Z",
        "#ffffff",
        7,
        dark="#9aa4c8",
        dx=-8,
        dy=-22,
    )
    with p.transform(250, 150, 1.0):
        hair.hood(p, "#f4f6ff", "#23264a")
        face.eyes(p, "glow", "#ffffff", 6)
    p.plain("M236 262 C216 278 222 304 250 306 C232 300 230 276 250 260Z", "#ffd23a", 4)


def scarlet_witch(p: Pop) -> None:
    grounds.swirl(p, "#4a0a2a", "#8a1238", 250, 130, 6, 1.4)
    bust(p, Bust(hair="wavy", hair_colour="#6a2a1a", eyes="slit", iris="#ff4a5a", mouth="lips", nose="plain", brows="calm",
                 wear=("cape", "#a8142f", "#e8243c"), build=0.85), 250, 140, 1.05)  # fmt: skip
    p.ink(
        "M190 96 C206 60 226 42 250 96 C274 42 294 60 310 96 C290 84 270 88 250 112 C230 88 210 84 190 96Z",
        "#e8243c",
        6,
    )
    for side in (-1, 1):
        x = 250 + side * 168
        p.glow(x, 160, 96, "#ff3a5a")
        for radius, turn in ((54, 0), (36, 120), (18, 240)):
            energy.ring(p, x, 150, radius, "#ff5a6a", 6, radius * 0.5, turn * side)
        hands.palm(p, "#f2b48a", x, 226, 0.6, side * 12)


def doctor_strange(p: Pop) -> None:
    grounds.rays(p, "#12305a", "#1f4a7a", 250, 150)
    bust(p, Bust(hair="short", hair_colour="#3a2a3a", beard="goatee", brows="stern", mouth="calm", jaw="thin",
                 wear=("cape", "#2a4a9a", "#d8262f")), 250, 130, 1.05)  # fmt: skip
    for side in (-1, 1):
        p.ink(
            svg(f"M{250 + side * 34} 196 L{250 + side * 62} 120 L{250 + side * 104} 150 L{250 + side * 92} 216Z"),
            "#e8344a",
            6,
        )
        x, y = 250 + side * 172, 168
        for radius, count in ((78, 12), (50, 6)):
            energy.ring(p, x, y, radius, "#ffa82e", 7)
            p.pen(star(x, y, count // 2 if count > 6 else 3, radius, radius * 0.55), 5, "#ffd86a")
        hands.palm(p, "#f2b48a", x, 200, 0.56, side * 10, 1.4)


def black_panther(p: Pop) -> None:
    grounds.rays(p, "#5a1f8a", "#7a3ab8", 250, 130)
    p.ink("M120 320 L134 70 L180 20 L320 20 L366 70 L380 320Z", "#8a7a9a", 8, dots="#3a2a5a", dx=-18)
    p.plain("M170 320 L178 92 L322 92 L330 320Z", "#5a4a72", 6)
    with p.transform(250, 152, 1.12):
        p.ink("M-150 240 C-140 130 -90 90 0 84 C90 90 140 130 150 240Z", "#2a2640", 8)
        p.ink(
            "M-62 0 L-66 -84 L-34 -62 C-12 -72 12 -72 34 -62 L66 -84 L62 0 C60 54 34 82 0 84 C-34 82 -60 54 -62 0Z",
            "#34304e",
            8,
            dark="#14101f",
        )
        face.eyes(p, "fierce", "#d8f4ff", 0)
        p.plain("M-12 30 L12 30 L0 44Z", "#6a648a", 4)
        p.pen("M0 44 L0 56 M-20 58 Q0 46 20 58", 5, "#6a648a")
        for side in (-1, 1):
            for row in range(5):
                p.plain(polygon((side * (20 + row * 17) - 7, 100 + row * 3), (side * (20 + row * 17) + 7, 100 + row * 3),
                                (side * (20 + row * 17), 128 + row * 3)), "#e8ecf8", 4)  # fmt: skip
    for x, turn in ((72, -16), (428, 16)):
        hands.claw(p, "#2a2640", x, 214, 0.8, turn, "#f4f8ff")


def hulkbuster(p: Pop) -> None:
    grounds.sky(p, "#8fd0f0", "#f0f8e0", dots="#4a9ac8")
    grounds.skyline(p, 270, "#5a8ab8", "", 4, 150)
    p.ink(
        "M90 310 L110 150 C120 90 160 70 250 70 C340 70 380 90 390 150 L410 310Z", "#c8262f", 8, dots="#6a0a1a", dx=-22
    )
    for side in (1, -1):
        arm = svg("M372 96 C440 90 480 130 484 190 L486 260 L420 270 L410 190Z")
        p.ink(arm if side > 0 else mirrored(arm, 250), "#d8343c", 8, dots="#6a0a1a", dx=-18)
        p.ink(ellipse(250 + side * 150, 108, 62, 54), "#ffb92e", 8, dots="#b8641a")
        hands.fist(p, "#ffb92e", "", 250 + side * 196, 262, 0.44)
    p.ink(box(206, 26, 88, 78, 26), "#d8343c", 8)
    p.plain("M220 54 L246 62 L244 72 L222 68Z M280 54 L254 62 L256 72 L278 68Z", "#fff6a0", 4)
    p.plain(ellipse(250, 160, 40), "#ffb92e", 7)
    p.plain(ellipse(250, 160, 25), "#d8fbff", 5)
    figure(p, Figure("#3a4a9a", hair="short"), "hips", 250, 262, 0.3)


PICTURES = (
    captain_america,
    iron_man,
    thor,
    hulk,
    hawkeye,
    vision,
    falcon,
    war_machine,
    ant_man,
    wasp,
    captain_marvel,
    shang_chi,
    moon_knight,
    scarlet_witch,
    doctor_strange,
    black_panther,
    hulkbuster,
)
