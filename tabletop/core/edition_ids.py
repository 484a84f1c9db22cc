"""What editions are called: the game and its packs. Apart from what makes them, which the menu does not need."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

JOIN = "+"
SHARE = "."  # after the id of a pack: the number of the share of a long list of words


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


def whole(name: str) -> str:
    """The edition without what says which shares of lists of words a match is dealt from."""
    game, chosen = parts(name)
    return name_of(game, [pack.partition(SHARE)[0] for pack in chosen])


def shares_of(name: str) -> tuple[int, ...]:
    """By pack, the share; 0 where the id names none."""
    numbers = [pack.partition(SHARE)[2] for pack in parts(name)[1]]
    return tuple(
        int(number) if number.isascii() and number.isdecimal() and len(number) < 5 else 0 for number in numbers
    )
