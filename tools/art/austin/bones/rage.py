"""Evil Bones about temper and habits: mirrors, stares, dinners, sandwiches, shouting, laughing."""

from __future__ import annotations

import math

import skia

from tools.art.austin.grounds import burst, diamonds, rays, rings, sky, stripes, sunset, zigzag
from tools.art.austin.hands import fist
from tools.art.austin.poster import Poster, dressed, one_colour, slab
from tools.art.austin.props import GOLD, WHITE, fez, lightning, swivel_chair, ticks
from tools.art.austin.style import CREAM, INK, LILAC, PINK, SUN
from tools.art.beanz.parts import Part, at, brush, flat, group, inside, pen, twin_flat
from tools.art.colour import light, shade
from tools.art.paths import arc, box, ellipse, outline, polygon, star, svg, union

ACID, BLOOD, STEEL, PALE = "#a8e83a", "#c8242e", "#6a6f8a", "#dfe6c8"


def _laugher(x: float, y: float, size: float = 1, skin: str = PALE, coat: str = STEEL, late: bool = False) -> Part:
    """A bald villain from the chest up, mouth wide open; late: not laughing yet."""
    mouth = svg("M-30 18 C-12 24 12 24 30 16 C32 52 16 66 0 66 C-18 66 -32 50 -30 18Z")
    laugh = group(
        slab(mouth, "#5b1028", dots=False),
        inside(mouth, flat(box(-40, 14, 80, 18), WHITE), flat(ellipse(0, 66, 20, 14), "#e0566b")),
    )
    wait = group(flat(ellipse(0, 42, 9, 7), "#5b1028"))
    eyes = (
        twin_flat(ellipse(20, -12, 7, 8), INK)
        if late
        else group(pen("M-34 -10 C-26 -20 -16 -20 -10 -10 M10 -10 C16 -20 26 -20 34 -10", INK, 6))
    )
    return at(
        x,
        y,
        slab("M-112 170 C-106 104 -60 96 -28 88 L28 88 C60 96 106 104 112 170Z", coat),
        flat("M-26 88 L0 128 L26 88 L20 76 L-20 76Z", shade(coat, 2)),
        slab("M-58 -30 C-60 -100 60 -100 58 -30 C62 30 44 92 0 96 C-44 92 -62 30 -58 -30Z", skin),
        *[slab(ellipse(s * 62, 4, 13, 20), skin, dots=False) for s in (-1, 1)],
        brush([(-44, -36), (-24, -32), (-6, -22)], INK, 8, 4, 12),
        brush([(44, -36), (24, -32), (6, -22)], INK, 8, 4, 12),
        eyes,
        wait if late else laugh,
        size=size,
    )


def _mirror() -> Part:
    frame = svg("M-124 190 L-124 -60 C-124 -150 -60 -196 0 -196 C60 -196 124 -150 124 -60 L124 190Z")
    glass = svg("M-100 170 L-100 -56 C-100 -130 -48 -172 0 -172 C48 -172 100 -130 100 -56 L100 170Z")
    return group(
        slab(frame, GOLD),
        *[
            at(120 * math.cos(a), -66 + 128 * math.sin(a), slab(ellipse(0, 0, 13), "#e89a1a", dots=False))
            for a in (math.radians(-160 + 20 * i) for i in range(8))
        ],
        slab(glass, "#bfe0e8"),
        inside(glass, at(6, 40, _laugher(0, 0, 1.12)), flat("M-110 40 L30 -180 L70 -180 L-110 110Z", WHITE, 0.22)),
    )


def _stare() -> Part:
    def eye(side: int) -> Part:
        form = svg("M-78 20 C-40 -16 30 -22 84 -6 C50 46 -40 50 -78 20Z")
        white = group(
            slab(form, "#fff6e6", dots=False),
            inside(
                form,
                flat(ellipse(6, 10, 33), ACID),
                flat(ellipse(6, 10, 14), INK),
                flat(box(-90, -30, 180, 38), INK, 0.25),
                flat(ellipse(-4, 0, 6), WHITE),
            ),
        )
        return at(side * 92, 0, white, brush([(-86, 22), (0, -10), (92, -8)], INK, 6, 10, 12), flip=side < 0, degrees=0)

    return group(
        slab("M-190 110 C-200 -60 -130 -196 0 -196 C130 -196 200 -60 190 110Z", PALE),
        at(0, 20, eye(-1), eye(1)),
        brush([(-186, -58), (-90, -40), (-18, 6)], INK, 20, 12, 34),
        brush([(186, -58), (90, -40), (18, 6)], INK, 20, 12, 34),
        pen("M-12 -8 L-6 -40 M12 -8 L6 -40", shade(PALE, 2), 5),
    )


def _sugar_bowl() -> Part:
    return group(
        slab("M-58 -34 C-60 24 -36 44 0 44 C36 44 60 24 58 -34Z", WHITE),
        flat(box(-58, -20, 116, 10), "#2a6fc0"),
        slab(ellipse(0, -36, 62, 12), WHITE, dots=False),
        flat(ellipse(0, -36, 48, 8), "#c8d4e8"),
        *[
            at(x, y, slab(box(-15, -15, 30, 30, 3), WHITE, dots=False), degrees=a)
            for x, y, a in ((-24, -52, 12), (14, -56, -20), (-4, -78, 40), (44, -88, 25))
        ],
        *[
            pen(
                f"M{s * 74} -24 C{s * 84} -10 {s * 66} 4 {s * 76} 20 M{s * 92} -18 C{s * 100} -6 {s * 86} 6 "
                f"{s * 94} 18",
                INK,
                5,
            )
            for s in (-1, 1)
        ],
    )


def _cuckoo_clock() -> Part:
    wood = "#8a4a1e"
    bird = group(
        pen("M-6 0 L46 -2 M-6 6 L40 16 L20 26 L48 34", "#c8cede", 5),
        slab(ellipse(74, 10, 27, 23), "#35a8d8"),
        slab("M94 2 L136 -10 L98 14 L132 34 L92 24Z", SUN, dots=False),
        flat(ellipse(82, 2, 8), WHITE),
        flat(ellipse(84, 3, 4), INK),
        brush([(66, -12), (80, -10), (94, 0)], INK, 3, 3, 8),
        slab("M58 -8 L50 -34 L66 -18 L72 -40 L80 -14Z", BLOOD, dots=False),
    )
    return group(
        slab(box(-54, -20, 108, 110, 4), wood),
        slab("M-78 -16 L0 -84 L78 -16 L64 -2 L0 -56 L-64 -2Z", shade(wood, 1)),
        flat(ellipse(0, 50, 34), CREAM),
        pen("M0 50 L0 26 M0 50 L17 58", INK, 5),
        flat(box(-19, -30, 38, 36, 8), INK),
        pen("M-20 92 L-20 144 M20 92 L20 124", GOLD, 4),
        flat("M-32 142 L-8 142 L-20 172Z M8 122 L32 122 L20 152Z", wood),
        at(0, -14, bird),
    )


def _cold_dinner() -> Part:
    return group(
        slab(ellipse(0, 16, 120, 26), "#d8dcec", dots=False),
        flat(ellipse(0, 11, 90, 17), "#b8c0d8"),
        slab("M-54 8 C-70 -30 -20 -48 14 -40 C50 -34 64 -6 40 10Z", "#b8743a"),
        slab("M34 -12 L74 -34 L86 -24 L46 2Z", CREAM, dots=False),
        *[flat(ellipse(x, 9, 8), "#7fae3a") for x in (-74, -88, -62)],
        pen(
            "M-30 -66 L-30 -92 M-43 -85 L-17 -73 M-43 -73 L-17 -85 M40 -60 L40 -86 M27 -79 L53 -67 M27 -67 L53 -79",
            "#8fe0ff",
            5,
        ),
    )


def _person_hole() -> skia.Path:
    return union(
        ellipse(0, -70, 34, 38),
        svg("M-34 -36 L34 -36 L46 60 L-46 60Z"),
        outline(svg("M-30 -24 L-128 -84 M30 -24 L124 -60"), 34),
        outline(svg("M-24 50 L-66 168 M24 50 L60 168"), 40),
    )


def _bricks(outline_of: skia.Path, colour: str) -> Part:
    rows = []
    for row in range(14):
        for column in range(-5, 6):
            x, y = column * 62 + (31 if row % 2 else 0) - 31, -190 + row * 28
            tint = (colour, light(colour, 0.6), shade(colour, 0.4))[(row * 5 + column * 3) % 3]
            rows.append(flat(box(x, y, 58, 24, 3), tint))
    return dressed(outline_of, CREAM, *rows)


def _flowerpot() -> Part:
    return group(
        pen("M0 -30 C-4 -60 2 -76 0 -96", "#3fa34d", 8),
        slab("M2 -60 C30 -90 44 -84 40 -112 C62 -84 40 -52 2 -50Z", "#3fa34d", dots=False),
        *[at(0, -112, flat(ellipse(0, -24, 13, 19), PINK), degrees=i * 60) for i in range(6)],
        flat(ellipse(0, -112, 15), GOLD),
        flat(ellipse(-5, -114, 2.5), INK),
        flat(ellipse(5, -114, 2.5), INK),
        slab("M-40 -30 L40 -30 L28 40 L-28 40Z", "#d8642a"),
        slab(box(-48, -42, 96, 22, 4), "#e8743a", dots=False),
    )


def _kilt_storm() -> Part:
    kilt = svg(
        "M-96 -130 L96 -130 C120 -50 140 10 156 70 C120 60 100 92 64 74 C40 98 0 96 -16 78 C-50 98 -90 "
        "92 -104 72 C-130 84 -146 72 -156 70 C-140 10 -120 -50 -96 -130Z"
    )
    tartan = [flat(box(-200, -120 + i * 46, 400, 16), "#7a3fb0", 0.9) for i in range(5)]
    tartan += [flat(box(-170 + i * 48, -160, 16, 300), "#8fd13f", 0.55) for i in range(8)]
    tartan += [pen(f"M{-150 + i * 48} -150 L{-150 + i * 48} 120", WHITE, 2, 0.5) for i in range(8)]
    puffs = union(
        kilt,
        *[
            ellipse(x, y, r)
            for x, y, r in ((-130, 60, 34), (-80, 78, 36), (-24, 84, 36), (34, 84, 38), (92, 76, 36), (136, 56, 32))
        ],
    )
    return group(
        dressed(puffs, "#3a3a6a", *tartan),
        slab(box(-102, -148, 204, 32, 6), INK, dots=False),
        slab(box(-20, -154, 40, 44, 6), "#c8cede", dots=False),
        slab("M-26 -96 L26 -96 C34 -60 20 -40 0 -40 C-20 -40 -34 -60 -26 -96Z", CREAM),
        *[pen(f"M{x} -58 L{x} -30", INK, 4) for x in (-12, 0, 12)],
    )


def _plate() -> Part:
    return group(
        slab(ellipse(0, 0, 140, 30), WHITE),
        flat(ellipse(0, -3, 100, 19), "#d0d4e8"),
        slab(polygon((-8, -8), (4, -16), (12, -6), (4, 2), (-6, 2)), "#c8862a", dots=False),
    )


def _henchman(x: float, y: float, skin: str, size: float = 1) -> Part:
    """A face that is mostly grin, above an orange collar."""
    grin = svg("M-58 6 C-20 20 20 20 58 6 C58 52 30 70 0 70 C-30 70 -58 52 -58 6Z")
    teeth = [flat(box(-60 + i * 20, 0, 2, 80), "#c8d8e8") for i in range(1, 6)]
    return at(
        x,
        y,
        slab("M-90 210 C-90 120 -56 110 -30 104 L30 104 C56 110 90 120 90 210Z", "#f28c28"),
        flat("M-30 100 L0 140 L30 100Z", "#ffd23a"),
        slab("M-66 -40 C-66 -90 66 -90 66 -40 C72 40 50 104 0 108 C-50 104 -72 40 -66 -40Z", skin),
        slab("M-72 -36 C-80 -110 80 -110 72 -36Z", "#22203a"),
        slab("M-80 -38 C-40 -52 40 -52 80 -38 L76 -26 C40 -38 -40 -38 -76 -26Z", "#4a4668", dots=False),
        *[flat(ellipse(s * 26, -12, 8, 9), INK) for s in (-1, 1)],
        slab(grin, WHITE, dots=False),
        inside(grin, *teeth, flat(box(-60, 34, 120, 2.5), "#c8d8e8")),
        pen(grin, INK, 4),
        flat(star(34, 20, 4, 36, 4), WHITE),
        flat(star(34, 20, 4, 14, 5, -45), "#8fe8ff"),
        size=size,
    )


CARDS: dict[str, Poster] = {
    "i-rehearsed-this-in-the-mirror": Poster(
        diamonds("#3a1f5a", "#4a2a70", "#5f3a8a"),
        [at(30, 2, _mirror())],
        "#160a2a",
        ACID,
        front=[
            one_colour("#2a2f44", at(-112, 78, _laugher(0, 0, 1.2))),
            at(-112, 78, pen("M-64 -20 C-62 -96 -10 -106 20 -92", "#6a7090", 5)),
        ],
    ),
    "menacing-little-stare": Poster(
        rays("#4a1a6a", "#5f2a86", 18, 246, 240),
        [at(0, -20, _stare())],
        "#1a0a2e",
        front=[
            slab(box(-300, 92, 600, 200), "#7a2a1e"),
            flat(box(-300, 92, 600, 12), light("#7a2a1e", 2)),
            at(104, 140, _sugar_bowl(), size=0.92),
            *[at(x, 100, slab(ellipse(0, 0, 20, 14), PALE, dots=False)) for x in (-180, -150, -118, -88)],
        ],
    ),
    "i-expected-you-an-hour-ago": Poster(
        stripes("#1f5a4a", "#267058", 30),
        [
            at(-70, 0, swivel_chair("#8a1f3a"), size=0.98),
            at(92, -70, _cuckoo_clock(), size=0.92),
            at(86, 140, _cold_dinner(), size=0.92),
        ],
        "#0a2a24",
        CREAM,
        front=[
            pen(arc(-70, 150, 120, 30, 150, 36), CREAM, 6),
            at(-176, 166, flat("M0 0 L22 -16 L20 12Z", CREAM), degrees=40),
        ],
    ),
    "only-bruised-thank-you": Poster(
        sky("#5a2a7a", "#b04a9a", "#8fb83a", 110),
        [at(0, -36, fez(BLOOD), size=1.12)],
        "#2a3a10",
        CREAM,
        back=[
            at(
                0,
                40,
                flat(outline(_person_hole(), 26), "#b8d060"),
                flat(outline(_person_hole(), 12), "#5a3a1e"),
                size=1.14,
            ),
            at(0, 40, flat(_person_hole(), "#3a2414"), size=1.14),
            at(7, 53, flat(_person_hole(), "#170d14"), size=1.08),
            *[
                pen(f"M{x0} {y0} L{x0 + 13} {y0 - 9} L{x0 + 24} {y0 + 8} L{x0 + 40} {y0 - 4}", shade("#8fb83a", 1.4), 6)
                for x0, y0 in ((-200, 60), (150, 60), (-160, 150), (120, 160), (-40, -96))
            ],
        ],
        front=[
            flat("M-62 -20 C-30 -4 30 -4 62 -20 L62 30 L-62 30Z", "#170d14"),
            inside(
                box(60, -240, 200, 204),
                at(138, -88, fist("#e9b183", STEEL, thumb_up=True), size=0.72),
            ),
            at(0, -128, ticks(40, 24, SUN, -140, -90, -40, width=9)),
        ],
    ),
    "that-was-my-last-sandwich": Poster(
        sunset("#22103a", "#3a1a5a", "#5a2a8a", "#7a5ab0", y=120),
        [at(0, -40, _kilt_storm(), size=0.94), at(0, 160, _plate())],
        "#12081f",
        LILAC,
        front=[
            at(-110, 90, lightning(SUN), size=0.8),
            at(120, 92, lightning(SUN), size=0.9, degrees=-12),
            at(0, 80, lightning(ACID), size=0.7),
        ],
    ),
    "we-get-dental-down-here": Poster(
        zigzag("#4a2a86", "#5a35a0", height=56),
        [
            _henchman(-128, -20, "#c98a58", 0.86),
            _henchman(140, -20, "#f7cfae", 0.86),
            _henchman(4, 26, "#8a4f30", 1.06),
        ],
        "#1f0f44",
        ACID,
    ),
    "laugh-on-three-everybody": Poster(
        rings("#6a1030", "#8a1a3a", "#a8243a", step=46),
        [
            _laugher(-138, -54, 0.62, coat="#4a3a7a"),
            _laugher(-46, -80, 0.62, skin="#e9b183", coat="#2a5a4a"),
            _laugher(50, -80, 0.62, skin="#c98a58", coat="#7a2a7a"),
            _laugher(144, -54, 0.62, late=True, coat="#3a4a6a"),
        ],
        "#2a0818",
        SUN,
        front=[
            slab("M-230 60 C-120 20 120 20 230 60 L260 300 L-260 300Z", "#4a2416"),
            flat("M-230 60 C-120 20 120 20 230 60 L226 74 C120 36 -120 36 -226 74Z", "#8a5030"),
            *[
                at(
                    x,
                    y,
                    slab("M-26 -20 L26 -20 C24 12 14 20 0 20 C-14 20 -24 12 -26 -20Z", WHITE, dots=False),
                    pen("M26 -10 C44 -14 44 10 22 8", WHITE, 6),
                    pen("M-18 34 L-22 46 M0 36 L0 50 M18 34 L22 46", CREAM, 4),
                    flat(ellipse(6, -34, 6, 8), "#8a4a1e"),
                    degrees=a,
                )
                for x, y, a in ((-130, 96, -14), (-40, 74, 8), (56, 80, -6), (140, 104, 16))
            ],
        ],
    ),
    "i-shout-because-i-care": Poster(
        burst("#3f8a3a", "#56a84a", "#c8f08a", "#eaffc0"),
        [
            _bricks(
                svg(
                    "M-150 -190 L160 -190 C180 -190 190 -180 190 -160 L190 20 C190 40 180 48 160 48 L40 48 "
                    "L6 104 L-10 48 L-150 48 C-170 48 -180 40 -180 20 L-180 -160 C-180 -180 -170 -190 -150 "
                    "-190Z"
                ),
                "#b8402a",
            )
        ],
        "#163a1a",
        CREAM,
        front=[
            *[
                at(
                    x,
                    -76,
                    slab(svg("M-20 -84 L24 -84 L10 34 L-10 34Z"), CREAM, dots=False),
                    slab(ellipse(0, 64, 17), CREAM, dots=False),
                    degrees=a,
                )
                for x, a in ((-70, -8), (4, 0), (78, 8))
            ],
            at(0, 158, _flowerpot(), size=0.86),
        ],
    ),
}
