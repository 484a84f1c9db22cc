"""Below the grid: every clue can be reached, and what is nobody's stands at no side's board."""

from __future__ import annotations

import pytest

from tabletop.games.codenames.presentation.decorations import FEW, History, Rest
from tabletop.games.codenames.rules.cards import HYDRA, SHIELD
from tabletop.games.codenames.rules.events import Clue
from tests.games.codenames.table import Grid


def piece(grid, what):
    return next(piece for piece in grid.screen.cards.pieces if isinstance(piece, what))


def told(grid, count):
    """So many clues of HYDRA are told."""
    for n in range(count):
        grid.screen.sequencer.said.append(Clue(1, HYDRA, f"W{n}", 1, 2))
    history = piece(grid, History)
    history.show(history.shown)
    return history


def words(rows):
    return [row[3] for row in rows]


@pytest.mark.rule("CN-85")
@pytest.mark.parametrize("way", ["key", "click"])
def test_earlier_clues_are_leafed_to(way):
    """Four are seen, and how many are not; after the oldest come the newest, and a new clue is always seen."""
    with Grid() as grid:
        history = told(grid, 2 * FEW + 1)
        seen = [history.leaf(HYDRA)]
        for _ in range(3):
            if way == "key":
                grid.pilot.key("i")
            else:  # before bots tell a clue
                grid.pilot.press(history)
                grid.pilot.release(history)
            seen.append(history.leaf(HYDRA))
        assert [words(rows) for rows, _, _ in seen] == [
            ["W5", "W6", "W7", "W8"],
            ["W1", "W2", "W3", "W4"],
            ["W0"],
            ["W5", "W6", "W7", "W8"],
        ]
        assert [(earlier, later) for _, earlier, later in seen] == [(5, 0), (1, 4), (0, 8), (5, 0)]
        assert history.leaf(SHIELD) == ([], 0, 0)
        grid.pilot.key("i")
        assert words(told(grid, 1).leaf(HYDRA)[0])[-1] == "W0"


def test_a_few_clues_are_not_leafed():
    with Grid() as grid:
        history = told(grid, FEW)
        assert not history.pressed()
        assert not history.focusable
        assert history.leaf(HYDRA)[1:] == (0, 0)


@pytest.mark.rule("CN-17")
@pytest.mark.parametrize("size", [(1024, 720), (1280, 720), (1920, 1080)])
def test_what_is_nobodys_lies_apart_from_the_boards(size):
    with Grid(size=size) as grid:
        rest, extra = piece(grid, Rest), grid.screen.places.areas.extra
        assert extra["foot"].contains(rest.rect)
        assert not rest.rect.colliderect(piece(grid, History).rect)
        assert rest.rect.collidelist([extra["left"], extra["right"]]) < 0
