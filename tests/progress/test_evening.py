"""An evening as it is kept: people who come and go, matches of several games, and a kill at any time."""

from __future__ import annotations

import msgspec
import pytest

from tabletop import games
from tabletop.match.autosave import create
from tabletop.progress.evening import START, Evening, all_of, expected, waiting
from tabletop.progress.programme import BOT
from tests.pages.rig import services
from tools.rigs.screens.evening import begun, play, whole


def again(evening: Evening, now: float = 1e9) -> Evening:
    """The same one, as another run of the program finds it."""
    ((number, saved),) = all_of(evening.store).items()
    return Evening(evening.store, number, saved, lambda: now)


def test_a_whole_evening_has_one_standing_and_ends_with_its_final():
    evening = whole(begun(services(), 180))
    assert evening.saved.ended
    assert evening.played[-1].dealt.final
    assert not any(one.dealt.final for one in evening.played[:-1])
    assert len({one.dealt.game for one in evening.played}) >= 3
    rows = evening.standing()
    assert [row.points for row in rows] == sorted((row.points for row in rows), reverse=True)
    brought = sum(sum(one.points) for one in evening.played if BOT not in one.dealt.seats)
    if not any(BOT in one.dealt.seats for one in evening.played):
        assert sum(row.points for row in rows) == pytest.approx(len(rows) * START + brought)
    assert evening.awards()[0].guests == tuple(row.guest for row in rows if row.place == 1)
    assert waiting(evening.store) is None


def test_every_step_is_kept_and_the_same_match_goes_on_after_a_kill():
    evening = begun(services(), 120)
    play(evening)
    evening.save()
    item = evening.items[0]
    setup = evening.deal(item)
    assert again(evening).items[0].seats == item.seats, "a match that nobody has begun was not dealt"
    evening.saved.dealt.clear()
    evening.look()
    evening = again(evening)
    setup = evening.deal(evening.items[0])
    number = create(evening.store, setup, int(evening.saved.stamp))
    evening.look()
    back = again(evening)
    assert (back.open_match, back.table(1), back.number) == (number, setup, evening.number)
    assert [msgspec.to_builtins(guest) for guest in back.saved.guests] == [
        msgspec.to_builtins(guest) for guest in evening.saved.guests
    ]


def test_what_follows_waits_for_the_match_that_goes_on():
    evening = begun(services(), 120)
    item = evening.items[0]
    before = sum(one.minutes for one in evening.items)
    create(evening.store, evening.deal(item), int(evening.saved.stamp))
    evening.look()
    assert evening.pending == pytest.approx(item.minutes, abs=1)
    assert evening.pending + sum(one.minutes for one in evening.items) == pytest.approx(before, abs=12)


def test_time_in_which_the_program_did_not_run_is_not_lost():
    evening = begun(services(), 120)
    evening.saved.spent = 30.0
    evening.save()
    spent = evening.saved.spent
    assert again(evening, now=evening.saved.stamp + 86_400).spent == pytest.approx(spent)


def test_a_match_that_was_played_before_a_kill_has_taken_its_time():
    evening = begun(services(), 120)
    began = evening.saved.stamp
    number = create(evening.store, evening.deal(evening.items[0]), int(began))
    evening.store.abandon(number, now=int(began) + 600)
    back = again(evening, now=began + 90_000)
    assert back.spent == pytest.approx(10, abs=0.1)
    assert back.played[0].given_up
    assert back.played[0].points == (0.0,) * len(back.played[0].dealt.seats)


def test_who_goes_is_dealt_no_match_and_who_comes_late_plays_as_often_as_the_others():
    evening = begun(services(), 240, here=4)
    first = evening.saved.guests[0]
    evening.go(0)
    for winner in range(3):
        assert 0 not in play(evening, winner).seats
    evening.come(first)
    assert evening.saved.guests[0].here
    plays = [one.played for one in evening.state.people]
    assert plays[0] >= min(plays[1:])
    assert evening.items


def test_nobody_here_means_nothing_to_play_and_a_bot_keeps_a_lone_person_company():
    evening = begun(services(), 90, here=2)
    evening.go(0)
    item = evening.items[0]
    setup = evening.deal(item)
    assert len(setup.humans) == 1
    assert BOT in item.seats
    games.load(setup.game).start(len(setup.seats), setup.seed, setup.options)
    evening.go(1)
    assert evening.items == []


@pytest.mark.parametrize("game", games.built())
def test_every_game_fills_an_evening_of_its_own(game):
    evening = begun(services(), 120, here=3)
    evening.saved.games = (game,)
    for item in evening.items:
        if item.form is not None:
            assert item.form.game == game
    setup = evening.deal(evening.items[0])
    definition = games.load(game)
    definition.start(len(setup.seats), setup.seed, setup.options)
    assert setup.run == ("evening", evening.number, 0)


def test_minutes_are_measured_or_lie_between_two_tables_that_were():
    about = games.plugin(games.built()[0]).about
    some = msgspec.structs.replace(about, measured_minutes=((2, 10.0), (4, 20.0)))
    assert [expected(some, seats) for seats in (2, 3, 4, 6)] == [10, 15, 20, 20]
    none = msgspec.structs.replace(about, measured_minutes=(), minutes="10 to 20")
    assert expected(none, 3) == 15


@pytest.mark.parametrize("game", games.built())
def test_what_was_measured_is_of_tables_that_the_game_has(game):
    low, high = games.load(game).players
    assert all(low <= seats <= high for seats, _ in games.plugin(game).about.measured_minutes)


def test_more_time_is_more_to_play():
    evening = begun(services(), 60)
    before = sum(item.minutes for item in evening.items)
    evening.lengthen(60)
    assert sum(item.minutes for item in evening.items) > before + 30
    evening.finish()
    assert evening.items == []
    assert evening.standing()[0].points == START
