"""Events."""

from __future__ import annotations

from tools.art.colour import light
from tools.art.comic import arms, energy, hair, hands
from tools.art.comic.figure import Figure, figure, silhouette
from tools.art.comic.pop import INK, around, at
from tools.art.paths import box, ellipse, limb, polygon, star, svg
from tools.art.rpgget import scenes
from tools.art.rpgget.cards.wild import rappy
from tools.art.rpgget.cel import Cel


def photon_blast(p: Cel) -> None:
    scenes.ether(p, "#3a6ae8", y=300)
    p.spot(polygon((150, -10), (330, -10), (290, 400), (190, 400)), "#c8f8ff", 0.7)
    p.spot(polygon((190, -10), (290, -10), (262, 400), (218, 400)), "#ffffff", 0.95)
    _companion(p, 240, 330, 1.1)


def _companion(p: Cel, x: float, y: float, size: float) -> None:
    """A small winged machine."""
    with p.transform(x, y, size):
        for way in (-1, 1):
            p.ink(
                svg(
                    f"M{way * 40} -10 C{way * 90} -80 {way * 150} -70 {way * 160} -30 C{way * 120} -30 "
                    f"{way * 110} 10 {way * 50} 30Z"
                ),
                "#ffb83a",
                6,
            )
        p.ink(ellipse(0, 0, 70, 62), "#e8ecf8", 7)
        p.plain(ellipse(0, -4, 36), "#2a3a6a", 5)
        p.spot(ellipse(0, -4, 22), "#5fe8ff")
        p.spot(ellipse(-8, -12, 8), "#ffffff")
        p.ink(polygon((-16, -58), (0, -96), (16, -58)), "#ff5a4a", 5)


def guild_pay(p: Cel) -> None:
    scenes.shop(p)
    hands.palm(p, "#f2b48a", 400, 330, 0.9, -80)
    for x, y, turn in (
        (130, 320, 8),
        (190, 330, -14),
        (160, 290, 4),
        (230, 310, 20),
        (200, 270, -6),
        (110, 350, 12),
        (260, 350, -8),
        (180, 360, 6),
        (150, 240, 16),
        (300, 360, 10),
    ):
        with p.transform(x, y, 1, degrees=turn):
            p.ink(box(-32, -24, 64, 48, 8), "#ffd23a", 5)
            p.plain(box(-17, -12, 34, 24, 4), "#c8962a", 4)


def lost_connection(p: Cel) -> None:
    scenes.corridor(p, "#3a4a6a", "#8ac8ff")
    for k, alpha in enumerate((0.18, 0.3, 0.75)):
        with p.layer(alpha=alpha):
            figure(
                p,
                Figure("#3a62b8", arms="#d8e0f0", legs="#2a3a6a", boots="#d8e0f0", hair="wild", hair_colour="#c8642a"),
                "run",
                150 + k * 46,
                300,
                1.3,
            )
    for y in range(120, 470, 24):
        p.rect(60, y, 360, 5, "#8ac8ff", 0.5)
    p.ink(box(190, 30, 100, 62, 14), "#d8402f", 6)
    for x in (214, 266):
        p.ink(box(x - 6, 6, 12, 30, 3), "#c8d2e8", 4)
    p.wire("M240 92 C240 130 300 120 300 150", "#d8402f", 11, 4)


def rappy_parade(p: Cel) -> None:
    scenes.dawn(p, "#3a9ad8", "#fff0c0", "#3a8a4a")
    for x, y, size, colour in (
        (410, 150, 0.36, "#8ad8ff"),
        (330, 200, 0.46, "#ffd23a"),
        (230, 250, 0.58, "#ff9ab8"),
        (110, 320, 0.76, "#ffd23a"),
    ):
        rappy(p, x, y, size, colour)
    for x in range(0, 490, 20):
        p.ink(polygon((x, 510), (x + 8, 440 + (x * 7) % 30), (x + 20, 510)), "#4ab84a", 3, shine=False)


def moonstone_shower(p: Cel) -> None:
    scenes.night(p, "#1a2a6a", "#8a4a9a")
    for x, y, colour, size in (
        (90, 120, "#ff5a4a", 30),
        (200, 70, "#5ad86a", 24),
        (300, 160, "#ffe03a", 34),
        (400, 250, "#8a5af0", 28),
        (150, 260, "#5ad8f0", 26),
        (250, 270, "#ffffff", 18),
    ):
        p.spot(
            polygon((x - size * 0.5, y - size * 0.4), (x + size * 0.6, y - size * 0.5), (x + 120, y - 190)),
            light(colour, 1),
            0.55,
        )
        energy.gem(p, x, y, size, colour)
    p.ink("M110 400 C180 366 320 366 380 400 C330 440 270 450 246 500 C220 450 160 440 110 400Z", "#8a7a6a", 6)
    p.ink("M104 400 C180 360 320 360 386 398 C320 420 170 420 104 400Z", "#4ab84a", 5)


def wanted_poster(p: Cel) -> None:
    p.wash("#8a5a34")
    for x in range(0, 480, 80):
        p.ink(box(x, -10, 80, 530), "#9a6a40", 4, shine=False)
    with p.transform(240, 230, 1, degrees=-4):
        p.ink("M-140 -190 L130 -196 L146 190 L-30 200 L-150 186Z", "#f4e2b8", 7)
        p.text("WANTED", "BebasNeue-Bold.otf", 92, 0, -104, "#5a2a14", "centre", tracking=4)
        p.plain(box(-96, -84, 192, 190, 4), "#fff6dc", 5)
        p.pen("M-50 0 C-60 -80 60 -90 54 0 C50 60 -40 70 -50 0Z", 6, "#3a2a20")
        p.pen("M-54 -20 L-70 -70 L-30 -50 L-20 -86 L10 -54 L40 -80 L50 -30", 6, "#3a2a20")
        p.pen("M-24 -4 L-10 -4 M14 -10 L30 -6 M-20 36 L26 28", 6, "#3a2a20")
        p.text("5000", "BebasNeue-Bold.otf", 76, 0, 174, "#d8262f", "centre", tracking=4)
        for x in (-120, 112):
            p.ink(ellipse(x, -178, 10), "#c8d2e8", 4)


def sky_squall(p: Cel) -> None:
    scenes.deck(p, "#5a5a6a")
    p.wash("#1a2440", 0.5)
    for k in range(34):
        x, y = (k * 97) % 520 - 20, (k * 61) % 500
        p.line([(x, y), (x + 90, y + 24)], "#c8e0f8", 4, 0.8)
    with p.transform(330, 150, 0.8, degrees=30):
        hair.fedora(p, "#8a5a34", "#d8402f")
    arms.arrow(p, (90, 210), 150, 18)
    arms.arrow(p, (170, 310), 130, 10)
    with p.transform(140, 110, 0.66, degrees=-20):
        hair.bowler(p, "#3a3a4a", "#ffd23a")


def discovery(p: Cel) -> None:
    scenes.skies(p)
    p.ink(
        "M30 430 C20 250 90 90 240 80 C390 90 460 250 450 430 L360 430 C360 290 320 200 240 196 C160 200 120 "
        "290 120 430Z",
        "#b89a7a",
        8,
    )
    for line in ("M90 300 L130 280", "M140 150 L170 200", "M340 150 L312 200", "M390 300 L350 284"):
        p.pen(line, 5, "#6a4a34")
    arms.dial(p, 240, 330, 92, "#fff8e0", "#c8862a", (-60, 120))
    p.plain(polygon((240, 330), (226, 322), (280, 270)), "#d8262f", 4)
    p.plain(polygon((240, 330), (254, 338), (200, 390)), "#3a4a6a", 4)


def full_spirit(p: Cel) -> None:
    scenes.deck(p)
    for x, kind, size in ((90, "man", 0.9), (170, "woman", 0.84), (310, "big", 0.8), (390, "woman", 0.86)):
        p.fill(at(silhouette(kind), x, 500, size * 1.2), "#2a2048")
    p.glow(240, 150, 260, "#ffe84a")
    p.ink(box(50, 100, 380, 84, 42), "#3a2a1a", 8)
    p.ink(box(64, 114, 352, 56, 28), "#ffd23a", 5)
    p.spot(box(80, 120, 310, 16, 8), "#fffbe0")
    for x, y in ((110, 70), (200, 40), (300, 50), (380, 70), (420, 210)):
        p.plain(star(x, y, 4, 26, 8), "#fff2a0", 3)


def cancel(p: Cel) -> None:
    scenes.ether(p, "#8a3ad8", x=330, y=240)
    for radius in (120, 80):
        p.stroke(ellipse(340, 230, radius), "#e0b0ff", 9, dash=(60, 22))
    for turn in (20, 80, 140, 200, 260, 320):
        p.ink(
            polygon(around(340, 230, 130, turn - 8), around(340, 230, 180, turn + 4), around(340, 230, 150, turn + 12)),
            "#c88aff",
            4,
            shine=False,
        )
    p.ink(limb([(-20, 330), (120, 290), (210, 250)], 110, 90), "#d8402f", 7)
    hands.fist(p, "#f2b48a", "", 260, 240, 0.8)
    arms.burst(p, 350, 220, 70)


def critical(p: Cel) -> None:
    scenes.ether(p, "#d8402f")
    p.plain(star(260, 240, 11, 230, 90, 10), "#fff2a0", 0)
    p.plain(star(260, 240, 9, 160, 66), "#ffffff", 0)
    arms.sword(p, 100, 420, 1.5, 42, "#e8f4ff")
    p.text("!", "BebasNeue-Bold.otf", 240, 380, 210, "#d8262f", "centre")
    energy.sparks(p, 260, 220, 150, 9, "#ffd23a", 5, 11)


def day_of_darkness(p: Cel) -> None:
    scenes.town(p, night=True)
    p.wash("#1a0a2a", 0.35)
    p.glow(240, 120, 230, "#ff8a4a")
    p.plain(star(240, 120, 22, 130, 96), "#ffb04a", 0)
    p.spot(ellipse(240, 120, 88), "#140a1e")
    for x, y, turn in ((110, 300, -16), (370, 300, 16)):
        with p.transform(x, y, 1, degrees=turn):
            p.ink("M-60 60 C-40 30 -46 -50 0 -60 C46 -50 40 30 60 60Z", "#d8a03a", 7)
            p.ink(ellipse(0, 70, 15), "#8a5a1a", 5)
            p.wire(ellipse(0, -66, 10), "#8a5a1a", 6, 3)


def save_point(p: Cel) -> None:
    scenes.night(p, "#12204a", "#2a5a6a")
    p.spot(polygon((250, -10), (350, -10), (340, 420), (260, 420)), "#5ab8ff", 0.5)
    p.spot(polygon((280, -10), (320, -10), (314, 420), (286, 420)), "#e8f8ff", 0.9)
    energy.ring(p, 300, 420, 90, "#8ad8ff", 7, 22)
    energy.ring(p, 300, 330, 60, "#8ad8ff", 5, 15)
    energy.flame(p, 120, 420, 0.8)
    for turn in (-20, 20, -4):
        p.ink(at(box(-60, -9, 120, 18, 8), 120, 430, 1, turn), "#7a4a28", 5)


def society_bill(p: Cel) -> None:
    scenes.shop(p)
    p.ink("M-20 300 L500 300 L500 510 L-20 510Z", "#8a6a4a", 6)
    p.ink("M40 330 L440 330 L480 490 L0 490Z", "#b8844a", 7)
    p.text("WELCOME", "BebasNeue-Bold.otf", 74, 240, 480, "#6a4424", "centre", tracking=6)
    with p.transform(240, 240, 1, degrees=-8):
        p.ink(box(-150, -96, 300, 192, 8), "#fff6e0", 8)
        p.pen("M-150 -96 L0 20 L150 -96", 7, "#b8a888")
        p.stroke(box(10, 10, 120, 60, 8), "#d8262f", 8)
        p.text("PAY", "BebasNeue-Bold.otf", 58, 70, 60, "#d8262f", "centre", tracking=4)


def rivals_challenge(p: Cel) -> None:
    scenes.town(p)
    p.ink("M-20 510 L40 400 L440 400 L500 510Z", "#b8503a", 7)
    joints = figure(
        p,
        Figure(
            "#ff7a3a",
            arms="#ff7a3a",
            gloves="#3a3a4a",
            legs="#3a4a8a",
            boots="#d8402f",
            hair="pony",
            hair_colour="#ffd23a",
            belt="#ffffff",
        ),
        "punch",
        200,
        250,
        1.3,
    )
    x, y = joints["head"]
    p.ink(at("M-40 -4 C-42 -52 42 -52 40 -4 L74 4 L-40 4Z", x, y - 12, 1.0, 8), "#d8262f", 6)
    p.plain(
        "M340 70 C340 30 470 30 470 80 C470 120 420 124 396 120 L360 150 L368 116 C350 112 340 96 340 70Z", "#ffffff", 6
    )
    p.text("!", "BebasNeue-Bold.otf", 86, 406, 108, "#d8262f", "centre")


def lucky_chest(p: Cel) -> None:
    scenes.ruins(p)
    for way in (-1, 1):
        for k in range(3):
            p.wire(
                polygon(
                    (240 + way * 90, 330),
                    (240 + way * (150 + k * 20), 290 + k * 30),
                    (240 + way * (170 + k * 16), 430 + k * 6),
                    close=False,
                ),
                "#5a3a24",
                15,
                5,
            )
    p.ink("M110 260 C110 150 370 150 370 260Z", "#a8642a", 8)
    p.ink(box(110, 254, 260, 130, 10), "#8a4a1f", 8)
    for x in (150, 310):
        p.ink(box(x, 172, 26, 212, 4), "#ffd23a", 5)
    p.ink(box(208, 240, 64, 64, 8), "#ffd23a", 6)
    p.plain(ellipse(240, 264, 10), INK, 0)
    for way in (-1, 1):
        p.plain(ellipse(240 + way * 60, 228, 22), "#ffffff", 5)
        p.spot(ellipse(240 + way * 60 + 8, 230, 10), INK)


PICTURES = (
    photon_blast, guild_pay, lost_connection, rappy_parade, moonstone_shower, wanted_poster, sky_squall, discovery,
    full_spirit, cancel, critical, day_of_darkness, save_point, society_bill, rivals_challenge, lucky_chest,
)  # fmt: skip
