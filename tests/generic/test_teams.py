"""Sides of a game: known to all, the same all game long, won and lost together, and rated as one by its hints."""

from __future__ import annotations

import pytest

from tabletop.bots.heuristics import hints_for
from tabletop.core.ask import NOBODY
from tabletop.core.view import view
from tabletop.core.winning import teams
from tests.driving import drive
from tests.generic.tables import every_table, start


@every_table
def test_sides_are_public_and_lasting_and_win_together(definition, seats):
    for seed in range(3):
        game = start(definition, seats, seed)
        sides = definition.sides(game.table)
        assert len(sides) in (0, seats)
        assert {*sides} <= {NOBODY, *range(seats)}

        def check(game, _random, _n, sides=sides):
            for seat in range(NOBODY, seats):
                assert definition.sides(view(game, seat).table) == sides

        outcome = definition.outcome(drive(game, seed, check).table)
        assert outcome.sides == sides
        for team in teams(seats, sides):
            assert len({seat in outcome.winners for seat in team}) == 1, "a side wins together"


@every_table
def test_hints_share_one_win_among_the_sides(definition, seats):
    """The value of a dealt table: the same for every seat of a side, and all sides together have one win."""
    hints = hints_for(definition.id)
    for seed in range(2):
        game = start(definition, seats, seed)

        def check(game, _random, _n):
            value = hints.value(game.table) if hints is not None else None
            if value is not None:
                sides = teams(seats, definition.sides(game.table))
                assert all(len({value[seat] for seat in team}) == 1 for team in sides)
                assert sum(value[team[0]] for team in sides) == pytest.approx(1)

        drive(game, seed, check)
