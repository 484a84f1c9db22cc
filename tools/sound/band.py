"""The players of the lounge band: vibraphone, muted strings, upright bass, brushes, and a few stage noises."""

from __future__ import annotations

import numpy as np

from tools.sound.signal import Samples, band, decay, dull, glide, mix, noise, seconds, sine, swell, unit

STEPS = {"C": -9, "D": -7, "E": -5, "F": -4, "G": -2, "A": 0, "B": 2}  # half tones from A
BENT = {"": 0, "#": 1, "b": -1}


def hertz(note: str) -> float:
    """Return the pitch of "D4", "Bb3", "C#5" ... Sounds keep to D F G A C, so that any two of them fit; beds have all notes."""
    return 440.0 * 2 ** ((STEPS[note[0]] + BENT[note[1:-1]] + 12 * (int(note[-1]) - 4)) / 12)


def vibes(note: str, length: float = 1.0, half: float = 0.22) -> Samples:
    """One bar of a vibraphone: fundamental, double octave and a touch above, the fan turning, a soft mallet."""
    f, t = hertz(note), seconds(length)
    fan = 1 - 0.18 * (0.5 - 0.5 * np.cos(2 * np.pi * 5.2 * t))
    bar = sine(f, length) * decay(length, half) * fan
    bar += 0.22 * sine(f * 3.99, length) * decay(length, half * 0.3)
    bar += 0.05 * sine(f * 9.2, length) * decay(length, half * 0.08)
    return bar * np.minimum(1, t / 0.003)


def pluck(note: str, length: float = 0.4, half: float = 0.05, bright: float = 0.55) -> Samples:
    """A string plucked near its end and damped by the palm; `half` is short for muted, longer for ringing."""
    f, t = hertz(note), seconds(length)
    string = np.zeros(len(t))
    for n in range(1, 13):
        amount = bright ** (n - 1) * abs(np.sin(np.pi * n * 0.17)) / n**0.3
        string += (
            amount * sine(f * n * np.sqrt(1 + 0.00012 * n * n), length) * decay(length, half / (1 + 0.28 * (n - 1)))
        )
    return unit(string * np.minimum(1, t / 0.0012)) * 0.35


def bass(note: str, length: float = 0.7, half: float = 0.14) -> Samples:
    """An upright bass: the pitch settles after the pull of the finger, with the thump of the body."""
    f, t = hertz(note), seconds(length)
    pull = f * (1 + 0.03 * np.exp(-t / 0.02))
    string = np.zeros(len(t))
    for n, amount in enumerate((1.0, 0.75, 0.42, 0.25, 0.14, 0.08, 0.04), 1):
        string += amount * sine(pull * n, length) * decay(length, half / (1 + 0.35 * (n - 1)))
    return string * np.minimum(1, t / 0.004) * 0.5 + 0.4 * thud(150, 90, length, 0.012)


def thud(start: float, end: float, length: float, half: float) -> Samples:
    """A dull hit: a tone that drops from `start` to `end` Hz within a twentieth of a second."""
    pitch = end + (start - end) * np.exp(-seconds(length) / 0.018)
    return sine(pitch, length) * decay(length, half)


def slap(rng: np.random.Generator, centre: float, length: float = 0.09, half: float = 0.007) -> Samples:
    """A flat thing hits another: a burst of noise around `centre` Hz."""
    return unit(band(noise(length, rng), centre, 0.75)) * decay(length, half)


def brush(rng: np.random.Generator, length: float, centre: float, peak: float, octaves: float = 0.7) -> Samples:
    """A wire brush over a drum skin: noise that swells to `peak` seconds and leaves."""
    grain = 1 + 0.35 * unit(dull(noise(length, rng), 60))
    return unit(band(noise(length, rng), centre, octaves)) * grain * swell(length, peak) * 0.3


def wood(note: str, length: float = 0.12, half: float = 0.012) -> Samples:
    """A small wood block."""
    f = hertz(note)
    block = sine(f, length) + 0.5 * sine(f * 2.71, length) * decay(length, half * 0.5)
    return block * decay(length, half) * np.minimum(1, seconds(length) / 0.0008)


def whistle(rng: np.random.Generator, start: str, end: str, length: float, shake: float = 0.012) -> Samples:
    """Somebody whistles from one note to another, with breath and a little vibrato."""
    t = seconds(length)
    pitch = glide(hertz(start), hertz(end), length) * (
        1 + shake * np.sin(2 * np.pi * 6.5 * t) * np.minimum(1, t / 0.15)
    )
    tone = sine(pitch, length) + 0.06 * sine(pitch * 2, length)
    breath = unit(dull(noise(length, rng), 260)) * sine(pitch, length) * 0.16
    return (tone + breath) * np.minimum(1, t / 0.03) * np.clip((length - t) / 0.06, 0, 1)


def metal(note: str, length: float, half: float, ratios: tuple[float, ...] = (1, 1.506, 2, 2.74, 3.76, 5.1)) -> Samples:
    """A struck plate: partials that do not fit together, the high ones gone first."""
    f, total = hertz(note), np.zeros(len(seconds(length)))
    for n, ratio in enumerate(ratios):
        total += 0.72**n * sine(f * ratio, length) * decay(length, half / (1 + 0.5 * n))
    return total * np.minimum(1, seconds(length) / 0.001)


def paper(rng: np.random.Generator, length: float, centre: float, peak: float) -> Samples:
    """A card moves over another: a brushed noise with the small crackle of its edge."""
    crackle = noise(length, rng) * (rng.random(len(seconds(length))) < 0.004) * 5
    edge = unit(band(crackle, centre * 1.4, 0.6))
    return (unit(band(noise(length, rng), centre, 0.6)) + 0.5 * edge) * swell(length, peak, 1.6) * 0.3


def chord(notes: str, length: float, half: float, spread: float = 0.0) -> Samples:
    """Several bars of the vibraphone, "D4 A4 F5", each `spread` seconds after the one before."""
    return mix(*((n * spread, 1.0, vibes(note, length, half)) for n, note in enumerate(notes.split())))
