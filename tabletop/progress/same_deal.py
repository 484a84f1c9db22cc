"""The same deal at several tables, compared as in duplicate bridge: each seat is measured by the same seat elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from tabletop.storage.schema import FINISHED

if TYPE_CHECKING:
    from tabletop.core.definition import Definition
    from tabletop.match.seats import Seat, TableSetup
    from tabletop.storage import SavedMatch, Store


class DealTable(NamedTuple):
    """One table that played a deal. `shares`: what part of the win each seat has; `compared`: by seat, which part of the other
    tables it has beaten (one that did as well counts half), () where nobody else has played the deal.
    """

    match: int
    updated: int
    names: tuple[str, ...]
    shares: tuple[float, ...]
    compared: tuple[float, ...]


def tables(store: Store, definition: Definition, match: SavedMatch) -> list[DealTable]:
    """All finished tables of a match's deal, itself included, in the order in which they were begun. Raises StoreError."""
    mine = _dealt(definition, match)
    found = [
        one for one in store.matches_of(match.game)
        if one.state == FINISHED and one.seed == match.seed and _dealt(definition, one) == mine
    ]  # fmt: skip
    return [_table(one, [other for other in found if other is not one]) for one in found]


def _dealt(definition: Definition, match: SavedMatch) -> object:
    """What a deal depends on beside its seed: the seats, the rules, the packs, and where it began; one that was put right is
    another deal.
    """
    options, ruled = match.options, {rule.id: rule.default for rule in definition.house_rules if rule.scope == "rules"}
    chosen = options.get("options") or {}
    rules = {name: chosen.get(name, default) for name, default in ruled.items()}
    return len(match.seats), rules, options.get("packs") or (), options.get("begun"), match.repaired


def _table(one: SavedMatch, others: list[SavedMatch]) -> DealTable:
    names = tuple(str(seat.get("name", "?")) for seat in one.seats)
    compared = tuple(
        sum((share > other.shares[seat]) + (share == other.shares[seat]) / 2 for other in others) / len(others)
        for seat, share in enumerate(one.shares if others else ())
    )
    return DealTable(one.id, one.updated, names, one.shares, compared)


def again(setup: TableSetup, seats: tuple[Seat, ...]) -> TableSetup:
    """The same cards and rules for others. It is no record: somebody may know the deal."""
    return msgspec.structs.replace(
        setup, seats=seats, night=None, run=None, fair=None, chosen_seed=True, rotate=False
    )  # fmt: skip
