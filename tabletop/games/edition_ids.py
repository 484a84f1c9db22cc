"""What editions are called: the game and its packs. Apart from what makes them, which the menu does not need."""

from __future__ import annotations

from collections.abc import Sequence

JOIN = "+"


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
