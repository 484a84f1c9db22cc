"""What each scheme can do, as far as a layout file can be told without a window."""

from __future__ import annotations

from typing import Literal, NamedTuple

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
