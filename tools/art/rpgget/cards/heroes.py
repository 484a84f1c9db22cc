"""Hunters, rangers, mages and pirates, in designs of our own."""

from __future__ import annotations

from tools.art.comic import arms, energy, hands
from tools.art.comic.bust import Bust, bust
from tools.art.comic.figure import Figure, figure
from tools.art.comic.pop import INK, around
from tools.art.paths import box, ellipse, limb, polygon, spline
from tools.art.rpgget import scenes
from tools.art.rpgget.cel import Cel

SWORDSMAN = Bust(hair="spiky", hair_colour="#c8642a", mouth="smile", wear=("armour", "#3a62b8", "#d8e0f0"), build=0.9)
ANDROID = Bust(
    skin="#c8d2e8",
    jaw="square",
    eyes="slit",
    iris="#5fe8ff",
    brows="",
    nose="",
    mouth="grim",
    ears="",
    wear=("armour", "#5a6ab8", "#8a94b8"),
    build=1.1,
)
RANGER = Bust(
    hair="short", hair_colour="#3a2a20", mouth="smirk", brows="stern", wear=("jacket", "#4a7a4a", "#e8d8b0"), build=1.0
)
MAGE = Bust(
    skin="#f8d8c0",
    jaw="small",
    hair="bob",
    hair_colour="#5ad0a8",
    iris="#2a7a5a",
    mouth="smile",
    ears="pointed",
    wear=("gown", "#e85a8a", "#ffe03a"),
    build=0.7,
)
PIRATE = Bust(
    hair="swept",
    hair_colour="#7a4a28",
    mouth="smirk",
    iris="#2a6ab8",
    wear=("jacket", "#3a6ad0", "#ffe8c0"),
    build=0.95,
)
BRAIDS = Bust(
    skin="#f4c09a",
    jaw="small",
    hair="fringe",
    hair_colour="#e8502a",
    iris="#2a8a6a",
    mouth="laugh",
    wear=("tights", "#ffb83a", "#ffffff"),
    build=0.75,
)


def _saber(p: Cel, x: float, y: float, size: float, degrees: float, colour: str) -> None:
    """A hilt with a blade of light."""
    with p.transform(x, y, size, degrees=degrees):
        blade = box(-11, -210, 22, 206, 11)
        p.halo(blade, colour, 26, 0.8)
        p.plain(blade, "#ffffff", 0)
        p.ink(box(-13, -6, 26, 70, 8), "#4a5270", 5)
        p.ink(box(-24, -12, 48, 14, 5), "#c8d2e8", 4)


def humar_1(p: Cel) -> None:
    scenes.forest(p)
    _saber(p, 380, 300, 1.0, 24, "#5aff8a")
    bust(p, SWORDSMAN, 210, 233, 1.14)
    hands.grip(p, "#d8e0f0", 372, 326, 0.8, 24)


def humar_2(p: Cel) -> None:
    scenes.lava(p)
    p.stroke(ellipse(240, 300, 210, 70, -10), "#ff8af0", 26, 0.5, blur=10)
    p.stroke(ellipse(240, 300, 210, 70, -10), "#ffe0ff", 8)
    joints = figure(
        p,
        Figure(
            "#3a62b8",
            arms="#d8e0f0",
            gloves="#3a62b8",
            legs="#2a3a6a",
            boots="#d8e0f0",
            hair="wild",
            hair_colour="#c8642a",
            build=1.1,
        ),
        "lunge",
        220,
        260,
        1.5,
    )
    _saber(p, *joints["near"], 1.0, 78, "#ff6af0")


def hucast_1(p: Cel) -> None:
    scenes.corridor(p)
    bust(p, ANDROID, 220, 218, 1.2)
    with p.transform(220, 218, 1.2):
        p.ink("M-60 -30 C-60 -90 60 -90 60 -30 L40 -44 L0 -30 L-40 -44Z", "#5a6ab8", 6)
        p.ink("M-6 -80 L6 -80 L10 -130 L-10 -130Z", "#ff5a4a", 5)
        for way in (-1, 1):
            p.ink(box(way * 62 - 14, -20, 28, 50, 8), "#5a6ab8", 5)
    arms.spear(p, 40, 500, 420, 46, "#5fe8ff", "#4a5270")
    energy.sparks(p, 240, 400, 150, 9, "#ffe84a", 4, 9)


def ramar_1(p: Cel) -> None:
    scenes.desert(p)
    bust(p, RANGER, 200, 228, 1.16)
    arms.pistol(p, 380, 250, 1.3, -6, "#5a6ab8")
    hands.grip(p, "#f2b48a", 346, 300, 0.8, 0)
    p.line([(470, 240), (480, 240)], "#5fe8ff", 9)


def racaseal_1(p: Cel) -> None:
    scenes.corridor(p, "#6a4a6a", "#ffb0e0")
    one = Bust(
        skin="#f4e4f0",
        jaw="small",
        hair="pony",
        hair_colour="#e84a8a",
        eyes="slit",
        iris="#5fe8ff",
        brows="",
        mouth="lips",
        lip="#c83a7a",
        ears="",
        wear=("armour", "#e85a9a", "#ffffff"),
        build=0.75,
    )
    bust(p, one, 240, 224, 1.14)
    for way in (-1, 1):
        with p.transform(240 + way * 160, 330, way, 1):
            arms.pistol(p, 0, 0, 1.3, -30, "#4a4a6a")
            arms.burst(p, 74, -70, 34)
    p.ink(ellipse(90, 430, 30, 24), "#3a6ad8", 5)
    p.glow(90, 420, 50, "#5fe8ff")


def fonewearl_1(p: Cel) -> None:
    scenes.forest(p, "#c8f0a8", "#1f5a5a")
    _mage(p, 220, 230)
    for way in (-1, 1):
        p.glow(220 + way * 130, 380, 110, "#5aff8a")
    with p.transform(380, 420, 1, degrees=10):
        p.wire("M0 60 L0 -150", "#a86a3a", 12, 4)
        energy.gem(p, 0, -180, 30, "#3ad86a")


def _mage(p: Cel, x: float, y: float) -> None:
    bust(p, MAGE, x, y, 1.12)
    with p.transform(x, y, 1.12):
        p.ink(
            "M-70 -44 C-60 -150 60 -150 70 -44 C100 -30 110 -10 100 0 C50 -20 -50 -20 -100 0 C-110 -10 -100 -30 "
            "-70 -44Z",
            "#e85a8a",
            7,
        )
        p.plain("M-68 -56 C-40 -66 40 -66 68 -56 L72 -40 C40 -52 -40 -52 -72 -40Z", "#ffe03a", 4)


def fonewearl_2(p: Cel) -> None:
    scenes.ether(p, "#c83a4a", x=330, y=250)
    p.ink("M100 260 C20 300 -30 420 -40 520 L200 520Z", "#8a2a6a", 7)
    _mage(p, 150, 240)
    for turn in range(0, 360, 30):
        energy.flame(p, *around(350, 250, 74, turn), 0.66, turn + 90)
    p.plain(ellipse(350, 250, 66), "#ffd23a", 0)
    p.spot(ellipse(350, 250, 40), "#fff8d8")
    p.wire("M230 400 L300 300", "#a86a3a", 13, 4)


def fomar_1(p: Cel) -> None:
    scenes.ruins(p, "#8a7ab0", "#f0e0ff")
    one = Bust(
        jaw="thin",
        hair="long",
        hair_colour="#4a3a6a",
        brows="calm",
        mouth="calm",
        ears="pointed",
        wear=("coat", "#5a3ab8", "#ffe03a"),
        build=0.9,
    )
    for x in (60, 120, 390, 440):
        p.plain(
            f"M{x} 160 L{x + 26} 204 L{x + 12} 204 L{x + 12} 330 L{x - 12} 330 L{x - 12} 204 L{x - 26} 204Z",
            "#ff4a4a",
            5,
        )
        p.glow(x, 230, 60, "#ff6a5a", 0.6)
    bust(p, one, 220, 233, 1.14)
    with p.transform(350, 400, 1, degrees=16):
        p.wire("M0 80 L0 -150", "#ffd23a", 12, 4)
        energy.gem(p, 0, -176, 30, "#ff4a5a")
    hands.grip(p, "#f2b48a", 346, 400, 0.7, 16)


def _goggled(p: Cel, x: float, y: float, size: float = 1.12) -> None:
    bust(p, PIRATE, x, y, size)
    with p.transform(x, y, size):
        p.line([(-58, -22), (58, -30)], "#5a3418", 8)
        p.ink(ellipse(30, -2, 26), "#c8862a", 5)
        p.plain(ellipse(30, -2, 17), "#8affb0", 4)


def vyse_1(p: Cel) -> None:
    scenes.deck(p)
    _goggled(p, 230, 200)
    for way in (-1, 1):
        with p.transform(230 + way * 150, 380, way, 1):
            arms.curved(p, 0, 0, 1.4, 18)
        hands.grip(p, "#f2b48a", 230 + way * 150, 410, 0.8, way * 18)


def vyse_2(p: Cel) -> None:
    scenes.skies(p)
    p.ink("M20 60 C120 90 160 240 120 330 C80 290 40 280 10 300 C40 220 40 140 20 60Z", "#fff0d8", 5)
    joints = figure(
        p,
        Figure(
            "#3a6ad0",
            arms="#ffe8c0",
            gloves="#7a4a28",
            legs="#e8dcc0",
            boots="#7a4a28",
            hair="short",
            hair_colour="#7a4a28",
            belt="#d8402f",
            build=1.05,
        ),
        "leap",
        240,
        260,
        1.5,
        6,
    )
    for name, turn in (("far", -60), ("near", 40)):
        arms.curved(p, *joints[name], 1.0, turn)


def vyse_3(p: Cel) -> None:
    scenes.dawn(p, "#3a5ab8", "#ffd8a0", "#3a4a7a")
    p.ink("M-20 510 L-20 430 L300 400 L500 330 L420 510Z", "#a86a3a", 7)
    captain = Bust(
        hair="swept",
        hair_colour="#7a4a28",
        mouth="smirk",
        iris="#2a6ab8",
        wear=("coat", "#23408a", "#ffd23a"),
        build=1.1,
    )
    bust(p, captain, 200, 234, 1.12)
    with p.transform(200, 234, 1.12):
        p.ink(ellipse(30, -2, 24), "#c8862a", 5)
        p.plain(ellipse(30, -2, 15), "#8affb0", 4)
        p.ink("M-80 -44 C-60 -100 60 -100 80 -44 C40 -64 -40 -64 -80 -44Z", "#23408a", 6)
    arms.curved(p, 360, 300, 1.7, 46)
    hands.grip(p, "#f2b48a", 344, 320, 0.8, 46)


def _braided(p: Cel, x: float, y: float, size: float = 1.1) -> None:
    with p.transform(x, y, size):
        for way in (-1, 1):
            for k in range(4):
                p.ink(ellipse(way * (84 + k * 26), -30 + k * 26, 30 - k * 3), "#e8502a", 5)
    bust(p, BRAIDS, x, y, size)


def _boomerang(p: Cel, x: float, y: float, size: float, degrees: float) -> None:
    with p.transform(x, y, size, degrees=degrees):
        p.ink(
            "M-110 60 C-100 -20 -60 -80 0 -110 C60 -80 100 -20 110 60 L70 60 C60 0 40 -40 0 -56 C-40 -40 -60 0 -70 60Z",
            "#ffd23a",
            7,
        )
        p.plain(ellipse(0, -82, 14), "#d8402f", 4)


def aika_1(p: Cel) -> None:
    scenes.deck(p)
    _boomerang(p, 376, 190, 0.98, 40)
    _braided(p, 210, 220)
    hands.grip(p, "#f4c09a", 370, 300, 0.76, 10)


def aika_2(p: Cel) -> None:
    scenes.skies(p, "#3a4ad0", "#ffc8e0", isles=False)
    p.wire("M240 510 L240 330", "#8a5a34", 26, 5)
    p.ink("M60 360 L420 360 L410 390 L70 390Z", "#a86a3a", 6)
    figure(
        p,
        Figure(
            "#ffb83a", arms="#f4c09a", legs="#f4c09a", boots="#d8402f", hair="pony", hair_colour="#e8502a", build=0.9
        ),
        "slash",
        220,
        250,
        1.2,
    )
    p.stroke(spline([(320, 60), (440, 130), (430, 280), (330, 330)], closed=False), "#fff0a0", 9, 0.8, dash=(18, 16))
    _boomerang(p, 390, 310, 0.66, 150)
    for x, y in ((430, 130), (410, 240)):
        p.ink(ellipse(x, y, 30), "#8a5ab8", 5)
        face_marks(p, x, y)


def face_marks(p: Cel, x: float, y: float) -> None:
    for way in (-1, 1):
        p.pen(f"M{x + way * 4} {y - 4} L{x + way * 18} {y - 14}", 4, INK)
        p.spot(ellipse(x + way * 10, y, 4), INK)


def fina_1(p: Cel) -> None:
    scenes.skies(p, "#8a9ae0", "#ffffff", isles=False)
    p.aura(240, 200, 230, "#ffffff", 0.8)
    one = Bust(
        skin="#f8e0d0",
        jaw="small",
        hair="bob",
        hair_colour="#f8e090",
        iris="#3aa8a8",
        mouth="smile",
        wear=("robe", "#ffffff", "#ffd23a"),
        build=0.72,
    )
    with p.transform(220, 234, 1.12):
        p.ink("M0 -108 C-90 -100 -110 0 -120 130 L120 130 C110 0 90 -100 0 -108Z", "#f4f8ff", 6, dark="#c0cce8")
    bust(p, one, 220, 234, 1.12)
    hands.palm(p, "#f8e0d0", 390, 400, 0.62, 10)
    p.glow(390, 270, 110, "#c8f8ff")
    p.ink(ellipse(390, 270, 44, 38), "#d8e4f4", 6)
    p.ink("M420 250 C450 230 460 210 450 196 C440 220 420 230 410 240Z", "#d8e4f4", 5)
    for way in (-14, 14):
        p.spot(ellipse(390 + way, 266, 6, 8), INK)


def drachma_1(p: Cel) -> None:
    scenes.deck(p, "#6a5a4a")
    bust(
        p,
        Bust(
            skin="#d89a78",
            jaw="square",
            hair="short",
            hair_colour="#a8b0b8",
            beard="full",
            brows="stern",
            mouth="",
            wear=("jacket", "#5a6a4a", "#c8b890"),
            build=1.4,
        ),
        200,
        218,
        1.2,
    )
    p.ink(limb([(360, 420), (420, 360), (400, 260)], 110, 90), "#8a94a8", 7)
    for y in (330, 370, 410):
        p.line([(350, y), (450, y - 10)], INK, 5)
    hands.fist(p, "#b8823a", "", 396, 230, 0.9)


def gilder_1(p: Cel) -> None:
    scenes.deck(p, "#8a4a3a")
    bust(
        p,
        Bust(
            jaw="thin",
            hair="long",
            hair_colour="#3a2a24",
            beard="moustache",
            mouth="grin",
            brows="high",
            wear=("coat", "#a8242f", "#ffe8c0"),
            build=1.0,
        ),
        230,
        234,
        1.1,
    )
    with p.transform(230, 234, 1.1):
        p.ink("M-100 -40 C-80 -110 80 -110 100 -40 C60 -64 -60 -64 -100 -40Z", "#3a2a48", 6)
        p.ink("M40 -84 C70 -150 130 -160 150 -130 C120 -126 100 -100 60 -74Z", "#ffffff", 5)
        p.wire(ellipse(27, 0, 20), "#ffd23a", 5, 2)
    for way in (-1, 1):
        with p.transform(230 + way * 150, 390, way, 1):
            arms.pistol(p, 10, 0, 1.2, -10, "#8a5a2a")
            arms.burst(p, 124, -22, 32)


def enrique_1(p: Cel) -> None:
    scenes.ruins(p, "#a8a8c8", "#ffffff")
    p.stroke(ellipse(220, 260, 190), "#c8e8ff", 14, 0.8)
    p.fill(ellipse(220, 260, 190), "#c8e8ff", 0.3)
    bust(
        p,
        Bust(
            skin="#f8dcc4",
            jaw="oval",
            hair="part",
            hair_colour="#f8e0a0",
            brows="calm",
            mouth="smile",
            iris="#3a6ad8",
            wear=("cape", "#ffffff", "#3a5ad0"),
            build=1.0,
        ),
        220,
        234,
        1.12,
    )
    with p.transform(390, 440, 1, degrees=12):
        p.ink(polygon((-6, 0), (-3, -270), (0, -290), (3, -270), (6, 0)), "#f4f8ff", 4)
        p.ink("M-40 6 C-40 -30 40 -30 40 6 C20 20 -20 20 -40 6Z", "#ffd23a", 5)
    hands.grip(p, "#ffffff", 388, 450, 0.76, 12)


PICTURES = (
    humar_1, humar_2, hucast_1, ramar_1, racaseal_1, fonewearl_1, fonewearl_2, fomar_1, vyse_1, vyse_2, vyse_3,
    aika_1, aika_2, fina_1, drachma_1, gilder_1, enrique_1,
)  # fmt: skip
