"""Sounds of the adventure: blows, falls, levels, missions; the lounge band dressed up as a court band."""

from __future__ import annotations

import numpy as np

from tools.sound.band import bass, brush, chord, metal, pluck, slap, thud, vibes, wood
from tools.sound.combo import bongo, brass, roll, snare
from tools.sound.signal import Samples, decay, dice, glide, mix, noise, room, seconds, sine, sweep, swell, unit


def strike() -> Samples:
    """A blade through the air, and the blow."""
    rng = dice("strike")
    hit = mix(
        (0.0, 1.2, thud(280, 80, 0.3, 0.04)),
        (0.0, 0.4, slap(rng, 1500, half=0.009)),
        (0.0, 0.22, metal("D5", 0.4, 0.06)),
    )
    return room(mix((0.0, 0.4, sweep(0.14, 900, 3200, rng) * swell(0.14, 0.12)), (0.12, 1.0, hit)), 0.22, 0.35)


def miss() -> Samples:
    """The same air, and nothing in it."""
    rng = dice("miss")
    air = sweep(0.24, 2600, 700, rng) * swell(0.24, 0.07)
    return room(
        mix((0.0, 0.5, air), (0.2, 0.5, pluck("F4", 0.14, 0.025, 0.4)), (0.28, 0.4, pluck("D4", 0.2, 0.03, 0.4))),
        0.2,
        0.3,
    )


def guard() -> Samples:
    """A shield takes it: a bell of iron, muffled by an arm."""
    rng = dice("guard")
    return room(
        mix(
            (0.0, 0.6, metal("A4", 0.7, 0.09)),
            (0.0, 0.8, thud(220, 120, 0.22, 0.03)),
            (0.0, 0.3, slap(rng, 2100, half=0.006)),
        ),
        0.24,
        0.4,
    )


def level_up() -> Samples:
    """A ladder of bells, the last step held by the horns."""
    steps = [(n * 0.075, 0.55, vibes(note, 0.6, 0.12)) for n, note in enumerate(("D5", "F5", "A5", "C6", "D6"))]
    return room(mix(*steps, (0.36, 0.6, brass("D4 A4 D5", 0.5)), (0.36, 0.5, bass("D3", 0.6))), 0.28, 0.6)


def fall() -> Samples:
    """A hero goes down: a sigh of the strings, knees, armour."""
    rng, length = dice("fall"), 0.5
    t = seconds(length)
    sigh = unit(sine(glide(440.0, 196.0, length) * (1 + 0.006 * np.sin(2 * np.pi * 6 * t)), length)) * np.minimum(
        1, t / 0.04
    )
    return room(
        mix(
            (0.0, 0.16, sigh * np.clip((length - t) / 0.1, 0, 1)),
            (0.42, 1.2, thud(170, 60, 0.4, 0.06)),
            (0.5, 0.2, metal("F4", 0.4, 0.05)),
            (0.62, 0.6, thud(150, 70, 0.3, 0.04)),
            (0.62, 0.2, slap(rng, 900, half=0.014)),
        ),
        0.28,
        0.5,
    )


def revive() -> Samples:
    """Breath comes back: a glow that rises, a heart, a bell."""
    rng, length = dice("revive"), 0.8
    glow = unit(sine(glide(146.8, 587.3, length), length)) * swell(length, 0.7, 1.4)
    beat = bongo("D3", 0.24, 0.04)
    return room(
        mix(
            (0.0, 0.14, glow),
            (0.0, 0.2, brush(rng, 0.8, 2600, 0.7)),
            (0.1, 0.8, beat),
            (0.26, 0.6, beat),
            (0.72, 0.8, chord("D5 A5 D6", 1.0, 0.24, 0.04)),
        ),
        0.3,
        0.7,
    )


def boss_entry() -> Samples:
    """Something large: three steps that shake the cups, and the low horns."""
    rng = dice("boss_entry")
    step = mix(
        (0.0, 0.8, thud(190, 90, 0.5, 0.08)),
        (0.0, 0.45, slap(rng, 500, half=0.03)),
        (0.03, 0.12, metal("A5", 0.3, 0.03)),
    )
    return room(
        mix(
            (0.0, 0.7, step),
            (0.36, 0.85, step),
            (0.72, 1.0, step),
            (0.74, 0.9, brass("A2 D3 A3", 0.8, 0.92, 1300)),
            (0.74, 0.5, roll(rng, 0.5, 0.9, 0.2)),
        ),
        0.3,
        0.8,
    )


def mission_won() -> Samples:
    """A short fanfare of the court."""
    rng = dice("mission_won")
    steps = (
        (0.0, "D4 A4 D5", 0.12),
        (0.14, "D4 A4 D5", 0.1),
        (0.28, "F4 A4 D5", 0.12),
        (0.44, "G4 C5 D5", 0.14),
        (0.62, "A4 D5 F5", 0.8),
    )
    horns = [(when, 0.75 + 0.25 * (when > 0.6), brass(notes, length)) for when, notes, length in steps]
    drums = [(when, 0.5, snare(rng)) for when, _, _ in steps]
    return room(
        mix(*horns, *drums, (0.62, 0.7, bass("D3", 0.9)), (0.64, 0.5, chord("D5 A5 D6", 0.9, 0.2, 0.05))), 0.28, 0.6
    )


def mission_lost() -> Samples:
    """The party goes home: steps down, and a door."""
    rng = dice("mission_lost")
    steps = [(n * 0.2, 0.7, pluck(note, 0.4, 0.08, 0.45)) for n, note in enumerate(("A4", "G4", "F4", "D4"))]
    door = mix(
        (0.0, 1.1, thud(150, 60, 0.4, 0.06)), (0.0, 0.5, wood("D3", 0.2, 0.03)), (0.0, 0.2, slap(rng, 700, half=0.02))
    )
    return room(mix(*steps, (0.6, 0.6, bass("D2", 0.6)), (0.9, 0.8, door)), 0.26, 0.5)


def victory_point() -> Samples:
    """A gem is set into its row."""
    shimmer = unit(noise(0.3, dice("victory_point"))) * decay(0.3, 0.04)
    return room(
        mix(
            (0.0, 0.7, vibes("A5", 0.7, 0.14)),
            (0.08, 0.8, vibes("D6", 0.8, 0.18)),
            (0.08, 0.1, metal("D6", 0.4, 0.06)),
            (0.0, 0.02, shimmer),
        ),
        0.26,
        0.5,
    )
