"""The log: what a seat may hear of an event, in words (ES-132 to ES-134); and how the game ended."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletop.core.ask import UNKNOWN
from tabletop.core.definition import CardRef, Line, Outcome, SeatRef
from tabletop.core.table import Event
from tabletop.core.view import View
from tabletop.games.espionage.cards import ABILITIES, AS_REACTION, MISSION
from tabletop.games.espionage.words.common import cards, seats


def narrate(_view: View, event: Event) -> tuple[Line, ...]:
    """Lines for the log from one event as `redact` left it; moves of cards need none, what happened is said."""
    if event[0] == "say" and event[1] in WORDS:
        return (WORDS[event[1]](*event[2]),)
    return ()


def _draws(seat: int, *kinds: int) -> Line:
    what = (str(len(kinds)),) if UNKNOWN in kinds else cards(kinds)
    return (SeatRef(seat), " draws ", *what, ".")


def _plays(*told: int) -> Line:
    """As `put_down` says it; at the end the kind of the item answered (-1: an exposure, or none) and discards chosen."""
    seat, card, kind, use, ability, answered, _copied, aim, title, target, *chosen = told
    line: Line = (SeatRef(seat), " plays ", CardRef(kind, card))
    text = ABILITIES[ability].kind
    if text != kind:
        line += (" as ", CardRef(text))
    elif use == MISSION and AS_REACTION[kind] >= 0:
        line += (" as a Mission",)
    if answered >= 0:
        line += (" to answer ", CardRef(target) if target >= 0 else "the discards")
    if aim >= 0:
        line += (" at ", SeatRef(aim))
    if title >= 0:
        line += (", naming ", CardRef(title))
    if chosen:
        line += (" for ", *cards(chosen))
    return (*line, ".")


def _names(_seat: int, aim: int, title: int, hit: int) -> Line:
    return (SeatRef(aim), " holds ", CardRef(title), ".") if hit else ("No ", CardRef(title), " there.")


def _falls(seat: int, kind: int, credit: int) -> Line:
    line: Line = (SeatRef(seat), " is knocked out")
    if credit not in {-1, seat}:
        line += (" by ", SeatRef(credit))
    return (*line, *((": ", CardRef(kind), " is lost.") if kind >= 0 else (".",)))


def _over(*winners: int) -> Line:
    return (*seats(winners), " wins the game." if len(winners) == 1 else " share the win.")


def _seat(*after: str) -> Callable[..., Line]:
    return lambda seat, *_: (SeatRef(seat), *after)


def _kinds(verb: str, end: str = ".") -> Callable[..., Line]:
    return lambda seat, *kinds: (SeatRef(seat), f" {verb} ", *cards(kinds), end)


WORDS: dict[str, Callable[..., Line]] = {
    "begins": _seat(" takes the first turn."),
    "turn": _seat("'s turn."),
    "draws": _draws,
    "ran_out": lambda: ("The draw pile is empty.",),
    "claims": lambda seat, kind, count: (SeatRef(seat), " shows ", CardRef(kind), f" with {count} cards in hand."),
    "concedes": _seat(" concedes."),
    "plays": _plays,
    "closed": lambda: ("Nobody answers.",),
    "nothing": lambda _seat, kind: (CardRef(kind), " does nothing."),
    "cancels": lambda _seat, kind, _card, target: (CardRef(kind), " cancels ", CardRef(target), "."),
    "redirects": lambda _seat, _card, kind, aim: (CardRef(kind), " now aims at ", SeatRef(aim), "."),
    "names": _names,
    "exposes": _kinds("has to lay", " open."),
    "keeps": _kinds("keeps"),
    "catches": lambda seat, kind, owner: (SeatRef(seat), " takes ", CardRef(kind), " from ", SeatRef(owner), "."),
    "discards": _kinds("discards"),
    "stays": lambda _seat, kind: (CardRef(kind), " cannot be discarded; it stays."),
    "goes_back": lambda _seat, kind: (CardRef(kind), " goes back into the draw pile, which is shuffled."),
    "steals": lambda seat, aim, *kinds: (SeatRef(seat), " steals ", *cards(kinds), " from ", SeatRef(aim), "."),
    "gives": lambda seat, aim, *kinds: (SeatRef(seat), " gives ", SeatRef(aim), " ", *cards(kinds), "."),
    "takes": _kinds("takes", " from the discard pile."),
    "looks_at_hand": lambda seat, aim, *kinds: (
        SeatRef(seat),
        " looks at ",
        SeatRef(aim),
        "'s hand",
        *_seen(kinds),
        ".",
    ),
    "looks_at_pile": _kinds("looks at"),
    "searches": _seat(" searches the draw pile."),
    "keeps_looked": lambda seat, kind: (SeatRef(seat), " keeps ", *(("1",) if kind == UNKNOWN else cards([kind])), "."),
    "shuffles": _seat(" shuffles the draw pile."),
    "falls": _falls,
    "reveals": _kinds("shows"),
    "over": _over,
}


def _seen(kinds: tuple[int, ...]) -> Line:
    return () if UNKNOWN in kinds or not kinds else (": ", *cards(kinds))


ENDINGS = {
    "knock-out": "Everybody else has been knocked out.",
    "package": "The Package is safe, with ten cards or more.",
    "target": "The draw pile is gone and the Target is still in hand.",
    "bomb": "The draw pile is gone and nobody can show the Target or the Package.",
}


def outcome(table: Any) -> Outcome | None:
    """None while the game goes on."""
    return Outcome(table.winners, table.ending, ENDINGS[table.ending]) if table.ending else None
