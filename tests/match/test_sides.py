"""Colours of sides: what stands in the colour of the other one would be read as the other one's."""

from __future__ import annotations

import pytest

from tabletop import games
from tabletop.app.setup_model import SetupModel
from tabletop.bots.inline import InlineBots
from tabletop.match import TableSetup, bot, person, start
from tabletop.match.seats import COLOURS, in_team_colours, team_colours

CODENAMES = games.load("codenames")
BLUE, RED = (team.shades for team in CODENAMES.looks.teams)


@pytest.mark.parametrize("seats", range(2, 9))
def test_everybody_wears_a_colour_of_the_own_side(seats):
    draft = SetupModel(CODENAMES, ())
    while len(draft.seats) < seats:
        draft.add("normal")
    while len(draft.seats) > seats:
        draft.remove(0)
    sides = [side for side, _ in draft.roles]
    of = {team.name: {*team.shades} for team in CODENAMES.looks.teams}
    colours = [seat.colour for seat in draft.seats]
    assert len({*colours}) == seats
    for side, colour in zip(sides, colours, strict=True):
        crowded = sides.count(side) > len(of.get(side, COLOURS))
        assert colour in of.get(side, COLOURS) or crowded
    setup = draft.finished("normal")
    assert [seat.colour for seat in start(setup, InlineBots(), 0).setup.seats] == colours


def test_who_changes_sides_changes_colour_and_who_stays_keeps_the_own():
    draft = SetupModel(CODENAMES, ())
    sides = [side for side, _ in draft.roles]
    own = next(index for index, side in enumerate(sides) if side == sides[0] and index)
    draft.change(own, colour=draft.colours(own)[3])
    kept = draft.seats[own].colour
    draft.add("normal")
    assert draft.seats[own].colour == kept
    draft.set_option("roles", "HSsh")
    for seat, (side, _) in zip(draft.seats, draft.roles, strict=False):
        assert seat.colour in (RED if side == "HYDRA" else BLUE)


def test_a_table_that_nobody_has_set_up_has_team_colours_too():
    setup = TableSetup(game="codenames", seats=(person(0), *(bot(i) for i in (1, 2, 3))), seed=1)
    roles = CODENAMES.looks.roles(4, {rule.id: rule.default for rule in CODENAMES.house_rules})
    for seat, (side, _) in zip(start(setup, InlineBots(), 0).setup.seats, roles, strict=True):
        assert seat.colour in (RED if side == "HYDRA" else BLUE)


def test_where_there_are_no_sides_everybody_keeps_what_was_chosen():
    game = games.load("espionage")
    seats = (person(0, colour="seat5"), bot(1, colour=""), bot(2))
    assert in_team_colours(game, seats, {}) == seats
    assert team_colours(game, 3, {}) == (COLOURS,) * 3
