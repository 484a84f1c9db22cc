"""Which cards a text means, and when it holds: filters, conditions and amounts, compiled from the card file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, TypeVar

import msgspec
from msgspec import Struct

from tabletop.core.ask import UNKNOWN
from tabletop.core.operations import Row
from tabletop.core.seats import OPPONENTS
from tabletop.core.toml_loader import DataFileError, field_mistakes
from tabletop.games.austin.rules.cards import (
    CARDS,
    FILE,
    PERSONA,
    PERSONAS,
    ROLE,
    ROLES,
    SCORE,
    SEX,
    SEXES,
    TRAIT_NAMES,
    TRAITS,
    TYPE,
    TYPES,
)
from tabletop.games.austin.rules.table import AGENTS, ROLE_AS, STEP, Austin, points, swingers

ANY, SELF, OTHER, PICKED, NAMED = range(5)
T = TypeVar("T")
ALL = 99  # of an amount


class FilterRow(Struct, forbid_unknown_fields=True, frozen=True, rename={"self_": "self"}):
    """A filter as it is written. Every key must hold."""

    type: Literal["", "agent", "bone", "swinger", "happening"] = ""
    persona: str = ""
    trait: Literal["", "shagette", "ministry", "henchman"] = ""
    sex: Literal["", "m", "f", "none"] = ""
    role: Literal["", "shagger", "assassin"] = ""
    max_score: int = UNKNOWN
    self_: bool = False
    other: bool = False
    picked: bool = False
    named: bool = False


class IfRow(Struct, forbid_unknown_fields=True, frozen=True):
    """A condition as it is written. `who` "anyone": all tables count."""

    test: Literal["active", "behind", "table", "outnumbered", "helper"]
    who: Literal["you", "anyone"] = "you"
    filter: Row = {}
    min: int = 1


class CountRow(Struct, forbid_unknown_fields=True, frozen=True):
    """An amount: so many active Agents of yours."""

    count: Literal["active"]
    filter: Row


@dataclass(frozen=True, slots=True)
class Filter:
    """kinds: by kind, whether the printed facts but for the role allow it; role: -1 for any; which: ANY or a word above; said:
    as it is written.
    """

    kinds: bytes
    role: int
    which: int
    said: FilterRow


@dataclass(frozen=True, slots=True)
class If:
    test: str
    everyone: bool
    filter: Filter
    least: int


@dataclass(frozen=True, slots=True)
class Amount:
    """A number, or as many as there are active Agents of the seat that fit."""

    n: int
    each: Filter | None = None


def filter_of(row: Row | None) -> Filter:
    """Compile a filter; None and {} let everything through."""
    said = _read(row or {}, FilterRow, "filter")
    kinds = bytes(_printed(kind, said) for kind in range(len(CARDS))) + bytes(UNKNOWN + 1 - len(CARDS))
    words = ((said.self_, SELF), (said.other, OTHER), (said.picked, PICKED), (said.named, NAMED))
    which = next((word for given, word in words if given), ANY)
    return Filter(kinds, ROLES.index(said.role) if said.role else -1, which, said)


def _read(row: Row, kind: type[T], place: str) -> T:
    """DataFileError names what does not fit."""
    for mistake in field_mistakes(row, kind, place):
        raise DataFileError(f"{FILE}: {mistake}")
    return msgspec.convert(row, kind)


def _printed(kind: int, said: FilterRow) -> bool:
    return (
        (not said.type or TYPE[kind] == TYPES.index(said.type))
        and (not said.persona or PERSONA[kind] == PERSONAS.index(said.persona))
        and (not said.trait or bool(TRAITS[kind] >> TRAIT_NAMES.index(said.trait) & 1))
        and (not said.sex or SEX[kind] == SEXES.index(said.sex))
        and (not said.role or ROLE[kind] >= 0)
        and SCORE[kind] <= said.max_score
    )


def if_of(row: Row | None) -> If | None:
    """Compile a condition, None for none; DataFileError names what is wrong."""
    if row is None:
        return None
    said = _read(row, IfRow, "if")
    return If(said.test, said.who == "anyone", filter_of(said.filter), said.min)


def amount_of(value: Any) -> Amount:
    """Compile `n`: a number, "all", or a count of active Agents."""
    if isinstance(value, dict):
        return Amount(0, filter_of(value["filter"]))
    return Amount(ALL if value == "all" else value)


# -- asked of a table --------------------------------------------------------------------------------------------------
def role_of(s: Austin, card: int) -> int:
    """SHAGGER or ASSASSIN, as printed or as an effect says for now; -1 for cards that are no Agents."""
    for row in reversed(s.lasting):
        if row.op == ROLE_AS and row.card == card:
            return row.what
    kind = s.kind[card]
    return ROLE[kind] if kind != UNKNOWN else -1


def fits(s: Austin, which: Filter, card: int, me: int = -1, picked: tuple[int, ...] = ()) -> bool:
    """Whether a card is meant. me: the card whose text it is. What was named is looked at by whoever knows the name."""
    if not which.kinds[s.kind[card]] or (which.role >= 0 and role_of(s, card) != which.role):
        return False
    if which.which == SELF:
        return card == me
    if which.which == OTHER:
        return card != me
    return which.which != PICKED or card in picked


def active(s: Austin, seat: int, which: Filter, me: int = -1) -> int:
    """How many active Agents of a seat fit."""
    kind, kinds = s.kind, which.kinds
    return sum([1 for card in s.zones[AGENTS + STEP * seat] if kinds[kind[card]] and fits(s, which, card, me)])


def number(s: Austin, amount: Amount, seat: int) -> int:
    """How much an amount is for a seat now."""
    return amount.n if amount.each is None else active(s, seat, amount.each)


def holds(s: Austin, cond: If | None, seat: int, me: int = -1, *, helping: bool = False) -> bool:
    """Whether a condition of a seat's card holds now."""
    if cond is None:
        return True
    if cond.test == "active":
        seats: tuple[int, ...] = (*OPPONENTS[s.alive, seat], seat) if cond.everyone else (seat,)
        return sum([active(s, who, cond.filter, me) for who in seats]) >= cond.least
    if cond.test == "table":
        return len(swingers(s, seat)) >= cond.least
    if cond.test == "behind":
        mine = points(s, seat)
        return any(points(s, who) > mine for who in OPPONENTS[s.alive, seat])
    if cond.test == "outnumbered":
        mine = len(s.zones[AGENTS + STEP * seat])
        return any(len(s.zones[AGENTS + STEP * who]) > mine for who in OPPONENTS[s.alive, seat])
    return helping
