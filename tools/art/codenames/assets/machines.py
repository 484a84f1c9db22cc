"""Things that were built: engines, craft, gadgets."""

from __future__ import annotations

import random

from tools.art.codenames.assets.avengers import ant
from tools.art.comic import arms, energy, grounds, hands
from tools.art.comic.pop import INK, Pop, around, at
from tools.art.paths import box, ellipse, polygon, spline, star, svg


def arc_reactor(p: Pop) -> None:
    grounds.rays(p, "#1a1f38", "#2a3460", 250, 150)
    p.ink(ellipse(250, 150, 140), "#8a94b0", 8, dots="#3a4058", dx=-20, dy=-16)
    p.plain(ellipse(250, 150, 112), "#1a2238", 6)
    p.glow(250, 150, 150, "#5fe8ff", 0.9)
    energy.ring(p, 250, 150, 84, "#8af4ff", 20)
    for turn in range(0, 360, 36):
        with p.transform(250, 150, degrees=turn):
            p.ink(box(-13, -124, 26, 56, 6), "#c8862a", 5)
    p.plain(ellipse(250, 150, 46), "#e8fdff", 6)
    p.spot(polygon((250, 182), (222, 134), (278, 134)), "#5fd8ff")


def tesseract(p: Pop) -> None:
    grounds.space(p, "#0a1250", "#1f4ad8", 250, 150)
    p.glow(250, 150, 230, "#3ab8ff", 0.9)
    top, left, right = (
        ((250, 24), (366, 84), (250, 146), (134, 84)),
        ((134, 84), (250, 146), (250, 282), (134, 214)),
        ((366, 84), (250, 146), (250, 282), (366, 214)),
    )
    for shape, colour in ((top, "#c8f4ff"), (left, "#4ab8ff"), (right, "#1f7ae0")):
        p.plain(polygon(*shape), colour, 8)
    with p.clip(
        polygon(
            *left,
        )
    ):
        p.dots("#0f3aa8", (134, 80), (250, 290), 0, 0.8)
    p.spot(ellipse(250, 160, 74, 30, -24), "#ffffff", 0.75)
    p.spot(ellipse(250, 160, 44, 17, -24), "#e8b8ff")
    p.spot(ellipse(250, 160, 15), "#ffffff")
    grounds.stars(p, 8, 12)


def quinjet(p: Pop) -> None:
    grounds.sky(p, "#3a2a6a", "#ff8a5a", dots="#2a1a4a")
    grounds.disc(p, 90, 240, 50, "#ffe08a", width=0)
    p.ink("M10 250 L150 120 L210 150 L120 262Z", "#5a6488", 7, dots="#23284a")
    p.ink("M490 250 L350 120 L290 150 L380 262Z", "#5a6488", 7, dots="#23284a")
    p.ink(
        "M250 6 C290 40 312 110 310 200 L290 256 L210 256 L190 200 C188 110 210 40 250 6Z", "#8a96b8", 8, dots="#3a4468"
    )
    p.ink("M250 36 C270 60 280 90 280 116 L220 116 C220 90 230 60 250 36Z", "#3ad0ff", 6)
    for x in (150, 350):
        p.ink(ellipse(x, 196, 40, 34), "#3a4468", 7)
        p.plain(ellipse(x, 196, 24, 20), "#5fe8ff", 5)
    for x in (222, 278):
        p.ink(polygon((x - 14, 230), (x, 180), (x + 14, 230), (x + 8, 280), (x - 8, 280)), "#5a6488", 6)
        energy.flame(p, x, 270, 0.36, 180, "#3ab0ff", "#a8f0ff", "#ffffff")


def helicarrier(p: Pop) -> None:
    grounds.sky(p, "#58b0e8", "#e8f4ff", dots="#2a86c8")
    p.ink("M40 120 L460 104 L420 176 L330 196 L120 200Z", "#6a7490", 8, dots="#2a3050")
    p.ink("M30 112 L470 96 L462 120 L40 136Z", "#9aa4c0", 7)
    p.ink("M270 100 L282 40 L340 36 L352 96Z", "#8a94b0", 7)
    p.line([(310, 38), (310, 6)], INK, 6)
    for x in (292, 312, 332):
        p.rect(x - 6, 54, 11, 10, "#ffe84a")
    for x, y in ((90, 182), (410, 170), (170, 226), (340, 222)):
        p.ink(ellipse(x, y, 66, 22), "#3a4468", 7)
        p.plain(ellipse(x, y - 4, 50, 13), "#c8f0ff", 4)
        p.line([(x - 46, y - 6), (x + 46, y - 2)], INK, 5)
    for x, y in ((90, 100), (170, 98)):
        p.ink(polygon((x, y), (x + 34, y + 6), (x, y + 12), (x + 8, y + 6)), "#d8262f", 4)
    grounds.clouds(p, 278, "#ffffff", 3)


def the_milano(p: Pop) -> None:
    grounds.space(p, "#1f0f4a", "#a82a8a", 120, 200)
    with p.transform(262, 150, 1.05, degrees=-18):
        for side in (1, -1):
            p.ink(
                svg(
                    f"M30 {side * 20} C-20 {side * 70} -90 {side * 130} -190 {side * 132} L-150 {side * 96} "
                    f"L-170 {side * 88} L-110 {side * 50} "
                    f"L-60 {side * 18}Z"
                ),
                "#ff8a1f",
                7,
                dots="#c8481a",
            )
            p.ink(
                svg(f"M20 {side * 14} C-20 {side * 44} -60 {side * 78} -120 {side * 96} L-60 {side * 18}Z"),
                "#2a5ad8",
                6,
            )
        p.ink("M200 0 C150 -36 60 -40 -80 -26 L-110 0 L-80 26 C60 40 150 36 200 0Z", "#2a5ad8", 8, dots="#12287a")
        p.ink("M170 -4 C140 -24 100 -26 70 -22 L64 8 C100 12 140 10 170 -4Z", "#c8f4ff", 6)
        for y in (-13, 13):
            energy.flame(p, -92, y, 0.46, -90, "#ff4ab0", "#ffc8f0", "#ffffff")


def cassette_player(p: Pop) -> None:
    grounds.rays(p, "#2ab8b0", "#5ad8d0", 250, 150)
    p.tube([(380, 60), (460, 100), (440, 190), (480, 250)], "#2a2638", 8, edge=3)
    p.wire("M84 150 C60 20 300 10 300 60", "#c8d2e8", 9, 4)
    p.ink(box(130, 66, 250, 178, 18), "#3a4a9a", 8, dots="#141f5a")
    p.ink(box(130, 66, 250, 34, 12), "#c8d2e8", 6)
    p.ink(box(160, 118, 190, 94, 10), "#f4f0e4", 6)
    p.plain(box(172, 126, 166, 26, 4), "#ff8a1f", 4)
    p.plain(box(188, 160, 134, 44, 20), "#2a2638", 5)
    for x in (214, 296):
        p.plain(star(x, 182, 6, 17, 11), "#ffffff", 4)
    for x in (160, 200, 240):
        p.ink(box(x, 52, 28, 20, 4), "#d8262f" if x == 160 else "#8a94b0", 5)
    for x, y in ((84, 168), (318, 50)):
        p.ink(ellipse(x, y, 36, 42), "#ff8a1f", 7, dots="#c8481a")
        p.plain(ellipse(x, y, 18, 22), "#2a2638", 4)
    energy.note(p, 440, 70, 0.84, "#ffe84a", 10)
    energy.note(p, 56, 262, 0.6, "#ffe84a", -12)


def wolverines_claws(p: Pop) -> None:
    grounds.rays(p, "#f0c81f", "#ffe05a", 250, 150)
    arms.scratches(p, 110, 70, 170, 30, "#2a4aa8")
    arms.scratches(p, 400, 70, 170, -30, "#2a4aa8")
    arms.claws(p, 196, 260, 34, 1.24)
    arms.claws(p, 304, 260, -34, 1.24)
    for x, turn in ((180, 34), (320, -34)):
        with p.transform(x, 276, 1, degrees=turn):
            p.ink(box(-70, -14, 150, 80, 26), "#8a5a34", 7, dots="#3a1f0f")
            for shift in (-34, 0, 34):
                p.plain(ellipse(shift + 2, 2, 11), "#4a2a14", 4)


def hawkeyes_bow(p: Pop) -> None:
    grounds.rays(p, "#4a2a8a", "#6a3ab8", 250, 150)
    arms.target(p, 420, 150, 96, "#d8262f", "#f4f0e4", "#d8262f", "#f4f0e4", "#d8262f")
    arms.bow(p, 150, 150, 1.22, 0, "#1f8a8a", 70)
    arms.arrow(p, (58, 150), 330, 0, "#f4f0e4", "#ffb92e")


def cerebro(p: Pop) -> None:
    grounds.rings(p, 250, 150, "#12204a", "#1a2f6a", "#23408a", "#3060b8", "#4a8ae0", step=62)
    rng = random.Random(4)
    for turn in range(0, 360, 12):
        x, y = around(250, 150, rng.choice((168, 196, 226)), turn + rng.uniform(-4, 4), rng.choice((110, 126, 140)))
        p.spot(ellipse(x, y, rng.uniform(3, 7)), rng.choice(("#ff5a6a", "#ffffff", "#ffffff")))
    p.ink("M214 320 L226 236 L274 236 L286 320Z", "#4a5478", 7)
    p.ink(
        "M150 226 C130 100 180 46 250 46 C320 46 370 100 350 226 L310 226 L306 150 L194 150 L190 226Z",
        "#c8d2e8",
        8,
        dots="#5a6488",
    )
    p.ink(box(236, 40, 28, 112, 10), "#8a94b0", 6)
    for side in (1, -1):
        p.ink(ellipse(250 + side * 98, 150, 26, 36), "#3a62c8", 6)
        p.plain(ellipse(250 + side * 98, 150, 10, 15), "#5ff0ff", 4)
        p.wire(
            spline(
                [(250 + side * 60, 66), (250 + side * 130, 20), (250 + side * 180, 60), (250 + side * 240, 20)],
                closed=False,
            ),
            "#d8262f",
            6,
            4,
        )
        p.wire(
            spline(
                [(250 + side * 110, 180), (250 + side * 160, 230), (250 + side * 190, 270), (250 + side * 260, 280)],
                closed=False,
            ),
            "#ffc93a",
            6,
            4,
        )


def blackbird(p: Pop) -> None:
    grounds.space(p, "#1a2a6a", "#3a5ab8", 150, 80)
    p.plain(ellipse(310, 130, 118), "#fff2c8", 6)
    for x, y, r in ((270, 80, 22), (360, 170, 26), (350, 80, 12)):
        p.spot(ellipse(x, y, r), "#e0d0a0")
    with p.transform(250, 160, 1.04, degrees=-16):
        black = "#23202f"
        p.ink("M60 10 L-90 110 L-150 116 L-130 60 L-120 10Z", black, 7)
        p.ink("M40 -10 L-60 -84 L-110 -90 L-116 -20Z", "#34304a", 7)
        p.ink("M240 0 C180 -18 60 -26 -150 -20 L-180 0 L-150 24 C60 26 180 16 240 0Z", black, 8)
        p.ink("M-110 -14 L-170 -74 L-196 -74 L-170 -10Z", black, 7)
        p.ink("M-110 12 L-176 70 L-200 66 L-170 10Z", black, 7)
        p.plain("M170 -6 C150 -16 120 -18 96 -16 L100 -2 C130 0 150 -2 170 -6Z", "#5fd8ff", 4)
        energy.flame(p, -168, 0, 0.66, -90, "#ff6a1f", "#ffd23a", "#ffffff")


def fantasticar(p: Pop) -> None:
    grounds.sky(p, "#8ad8f8", "#f0faff", dots="#3a9ad8")
    grounds.skyline(p, 296, "#6a9ac8", "", 7, 90)
    blue = "#2a6ad8"
    for x, y, size in ((120, 200, 0.62), (372, 206, 0.62), (86, 96, 0.56), (414, 92, 0.56)):
        p.ink(
            at("M-120 10 C-110 -30 -60 -40 0 -40 C60 -40 110 -30 120 10 C80 44 -80 44 -120 10Z", x, y, size),
            "#3a8af0",
            6,
            dots="#12408a",
        )
        p.plain(at(box(-26, -70, 52, 40, 12), x, y, size), "#e8ecf8", 5)
        p.plain(at(ellipse(0, 30, 60, 16), x, y, size), "#ffe84a", 4)
    p.ink("M110 150 C130 96 190 84 250 84 C310 84 370 96 390 150 C330 204 170 204 110 150Z", blue, 8, dots="#12287a")
    for x in (196, 304):
        p.ink(box(x - 28, 58, 56, 62, 14), "#e8ecf8", 6)
    p.ink("M204 110 C210 66 290 66 296 110 L280 124 L220 124Z", "#c8f4ff", 6)
    p.plain(ellipse(250, 186, 90, 17), "#ffe84a", 5)
    p.plain(ellipse(250, 150, 24), "#ffffff", 5)
    p.text("4", "BebasNeue-Bold.otf", 40, 250, 164, INK, "centre")


def silver_surfers_board(p: Pop) -> None:
    grounds.space(p, "#2a0f5a", "#c83a9a", 180, 210)
    p.spot(polygon((-20, 330), (60, 330), (250, 160), (230, 140)), "#ffffff", 0.9)
    p.spot(polygon((-20, 250), (-20, 320), (260, 150)), "#8af0ff", 0.8)
    p.ink(
        "M96 262 C140 280 260 220 400 84 C450 34 470 10 452 2 C430 -6 380 26 330 66 C200 160 90 236 96 262Z",
        "#dce6f8",
        8,
        dots="#7a8ab8",
    )
    p.spot("M130 246 C220 210 340 110 430 24 C350 80 210 190 130 246Z", "#ffffff", 0.95)
    p.plain(star(430, 40, 4, 60, 12), "#ffffff", 4)


def sentinel(p: Pop) -> None:
    grounds.sky(p, "#f0a84a", "#ffe0a0", dots="#c86a2a")
    grounds.skyline(p, 290, "#8a5a3a", "", 3, 110)
    violet = "#8a3ad0"
    p.ink("M90 330 C96 220 130 170 190 166 L310 166 C370 170 400 220 410 330Z", violet, 8, dots="#3a0f6a")
    p.ink("M200 330 L210 166 L290 166 L300 330Z", "#3a4ab8", 7)
    p.ink("M186 60 C186 0 314 0 314 60 L306 140 L280 170 L220 170 L194 140Z", violet, 8, dots="#3a0f6a")
    p.plain("M208 66 L292 66 L284 138 L264 154 L236 154 L216 138Z", "#c8b8d8", 6)
    for x in (230, 270):
        p.glow(x, 90, 34, "#ffe03a")
        p.plain(box(x - 15, 82, 30, 15, 3), "#ffe03a", 4)
    p.line([(232, 132), (268, 132)], INK, 6)
    hands.palm(p, "#a85ae8", 400, 200, 1.05, 14, 1.2)
    p.plain(ellipse(398, 224, 20), "#5ff0ff", 5)
    p.glow(398, 224, 60, "#5ff0ff", 0.7)


def pym_particles(p: Pop) -> None:
    grounds.split(p, "#c8e88a", "#f0f4c8", 30)
    ant(p, 392, 190, 0.92, "#5a2a1a", flip=False)
    ant(p, 452, 268, 0.16, "#5a2a1a")
    for x, colour, turn in ((108, "#e8242f", -8), (226, "#2a7af0", 8)):
        with p.transform(x, 160, 1, degrees=turn):
            p.ink(box(-34, -84, 68, 190, 30), "#e8f4f8", 7)
            with p.clip(box(-34, -84, 68, 190, 30)):
                p.rect(-40, -20, 80, 140, colour)
                p.spot(ellipse(0, -20, 34, 9), "#ffffff", 0.6)
                for bx, by, br in ((-12, 20, 7), (10, 50, 9), (-6, 78, 6), (14, 6, 5)):
                    p.spot(ellipse(bx, by, br), "#ffffff", 0.7)
            p.stroke(box(-34, -84, 68, 190, 30), INK, 7)
            p.ink(box(-26, -116, 52, 38, 8), "#8a94b0", 6)
            p.spot(box(-24, -60, 9, 140, 5), "#ffffff", 0.8)
    p.plain("M108 10 L138 40 L120 40 L120 46 L96 46 L96 40 L78 40Z", "#e8242f", 5)
    p.plain("M226 46 L256 16 L238 16 L238 10 L214 10 L214 16 L196 16Z", "#2a7af0", 5)


def super_soldier_serum(p: Pop) -> None:
    grounds.rays(p, "#2a3a4a", "#3a5068", 220, 150)
    p.plain("M400 290 L400 130 L364 130 L424 40 L484 130 L448 130 L448 290Z", "#ffc93a", 7)
    p.ink(box(70, 220, 270, 40, 8), "#8a94b0", 7)
    p.ink(box(70, 100, 270, 30, 8), "#8a94b0", 7)
    for x in (84, 312):
        p.ink(box(x, 100, 16, 190, 4), "#6a7490", 6)
    p.glow(205, 160, 150, "#3ac8ff")
    for x, colour in ((135, ""), (205, "#2ab8ff"), (275, "")):
        tube = box(x - 24, 50, 48, 216, 22)
        p.fill(tube, "#e8f8ff", 0.55)
        if colour:
            with p.clip(tube):
                p.rect(x - 30, 96, 60, 180, colour)
                p.spot(ellipse(x, 96, 24, 7), "#c8f8ff")
        p.stroke(tube, INK, 7)
        p.spot(box(x - 15, 66, 8, 180, 4), "#ffffff", 0.85)
        p.ink(box(x - 29, 40, 58, 20, 6), "#c8d2e8", 5)
    p.ink(box(70, 226, 270, 34, 8), "#8a94b0", 7)


def shawarma(p: Pop) -> None:
    grounds.sky(p, "#b8a890", "#e8dcc8", dots="#8a7a60")
    for x, turn in ((60, -4), (440, 4)):
        with p.transform(x, 150, 1, degrees=turn):
            p.ink(box(-40, -120, 80, 110, 12), "#8a5a3a", 6)
            p.ink(box(-46, -10, 92, 20, 6), "#8a5a3a", 6)
            for leg in (-34, 24):
                p.ink(box(leg, 10, 12, 90), "#6a4228", 5)
    p.ink("M-20 220 L520 220 L520 330 L-20 330Z", "#a8744a", 7, dots="#5a3418")
    p.ink(ellipse(250, 246, 164, 42), "#f4f6ff", 7)
    p.pen(ellipse(250, 244, 124, 28), 4, "#b8c2d8")
    with p.transform(250, 170, 1, degrees=-24):
        p.ink("M-130 -40 C-150 -10 -146 40 -120 54 L90 50 C120 40 124 -30 96 -46Z", "#f0d090", 8, dots="#c88a3a")
        p.ink("M84 -46 C112 -52 130 -20 128 4 C126 36 110 56 88 50 C66 40 66 -36 84 -46Z", "#a8502a", 6)
        for x, y, colour in ((98, -24, "#4ab83a"), (112, 2, "#d8262f"), (96, 26, "#4ab83a"), (88, 2, "#fff0c8")):
            p.plain(ellipse(x, y, 12, 11), colour, 4)
        p.ink("M-134 -30 C-150 0 -146 40 -120 54 L-10 52 L-20 -42 L-120 -40Z", "#ffffff", 6, dots="#d8262f")
    for x in (170, 250, 330):
        p.pen(f"M{x} 66 Q{x - 16} 46 {x} 30 Q{x + 16} 14 {x} -6", 7, "#ffffff", 0.9)


PICTURES = (
    arc_reactor,
    tesseract,
    quinjet,
    helicarrier,
    the_milano,
    cassette_player,
    wolverines_claws,
    hawkeyes_bow,
    cerebro,
    blackbird,
    fantasticar,
    silver_surfers_board,
    sentinel,
    pym_particles,
    super_soldier_serum,
    shawarma,
)
