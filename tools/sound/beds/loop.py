"""A bed's layers as loops without a seam: what rings on over the end is heard at the beginning.

Everything is laid on a circle: notes, the echo of the room, the filters. Bars are whole numbers of samples, so layers that are
played together stay together.
"""

from __future__ import annotations

import numpy as np

from tools.sound.beds.players import PLAYERS
from tools.sound.beds.score import LAYERS, Arrangement, Playing, strokes
from tools.sound.levels import integrated
from tools.sound.signal import RATE, Samples, decay, dice, dull, noise

LEVELS = {"calm": -27.0, "tense": -28.5, "high": -28.0}  # LUFS at full volume: together still below a card that moves
LOW, HIGH = 45.0, 5200.0  # Hz: no rumble, no hiss
HUMAN, WILL = 0.004, 0.08  # seconds that a stroke may be early or late, and the share that it may be softer or stronger
ROOM = 1.1  # seconds of echo
GRAIN = 1024  # samples
QUALITY = 0.6  # of the file, as in ogg.py: it lies far below everything else


def bar(score: Arrangement) -> int:
    """Samples of a bar: a round number, which spectra are quick to make of."""
    return GRAIN * round(score.beats * 60 / score.tempo * RATE / GRAIN)


def make(name: str, score: Arrangement, layer: str) -> Samples:
    """One layer as it is stored, at its loudness."""
    bars = score.bars if layer == LAYERS[0] else score.loop
    size = bars * bar(score)
    dry = np.zeros(size)
    for place, part in enumerate(getattr(score, layer)):
        dry += part.gain * played(score, part, bars, f"{name} {layer} {place}")
    sound = _filtered(dry + score.wet * _echo(dry, score.dark))
    return sound * 10 ** ((LEVELS[layer] - integrated(np.tile(sound, 2), RATE)) / 20)


def played(score: Arrangement, part: Playing, bars: int, seed: str) -> Samples:
    """What one player plays, on the circle."""
    rng, size, beat = dice(seed), bars * bar(score), bar(score) / score.beats
    circle, known = np.zeros(size), {}
    for stroke in strokes(score, part, bars):
        key = stroke.note, round(stroke.length, 3)
        if key not in known or stroke.note == "x":  # a drum sounds a little different every time
            known[key] = PLAYERS[part.plays](stroke.note, stroke.length * beat / RATE, rng)
        sound = known[key] * stroke.force * (1 + WILL * (2 * rng.random() - 1))
        start = round(stroke.beat * beat + (part.late + HUMAN * (2 * rng.random() - 1)) * RATE)
        np.add.at(circle, np.arange(start, start + len(sound)) % size, sound)
    return circle


def _echo(dry: Samples, dark: float) -> Samples:
    """The room round the circle, as loud as what is played in it."""
    late = dull(noise(ROOM, dice("bed room")) * decay(ROOM, ROOM / 6), dark)
    late = np.concatenate([np.zeros(round(0.014 * RATE)), late])
    wet = np.fft.irfft(np.fft.rfft(dry) * np.fft.rfft(late, len(dry)), len(dry))
    return wet * np.sqrt(np.sum(dry**2) / max(1e-12, float(np.sum(wet**2))))


def _filtered(sound: Samples) -> Samples:
    """Without what lies far below and above the notes; on the circle, too."""
    spectrum, f = np.fft.rfft(sound), np.fft.rfftfreq(len(sound), 1 / RATE)
    spectrum *= (f / np.maximum(1.0, np.hypot(f, LOW))) ** 2 / (1 + (f / HIGH) ** 4)
    return np.fft.irfft(spectrum, len(sound))
