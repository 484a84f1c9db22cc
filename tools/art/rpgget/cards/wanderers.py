"""Mercenaries, songstresses, adventurers and tinkerers, in designs of our own."""

from __future__ import annotations

from tools.art.comic import arms, beasts, energy, face, hair, hands
from tools.art.comic.bust import Bust, bust
from tools.art.comic.figure import Figure, figure
from tools.art.comic.pop import INK, around, at
from tools.art.paths import box, ellipse, mirrored, polygon, star, svg
from tools.art.rpgget import scenes
from tools.art.rpgget.cards.heroes import face_marks
from tools.art.rpgget.cel import Cel

MERCENARY = Bust(
    hair="spiky",
    hair_colour="#8a5a34",
    brows="stern",
    mouth="smirk",
    iris="#3a5a8a",
    wear=("jacket", "#4a5a6a", "#d8d0c0"),
    build=0.95,
)
SONGSTRESS = Bust(
    skin="#f8d8c0",
    jaw="small",
    hair="long",
    hair_colour="#f8d878",
    iris="#3a7ad8",
    mouth="lips",
    lip="#e87a8a",
    wear=("robe", "#ffffff", "#3a6ad8"),
    build=0.75,
)
TINKERER = Bust(
    jaw="round", hair="spiky", hair_colour="#5a8ad8", mouth="laugh", wear=("jacket", "#e8a83a", "#d8402f"), build=0.75
)
SHY = Bust(
    skin="#f8dcc8",
    jaw="small",
    hair="long",
    hair_colour="#c89ae0",
    iris="#7a4ab8",
    mouth="calm",
    brows="sad",
    wear=("gown", "#8ad0e8", "#ffffff"),
    build=0.68,
)


def ryudo_1(p: Cel) -> None:
    scenes.dawn(p, "#4a7ad0", "#ffe0b0", "#5a6a4a")
    arms.sword(p, 396, 400, 1.6, 14, "#dce6f4")
    bust(p, MERCENARY, 210, 233, 1.14)
    with p.transform(210, 233, 1.14):
        p.ink("M-58 60 C-70 110 70 110 58 60 C30 84 -30 84 -58 60Z", "#d8262f", 6)
        p.ink("M-50 90 C-110 100 -150 160 -160 230 L-120 220 C-110 170 -70 130 -30 110Z", "#d8262f", 6)
    beasts.bird(p, 330, 110, 0.62, "#6a3a2a", "#ffb02e", flip=True)
    hands.grip(p, "#f2b48a", 394, 420, 0.8, 14)


def ryudo_2(p: Cel) -> None:
    scenes.night(p, "#1f2a5a", "#6a4a8a")
    joints = figure(
        p,
        Figure(
            "#4a5a6a",
            arms="#f2b48a",
            gloves="#6a4424",
            legs="#3a3a4a",
            boots="#6a4424",
            hair="wild",
            hair_colour="#8a5a34",
            belt="#d8262f",
            build=1.1,
        ),
        "lunge",
        170,
        270,
        1.4,
    )
    arms.sword(p, *joints["near"], 0.9, 60)
    crescent = svg("M340 120 C460 180 470 340 380 440 C420 340 410 220 340 120Z")
    p.halo(crescent, "#8af0ff", 24)
    p.plain(crescent, "#e8ffff", 4)


def elena_1(p: Cel) -> None:
    scenes.ruins(p, "#a8b8e0", "#ffffff")
    bust(p, SONGSTRESS, 220, 233, 1.14)
    with p.transform(380, 440, 1, degrees=10):
        p.wire("M0 60 L0 -170", "#ffd23a", 12, 4)
        p.ink(star(0, -200, 5, 46, 20), "#ffe87a", 5)
        p.glow(0, -200, 90, "#fff8c0")
    hands.grip(p, "#f8d8c0", 376, 410, 0.7, 10)
    energy.sparks(p, 240, 240, 190, 9, "#fff8d0", 4, 8)


def elena_2(p: Cel) -> None:
    scenes.ether(p, "#f0c83a", x=340, y=230)
    bust(p, SONGSTRESS, 140, 247, 1.08)
    for radius in (120, 90, 60):
        energy.ring(p, 350, 230, radius, "#fff0a0", 8)
    p.plain(star(350, 230, 12, 110, 44), "#ffffff", 4)
    p.spot(ellipse(350, 230, 34), "#ffe87a")
    hands.palm(p, "#f8d8c0", 240, 330, 0.6, 20)


def millenia_1(p: Cel) -> None:
    scenes.night(p, "#3a0f2a", "#c83a4a", "#ffb0a0", (240, 130), 110)
    wing = svg(
        "M270 300 C320 150 400 70 478 50 C450 100 470 130 450 160 C470 190 450 230 440 250 C450 280 400 310 380 "
        "360 C350 340 300 340 270 300Z"
    )
    for area in (wing, mirrored(wing, 240)):
        p.ink(area, "#4a2a5a", 6)
    bust(
        p,
        Bust(
            skin="#f8d0b8",
            jaw="oval",
            hair="long",
            hair_colour="#d8482f",
            eyes="open",
            iris="#d8262f",
            mouth="smirk",
            brows="angry",
            wear=("gown", "#c81f3a", "#ffd23a"),
            build=0.8,
        ),
        240,
        242,
        1.1,
    )
    p.glow(268, 216, 50, "#ff4a4a")
    with p.transform(370, 420, 1, degrees=-16):
        p.ink(box(-12, -40, 24, 130, 6), "#6a4424", 5)
        p.wire("M-90 -10 C-60 -60 60 -60 90 -10", "#8a5a34", 12, 4)
        arms.arrow(p, (0, 40), 120, -90)


def roan_1(p: Cel) -> None:
    scenes.town(p)
    bust(
        p,
        Bust(
            jaw="round",
            hair="fringe",
            hair_colour="#8a5a34",
            mouth="smile",
            brows="high",
            wear=("suit", "#2f8a4a", "#ffd23a"),
            build=0.75,
        ),
        220,
        228,
        1.16,
    )
    with p.transform(220, 228, 1.16):
        p.ink("M30 124 L60 124 L52 160 L38 160Z", "#d8402f", 4)
        p.ink(ellipse(45, 176, 18), "#ffd23a", 5)
    arms.dagger(p, 380, 360, 1.3, 10)
    hands.grip(p, "#f2b48a", 380, 390, 0.7, 10)


def tio_1(p: Cel) -> None:
    p.wash("#101a4a")
    scenes.mist(p, "#3a4aa8", "#0a1030")
    p.stroke(ellipse(370, 280, 84), "#8af0ff", 30, 0.5, blur=10)
    energy.ring(p, 370, 280, 84, "#c8f8ff", 14)
    for turn in range(0, 360, 60):
        p.ink(
            polygon(around(370, 280, 92, turn - 12), around(370, 280, 130, turn + 10), around(370, 280, 92, turn + 12)),
            "#e8f4ff",
            4,
            shine=False,
        )
    bust(
        p,
        Bust(
            skin="#f0e4ec",
            jaw="small",
            hair="pony",
            hair_colour="#d8dcf0",
            iris="#8a5ad8",
            brows="calm",
            mouth="calm",
            wear=("tights", "#5a4ab8", "#ffffff"),
            build=0.7,
        ),
        190,
        233,
        1.14,
    )
    with p.transform(190, 233, 1.14):
        p.line([(-40, 20), (-24, 40)], "#8a7ab8", 4)
        p.line([(40, 20), (24, 40)], "#8a7ab8", 4)


def mareg_1(p: Cel) -> None:
    scenes.forest(p, "#d8e07a", "#2a4a1f")
    arms.axe(p, 390, 200, 1.6, 16)
    lion(p, 220, 220, 1.16)
    hands.grip(p, "#d89a4a", 372, 350, 1.0, 16)


def lion(p: Cel, x: float, y: float, size: float) -> None:
    """A warrior with the face of a lion, roaring."""
    with p.transform(x, y, size):
        p.ink("M-150 250 C-150 150 -110 90 -60 80 L60 80 C110 90 150 150 150 250Z", "#6a4a34", 7)
        p.ink(star(0, 0, 17, 132, 100), "#a8501f", 7)
        p.ink("M-66 -20 C-70 -80 70 -80 66 -20 C70 50 40 90 0 92 C-40 90 -70 50 -66 -20Z", "#e8a850", 7)
        face.eyes(p, "open", "#d8762a", -8)
        face.brows(p, "angry", "#6a2a10", 12)
        p.ink("M-40 20 C-30 -4 30 -4 40 20 C44 50 20 60 0 44 C-20 60 -44 50 -40 20Z", "#fff0d0", 5)
        p.plain("M-18 12 C-10 0 10 0 18 12 L0 28Z", "#3a1a1a", 3)
        p.plain("M-34 50 C-10 60 10 60 34 50 C30 96 -30 96 -34 50Z", "#7a0f22", 5)
        for way in (-1, 1):
            p.spot(polygon((way * 22 - 7, 54), (way * 22 + 7, 54), (way * 20, 76)), "#ffffff")


def _big_hand(p: Cel, x: float, y: float, size: float, degrees: float = 0) -> None:
    with p.transform(x, y, size, degrees=degrees):
        hands.palm(p, "#c8a03a", 0, 0, 1.5, 0, 1.2)
        p.ink(ellipse(0, 56, 40), "#5a6478", 6)
        p.plain(ellipse(0, 56, 22), "#5fe8ff", 5)


def _tinkerer(p: Cel, x: float, y: float, size: float) -> None:
    bust(p, TINKERER, x, y, size)
    with p.transform(x, y - 46 * size, size * 0.92):
        face.glasses(p, "goggles", "#8af0ff", "#8a5a34")


def mag_1(p: Cel) -> None:
    scenes.ruins(p)
    _big_hand(p, 370, 210, 1.0, 16)
    p.tube([(280, 330), (350, 360), (380, 320)], "#8a94a8", 34)
    _tinkerer(p, 190, 240, 1.12)


def mag_2(p: Cel) -> None:
    scenes.ruins(p, "#a8784a", "#ffe0a0")
    _tinkerer(p, 130, 180, 0.8)
    p.ink("M190 510 L230 420 L280 440 L330 400 L400 450 L430 510Z", "#6a4a34", 7)
    _big_hand(p, 330, 280, 1.0, -4)
    for x, y, colour in ((250, 110, "#8a5ab8"), (420, 130, "#4a9a5a")):
        p.ink(ellipse(x, y, 44, 38), colour, 6)
        face_marks(p, x, y)
        p.plain(ellipse(x, y + 16, 10, 8), "#4a0f24", 3)


def linear_1(p: Cel) -> None:
    scenes.town(p)
    bust(p, SHY, 210, 233, 1.14)
    with p.transform(370, 330, 1, degrees=20):
        p.ink(box(-13, 40, 26, 130, 10), "#6a4424", 5)
        p.ink(ellipse(0, -20, 86), "#3a3a48", 7)
        p.plain(ellipse(0, -24, 62), "#5a5a6a", 5)
        p.pen("M-30 -40 Q-10 -64 20 -56", 6, "#a8a8b8")
    hands.grip(p, "#f8dcc8", 346, 400, 0.66, 20)


def linear_2(p: Cel) -> None:
    scenes.skies(p, "#6a3ad0", "#ffe0ff", isles=False)
    for way in (-1, 1):
        for k in range(5):
            tip = around(240, 250, 240 - k * 16, -64 + k * 26)
            blade = polygon((250, 230 + k * 8), tip, (300, 270 + k * 10))
            p.ink(blade if way > 0 else mirrored(blade, 240), "#e8f8ff", 4, dark="#a8c8f0")
    p.aura(240, 220, 150, "#fff0ff", 0.8)
    bust(
        p,
        Bust(
            skin="#f8dcc8",
            jaw="small",
            hair="stream",
            hair_colour="#c89ae0",
            eyes="slit",
            iris="#8af0ff",
            mouth="calm",
            brows="calm",
            wear=("gown", "#ffffff", "#8af0ff"),
            build=0.68,
        ),
        240,
        242,
        1.1,
    )


def gre_1(p: Cel) -> None:
    scenes.shop(p)
    bust(
        p,
        Bust(
            skin="#f0d0b8",
            jaw="thin",
            hair="sides",
            hair_colour="#e8ecf4",
            beard="moustache",
            brows="stern",
            mouth="",
            wear=("suit", "#23202e", "#ffffff"),
            build=0.9,
        ),
        200,
        214,
        1.12,
    )
    p.ink(box(210, 300, 250, 18, 6), "#4a5268", 5)
    p.ink(box(150, 298, 110, 34, 8), "#8a5430", 6)
    arms.burst(p, 466, 308, 50)
    p.ink(box(-20, 384, 520, 26, 4), "#d8dce8", 6)
    p.ink("M300 384 C296 340 384 340 380 384Z", "#ffffff", 6)
    p.wire("M378 360 C410 350 410 380 384 378", "#ffffff", 8, 3)
    p.ink(ellipse(90, 380, 44, 10), "#ffd23a", 5)


def chain_1(p: Cel) -> None:
    x: float
    y: float
    scenes.town(p)
    for x, y in ((150, 420), (320, 400)):
        p.ink(star(x, y, 10, 66, 46), "#c8d2e8", 6)
        p.plain(ellipse(x, y, 20), "#d8402f", 5)
    for y in (330, 370, 410):
        p.line([(0, y), (90, y)], "#ffffff", 6)
    joints = figure(
        p,
        Figure(
            "#ff7a3a",
            arms="#f2b48a",
            gloves="#3a3a4a",
            legs="#3a4a8a",
            boots="#d8402f",
            hair="pony",
            hair_colour="#ffd23a",
            belt="#ffffff",
            build=0.95,
        ),
        "run",
        236,
        240,
        1.4,
    )
    x, y = joints["head"]
    p.ink(at("M-40 -4 C-42 -52 42 -52 40 -4 L74 4 L-40 4Z", x, y - 12, 1.1, 6), "#d8262f", 6)


def pepper_1(p: Cel) -> None:
    scenes.desert(p)
    bust(
        p,
        Bust(
            skin="#d8946a",
            jaw="oval",
            hair="wavy",
            hair_colour="#a8281f",
            mouth="smirk",
            brows="high",
            iris="#3a8a3a",
            wear=("jacket", "#8a5a34", "#ffffff"),
            build=0.85,
        ),
        200,
        224,
        1.14,
    )
    with p.transform(320, 380, 1, degrees=-16):
        p.ink(box(-150, -40, 290, 80, 24), "#5a6a4a", 7)
        p.ink(box(126, -52, 40, 104, 12), "#8a9a6a", 6)
        for x in (-90, -30, 30):
            p.line([(x, -40), (x, 40)], INK, 5)
        energy.flame(p, 160, 0, 0.9, 90)


def carcano_1(p: Cel) -> None:
    scenes.desert(p, "#c8884a")
    p.ink("M-20 410 L500 380 L500 520 L-20 520Z", "#6a3a34", 7)
    bust(
        p,
        Bust(
            skin="#c89a70",
            jaw="square",
            hair="",
            eyes="open",
            brows="angry",
            mouth="",
            nose="",
            wear=("coat", "#3a3a48", "#8a2a2a"),
            build=1.15,
        ),
        190,
        234,
        1.12,
    )
    with p.transform(190, 234, 1.12):
        p.ink("M-58 10 C-30 0 30 0 58 10 C54 56 20 90 0 100 C-20 90 -54 56 -58 10Z", "#2a2a38", 6)
        hair.fedora(p, "#5a4434", "#d8402f")
    arms.cannon(p, 370, 300, 1.2, -18, "#8a94a8")


PICTURES = (
    ryudo_1, ryudo_2, elena_1, elena_2, millenia_1, roan_1, tio_1, mareg_1, mag_1, mag_2, linear_1, linear_2, gre_1,
    chain_1, pepper_1, carcano_1,
)  # fmt: skip
