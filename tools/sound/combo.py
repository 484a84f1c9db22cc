"""The second half of the band, for the spy comedy: brass, twang guitar, organ, bongos, snare."""

from __future__ import annotations

import numpy as np

from tools.sound.band import hertz, thud
from tools.sound.signal import Samples, band, decay, dull, mix, noise, seconds, sine, unit


def brass(notes: str, length: float = 0.35, bend: float = 0.97, bright: float = 2600.0) -> Samples:
    """A section plays one chord, "D4 A4 D5": each horn scoops up to its note and brightens with the attack."""
    t, total = seconds(length), np.zeros(len(seconds(length)))
    shape = (
        np.minimum(1, t / 0.018)
        * np.clip((length - t) / min(0.09, length / 2), 0, 1)
        * (0.72 + 0.28 * np.exp(-t / 0.09))
    )
    for index, note in enumerate(notes.split()):
        pitch = hertz(note) * (bend + (1 - bend) * np.minimum(1, t / 0.045)) * (1 + 0.003 * (index - 1))
        pitch = pitch * (1 + 0.006 * np.sin(2 * np.pi * 5.6 * t) * np.minimum(1, t / 0.3))
        horn = sum(sine(pitch * n, length) / n**1.05 for n in range(1, 13))
        total += dull(horn, bright)
    return unit(total) * shape * 0.3


def twang(note: str, length: float = 0.6, half: float = 0.13, dip: float = 0.0) -> Samples:
    """A low electric guitar through a trembling amplifier; dip > 0: the arm bends the end down by that share."""
    f, t = hertz(note), seconds(length)
    pitch = f * (1 - dip * np.clip((t - length * 0.45) / (length * 0.55), 0, 1))
    string = sum(
        abs(np.sin(np.pi * n * 0.12)) / n**0.7 * sine(pitch * n, length) * decay(length, half / (1 + 0.16 * n))
        for n in range(1, 15)
    )
    shiver = 1 - 0.3 * (0.5 - 0.5 * np.cos(2 * np.pi * 7.5 * t))
    return unit(dull(string, 3600) * shiver * np.minimum(1, t / 0.002) * np.clip((length - t) / 0.04, 0, 1)) * 0.32


def organ(notes: str, length: float = 0.5, swirl: float = 6.6) -> Samples:
    """A combo organ: flute stops at the octaves, with a fast vibrato."""
    t = seconds(length)
    waver = 1 + 0.005 * np.sin(2 * np.pi * swirl * t)
    total: Samples = np.zeros(len(t))
    for note in notes.split():
        stops = np.zeros(len(t))
        for n, level in ((1, 1), (2, 0.6), (3, 0.3), (4, 0.3)):
            stops += level * sine(hertz(note) * n * waver, length)
        total += stops
    return unit(total) * np.minimum(1, t / 0.006) * np.clip((length - t) / min(0.06, length / 3), 0, 1) * 0.26


def bongo(note: str, length: float = 0.22, half: float = 0.03) -> Samples:
    """A small hand drum: the skin tightens for a moment when it is struck."""
    f, t = hertz(note), seconds(length)
    skin = sine(f * (1 + 0.35 * np.exp(-t / 0.012)), length) + 0.4 * sine(f * 1.59, length) * decay(length, half * 0.5)
    return skin * decay(length, half) * np.minimum(1, t / 0.0008)


def snare(rng: np.random.Generator, length: float = 0.13, half: float = 0.022) -> Samples:
    """One stroke on a snare drum: the skin, and the wires that rattle below it."""
    wires = unit(band(noise(length, rng), 2600, 0.9)) * decay(length, half)
    return mix((0.0, 0.5, thud(260, 180, length, half * 0.7)), (0.0, 0.42, wires))


def roll(rng: np.random.Generator, length: float, start: float = 0.25, end: float = 1.0, rate: float = 21.0) -> Samples:
    """A drum roll that swells from `start` to `end` of its force; strokes per second as `rate`."""
    strokes = []
    for index in range(int(length * rate)):
        when = (index + 0.18 * rng.random()) / rate
        strokes.append(
            (when, (start + (end - start) * when / length) * (0.85 + 0.3 * rng.random()), snare(rng, 0.1, 0.015))
        )
    return mix(*strokes)


def hat(rng: np.random.Generator, length: float = 0.07, half: float = 0.008) -> Samples:
    """A closed cymbal touched with a stick."""
    return unit(band(noise(length, rng), 4600, 0.5)) * decay(length, half) * 0.4


def breath(rng: np.random.Generator, start: float, end: float, length: float) -> Samples:
    """Air let out through loose lips: two soft formants that fall from `start` to `end` Hz."""
    t = seconds(length)
    shape = np.minimum(1, t / (length * 0.18)) * np.clip(1 - t / length, 0, 1) ** 0.8
    pieces, steps = np.zeros(len(t)), 6
    for step in range(steps):
        centre = start * (end / start) ** (step / (steps - 1))
        near = np.clip(1 - np.abs(t / length * (steps - 1) - step), 0, 1)
        air = noise(length, rng)
        pieces += (unit(band(air, centre, 0.22)) + 0.5 * unit(band(air, centre * 2.6, 0.2))) * np.sqrt(near)
    return pieces * shape * 0.3


def clap(rng: np.random.Generator) -> Samples:
    """Several hands not quite together."""
    hands = [
        (
            0.011 * index + 0.004 * rng.random(),
            0.6,
            unit(band(noise(0.09, rng), 1500 + 300 * rng.random(), 0.5)) * decay(0.09, 0.009),
        )
        for index in range(4)
    ]
    return mix(*hands)


def rocket(rng: np.random.Generator, length: float = 1.6) -> Samples:
    """Something large and silly passes overhead: a hum that drops as it goes by, with the air behind it."""
    t = seconds(length)
    where = (t - length * 0.42) / 0.16
    near = 1 / (1 + where**2)
    pitch = 190 * (1 - 0.24 * np.tanh(where))
    hum = sum(sine(pitch * n * (1 + 0.004 * np.sin(2 * np.pi * 9 * t)), length) / n**1.2 for n in range(1, 9))
    air = unit(band(noise(length, rng), 900, 0.9)) * (0.25 + 0.75 * near)
    return (unit(hum) * 0.5 + air * 0.4) * near**0.7 * np.clip((length - t) / 0.3, 0, 1) * np.minimum(1, t / 0.1)
