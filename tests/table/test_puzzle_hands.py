"""Puzzles solved with real hands: by dragging, by clicks, by keys alone."""

from __future__ import annotations

import pytest

from tabletop import games
from tabletop.progress.puzzles import shelf
from tabletop.storage import Store
from tabletop.table.guided.puzzle_screen import PuzzleScreen
from tests.toolkit.rig import look_away
from tools.rigs import gallery
from tools.rigs.pilot import Pilot

from .rig import WAYS, Sitting, still

GAME = "espionage"
PUZZLES = [puzzle for puzzle in shelf(GAME).puzzles if puzzle.moves > 1][:2] + list(shelf(GAME).puzzles[:2])


class AtPuzzle(Sitting):
    def __init__(self, puzzle):
        self.pilot = Pilot((1280, 720), still())
        self.screen = PuzzleScreen(gallery.lent(Store(None)), games.load(GAME), puzzle, "Puzzle")
        self.match = self.screen.match
        look_away(self.pilot.app)
        self.pilot.app.push(self.screen)
        self.pilot.tick(32)


@pytest.mark.parametrize("way", WAYS)
def test_a_puzzle_is_solved_by_hand(way):
    for puzzle in PUZZLES:
        with AtPuzzle(puzzle) as table:
            for _ in range(20):
                table.wait()
                if table.screen.solving.solved:
                    break
                table.choose(table.screen.solving.serving[0], way)
                table.pilot.tick(500)
            table.pilot.tick(2000)
            assert (table.screen.over, table.screen.misses) == (True, 0), puzzle.id
