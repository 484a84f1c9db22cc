"""How cards fly: over the table in a low bow, or onto a fighter with a swing, a blow and a settling."""

from __future__ import annotations

import math
from typing import NamedTuple

LOW = 0.09  # so much larger a card looks at the top of its bow
HIGH = 0.3  # as above, before it strikes
BACK = 0.05  # of its way: so far it draws back for the swing
SWING, HIT = 0.24, 0.8  # parts of the time: until then it draws back, then it strikes
SQUASH = 0.07  # so much smaller it looks in the blow


class Shape(NamedTuple):
    """A flight at one moment: how much of the way is done, and how large the card looks."""

    way: float
    size: float


def shift(t: float) -> Shape:
    """A card makes room: it slides and is not lifted, so its picture need not be scaled."""
    return Shape(t * t * (3 - 2 * t), 1.0)


def glide(t: float) -> Shape:
    """A quiet flight, fastest in its middle."""
    way = t * t * (3 - 2 * t)
    return Shape(way, 1 + LOW * math.sin(math.pi * way))


def slam(t: float) -> Shape:
    """It rises and draws back, dashes ahead, strikes at `HIT`, gives way a little and lies still."""
    if t < SWING:
        part = math.sin(math.pi / 2 * t / SWING)
        return Shape(-BACK * part, 1 + HIGH * part)
    if t < HIT:
        part = (t - SWING) / (HIT - SWING)
        return Shape(-BACK + (1 + BACK) * part**2, 1 + HIGH * (1 - part**3))
    return Shape(1.0, 1 - SQUASH * math.sin(math.pi * (t - HIT) / (1 - HIT)))
