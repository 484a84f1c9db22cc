"""By what a match was decided: found among the public lines of the log, and in the scores over time."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from tabletop.match.deeds import CARD, SEAT, weight

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop.core.definition import Line, Outcome
    from tabletop.match.story import Point, Story

MOMENT = 4  # that a line is one of the game's moments counts more than what it names
PLAIN = SEAT + CARD  # from this worth on a line says by itself what decided


class Decided(NamedTuple):
    """After `n` answers, in the `turn`-th turn. ahead: a winner went ahead then for good, else the match ended with it."""

    n: int
    turn: int
    line: Line
    ahead: bool = False


def decided(story: Story, outcome: Outcome) -> Decided | None:
    """The last deed of a match where it says enough; else when a winner got ahead, where everybody plays for points."""
    n = story.points[-1].n
    turn = _turn(story.points, n)
    lines = story.told.get(n, ())
    moments = {moment.line for moment in story.moments if moment.n == n}

    def worth(line: Line) -> int:
        about = weight(line, outcome.winners)
        return about + MOMENT * (line in moments and about >= SEAT)

    last = max(reversed(lines[:-1]), key=worth, default=())  # with the very last one the game says who has won
    if last and worth(last) >= PLAIN:
        return Decided(n, turn, last)
    lead = None if outcome.sides else _lead(story.points, outcome.winners)
    if lead is not None:
        line = max(reversed(story.told.get(lead.n, ())), key=lambda line: weight(line, outcome.winners), default=())
        return Decided(lead.n, _turn(story.points, lead.n), line, ahead=True)
    return Decided(n, turn, last) if last else None


def _lead(points: Sequence[Point], winners: Sequence[int]) -> Point | None:
    """Since when the best of the winners had more than everybody else, to the end; None where they never had."""

    def ahead(point: Point) -> bool:
        rest = [score for seat, score in enumerate(point.scores) if seat not in winners]
        return bool(winners and rest) and max(point.scores[seat] for seat in winners) > max(rest)

    if not ahead(points[-1]):
        return None
    return next((after for before, after in reversed([*pairwise(points)]) if not ahead(before)), None)


def _turn(points: Sequence[Point], n: int) -> int:
    """In which turn the answer `n` was given."""
    until = [point for point in points if point.n <= n]
    return 1 + sum(before.turn != after.turn for before, after in pairwise(until))
