"""The way back to what a match belongs to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.match.practice.circuit import KIND as CIRCUIT
from tabletop.match.store import StoreError
from tabletop.ui.screens import routes
from tabletop.ui.screens.practice.circuit import door as circuit

if TYPE_CHECKING:
    from tabletop.match.seats import TableSetup
    from tabletop.ui.screen import Screen
    from tabletop.ui.screens.desk import Desk


def again(desk: Desk, setup: TableSetup) -> Screen[None]:
    """The page of the circuit that a table belongs to. Raises StoreError when it is gone or cannot be read."""
    kind, number, _ = setup.run or ("", 0, 0)
    if kind != CIRCUIT:
        raise StoreError("What this match belongs to is not known here.")
    profile = next((setup.seats[seat].profile for seat in setup.humans), None) or 0
    page: Screen[None] = routes.circuit_again(desk, circuit.again(desk, setup.game, profile, number))
    return page
