"""Which rules something was worked out by: it is worked out anew when they change."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from tabletop import __version__, games

LOOKS = ("presentation", "sprites", "i18n", "__pycache__")  # folders of a game that decide nothing


@cache
def rules_version(game: str) -> str:
    """The same as long as the rules, cards and bots of a game are, and the program's version. LookupError: no such game."""
    digest = hashlib.sha256(__version__.encode())
    for path, data in sorted(_contents(files(games.in_english(game).package), "")):
        digest.update(path.encode() + data)
    return digest.hexdigest()[:16]


def _contents(folder: Traversable, above: str) -> Iterator[tuple[str, bytes]]:
    for entry in folder.iterdir():
        if entry.is_dir() and entry.name not in LOOKS:
            yield from _contents(entry, f"{above}{entry.name}/")
        elif entry.name.endswith((".py", ".toml", ".json", ".npz")):
            yield above + entry.name, entry.read_bytes()
