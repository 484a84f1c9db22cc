"""The table before the deal."""

from __future__ import annotations

import json
from itertools import combinations
from math import dist

import pytest

from tabletop.app.key_bindings import BINDINGS
from tabletop.match import Seat, TableSetup, WindowRules, bot, clashes, person
from tabletop.match.seats import KEYS, race_keys


def table(**more):
    return TableSetup(game="minigame", seats=(person(0, "Ann", pad=1), bot(1, "hard"), person(2)), seed=7, **more)


def test_a_table_survives_json():
    """For "the last table" and for saves."""
    full = table(options={"hand": "3"}, privacy="peek", window=WindowRules(seconds=0), pace="quick", rotate=False)
    assert TableSetup.from_plain(json.loads(json.dumps(full.plain()))) == full


def test_a_key_for_races_has_the_name_in_files_that_it_always_had():
    plain = TableSetup(game="minigame", seats=(person(0, "Ann", race_key="p"),), seed=7).plain()
    assert plain["seats"][0]["gesture"] == "p"
    assert TableSetup.from_plain(plain).seats[0].race_key == "p"


@pytest.mark.parametrize("data", [None, [], {}, {"game": "x", "seats": 3, "seed": 1}, {"nonsense": 1}])
def test_what_is_no_table_is_none(data):
    """The settings of another version are no error."""
    assert TableSetup.from_plain(data) is None


def test_eight_people_have_sixteen_keys_without_modifiers():
    seats = tuple(person(i) for i in range(8))
    assert clashes(seats) == []
    assert all(len(key) == 1 for seat in seats for key in (seat.react, seat.decline))


@pytest.mark.rule("AP-167")
def test_eight_people_race_with_keys_that_are_two_keys_apart():
    """So that no hand lies on another one."""
    rows = ("qwertyuiop", "asdfghjkl", "zxcvbnm")
    places = {key: (x + (0, 0.25, 0.75)[y], y) for y, row in enumerate(rows) for x, key in enumerate(row)}
    keys = race_keys(tuple(person(i) for i in range(8))).values()
    assert len(set(keys)) == 8
    assert all(dist(places[one], places[other]) >= 2 for one, other in combinations(keys, 2))


def test_eight_seats_look_different_whoever_sits_there():
    """Bots and people: name, face and colour of each are its own."""
    for seats in ([bot(i) for i in range(8)], [person(i) for i in range(8)]):
        assert len({seat.name for seat in seats}) == len({seat.colour for seat in seats}) == 8
    assert len({bot(i).avatar for i in range(8)}) == 8


@pytest.mark.parametrize(
    "ninth",
    [
        lambda: person(8),
        lambda: bot(8),
        lambda: TableSetup(game="minigame", seats=(*(bot(i) for i in range(8)), person(7, "Zoe")), seed=1),
    ],
)
def test_a_ninth_seat_is_refused_with_a_sentence(ninth):
    with pytest.raises(ValueError, match=r"^At one screen there is room for 8 seats, not for 9\.$"):
        ninth()


def test_a_stored_table_with_nine_seats_is_none():
    """As any table of another version."""
    plain = TableSetup(game="minigame", seats=tuple(bot(i) for i in range(8)), seed=1).plain()
    assert TableSetup.from_plain(plain) is not None
    assert TableSetup.from_plain({**plain, "seats": [*plain["seats"], plain["seats"][0]]}) is None


def test_no_key_of_a_seat_is_a_key_of_the_table():
    """The seats' keys come first; for five they hide none of the table, for more none of the buttons."""
    acts = set("pe12345678")  # Pass and End turn have their first letters, seats their numbers
    table = {entry.default for entry in BINDINGS} | acts
    assert not table & {key for pair in KEYS[:5] for key in pair}
    assert not acts & {key for pair in KEYS for key in pair}


def test_shared_keys_are_named_with_their_seats():
    """Bots have no keys."""
    seats = (person(0), person(1, react="q"), Seat(name="B", bot="easy", react="q"))
    assert clashes(seats) == [("q", (0, 1))]


def test_a_rematch_takes_the_next_seed_and_rotates_the_seats():
    again = table().rematch()
    assert again.seed == 8
    assert [seat.name for seat in again.seats] == [table().seats[i].name for i in (1, 2, 0)]
    assert table(rotate=False).rematch().seats == table().seats


def test_house_rules_of_the_table_bend_its_windows():
    """The game's options win over the set-up, where they are set."""
    rules = WindowRules(seconds=8)
    assert rules.with_options({}) == rules
    bent = rules.with_options({"window_seconds": "untimed", "window_close": "all_answered", "solo_windows": "always"})
    assert bent == WindowRules(seconds=0, close="all_answered", solo="always")
    assert rules.with_options({"window_seconds": "15"}).seconds == 15


def test_bots_have_faces_and_unknown_words_are_refused():
    assert bot(0).name != bot(1).name
    assert bot(2, "easy", "boom").personality == "boom"
    with pytest.raises(LookupError):
        bot(0, "godlike")
    with pytest.raises(LookupError):
        bot(0, "easy", "nobody")
