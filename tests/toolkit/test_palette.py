"""The colours of seats and teams: whoever sees no red, green or blue tells them apart, and their names can be read."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from coloraide import Color

from tabletop import games
from tabletop.match.seats import COLOURS
from tabletop.toolkit import theme

APART = 12  # CIEDE2000 between any two that can meet
READABLE = 4.5  # contrast of a name on a panel
SIGHTS = ("", "protan", "deutan", "tritan")


@pytest.fixture(scope="module")
def colors():
    return theme.load().color


def least(pairs, colors, sight):
    """The pair that is told apart worst, as (difference, one, other)."""
    seen = {name: Color(colors[name]) for name in set().union(*pairs)}
    if sight:
        seen = {name: color.filter(sight, method="machado", out_space="srgb").clip() for name, color in seen.items()}
    return min((seen[one].delta_e(seen[other], method="2000"), one, other) for one, other in pairs)


@pytest.mark.parametrize("sight", SIGHTS)
def test_the_colours_of_seats_are_told_apart(colors, sight):
    assert least(list(combinations(COLOURS, 2)), colors, sight)[0] >= APART


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("game", games.names())
def test_the_colours_of_teams_are_told_apart(colors, game, sight):
    """Those of a team from those of each other one, its people's among them."""
    worn = [(team.color, *team.shades) for team in games.load(game).looks.teams]
    pairs = [pair for one, other in combinations(worn, 2) for pair in product(one, other)]
    assert not pairs or least(pairs, colors, sight)[0] >= APART


@pytest.mark.parametrize("colour", COLOURS)
def test_a_name_in_its_colour_can_be_read(colors, colour):
    assert Color(colors[colour]).contrast(colors["panel"]) >= READABLE
