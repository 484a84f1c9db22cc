"""Sounds of the turn: reactions, whose turn it is, knock-outs, the end."""

from __future__ import annotations

import numpy as np

from tools.sound.band import bass, brush, chord, hertz, pluck, slap, thud, vibes, whistle, wood
from tools.sound.signal import Samples, band, dice, glide, mix, noise, room, seconds, sine, sweep, swell, unit


def react() -> Samples:
    """Somebody steps in: two tight strokes, a whole tone rubbing, the bass below."""
    stroke = mix((0.0, 0.8, pluck("D5", 0.2, 0.03)), (0.0, 0.7, pluck("C5", 0.2, 0.03)))
    return room(mix((0.0, 0.8, stroke), (0.09, 1.0, stroke), (0.09, 0.6, bass("D3", 0.35, 0.07))), 0.22, 0.35)


def let_pass() -> Samples:
    return room(mix((0.0, 0.7, vibes("A4", 0.3, 0.05)), (0.0, 0.15, wood("A4"))), 0.2, 0.3)


def window_open() -> Samples:
    """A chance to react: a cymbal swells and two notes ask."""
    return room(
        mix(
            (0.0, 0.7, brush(dice("window_open"), 0.42, 3300, 0.26)),
            (0.16, 0.7, vibes("D5", 0.5, 0.12)),
            (0.27, 0.8, vibes("G5", 0.6, 0.14)),
        ),
        0.26,
    )


def window_tick() -> Samples:
    return mix((0.0, 0.8, wood("D5")), (0.0, 0.3, pluck("D4", 0.12, 0.02)))


def clock_tick() -> Samples:
    """A wall clock, tick and tock, for the last cards."""
    return room(
        mix(
            (0.0, 0.8, wood("A4", 0.1, 0.009)),
            (0.25, 0.9, wood("D4", 0.12, 0.011)),
            (0.25, 0.25, thud(140, 90, 0.1, 0.012)),
        ),
        0.2,
        0.25,
    )


def countdown() -> Samples:
    return room(mix((0.0, 0.6, wood("A5")), (0.0, 0.8, vibes("A4", 0.4, 0.07))), 0.2, 0.3)


def cancel() -> Samples:
    """ "Not so fast": a whistle that falls, and a stroke under it."""
    return room(
        mix(
            (0.0, 0.5, whistle(dice("cancel"), "D6", "F5", 0.34)),
            (0.3, 0.9, pluck("D4", 0.3, 0.06)),
            (0.3, 0.5, bass("D3", 0.3, 0.06)),
        ),
        0.22,
        0.4,
    )


def exposure() -> Samples:
    """Found out: a low drum, the clack of a stage light, and its glow as a chord."""
    rng = dice("exposure")
    drum = mix((0.0, 1.2, thud(130, 58, 0.6, 0.1)), (0.0, 0.25, slap(rng, 420, half=0.03)))
    clack = mix((0.0, 0.4, slap(rng, 1900, half=0.006)), (0.012, 0.5, wood("G5", 0.08, 0.008)))
    glow = mix(*((0.0, 0.5, vibes(note, 1.1, 0.3)) for note in ("D4", "G4", "C5")))
    return room(mix((0.0, 1.0, drum), (0.2, 1.0, drum), (0.42, 1.0, clack), (0.44, 0.8, glow)), 0.3, 0.7)


def knock_out() -> Samples:
    """Out of the game: a whistle falls from the roof, lands, and hops once."""
    rng = dice("knock_out")
    landing = mix((0.0, 1.3, thud(190, 64, 0.4, 0.06)), (0.0, 0.3, slap(rng, 800, half=0.015)))
    return room(
        mix(
            (0.0, 0.45, whistle(rng, "D6", "D4", 0.68, 0.02)),
            (0.72, 1.0, landing),
            (0.93, 0.4, landing),
            (0.93, 0.5, pluck("D3", 0.3, 0.06)),
        ),
        0.24,
        0.4,
    )


def turn_change() -> Samples:
    return room(mix((0.0, 0.7, vibes("A4", 0.7, 0.16)), (0.13, 0.9, vibes("D5", 0.9, 0.2))), 0.28)


def your_turn() -> Samples:
    notes = chord("D5 F5 A5", 0.9, 0.2, 0.1)
    return room(mix((0.0, 0.7, notes), (0.0, 0.5, bass("D3", 0.6)), (0.2, 0.3, pluck("A4", 0.3, 0.06))), 0.28)


def claim() -> Samples:
    """The package is opened: string off, paper apart, and what is inside shines."""
    rng = dice("claim")
    tear = [(0.1 + n * 0.03, 0.2 + 0.02 * n, slap(rng, 1700 + 160 * n, 0.05, 0.006)) for n in range(9)]
    rise = [
        (0.3 + n * 0.075, 0.65, vibes(note, 0.8, 0.15)) for n, note in enumerate(["D4", "F4", "A4", "C5", "D5", "F5"])
    ]
    return room(
        mix((0.0, 0.8, pluck("D4")), *tear, (0.08, 0.7, brush(rng, 0.34, 2300, 0.2)), *rise, (0.3, 0.6, bass("D3"))),
        0.28,
        0.6,
    )


def swing(rng: np.random.Generator, start: float, beats: int, beat: float) -> list[tuple[float, float, Samples]]:
    """Brushes on a snare: a long stroke on the beat, a short one late in it."""
    strokes = []
    for n in range(beats):
        strokes.append((start + n * beat, 0.45, brush(rng, 0.2, 3000, 0.03)))
        strokes.append((start + (n + 0.67) * beat, 0.3, brush(rng, 0.1, 3600, 0.02)))
    return strokes


def win() -> Samples:
    """The band plays the winner out: a walk of the bass, a run of the vibraphone, a last chord."""
    beat = 0.3
    walk = [(n * beat, 0.75, bass(note, 0.6)) for n, note in enumerate(["D2", "F2", "G2", "A2", "D3"])]
    tune = [
        (0, "A4"),
        (0.67, "D5"),
        (1, "F5"),
        (1.67, "D5"),
        (2, "G5"),
        (2.67, "A5"),
        (3, "C6"),
        (3.67, "A5"),
        (4, "D6"),
    ]
    melody = [(when * beat, 0.6, vibes(note, 0.9, 0.18)) for when, note in tune]
    last = [(4 * beat + 0.012 * n, 0.5, vibes(note, 1.4, 0.36)) for n, note in enumerate(["D4", "F4", "A4", "C5"])]
    return room(mix(*walk, *melody, *last, *swing(dice("win"), 0.0, 4, beat)), 0.26, 0.7)


def lose() -> Samples:
    """Better luck next time: four strings go downstairs, and a muted horn shrugs."""
    steps = [
        (n * 0.2, 0.8, mix((0, 1, pluck(high, 0.3, 0.06)), (0, 0.7, bass(low, 0.3, 0.07))))
        for n, (high, low) in enumerate((("D5", "D3"), ("C5", "C3"), ("A4", "A2")))
    ]
    return room(
        mix(*steps, (0.62, 0.5, horn("G4", "D4", 0.6)), (1.24, 0.8, bass("D2", 0.5)), (1.24, 0.4, pluck("D3"))),
        0.25,
        0.5,
    )


def horn(start: str, end: str, length: float) -> Samples:
    """A horn with a plunger before it: the tone sags and the colour opens and shuts, "wah"."""
    t = seconds(length)
    pitch = glide(hertz(start), hertz(end), length) * (1 + 0.018 * np.sin(2 * np.pi * 5.5 * t))
    wah = 0.25 + 0.75 * np.abs(np.sin(2 * np.pi * 1.7 * t))
    total = sum(np.clip(wah * 1.6 - 0.16 * n, 0, 1) / n * sine(pitch * n, length) for n in range(1, 9))
    return unit(total * np.minimum(1, t / 0.05) * np.clip((length - t) / 0.12, 0, 1)) * 0.6


def share() -> Samples:
    """A draw: two players answer each other and end on the same open fifth."""
    one = [(0.0, 0.7, vibes("F5", 0.5, 0.12)), (0.0, 0.5, pluck("D5"))]
    two = [(0.22, 0.7, vibes("C5", 0.5, 0.12)), (0.22, 0.5, pluck("A4"))]
    both = [(0.5, 0.6, vibes("D5", 1.0, 0.26)), (0.5, 0.6, vibes("A4", 1.0, 0.26)), (0.5, 0.7, bass("D3"))]
    return room(mix(*one, *two, *both, *swing(dice("share"), 0.0, 2, 0.25)), 0.28, 0.6)


def undo() -> Samples:
    """A chord heard backwards."""
    back = mix((0.0, 0.7, vibes("D5", 0.45, 0.08)), (0.1, 0.7, vibes("A4", 0.4, 0.08)))[::-1]
    return room(mix((0.0, 0.8, back), (0.3, 0.4, brush(dice("undo"), 0.24, 2000, 0.16))), 0.2, 0.25)


def curtain(name: str, low: float, high: float, peak: float) -> Samples:
    """Heavy cloth is drawn, its rings run along the rail."""
    rng, length = dice(name), 0.6
    cloth = sweep(length, low, high, rng, 0.8) * swell(length, peak, 1.4) * 0.3
    rail = unit(band(noise(length, rng), 3000, 0.35)) * swell(length, peak) * (0.5 + 0.5 * sine(23.0, length)) * 0.06
    return cloth + rail


def curtain_close() -> Samples:
    return room(
        mix(
            (0.0, 1.0, curtain("curtain_close", 1400, 380, 0.3)),
            (0.5, 0.9, thud(120, 62, 0.3, 0.04)),
            (0.5, 0.35, pluck("D3", 0.3, 0.06)),
        ),
        0.2,
        0.35,
    )


def curtain_open() -> Samples:
    return room(
        mix(
            (0.0, 1.0, curtain("curtain_open", 420, 1700, 0.35)),
            (0.4, 0.5, vibes("A4", 0.5, 0.1)),
            (0.48, 0.5, vibes("D5", 0.6, 0.12)),
        ),
        0.22,
        0.35,
    )
