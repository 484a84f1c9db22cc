"""What a layout says of a table of mats: every seat has its own cards before it, and fights are in the middle.

Sizes are shares of the table's measure: the window's height, or what its height would be at 16:9 if it is narrower.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

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
