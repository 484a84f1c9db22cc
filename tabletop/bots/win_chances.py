"""From samples of a game's end to a chance with its range, as often as such chances come true.

Samples err: hands are dealt as if nobody had chosen what to keep, and a play-out that was broken off is judged by the game's
hints. Both were measured; a game's folder keeps what came of it in bots/chances.toml, written by tools/arena/calibrate.py.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from math import exp, sqrt
from statistics import NormalDist
from typing import Annotated, NamedTuple

import msgspec

from tabletop import games
from tabletop.core.toml_loader import read_toml

FILE = "chances.toml"
SURE = 0.95  # of a range: so often the true chance lies within it
Z = NormalDist().inv_cdf((1 + SURE) / 2)
RICHEST = 400.0  # a judged end says at most as much as so many that are won or lost


Steep = Annotated[float, msgspec.Meta(gt=0)]  # so that a better answer never gets the worse chance


class CalibrationCurve(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How often a sampled chance comes true: beta calibration, in which the odds of c are e^base * c^won / (1 - c)^lost.

    Of what always or never happened in samples it says the same.
    """

    base: float = 0.0
    won: Steep = 1.0
    lost: Steep = 1.0

    def at(self, chance: float) -> float:
        won: float = exp(self.base) * chance**self.won
        lost: float = (1 - chance) ** self.lost
        return won / (won + lost)


class HorizonQuality(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How good play-outs are that the hints judge after `horizon` answers, measured against whole games.

    error: of one chance, apart: of the difference between two answers, as standard deviations at a chance of one half.
    curve: how often chances come true.
    """

    horizon: int = 12
    error: float = 0.05
    apart: float = 0.02
    curve: CalibrationCurve = CalibrationCurve()


@cache
def judged(game: str) -> HorizonQuality:
    """What the folder of a game says of its value; cautious numbers when it says nothing."""
    plugin = games.known(game)
    data = plugin.data("bots", FILE) if plugin is not None else None
    return read_toml(data, HorizonQuality, f"{game}/bots/{FILE}") if data is not None else HorizonQuality()


class ChanceRange(NamedTuple):
    """A chance and the bounds between which it lies in SURE of all cases."""

    chance: float
    low: float
    high: float


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def spread(values: Sequence[float]) -> float:
    """The variance of what the values are a sample of; of a single one nothing is known."""
    if len(values) < 2:
        return 0.25
    middle = mean(values)
    return sum([(value - middle) ** 2 for value in values]) / (len(values) - 1)


def within(values: Sequence[float], doubt: float) -> ChanceRange:
    """The chance that sampled ends (0 to 1) speak for; `doubt`: the deviation of those that were judged, at one half.

    Wilson's interval, in which ends that are surer than won or lost count for more.
    """
    middle, variance = mean(values), spread(values)
    even = middle * (1 - middle)
    n = len(values) * (min(RICHEST / len(values), max(1.0, even / variance)) if variance and even else 1.0)
    whole = 1 + Z * Z / n
    centre = (middle + Z * Z / (2 * n)) / whole
    half = Z / whole * sqrt(even / n + Z * Z / (4 * n * n))
    wide = Z * doubt * 2 * sqrt(even)
    low, high = centre - sqrt(half * half + wide * wide), centre + sqrt(half * half + wide * wide)
    return ChanceRange(middle, max(0.0, min(low, middle)), min(1.0, max(high, middle)))


def surely(gaps: Sequence[float], doubt: float, among: int) -> float:
    """By how much the better of two answers is better for sure, from paired samples; 0 inside the noise.

    among: out of how many answers the better one was picked; the best of many looks better than it is.
    """
    z = NormalDist().inv_cdf(1 - (1 - SURE) / 2 / max(1, among - 1))
    return max(0.0, mean(gaps) - z * sqrt(spread(gaps) / len(gaps) + doubt * doubt))


class AnswerValue(NamedTuple):
    """One answer against the best one. behind: how much better that is; surely: at least, 0 inside the noise."""

    chance: float
    low: float
    high: float
    behind: float
    surely: float


def worth(found: ChanceRange, behind: float, sure: float, best: float, curve: CalibrationCurve) -> AnswerValue:
    """What samples found, as often as it comes true; best: the sampled chance of the best answer.

    All is read off one rising curve, so the answers keep their order and what is nothing for sure stays nothing.
    """
    top = curve.at(best)
    least, most = (top - curve.at(max(0.0, best - gap)) for gap in (sure, behind))
    return AnswerValue(curve.at(found.chance), curve.at(found.low), curve.at(found.high), most, least)


def beside(sampled: Sequence[float], mates: Collection[int], chance: float) -> tuple[float, ...]:
    """Every seat's chance when that of `mates`, who win together, is told as `chance`: the rivals share the rest as it was
    sampled.
    """
    left = 1 - max(sampled[seat] for seat in mates)
    rest = (1 - chance) / left if left > 0 else 0.0
    return tuple(chance if n in mates else share * rest for n, share in enumerate(sampled))
