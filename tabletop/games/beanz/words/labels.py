"""A few words for each option: buttons, menus, screen readers."""

from __future__ import annotations

from tabletop.core.ask import PASS, Option
from tabletop.core.view import ViewOf
from tabletop.games.beanz.rules.acts import (
    ACTS,
    ATTACK,
    BRANCH,
    BUY,
    ENTER,
    FLICK,
    GALAXY,
    GUESS,
    HIDE,
    LOOK,
    MOVE,
    PLACE,
    PLAY_BEAN,
    PLAY_COSMOS,
    PUT,
    RESPOND,
    SHOOT,
    STAND,
    SWAP,
    TARGET,
)
from tabletop.games.beanz.rules.cards import CARDS
from tabletop.games.beanz.rules.options import by_lot
from tabletop.games.beanz.rules.queries import buys_left
from tabletop.games.beanz.rules.table import Beanz
from tabletop.games.beanz.words.common import SIDES, place, place_beside, title

PASSES = {
    "main": "End turn",
    "mulligan": "Keep this hand",
    "respond": "Pass",
    "blitz_party": "Attack",
    "swap_beans": "Swap nothing",
    "enter_bean": "Play nothing",
    "place_cosmos": "Play nothing",
    "pick_looked": "Take nothing",
}
TO_A_PLACE = {PLAY_BEAN: "in", PLAY_COSMOS: "in", MOVE: "to", ENTER: "in", PLACE: "in", PUT: "in", LOOK: "in"}


def label(view: ViewOf[Beanz], option: Option) -> str:
    """What pressing this option does."""
    if option == PASS:
        return PASSES.get(view.query, "Done")
    table = view.table
    number, card, spot = option
    act = ACTS[number]
    name = title(table.kind[card]) if card >= 0 else ""
    if number in {HIDE, GUESS}:
        return f"{act.label} {SIDES[spot]}"
    if number == FLICK and by_lot(table.house)[0]:
        return "Throw the die"
    if number == BUY:
        return f"{act.label} ({buys_left(table, table.turn)} left)"
    if number == BRANCH:
        return branch(view, spot)
    if number in {SHOOT, GALAXY}:
        return f"{act.label} {place(spot)}"
    if number == TARGET:
        return f"{name} in {place_beside(table, table.at[card])}"
    if number == RESPOND:
        return f"{name}: answer {title(table.kind[spot])}"
    if number == SWAP:
        return f"Swap {name} and {title(table.kind[spot])}"
    if number == ATTACK:
        return f"{act.label} {name} in {place(spot)}"
    if number == STAND:
        return f"{name}: stand up"
    words = f"{act.label} {name}" if name else act.label
    return f"{words} {TO_A_PLACE[number]} {place_beside(table, spot)}" if number in TO_A_PLACE else words


def branch(view: ViewOf[Beanz], n: int) -> str:
    """The n-th part of a "Choose: ...; or ..." card."""
    card: int = view.args[1]
    texts = CARDS[view.table.kind[card]].text.removeprefix("Choose: ").rstrip(".").split("; or ")
    return texts[n][0].upper() + texts[n][1:]
