"""Plain signal work: time, envelopes, mixing, filters by spectrum, a small room, loudness."""

from __future__ import annotations

import zlib

import numpy as np

RATE = 44_100
FADE_IN = 0.0008  # seconds; short enough to keep a hit sharp, long enough not to click
FADE_OUT = 0.02
PEAK = 0.84  # -1.5 dB; leaves room for what the lossy coding adds
LOUDNESS = 0.11  # loudest 60 ms of every sound, as weighted root mean square

Samples = np.ndarray


def dice(name: str) -> np.random.Generator:
    """Return the random source of one sound: the same noise at every build."""
    return np.random.default_rng(zlib.crc32(name.encode()))


def seconds(length: float) -> Samples:
    """Return the time of every sample of a stretch."""
    return np.arange(round(length * RATE)) / RATE


def decay(length: float, half: float) -> Samples:
    """Return an envelope that halves every `half` seconds and is eased to 0 at the end, so that no note clicks off."""
    t = seconds(length)
    return 0.5 ** (t / half) * np.clip((length - t) / min(0.08, length / 3), 0, 1)


def swell(length: float, peak: float, power: float = 2.0) -> Samples:
    """Return an envelope that rises to 1 at `peak` seconds and falls to 0 at the end, both in a curve."""
    t = seconds(length)
    return np.where(t < peak, t / peak, np.clip((length - t) / (length - peak), 0, 1)) ** power


def glide(start: float, end: float, length: float) -> Samples:
    """Return a pitch in Hz that moves evenly in musical distance."""
    return start * (end / start) ** (seconds(length) / length)


def sine(pitch: Samples | float, length: float) -> Samples:
    """Return a sine wave whose pitch in Hz may change from sample to sample."""
    return np.sin(2 * np.pi * np.cumsum(np.broadcast_to(pitch, seconds(length).shape)) / RATE)


def noise(length: float, rng: np.random.Generator) -> Samples:
    return rng.standard_normal(len(seconds(length)))


def band(sound: Samples, centre: float, octaves: float) -> Samples:
    """Keep what lies around `centre` Hz: a bell over the logarithm of the frequency, `octaves` wide."""
    spectrum = np.fft.rfft(sound)
    frequency = np.maximum(np.fft.rfftfreq(len(sound), 1 / RATE), 1.0)
    spectrum *= np.exp(-0.5 * (np.log2(frequency / centre) / octaves) ** 2)
    return np.fft.irfft(spectrum, len(sound))


def dull(sound: Samples, cut: float) -> Samples:
    """Take away what lies above `cut` Hz, 12 dB an octave."""
    spectrum = np.fft.rfft(sound)
    spectrum /= 1 + (np.fft.rfftfreq(len(sound), 1 / RATE) / cut) ** 2
    return np.fft.irfft(spectrum, len(sound))


def sweep(length: float, low: float, high: float, rng: np.random.Generator, octaves: float = 0.5) -> Samples:
    """Return noise whose band moves from `low` to `high` Hz: eight overlapping bands, each in its turn."""
    t, steps = seconds(length) / length, 8
    total = np.zeros(len(t))
    for step in range(steps):
        centre = low * (high / low) ** (step / (steps - 1))
        near = np.clip(1 - np.abs(t * (steps - 1) - step), 0, 1)
        total += unit(band(noise(length, rng), centre, octaves)) * np.sqrt(near)
    return total


def unit(sound: Samples) -> Samples:
    """Scale to a root mean square of 1."""
    return sound / max(1e-9, float(np.sqrt(np.mean(sound**2))))


def mix(*parts: tuple[float, float, Samples]) -> Samples:
    """Add parts (start in seconds, gain, samples) into one sound as long as the latest end."""
    starts = [round(start * RATE) for start, _, _ in parts]
    total = np.zeros(max(start + len(sound) for start, (_, _, sound) in zip(starts, parts, strict=True)))
    for start, (_, gain, sound) in zip(starts, parts, strict=True):
        total[start : start + len(sound)] += gain * sound
    return total


def room(sound: Samples, wet: float = 0.22, length: float = 0.5, dark: float = 2600.0) -> Samples:
    """Play the sound in a small club: the same late echoes for everything, so that all sounds share one place."""
    echo = dull(noise(length, dice("room")) * decay(length, length / 7), dark)
    echo = np.concatenate([np.zeros(round(0.011 * RATE)), echo])
    size = len(sound) + len(echo)
    late = np.fft.irfft(np.fft.rfft(sound, size) * np.fft.rfft(echo, size), size)
    scale = np.sqrt(np.sum(sound**2) / max(1e-12, np.sum(late**2)))
    late *= wet * scale
    late[: len(sound)] += sound
    return late


def loudness(sound: Samples) -> float:
    """Return the root mean square of the loudest 60 ms, low and very high notes counted less, as ears do."""
    spectrum = np.fft.rfft(sound)
    f = np.fft.rfftfreq(len(sound), 1 / RATE)
    weight = (f / (f + 180)) ** 2 / (1 + (f / 9000) ** 2)
    heard = np.fft.irfft(spectrum * weight, len(sound)) ** 2
    window = round(0.06 * RATE)
    padded = np.concatenate([heard, np.zeros(window)])
    total = np.cumsum(np.concatenate([[0.0], padded]))
    return float(np.sqrt(np.max(total[window:] - total[:-window]) / window))


def finish(sound: Samples) -> Samples:
    """Trim the silent tail, bring to the common loudness below the common peak, and fade both ends."""
    sound = sound - np.mean(sound)
    heard = np.flatnonzero(np.abs(sound) > 0.001 * np.max(np.abs(sound)))
    sound = sound[: heard[-1] + 1]
    sound = sound * (LOUDNESS / loudness(sound))
    sound = soft_limit(sound)
    fade_in, fade_out = round(FADE_IN * RATE), min(round(FADE_OUT * RATE), len(sound) // 3)
    sound[:fade_in] *= np.linspace(0, 1, fade_in)
    sound[-fade_out:] *= np.linspace(1, 0, fade_out) ** 2
    return sound


def soft_limit(sound: Samples) -> Samples:
    """Bend peaks over two thirds of PEAK towards PEAK instead of cutting them."""
    knee = PEAK * 2 / 3
    size = np.abs(sound)
    bent = knee + (PEAK - knee) * np.tanh((size - knee) / (PEAK - knee))
    return np.where(size > knee, np.sign(sound) * bent, sound)
