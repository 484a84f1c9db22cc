"""Decks, packs, the About box, house rules (RG-1 to RG-7, RG-15)."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletop import games
from tabletop.core.decks import own
from tabletop.core.help import read_help
from tabletop.games.rpgget.definition import DEFINITION as RPG
from tabletop.games.rpgget.rules.cards import CARDS, CHARACTER, DECK_SIZE, DECKS, KIND, TYPE, VP
from tabletop.games.rpgget.rules.events import Out
from tabletop.games.rpgget.rules.table import GOAL
from tests.games.rpgget.scene import Scene

COLLECTING = RPG.collecting


def wrong(deck, owned=None):
    return {(v.code, v.warning) for v in COLLECTING.mistakes(deck, "deck", {}, owned)}


@pytest.mark.rule("RG-1", "RG-7")
def test_the_pages_say_where_the_game_comes_from():
    text = " ".join(rule.text for chapter in read_help("tabletop.games.rpgget").chapter for rule in chapter.rules)
    for words in ("2 June 2010", "AlanvDotOrg", "Sega", "Sonic Team", "Overworks", "proofreader", "printed"):
        assert words in text


@pytest.mark.rule("RG-2", "RG-3")
def test_two_to_four_play_for_ten_points():
    assert RPG.players == (2, 4)
    assert GOAL == 10
    assert RPG.score_name == "VP"
    assert games.found().games["rpgget"].about.players == "2 to 4"


@pytest.mark.rule("RG-4", "RG-5", "RG-6")
def test_what_is_wrong_with_a_deck():
    ready = dict(DECKS["pioneer"].cards)
    assert wrong(ready) == set()
    assert wrong({**ready, "saber": ready.get("saber", 0) + 1}) == {("deck_size", False)}
    assert wrong({"booma": DECK_SIZE}) >= {("no_character", False), ("low_vp", True), ("few_characters", True)}
    assert wrong({**ready, "no-such-card": 1}) >= {("unknown_card", False)}
    assert ("not_owned", False) in wrong(ready, {"saber": 1})
    heroless = {"roan-1": 12, "tower-of-despair": 8, "pirates-wrath": 1, "booma": 59}
    assert wrong(heroless) == {("unusable", True)}
    assert RPG.check_options({"deck_0": own(heroless)}), "any number of copies"
    with pytest.raises(ValueError, match="exactly 80"):
        RPG.check_options({"deck_0": own({"roan-1": 79})})


@pytest.mark.parametrize("seed", range(4))
def test_fill_makes_a_deck_that_can_be_played(seed):
    for begun in ({}, {"vyse-1": 3, "pirates-wrath": 2}):
        deck = COLLECTING.fill(begun, "deck", None, seed)
        assert wrong(deck) == set()
        assert all(deck[card] >= count for card, count in begun.items())
        types = Counter(TYPE[KIND[card]] for card, count in deck.items() for _ in range(count))
        assert types[CHARACTER] >= 10
        assert sum(VP[KIND[card]] * count for card, count in deck.items()) >= 20
    pool = {"roan-1": 5, "booma": 30}
    assert COLLECTING.fill({}, "deck", pool, seed) == pool


def test_packs_have_printed_odds():
    rares = 0
    for seed in range(400):
        pack = COLLECTING.booster(seed, {})
        assert pack == COLLECTING.booster(seed, {})
        assert len(set(pack)) == 10
        found = Counter(CARDS[kind].rarity for kind in pack)
        assert found["common"] == 6
        rares += found["rare"]
        assert found["rare"] in {0, 1}
    assert rares in range(260, 340), "three packs of four"
    assert wrong(COLLECTING.starter) == set()


def test_surprise_and_own_decks_are_not_known_to_others():
    table = RPG.start(2, 1, {"deck_0": "surprise", "deck_1": own(DECKS["pioneer"].cards)}).table
    assert table.decks == ("", "")
    assert RPG.start(2, 1).table.decks == ("pioneer", "blue-rogues")


@pytest.mark.rule("RG-15")
def test_the_loser_begins_the_next_game():
    options = RPG.check_options({"first_player": "loser"})
    assert RPG.rematch(options, (0,), 0, 4) == {"last_loser": "1"}
    assert RPG.rematch(options, (1,), 0, 4) == {"last_loser": "0"}
    assert RPG.rematch(options, (1,), 1, 4) == {"last_loser": "last"}, "everybody has moved on"
    assert RPG.rematch(options, (), 0, 4) == {}
    begun = {RPG.start(3, seed, {**options, "last_loser": "last"}).table.turn for seed in range(4)}
    assert begun == {2}
    assert RPG.rematch(RPG.check_options({}), (1,), 0, 4) == {}


@pytest.mark.rule("RG-21")
def test_conceding():
    assert not Scene("vyse-1", "aika-1").can("concede")
    s = Scene("vyse-1", "aika-1", "fina-1", concede="yes").pick("concede")
    assert s.said(Out) == [Out(0, "concede")]
    assert s.table.turn == 1
    s.until("play_action").pick("concede")
    assert s.outcome() == ("last", (2,))


def test_the_people_end_it_together():
    s = Scene("vyse-1 | score: rixis", "aika-1 | score: garmia-tower")
    s.game.answer(s.game.no, -4, 0)
    assert s.outcome() == ("agreed", (0,))
