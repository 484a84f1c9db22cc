"""A small league: everybody meets everybody, and the standing is what the results say."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from tabletop.progress.league import LeagueResult, standing, tables


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("rounds", [1, 2])
def test_at_tables_of_two_everybody_meets_everybody_in_every_round(players, rounds):
    met = Counter(frozenset(pair) for pair in tables(players, 2, rounds))
    assert met == {frozenset(pair): rounds for pair in combinations(range(players), 2)}


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_over_two_rounds_everybody_begins_as_often_as_the_other(players):
    first = Counter(pair[0] for pair in tables(players, 2, 2))
    assert first == dict.fromkeys(range(players), players - 1)


def test_in_one_round_nobody_begins_every_time():
    assert max(Counter(pair[0] for pair in tables(5, 2, 1)).values()) < 4


def test_where_all_have_room_there_is_one_table_and_somebody_else_begins():
    assert tables(4, 6, 3) == [(0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1)]
    assert tables(2, 2, 2) == [(0, 1), (1, 0)]


def test_a_win_is_three_points_and_a_shared_one_is_one_for_each():
    found = standing(
        3,
        [
            LeagueResult((0, 1, 2), (0, 1, 0)),
            LeagueResult((1, 2, 0), (0.5, 0, 0.5)),
            LeagueResult((2, 0, 1), (0, 0, 0)),
        ],
    )
    assert [(one.player, one.place, one.played, one.won, one.shared, one.points) for one in found] == [
        (1, 1, 3, 1, 1, 4),
        (0, 2, 3, 0, 1, 1),
        (2, 3, 3, 0, 0, 0),
    ]


def test_a_team_wins_whole_points():
    [first, second, third, fourth] = standing(4, [LeagueResult((0, 1, 2, 3), (1, 0, 1, 0))])
    assert [(one.player, one.points, one.won, one.shared) for one in (first, second)] == [(0, 3, 1, 0), (2, 3, 1, 0)]
    assert {one.points for one in (third, fourth)} == {0}


def test_who_is_level_is_told_apart_by_the_match_among_them():
    """1 and 2 have one win each; 2 has beaten 1."""
    results = [LeagueResult(pair, (0, 1)) for pair in ((0, 1), (1, 2), (0, 3), (2, 3))]
    order = [(one.player, one.place, one.points) for one in standing(4, results)]
    assert order == [(3, 1, 6), (2, 2, 3), (1, 3, 3), (0, 4, 0)]


def test_who_cannot_be_told_apart_shares_the_place():
    ring = [LeagueResult(pair, (1, 0)) for pair in ((0, 1), (1, 2), (2, 0))]
    assert [one.place for one in standing(4, ring)] == [1, 1, 1, 4]
    assert [one.place for one in standing(4, [])] == [1, 1, 1, 1]
