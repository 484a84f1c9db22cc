"""Roadblocks, and the panels of old floors."""

from __future__ import annotations

from tools.art.colour import light, shade
from tools.art.comic import energy, hands
from tools.art.comic.bust import Bust, bust
from tools.art.comic.figure import Figure, figure
from tools.art.comic.pop import INK, at, jagged
from tools.art.paths import box, ellipse, polygon, spline, star
from tools.art.rpgget import scenes
from tools.art.rpgget.cel import Cel
from tools.art.rpgget.scenery import clouds


def laser_fence(p: Cel) -> None:
    scenes.corridor(p, "#4a5a6a", "#a8c8e0")
    for x in (40, 440):
        p.ink(box(x - 30, 60, 60, 400, 10), "#5a6478", 7)
    for y in (120, 210, 300, 390):
        p.line([(70, y), (410, y)], "#ff3a3a", 30, 0.4, blur=10)
        p.line([(70, y), (410, y)], "#ff3a3a", 11)
        p.line([(70, y), (410, y)], "#ffe0e0", 4)
        for x in (66, 414):
            p.plain(ellipse(x, y, 17), "#ff6a5a", 5)


def poison_room(p: Cel) -> None:
    scenes.corridor(p, "#3a4a3a", "#8ac86a")
    p.ink(box(130, 40, 220, 330, 8), "#6a7a6a", 7)
    p.line([(240, 44), (240, 366)], INK, 6)
    p.plain(ellipse(240, 190, 40), "#ffd23a", 5)
    p.spot("M240 166 C222 166 218 184 222 192 L230 204 L250 204 L258 192 C262 184 258 166 240 166Z", INK)
    for x, y, size in ((90, 400, 1.2), (240, 430, 1.5), (390, 400, 1.2), (160, 330, 0.7), (320, 340, 0.8)):
        with p.layer(alpha=0.88):
            energy.smoke(p, x, y, size, "#8ad84a", int(x), 10)


def jammed_door(p: Cel) -> None:
    scenes.corridor(p)
    p.ink(box(-20, -20, 250, 540, 6), "#6a7a98", 8)
    p.ink(box(330, -20, 200, 540, 6), "#6a7a98", 8)
    for x in (40, 100, 160, 380, 430):
        p.line([(x, 40), (x, 340)], "#4a5672", 8)
    for x in (206, 336):
        for y in range(20, 500, 60):
            p.plain(polygon((x, y), (x + 20, y), (x + 4, y + 30), (x - 16, y + 30)), "#ffd23a", 0)
    p.ink("M150 390 L220 390 L226 440 C250 446 300 446 310 470 L310 486 L150 486Z", "#8a4a2a", 7)
    p.plain("M146 476 L314 476 L314 494 L146 494Z", "#3a241a", 5)
    energy.sparks(p, 280, 110, 70, 8, "#ffe84a", 4, 11)


def sky_rift(p: Cel) -> None:
    scenes.skies(p, "#3a4a7a", "#a8a8d0", isles=False)
    for k in range(9):
        p.spot(
            ellipse(240 + (k % 3 - 1) * 30, 250, 230 - k * 22, 240 - k * 24, k * 20),
            ("#23204a", "#3a3470")[k % 2],
            0.85,
        )
    clouds(p, 0, 500, "#5a5490", 4, 0.6)
    energy.lightning(p, (200, 40), (250, 130), (220, 150), (300, 260), (270, 270), (330, 400), width=36)
    energy.lightning(p, (330, 90), (290, 150), (316, 160), (250, 240), width=22)


def stone_reef(p: Cel) -> None:
    scenes.skies(p)
    for x, y, r in ((80, 120, 60), (400, 100, 70), (430, 330, 80), (60, 400, 70), (250, 60, 40)):
        p.ink(jagged(x, y, r, r * 0.8, 6, int(x), 0.9), "#8a7a78", 7)
    p.ink("M60 270 L440 240 L390 350 C320 390 160 390 110 350Z", "#a86a3a", 8)
    for y in (290, 320, 350):
        p.pen(f"M90 {y} Q240 {y + 14} 410 {y - 14}", 4, "#5a3418")
    energy.sparks(p, 420, 300, 50, 7, "#ffd23a", 3, 11)
    for x, y, turn in ((180, 430, 20), (280, 450, -24), (330, 410, 40)):
        p.ink(at(box(-24, -24, 48, 48, 4), x, y, 1, turn), "#c89a5a", 5)


def fog_bank(p: Cel) -> None:
    scenes.mist(p, "#8a98a8", "#3a4658")
    p.glow(240, 200, 240, "#ffd88a")
    for x, y, skin in ((110, 330, "#f2c8a0"), (240, 350, "#c88a60"), (370, 330, "#f0d0b8")):
        bust(
            p,
            Bust(
                skin=skin,
                hair="short",
                hair_colour="#4a3a34",
                brows="sad",
                mouth="sad",
                eyes="round",
                iris="#3a3a4a",
                wear=("tights", "#4a5a6a"),
                build=0.7,
            ),
            x,
            y,
            0.72,
        )
    p.wire("M240 20 L240 130", "#3a3a48", 7, 3)
    p.ink(box(206, 130, 68, 84, 12), "#ffe08a", 6)
    p.ink("M200 134 L240 104 L280 134Z", "#6a5a48", 5)
    clouds(p, 300, 520, "#c8d4e0", 4, 1.0)
    clouds(p, 0, 240, "#c8d4e0", 9, 0.7)


def seal_of_granas(p: Cel) -> None:
    scenes.ether(p, "#b8902a")
    for radius, width in ((160, 14), (120, 6)):
        energy.ring(p, 240, 220, radius, "#ffe07a", width)
    p.plain(star(240, 220, 8, 116, 74), "#ffd23a", 6)
    p.ink(ellipse(240, 220, 56), "#fff0b8", 6)
    p.plain("M240 176 L252 214 L284 220 L252 230 L240 266 L228 230 L196 220 L228 214Z", "#c8862a", 4)
    for k, colour in enumerate(("#8a8a94", "#a8a8b0", "#c8c8cc")):
        energy.flame(p, 80 + k * 30, 440 - k * 30, 0.5, 30, colour, light(colour, 1), "#ffffff")


def madding_mist(p: Cel) -> None:
    scenes.mist(p)
    for x, y, size, alpha in (
        (120, 150, 0.7, 0.4),
        (360, 150, 0.7, 0.4),
        (90, 330, 0.8, 0.5),
        (390, 330, 0.8, 0.5),
        (240, 250, 1.2, 1),
    ):
        with p.layer(alpha=alpha):
            bust(
                p,
                Bust(
                    hair="spiky",
                    hair_colour="#c8642a",
                    eyes="round",
                    iris="#8a3ad8",
                    brows="high",
                    mouth="shout",
                    wear=("tights", "#3a62b8"),
                    build=0.7,
                ),
                x,
                y,
                size,
            )
    clouds(p, 240, 520, "#e0b8ff", 4, 0.9)


def crumbling_bridge(p: Cel) -> None:
    scenes.cave(p, "#f0b87a", "#4a2f3a")
    for x, y, turn in ((60, 250, 0), (130, 262, 6), (200, 300, 16), (250, 370, 30), (190, 430, 50), (120, 400, -30)):
        p.ink(at(box(-38, -26, 76, 52, 6), x, y, 1, turn), "#a89a8a", 6)
    p.ink("M300 230 L500 220 L500 300 L350 300 L330 270Z", "#a89a8a", 7)
    figure(
        p, Figure("#3a62b8", legs="#3a3a4a", boots="#6a4424", hair="wild", hair_colour="#c8642a"), "run", 350, 140, 0.9
    )
    for x, y in ((170, 350), (280, 440), (90, 330)):
        p.ink(jagged(x, y, 14, 11, 5, x, 0.9), "#8a7a6a", 4)


def _panel(p: Cel, colour: str) -> None:
    scenes.ruins(p, "#6a7a9a", "#d8e8ff")
    p.ink("M70 470 L130 340 L350 340 L410 470Z", shade(colour, 0.8), 8)
    p.plain("M110 450 L156 356 L324 356 L370 450Z", light(colour, 0.6), 5)


def sleep_panel(p: Cel) -> None:
    _panel(p, "#3a8ae8")
    p.ink(
        "M100 150 C80 100 130 80 160 100 C220 84 300 84 330 104 C370 84 400 110 384 156 C400 200 390 250 350 "
        "240 C300 256 180 256 140 240 C100 250 84 200 100 150Z",
        "#e8f4ff",
        7,
    )
    for x, y, size in ((200, 200, 70), (270, 160, 90)):
        p.text("Z", "BebasNeue-Bold.otf", size, x, y, "#3a6ad8")
    energy.bubbles(p, (200, 310, 22), (270, 290, 16), (230, 340, 13))


def thief_panel(p: Cel) -> None:
    _panel(p, "#c88a3a")
    p.tube([(240, 410), (230, 330), (250, 270)], "#8a94a8", 50)
    p.ink(at("M-90 -60 L90 -70 L100 50 L-80 64Z", 270, 130, 1, -8), "#f4e0b0", 6)
    p.stroke(spline([(200, 160), (240, 110), (290, 150), (330, 90)], closed=False), "#d8262f", 7, dash=(16, 13))
    p.pen("M318 80 L342 104 M342 80 L318 104", 8, "#d8262f")
    hands.grip(p, "#a8b4c8", 250, 220, 1.2, 90)


def paralysis_panel(p: Cel) -> None:
    _panel(p, "#f0d02a")
    p.ink("M160 -20 L280 -20 L276 170 C300 190 370 190 380 240 L380 270 L160 270Z", "#8a4a2a", 8)
    p.plain("M154 256 L386 256 L386 286 L154 286Z", "#3a241a", 6)
    for start, end in (((120, 430), (180, 300)), ((360, 430), (300, 300)), ((240, 440), (250, 300))):
        mid = ((start[0] + end[0]) / 2 + 24, (start[1] + end[1]) / 2)
        energy.lightning(p, start, mid, (mid[0] - 30, mid[1] - 14), end, width=24)


def warp_panel(p: Cel) -> None:
    _panel(p, "#5ad8c8")
    p.spot(polygon((150, 400), (330, 400), (380, -10), (100, -10)), "#8afff0", 0.5)
    for x, y, turn, colour in ((170, 240, -30, "#d8402f"), (250, 150, 20, "#3a62b8"), (320, 260, 50, "#ffd23a")):
        figure(
            p,
            Figure(colour, legs="#3a3a4a", boots="#6a4424", hair="wild", hair_colour="#5a3418"),
            "leap",
            x,
            y,
            0.6,
            turn,
        )
    for y in (330, 370):
        energy.ring(p, 240, y, 100 - (370 - y), "#c8fff8", 6, 22)


PICTURES = (
    laser_fence, poison_room, jammed_door, sky_rift, stone_reef, fog_bank, seal_of_granas, madding_mist,
    crumbling_bridge, sleep_panel, thief_panel, paralysis_panel, warp_panel,
)  # fmt: skip
