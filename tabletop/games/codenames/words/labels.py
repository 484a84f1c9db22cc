"""The words of buttons."""

from __future__ import annotations

from tabletop.core.ask import Option
from tabletop.core.view import ViewOf
from tabletop.games.codenames.rules.acts import ACTS, COVER, LOCK, MARK, OBJECT
from tabletop.games.codenames.rules.cards import ASSETS
from tabletop.games.codenames.rules.table import Board

SHORT = ("more was said", "not the cards", "not English")  # as REASONS


def label(view: ViewOf[Board], option: Option) -> str:
    act, card, spot = option
    if act in {LOCK, MARK, COVER}:
        name = ASSETS[view.table.kind[card]].name
        if act == MARK and view.table.marks[view.seat] >> card & 1:
            return f"Take the mark off {name}"
        return f"{ACTS[act].label} {name}"
    if act == OBJECT:
        return f"Object: {SHORT[spot]}"
    return ACTS[act].label
