"""Clothes as parts in figure units: collar at y = 150, shoulders at x = -214 to 214, foot of the picture below y = 260."""

from __future__ import annotations

import skia

from tools.art.austin.poster import shaded, slab
from tools.art.beanz.parts import Part, at, brush, flat, group, inside, pen
from tools.art.canvas import Canvas
from tools.art.colour import light, shade
from tools.art.paths import box, common, ellipse, minus, mirrored, polygon, rotated, spline, star, svg, union
from tools.art.spy.backgrounds import daisy

BODY = svg(
    "M-46 150 C-70 168 -190 176 -214 246 C-226 290 -228 330 -232 660 L232 660 C228 330 226 290 214 246 C190 176 70 168 46 "
    "150 C30 186 -30 186 -46 150Z"
)
SLIM = svg(
    "M-40 150 C-60 166 -140 176 -158 236 C-168 300 -118 330 -112 370 C-108 430 -150 500 -160 660 "
    "L160 660 C150 500 108 430 112 370 C118 330 168 300 158 236 C140 176 60 166 40 "
    "150 C26 180 -26 180 -40 150Z"
)
WIDE = svg(
    "M-60 140 C-100 160 -250 160 -280 260 C-296 320 -300 350 -304 660 L304 660 C300 350 296 320 280 260 C250 160 100 160 "
    "60 140 C40 190 -40 190 -60 140Z"
)
SHIRT = "#fff4df"


def torso(colour: str, shape: skia.Path = BODY, *parts: Part) -> Part:
    """Plain cloth in two planes; parts are printed on it."""
    return group(shaded(shape, colour, -44, 0, 1.2), inside(shape, *parts))


def _both(path: skia.Path, colour: str, darker: float = 0.9) -> Part:
    """A piece on the left and its mirror image, in shadow, on the right."""
    return group(flat(path, colour), flat(mirrored(path), shade(colour, darker)))


def stripes(colour: str, gap: float = 26, width: float = 3) -> Part:
    return group(
        *[brush([(x * 0.8, 140), (x, 240), (x * 1.04, 640)], colour, width, width) for x in range(-286, 290, int(gap))]
    )


def checks(colour: str, cell: float = 34, alpha: float = 0.55) -> Part:
    rows = [box(-310, y, 620, cell * 0.4) for y in range(140, 640, int(cell))]
    columns = [box(x, 130, cell * 0.4, 530) for x in range(-306, 310, int(cell))]
    return group(*[flat(one, colour, alpha) for one in (*rows, *columns)])


def spots(colour: str, radius: float = 13, gap: float = 50) -> Part:
    places = [
        (x + (gap / 2 if row % 2 else 0), 150 + row * gap * 0.8)
        for row in range(12)
        for x in range(-260, 261, int(gap))
    ]
    return group(*[flat(ellipse(x, y, radius), colour) for x, y in places])


def daisies(petal: str, core: str, radius: float = 30) -> Part:
    places = (
        (-150, 210),
        (-96, 270),
        (-30, 300),
        (60, 280),
        (120, 220),
        (170, 290),
        (-180, 310),
        (20, 380),
        (-80, 360),
    )

    def draw(canvas: Canvas) -> None:
        for x, y in places:
            daisy(canvas, x, y, radius, petal, core, x)

    return draw


def paisley(colour: str, core: str, *places: tuple[float, float, float]) -> Part:
    """Curled drops as (x, y, degrees)."""
    drop = svg("M0 24 C-20 20 -24 -6 -8 -18 C2 -26 18 -26 24 -40 C30 -14 26 22 0 24Z")
    eye = ellipse(-1, 4, 8)
    return group(*[at(x, y, flat(drop, colour), flat(eye, core), degrees=a) for x, y, a in places])


PAISLEY = (
    (-160, 226, 0),
    (-120, 290, 60),
    (-176, 320, 200),
    (150, 240, 120),
    (118, 306, 20),
    (176, 330, 250),
    (-92, 236, 160),
    (96, 236, 300),
)


def lapels(colour: str, depth: float = 300) -> Part:
    piece = svg(f"M-46 148 L-96 172 L-88 214 L-66 220 L0 {depth} L-2 {depth - 50}Z")
    return _both(piece, colour)


def shirt(colour: str = SHIRT, depth: float = 250) -> Part:
    return group(
        flat(polygon((-48, 150), (48, 150), (0, depth)), colour),
        flat(polygon((-46, 146), (-6, 178), (-36, 200)), light(colour, 1)),
        flat(polygon((46, 146), (6, 178), (36, 200)), shade(colour, 0.5)),
    )


def tie(colour: str, stripe: str = "") -> Part:
    shape = svg("M-12 174 L0 168 L13 174 L8 196 L16 262 L0 282 L-16 262 L-6 196Z")
    bands = [flat(polygon((-30, y), (30, y - 22), (30, y - 12), (-30, y + 10)), stripe) for y in range(200, 300, 26)]
    return group(slab(shape, colour, dots=False), *([inside(shape, *bands)] if stripe else []))


def bow_tie(colour: str, y: float = 180) -> Part:
    wing = svg(f"M0 {y} C-16 {y - 24} -44 {y - 26} -52 {y - 20} L-52 {y + 20} C-44 {y + 26} -16 {y + 24} 0 {y}Z")
    return group(_both(wing, colour), slab(box(-12, y - 13, 24, 26, 7), light(colour, 0.7), dots=False))


def suit(colour: str, lapel: str, neckwear: Part, *pattern: Part, shirt_colour: str = SHIRT) -> Part:
    return group(
        torso(colour, BODY, *pattern),
        shirt(shirt_colour),
        neckwear,
        lapels(lapel),
        *[flat(ellipse(4, y, 7), shade(lapel, 1.6)) for y in (318, 352)],
    )


def dinner_jacket(colour: str, lapel: str) -> Part:
    roll = svg("M-46 148 C-96 170 -104 220 -60 280 L0 330 L0 290 C-40 250 -50 200 -46 148Z")
    studs = [flat(ellipse(0, y, 4.5), "#1f1430") for y in (214, 244, 272)]
    return group(
        torso(colour),
        flat(polygon((-48, 150), (48, 150), (0, 320)), "#ffffff"),
        *studs,
        _both(roll, lapel),
        bow_tie("#1f1430"),
        flat(svg("M-150 236 L-120 230 L-126 262 Z"), "#e8307a"),
    )


def ruffles(colour: str, rows: int = 6, width: float = 46, top: float = 166) -> Part:
    parts = []
    for k in range(rows):
        y, w = top + k * 27, width - k * 2.5
        for s in (-1, 1):
            piece = spline(
                [
                    (0, y - 8),
                    (s * w * 0.6, y - 14),
                    (s * w, y - 2),
                    (s * w * 0.95, y + 14),
                    (s * w * 0.7, y + 6),
                    (s * w * 0.55, y + 20),
                    (s * w * 0.32, y + 9),
                    (s * w * 0.12, y + 22),
                    (0, y + 10),
                ]
            )
            parts += [at(0, 5, flat(piece, shade(colour, 1.4))), flat(piece, colour if s < 0 else shade(colour, 0.55))]
    return group(*parts)


def dandy(colour: str, lapel: str, frill: str, *pattern: Part) -> Part:
    """The velvet suit with ruffles that our dandy goes nowhere without."""
    return group(
        torso(colour, BODY, *pattern),
        flat(svg("M-44 156 L0 430 L46 156Z"), frill),
        ruffles(frill, 8),
        _both(
            svg(
                "M-50 150 C-90 158 -118 176 -120 196 L-92 210 L-104 232 C-80 280 -50 320 -22 380 L-4 660 C-4 500 "
                "-50 220 -50 150Z"
            ),
            lapel,
        ),
    )


def medallion(x: float = 0, y: float = 236, colour: str = "#f4c542") -> Part:
    chain = svg(f"M-46 158 C-30 {y - 6} 30 {y - 6} 46 158")
    return group(
        pen(chain, "#c98a1b", 6),
        pen(chain, "#ffd869", 2.5),
        slab(ellipse(x, y, 25), colour, dots=False),
        flat(star(x, y, 5, 15, 7), "#c98a1b"),
    )


def high_collar(colour: str, collar: str, button: str, zip_line: bool = False) -> Part:
    """A buttoned jacket with a stand-up collar."""
    band = svg("M-58 122 C-40 142 40 142 58 122 L68 170 C40 192 -40 192 -68 170Z")
    buttons = [flat(ellipse(4, y, 6), button) for y in (214, 252, 290, 328)]
    return group(
        torso(colour),
        slab(band, collar, dots=False),
        pen("M4 190 L4 660", shade(colour, 1.8), 3.5),
        *([] if zip_line else buttons),
        *[
            pen(f"M{s * 150} 190 C{s * 120} 220 {s * 116} 290 {s * 130} 660", shade(colour, 1.8), 3, 0.8)
            for s in (-1, 1)
        ],
    )


def boiler_suit(colour: str, collar: str, badge: str) -> Part:
    """A worker's overall with a zip, breast pockets and a number plate."""
    flaps = svg("M-48 146 L-4 186 L-40 222 L-92 172Z")
    pocket = box(-130, 236, 70, 54, 6)
    return group(
        torso(colour),
        _both(flaps, collar),
        pen("M0 190 L0 660", "#e8e4f0", 5),
        pen("M0 190 L0 660", shade(colour, 2), 1.5),
        pen(pocket, shade(colour, 1.5), 4),
        slab(box(54, 238, 84, 40, 6), badge, dots=False),
        flat(ellipse(74, 258, 9), colour),
        flat(box(90, 250, 38, 6, 3), colour),
        flat(box(90, 262, 30, 6, 3), colour),
    )


def turtleneck(colour: str, shape: skia.Path = BODY, *pattern: Part) -> Part:
    roll = svg("M-50 112 C-30 128 30 128 50 112 L58 176 C30 194 -30 194 -58 176Z")
    ribs = [
        pen(polygon((x, 124), (x * 1.12, 184), close=False), shade(colour, 1.2), 2, 0.5) for x in range(-40, 45, 11)
    ]
    return group(torso(colour, shape, *pattern), slab(roll, light(colour, 1), dots=False), *ribs)


def gown(colour: str, skin: str, trim: str, *pattern: Part, shape: skia.Path = SLIM) -> Part:
    """Bare shoulders, a gathered edge."""
    cloth = common(shape, svg("M-240 236 C-110 262 -60 232 0 250 C60 232 110 262 240 236 L240 660 L-240 660Z"))
    edge = svg(
        "M-152 232 C-110 256 -60 226 0 246 C60 226 110 256 152 232 L152 248 C110 274 60 244 0 264 C-60 244 -110 274 -152 248Z"
    )
    return group(
        shaded(shape, skin, -40, 0, 1),
        shaded(cloth, colour, -36, 0, 1.2),
        inside(cloth, *pattern),
        slab(edge, trim, dots=False),
    )


def straps(colour: str) -> Part:
    return group(
        *[
            brush([(s * 62, 250), (s * 70, 200), (s * 52, 160)], colour if s < 0 else shade(colour, 1), 22, 18)
            for s in (-1, 1)
        ]
    )


def mini_dress(colour: str, collar: str, *pattern: Part, shape: skia.Path = SLIM) -> Part:
    """A mod shift with a pointed collar."""
    piece = svg("M0 190 L-46 146 L-96 170 L-60 222Z")
    return group(torso(colour, shape, *pattern), _both(piece, collar, 0.6))


def target(first: str, second: str, third: str, y: float = 290) -> Part:
    return group(*[flat(ellipse(0, y, r), c) for r, c in ((70, first), (50, second), (27, third))])


def cape(colour: str, lining: str) -> Part:
    """A villain's cape with a collar up to the ears; drawn behind the head."""
    wings = svg(
        "M-30 176 C-120 150 -170 60 -160 -20 C-120 50 -90 110 -40 140 L40 140 C90 110 120 50 160 -20 C170 60 120 150 30 176Z"
    )
    cloth = svg("M-60 150 C-180 170 -260 260 -320 660 L320 660 C260 260 180 170 60 150Z")
    return group(shaded(cloth, colour, -50, 0, 1), slab(wings, lining))


def apron(colour: str, bib: str = "") -> Part:
    shape = svg(
        "M-70 214 C-40 226 40 226 70 214 L84 290 C110 296 124 320 130 660 L-130 660 C-124 320 -110 296 -84 290Z"
    )
    cords = [brush([(s * 68, 218), (s * 58, 180), (s * 44, 152)], colour, 10, 8) for s in (-1, 1)]
    return group(*cords, slab(shape, colour), *([flat(box(-46, 320, 92, 60, 10), bib)] if bib else []))


def gi(colour: str, belt: str, frill: str) -> Part:
    """A karate jacket over ruffles."""
    left = svg("M-50 148 L-84 166 C-60 240 0 290 60 320 L40 350 C-40 320 -90 260 -104 172Z")
    return group(
        torso(colour),
        flat(svg("M-44 156 L0 320 L46 156Z"), frill),
        ruffles(frill, 4),
        slab(mirrored(left), shade(colour, 0.5), dots=False),
        slab(left, colour, dots=False),
        slab(box(-230, 330, 460, 34), belt, dots=False),
    )


def lab_coat(colour: str = "#f4f2f8", shirt_colour: str = "#8fd0e8", knot: Part | None = None) -> Part:
    pens = [flat(box(-122 + k * 16, 222, 8, 34, 3), c) for k, c in enumerate(("#e23b2e", "#2a7fc4", "#3fa34d"))]
    return group(
        torso(colour),
        shirt(shirt_colour, 290),
        knot or tie("#e8307a", "#fbb034"),
        lapels(light(colour, 0.4), 340),
        *pens,
        pen(box(-136, 244, 72, 64, 6), shade(colour, 1.2), 4),
        flat(box(-134, 246, 68, 14), colour),
    )


def guard_tunic(colour: str = "#d8202e") -> Part:
    buttons = [flat(ellipse(0, y, 8), "#f4c542") for y in (206, 240, 274, 308, 342)]
    band = svg("M-56 122 C-40 142 40 142 56 122 L64 168 C40 188 -40 188 -64 168Z")
    belt = polygon((-196, 214), (-166, 190), (330, 640), (270, 660))
    return group(
        torso(colour),
        slab(band, "#22203a", dots=False),
        flat(belt, "#fffaf0"),
        *buttons,
        slab(ellipse(-150, 190, 56, 20, -14), "#22203a", dots=False),
        slab(ellipse(150, 190, 56, 20, 14), "#22203a", dots=False),
    )


def officer(colour: str, gold: str = "#f4c542", tie_colour: str = "#22304f") -> Part:
    epaulette = svg("M-118 174 C-160 180 -196 196 -206 214 L-150 216 C-130 206 -116 190 -118 174Z")
    fringe = [
        brush([(s * x, 212), (s * (x + 2), 238)], gold if k % 2 else shade(gold), 7, 5)
        for s in (-1, 1)
        for k, x in enumerate(range(150, 206, 9))
    ]
    medals = [
        group(flat(box(-136 + k * 24, 246, 18, 14), c), flat(ellipse(-127 + k * 24, 274, 10), gold))
        for k, c in enumerate(("#e4483a", "#2f7fb8", "#3fa34d"))
    ]
    return group(
        torso(colour), shirt(), tie(tie_colour), lapels(light(colour, 0.6)), _both(epaulette, gold), *fringe, *medals
    )


def dirndl(bodice: str, blouse: str, skin: str, lace: str, shape: skia.Path = BODY) -> Part:
    """A festival dress: puffed white blouse, laced bodice."""
    puffs = [slab(ellipse(s * 176, 236, 66, 54), blouse) for s in (-1, 1)]
    low = svg("M-80 226 C-40 250 40 250 80 226 L104 660 L-104 660Z")
    edge = svg(
        "M-90 160 C-80 220 -40 244 0 246 C40 244 80 220 90 160 L120 180 C104 250 50 276 0 276 C-50 276 -104 250 -120 180Z"
    )
    laces = [pen(svg(f"M-24 {y} L24 {y + 18} M24 {y} L-24 {y + 18}"), lace, 4) for y in range(268, 400, 26)]
    neckline = svg("M-90 120 L-90 160 C-80 220 -40 250 0 252 C40 250 80 220 90 160 L90 120Z")
    return group(
        shaded(shape, blouse, -40, 0, 1),
        inside(shape, shaded(neckline, skin, -26, 0, 1)),
        *puffs,
        slab(edge, blouse, dots=False),
        slab(low, bodice),
        *laces,
    )


def sash(colour: str, edge: str, badge: str = "#f4c542") -> Part:
    band = polygon((-176, 190), (-132, 172), (132, 400), (60, 420))
    return group(
        slab(band, colour, dots=False),
        pen(polygon((-176, 190), (60, 420), close=False), edge, 5),
        pen(polygon((-132, 172), (132, 400), close=False), edge, 5),
        slab(star(30, 320, 8, 34, 22), badge, dots=False),
    )


def vest(colour: str, *pattern: Part) -> Part:
    """A waistcoat over what was drawn before."""
    piece = minus(
        svg("M-120 190 C-60 220 -30 260 0 320 C30 260 60 220 120 190 L150 660 L-150 660Z"),
        rotated(box(-2, 300, 4, 200), 0),
    )
    return group(
        slab(piece, colour, dots=False),
        inside(piece, *pattern),
        *[flat(ellipse(0, y, 6), "#f4c542") for y in (340, 366)],
    )


def scarf(colour: str, second: str, tail: bool = True) -> Part:
    loop = svg(
        "M-62 132 C-40 160 40 160 62 132 C76 150 74 180 60 190 C30 204 -30 204 -60 190 C-74 180 -76 150 -62 132Z"
    )
    end = svg("M20 180 L66 176 L84 300 L30 304Z")
    bands = [flat(polygon((0, y), (100, y - 12), (100, y + 4), (0, y + 16)), second) for y in (220, 256, 292)]
    return group(
        *([slab(end, colour, dots=False), inside(end, *bands)] if tail else []),
        slab(loop, colour, dots=False),
        inside(loop, *[flat(box(x, 120, 14, 90), second) for x in (-44, -6, 32)]),
    )


def necklace(colour: str, y: float = 206, beads: int = 11, radius: float = 10) -> Part:
    parts = []
    for k in range(beads):
        t = (k - (beads - 1) / 2) / ((beads - 1) / 2)
        parts.append(slab(ellipse(t * 60, y - 44 * t * t, radius), colour, dots=False))
    return group(*parts)


def wetsuit(colour: str, panel: str) -> Part:
    yoke = svg(
        "M-60 140 C-120 170 -190 180 -206 226 C-120 250 -60 262 0 262 C60 262 120 250 206 226 C190 180 120 170 60 140Z"
    )
    return group(
        torso(colour),
        slab(union(yoke), panel, dots=False),
        pen("M0 150 L0 660", "#e8e4f0", 5),
        slab(svg("M-54 118 C-30 134 30 134 54 118 L60 166 C30 182 -30 182 -60 166Z"), colour, dots=False),
    )
