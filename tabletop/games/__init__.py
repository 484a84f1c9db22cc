"""The games that this table can play. A game is one folder; its package exports `DEFINITION`."""

from __future__ import annotations

from importlib import import_module

from tabletop.core.definition import Definition
from tabletop.core.pack import PackError, nearest, parse
from tabletop.core.shown import shown

NAMES = ("espionage", "beanz", "austin")


def load(name: str) -> Definition:
    """The game called `name`, imported on first use; LookupError names the nearest one."""
    if name not in NAMES:
        raise LookupError(f"There is no game {shown(name)}{nearest(name, NAMES)}.")
    definition: Definition = import_module(f"tabletop.games.{name}").DEFINITION
    return definition


def lint(data: bytes, name: str) -> list[str]:
    """All mistakes in a file of cards called `name`, by the linter of the game that its [game] or [meta] names."""
    try:
        raw = parse(data, name)
        told = raw.get("game", raw.get("meta"))
    except PackError:
        told = None  # whichever linter reads it says what is wrong with it
    game = told.get("id", told.get("game")) if isinstance(told, dict) else None
    if game is not None and game not in NAMES:
        return [f"{name}: there is no game {shown(game)}{nearest(str(game), NAMES)}"]
    found: list[str] = import_module(f"tabletop.games.{game or NAMES[0]}.lint").lint(data, name)
    return found
