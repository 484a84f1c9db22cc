"""What the minigame says to people."""

# ruff: noqa: ARG001 - words are found by the same arguments, wanted or not

from __future__ import annotations

from tabletop.core.ask import PASS, UNKNOWN, Option
from tabletop.core.definition import Act, Prompt
from tabletop.core.messages import CardRef, Line, SeatRef
from tabletop.core.table import Event
from tabletop.core.view import View
from tests.core.minigame.events import Fallen
from tests.core.minigame.table import NAMES

ACTS = (
    Act("play", "seat", "Play"),
    Act("react", "card", "React"),
    Act("give", "none", "Give"),
    Act("keep", "none", "Keep"),
    Act("rest", "zone", "Put the rest"),
    Act("choose", "seat", "Choose"),
    Act("snatch", "none", "Snatch"),
    Act("call", "kind", "Name"),
)
WHY = {
    "act": "It is your turn.",
    "reactions": "A card was played.",
    "gift": "A swap.",
    "choose_seat": "Somebody is to be hit.",
    "keep_one": "You look at the pile.",
    "rest": "You have kept one.",
    "snatch": "A card lies about.",
    "coin": "A coin is in the air.",
    "call_kind": "An echo.",
}


def named(view: View, card: int) -> str:
    kind = view.table.kind[card] if card >= 0 else UNKNOWN
    return "a card" if kind == UNKNOWN else NAMES[kind]


def label(view: View, option: Option) -> str:
    if option == PASS:
        return "Pass"
    act, card, spot = option
    words = [ACTS[act].label]
    if card >= 0:
        words.append(named(view, card))
    words += {
        "seat": [f"at seat {spot}"],
        "card": [f"to {named(view, spot)}"],
        "zone": [f"on zone {spot}"],
        "kind": [NAMES[spot % len(NAMES)]],
        "none": [],
    }[ACTS[act].spot]
    return " ".join(words)


def prompt(view: View) -> Prompt:
    if not view.query:
        return Prompt(("The game is over.",), "Nobody is asked.", "MG-3")
    return Prompt((WHY[view.query],), "The rules ask.", "MG-1")


def narrate(view: View, event: Event) -> tuple[Line, ...]:
    if event[0] == "move" and event[4] != UNKNOWN:
        return ((CardRef(event[4], event[1]), " moves."),)
    if event[0] == "say" and isinstance(event[2], Fallen):
        return ((SeatRef(event[2].seat), " falls."),)
    return ()
