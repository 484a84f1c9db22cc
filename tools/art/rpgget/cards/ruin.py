"""Beasts of caves and ruins."""

from __future__ import annotations

from tools.art.comic import beasts, hands
from tools.art.comic.pop import INK, around, jagged
from tools.art.paths import box, ellipse, limb, polygon, svg, union
from tools.art.rpgget import scenes
from tools.art.rpgget.cards.wild import eyes
from tools.art.rpgget.cel import Cel


def crylhound(p: Cel) -> None:
    scenes.crypt(p)
    p.ink("M110 500 C110 380 160 330 240 330 C320 330 370 380 370 500Z", "#6a7284", 8)
    for x, turn in ((146, -14), (334, 14)):
        with p.transform(x, 236, 1.02, degrees=turn):
            p.ink(box(-46, 60, 92, 120, 30), "#6a7284", 6)
            beasts.wolf(p, "#7a8498", "#c8d0dc")
            for way in (-1, 1):
                p.plain(ellipse(way * 34, -8, 14, 12), "#8af0ff", 5)
                p.brush([(way * 14, -16), (way * 36, -30), (way * 60, -30)], 5, 4, 11)
    for x, y in ((146, 330), (334, 330)):
        p.spot(
            f"M{x} {y} C{x - 14} {y + 20} {x - 10} {y + 36} {x} {y + 38} C{x + 10} {y + 36} {x + 14} {y + 20} {x} {y}Z",
            "#8af0ff",
        )


def mind_stealer(p: Cel) -> None:
    scenes.crypt(p, water=False)
    p.ink("M170 500 L180 380 C190 340 290 340 300 380 L310 500Z", "#8a7a9a", 6)
    p.ink(ellipse(240, 310, 46, 50), "#d8c0a8", 6)
    for way in (-1, 1):
        p.pen(f"M{240 + way * 8} 306 L{240 + way * 28} 318 M{240 + way * 28} 306 L{240 + way * 8} 318", 5, INK)
        p.ink(limb([(240 + way * 50, 390), (240 + way * 110, 400), (240 + way * 120, 460)], 30, 22), "#8a7a9a", 6)
    p.pen("M222 340 Q240 332 258 340", 5)
    for way in (-1, 1):
        for k, x in enumerate((30, 70, 110)):
            p.line([(240 + way * x * 0.5, 210), (240 + way * x, 420 - k * 40)], "#c8ff8a", 4, 0.9)
            p.wire(
                polygon(
                    (240 + way * 60, 170),
                    (240 + way * (120 + k * 14), 120 + k * 40),
                    (240 + way * (170 + k * 4), 160 + k * 50),
                    close=False,
                ),
                "#2a6a4a",
                11,
                4,
            )
    p.ink("M120 190 C110 90 180 50 240 50 C300 50 370 90 360 190 C340 240 140 240 120 190Z", "#2f9a5a", 8, dx=-24)
    p.pen("M240 54 L240 226 M140 130 Q240 100 340 130", 6, "#145a34")
    p.ink(ellipse(240, 222, 60, 36), "#1f6a44", 6)
    for way in (-1, 1):
        p.plain(ellipse(240 + way * 30, 220, 15), "#ff4a6a", 4)
        p.ink(
            svg(
                f"M{240 + way * 40} 236 C{240 + way * 80} 250 {240 + way * 60} 290 {240 + way * 24} 280 "
                f"C{240 + way * 46} 270 {240 + way * 44} 256 {240 + way * 30} 250Z"
            ),
            "#1f6a44",
            5,
        )


def antonio(p: Cel) -> None:
    scenes.corridor(p, "#6a4a3a", "#ffc88a")
    scenes.stage(p)
    fur = "#8a4a2f"
    for x in (150, 330):
        p.ink(limb([(x, 360), (x + (240 - x) * -0.1, 450)], 84, 64), fur, 7)
        p.ink(ellipse(x, 456, 42, 22), "#3a2420", 6)
    p.ink("M90 320 C80 200 150 130 240 126 C330 130 400 200 390 320 C380 420 100 420 90 320Z", fur, 8, dx=-24)
    p.ink("M110 220 C150 130 330 130 370 220 L350 270 L240 240 L130 270Z", "#ffc93a", 7)
    for x in (160, 240, 320):
        p.plain(ellipse(x, 220 - abs(x - 240) * -0.1, 15), "#3a8ad8", 4)
    for way in (-1, 1):
        p.ink(
            svg(
                f"M{240 + way * 80} 240 C{240 + way * 170} 240 {240 + way * 210} 160 {240 + way * 170} 90 "
                f"C{240 + way * 230} 120 {240 + way * 240} 270 {240 + way * 90} 290Z"
            ),
            "#fff0d0",
            7,
        )
    p.ink("M150 290 C160 220 320 220 330 290 C340 360 300 400 240 402 C180 400 140 360 150 290Z", fur, 7)
    p.ink("M176 350 C180 320 300 320 304 350 C306 400 174 400 176 350Z", "#c88a6a", 6)
    for way in (-1, 1):
        p.plain(ellipse(240 + way * 22, 356, 10, 13), "#3a1a14", 3)
        p.plain(ellipse(240 + way * 44, 286, 17, 15), "#ffffff", 5)
        p.spot(ellipse(240 + way * 40, 288, 8), INK)
        p.brush([(240 + way * 20, 270), (240 + way * 46, 262), (240 + way * 74, 260)], 6, 4, 14)
    p.wire(ellipse(240, 388, 26, 22), "#ffc93a", 9, 4)


def giant_crab(p: Cel) -> None:
    scenes.snow(p)
    scenes.stage(p, 430)
    red = "#e0503a"
    for way in (-1, 1):
        for k in range(3):
            p.wire(
                polygon(
                    (240 + way * 110, 330),
                    (240 + way * (180 + k * 14), 300 + k * 30),
                    (240 + way * (190 + k * 10), 410 + k * 12),
                    close=False,
                ),
                red,
                18,
                5,
            )
        p.tube([(240 + way * 100, 270), (240 + way * 180, 230), (240 + way * 170, 170)], red, 40)
        with p.transform(240 + way * 164, 120, way, 1):
            p.ink(
                "M-50 50 C-80 0 -70 -80 0 -100 C-20 -60 -16 -30 6 -16 C10 -50 30 -80 60 -86 C80 -20 60 40 20 60Z",
                red,
                7,
                dx=-14,
            )
    p.ink("M90 310 C90 210 160 190 240 190 C320 190 390 210 390 310 C380 400 100 400 90 310Z", red, 8, dx=-26)
    p.ink("M140 330 C160 300 320 300 340 330 C330 380 150 380 140 330Z", "#ffd8b8", 6)
    for way in (-1, 1):
        p.wire(f"M{240 + way * 40} 200 L{240 + way * 50} 150", red, 14, 4)
        p.plain(ellipse(240 + way * 52, 140, 24), "#ffffff", 5)
        p.spot(ellipse(240 + way * 48, 144, 11), INK)
    p.plain("M190 262 Q240 292 290 262 Q240 310 190 262Z", "#5a0f24", 5)
    for x, y in ((130, 240), (350, 240), (180, 220), (300, 222)):
        p.spot(ellipse(x, y, 14, 9), "#ff9a7a")


def chameleon(p: Cel) -> None:
    scenes.crypt(p, water=False)
    for row in range(14):
        for column in range(-1, 9):
            x = column * 64 + (row % 2) * 32
            p.stroke(box(x, row * 36, 64, 36), "#14243a", 3, 0.7)
    body = union(ellipse(250, 250, 130, 84), ellipse(140, 200, 74, 62), polygon((150, 150), (240, 90), (230, 190)))
    with p.layer(alpha=0.35):
        p.ink(body, "#4a8a8a", 6)
    with p.clip(polygon((0, 0), (250, 0), (200, 500), (0, 500))):
        p.ink(body, "#5ad86a", 8, dx=-20)
        for x, y, r in ((180, 270, 16), (140, 250, 12), (200, 220, 14), (120, 170, 9)):
            p.spot(ellipse(x, y, r), "#ffe04a")
    p.tube([(370, 270), (430, 300), (430, 370), (380, 380), (370, 340)], "#4a9a9a", 22)
    p.plain(ellipse(132, 186, 36), "#c8f08a", 6)
    p.plain(ellipse(126, 186, 16), "#ffffff", 4)
    p.spot(ellipse(124, 186, 8), INK)
    p.pen("M78 224 Q120 250 180 236", 6)
    p.tube([(80, 226), (40, 240), (30, 300), (70, 320)], "#ff5a7a", 12)
    for x in (190, 300):
        p.ink(limb([(x, 310), (x - 10, 360), (x + 14, 390)], 34, 22), "#4ab86a" if x < 240 else "#4a8a8a", 6)


def skull_snail(p: Cel) -> None:
    scenes.crypt(p)
    p.ink(
        "M50 420 C60 380 110 372 180 380 L400 380 C450 390 450 430 430 440 L70 440 C50 440 44 430 50 420Z", "#8ab86a", 7
    )
    p.ink("M70 420 C40 360 50 300 90 290 C120 290 130 340 120 400Z", "#8ab86a", 7)
    for x, turn in ((70, -16), (108, 12)):
        p.wire(f"M{x + 10} 300 L{x + turn} 230", "#8ab86a", 12, 4)
        p.plain(ellipse(x + turn, 222, 18), "#ffffff", 5)
        p.spot(ellipse(x + turn - 4, 224, 8), INK)
    p.pen("M62 352 Q80 364 96 352", 5)
    p.ink(
        "M140 250 C130 120 210 60 300 66 C400 74 450 150 436 250 C430 290 410 300 404 330 L390 380 L210 380 "
        "L204 340 C180 336 146 310 140 250Z",
        "#f4ecd8",
        9,
        dx=-28,
    )
    for x in (232, 344):
        p.plain(ellipse(x, 230, 48, 50), "#2a1f3a", 7)
        p.glow(x, 236, 40, "#8aff6a")
        p.spot(ellipse(x, 236, 12), "#c8ff8a")
    p.plain(polygon((288, 262), (266, 310), (310, 310)), "#2a1f3a", 5)
    for x in (236, 262, 288, 314, 340, 366):
        p.line([(x, 334), (x, 380)], "#6a5a48", 6)
    p.pen("M300 70 C320 110 296 130 316 160", 6, "#8a7a68")


def ghoul(p: Cel) -> None:
    scenes.night(p, "#1a2a2a", "#5a7a5a", "#d8ffd0", (240, 130), 90)
    grey = "#a8b8a8"
    p.ink("M170 500 C170 400 200 340 240 336 C280 340 310 400 310 500Z", "#4a5a58", 7)
    for way in (-1, 1):
        p.ink(limb([(240 + way * 44, 360), (240 + way * 120, 330), (240 + way * 140, 220)], 34, 22), grey, 6)
        hands.palm(p, grey, 240 + way * 140, 200, 0.66, way * 8, 1.5)
        for x, y, r in ((190, 120, 24), (210, 330, 30), (60, 90, 18), (150, 420, 22)):
            p.ink(jagged(240 + way * x, y, r, r * 0.8, 5, int(x), 0.9), "#6a6a78", 5)
    p.ink(
        "M176 250 C170 170 206 140 240 140 C274 140 310 170 304 250 C300 310 270 346 240 350 C210 346 180 310 176 250Z",
        grey,
        7,
    )
    for way in (-1, 1):
        p.plain(ellipse(240 + way * 32, 236, 24, 30), "#1a2420", 5)
        p.glow(240 + way * 32, 238, 30, "#5aff8a")
        p.spot(ellipse(240 + way * 32, 238, 8), "#c8ffd0")
    p.plain(ellipse(240, 308, 18, 26), "#1a2420", 5)


def durham_minotaur(p: Cel) -> None:
    scenes.cave(p, "#f0c88a", "#4a2a1f")
    for k in range(5):
        p.stroke(ellipse(240, 140 - k * 26, 30 + k * 34, 9 + k * 4), "#e8f4ff", 8, 0.8)
    brown = "#7a4428"
    p.ink("M60 500 C60 370 120 300 190 290 L290 290 C360 300 420 370 420 500Z", brown, 8, dx=-24)
    p.ink("M150 200 C156 140 324 140 330 200 L316 300 C306 360 270 380 240 380 C210 380 174 360 164 300Z", brown, 8)
    for way in (-1, 1):
        p.ink(
            svg(
                f"M{240 + way * 70} 176 C{240 + way * 150} 180 {240 + way * 200} 120 {240 + way * 160} 40 "
                f"C{240 + way * 240} 80 {240 + way * 230} 220 {240 + way * 84} 226Z"
            ),
            "#fff0d0",
            7,
        )
        p.ink(svg(f"M{240 + way * 88} 220 L{240 + way * 150} 240 L{240 + way * 92} 262Z"), brown, 6)
    eyes(p, 240, 234, 44, 18, "#ffb03a")
    p.ink("M178 310 C184 280 296 280 302 310 C306 370 174 370 178 310Z", "#c88a68", 6)
    for way in (-1, 1):
        p.plain(ellipse(240 + way * 26, 318, 11, 14), "#3a1a14", 3)
        p.spot(ellipse(240 + way * 60, 340, 26, 12), "#ffffff", 0.6)
    p.wire(ellipse(240, 350, 28, 22), "#ffc93a", 8, 4)


def relic_drone(p: Cel) -> None:
    scenes.ruins(p)
    brass = "#d89a3a"
    for way in (-1, 1):
        for k in (-24, 24):
            p.fill(ellipse(240 + way * 150, 150 + k, 84, 22, way * -14), "#ffffff", 0.45)
            p.stroke(ellipse(240 + way * 150, 150 + k, 84, 22, way * -14), "#6a4a1f", 3)
        p.wire(polygon((240 + way * 60, 320), (240 + way * 110, 370), (240 + way * 90, 420), close=False), brass, 11, 4)
    p.ink(ellipse(240, 230, 120), brass, 8, dx=-26)
    for turn in range(0, 360, 45):
        p.plain(ellipse(*around(240, 230, 102, turn), 8), "#8a5a1f", 3)
    p.plain(ellipse(240, 230, 76), "#3a2a1a", 7)
    p.glow(240, 230, 100, "#ff6a3a")
    p.plain(ellipse(240, 230, 50), "#ff7a3a", 6)
    p.spot(ellipse(240, 230, 24), "#fff0c0")
    p.spot(ellipse(222, 206, 12), "#ffffff")
    p.ink(box(216, 90, 48, 30, 8), brass, 6)


def ruin_crawler(p: Cel) -> None:
    scenes.ruins(p, "#8a8a98", "#d8e4f0")
    rust = "#b8643a"
    p.spot("M60 500 L150 420 L120 380 L230 400 L250 360 L300 410 L380 390 L350 430 L430 500Z", "#1a1a24")
    for way in (-1, 1):
        for k, (x, y) in enumerate(((150, 140), (190, 200), (200, 280))):
            foot = (240 + way * (x + 20), y + 190 - k * 20)
            p.wire(polygon((240 + way * 80, 260 + k * 20), (240 + way * x, y), foot, close=False), rust, 18, 5)
            p.ink(polygon((foot[0] - 12, foot[1]), (foot[0] + 12, foot[1]), (foot[0], foot[1] + 36)), "#8a94a8", 4)
    p.ink("M120 270 C120 190 180 160 240 160 C300 160 360 190 360 270 L330 350 L150 350Z", rust, 8, dx=-24)
    for x in (150, 200, 280, 330):
        p.plain(ellipse(x, 210 - abs(x - 240) * -0.2, 8), "#6a3a1f", 3)
    p.plain(box(160, 240, 160, 44, 20), "#2a2030", 6)
    for x in (190, 224, 258, 292):
        p.glow(x, 262, 24, "#ff3a3a")
        p.spot(ellipse(x, 262, 10), "#ff6a5a")
    p.plain("M170 310 L310 310 L296 340 L184 340Z", "#2a2030", 5)
    for x in (196, 218, 240, 262, 284):
        p.spot(polygon((x - 9, 312), (x + 9, 312), (x, 334)), "#c8d0dc")


PICTURES = (
    crylhound, mind_stealer, antonio, giant_crab, chameleon, skull_snail, ghoul, durham_minotaur, relic_drone,
    ruin_crawler,
)  # fmt: skip
