"""What comes up of itself does not lie over what is looked at."""

from __future__ import annotations

import pygame

from tabletop.toolkit.clearing import clearing

WINDOW = pygame.Rect(0, 0, 1280, 720)
ROW, COLUMN = (700, 100), (160, 400)


def test_it_lies_in_the_middle_of_an_empty_table():
    assert clearing(WINDOW, [ROW, COLUMN], []).center == WINDOW.center


def test_it_makes_way_and_changes_its_form():
    """A row where there is room for it, else a column; where there is none it covers least."""
    mission = pygame.Rect(300, 260, 680, 200)
    above = clearing(WINDOW, [ROW, COLUMN], [mission])
    assert above.size == ROW
    assert not above.colliderect(mission)
    grid = pygame.Rect(215, 0, 850, 720)
    beside = clearing(WINDOW, [ROW, COLUMN], [grid])
    assert beside.size == COLUMN
    assert not beside.colliderect(grid)
    full = [pygame.Rect(0, 0, 1280, 600)]
    least = clearing(WINDOW, [ROW], full)
    assert least.bottom == WINDOW.bottom
