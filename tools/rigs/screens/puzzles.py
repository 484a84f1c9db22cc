"""The shelf of puzzles, and a puzzle at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.pages.progress.puzzle_list import PuzzlesScreen
from tabletop.progress.puzzle_session import KIND, SolvedPuzzle
from tabletop.progress.puzzles import shelf

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.app.services import AppServices
    from tools.rigs.pilot import Pilot

EVENING = 1_790_000_000  # Unix seconds: the same for every picture
GAME = "espionage"


def _shelf(pilot: Pilot, services: AppServices) -> None:
    for number, puzzle in enumerate(shelf(GAME).puzzles[:7]):
        services.store.notes.put(KIND, f"{GAME}/{puzzle.id}", SolvedPuzzle(3 - number % 3), now=EVENING)
    pilot.app.push(PuzzlesScreen(services, GAME))


def _puzzle(pilot: Pilot, services: AppServices) -> None:
    screen = PuzzlesScreen(services, GAME)
    pilot.app.push(screen)
    screen.enter(min(range(len(screen.found)), key=lambda number: len(screen.found[number].answers)))
    pilot.tick(200)


SCREENS: dict[str, Callable[[Pilot, AppServices], None]] = {"puzzles": _shelf, "puzzle": _puzzle}
