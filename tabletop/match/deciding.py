"""By what somebody fell, and by what a match was decided: found among the public lines of the log."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from tabletop.core.definition import CardRef, Line, SeatRef

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from tabletop.core.definition import Outcome
    from tabletop.match.story import Point, Story

CARD, SEAT, MOMENT = 1, 2, 4  # what makes a line worth telling, the more the better
PLAIN = SEAT + CARD  # from this worth on a line says by itself what decided


class Decided(NamedTuple):
    """After `n` answers, in the `turn`-th turn. ahead: a winner went ahead then for good, else the match ended with it."""

    n: int
    turn: int
    line: Line
    ahead: bool = False


def named(line: Line) -> set[int]:
    """The seats of a line."""
    return {part.seat for part in line if isinstance(part, SeatRef)}


def shown(line: Line) -> set[int]:
    """The kinds of its cards."""
    return {part.kind for part in line if isinstance(part, CardRef)}


def weight(line: Line, seats: Iterable[int]) -> int:
    """How much a line says about one of these seats: it names them, and a card."""
    return SEAT * bool(named(line) & set(seats)) + CARD * bool(shown(line))


def blow(before: Sequence[Line], fall: Sequence[Line], seat: int) -> Line:
    """The deed by which a seat fell: of what was said `before`, the last thing that whoever the lines of the `fall` name did
    with one card or to that seat; or what another card did to one that they name. () when it was nobody's deed.
    """
    doers = set[int]().union(*map(named, fall)) - {seat}
    fell = set[int]().union(*map(shown, fall))
    deeds, aside = list[Line](), list[Line]()
    for line in before:
        first = next((part for part in line if isinstance(part, SeatRef | CardRef)), None)
        if isinstance(first, SeatRef) and first.seat in doers and shown(line):
            (deeds if seat in named(line) or len(shown(line)) == 1 else aside).append(line)
        elif isinstance(first, CardRef) and shown(line[line.index(first) + 1 :]) & fell:
            deeds.append(line)
    return next(reversed(deeds or aside), ())


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


def recent(told: Mapping[int, Sequence[Line]], n: int, reach: int) -> list[Line]:
    """What was said in the last `reach` answers up to `n`, oldest first."""
    return [line for at in sorted(told) if n - reach < at <= n for line in told[at]]
