"""Which deck a seat plays: chosen at the set-up screen, refused with a sentence, carried to the table and into a rematch."""

from __future__ import annotations

import pytest

from tabletop import games
from tabletop.app.seat_decks import SeatDecks
from tabletop.app.setup_model import SetupModel
from tabletop.core.decks import own
from tabletop.match.seats import TableSetup, bot, person
from tabletop.storage import SavedDeck
from tests.saying import said

from .rig import showing

GAME, AUSTIN = games.load("beanz"), games.load("austin")
LIONS = {"lion": 40}


def saved(cards, profile=7, form="basic", name="Mine", game="beanz") -> SavedDeck:
    return SavedDeck(id=1, profile=profile, game=game, format=form, name=name, cards=cards, changed=1)


def draft(*decks, owned=lambda _: None, game=GAME, seats=2) -> SetupModel:
    made = SetupModel(game, [], decks=SeatDecks(game, decks, owned))
    people = (person(0, "Ruby", profile=7), bot(1), *(bot(place) for place in range(2, seats)))
    made.take(TableSetup(game=game.id, seats=people, seed=1))
    return made


def test_ready_decks_are_the_usual_ones_and_go_to_the_table_by_name():
    made = draft()
    assert made.problems() == []
    assert made.finished("normal").options == {"deck_0": "big-top-stampede", "deck_1": "toys-in-the-dark"}
    made.set_option("expert", "on")
    assert made.deck(0) == "crown-and-comet"
    assert set(made.finished("normal").options) == {"expert", "expert_deck_0", "expert_deck_1"}


def test_an_own_deck_goes_to_the_table_and_starts():
    made = draft(saved(LIONS))
    choice = made.deck_choices(0)[0]
    assert (choice.name, choice.wrong, choice.mine, choice.value) == ("Mine", "", True, own(LIONS))
    made.set_deck(0, choice.value)
    assert made.deck_name(0) == "Mine"
    setup = made.finished("normal")
    assert GAME.start(2, 1, GAME.check_options(setup.options))
    assert setup.rematch().options == {"deck_1": own(LIONS), "deck_0": "toys-in-the-dark"}
    again = draft(saved(LIONS))
    again.take(setup)
    assert again.deck_name(0) == "Mine"


def test_a_person_sees_the_own_decks_and_a_bot_those_of_everybody():
    made = draft(
        saved(LIONS), saved(LIONS, profile=8, name="Another's"), saved({"lion": 60}, form="expert", name="Big")
    )
    assert [one.name for one in made.deck_choices(0) if one.mine] == ["Mine"]
    assert [one.name for one in made.deck_choices(1) if one.mine] == ["Mine", "Another's"]


def test_an_illegal_deck_is_named_and_stops_the_start():
    made = draft(saved({"lion": 39}))
    assert "39 cards" in made.deck_choices(0)[0].wrong
    made.set_deck(0, own({"lion": 39}))
    assert made.problems() == [said("app-deck-wrong", name="Ruby", wrong=said("beanz/deck-size", total=39, size=40))]
    made.set_deck(0, own(LIONS))
    made.set_option("basic_copy_limit", "4")
    assert "at most 4" in made.problems()[0]


def test_cards_must_be_owned_only_where_the_table_says_so():
    made = draft(saved(LIONS), owned=lambda profile: {"lion": 3} if profile == 7 else None)
    made.set_deck(0, own(LIONS))
    made.set_deck(1, own(LIONS))
    assert made.problems() == []
    made.set_option("collection", "owned")
    assert made.problems() == [
        said("app-deck-wrong", name="Ruby", wrong=said("beanz/deck-owned", count=40, card="Lion Bean", owned=3))
    ]
    made.change(0, profile=None)
    assert "you own 0" in made.problems()[0]
    made.change(0, profile=8)
    assert made.problems() == []


def test_a_deck_that_became_illegal_is_left_out_of_the_last_table():
    made = draft()
    made.take(
        TableSetup(game="beanz", seats=made.finished("normal").seats, seed=1, options={"deck_0": own({"gone": 40})})
    )
    assert made.deck(0) == "big-top-stampede"
    assert made.problems() == []


def test_sides_must_alternate():
    """AP-22: two own decks of one side cannot sit at a table of two."""
    good = AUSTIN.collecting.fill({"austin-powers": 1}, "deck", None, 3)
    assert AUSTIN.collecting.side(good) == "good"
    made = draft(saved(good, form="deck", game="austin"), game=AUSTIN)
    made.set_deck(0, own(good))
    assert made.problems() == []
    made.set_deck(1, own(good))
    assert "alternate" in made.problems()[0]
    with pytest.raises(ValueError, match="alternate"):
        AUSTIN.start(2, 1, made.finished("normal").options)


def test_a_deck_goes_with_its_seat_when_another_is_taken_away():
    good = AUSTIN.collecting.fill({"austin-powers": 1}, "deck", None, 3)
    made = draft(saved(good, form="deck", game="austin"), game=AUSTIN, seats=4)
    made.set_deck(3, own(good))
    made.set_deck(
        1, "secret-volcano-lair" if "secret-volcano-lair" in made.decks.rule(1, made.checked).values else "auto"
    )
    made.remove(1)
    assert made.deck(2) == own(good)
    assert made.deck(1) == made.decks.rule(1, made.checked).default


def test_the_usual_rules_keep_the_decks():
    made = draft(saved(LIONS))
    made.set_deck(0, own(LIONS))
    made.set_option("tie_break", "shoot_off")
    made.reset_options()
    assert made.options == {"deck_0": own(LIONS)}


def test_a_game_without_own_decks_has_none_to_choose():
    made = SetupModel(games.load("espionage"), [])
    assert not made.decks
    assert made.finished("normal").options == {"window_close": "all_answered"}  # what is suggested, no deck


def test_the_deck_is_chosen_with_the_keyboard():
    with showing("setup-decks-choose") as (pilot, services, _):
        pilot.app.top.set_focus(pilot.find("choose Half an idea"))
        pilot.key("return")
        assert "19 cards" in pilot.app.overlay.messages[-1]
        pilot.app.top.set_focus(pilot.find("choose Recess Rollers"))
        pilot.key("return")
        assert pilot.app.top.focus.label == "deck 1"
        assert pilot.find("deck 1").text == "Recess Rollers"
        pilot.click("deck 2")
        pilot.click("choose Circus and Friends")
        pilot.click("Start")
        setup = services.last_table()
        assert setup.options["deck_0"] == "recess-rollers"
        assert setup.options["deck_1"].startswith("cards:")


def test_another_format_shows_its_decks_at_once():
    with showing("setup-decks") as (pilot, _, _):
        pilot.app.top.set_focus(pilot.find("rule expert"))
        pilot.key("right")
        assert pilot.find("deck 1").text == "Crown and Comet"
        assert pilot.app.top.focus.label == "rule expert"


def test_decks_are_built_on_the_way_to_the_table():
    """From the seat to the bench and back: the changed deck is the one that is played."""
    with showing("setup-decks-choose") as (pilot, _, _):
        pilot.click("Build decks")
        pilot.click("deck Circus and Friends")
        pilot.click("edit")
        made = pilot.app.top.deck_model
        card = next(iter(made.deck.cards))
        pilot.click(f"row {card}")
        pilot.key("escape", "escape")
        assert pilot.app.top.focus.label == "deck 1"
        assert pilot.find("deck 1").text == "Circus and Friends"
        assert "39 cards" in pilot.find("problem").source
        assert not pilot.find("Start").enabled


def test_whoever_comes_back_with_a_name_sits_on_that_seat():
    """Nobody is known yet: the way to the decks asks for a name, and the seat bears it afterwards."""
    with showing("menu") as (pilot, services, _):
        pilot.click("tile beanz")
        pilot.click("deck 1")
        pilot.click("Build decks")
        pilot.tick(100)
        pilot.text("Mila")
        pilot.key("return")
        pilot.click("deck Recess Rollers")
        pilot.click("copy")
        pilot.key("escape")
        assert pilot.find("name 1").text == "Mila"
        pilot.click("deck 1")
        assert [label for label in pilot.labels() if label == "choose Recess Rollers"] == ["choose Recess Rollers"] * 2
        assert services.profiles()[0].name == "Mila"
