"""Sounds of cards in motion: paper, table top, the stack."""

from __future__ import annotations

import numpy as np

from tools.sound.band import bass, brush, hertz, metal, paper, pluck, slap, thud, wood
from tools.sound.signal import RATE, Samples, band, dice, mix, noise, room, seconds, swell, unit


def table(seed: str, strength: float = 1.0) -> Samples:
    """A card lands on felt over wood."""
    rng = dice(seed)
    return mix(
        (0.0, 0.9 * strength, thud(210, 92, 0.22, 0.022)),
        (0.0, 0.22, slap(rng, 1500)),
        (0.004, 0.10, slap(rng, 3600, half=0.004)),
    )


def card_draw() -> Samples:
    rng = dice("card_draw")
    return mix(
        (0.0, 0.8, paper(rng, 0.17, 2600, 0.12)),
        (0.13, 0.25, slap(rng, 3200, half=0.005)),
        (0.12, 0.5, pluck("A4", 0.2, 0.03)),
    )


def card_play() -> Samples:
    """The thwack starts at once: it has to meet the moment of landing."""
    return room(
        mix((0.0, 1.0, table("card_play", 1.2)), (0.01, 0.3, paper(dice("play air"), 0.1, 1800, 0.02))), 0.16, 0.25
    )


def card_flip() -> Samples:
    rng = dice("card_flip")
    return mix(
        (0.0, 0.6, paper(rng, 0.1, 2200, 0.07)),
        (0.085, 0.4, slap(rng, 2700, half=0.005)),
        (0.13, 0.25, slap(rng, 1700, half=0.006)),
    )


def card_slide() -> Samples:
    return mix((0.0, 1.0, paper(dice("card_slide"), 0.26, 1700, 0.1)))


def card_hover() -> Samples:
    return mix((0.0, 0.6, pluck("A5", 0.07, 0.012, 0.35)), (0.0, 0.05, slap(dice("card_hover"), 3000, 0.05, 0.004)))


def card_pick() -> Samples:
    return mix((0.0, 0.5, paper(dice("card_pick"), 0.09, 2900, 0.05)), (0.02, 0.8, pluck("D5", 0.2, 0.03)))


def card_drop_back() -> Samples:
    return mix(
        (0.0, 0.7, pluck("D5", 0.15, 0.022)),
        (0.07, 0.8, pluck("A4", 0.2, 0.028)),
        (0.07, 0.5, table("card_drop_back", 0.6)),
    )


def shuffle() -> Samples:
    """A riffle that quickens, the bridge that purrs down, and a tap on the table."""
    rng = dice("shuffle")
    ticks, when, gap = [], 0.0, 0.032
    for _ in range(26):
        ticks.append((when, 0.26 + 0.1 * rng.random(), slap(rng, 2300 + 700 * rng.random(), 0.04, 0.004)))
        when, gap = when + gap * (0.85 + 0.3 * rng.random()), gap * 0.965
    purr = [(when + 0.05 + n * 0.011, 0.13, slap(rng, 3300, 0.03, 0.003)) for n in range(22)]
    tap = when + 0.38
    return room(
        mix(*ticks, *purr, (when, 0.5, paper(rng, 0.3, 1500, 0.12)), (tap, 0.7, table("shuffle tap"))), 0.12, 0.25
    )


def discard() -> Samples:
    return mix(
        (0.0, 0.7, paper(dice("discard"), 0.15, 1500, 0.1)),
        (0.12, 0.6, table("discard", 0.7)),
        (0.12, 0.35, pluck("F3", 0.2, 0.03)),
    )


def stamp() -> Samples:
    """A card is slammed onto the stack: weight below, paper above."""
    rng = dice("stamp")
    hit = mix(
        (0.0, 1.3, thud(260, 72, 0.35, 0.045)),
        (0.0, 0.5, bass("D2", 0.5, 0.1)),
        (0.0, 0.34, slap(rng, 1200, half=0.011)),
        (0.002, 0.12, slap(rng, 3400, half=0.005)),
    )
    return room(hit, 0.25, 0.4)


def catch() -> Samples:
    """A thrown package lands in two hands."""
    rng = dice("catch")
    hands = mix((0.1, 0.5, slap(rng, 900, half=0.012)), (0.1, 0.7, thud(240, 130, 0.2, 0.025)))
    return room(
        mix(
            (0.0, 0.35, paper(rng, 0.12, 1300, 0.11)),
            (0.0, 1, hands),
            (0.13, 0.6, pluck("A4")),
            (0.21, 0.7, pluck("D5")),
        ),
        0.2,
        0.3,
    )


def coin() -> Samples:
    """A coin turns in the air, faster and quieter to the ear's edge, and settles on the table."""
    t = seconds(0.62)
    turn = 0.5 + 0.5 * np.sin(2 * np.pi * np.cumsum(13 + 9 * t) / RATE)
    ring = sum(0.6**n * np.sin(2 * np.pi * hertz("A6") * ratio * t) for n, ratio in enumerate((1, 1.5, 2.03)))
    air = ring * (0.15 + 0.85 * turn**2) * np.exp(-t / 0.5) * 0.3
    knocks = [
        (0.6 + when, gain, wood("A5", 0.1, 0.014)) for when, gain in ((0, 0.7), (0.09, 0.4), (0.15, 0.24), (0.19, 0.13))
    ]
    return room(mix((0.0, 1.0, pluck("D5", 0.2, 0.04)), (0.01, 0.7, air), *knocks), 0.18, 0.3)


def shield() -> Samples:
    """A blow stopped by a plate: warm metal, no shriek."""
    rng = dice("shield")
    plate = mix(
        (0.0, 0.6, metal("D4", 1.0, 0.16)), (0.0, 0.35, metal("A4", 0.7, 0.1)), (0.0, 0.6, thud(200, 110, 0.2, 0.03))
    )
    return room(mix((0.0, 1, plate), (0.0, 0.2, slap(rng, 2400, half=0.006))), 0.28, 0.5)


def reveal() -> Samples:
    """One hand is laid open: a fan of paper and a question."""
    rng = dice("reveal")
    fan = [(n * 0.045, 0.3, slap(rng, 2000 + 150 * n, 0.05, 0.005)) for n in range(5)]
    return room(
        mix(
            *fan,
            (0.0, 0.6, paper(rng, 0.26, 2100, 0.18)),
            (0.16, 0.7, pluck("F4", 0.35, 0.07)),
            (0.24, 0.7, pluck("A4", 0.4, 0.08)),
        ),
        0.25,
        0.4,
    )


def bomb_fuse() -> Samples:
    """A fuse burns: hiss with sparks, and a clock that hurries below it."""
    rng, length = dice("bomb_fuse"), 1.2
    hiss = unit(band(noise(length, rng), 4200, 0.7)) * swell(length, 0.85 * length, 1.0) * 0.09
    sparks = [
        (length * rng.random() * 0.92, 0.05 + 0.07 * rng.random(), slap(rng, 3600, 0.03, 0.003)) for _ in range(38)
    ]
    ticks = [
        (when, 0.6, wood("D5" if n % 2 else "A4")) for n, when in enumerate((0, 0.3, 0.54, 0.72, 0.86, 0.96, 1.04))
    ]
    return mix((0.0, 1.0, hiss), *sparks, *ticks, (0.0, 0.5, bass("D2", 0.6)))


def redirect() -> Samples:
    """The arrow on the table swings to somebody else and quivers there."""
    rng = dice("redirect")
    t = seconds(0.4)
    quiver = pluck("A4", 0.4, 0.09, 0.5) * (1 + 0.6 * np.sin(2 * np.pi * 17 * t) * np.exp(-t / 0.12))
    return room(
        mix(
            (0.0, 0.9, brush(rng, 0.26, 1500, 0.19, 0.5)),
            (0.05, 0.5, pluck("G4", 0.2, 0.04)),
            (0.2, 0.35, slap(rng, 1300)),
            (0.2, 1.0, quiver),
        ),
        0.2,
        0.35,
    )
