"""With a pad alone: the key, a clue letter by letter, guesses by a held button, and stopping."""

from __future__ import annotations

import pygame
import pytest

from tabletop.match import HOLD_MS
from tests.games.codenames.table import Grid
from tests.games.codenames.walking import A, walk

LOOK = 2


def down(pilot, button, held):
    pilot.send(pygame.JOYBUTTONDOWN, button=button, instance_id=0, joy=0)
    for _ in range(held // 32 + 1):
        pilot.tick(32)
    pilot.send(pygame.JOYBUTTONUP, button=button, instance_id=0, joy=0)
    pilot.tick(48)


@pytest.mark.rule("CN-122")
def test_a_director_gives_a_clue():
    with Grid(people=(0, 1), seats=2, seed=6) as grid:
        grid.until("give_clue")
        pilot = grid.pilot
        pilot.tick(48)
        pilot.send(pygame.JOYBUTTONDOWN, button=LOOK, instance_id=0, joy=0)
        assert grid.panel.map.open
        pilot.send(pygame.JOYBUTTONUP, button=LOOK, instance_id=0, joy=0)
        assert not grid.panel.map.open
        for letter in "MOON":
            walk(pilot, f"letter {letter}")
            pilot.pad(A)
        walk(pilot, "number 2")
        pilot.pad(A)
        walk(pilot, "Publish")
        pilot.pad(A)
        pilot.tick(64)
        assert grid.table.clues[0][3:5] == ("MOON", 2)


@pytest.mark.rule("CN-76")
def test_an_agent_touches_by_holding_the_button():
    """Let go too early it is none."""
    with Grid(people=(1,), seats=2, seed=3) as grid:
        grid.until("guess")
        cell = grid.open_cells(grid.table.side)[0]
        walk(grid.pilot, f"card {cell}")
        down(grid.pilot, A, HOLD_MS // 3)
        assert grid.table.guessed == ()
        down(grid.pilot, A, HOLD_MS + 64)
        assert [row[3] for row in grid.table.guessed] == [cell]
