"""Old and magic things: stones, rings, books, blades."""

from __future__ import annotations

from tools.art.comic import arms, energy, face, grounds, hands
from tools.art.comic.pop import INK, Pop, around, at
from tools.art.paths import box, ellipse, polygon, star, svg, union


def ghost_riders_chain(p: Pop) -> None:
    grounds.rays(p, "#3a0f0f", "#6a1a0f", 250, 150)
    points = [
        (40, 60),
        (140, 40),
        (260, 70),
        (380, 50),
        (440, 110),
        (360, 160),
        (220, 150),
        (110, 170),
        (90, 240),
        (200, 262),
        (340, 240),
        (470, 270),
    ]
    for x, y, size, turn in (
        (90, 54, 0.5, -10),
        (210, 60, 0.6, 6),
        (330, 64, 0.56, 0),
        (436, 112, 0.6, 16),
        (300, 158, 0.62, -8),
        (160, 164, 0.56, 0),
        (110, 250, 0.56, -10),
        (240, 262, 0.66, 6),
        (380, 250, 0.6, 0),
    ):
        energy.flame(p, x, y, size, turn, "#ff4a1f", "#ffa82e", "#fff2a0")
    arms.chain(p, points, "#d8deec", 40)


def captain_americas_shield(p: Pop) -> None:
    grounds.bricks(p, "#8a94a8", "#4a5268", 60)
    for turn in range(0, 360, 36):
        p.spot(
            polygon(
                around(240, 150, 110, turn - 5),
                around(240, 150, 176, turn + 5),
                around(240, 150, 230, turn - 3),
                around(240, 150, 168, turn - 1),
                around(240, 150, 110, turn + 5),
            ),
            INK,
        )
    with p.transform(240, 150, degrees=-14), p.transform(0, 0, 0.86, 1):
        arms.shield(p, 0, 0, 138, "#2a4aa8", "#f4f0e4", "#2a4aa8", "#d8262f")
        p.spot(polygon((0, 0), (-136, -40), (-120, -80)), "#ffffff", 0.35)
        p.spot(polygon((0, 0), (136, 40), (120, 80)), "#ffffff", 0.35)
    p.plain(star(330, 62, 4, 52, 13), "#ffffff", 5)


def eye_of_agamotto(p: Pop) -> None:
    grounds.rays(p, "#1a5a2a", "#2a7a3a", 250, 150)
    energy.cone(p, (250, 160), (40, 320), (460, 320), "#c8ffa0", 0.45)
    p.wire("M60 -20 C90 60 140 90 180 110 M440 -20 C410 60 360 90 320 110", "#ffc93a", 9, 4)
    p.ink("M60 160 C120 60 380 60 440 160 C380 260 120 260 60 160Z", "#ffc93a", 8, dots="#a8641a")
    p.ink("M104 160 C160 92 340 92 396 160 C340 228 160 228 104 160Z", "#b8861a", 6)
    p.glow(250, 160, 130, "#8aff5a")
    p.plain(ellipse(250, 160, 58), "#3ad84a", 6)
    p.spot(ellipse(250, 160, 40), "#8aff8a")
    p.plain("M250 108 C268 130 268 190 250 212 C232 190 232 130 250 108Z", INK, 0)
    p.spot(ellipse(230, 138, 10), "#ffffff")


def cloak_of_levitation(p: Pop) -> None:
    grounds.rays(p, "#2a4a9a", "#3a6ac8", 250, 120)
    p.spot(ellipse(250, 292, 130, 16), INK, 0.4)
    red = "#d8202f"
    p.ink(
        "M196 70 C120 110 60 190 30 262 C90 250 110 280 160 262 C200 290 240 262 260 270 C300 286 340 262 380 "
        "270 C420 250 450 250 474 222 "
        "C420 180 370 110 304 70Z",
        red,
        8,
        dots="#5a0a1a",
        dx=-14,
    )
    p.plain(
        "M212 78 C190 150 176 200 160 262 C200 290 240 262 260 270 C300 286 340 262 352 268 C330 200 312 150 288 78Z",
        "#8a1228",
        5,
    )
    p.ink(
        "M250 110 C200 108 160 70 150 10 C190 20 226 40 250 76 C274 40 310 20 350 10 C340 70 300 108 250 110Z",
        "#f03a48",
        7,
    )
    p.plain(ellipse(250, 104, 17), "#ffc93a", 5)
    for x, y in ((60, 90), (440, 80), (420, 160), (80, 160)):
        p.plain(star(x, y, 4, 18, 6), "#ffe84a", 3)


def vibranium(p: Pop) -> None:
    grounds.rays(p, "#c8a0f0", "#e8d0ff", 250, 130)
    p.ink("M70 330 L96 250 L60 236 L60 206 L440 206 L440 236 L404 250 L430 330Z", "#6a6478", 8, dots="#2a2638")
    p.glow(250, 130, 170, "#c86aff")
    for side in (-1, 1):
        rock = polygon(
            *[
                (250 + side * x, y)
                for x, y in ((16, 206), (30, 150), (10, 110), (40, 50), (100, 40), (146, 96), (150, 170), (120, 206))
            ]
        )
        p.ink(rock, "#4a4460", 8, dots=INK)
        inside = polygon(
            *[
                (250 + side * x, y)
                for x, y in ((16, 206), (30, 150), (10, 110), (40, 50), (62, 78), (46, 112), (64, 156), (48, 206))
            ]
        )
        p.ink(inside, "#e07aff", 6, dots="#8a2ad8")
    for x, y, turn, size in ((250, 130, 0, 74), (212, 86, -20, 40), (292, 80, 18, 44)):
        p.ink(
            at(polygon((0, -size), (size * 0.4, -size * 0.2), (0, size), (-size * 0.4, -size * 0.2)), x, y, 1, turn),
            "#e0a8ff",
            5,
        )
    energy.sparks(p, 250, 110, 150, 7, "#f0c8ff", 5, 7)


def mind_stone(p: Pop) -> None:
    grounds.rings(p, 250, 130, "#6a4a0a", "#8a641a", "#b8862a", "#d8a83a", "#f0c85a", "#fff0a0", step=56)
    head = svg(
        "M170 320 L176 262 C120 250 104 170 128 110 C150 50 220 20 280 30 C350 44 380 100 372 150 L398 206 L372 "
        "214 L368 252 C360 268 330 268 "
        "312 264 L306 320Z"
    )
    p.stroke(head, "#ffffff", 22, 0.8, blur=8)
    p.stroke(head, INK, 17)
    p.stroke(head, "#fff6c0", 8)
    p.pen(
        "M160 130 C150 90 190 66 214 84 C230 56 280 60 284 90 C320 90 330 130 306 146 C310 176 270 190 254 172 "
        "C230 192 190 184 190 160 C166 160 "
        "154 146 160 130Z",
        5,
        "#8a5a0a",
    )
    energy.gem(p, 240, 126, 46, "#ffe01f")


def soul_stone(p: Pop) -> None:
    grounds.sky(p, "#7a1a5a", "#ff6a3a", "#ffd05a", dots="#4a0f3a")
    grounds.disc(p, 330, 190, 66, "#fff0a0", "#ffc25a", 0)
    p.ink("M-20 330 L-20 190 L90 196 L150 190 L190 230 L180 330Z", "#3a1a3a", 7, dots=INK)
    p.ink("M520 330 L520 250 L440 262 L400 290 L380 330Z", "#4a2444", 7)
    p.ink(
        "M40 194 L44 120 L56 120 L60 194Z M112 194 L116 120 L128 120 L132 194Z M34 110 L138 110 L138 126 L34 126Z",
        "#2a1230",
        5,
    )
    energy.gem(p, 256, 108, 74, "#ff8a1f")


def darkhold(p: Pop) -> None:
    grounds.swirl(p, "#d8a0b0", "#f0c8d0", 250, 150, 7)
    p.glow(250, 150, 200, "#ffffff", 0.5)
    with p.transform(250, 152, 1, degrees=-8):
        p.ink(box(-134, -116, 280, 240, 10), "#8a1420", 7)
        for y in (-96, -78, -60, -42, -24, -6, 12, 30, 48, 66, 84, 102):
            p.line([(100, y), (142, y)], "#e8303a", 4)
        p.ink(box(-146, -124, 264, 244, 14), "#231d30", 8, dots="#0a0810")
        p.ink(box(-146, -124, 40, 244, 12), "#3a3248", 7)
        p.pen(box(-88, -104, 186, 204, 8), 5, "#8a7a98")
        p.plain(star(4, -2, 7, 66, 30), "#8a1420", 5)
        p.plain("M-26 -2 C-10 -24 18 -24 34 -2 C18 20 -10 20 -26 -2Z", "#ffd23a", 4)
        p.spot(ellipse(4, -2, 5, 14), INK)
        p.ink(box(84, -30, 76, 60, 10), "#a8b2c8", 6)
        p.plain(ellipse(130, 0, 11), INK, 0)
        for x, y in ((-126, -104), (98, -104), (-126, 100), (98, 100)):
            p.ink(star(x, y, 4, 22, 12), "#a8b2c8", 4, shine=False)


def ten_rings(p: Pop) -> None:
    grounds.rays(p, "#0f2a5a", "#1a4a8a", 250, 240)
    p.glow(250, 220, 220, "#ff9a2a", 0.6)
    for index in range(10):
        turn = -172 + index * 18.2
        x, y = around(250, 262, 182, turn)
        energy.ring(p, x, y, 34, "#ffb92e", 10, 15, turn)
    hands.fist(p, "#e8a878", "", 250, 236, 0.66)


def heart_shaped_herb(p: Pop) -> None:
    grounds.rays(p, "#2a1450", "#4a2488", 250, 130)
    p.glow(250, 130, 190, "#d86aff", 0.8)
    p.wire("M250 320 C246 260 254 220 250 170", "#3ab84a", 12, 5)
    heart = "M0 60 C-70 10 -60 -50 -24 -50 C-8 -50 0 -38 0 -28 C0 -38 8 -50 24 -50 C60 -50 70 10 0 60Z"
    for x, y, size, turn, colour in (
        (150, 190, 1.05, -58, "#a84af0"),
        (350, 190, 1.05, 58, "#a84af0"),
        (176, 104, 1.1, -28, "#b85aff"),
        (324, 104, 1.1, 28, "#b85aff"),
        (250, 96, 1.34, 0, "#d88aff"),
    ):
        with p.transform(x, y, size, degrees=turn):
            p.ink(heart, colour, 6, dots="#5a1aa8")
            p.pen("M0 50 L0 -16", 4, "#ffffff")
    p.ink("M-20 330 C60 286 160 292 250 300 C340 292 440 286 520 330Z", "#2a6a3a", 6, dots="#0f3a1f")


def magnetos_helmet(p: Pop) -> None:
    grounds.sky(p, "#e8d8b8", "#c8a878", dots="#8a6a4a")
    p.ink(box(150, 262, 200, 60, 4), "#6a4a3a", 7)
    p.ink(box(216, 214, 68, 56, 6), "#8a6a4a", 6)
    p.ink(
        "M140 214 C110 90 150 16 250 14 C350 16 390 90 360 214 L310 226 L310 130 L278 96 L250 116 L222 96 L190 "
        "130 L190 226Z",
        "#8a2a8a",
        9,
        dots="#3a0a4a",
        dx=-20,
    )
    p.plain("M190 226 L190 130 L222 96 L250 116 L278 96 L310 130 L310 226Z", "#1f1426", 6)
    p.ink("M236 12 C240 4 260 4 264 12 L262 96 L250 106 L238 96Z", "#d8485a", 6)
    for x, y, turn in ((76, 90, 30), (428, 110, -20), (92, 210, -40), (420, 226, 50)):
        with p.transform(x, y, 1, degrees=turn):
            p.ink(box(-22, -7, 44, 14, 3), "#a8b2c8", 5)
            p.ink(box(-30, -13, 12, 26, 3), "#a8b2c8", 5)


def sling_ring(p: Pop) -> None:
    grounds.rays(p, "#2a3a7a", "#3a5098", 320, 150)
    energy.portal(p, 360, 150, 118, "#ff9a2a", "#3a8ad8")
    with p.clip(ellipse(360, 150, 103)):
        p.plain("M240 260 L310 150 L350 200 L400 110 L480 260Z", "#e8f4ff", 5)
    with p.transform(140, 160, 1.2, degrees=-10):
        p.ink(box(-96, -30, 192, 56, 22), "#ffc93a", 7, dots="#a8641a")
        for x in (-48, 48):
            p.wire(ellipse(x, 34, 34, 42), "#e8a82a", 15, 5)
        p.ink(box(-96, -34, 192, 44, 20), "#ffd86a", 6)
        p.pen("M-70 -12 L-50 -22 L-30 -12 L-10 -22 L10 -12 L30 -22 L50 -12 L70 -22", 5)


def ebony_blade(p: Pop) -> None:
    grounds.sky(p, "#a8b8d0", "#e8e0d0", dots="#6a7a98")
    p.spot(ellipse(250, 60, 200, 90), "#ffffff", 0.6)
    p.ink(polygon((232, 250), (234, 110), (266, 110), (268, 250)), "#1c1828", 7, dark="#4a4468", dx=-12, dy=0)
    p.ink(polygon((156, 88), (344, 88), (356, 112), (144, 112)), "#3a3450", 7)
    p.ink(box(238, 22, 24, 70, 6), "#6a2a3a", 6)
    for y in (36, 52, 68):
        p.line([(239, y + 4), (261, y - 4)], INK, 4)
    p.ink(ellipse(250, 14, 18), "#3a3450", 6)
    p.ink(
        "M70 330 C80 250 130 220 190 216 L230 228 L240 250 L262 250 L274 222 C340 210 420 250 434 330Z",
        "#8a8494",
        8,
        dots="#3a3648",
    )
    p.pen("M232 250 L206 284 L216 320 M268 250 L300 276 L290 330", 6)


def pumpkin_bomb(p: Pop) -> None:
    grounds.rays(p, "#3a1a5a", "#5a2a8a", 250, 150)
    orange = "#ff8a1f"
    for x, rx in ((250, 150), (250, 104), (250, 52)):
        p.ink(ellipse(x, 180, rx, 112), orange, 7, dots="#c8481a", shine=rx == 150)
    for side in (1, -1):
        p.plain(polygon((250 + side * 26, 162), (250 + side * 84, 130), (250 + side * 88, 176)), "#fff03a", 6)
    p.plain(
        "M150 204 L184 214 L198 198 L222 220 L250 204 L278 220 L302 198 L316 214 L350 204 C330 270 170 270 150 204Z",
        "#fff03a",
        6,
    )
    p.ink("M228 78 L232 50 L268 50 L274 78Z", "#4a5478", 6)
    p.wire("M250 50 C250 20 290 30 320 14", "#e8d8b8", 7, 4)
    energy.flame(p, 330, 24, 0.34, 30)
    arms.burst(p, 334, 8, 22)


def healing_factor(p: Pop) -> None:
    grounds.rays(p, "#8ae0c8", "#c8f8e8", 250, 150)
    hands.palm(p, "#f2b48a", 250, 176, 1.36)
    p.ink("M180 176 C210 150 232 196 250 176 C240 210 200 220 180 176Z", "#d8203a", 5, shine=False)
    p.pen("M176 178 C220 200 280 190 326 172", 6)
    for index, x in enumerate(range(254, 326, 14)):
        p.line([(x, 170 - index), (x + 2, 200 - index * 2)], INK, 5)
    p.ink(box(238, 160, 22, 44, 6), "#c8d2e8", 5)
    cross = union(box(410, 44, 26, 78, 4), box(384, 70, 78, 26, 4))
    p.halo(cross, "#5fff9a", 18)
    p.plain(cross, "#2ad86a", 5)
    p.plain(union(box(70, 184, 18, 54, 3), box(52, 202, 54, 18, 3)), "#2ad86a", 5)


def secret_identity(p: Pop) -> None:
    grounds.split(p, "#3a6ac8", "#c83a4a", 50)
    p.ink("M120 330 L110 120 L180 84 L320 84 L390 120 L380 330Z", "#f4f6ff", 8, dark="#b8c2d8")
    p.ink("M200 84 L250 130 L300 84 L276 76 L224 76Z", "#d8e0f0", 6)
    p.ink("M236 126 L264 126 L274 250 L250 286 L226 250Z", "#2a3a6a", 6)
    for y in (160, 200, 240):
        p.plain(ellipse(306, y, 6), "#b8c2d8", 3)
    with p.transform(220, 60, 1.4, degrees=-8):
        face.glasses(p, "square", "#c8f0ff", INK)
        p.wire("M-54 -8 L-84 -20 M54 -8 L84 -20", INK, 4, 2)
    with p.transform(270, 222, 1.9, degrees=10):
        face.domino(p, "#1c1828")


PICTURES = (
    ghost_riders_chain,
    captain_americas_shield,
    eye_of_agamotto,
    cloak_of_levitation,
    vibranium,
    mind_stone,
    soul_stone,
    darkhold,
    ten_rings,
    heart_shaped_herb,
    magnetos_helmet,
    sling_ring,
    ebony_blade,
    pumpkin_bomb,
    healing_factor,
    secret_identity,
)
