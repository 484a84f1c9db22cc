"""A table with a child, in every game: one choice, and nothing is hidden among people, no clock runs, nobody counts hints."""

from __future__ import annotations

import pytest

from tabletop import games
from tabletop.app.setup_model import SetupModel
from tabletop.core.ask import TELL
from tests.match.table import Player, begin

STEPS = 400

every_game = pytest.mark.parametrize("game", games.built())


def table(game):
    """Two people, or four, who had other rules."""
    model = SetupModel(games.load(game), ())
    model.preset("two" if model.least <= 2 else "friends")
    for index, name in enumerate(("Ruby", "Theo", "Ann", "Ben")[: len(model.seats)]):
        model.set_name(index, name)
    for rule in model.definition.house_rules:
        if rule.calm:
            model.set_option(rule.id, next(value for value in rule.values if value != rule.calm))
    model.with_a_child()
    return model


@every_game
def test_no_clock_runs_and_hands_lie_open(game):
    model = table(game)
    assert model.problems() == []
    setup = model.finished("normal")
    match = begin(setup, definition=model.definition)
    assert setup.hints == "free"
    player, asked, hands = Player(match), 0, any(zone.faces == "owner" for zone in match.game.table.layout.zones)
    assert (setup.privacy == "open") is hands
    for _ in range(STEPS):
        if match.game.over or match.game.ask[0] == TELL:
            break
        player.step()
        asked += bool(match.asked)
        assert match.window is None or setup.window.with_options(match.record.options).seconds == 0
        assert match.request.timing(player.now) is None
        assert match.buzzer.clock is None
        assert match.shared.privacy.curtain is None or not hands
    assert asked or match.game.ask[0] == TELL
