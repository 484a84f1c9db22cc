"""By what a match was decided, and what others did to somebody: found among the public lines of the log, and in the scores
over time.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from tabletop.core.ask import NOBODY, PASS
from tabletop.core.messages import SeatRef
from tabletop.match.history import similar_lines
from tabletop.match.history.summary import CARD, SEAT, begins, named, weight

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop.core.definition import Outcome
    from tabletop.core.game import Game
    from tabletop.core.messages import Line
    from tabletop.core.record import Record
    from tabletop.match.history.summary import Elimination, MatchSummary, ScorePoint

MOMENT = 4  # that a line is one of the game's moments counts more than what it names
PLAIN = SEAT + CARD  # from this worth on a line says by itself what decided
LOSSES = 3  # how many of the biggest are told


class DecisiveEvent(NamedTuple):
    """After `n` answers, in the `turn`-th turn. ahead: a winner went ahead then for good, else the match ended with it."""

    n: int
    turn: int
    line: Line
    ahead: bool = False


def decided(summary: MatchSummary, outcome: Outcome) -> DecisiveEvent | None:
    """The last action of a match where it says enough; else when a winner got ahead, where everybody plays for points."""
    n = summary.points[-1].n
    turn = _turn(summary.points, n)
    lines = summary.told.get(n, ())
    moments = {moment.line for moment in summary.moments if moment.n == n}

    def worth(line: Line) -> int:
        about = weight(line, outcome.winners)
        return about + MOMENT * (line in moments and about >= SEAT)

    last = max(reversed(lines[:-1]), key=worth, default=())  # with the very last one the game says who has won
    if last and worth(last) >= PLAIN:
        return DecisiveEvent(n, turn, last)
    lead = None if outcome.sides else _lead(summary.points, outcome.winners)
    if lead is not None:
        line = max(reversed(summary.told.get(lead.n, ())), key=lambda line: weight(line, outcome.winners), default=())
        return DecisiveEvent(lead.n, _turn(summary.points, lead.n), line, ahead=True)
    return DecisiveEvent(n, turn, last) if last else None


class ScoreChange(NamedTuple):
    """With answer `n` others have changed the score of a seat."""

    n: int
    seat: int
    change: int
    line: Line


def inflicted(summary: MatchSummary) -> list[tuple[int, Line]]:
    """The biggest losses that others have brought to a seat, and by what somebody fell: the action, and what was done to that
    seat in the same turn. As (answers, line), oldest first; what was done again in a turn is told once.
    """
    found = _suffered(summary)
    losses = sorted((one for one in found if one.change < 0), key=lambda one: one.change)[:LOSSES]
    entries = {(one.n, one.line) for one in losses}
    for fall in summary.falls:
        entries |= {(one.n, one.line) for one in found if one.seat == fall.seat and _with(summary, one.n, fall)}
        if fall.by:
            entries.add((max(n for n, lines in summary.told.items() if n <= fall.n and fall.by in lines), fall.by))
    told: dict[tuple[int, Line], list[int]] = {}
    for n, line in sorted(entries, key=lambda entry: entry[0]):
        told.setdefault((_turn(summary.points, n), line), []).append(n)
    return sorted(
        ((ns[0], similar_lines.told([line] * len(ns))) for (_, line), ns in told.items()), key=lambda entry: entry[0]
    )


def own(summary: MatchSummary, seat: int, n: int, line: Line) -> bool:
    """It was done with answer `n` by the seat itself, in its own turn."""
    turn = next((point.turn for point in reversed(summary.points) if point.n <= n), None)
    return turn == seat and line[:1] == (SeatRef(seat),)


def _suffered(summary: MatchSummary) -> list[ScoreChange]:
    """Whoever did it is named first, and then the seat."""
    found: dict[tuple[int, int], ScoreChange] = {}
    for before, after in pairwise(summary.points):
        for line in summary.told.get(after.n, ()):
            doer = line[0] if line else None
            for seat in named(line[1:]) if isinstance(doer, SeatRef) else ():
                change = after.scores[seat] - before.scores[seat]
                if change and doer != SeatRef(seat):
                    found[after.n, seat] = ScoreChange(after.n, seat, change, line)
    return [*found.values()]


def _with(summary: MatchSummary, n: int, fall: Elimination) -> bool:
    """Before a fall, in the same turn."""
    return n < fall.n and _turn(summary.points, n) == _turn(summary.points, fall.n)


def _lead(points: Sequence[ScorePoint], winners: Sequence[int]) -> ScorePoint | None:
    """Since when the best of the winners had more than everybody else, to the end; None where they never had."""

    def ahead(point: ScorePoint) -> bool:
        rest = [score for seat, score in enumerate(point.scores) if seat not in winners]
        return bool(winners and rest) and max(point.scores[seat] for seat in winners) > max(rest)

    if not ahead(points[-1]):
        return None
    return next((after for before, after in reversed([*pairwise(points)]) if not ahead(before)), None)


def _turn(points: Sequence[ScorePoint], n: int) -> int:
    """In which turn the answer `n` was given."""
    until = [point for point in points if point.n <= n]
    return 1 + sum(begins(before, after) for before, after in pairwise(until))


# Which card in hand could have answered what somebody fell by: tried at every chance that was let pass shortly before.

AHEAD = 16  # answers in which all comes out when everybody only passes


class MissedChance(NamedTuple):
    """Kinds of cards: the `card` in hand, and what it could have been played `against` (NOBODY where no card is answered)."""

    card: int
    against: int = NOBODY


def missed(record: Record, fall: Elimination) -> MissedChance | None:
    """The last chance: with this card the seat would still have been there, and without it not, when nobody did anything
    else. None where there was none, as far as that can be tried.
    """
    chances = [n for n in reversed(fall.passed) if n >= record.first]
    found = (_at(record.at(n), fall.seat, record) for n in chances)
    return next((one for one in found if one is not None), None)


def _at(game: Game, seat: int, record: Record) -> MissedChance | None:
    options = game.options_of(seat) or []
    if PASS not in options or _lives(game, seat, options.index(PASS)):
        return None
    kind, acts = game.table.kind, record.definition.acts
    for index, (act, card, spot) in enumerate(options):
        if act != NOBODY and card >= 0 and not acts[act].grave and _lives(game, seat, index):
            return MissedChance(kind[card], kind[spot] if acts[act].spot == "card" and spot >= 0 else NOBODY)
    return None


def _lives(game: Game, seat: int, index: int) -> bool:
    """Whether a seat that answers so is still there when from then on everybody passes who may, and else takes the first."""
    trial = game.clone()
    trial.answer(trial.no, seat, index)
    for _ in range(AHEAD):
        options = trial.options or []
        if not options or not trial.table.alive[seat]:
            break
        trial.step(options.index(PASS) if PASS in options else 0)
    return trial.table.alive[seat]
