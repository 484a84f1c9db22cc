"""How somebody at the screen did, in a few sentences: all is open at the end, so what could have been done is named."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.core.messages import CardRef, Line, SeatRef
from tabletop.i18n import line

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop.i18n.catalogue import Value
    from tabletop.match.history.summary import Elimination
    from tabletop.table.end_facts import EndFacts


def verdicts(facts: EndFacts) -> list[tuple[int | None, Line]]:
    """How each person at the screen did: (the answer after which it was decided, the line)."""
    return [_verdict(facts, seat) for seat in facts.setup.humans]


def _verdict(facts: EndFacts, seat: int) -> tuple[int | None, Line]:
    winners = facts.outcome.winners
    if seat in winners:
        score, others = facts.points[-1].scores[seat], len(winners) - 1
        return None, _of(facts, seat, "end-won", score=score, what=facts.score_words, count=others)
    fall = next((fall for fall in facts.falls if fall.seat == seat), None)
    if fall is not None:
        return fall.n, _fallen(facts, fall)
    found = facts.decided
    if found is None:
        return None, _behind(facts, seat)
    how = "yes" if found.line else "no"
    if found.ahead:
        decided = line("end-ahead", best=_named(facts, winners), turn=found.turn, told=how)
    else:
        decided = line("end-decided", turn=found.turn, told=how)
    return found.n, _told(_behind(facts, seat), (*decided, *((" ", *found.line) if found.line else ())))


def _fallen(facts: EndFacts, fall: Elimination) -> Line:
    """By what, and which card could have answered it."""
    said = _told(_of(facts, fall.seat, "end-fell", turn=fall.turn), fall.by, fall.line)
    chance = facts.missed.get(fall.seat)
    if chance is None:
        return said
    against, card = CardRef(chance.against), CardRef(chance.card)
    return _told(said, _of(facts, fall.seat, "end-could-have-answered", against=against, card=card))


def _behind(facts: EndFacts, seat: int) -> Line:
    """What it came to, and how much was lacking."""
    scores, winners = facts.points[-1].scores, facts.outcome.winners
    score, what = scores[seat], facts.score_words
    most = max((scores[place] for place in winners), default=0)
    best = _named(facts, [winner for winner in winners if scores[winner] == most])
    if most <= score:
        return _of(facts, seat, "end-ended", score=score, what=what)
    if most == max(scores):
        dot = "" if facts.outcome.team.endswith(".") else "."
        return _of(facts, seat, "end-behind", score=score, what=what, lack=most - score, best=best, dot=dot)
    return _of(facts, seat, "end-others-had", score=score, what=what, most=most, best=best)


def _of(facts: EndFacts, seat: int, key: str, /, **args: Value) -> Line:
    """A message about somebody, who is spoken to where only one person is there."""
    said = line(key, who=SeatRef(seat), **args)
    return said.to(seat) if len(facts.setup.humans) == 1 else said


def _named(facts: EndFacts, seats: Sequence[int]) -> list[str] | list[SeatRef]:
    return [facts.outcome.team] if facts.outcome.team else [SeatRef(seat) for seat in seats]


def _told(*sentences: Line) -> Line:
    """Those that say something, one after the other."""
    said: Line = ()
    for sentence in sentences:
        said = (*said, *((" ",) if said and sentence else ()), *sentence)
    return said
