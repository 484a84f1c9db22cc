"""Who is said to think: whoever acts as far as it has been told."""

from __future__ import annotations

from tabletop.games.codenames.rules import events
from tabletop.table.model.selection import Selection
from tests.games.codenames.table import Grid


def thinks(grid, seat, view, *said):
    return grid.screen.hud.facts.badge(seat, view, said, Selection(), {}).thinking


def test_a_director_thinks_until_the_clue_is_told_and_then_the_agents():
    """Both are bots; somebody else at the screen may still object meanwhile."""
    with Grid(people=(0,), challenge="agreed") as grid:
        director, view = grid.table.turn, grid.match.shared.view(-1)
        assert (grid.query, grid.match.human(director)) == ("give_clue", False)
        agent = next(seat for seat, side in enumerate(grid.table.sides) if side == grid.table.side and seat != director)
        assert thinks(grid, director, view)
        assert not thinks(grid, agent, view)
        clue = events.Clue(director, grid.table.side, "moon", 2, 3)
        assert not thinks(grid, director, view, clue)
        for _ in range(400):
            grid.pilot.tick(16)
            if grid.query == "guess":
                break
        view = grid.match.shared.view(-1)
        assert len(view.left) > 1
        assert thinks(grid, agent, view)
        assert not thinks(grid, director, view)
