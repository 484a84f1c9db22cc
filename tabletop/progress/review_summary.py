"""What a review comes to: the decisions that mattered, and how chances went. What is inside the noise is called nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from itertools import pairwise
from statistics import NormalDist
from typing import Literal, NamedTuple

from tabletop.progress.decision_analysis import AnalysedDecision, ShareRange

Kind = Literal["cost", "found", "turning"]
LEAST = 0.02  # of a win: what is surely smaller is told by nobody
MOST = 5
DOUBT = 0.05  # how often a single range is left by chance
TURNS = 2  # turning points among them, as long as there are decisions to tell of


class Mattered(NamedTuple):
    """A decision that mattered: it cost, it was well found, or after it things turned (for the better: `size` above 0).

    The size is a share of the win with its range. sure: it would stand out even as the worst of so many decisions, where
    chance alone lets one of twenty leave its range.
    """

    kind: Kind
    look: AnalysedDecision
    size: float
    low: float
    high: float
    sure: bool = True


class ChancePoint(NamedTuple):
    """The chance of a seat or a team when `n` answers had been given."""

    n: int
    chance: ShareRange


def mattered(looks: Sequence[AnalysedDecision], most: int = MOST) -> list[Mattered]:
    """At most so many, in the order in which they came; the surest and largest are chosen."""
    own = sorted(_answers(looks), key=_weight, reverse=True)
    turns = sorted(_turns(looks), key=_weight, reverse=True)
    chosen = own[: most - min(TURNS, len(turns))]
    chosen += turns[: most - len(chosen)]
    return sorted(chosen, key=lambda one: (one.look.n, one.kind))


def _weight(one: Mattered) -> float:
    return min(abs(one.low), abs(one.high))


def _answers(looks: Sequence[AnalysedDecision]) -> list[Mattered]:
    found = []
    wider = _quantile(len(looks)) / _quantile(1)
    for look in looks:
        if look.surely >= LEAST:
            sure = look.behind - wider * (look.behind - look.surely) >= LEAST
            found.append(Mattered("cost", look, look.behind, look.surely, 2 * look.behind - look.surely, sure))
        elif look.was_best and look.ahead >= LEAST and not look.obvious:
            found.append(Mattered("found", look, look.other, look.ahead, max(look.other, 2 * look.other - look.ahead)))
    return found


def _quantile(decisions: int) -> float:
    """How many standard errors a range has on each side that holds for all of so many decisions (Bonferroni's bound)."""
    return NormalDist().inv_cdf(1 - DOUBT / 2 / max(1, decisions))


def _turns(looks: Sequence[AnalysedDecision]) -> list[Mattered]:
    """Between two decisions of a seat its chances have changed for sure, whatever it did: by the others, or by luck."""
    found = []
    for seat in {look.seat for look in looks}:
        for look, after in pairwise(look for look in looks if look.seat == seat):
            then, now = look.given, after.best
            low, high = now.low - then.high, now.high - then.low
            if low >= LEAST or high <= -LEAST:
                found.append(Mattered("turning", look, now.middle - then.middle, low, high))
    return found


def curve(
    looks: Sequence[AnalysedDecision], seats: Collection[int], end: ChancePoint | None = None
) -> list[ChancePoint]:
    """How the chances of a person, or of the people of a team, went: before and after each decision of theirs.

    `end`: what came of it, if that is told.
    """
    return _points(((look, look.best, look.given) for look in looks if look.seat in seats), end)


def watched(
    looks: Sequence[AnalysedDecision], eyes: int, seat: int, end: ChancePoint | None = None
) -> list[ChancePoint]:
    """How the chances of another seat went, as far as `eyes` could tell at its own decisions."""
    seen = [look for look in looks if look.seat == eyes and look.every_best]
    return _points(((look, _even(look.every_best[seat]), _even(look.every_given[seat])) for look in seen), end)


def watcher(looks: Sequence[AnalysedDecision]) -> int:
    """The seat that decided most often, so the one that saw most of the match; the first one where nobody decided."""
    return max(Counter(look.seat for look in looks).items(), key=lambda entry: (entry[1], -entry[0]), default=(0, 0))[0]


def _even(chance: float) -> ShareRange:
    return ShareRange(chance, chance, chance)


def _points(
    rows: Iterable[tuple[AnalysedDecision, ShareRange, ShareRange]], end: ChancePoint | None
) -> list[ChancePoint]:
    """Of decisions with what could be expected of the best answer and of the given one."""
    points = []
    for look, best, given in rows:
        points.append(ChancePoint(look.n, best))
        if look.surely >= LEAST:
            points.append(ChancePoint(look.n + 1, given))
    return [*points, end] if points and end is not None else points
