"""The log: what a seat may hear of an event, in words; and how the game ended."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletop.core.ask import NOBODY
from tabletop.core.definition import Outcome
from tabletop.core.events import Fact
from tabletop.core.messages import CardRef, Line, SeatRef
from tabletop.core.sanitizing import capitals
from tabletop.core.table import Event
from tabletop.core.view import ViewOf
from tabletop.games.codenames.rules import events
from tabletop.games.codenames.rules.acts import REASONS
from tabletop.games.codenames.rules.cards import ASSASSIN, NEUTRAL, SCORES, SIDES
from tabletop.games.codenames.rules.table import IS_COOP, Board, other
from tabletop.games.codenames.texts import line, tr
from tabletop.games.codenames.words.common import side_name, teams, way_said


def narrate(_view: ViewOf[Board], event: Event) -> tuple[Line, ...]:
    """Lines for the log from one event as `redact` left it; moves of cards need none, what happened is said."""
    if event[0] != "say":
        return ()
    said = WORDS[type(event[2])](event[2])
    return (said,) if said else ()


def _starts(fact: events.Starts) -> Line:
    return line("starts", side=side_name(fact.side), other=side_name(other(fact.side)))


def _turn(fact: events.Turn) -> Line:
    return line("turn", side=side_name(fact.side), seat=SeatRef(fact.seat))


def _clue(fact: events.Clue) -> Line:
    side, seat, how = side_name(fact.side), SeatRef(fact.seat), way_said(fact.said)
    return line("clue", side=side, seat=seat, said=how, word=capitals(fact.said), number=fact.number)


def _locks(fact: events.Locks) -> Line:
    return line("locks", seat=SeatRef(fact.seat), kind=CardRef(fact.kind, fact.card))


def _reveals(fact: events.Reveals) -> Line:
    """The last guess says who has made it: it is told at the end as well, where nothing is said of the touch."""
    by, owner = SeatRef(fact.seat if fact.final else NOBODY), SIDES[fact.owner] if fact.owner < NEUTRAL else ""
    side, kind = side_name(fact.side), CardRef(fact.kind, fact.card)
    return line("reveals", side=side, by=by, kind=kind, fate=_verdict(fact), owner=owner)


def _verdict(fact: events.Reveals) -> str:
    """What came of a guess, as the message chooses by it."""
    if not fact.fate:
        return "right-last" if fact.final else "bonus" if fact.bonus else "right"
    if fact.owner == ASSASSIN:
        return "assassin"
    what = "neutral" if fact.owner == NEUTRAL else "rival"
    return f"{what}-last" if fact.final else what


def _assassinated(fact: events.Assassin) -> Line:
    return line("assassin", kind=CardRef(fact.kind, fact.card), side=side_name(fact.side))


def _full_house(fact: events.FullHouse) -> Line:
    return line("full-house", side=side_name(fact.side), number=fact.number)


def _stops(fact: events.Stops) -> Line:
    return line("stops", seat=SeatRef(fact.seat), guesses=fact.guesses)


def _limit(fact: events.LimitReached) -> Line:
    return line("limit-reached", guesses=fact.guesses)


def _time_up(fact: events.TimeUp) -> Line:
    return line("time-up", side=side_name(fact.side), guesses=fact.guesses)


def _objects(fact: events.Objects) -> Line:
    return line("objects", seat=SeatRef(fact.seat), word=capitals(fact.said), reason=REASONS[fact.reason])


def _taken_back(fact: events.TakenBack) -> Line:
    return line("taken-back", seat=SeatRef(fact.seat), word=capitals(fact.said))


def _stands(fact: events.Stands) -> Line:
    return line("stands", seat=SeatRef(fact.seat), word=capitals(fact.said))


def _returned(fact: events.Returned) -> Line:
    seat, reason = SeatRef(fact.seat), REASONS[fact.reason]
    return line("returned", seat=seat, word=capitals(fact.said), number=fact.number, reason=reason)


def _ruled(fact: events.Ruled) -> Line:
    return line("ruled", word=capitals(fact.said), allowed="yes" if fact.allowed else "no")


def _rival(fact: events.RivalCovers) -> Line:
    return line("rival-covers", kind=CardRef(fact.kind, fact.card))


def _penalty(fact: events.Penalty) -> Line:
    return line("penalty", seat=SeatRef(fact.seat), kind=CardRef(fact.kind, fact.card))


def _double(fact: events.DoubleAgent) -> Line:
    return line("double-agent", side=side_name(fact.side))


def _one_left(fact: events.OneLeft) -> Line:
    return line("one-left", team=fact.team)


def _last_turn(_fact: events.LastTurn) -> Line:
    return line("last-turn")


def _one_stone(_fact: events.OneStone) -> Line:
    return line("one-stone")


def _gauntlet(_fact: events.Gauntlet) -> Line:
    return line("gauntlet")


def _wins(fact: events.Wins) -> Line:
    return line("wins", side=side_name(fact.side)) if fact.side >= 0 else line("rival-wins")


def _nothing(_fact: Fact) -> Line:
    return ()  # a mark


WORDS: dict[type[Fact], Callable[[Any], Line]] = {
    events.Starts: _starts,
    events.Turn: _turn,
    events.Clue: _clue,
    events.Marks: _nothing,
    events.Locks: _locks,
    events.Reveals: _reveals,
    events.Assassin: _assassinated,
    events.FullHouse: _full_house,
    events.Stops: _stops,
    events.LimitReached: _limit,
    events.TimeUp: _time_up,
    events.Objects: _objects,
    events.TakenBack: _taken_back,
    events.Stands: _stands,
    events.Returned: _returned,
    events.Ruled: _ruled,
    events.RivalCovers: _rival,
    events.Penalty: _penalty,
    events.DoubleAgent: _double,
    events.OneLeft: _one_left,
    events.LastTurn: _last_turn,
    events.OneStone: _one_stone,
    events.Gauntlet: _gauntlet,
    events.Wins: _wins,
}


def outcome(s: Any) -> Outcome | None:
    """CN-100 to CN-112: the Directors and Agents of a side; an Agent for both wins and loses nothing."""
    if not s.ending:
        return None
    winners = tuple(seat for seat, side in enumerate(s.sides) if side == s.winner)
    return Outcome(winners, s.ending, ENDINGS[s.ending](s), side_name(s.winner) if len(winners) > 1 else "", teams(s))


def _all_found(s: Board) -> str:
    side = side_name(s.winner)
    if s.mode != IS_COOP:
        return tr("ending-all-found", side=side)
    score = SCORES[s.left[other(s.side)]]
    return tr("ending-scored", side=side, score=score.rival_left, title=score.title, text=score.text)


def _found_by_rival(s: Board) -> str:
    return tr("ending-found-by-rival", side=side_name(s.winner), other=side_name(other(s.winner)))


def _assassin(s: Board) -> str:
    return tr("ending-assassin", side=side_name(s.side))


def _full_gauntlet(_s: Board) -> str:
    return tr("ending-gauntlet")


def _rival_complete(_s: Board) -> str:
    return tr("ending-rival-complete")


ENDINGS: dict[str, Callable[[Board], str]] = {
    "all_found": _all_found,
    "found_by_rival": _found_by_rival,
    "assassin": _assassin,
    "gauntlet": _full_gauntlet,
    "rival_complete": _rival_complete,
}
