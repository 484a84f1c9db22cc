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
    SWAP,
    TARGET,
)
from tabletop.games.beanz.rules.cards import CARDS
from tabletop.games.beanz.rules.options import by_lot
from tabletop.games.beanz.rules.queries import buys_left
from tabletop.games.beanz.rules.table import Beanz
from tabletop.games.beanz.texts import tr
from tabletop.games.beanz.words.common import beside, galaxy_of, side_of, title
from tabletop.i18n.catalogue import Value

PASSES = {
    "main": "label-end-turn",
    "mulligan": "label-keep-hand",
    "respond": "label-pass",
    "blitz_party": "label-blitz",
    "swap_beans": "label-swap-nothing",
    "enter_bean": "label-play-nothing",
    "place_cosmos": "label-play-nothing",
    "pick_looked": "label-take-nothing",
}
PLACED = frozenset({SHOOT, GALAXY, ATTACK, TARGET, PLAY_BEAN, PLAY_COSMOS, MOVE, ENTER, PLACE, PUT, LOOK})


def label(view: ViewOf[Beanz], option: Option) -> str:
    """What pressing this option does."""
    if option == PASS:
        return tr(PASSES.get(view.query, "label-done"))
    table = view.table
    number, card, spot = option
    if number == BRANCH:
        return branch(view, spot)
    if number == FLICK and by_lot(table.house)[0]:
        return tr("label-throw")
    words: dict[str, Value] = {"card": title(table.kind[card])} if card >= 0 else {}
    if number in {HIDE, GUESS}:
        words["side"] = spot
    elif number == BUY:
        words["left"] = buys_left(table, table.turn)
    elif number in {RESPOND, SWAP}:
        words["other"] = title(table.kind[spot])
    else:
        words |= _where(table, number, card, spot)
    return tr(f"label-{ACTS[number].name.replace('_', '-')}", **words)


def _where(table: Beanz, number: int, card: int, spot: int) -> dict[str, Value]:
    """The place that an option names, by its Galaxy and what lies beside it, or else on which side of it it is."""
    if number not in PLACED:
        return {}
    zone = table.at[card] if number == TARGET else spot
    return {"galaxy": galaxy_of(zone), "beside": beside(table, zone), "side": side_of(zone)}


def branch(view: ViewOf[Beanz], n: int) -> str:
    """The n-th part of a "Choose: ...; or ..." card."""
    card: int = view.args[1]
    texts = CARDS[view.table.kind[card]].text.removeprefix(tr("text-choose")).rstrip(".").split(tr("text-or"))
    return texts[n][0].upper() + texts[n][1:]
