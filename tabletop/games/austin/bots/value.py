"""What a dealt Austin Powers table is worth: each seat's share of the win, with weights fitted to games of bots."""

from __future__ import annotations

from typing import cast

from tabletop.bots.hints.fitted import Model
from tabletop.core.table import Table
from tabletop.games.austin.bots.features import NAMES, features, quiet
from tabletop.games.austin.rules.table import Austin

MODEL = Model("tabletop.games.austin.bots", NAMES, features)
terms = MODEL.terms


def shares(table: Table) -> tuple[float, ...] | None:
    """None while what is going on has to be played to its end."""
    return MODEL.shares(table) if quiet(cast("Austin", table)) else None
