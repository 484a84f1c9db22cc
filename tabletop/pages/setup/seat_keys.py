"""What the two keys of a seat are called where a table is set: in a game without reactions they do less."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

if TYPE_CHECKING:
    from tabletop.core.definition import Definition

Field = Literal["react", "decline"]


class SeatKey(NamedTuple):
    """`field`: of the seat; `word`: on its button; `does`: a sentence about it."""

    field: Field
    word: str
    does: str


REACTING = (
    SeatKey("react", "React", "The one key of this seat: it reacts, races, throws and lifts the curtain"),
    SeatKey("decline", "Pass", "The key that presses Pass for this seat"),
)
PLAIN = (
    SeatKey("react", "Look", "The key of this seat: it lifts the curtain, and agrees where the table is asked"),
    SeatKey("decline", "Refuse", "The key with which this seat refuses where the table is asked, as to end together"),
)


def seat_keys(definition: Definition) -> tuple[SeatKey, SeatKey]:
    """Both keys of a seat of this game."""
    return REACTING if definition.pacing.windows else PLAIN
