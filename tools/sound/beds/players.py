"""Who plays in a bed: each makes one note of so many seconds, softly. Drums have no pitch."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from tools.sound.band import bass, brush, hertz, metal, pluck, thud, vibes, wood
from tools.sound.combo import bongo, brass, hat, organ, snare, twang
from tools.sound.signal import Samples, band, decay, dull, mix, noise, seconds, sine, unit

Player = Callable[[str, float, np.random.Generator], Samples]


def _shape(length: float, rise: float, fall: float) -> Samples:
    """An envelope that swells for `rise` seconds and leaves for `fall`."""
    t = seconds(length)
    return (
        np.sin(0.5 * np.pi * np.clip(t / rise, 0, 1)) ** 2
        * np.sin(0.5 * np.pi * np.clip((length - t) / fall, 0, 1)) ** 2
    )


def pad(note: str, length: float, rng: np.random.Generator) -> Samples:
    """Soft strings: three of them a hair apart, dark, slow to come and to go."""
    length += 0.9
    total = np.zeros(len(seconds(length)))
    for cents in (-5, 0, 6):
        f, phase = hertz(note) * 2 ** (cents / 1200), rng.random()
        drift = f * (1 + 0.0012 * np.sin(2 * np.pi * (4.6 * seconds(length) + phase)))
        total += sum(sine(drift * n, length) / n**1.6 for n in range(1, 7))
    return unit(dull(total, 1500)) * _shape(length, min(0.7, length / 3), min(1.1, length / 3)) * 0.2


def tremolo(note: str, length: float, rng: np.random.Generator) -> Samples:
    """The same strings with a trembling bow."""
    sound = pad(note, length, rng)
    return sound * (0.55 + 0.45 * np.sin(2 * np.pi * 6.2 * seconds(len(sound) / 44_100)[: len(sound)]) ** 2)


def keys(note: str, length: float, _rng: np.random.Generator) -> Samples:
    """An electric piano: a tine that chimes at the stroke, a round tone that stays."""
    length = max(0.5, length) + 0.35
    f, t = hertz(note), seconds(length)
    tone = (
        sine(f, length)
        + 0.28 * sine(2 * f, length) * decay(length, 0.3)
        + 0.1 * sine(3 * f, length) * decay(length, 0.15)
    )
    chime = 0.1 * sine(7.02 * f, length) * decay(length, 0.05)
    waver = 1 - 0.12 * (0.5 - 0.5 * np.cos(2 * np.pi * 4.4 * t))
    return (
        (tone * decay(length, 0.55) + chime)
        * waver
        * np.minimum(1, t / 0.005)
        * np.clip((length - t) / 0.25, 0, 1)
        * 0.5
    )


def marimba(note: str, _length: float, rng: np.random.Generator) -> Samples:
    """A bar of rosewood with its tube: the fundamental, the double octave, a soft mallet."""
    length = 0.9
    f, t = hertz(note), seconds(length)
    half = 0.11 * (262.0 / f) ** 0.4
    bar = sine(f, length) * decay(length, half) + 0.25 * sine(3.93 * f, length) * decay(length, half * 0.25)
    mallet = unit(band(noise(length, rng), min(1800.0, 3 * f), 0.6)) * decay(length, 0.006) * 0.12
    return (bar + mallet) * np.minimum(1, t / 0.0015)


def bells(note: str, _length: float, _rng: np.random.Generator) -> Samples:
    """A toy glockenspiel, far away."""
    length = 1.3
    f, t = hertz(note), seconds(length)
    bar = sine(f, length) * decay(length, 0.2) + 0.3 * sine(2.76 * f, length) * decay(length, 0.07)
    return bar * np.minimum(1, t / 0.002) * 0.6


def lute(note: str, length: float, _rng: np.random.Generator) -> Samples:
    """Gut strings that ring on."""
    return pluck(note, max(0.7, length) + 0.5, 0.16, 0.5)


def pizzicato(note: str, _length: float, _rng: np.random.Generator) -> Samples:
    """A bowed bass that is plucked."""
    return bass(note, 0.6, 0.09)


def flute(note: str, length: float, rng: np.random.Generator) -> Samples:
    """A wooden flute: breath first, then the tone, which begins to sway when it is held."""
    length += 0.12
    f, t = hertz(note), seconds(length)
    sway = f * (1 + 0.006 * np.sin(2 * np.pi * 5.1 * t) * np.clip((t - 0.25) / 0.4, 0, 1))
    tone = sine(sway, length) + 0.22 * sine(2 * sway, length) + 0.07 * sine(3 * sway, length)
    breath = unit(band(noise(length, rng), 2 * f, 0.5)) * 0.05
    return (tone + breath) * _shape(length, 0.07, 0.14) * 0.45


def drone(note: str, length: float, rng: np.random.Generator) -> Samples:
    """A hurdy-gurdy at rest: a bowed string with all its partials, dark."""
    length += 0.5
    f = hertz(note) * (1 + 0.001 * np.sin(2 * np.pi * (0.7 * seconds(length) + rng.random())))
    tone = np.sum([sine(f * n, length) / n for n in range(1, 13)], axis=0)
    return unit(dull(tone, 900)) * _shape(length, 0.3, 0.5) * 0.18


def horns(note: str, length: float, _rng: np.random.Generator) -> Samples:
    """Horns with a mute, far behind: a swell, no stab."""
    length += 0.2
    return brass(note, length, 0.99, 900) * _shape(length, min(0.35, length / 3), min(0.4, length / 3))


def pulse(note: str, length: float, _rng: np.random.Generator) -> Samples:
    """A low string damped by the palm: the engine below the high layers."""
    return pluck(note, min(0.3, length + 0.12), 0.05, 0.4)


def ping(note: str, _length: float, _rng: np.random.Generator) -> Samples:
    """A far echo sounder: one bell, and twice its echo."""
    one = vibes(note, 1.6, 0.3)
    return mix((0.0, 0.8, one), (0.42, 0.3, one), (0.84, 0.12, one))


def brushes(_note: str, length: float, rng: np.random.Generator) -> Samples:
    """A stroke of the brush round the skin, as long as it is held."""
    long = max(0.12, min(0.5, length))
    return brush(rng, long, 2300, long * 0.35)


def tap(_note: str, _length: float, rng: np.random.Generator) -> Samples:
    """The tip of a brush."""
    return brush(rng, 0.09, 3200, 0.012)


def ride(_note: str, _length: float, rng: np.random.Generator) -> Samples:
    """A cymbal touched, dark enough to lie below everything."""
    return unit(band(noise(0.4, rng), 4300, 0.35)) * decay(0.4, 0.05) * 0.3 + metal("A6", 0.4, 0.03) * 0.04


def shaker(_note: str, _length: float, rng: np.random.Generator) -> Samples:
    return brush(rng, 0.1, 3800, 0.05, 0.4)


def frame(_note: str, _length: float, _rng: np.random.Generator) -> Samples:
    """A frame drum, struck in the middle."""
    return thud(125, 78, 0.5, 0.07)


def heart(_note: str, _length: float, _rng: np.random.Generator) -> Samples:
    """Two dull beats, as of a heart."""
    return mix((0.0, 1.0, thud(105, 58, 0.4, 0.06)), (0.24, 0.65, thud(92, 52, 0.4, 0.06)))


def tick(_note: str, _length: float, _rng: np.random.Generator) -> Samples:
    """A clock on the wall."""
    return wood("D6", 0.05, 0.006) * 0.6


PLAYERS: dict[str, Player] = {
    "bass": lambda note, length, _: bass(note, max(0.5, min(length, 1.1)) + 0.15, 0.2),
    "bells": bells,
    "bongo": lambda note, _length, _rng: bongo(note),
    "brushes": brushes,
    "drone": drone,
    "flute": flute,
    "frame": frame,
    "hat": lambda _note, _length, rng: hat(rng),
    "heart": heart,
    "horns": horns,
    "keys": keys,
    "lute": lute,
    "marimba": marimba,
    "organ": lambda note, length, _: organ(note, length + 0.05),
    "pad": pad,
    "ping": ping,
    "pizzicato": pizzicato,
    "pulse": pulse,
    "ride": ride,
    "shaker": shaker,
    "snare": lambda _note, _length, rng: snare(rng),
    "tap": tap,
    "tick": tick,
    "tremolo": tremolo,
    "twang": lambda note, length, _: twang(note, max(0.35, length) + 0.1, 0.12),
    "vibes": lambda note, length, _: vibes(note, max(0.8, length) + 0.5, 0.26),
    "wood": lambda note, _length, _rng: wood(note),
}
