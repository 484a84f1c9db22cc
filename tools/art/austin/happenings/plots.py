"""Evil Happenings: drills, plots and performances."""

from __future__ import annotations

import math

from tools.art.austin.grounds import curtain, rays, rings, sky, waves
from tools.art.austin.people import HENCH, PULL, PUSH, STAND, Look, bust, head, person
from tools.art.austin.poster import Poster, dressed, glow, one_colour, slab
from tools.art.austin.props import GOLD, WHITE, clock_face, label, lightning, paper, skull, ticks
from tools.art.austin.style import CREAM, INK, LIME, SUN
from tools.art.beanz.parts import Part, at, brush, flat, group, inside, pen
from tools.art.canvas import Canvas
from tools.art.paths import arc, box, ellipse, outline, polygon, star, svg, union
from tools.art.spy.backgrounds import bg_swirl

ACID, BLOOD, STEEL, PALE = "#a8e83a", "#c8242e", "#6a6f8a", "#dfe6c8"
CLERKS = (
    Look("#6a8ac8", "#3a3a5a", hair="#2a1a3e", style="slick", collar=WHITE, flare=2),
    Look("#c86a9a", "#4a2a5a", "#c98a58", "#5a2a14", "bob", collar=WHITE, flare=2),
    Look("#5aa87a", "#2a4a3a", "#8a4f30", "#2a1a3e", "afro", collar=WHITE, flare=2),
    Look("#d8a03a", "#5a3a1e", "#f7cfae", "#e2a52b", "moptop", collar=WHITE, flare=2),
)


def _tiles() -> Part:
    """Twelve trap doors in a floor seen in perspective; one of them open."""
    parts: list[Part] = []
    for row in range(3):
        y0, y1 = -30 + row * 72, 30 + row * 72
        k0, k1 = 0.78 + row * 0.16, 0.9 + row * 0.16
        for column in range(4):
            x0, x1 = -196 + column * 100, -108 + column * 100
            tile = polygon((x0 * k0, y0), (x1 * k0, y0), (x1 * k1, y1), (x0 * k1, y1))
            hot = (row, column) == (1, 2)
            parts += [flat(tile, "#0a0612" if hot else ("#8a90b0", "#7a80a0")[(row + column) % 2]), pen(tile, SUN, 4)]
            if not hot:
                parts.append(flat(ellipse((x0 + x1) / 2 * (k0 + k1) / 2, y1 - 12, 11, 4), INK))
    return group(*parts)


def _staff() -> Part:
    spots = [
        (-196, -34),
        (-98, -40),
        (2, -34),
        (104, -40),
        (196, -34),
        (-204, 46),
        (-100, 40),
        (206, 46),
        (-214, 128),
        (-4, 128),
        (214, 128),
    ]
    return group(
        *[person(STAND, CLERKS[i % 4], x * 0.94, y - 34, 0.46 + (y + 40) * 0.0008) for i, (x, y) in enumerate(spots)]
    )


def _rope_team() -> Part:
    return group(
        pen("M28 -92 L112 -30", "#d8a860", 6),
        pen("M28 -84 L120 8", "#d8a860", 6),
        person(PULL, HENCH, 152, -20, 0.66, flip=True),
        person(PULL, HENCH.but(skin="#8a4f30"), 168, 60, 0.7, flip=True),
        person(PUSH, HENCH.but(skin="#c98a58"), -92, -36, 0.56, flip=False),
    )


def _passport() -> Part:
    lines = [flat(box(10, -110 + i * 22, 104 if i % 2 else 70, 7), "#9a8aa8") for i in range(6)]
    photo = group(
        flat(box(-116, -122, 104, 124, 4), "#a8c8b0"),
        inside(
            box(-116, -122, 104, 124, 4),
            bust(Look("#4a3a6a", hair="#2a1a3e", style="slick", collar=CREAM), -64, -50, 1.0),
        ),
    )
    return group(
        slab(box(-140, -160, 280, 340, 14), "#5a1f3a"),
        flat(box(-128, -150, 256, 320, 8), CREAM),
        photo,
        *lines,
        *[flat(box(-116, 116 + i * 20, 230, 7), "#9a8aa8") for i in range(2)],
        label("PASSPORT", 22, 62, 30, BLOOD, 110),
    )


def _glass() -> Part:
    stamp = group(
        pen(ellipse(0, 0, 74), BLOOD, 6),
        pen(ellipse(0, 0, 62), BLOOD, 3),
        at(0, 2, skull(BLOOD, CREAM), size=0.96),
        *[pen(ellipse(s * 18, -8, 17), "#1f6ad8", 6) for s in (-1, 1)],
        pen("M-35 -10 L-46 -14 M35 -10 L46 -14", "#1f6ad8", 5),
    )
    return group(
        at(
            74,
            76,
            slab(box(-15, -10, 30, 220, 13), "#5a2a14", dots=False),
            flat(box(-19, 34, 38, 24, 4), GOLD),
            degrees=-42,
        ),
        slab(ellipse(0, 0, 112), GOLD),
        flat(ellipse(0, 0, 94), "#fff8e6"),
        stamp,
        flat("M-80 -20 C-76 -54 -50 -78 -18 -82 C-44 -66 -60 -46 -64 -16Z", WHITE, 0.9),
        flat(ellipse(0, 0, 94), "#8fd8f4", 0.13),
    )


def _hen(x: float, y: float, size: float, coat: str, hair: str) -> Part:
    """Somebody in the front row who believes to be a hen: elbows out, a comb, a beak of a mouth."""
    return at(
        x,
        y,
        slab(
            "M-52 30 C-110 10 -116 60 -84 84 C-76 60 -60 60 -46 70Z M52 30 C110 10 116 60 84 84 C76 60 60 60 46 70Z",
            coat,
        ),
        slab("M-60 120 C-60 50 -34 38 0 36 C34 38 60 50 60 120Z", coat),
        slab(ellipse(0, 0, 34, 40), "#f2b58c"),
        slab("M-36 0 C-44 -50 44 -50 36 0 C20 -22 -20 -22 -36 0Z", hair),
        *[pen(arc(s * 14, -2, r, 0, 300), INK, 2.5) for s in (-1, 1) for r in (4, 8)],
        slab("M-13 14 L13 14 L0 34Z", SUN, dots=False),
        slab("M-22 -36 C-26 -66 -8 -64 -6 -46 C-6 -74 14 -72 10 -46 C18 -62 32 -54 24 -34Z", BLOOD, dots=False),
        size=size,
    )


def _wheel() -> Part:
    def spiral(canvas: Canvas) -> None:
        with canvas.clip(ellipse(0, 0, 142)):
            canvas.fill(ellipse(0, 0, 142), CREAM)
            with canvas.transform(-246, -214):
                bg_swirl(canvas, CREAM, "#1a0a2e", 246, 214, 3, 4.6)

    bulbs = [
        flat(ellipse(159 * math.cos(a), 159 * math.sin(a), 8), (SUN, WHITE)[i % 2])
        for i, a in enumerate(math.radians(i * 18) for i in range(20))
    ]
    return group(
        slab(ellipse(0, 0, 172), BLOOD),
        *bulbs,
        spiral,
        slab(svg("M-12 172 L12 172 L30 240 L-30 240Z"), "#8a4a1e", dots=False),
    )


def _singer(x: float, y: float, size: float, gown: str, skin: str = PALE) -> Part:
    return at(
        x,
        y,
        slab("M-50 130 C-52 60 -34 46 0 44 C34 46 52 60 50 130Z", gown),
        slab(ellipse(0, 0, 36, 42), skin),
        slab("M-19 8 C-8 4 8 4 19 8 C20 32 10 38 0 38 C-10 38 -20 32 -19 8Z", "#5b1028", dots=False),
        flat(box(-13, 8, 26, 7, 2), WHITE),
        brush([(-26, -20), (-12, -14), (-3, -8)], INK, 4, 3, 8),
        brush([(26, -20), (12, -14), (3, -8)], INK, 4, 3, 8),
        pen("M-20 -6 L-8 -2 M20 -6 L8 -2", INK, 4),
        size=size,
    )


def _choir() -> Part:
    rows: list[Part] = []
    skins = (PALE, "#e9b183", "#c98a58", "#8a4f30")
    for row in range(3):
        count = 6 - row
        y = -146 + row * 78
        gowns = ("#6a2c9a", "#2a5a6a", "#8a1f4a")
        rows += [
            _singer((i - (count - 1) / 2) * 76, y, 0.84 + row * 0.06, gowns[(row + i) % 3], skins[(i * 3 + row) % 4])
            for i in range(count)
        ]
        rows.append(slab(box(-240, y + 62, 480, 20, 2), "#5a3a1e", dots=False))
    return group(*rows)


def _conductor() -> Part:
    return group(
        at(60, 16, lightning(SUN), size=0.95, degrees=24),
        one_colour(
            "#140a24",
            at(
                0,
                0,
                slab("M-70 190 C-74 90 -44 74 0 70 C44 74 74 90 70 190Z", INK),
                slab(ellipse(0, 30, 34, 40), INK),
                slab(outline(svg("M40 96 C70 96 74 70 62 54"), 24), INK),
                slab(outline(svg("M-40 96 C-90 84 -96 50 -110 30"), 24), INK),
            ),
        ),
    )


def _thermometer() -> Part:
    marks = [
        group(flat(box(30, -130 + i * 38, 22, 5), INK), label(f"{5 - i}", 22, 66, -120 + i * 38, INK)) for i in range(6)
    ]
    return group(
        slab(union(box(-34, -180, 68, 300, 34), ellipse(0, 124, 66)), WHITE),
        flat(union(box(-17, -60, 34, 190, 14), ellipse(0, 124, 49)), "#2fa84a"),
        flat(ellipse(0, 124, 49), "#3fc05a"),
        label("$", 66, 0, 148, CREAM),
        flat(box(-11, -50, 7, 130, 3), WHITE, 0.6),
        *marks,
    )


def _skull_phone(x: float, y: float, size: float, ring: float) -> Part:
    return at(
        x,
        y,
        slab("M-62 46 C-60 0 -40 -20 0 -20 C40 -20 60 0 62 46Z", BLOOD),
        flat(ellipse(0, 20, 24), CREAM),
        *[flat(ellipse(16 * math.cos(a), 20 + 16 * math.sin(a), 4), INK) for a in (i * 0.9 for i in range(7))],
        at(0, -44, skull(CREAM), size=0.72, degrees=ring),
        *[pen(f"M{s * 40} {-70} L{s * 58} {-86} M{s * 46} -50 L{s * 68} -56", SUN, 6) for s in (-1, 1)],
        size=size,
    )


def _cardboard_globe() -> Part:
    land = (
        "M-90 -70 C-60 -100 -10 -90 -14 -60 C-20 -30 -60 -40 -60 -8 C-62 20 -100 10 -108 -20Z M10 -20 "
        "C40 -50 90 -40 96 0 C90 40 60 50 40 80 C20 60 30 30 14 20Z M-60 60 C-40 40 -10 56 -10 80 C-20 "
        "100 -50 96 -60 60Z"
    )
    ball = ellipse(0, 0, 118)
    return group(
        slab("M-90 170 L90 170 L60 100 L-60 100Z", "#a8703a"),
        dressed(ball, "#35a8d8", flat(land, "#5ab84a")),
        pen(ellipse(0, 0, 118), "#c89a5a", 9),
        pen("M-106 -46 L-60 -104 M60 100 L104 50", "#c89a5a", 8),
        *[flat(box(x, y, 34, 13, 2), "#e8d8a8", 0.9) for x, y in ((-96, 34), (50, -88))],
        pen("M20 -116 C40 -160 90 -130 96 -164 C100 -190 130 -180 140 -170", "#f4ead6", 7),
        at(142, -168, flat(star(0, 0, 9, 34, 14), SUN), flat(star(0, 0, 9, 20, 8), WHITE)),
    )


def _prompter() -> Part:
    hood = svg("M-70 60 C-70 -30 70 -30 70 60Z")
    return group(
        slab(hood, "#3a1f5a"),
        flat("M-56 60 C-56 -14 56 -14 56 60Z", "#120a1e"),
        head(Look(hair="#8a8f9a", style="tufts"), 0, 26, 0.95),
        at(46, 28, paper(56, 66, CREAM, 4), flat(box(-22, -28, 44, 14), BLOOD), degrees=14),
        slab(box(-84, 54, 168, 20, 4), "#5a3a1e", dots=False),
    )


CARDS: dict[str, Poster] = {
    "trap-door-drill": Poster(
        sky("#3a4a6a", "#5a6a8a", "#4a5070", 170),
        [_staff()],
        "#1a1f3a",
        "",
        back=[
            *[flat(box(-220 + i * 96, -196, 70, 90, 3), "#8fb0c8") for i in range(5)],
            *[flat(box(-220 + i * 96, -152, 70, 4), "#5a6a8a") for i in range(5)],
            _tiles(),
            at(60, 88, ticks(28, 22, ACID, -150, -110, -70, -30, width=8)),
        ],
    ),
    "mandatory-overtime": Poster(
        rings("#5a2a10", "#7a3a14", "#9a4a1a", step=44),
        [at(0, -10, clock_face(186, "#c8862a", "#f4e8c8", 40, 10)), _rope_team()],
        "#2a1206",
        SUN,
        front=[
            brush([(30, -150), (-20, -164), (-70, -140)], BLOOD, 12, 12, 15),
            flat(polygon((-62, -164), (-62, -118), (-104, -124)), BLOOD),
        ],
    ),
    "background-check": Poster(
        waves("#1f6a6a", "#237676", "#1a5e5e", height=40),
        [at(-50, -20, _passport(), degrees=-8), at(40, 44, _glass(), size=1.04)],
        "#06282c",
        ACID,
    ),
    "mass-hypnosis": Poster(
        group(sky("#3a0a4a", "#7a1a6a", "#5a2a1a", 400), curtain("#6a1a8a", 70, trim=ACID)),
        [at(4, -58, _wheel(), size=0.86)],
        "#1a0424",
        ACID,
        front=[
            _hen(-138, 112, 0.98, "#3a8a6a", "#5a2a14"),
            _hen(0, 124, 1.04, "#c86a2a", "#2a1a3e"),
            _hen(142, 112, 0.98, "#4a5fc0", "#c8541f"),
        ],
    ),
    "group-evil-laugh": Poster(
        rays("#3a1a5a", "#4a246e", 18),
        [_choir()],
        "#12061f",
        "",
        front=[at(-6, 76, _conductor(), size=0.98), at(0, 110, glow(56, -20, 90, "#fff27a", 0.6))],
    ),
    "ransom-telethon": Poster(
        rays("#2a1a7a", "#3a289a", 14),
        [
            at(-70, -6, _thermometer()),
            _skull_phone(100, -92, 0.86, 10),
            _skull_phone(132, 30, 0.98, -8),
            _skull_phone(70, 138, 1.0, 12),
        ],
        "#0c0634",
        LIME,
        back=[
            flat(star(-70, -10, 24, 205, 176), "#e8308a"),
            *[flat(ellipse(x, -196, 15), (SUN, WHITE)[i % 2]) for i, x in enumerate(range(-220, 240, 44))],
        ],
    ),
    "doomsday-rehearsal": Poster(
        group(sky("#0f2a3a", "#1f5a5a", "#8a4a1e", 380), curtain("#a81f2a", 100, trim=SUN)),
        [at(0, -20, _cardboard_globe(), size=0.98)],
        "#06141c",
        SUN,
        back=[
            flat(polygon((-40, -300), (40, -300), (190, 166), (-190, 166)), "#fff6c8", 0.25),
            *[pen(f"M{x} -300 L{x * 0.9} {y}", CREAM, 3) for x, y in ((-120, -130), (120, -120))],
            *[at(x, y, flat(star(0, 0, 5, 34, 15), SUN)) for x, y in ((-108, -110), (108, -100))],
        ],
        front=[at(-116, 130, _prompter(), size=0.98)],
    ),
}
