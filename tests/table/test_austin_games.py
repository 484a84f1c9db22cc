"""Austin Powers at the table: whole games, by all ways and with all seats."""

from __future__ import annotations

from contextlib import nullcontext
from random import Random

import pytest

from tests.table.rig import LOOKS, WAYS
from tests.table.spies import Mats
from tools.rigs.pilot import unseen


@pytest.mark.long
def test_a_game_of_two_is_played_to_its_end():
    """Against a bot, the ways in turn; the winner is told."""
    with Mats(seed=3) as mats:
        asked = mats.play(WAYS, 3)
        mats.pilot.tick(6000)
        assert mats.ended == [mats.match]
        assert {"main", "fight", "free_discard"} <= asked.keys()


@pytest.mark.long
def test_three_seats_play_by_all_ways():
    """Help, ships and straws are asked, too; two people share the screen."""
    with Mats(seats=3, humans=2, seed=4) as mats:
        asked = mats.play(WAYS, 4)
        assert mats.match.game.over
        assert {"main", "fight"} <= asked.keys()


@pytest.mark.long
def test_six_seats_play_by_all_ways():
    """The beginning of a full table, two people at it."""
    with Mats(seats=6, humans=2, seed=4) as mats:
        rand, asked = Random(4), set()
        for n in range(45):
            with nullcontext() if n % LOOKS == 0 else unseen(mats.pilot.app):
                mats.wait()
                asked.add(mats.screen.view.query)
                mats.choose(mats.pick(rand), WAYS[n % len(WAYS)])
        assert {"main", "free_discard"} <= asked
        assert mats.match.game.table.turns > 6
