"""Names at a table become people who are remembered, so that matches count in somebody's statistics."""

from __future__ import annotations

import pytest

from tabletop.match import bot, person
from tabletop.match.player_profiles import nameless, remembered
from tabletop.storage import Store, StoreError


@pytest.fixture
def store():
    found = Store(None)
    found.profiles.create("Ruby", colour="seat2", avatar="03", now=1, keys={"react": "1", "decline": "2"})
    return found


def test_a_new_name_makes_a_profile_and_a_known_one_is_found(store):
    """In whatever case, with blanks put right; portrait and keys come along."""
    seats = remembered(store, (person(0, "ruby"), person(1, " Ben  Z "), bot(2)), 7)
    ruby, ben = store.profiles.all()
    assert [seat.profile for seat in seats] == [ruby.id, ben.id, None]
    assert (seats[0].name, seats[0].avatar, seats[0].react, seats[0].decline) == ("Ruby", "03", "1", "2")
    assert (ben.name, ben.created, ben.keys) == ("Ben Z", 7, {"react": "o", "decline": "k"})
    assert remembered(store, seats, 9) == seats
    assert len(store.profiles.all()) == 2


def test_whoever_has_said_no_name_is_not_remembered(store):
    assert [nameless(name) for name in ("Player", "Player 3", "Players", "Player One")] == [True, True, False, False]
    remembered(store, (person(0), person(1, "Player")), 7)
    assert len(store.profiles.all()) == 1


def test_keys_that_somebody_else_has_are_not_taken(store):
    """The known keys of Ruby are on another seat: she has those of her place."""
    ann, ruby = remembered(store, (person(0, "Ann", react="1"), person(1, "Ruby")), 7)
    assert (ann.react, ruby.react, ruby.decline) == ("1", "o", "k")


def test_a_profile_that_is_gone_is_made_again(store):
    [gone] = store.profiles.all()
    store.profiles.remove(gone.id)
    [seat] = remembered(store, (person(0, "Ruby", profile=gone.id),), 7)
    assert [seat.profile] == [who.id for who in store.profiles.all()]


def test_a_name_that_cannot_be_kept_is_said(store):
    with pytest.raises(StoreError, match="24 letters"):
        remembered(store, (person(0, "x" * 25),), 7)
