"""The words of buttons."""

from __future__ import annotations

from tabletop.core.ask import Option
from tabletop.core.view import ViewOf
from tabletop.games.codenames.rules.acts import ACTS, ALLOW, COVER, LOCK, MARK, OBJECT, REFUSE
from tabletop.games.codenames.rules.cards import ASSETS
from tabletop.games.codenames.rules.table import Board

AGAINST = (  # as REASONS
    "more was said than word and number",
    "the clue is not about the cards",
    "the word is not English",
)
RULING = {ALLOW: "It counts as one word", REFUSE: "It is not one word"}


def label(view: ViewOf[Board], option: Option) -> str:
    act, card, spot = option
    if act in {LOCK, MARK, COVER}:
        name = ASSETS[view.table.kind[card]].name
        if act == MARK and view.table.marks[view.seat] >> card & 1:
            return f"Take the mark off {name}"
        return f"{ACTS[act].label} {name}"
    if act == OBJECT:
        return f"Object: {AGAINST[spot]}"
    if view.query == "rule_on_word":
        return RULING[act]
    if act == ALLOW:
        return "Allow the clue"
    return ACTS[act].label
