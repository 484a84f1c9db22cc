"""States of the practice range worth looking at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.games.beanz.presentation.minigames import ART
from tabletop.minigames.flick.flick_puzzle_screen import FlickPuzzles
from tabletop.minigames.flick.practice_range import RangeScreen

if TYPE_CHECKING:
    from tabletop.app.services import AppServices
    from tools.rigs.pilot import Pilot


def _range(pilot: Pilot, services: AppServices) -> None:
    pilot.app.push(RangeScreen(services, ART, seed=4))
    pilot.tick(600)


def _puzzles(pilot: Pilot, services: AppServices) -> None:
    pilot.app.push(FlickPuzzles(services, ART))
    pilot.tick(600)


STATES = {"range": _range, "flick-puzzles": _puzzles}
