"""Good Bones about things: a car, a clock, a lens, a watch, a page of photographs, tea, a briefcase."""

from __future__ import annotations

from tools.art.austin.grounds import arches, burst, discs, petals, rays, scales, stripes, waves
from tools.art.austin.hands import OPEN, palm, pinch, sleeve
from tools.art.austin.people import CHEER, DANDY, LEAP, POINTING, Look, head, person, shade_of
from tools.art.austin.poster import Poster, dressed, shaded, slab
from tools.art.austin.props import GOLD, WHITE, clock_face, cup, label, paper, speed, ticks
from tools.art.austin.style import CREAM, INK, ORANGE, PINK, SUN, TEAL, VIOLET
from tools.art.beanz.parts import Part, at, brush, flat, group, pen
from tools.art.colour import light, shade
from tools.art.paths import box, ellipse, minus, polygon, star, svg

RED, SKIN = "#d8263f", "#f2b58c"


def _tyre(x: float) -> Part:
    spokes = [at(0, 0, flat(box(-2, -26, 4, 52), "#8a90a8"), degrees=i * 30) for i in range(6)]
    return at(
        x,
        62,
        slab(ellipse(0, 0, 44), "#2a2440"),
        flat(ellipse(0, 0, 28), "#dfe4f0"),
        *spokes,
        flat(ellipse(0, 0, 8), RED),
    )


def _sports_car() -> Part:
    """A long open roadster seen from the side, heading right, with stripes of three colours along it."""
    body = svg(
        "M-180 54 C-190 6 -170 -18 -120 -22 L-50 -26 C-30 -26 10 -24 40 -26 C110 -24 176 -6 186 30 L186 56 L-180 60Z"
    )
    band = [
        flat(svg(f"M-200 {y} C-60 {y - 10} 80 {y - 10} 210 {y + 10} L210 {y + 17} C80 {y} -60 {y} -200 {y + 10}Z"), c)
        for y, c in ((14, CREAM), (24, "#2a6fc0"), (34, CREAM))
    ]
    driver = Look(VIOLET, hair="#c8541f", collar="#ffd3e0")
    return group(
        at(
            -30,
            -54,
            slab("M-44 60 C-44 18 -24 12 -10 10 L10 10 C26 14 40 24 40 60Z", VIOLET),
            head(driver, 0, -16, 1.1),
        ),
        pen("M-18 -16 C-40 -70 -84 -86 -96 -126", VIOLET, 22),
        at(-100, -152, palm(WHITE, OPEN, back=False), size=0.42, degrees=-14),
        pen("M46 -26 L26 -70 L72 -26", "#bfe8f4", 7),
        dressed(body, RED, *band),
        flat("M-86 -24 C-84 -10 14 -10 22 -25Z", shade(RED, 2)),
        slab(ellipse(176, 18, 10, 15), GOLD, dots=False),
        _tyre(-110),
        _tyre(116),
    )


def _grandfather_clock() -> Part:
    wood = "#8a3f1e"
    return group(
        slab("M-86 -130 C-80 -190 -30 -160 0 -204 C30 -160 80 -190 86 -130Z", wood),
        slab(box(-82, -134, 164, 110, 6), wood),
        at(0, -82, clock_face(50, GOLD, CREAM, -60, 60)),
        slab(box(-66, -26, 132, 214, 4), wood),
        flat(box(-50, -12, 100, 200), "#2a1020"),
        slab(box(-94, 176, 188, 40, 6), wood),
        slab("M-66 -26 L-150 -4 L-150 214 L-66 190Z", light(wood, 0.6)),
        flat("M-80 -4 L-136 12 L-136 182 L-80 172Z", shade(wood, 0.8)),
    )


def _tray() -> Part:
    """A tray with a cocktail."""
    return group(
        slab(ellipse(6, 0, 62, 12), "#d8dcec", dots=False),
        slab("M-24 -76 L44 -76 L14 -40 L14 -10 L30 -4 L-10 -4 L6 -10 L6 -40Z", "#dff6f4", dots=False),
        flat("M-14 -68 L34 -68 L12 -42 L8 -42Z", ORANGE),
        slab(ellipse(28, -84, 9), "#7fae3a", dots=False),
        pen("M10 -56 L36 -98", INK, 3),
    )


def _lens() -> Part:
    glass = ("#2a1a4a", "#4a2a8a", "#1f5fa8", "#35a8d8", "#7ae0e0")
    rings_of = [flat(ellipse(0, 0, 150 - i * 9), "#1a1430" if i % 2 == 0 else "#4a4460") for i in range(5)]
    blade = shaded(svg("M-96 -40 C-60 -110 30 -120 78 -74 L20 -36Z"), "#3a2f5a", -7, 0)
    blades = [at(0, 0, blade, degrees=index * 360 / 7) for index in range(7)]
    knurl = [at(0, 0, flat(box(-5, -204, 10, 26, 2), INK), degrees=i * 7.5) for i in range(48)]
    return group(
        slab(ellipse(0, 0, 204), "#5a5474"),
        *knurl,
        slab(ellipse(0, 0, 182), "#34304a"),
        *rings_of,
        slab(ellipse(0, 0, 108), glass[1]),
        *blades,
        slab(ellipse(0, 0, 52), glass[2]),
        flat(ellipse(-4, -4, 38), glass[3]),
        flat(ellipse(-8, -8, 20), glass[4]),
        flat(svg("M-86 -30 C-80 -70 -50 -92 -18 -92 C-50 -78 -66 -56 -70 -26Z"), WHITE, 0.75),
        flat(ellipse(48, 58, 14, 9, -40), WHITE, 0.6),
        flat(ellipse(-74, 8, 7), WHITE, 0.6),
    )


def _umbrella(colour: str, second: str) -> Part:
    top = svg(
        "M-96 0 C-92 -70 -40 -100 0 -100 C40 -100 92 -70 96 0 C74 -18 52 -18 32 0 C14 -18 -14 -18 -32 0 "
        "C-52 -18 -74 -18 -96 0Z"
    )
    gores = [
        flat("M0 -100 C-30 -70 -34 -30 -32 0 L-96 0 C-92 -60 -50 -94 0 -100Z", second),
        flat("M0 -100 C30 -70 34 -30 32 0 L-32 0 C-34 -30 -30 -70 0 -100Z", colour),
    ]
    return group(pen("M0 -108 L0 110", "#5a2a14", 8), dressed(top, second, *gores))


def _ladder(length: float) -> Part:
    rungs = [flat(box(-20, -length + 14 + 26 * i, 40, 8), "#e8b04a") for i in range(int(length // 26))]
    return group(
        *rungs,
        slab(box(-26, -length, 10, length), "#c8862a", dots=False),
        slab(box(16, -length, 10, length), "#c8862a", dots=False),
    )


def _trombone() -> Part:
    """Its bell on the right, the long slide to the left."""
    slide = "M-168 34 L-150 34 C-176 34 -176 6 -150 6 L20 6 M-150 34 L40 34 C70 34 70 0 40 0 L0 0"
    return group(
        pen(slide, shade(GOLD, 1.4), 13),
        pen(slide, GOLD, 8),
        *[slab(box(x, -2, 10, 44, 3), CREAM, dots=False) for x in (-60, -20)],
        slab(svg("M0 -8 C40 -10 66 -20 92 -52 L92 52 C66 20 40 10 0 8Z"), GOLD),
        slab(ellipse(92, 0, 12, 54), light(GOLD, 0.8), dots=False),
        flat(ellipse(94, 0, 6, 40), shade(GOLD, 2)),
    )


def _gadget_watch() -> Part:
    return group(
        at(-96, -70, _umbrella(PINK, CREAM), size=0.86, degrees=-34),
        at(24, 30, _ladder(230), degrees=14),
        at(142, -46, _trombone(), size=0.86, degrees=-58),
        slab(box(-22, 6, 44, 36, 8), GOLD, dots=False),
        slab(ellipse(0, 0, 24), GOLD, dots=False),
        at(0, 112, clock_face(98, GOLD, CREAM, 40, -70)),
        at(112, 60, slab(ellipse(0, 0, 34, 86, 24), "#e89a1a"), flat(ellipse(-6, -2, 22, 70, 24), light(GOLD, 1.5))),
        pen("M-96 130 C-150 150 -190 110 -210 150", GOLD, 8),
    )


def _blinker(x: float = 0, y: float = 0) -> Part:
    """A startled villain caught with one eye shut."""
    return at(
        x,
        y,
        slab("M-110 150 C-100 96 -60 84 -30 80 L30 80 C60 84 100 96 110 150Z", "#4a4a6a"),
        slab("M-60 -60 C-66 30 -40 84 0 92 C40 84 66 30 60 -60 C50 -110 -50 -110 -60 -60Z", "#d8dec0"),
        slab(
            "M-62 -50 C-74 -110 -40 -130 0 -130 C40 -130 74 -110 62 -50 C48 -80 20 -90 0 -62 C-20 -90 -48 -80 -62 -50Z",
            "#2a2140",
        ),
        flat(ellipse(-25, -14, 19, 21), WHITE),
        flat(ellipse(-22, -12, 7), INK),
        pen("M8 -10 C18 -2 32 -2 44 -12", INK, 7),
        pen("M10 -2 L6 6 M26 2 L26 10 M42 -4 L48 4", INK, 3),
        brush([(-52, -48), (-26, -62), (-4, -46)], INK, 4, 4, 12),
        brush([(6, -34), (28, -44), (52, -36)], INK, 4, 4, 12),
        slab(ellipse(2, 48, 17, 22), "#5b1028", dots=False),
        pen("M-4 26 C4 32 10 30 12 24", shade("#d8dec0", 2), 5),
    )


def _album() -> Part:
    corners = [
        at(x, y, flat("M0 0 L34 0 L0 34Z", "#2a1a3e"), degrees=a)
        for x, y, a in ((-126, -140, 0), (126, -140, 90), (126, 150, 180), (-126, 150, 270))
    ]
    return group(
        slab(box(-176, -184, 352, 384, 10), "#3a2a4e"),
        flat(box(-152, -170, 304, 356), "#f4e0c0"),
        slab(box(-122, -136, 244, 282, 3), WHITE, dots=False, depth=0.4),
        dressed(
            box(-104, -118, 208, 216),
            "#8a5fc0",
            at(-4, -8, flat(star(0, 0, 14, 150, 96), "#c8a0f0")),
            at(0, 12, _blinker(), size=0.86),
        ),
        *corners,
    )


def _blast() -> Part:
    return group(
        slab(star(0, -10, 15, 214, 132, -84), "#ff5a2a"),
        flat(star(0, -10, 15, 176, 112, -74), SUN),
        flat(star(0, -10, 13, 138, 92, -84), "#fff0a8"),
    )


def _boomerang() -> Part:
    """A calendar page bent at its middle."""
    left = svg("M-12 -130 C-110 -90 -160 10 -164 120 L-56 132 C-54 70 -20 20 24 0Z")
    right = svg("M-12 -130 C60 -150 130 -140 190 -84 L140 12 C100 -20 60 -22 24 0Z")
    cells = [flat(box(-150 + 36 * (i % 4), -60 + 36 * (i // 4), 22, 22, 3), "#c8b8d8") for i in range(24)]
    return group(
        dressed(left, CREAM, at(0, 0, *cells, degrees=-18), flat(box(-200, 96, 200, 60), RED)),
        dressed(
            right,
            light(CREAM, 0.2),
            at(68, -84, label("TUE", 50, 0, 0, RED), degrees=12),
            at(66, -38, label("13", 44, 0, 12, INK), degrees=14),
        ),
        pen("M-12 -130 L24 0", shade(CREAM, 1.2), 4),
    )


def _revolving_door() -> Part:
    brass, glass = "#d89a2a", "#bfe8f4"
    jumpers = []
    for x, colour, pose in ((-118, PINK, LEAP), (0, VIOLET, CHEER), (118, TEAL, LEAP)):
        jumpers.append(shade_of(pose, colour, x, 44 if x else 20, 0.86, flip=x < 0))
    return group(
        slab(box(-196, -170, 392, 36, 8), brass),
        flat(box(-184, -136, 368, 320), glass, 0.55),
        *[slab(box(x - 5, -136, 10, 330), brass, dots=False) for x in (-188, -62, 62, 188)],
        flat("M-176 -124 L-100 -124 L-176 60Z M-50 -124 L10 -124 L-50 40Z M76 -124 L140 -124 L76 60Z", WHITE, 0.5),
        *jumpers,
        slab(ellipse(0, 192, 206, 20), brass, dots=False),
    )


def _reel(x: float, y: float, r: float) -> Part:
    holes = [at(0, 0, flat(ellipse(0, -r * 0.55, r * 0.24), "#8a1f5a"), degrees=i * 72) for i in range(5)]
    return at(x, y, slab(ellipse(0, 0, r), CREAM, dots=False), *holes, flat(ellipse(0, 0, r * 0.16), INK))


def _salute() -> Part:
    """Sheets of paper that have gathered to an arm, a hand and a brow."""
    sheets = []
    for x, y, w, h, a in (
        (-40, 60, 64, 84, 20),
        (10, 34, 64, 84, -14),
        (60, 10, 60, 80, 24),
        (96, -30, 60, 78, 38),
        (110, -70, 56, 70, 50),
    ):
        sheets.append(at(x, y, paper(w, h), degrees=a))
    fingers = [at(70 - i * 9, -96 - i * 12, paper(104 - i * 8, 20, CREAM, 1), degrees=-158 + i * 3) for i in range(4)]
    return group(*sheets, *fingers, at(92, -66, paper(22, 58, CREAM, 2), degrees=-30))


def _open_case() -> Part:
    tan = "#a8521e"
    return group(
        slab("M-150 96 L150 96 L132 20 L-132 20Z", shade(tan, 0.8)),
        flat("M-136 92 L136 92 L122 30 L-122 30Z", "#5a1f5a"),
        _salute(),
        slab(box(-156, 92, 312, 96, 14), tan),
        flat(box(-156, 128, 312, 5), shade(tan, 1.6)),
        *[slab(box(x - 17, 116, 34, 30, 4), GOLD, dots=False) for x in (-96, 96)],
        slab(minus(box(-40, 168, 80, 42, 16), box(-24, 168, 48, 26, 8)), shade(tan, 1.2), dots=False),
    )


CARDS: dict[str, Poster] = {
    "sorry-i-parked-on-you": Poster(
        arches("#7cd0e8", "#fff0c8", "#ffd98a", SUN, ORANGE, radius=520, band=56),
        [
            at(0, 26, _sports_car(), size=1.06),
            at(
                0,
                190,
                slab("M-60 -60 C-52 -84 52 -84 60 -60 L76 -26 L-76 -26Z", "#3a2a5a"),
                flat("M-66 -46 L66 -46 L72 -34 L-72 -34Z", "#8fd13f"),
                slab(ellipse(0, -22, 120, 15), "#3a2a5a", dots=False),
                size=1.05,
            ),
        ],
        "#9a3a1e",
        CREAM,
        front=[at(0, 148, ticks(86, 30, INK, 170, 190, -10, 10, width=9))],
    ),
    "fancy-meeting-me-here": Poster(
        petals("#c81f6a", "#d83a7e", "#b01860", core="#ff8a3a", cell=96),
        [
            _grandfather_clock(),
            at(6, 76, person(POINTING, DANDY, 0, 0, 1.1), degrees=14),
            at(122, -82, _tray()),
        ],
        "#5a0f3a",
        CREAM,
    ),
    "time-for-my-close-up": Poster(
        rays(SUN, ORANGE, 18),
        [at(-4, 0, _lens()), at(150, 128, pinch(SKIN), at(0, 0, sleeve(VIOLET, "#ffd3e0")), size=1.0, degrees=-36)],
        "#8a2f14",
        CREAM,
    ),
    "i-have-a-gadget-for-that": Poster(
        burst("#2a6fc0", "#3f8ad8", "#bfe4fa", CREAM),
        [at(0, -6, _gadget_watch(), size=0.98)],
        "#143a7a",
        CREAM,
    ),
    "smile-you-are-in-my-album": Poster(
        scales(shade(TEAL), TEAL, "#3fc0b0", "#8fe0d0"),
        [at(0, 2, _album(), degrees=-5)],
        "#0a4a52",
        front=[at(126, -128, flat(star(0, 0, 16, 86, 34), WHITE), flat(star(0, 0, 16, 54, 24, -80), "#fff27a"))],
    ),
    "tea-first-then-danger": Poster(
        rays("#d8263f", "#b81838", 20),
        [at(0, 20, cup(WHITE, "#bfe8f4"), size=1.12)],
        "#c8641a",
        back=[
            _blast(),
            *[
                at(x, y, slab(polygon((-18, -10), (12, -18), (20, 8), (-6, 18)), "#5a2a3a", dots=False), degrees=a)
                for x, y, a in (
                    (-160, -110, 10),
                    (150, -130, 50),
                    (168, 90, 100),
                    (-170, 96, 160),
                    (-60, -176, 200),
                    (70, -182, 20),
                )
            ],
        ],
        front=[pen(f"M{x} -58 C{x - 18} -84 {x + 18} -98 {x} -128", WHITE, 7, 0.85) for x in (-36, 0, 36)],
    ),
    "same-time-last-tuesday": Poster(
        waves("#8fd13f", "#a8e05a", "#7ac02f", "#c8f08a", height=54),
        [
            at(10, -20, _boomerang(), size=0.96, degrees=-10),
            at(-116, 150, palm(SKIN, OPEN, cuff=ORANGE), size=0.86, degrees=24),
        ],
        "#2a5a1e",
        CREAM,
        front=[speed(CREAM, (190, 120, 90, 40), (196, 60, 130, 10), (150, 160, 60, 90))],
    ),
    "rewind-the-tape-darling": Poster(
        stripes("#ff9ac4", "#ffb8d8", 40, 30),
        [
            _reel(-96, -178, 46),
            _reel(96, -178, 46),
            pen("M-96 -134 L96 -134", INK, 4),
            at(0, 14, _revolving_door(), size=0.94),
        ],
        "#8a1f5a",
    ),
    "consider-me-briefed": Poster(
        discs("#1f4fa0", "#2a6fc0", "#4a9ae0", "#a8d8f8", cell=110),
        [at(0, -6, _open_case())],
        "#0f2a6a",
        CREAM,
        front=[
            at(-140, -70, paper(46, 60), degrees=-30),
            at(-96, -150, paper(40, 52), degrees=16),
            at(166, 20, paper(40, 50), degrees=40),
        ],
    ),
}
