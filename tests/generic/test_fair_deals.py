"""In every game: a match of bots follows from what was fixed before it, and one that was dealt otherwise does not."""

from __future__ import annotations

import pytest

from tabletop import games
from tests.crossing import every_nth
from tools.bench.fair_deals import CHEATS, checked, played


@pytest.mark.parametrize("game", games.names())
def test_what_was_played_is_fair(game):
    assert checked(played(game)).kind == "fair"


@pytest.mark.parametrize("game", every_nth(2, games.names()))
def test_dice_that_fall_otherwise_are_told(game):
    assert "die" in checked(played(game, CHEATS["loaded dice"])).faults
