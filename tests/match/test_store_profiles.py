from __future__ import annotations

import msgspec
import pytest

from tabletop.storage import Store, StoredAnswer, StoreError, WinTally
from tests.saying import wording


@pytest.fixture
def store():
    in_memory = Store(None)
    yield in_memory
    in_memory.close()


def person(store: Store, name: str, now: int = 1) -> int:
    return store.profiles.create(name, colour="red", avatar="fox", now=now).id


def test_a_profile_comes_back_as_it_was_given(store):
    made = store.profiles.create("  Anna  Maria ", colour="#aa3311", avatar="fox", now=5, keys={"react": "a"})
    assert made.name == "Anna Maria"
    assert store.profiles.all() == [made]


def test_profiles_are_listed_oldest_first(store):
    for now, name in ((9, "Ben"), (3, "Zoe"), (9, "Ada")):
        person(store, name, now)
    assert [profile.name for profile in store.profiles.all()] == ["Zoe", "Ben", "Ada"]


def test_a_changed_profile_keeps_its_id(store):
    number = person(store, "Anna")
    (profile,) = store.profiles.all()
    changed = msgspec.structs.replace(profile, name="Änne", colour="blue", keys={"pass": "s"})
    store.profiles.save(changed)
    assert store.profiles.all() == [changed]
    assert changed.id == number


@pytest.mark.parametrize(("first", "second"), [("Anna", "anna"), ("Änne", "äNNE"), ("Straße", "STRASSE")])
def test_a_name_is_taken_in_any_case(store, first, second):
    person(store, first)
    with pytest.raises(StoreError, match=wording("storage-player-twice", name=first)):
        person(store, second)
    other = store.profiles.create("Ben", colour="red", avatar="fox", now=1)
    with pytest.raises(StoreError, match=wording("storage-player-twice")):
        store.profiles.save(msgspec.structs.replace(other, name=second))
    assert [profile.name for profile in store.profiles.all()] == [first, "Ben"]


@pytest.mark.parametrize("name", ["", "   ", "x" * 25])
def test_a_name_needs_a_sensible_length(store, name):
    with pytest.raises(StoreError, match="1 to 24 letters"):
        person(store, name)
    assert store.profiles.all() == []


def test_a_removed_profile_cannot_be_saved_again(store):
    person(store, "Anna")
    (profile,) = store.profiles.all()
    store.profiles.remove(profile.id)
    assert store.profiles.all() == []
    with pytest.raises(StoreError, match=wording("storage-player-unknown")):
        store.profiles.save(profile)


def played(store: Store, seats: list[dict], winners: list[int], now: int, *, game="espionage", **result) -> None:
    number = store.create_match(game=game, seed=1, options={}, seats=seats, program="0", now=now)
    store.finish(number, {"winners": winners, **result}, now=now)


def test_statistics_of_somebody_who_never_played_are_empty(store):
    figures = store.statistics(1)
    assert (figures.played, figures.best_streak, figures.shortest) == (0, 0, None)


def test_statistics_follow_from_the_finished_matches(store):
    anna, ben = person(store, "Anna"), person(store, "Ben")
    duel = [{"profile": anna}, {"bot": "easy"}]
    four = [{"bot": "hard"}, {"profile": ben}, {"profile": anna}, {"bot": "hard"}]
    played(store, duel, [0], 10, ending="escape", seconds=300)
    played(store, duel, [0], 20, ending="escape", seconds=100)
    played(store, four, [2], 30, ending="last standing", seconds=800)
    played(store, four, [1], 40, ending="escape")
    played(store, four, [1, 2], 50, ending="escape")
    played(store, duel, [0], 60)
    played(store, [{"profile": ben}, {"bot": "easy"}], [0], 70, ending="escape")
    open_match = store.create_match(game="espionage", seed=1, options={}, seats=duel, program="0", now=80)
    dropped = store.create_match(game="espionage", seed=1, options={}, seats=duel, program="0", now=80)
    store.abandon(dropped, now=81)
    assert [match.id for match in store.open_matches()] == [open_match]

    figures = store.statistics(anna)
    assert (figures.played, figures.won, figures.lost, figures.shared) == (6, 4, 1, 1)
    assert figures.endings == {"escape": 4, "last standing": 1}
    assert figures.opponents == {"easy": WinTally(3, 3), "hard": WinTally(3, 1), "people": WinTally(3, 1)}
    assert (figures.best_streak, figures.streak) == (3, 1)
    assert (figures.seconds, figures.shortest, figures.longest) == (1200, 100, 800)
    assert figures.timed == 3 < figures.played, "a match without its time has no part in the mean"


def test_mates_are_no_opponents(store):
    """Who plays with all is everybody's mate; sides that are not those of the seats are none."""
    anna, ben = person(store, "Anna"), person(store, "Ben")
    four = [{"profile": anna}, {"bot": "easy"}, {"bot": "hard"}, {"profile": ben}]
    played(store, four, [0, 2], 10, team="Blue", sides=[0, 1, 0, 1])
    played(store, four, [1, 3], 20, team="Red", sides=[0, 1, 0, 1])
    played(store, four[:3], [0], 30, sides=[0, 1, -1])
    played(store, four[:2], [0], 40, sides=[0])
    figures = store.statistics(anna)
    assert figures.opponents == {"easy": WinTally(4, 3), "people": WinTally(2, 1)}
    assert figures.mates == {"hard": WinTally(3, 2)}


@pytest.mark.parametrize(
    ("result", "shares"),
    [
        ({"winners": [0, 2], "sides": [0, 1, 0, 1]}, (1, 0, 1, 0)),
        ({"winners": [0, 2], "team": "Blue"}, (1, 0, 1, 0)),
        ({"winners": [0, 2]}, (0.5, 0, 0.5, 0)),
        ({"winners": [0, 1, 2, 3], "sides": [0, 1, 0, 1]}, (0.5,) * 4),
        ({"winners": [1], "sides": [0]}, (0, 1, 0, 0)),
    ],
)
def test_a_saved_match_knows_what_part_of_the_win_each_seat_has(store, result, shares):
    """Also one of an older version, which kept a team without its sides; sides that are not those of the seats are none."""
    played(store, [{"bot": "easy"}] * 4, now=10, **result)
    [match] = store.finished_matches("espionage")
    assert match.shares == shares


def test_statistics_can_be_of_one_game(store):
    anna = person(store, "Anna")
    played(store, [{"profile": anna}, {"bot": "easy"}], [0], 10)
    played(store, [{"profile": anna}, {"bot": "easy"}], [1], 20, game="beanz")
    assert (store.statistics(anna, "espionage").won, store.statistics(anna, "beanz").lost) == (1, 1)
    assert store.statistics(anna).played == 2


def test_an_undone_ending_no_longer_counts(store):
    anna = person(store, "Anna")
    number = store.create_match(game="espionage", seed=1, options={}, seats=[{"profile": anna}], program="0", now=1)
    store.append(number, [StoredAnswer(0, 0, 0, 0)], now=2)
    store.finish(number, {"winners": [0]}, now=3)
    assert store.statistics(anna).won == 1
    store.truncate(number, 0, now=4)
    assert store.statistics(anna).played == 0
