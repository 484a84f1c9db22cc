"""The words of buttons."""

from __future__ import annotations

from tabletop.core.ask import Option
from tabletop.core.view import ViewOf
from tabletop.games.codenames.rules.acts import ACTS, ALLOW, COVER, LOCK, MARK, OBJECT, REASONS, REFUSE
from tabletop.games.codenames.rules.cards import ASSETS
from tabletop.games.codenames.rules.table import Board
from tabletop.games.codenames.texts import tr

TOUCHING = {LOCK: "option-lock", MARK: "option-mark", COVER: "option-cover"}
RULING = {ALLOW: "option-counts", REFUSE: "option-counts-not"}


def label(view: ViewOf[Board], option: Option) -> str:
    act, card, spot = option
    if act in TOUCHING:
        marked = act == MARK and view.table.marks[view.seat] >> card & 1
        return tr("option-unmark" if marked else TOUCHING[act], asset=ASSETS[view.table.kind[card]].name)
    if act == OBJECT:
        return tr("option-object", reason=REASONS[spot])
    if view.query == "rule_on_word":
        return tr(RULING[act])
    return tr("option-allow-clue") if act == ALLOW else ACTS[act].label
