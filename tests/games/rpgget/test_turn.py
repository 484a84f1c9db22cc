"""The turn outside the attempt: opening, Redraw, Play, Status, Reconcile (RG-10 to RG-47, RG-92 to RG-97)."""

from __future__ import annotations

import pytest

from tabletop.core.ask import UNKNOWN
from tabletop.games.rpgget.definition import DEFINITION as RPG
from tabletop.games.rpgget.rules.cards import CHARACTER, DECK_SIZE, KIND, TYPE
from tabletop.games.rpgget.rules.events import Banks, Begins, Draws
from tabletop.games.rpgget.rules.table import DECK, DISCARD, HAND, PARTY, STEP
from tabletop.games.rpgget.words.log import WORDS
from tests.driving import facts
from tests.games.rpgget.scene import NUMBER, Scene


@pytest.mark.rule("RG-4", "RG-10", "RG-14")
def test_everybody_has_eighty_cards_nine_of_them_in_hand_and_five_counters():
    table = RPG.start(4, 3).table
    for seat in range(4):
        assert len(table.zones[HAND + STEP * seat]) == 9
        assert len(table.zones[DECK + STEP * seat]) == DECK_SIZE - 9
    assert table.counters == (5, 5, 5, 5)


@pytest.mark.rule("RG-10")
def test_every_deck_is_shuffled():
    """Of the same four decks everybody gets another hand each time."""
    decks = {f"deck_{seat}": "pioneer" for seat in range(4)}
    tables = [RPG.start(4, seed, decks, auto=False).table for seed in range(4)]
    for seat in range(4):
        hands = {tuple(sorted(table.kinds(table.zones[HAND + STEP * seat]))) for table in tables}
        assert len(hands) == len(tables)


@pytest.mark.rule("RG-11", "RG-12", "RG-13")
@pytest.mark.parametrize(("option", "laid"), [("discard", 9), ("shuffle_back", 0)])
def test_a_hand_may_be_drawn_anew_and_one_without_a_character_must_be(option, laid):
    game = RPG.start(2, 3, {"mulligan": option}, auto=False)
    options = game.options_of(0)
    assert (NUMBER["redraw_hand"], -1, -1) in options
    game.answer(game.no, 0, len(options) - 1)
    game.answer(game.no, 1, 0)
    table = game.table
    assert len(table.zones[DISCARD]) == laid
    assert len(table.zones[HAND]) == 9
    assert game.ask[1] == (0,), "only who has drawn anew is asked again"
    assert not table.zones[PARTY + STEP], "nobody is shown before all have chosen"
    while game.ask[2] == "opening":
        game.answer(game.no, 0, 0)
    assert [len(table.zones[PARTY + STEP * seat]) for seat in range(2)] == [1, 1]
    assert len(table.zones[HAND + STEP]) == 8
    for seed in range(60):
        table = (game := RPG.start(2, seed, auto=False)).table
        heroes = [c for c in table.zones[HAND] if TYPE[table.kind[c]] == CHARACTER]
        assert len(game.options_of(0)) == len(heroes) + 1


@pytest.mark.rule("RG-15")
def test_the_first_player_is_drawn_chosen_or_the_loser():
    assert {RPG.start(3, seed).table.turn for seed in range(20)} == {0, 1, 2}
    options = {"first_player": "loser", "last_loser": "2"}
    assert {RPG.start(3, seed, options).table.turn for seed in range(5)} == {2}
    game = RPG.start(3, 1, {"first_player": "choose"}, auto=False)
    while game.ask[2] == "opening":
        for seat in game.left:
            game.answer(game.no, seat, 0)
    assert game.ask[1:3] == (0, "first_player")
    game.answer(game.no, 0, 2)
    assert game.table.turn == 2


@pytest.mark.rule("RG-15")
def test_why_somebody_begins_is_told():
    """A table where the loser begins, but nobody has lost yet, draws lots."""

    def told(**options):
        game, events = RPG.start(3, 1, options), []
        game.table.events = events
        while not any(isinstance(fact, Begins) for fact in facts(events)):
            options_ = game.options
            game.answer(game.no, game.seat, len(options_) - 1 if game.ask[2] == "first_player" else 0)
        (fact,) = [fact for fact in facts(events) if isinstance(fact, Begins)]
        return str(WORDS[Begins](fact)[1])

    assert told() == " takes the first turn, drawn by lot."
    assert told(first_player="choose") == " takes the first turn: the first seat has said so."
    assert told(first_player="loser") == " takes the first turn, drawn by lot."
    assert told(first_player="loser", last_loser="2") == " takes the first turn, having lost the last game."


@pytest.mark.rule("RG-30", "RG-31")
def test_up_to_two_cards_are_changed():
    s = Scene("vyse-1", "aika-1 | hand: saber handgun foie-15")
    s.until("redraw").pick("redraw", "saber").pick("redraw", "foie-15")
    assert s.query == "play_action"
    assert s.zone("discard", 1) == ["saber", "foie-15"]
    assert len(s.zone("hand", 1)) == 3
    s = Scene("vyse-1", "aika-1 | hand: saber handgun foie-15", deck=(30, 1))
    s.until("redraw").pick("redraw", "saber")
    assert s.query == "redraw", "asked, but nothing more can be changed"
    assert s.choices("redraw") == ["saber"], "it may stay after all"


@pytest.mark.rule("RG-31")
def test_a_card_that_is_ticked_may_stay_after_all():
    s = Scene("vyse-1", "aika-1 | hand: saber handgun foie-15").until("redraw")
    s.pick("redraw", "saber").pick("redraw", "saber")
    assert s.query == "redraw"
    s.pick("redraw", "handgun").no()
    assert s.zone("discard", 1) == ["handgun"]


@pytest.mark.rule("RG-35", "RG-36", "RG-37", "RG-39", "RG-44", "RG-185")
def test_rewards_are_banked_or_paid_for():
    s = Scene("vyse-1 | hand: saber foie-15 pirates-wrath | counters: 2", "aika-1")
    assert not s.can("pay_hand", "pirates-wrath")
    s.pick("pay_hand", "saber")
    assert s.counters() == 1
    assert s.zone("inv") == ["saber"]
    s.pick("bank", "foie-15")
    assert s.heard(1, Banks) == [Banks(0, UNKNOWN)]
    assert Banks(0, KIND["foie-15"]) in s.heard(0, Banks)
    s.pick("pay_bank", "foie-15")
    assert (s.counters(), s.zone("inv"), s.zone("bank")) == (0, ["saber", "foie-15"], [])
    assert not s.can("bank", "saber")


@pytest.mark.rule("RG-38")
def test_the_twenty_first_bank_card_needs_a_discard():
    s = Scene(f"vyse-1 | hand: saber | bank: {'foie-15 ' * 20}", "aika-1")
    s.pick("bank", "saber")
    assert s.query == "bank_discard"
    assert s.choices("throw") == ["foie-15"], "never the card that comes"
    s.pick("throw", "foie-15")
    assert len(s.zone("bank")) == 20
    assert "saber" in s.zone("bank")


@pytest.mark.rule("RG-40", "RG-41", "RG-42", "RG-101")
def test_characters_join_or_replace_their_namesakes():
    s = Scene("vyse-1:damage=3,poison | hand: vyse-1 aika-1 aika-2 fina-1 | fallen: aika-1", "aika-1")
    s.pick("character", "vyse-1")
    assert s.hp("vyse-1") == 5
    assert s.ails("vyse-1") == set()
    assert s.zone("discard") == ["vyse-1"]
    s.pick("character", "aika-2")
    assert s.zone("fallen") == ["aika-2"]
    s.pick("character", "fina-1").pick("character", "aika-1")
    assert s.zone("fallen") == ["aika-1"], "a lower level may replace, too"
    assert s.zone("") == ["vyse-1", "fina-1"]


@pytest.mark.rule("RG-43", "RG-47")
def test_bank_cards_are_turned_over_and_work_face_up():
    s = Scene("vyse-1:damage=2 | bank: mag-companion captains-log", "aika-1")
    assert s.seen(1).table.kind[s.card("mag-companion")] == 255
    s.pick("flip", "mag-companion")
    assert s.seen(1).table.kind[s.card("mag-companion")] != 255
    s.pick("flip", "mag-companion").pick("flip", "mag-companion")
    assert s.table.up[s.card("mag-companion")], "as often as its owner likes"
    s.no()
    assert s.query == "pick_unit"
    s.pick("pick", "vyse-1")
    assert s.hp("vyse-1") == 4


@pytest.mark.rule("RG-47", "RG-153")
def test_status_cures_all_but_poison_and_paralysis():
    s = Scene("vyse-1:poison,stun,block,confusion aika-1:paralysis", "aika-1")
    s.no()
    assert s.ails("vyse-1") == {"poison"}
    assert s.hp("vyse-1") == 4
    assert s.ails("aika-1") == {"paralysis"}


@pytest.mark.rule("RG-92")
def test_the_hand_goes_to_nine():
    s = Scene("vyse-1 | hand: saber", "aika-1", deck=20)
    s.no().no()
    assert len(s.zone("hand")) == 9
    assert [len(fact.kinds) for fact in s.heard(1, Draws)] == [8]
    s = Scene(f"vyse-1 | hand: {'saber ' * 11}", "aika-1")
    s.no().no()
    assert s.query == "reconcile_discard"
    s.pick("throw", "saber").pick("throw", "saber")
    assert len(s.zone("hand")) == 9
    assert s.seat == 1


@pytest.mark.rule("RG-25", "RG-93", "RG-94", "RG-95", "RG-96", "RG-97")
@pytest.mark.parametrize(("option", "place"), [("out_of_play", "removed"), ("discard", "hand")])
def test_ex_17_decking(option, place):
    """Hand 5, deck 2: two more are needed. 1+1, 3, or 1+3 with a warning; with 1 VP the game is lost."""
    hand = "saber " * 5
    score = "garmia-tower battle-training rixis"
    s = Scene(
        f"vyse-1 | hand: {hand} | score: {score} | discard: {'foie-15 ' * 4}", "aika-1", deck=2, decking_payment=option
    )
    s.no().no()
    assert s.query == "pay_deck"
    s.pick("pay", "garmia-tower")
    assert s.can("lose")
    s.pick("pay", "rixis")
    assert not s.can("lose")
    s.pick("settle")
    assert len(s.zone("hand")) == 9
    assert s.vp() == 1
    assert (sorted(s.zone("removed")) == ["garmia-tower", "rixis"]) == (place == "removed")
    s = Scene(f"vyse-1 | hand: {hand} | score: garmia-tower", "aika-1", deck=2)
    s.no().no()
    assert s.options_now() == [(NUMBER["lose"], -1, -1)]
    s.pick("lose")
    assert s.outcome() == ("last", (1,))
