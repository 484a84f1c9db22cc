"""The rules of a game for players: its help.toml as data, one summary page, then chapters of numbered rules."""

from __future__ import annotations

from importlib.resources import files

from msgspec import Struct

from tabletop.core.toml_loader import read_toml

FILE = "help.toml"


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


def read_help(package: str) -> Help:
    """The help.toml of a package; DataFileError names what does not fit."""
    return read_toml(files(package).joinpath(FILE).read_bytes(), Help, FILE)
