"""Whole matches of every game that are played by phones alone: what they are sent is enough to play, and nothing stalls."""

from __future__ import annotations

import pytest

from tabletop import games
from tabletop.match import TableSetup, person, start
from tests.crossing import every_nth
from tests.match.table import Instant
from tests.phones.line import Room


def begin(game, people, seed=1, **options):
    seats = tuple(person(i) for i in range(people))
    return start(TableSetup(game=game, seats=seats, seed=seed, options=options), Instant(), 0)


@pytest.mark.parametrize("crowd", [2, pytest.param(4, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", every_nth(2, games.built()))
def test_a_whole_match_by_phones(game, crowd):
    low, high = games.load(game).players
    people = min(max(crowd, low), high)
    room = Room(begin(game, people), range(people))
    match = room.play()
    assert match.game.over
    assert [phone.listen()["over"] for phone in room.phones] == [match.outcome.text] * people
    refused = {code for phone in room.phones for code in phone.outcomes.values()} - {"done"}
    assert refused <= {
        "stale_ask",
        "window_closed",
        "not_your_decision",
        "not_served",
        "out_of_race",
        "game_over",
        *SAID,
    }, refused


SAID = {"too_close", "name_part", "number_not_allowed", "cell_not_own"}
