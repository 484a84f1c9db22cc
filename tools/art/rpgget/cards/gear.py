"""Rewards that one can hold: weapons, drinks, tools, parts."""

from __future__ import annotations

from tools.art.comic import arms, energy, face, hands
from tools.art.comic.pop import INK, around, at
from tools.art.paths import box, ellipse, limb, polygon, spline, star, svg
from tools.art.rpgget import scenes
from tools.art.rpgget.cel import Cel

BRASS, BRONZE = "#d8a03a", "#8a5a24"


def saber(p: Cel) -> None:
    scenes.ether(p, "#2a8a5a")
    with p.transform(190, 370, 1.3, degrees=38):
        blade = box(-13, -240, 26, 236, 13)
        p.halo(blade, "#5aff8a", 30, 0.9)
        p.plain(blade, "#f4fff4", 0)
        p.ink(box(-17, -6, 34, 84, 9), "#5a6478", 6)
        p.ink(box(-32, -14, 64, 18, 6), "#c8d2e8", 5)
        p.plain(ellipse(0, 40, 8), "#5aff8a", 3)


def handgun(p: Cel) -> None:
    scenes.ether(p, "#3a6ad8")
    p.line([(380, 156), (480, 140)], "#5fe8ff", 9, 0.9)
    arms.pistol(p, 210, 230, 2.7, -8, "#8a98c8")
    p.plain(ellipse(250, 206, 15), "#5fe8ff", 5)


def monomate(p: Cel) -> None:
    scenes.ether(p, "#3aa85a")
    p.wire("M270 130 L310 30", "#ffffff", 13, 4)
    p.ink("M150 130 L330 130 L350 380 C300 400 180 400 130 380Z", "#5ad87a", 8, dx=-24)
    p.ink(box(142, 112, 196, 32, 8), "#e8f4ec", 6)
    p.plain(
        "M216 200 L264 200 L264 236 L300 236 L300 284 L264 284 L264 320 L216 320 L216 284 L180 284 L180 236 L216 236Z",
        "#ffffff",
        5,
    )


def scape_doll(p: Cel) -> None:
    scenes.ether(p, "#b8782a")
    straw = "#e8c070"
    for points in (
        [(240, 210), (130, 200)],
        [(240, 210), (350, 200)],
        [(220, 300), (190, 410)],
        [(260, 300), (290, 410)],
    ):
        p.ink(limb(points, 44, 56), straw, 6)
    p.ink("M190 190 L290 190 L284 320 L196 320Z", straw, 7)
    p.ink(ellipse(240, 130, 66, 62), straw, 7)
    for way in (-1, 1):
        p.pen(f"M{240 + way * 34} 110 L{240 + way * 14} 130 M{240 + way * 14} 110 L{240 + way * 34} 130", 6, "#5a3418")
    p.ink("M186 200 L294 200 L294 224 L186 224Z", "#d8262f", 5)
    p.ink("M240 212 L196 176 L190 240Z M240 212 L284 176 L290 240Z", "#d8262f", 5)
    p.plain(
        "M252 68 L230 110 L258 130 L226 180 L262 230 L234 270 L256 322 L268 270 L280 230 L246 180 L276 130 L250 "
        "110 L266 72Z",
        "#3a2010",
        3,
    )


def mag_companion(p: Cel) -> None:
    scenes.corridor(p)
    p.ink("M-20 510 C0 400 90 350 180 360 L250 510Z", "#3a62b8", 7)
    p.ink(ellipse(110, 380, 70, 46), "#d8e0f0", 7)
    for way in (-1, 1):
        p.ink(
            svg(
                f"M{290 + way * 50} 190 C{290 + way * 110} 100 {290 + way * 170} 120 {290 + way * 180} 160 "
                f"C{290 + way * 140} 170 {290 + way * 120} 220 {290 + way * 60} 230Z"
            ),
            "#ff8a3a",
            6,
        )
    p.ink(ellipse(290, 200, 86, 78), "#f0e8ff", 8)
    for way in (-1, 1):
        p.plain(ellipse(290 + way * 32, 194, 20, 26), "#2a1a4a", 4)
        p.spot(ellipse(290 + way * 32 - 6, 184, 8), "#ffffff")
    p.pen("M272 232 Q290 246 308 232", 6)
    p.ink(polygon((270, 126), (290, 70), (310, 126)), "#ff8a3a", 5)


def trap_vision(p: Cel) -> None:
    scenes.corridor(p, "#3a3a5a", "#8a98ff")
    for x, y, r in ((140, 420, 44), (330, 440, 50), (240, 330, 28)):
        p.stroke(ellipse(x, y, r, r * 0.5), "#ff3a4a", 8)
        p.spot(ellipse(x, y, r * 0.4, r * 0.22), "#ff6a6a")
    p.ink(
        "M50 140 C50 80 430 80 430 140 L420 240 C380 270 290 260 262 210 L218 210 C190 260 100 270 60 240Z",
        "#3a4468",
        8,
        dx=-22,
    )
    p.plain(
        "M80 150 C80 120 400 120 400 150 L392 216 C360 236 300 226 276 184 L204 184 C180 226 120 236 88 216Z",
        "#5fffd8",
        6,
    )
    p.spot(polygon((110, 140), (180, 134), (130, 214), (100, 212)), "#ffffff", 0.6)


def pirate_cutlass(p: Cel) -> None:
    scenes.ether(p, "#2a5ab8")
    _cutlass(p, 180, 370, 1.6, 34)


def _cutlass(p: Cel, x: float, y: float, size: float, degrees: float) -> None:
    with p.transform(x, y, size, degrees=degrees):
        p.ink("M-14 0 C-22 -90 -6 -170 56 -210 C44 -150 40 -80 22 0Z", "#dce6f4", 6, dx=-10, dy=0)
        p.spot("M-6 -60 L6 -66 L4 -54Z M8 -120 L20 -128 L16 -112Z", INK)
        p.ink(box(-12, 4, 24, 60, 8), "#6a3a22", 5)
        p.ink("M-40 4 C-46 -12 40 -16 46 4 C50 40 40 66 14 70 C30 50 30 30 24 14 L-36 16Z", BRASS, 5)


def captains_log(p: Cel) -> None:
    scenes.ether(p, "#8a5a3a")
    p.ink(
        "M50 130 C110 100 190 104 240 130 C290 104 370 100 430 130 L430 380 C370 350 290 354 240 380 C190 354 "
        "110 350 50 380Z",
        "#6a3a22",
        8,
    )
    for way in (-1, 1):
        page = svg(
            f"M240 140 C{240 + way * 50} 114 {240 + way * 120} 112 {240 + way * 176} 134 L{240 + way * 176} 362 "
            f"C{240 + way * 120} 340 {240 + way * 50} 342 240 368Z"
        )
        p.ink(page, "#fff2d0", 6, shine=False)
    p.stroke(spline([(100, 300), (80, 230), (130, 180), (190, 210), (180, 280)], closed=False), "#3a5a8a", 6)
    p.stroke(spline([(120, 250), (140, 220), (160, 250)], closed=False), "#3a5a8a", 5)
    p.ink("M340 190 C390 200 390 280 330 320 C290 280 290 220 340 190Z", "#5a9a4a", 5)
    p.line([(338, 200), (328, 330)], "#2a5a24", 5)


def moonberry(p: Cel) -> None:
    scenes.ether(p, "#5a3ab8")
    p.ink("M60 330 C100 230 220 230 250 330 C200 410 100 410 60 330Z", "#3a9a4a", 7)
    p.ink("M420 340 C380 240 270 240 240 330 C280 400 380 410 420 340Z", "#4ab85a", 7)
    p.glow(240, 210, 190, "#c8a8ff")
    p.ink(ellipse(240, 216, 120), "#8a3ad8", 8, dx=-30)
    p.spot(ellipse(196, 166, 36, 26, -30), "#ffffff", 0.9)
    p.wire("M240 100 C240 70 260 50 290 44", "#3a7a3a", 12, 4)
    p.plain(star(300, 250, 4, 26, 8), "#ffffff", 0)


def wound_salve(p: Cel) -> None:
    scenes.ether(p, "#3a9a8a")
    p.ink("M60 300 L60 370 C60 420 300 420 300 370 L300 300Z", "#c8d2e8", 7)
    p.ink(ellipse(180, 300, 120, 48), "#e8f0f8", 7)
    p.plain(ellipse(180, 298, 96, 34), "#8ae0a8", 5)
    p.ink(at(ellipse(0, 0, 110, 46), 220, 180, 1, -16), "#5ab88a", 7)
    p.plain(
        at(
            svg("M-12 -30 L12 -30 L12 -10 L36 -10 L36 10 L12 10 L12 30 L-12 30 L-12 10 L-36 10 L-36 -10 L-12 -10Z"),
            220,
            176,
            1,
            -16,
        ),
        "#ffffff",
        4,
    )
    p.ink(ellipse(380, 330, 64), "#fff6e8", 7)
    p.pen(
        spline(
            [around(380, 330, r, a) for r, a in ((50, 0), (44, 100), (36, 200), (28, 300), (18, 400), (8, 500))],
            closed=False,
        ),
        5,
        "#b8a890",
    )
    p.ink("M430 360 L480 420 L440 440 L396 392Z", "#fff6e8", 6)


def poison_antidote(p: Cel) -> None:
    scenes.ether(p, "#4a8a3a")
    p.ink(
        "M206 110 L206 180 C130 210 110 280 120 330 C130 410 350 410 360 330 C370 280 350 210 274 180 L274 110Z",
        "#5ad86a",
        8,
        dx=-24,
    )
    p.ink(box(196, 66, 88, 50, 8), "#b8844a", 6)
    p.ink(box(156, 240, 168, 110, 8), "#fff2d0", 6)
    p.wire(
        spline([(186, 330), (220, 320), (190, 290), (240, 270), (280, 290), (260, 320), (300, 330)], closed=False),
        "#2a8a3a",
        11,
        3,
    )
    p.spot("M150 230 C140 270 140 300 146 320 C134 300 132 260 150 230Z", "#ffffff", 0.8)


def mogay_bomb(p: Cel) -> None:
    scenes.ether(p, "#d8622a")
    for way in (-1, 1):
        p.ink(
            at("M-22 30 C-40 -60 -24 -130 0 -140 C24 -130 40 -60 22 30Z", 240 + way * 60, 130, 1, way * 12),
            "#e8e0f0",
            6,
        )
        p.ink(
            at("M-10 10 C-18 -50 -10 -90 0 -100 C10 -90 18 -50 10 10Z", 240 + way * 60, 130, 1, way * 12), "#ff9ab8", 4
        )
    p.ink(ellipse(240, 270, 136), "#4a4a68", 8, dx=-30)
    for way in (-1, 1):
        p.plain(ellipse(240 + way * 44, 250, 20, 26), "#ffffff", 5)
        p.spot(ellipse(240 + way * 42, 256, 9, 12), INK)
    p.plain("M200 300 Q240 330 280 300 Q240 350 200 300Z", "#7a0f2a", 4)
    p.wire("M240 134 C236 90 270 70 300 80", "#e8d0a8", 9, 4)
    arms.burst(p, 306, 80, 36)


def holy_egg(p: Cel) -> None:
    scenes.ether(p, "#c8a83a")
    p.ink("M60 360 C80 310 400 310 420 360 L440 430 C400 460 80 460 40 430Z", "#a8243f", 8)
    p.pen("M70 380 Q240 410 410 380", 6, "#ffd23a")
    p.halo(ellipse(240, 230, 110, 140), "#ffffff", 40, 0.7)
    p.ink(
        "M240 90 C310 90 360 220 350 280 C340 350 290 370 240 370 C190 370 140 350 130 280 C120 220 170 90 240 90Z",
        "#fffbf0",
        7,
        dark="#d8c8e8",
        dx=-26,
    )
    p.plain(star(240, 240, 4, 60, 20), "#ffe07a", 4)


def reflection_ring(p: Cel) -> None:
    scenes.ether(p, "#3a8ab8")
    energy.beam(p, (-10, 420), (170, 300), 16, "#ff6a4a")
    energy.beam(p, (300, 170), (490, 60), 16, "#ff6a4a")
    p.stroke(ellipse(240, 240, 120), INK, 58)
    p.stroke(ellipse(240, 240, 120), "#c8d8ec", 46)
    p.stroke(ellipse(234, 234, 122), "#ffffff", 16)
    energy.gem(p, 240, 116, 40, "#5fe8ff")


def _fist(p: Cel, glow: str) -> None:
    p.glow(240, 220, 220, glow)
    p.ink(box(176, 330, 130, 180, 20), BRONZE, 7)
    for y in (370, 410, 450):
        p.line([(176, y), (306, y)], INK, 6)
    hands.fist(p, BRASS, "", 240, 230, 1.24)
    for index in range(4):
        p.plain(ellipse(160 + index * 60, 150, 10), "#5a3a14", 3)


def flame_hand(p: Cel) -> None:
    scenes.lava(p)
    for turn in (-60, -30, 0, 30, 60):
        energy.flame(p, *around(240, 220, 90, turn - 90), 1.1, turn)
    _fist(p, "#ff8a2a")


def ice_hand(p: Cel) -> None:
    scenes.snow(p)
    _fist(p, "#8ae8ff")
    for x, y, turn, size in (
        (110, 160, -40, 1),
        (180, 100, -14, 1.2),
        (270, 90, 8, 1.3),
        (360, 150, 40, 1),
        (370, 260, 80, 0.9),
        (110, 270, -80, 0.9),
    ):
        p.ink(at("M-22 0 L-8 -70 L0 -90 L14 -60 L22 0Z", x, y, size, turn), "#d8f8ff", 5)
    p.ink(ellipse(240, 268, 40, 26), "#2f9a5a", 5)
    p.line([(240, 244), (240, 292)], INK, 4)


def lightning_hand(p: Cel) -> None:
    scenes.night(p)
    hands.palm(p, BRASS, 240, 300, 1.5, 0, 1.3)
    energy.lightning(p, (150, 90), (200, 130), (190, 70), (250, 110), (260, 60), (320, 100), width=22)
    energy.crackle(p, 240, 230, 190, 9, "#ffe84a", 4)
    p.ink(ellipse(240, 340, 44), "#5a6478", 6)
    p.plain(ellipse(240, 340, 24), "#ffe84a", 5)


def bowling_parts(p: Cel) -> None:
    scenes.ruins(p)
    for x, y, colour, turn in (
        (80, 120, "#8a5ab8", -20),
        (170, 70, "#4a9a5a", 10),
        (280, 60, "#d8402f", -8),
        (380, 100, "#3a8ad8", 20),
        (430, 200, "#d8a03a", 30),
    ):
        with p.transform(x, y, 1, degrees=turn):
            p.ink("M-34 50 C-44 0 -20 -40 0 -40 C20 -40 44 0 34 50Z", colour, 6)
            for way in (-12, 12):
                p.pen(f"M{way - 6} -12 L{way + 6} 0 M{way + 6} -12 L{way - 6} 0", 4)
    for k in range(3):
        p.stroke(ellipse(200 - k * 36, 330 + k * 22, 130), "#ffffff", 6, 0.5 - k * 0.14)
    p.ink(ellipse(220, 310, 140), "#2a3a6a", 8, dx=-32)
    for x, y in ((200, 250), (244, 250), (222, 290)):
        p.plain(ellipse(x, y, 16, 19), "#0a1024", 4)


def frying_pan(p: Cel) -> None:
    scenes.ether(p, "#c8642a")
    with p.transform(220, 210, 1, degrees=40):
        p.ink(box(-22, 140, 44, 200, 18), "#6a4424", 7)
        p.plain(ellipse(0, 316, 9), "#3a2010", 3)
        p.ink(ellipse(0, 0, 150), "#3a3a48", 9)
        p.plain(ellipse(0, -4, 116), "#5a5a6c", 6)
        p.spot("M-50 40 C-60 -40 60 -40 50 40 L30 40 L30 24 L-30 24 L-30 40Z", "#3a3a48", 0.9)
        p.pen("M-80 -50 Q-50 -96 -6 -98", 9, "#a8a8bc")


def buckshot(p: Cel) -> None:
    scenes.ether(p, "#5a6478")
    p.ink(ellipse(240, 330, 200, 76), "#c8d2e8", 8)
    p.plain(ellipse(240, 322, 164, 54), "#8a98b8", 5)
    for x, y in ((150, 300), (210, 270), (270, 290), (330, 310), (190, 340), (300, 350)):
        p.ink(box(x - 24, y - 130, 48, 100, 10), "#d8262f", 6)
        p.ink(box(x - 27, y - 46, 54, 30, 6), BRASS, 5)


def ocarina(p: Cel) -> None:
    scenes.dawn(p, "#3a2a6a", "#ff9a6a", "#3a2a4a")
    p.ink(box(-20, 360, 520, 40, 4), "#8a5a34", 6)
    p.ink(
        "M60 260 C70 190 200 160 300 180 C400 190 440 240 420 290 C390 350 140 370 90 340 C60 320 50 290 60 260Z",
        "#3a7ab8",
        8,
        dx=-24,
    )
    p.ink("M180 180 L170 120 L226 116 L236 174Z", "#3a7ab8", 6)
    for x, y, r in ((150, 280, 17), (220, 260, 17), (290, 256, 16), (350, 270, 14), (250, 310, 14)):
        p.plain(ellipse(x, y, r), "#12203a", 4)
    energy.note(p, 330, 100, 1.1, "#ffe84a", 10)
    energy.note(p, 410, 150, 0.8, "#ffe84a", -8)


def sea_otter(p: Cel) -> None:
    scenes.dawn(p, "#3aa8e8", "#e8fff8", "#2a8a7a")
    p.spot(box(-10, 360, 500, 150), "#3ac8e0")
    for y in (370, 410, 450):
        p.pen(f"M20 {y} Q120 {y - 12} 220 {y} M260 {y + 6} Q350 {y - 6} 450 {y + 6}", 5, "#ffffff")
    p.ink("M50 230 C120 190 320 190 400 220 C440 240 430 280 390 290 C300 310 120 310 70 280Z", "#ffd23a", 8)
    p.ink("M60 250 L20 160 L90 170 L130 220Z", "#ffb02e", 6)
    p.ink("M130 170 L360 150 L350 184 L140 200Z", "#ffb02e", 7)
    p.ink("M250 206 C260 170 330 170 340 214Z", "#c8f0ff", 6)
    for x in (150, 300):
        p.line([(x, 300), (x, 340)], INK, 7)
        p.ink(ellipse(x, 350, 80, 17), "#ffffff", 6)
    p.fill(ellipse(424, 250, 12, 74), "#ffffff", 0.6)
    p.ink(ellipse(424, 250, 13), "#d8402f", 5)


def smoke_parts(p: Cel) -> None:
    scenes.town(p)
    p.ink(limb([(-20, 480), (90, 430), (160, 390)], 90, 80), BRONZE, 7)
    hands.palm(p, BRASS, 160, 360, 0.8, 40, 1.2)
    for x, y, size in ((300, 300, 1.5), (380, 190, 1.7), (240, 160, 1.4)):
        energy.smoke(p, x, y, size, "#8a8a98", int(x), 10)
    for x, y in ((270, 250), (350, 230), (410, 270)):
        p.spot(_passer(x, y), "#3a3a48", 0.75)


def _passer(x: float, y: float) -> object:
    return at(
        "M0 -50 C18 -50 20 -22 10 -16 C30 -10 34 10 34 60 L-34 60 C-34 10 -30 -10 -10 -16 C-20 -22 -18 -50 0 -50Z", x, y
    )


def explorers_licence(p: Cel) -> None:
    scenes.ether(p, "#3a6a8a")
    with p.transform(240, 220, 1, degrees=-7):
        p.ink(box(-190, -120, 380, 250, 18), "#fff2d0", 8)
        p.rect(-186, -116, 372, 44, "#3a6ab8")
        p.text("EXPLORER", "BebasNeue-Bold.otf", 44, 0, -80, "#ffffff", "centre", tracking=6)
        p.ink(box(-170, -54, 120, 160, 6), "#a8d0e8", 6)
        with p.clip(box(-168, -52, 116, 156, 6)), p.transform(-110, 30, 0.74):
            face.ears(p, "#f2c8a0")
            face.face(p, "#f2c8a0", "square")
            face.eyes(p, "open")
            face.brows(p, "stern")
            face.mouth(p, "grim")
        for y in (-40, -8, 24):
            p.line([(-26, y), (160, y)], "#8a7a60", 8)
        p.stroke(ellipse(110, 76, 42), "#d8262f", 8)
        p.stroke(star(110, 76, 5, 26, 11), "#d8262f", 6)


def tune_up(p: Cel) -> None:
    scenes.ether(p, "#6a7a4a")
    hands.palm(p, BRASS, 170, 300, 1.16, -8, 1.3)
    p.plain(box(130, 310, 76, 60, 6), "#3a2a1a", 5)
    for x, y in ((150, 330), (184, 348)):
        p.ink(star(x, y, 8, 17, 12), "#c8d2e8", 3)
    with p.transform(360, 210, 1, degrees=24):
        p.ink(
            "M-20 -60 C-60 -80 -60 -140 -24 -160 L-24 -116 L24 -116 L24 -160 C60 -140 60 -80 20 -60 L20 120 C20 "
            "150 -20 150 -20 120Z",
            "#a8b4cc",
            7,
        )
    p.ink("M350 400 L340 330 C340 300 420 300 420 330 L410 400Z", "#d8402f", 7)
    p.ink("M372 306 L388 306 L440 240 L430 232Z", "#c8d2e8", 5)


PICTURES = (
    saber,
    handgun,
    monomate,
    scape_doll,
    mag_companion,
    trap_vision,
    pirate_cutlass,
    captains_log,
    moonberry,
    wound_salve,
    poison_antidote,
    mogay_bomb,
    holy_egg,
    reflection_ring,
    flame_hand,
    ice_hand,
    lightning_hand,
    bowling_parts,
    frying_pan,
    buckshot,
    ocarina,
    sea_otter,
    smoke_parts,
    explorers_licence,
    tune_up,
)
