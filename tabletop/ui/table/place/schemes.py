"""Which scheme a table follows: seats round the middle, a board between two, or mats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.ui.table.place import boards, mats, seats

if TYPE_CHECKING:
    from collections.abc import Callable

    from pygame import Rect

    from tabletop.ui.layouts import TableLayout
    from tabletop.ui.table.place.areas import Areas


def divide(window: Rect, u: Callable[[float], int], layout: TableLayout, count: int, bottom: int) -> Areas:
    """Give every part of the table its place; the seat `bottom` sits at the lower edge, the others clockwise."""
    if layout.board is not None:
        return boards.divide(window, u, layout, bottom)
    if layout.mats is not None:
        return mats.divide(window, u, layout, count, bottom)
    return seats.divide(window, u, layout, count, bottom)
