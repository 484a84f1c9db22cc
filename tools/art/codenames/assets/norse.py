"""Gods, giants and places of the north."""

from __future__ import annotations

from collections.abc import Sequence

from tools.art.comic import arms, beasts, energy, face, grounds, hair, hands
from tools.art.comic.bust import Bust, bust
from tools.art.comic.figure import Figure, figure
from tools.art.comic.pop import INK, Pop, around
from tools.art.paths import box, ellipse, limb, mirrored, polygon, spline, star, svg, taper, union


def _winged_horse(p: Pop, x: float, y: float, size: float, coat: str, mane: str, wing: str) -> None:
    """A horse that leaps to the right, about 300 wide."""
    with p.transform(x, y, size):
        p.ink(svg("M-120 -6 C-160 -30 -190 0 -196 60 C-176 40 -160 44 -150 60 C-140 30 -126 20 -110 22Z"), mane, 6)
        for leg in (
            [(-96, 30), (-130, 90), (-176, 110)],
            [(-70, 40), (-90, 100), (-136, 134)],
            [(70, 30), (120, 70), (104, 118)],
            [(90, 20), (150, 40), (152, 92)],
        ):
            p.ink(limb(leg, 40, 16), coat, 6, shine=False)
            p.ink(ellipse(*leg[-1], 13, 11), mane, 5, shine=False)
        p.ink(
            "M-130 10 C-134 -36 -60 -44 0 -36 C40 -34 60 -60 92 -110 L96 -138 L114 -118 C150 -110 158 -92 176 "
            "-76 C184 -64 176 -50 160 -52 "
            "L128 -62 C124 -30 122 10 98 40 C50 60 -90 66 -130 10Z",
            coat,
            7,
            dots="#8a90b8",
        )
        p.ink("M92 -124 C60 -110 50 -70 20 -50 C44 -52 52 -44 56 -30 C74 -50 92 -80 104 -112Z", mane, 5)
        p.spot(ellipse(132, -92, 5, 6), INK)
        for index in range(5):
            turn = -176 + index * 17
            tip = around(-6, -20, 214 - index * 12, turn)
            p.ink(
                spline([(-20 + index * 10, -10), tip, (tip[0] + 34, tip[1] + 22), (20 + index * 10, 0)]), wing, 5, dx=-6
            )


def female_thor(p: Pop) -> None:
    grounds.sky(p, "#6a7ac8", "#c8d0f0", dots="#4a56a0")
    p.spot(ellipse(120, 24, 220, 56), "#23264a")
    p.spot(ellipse(400, 10, 200, 50), "#2a2f58")
    energy.lightning(p, (360, -10), (326, 30), (352, 40), (318, 78), width=30)
    _winged_horse(p, 236, 206, 0.98, "#f4f4ff", "#8a90c8", "#d8e4ff")
    one = Figure(
        "#a83048", arms="#c8d2e8", gloves="#a83048", legs="#4a5578", boots="#c8d2e8", hair="long", hair_colour="#ffd86a"
    )
    joints = figure(
        p,
        one,
        ((-4, -80), (0, 0), (30, -30), (70, -30), (46, -112), (86, -150), (40, 20), (24, 76), (50, 24), (36, 80)),
        212,
        186,
        0.84,
    )
    x, y = joints["near"]
    arms.hammer(p, x + 8, y - 30, 0.5, 20)


def valkyrie(p: Pop) -> None:
    grounds.sky(p, "#ffd86a", "#fff0c8", dots="#f0a83a")
    grounds.disc(p, 110, 80, 50, "#fff6d0", "#ffe9a0")
    p.skia.save()
    p.skia.translate(500, 0)
    p.skia.scale(-1, 1)
    _winged_horse(p, 250, 186, 0.96, "#5a3a2a", "#2a1a1e", "#fff6e0")
    one = Figure(
        "#4ab8c8",
        arms="#b8743a",
        gloves="#e8ecf8",
        legs="#2a6a8a",
        boots="#e8ecf8",
        head="#b8743a",
        hair="pony",
        hair_colour="#2a1a1e",
        build=0.95,
    )
    joints = figure(
        p,
        one,
        ((-4, -80), (0, 0), (30, -30), (70, -30), (52, -96), (96, -108), (40, 20), (24, 76), (50, 24), (36, 80)),
        226,
        150,
        0.8,
    )
    x, y = joints["near"]
    arms.sword(p, x, y - 6, 0.62, 30)
    p.skia.restore()
    grounds.clouds(p, 282, "#ffffff", 6)


def loki(p: Pop) -> None:
    grounds.rays(p, "#2a6a3a", "#3a8a4a", 200, 140)
    who = Bust(
        skin="#e8c8a8",
        jaw="thin",
        hair="long",
        hair_colour="#1c1828",
        mouth="smirk",
        brows="angry",
        iris="#2a9a4a",
        wear=("cape", "#1f3a2a", "#2f9a4a"),
        build=0.85,
    )
    with p.layer(alpha=0.42):
        _horned(p, who, 374, 168, 0.9)
    _horned(p, who, 184, 166, 1.0)


def _horned(p: Pop, who: Bust, x: float, y: float, size: float) -> None:
    bust(p, who, x, y, size)
    with p.transform(x, y, size):
        hair.horns(p, "#ffc93a", "curved")
        p.ink("M-60 -10 C-70 -92 70 -92 60 -10 L44 -38 L0 -22 L-44 -38Z", "#ffc93a", 6, dots="#b8741a")


def hela(p: Pop) -> None:
    grounds.sky(p, "#3a9a7a", "#a8f0c8", dots="#1a5a4a")
    p.ink("M120 320 L120 120 C120 20 380 20 380 120 L380 320Z", "#5aa87a", 7)
    p.plain("M150 320 L150 130 C150 50 350 50 350 130 L350 320Z", "#c8f0c8", 6)
    bust(
        p,
        Bust(
            skin="#f0e4e0",
            jaw="thin",
            hair="long",
            hair_colour="#14101f",
            mouth="lips",
            lip="#1a2a24",
            brows="angry",
            iris="#2a9a5a",
            wear=("cape", "#14241f", "#1f5a44"),
            build=0.85,
        ),
        250,
        190,
        0.86,
    )
    with p.transform(250, 190, 0.86):
        for side in (1, -1):
            for points in (
                [(side * 30, -60), (side * 60, -120), (side * 60, -196)],
                [(side * 44, -50), (side * 110, -100), (side * 130, -180)],
                [(side * 50, -30), (side * 140, -60), (side * 196, -120)],
                [(side * 90, -84), (side * 100, -130), (side * 92, -176)],
                [(side * 116, -52), (side * 160, -70), (side * 176, -40)],
            ):
                p.ink(_tine(points), "#1c2a28", 5, shine=False)
        p.ink("M-60 -2 C-66 -90 66 -90 60 -2 L40 -32 L0 -14 L-40 -32Z", "#1c2a28", 6)


def _tine(points: Sequence[tuple[float, float]]) -> object:
    return taper(points, 30, 3, 20)


def odin(p: Pop) -> None:
    grounds.rays(p, "#7a4a1a", "#9a6424", 250, 120)
    p.ink("M90 320 L104 60 L160 24 L340 24 L396 60 L410 320Z", "#ffc93a", 8, dots="#a8641a", dx=-18)
    p.plain("M140 320 L148 84 L352 84 L360 320Z", "#a82a34", 6)
    bust(
        p,
        Bust(
            hair="long",
            hair_colour="#e8ecf8",
            beard="long",
            brows="stern",
            mouth="",
            wear=("fur", "#6a5a8a", "#b8a890"),
            build=1.1,
        ),
        250,
        128,
        0.95,
    )
    with p.transform(250, 128, 0.95):
        face.eyepatch(p)
        hair.crown(p, y=-62)
    for x, flip in ((66, False), (434, True)):
        with p.transform(x, 96, -0.62 if flip else 0.62, 0.62):
            p.ink(
                "M-60 40 C-70 -30 -20 -70 30 -60 L70 -44 L36 -30 C40 20 10 70 -40 110 L-70 150 L-64 90Z", "#2a2638", 7
            )
            p.plain(ellipse(20, -42, 8), "#ffe03a", 4)


def heimdall(p: Pop) -> None:
    grounds.space(p, "#1f1a5a", "#5a2a9a", 250, 60)
    for index, colour in enumerate(("#ff4a4a", "#ff9a2a", "#ffe03a", "#4ad86a", "#3a9aff", "#a84af0")):
        p.spot(
            polygon(
                (250 - 60 + index * 20, 40),
                (250 - 40 + index * 20, 40),
                (-60 + (index + 1) * 104, 310),
                (-60 + index * 104, 310),
            ),
            colour,
        )
    bust(
        p,
        Bust(
            skin="#6a4028",
            jaw="square",
            eyes="slit",
            iris="#ffb02e",
            brows="stern",
            mouth="grim",
            beard="goatee",
            beard_colour="#2a1a1e",
            wear=("armour", "#c8862a", "#ffc93a"),
            build=1.1,
            ears="",
        ),
        250,
        142,
        1.02,
    )
    with p.transform(250, 142, 1.02):
        for side in (1, -1):
            horn = svg("M52 -40 C96 -44 120 -80 118 -124 C146 -80 130 -10 62 0Z")
            p.ink(horn if side > 0 else mirrored(horn), "#ffe48a", 6)
        p.ink(
            "M-66 10 C-74 -100 74 -100 66 10 L50 20 L44 -22 L10 -22 L0 12 L-10 -22 L-44 -22 L-50 20Z",
            "#ffc93a",
            7,
            dots="#a8641a",
        )
    arms.sword(p, 430, 214, 1.05, 0, "#e8f0ff")


def fenris_wolf(p: Pop) -> None:
    grounds.sky(p, "#8ab8e8", "#f0f4ff", dots="#4a7ab8")
    grounds.peaks(p, 240, "#6a7aa0", 3, 150, "#f0f4ff")
    with p.transform(230, 158, 1.15):
        beasts.wolf(p, "#3a3f58", "#b8bcd0", howling=True)
    p.wire("M150 250 C190 280 260 280 320 256", "#e8243c", 16, 5)
    p.ink("M300 250 L372 246 L350 262 L386 280 L306 272Z", "#e8243c", 5)
    p.ink("M160 256 L100 268 L122 280 L92 300 L166 276Z", "#e8243c", 5)


def surtur(p: Pop) -> None:
    grounds.rays(p, "#4a0a0a", "#7a1a0a", 250, 200)
    energy.fire(p, 316, 3, "#e8401a", "#ff9a2a", 0.9)
    lava = "#d8401a"
    p.ink("M70 330 C70 200 140 150 200 150 L300 150 C360 150 430 200 430 330Z", lava, 8, dots="#4a0a0a")
    p.ink("M186 110 C180 50 210 30 250 30 C290 30 320 50 314 110 L292 176 L250 190 L208 176Z", lava, 8, dots="#4a0a0a")
    for side in (1, -1):
        horn = svg("M300 66 C350 60 372 20 352 -20 C404 20 396 100 310 104Z")
        p.ink(horn if side > 0 else mirrored(horn, 250), "#2a1420", 7)
        eye = polygon((262, 98), (296, 82), (294, 102), (266, 110))
        p.plain(eye if side > 0 else mirrored(eye, 250), "#fff2a0", 4)
    p.plain("M216 142 L284 142 L270 166 L230 166Z", "#ffd23a", 5)
    for x in (232, 250, 268):
        p.line([(x, 142), (x, 166)], INK, 4)
    p.pen("M130 240 L170 270 L150 300 M370 240 L330 262 L356 300 M250 220 L236 260 L262 290", 6, "#ffb02e")
    with p.transform(76, 214, 1, degrees=-8):
        energy.flame(p, 0, -40, 0.9, 0)
        arms.sword(p, 0, 0, 0.9, 0, "#ffd23a", "#2a1420")
    hands.fist(p, lava, "", 76, 246, 0.34)


def mjolnir(p: Pop) -> None:
    grounds.rays(p, "#1f4ab8", "#3a72e8", 250, 130)
    grounds.boom(p, "#c8f0ff", "#ffffff", 250, 130, 0.98)
    for points in (
        ((20, 20), (80, 60), (64, 80), (140, 110)),
        ((480, 10), (420, 60), (440, 76), (360, 106)),
        ((470, 280), (420, 220), (440, 210), (370, 170)),
    ):
        energy.lightning(p, *points, width=30)
    arms.hammer(p, 250, 112, 1.25, 0)


def lokis_scepter(p: Pop) -> None:
    grounds.rays(p, "#0f4a3a", "#1a6a4a", 300, 100)
    p.glow(306, 104, 190, "#5fd8ff")
    with p.transform(250, 160, 1, degrees=34):
        p.wire("M0 220 L0 -10", "#ffc93a", 20, 6)
        for y in (40, 90, 140):
            p.plain(box(-15, y, 30, 14, 4), "#8a5a1a", 5)
        p.ink(
            "M-14 0 C-60 -30 -64 -110 -18 -190 C-30 -120 -20 -84 0 -72 C24 -90 26 -110 14 -140 C52 -110 50 -40 14 0Z",
            "#ffc93a",
            7,
            dots="#a8641a",
        )
        p.ink("M-18 -190 C-56 -140 -66 -80 -46 -36 C-40 -90 -34 -120 -18 -190Z", "#e8f0ff", 5)
        energy.gem(p, 0, -36, 30, "#2ab8ff")


def asgard(p: Pop) -> None:
    grounds.space(p, "#231a6a", "#7a3ab8", 250, 60)
    p.ink("M60 240 C140 216 360 216 440 240 L400 320 L100 320Z", "#5a4a8a", 7, dots="#2a1f5a")
    for index, (x, tall, wide) in enumerate(
        ((110, 90, 34), (390, 96, 34), (154, 130, 38), (346, 136, 38), (198, 170, 40), (302, 170, 40))
    ):
        p.ink(
            polygon(
                (x - wide / 2, 236),
                (x - wide / 2, 236 - tall),
                (x, 196 - tall),
                (x + wide / 2, 236 - tall),
                (x + wide / 2, 236),
            ),
            ("#ffc93a", "#e8a82a")[index % 2],
            6,
            dx=-9,
        )
    p.ink(polygon((216, 240), (222, 70), (250, -6), (278, 70), (284, 240)), "#ffe07a", 7, dots="#b8741a")
    for shift in (-40, -13, 13, 40):
        p.ink(box(250 + shift - 9, 120 + abs(shift), 18, 120 - abs(shift), 9), "#fff2b8", 5, dx=-5)
    p.plain("M76 252 L70 330 L104 330 L112 250Z M424 252 L430 330 L396 330 L388 250Z", "#8ae0ff", 5)
    p.plain("M226 240 L226 206 C226 180 274 180 274 206 L274 240Z", "#6a3a1a", 5)


def jotunheim(p: Pop) -> None:
    grounds.sky(p, "#101a3a", "#3a5a9a", dots="#0a1028")
    grounds.stars(p, 18, 7)
    for x, tall, wide, colour in (
        (40, 200, 90, "#5a9ad8"),
        (140, 150, 70, "#4a86c8"),
        (250, 262, 120, "#8acaf0"),
        (360, 180, 84, "#5a9ad8"),
        (452, 226, 92, "#6aaee0"),
    ):
        p.ink(
            polygon(
                (x - wide / 2, 320),
                (x - wide * 0.3, 310 - tall * 0.6),
                (x - wide * 0.1, 300 - tall * 0.7),
                (x, 296 - tall),
                (x + wide * 0.16, 300 - tall * 0.62),
                (x + wide * 0.34, 312 - tall * 0.5),
                (x + wide / 2, 320),
            ),
            colour,
            7,
            dx=-wide * 0.24,
        )
        p.spot(polygon((x - wide * 0.2, 300), (x - 4, 310 - tall * 0.8), (x - wide * 0.06, 300)), "#e8faff", 0.8)
    grounds.hills(p, 290, "#e8f8ff", 4, 10)
    grounds.snow(p, 30, 8)


def rainbow_bridge(p: Pop) -> None:
    grounds.space(p, "#141048", "#3a2a9a", 380, 60)
    colours = ("#ff3a4a", "#ff8a2a", "#ffe03a", "#3ad86a", "#2ab0ff", "#8a4af0", "#ff5ad0")
    edge = svg(
        "M-20 300 C60 180 200 150 300 130 C380 114 420 96 446 62 L462 74 C450 130 420 170 370 200 C280 240 200 "
        "260 160 330 L-20 330Z"
    )
    p.stroke(edge, INK, 14)
    with p.clip(edge):
        for index, colour in enumerate(colours):
            line = spline(
                [
                    (-30 + index * 30, 322),
                    (70 + index * 22, 232 + index * 6),
                    (190 + index * 16, 178 + index * 9),
                    (310 + index * 9, 148 + index * 8),
                    (408 + index * 4, 104 + index * 6),
                    (452 + index, 64 + index * 2),
                ],
                closed=False,
            )
            p.stroke(line, colour, 34 - index * 0.5)
        p.dots("#ffffff", (100, 300), (460, 60), 0.1, 0.5, 14)
    p.ink(ellipse(456, 58, 34), "#ffc93a", 7)
    p.plain(ellipse(456, 58, 18), "#fff6d0", 5)
    for x, y in ((60, 60), (150, 100), (250, 50), (330, 250), (430, 240)):
        p.spot(star(x, y, 4, 16, 4), "#ffffff")


def the_destroyer(p: Pop) -> None:
    grounds.rays(p, "#ffb83a", "#ffd86a", 250, 120)
    steel = "#3a4058"
    p.ink("M50 330 C60 190 130 160 190 160 L310 160 C370 160 440 190 450 330Z", steel, 8, dots=INK)
    for side in (1, -1):
        plate = svg("M310 150 C370 130 440 160 462 220 L400 236 C380 200 350 190 316 196Z")
        p.ink(plate if side > 0 else mirrored(plate, 250), "#5a6280", 7, dots=INK)
        p.ink(polygon((250 + side * 150, 150), (250 + side * 214, 90), (250 + side * 186, 176)), "#8a94b0", 6)
    p.glow(250, 110, 190, "#ff7a2a")
    p.ink("M172 60 C176 6 324 6 328 60 L320 160 L290 196 L210 196 L180 160Z", steel, 8, dots=INK)
    p.plain("M196 70 L304 70 L296 150 L276 176 L224 176 L204 150Z", "#ff6a1f", 6)
    p.spot("M212 86 L288 86 L280 140 L266 162 L234 162 L220 140Z", "#ffd23a")
    p.spot("M230 100 L270 100 L264 136 L236 136Z", "#fffbe0")
    for y in (92, 118, 144):
        p.line([(194, y), (306, y)], INK, 8)
    for x in (150, 250, 350):
        p.plain(ellipse(x, 262, 12), "#8a94b0", 5)


def warriors_three(p: Pop) -> None:
    grounds.rays(p, "#8a4a1f", "#a8622a", 250, 60)
    p.ink(ellipse(250, 286, 300, 74), "#6a3a1a", 8, dots="#2a140a")
    p.ink(ellipse(250, 280, 262, 54), "#a86a34", 6)
    with p.transform(110, 170, 0.98, degrees=-18):
        p.ink("M-30 60 C-40 30 40 30 30 60 C20 76 -20 76 -30 60Z", "#ffc93a", 6)
        p.ink(polygon((-6, 40), (-4, -140), (0, -160), (4, -140), (6, 40)), "#e8f0ff", 5)
        p.ink(box(-8, 56, 16, 50, 6), "#6a2a3a", 5)
    arms.mace(p, 250, 138, 0.98)
    arms.axe(p, 392, 150, 0.98, 16)
    p.ink(ellipse(250, 268, 70, 24), "#e8ecf8", 6)
    p.ink("M206 262 C200 226 290 216 300 258 C280 274 226 276 206 262Z", "#c8642a", 6, dots="#6a2a0a")
    p.ink(limb([(296, 250), (332, 236)], 14, 14), "#fff0d8", 5)
    for x in (130, 372):
        p.ink(box(x - 22, 228, 44, 50, 6), "#b8843a", 6)
        p.ink(union(ellipse(x - 14, 226, 14), ellipse(x + 6, 222, 16), ellipse(x + 20, 228, 10)), "#ffffff", 4)


def beta_ray_bill(p: Pop) -> None:
    grounds.space(p, "#3a1a5a", "#c83a6a", 200, 80)
    p.ink("M40 330 C50 250 110 214 170 210 L300 210 C350 214 380 250 390 330Z", "#3a4a8a", 7, dots="#14204a")
    p.ink("M30 340 C40 250 80 220 130 210 L110 340Z", "#e8e030", 6)
    with p.transform(226, 150, 1.02):
        p.ink(
            "M-66 90 C-90 10 -80 -70 -20 -92 C30 -104 60 -80 70 -40 L112 40 C122 70 100 96 70 90 L26 70 C10 80 "
            "6 110 10 140 L-60 140Z",
            "#e8903a",
            8,
            dots="#8a3a0a",
        )
        p.plain("M10 -40 C26 -56 46 -50 52 -38 C40 -26 22 -26 10 -40Z", "#ffffff", 5)
        p.line([(64, 84), (104, 72)], INK, 6)
        p.spot(ellipse(98, 48, 7, 5), INK)
        p.ink("M-80 -20 C-84 -110 30 -130 60 -66 L20 -56 L-10 -20 L-40 -10Z", "#c8d2e8", 7, dots="#4a5478")
        p.ink("M-50 -50 C-90 -90 -130 -100 -150 -90 C-140 -60 -110 -30 -60 -20Z", "#ffffff", 6)
    p.ink(limb([(380, 330), (440, 270), (416, 196)], 60, 34), "#e8903a", 6, dots="#8a3a0a")
    arms.hammer(p, 424, 96, 0.72, 12, "#ffc93a")
    hands.grip(p, "#e8903a", 412, 176, 0.66, 12)


PICTURES = (
    female_thor,
    valkyrie,
    loki,
    hela,
    odin,
    heimdall,
    fenris_wolf,
    surtur,
    mjolnir,
    lokis_scepter,
    asgard,
    jotunheim,
    rainbow_bridge,
    the_destroyer,
    warriors_three,
    beta_ray_bill,
)
