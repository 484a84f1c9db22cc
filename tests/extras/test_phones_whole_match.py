"""Four real browsers play a whole match of each game against each other, at the real program in a process of its own."""

from __future__ import annotations

import pytest

from tabletop import games
from tools.rigs.phones.browsers import chromium, match

CALM = 5.0  # seconds, after which whoever may give up does
PATIENCE = 40.0
SHORT = {"elimination": "first_blood", "window_close": "all_answered", "concede": "yes", "reaction_mode": "timed"}


@pytest.fixture(scope="module")
def browser():
    with chromium() as found:
        yield found


@pytest.mark.long
@pytest.mark.parametrize("game", games.built())
def test_four_browsers_play_a_whole_match(browser, game):
    definition = games.load(game)
    rules = {rule.id: rule.values for rule in definition.house_rules}
    options = [f"{rule}={value}" for rule, value in SHORT.items() if value in rules.get(rule, ())]
    people = min(4, definition.players[1])
    found = match(browser, game, people, options, CALM, PATIENCE)
    assert found.faults == []
    assert found.answers >= people
    assert len(set(found.over)) == 1
    assert found.over[0]
