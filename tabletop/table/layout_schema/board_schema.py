"""What a layout says of a board: places at points, cards that lie turned, counters, a ring of neighbours; and of a grid.

Points and sizes of a board are shares of its width and height, as the seat at the lower edge sees it. The other seat's are
mirrored: "point" through the middle of the board, "flip" across its horizontal middle.
"""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

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


# What a layout says of a table of mats: every seat has its own cards before it, and fights are in the middle.
#
# Sizes are shares of the table's measure: the window's height, or what its height would be at 16:9 if it is narrower.

Share = Annotated[float, Meta(gt=0, le=1)]
FIXED = ("main", "aside", "points", "deck", "out")  # parts of a mat that have a place of their own


class MiddleSchema(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lies in the middle of the table, in columns from left to right: how wide each is beside the others, and the parts
    in it from above to below.
    """

    wide: tuple[Annotated[float, Meta(gt=0)], ...]
    parts: tuple[tuple[str, ...], ...]


class LowMiddleSchema(MiddleSchema, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The middle of a table where it is lower than `below` of its width."""

    below: Annotated[float, Meta(gt=0)]


class StripsSchema(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where `seats` and more sit, the mats of the others are strips: one row with these `parts`, so `wide` beside each other;
    what has no part there lies below the badge. While cards lie in the zone `grows`, the strip of whoever is on turn is
    larger: so large are its cards beside their sizes.
    """

    seats: Annotated[int, Meta(ge=2)]
    parts: tuple[str, ...]
    wide: tuple[Annotated[float, Meta(gt=0)], ...]
    grows: str
    large: Share


class ExpandedMatSchema(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mat that is opened: its `rows` from above to below, how `wide` each part is beside the others in its row, and how
    `large` its cards are beside their sizes.
    """

    rows: tuple[tuple[str, ...], ...]
    wide: tuple[tuple[Annotated[float, Meta(gt=0)], ...], ...]
    large: Annotated[float, Meta(gt=0, le=2)]


class MatsSchema(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """By number of players, `own`: how large the own cards are beside their sizes; `tokens`: those of the others.

    `rows`: the rows of a seat from above to below, each of parts side by side; "main" is the first of the first one.
    `middle`: parts of the middle of the table; `low`: where it is low. `wings`: how far the own cards reach beside the
    middle, left and right, where they lie there. `mine`: the rows of the own seat, `rows` if there are none; `strips` and
    `whole`: what the mats of others are as strips, and opened.
    """

    own: dict[str, Share]
    tokens: dict[str, Share]
    rows: tuple[tuple[str, ...], ...] = (("main",),)
    middle: MiddleSchema = MiddleSchema((1,), ((),))
    low: LowMiddleSchema | None = None
    wings: tuple[Share, Share] = (0.415, 0.415)
    mine: tuple[tuple[str, ...], ...] = ()
    strips: StripsSchema | None = None
    whole: ExpandedMatSchema | None = None

    def known(self) -> tuple[str, ...]:
        """All parts that a zone can name."""
        return (*FIXED, *(part for row in (*self.rows, *self.middle.parts) for part in row))


class CombatSchema(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ring in the middle for those who fight. `ring`: its picture; `size`: of a card there; `stacks`: the group of what
    lies on two fighters, one zone a side; `brawl`: the group of what lies on each seat's fighter when many fight.
    """

    ring: str
    size: Share
    stacks: str
    brawl: str


# What each scheme can do, as far as a layout file can be told without a window.

Name = Literal["seats", "ring", "mats", "grid"]
Kind = Literal["hand", "front", "pile", "stairs", "row", "spread", "slot", "fight", "cells"]
Side = Literal["left", "left-high", "left-low", "top", "top-left", "top-right", "right", "right-high", "right-low"]
TOPS = frozenset({"top", "top-left", "top-right"})
EDGES = TOPS | {"left", "right"}
CARDS = frozenset({"hand", "front", "pile", "stairs", "row", "spread", "slot"})


class SchemeFeatures(NamedTuple):
    """What one scheme can do.

    section: the section of the layout that is its own, "" for none. seats: the least and the most. kinds: of zones. sides:
    where somebody may sit; shared: where several may. others: sides are those of the others, of all seats else. points:
    zones may lie at points.
    """

    section: str
    seats: tuple[int, int]
    kinds: frozenset[str]
    sides: frozenset[str]
    shared: frozenset[str] = frozenset()
    others: bool = True
    points: bool = False


CAN: dict[str, SchemeFeatures] = {
    "seats": SchemeFeatures("", (2, 8), CARDS, EDGES | {"left-high", "left-low", "right-high", "right-low"}),
    "ring": SchemeFeatures("board", (2, 2), CARDS, frozenset({"top"}), points=True),
    "mats": SchemeFeatures("mats", (2, 8), CARDS | {"fight"}, EDGES, shared=frozenset({"top"})),
    "grid": SchemeFeatures(
        "grid",
        (2, 8),
        CARDS - {"hand", "front", "stairs"} | {"cells"},
        frozenset({"left", "right"}),
        shared=frozenset({"left", "right"}),
        others=False,
    ),
}
