"""What the next game of an evening takes over: who directs (CN-6), and which assets have been used (CN-12)."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.games.codenames.rules.cards import CELLS, POOLS
from tabletop.games.codenames.rules.options import NONE, SEATS
from tabletop.games.codenames.rules.table import FAME, GRID, new


def rematch(options: Mapping[str, str], _winners: tuple[int, ...], _shift: int, seed: int) -> dict[str, str]:
    """The Directors move on by one; the assets of this game are added to those used, until too few are left."""
    found = {}
    if options["rotate_director"] == "on":
        found["lead"] = str((int(options["lead"]) + 1) % SEATS)
    if options["asset_repeat"] == "avoid":
        found["asset_used"] = _used(dict(options), seed)
    return found


def _used(options: dict[str, str], seed: int) -> str:
    before = 0 if options["asset_used"] == NONE else int(options["asset_used"], 16)
    pool = POOLS[FAME[options["asset_pool"]]]
    if sum(not before >> kind & 1 for kind in pool) < CELLS:
        before = 0  # this game had to take from all again: the evening begins anew
    grid = dealt(seed, options)
    return format(before | sum(1 << kind for kind in grid), "x")


def dealt(seed: int, options: dict[str, str]) -> tuple[int, ...]:
    """The kinds in the grid of a game; they do not depend on who sits where."""
    table = new(4, seed, {**options, "mode": "versus", "roles": "auto"})
    return table.kinds(table.zones[GRID])
