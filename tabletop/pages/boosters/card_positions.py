"""Where the cards of a pack lie: stacked in the bag, in a fan above it, at last in rows that bend a little. Plain numbers."""

from __future__ import annotations

import math
from typing import NamedTuple

import pygame

from tabletop.card_art.compositor import RATIO

ONE_ROW = 5  # so many cards lie in one row
TILT, BEND = 1.9, 0.011  # degrees and card heights from a card to the next one, away from the middle of a row
GAP = 0.15  # between two cards, of a card's width
FOOT = 0.17  # below a card for what is said about it, of a card's width
BEST = 1.1  # how much larger the last card of a pack lies
SPREAD = 66  # degrees of the fan


class PackPose(NamedTuple):
    """The middle of a card in pixels, its angle in degrees counter-clockwise, its size by that of a resting card."""

    x: float
    y: float
    angle: float = 0
    size: float = 1

    def towards(self, other: PackPose, part: float) -> PackPose:
        """The pose `part` (0 to 1) of the way to another one."""
        return PackPose(*(a + (b - a) * part for a, b in zip(self, other, strict=True)))


def lower_row(count: int) -> int:
    """How many cards lie in the lower row: an odd number, so that the best card lies in its middle."""
    if count <= ONE_ROW:
        return count
    return count // 2 if count // 2 % 2 else count // 2 + 1


def card_width(area: pygame.Rect, count: int) -> int:
    """The width of a resting card so that all fit into the area."""
    lower = lower_row(count)
    across, rows = max(lower, count - lower), 1 + (count > lower)
    wide = area.width / (across + GAP * (across - 1) + BEST - 1)
    high = area.height / (rows * (RATIO * (1 + BEND * across) + FOOT) + (BEST - 1) * RATIO)
    return max(24, int(min(wide, high)))


def rest(area: pygame.Rect, count: int) -> list[PackPose]:
    """Where the cards lie at last, in the order of the pack; the last one in the middle of the lower row."""
    wide, lower = card_width(area, count), lower_row(count)
    high = wide * RATIO
    upper = count - lower
    block = (1 + (upper > 0)) * (high + FOOT * wide) + (high * (BEST - 1) if upper else 0)
    first = area.centery - block / 2 + high / 2
    poses = _row(area.centerx, first, wide, upper) if upper else []
    y = first + (high * (1 + (BEST - 1) / 2) + FOOT * wide if upper else 0)
    row = _row(area.centerx, y, wide, lower, BEST)
    middle = lower // 2
    best = row.pop(middle)._replace(size=BEST)
    return [*poses, *row, best]


def _row(x: float, y: float, wide: float, count: int, best: float = 1) -> list[PackPose]:
    """A row round `x`; the middle card of it may be `best` times as wide."""
    out = []
    for i in range(count):
        off = i - (count - 1) / 2
        extra = math.copysign((best - 1) / 2 * wide, off) if off else 0
        out.append(PackPose(x + off * wide * (1 + GAP) + extra, y + off * off * BEND * wide * RATIO, -off * TILT))
    return out


def fan(middle: tuple[float, float], wide: float, count: int) -> list[PackPose]:
    """All cards held like a hand, face down."""
    reach = wide * 2.1
    out = []
    for i in range(count):
        turn = SPREAD * ((i + 0.5) / count - 0.5)
        lean = math.radians(turn)
        out.append(PackPose(middle[0] + reach * math.sin(lean), middle[1] + reach * (1 - math.cos(lean)), -turn, 0.82))
    return out


def stack(middle: tuple[float, float], count: int, size: float) -> list[PackPose]:
    """All cards on each other."""
    return [PackPose(middle[0] + 0.6 * (i - count / 2), middle[1] - 0.6 * i, 0, size) for i in range(count)]
