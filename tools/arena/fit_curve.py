"""Fit how often chances come true, and check it: Brier score, and reliability by tenths of the chance."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any

import msgspec
import numpy as np

from tabletop.bots.win_chances import CalibrationCurve
from tools.arena.moments import Moment

TENTHS = 10
STEPS = 50
FOLDS = 10
RIDGE = 30.0  # what speaks for chances as they were sampled
LEAST = 0.01  # what was all or nothing in few samples counts as nearly so
WITHIN = 0.05  # what a tenth may be off

Matches = Sequence[Sequence[Moment]]


class Tenth(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Of the chances in a tenth: their mean, the mean share of the win, and the standard error of the difference.

    The moments of one match share its end, so it is matches that the error counts.
    """

    moments: int
    matches: int
    chance: float
    share: float
    error: float

    @property
    def off(self) -> float:
        return self.share - self.chance


def fitted(found: list[Moment]) -> CalibrationCurve:
    """The beta calibration of the greatest likelihood, by Newton's method, with a little weight on no correction at all.

    ValidationError where a better chance would come out worse.
    """
    chances = np.clip([moment.chance for moment in found], LEAST, 1 - LEAST)
    shares = np.array([moment.share for moment in found])
    x = np.stack([np.ones_like(chances), np.log(chances), -np.log(1 - chances)], axis=1)
    neutral = np.array([0.0, 1.0, 1.0])
    w = neutral.copy()
    for _ in range(STEPS):
        p = 1 / (1 + np.exp(-x @ w))
        slope = x.T @ (p - shares) + RIDGE * (w - neutral)
        w -= np.linalg.solve((x * (p * (1 - p))[:, None]).T @ x + RIDGE * np.eye(3), slope)
    base, won, lost = (round(float(value), 3) for value in w)
    return msgspec.convert({"base": base, "won": won, "lost": lost}, CalibrationCurve)


def told(found: Matches) -> Matches:
    """The moments with their chances as they come true, by fits to nine tenths of the matches that are not theirs."""
    curves = [
        fitted([moment for n, match in enumerate(found) if n % FOLDS != fold for moment in match])
        for fold in range(FOLDS)
    ]
    return [
        [msgspec.structs.replace(moment, chance=curves[n % FOLDS].at(moment.chance)) for moment in match]
        for n, match in enumerate(found)
    ]


def reliability(found: Matches) -> list[Tenth]:
    """By tenth of the chance, those without a moment left out."""
    rows: list[list[tuple[int, float, float]]] = [[] for _ in range(TENTHS)]
    for number, match in enumerate(found):
        for moment in match:
            row = rows[min(TENTHS - 1, int(moment.chance * TENTHS))]
            row.append((number, moment.chance, moment.share))
    return [tenth(*map(np.array, zip(*row, strict=True))) for row in rows if row]


def tenth(numbers: Any, chances: Any, shares: Any) -> Tenth:
    off = shares - chances
    by_match = np.bincount(numbers, off - off.mean())
    error = sqrt(float((by_match**2).sum())) / len(off)
    rounded = [round(float(value), 4) for value in (chances.mean(), shares.mean(), error)]
    return Tenth(len(off), len(np.unique(numbers)), *rounded)


def brier(found: Matches) -> float:
    return round(float(np.mean([(moment.chance - moment.share) ** 2 for match in found for moment in match])), 4)
