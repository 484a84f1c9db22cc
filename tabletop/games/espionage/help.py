"""The rules for players: help.toml as data. Loaded when somebody opens the help."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from msgspec import Struct

from tabletop.core.pack import read_toml


class Rule(Struct, forbid_unknown_fields=True, frozen=True):
    """One numbered rule in the words of players."""

    id: str
    title: str
    text: str


class Chapter(Struct, forbid_unknown_fields=True, frozen=True):
    title: str
    rules: tuple[Rule, ...]


class Part(Struct, forbid_unknown_fields=True, frozen=True):
    title: str
    text: str


class Summary(Struct, forbid_unknown_fields=True, frozen=True):
    """The page that explains the game in a minute."""

    title: str
    part: tuple[Part, ...]


class Help(Struct, forbid_unknown_fields=True, frozen=True):
    summary: Summary
    chapter: tuple[Chapter, ...]


@cache
def pages() -> Help:
    """All help pages of the game."""
    return read_toml(files("tabletop.games.espionage").joinpath("help.toml").read_bytes(), Help, "help.toml")
