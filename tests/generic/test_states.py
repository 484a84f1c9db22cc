"""A match of any game that later rules refuse is watched at the table to its end: by the states that were kept."""

from __future__ import annotations

import pytest

from tabletop import games
from tabletop.match import TableSetup, bot, start, state_history
from tabletop.match.save_reader import ReadMatch
from tabletop.progress.replay import ReplayedMatch
from tabletop.storage import Store
from tabletop.table.guided.replay_screen import ReplayScreen
from tests.crossing import every_nth
from tests.match.table import Instant, Player
from tools.rigs import gallery
from tools.rigs.pilot import Pilot, seen_last

MANY = 150  # answers that are looked at


@pytest.mark.parametrize("game", every_nth(2, games.built()))
def test_it_goes_on_at_the_table_where_the_answers_do_not_fit_any_more(game):
    definition = games.load(game)
    seats = tuple(bot(i) for i in range(definition.players[0]))
    match = start(TableSetup(game=game, seats=seats, seed=3, pace="quick"), Instant(), 0)
    Player(match, seed=2).until(lambda played: played.n >= MANY or played.game.over)
    moments = state_history.read(state_history.recorded(match.record), definition)
    assert [moment.table.plain() for moment in moments] == [
        match.record.at(n).table.plain() for n in range(match.n + 1)
    ]
    answers, middle = list(match.record.answers), match.n // 2
    answers[middle] = answers[middle]._replace(no=-1)
    found = ReplayedMatch(ReadMatch(definition, match.setup, answers), states=moments)
    services = gallery.lent(Store(None))
    services.settings.animation_speed = "off"
    with Pilot((1280, 720), services.prefs()) as pilot, seen_last(pilot.app):
        pilot.app.push(ReplayScreen(found, services, at=middle - 1, playing=True))
        pilot.tick(4000)
        assert found.n > middle
        found.go(found.last)
        pilot.tick(100)
        assert found.n == match.n
