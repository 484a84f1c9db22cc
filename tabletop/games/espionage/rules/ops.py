"""The vocabulary of card files: which operations exist and where they may stand (see `core.operations`).

A step is `@op fn(s, item, ...)` (plain: changes the table) or a generator `@op fn(t, me, ...)` (asks). The other words are data
that `cards` reads.
"""

from __future__ import annotations

from typing import Literal, NewType

from tabletop.core.effect_program import Programs, ReferenceParameter
from tabletop.core.operations import word
from tabletop.games.espionage.rules.cards import FILE, KIND, test_of

Card = NewType("Card", int)  # a card id in the file, its kind in the function
Rarity = Literal["", "gold", "common"]


class Doer:
    """Who carries an item out and at whom it aims; `taken` is the card just taken, -1 for none."""

    __slots__ = ("aim", "seat", "taken")

    def __init__(self, seat: int, aim: int) -> None:
        self.seat, self.aim, self.taken = seat, aim, -1


MARKS = {"if"}
ASKS = {"aim": word(cards=int), "name_title": word(), "choose_discards": word(count=int, except_=Card)}
HELD = {"knock_out": word(), "return_to_pile": word(), "win": word(ending=str), "lose": word(ending=str)}
PROGRAM = Programs(
    FILE,
    marks=MARKS,
    condition=test_of,
    hints={Card: ReferenceParameter(Card, lambda title, _: KIND[title])},
    names={Card: set(KIND)},
)
op = PROGRAM.op
OPS = PROGRAM.ops
OPS |= {"copy_answered": word(), "copy_discarded_mission": word()}
