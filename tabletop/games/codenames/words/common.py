"""Small parts of sentences."""

from __future__ import annotations

from tabletop.games.codenames.rules.acts import REASONS
from tabletop.games.codenames.rules.cards import SIDES, WIDTH
from tabletop.games.codenames.rules.table import UNLIMITED

OBJECTIONS = ("something was said beyond word and number", "it is not about the cards", "the word is not English")

WHY_NOT = {  # of a word that did not come to be a clue
    "not_one_word": "not one word",
    "taken_back": "taken back",
    **dict(zip(REASONS, OBJECTIONS, strict=True)),
}


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
