"""What a dealt RPG Get! table is worth: each seat's share of the win, with weights fitted to games of bots."""

from __future__ import annotations

from typing import cast

from tabletop.bots.hints.fitted import Model
from tabletop.core.table import Table
from tabletop.games.rpgget.bots.features import NAMES, features, quiet
from tabletop.games.rpgget.rules.table import RpgGet

MODEL = Model("tabletop.games.rpgget.bots", NAMES, features)
terms = MODEL.terms


def shares(table: Table) -> tuple[float, ...] | None:
    """None while what is going on has to be played to its end."""
    return MODEL.shares(table) if quiet(cast("RpgGet", table)) else None
