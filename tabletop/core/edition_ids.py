"""What editions are called: the game and its packs. Apart from what makes them, which the menu does not need."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

JOIN = "+"


class PackMark(msgspec.Struct, frozen=True, array_like=True):
    """A pack with whose cards a match is played: its id, and which of those that call themselves so it was."""

    id: str
    version: str
    digest: str


def name_of(game: str, chosen: Sequence[str]) -> str:
    """The id of the edition of a game with these packs; the game's own without any."""
    return JOIN.join((game, *sorted(set(chosen))))


def parts(name: str) -> tuple[str, tuple[str, ...]]:
    """The game and the ids of the packs of an edition."""
    game, *chosen = name.split(JOIN)
    return game, tuple(chosen)


def base(name: str) -> str:
    """The game that an edition is of; a game is of itself."""
    return parts(name)[0]
