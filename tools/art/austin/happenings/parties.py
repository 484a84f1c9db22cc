"""Good Happenings: whole scenes with many people."""

from __future__ import annotations

import random

from tools.art.austin.grounds import checks, rays, sky
from tools.art.austin.hands import fist
from tools.art.austin.people import CHEER, CONGA, DANDY, POINTING, Look, bust, mirrored, person
from tools.art.austin.poster import Poster, slab
from tools.art.austin.props import GOLD, WHITE, bow, impact, label, note
from tools.art.austin.style import CREAM, INK, ORANGE, PINK, SUN, TEAL, VIOLET
from tools.art.beanz.parts import Part, at, flat, group, inside, pen
from tools.art.canvas import Canvas
from tools.art.colour import light, shade
from tools.art.paths import arc, box, ellipse, star, svg

RED, SKIN = "#d8263f", "#f2b58c"


GUESTS = (
    Look(PINK, "#e9b183", hair="#2a1a3e", style="beehive", skirt=PINK, sleeves=False, flare=-6),
    DANDY,
    Look(SUN, "#8a4f30", "#8a4f30", "#2a1a3e", "afro", skirt=SUN, sleeves=False, flare=-6),
    Look(TEAL, "#2a3f8a", "#c98a58", "#2a1a3e", "slick", collar=WHITE),
    Look(ORANGE, "#f7cfae", "#f7cfae", "#e2a52b", "flip", skirt=ORANGE, sleeves=False, flare=-6),
)


STONE = Look("#c8c4d8", "#c8c4d8", "#d8d4e8", "#b8b4cc", "tufts", "#b0acc4", collar="#e8e4f4")


def _column(x: float) -> Part:
    grooves = [flat(box(x - 20 + i * 13, -120, 4, 240), "#d8b888") for i in range(4)]
    return group(
        slab(box(x - 28, -124, 56, 250), "#f0d8a8", dots=False),
        *grooves,
        slab(box(x - 40, -142, 80, 24, 4), "#f8e4bc", dots=False),
        slab(box(x - 40, 116, 80, 22, 4), "#f8e4bc", dots=False),
    )


def _painting(x: float, y: float, ground: str, shape: str) -> Part:
    return at(
        x,
        y,
        slab(box(-40, -34, 80, 68, 4), GOLD, dots=False),
        flat(box(-31, -25, 62, 50), ground),
        flat(star(0, 0, 7, 20, 9), shape),
    )


def _conga() -> Part:
    line = (GUESTS[0], DANDY, GUESTS[2], STONE, STONE.but(style="bob"))
    figures = []
    for i, look in enumerate(line):
        figures.append(person(CONGA, look, 138 - i * 78, 92 - (i % 2) * 12 - i * 9, 0.98 - i * 0.06))
    return group(*reversed(figures))


def _plinth() -> Part:
    return group(slab(box(-44, 0, 88, 90, 2), "#e0c090"), slab(box(-54, -12, 108, 18, 3), "#f0d8a8", dots=False))


def _twister(x: float, y: float, size: float, colours: tuple[str, str], hair: str, turn: float) -> Part:
    """A dancer from straight above, wound up like a screw."""
    arms = [
        at(
            0,
            0,
            slab(svg("M0 -16 C40 -60 92 -50 104 -4 C84 -24 60 -26 36 4Z"), colours[i % 2], dots=False),
            degrees=turn + i * 90,
        )
        for i in range(4)
    ]
    skirt = [
        at(
            0,
            0,
            flat(svg("M0 0 C26 -42 60 -36 66 2 C46 -10 24 -4 0 0Z"), colours[(i + 1) % 2]),
            degrees=turn + i * 45 + 20,
        )
        for i in range(8)
    ]
    return at(
        x,
        y,
        *arms,
        slab(ellipse(0, 0, 58), shade(colours[0], 0.4)),
        *skirt,
        slab(ellipse(0, 0, 28), hair),
        pen(arc(0, 0, 17, turn, turn + 250), light(hair, 2), 5),
        pen(arc(0, 0, 7, turn + 90, turn + 300), light(hair, 2), 4),
        size=size,
    )


def _twisters() -> Part:
    pairs = (
        (PINK, "#ffb8d8"),
        (TEAL, "#8fe8dc"),
        (SUN, "#fff0b0"),
        (VIOLET, "#c8a0f0"),
        (ORANGE, "#ffc89a"),
        ("#2a6fc0", "#9accf8"),
    )
    hairs = ("#5a2a14", "#2a1a3e", "#e2a52b", "#c8541f")
    places = (
        (0, 0, 0.98),
        (-134, -96, 0.84),
        (110, -130, 0.84),
        (142, 52, 0.86),
        (34, 148, 0.82),
        (-118, 104, 0.86),
        (-18, -172, 0.6),
        (-196, 10, 0.6),
        (196, -40, 0.56),
        (-60, 196, 0.56),
        (140, 170, 0.6),
    )
    return group(*[_twister(x, y, s, pairs[i % 6], hairs[i % 4], i * 37) for i, (x, y, s) in enumerate(places)])


def _bathtub() -> Part:
    tub = svg("M-150 -30 L150 -30 C156 40 120 86 60 88 L-60 88 C-120 86 -156 40 -150 -30Z")
    feet = [
        at(
            s * 92,
            84,
            slab("M-16 0 C-20 24 -30 34 -34 42 L10 42 C18 26 16 10 16 0Z", "#e89a1a", dots=False),
            flip=s > 0,
        )
        for s in (-1, 1)
    ]
    return group(
        *feet,
        slab(tub, GOLD),
        slab(box(-166, -46, 332, 28, 14), light(GOLD, 0.8), dots=False),
        pen("M112 -46 C112 -96 160 -96 160 -70", "#e89a1a", 13),
        flat("M-120 -6 C-118 30 -100 54 -80 62 C-92 40 -96 20 -96 -6Z", WHITE, 0.6),
        slab("M-30 -30 L30 -30 L26 88 L-26 88Z", PINK),
        at(0, -40, bow(PINK), size=1.0),
    )


def _gavel() -> Part:
    return group(
        slab(box(-10, -6, 20, 150, 8), "#b8743a", dots=False),
        slab(box(-74, -52, 148, 66, 12), "#8a4a1e"),
        *[flat(box(x, -52, 10, 66), GOLD) for x in (-50, 40)],
        slab(box(-84, -58, 22, 78, 8), "#a8642a", dots=False),
        slab(box(62, -58, 22, 78, 8), "#a8642a", dots=False),
    )


def _open_car() -> Part:
    body = "#2a9ac0"
    return group(
        inside(
            box(-200, -300, 400, 340),
            person(CHEER, DANDY, -20, 20, 0.9),
            person(mirrored(POINTING), GUESTS[0], 62, 26, 0.86),
        ),
        slab("M-100 30 L-84 -20 L-72 -20 L-84 30Z", "#bfe8f4", dots=False),
        bust(GUESTS[3], -112, 10, 0.8),
        slab(
            "M-200 40 C-196 20 -160 16 -100 20 L150 20 C190 22 204 46 200 90 L-200 96 C-208 76 -206 52 -200 40Z", body
        ),
        flat("M-200 66 L202 62 L202 76 L-200 80Z", CREAM),
        slab(box(-214, 88, 428, 20, 9), "#c8cede", dots=False),
        slab(ellipse(-192, 58, 13, 16), "#fff6c8", dots=False),
        *[
            at(x, 110, slab(ellipse(0, 0, 40), INK), flat(ellipse(0, 0, 26), WHITE), flat(ellipse(0, 0, 13), RED))
            for x in (-118, 122)
        ],
    )


def _brick_street(canvas: Canvas) -> None:
    canvas.wash("#c86a4a")
    for y in range(0, 330, 22):
        canvas.rect(0, y, 480, 3, "#a8502f")
    canvas.rect(0, 330, 480, 200, "#6a6478")


def _windows_band() -> Part:
    parts: list[Part] = []
    for i in range(4):
        x, y = (-176, -66, 62, 172)[i], -136
        coat = (RED, "#2a4fb0")[i % 2]
        horn = group(pen("M10 34 L50 26", GOLD, 6), flat("M44 18 L74 4 L74 50 L50 38Z", GOLD))
        parts.append(
            at(
                x,
                y,
                flat(box(-44, -50, 88, 108, 6), "#8a3a4a"),
                flat(box(-37, -44, 74, 96, 3), "#ffe8a8"),
                inside(box(-37, -44, 74, 96, 3), bust(Look(coat, style="helmet", hair=coat, collar=GOLD), 0, 10, 0.72)),
                horn,
                flat(box(-50, 54, 100, 12, 3), "#f0d8a8"),
            )
        )
    return group(*parts)


def _ticker(seed: int, count: int) -> Part:
    def draw(canvas: Canvas) -> None:
        rng = random.Random(seed)
        for i in range(count):
            x, y, a = rng.uniform(-240, 240), rng.uniform(-214, 230), rng.uniform(0, 180)
            colour = (PINK, SUN, TEAL, WHITE, ORANGE, VIOLET)[i % 6]
            bit = (
                svg("M-16 0 C-10 -12 -4 12 2 0 C8 -12 12 10 18 0 L18 6 C12 16 8 -6 2 6 C-4 18 -10 -6 -16 6Z")
                if i % 3 == 0
                else box(-6, -4, 12, 8)
            )
            at(x, y, slab(bit, colour, dots=False), degrees=a)(canvas)

    return draw


CARDS: dict[str, Poster] = {
    "conga-line": Poster(
        sky("#7a3a6a", "#a84a7a", "#d8a868", 372),
        [at(-152, 128, _plinth()), _conga()],
        "#4a1a3a",
        CREAM,
        back=[
            _painting(-110, -100, TEAL, SUN),
            _painting(0, -110, PINK, CREAM),
            _painting(110, -100, "#2a6fc0", ORANGE),
            _column(-196),
            _column(204),
        ],
        front=[note(60, -150, 1.0, SUN, 10), note(-50, -160, 0.9, CREAM, -12, pair=True)],
    ),
    "everybody-twist": Poster(checks("#f7c9e0", "#f29ac4", 56), [_twisters()], "#8a2a6a", ""),
    "charity-auction": Poster(
        rays("#c8284a", "#d83a5c", 20, 246, 300),
        [at(-16, 84, _bathtub(), size=0.98), at(70, -128, _gavel(), size=1.0, degrees=-44)],
        "#5a0f2a",
        CREAM,
        front=[
            at(8, -58, impact(0, 0, 34, CREAM, SUN)),
            at(
                -116,
                -120,
                slab(
                    svg(
                        "M-40 -40 C-40 -60 60 -60 60 -40 L60 14 C60 30 20 34 6 34 L-10 60 L-12 34 C-36 32 -40 20 -40 8Z"
                    ),
                    WHITE,
                    dots=False,
                ),
                label("SOLD!", 30, 10, -2, RED, 88),
            ),
            at(164, -20, fist(SKIN, VIOLET), size=0.6, degrees=-60),
        ],
    ),
    "ticker-tape-parade": Poster(
        _brick_street,
        [at(0, 66, _open_car(), size=0.94)],
        "#3a1a2a",
        CREAM,
        back=[_windows_band(), _ticker(5, 50)],
        front=[_ticker(8, 60)],
    ),
}
