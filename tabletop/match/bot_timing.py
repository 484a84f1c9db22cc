"""How fast bots are: drawn from the match's seed and the level, never from anybody's cards or speed (AP-172, AP-173)."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

RELAXED = 1.5  # AP-156


class Pace(NamedTuple):
    """A normal distribution in ms that is cut off below."""

    mean: int
    deviation: int
    floor: int


LAND = {"easy": Pace(3600, 900, 1500), "normal": Pace(2600, 700, 1200), "hard": Pace(1900, 500, 900)}  # AP-172
BUZZ = {"easy": Pace(1500, 350, 500), "normal": Pace(1100, 250, 400), "hard": Pace(800, 200, 300)}  # AP-173


def draw(paces: dict[str, Pace], level: str, dice: Random, *, relaxed: bool = False) -> int:
    """A time in whole ms for a bot of a level."""
    pace = paces[level]
    time = max(pace.floor, dice.gauss(pace.mean, pace.deviation))
    return round(time * (RELAXED if relaxed else 1))
