"""Things that appear on several posters: notes, stars of impact, clouds, cups, cases, hats, shoes, signs."""

from __future__ import annotations

import math

import skia

from tools.art.austin.poster import INK, shaded, slab
from tools.art.beanz.parts import Part, at, brush, flat, group, inside, pen
from tools.art.canvas import Canvas
from tools.art.colour import light, shade
from tools.art.lettering import text_path, text_width
from tools.art.paths import arc, box, ellipse, minus, polygon, star, svg, union

GOLD, CREAM, WHITE = "#ffc42e", "#fff3dc", "#ffffff"
LABEL_FONT = "LeagueSpartan-Black.otf"


def label(text: str, size: float, x: float = 0, y: float = 0, colour: str = INK, wide: float = 0) -> Part:
    """Lettering that belongs to a thing in the picture; wide > 0: no wider than that."""
    if wide:
        size = min(size, size * wide / text_width(text, LABEL_FONT, size))
    return flat(text_path(text, LABEL_FONT, size, x, y, "centre"), colour)


def impact(x: float, y: float, radius: float, colour: str = GOLD, core: str = CREAM, points: int = 11) -> Part:
    """A comic star of impact."""
    return at(
        x,
        y,
        flat(star(0, 0, points, radius, radius * 0.62, -80), colour),
        flat(star(0, 0, points, radius * 0.66, radius * 0.4, -70), core),
    )


def ticks(radius: float, length: float, colour: str, *degrees: float, width: float = 12) -> Part:
    """Wedges that point outward round the origin: a shout, a shake, a shine."""
    wedges = []
    for angle in degrees:
        c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        wedges.append(
            brush([(radius * c, radius * s), ((radius + length) * c, (radius + length) * s)], colour, width, 3)
        )
    return group(*wedges)


def speed(colour: str, *lines: tuple[float, float, float, float], width: float = 10) -> Part:
    """Speed lines as (x, y, x, y), thick at the second end."""
    return group(*[brush([(a, b), (c, d)], colour, 2, width) for a, b, c, d in lines])


def note(x: float, y: float, size: float, colour: str, degrees: float = 0, pair: bool = False) -> Part:
    """A quaver, or two under one beam."""
    single = union(
        ellipse(-10, 22, 14, 10, -20), box(0, -40, 6, 62), svg("M0 -42 C6 -24 26 -24 24 2 C20 -10 8 -12 0 -16Z")
    )
    double = union(
        ellipse(-28, 24, 14, 10, -20),
        ellipse(20, 18, 14, 10, -20),
        box(-18, -34, 6, 58),
        box(30, -40, 6, 58),
        polygon((-18, -36), (36, -46), (36, -28), (-18, -18)),
    )
    return at(x, y, slab(double if pair else single, colour, dots=False), size=size, degrees=degrees)


def cloud(colour: str, *puffs: tuple[float, float, float], dots: bool = True) -> Part:
    """Round puffs melted into one form."""
    return slab(union(*[ellipse(*puff) for puff in puffs]), colour, dots)


def heart(size: float) -> skia.Path:
    k = size
    return svg(
        f"M0 {0.92 * k} C{-1.5 * k} {-0.1 * k} {-0.95 * k} {-1.1 * k} 0 {-0.42 * k} "
        f"C{0.95 * k} {-1.1 * k} {1.5 * k} {-0.1 * k} 0 {0.92 * k}Z"
    )


def cup(colour: str, saucer: str, tea: str = "#8a4a1e") -> Part:
    """A tea cup on its saucer, 220 wide, its rim at y = -50."""
    bowl = svg("M-86 -50 C-84 10 -60 52 -30 58 L30 58 C60 52 84 10 86 -50Z")
    ear = minus(ellipse(94, -14, 40, 36), ellipse(92, -14, 23, 20))
    return group(
        slab(ellipse(0, 66, 128, 24), saucer),
        flat(ellipse(0, 60, 84, 13), shade(saucer, 1)),
        slab(ear, colour, dots=False),
        slab(bowl, colour),
        flat(ellipse(0, -50, 86, 18), light(colour, 1.4)),
        flat(ellipse(2, -47, 74, 13), tea),
        flat(ellipse(-20, -49, 30, 5), light(tea, 2)),
    )


def briefcase(colour: str, metal: str = GOLD, width: float = 120, height: float = 84) -> Part:
    """A closed case round the origin."""
    handle = minus(box(-24, -height / 2 - 20, 48, 40, 12), box(-15, -height / 2 - 11, 30, 40, 7))
    return group(
        slab(handle, shade(colour, 1.2), dots=False),
        slab(box(-width / 2, -height / 2, width, height, 10), colour),
        flat(box(-width / 2, -6, width, 5), shade(colour, 1.6)),
        *[flat(box(x - 9, -12, 18, 17, 3), metal) for x in (-width * 0.3, width * 0.3)],
    )


def swivel_chair(colour: str, frame: str = "#c8cede", back: bool = False) -> Part:
    """The villain's egg-shaped chair, 200 wide and 300 high, on a star foot; back = seen from behind."""
    shell = svg("M-96 40 C-112 -60 -92 -168 0 -172 C92 -168 112 -60 96 40 C90 84 60 96 0 96 C-60 96 -90 84 -96 40Z")
    seat = svg("M-66 30 C-78 -50 -64 -132 0 -136 C64 -132 78 -50 66 30Z")
    foot = group(
        shaded(box(-11, 90, 22, 54, 4), frame, -8, 0),
        slab(
            svg(
                "M0 128 C40 132 84 146 100 166 L84 172 C60 158 30 152 0 152 C-30 152 -60 158 -84 172 L-100 166 "
                "C-84 146 -40 132 0 128Z"
            ),
            frame,
            dots=False,
        ),
        *[flat(ellipse(x, y, 12), shade(frame, 3)) for x, y in ((-92, 174), (0, 168), (92, 174))],
    )
    if back:
        return group(foot, slab(shell, colour), pen(arc(0, -40, 70, 200, 290, 100), light(colour, 2), 7, 0.7))
    buttons = [flat(ellipse(x, y, 6), shade(colour, 2.6)) for x, y in ((0, -90), (-26, -50), (26, -50), (0, -10))]
    return group(
        foot,
        slab(shell, colour),
        flat(seat, shade(colour, 1.9)),
        *buttons,
        slab(svg("M-82 24 C-50 8 50 8 82 24 C92 60 70 84 0 84 C-70 84 -92 60 -82 24Z"), light(colour, 0.8)),
    )


def fez(colour: str = "#c8242e", tassel: str = GOLD) -> Part:
    """A fez standing on the origin, 110 wide and 90 high."""
    body = svg("M-54 0 C-50 -40 -44 -70 -38 -86 C-14 -96 14 -96 38 -86 C44 -70 50 -40 54 0 C24 12 -24 12 -54 0Z")
    return group(
        slab(body, colour),
        flat(ellipse(0, -87, 38, 9), light(colour, 1)),
        pen("M0 -88 C30 -98 56 -84 58 -50", tassel, 5),
        slab(svg("M50 -52 L66 -52 L70 -12 L46 -12Z"), tassel, dots=False),
    )


def bowler(colour: str = "#2a2440", band: str = "#c8242e") -> Part:
    """A bowler hat standing on the origin, 150 wide."""
    return group(
        slab("M-52 0 C-58 -60 -36 -84 0 -84 C36 -84 58 -60 52 0Z", colour),
        inside("M-52 0 C-58 -60 -36 -84 0 -84 C36 -84 58 -60 52 0Z", flat(box(-70, -24, 140, 20), band)),
        slab("M-80 -10 C-60 2 60 2 80 -10 C82 8 50 16 0 16 C-50 16 -82 8 -80 -10Z", colour, dots=False),
    )


def top_hat(colour: str = "#2a2440", band: str = "#8a3fd0", height: float = 104) -> Part:
    """A top hat standing on the origin, 150 wide."""
    crown = svg(f"M-46 0 C-42 -40 -46 -80 -54 {-height} L54 {-height} C46 -80 42 -40 46 0Z")
    return group(
        slab(crown, colour),
        inside(crown, flat(box(-70, -28, 140, 24), band)),
        slab(ellipse(0, 0, 78, 13), colour, dots=False),
    )


def boot(colour: str, sole: str = INK, heel: str = "") -> Part:
    """A go-go boot whose toe points right; its top is at (0, -150), its sole at y = 40."""
    return group(
        slab(
            "M-46 -150 L34 -150 C36 -90 30 -40 36 -14 C60 -10 96 2 104 22 L104 34 L-8 34 L-10 22 L-40 34 C-48 0 "
            "-44 -60 -46 -150Z",
            colour,
        ),
        flat("M-10 22 L-6 40 L106 40 L104 32 L-8 34Z", sole),
        slab("M-44 22 L-8 22 L-14 40 L-44 40Z", heel or sole, dots=False),
        flat("M-46 -150 L34 -150 L34 -132 L-46 -132Z", light(colour, 1.2)),
        pen("M-6 -120 C-8 -80 -8 -40 -4 -8", shade(colour, 1.2), 4),
    )


def shoe(colour: str, sole: str, trim: str = CREAM) -> Part:
    """A platform shoe whose toe points right, 170 wide, standing at y = 40."""
    return group(
        slab("M-80 8 L96 8 C100 20 98 34 92 40 L-2 40 C-8 28 -20 26 -28 40 L-84 40Z", sole, dots=False),
        slab(
            "M-82 10 C-88 -20 -84 -46 -74 -58 C-56 -48 -36 -48 -22 -58 C0 -30 40 -26 76 -16 C96 -8 100 4 96 10Z", colour
        ),
        flat("M34 -22 C56 -24 90 -12 96 8 L52 8 C50 -6 44 -14 34 -22Z", trim),
        pen("M-6 -36 L18 -50 M12 -28 L34 -42", trim, 6),
    )


def lightning(colour: str = GOLD) -> Part:
    return slab("M16 -60 L-34 10 L-4 10 L-20 60 L36 -16 L4 -16Z", colour, dots=False)


def skull(colour: str = CREAM, hole: str = INK) -> Part:
    """A friendly skull in a 100 unit box."""
    head = union(ellipse(0, -12, 40, 36), box(-22, 10, 44, 32, 8))
    return group(
        slab(head, colour, dots=False),
        *[flat(ellipse(x, -10, 11, 12), hole) for x in (-16, 16)],
        flat("M0 6 L-6 18 L6 18Z", hole),
        *[flat(box(x - 1.5, 26, 3, 16), hole) for x in (-9, 0, 9)],
    )


def paper(width: float, height: float, colour: str = CREAM, lines: int = 6) -> Part:
    """A written sheet round the origin."""
    rows = [
        flat(
            box(-width * 0.38, -height * 0.36 + i * height * 0.72 / lines, width * (0.76 if i % 3 else 0.5), 4),
            "#a89ab8",
        )
        for i in range(lines)
    ]
    return group(slab(box(-width / 2, -height / 2, width, height, 2), colour, dots=False, depth=0.5), *rows)


def sign(text: str, width: float, height: float, colour: str, ink: str, size: float, *more: str) -> Part:
    """A board with one to three lines of lettering."""
    rows = [text, *more]
    gap = height / (len(rows) + 0.35)
    return group(
        slab(box(-width / 2, -height / 2, width, height, 8), colour, dots=False, depth=0.5),
        pen(box(-width / 2 + 7, -height / 2 + 7, width - 14, height - 14, 5), ink, 3),
        *[
            label(row, size, 0, -height / 2 + gap * (i + 0.68) + size * 0.36, ink, width - 34)
            for i, row in enumerate(rows)
        ],
    )


def bow(colour: str, size: float = 1) -> Part:
    """A ribbon tied in a bow."""
    return at(
        0,
        0,
        slab("M0 0 C-20 -40 -70 -50 -84 -30 C-92 0 -84 30 -70 34 C-44 30 -16 14 0 0Z", colour),
        slab("M0 0 C20 -40 70 -50 84 -30 C92 0 84 30 70 34 C44 30 16 14 0 0Z", colour),
        slab(box(-17, -19, 34, 38, 12), light(colour, 0.7), dots=False),
        size=size,
    )


def mirror_ball(radius: float, colour: str, spark: str = WHITE, rows: int = 9) -> Part:
    """A ball of small mirrors lit from the upper left."""

    def draw(canvas: Canvas) -> None:
        ball = ellipse(0, 0, radius)
        canvas.fill(ball, shade(colour, 1.6))
        with canvas.clip(ball):
            for row in range(rows):
                low, high = (math.radians(-90 + 180 * (row + k) / rows) for k in (0.08, 0.92))
                y0, y1 = radius * math.sin(low), radius * math.sin(high)
                wide = radius * math.cos((low + high) / 2)
                for column in range(-rows, rows):
                    a, b = (math.sin(math.radians(90 * (column + k) / rows)) * wide for k in (0.08, 0.92))
                    bright = 1.6 - 2.2 * math.hypot((a + b) / 2 + radius * 0.4, (y0 + y1) / 2 + radius * 0.4) / radius
                    hue = light(colour, bright) if bright > 0 else shade(colour, -bright)
                    flash = (row * 7 + column * 13) % 11 == 0
                    canvas.fill(box(a, y0, b - a, y1 - y0, 1), spark if flash else hue)
        canvas.fill(star(-radius * 0.42, -radius * 0.46, 4, radius * 0.5, radius * 0.06), spark)

    return draw


def clock_face(radius: float, rim: str, face: str, hours: float, minutes: float, ink: str = INK) -> Part:
    """A round clock; hours and minutes as angles in degrees from twelve."""
    marks = []
    for index in range(12):
        angle = math.radians(index * 30)
        mark = box(-radius * 0.025, -radius * 0.84, radius * 0.05, radius * (0.16 if index % 3 else 0.24), 2)
        marks.append(at(0, 0, flat(mark, ink), degrees=math.degrees(angle)))
    hand = (
        f"M{-radius * 0.05} {radius * 0.1} L{-radius * 0.03} {{}} L0 {{}} L{radius * 0.03} {{}} "
        f"L{radius * 0.05} {radius * 0.1}Z"
    )
    short = hand.format(-radius * 0.42, -radius * 0.52, -radius * 0.42)
    long = hand.format(-radius * 0.62, -radius * 0.74, -radius * 0.62)
    return group(
        slab(ellipse(0, 0, radius), rim),
        flat(ellipse(0, 0, radius * 0.88), face),
        *marks,
        at(0, 0, flat(short, ink), degrees=hours),
        at(0, 0, flat(long, ink), degrees=minutes),
        flat(ellipse(0, 0, radius * 0.08), rim),
    )
