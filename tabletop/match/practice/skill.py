"""Skill without luck: the sum of what somebody has won beyond what a normal bot wins with the same cards."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from tabletop.bots.intervals import Z
from tabletop.bots.whole import shares
from tabletop.match.practice.deals import KIND, Found
from tabletop.match.store import SavedMatch, Store

DOUBT = 0.25  # the variance of one match before anything is known: that of a coin
WEIGHT = 2  # matches for which that counts


class Point(NamedTuple):
    """One match. `share`: the part of the win; `expected`: that of a normal bot with the same cards; `hard`: of a hard one."""

    match: int
    ended: int
    share: float
    expected: float
    hard: float | None = None

    @property
    def difference(self) -> float:
        return self.share - self.expected


class Mean(NamedTuple):
    """Of so many matches: the mean with its 95 % range."""

    matches: int
    mean: float
    low: float
    high: float


def points(store: Store, game: str, profile: int) -> tuple[list[Point], list[SavedMatch]]:
    """The matches of a person in a game whose deals have been played by bots, oldest first; and those whose have not.

    All is read from the matches, so each counts once and none that is not over. Raises StoreError.
    """
    deals = {int(key): found for key, found in store.notes.all(KIND, Found).items()}
    known, unknown = [], []
    for match in store.finished_matches(game):
        seat = next((i for i, seat in enumerate(match.seats) if seat.get("profile") == profile), None)
        if seat is None:
            continue
        found = deals.get(match.id)
        if found is None or not found.over or seat not in found.normal:
            unknown.append(match)
            continue
        won = shares((match.result or {}).get("winners", []), len(match.seats))[seat]
        hard = found.hard[seat].mean if seat in found.hard else None
        known.append(Point(match.id, match.updated, won, found.normal[seat].mean, hard))
    return known, unknown


def mean(values: Sequence[float]) -> Mean:
    """With its range; of few matches it is wide, because they are taken to vary like a coin until they say otherwise."""
    n = len(values)
    if not n:
        return Mean(0, 0.0, -1.0, 1.0)
    middle = sum(values) / n
    variance = (sum((value - middle) ** 2 for value in values) + WEIGHT * DOUBT) / (n - 1 + WEIGHT)
    half = Z * sqrt(variance / n)
    return Mean(n, middle, middle - half, middle + half)


def curve(known: Sequence[Point]) -> list[Mean]:
    """How the rating has come about: after each match, the mean difference so far."""
    values = [point.difference for point in known]
    return [mean(values[: n + 1]) for n in range(len(values))]
