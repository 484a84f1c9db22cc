"""The log: what a seat may hear of an event, in words; and how the game ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from tabletop.core.definition import CardRef, Line, Outcome, SeatRef
from tabletop.core.lines import cards, cards_line, seat_line
from tabletop.core.table import Event
from tabletop.core.view import View
from tabletop.games.austin.cards import CARDS, ON_TABLE, SHAG, SIDE, SWING
from tabletop.games.austin.faces import said
from tabletop.games.austin.pack import Agent, Bone
from tabletop.games.austin.queries import SILENT_MS
from tabletop.games.austin.table import BONES, FORBID_BONES, FORBID_HELP
from tabletop.games.austin.words.common import VIBES, named, some, worth


def narrate(_view: View, event: Event) -> tuple[Line, ...]:
    """Lines for the log from one event as `redact` left it; moves of cards need none, what happened is said."""
    if event[0] == "say" and event[1] in WORDS:
        return (WORDS[event[1]](*event[2]),)
    return ()


# -- the turn ----------------------------------------------------------------------------------------------------------
def _plays(seat: int, kind: int, card: int, free: int) -> Line:
    """A ship says its line: the first word of the next one will finish the sentence (AP-122)."""
    printed = CARDS[kind]
    if isinstance(printed, Agent) and printed.ship:
        return SeatRef(seat), " plays ", CardRef(kind, card), f": “{said(printed)}”"
    end = " without an action." if free else "."
    return SeatRef(seat), " plays ", CardRef(kind, card), end


def _swings(seat: int, kind: int, card: int, box: int) -> Line:
    where = " and leaves it on the table" if ON_TABLE[box][kind] else ""
    which = "the box with vibes" if box == SWING else "the free box"
    return SeatRef(seat), " uses ", CardRef(kind, card), f", {which}{where}."


def _throws_away(seat: int, _n: int, *kinds: int) -> Line:
    return SeatRef(seat), " discards ", *cards(kinds), "."


# -- attacks and slugfests ---------------------------------------------------------------------------------------------
def _attacks(seat: int, card: int, target: int, foe: int, kind: int, k: int, target_k: int) -> Line:
    verb = f" makes {'a Shag' if kind == SHAG else 'an Assassination'} attempt on "
    return SeatRef(seat), ": ", CardRef(k, card), verb, CardRef(target_k, target), " of ", SeatRef(foe), "."


def _lands(seat: int, card: int, _side: int, kind: int) -> Line:
    """The title is read aloud (AP-72)."""
    printed = CARDS[kind]
    speaker = printed.speaker if isinstance(printed, Bone) else ""
    return SeatRef(seat), f" throws, in the voice of {speaker}: ", CardRef(kind, card)


def _wins(seat: int, card: int, loser: int, kind: int, loser_kind: int) -> Line:
    return CardRef(kind, card), " beats ", CardRef(loser_kind, loser), " for ", SeatRef(seat), "."


def _scores(seat: int, card: int, total: int, kind: int) -> Line:
    return SeatRef(seat), " scores ", CardRef(kind, card), f": {worth(total, SIDE[kind])}."


def _instead(_seat: int, card: int, deck: int, kind: int) -> Line:
    return CardRef(kind, card), " is shuffled into the deck." if deck else " slips back into the hand."


# -- Happenings --------------------------------------------------------------------------------------------------------
def _race(_user: int, *pairs: int) -> Line:
    line: Line = ("The gesture: ",)
    for n in range(0, len(pairs), 2):
        seat, ms = pairs[n : n + 2]
        time = "not at all" if ms == SILENT_MS else f"{ms} ms"
        line += (", " if n else "", SeatRef(seat), f" {time}")
    return (*line, ".")


def _straws(_user: int, short: int, *pairs: int) -> Line:
    seat = next(pairs[n] for n in range(0, len(pairs), 2) if pairs[n + 1] == short)
    return SeatRef(seat), " has drawn the short straw."


# -- effects -----------------------------------------------------------------------------------------------------------
def _touched(*after: str) -> Callable[..., Line]:
    """A card that an effect has touched: by whom, whose, the card and its kind."""
    return lambda _by, _seat, card, kind: (CardRef(kind, card), *after)


def _limits(seat: int, most: int) -> Line:
    return SeatRef(seat), f" starts the next turn with {some(most, 'action')}."


def _puts_out(seat: int, vibe: int, n: int) -> Line:
    return SeatRef(seat), f" puts out {n} extra {VIBES[vibe]}."


def _cheaper(seat: int, what: int, n: int) -> Line:
    things = "Frickin' Bones" if what == BONES else "Swingers"
    return SeatRef(seat), f"'s {things} need {some(n, 'vibe')} fewer."


def _forbids(_by: int, seat: int, what: int) -> Line:
    ban = "ask for help" if what == FORBID_HELP else "throw Bones" if what == FORBID_BONES else "attack"
    return SeatRef(seat), f" may not {ban} for now."


def _over(*winners: int) -> Line:
    out: Line = (SeatRef(winners[0]),)
    for seat in winners[1:]:
        out += (" and ", SeatRef(seat))
    return (*out, " win the game together." if len(winners) > 1 else " wins the game.")


def _deck(seat: int, *kinds: int) -> Line:
    """Each card once, with how often it is in."""
    out: Line = (SeatRef(seat), " plays with ")
    for n, (kind, count) in enumerate(Counter(kinds).items()):
        out += (", " if n else "", f"{count} " if count > 1 else "", CardRef(kind))
    return (*out, ".")


WORDS: dict[str, Callable[..., Line]] = {
    "deck": _deck,
    "begins": seat_line(" begins."),
    "mulligan": cards_line("has no Agent, shows ", " and draws a new hand."),
    "turn": lambda seat, number: (f"Turn {number}: ", SeatRef(seat), "."),
    "plays": _plays,
    "swings": _swings,
    "acts": lambda seat, kind, card: (SeatRef(seat), " uses the action of ", CardRef(kind, card), "."),
    "attacks": _attacks,
    "lands": _lands,
    "asks_help": seat_line(": “Throw me a Bone!”"),
    "lets_help": seat_line(" lets the others throw."),
    "no_help": seat_line(" gets no help."),
    "wins_fight": _wins,
    "scores": _scores,
    "instead": _instead,
    "happens": seat_line(" makes the gesture!"),
    "race": _race,
    "straws": _straws,
    "target": lambda _user, seat: (SeatRef(seat), " is the target."),
    "reveals": lambda _user, card, kind: ("The Happening is ", CardRef(kind, card), "."),
    "slugfest": seat_line(" starts a slugfest!"),
    "sends": lambda seat, card, kind: (SeatRef(seat), " sends in ", CardRef(kind, card), "."),
    "slug_lands": lambda seat, card, kind: (SeatRef(seat), " throws ", CardRef(kind, card), "."),
    "out": seat_line(" is out."),
    "wins_brawl": lambda seat, card, kind: (CardRef(kind, card), " wins the slugfest for ", SeatRef(seat), "."),
    "throws_away": _throws_away,
    "spent": seat_line(": “I'm spent.”"),
    "concedes": seat_line(" concedes."),
    "stall": lambda: ("Nobody has scored for six rounds.",),
    "agreed": lambda: ("Everybody has agreed to end the game here.",),
    "over": _over,
    "draws": cards_line("draws"),
    "refills": lambda seat, n: (SeatRef(seat), f" shuffles {some(n, 'discarded card')} into a new deck."),
    "discard_hand": _touched(" is discarded from the hand."),
    "redraw": _touched(" is discarded from the hand."),
    "bounce": _touched(" goes back to the hand."),
    "discard_agent": _touched(" is discarded."),
    "mute": _touched(" puts out no vibes for now."),
    "set_role": _touched(" changes trades for now."),
    "trash_table": _touched(" is taken off the table."),
    "unscore": lambda _by, seat, card, kind: (SeatRef(seat), " loses ", CardRef(kind, card), "."),
    "recover": lambda _by, seat, card, kind: (
        SeatRef(seat),
        " takes ",
        CardRef(kind, card),
        " from the discard pile.",
    ),
    "score_from": _touched(" comes back from the discard pile."),
    "strip_bone": _touched(" is discarded from the fight."),
    "named": lambda seat, code: (SeatRef(seat), f" has named {named(code)}."),
    "shows": cards_line("shows the hand:"),
    "looks": lambda seat, other: (SeatRef(seat), " looks at the hand of ", SeatRef(other), "."),
    "sees": lambda _seat, other, *kinds: (SeatRef(other), " holds ", *cards(kinds), "."),
    "digs": cards_line("looks at the top of the deck:"),
    "takes": cards_line("takes"),
    "searches": seat_line(" searches the deck."),
    "finds": lambda seat, card, kind: (SeatRef(seat), " finds ", CardRef(kind, card), "."),
    "extra": lambda seat, left: (SeatRef(seat), f" has {some(left, 'action')} now."),
    "limits": _limits,
    "puts_out": _puts_out,
    "cheaper": _cheaper,
    "forbids": _forbids,
    "ends_attack": seat_line(" ends the attack at once."),
}

ENDINGS = {
    "goal": "The first to reach 100.",
    "stall": "Nobody has scored for six rounds; the most points win.",
    "concede": "The others have given up.",
    "agreed": "Everybody agreed to stop; the most points win.",
}


def outcome(table: Any) -> Outcome | None:
    """None while the game goes on."""
    return Outcome(table.winners, table.ending, ENDINGS[table.ending]) if table.ending else None
