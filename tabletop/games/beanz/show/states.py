"""States of the practice range worth looking at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.worlds.flick.puzzling import FlickPuzzles
from tabletop.worlds.flick.range import RangeScreen

if TYPE_CHECKING:
    from tabletop.ui.screens.desk import Desk
    from tools.rigs.pilot import Pilot


def _range(pilot: Pilot, desk: Desk) -> None:
    pilot.app.push(RangeScreen(desk, seed=4))
    pilot.tick(600)


def _puzzles(pilot: Pilot, desk: Desk) -> None:
    pilot.app.push(FlickPuzzles(desk))
    pilot.tick(600)


STATES = {"range": _range, "flick-puzzles": _puzzles}
