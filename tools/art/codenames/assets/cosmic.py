"""Wanderers and powers from between the stars."""

from __future__ import annotations

from tools.art.comic import energy, face, grounds
from tools.art.comic.bust import Bust, bust
from tools.art.comic.figure import Figure, figure
from tools.art.comic.pop import INK, Pop, around
from tools.art.paths import box, ellipse, limb, mirrored, polygon, rotated, spline, svg, union


def silver_surfer(p: Pop) -> None:
    grounds.space(p, "#0a1040", "#3a1f9a", 350, 80)
    for index, colour in enumerate(("#2a5ab8", "#4a8ae8", "#9ad0ff")):
        p.pen(
            spline(
                [(-20, 300 - index * 10), (120, 300 - index * 14), (280, 262 - index * 12), (400, 180)], closed=False
            ),
            22 - index * 6,
            colour,
        )
    p.ink(
        "M84 286 C180 300 330 240 446 118 C470 96 462 82 440 96 C330 170 200 232 92 262 C66 270 66 282 84 286Z",
        "#e8f0ff",
        7,
        dots="#7a8ab8",
    )
    one = Figure("#c8d2e8", head="#dce4f4", face="mask", lens="#ffffff", build=1.0)
    figure(
        p,
        one,
        ((14, -76), (0, 0), (-50, -84), (-98, -78), (64, -72), (110, -98), (-54, 34), (-70, 96), (54, 18), (76, 66)),
        258,
        136,
        0.98,
        -10,
    )


def galactus(p: Pop) -> None:
    grounds.space(p, "#1a0f3a", "#5a2ab8", 120, 80)
    p.ink("M110 330 C120 250 170 220 230 216 L360 216 C420 220 470 250 480 330Z", "#3a4ab8", 7, dots="#141f6a")
    with p.transform(300, 142, 1.02):
        for side in (1, -1):
            p.ink(
                svg(f"M{side * 60} -50 L{side * 150} -132 L{side * 166} -120 L{side * 92} 0Z"),
                "#7a2ab8",
                7,
                dots="#3a0f6a",
            )
        face.face(p, "#d8a888", "square")
        face.eyes(p, "glow", "#fff2a0")
        face.nose(p, "broad")
        face.mouth(p, "grim", y=54)
        p.ink(
            "M-78 80 C-86 -90 -50 -128 0 -128 C50 -128 86 -90 78 80 L44 80 L48 -14 L12 -30 L0 -4 L-12 -30 L-48 "
            "-14 L-44 80Z",
            "#8a3ad0",
            8,
            dots="#3a0f6a",
        )
        p.plain(box(-34, -108, 68, 40, 10), "#5a7af0", 5)
    p.ink(limb([(140, 340), (110, 270), (104, 220)], 80, 60), "#3a4ab8", 7)
    energy.planet(p, 104, 130, 66, "#2a8ad8", "#4ac85a")
    for index, x in enumerate((56, 86, 118, 150)):
        p.ink(limb([(x, 222), (x - 6 + index * 4, 186)], 30, 24), "#7a2ab8", 6, dx=-5)


def ego(p: Pop) -> None:
    grounds.space(p, "#141040", "#4a1f7a", 100, 80)
    p.wire(ellipse(250, 160, 238, 44, -10), "#ffd86a", 12, 4)
    p.ink(ellipse(250, 150, 138), "#e88a5a", 8, dots="#8a2a1f", dx=-30, dy=-20)
    with p.clip(ellipse(250, 150, 138)):
        for x, y, rx, ry in ((170, 60, 60, 20), (330, 90, 50, 16), (200, 30, 40, 12)):
            p.spot(ellipse(x, y, rx, ry), "#f0b07a")
        p.ink(
            "M104 170 C150 200 180 176 210 196 L250 188 L290 196 C320 176 350 200 396 170 L380 320 L120 320Z",
            "#7ac85a",
            6,
            dots="#2a6a2a",
        )
    p.stroke(ellipse(250, 150, 138), INK, 8)
    with p.transform(250, 128, 1.5):
        face.brows(p, "stern", INK)
        face.eyes(p, "open", "#2a6a8a")
        face.nose(p, "broad")
        face.mouth(p, "smirk", y=50)
    with p.clip(polygon((0, 190), (500, 110), (500, 320), (0, 320))):
        p.wire(ellipse(250, 160, 238, 44, -10), "#ffd86a", 12, 4)
    for x, y, r in ((40, 110, 15), (470, 120, 19), (430, 250, 12), (80, 262, 11)):
        p.ink(ellipse(x, y, r), "#c8d0e8", 5)


def dormammu(p: Pop) -> None:
    grounds.swirl(p, "#14061f", "#3a0f5a", 250, 150, 8, 1.8)
    for turn in range(-160, -10, 22):
        x, y = around(250, 130, 100, turn)
        energy.flame(p, x, y + 26, 0.86, turn + 90, "#7a1fd8", "#c84af0", "#ffb0ff")
    p.ink(
        "M140 110 C140 40 200 10 250 10 C300 10 360 40 360 110 C360 190 310 280 250 286 C190 280 140 190 140 110Z",
        "#8a2ad8",
        8,
        dots="#2a0a4a",
    )
    for side in (1, -1):
        eye = svg("M264 130 L340 92 L334 136 L280 154Z")
        p.plain(eye if side > 0 else mirrored(eye, 250), "#fff03a", 5)
    p.plain("M200 214 L300 214 L284 250 L216 250Z", "#1a0626", 5)
    for x in (216, 238, 260, 282):
        p.line([(x, 214), (x, 250)], "#c84af0", 6)
    for line in ("M250 40 L250 120 L238 170 L262 170", "M170 110 L196 180 L186 220", "M330 110 L304 180 L314 220"):
        p.pen(line, 6, "#e88aff")


def kang(p: Pop) -> None:
    grounds.sky(p, "#3a1f5a", "#7a4ab8", dots="#1f0f3a")
    for x, y, r, teeth in ((110, 110, 92, 11), (400, 96, 104, 12), (250, 30, 70, 9)):
        p.ink(
            union(
                ellipse(x, y, r * 0.86),
                *[rotated(box(x - 13, y - r * 1.1, 26, r * 0.5), k * 360 / teeth, x, y) for k in range(teeth)],
            ),
            "#ffc93a",
            7,
            dots="#a8641a",
        )
        p.plain(ellipse(x, y, r * 0.42), "#5a3a8a", 6)
    bust(
        p,
        Bust(
            skin="#5a9ae8",
            jaw="square",
            eyes="slit",
            iris="#fff08a",
            brows="angry",
            mouth="grim",
            ears="",
            wear=("armour", "#3a9a4a", "#8a3ad0"),
            build=1.1,
        ),
        250,
        152,
        1.0,
    )
    with p.transform(250, 152, 1.0):
        p.ink("M-66 60 C-84 -90 84 -90 66 60 L48 70 L46 -24 L-46 -24 L-48 70Z", "#8a3ad0", 7, dots="#3a0f6a")


def mephisto(p: Pop) -> None:
    grounds.rays(p, "#2a0a0a", "#5a0f0f", 200, 150)
    energy.fire(p, 318, 5, "#e83a1f", "#ff9a2a", 0.7)
    p.ink("M64 330 L56 90 C110 130 130 190 180 226 C230 190 250 130 304 90 L300 330Z", "#7a0f1f", 8, dots="#2a0408")
    bust(
        p,
        Bust(
            skin="#e8303a",
            jaw="thin",
            hair="swept",
            hair_colour="#1a0f16",
            eyes="slit",
            iris="#ffe03a",
            brows="angry",
            mouth="grin",
            beard="goatee",
            beard_colour="#1a0f16",
            ears="pointed",
            wear=("full", "#a8142a", "#5a0a18"),
            build=0.8,
        ),
        180,
        142,
        0.98,
    )
    with p.transform(394, 164, 1, degrees=8):
        p.ink("M-66 -110 L66 -110 C80 -96 80 -86 66 -84 L66 104 C66 122 -66 122 -66 104Z", "#fff0c8", 7, dots="#d8a85a")
        for y in (-66, -42, -18, 6):
            p.line([(-46, y), (46, y)], INK, 5)
        p.pen("M-40 66 C-20 40 -10 90 10 60 C20 50 30 70 44 56", 6, "#d8262f")
    p.ink("M470 20 C430 60 410 120 408 196 L418 200 C440 160 480 110 490 50Z", "#ffffff", 6, dark="#c8d0e8")


def the_watcher(p: Pop) -> None:
    grounds.space(p, "#0a0f38", "#23308a", 120, 60)
    energy.planet(p, 398, 96, 72, "#2a7ad8", "#4ac85a")
    p.ink("M-20 330 C60 270 200 262 300 286 C380 262 460 270 520 300 L520 340Z", "#b8bcd0", 7, dots="#5a5f78")
    p.ink("M50 330 C56 250 110 220 170 214 C230 220 284 250 290 330Z", "#e8ecf8", 7, dots="#9aa4c8")
    p.ink("M96 230 C140 260 190 290 220 330 L290 330 C284 250 230 220 170 214Z", "#5a8ad8", 6)
    p.ink(
        "M84 110 C80 20 130 -10 172 -10 C220 -10 268 20 262 110 C256 180 220 226 172 230 C124 226 90 180 84 110Z",
        "#f0d8b8",
        8,
        dx=-16,
    )
    with p.transform(174, 126, 1.12):
        face.eyes(p, "open", "#8ad8ff", 2)
        face.brows(p, "sad", "#b89a7a")
        face.nose(p)
        face.mouth(p, "calm", y=52)
    p.pen("M120 40 Q150 24 180 34 M130 60 Q160 46 200 54", 4, "#b89a7a")


def celestials(p: Pop) -> None:
    grounds.sky(p, "#1a0f4a", "#c84a6a", dots="#0f0830")
    grounds.stars(p, 20, 4, low=160)
    for x, size, colour, glow in (
        (110, 0.98, "#a82a3a", "#ffd23a"),
        (386, 1.02, "#2a6a8a", "#8af0ff"),
        (250, 1.34, "#c8862a", "#ff5a3a"),
    ):
        with p.transform(x, 300, size):
            p.ink("M-74 30 L-66 -120 C-60 -150 60 -150 66 -120 L74 30Z", colour, 7, dots=INK)
            p.ink("M-36 -132 C-42 -200 42 -200 36 -132 L20 -110 L-20 -110Z", colour, 7, dots=INK)
            for row in range(3):
                for way in (-1, 1):
                    p.spot(ellipse(way * 14, -168 + row * 15, 6.5, 5), glow)
            p.line([(0, -112), (0, 20)], INK, 6)
            p.plain(ellipse(0, -84, 15), glow, 5)
    p.ink(ellipse(250, 470, 420, 214), "#3a8a5a", 8, dots="#0f3a2a")


PICTURES = (
    silver_surfer, galactus, ego, dormammu, kang, mephisto, the_watcher, celestials,
)  # fmt: skip
