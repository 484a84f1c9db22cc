"""Small parts of sentences, and who is on which side."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.core.ask import NOBODY
from tabletop.games.codenames.rules.cards import SIDES, WIDTH
from tabletop.games.codenames.rules.seating import BOTH, SeatingError, seating
from tabletop.games.codenames.rules.table import Board
from tabletop.games.codenames.texts import tr


def teams(table: Board) -> tuple[int, ...]:
    """By seat, on which side it plays; NOBODY for an Agent of both."""
    return tuple(NOBODY if side == BOTH else side for side in table.sides)


def roles(seats: int, options: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    """By seat, team and role at a table with these house rules, () where they do not fit (CN-3 to CN-5, CN-111)."""
    try:
        sides, directors = seating(seats, options)[1:]
    except SeatingError:
        return ()
    names = {BOTH: tr("both-teams"), **dict(enumerate(SIDES))}
    return tuple((names[side], tr("director" if seat in directors else "agent")) for seat, side in enumerate(sides))


def side_name(side: int) -> str:
    return SIDES[side]


def number_word(number: int) -> str:
    """A clue's number as it is said."""
    return tr("number", number=number)


def way_said(word: str) -> str:
    """How a clue was given, as messages choose by it: one that was only spoken has no word (CN-137)."""
    return "typed" if word else "spoken"


def place(cell: int) -> str:
    """A1 to E5: letters for columns, numbers for rows (CN-138)."""
    return f"{'ABCDE'[cell % WIDTH]}{cell // WIDTH + 1}"
