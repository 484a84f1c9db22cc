"""The daily deal: the same everywhere, another one every day, and each of its matches counts once."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from tabletop import games
from tabletop.match.save_reader import check_table
from tabletop.match.seats import person
from tabletop.progress import daily
from tabletop.storage import Store
from tests.progress.test_deals import played

DAY = date(2026, 11, 22)
ANN = person(0, "Ann", profile=1)


@pytest.mark.parametrize("game", games.built())
def test_every_game_has_three_tables_a_day(game):
    """They can be dealt, with decks that go together, and are the same whenever they are asked for."""
    definition = games.load(game)
    for day in (DAY, DAY + timedelta(1)):
        tables = [daily.table(definition, day, number, ANN) for number in range(daily.MATCHES)]
        assert tables == [daily.table(definition, day, number, ANN) for number in range(daily.MATCHES)]
        assert len({table.seed for table in tables}) == daily.MATCHES
        for table in tables:
            check_table(definition, table)
            assert table.seats[0] == ANN
            assert len({seat.name for seat in table.seats}) == len(table.seats)


def test_the_seed_follows_from_the_date_alone(monkeypatch):
    """Written down once: no machine, no hash of the day's Python may change it. Another version has other deals."""
    monkeypatch.setattr(daily, "__version__", "0.1.0")
    assert daily.seed_of("espionage", DAY, 0) == 4201169251665356197
    seeds = {
        daily.seed_of(game, DAY + timedelta(days), n) for game in ("a", "b") for days in range(9) for n in range(3)
    }
    assert len(seeds) == 54
    monkeypatch.setattr(daily, "__version__", "0.2.0")
    assert daily.seed_of("espionage", DAY, 0) not in seeds


def test_the_first_match_of_each_number_counts():
    """Of this person, on this day; one that goes on is open, one that was given up is lost."""
    store, definition = Store(None), games.load("espionage")

    def sit(number, winners, day=DAY, who=ANN):
        return played(store, daily.table(definition, day, number, who), winners)

    first = sit(0, (0,))
    sit(0, (1,))
    sit(1, (1,), day=DAY + timedelta(1))
    sit(1, (1,), who=person(0, "Ben", profile=2))
    found = daily.rounds(store, "espionage", DAY, 1)
    assert found == [
        (0, first, False, 1.0),
        (1, None, False, None),
        (2, None, False, None),
    ]
    assert daily.result_line("ESPIONAGE", DAY, found, None).endswith("ESPIONAGE, 2026-11-22: +.. 1 of 3")
    sit(1, (0, 1))
    sit(2, (1,))
    found = daily.rounds(store, "espionage", DAY, 1)
    assert ", +0.00 against" in daily.result_line("ESPIONAGE", DAY, found, -0.001), "no nothing is less than nothing"
    assert daily.result_line("ESPIONAGE", DAY, found, 0.456).endswith(
        "+=- 1.5 of 3, +0.46 against a normal bot with the same cards"
    )


def test_a_match_that_goes_on_is_open_and_one_that_was_given_up_is_lost():
    store, setup = Store(None), daily.table(games.load("espionage"), DAY, 2, ANN)
    options = setup.plain()
    seats = options.pop("seats")
    number = store.create_match(game="espionage", seed=setup.seed, options=options, seats=seats, program="x", now=1)
    assert daily.rounds(store, "espionage", DAY, 1)[2] == (2, number, True, None)
    store.abandon(number, now=2)
    assert daily.rounds(store, "espionage", DAY, 1)[2] == (2, number, False, 0.0)
