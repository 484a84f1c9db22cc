"""All that Partners says to people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabletop.core.ask import NOBODY
from tabletop.core.definition import Outcome, Prompt
from tabletop.core.messages import CardRef, Line, SeatRef
from tabletop.core.presentation import CardSign
from tabletop.core.table import Event
from tabletop.core.view import ViewOf

from .rules.events import Takes
from .rules.scripts import sides
from .rules.table import HAND, RANKS, SUITS, TRICK, Cards

if TYPE_CHECKING:
    from tabletop.core.ask import Option

NAMES = tuple(f"{rank} of {suit}" for suit in SUITS for rank in RANKS)
TEAMS = ("Sun", "Moon")


def prompt(view: ViewOf[Cards]) -> Prompt:
    if not view.query:
        return Prompt(("The game is over.",), "All tricks are taken.", "PT-6")
    return Prompt((SeatRef(view.table.turn), " plays a card."), "Everybody plays one to each trick.", "PT-3")


def label(view: ViewOf[Cards], option: Option) -> str:
    return f"Play the {NAMES[view.table.kind[option[1]]]}"


def narrate(_view: ViewOf[Cards], event: Event) -> tuple[Line, ...]:
    if event[0] == "say":
        return ((SeatRef(event[2].seat), " takes the trick."),) if isinstance(event[2], Takes) else ()
    if event[0] != "move" or event[3] != TRICK:
        return ()
    _, card, a, _, kind = event
    return ((SeatRef(a - HAND), " plays ", CardRef(kind, card), "."),)


def signs(view: ViewOf[Cards]) -> tuple[CardSign, ...]:
    """Beside each seat, what its side has taken, and the trumps beside who turned them up."""
    s = view.table
    found = [
        CardSign(
            "seat", seat, f"{TEAMS[side]} {s.won[side]}", "plain", means=f"{TEAMS[side]} has {s.won[side]} tricks."
        )
        for seat, side in enumerate(sides(s))
    ]
    if s.trump != NOBODY:
        found.append(CardSign("zone", TRICK, SUITS[s.trump], "ready", means=f"{SUITS[s.trump]} are trumps."))
    return tuple(found)


def outcome(s: Any) -> Outcome | None:
    if not s.winners:
        return None
    if len(s.winners) == s.seats:
        return Outcome(s.winners, "even", "Both sides have three tricks.", sides=sides(s))
    team = TEAMS[s.winners[0] % 2]
    return Outcome(s.winners, "tricks", f"{team} has most tricks.", team, sides(s))
