"""The log: what a seat may hear of an event, in words (ES-132 to ES-134); and how the game ended."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletop.core.ask import UNKNOWN
from tabletop.core.definition import CardRef, Line, Outcome, SeatRef
from tabletop.core.lines import cards, cards_line, seat_line, seats
from tabletop.core.table import Event
from tabletop.core.view import ViewOf
from tabletop.games.espionage.rules.cards import ABILITIES, AS_REACTION, MISSION
from tabletop.games.espionage.rules.table import Spies


def narrate(_view: ViewOf[Spies], event: Event) -> tuple[Line, ...]:
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


WORDS: dict[str, Callable[..., Line]] = {
    "begins": seat_line(" takes the first turn."),
    "turn": seat_line("'s turn."),
    "draws": _draws,
    "ran_out": lambda: ("The draw pile is empty.",),
    "claims": lambda seat, kind, count: (SeatRef(seat), " shows ", CardRef(kind), f" with {count} cards in hand."),
    "concedes": seat_line(" concedes."),
    "plays": _plays,
    "closed": lambda: ("Nobody answers.",),
    "nothing": lambda _seat, kind: (CardRef(kind), " does nothing."),
    "cancels": lambda _seat, kind, _card, target: (CardRef(kind), " cancels ", CardRef(target), "."),
    "redirects": lambda _seat, _card, kind, aim: (CardRef(kind), " now aims at ", SeatRef(aim), "."),
    "names": _names,
    "exposes": cards_line("has to lay", " open."),
    "keeps": cards_line("keeps"),
    "catches": lambda seat, kind, owner: (SeatRef(seat), " takes ", CardRef(kind), " from ", SeatRef(owner), "."),
    "discards": cards_line("discards"),
    "stays": lambda _seat, kind: (CardRef(kind), " cannot be discarded; it stays."),
    "goes_back": lambda _seat, kind: (CardRef(kind), " goes back into the draw pile, which is shuffled."),
    "steals": lambda seat, aim, *kinds: (SeatRef(seat), " steals ", *cards(kinds), " from ", SeatRef(aim), "."),
    "gives": lambda seat, aim, *kinds: (SeatRef(seat), " gives ", SeatRef(aim), " ", *cards(kinds), "."),
    "takes": cards_line("takes", " from the discard pile."),
    "looks_at_hand": lambda seat, aim, *kinds: (
        SeatRef(seat),
        " looks at ",
        SeatRef(aim),
        "'s hand",
        *_seen(kinds),
        ".",
    ),
    "looks_at_pile": cards_line("looks at"),
    "searches": seat_line(" searches the draw pile."),
    "keeps_looked": lambda seat, kind: (SeatRef(seat), " keeps ", *(("1",) if kind == UNKNOWN else cards([kind])), "."),
    "shuffles": seat_line(" shuffles the draw pile."),
    "falls": _falls,
    "reveals": cards_line("shows"),
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
