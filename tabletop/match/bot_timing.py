"""How fast bots are: drawn from the match's seed and the level, never from anybody's cards or speed (AP-172, AP-173)."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

RELAXED = 1.5  # AP-156


class DelayDistribution(NamedTuple):
    """A normal distribution in ms that is cut off below."""

    mean: int
    deviation: int
    floor: int


LAND = {
    "easy": DelayDistribution(3600, 900, 1500),
    "normal": DelayDistribution(2600, 700, 1200),
    "hard": DelayDistribution(1900, 500, 900),
}  # AP-172
BUZZ = {
    "easy": DelayDistribution(1500, 350, 500),
    "normal": DelayDistribution(1100, 250, 400),
    "hard": DelayDistribution(800, 200, 300),
}  # AP-173


def draw(paces: dict[str, DelayDistribution], level: str, dice: Random, *, relaxed: bool = False) -> int:
    """A time in whole ms for a bot of a level."""
    pace = paces[level]
    time = max(pace.floor, dice.gauss(pace.mean, pace.deviation))
    return round(time * (RELAXED if relaxed else 1))
