"""Questions that people at one screen answer before each other's eyes: nothing about them depends on what is hidden."""

from __future__ import annotations

from random import Random

from tabletop.core.ask import NOBODY
from tabletop.core.view import view
from tabletop.match.player_view import worked_out
from tests.driving import other_world
from tests.generic.tables import every_game, press, start


def questions(definition, seeds):
    """Every open question of some games by chance, over the numbers of seats."""
    low, high = definition.players
    for seed in range(seeds):
        game, random = start(definition, low + seed % (high - low + 1), seed), Random(seed)
        while not game.over:
            yield game, random
            press(game, random)


@every_game
def test_what_everybody_can_work_out_is_the_same_in_every_world(definition):
    """The options of a question that no curtain hides, for whoever else looks on; and it is put without a look at any hand."""
    asked, minor, preview = 0, definition.looks.minor, definition.looks.preview
    for game, random in questions(definition, 8):
        if not worked_out(game, definition.pacing):
            continue
        asked += 1
        seat, own = game.ask[1], view(game, game.ask[1])
        shown = view(game)._replace(seat=seat, options=own.options, args=own.args)
        assert definition.prompt(shown).line
        assert [definition.label(shown, option) for option in own.options] == [
            definition.label(own, option) for option in own.options
        ]
        for option in own.options:
            assert minor is None or minor(shown, option) == minor(own, option)
            assert preview is None or preview(shown, option) is not None
        if definition.looks.signs is not None:
            definition.looks.signs(shown._replace(seat=NOBODY))
        if asked % 5:
            continue
        for watcher in range(game.table.seats):
            if watcher != seat:
                other = other_world(game, watcher, random)
                assert other.options_of(seat) == game.options_of(seat), game.ask
    assert asked or not definition.pacing.forced
