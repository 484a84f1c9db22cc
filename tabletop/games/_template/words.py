"""All that Pass the Card says to people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabletop.core.definition import Outcome, Prompt
from tabletop.core.messages import CardRef, Line, SeatRef
from tabletop.core.table import Event
from tabletop.core.view import ViewOf

from .rules.events import Falls
from .rules.table import HAND, PILE, Circle

if TYPE_CHECKING:
    from tabletop.core.ask import Option

NAMES = ("Feather", "Lantern", "Crown", "Storm")


def prompt(view: ViewOf[Circle]) -> Prompt:
    if not view.query:
        return Prompt(("The game is over.",), "All cards are counted.", "PC-6")
    return Prompt((SeatRef(view.table.turn), " passes a card on."), "It follows every draw.", "PC-3")


def label(view: ViewOf[Circle], option: Option) -> str:
    return f"Pass the {NAMES[view.table.kind[option[1]]]} on"


def narrate(_view: ViewOf[Circle], event: Event) -> tuple[Line, ...]:
    if event[0] == "say":
        return ((SeatRef(event[2].seat), " falls."),) if isinstance(event[2], Falls) else ()
    if event[0] != "move" or event[3] < HAND:
        return ()
    _, card, a, b, kind = event
    if a == PILE:
        return ((SeatRef(b - HAND), " draws ", CardRef(kind, card), "."),)
    return ((SeatRef(a - HAND), " passes ", CardRef(kind, card), " to ", SeatRef(b - HAND), "."),)


def outcome(s: Any) -> Outcome | None:
    if not s.winners:
        return None
    ending = "last" if sum(s.alive) == 1 else "counted"
    return Outcome(s.winners, ending, {"last": "Only one is left.", "counted": "The best hand wins."}[ending])
