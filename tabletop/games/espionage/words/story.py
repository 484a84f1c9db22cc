"""The log: what a seat may hear of an event, in words (ES-132 to ES-134); and how the game ended."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletop.core.ask import UNKNOWN
from tabletop.core.definition import Outcome
from tabletop.core.events import Fact
from tabletop.core.messages import CardRef, Line, SeatRef, cards, cards_line, seat_line, seats
from tabletop.core.table import Event
from tabletop.core.view import ViewOf
from tabletop.games.espionage.rules import events
from tabletop.games.espionage.rules.options import MOST_CARDS
from tabletop.games.espionage.rules.table import Spies
from tabletop.games.espionage.words.common import announced, owned, put_down, sent


def narrate(_view: ViewOf[Spies], event: Event) -> tuple[Line, ...]:
    """Lines for the log from one event as `redact` left it; moves of cards need none, what happened is said."""
    return (WORDS[type(event[2])](event[2]),) if event[0] == "say" else ()


def _ran_out(fact: events.RanOut) -> Line:
    if fact.finishing:
        return ("The draw pile is empty, so the game ends with this turn: then all hands are shown.",)
    return ("The draw pile is empty, so the game ends: no more Missions, all hands are shown.",)


def _draws(fact: events.Draws) -> Line:
    what = (str(len(fact.kinds)),) if UNKNOWN in fact.kinds else cards(fact.kinds)
    return (SeatRef(fact.seat), " draws ", *what, ".")


def _claims(fact: events.Claims) -> Line:
    return (SeatRef(fact.seat), " shows ", CardRef(fact.kind), f" with {fact.count} cards in hand.")


def _plays(fact: events.Plays) -> Line:
    line: Line = (SeatRef(fact.seat), " plays ", *put_down(fact.kind, fact.card, fact.text, fact.use))
    about: Line = ("the discards",) if fact.answered >= 0 else ()
    if fact.target >= 0:
        about = owned(fact.owner, CardRef(fact.target))
    return (*line, *sent(about, fact.aim), *announced(fact.title, fact.chosen), ".")


def _nothing(fact: events.Nothing) -> Line:
    return (SeatRef(fact.seat), "'s ", CardRef(fact.kind), " does nothing.")


def _cancels(fact: events.Cancels) -> Line:
    return (CardRef(fact.kind), " cancels ", *owned(fact.owner, CardRef(fact.target)), ".")


def _redirects(fact: events.Redirects) -> Line:
    return (*owned(fact.owner, CardRef(fact.kind)), " now aims at ", SeatRef(fact.aim), ".")


def _names(fact: events.Names) -> Line:
    return (SeatRef(fact.aim), " holds " if fact.hit else " has no ", CardRef(fact.title), ".")


def _catches(fact: events.Catches) -> Line:
    if fact.owner == fact.seat:
        return (SeatRef(fact.seat), " keeps ", CardRef(fact.kind), ".")
    return (SeatRef(fact.seat), " takes ", CardRef(fact.kind), " from ", SeatRef(fact.owner), ".")


def _stays(fact: events.Stays) -> Line:
    return (CardRef(fact.kind), " cannot be discarded; it stays.")


def _goes_back(fact: events.GoesBack) -> Line:
    return (CardRef(fact.kind), " goes back into the draw pile, which is shuffled.")


def _falls(fact: events.Falls) -> Line:
    line: Line = (SeatRef(fact.seat), " is knocked out")
    if fact.credit not in {-1, fact.seat}:
        line += (" by ", SeatRef(fact.credit))
    return (*line, *((": ", CardRef(fact.kind), " is lost.") if fact.kind >= 0 else (".",)))


def _hand_away(fact: events.HandAway) -> Line:
    if fact.captor >= 0:
        return (SeatRef(fact.captor), " takes over the hand of ", SeatRef(fact.seat), ".")
    where = "is discarded" if fact.discarded else "goes back into the draw pile"
    return ("The hand of ", SeatRef(fact.seat), f" {where}.")


def _steals(fact: events.Steals) -> Line:
    if fact.aim == fact.seat:
        return (SeatRef(fact.seat), " cannot steal from their own hand.")
    return (SeatRef(fact.seat), " steals ", *cards(fact.kinds), " from ", SeatRef(fact.aim), ".")


def _gives(fact: events.Gives) -> Line:
    if not fact.kinds:
        return (SeatRef(fact.seat), " has no card left to give to ", SeatRef(fact.aim), ".")
    return (SeatRef(fact.seat), " gives ", SeatRef(fact.aim), " ", *cards(fact.kinds), ".")


def _takes(fact: events.Takes) -> Line:
    line: Line = (SeatRef(fact.seat), " takes ", *cards(fact.kinds), " from the discard pile")
    gone = "one announced card is" if fact.gone == 1 else f"{fact.gone} announced cards are"
    return (*line, f"; {gone} gone.") if fact.gone else (*line, ".")


def _looks_at_hand(fact: events.LooksAtHand) -> Line:
    if fact.aim == fact.seat:
        return (SeatRef(fact.seat), " looks at their own hand: nothing new.")
    known = UNKNOWN not in fact.kinds and fact.kinds
    seen = (": ", *cards(fact.kinds)) if known else ()
    return (SeatRef(fact.seat), " looks at ", SeatRef(fact.aim), "'s hand", *seen, ".")


def _finds_gold(fact: events.FindsGold) -> Line:
    return (SeatRef(fact.aim), " has gold in hand." if fact.hit else " has no gold in hand.")


def _looks_at_pile(fact: events.LooksAtPile) -> Line:
    top = f"the top {len(fact.kinds)} cards" if len(fact.kinds) > 1 else "the top card"
    seen = (": ", *cards(fact.kinds)) if UNKNOWN not in fact.kinds else ()
    return (SeatRef(fact.seat), f" looks at {top} of the draw pile", *seen, ".")


def _keeps_looked(fact: events.KeepsLooked) -> Line:
    what = ("1 card",) if fact.kind == UNKNOWN else cards([fact.kind])
    return (SeatRef(fact.seat), " takes ", *what, " from the pile.")


def _loses(fact: events.Loses) -> Line:
    return (SeatRef(fact.seat), " holds ", CardRef(fact.kind), " and cannot win.")


def _too_few(fact: events.TooFew) -> Line:
    many = "1 card" if fact.count == 1 else f"{fact.count} cards"
    return (SeatRef(fact.seat), "'s ", CardRef(fact.kind), f" does not count: {many} in hand, not {fact.least}.")


def _over(fact: events.Over) -> Line:
    return (*seats(fact.winners), " wins the game." if len(fact.winners) == 1 else " share the win.")


WORDS: dict[type[Fact], Callable[[Any], Line]] = {
    events.Begins: seat_line(" takes the first turn."),
    events.Turn: seat_line("'s turn."),
    events.Draws: _draws,
    events.NoMission: seat_line(" plays no Mission and ends the turn."),
    events.RanOut: _ran_out,
    events.Claims: _claims,
    events.Concedes: seat_line(" concedes."),
    events.Plays: _plays,
    events.Closed: lambda _: ("Nobody answers.",),
    events.Nothing: _nothing,
    events.Cancels: _cancels,
    events.Redirects: _redirects,
    events.Names: _names,
    events.Exposes: cards_line("has to lay", " open."),
    events.Unanswerable: lambda _: ("Nothing fatal lies open, so nobody may answer.",),
    events.Keeps: cards_line("keeps"),
    events.Catches: _catches,
    events.Discards: cards_line("discards"),
    events.Stays: _stays,
    events.GoesBack: _goes_back,
    events.Falls: _falls,
    events.HandAway: _hand_away,
    events.Steals: _steals,
    events.Gives: _gives,
    events.Takes: _takes,
    events.LooksAtHand: _looks_at_hand,
    events.FindsGold: _finds_gold,
    events.LooksAtPile: _looks_at_pile,
    events.Searches: seat_line(" searches the draw pile."),
    events.KeepsLooked: _keeps_looked,
    events.PutsBack: seat_line(" puts the rest back on top."),
    events.Shuffles: seat_line(" shuffles the draw pile."),
    events.Reveals: cards_line("shows"),
    events.Loses: _loses,
    events.TooFew: _too_few,
    events.Over: _over,
}

ENDINGS = {
    "knock-out": "Everybody else is out.",
    "package": "The Package is safe, with ten cards or more.",
    "target": "The draw pile is gone and the Target is still in hand.",
    "bomb": "The draw pile is gone, and nobody without the Bomb has the Target, or the Package with ten cards: ",
}
LEFT = (
    "so whoever has no Bomb wins.",
    "so the largest hand without it wins.",
)  # by the house rule, after the last of these


def outcome(table: Any) -> Outcome | None:
    """None while the game goes on."""
    if not table.ending:
        return None
    left = LEFT[bool(table.house & MOST_CARDS)] if table.ending == "bomb" else ""  # ES-111
    return Outcome(table.winners, table.ending, ENDINGS[table.ending] + left)
