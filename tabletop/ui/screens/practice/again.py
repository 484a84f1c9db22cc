"""The way back to what a match belongs to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.match.practice.circuit import KIND as CIRCUIT
from tabletop.match.practice.daily import KIND as DAILY
from tabletop.ui.screens import routes
from tabletop.ui.screens.practice.circuit import door as circuit
from tabletop.ui.screens.practice.season import door as season
from tabletop.ui.screens.practice.season.screen import SeasonScreen

if TYPE_CHECKING:
    from tabletop.match.seats import TableSetup
    from tabletop.ui.screen import Screen
    from tabletop.ui.screens.desk import Desk


def again(desk: Desk, setup: TableSetup) -> Screen[None]:
    """The page of the circuit, season or day that a table belongs to. Raises StoreError when it is gone or cannot be read,
    PackError when its rivals or evenings cannot.
    """
    if setup.run is None:
        raise ValueError("this table belongs to nothing")
    kind, number, _ = setup.run
    profile = next((setup.seats[seat].profile for seat in setup.humans), None) or 0
    if kind == DAILY:
        return routes.daily(desk, setup.game, profile)
    if kind != CIRCUIT:
        return SeasonScreen(desk, season.again(desk, setup.game, profile, number))
    page: Screen[None] = routes.circuit_again(desk, circuit.again(desk, setup.game, profile, number))
    return page
