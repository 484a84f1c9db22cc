"""The schemes by the names that layouts call them by."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.ui.table.place.grid import Grid
from tabletop.ui.table.place.mats import Mats
from tabletop.ui.table.place.ring import Ring
from tabletop.ui.table.place.seats import Seats

if TYPE_CHECKING:
    from tabletop.ui.layouts import TableLayout
    from tabletop.ui.table.place.scheme import Scheme

SCHEMES: dict[str, type[Scheme]] = {"seats": Seats, "ring": Ring, "mats": Mats, "grid": Grid}


def scheme_of(layout: TableLayout) -> Scheme:
    """The scheme that a layout names, for this layout."""
    return SCHEMES[layout.scheme](layout)
