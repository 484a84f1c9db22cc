"""What a layout says of a table of mats: every seat has its own cards before it, and fights are in the middle.

Sizes are shares of the table's measure: the window's height, or what its height would be at 16:9 if it is narrower.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Share = Annotated[float, Meta(gt=0, le=1)]
Part = Literal["", "main", "aside", "points", "deck", "out"]


class Mats(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """By number of players, `own`: how large the own cards are beside their sizes; `tokens`: those of the others."""

    own: dict[str, Share]
    tokens: dict[str, Share]


class Fights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ring in the middle for those who fight. `ring`: its picture; `size`: of a card there; `stacks`: the group of what
    lies on two fighters, one zone a side; `brawl`: the group of what lies on each seat's fighter when many fight.
    """

    ring: str
    size: Share
    stacks: str
    brawl: str
