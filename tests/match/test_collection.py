"""What one person owns of one game: the starter set once, packs by their seed, progress, duplicates, trades."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletop.core.decks import own
from tabletop.games import load
from tabletop.match.seats import TableSetup, person
from tabletop.match.transfer import export_match, import_match
from tabletop.progress.collection import Collection
from tabletop.storage import Store, StoreError

GAME = load("beanz")


@pytest.fixture
def store():
    in_memory = Store(None)
    for name in ("Anna", "Ben"):
        in_memory.profiles.create(name, colour="red", avatar="fox", now=1)
    yield in_memory
    in_memory.close()


def of(store: Store, profile: int = 1) -> Collection:
    seeds = iter(range(100 * profile, 100 * profile + 100))
    return Collection(store, GAME, profile, lambda: 50.5, lambda: next(seeds))


def test_everybody_gets_the_starter_set_once(store):
    assert of(store).owned() == dict(GAME.collecting.starter)
    assert of(store).owned() == dict(GAME.collecting.starter)
    assert of(store).sealed("free") == []
    assert of(store, 2).owned() == dict(GAME.collecting.starter)


def test_a_pack_adds_what_its_seed_says(store):
    mine = of(store)
    before = mine.owned()
    pack = mine.take()
    assert mine.sealed("free") == [pack]
    opened = mine.open(pack)
    assert opened.kinds == mine.look(pack) == GAME.collecting.booster(100, {})
    ids = [GAME.cards[kind].id for kind in opened.kinds]
    assert opened.new == tuple(card not in before for card in ids)
    assert mine.owned() == dict(Counter(before) + Counter(ids))
    assert mine.sealed("free") == []
    with pytest.raises(StoreError, match="opened already"):
        mine.open(pack)


def test_house_rules_of_a_pack_are_kept_with_it(store):
    mine = of(store)
    packs = [mine.take({"ultra_slot": "extra_card"}) for _ in range(30)]
    assert max(len(mine.open(pack).kinds) for pack in packs) == 10


def finish(store: Store, *profiles: int, game: str = "beanz") -> None:
    seats = [{"name": "x", "profile": who} for who in profiles]
    match = store.create_match(game=game, seed=1, options={}, seats=seats, program="0", now=1)
    store.finish(match, {"winners": [0]}, now=2)


def test_finished_matches_bring_packs_once(store):
    finish(store, 1)
    finish(store, 1, 2)
    finish(store, 1, game="espionage")
    store.create_match(game="beanz", seed=1, options={}, seats=[{"profile": 1}], program="0", now=1)
    assert of(store).sealed("free") == []
    assert [pack.source for pack in of(store).sealed("per_finished_game")] == ["match 1", "match 2"]
    mine = of(store)
    mine.open(mine.sealed("per_finished_game")[0])
    assert [pack.source for pack in mine.sealed("per_finished_game")] == ["match 2"]
    assert len(of(store, 2).sealed("per_finished_game")) == 1


def test_progress_counts_every_card_of_the_set(store):
    mine = of(store)
    rows = mine.progress()
    assert [row.rarity for row in rows] == list(GAME.collecting.rarities)
    assert sum(row.of for row in rows) == len(GAME.cards)
    assert sum(row.have for row in rows) == len(mine.owned()) == len(GAME.cards) - len(mine.missing())
    assert (
        sum(row.copies for row in rows) == sum(mine.owned().values()) == sum(mine.spare().values()) + len(mine.owned())
    )
    assert "mighty-moose" in mine.missing()


def test_decks_are_built_from_what_is_owned_or_from_everything(store):
    mine = of(store)
    assert mine.pool() == mine.owned()
    mine.unlocked = True
    assert mine.pool() is None
    assert of(store, 2).pool() is not None
    mine.unlocked = False
    assert mine.pool() == mine.owned()


def test_a_trade_leaves_decks_that_are_illegal_until_repaired(store):
    """AP-9."""
    mine, other = of(store), of(store, 2)
    deck = next(dict(entry.cards) for entry in GAME.collecting.ready if entry.id == "big-top-stampede")
    assert GAME.collecting.mistakes(deck, "basic", {}, mine.pool()) == []
    other.owned()
    mine.trade({"lion": mine.owned()["lion"]}, other, {"clown": 1})
    assert [one.code for one in GAME.collecting.mistakes(deck, "basic", {}, mine.pool())] == ["not_owned"]
    other.trade({"lion": deck["lion"]}, mine, {"clown": 1})
    assert GAME.collecting.mistakes(deck, "basic", {}, mine.pool()) == []


def test_a_game_without_own_decks_is_not_collected(store):
    with pytest.raises(ValueError, match="Nobody collects"):
        Collection(store, load("espionage"), 1, lambda: 0, lambda: 0)


def test_a_match_with_own_decks_travels(store):
    """The deck is part of the match: whoever takes it in needs nothing else, and it starts with the same cards."""
    deck = own({"lion": 40})
    options = {"deck_0": deck, "deck_1": "toys-in-the-dark"}
    seats = [{"name": "Ruby"}, {"name": "Bot", "bot": "easy"}]
    match = store.create_match(game="beanz", seed=3, options=options, seats=seats, program="0", now=1)
    text = export_match(store, match)
    number = import_match(store, text, ["beanz"])
    assert store.match(number).options == options
    game = GAME.start(2, 3, store.match(number).options)
    assert {GAME.cards[kind].id for kind in game.table.kind[:40]} == {"lion"}


def test_what_belongs_to_a_seat_goes_with_its_person_in_a_rematch():
    """Everybody sits one place further: decks and handicaps of a seat do, too; other house rules stay."""
    options = {"deck_0": "a", "deck_1": "b", "expert_deck_2": "c", "steady_hand_0": "0.5", "deck_5": "nobody",
               "window_seconds": "5", "first_player": "seat0"}  # fmt: skip
    table = TableSetup(game="x", seats=tuple(person(i) for i in range(3)), seed=1, options=options)
    assert table.rematch().options == {
        "deck_2": "a", "deck_0": "b", "expert_deck_1": "c", "steady_hand_2": "0.5", "deck_5": "nobody",
        "window_seconds": "5", "first_player": "seat0",
    }  # fmt: skip
    assert table.rematch().rematch().rematch().options == options
