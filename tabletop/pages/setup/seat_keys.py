"""What the two keys of a seat are called where a table is set: in a game without reactions they do less."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from tabletop.i18n import tr

if TYPE_CHECKING:
    from tabletop.core.definition import Definition

Field = Literal["react", "decline"]


class SeatKey(NamedTuple):
    """`field`: of the seat; `word`: on its button; `does`: a sentence about it."""

    field: Field
    word: str
    does: str


def seat_keys(definition: Definition) -> tuple[SeatKey, SeatKey]:
    """Both keys of a seat of this game."""
    if definition.pacing.windows:
        return (
            SeatKey("react", tr("setup-react"), tr("setup-react-does")),
            SeatKey("decline", tr("setup-pass"), tr("setup-pass-does")),
        )
    return (
        SeatKey("react", tr("setup-look"), tr("setup-look-does")),
        SeatKey("decline", tr("setup-refuse"), tr("setup-refuse-does")),
    )
