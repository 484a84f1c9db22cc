"""What every world of every game keeps to."""

from __future__ import annotations

from random import Random

import pytest

from tabletop import games
from tabletop.core.ask import SINGLE, WORLD
from tabletop.core.view import view
from tabletop.table.extensions.minigames import keyed, minigames_of
from tests.generic.tables import press, start

STEPS = 3000


def questions(definition, seats, seeds=range(8)):
    """The public views of the questions to WORLD in games that are played at random, with their house rules."""
    for seed in seeds:
        game, random = start(definition, seats, seed), Random(seed)
        for _ in range(STEPS):
            if game.over:
                break
            if game.ask[0] in SINGLE and game.ask[1] == WORLD:
                seen = view(game)._replace(options=tuple(game.options_of(WORLD) or ()), args=game.ask[3])
                yield seen, definition.check_options({})
            press(game, random)


@pytest.mark.parametrize("name", [name for name in games.names() if minigames_of(name)])
def test_every_question_to_the_world_is_of_one_world(name):
    """No question is left to nobody, and no two screens open for one."""
    definition, found = games.load(name), 0
    for seen, rules in questions(definition, definition.players[1]):
        asked = [world for world in minigames_of(name) if world.ask(seen, rules) is not None]
        assert len(asked) == 1, seen.query
        found += 1
        if found == 5:
            break
    assert found


@pytest.mark.parametrize("name", [name for name in games.names() if not minigames_of(name)])
def test_a_game_without_worlds_asks_none(name):
    definition = games.load(name)
    assert not any(True for _ in questions(definition, definition.players[0], range(2)))
    assert not keyed(name)
