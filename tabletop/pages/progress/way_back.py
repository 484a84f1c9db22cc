"""The way back to what a match belongs to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.app import routes
from tabletop.pages.progress import circuit_setup as circuit
from tabletop.pages.progress import season_page as season
from tabletop.pages.progress.season_page import SeasonScreen
from tabletop.progress.circuit import KIND as CIRCUIT
from tabletop.progress.daily import KIND as DAILY
from tabletop.progress.evening import KIND as EVENING

if TYPE_CHECKING:
    from tabletop.app.services import AppServices
    from tabletop.match.seats import TableSetup
    from tabletop.toolkit.widgets.screen import Screen


def again(services: AppServices, setup: TableSetup) -> Screen[None]:
    """The page of the circuit, season, day or evening that a table belongs to. Raises StoreError when it is gone or cannot be
    read, DataFileError when its rivals or evenings cannot.
    """
    if setup.run is None:
        raise ValueError("this table belongs to nothing")
    kind, number, _ = setup.run
    if kind == EVENING:
        return routes.evening_again(services, number)
    profile = next((setup.seats[seat].profile for seat in setup.humans), None) or 0
    if kind == DAILY:
        return routes.daily(services, setup.game, profile)
    if kind != CIRCUIT:
        return SeasonScreen(services, season.again(services, setup.game, profile, number))
    page: Screen[None] = routes.circuit_again(services, circuit.again(services, setup.game, profile, number))
    return page
