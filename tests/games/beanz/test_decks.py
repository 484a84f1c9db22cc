"""Own decks of Mighty Beanz: what is legal (MB-1, MB-2, MB-132), what completes a deck, and how a table takes one."""

from __future__ import annotations

import pytest

from tabletop.core.decks import own
from tabletop.core.dice import Dice
from tabletop.games import load
from tabletop.games.beanz.rules.cards import CARDS, DECKS, KIND
from tabletop.games.beanz.rules.decks import fill, pick_deck, surprise
from tabletop.games.beanz.rules.legality import SIZE

GAME = load("beanz")
RULES = GAME.collecting
READY = {deck.id: dict(deck.cards) for deck in RULES.ready}
CIRCUS, CROWN = READY["big-top-stampede"], READY["crown-and-comet"]
OWNED = {card.id: 9 for card in CARDS}


LEGAL = [
    ("ready basic", CIRCUS, "basic", {}, None),
    ("ready expert", CROWN, "expert", {"expert": "on"}, None),
    ("forty lions", {"lion": 40}, "basic", {}, None),  # MB-2: the document knows no limit for basic decks
    ("four of each", CIRCUS, "basic", {"basic_copy_limit": "4"}, None),
    ("all owned", CIRCUS, "basic", {}, OWNED),
    ("exactly owned", {"lion": 40}, "basic", {}, {"lion": 40}),
    ("the Moose alone", {"mighty-moose": 1, "lion": 39}, "basic", {}, None),
]
ILLEGAL = [
    ("nothing", {}, "basic", {}, None, ["deck_size"]),
    ("one short", {"lion": 39}, "basic", {}, None, ["deck_size"]),
    ("one too many", {"lion": 41}, "basic", {}, None, ["deck_size"]),
    ("basic in expert", CIRCUS, "expert", {"expert": "on"}, None, ["deck_size"]),
    ("expert in basic", CROWN, "basic", {}, None, ["deck_size"]),
    ("sixty lions", {"lion": 60}, "expert", {}, None, ["too_many_copies"]),
    ("forty lions with a limit", {"lion": 40}, "basic", {"basic_copy_limit": "4"}, None, ["too_many_copies"]),
    ("a stranger", {"lion": 39, "no-such-bean": 1}, "basic", {}, None, ["unknown_card"]),
    ("not owned", {"lion": 40}, "basic", {}, {"lion": 39}, ["not_owned"]),
    ("nothing owned", {"lion": 20, "clown": 20}, "basic", {}, {}, ["not_owned", "not_owned"]),
    ("all at once", {"lion": 60, "no-such-bean": 1}, "expert", {}, {},
     ["too_many_copies", "not_owned", "unknown_card", "deck_size"]),
]  # fmt: skip


@pytest.mark.parametrize(
    ("deck", "form", "options", "owned"), [row[1:] for row in LEGAL], ids=[row[0] for row in LEGAL]
)
def test_legal_decks(deck, form, options, owned):
    assert RULES.mistakes(deck, form, options, owned) == []


@pytest.mark.parametrize(
    ("deck", "form", "options", "owned", "codes"), [row[1:] for row in ILLEGAL], ids=[row[0] for row in ILLEGAL]
)
def test_illegal_decks_name_every_violation(deck, form, options, owned, codes):
    found = RULES.mistakes(deck, form, options, owned)
    assert [one.code for one in found] == codes
    assert all(one.text.endswith(".") and one.rule.startswith("MB-") for one in found)
    assert {one.card for one in found} - {""} <= set(deck)


@pytest.mark.parametrize("form", ["basic", "expert"])
@pytest.mark.parametrize("seed", range(8))
def test_a_started_deck_is_completed(form, seed):
    """Nothing is taken out, the result is legal with at most four alike, and the same seed gives the same deck."""
    start = {"lion": 3, "clown": 1}
    deck = fill(start, form, None, seed)
    assert all(deck[card] >= count for card, count in start.items())
    assert RULES.mistakes(deck, form, {"basic_copy_limit": "4"}, None) == []
    assert deck == fill(start, form, None, seed)
    assert deck != fill(start, form, None, seed + 1)


def test_a_deck_is_completed_from_what_is_owned():
    pool = dict(RULES.starter)
    deck = fill({}, "basic", pool, 5)
    assert RULES.mistakes(deck, "basic", {}, pool) == []
    small = {"lion": 3, "mighty-moose": 2}
    assert fill({"clown": 1}, "basic", small, 5) == {"clown": 1, **small}


def test_a_completed_deck_keeps_to_its_teams():
    """Four Circus Beans call for more of the Circus than a deck from nothing has."""

    def circus(deck):
        return sum(count for card, count in deck.items() if CARDS[KIND[card]].team == "circus")

    seeds = range(20)
    begun = sum(circus(fill({"lion": 4}, "basic", None, seed)) for seed in seeds)
    assert begun > 2 * sum(circus(fill({}, "basic", None, seed)) + 4 for seed in seeds)


def test_a_table_plays_own_decks():
    """The cards of the seat are those of its deck; the other seat plays the ready one."""
    deck = {"lion": 20, "clown": 20}
    options = GAME.check_options({"deck_0": own(deck)})
    assert sorted(CARDS[kind].id for kind in pick_deck(options, 0, 1)) == ["clown"] * 20 + ["lion"] * 20
    game = GAME.start(2, 3, {"deck_0": own(deck)})
    kinds = sorted(game.table.kind[:40])
    assert kinds == sorted(pick_deck(options, 0, 3))
    assert GAME.start(2, 3, {"expert": "on", "expert_deck_1": own(CROWN), "deck_0": own(deck)})


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"deck_0": own({"lion": 39})}, "39 cards; a deck of this game has exactly 40"),
        ({"deck_1": own({"lion": 39, "lyon": 1})}, "did you mean 'lion'"),
        ({"deck_0": "cards:lion"}, "is no part of a deck"),
        ({"deck_0": "cards:"}, "0 cards"),
        ({"deck_0": "no-such-deck"}, "no ready deck of this name"),
        ({"deck_0": own({"lion": 40}), "basic_copy_limit": "4"}, "at most 4"),
        ({"expert_deck_0": own({"lion": 60})}, "at most 4"),
    ],
)
def test_a_table_refuses_illegal_decks(options, words):
    with pytest.raises(ValueError, match=words):
        GAME.check_options(options)


def test_the_starter_set_holds_the_decks_of_a_first_game():
    for rule in GAME.house_rules:
        if rule.id in ("deck_0", "deck_1"):
            assert RULES.mistakes(READY[rule.default], "basic", {}, RULES.starter) == []
    assert sum(RULES.starter.values()) == 2 * SIZE["basic"]


def test_every_card_has_a_value_of_every_facet_that_it_shows():
    """A filter that misses a word of the card file would hide its cards."""
    for card in GAME.cards:
        marks = {**dict(card.marks), "rarity": card.rarity}
        for facet in RULES.facets:
            assert facet.mark not in marks or marks[facet.mark] in {*facet.values, ""}, (card.id, facet.mark)
        assert marks[RULES.curve[0]].isdigit()
        assert card.rarity in RULES.rarities


def test_a_surprise_is_none_of_the_ready_decks():
    kinds = surprise("basic", Dice(1, 0))
    assert all(
        sorted(kinds) != sorted(KIND[e.id] for e in deck.cards for _ in range(e.count)) for deck in DECKS.values()
    )
