"""What the table says: prompts, labels of options, lines of the log (rules, section 7: never a hidden title)."""

from __future__ import annotations

from tabletop.core.ask import PASS, Option
from tabletop.core.definition import CardRef, Line, Prompt, SeatRef
from tabletop.core.table import Event
from tabletop.core.view import View
from tabletop.games.espionage.acts import ACTS
from tabletop.games.espionage.cards import CARDS


def prompt(view: View) -> Prompt:
    who = tuple(SeatRef(seat) for seat in view.left)
    return Prompt((*who, " to decide: ", view.query), "", "ES-13")


def label(view: View, option: Option) -> str:
    if option == PASS:
        return "End turn" if view.query == "turn" else "Pass"
    act = ACTS[option[0]]
    name = CARDS[view.table.kind[option[1]]].name if option[1] >= 0 and view.table.kind[option[1]] < len(CARDS) else ""
    return f"{act.label} {name}".strip()


def narrate(view: View, event: Event) -> tuple[Line, ...]:
    if event[0] == "say" and event[1] == "plays":
        seat, card, kind = event[2][:3]
        return ((SeatRef(seat), " plays ", CardRef(kind, card), "."),)
    return ()


ENDINGS = {
    "knock-out": "Everybody else has been knocked out.",
    "package": "The Package was shown with ten cards or more.",
    "target": "The Target was shown when the pile was gone.",
    "bomb": "The Bomb has gone off: all but its holder share the win.",
}
