"""What a game shows, says, teaches and tells bots can be read."""

from __future__ import annotations

import pytest

from tabletop import games
from tabletop.desktop import guest_checks


@pytest.mark.parametrize("game", games.built())
def test_all_data_of_a_game_can_be_read(game):
    """As it is looked through before the menu shows a game of another package."""
    guest_checks.check(games.plugin(game))
