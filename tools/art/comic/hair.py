"""Hair and headgear round a head at the origin: what hangs behind it, and what lies over the brow."""

from __future__ import annotations

import random

from tools.art.colour import light
from tools.art.comic.pop import INK, Pop, around
from tools.art.paths import ellipse, mirrored, polygon, spline, svg, taper

BEHIND = {
    "long": "M-66 -24 C-76 40 -72 90 -84 128 L84 128 C72 90 76 40 66 -24 C60 -88 -60 -88 -66 -24Z",
    "bob": "M-68 -20 C-80 24 -78 52 -66 72 L66 72 C78 52 80 24 68 -20 C60 -92 -60 -92 -68 -20Z",
    "wavy": "M-62 -30 C-92 0 -70 34 -92 60 C-76 84 -96 110 -70 130 L70 130 C96 110 76 84 92 60 C70 34 92 0 62 -30 "
    "C50 -90 -50 -90 -62 -30Z",
    "stream": "M-58 -20 C-66 -86 10 -100 60 -84 C110 -78 150 -96 196 -74 C170 -62 190 -46 206 -26 C176 -30 178 "
    "-6 186 12 "
    "C150 -6 120 26 92 40 C70 50 -50 40 -58 -20Z",
    "pony": "M40 -70 C100 -96 132 -40 112 20 C108 50 118 80 132 96 C90 92 70 60 78 20 C84 -10 70 -30 44 -30Z",
    "afro": "M-92 -20 C-104 -70 -60 -124 0 -120 C60 -124 104 -70 92 -20 C100 20 76 44 60 40 L-60 40 C-76 44 "
    "-100 20 -92 -20Z",
    "bun": "M-30 -84 C-34 -120 34 -120 30 -84Z",
    "mane": "M-60 -40 C-110 -60 -96 -10 -118 0 C-96 20 -116 50 -92 60 C-100 90 -70 100 -60 128 L60 128 C70 100 "
    "100 90 92 60 "
    "C116 50 96 20 118 0 C96 -10 110 -60 60 -40 C30 -110 -30 -110 -60 -40Z",
}
FRONT = {
    "short": "M-60 2 C-68 -60 -40 -92 4 -90 C52 -92 72 -54 60 2 C56 -20 46 -38 34 -44 C10 -34 -24 -34 -42 -42 "
    "C-52 -30 -56 -14 "
    "-60 2Z",
    "crew": "M-58 -14 C-60 -70 -32 -86 0 -86 C32 -86 60 -70 58 -14 L50 -38 C30 -46 -30 -46 -50 -38Z",
    "swept": "M-60 -2 C-70 -50 -50 -84 -10 -90 C30 -108 70 -92 84 -70 C70 -70 72 -56 60 -44 C64 -30 62 -14 58 0 "
    "C50 -24 44 -36 30 "
    "-42 C0 -34 -30 -52 -44 -40 C-54 -28 -56 -14 -60 -2Z",
    "part": "M-60 10 C-70 -62 -40 -90 0 -88 C44 -90 70 -60 60 10 C58 -18 48 -36 26 -50 C4 -36 -36 -22 -52 -14Z",
    "fringe": "M-60 6 C-72 -64 -40 -92 0 -90 C42 -92 72 -62 60 6 C54 -8 50 -16 46 -26 L32 -12 L20 -28 L4 -12 "
    "L-10 -28 L-26 -12 "
    "L-38 -26 C-48 -16 -54 -6 -60 6Z",
    "parted": "M0 -70 C-30 -62 -44 -30 -62 14 C-76 -60 -44 -92 0 -90 C44 -92 76 -60 62 14 C44 -30 30 -62 0 -70Z",
    "sides": "M-62 14 C-72 -14 -66 -40 -56 -46 C-54 -20 -52 0 -62 14Z M62 14 C72 -14 66 -40 56 -46 C54 -20 52 0 62 14Z",
    "wild": "M-62 6 L-104 -30 L-78 -36 L-98 -84 L-50 -72 L-40 -92 C-10 -84 10 -84 40 -92 L50 -72 L98 -84 L78 "
    "-36 L104 -30 L62 6 "
    "C58 -20 44 -40 28 -44 L0 -24 L-28 -44 C-44 -40 -58 -20 -62 6Z",
    "spiky": "M-62 0 L-84 -26 L-62 -40 L-76 -74 L-44 -74 L-40 -108 L-12 -86 L8 -118 L22 -86 L52 -100 L48 -72 "
    "L80 -66 L62 -40 L82 "
    "-22 L60 0 C54 -22 46 -36 34 -44 L16 -26 L0 -44 L-18 -26 L-34 -44 C-46 -36 -56 -20 -62 0Z",
    "quiff": "M-60 -4 C-66 -48 -48 -66 -36 -72 C-40 -110 20 -124 52 -100 C44 -96 54 -86 60 -76 C68 -50 62 -24 "
    "58 -4 C52 -26 44 "
    "-40 32 -44 C8 -50 -24 -48 -40 -42 C-52 -30 -56 -14 -60 -4Z",
    "crest": "M-16 -66 C-24 -124 6 -134 30 -140 C22 -110 26 -90 16 -62Z",
    "knot": "M-58 -14 C-60 -70 -32 -86 0 -86 C32 -86 60 -70 58 -14 L50 -40 C30 -52 -30 -52 -50 -40Z",
}
WITH = {  # what the front of a hair that hangs behind looks like, if nothing else is said
    "long": "parted", "bob": "fringe", "wavy": "parted", "stream": "swept", "pony": "knot", "afro": "crew", "bun": "knot",
    "mane": "wild",
}  # fmt: skip


def behind(p: Pop, kind: str, colour: str) -> None:
    if kind in BEHIND:
        p.ink(BEHIND[kind], colour, 7, dx=10, dy=-6, shine=False)


def front(p: Pop, kind: str, colour: str) -> None:
    kind = WITH.get(kind, kind)
    if kind in FRONT:
        p.ink(FRONT[kind], colour, 6, dx=-7, dy=-9, shine=False)
        if kind not in {"sides", "crest"}:
            p.spot(taper([(-36, -60), (-16, -74), (14, -74)], 2, 1, 9), light(colour, 2.4))


def locks(p: Pop, colour: str, count: int = 11, seed: int = 1, reach: float = 150) -> None:
    """Hair that stands off in living strands, like ropes."""
    rng = random.Random(seed)
    for index in range(count):
        turn = 150 + index * 240 / (count - 1)
        start, middle = around(0, -20, 50, turn), around(0, -10, reach * 0.62, turn + rng.uniform(-18, 18))
        end = around(0, 0, reach * rng.uniform(0.85, 1.15), turn + rng.uniform(-26, 26))
        p.ink(taper([start, middle, end], 34, 5, 24), colour, 5, dx=-5, dy=-5, shine=False)


def horns(p: Pop, colour: str, kind: str = "curved") -> None:
    shapes = {
        "curved": "M28 -60 C60 -70 84 -100 72 -150 C110 -110 104 -50 54 -34Z",
        "bull": "M46 -42 C90 -40 112 -70 106 -112 C136 -66 110 -10 52 -14Z",
        "short": "M22 -66 L46 -104 L52 -50Z",
        "antler": "M20 -68 L48 -128 L56 -166 L66 -126 L96 -150 L84 -110 L116 -118 L88 -84 L40 -52Z",
        "ram": "M36 -52 C96 -84 120 -20 88 10 C70 24 54 8 66 -8 C82 -20 70 -44 44 -26Z",
    }
    one = svg(shapes[kind])
    for area in (one, mirrored(one)):
        p.ink(area, colour, 6, dx=-6, dy=-5)


def crown(p: Pop, colour: str = "#ffd23a", gem: str = "#e8243c", y: float = -58) -> None:
    with p.transform(0, y):
        p.ink("M-46 14 L-56 -36 L-26 -14 L0 -48 L26 -14 L56 -36 L46 14Z", colour, 6, dx=-6, dy=-8)
        p.plain(ellipse(0, -4, 8), gem, 4)


def hood(p: Pop, colour: str, inside: str = "#14101f") -> None:
    """A hood with darkness in it; the face goes on top."""
    p.ink(
        "M0 -124 C-70 -110 -98 -40 -94 40 C-92 80 -80 100 -60 112 L60 112 C80 100 92 80 94 40 C98 -40 70 -110 0 -124Z",
        colour,
        7,
        dx=-14,
        dy=-6,
    )
    p.plain("M0 -86 C-52 -78 -66 -26 -62 34 C-58 70 -30 92 0 96 C30 92 58 70 62 34 C66 -26 52 -78 0 -86Z", inside, 6)


def fedora(p: Pop, colour: str, band: str) -> None:
    p.ink("M-52 -44 C-58 -96 -30 -116 0 -98 C30 -116 58 -96 52 -44Z", colour, 6, dx=-10)
    p.plain("M-54 -62 L54 -62 L54 -42 L-54 -42Z", band, 5)
    p.ink("M-96 -40 C-50 -58 50 -58 96 -40 C60 -24 -60 -24 -96 -40Z", colour, 6, dx=0, dy=-6)


def bowler(p: Pop, colour: str, band: str = INK) -> None:
    p.ink("M-50 -44 C-54 -112 54 -112 50 -44Z", colour, 6)
    p.plain("M-51 -60 L51 -60 L51 -44 L-51 -44Z", band, 4)
    p.ink("M-74 -48 C-50 -34 50 -34 74 -48 C66 -24 -66 -24 -74 -48Z", colour, 6, dx=0, dy=-5)


def headphones(p: Pop, colour: str, y: float = 0) -> None:
    with p.transform(0, y):
        p.wire("M-66 0 C-70 -110 70 -110 66 0", colour, 10, 4)
        for x in (-66, 66):
            p.ink(ellipse(x, 6, 17, 26), colour, 6)


def antennae(p: Pop, colour: str, tip: str, reach: float = 60) -> None:
    for side in (1, -1):
        p.wire(spline([(side * 20, -66), (side * 26, -96), (side * reach, -70 - reach)], closed=False), colour, 6, 3)
        p.glow(side * reach, -70 - reach, 40, tip)
        p.plain(ellipse(side * reach, -70 - reach, 11), tip, 5)


def spike_ring(p: Pop, colour: str, points: int = 7) -> None:
    """A crown of rays behind the head."""
    for index in range(points):
        turn = 200 + index * 140 / (points - 1)
        tip = around(0, -10, 128, turn)
        p.ink(
            polygon(around(0, -10, 56, turn - 11), tip, around(0, -10, 56, turn + 11)),
            colour,
            5,
            dx=-4,
            dy=-4,
            shine=False,
        )
