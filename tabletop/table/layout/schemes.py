"""The schemes by the names that layouts call them by."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.table.layout.grid_scheme import GridScheme
from tabletop.table.layout.mats_scheme import MatsScheme
from tabletop.table.layout.ring_scheme import RingScheme
from tabletop.table.layout.seats_scheme import SeatsScheme

if TYPE_CHECKING:
    from tabletop.table.layout.scheme import Scheme
    from tabletop.table.layout_schema import TableLayout

SCHEMES: dict[str, type[Scheme]] = {"seats": SeatsScheme, "ring": RingScheme, "mats": MatsScheme, "grid": GridScheme}


def scheme_of(layout: TableLayout) -> Scheme:
    """The scheme that a layout names, for this layout."""
    return SCHEMES[layout.scheme](layout)
