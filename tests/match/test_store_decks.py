"""Decks, cards and packs in the store: what is written comes back, damage is one sentence and hides nothing else."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.storage import Store, StoreError
from tests.saying import said, wording


@pytest.fixture
def store():
    in_memory = Store(None)
    yield in_memory
    in_memory.close()


def person(store: Store, name: str = "Anna") -> int:
    return store.profiles.create(name, colour="red", avatar="fox", now=1).id


@given(cards=st.dictionaries(st.text(min_size=1), st.integers(1, 999)))
def test_a_deck_comes_back_as_it_was_given(cards):
    """Any words are kept as cards: those of a card that a later version dropped as well."""
    store = Store(None)
    made = store.decks.create(person(store), "beanz", "basic", "  My   deck ", cards, now=5)
    assert (made.name, made.cards, made.changed) == ("My deck", cards, 5)
    assert store.decks.get(made.id) == made
    store.close()


def test_decks_are_listed_by_owner_and_game_last_changed_first(store):
    anna, ben = person(store), person(store, "Ben")
    first = store.decks.create(anna, "beanz", "basic", "First", {"lion": 1}, now=1)
    second = store.decks.create(anna, "beanz", "expert", "Second", {}, now=2)
    store.decks.create(ben, "beanz", "basic", "Ben's", {}, now=3)
    store.decks.create(anna, "austin", "deck", "Other game", {}, now=4)
    assert store.decks.all(anna, "beanz") == ([second, first], [])
    changed = store.decks.save(msgspec.structs.replace(first, name="Changed", cards={"clown": 2}), now=9)
    assert changed.changed == 9
    assert store.decks.all(anna, "beanz").decks == [changed, second]


def test_a_deleted_deck_can_be_taken_back(store):
    deck = store.decks.create(person(store), "beanz", "basic", "Lions", {"lion": 40}, now=1)
    store.decks.remove(deck.id)
    assert store.decks.all(deck.profile, "beanz").decks == []
    with pytest.raises(StoreError, match=wording("storage-deck-unknown")):
        store.decks.save(deck, now=2)
    with pytest.raises(StoreError, match=wording("storage-deck-unknown")):
        store.decks.get(deck.id)
    store.decks.restore(deck)
    assert store.decks.get(deck.id) == deck


@pytest.mark.parametrize("name", ["", "  ", "x" * 41])
def test_a_deck_needs_a_name_of_sensible_length(store, name):
    with pytest.raises(StoreError, match="1 to 40 letters"):
        store.decks.create(person(store), "beanz", "basic", name, {}, now=1)


def test_a_shelf_of_decks_has_an_end(store, monkeypatch):
    monkeypatch.setattr("tabletop.storage.deck_rows.MOST_DECKS", 2)
    anna = person(store)
    for name in ("One", "Two"):
        store.decks.create(anna, "beanz", "basic", name, {}, now=1)
    with pytest.raises(StoreError, match=wording("storage-decks-full")):
        store.decks.create(anna, "beanz", "basic", "Three", {}, now=1)


def test_everything_goes_with_its_profile(store):
    anna, ben = person(store), person(store, "Ben")
    for who in (anna, ben):
        store.decks.create(who, "beanz", "basic", "Deck", {}, now=1)
        store.collections.unlock(who, "beanz", True)
        pack = store.collections.give(who, "beanz", 3, source="starter", now=1)
        store.collections.open(pack.id, {"lion": 2}, now=2)
    store.profiles.remove(anna)
    assert store.decks.all(anna, "beanz").decks == []
    assert store.collections.owned(anna, "beanz") == {}
    assert not store.collections.unlocked(anna, "beanz")
    assert store.collections.opened(anna, "beanz") == []
    assert len(store.decks.all(ben, "beanz").decks) == 1
    assert store.collections.owned(ben, "beanz") == {"lion": 2}


def test_decks_and_cards_go_along_when_somebody_starts_anew(store):
    """Figures go back to zero, nothing else does; whoever sat at a match is no longer known by its old id."""
    (_, ben), (anna,) = owners(store), [who for who in store.profiles.all() if who.name == "Anna"]
    store.decks.create(anna.id, "beanz", "basic", "Lions", {"lion": 3}, now=1)
    store.collections.unlock(anna.id, "beanz", True)
    new = store.profiles.start_anew(anna, now=9)
    assert new.id != anna.id
    assert (new.name, new.keys, new.created) == ("Anna", anna.keys, 9)
    assert [who.name for who in store.profiles.all()] == ["Ben", "Anna"]
    assert [deck.name for deck in store.decks.all(new.id, "beanz").decks] == ["Lions"]
    assert store.collections.owned(new.id, "beanz") == {"clown": 1, "lion": 3}
    assert store.collections.unlocked(new.id, "beanz")
    assert len(store.collections.opened(new.id, "beanz")) == 1
    assert store.collections.owned(anna.id, "beanz") == {}
    assert store.collections.owned(ben, "beanz") == {"skater": 2}


DAMAGE = ["not json", "[1, 2]", '{"lion": "four"}', '{"lion": 0}', '{"lion": 1.5}', "", "[" * 5000, "null"]


@pytest.mark.parametrize("cards", DAMAGE)
def test_a_damaged_deck_does_not_hide_the_others(tmp_path, cards):
    file = tmp_path / "tabletop.db"
    store = Store(file)
    anna = person(store)
    bad = store.decks.create(anna, "beanz", "basic", "Bad", {"lion": 1}, now=1)
    good = store.decks.create(anna, "beanz", "basic", "Good", {"lion": 1}, now=2)
    with closing(sqlite3.connect(file)) as sql:
        sql.execute("UPDATE decks SET cards = ? WHERE id = ?", (cards, bad.id))
        sql.commit()
    found = store.decks.all(anna, "beanz")
    assert found.decks == [good]
    assert found.problems == [said("storage-deck-damaged", deck=bad.id)]
    with pytest.raises(StoreError, match="is damaged"):
        store.decks.get(bad.id)
    store.close()


@pytest.mark.parametrize(
    ("change", "ask"),
    [
        ("UPDATE collected SET copies = 'many'", lambda kept, who: kept.owned(who, "beanz")),
        ("UPDATE packs SET options = 'nonsense'", lambda kept, who: kept.opened(who, "beanz")),
        ("UPDATE packs SET seed = 'x', opened = NULL", lambda kept, who: kept.sealed(who, "beanz")),
    ],
)
def test_damaged_collections_are_one_sentence(tmp_path, change, ask):
    file = tmp_path / "tabletop.db"
    store = Store(file)
    anna = person(store)
    store.collections.open(store.collections.give(anna, "beanz", 1, source="", now=1).id, {"lion": 1}, now=2)
    with closing(sqlite3.connect(file)) as sql:
        sql.execute(change)
        sql.commit()
    with pytest.raises(StoreError, match=r"^[^\n]* is damaged; it was left as it is\.$"):
        ask(store.collections, anna)
    store.close()


def test_a_pack_is_opened_once_and_its_cards_add_up(store):
    anna = person(store)
    pack = store.collections.give(anna, "beanz", 2**63 - 1, source="", now=1, options={"ultra_slot": "extra_card"})
    assert store.collections.sealed(anna, "beanz") == [pack]
    store.collections.open(pack.id, {"lion": 2, "clown": 1}, now=7)
    assert store.collections.sealed(anna, "beanz") == []
    assert store.collections.opened(anna, "beanz") == [msgspec.structs.replace(pack, opened=7)]
    with pytest.raises(StoreError, match="opened already"):
        store.collections.open(pack.id, {"lion": 2}, now=8)
    second = store.collections.give(anna, "beanz", 5, source="", now=9)
    store.collections.open(second.id, {"lion": 1}, now=9)
    assert store.collections.owned(anna, "beanz") == {"clown": 1, "lion": 3}


def test_a_source_gives_one_pack_to_everybody(store):
    anna, ben = person(store), person(store, "Ben")
    kept = store.collections
    assert kept.give(anna, "beanz", 1, source="match 4", now=1) is not None
    assert kept.give(anna, "beanz", 2, source="match 4", now=1) is None
    assert kept.give(ben, "beanz", 2, source="match 4", now=1) is not None
    assert kept.give(anna, "austin", 2, source="match 4", now=1) is not None
    assert all(kept.give(anna, "beanz", 1, source="", now=1) is not None for _ in range(3))


@pytest.mark.parametrize("seed", [-1, 2**63])
def test_a_seed_of_another_size_is_refused(store, seed):
    with pytest.raises(ValueError, match="63 bits"):
        store.collections.give(person(store), "beanz", seed, source="", now=1)


def owners(store: Store) -> tuple[int, int]:
    anna, ben = person(store), person(store, "Ben")
    for who, cards in ((anna, {"lion": 3, "clown": 1}), (ben, {"skater": 2})):
        store.collections.open(store.collections.give(who, "beanz", 1, source="", now=1).id, cards, now=1)
    return anna, ben


def test_a_trade_moves_cards_both_ways(store):
    anna, ben = owners(store)
    store.collections.swap("beanz", anna, {"lion": 2, "clown": 1}, ben, {"skater": 1})
    assert store.collections.owned(anna, "beanz") == {"lion": 1, "skater": 1}
    assert store.collections.owned(ben, "beanz") == {"clown": 1, "lion": 2, "skater": 1}


@pytest.mark.parametrize(
    ("gives", "takes"), [({"lion": 4}, {}), ({"lion": 1}, {"skater": 3}), ({}, {"gone": 1}), ({"lion": 0}, {})]
)
def test_a_trade_of_what_is_not_there_changes_nothing(store, gives, takes):
    anna, ben = owners(store)
    with pytest.raises(StoreError, match=wording("storage-too-few-copies")):
        store.collections.swap("beanz", anna, gives, ben, takes)
    assert store.collections.owned(anna, "beanz") == {"clown": 1, "lion": 3}
    assert store.collections.owned(ben, "beanz") == {"skater": 2}


def test_all_cards_can_be_unlocked_and_locked_again(store):
    anna = person(store)
    assert not store.collections.unlocked(anna, "beanz")
    for _ in range(2):
        store.collections.unlock(anna, "beanz", True)
    assert store.collections.unlocked(anna, "beanz")
    assert not store.collections.unlocked(anna, "austin")
    store.collections.unlock(anna, "beanz", False)
    assert not store.collections.unlocked(anna, "beanz")
