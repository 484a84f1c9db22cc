"""Every choice of whole games can be made by dragging, by clicking, and by keys."""

from __future__ import annotations

from contextlib import nullcontext
from random import Random

import pytest

from tests.crossing import in_turn
from tests.table.rig import LOOKS, WAYS, Sitting
from tools.rigs.pilot import unseen


@pytest.mark.parametrize(
    ("seats", "seed", "way"), in_turn([(2, 1), (3, 2), (4, 5), (6, 4)], WAYS, every=[(2, 1), (3, 2)])
)
def test_a_game_is_played_to_its_end(seats, seed, way):
    """Whatever the options are, each of them can be given in each of the three ways, until the game is over. One choice in
    ten is drawn.
    """
    random = Random(seed)
    with Sitting(seats=seats, seed=seed) as sitting:
        for n in range(400):
            with nullcontext() if n % LOOKS == 0 else unseen(sitting.pilot.app):
                sitting.wait()
                if sitting.match.game.over:
                    break
                options = sitting.screen.view.options
                sitting.choose(random.randrange(len(options)), way)
        assert sitting.match.game.over
        sitting.pilot.tick(5000)
        assert sitting.ended == [sitting.match]
