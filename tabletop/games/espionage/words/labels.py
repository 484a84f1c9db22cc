"""A few words for each option: buttons, menus, screen readers."""

from __future__ import annotations

from tabletop.core.ask import PASS, Option
from tabletop.core.view import ViewOf
from tabletop.games.espionage.rules.cards import CARDS, COPIERS
from tabletop.games.espionage.rules.queries import ACTS, ANSWER, GIVE, REACT
from tabletop.games.espionage.rules.table import Spies
from tabletop.games.espionage.texts import tr
from tabletop.games.espionage.words.common import title


def label(view: ViewOf[Spies], option: Option) -> str:
    """Seats are numbered from 1; the screen knows their names from the option itself."""
    if option == PASS:
        return tr("label-end-turn") if view.query == "turn" else tr("label-pass")
    table = view.table
    number, card, spot = option
    act = ACTS[number]
    key = f"label-{act.name.replace('_', '-')}"
    name = title(table.kind[card]) if card >= 0 else ""
    if number in {REACT, ANSWER}:
        target = tr("label-discards") if spot == table.exposing else title(table.kind[spot])
        copies = number == REACT and COPIERS >> table.kind[card] & 1
        return tr("label-copy" if copies else "label-answer", card=name, target=target)
    if number == GIVE:
        return tr(key, card=name, number=spot + 1)
    if act.spot == "seat":
        return tr(key, number=spot + 1)
    if act.spot == "kind":
        return tr(key, card=CARDS[spot].name)
    return tr(key, card=name) if name and act.spot != "none" else act.label
