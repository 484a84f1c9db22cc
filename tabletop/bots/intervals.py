"""From shares of wins to a mean with a 95 % interval."""

from __future__ import annotations

from math import sqrt
from random import Random

Z = 1.959964


def wilson(mean: float, n: int) -> tuple[float, float]:
    """The Wilson interval of a share of `n` games; with shared wins it is on the safe side. Of no games: anything."""
    if not n:
        return 0.0, 1.0
    middle = (mean + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z / (1 + Z * Z / n) * sqrt(mean * (1 - mean) / n + Z * Z / (4 * n * n))
    return max(0.0, middle - half), min(1.0, middle + half)  # which the last digit may have missed


def bootstrap(deals: list[list[float]], draws: int = 2000, seed: int = 1) -> tuple[float, float]:
    """The interval of the mean when whole deals are drawn again: games of one deal belong together."""
    rand = Random(seed)
    means = [sum(deal) / len(deal) for deal in deals]
    found = sorted(sum(rand.choices(means, k=len(means))) / len(means) for _ in range(draws))
    return found[int(draws * 0.025)], found[int(draws * 0.975)]
