"""What everybody can remember of a game: the clues of a side that still have something open."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tabletop.games.codenames.bots.understanding import Meaning
from tabletop.games.codenames.rules.table import Board, other

Fit = Callable[[Meaning, int], float]


class Open(NamedTuple):
    """An earlier clue and how many assets it may still mean."""

    meaning: Meaning
    word: str
    left: int


def open_clues(s: Board, side: int, understand: Callable[[str], Meaning], fit: Fit, floor: float) -> list[Open]:
    """Clues of a side before the present one, oldest first; each counts down with an own asset of fit >= floor that was found
    since (section 11). The number 0 and unlimited leave nothing open that can be counted.
    """
    found = []
    for turn, who, _, word, number, stands in s.clues:
        if who != side or not stands or number < 1 or (turn == s.turns and side == s.side):
            continue
        meaning = understand(word)
        hits = sum(
            fit(meaning, s.kind[cell]) >= floor
            for when, by, seat, cell, owner in s.guessed
            if when >= turn and by == owner == side and seat >= 0
        )
        if hits < number:
            found.append(Open(meaning, word, number - hits))
    return found


def rival_words(s: Board, side: int) -> list[str]:
    return [word for _, who, _, word, number, stands in s.clues if who == other(side) and stands and number]
