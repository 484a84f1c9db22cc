"""Sounds of the grid of 25: a hushed command centre with a comic's love of big moments."""

from __future__ import annotations

import numpy as np

from tools.sound.band import bass, chord, metal, paper, pluck, slap, thud, vibes, wood
from tools.sound.combo import brass, hat, roll, snare
from tools.sound.signal import Samples, decay, dice, glide, mix, room, seconds, sine, sweep, swell, unit

REVEAL = 1.15  # seconds of the drum roll: the same before every owner, so that nothing is told early


def cell_deal() -> Samples:
    """One card is laid into the grid: paper, felt, a distant console note."""
    rng = dice("cell_deal")
    return mix(
        (0.0, 0.6, paper(rng, 0.1, 2300, 0.06)),
        (0.06, 0.8, thud(220, 100, 0.16, 0.018)),
        (0.06, 0.2, slap(rng, 1900, 0.06, 0.005)),
    )


def key_set() -> Samples:
    """The key slides into its stand: metal on metal, a latch, and the lights come on."""
    rng = dice("key_set")
    slide = sweep(0.26, 900, 2600, rng, 0.35) * swell(0.26, 0.2)
    latch = mix((0.0, 0.7, slap(rng, 2600, half=0.005)), (0.03, 0.9, thud(260, 130, 0.2, 0.02)))
    lights = mix(*((n * 0.06, 0.5, vibes(note, 0.7, 0.14)) for n, note in enumerate(("D5", "G5", "C6"))))
    return room(
        mix((0.0, 0.35, slide), (0.24, 1.0, latch), (0.24, 0.2, metal("A5", 0.4, 0.05)), (0.36, 0.7, lights)), 0.24, 0.5
    )


def clue_given() -> Samples:
    """The clue is stamped on its slip: a heavy stamp, then a bell that asks."""
    rng = dice("clue_given")
    stamp = mix(
        (0.0, 1.3, thud(240, 80, 0.3, 0.04)),
        (0.0, 0.4, slap(rng, 1300, half=0.01)),
        (0.0, 0.5, wood("D4", 0.12, 0.014)),
    )
    return room(
        mix((0.0, 1.0, stamp), (0.02, 0.4, paper(rng, 0.16, 1600, 0.03)), (0.26, 0.8, chord("D5 A5", 0.9, 0.2, 0.07))),
        0.26,
        0.5,
    )


def mark() -> Samples:
    """A marker touches a card: short, soft, the same for everybody."""
    return mix((0.0, 0.8, wood("A5", 0.07, 0.007)), (0.0, 0.5, pluck("D5", 0.14, 0.02, 0.4)))


def lock() -> Samples:
    """A guess is fixed: two clicks of a bolt, and a low string that waits."""
    rng = dice("lock")
    return room(
        mix(
            (0.0, 0.8, wood("D5", 0.08, 0.008)),
            (0.09, 1.0, slap(rng, 1500, half=0.008)),
            (0.09, 1.0, thud(200, 80, 0.3, 0.04)),
            (0.1, 0.7, bass("D2", 0.6, 0.14)),
        ),
        0.22,
        0.35,
    )


def guess_roll() -> Samples:
    """The drums before a card is covered; one length, whoever owns it."""
    rng = dice("guess_roll")
    t = seconds(REVEAL)
    tremor = unit(sine(73.4 * (1 + 0.004 * np.sin(2 * np.pi * 6 * t)), REVEAL)) * (t / REVEAL) ** 1.4
    return mix((0.0, 1.0, roll(rng, REVEAL, 0.18, 1.0, 23)), (0.0, 0.16, tremor))


def own_found() -> Samples:
    """Their own: a bright chord of horns and bells, upwards."""
    rng = dice("own_found")
    return room(
        mix(
            (0.0, 0.7, snare(rng)),
            (0.0, 0.7, brass("F4 A4 C5", 0.16)),
            (0.17, 0.95, brass("A4 C5 F5", 0.5)),
            (0.17, 0.6, chord("F5 A5 C6", 0.9, 0.2, 0.03)),
            (0.17, 0.7, bass("F3", 0.6)),
        ),
        0.27,
        0.5,
    )


def rival_found() -> Samples:
    """The rivals' own: their motif, three low steps with a sneer."""
    rng = dice("rival_found")
    return room(
        mix(
            (0.0, 0.7, snare(rng)),
            (0.0, 0.8, brass("D3 A3", 0.16, 0.95, 1500)),
            (0.19, 0.8, brass("C3 G3", 0.16, 0.95, 1500)),
            (0.38, 1.0, brass("A2 D3 F3", 0.55, 0.9, 1400)),
            (0.38, 0.7, bass("D2", 0.7)),
            (0.38, 0.15, metal("D4", 0.5, 0.1)),
        ),
        0.28,
        0.6,
    )


def neutral_found() -> Samples:
    """Nobody's: a knock on an empty box."""
    return room(
        mix(
            (0.0, 1.0, wood("D4", 0.16, 0.022)),
            (0.0, 0.7, thud(180, 120, 0.2, 0.03)),
            (0.15, 0.7, wood("C4", 0.16, 0.02)),
            (0.32, 0.5, pluck("A3", 0.4, 0.06, 0.4)),
        ),
        0.24,
        0.4,
    )


def assassin_found() -> Samples:
    """The end: the air is drawn in, the floor falls away, a bell far down."""
    rng, length = dice("assassin_found"), 1.3
    breath = sweep(0.5, 300, 3000, rng) * swell(0.5, 0.46, 1.8)
    fall = sine(glide(220.0, 38.0, length), length) * decay(length, 0.42)
    growl = sum(sine(glide(146.8 * n, 49.0 * n, length), length) / n**1.3 for n in range(1, 7)) * decay(length, 0.3)
    return room(
        mix(
            (0.0, 0.4, breath),
            (0.5, 1.4, thud(160, 42, 0.9, 0.16)),
            (0.5, 0.8, fall),
            (0.5, 0.25, unit(growl)),
            (0.5, 0.3, slap(rng, 700, half=0.03)),
            (0.56, 0.4, metal("D3", 1.6, 0.4)),
        ),
        0.34,
        0.9,
    )


def gauntlet() -> Samples:
    """Six stones light up one after another; the glove closes."""
    rng = dice("gauntlet")
    stones = [
        (n * 0.13, 0.5 + 0.06 * n, mix((0.0, 0.8, vibes(note, 0.9, 0.2)), (0.0, 0.14, metal(note, 0.7, 0.1))))
        for n, note in enumerate(("D5", "F5", "G5", "A5", "C6", "D6"))
    ]
    close = mix(
        (0.0, 1.4, thud(200, 50, 0.7, 0.1)), (0.0, 0.5, metal("D3", 1.2, 0.26)), (0.0, 0.4, slap(rng, 900, half=0.02))
    )
    return room(mix(*stones, (0.9, 1.0, close), (0.9, 0.5, brass("D3 A3 D4", 0.7, 0.94, 1600))), 0.32, 0.8)


def full_house() -> Samples:
    """The last of their own is found: drums, a fanfare that climbs, bells all over it."""
    rng = dice("full_house")
    steps = ((0.0, "D4 F4 A4", 0.13), (0.16, "F4 A4 C5", 0.13), (0.32, "G4 C5 D5", 0.13), (0.5, "A4 D5 F5", 0.9))
    horns = [(when, 0.75 + 0.3 * (when == 0.5), brass(notes, length, 0.95)) for when, notes, length in steps]
    bells = [
        (0.55 + n * 0.09, 0.5, vibes(note, 0.9, 0.2)) for n, note in enumerate(("F5", "A5", "C6", "D6", "F6", "A6"))
    ]
    drums = [(when, 0.6, snare(rng)) for when, _, _ in steps] + [(0.5, 0.8, hat(rng, 0.3, 0.08))]
    return room(mix(*horns, *bells, *drums, (0.5, 0.8, bass("D3", 0.9)), (0.5, 0.5, thud(150, 60, 0.5, 0.1))), 0.3, 0.8)
