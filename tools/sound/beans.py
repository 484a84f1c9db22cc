"""Sounds of the flick: a capsule of plastic with a ball inside, on a mat over wood."""

from __future__ import annotations

from tools.sound.band import chord, metal, paper, pluck, slap, thud, wood
from tools.sound.signal import Samples, dice, mix, room


def flick() -> Samples:
    """A fingernail, then the shell is off."""
    rng = dice("flick")
    return mix(
        (0.0, 0.7, slap(rng, 2300, 0.05, 0.004)),
        (0.008, 0.5, wood("A5", 0.08, 0.008)),
        (0.015, 0.35, paper(rng, 0.2, 1500, 0.03)),
    )


def roll() -> Samples:
    """The inner ball knocks along the shell."""
    rng = dice("roll")
    knocks = [(0.05 * n * (1 + 0.06 * n), 0.5 * 0.86**n, wood("F5" if n % 2 else "D5", 0.06, 0.006)) for n in range(8)]
    return mix((0.0, 0.25, paper(rng, 0.5, 900, 0.12)), *knocks)


def clack() -> Samples:
    """Bean on bean."""
    rng = dice("clack")
    return mix(
        (0.0, 0.9, wood("D6", 0.09, 0.008)),
        (0.0, 0.6, slap(rng, 3400, 0.05, 0.004)),
        (0.002, 0.35, thud(320, 180, 0.1, 0.014)),
    )


def topple() -> Samples:
    """A standing bean goes over, rocks twice and lies."""
    rng = dice("topple")
    return room(
        mix(
            (0.0, 0.5, paper(rng, 0.16, 1300, 0.1)),
            (0.15, 1.0, thud(230, 110, 0.2, 0.03)),
            (0.15, 0.5, wood("A4", 0.12, 0.014)),
            (0.27, 0.45, wood("D5", 0.09, 0.009)),
            (0.34, 0.25, wood("F5", 0.07, 0.007)),
        ),
        0.15,
        0.3,
    )


def domino() -> Samples:
    """The next one in the row."""
    return mix((0.0, 0.8, wood("G4", 0.1, 0.012)), (0.0, 0.6, thud(200, 120, 0.14, 0.02)))


def loot() -> Samples:
    """A card of Space Loot is captured: a bright handful of stars."""
    return room(
        mix(
            (0.0, 0.6, pluck("D5", 0.4, 0.06)),
            (0.07, 0.6, pluck("F5", 0.4, 0.06)),
            (0.14, 0.7, pluck("A5", 0.5, 0.08)),
            (0.22, 0.8, chord("D5 A5 D6", 0.9, 0.2, 0.02)),
            (0.22, 0.12, metal("D6", 0.7, 0.16)),
        ),
        0.25,
        0.6,
    )
