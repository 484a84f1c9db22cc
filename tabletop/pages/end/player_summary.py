"""How somebody at the screen did, in a few sentences: all is open at the end, so what could have been done is named."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.core.ask import NOBODY
from tabletop.core.messages import CardRef, Line, SeatRef, seats
from tabletop.toolkit.plain_words import NUMBERS

if TYPE_CHECKING:
    from tabletop.match.history.summary import Fall
    from tabletop.table.end_facts import EndFacts


def verdicts(facts: EndFacts) -> list[tuple[int | None, Line]]:
    """How each person at the screen did: (the answer after which it was decided, the line)."""
    return [_verdict(facts, seat) for seat in facts.setup.humans]


def _verdict(facts: EndFacts, seat: int) -> tuple[int | None, Line]:
    who: Line = ("You",) if len(facts.setup.humans) == 1 else (SeatRef(seat),)
    if seat in facts.outcome.winners:
        others = len(facts.outcome.winners) - 1
        shared = f" together with {NUMBERS[others]} other{'s' * (others > 1)}" if others else ""
        return None, (*who, f" won{shared}: {facts.points[-1].scores[seat]} {facts.score_words}.")
    fall = next((fall for fall in facts.falls if fall.seat == seat), None)
    if fall is not None:
        return fall.n, _fallen(facts, fall, who)
    found = facts.decided
    if found is None:
        return None, _behind(facts, seat, who)
    when = f" in turn {found.turn}: " if found.line else f" in turn {found.turn}."
    names: Line = (facts.outcome.team,) if facts.outcome.team else seats(facts.outcome.winners)
    ahead: Line = (" ", *names, f" went ahead for good{when}")
    return found.n, (*_behind(facts, seat, who), *(ahead if found.ahead else (f" Decided{when}",)), *found.line)


def _fallen(facts: EndFacts, fall: Fall, who: Line) -> Line:
    """By what, and which card could have answered it."""
    line: Line = (*who, f" fell in turn {fall.turn}.")
    for told in (fall.by, fall.line):
        line = (*line, " ", *told) if told else line
    chance = facts.missed.get(fall.seat)
    if chance is None:
        return line
    against: Line = (CardRef(chance.against),) if chance.against != NOBODY else ("it",)
    return (*line, " ", *who, " could have answered ", *against, " with ", CardRef(chance.card), ".")


def _behind(facts: EndFacts, seat: int, who: Line) -> Line:
    """What it came to, and how much was lacking."""
    scores, winners = facts.points[-1].scores, facts.outcome.winners
    most = max((scores[place] for place in winners), default=0)
    ended: Line = (*who, f" ended with {scores[seat]} {facts.score_words}")
    best: Line = (facts.outcome.team,) if facts.outcome.team else seats([w for w in winners if scores[w] == most])
    if most <= scores[seat]:
        return (*ended, ".")
    if most == max(scores):
        dot = "" if facts.outcome.team.endswith(".") else "."
        return (*ended, f", {most - scores[seat]} behind ", *best, dot)
    return (*ended, "; ", *best, f" had {most}.")
