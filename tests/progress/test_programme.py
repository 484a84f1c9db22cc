"""The programme of an evening: nobody sits twice, everybody plays about as often, and it ends when it should."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop import games
from tabletop.core.ask import NOBODY
from tabletop.progress import evening, programme
from tabletop.progress.evening import brought, worth
from tabletop.progress.programme import BOT, Attendee, EveningState, TableForm, following
from tools.evenings import simulate

FORMS = tuple(form for game in games.built() for form in evening.forms(game))


def state(people: int, minutes: float, forms: tuple[TableForm, ...] = FORMS, **more) -> EveningState:
    return EveningState(tuple(Attendee() for _ in range(people)), forms, minutes, minutes, **more)


@pytest.mark.parametrize("game", games.built())
def test_every_table_of_a_programme_can_be_dealt(game):
    definition = games.load(game)
    low, high = definition.players
    found = evening.forms(game)
    assert {form.seats for form in found} <= set(range(low, high + 1))
    assert all(form.minutes > 0 for form in found)
    items = programme.programme(state(3, 120.0, found))
    assert items[-1].kind == "final"
    assert {item.form.game for item in items if item.form} == {game}


@given(
    st.integers(1, 8), st.integers(20, 300), st.integers(0, 10**6), st.booleans(),
    st.sets(st.sampled_from(sorted({form.game for form in FORMS})), min_size=1),
)  # fmt: skip
@settings(max_examples=60, deadline=None)
def test_nobody_sits_twice_and_all_play_about_as_often(people, minutes, seed, in_teams, chosen):
    forms = tuple(form for form in FORMS if form.game in chosen)
    begun = state(people, float(minutes), forms, seed=seed, in_teams=in_teams)
    begun = replace(begun, people=tuple(replace(one, team=i % 2) for i, one in enumerate(begun.people)))
    plays = Counter(dict.fromkeys(range(people), 0))
    for item in programme.programme(begun):
        if item.form is None:
            assert item.kind == "break"
            continue
        sitting = [who for who in item.seats if who != BOT]
        assert len(item.seats) == item.form.seats
        assert sitting
        assert len(sitting) == len(set(sitting)) == min(people, item.form.seats)
        if item.kind == "match":
            plays.update(sitting)
    assert max(plays.values()) - min(plays.values()) <= 1 + in_teams


@given(st.integers(0, 10**9))
@settings(max_examples=40, deadline=None)
def test_nobody_who_has_gone_is_seated_when_people_come_and_go(seed):
    found = simulate(FORMS, seed)
    assert (found.twice, found.absent) == (0, 0)


def test_times_are_kept_by_evenings_of_which_nobody_knows_how_long_matches_take():
    found = [simulate(FORMS, seed) for seed in range(100)]
    long = [one for one in found if one.whole >= 120]
    assert sum(abs(one.late) <= programme.NEAR for one in long) >= 0.93 * len(long)
    assert sum(abs(one.late) <= 2 * programme.NEAR for one in found) >= 0.93 * len(found)
    assert sum(one.final for one in found) >= 0.85 * len(found)
    assert sum(one.uneven <= 1 for one in found) >= 0.95 * len(found)


def test_the_programme_is_another_one_when_a_match_took_longer_or_somebody_comes():
    begun = state(2, 90.0)
    late = replace(begun, left=25.0, dealt=1)
    assert sum(item.minutes for item in programme.programme(late)) < 25 + 9
    crowd = replace(begun, people=tuple(Attendee() for _ in range(6)))
    assert programme.programme(crowd) != programme.programme(begun)
    gone = replace(begun, people=(Attendee(), Attendee(here=False)))
    assert all(set(item.seats) <= {0, BOT} for item in programme.programme(gone))
    assert following(replace(begun, people=(Attendee(here=False),))) is None


def test_the_final_is_for_those_who_are_ahead_and_a_slow_company_plays_fewer_matches():
    two = (TableForm("duel", 2, 15.0),)
    people = tuple(Attendee(points=float(points)) for points in (3, 9, 5))
    item = programme.programme(replace(state(3, 16.0, two), people=people))[0]
    assert (item.kind, set(item.seats)) == ("final", {1, 2})
    slow = state(3, 120.0, two, pace=programme.pace([(15, 30)] * 6))
    assert len(programme.programme(slow)) < len(programme.programme(state(3, 120.0, two)))


def test_what_is_liked_comes_more_often_and_nothing_alone():
    forms = tuple(form for name in ("one", "two") for form in (TableForm(name, 2, 10.0), TableForm(name, 3, 10.0)))
    people = tuple(Attendee(likes=frozenset({"one"})) for _ in range(3))
    begun = replace(state(3, 150.0, forms), people=people)
    played = Counter(item.form.game for item in programme.programme(begun) if item.form)
    assert played["one"] > played["two"] > 0


def test_team_mates_sit_on_one_side():
    sides = (TableForm("sides", 4, 15.0, (0, 1, 0, 1)),)
    people = tuple(Attendee(team=team) for team in (0, 0, 1, 1))
    for dealt in range(8):
        here = replace(state(4, 60.0, sides, in_teams=True, dealt=dealt), people=people)
        a, b, c, d = programme.lineup(here, sides[0])
        assert people[a].team == people[c].team != people[b].team == people[d].team


def test_a_long_evening_has_breaks_and_the_first_seat_goes_round():
    items = programme.programme(state(4, 240.0))
    assert sum(item.kind == "break" for item in items) >= 2
    first = Counter(item.seats[0] for item in items if item.kind == "match")
    assert max(first.values()) - min(first[who] for who in range(4)) <= 2


@pytest.mark.parametrize("sides", range(2, 9))
def test_equals_are_level_at_every_table_and_all_tables_spread_the_standing_as_wide(sides):
    """What a table brings has the mean 0 and the spread 10, whatever its size."""
    wins = [worth(1.0, sides), *[worth(0.0, sides)] * (sides - 1)]
    assert sum(wins) == pytest.approx(0)
    assert sum(points**2 for points in wins) / sides == pytest.approx(evening.SPREAD**2)
    assert sum(brought([1 / sides] * sides)) == pytest.approx(0)


def test_what_a_match_brings_by_sides():
    assert brought((1.0, 0.0)) == (10, -10)
    assert brought((1.0, 0.0), final=True) == (20, -20)
    assert brought((0.5, 0.5, 0, 0))[0] == pytest.approx(5.77, abs=0.01)
    assert brought((1.0, 0, 0, 0))[0] == pytest.approx(17.3, abs=0.05)
    assert brought((1.0, 0, 1.0, 0), (0, 1, 0, 1)) == (10, -10, 10, -10)
    assert brought((1.0, 1.0, 1.0), (0, 0, 0)) == (0, 0, 0)
    assert brought((1.0, 0, 1.0), (0, 1, NOBODY))[2] == 0
