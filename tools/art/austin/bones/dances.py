"""Good Bones of a whole company: a fist of dancers, a mirror ball at work, statues, the big number."""

from __future__ import annotations

import math

from tools.art.austin.grounds import burst, rays, sky, sunset
from tools.art.austin.people import CHEER, KICK, POINTING, RUN, SHIMMY, Look, mirrored, person
from tools.art.austin.poster import Poster, contour, glow, slab
from tools.art.austin.props import GOLD, WHITE, mirror_ball, note, paper, shoe, ticks
from tools.art.austin.style import CREAM, INK, ORANGE, PINK, SUN, TEAL, VIOLET
from tools.art.beanz.parts import Part, at, brush, flat, group, pen
from tools.art.colour import light, shade
from tools.art.paths import box, ellipse, outline, star, svg, union

_PROFILE = svg(
    "M-34 128 L-34 -40 C-36 -84 30 -90 34 -46 C34 -38 44 -28 46 -22 C46 -18 40 -18 38 -16 C42 -8 40 -4 36 -2 "
    "C38 6 32 12 20 10 L22 128Z"
)
_HAIR = svg("M-34 44 C-52 20 -52 -92 4 -92 C30 -90 40 -66 34 -50 C14 -64 2 -50 4 -30 C4 -6 -2 30 -12 44Z")


def _dancer(x: float, y: float, dress: str, skin: str, hair: str, size: float = 1, degrees: float = 0) -> Part:
    """A dancer in profile, straight as a finger."""
    return at(
        x,
        y,
        slab(union(_PROFILE), skin, dots=False),
        slab(svg("M-38 30 L30 30 L34 134 L-42 134Z"), dress),
        slab(_HAIR, hair),
        brush([(16, -34), (26, -38), (32, -33)], INK, 3, 2, 5),
        flat(ellipse(34, -6, 5, 3), "#c81f4a"),
        flat(ellipse(-2, -6, 6), GOLD),
        size=size,
        degrees=degrees,
    )


def _dancers_fist() -> Part:
    """Seven dancers: two are the wrist, four the fingers, one the thumb."""
    tints = (
        (PINK, "#e9b183", "#e2a52b"),
        (ORANGE, "#8a4f30", "#2a1a3e"),
        (TEAL, "#f7cfae", "#c8541f"),
        (SUN, "#c98a58", "#5a2a14"),
    )
    wrist = [_dancer(x, 196, VIOLET, "#e9b183", "#2a1a3e", 0.92) for x in (-52, 20)]
    fingers = [_dancer(-116 + i * 74, -50 - (0, 20, 14, -6)[i], *tints[i], 1.2) for i in range(4)]
    thumb = at(-6, 74, _dancer(0, 0, "#d8263f", "#f7cfae", "#8a4fb5", 1.16), degrees=80, flip=True)
    return contour("#5a0f3a", 13, *wrist, contour("#5a0f3a", 5, *fingers), contour("#5a0f3a", 7, thumb))


def _desk(x: float, y: float, size: float, colour: str = "#8a90a0") -> Part:
    return at(
        x,
        y,
        slab(box(-60, 0, 120, 12, 3), light(colour, 1), dots=False),
        slab(box(-54, 12, 40, 62), colour, dots=False),
        flat(box(44, 12, 9, 62), shade(colour, 1)),
        flat(box(-44, 24, 20, 5), shade(colour, 2)),
        flat(box(-44, 46, 20, 5), shade(colour, 2)),
        slab("M-20 0 L-12 -30 L28 -30 L36 0Z", shade(colour, 1), dots=False),
        flat("M-6 -24 L22 -24 L26 -8 L-10 -8Z", light(colour, 2)),
        size=size,
    )


def _chain(x0: float, y0: float, x1: float, y1: float, links: int) -> Part:
    parts: list[Part] = []
    angle = math.degrees(math.atan2(y1 - y0, x1 - x0)) - 90
    for i in range(links):
        t = i / (links - 1)
        link = outline(ellipse(0, 0, 7 if i % 2 else 11, 16), 7)
        parts.append(at(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, slab(link, "#5a6078", dots=False), degrees=angle))
    return group(*parts)


def _beams(*colours: str) -> Part:
    """Spots of coloured light thrown by the ball."""
    places = (
        (-170, -120),
        (-150, 20),
        (-120, 120),
        (20, 150),
        (120, 110),
        (170, 150),
        (-60, -170),
        (-196, 90),
        (90, 180),
    )
    return group(
        *[flat(ellipse(x, y, 20, 13, 20 * i), colours[i % len(colours)], 0.8) for i, (x, y) in enumerate(places)]
    )


_STONE = Look("#b8bcd0", "#b8bcd0", "#d0d4e4", "#a8acc4", "bob", "#9a9eb8", face=False)
_TWIST = (SHIMMY, POINTING, mirrored(SHIMMY), KICK, mirrored(POINTING), CHEER, RUN)


def _statues() -> Part:
    back = [person(_TWIST[i % 7], _STONE.but(top="#9a9eb8", legs="#9a9eb8"), -160 + i * 64, -50, 0.7) for i in range(6)]
    front = [
        person(_TWIST[(i + 2) % 7], _STONE.but(style=("moptop", "afro", "bob", "beehive")[i]), -150 + i * 100, 34, 0.95)
        for i in range(4)
    ]
    return group(*back, *front)


def _glitter_shoe() -> Part:
    sparks = [
        flat(star(-60 + 19 * (i % 8), -36 + 13 * (i // 8) + 5 * (i % 3), 4, 9, 2.4, i * 20), WHITE) for i in range(24)
    ]
    return group(shoe(PINK, GOLD, "#ff9ac4"), *sparks)


def _stairs() -> Part:
    steps = []
    for i in range(9):
        wide, y = 60 + i * 16, -96 + i * 32
        tread = ("#fff6c8", "#ffe27a")[i % 2]
        steps += [flat(box(-wide, y, 2 * wide, 34), shade(tread, 0.9)), flat(box(-wide, y, 2 * wide, 15), tread)]
    return group(*steps)


def _player(x: float, y: float, colour: str, brass: bool) -> Part:
    horn = group(pen("M4 0 L34 -16", GOLD, 6), flat("M30 -26 L54 -38 L54 4 L36 -8Z", GOLD))
    fiddle = group(
        flat(ellipse(14, 6, 13, 9, -30), "#a8521e"), pen("M18 2 L44 -14", "#5a2a14", 4), pen("M2 -18 L40 12", CREAM, 2)
    )
    return at(
        x,
        y,
        slab("M-24 50 C-24 20 -14 12 0 12 C14 12 24 20 24 50Z", colour, dots=False),
        slab(ellipse(0, -4, 14, 17), "#e9b183", dots=False),
        flat("M-14 -6 C-16 -28 16 -28 14 -6 C6 -14 -6 -14 -14 -6Z", INK),
        horn if brass else fiddle,
    )


def _fountain(x: float, flip: bool) -> Part:
    jets = [
        pen(f"M0 60 C{dx * 0.2} {-top} {dx * 0.8} {-top} {dx} 30", "#8fe8ff", 6, 0.9)
        for dx, top in ((-54, 130), (-26, 190), (26, 190), (54, 130))
    ]
    return at(
        x, 96, *jets, pen("M0 60 L0 -110", WHITE, 7), slab("M-70 50 L70 50 L50 90 L-50 90Z", "#35a8d8"), flip=flip
    )


def _microphone() -> Part:
    return group(
        flat(box(-2.5, 0, 5, 54), INK),
        flat(ellipse(0, 54, 18, 5), INK),
        slab(box(-7, -24, 14, 28, 7), "#c8cede", dots=False),
        ticks(24, 14, PINK, -150, -90, -30, width=6),
    )


CARDS: dict[str, Poster] = {
    "we-shagettes-move-as-one": Poster(
        burst("#e8307a", "#ff5a9a", "#ffd3e0", "#fff0f4"),
        [at(0, 12, _dancers_fist())],
        "#8a0f4a",
        CREAM,
        front=[ticks(196, 34, CREAM, -150, -120, -90, -60, -30, width=14)],
    ),
    "i-brought-my-own-disco-ball": Poster(
        sky("#a8acb8", "#c8ccd4", "#7a8090", 330),
        [_chain(170, -230, 30, -84, 9), at(-12, -10, mirror_ball(108, "#ff6ab0", WHITE, 11))],
        "#4a4f60",
        CREAM,
        back=[
            *[flat(box(-240 + i * 84, -170, 66, 70), "#8fa0b0") for i in range(6)],
            at(
                128,
                -66,
                flat(star(0, 0, 9, 128, 84, -70), "#6a6f80"),
                flat(star(0, 0, 9, 112, 72, -70), "#ffb8dc"),
                flat(ellipse(10, -14, 40), "#fff0c8"),
                *[flat(box(x, y, 34, 15, 2), "#c87a5a") for x, y in ((-118, 44), (-96, 76), (60, 86), (84, 58))],
            ),
            _desk(-150, 96, 0.9),
            _desk(150, 110, 1.0),
            _desk(-40, 140, 1.1),
            _beams("#ff6ab0", "#ffd23a", "#35d0ff"),
            at(-130, -60, paper(36, 46), degrees=30),
            at(120, 50, paper(34, 44), degrees=-24),
        ],
        front=[ticks(122, 34, "#ff6ab0", 150, 180, 210, 120, width=14), at(-170, -20, paper(34, 42), degrees=-40)],
    ),
    "everybody-freeze-and-boogie": Poster(
        rays("#4a5fd0", "#5f78e8", 20),
        [_statues(), at(60, 126, _glitter_shoe(), size=1.3, degrees=-16)],
        "#1f2a7a",
        WHITE,
        front=[note(-120, 130, 1.5, SUN, -14, pair=True), at(60, 126, ticks(128, 22, CREAM, 60, 90, 120, width=10))],
    ),
    "and-now-the-big-number": Poster(
        sunset("#2a1070", "#5a1a9a", "#c8288a", "#ff8a4a", "#fff0a8", y=110),
        [
            *[
                _player(-176 + (i % 3) * 44 - (i // 3) * 6, -60 + (i // 3) * 52, (PINK, TEAL)[i % 2], i % 2 == 0)
                for i in range(6)
            ],
            *[
                _player(88 + (i % 3) * 44 + (i // 3) * 6, -60 + (i // 3) * 52, (TEAL, PINK)[i % 2], i % 2 == 1)
                for i in range(6)
            ],
            _stairs(),
            _fountain(-136, False),
            _fountain(136, True),
            at(0, -58, _microphone()),
        ],
        "#3a0f6a",
        back=[glow(0, -110, 190, "#fff6c8", 0.9), flat(star(0, -112, 16, 130, 60), CREAM, 0.7)],
    ),
}
