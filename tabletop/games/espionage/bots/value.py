"""What a dealt world is worth: each seat's share of the win, from features of the hands with weights fitted to self-play."""

from __future__ import annotations

from typing import cast

from tabletop.bots.hints.fitted import Model
from tabletop.core.table import Table
from tabletop.games.espionage.bots.features import NAMES, features, quiet
from tabletop.games.espionage.rules.table import Spies

MODEL = Model("tabletop.games.espionage.bots", NAMES, features)
terms = MODEL.terms


def shares(table: Table) -> tuple[float, ...] | None:
    """None while what is going on has to be played to its end."""
    return MODEL.shares(table) if quiet(cast("Spies", table)) else None
