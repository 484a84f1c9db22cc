"""What a layout says of a board: places at points, cards that lie turned, counters, a ring of neighbours; and of a grid.

Points and sizes of a board are shares of its width and height, as the seat at the lower edge sees it. The other seat's are
mirrored: "point" through the middle of the board, "flip" across its horizontal middle.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Part = Annotated[float, Meta(ge=0, le=1)]
Point = tuple[Part, Part]
Mirror = Literal["point", "flip", ""]
Style = Literal["ring", "printed", "bare"]  # of a board: lines of light, printed mats, or nothing at all

Cells = Annotated[int, Meta(ge=1, le=9)]


class SectionSchema(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the board from `start` to `end` (shares of its width). `zones`: what lies there for the lower seat; a card
    that goes to one of them may be dropped anywhere in its half. `hole`: a picture in its middle.
    """

    start: Part
    end: Part
    color: str
    zones: tuple[str, ...]
    hole: str = ""
    at: Point = (0.5, 0.5)


class BoardSchema(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board that fills the middle of the table: an elliptic ring (`outer` and `inner` half axes) cut into sections.

    `across`: a card is at most its size times this share of the window's width; `upright`: in a window higher than wide, where
    places have points of their own, times these shares of the window's width and of the board's height. `neighbours`: groups of
    the slots from one end of a seat's side to the other; the sides of all seats together are a ring. `bare`: the house rule and
    its value with which nothing is printed: cards lie on the plain table, and a die shows the counter.
    """

    outer: Point
    inner: Point
    across: Annotated[float, Meta(gt=0)]
    hole_size: Part
    sections: tuple[SectionSchema, ...]
    neighbours: tuple[str, ...] = ()
    bare: tuple[str, str] = ("", "")
    upright: Point = (0, 0)


def seen_across(board: BoardSchema) -> BoardSchema:
    """As the seat across sees it: its sections lie where they lay, with the colours and holes of those on their other side."""
    parts = [
        msgspec.structs.replace(part, color=other.color, hole=other.hole)
        for part, other in zip(board.sections, reversed(board.sections), strict=True)
    ]
    return msgspec.structs.replace(board, sections=tuple(parts))


class TurnedSchema(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Cards in slots lie turned: by their number in a column of the table, degrees counter-clockwise."""

    column: str
    angles: tuple[float, ...]


class StandingSchema(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Cards stand before or behind their row: by their number in a column of the table, and by zone, so many of their heights
    further down.
    """

    column: str
    zone: dict[str, tuple[float, ...]]


class CounterSchema(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of `of` + 1 steps, at a point for the lower seat and one for the seat across; a marker shows a number of the
    table for the seat on turn.
    """

    column: str
    of: Annotated[int, Meta(ge=1)]
    at: Point
    across: Point
    width: Part
    label: str


def mirrored(at: Point, mirror: Mirror, *, own: bool) -> tuple[float, float]:
    """Where a point lies for the seat at the lower edge, or for the one across."""
    if own or not mirror:
        return at
    return (1 - at[0] if mirror == "point" else at[0]), 1 - at[1]


class GridSchema(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`across` x `down` cells in reading order. `shape`: a cell's height by its width."""

    across: Cells
    down: Cells
    shape: Annotated[float, Meta(gt=0.2, le=2)]
