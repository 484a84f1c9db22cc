"""Beasts of woods, skies and snow."""

from __future__ import annotations

from tools.art.comic import beasts, hands
from tools.art.comic.pop import INK, at, jagged
from tools.art.paths import ellipse, limb, polygon, spline, svg
from tools.art.rpgget import scenes
from tools.art.rpgget.cel import Cel


def eyes(p: Cel, x: float, y: float, gap: float, size: float, colour: str = "#ffe03a") -> None:
    for way in (-1, 1):
        p.plain(ellipse(x + way * gap, y, size, size * 0.9), colour, 5)
        p.spot(ellipse(x + way * gap * 0.94, y + 2, size * 0.36, size * 0.6), INK)
        p.spot(ellipse(x + way * gap - size * 0.3, y - size * 0.34, size * 0.24), "#ffffff")
        p.brush(
            [
                (x + way * (gap - size * 1.3), y - size * 0.5),
                (x + way * gap, y - size * 1.2),
                (x + way * (gap + size * 1.4), y - size * 1.3),
            ],
            5,
            4,
            12,
        )


def _claw_beast(p: Cel, fur: str, belly: str, size: float) -> None:
    with p.transform(240, 250, size):
        for way in (-1, 1):
            p.ink(limb([(way * 90, -30), (way * 150, 40), (way * 140, 120)], 70, 50), fur, 6)
            for k in (-24, 0, 24):
                p.ink(
                    polygon((way * 140 + k - 10, 130), (way * 140 + k + 10, 130), (way * 146 + k, 206)),
                    "#fff0d0",
                    5,
                    dx=-4,
                    dy=0,
                )
            p.ink(limb([(way * 50, 120), (way * 56, 180)], 66, 60), fur, 6)
        p.ink("M-120 60 C-130 -60 -80 -140 0 -142 C80 -140 130 -60 120 60 C110 150 -110 150 -120 60Z", fur, 7, dx=-20)
        p.ink("M-60 70 C-60 20 60 20 60 70 C56 130 -56 130 -60 70Z", belly, 5)
        eyes(p, 0, -58, 40, 20)
        p.plain("M-54 -12 C-20 4 20 4 54 -12 C50 36 -50 36 -54 -12Z", "#5a0f24", 6)
        for x in (-38, -14, 14, 38):
            p.spot(polygon((x - 9, -8), (x + 9, -8), (x, 16)), "#fff6dc")


def booma(p: Cel) -> None:
    scenes.forest(p)
    scenes.stage(p)
    _claw_beast(p, "#9a6434", "#d8a870", 0.98)
    for x in (40, 440):
        for turn in (-50, -20, 20):
            p.ink(at("M0 0 C-16 -40 -10 -80 0 -110 C10 -80 16 -40 0 0Z", x, 500, 1.3, turn), "#3a9a4a", 4, shine=False)


def gobooma(p: Cel) -> None:
    scenes.forest(p, "#8ab0c8", "#1f3450", "#e8f4ff")
    scenes.stage(p)
    for k, x in enumerate(range(100, 400, 44)):
        p.ink(
            polygon((x - 26, 170), (x + (x - 240) * 0.16, 30 + abs(x - 240) * 0.36), (x + 26, 170)),
            "#f08a3a",
            5,
            shine=bool(k % 2),
        )
    _claw_beast(p, "#8a94a8", "#c8d0dc", 1.1)


def rappy(p: Cel, x: float, y: float, size: float, colour: str = "#ffd23a") -> None:
    with p.transform(x, y, size):
        for way in (-1, 1):
            p.ink(limb([(way * 40, 130), (way * 44, 178)], 22, 18), "#ff9a2a", 5)
            p.ink(limb([(way * 44, 180), (way * 70, 188)], 22, 16), "#ff9a2a", 5)
            p.ink(
                svg(
                    f"M{way * 110} -10 C{way * 170} 10 {way * 170} 70 {way * 120} 90 C{way * 100} 60 "
                    f"{way * 100} 20 {way * 110} -10Z"
                ),
                colour,
                6,
            )
        p.ink("M-20 -140 C-40 -176 -10 -186 0 -160 C6 -190 36 -186 24 -148Z", colour, 5)
        p.ink(
            "M-128 40 C-134 -80 -70 -146 0 -146 C70 -146 134 -80 128 40 C118 150 -118 150 -128 40Z", colour, 7, dx=-22
        )
        p.ink("M-70 70 C-70 20 70 20 70 70 C60 124 -60 124 -70 70Z", "#fff2c0", 5)
        for way in (-1, 1):
            p.plain(ellipse(way * 46, -48, 20, 26), "#2a1a3a", 4)
            p.spot(ellipse(way * 46 - 6, -58, 8), "#ffffff")
            p.spot(ellipse(way * 88, -10, 18, 10), "#ff8a6a", 0.6)
        p.ink("M-36 -22 C-16 -36 16 -36 36 -22 C20 6 -20 6 -36 -22Z", "#ff9a2a", 5)


def rag_rappy(p: Cel) -> None:
    scenes.dawn(p, land="#3a8a4a")
    scenes.stage(p, 446)
    rappy(p, 240, 246, 1.08)


def savage_wolf(p: Cel) -> None:
    scenes.night(p, "#12304a", "#2a8a8a", "#e8fff8")
    for x, y, size in ((100, 210, 0.62), (390, 220, 0.6)):
        with p.transform(x, y, size):
            beasts.wolf(p, "#4a5a7a", "#a8b8c8")
    with p.transform(240, 300, 1.24):
        beasts.wolf(p, "#6a7a98", "#d8e4f0")
        for way in (-1, 1):
            p.plain(ellipse(way * 34, -8, 13, 11), "#ffe84a", 5)
            p.spot(ellipse(way * 34, -8, 4, 9), INK)
            p.brush([(way * 14, -16), (way * 36, -30), (way * 60, -30)], 5, 4, 11)
    for x in range(0, 490, 22):
        p.ink(polygon((x, 510), (x + 10, 420 + (x * 7) % 44), (x + 24, 510)), "#2a8ab8", 3, shine=False)


def _moth(p: Cel, x: float, y: float, size: float, colour: str = "#c86ad8") -> None:
    with p.transform(x, y, size):
        for way in (-1, 1):
            p.ink(
                svg(
                    f"M{way * 14} -20 C{way * 50} -110 {way * 150} -110 {way * 140} -40 C{way * 134} 0 "
                    f"{way * 60} 20 {way * 14} 0Z"
                ),
                colour,
                6,
            )
            p.ink(
                svg(
                    f"M{way * 14} 0 C{way * 70} 10 {way * 110} 60 {way * 80} 90 C{way * 50} 100 {way * 20} 60 "
                    f"{way * 14} 20Z"
                ),
                "#8a4ab8",
                6,
            )
            p.plain(ellipse(way * 90, -50, 20), "#ffe04a", 5)
            p.wire(svg(f"M{way * 8} -50 C{way * 16} -90 {way * 40} -100 {way * 50} -90"), "#5a3a6a", 5, 3)
        p.ink("M-26 -40 C-30 -70 30 -70 26 -40 L20 60 L0 120 L-20 60Z", "#ffb04a", 6)
        for y0 in (0, 24, 48):
            p.line([(-20, y0), (20, y0)], "#8a3a1a", 7)
        for way in (-1, 1):
            p.plain(ellipse(way * 12, -44, 9, 11), "#e8243c", 3)


def mothmant(p: Cel) -> None:
    scenes.forest(p, "#d8a0c8", "#3a1f5a", "#ffe8f4")
    for x, y, size in ((90, 110, 0.46), (400, 120, 0.5), (80, 390, 0.44), (400, 400, 0.52)):
        _moth(p, x, y, size, "#a85ab8")
    _moth(p, 240, 240, 1.3)


def monest(p: Cel) -> None:
    scenes.forest(p, "#e8c88a", "#4a2f5a", "#fff4d8")
    p.ink(ellipse(240, 220, 160, 166), "#b87a3a", 8, dx=-30)
    for y in range(90, 380, 40):
        p.pen(f"M{96 + abs(y - 220) * 0.3} {y} Q240 {y + 30} {384 - abs(y - 220) * 0.3} {y}", 5, "#7a4a1f")
    for x, y, r in ((190, 140, 30), (300, 160, 34), (160, 240, 30), (260, 260, 40), (340, 270, 26), (200, 330, 28)):
        p.plain(ellipse(x, y, r, r * 0.86), "#3a1a1f", 6)
        for way in (-9, 9):
            p.spot(ellipse(x + way, y, 5, 6), "#ffe03a")
    _moth(p, 92, 130, 0.4)
    _moth(p, 410, 110, 0.44)
    _moth(p, 400, 380, 0.4)


def hildebear(p: Cel) -> None:
    scenes.forest(p, "#a8c8e0", "#1a2f4a", "#f0faff")
    scenes.stage(p)
    fur = "#5a4a5a"
    p.ink("M60 500 C40 300 100 170 240 160 C380 170 440 300 420 500Z", fur, 8, dx=-24)
    p.ink(jagged(240, 170, 176, 140, 17, 4, 0.96), "#f4f6ff", 7)
    p.ink(
        "M150 170 C150 90 200 60 240 60 C280 60 330 90 330 170 C330 240 290 270 240 272 C190 270 150 240 150 170Z",
        fur,
        7,
    )
    p.ink("M186 190 C190 160 290 160 294 190 C300 240 270 262 240 262 C210 262 180 240 186 190Z", "#c8a088", 6)
    eyes(p, 240, 146, 40, 18, "#ff5a3a")
    p.plain("M196 206 C220 220 260 220 284 206 C280 250 200 250 196 206Z", "#5a0f24", 5)
    for x in (206, 274):
        p.spot(polygon((x - 8, 208), (x + 8, 208), (x, 236)), "#ffffff")
    p.ink(limb([(90, 330), (70, 260), (110, 220)], 90, 70), fur, 7)
    hands.fist(p, "#8a6a78", "", 116, 190, 0.5)
    p.ink(limb([(390, 330), (430, 230), (400, 130)], 90, 70), fur, 7)
    p.glow(396, 110, 120, "#7fe8ff")
    hands.fist(p, "#8a6a78", "", 396, 110, 0.5)


def poison_lily(p: Cel) -> None:
    scenes.forest(p, "#8ad86a", "#143a3a")
    p.tube([(240, 500), (210, 420), (270, 350), (236, 280)], "#3a9a4a", 34)
    for way, y in ((1, 430), (-1, 380)):
        p.ink(
            svg(
                f"M{240 + way * 10} {y} C{240 + way * 70} {y - 70} {240 + way * 170} {y - 60} {240 + way * 200} "
                f"{y - 10} C{240 + way * 140} {y + 30} "
                f"{240 + way * 60} {y + 30} {240 + way * 10} {y}Z"
            ),
            "#2a8a3a",
            6,
        )
    for turn in (-100, -62, -24, 24, 62, 100):
        p.ink(at("M0 0 C-60 -50 -60 -130 0 -190 C60 -130 60 -50 0 0Z", 240, 230, 0.92, turn), "#a8142f", 6)
    p.ink(ellipse(240, 214, 96, 92), "#d8243f", 7)
    mouth = ellipse(240, 226, 70, 58)
    p.plain(mouth, "#3a0818", 6)
    with p.clip(mouth):
        for x in range(180, 310, 24):
            p.spot(polygon((x - 12, 166), (x + 12, 166), (x, 206)), "#fff0d8")
            p.spot(polygon((x - 12, 288), (x + 12, 288), (x, 250)), "#fff0d8")
        p.glow(240, 240, 40, "#b8ff5a")
    for x, y, r in ((130, 110, 12), (350, 90, 15), (380, 150, 9), (100, 160, 8)):
        p.fill(ellipse(x, y, r * 2), "#b8ff5a", 0.4, blur=6)
        p.spot(ellipse(x, y, r), "#d8ff8a", 0.9)


def looper(p: Cel) -> None:
    scenes.skies(p, "#5a3ad0", "#ffd0f0", isles=False)
    p.wire(
        spline([(60, 420), (200, 470), (400, 420), (430, 250), (330, 120), (170, 110)], closed=False), "#ffffff", 12, 3
    )
    p.tube([(330, 320), (410, 330), (420, 250), (360, 240), (360, 284)], "#8affe0", 26)
    p.ink(ellipse(224, 240, 132), "#6af0d0", 8, dx=-26)
    for way in (-1, 1):
        p.ink(svg(f"M{224 + way * 70} 140 L{224 + way * 110} 70 L{224 + way * 120} 170Z"), "#6af0d0", 6)
        p.plain(ellipse(224 + way * 46, 214, 26, 30), "#ffffff", 5)
        p.spot(ellipse(224 + way * 40, 220, 12, 16), "#2a1a6a")
        p.spot(ellipse(224 + way * 100, 256, 20, 12), "#ff8ac8", 0.6)
    p.plain("M160 266 C200 286 250 286 290 266 C286 330 164 330 160 266Z", "#6a1f5a", 6)
    p.spot(ellipse(226, 306, 34, 16), "#ff7a9a")


def big_foot(p: Cel) -> None:
    scenes.snow(p)
    fur = "#e8f0ff"
    p.ink(jagged(240, 290, 220, 180, 21, 7, 1.02), fur, 8, dark="#9ab0d8", dx=-30)
    p.ink(
        "M146 200 C140 110 190 70 240 70 C290 70 340 110 334 200 C330 260 290 282 240 284 C190 282 150 260 146 200Z",
        "#8ab0d8",
        7,
    )
    eyes(p, 240, 162, 44, 20, "#fff08a")
    p.plain(ellipse(240, 202, 22, 14), "#3a5a8a", 4)
    p.plain("M184 226 C210 244 270 244 296 226 C290 280 190 280 184 226Z", "#4a0f24", 6)
    for x in (200, 280):
        p.spot(polygon((x - 9, 262), (x + 9, 262), (x, 232)), "#ffffff")
    for way in (-1, 1):
        for k in range(3):
            p.spot(ellipse(240 + way * (120 + k * 40), 240 + k * 8, 26 - k * 5, 16), "#ffffff", 0.6)
    for x in (140, 340):
        p.ink(ellipse(x, 452, 86, 36), "#b8c8e8", 7)
        for k in (-50, -18, 16, 48):
            p.ink(ellipse(x + k, 464, 17, 20), "#8ab0d8", 5)


PICTURES = (
    booma, gobooma, rag_rappy, savage_wolf, mothmant, monest, hildebear, poison_lily, looper, big_foot,
)  # fmt: skip
