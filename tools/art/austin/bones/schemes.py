"""Evil Bones about machines and schemes: chairs, roses, slides, clones, levers, trap doors, volcanoes."""

from __future__ import annotations

import math

import skia

from tools.art.austin.grounds import checks, diamonds, rays, rings, sky, stripes, sunset, swirl
from tools.art.austin.people import STAND, Look, person
from tools.art.austin.poster import Poster, dressed, glow, slab
from tools.art.austin.props import GOLD, WHITE, briefcase, label, swivel_chair, ticks
from tools.art.austin.style import CREAM, INK, LILAC, LIME, ORANGE, SUN
from tools.art.beanz.parts import Part, at, brush, flat, group, pen
from tools.art.colour import shade
from tools.art.paths import arc, box, ellipse, outline, polygon, spline, star, svg, union

ACID, BLOOD, STEEL, PALE = "#a8e83a", "#c8242e", "#6a6f8a", "#dfe6c8"


def _goose(x: float, y: float, size: float, flip: bool = False, degrees: float = 0) -> Part:
    """A cross goose in flying goggles, wings up, beak open."""
    wing = svg(
        "M-50 0 C-90 -70 -84 -150 -50 -196 C-40 -170 -30 -160 -16 -158 C-12 -140 0 -130 14 -126 C16 -108 28 -98 "
        "40 -92 C56 -60 50 -20 30 10Z"
    )
    neck = outline(spline([(40, 10), (86, 0), (112, -34), (150, -44)], closed=False), 34)
    return at(
        x,
        y,
        at(34, 4, slab(wing, "#c8d0e4"), degrees=26),
        slab(
            union(neck, svg("M-150 6 C-110 -34 10 -50 66 -12 C86 30 30 58 -30 56 C-90 54 -120 40 -150 60 L-134 30Z")),
            WHITE,
        ),
        slab(ellipse(156, -46, 31, 26), WHITE, dots=False),
        slab("M178 -62 C202 -72 226 -62 240 -72 C236 -48 210 -44 182 -46Z", ORANGE, dots=False),
        slab("M180 -40 C198 -38 216 -30 228 -32 C214 -18 192 -22 176 -30Z", "#d8641a", dots=False),
        pen("M124 -58 L186 -50", "#5a2a14", 9),
        slab(ellipse(160, -54, 19), GOLD, dots=False),
        flat(ellipse(161, -54, 13), "#8fe8ff"),
        flat(ellipse(165, -52, 5), INK),
        brush([(140, -80), (160, -74), (178, -62)], INK, 4, 3, 10),
        slab(wing, "#eef0fa"),
        size=size,
        degrees=degrees,
        flip=flip,
    )


def _cage() -> Part:
    bars = [flat(box(-150 + i * 36, -150, 9, 330), "#8a90b0") for i in range(9)]
    return group(
        flat(box(-160, -150, 320, 330), "#120a22", 0.75),
        *bars,
        slab(box(-172, -172, 344, 30, 8), "#6a6f90"),
        slab(box(-172, 166, 344, 40, 8), "#6a6f90"),
    )


def _bill() -> Part:
    """A bill that winds round a waiter from the ankles to the chin."""
    waiter = Look("#22203a", "#22203a", "#e9b183", "#3a2416", "slick", collar=WHITE, flare=2)
    coils = []
    for i, y in enumerate((10, 52, 96, 138)):
        wide = 74 - i * 4
        coils.append(
            dressed(
                svg(
                    f"M{-wide} {y - 46} C{-wide / 2} {y - 18} {wide / 2} {y - 12} {wide + 6} {y - 36} "
                    f"L{wide + 4} {y - 2} C{wide / 2} {y + 22} {-wide / 2} {y + 16} {-wide - 4} {y - 10}Z"
                ),
                WHITE,
                *[
                    pen(f"M{-wide + 14 + k * 34} {y - 22 + (4 if k in (1, 2) else 0)} l22 4", "#8a80a8", 4)
                    for k in range(4)
                ],
            )
        )
    rows = [flat(box(96, -170 + 24 * i, 40 if i % 3 else 24, 6), "#8a80a8") for i in range(12)]
    rows += [flat(box(150, -170 + 24 * i, 22, 6), BLOOD) for i in range(12)]
    sheet = svg("M82 -204 L190 -204 L190 124 C170 170 120 176 60 150 L40 118 C90 134 104 110 82 80Z")
    return group(
        dressed(sheet, WHITE, *rows, label("BILL", 24, 136, -180, INK)),
        at(-44, 34, person(STAND, waiter, 0, 0, 1.28)),
        at(-44, -10, *coils),
        at(-44, 34, pen("M-12 -128 C-4 -136 6 -136 14 -128", INK, 4)),
        at(
            -128,
            170,
            slab(ellipse(0, 0, 52, 10), "#c8cede", dots=False),
            slab("M-34 -4 C-34 -44 34 -44 34 -4Z", "#dfe4f0"),
            slab(ellipse(0, -40, 6), GOLD, dots=False),
            degrees=-12,
        ),
    )


def _dome() -> Part:
    glass = svg("M-132 150 L-132 -60 C-132 -230 132 -230 132 -60 L132 150Z")
    return group(
        at(0, -6, swivel_chair("#6a2c9a"), size=0.86),
        flat(glass, "#bfe8ff", 0.26),
        pen(glass, "#dff6ff", 6),
        pen("M-108 110 L-108 -60 C-106 -120 -80 -160 -46 -174", WHITE, 11, 0.8),
        slab(ellipse(0, -190, 14), GOLD, dots=False),
        slab(box(-154, 144, 308, 36, 8), "#3a2f5a"),
        flat(box(-154, 144, 308, 9), GOLD),
    )


def _no_hands() -> Part:
    hand = group(
        *[pen(f"M{x} 6 L{x * 1.5} {-22 - (6 if abs(x) < 8 else 0)}", INK, 8) for x in (-12, -4, 4, 12)],
        flat(ellipse(0, 12, 17, 16), INK),
        pen("M-14 14 L-26 0", INK, 8),
    )
    return group(
        slab(box(-48, -52, 96, 104, 8), WHITE, dots=False),
        hand,
        pen(ellipse(0, 0, 40), BLOOD, 8),
        pen("M-28 -28 L28 28", BLOOD, 8),
    )


def _rose(x: float, y: float, r: float, colour: str) -> Part:
    return at(
        x,
        y,
        slab(
            union(
                *[
                    ellipse(r * 0.45 * math.cos(a), r * 0.45 * math.sin(a), r * 0.62)
                    for a in (math.radians(i * 60) for i in range(6))
                ]
            ),
            colour,
        ),
        pen(arc(0, 0, r * 0.6, 20, 250), shade(colour, 1.5), r * 0.11),
        pen(arc(0, 0, r * 0.36, 160, 400), shade(colour, 1.5), r * 0.11),
        slab(box(-r * 0.13, -r * 0.3, r * 0.26, r * 0.42, 3), "#c8cede", dots=False),
        flat(box(-r * 0.2, -r * 0.42, r * 0.4, r * 0.16, 3), "#8a90a8"),
    )


def _bouquet() -> Part:
    leaves = [
        at(0, 40, slab("M0 0 C-30 -60 -20 -120 0 -150 C20 -120 30 -60 0 0Z", "#3f8a3a", dots=False), degrees=a)
        for a in (-64, -38, 38, 64)
    ]
    stems = [pen(f"M{x} 10 L{x * 0.2} 120", "#2f6a2a", 8) for x in (-80, -40, 0, 40, 80)]
    roses = [
        _rose(*one)
        for one in (
            (-84, -34, 46, "#e8307a"),
            (84, -34, 46, BLOOD),
            (-34, -84, 46, BLOOD),
            (44, -88, 46, "#e8307a"),
            (0, -14, 56, "#ff5a7a"),
        )
    ]
    return group(
        *leaves,
        *stems,
        *roses,
        slab("M-96 50 L96 50 L26 196 L-26 196Z", LILAC),
        flat("M-96 50 L0 50 L-26 196Z", WHITE, 0.35),
        at(
            0,
            104,
            slab("M0 0 L-56 -26 L-50 28Z M0 0 L56 -26 L50 28Z", ACID, dots=False),
            slab(ellipse(0, 0, 13), ACID, dots=False),
        ),
    )


def _puff(x: float, y: float, r: float) -> Part:
    return at(
        x,
        y,
        slab(
            union(
                ellipse(0, 0, r),
                ellipse(r * 0.8, r * 0.24, r * 0.66),
                ellipse(-r * 0.8, r * 0.2, r * 0.6),
                ellipse(r * 0.2, -r * 0.6, r * 0.6),
            ),
            "#a060e0",
        ),
    )


def _smirk_pie() -> Part:
    parts: list[Part] = []
    tints = (BLOOD, SUN, "#35a8d8", LIME, "#8a4fb5", ORANGE)
    starts = (-90, -10, 50, 120, 170, 220)
    for i, (start, tint) in enumerate(zip(starts, tints, strict=True)):
        end = starts[i + 1] if i < 5 else 270
        form = svg("M0 0")
        form.arcTo(skia.Rect.MakeLTRB(-118, -118, 118, 118), start, end - start, False)
        form.close()
        a = math.radians((start + end) / 2)
        smirk = group(
            *[flat(ellipse(s * 11, -8, 4.5, 5), INK) for s in (-1, 1)],
            brush([(-16, 8), (0, 13), (18, 2)], INK, 3, 3, 7),
            brush([(-18, -20), (-11, -19), (-4, -14)], INK, 3, 2, 5),
            brush([(18, -20), (11, -19), (4, -14)], INK, 3, 2, 5),
        )
        parts += [
            slab(form, tint, dots=False, depth=0.4),
            pen(form, CREAM, 4),
            at(74 * math.cos(a), 74 * math.sin(a), smirk, size=0.9),
        ]
    return group(*parts)


def _projector() -> Part:
    return group(
        slab(box(-60, -32, 110, 70, 8), STEEL),
        slab(box(44, -16, 34, 34, 5), "#8a90b0", dots=False),
        flat(ellipse(78, 1, 8, 17), "#fff6c8"),
        *[
            at(
                x,
                -62,
                slab(ellipse(0, 0, r), "#3a3458"),
                *[flat(ellipse(r * 0.5 * math.cos(a), r * 0.5 * math.sin(a), r * 0.2), LILAC) for a in (0, 2.1, 4.2)],
            )
            for x, r in ((-40, 32), (22, 26))
        ],
        flat("M-50 38 L-60 62 L-46 62 L-36 38Z M20 38 L30 62 L44 62 L34 38Z", "#3a3458"),
    )


def _tube() -> Part:
    small = Look("#c8cede", "#c8cede", PALE, PALE, "bald", flare=2)
    return group(
        flat(box(-64, -150, 128, 310, 10), "#3ae0c0", 0.35),
        at(0, 50, person(STAND, small, 0, 0, 0.9)),
        *[
            flat(ellipse(x, y, r), WHITE, 0.7)
            for x, y, r in ((-36, -90, 8), (34, -40, 6), (-40, 20, 7), (40, 90, 9), (20, -120, 5))
        ],
        flat(box(-64, -150, 128, 310, 10), "#bff6ff", 0.2),
        flat(box(-52, -140, 13, 280, 6), WHITE, 0.65),
        slab(box(-80, -192, 160, 50, 12), STEEL),
        flat(box(-80, -160, 160, 9), ACID),
        slab(box(-86, 150, 172, 56, 12), STEEL),
        flat(box(-86, 160, 172, 9), ACID),
    )


def _queue() -> Part:
    small = Look("#c8cede", "#c8cede", PALE, PALE, "bald", flare=2)
    return group(
        *[
            person(
                STAND,
                small.but(top=shade("#c8cede", 0.25 * i), legs=shade("#c8cede", 0.25 * i)),
                -196 + i * 44,
                46 - i * 9,
                0.62 - i * 0.03,
            )
            for i in range(8, -1, -1)
        ]
    )


def _lever(x: float, polish: str, base: str, shine: bool) -> Part:
    return at(
        x,
        0,
        slab(box(-27, 30, 54, 120, 8), base),
        flat(box(-7, 42, 14, 96, 7), INK),
        slab(svg("M-8 90 L-12 -76 L12 -76 L8 90Z"), polish, dots=False),
        slab(ellipse(0, -96, 32), BLOOD if shine else shade(BLOOD, 1)),
        *([flat(star(-12, -108, 4, 36, 5), WHITE)] if shine else []),
    )


def _ninja(x: float, y: float, size: float, sash: str) -> Part:
    suit = svg("M-84 220 C-90 90 -70 66 -34 50 L34 50 C70 66 90 90 84 220Z")
    stripes_of = [flat(box(-100 + i * 17, 30, 3, 220), "#6a70a0") for i in range(13)]
    hood = svg("M-54 10 C-60 -86 60 -86 54 10 C50 60 -50 60 -54 10Z")
    slit = svg("M-46 -22 C-20 -34 20 -34 46 -22 L44 8 C20 0 -20 0 -44 8Z")
    return at(
        x,
        y,
        dressed(suit, "#2a2a4a", *stripes_of),
        flat("M-20 52 L0 120 L20 52Z", WHITE),
        flat("M-7 64 L7 64 L11 116 L0 130 L-11 116Z", sash),
        slab("M44 -20 C80 -34 100 -10 116 -26 C112 4 84 8 56 -2Z", sash, dots=False),
        slab(hood, "#16142a"),
        slab(slit, "#e9b183", dots=False),
        *[flat(ellipse(s * 18, -10, 7, 5), INK) for s in (-1, 1)],
        brush([(-36, -24), (-18, -22), (-6, -14)], INK, 3, 3, 7),
        brush([(36, -24), (18, -22), (6, -14)], INK, 3, 3, 7),
        flat("M-54 -34 C-20 -46 20 -46 54 -34 L53 -24 C20 -36 -20 -36 -53 -24Z", sash),
        size=size,
    )


CARDS: dict[str, Poster] = {
    "release-the-cross-geese": Poster(
        rays("#2a6a8a", "#3580a0", 16),
        [
            _goose(96, -104, 0.6, degrees=-16),
            _goose(112, 120, 0.66, degrees=4, flip=True),
            _goose(-52, 62, 1.14, degrees=-14),
        ],
        "#0f2a44",
        ACID,
        back=[at(0, 0, _cage()), at(186, 0, slab(svg("M0 -150 L54 -190 L54 210 L0 180Z"), "#6a6f90"))],
    ),
    "put-it-on-the-villains-tab": Poster(diamonds("#5a1030", "#701840", "#8a2450"), [_bill()], "#260514", ACID),
    "nobody-touches-my-swivel-chair": Poster(
        checks("#2c2058", "#3a2b70", 48),
        [at(0, 14, _dome())],
        "#08040f",
        LIME,
        front=[
            *[
                group(pen(f"M-240 {y} L240 {y + d}", "#ff3a4a", 9, 0.35), pen(f"M-240 {y} L240 {y + d}", "#ff8a8a", 3))
                for y, d in ((-120, 90), (-20, -70), (70, 60), (128, -40))
            ],
            at(150, 116, _no_hands(), size=0.86),
            *[
                at(
                    x,
                    130,
                    slab(box(-9, -30, 18, 100, 4), GOLD, dots=False),
                    slab(ellipse(0, -34, 14), GOLD, dots=False),
                )
                for x in (-182, -96)
            ],
            pen("M-182 96 C-160 140 -118 140 -96 96", BLOOD, 12),
        ],
    ),
    "smell-the-roses-sweetie": Poster(
        swirl("#5f9a1f", "#7ab82f", 8, 1.8),
        [at(0, 26, _bouquet())],
        "#1f3a0a",
        CREAM,
        front=[
            _puff(-120, -130, 32),
            _puff(120, -128, 34),
            _puff(0, -176, 30),
            _puff(-176, -60, 20),
            _puff(172, -50, 22),
        ],
    ),
    "i-have-a-slide-show-about-this": Poster(
        sky("#1a1030", "#2a1a4a", "#140a24", 400),
        [at(38, -62, _smirk_pie(), size=1.06), at(-130, 138, _projector())],
        "#0a0518",
        back=[
            flat(box(-108, -200, 292, 278, 6), WHITE),
            flat(box(-98, -190, 272, 258, 3), "#e8e0fa"),
            flat(polygon((-52, 132), (-52, 146), (184, 78), (184, -200), (-108, -200)), "#fff6c8", 0.25),
        ],
    ),
    "step-away-from-the-clone": Poster(
        rings("#0f4a44", "#146058", "#1a786c", x=330, y=200),
        [at(-10, 84, _queue()), at(88, 4, _tube())],
        "#062420",
        ACID,
        front=[glow(88, 0, 150, "#5affd8", 0.25)],
    ),
    "my-lawyers-are-also-ninjas": Poster(
        sunset("#2a1050", "#6a1a6a", "#c82a5a", "#ff6a3a", "#ffc83a", y=200),
        [
            _ninja(-110, -46, 0.86, LIME),
            _ninja(118, -46, 0.86, LIME),
            _ninja(4, -30, 1.1, BLOOD),
            at(-128, 110, briefcase("#6a3a1e", GOLD, 132, 96), degrees=-12),
            at(140, 110, briefcase("#6a3a1e", GOLD, 132, 96), degrees=12),
            at(2, 130, briefcase("#8a4a24", GOLD, 164, 116)),
        ],
        "#1a0628",
        SUN,
    ),
    "behold-my-second-best-lever": Poster(
        stripes("#3d2c74", "#473484", 36),
        [
            *[_lever(x, "#8a90a8", "#565c78", False) for x in (-168, -84, 168)],
            _lever(84, "#c8cede", "#6a7090", False),
            _lever(0, "#fff0c0", GOLD, True),
        ],
        "#14162a",
        back=[
            flat(polygon((-30, -220), (30, -220), (120, 190), (-120, 190)), "#fff6c8", 0.3),
            flat(ellipse(0, 180, 120, 22), "#fff6c8", 0.5),
        ],
        front=[
            at(0, -96, ticks(46, 28, SUN, -150, -110, -70, -30, width=9)),
            *[pen(ellipse(x, y, 9), "#241846", 5) for x in (-210, 214) for y in (-180, 180)],
        ],
    ),
}
