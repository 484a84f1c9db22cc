"""What a card does as long as it lies there, is held, or is being thrown: compiled once, by box and kind."""

from __future__ import annotations

from typing import Any, NamedTuple

from tabletop.games.austin.cards import CARDS, FREE, KILL, ROLES, SHAG, SWING, VIBE_NAMES, rows
from tabletop.games.austin.pack import Row
from tabletop.games.austin.select import Amount, Filter, If, amount_of, filter_of, if_of

OF_SELF, OF_BONES, OF_SWINGS = range(3)
WHATS = ("self", "bone", "swing")


class Emit(NamedTuple):
    """More or fewer vibes: of every Agent of the seat that fits, or without a filter of the seat, or of all other seats."""

    vibe: int
    n: int
    filter: Filter | None
    others: bool


class Cut(NamedTuple):
    """Vibes that may be missing (AP-144): for this Bone, for all Bones or for all Swingers of the seat."""

    what: int
    amount: Amount
    cond: If | None


class Free(NamedTuple):
    """What costs no action: this very card while it is in hand (no filter), or cards that fit; per_turn 0 for no limit."""

    filter: Filter | None
    per_turn: int
    cond: If | None


class Shield(NamedTuple):
    """Agents of the seat that attackers of these roles (a bit for each) may not target (AP-146)."""

    filter: Filter
    roles: int


class Static(NamedTuple):
    """females_only: no Shagging with males, either way (AP-116), while `cond` holds."""

    guard: bool = False
    shields: tuple[Shield, ...] = ()
    emits: tuple[Emit, ...] = ()
    cuts: tuple[Cut, ...] = ()
    free: tuple[Free, ...] = ()
    females_only: bool = False
    cond: If | None = None


class Instead(NamedTuple):
    """What replaces the discard after a lost attack (AP-141): kinds of attack as bits, and whether to the deck or the hand."""

    kinds: int
    deck: bool


def _static(kind: int, box: int) -> Static:
    by_op: dict[str, list[Row]] = {}
    for row in rows(kind, box, "static"):
        by_op.setdefault(row["op"], []).append(row)
    rule = next(iter(by_op.get("target_rule", ())), {})
    return Static(
        "guard" in by_op,
        tuple(Shield(filter_of(row["filter"]), _roles(row["from"])) for row in by_op.get("shield", ())),
        tuple(map(_emit, by_op.get("emit", ()))),
        tuple(Cut(WHATS.index(r["what"]), amount_of(r["n"]), if_of(r.get("if"))) for r in by_op.get("discount", ())),
        tuple(map(_free, by_op.get("cost_free", ()))),
        "target_rule" in by_op,
        if_of(rule.get("if")),
    )


def _roles(word: str) -> int:
    return 3 if word == "any" else 1 << ROLES.index(word)


def _emit(row: Row) -> Emit:
    wanted = filter_of(row["filter"]) if "filter" in row else None
    return Emit(VIBE_NAMES.index(row["vibe"]), row["n"], wanted, row["who"] == "each_other")


def _free(row: Row) -> Free:
    wanted = filter_of(row["filter"]) if "filter" in row else None
    return Free(wanted, row.get("per_turn", 0), if_of(row.get("if")))


def _instead(kind: int) -> Instead | None:
    row: dict[str, Any] | None = next(iter(rows(kind, FREE, "instead")), None)
    if row is None:
        return None
    kinds = {"shag": 1 << SHAG, "kill": 1 << KILL, "any": 1 << SHAG | 1 << KILL}
    return Instead(kinds[row["when"]], row["to"] == "deck")


STATICS = tuple(tuple(_static(kind, box) for kind in range(len(CARDS))) for box in (FREE, SWING))
INSTEAD = tuple(_instead(kind) for kind in range(len(CARDS)))
