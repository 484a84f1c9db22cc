"""Ongoing texts (`on = "static"`) as columns by kind, compiled once from the card file (AP-56, AP-90, AP-144 to AP-147)."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.core.operations import Row
from tabletop.games.austin.rules.cards import CARDS, FREE, KILL, SHAG, SWING, VIBE_NAMES, rows
from tabletop.games.austin.rules.select import Amount, Filter, If, amount_of, filter_of, if_of
from tabletop.games.austin.rules.table import DECK, HAND


class Emit(NamedTuple):
    """Vibes more: of each Agent that fits, or (None) of the player; `others`: of each opponent instead."""

    vibe: int
    n: int
    filter: Filter | None
    others: bool


class Shield(NamedTuple):
    """`off`: is an attacker of that kind (SHAG, KILL) kept off."""

    filter: Filter
    off: tuple[bool, bool]


class Discount(NamedTuple):
    amount: Amount
    cond: If | None


class CostFree(NamedTuple):
    """Agents that cost no action; `limited`: one in each turn."""

    filter: Filter
    limited: bool


def _rows(kind: int, box: int, op: str) -> list[Row]:
    return [row for row in rows(kind, box, "static") if row["op"] == op]


def _discounts(kind: int, box: int, what: str) -> tuple[Discount, ...]:
    found = [row for row in _rows(kind, box, "discount") if row["what"] == what]
    return tuple(Discount(amount_of(row.get("n", 1)), if_of(row.get("if"))) for row in found)


def _emits(kind: int, box: int) -> tuple[Emit, ...]:
    return tuple(
        Emit(
            VIBE_NAMES.index(row["vibe"]),
            row.get("n", 1),
            filter_of(row["filter"]) if "filter" in row else None,
            row.get("who", "you") == "each_other",
        )
        for row in _rows(kind, box, "emit")
    )


def _shields(kind: int) -> tuple[Shield, ...]:
    found = _rows(kind, FREE, "shield")
    return tuple(
        Shield(filter_of(row["filter"]), (row["from"] != "assassin", row["from"] != "shagger")) for row in found
    )


def _frees(kind: int, box: int) -> tuple[CostFree, ...]:
    found = [row for row in _rows(kind, box, "cost_free") if "filter" in row]
    return tuple(CostFree(filter_of(row["filter"]), "per_turn" in row) for row in found)


def _free_itself(kind: int) -> tuple[If | None, ...]:
    return tuple(if_of(row.get("if")) for row in _rows(kind, FREE, "cost_free") if "filter" not in row)


def _only_females(kind: int) -> tuple[If | None, ...]:
    return tuple(if_of(row.get("if")) for row in _rows(kind, FREE, "target_rule"))


_LOSSES = {"shag": 1 << SHAG, "kill": 1 << KILL, "any": 1 << SHAG | 1 << KILL}
_PLACES = {"hand": HAND, "deck": DECK}
KINDS, BOXES = range(len(CARDS)), (FREE, SWING)
# of Agents
GUARD = tuple(bool(_rows(kind, FREE, "guard")) for kind in KINDS)
SHIELDS = tuple(map(_shields, KINDS))
ONLY_FEMALES = tuple(map(_only_females, KINDS))  # AP-116, AP-118: when any of these holds (None: always)
ALWAYS_FEMALES = tuple(None in conds for conds in ONLY_FEMALES)
HAS_ACTION = tuple(bool(rows(kind, FREE, "action")) for kind in KINDS)  # AP-43
FREE_ITSELF = tuple(map(_free_itself, KINDS))  # AP-45: the same, asked while the card is in hand
# by box, box FREE for Agents
EMITS = tuple(tuple(_emits(kind, box) for kind in KINDS) for box in BOXES)
BONE_OFF = tuple(tuple(_discounts(kind, box, "bone") for kind in KINDS) for box in BOXES)
SWING_OFF = tuple(tuple(_discounts(kind, box, "swing") for kind in KINDS) for box in BOXES)
FREES = tuple(tuple(_frees(kind, box) for kind in KINDS) for box in BOXES)  # other cards
# of Bones, while they are thrown
SELF_OFF = tuple(_discounts(kind, FREE, "self") for kind in KINDS)
# losing an attack of a kind in the mask (1 << SHAG, 1 << KILL) takes it to this group of zones instead (AP-141)
INSTEAD = tuple(
    next(((_LOSSES[row["when"]], _PLACES[row["to"]]) for row in rows(kind, FREE, "instead")), (0, 0)) for kind in KINDS
)
# the Agents whose presence a conditional target rule looks for
CALLED_FOR = tuple(any(cond and cond.filter.kinds[kind] for row in ONLY_FEMALES for cond in row) for kind in KINDS)
