"""The games that this table can play. A game is one folder; its package exports `DEFINITION`."""

from __future__ import annotations

from importlib import import_module

from tabletop.core.definition import Definition
from tabletop.core.pack import nearest

NAMES = ("espionage",)


def load(name: str) -> Definition:
    """The game called `name`, imported on first use; LookupError names the nearest one."""
    if name not in NAMES:
        raise LookupError(f"There is no game {name!r}{nearest(name, NAMES)}.")
    definition: Definition = import_module(f"tabletop.games.{name}").DEFINITION
    return definition
