"""Skill without luck: what somebody wins beyond a normal bot at the same tables, when luck with the cards is taken out.

What a normal bot wins with the same cards, less what it wins at that table with any cards, is how lucky the cards were. On
average that is nothing, so any multiple of it may be taken from what was won without a change of what the score comes to: it
is a control variate (S. Lavenberg and P. Welch, "A perspective on the use of control variables to increase the efficiency of
Monte Carlo simulations", Management Science 27, 1981; for games M. White and M. Bowling, "Learning a value analysis tool for
agent evaluation", IJCAI 2009). Its multiple decides how much the score still varies. Taken as a whole, luck is taken out that
never reached the result: who plays well or badly wins or loses with most cards. The best multiple is the slope of what was won
over the luck, and differs from player to player; of few matches it is drawn towards that of bots (`tools/arena/luck.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean
from typing import NamedTuple

from tabletop.bots.intervals import Z
from tabletop.progress.duplicate_deals import KIND, DealRecord
from tabletop.storage import SavedMatch, Store

DOUBT = 0.25  # the variance of one match before anything is known: that of a coin
WEIGHT = 2  # matches for which that counts
SLOPE = 0.45  # of bots: tools/arena/luck.py finds 0.3 to 0.5, from game to game
TRUST = 2.0  # in it: the sum of squared luck at which a player's own slope counts for as much, that of about 15 matches


class SkillPoint(NamedTuple):
    """One match. `share`: the part of the win; `expected`: that of a normal bot with the same cards; `usual`: with any cards;
    `hard`: of a hard bot with the same cards.
    """

    match: int
    ended: int
    share: float
    expected: float
    usual: float
    hard: float | None = None

    @property
    def difference(self) -> float:
        """To a normal bot with the same cards: for those who compare one deal."""
        return self.share - self.expected

    @property
    def gain(self) -> float:
        """To a normal bot with any cards."""
        return self.share - self.usual

    @property
    def luck(self) -> float:
        return self.expected - self.usual


class MeanRange(NamedTuple):
    """Of so many matches: the mean with its 95 % range."""

    matches: int
    mean: float
    low: float
    high: float


def points(store: Store, game: str, profile: int) -> tuple[list[SkillPoint], list[SavedMatch]]:
    """The matches of a person in a game whose deals have been played by bots, oldest first; and those whose have not.

    All is read from the matches, so each counts once and none that is not over. Raises StoreError.
    """
    deals = {int(key): found for key, found in store.notes.all(KIND, DealRecord).items()}
    known, unknown = [], []
    for match in store.finished_matches(game):
        seat = next((i for i, seat in enumerate(match.seats) if seat.get("profile") == profile), None)
        if seat is None:
            continue
        found = deals.get(match.id)
        if found is None or not found.over or seat not in found.normal:
            unknown.append(match)
            continue
        won = match.shares[seat]
        hard = found.hard[seat].mean if seat in found.hard else None
        expected = found.normal[seat].mean
        usual = found.usual[seat].mean if seat in found.usual else expected  # a deal that was cut short
        known.append(SkillPoint(match.id, match.updated, won, expected, usual, hard))
    return known, unknown


def slope(known: Sequence[SkillPoint]) -> float:
    """How much of the luck with the cards has reached the results of this player."""
    if not known:
        return SLOPE
    gain, luck = fmean(point.gain for point in known), fmean(point.luck for point in known)
    square = sum((point.luck - luck) ** 2 for point in known)
    product = sum((point.luck - luck) * (point.gain - gain) for point in known)
    return (product + TRUST * SLOPE) / (square + TRUST)


def scores(known: Sequence[SkillPoint]) -> list[float]:
    """What was won in each match beyond a normal bot, without luck."""
    much = slope(known)
    return [point.gain - much * point.luck for point in known]


def mean(values: Sequence[float]) -> MeanRange:
    """With its range; of few matches it is wide, because they are taken to vary like a coin until they say otherwise."""
    n = len(values)
    if not n:
        return MeanRange(0, 0.0, -1.0, 1.0)
    middle = sum(values) / n
    variance = (sum((value - middle) ** 2 for value in values) + WEIGHT * DOUBT) / (n - 1 + WEIGHT)
    half = Z * sqrt(variance / n)
    return MeanRange(n, middle, middle - half, middle + half)


def curve(known: Sequence[SkillPoint]) -> list[MeanRange]:
    """How the rating has come about: after each match, the mean score so far."""
    values = scores(known)
    return [mean(values[: n + 1]) for n in range(len(values))]
