"""Good Swingers to have: a handshake, spectacles, a filing cabinet, an umbrella."""

from __future__ import annotations

import math

from tools.art.austin.grounds import rays, scales, sunset
from tools.art.austin.hands import finger
from tools.art.austin.people import POINTING, Look, person
from tools.art.austin.poster import Poster, dressed, slab
from tools.art.austin.props import GOLD, WHITE, bowler, heart, paper, ticks, top_hat
from tools.art.austin.style import CREAM, INK, ORANGE, PINK, SUN, TEAL, VIOLET
from tools.art.beanz.parts import Part, at, flat, group, pen
from tools.art.canvas import Canvas
from tools.art.colour import light, shade
from tools.art.paths import box, ellipse, polygon, rotated, svg
from tools.art.spy.backgrounds import daisy

RED = "#d8263f"


def _handshake() -> Part:
    """Two gloves in a knot with nine thumbs."""
    white, pink = "#f4f0fa", "#ff7ab0"
    knot = [
        finger(46 * math.cos(a), 46 * math.sin(a), math.degrees(a) + 90, 74, 34, white if i % 2 else pink)
        for i, a in enumerate(math.radians(-170 + i * 40) for i in range(9))
    ]
    left = group(
        slab("M-330 100 L-120 0 L-84 70 L-300 190Z", VIOLET),
        slab("M-140 -10 L-100 -30 L-62 58 L-100 82Z", CREAM, dots=False),
    )
    right = group(
        slab("M330 100 L120 0 L84 70 L300 190Z", TEAL), slab("M140 -10 L100 -30 L62 58 L100 82Z", SUN, dots=False)
    )
    locks = [finger(-66 + 8 * i, -34 + i * 26, 84, 118, 31, white) for i in range(4)]
    return group(
        left,
        right,
        slab(ellipse(-58, 20, 64, 62), white),
        slab(ellipse(58, 20, 64, 62), pink),
        *knot,
        slab(ellipse(0, 8, 74, 60), pink),
        *locks,
        finger(72, -36, -66, 74, 32, pink),
    )


def _lens(colours: tuple[str, str], petals: str, turn: float) -> Part:
    form = heart(92)

    def galaxy(canvas: Canvas) -> None:
        canvas.fill(form, colours[0])
        with canvas.clip(form):
            for i in range(10):
                a = i * 36 + turn
                canvas.fill(rotated(svg("M0 0 C60 -50 130 -30 180 60 C130 10 60 -6 0 0Z"), a), colours[1])
            for i in range(15):
                a, r = turn / 40 + i * 0.9, 8 + i * 7.6
                daisy(canvas, r * math.cos(a), r * math.sin(a), 9 + i * 0.9, petals if i % 2 else CREAM, SUN, i * 20)

    return group(
        galaxy,
        flat("M-76 -36 C-70 -66 -40 -72 -22 -62 C-44 -56 -58 -42 -60 -20Z", WHITE, 0.75),
        pen(form, "#8a1f5a", 20),
        pen(form, PINK, 13),
        pen(form, "#ff9ac4", 4),
    )


def _spectacles() -> Part:
    return group(
        pen("M-176 -40 C-206 -60 -214 -110 -196 -150", PINK, 13),
        pen("M176 -40 C206 -60 214 -110 196 -150", PINK, 13),
        pen("M-34 -26 C-14 -50 14 -50 34 -26", "#8a1f5a", 20),
        pen("M-34 -26 C-14 -50 14 -50 34 -26", PINK, 13),
        at(-100, 0, _lens(("#2a1a7a", "#5a3ad0"), "#ff8ac4", 0), degrees=-6),
        at(100, 0, _lens(("#0f6a6a", "#1fa8a0"), "#ffa03a", 50), degrees=6),
    )


def _drawer(x: float, y: float, open_: float, tint: str) -> Part:
    front = group(
        slab(box(-36, -21, 72, 42, 3), tint, dots=False),
        flat(box(-18, -12, 36, 11, 2), CREAM),
        slab(box(-10, 5, 20, 8, 3), GOLD, dots=False),
    )
    if not open_:
        return at(x, y, front)
    return at(
        x,
        y,
        flat(box(-36, -21, 72, 42), shade(tint, 2.6)),
        at(0, open_, paper(50, 40, CREAM, 3), flat(box(-36, -22, 72, 22), shade(tint, 1.6)), front, size=1.1),
    )


def _wall() -> Part:
    drawers = [
        _drawer(-312 + (i % 9) * 78, -253 + (i // 9) * 47, 0, ("#7f9a5a", "#8aa864", "#76904f")[(i * 5) % 3])
        for i in range(126)
    ]
    return group(flat(box(-400, -300, 800, 800), "#3f5a2a"), *drawers)


def _tall_ladder() -> Part:
    rungs = [
        flat(polygon((-28 + y * 0.0, y), (28, y), (28, y + 9), (-28, y + 9)), "#ffb84a") for y in range(-250, 340, 30)
    ]
    return group(
        *rungs,
        slab(box(-37, -260, 13, 640), "#e88a1f", dots=False),
        slab(box(24, -260, 13, 640), "#e88a1f", dots=False),
    )


def _open_umbrella() -> Part:
    top = svg(
        "M-176 10 C-170 -120 -70 -170 0 -170 C70 -170 170 -120 176 10 C140 -20 100 -20 62 10 C30 -20 -30 "
        "-20 -62 10 C-100 -20 -140 -20 -176 10Z"
    )
    gores = [
        flat("M0 -170 C-60 -110 -66 -40 -62 14 L-190 20 C-180 -90 -90 -160 0 -170Z", SUN),
        flat("M0 -170 C60 -110 66 -40 62 14 L-62 14 C-66 -40 -60 -110 0 -170Z", PINK),
    ]
    tag = group(
        pen("M0 0 L34 -40", "#5a2a14", 3),
        slab("M-34 -2 L-14 -18 L34 -18 L34 26 L-14 26 L-34 8Z", "#e8c890", dots=False),
        flat(ellipse(-20, 4, 4), INK),
        *[flat(box(-4, -8 + k * 10, 30, 4), "#8a5a2a") for k in range(3)],
    )
    return group(
        pen("M0 -180 L0 -160", "#5a2a14", 9),
        pen("M0 0 L0 170 C0 206 48 206 48 172", "#5a2a14", 13),
        pen("M-3 0 L-3 166", "#a8642a", 4),
        dressed(top, ORANGE, *gores),
        at(70, 92, tag, size=1.1, degrees=12),
    )


def _trumpet() -> Part:
    return group(
        pen("M-70 0 L40 0 M-40 0 C-60 30 20 30 10 0", GOLD, 9),
        slab("M30 -6 C56 -8 70 -18 84 -34 L84 34 C70 18 56 8 30 6Z", GOLD, dots=False),
        *[flat(box(x, -22, 8, 20, 2), CREAM) for x in (-24, -8, 8)],
        slab(box(-82, -8, 14, 16, 4), GOLD, dots=False),
    )


def _mitten(colour: str) -> Part:
    return group(
        slab(
            "M-22 34 L-24 -8 C-24 -40 -12 -44 -8 -20 C-6 -50 8 -50 8 -22 C14 -46 26 -42 22 -14 C34 -24 42 "
            "-14 30 4 L22 34Z",
            colour,
            dots=False,
        ),
        slab(box(-26, 30, 52, 16, 4), light(colour, 1.4), dots=False),
    )


CARDS: dict[str, Poster] = {
    "very-secret-handshake": Poster(
        rays("#2a8ac8", "#4aa4dc", 18, 240, 196),
        [at(0, 10, _handshake(), size=1.1)],
        "#0f3a7a",
        "",
        front=[at(0, 10, ticks(168, 36, SUN, -140, -115, -90, -65, -40, width=14))],
    ),
    "psychedelic-spectacles": Poster(
        sunset("#b81f6a", "#e8307a", "#ff6a4a", "#ffb03a", "#fff0a8", y=200, outer=470),
        [at(0, 6, _spectacles(), size=1.2)],
        "#8a2a3a",
        "",
    ),
    "ministry-filing-cabinet": Poster(
        lambda canvas: canvas.wash("#3f5a2a"),
        [
            at(70, 0, _tall_ladder(), degrees=5),
            person(
                POINTING,
                Look("#7a5a3a", "#3a3a4a", hair="#5a2a14", style="bowler", collar=WHITE, flare=0),
                56,
                -60,
                0.62,
                5,
                flip=True,
            ),
        ],
        "#1f3014",
        CREAM,
        back=[
            _wall(),
            _drawer(-78, -112, 16, "#8aa864"),
            _drawer(156, 76, 18, "#8aa864"),
            _drawer(-156, 122, 16, "#7f9a5a"),
        ],
        front=[at(-20, -150, paper(30, 38), degrees=20), at(-110, 10, paper(28, 36), degrees=-30)],
    ),
    "lost-property-umbrella": Poster(
        scales("#2a5fb0", "#3a78c8", "#5a98e0", "#8abcf4", cell=76),
        [at(0, -40, _open_umbrella(), size=0.96)],
        "#123070",
        CREAM,
        front=[
            at(-120, 60, _mitten(RED), size=0.95, degrees=-24),
            at(-64, 150, bowler("#3a2a5a", PINK), size=0.5, degrees=14),
            at(128, 144, _trumpet(), size=0.74, degrees=-30),
            at(-150, 150, _mitten(TEAL), size=0.8, degrees=30),
            at(150, 40, top_hat("#3a2a5a", SUN, 84), size=0.5, degrees=20),
        ],
    ),
}
