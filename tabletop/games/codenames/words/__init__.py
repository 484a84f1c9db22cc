"""What the table says: prompts, labels of options, lines of the log, endings. Never an owner that is not covered yet."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tabletop.core.ask import NOBODY, Option
from tabletop.core.definition import Outcome, Prompt
from tabletop.core.events import Fact
from tabletop.core.messages import CardRef, Line, SeatRef
from tabletop.core.sanitizing import capitals
from tabletop.core.table import Event
from tabletop.core.view import ViewOf
from tabletop.games.codenames.rules import events
from tabletop.games.codenames.rules.acts import ACTS, ALLOW, COVER, LOCK, MARK, OBJECT, REASONS, REFUSE
from tabletop.games.codenames.rules.cards import ASSASSIN, ASSETS, NEUTRAL, SCORES, SIDES, WIDTH
from tabletop.games.codenames.rules.options import CLICKS
from tabletop.games.codenames.rules.queries import agents
from tabletop.games.codenames.rules.seating import BOTH, SeatingError, seating
from tabletop.games.codenames.rules.table import IS_COOP, Board, other
from tabletop.games.codenames.texts import line, tr

# Small parts of sentences, and who is on which side.


def teams(table: Board) -> tuple[int, ...]:
    """By seat, on which side it plays; NOBODY for an Agent of both."""
    return tuple(NOBODY if side == BOTH else side for side in table.sides)


def roles(seats: int, options: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    """By seat, team and role at a table with these house rules, () where they do not fit (CN-3 to CN-5, CN-111)."""
    try:
        sides, directors = seating(seats, options)[1:]
    except SeatingError:
        return ()
    names = {BOTH: tr("both-teams"), **dict(enumerate(SIDES))}
    return tuple((names[side], tr("director" if seat in directors else "agent")) for seat, side in enumerate(sides))


def side_name(side: int) -> str:
    return SIDES[side]


def number_word(number: int) -> str:
    """A clue's number as it is said."""
    return tr("number", number=number)


def way_said(word: str) -> str:
    """How a clue was given, as messages choose by it: one that was only spoken has no word (CN-137)."""
    return "typed" if word else "spoken"


def place(cell: int) -> str:
    """A1 to E5: letters for columns, numbers for rows (CN-138)."""
    return f"{'ABCDE'[cell % WIDTH]}{cell // WIDTH + 1}"


# The log: what a seat may hear of an event, in words; and how the game ended.


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


def _clue_told(fact: events.Clue) -> Line:
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
    events.Clue: _clue_told,
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


# What is asked, of whom and why.

THINKING = {"give_clue", "rule_on_word", "allow_clue"}  # for all others the same: the Director is still thinking


def prompt(view: ViewOf[Board]) -> Prompt:
    """For a seat that is asked its own question; for all others a line that tells nothing of the key or of drafts."""
    if not view.query:
        return Prompt(line("over"), "", "CN-102")
    if view.seat in view.left:
        return OWN[view.query](view)
    return _waiting(view)


def _waiting(view: ViewOf[Board]) -> Prompt:
    table = view.table
    if view.query in THINKING:
        # the curtain says it, too, in the colour of the person and not of the team
        said = line("waits-clue", seat=SeatRef(table.turn), side=side_name(table.side))
        return Prompt(said, tr("waits-clue-why"), "CN-35")
    if view.query == "guess":
        who = [SeatRef(seat) for seat in agents(table)]
        return Prompt(line("waits-guess", agents=who), _clue(table), "CN-75")
    if view.query == "answer_objection":
        return Prompt(line("waits-objection", seat=SeatRef(table.turn)), tr("waits-objection-why"), "CN-68")
    seats = [SeatRef(seat) for seat in view.left]
    return Prompt(line("waits-cover", seats=seats), tr("counts-as-found"), _covering(view))


def _covering(view: ViewOf[Board]) -> str:
    return "CN-107" if view.query == "cover_rival" else "CN-54"


def _clue(table: Board) -> str:
    *_, word, number, _ = table.clues[-1]
    left = table.limit - table.guesses
    return tr("clue-left", said=way_said(word), word=capitals(word), number=number, limit=table.limit, left=left)


def _give_clue(view: ViewOf[Board]) -> Prompt:
    return Prompt(line("give-clue", side=side_name(view.table.side)), tr("give-clue-why"), "CN-35")


def _rule(view: ViewOf[Board]) -> Prompt:
    return Prompt(line("rule-on-word", word=capitals(view.args[0])), tr("rule-on-word-why"), "CN-52")


def _allow(view: ViewOf[Board]) -> Prompt:
    word, number = view.args
    said = line("allow-clue", seat=SeatRef(view.table.turn), word=capitals(word), number=number)
    return Prompt(said, tr("allow-clue-why"), "CN-68")


def _guess(view: ViewOf[Board]) -> Prompt:
    table = view.table
    if view.seat in table.directors:  # both may sit at one screen
        said = line("may-object", seat=SeatRef(view.seat), side=side_name(table.side))
        return Prompt(said, tr("may-object-why"), "CN-68")
    by, first = "click" if table.house & CLICKS else "hold", "no" if table.guesses else "yes"  # CN-77
    return Prompt(line("guess", by=by, first=first), _clue(table), "CN-76")


def _answer(view: ViewOf[Board]) -> Prompt:
    why = tr("answer-objection-why", reason=REASONS[view.args[0]])
    return Prompt(line("answer-objection"), why, "CN-68")


def _cover_rival(view: ViewOf[Board]) -> Prompt:
    return Prompt(line("cover-rival", other=side_name(other(view.table.side))), tr("cover-rival-why"), "CN-107")


def _cover_own(_view: ViewOf[Board]) -> Prompt:
    return Prompt(line("cover-own"), tr("counts-as-found"), "CN-54")


OWN: dict[str, Callable[[ViewOf[Board]], Prompt]] = {
    "give_clue": _give_clue,
    "rule_on_word": _rule,
    "allow_clue": _allow,
    "guess": _guess,
    "answer_objection": _answer,
    "cover_rival": _cover_rival,
    "cover_own": _cover_own,
}


# The words of buttons.

TOUCHING = {LOCK: "option-lock", MARK: "option-mark", COVER: "option-cover"}
RULING = {ALLOW: "option-counts", REFUSE: "option-counts-not"}


def label(view: ViewOf[Board], option: Option) -> str:
    act, card, spot = option
    if act in TOUCHING:
        marked = act == MARK and view.table.marks[view.seat] >> card & 1
        return tr("option-unmark" if marked else TOUCHING[act], asset=ASSETS[view.table.kind[card]].name)
    if act == OBJECT:
        return tr("option-object", reason=REASONS[spot])
    if view.query == "rule_on_word":
        return tr(RULING[act])
    return tr("option-allow-clue") if act == ALLOW else ACTS[act].label


__all__ = ["label", "narrate", "outcome", "prompt", "roles", "teams"]
