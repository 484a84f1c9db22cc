"""The log: what a seat may hear of an event, in words; and how the game ended."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletop.core.definition import Outcome
from tabletop.core.events import Fact
from tabletop.core.messages import CardRef, Line, SeatRef
from tabletop.core.sanitizing import capitals
from tabletop.core.table import Event
from tabletop.core.view import ViewOf
from tabletop.games.codenames.rules import events
from tabletop.games.codenames.rules.cards import ASSASSIN, NEUTRAL, SCORES
from tabletop.games.codenames.rules.table import IS_COOP, Board, other
from tabletop.games.codenames.words.common import OBJECTIONS, guesses, number_word, side_name, teams


def narrate(_view: ViewOf[Board], event: Event) -> tuple[Line, ...]:
    """Lines for the log from one event as `redact` left it; moves of cards need none, what happened is said."""
    if event[0] != "say":
        return ()
    line = WORDS[type(event[2])](event[2])
    return (line,) if line else ()


def _starts(fact: events.Starts) -> Line:
    most, fewer = side_name(fact.side), side_name(other(fact.side))
    return (f"The key: {most} begins, for it has 9 assets to find, {fewer} has 8.",)


def _turn(fact: events.Turn) -> Line:
    return (f"{side_name(fact.side)}'s turn: ", SeatRef(fact.seat), " gives a clue.")


def _clue(fact: events.Clue) -> Line:
    word = capitals(fact.said) or "a spoken word"
    return (f"{side_name(fact.side)} clue by ", SeatRef(fact.seat), f": {word} {number_word(fact.number)}.")


def _locks(fact: events.Locks) -> Line:
    return (SeatRef(fact.seat), " touches ", CardRef(fact.kind, fact.card), ".")


def _reveals(fact: events.Reveals) -> Line:
    """The last guess says who has made it: it is told at the end as well, where nothing is said of the touch."""
    by: Line = (" by ", SeatRef(fact.seat)) if fact.final else ()
    return (f"{side_name(fact.side)} guess", *by, ": ", CardRef(fact.kind, fact.card), f" - {_verdict(fact)}.")


def _verdict(fact: events.Reveals) -> str:
    if not fact.fate:
        return "right, the last one" if fact.final else "right, on the bonus guess" if fact.bonus else "right"
    if fact.owner == ASSASSIN:
        return "the Assassin"
    if fact.owner == NEUTRAL:
        return "neutral" if fact.final else "neutral, turn ends"
    whose = side_name(fact.owner)
    return f"the last {whose} asset" if fact.final else f"one for {whose}, turn ends"


def _assassinated(fact: events.Assassin) -> Line:
    return (CardRef(fact.kind, fact.card), f" is the Assassin, and {side_name(fact.side)} has lost.")


def _full_house(fact: events.FullHouse) -> Line:
    return (f"A full house for {side_name(fact.side)}: {fact.number} right guesses, as many as the clue said.",)


def _stops(fact: events.Stops) -> Line:
    return (SeatRef(fact.seat), f" stops after {guesses(fact.guesses)}.")


def _limit(fact: events.LimitReached) -> Line:
    return (f"{guesses(fact.guesses)} made: no more in this turn.",)


def _time_up(fact: events.TimeUp) -> Line:
    if fact.guesses < 0:
        return (f"Time is up: {side_name(fact.side)} has no clue in this turn.",)
    return (f"Time is up after {guesses(fact.guesses)}." if fact.guesses else "Time is up before a guess.",)


def _objects(fact: events.Objects) -> Line:
    return (SeatRef(fact.seat), f" objects to {capitals(fact.said)}: {OBJECTIONS[fact.reason]}.")


def _taken_back(fact: events.TakenBack) -> Line:
    return (SeatRef(fact.seat), f" takes {capitals(fact.said)} back.")


def _stands(fact: events.Stands) -> Line:
    return (SeatRef(fact.seat), f" lets {capitals(fact.said)} stand.")


def _returned(fact: events.Returned) -> Line:
    what = f"{capitals(fact.said)} {number_word(fact.number)}"
    return (SeatRef(fact.seat), f" sends {what} back: {OBJECTIONS[fact.reason]}.")


def _ruled(fact: events.Ruled) -> Line:
    said = "counts" if fact.allowed else "does not count"
    return (f"{capitals(fact.said)} {said} as one word.",)


def _rival(fact: events.RivalCovers) -> Line:
    return ("The simulated rival finds ", CardRef(fact.kind, fact.card), ".")


def _penalty(fact: events.Penalty) -> Line:
    return (SeatRef(fact.seat), " covers ", CardRef(fact.kind, fact.card), " for the clue taken back.")


def _double(fact: events.DoubleAgent) -> Line:
    return (f"The ninth cover of {side_name(fact.side)} is the Double Agent.",)


def _one_left(fact: events.OneLeft) -> Line:
    return (f"{fact.team} has one asset left to find.",)


def _last_turn(_fact: events.LastTurn) -> Line:
    return ("The last turn: the simulated rival finds its last asset after it.",)


def _one_stone(_fact: events.OneStone) -> Line:
    return ("The next neutral cover is the Infinity Gauntlet.",)


def _gauntlet(_fact: events.Gauntlet) -> Line:
    return ("The seventh neutral cover is the Infinity Gauntlet.",)


def _wins(fact: events.Wins) -> Line:
    return (f"{side_name(fact.side)} wins." if fact.side >= 0 else "The simulated rival wins.",)


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


def _score(s: Board) -> str:
    left = s.left[other(s.side)]
    return f" Score {left}: {SCORES[left].title}. {SCORES[left].text}"


def _all_found(s: Board) -> str:
    found = f"{side_name(s.winner)} has found all of its assets."
    return found + _score(s) if s.mode == IS_COOP else found


def _found_by_rival(s: Board) -> str:
    return f"{side_name(other(s.winner))} has covered the last {side_name(s.winner)} asset."


def _assassin(s: Board) -> str:
    return f"{side_name(s.side)} has touched the Assassin."


def _full_gauntlet(_s: Board) -> str:
    return "Thanos now has the full power of the Infinity Gauntlet."


def _rival_complete(_s: Board) -> str:
    return "The simulated rival has all of its assets."


ENDINGS: dict[str, Callable[[Board], str]] = {
    "all_found": _all_found,
    "found_by_rival": _found_by_rival,
    "assassin": _assassin,
    "gauntlet": _full_gauntlet,
    "rival_complete": _rival_complete,
}
