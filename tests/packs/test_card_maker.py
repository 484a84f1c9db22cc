"""Cards made at the menu: a form and its picture, what is wrong while it is written, undo, and a pack that bots play."""

from __future__ import annotations

import msgspec
import pytest

from tabletop import games
from tabletop.app.card_maker import CardMaker, after
from tabletop.core.decks import own
from tabletop.games import editions
from tabletop.pages.make_page import MakeScreen
from tabletop.pages.packs_page import PacksScreen
from tabletop.sim.games import GamePlan, play_one
from tests.crossing import every_nth
from tests.packs.test_editions import PACKS
from tests.pages.rig import showing, unseen_showing
from tests.saying import said, says

EIGHT = ("lion", "clown", "juggler", "cannonball", "mud-pig", "second-helping", "you-slipped", "pebble-field")


@pytest.mark.parametrize("game", every_nth(2, PACKS))
def test_a_card_like_each_card_of_a_game_can_be_played(shelf, game):
    """Whatever somebody begins with and calls it, nothing is wrong with it; sides have as many where a game wants that."""
    maker = CardMaker(game)
    found = set()
    for like in list(maker.models)[::9]:
        other = next(
            (key for key, row in maker.models.items() if row.get("allegiance") not in (None, side(maker, like))), ""
        )
        for key in filter(None, (like, other)):
            maker.set(maker.add(key), "name", f"Made {len(maker.draft.cards)}")
        found |= {*maker.mistakes()}
        while maker.draft.cards:
            maker.remove(0)
    assert found == set()
    assert shelf.all().packs == {}


def side(maker, like):
    return maker.models[like].get("allegiance")


def test_eight_made_cards_are_played_by_bots(shelf):
    """As a pack on the shelf, in a deck of theirs."""
    maker = CardMaker("beanz")
    maker.describe(name="Night Sky")
    for number, like in enumerate(EIGHT, 1):
        maker.set(maker.add(like), "name", f"Sky {number}")
    assert maker.mistakes() == []
    shelf.take_in(maker.pack())
    edition = games.load("beanz+night-sky")
    deck = {f"night-sky.card-{n}": 5 for n in range(1, 9)}
    plan = msgspec.to_builtins(GamePlan(edition.id, ["normal", "normal"], {"deck_0": own(deck), "deck_1": own(deck)}))
    result = play_one(plan, 2)
    assert {card.partition(".")[0] for seat in result.winners for card in result.cards[seat]} == {"night-sky"}


def test_every_change_is_taken_back_and_a_word_at_once():
    maker = CardMaker("beanz")
    first = maker.draft
    place = maker.add("lion")
    for text in ("C", "Co", "Com"):
        maker.set(place, "name", text)
    maker.set(place, "cost", 3)
    assert maker.row(maker.draft.cards[0])["cost"] == 3
    maker.undo()
    assert maker.draft.cards[0].own == {"name": "Com"}
    maker.undo()
    assert maker.draft.cards[0].own == {"name": "New card 1"}
    maker.undo()
    assert maker.draft == first
    assert not maker.undo()


def test_a_card_that_does_something_else_keeps_what_fits():
    """A Bean's team is no field of an Action card; its name and its text go with the card and with what it does."""
    maker = CardMaker("beanz")
    place = maker.add("lion")
    maker.set(place, "name", "Comet")
    maker.set(place, "mmp", 70)
    maker.set(place, "cost", 2)
    maker.do_like(place, "bean-feast")
    row = maker.row(maker.draft.cards[place])
    assert (row["name"], row["type"], row["cost"], row["text"]) == (
        "Comet",
        "action",
        2,
        maker.models["bean-feast"]["text"],
    )
    assert "mmp" not in row


@pytest.mark.parametrize(
    ("name", "pack"), [("Night Sky!", "night-sky"), ("42", "pack-42"), ("Été", "ete"), ("星", "pack")]
)
def test_a_pack_has_an_id_from_its_name(name, pack):
    maker = CardMaker("beanz")
    maker.describe(name=name)
    maker.add("lion")
    assert maker.id == pack
    assert maker.mistakes() == []


def test_versions_follow_each_other():
    assert [after("1"), after("1.0"), after("2.9.9")] == ["1.1", "1.1", "2.9.10"]


@pytest.mark.usefixtures("shelf")
def test_a_card_is_made_and_taken_in_on_the_screen():
    """The picture follows; what is wrong is said, and a pack that is wrong cannot be taken in."""
    with showing("menu", (1280, 720)) as (pilot, services, _):
        pilot.app.push(PacksScreen(services, "beanz"))
        pilot.tick(300)
        pilot.click("make cards")
        pilot.tick(300)
        page = pilot.app.top
        assert isinstance(page, MakeScreen)
        assert not page.go.enabled
        pilot.click("add")
        pilot.tick(1500)
        assert "card my-first-pack.card-1" in pilot.labels()
        assert page.go.enabled
        for name, sound in (("Lion Bean", False), ("Comet", True)):
            pilot.click("name")
            pilot.key(*["ctrl+backspace"] * 4)
            pilot.text(name)
            pilot.tick(1500)
            assert page.go.enabled is sound
            assert any(says(label, "core-given-twice") for label in pilot.labels()) is not sound
        assert pilot.overflowing() == []
        pilot.click("undo")
        assert page.maker.draft.cards[0].own["name"] == "New card 1"
        pilot.tick(1500)
        pilot.click("take in")
        pilot.tick(300)
        assert isinstance(pilot.app.top, PacksScreen)
        assert services.packs.edition("beanz") == "beanz+my-first-pack"


def test_what_is_made_outlasts_the_page_and_looked_at_editions_do_not_pile_up(shelf):
    with unseen_showing("menu") as (pilot, services, _):
        pilot.app.push(MakeScreen(services, "beanz"))
        page = pilot.app.top
        pilot.tick(300)
        pilot.click("add")
        for cost in (0, 2, 3):
            page.maker.set(0, "cost", cost)
            page.show()
        assert sum("~" in name for name in editions._loaded) == 1
        page._follow()
        again = MakeScreen(services, "beanz")
        assert again.maker.draft == page.maker.draft
        assert shelf.all().packs == {}


def test_a_pack_of_the_same_name_is_replaced_only_when_somebody_agrees(taken, shelf):
    taken("space-trip")
    with unseen_showing("menu") as (pilot, services, _):
        pilot.app.push(MakeScreen(services, "beanz"))
        page = pilot.app.top
        page.maker.describe(name="Space Trip")
        pilot.tick(300)
        pilot.click("add")
        pilot.tick(1000)
        pilot.click("take in")
        pilot.tick(300)
        assert shelf.find("space-trip").manifest.version == "1.0"
        pilot.click(said("packs-take-in"))
        pilot.tick(300)
        assert shelf.find("space-trip").manifest.version == "1.1"
