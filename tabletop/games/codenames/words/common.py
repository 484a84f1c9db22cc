"""Small parts of sentences."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.core.ask import NOBODY
from tabletop.games.codenames.rules.acts import REASONS
from tabletop.games.codenames.rules.cards import SIDES, WIDTH
from tabletop.games.codenames.rules.desk import NAME_PART
from tabletop.games.codenames.rules.seating import BOTH, SeatingError, seating
from tabletop.games.codenames.rules.table import UNLIMITED, Board
from tabletop.games.codenames.rules.wording import BAD_SIGN, NOT_ONE, ONE_LETTER, TOO_LONG

OBJECTIONS = ("something was said beyond word and number", "it is not about the cards", "the word is not English")

UNSEEN = "it never left the desk"
WHY_NOT = {  # of a word that did not come to be a clue
    "not_one_word": "not one word",
    "taken_back": "taken back",
    NOT_ONE.code: f"not one word; {UNSEEN}",
    BAD_SIGN.code: f"not only letters; {UNSEEN}",
    ONE_LETTER.code: f"one letter alone; {UNSEEN}",
    TOO_LONG.code: f"too long; {UNSEEN}",
    NAME_PART: f"too close to a name; {UNSEEN}",
    **dict(zip(REASONS, OBJECTIONS, strict=True)),
}


def teams(table: Board) -> tuple[int, ...]:
    """By seat, on which side it plays; NOBODY for an Agent of both."""
    return tuple(NOBODY if side == BOTH else side for side in table.sides)


def roles(seats: int, options: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    """By seat, team and role at a table with these house rules, () where they do not fit (CN-3 to CN-5, CN-111)."""
    try:
        sides, directors = seating(seats, options)[1:]
    except SeatingError:
        return ()
    names = {BOTH: "Both teams", **dict(enumerate(SIDES))}
    return tuple((names[side], "Director" if seat in directors else "Agent") for seat, side in enumerate(sides))


def side_name(side: int) -> str:
    return SIDES[side]


def number_word(number: int) -> str:
    """A clue's number as it is said."""
    return "unlimited" if number == UNLIMITED else str(number)


def place(cell: int) -> str:
    """A1 to E5: letters for columns, numbers for rows (CN-138)."""
    return f"{'ABCDE'[cell % WIDTH]}{cell // WIDTH + 1}"


def guesses(count: int) -> str:
    return "1 guess" if count == 1 else f"{count} guesses"
