"""Evil Swingers to play with: a crystal ball, an album, a booth, bagpipes, fog."""

from __future__ import annotations

from tools.art.austin.grounds import diamonds, rays, rings, sky, swirl
from tools.art.austin.people import CHEER, RUN, STAND, Look, head, mirrored, person
from tools.art.austin.poster import Poster, dressed, one_colour, slab
from tools.art.austin.props import GOLD, WHITE, bowler, fez, heart, label, top_hat
from tools.art.austin.style import CREAM, INK, LILAC, LIME, PINK, SUN
from tools.art.beanz.parts import Part, at, brush, flat, group, inside, pen
from tools.art.colour import shade
from tools.art.paths import box, ellipse, polygon, svg, union

ACID, BLOOD, STEEL, PALE = "#a8e83a", "#c8242e", "#6a6f8a", "#dfe6c8"


def _crystal() -> Part:
    ball = ellipse(0, -30, 146)
    bars = [
        flat(box(-150 + i * 43, -110, 43, 110), c)
        for i, c in enumerate((CREAM, SUN, "#35d0d8", LIME, "#e060d0", BLOOD, "#3a4fd0"))
    ]
    grid = [
        flat(box(-150 + i * 43, 0, 43, 24), c) for i, c in enumerate((INK, "#e060d0", INK, "#35d0d8", INK, CREAM, INK))
    ]
    foot = group(
        slab("M-96 96 L96 96 L132 206 L-132 206Z", "#5a2a7a"),
        slab(box(-110, 84, 220, 28, 10), GOLD, dots=False),
        flat(box(-40, 134, 80, 52, 4), "#140a20"),
        *[pen(f"M-30 {y} L30 {y}", STEEL, 3) for y in (150, 170)],
        at(62, 160, slab(polygon((-20, -26), (26, -20), (26, 30), (-20, 26)), "#7a3fa0", dots=False), degrees=10),
    )
    return group(
        foot,
        slab(ball, "#8fb0d8"),
        inside(
            ball,
            flat(ball, "#c8d4e8"),
            *bars,
            *grid,
            flat(box(-150, 24, 300, 120), "#2a2a44"),
            pen(ellipse(0, -34, 96), WHITE, 4),
            label("?", 70, 0, 84, CREAM),
        ),
        flat("M-118 -50 C-112 -104 -76 -144 -28 -152 C-60 -128 -84 -96 -88 -46Z", WHITE, 0.75),
        flat(ellipse(100, 40, 14, 26, 30), WHITE, 0.4),
    )


def _padlock(x: float, y: float, size: float) -> Part:
    return at(
        x,
        y,
        pen("M-22 -26 L-22 -48 C-22 -76 22 -76 22 -48 L22 -26", "#c8cede", 11),
        slab(heart(44), PINK),
        flat(ellipse(0, -2, 8), INK),
        flat("M-4 0 L4 0 L7 20 L-7 20Z", INK),
        size=size,
    )


def _clip() -> Part:
    wire = "M-30 60 L-30 -50 C-30 -86 30 -86 30 -50 L30 70 C30 100 -14 100 -14 70 L-14 -30"
    return group(
        pen(wire, "#4a5070", 17),
        pen(wire, "#c8cede", 11),
        *[flat(ellipse(x, -44, 8, 9), WHITE) for x in (-13, 13)],
        *[flat(ellipse(x + 2, -42, 4), INK) for x in (-13, 13)],
        brush([(-26, -62), (-14, -58), (-5, -50)], INK, 3, 3, 8),
        brush([(26, -62), (14, -58), (5, -50)], INK, 3, 3, 8),
        brush([(-18, -22), (0, -12), (22, -28)], BLOOD, 3, 3, 8),
    )


def _black_book() -> Part:
    photo = group(
        slab(box(-52, -62, 104, 124, 3), WHITE, dots=False, depth=0.4),
        flat(box(-42, -52, 84, 86), "#8a7ab0"),
        one_colour(
            "#2a1a3e", at(0, 4, head(Look(style="bowler")), flat("M-36 34 C-34 14 34 14 36 34Z", INK), size=0.86)
        ),
        flat(box(-42, -12, 84, 12), INK),
    )
    return group(
        slab(box(-150, -176, 300, 366, 14), "#2a1238"),
        flat(box(-150, -176, 46, 366, 8), "#4a1f60"),
        *[slab(ellipse(-127, y, 11), GOLD, dots=False) for y in (-120, 0, 120)],
        at(30, -60, photo, size=1.06, degrees=7),
        at(10, 96, photo, size=0.8, degrees=-10),
        flat(box(96, -196, 34, 400), "#6a2c9a"),
        _padlock(113, -80, 0.95),
        _padlock(113, 70, 0.95),
    )


def _booth() -> Part:
    folds = [
        flat(svg(f"M{-96 + i * 22} -110 L{-84 + i * 22} -110 L{-88 + i * 23} 60 L{-100 + i * 23} 60Z"), shade(BLOOD, 1))
        for i in range(5)
    ]
    return group(
        slab(box(-150, -170, 220, 370, 10), STEEL),
        flat(box(-140, -160, 200, 40, 6), ACID),
        label("COPIES", 30, -40, -128, INK),
        flat(box(-124, -108, 120, 308), "#16142a"),
        flat(box(-124, -108, 120, 170), BLOOD),
        *folds,
        flat(ellipse(-64, 150, 40, 10), "#3a3a60"),
        flat(box(-72, 100, 16, 52), "#8a90b0"),
        slab(ellipse(-64, 98, 34, 11), "#a060e0", dots=False),
        flat(box(14, -94, 40, 54, 4), "#16142a"),
        flat(ellipse(34, -68, 13), "#8fe8ff"),
        flat(box(16, 4, 40, 12, 3), INK),
    )


def _strip() -> Part:
    small = Look("#8a90b0", "#8a90b0", PALE, PALE, "bald", flare=2)
    frames = []
    for i in range(4):
        y = 12 + i * 50
        frames += [flat(box(-26, y, 52, 42), ("#a060e0", "#35a8d8", PINK, SUN)[i])]
    return group(
        slab(box(-34, 0, 68, 214, 3), WHITE, dots=False, depth=0.5),
        *frames,
        person(STAND, small, 0, 36, 0.2),
        person(CHEER, small, 4, 84, 0.24),
        person(RUN, small, 24, 130, 0.3),
        person(mirrored(RUN), small, -6, 176, 0.34),
    )


def _bagpipes() -> Part:
    bag = svg(
        "M-140 -60 C-150 -150 -60 -196 20 -190 C110 -184 164 -120 150 -40 C140 20 80 60 20 62 C-60 64 -130 20 -140 -60Z"
    )
    tartan = [flat(box(-170, -190 + i * 62, 340, 22), "#1a5a3a", 0.9) for i in range(5)] + [
        flat(box(-150 + i * 62, -210, 22, 300), "#1a5a3a", 0.7) for i in range(5)
    ]
    tartan += [
        pen(f"M-170 {-164 + i * 62} L180 {-164 + i * 62} M{-124 + i * 62} -210 L{-124 + i * 62} 90", SUN, 3, 0.9)
        for i in range(5)
    ]
    drones = [
        at(
            x,
            y,
            slab(box(-9, -110, 18, 116, 4), INK, dots=False),
            flat(box(-11, -80, 22, 9), CREAM),
            flat(box(-11, -36, 22, 9), CREAM),
            slab(ellipse(0, -110, 15, 9), CREAM, dots=False),
            degrees=a,
        )
        for x, y, a in ((40, -170, 14), (84, -152, 30), (120, -120, 48))
    ]
    ropes = [pen(f"M{x} 50 L{x * 0.5} 132", "#5a3a1e", 4) for x in (-80, -30, 40, 100)]
    return group(
        *drones,
        dressed(bag, BLOOD, *_turned(tartan)),
        pen("M-130 -90 C-176 -100 -190 -140 -200 -170", INK, 15),
        slab(box(-216, -192, 30, 26, 6), CREAM, dots=False),
        at(-30, 56, slab(svg("M-10 0 L10 0 L14 70 L-14 70Z"), INK, dots=False), degrees=24),
        *ropes,
        slab("M-64 128 L64 128 L52 190 L-52 190Z", "#b8743a"),
        *[flat(box(-62 + i * 22, 140, 12, 8), shade("#b8743a", 1.4)) for i in range(6)],
        *[flat(box(-52 + i * 22, 160, 12, 8), shade("#b8743a", 1.4)) for i in range(5)],
        head(Look(hair="#ff8a1f", style="tufts", skin="#f7cfae"), -14, 116, 0.9),
    )


def _turned(parts: list[Part]) -> list[Part]:
    return [at(0, -60, at(0, 60, *parts), degrees=20)]


def _fog_machine() -> Part:
    grin = svg("M-84 20 C-40 44 40 44 84 20 C78 76 40 92 0 92 C-40 92 -78 76 -84 20Z")
    slats = [flat(box(-86 + i * 24, 16, 5, 84), "#16142a") for i in range(8)]
    return group(
        slab(box(-130, -110, 260, 240, 26), "#5a2a8a"),
        slab("M-60 -110 L60 -110 L84 -166 L-84 -166Z", STEEL),
        flat(ellipse(0, -166, 84, 14), "#23203a"),
        *[
            group(
                slab(ellipse(s * 62, -40, 34), CREAM, dots=False),
                flat(ellipse(s * 58, -34, 15), INK),
                flat(box(-36 + s * 62, -80, 72, 28), "#5a2a8a"),
                pen(f"M{s * 96} -66 L{s * 26} -46", INK, 10),
            )
            for s in (-1, 1)
        ],
        slab(grin, ACID, dots=False),
        inside(grin, *slats),
        pen(grin, INK, 6),
    )


def _fog(y: float, colour: str, seed: int) -> Part:
    puffs = [(-340 + i * 46, y + ((i * seed) % 5) * 9, 44 + ((i * seed) % 3) * 9) for i in range(16)]
    return slab(union(box(-340, y + 10, 700, 400), *[ellipse(*p) for p in puffs]), colour, dots=False, depth=0.5)


CARDS: dict[str, Poster] = {
    "crystal-ball-no-batteries": Poster(
        swirl("#1a3a5a", "#245070", 9, 2.6, y=180),
        [_crystal()],
        "#06182a",
        LILAC,
        front=[
            at(
                -150,
                170,
                slab(box(-34, -13, 58, 26, 5), ACID, dots=False),
                flat(box(-34, -13, 17, 26, 5), INK),
                slab(box(24, -6, 8, 12, 2), GOLD, dots=False),
                degrees=-24,
            )
        ],
    ),
    "blackmail-photo-album": Poster(
        diamonds("#c81f5a", "#d83a70", "#a81048"),
        [at(-16, 0, _black_book(), degrees=-6), at(-128, 96, _clip(), size=1.0, degrees=18)],
        "#4a0420",
        CREAM,
    ),
    "cloning-booth": Poster(
        rays("#0f6a5a", "#148070", 18),
        [
            at(-22, 0, _booth(), size=0.96),
            at(104, 8, _strip(), size=1.0, degrees=-6),
            person(mirrored(RUN), Look("#8a90b0", "#8a90b0", PALE, PALE, "bald", flare=2), 176, 130, 0.46),
        ],
        "#04302a",
        ACID,
    ),
    "bastard-bagpipes": Poster(
        group(sky("#3a6a9a", "#a8c8d8"), lambda canvas: canvas.rect(0, 470, 480, 60, "#3f6a3a")),
        [at(-4, 6, _bagpipes(), size=0.94)],
        "#1a3a5a",
        CREAM,
        back=[
            *[
                flat(
                    union(ellipse(x, y, 40, 17), ellipse(x + 34, y + 5, 30, 13), ellipse(x - 36, y + 4, 26, 11)),
                    WHITE,
                    0.8,
                )
                for x, y in ((-150, 60), (150, 130), (-120, 170), (170, -170))
            ]
        ],
    ),
    "fog-machine-of-doom": Poster(
        rings("#2a1f4a", "#38295f", "#4a3478", step=46),
        [at(0, -44, _fog_machine(), size=0.98)],
        "#0f0a22",
        ACID,
        front=[
            _fog(84, "#a898c8", 3),
            at(-140, 120, top_hat("#2a1840", BLOOD), size=0.62, degrees=-8),
            at(150, 114, fez(BLOOD), size=0.7, degrees=6),
            _fog(132, "#c8bce0", 2),
            at(-40, 158, bowler("#2a2440", LIME), size=0.72),
            at(86, 168, top_hat("#3a2a2a", SUN, 80), size=0.6),
            _fog(176, "#e8e0f4", 4),
        ],
    ),
}
