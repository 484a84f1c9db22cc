"""The rules for players: help.toml as data. Loaded when somebody opens the help."""

from __future__ import annotations

from functools import cache

from tabletop.core.help import Help, read_help


@cache
def pages() -> Help:
    """All help pages of the game."""
    return read_help("tabletop.games.espionage")
