from __future__ import annotations

import msgspec
import pytest

from tabletop.storage import Store, StoreError
from tests.saying import wording


class Shelf(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    books: int
    names: tuple[str, ...] = ()


@pytest.fixture
def store():
    in_memory = Store(None)
    yield in_memory
    in_memory.close()


@pytest.fixture
def anna(store):
    return store.profiles.create("Anna", colour="red", avatar="fox", now=1)


def test_a_note_comes_back_as_it_was_put(store):
    store.notes.put("shelf", "left", Shelf(3, ("a", "ü")), now=5)
    assert store.notes.get("shelf", "left", Shelf) == Shelf(3, ("a", "ü"))
    assert store.notes.get("shelf", "right", Shelf) is None
    assert store.notes.get("cellar", "left", Shelf) is None


def test_a_second_note_takes_the_place_of_the_first_one(store, anna):
    for profile in (0, anna.id):
        store.notes.put("shelf", "left", Shelf(1), profile=profile, now=5)
        store.notes.put("shelf", "right", Shelf(2), profile=profile, now=6)
        store.notes.put("shelf", "left", Shelf(3), profile=profile, now=7)
        assert store.notes.all("shelf", Shelf, profile=profile) == {"left": Shelf(3), "right": Shelf(2)}


def test_everybody_has_notes_of_their_own(store, anna):
    store.notes.put("shelf", "left", Shelf(1), now=5)
    store.notes.put("shelf", "left", Shelf(2), profile=anna.id, now=5)
    assert store.notes.get("shelf", "left", Shelf) == Shelf(1)
    store.notes.drop("shelf", "left")
    assert store.notes.get("shelf", "left", Shelf) is None
    assert store.notes.get("shelf", "left", Shelf, profile=anna.id) == Shelf(2)


def test_notes_go_along_when_somebody_starts_anew_and_end_with_the_profile(store, anna):
    store.notes.put("shelf", "left", Shelf(2), profile=anna.id, now=5)
    again = store.profiles.start_anew(anna, now=9)
    assert store.notes.get("shelf", "left", Shelf, profile=again.id) == Shelf(2)
    store.profiles.remove(again.id)
    assert store.notes.all("shelf", Shelf, profile=again.id) == {}


def test_a_note_of_another_shape_is_said_and_left_as_it_is(store):
    store.notes.put("shelf", "left", {"chairs": 2}, now=5)
    with pytest.raises(StoreError, match=wording("storage-note-damaged", kind="shelf")):
        store.notes.get("shelf", "left", Shelf)
    assert store.notes.get("shelf", "left", dict[str, int]) == {"chairs": 2}
