"""Sounds of those who listen: one pair of hands, and a whole house."""

from __future__ import annotations

import numpy as np

from tools.sound import combo
from tools.sound.signal import Samples, band, decay, dice, mix, noise, room, unit

HANDS, LONG = 90, 1.9  # claps in the house, and how many seconds of it


def clap() -> Samples:
    """One pair of hands, dry and near."""
    rng = dice("clap")
    flat = unit(band(noise(0.12, rng), 1250, 0.55)) * decay(0.12, 0.012)
    edge = unit(band(noise(0.05, rng), 2900, 0.5)) * decay(0.05, 0.005)
    return room(mix((0.0, 1.0, flat), (0.001, 0.35, edge)), 0.2, 0.25)


def applause() -> Samples:
    """It breaks out, stays a moment and thins out; somebody whistles in the last row."""
    rng = dice("applause")
    times = np.sort(np.concatenate([rng.beta(1.4, 2.2, HANDS) * LONG, rng.random(6) * 0.2]))
    parts = [(float(time), 0.4 + 0.6 * rng.random(), _hands(rng)) for time in times]
    whistle = combo.breath(rng, 1900, 2700, 0.34)
    return room(mix(*parts, (0.45, 0.5, whistle)), 0.34, 0.6)


def _hands(rng: np.random.Generator) -> Samples:
    """Somebody in the house: no two pairs sound alike."""
    length = 0.1
    return unit(band(noise(length, rng), 800 + 1500 * rng.random(), 0.5)) * decay(length, 0.007 + 0.009 * rng.random())
