"""The collection and trades at the table."""

from __future__ import annotations

from tabletop.pages.boosters.opening_page import PackScreen
from tabletop.pages.decks.collection_page import CollectionScreen
from tabletop.progress.collection import Collection
from tests.saying import said

from .rig import showing


def owned(services, place=0):
    return Collection(
        services.store, services.game("beanz"), services.profiles()[place].id, services.now, services.seed
    ).owned()


def test_packs_of_finished_matches_are_the_only_ones_when_so_wished():
    with showing("collection") as (pilot, services, _):
        who = services.profiles()[0].id
        pilot.find("booster source").choose(1)
        assert services.settings.booster_source == "per_finished_game"
        assert not pilot.find(said("collection-open")).enabled
        match = services.store.create_match(
            game="beanz", seed=1, options={}, seats=[{"profile": who}], program="0", now=1
        )
        services.store.finish(match, {"winners": [0]}, now=2)
        pilot.app.top.refill()
        assert pilot.find(said("collection-open")).enabled
        assert pilot.find("packs").source == said("collection-packs-earned", count=1)
        pilot.click(said("collection-open"))
        pilot.click("Tear it open")
        pilot.settle()
        pilot.click("Turn all")
        pilot.settle()
        assert "Next pack" not in pilot.labels()
        pilot.click("done")
        assert isinstance(pilot.app.top, CollectionScreen)
        assert not pilot.find(said("collection-open")).enabled


def test_parts_of_the_collection_share_out_the_set():
    with showing("collection") as (pilot, services, _):
        screen, have = pilot.app.top, owned(services)
        found = {}
        for part in ("owned", "doubles", "missing", "all"):
            screen.part.value = part
            screen.find()
            found[part] = len(screen.kinds)
        assert found["owned"] == len(have)
        assert found["doubles"] == sum(copies > 1 for copies in have.values())
        assert found["owned"] + found["missing"] == found["all"] == len(services.game("beanz").cards)


def test_a_missing_card_can_be_looked_at():
    with showing("collection-missing") as (pilot, _, _):
        cell = pilot.app.top.wall.cells[2]
        pilot.app.top.set_focus(cell)
        pilot.key("return")
        pilot.key("right")
        pilot.key("escape")
        assert pilot.app.top.focus is pilot.app.top.wall.cells[3]


def test_all_cards_can_be_unlocked_here():
    with showing("collection") as (pilot, services, _):
        pilot.click("unlocked")
        assert services.store.collections.unlocked(services.profiles()[0].id, "beanz")
        pilot.click("unlocked")
        assert not services.store.collections.unlocked(services.profiles()[0].id, "beanz")


def test_a_trade_needs_both_and_moves_the_cards():
    """State "trade": Ruby gives a lion and two clowns and has agreed, Oskar gives a rooster."""
    with showing("trade") as (pilot, services, _):
        ruby, oskar = owned(services), owned(services, 1)
        pilot.click("agree 2")
        assert owned(services) == {
            **ruby,
            "lion": ruby["lion"] - 1,
            "clown": ruby["clown"] - 2,
            "rooster": ruby["rooster"] + 1,
        }
        assert owned(services, 1)["lion"] == oskar["lion"] + 1
        assert sum(owned(services, 1).values()) == sum(oskar.values()) + 2
        assert pilot.app.top.trade.empty


def test_a_changed_offer_takes_back_both_agreements():
    with showing("trade") as (pilot, services, _):
        ruby = owned(services)
        pilot.click("gives 1 lion")
        assert not pilot.app.top.trade.offers[0].agreed
        pilot.click("agree 2")
        assert owned(services) == ruby
        pilot.click("agree 1")
        assert owned(services)["clown"] == ruby["clown"] - 2


def test_a_trade_says_which_deck_it_breaks():
    with showing("trade") as (pilot, services, _):
        deck = services.store.decks.all(services.profiles()[0].id, "beanz").decks[-1]
        card = next(card for card, copies in deck.cards.items() if owned(services).get(card) == copies)
        pilot.click("doubles")
        pilot.click(f"has 1 {card}")
        assert deck.name in pilot.app.top.trade.offers[0].broken()
        assert "This breaks" in pilot.find("note 1").source


def test_a_card_is_dragged_into_the_offer_and_out_again():
    with showing("trade") as (pilot, _, _):
        offer = pilot.app.top.trade.offers[0]
        before = dict(offer.gives)
        pilot.drag("has 1 clown", "gives 1")
        assert offer.gives["clown"] == before["clown"] + 1
        pilot.drag("gives 1 clown", "has 1")
        assert offer.gives == before


def test_a_trade_needs_two_people():
    with showing("decks-nobody") as (pilot, services, _):
        pilot.text("Mila")
        pilot.key("return")
        pilot.app.push(CollectionScreen(services, "beanz"))
        pilot.click("Trade")
        assert isinstance(pilot.app.top, CollectionScreen)
        assert "two people" in pilot.app.overlay.messages[-1]


def test_the_packs_on_the_shelf_are_seen_and_open_by_a_press():
    with showing("collection-packs") as (pilot, _, __):
        assert pilot.find("pack fan").count == 3
        pilot.click("pack fan")
        assert isinstance(pilot.app.top, PackScreen)
        assert pilot.app.top.left is None  # free: as many as one likes


def test_without_a_pack_that_was_earned_there_is_none_to_open():
    with showing("collection") as (pilot, _, __):
        pilot.find("booster source").choose(1)
        assert not pilot.find("pack fan").enabled
        pilot.click("pack fan")
        assert isinstance(pilot.app.top, CollectionScreen)
