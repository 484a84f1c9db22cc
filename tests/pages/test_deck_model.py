"""The logic of the deck builder without pictures: search, make-up, changes with undo, all kept at once."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop.games import load
from tabletop.pages.decks import deck_cards
from tabletop.pages.decks.deck_model import DeckModel
from tabletop.progress.collection import Collection
from tabletop.storage import Store
from tests.saying import said

GAME = load("beanz")
IDS = [card.id for card in GAME.cards]


def deck_model(cards: dict[str, int] | None = None, *, unlocked: bool = False, form: str = "basic") -> DeckModel:
    store = Store(None)
    who = store.profiles.create("Ruby", colour="seat0", avatar="03", now=1).id
    mine = Collection(store, GAME, who, lambda: 100, itertools.count(1).__next__)
    mine.unlocked = unlocked
    deck = store.decks.create(who, "beanz", form, "Deck", cards or {}, now=1)
    return DeckModel(store, mine, deck, lambda: 100)


def kept(made: DeckModel) -> dict[str, int]:
    return made.store.decks.get(made.deck.id).cards


def test_every_change_is_kept_at_once():
    made = deck_model()
    assert made.add("lion") == ""
    assert made.add("lion") == ""
    assert kept(made) == {"lion": 2}
    made.remove("lion")
    assert kept(made) == {"lion": 1}
    made.rename("Lions")
    made.set_format("expert")
    saved = made.store.decks.get(made.deck.id)
    assert (saved.name, saved.format, saved.cards) == ("Lions", "expert", {"lion": 1})
    made.remove("lion")
    assert kept(made) == {}
    assert not made.remove("lion")


def test_only_what_is_owned_can_be_taken():
    made = deck_model()
    have = made.owned("lion")
    assert have
    for _ in range(have):
        assert made.add("lion") == ""
    assert f"you own {have}" in made.add("lion")
    assert kept(made) == {"lion": have}
    made.lock(False)
    assert made.owned("lion") is None
    assert made.add("lion") == ""
    made.lock(True)
    assert [one.code for one in made.mistakes()] == ["not_owned", "deck_size"]


def test_the_limit_of_a_format_is_named():
    made = deck_model({"lion": 4}, unlocked=True, form="expert")
    assert "at most 4" in made.add("lion")


def test_a_full_deck_takes_no_more():
    made = deck_model({"lion": 40}, unlocked=True)
    assert made.mistakes() == []
    assert made.add("clown") == said("decks-full", size=40)


def test_filling_completes_the_deck_from_what_is_there():
    made = deck_model({"lion": 2})
    assert made.fill(3) == 38
    assert made.mistakes() == []
    assert made.copies("lion") >= 2
    assert made.fill(3) == 0
    assert made.undo()
    assert kept(made) == {"lion": 2}


@settings(max_examples=25, deadline=None)
@given(st.lists(st.tuples(st.sampled_from(["add", "remove", "undo", "redo", "clear"]), st.sampled_from(IDS[:6]))))
def test_undo_leads_back_through_every_state(steps):
    """Whatever was done, taking back and doing again walk the same states, and the store follows."""
    made = deck_model(unlocked=True)
    for step, card in steps:
        {"add": made.add, "remove": made.remove, "undo": lambda _: made.undo(),
         "redo": lambda _: made.redo(), "clear": lambda _: made.clear()}[step](card)  # fmt: skip
        assert kept(made) == made.deck.cards
    states = [dict(made.deck.cards)]
    while made.undo():
        states.append(dict(made.deck.cards))
    assert states[-1] == {}
    assert all(a != b for a, b in itertools.pairwise(states))
    for state in reversed(states[:-1]):
        assert made.redo()
        assert made.deck.cards == state


def test_a_change_after_undo_forgets_what_could_be_done_again():
    made = deck_model(unlocked=True)
    made.add("lion")
    made.undo()
    made.add("clown")
    assert not made.can_redo


def test_unknown_cards_stay_until_they_are_taken_out():
    made = deck_model({"lion": 39, "Old Dragon": 1}, unlocked=True)
    assert [(one.code, one.card) for one in made.mistakes()] == [("unknown_card", "Old Dragon")]
    assert deck_cards.rows(GAME, made.deck.cards)[-1] == ("Old Dragon", -1, 1)
    assert len(made.cards()) == 39
    made.remove("Old Dragon")
    made.add("lion")
    assert made.mistakes() == []


def test_a_search_needs_every_word_and_every_facet():
    kinds = deck_cards.fitting(GAME, deck_cards.CardSearch("circus BEAN"))
    assert kinds
    assert all("circus" in str(GAME.cards[kind]).casefold() for kind in kinds)
    assert deck_cards.fitting(GAME, deck_cards.CardSearch("no-such-words-at-all")) == []
    instants = deck_cards.fitting(
        GAME, deck_cards.CardSearch(facets={"kind": "instant", "rarity": "uncommon", "team": ""})
    )
    assert instants
    assert {deck_cards.value(GAME.cards[kind], "kind") for kind in instants} == {"instant"}
    assert deck_cards.fitting(GAME, deck_cards.CardSearch(only=frozenset({"lion"}))) == [IDS.index("lion")]


@pytest.mark.parametrize("facet", GAME.collecting.facets, ids=lambda facet: facet.mark)
def test_the_values_of_a_facet_share_out_its_cards(facet):
    """Each card that shows the facet is found by exactly one value."""
    by_value = [
        set(deck_cards.fitting(GAME, deck_cards.CardSearch(facets={facet.mark: value}))) for value in facet.values
    ]
    shown = {kind for kind, card in enumerate(GAME.cards) if deck_cards.value(card, facet.mark)}
    assert set().union(*by_value) == shown
    assert sum(map(len, by_value)) == len(shown)
    assert all(by_value)


def test_curve_and_tally_count_every_copy():
    deck = dict(GAME.collecting.ready[0].cards)
    assert sum(deck_cards.curve(GAME, deck)) == 40
    assert sum(deck_cards.tally(GAME, deck, GAME.collecting.facets[0]).values()) == 40
    rows = deck_cards.rows(GAME, deck)
    costs = [deck_cards.number(GAME.cards[row.kind], "cost") for row in rows]
    assert costs == sorted(costs)
    assert sum(row.copies for row in rows) == 40
