"""Good Happenings away from the dance floor: a palace, a garden, an airport."""

from __future__ import annotations

import math

from tools.art.austin.grounds import discs, sky, stars
from tools.art.austin.people import SIT, Look, person
from tools.art.austin.poster import Poster, dressed, glow, slab
from tools.art.austin.props import GOLD, WHITE, bowler, label, ticks
from tools.art.austin.style import CREAM, INK, ORANGE, PINK, SUN, TEAL, VIOLET
from tools.art.beanz.parts import Part, at, flat, group, inside, pen
from tools.art.canvas import Canvas
from tools.art.colour import light, shade
from tools.art.paths import box, ellipse, polygon, svg
from tools.art.spy.backgrounds import daisy

RED, SKIN = "#d8263f", "#f2b58c"


def _palace() -> Part:
    night, edge = "#2a3484", "#3a48a8"
    parts: list[Part] = [
        slab(box(-200, -40, 400, 210), night, dots=False),
        slab(box(-70, -90, 140, 260), edge, dots=False),
        slab("M-86 -90 L0 -150 L86 -90Z", night, dots=False),
    ]
    parts += [slab(box(s * 178 - 34, -90, 68, 260), edge, dots=False) for s in (-1, 1)] + [
        slab(
            svg(f"M{s * 178 - 40} -90 C{s * 178 - 36} -150 {s * 178 + 36} -150 {s * 178 + 40} -90Z"), night, dots=False
        )
        for s in (-1, 1)
    ]
    parts += [pen(f"M{x} {y} L{x} {y - 50}", night, 5) for x, y in ((-178, -130), (178, -130), (0, -146))]
    parts += [
        flat(box(x, y, 22, 34, 10), "#141a50")
        for y in (-14, 50, 110)
        for x in (-192, -150, -118, -50, 28, 96, 128, 170)
        if not (x == 28 and y == -14)
    ]
    return group(*parts)


def _pedaller() -> Part:
    """Seen through the lit window: somebody on a bicycle that feeds a lamp."""
    frame = group(
        pen(ellipse(-56, 60, 38), INK, 6),
        pen(ellipse(60, 60, 38), INK, 6),
        pen(
            "M-56 60 L-16 0 L44 0 L4 60 L-16 0 M-56 60 L4 60 M44 0 L60 60 M44 0 L38 -26 L56 -32 M-16 0 L-22 "
            "-16 M-36 -18 L-8 -18",
            PINK,
            8,
        ),
        *[
            pen(f"M{x} 60 L{x + 36 * math.cos(a)} {60 + 36 * math.sin(a)}", INK, 2)
            for x in (-56, 60)
            for a in (0.3, 1.3, 2.4, 3.5, 4.5, 5.6)
        ],
    )
    rider = person(SIT, Look(VIOLET, VIOLET, hair="#c8541f", collar="#ffd3e0"), -22, -24, 0.78)
    return group(
        frame,
        rider,
        pen("M-94 60 C-130 60 -130 -60 -110 -90", INK, 4),
        at(
            -108,
            -104,
            slab("M-12 20 C-40 -6 -28 -44 0 -44 C28 -44 40 -6 12 20Z", "#fff27a", dots=False),
            slab(box(-11, 18, 22, 18, 4), "#8a90a8", dots=False),
            ticks(50, 17, WHITE, -150, -120, -90, -60, -30, width=6),
        ),
    )


def _reader(x: float, y: float, hat: Part, coat: str, size: float = 1) -> Part:
    lines = [flat(box(-62 + 66 * (i % 2), 28 + 12 * (i // 2), 58, 4), "#b0a8c0") for i in range(10)]
    eyes = [
        group(
            flat(ellipse(s * 27, -4, 16, 17), INK),
            flat(ellipse(s * 27, -4, 12, 13), WHITE),
            flat(ellipse(s * 27 + 4, -2, 6), INK),
        )
        for s in (-1, 1)
    ]
    return at(
        x,
        y,
        slab("M-90 150 C-90 70 -60 60 0 56 C60 60 90 70 90 150Z", coat),
        slab(ellipse(0, -14, 44, 52), SKIN),
        at(0, -46, hat),
        slab(box(-80, -34, 160, 132, 3), CREAM, dots=False, depth=0.4),
        flat(box(-1.5, -34, 3, 132), "#d8ccb8"),
        flat(box(-64, 12, 128, 9), INK),
        *lines,
        *eyes,
        *[slab(ellipse(s * 82, 40, 15, 19), SKIN, dots=False) for s in (-1, 1)],
        size=size,
    )


def _straw_hat(colour: str) -> Part:
    return group(
        slab("M-40 0 C-40 -44 40 -44 40 0Z", "#f4d88a"),
        flat("M-41 -6 L41 -6 L40 -20 L-40 -20Z", colour),
        slab(ellipse(0, 0, 70, 12), "#f4d88a", dots=False),
    )


def _garden_hat(colour: str) -> Part:
    return group(
        slab("M-38 0 C-38 -36 38 -36 38 0Z", colour),
        slab(ellipse(0, 0, 78, 15), colour, dots=False),
        lambda canvas: daisy(canvas, 30, -12, 17, WHITE, SUN),
    )


def _tuba() -> Part:
    return group(
        pen("M-30 90 C-80 90 -80 20 -30 20 C10 20 10 70 -20 70", shade(GOLD, 1.4), 24),
        pen("M-30 90 C-80 90 -80 20 -30 20 C10 20 10 70 -20 70", GOLD, 17),
        slab("M-34 90 C30 96 40 40 34 -40 L70 -40 C80 60 60 130 -30 112Z", GOLD),
        slab("M10 -40 C10 -70 -10 -90 -30 -100 L120 -100 C100 -90 90 -70 92 -40Z", GOLD),
        slab(ellipse(45, -100, 76, 16), light(GOLD, 1), dots=False),
        flat(ellipse(45, -99, 56, 9), shade(GOLD, 2)),
        pen("M-20 20 L-54 -10", GOLD, 9),
        *[flat(box(x, 0, 9, 30, 3), CREAM) for x in (-34, -18, -2)],
    )


def _penguin() -> Part:
    return group(
        flat("M-34 92 L-54 106 L-6 106 L-8 92Z M34 92 L54 106 L6 106 L8 92Z", ORANGE),
        slab(
            "M-56 40 C-60 -70 -40 -110 0 -110 C40 -110 60 -70 56 40 C52 84 30 98 0 98 C-30 98 -52 84 -56 40Z", "#23203f"
        ),
        flat("M-36 44 C-38 -10 -30 -40 0 -40 C30 -40 38 -10 36 44 C32 78 18 88 0 88 C-18 88 -32 78 -36 44Z", WHITE),
        slab("M-54 -20 C-84 10 -86 40 -74 60 C-60 50 -52 30 -50 10Z", "#23203f", dots=False),
        slab("M54 -20 C84 10 86 40 74 60 C60 50 52 30 50 10Z", "#23203f", dots=False),
        slab("M-14 -62 L16 -62 L2 -40Z", SUN, dots=False),
        flat(box(-34, -88, 68, 22, 9), INK),
        *[flat(ellipse(s * 17, -78, 12, 9), "#4a4470") for s in (-1, 1)],
        *[flat(ellipse(s * 17 - 4, -81, 4, 3), WHITE) for s in (-1, 1)],
        at(0, -30, slab("M0 0 L-22 -11 L-22 11Z M0 0 L22 -11 L22 11Z", RED, dots=False)),
    )


def _sock() -> Part:
    form = svg("M-26 -70 L26 -70 L28 10 C50 14 80 24 84 44 C86 64 60 70 30 66 C-10 64 -28 50 -28 20Z")
    return group(
        dressed(form, PINK, *[flat(box(-60, -70 + i * 34, 180, 17), CREAM) for i in range(5)]),
        slab(box(-31, -86, 62, 26, 8), TEAL, dots=False),
    )


def _carousel() -> Part:
    slats = [
        flat(svg(f"M{x} 100 L{x + 5} 100 L{x * 1.12 + 5} 196 L{x * 1.12} 196Z"), "#23263a")
        for x in range(-230, 240, 46)
    ]
    return group(
        slab("M-240 84 C-120 64 120 64 240 84 L260 200 L-260 200Z", "#4a4f68"),
        *slats,
        flat("M-240 84 C-120 64 120 64 240 84 L240 96 C120 76 -120 76 -240 96Z", SUN),
    )


def _daisies(canvas: Canvas) -> None:
    for x, y in ((30, 330), (90, 440), (440, 420), (250, 450), (160, 380), (400, 330)):
        daisy(canvas, x, y, 13, WHITE, SUN)


CARDS: dict[str, Poster] = {
    "power-cut-at-the-palace": Poster(
        group(sky("#0a0f3a", "#2a3a8a", "#0f1440", 390), stars(CREAM, 3, 50, 0, 200)),
        [_palace()],
        "#060824",
        "",
        back=[at(120, -150, slab(ellipse(0, 0, 40), "#fff0c8", dots=False), flat(ellipse(16, -8, 34), "#1a2458"))],
        front=[
            glow(0, 20, 170, "#ffb84a", 0.45),
            slab(box(-96, -66, 192, 176, 40), "#8a6a2a", dots=False),
            flat(box(-84, -54, 168, 156, 30), "#ffd24a"),
            inside(box(-84, -54, 168, 156, 30), at(10, 46, _pedaller(), size=0.74)),
            flat(box(-108, 104, 216, 16, 4), "#3a4080"),
            flat(polygon((-84, 120), (84, 120), (190, 300), (-190, 300)), "#ffd24a", 0.3),
        ],
    ),
    "spot-the-spy": Poster(
        group(
            sky("#8fd8f4", "#d8f4e0", "#5ab04a", 200),
            _daisies,
        ),
        [
            _reader(-118, -60, _garden_hat(PINK), "#c85a9a", 0.7),
            _reader(124, -66, _straw_hat(RED), "#3a6ab0", 0.7),
            _reader(0, -96, at(0, 8, bowler("#3a3458", TEAL), size=0.7), "#4a3a6a", 0.64),
            _reader(-84, 62, _straw_hat(TEAL), "#e88a3a", 1.0),
            _reader(98, 58, _garden_hat(SUN), VIOLET, 1.0),
        ],
        "#1f5a3a",
        "",
        back=[
            flat(
                "M-260 -10 C-200 -60 -150 -50 -110 -30 C-40 -70 40 -70 110 -34 C160 -60 210 -50 260 -10 L260 "
                "40 L-260 40Z",
                "#3a8a3a",
            )
        ],
    ),
    "lost-luggage": Poster(
        discs("#f2a03a", "#fbb85a", "#ffd08a", "#ffe4b8", cell=110),
        [
            _carousel(),
            at(-136, 20, _sock(), size=1.0, degrees=-8),
            at(-18, -6, _tuba(), size=0.94),
            at(134, -10, _penguin(), size=1.0),
        ],
        "#8a4a14",
        CREAM,
        back=[
            at(
                0,
                -176,
                slab(box(-110, -26, 220, 48, 8), INK, dots=False),
                label("BAGGAGE", 32, -14, 10, SUN),
                flat("M78 -14 L100 -14 L89 14Z", SUN),
            )
        ],
    ),
}
