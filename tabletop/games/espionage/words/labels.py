"""A few words for each option: buttons, menus, screen readers."""

from __future__ import annotations

from tabletop.core.ask import PASS, Option
from tabletop.core.view import ViewOf
from tabletop.games.espionage.rules.cards import CARDS, COPIERS
from tabletop.games.espionage.rules.queries import ACTS, ANSWER, GIVE, REACT
from tabletop.games.espionage.rules.table import Spies
from tabletop.games.espionage.words.common import title


def label(view: ViewOf[Spies], option: Option) -> str:
    """Seats are numbered from 1; the screen knows their names from the option itself."""
    if option == PASS:
        return "End turn" if view.query == "turn" else "Pass"
    table = view.table
    number, card, spot = option
    act = ACTS[number]
    name = title(table.kind[card]) if card >= 0 else ""
    if number in {REACT, ANSWER}:
        target = "the discards" if spot == table.exposing else title(table.kind[spot])
        copies = number == REACT and COPIERS >> table.kind[card] & 1
        return f"{name}: {'copy' if copies else 'answer'} {target}"
    if number == GIVE:
        return f"Give {name} to player {spot + 1}"
    if act.spot == "seat":
        return f"{act.label} player {spot + 1}"
    if act.spot == "kind":
        return f"{act.label} {CARDS[spot].name}"
    return f"{act.label} {name}" if name and act.spot != "none" else act.label
