"""The deck, the deal and the turn (ES-1 to ES-21)."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletop.games.espionage.definition import DEFINITION as ESPIONAGE
from tabletop.games.espionage.rules.cards import CARDS, DECK, GAME, KIND
from tests.games.espionage.scene import SEATS, Scene
from tests.saying import said

NINE = "sniper sniper hacker hacker police police ninja ninja"


@pytest.mark.rule("ES-1")
def test_the_deck():
    """Four gold cards once each, the common titles three times each, as many as the file says."""
    assert len(DECK) == GAME.deck_size
    assert Counter(Counter(DECK).values()) == {1: 4, 3: GAME.common_titles}
    assert {CARDS[kind].id for kind, n in Counter(DECK).items() if n == 1} == {"target", "package", "bomb", "protector"}


@pytest.mark.rule("ES-2", "ES-6")
def test_the_deal_is_shuffled_and_secret():
    """Another seed, another deal; nobody sees more than the own two cards."""
    deals = {bytes(ESPIONAGE.new(3, seed, ESPIONAGE.check_options({})).kind) for seed in range(20)}
    assert len(deals) == 20
    table = ESPIONAGE.new(3, 1, ESPIONAGE.check_options({}))
    assert Counter(table.seen) == {0: len(DECK) - 6, 1: 2, 2: 2, 4: 2}


@pytest.mark.rule("ES-3")
def test_kinds_of_cards():
    """Missions, Reactions, three held cards; three Reactions are also Missions; held cards are never played."""
    assert {card.kind for card in CARDS} == {"mission", "reaction", "held"}
    assert {card.id for card in CARDS if card.kind == "held"} == {"target", "bomb", "package"}
    assert {card.id for card in CARDS if card.as_mission} == {"decoy", "mercenary", "saboteur"}
    s = Scene(2, A="target bomb package sniper", B="sniper")
    assert [s.reason("A", title) for title in ("target", "bomb", "package")] == ["held_card", "held_card", "claim_bomb"]
    s.play("sniper", aim="B")
    assert [s.reason("A", title) for title in ("target", "bomb", "package")] == ["held_card"] * 3


@pytest.mark.rule("ES-5")
def test_who_begins():
    """By lot, or as the first seat says; then clockwise."""
    firsts = {ESPIONAGE.start(4, seed).table.turn for seed in range(40)}
    assert firsts == {0, 1, 2, 3}
    game = ESPIONAGE.start(3, 1, {"first_player": "chosen"}, auto=False)
    assert game.ask[:3] == (0, 0, "first_player")
    game.step(2)
    assert game.ask[:3] == (0, 2, "turn")
    for seat in (0, 1, 2, 0):
        game.step(0)
        assert game.ask[:3] == (0, seat, "turn")


@pytest.mark.rule("ES-7")
def test_hands_have_no_limit_and_may_be_empty():
    """Nobody discards at 15 cards, nobody falls with none."""
    many = "sniper sniper sniper hacker hacker hacker police police police ninja ninja ninja medic medic medic"
    s = Scene(2, A=many)
    s.end_turn()
    s.end_turn()
    assert len(s.hand("A").split()) == 17
    assert s.living() == "AB"


@pytest.mark.rule("ES-11", "ES-19")
def test_a_turn_begins_with_two_cards():
    """Two from the top, the Bomb too; nobody is asked before."""
    s = Scene(3, A="sniper", pile="bomb medic ninja")
    s.end_turn()
    assert s.hand("B") == "bomb medic"
    assert s.asked() == ("turn", "B")
    assert s.pile()[0] == "ninja"


@pytest.mark.rule("ES-12", "ES-104")
def test_the_last_card_is_drawn_alone():
    """With one card left one is drawn, and the end has come."""
    s = Scene(3, B="medic", pile="sniper", pile_size=1)
    s.end_turn()
    assert s.hand("B") == "medic sniper"
    assert s.over()


@pytest.mark.rule("ES-13", "ES-14", "ES-17")
def test_three_missions_and_the_turn_still_has_to_be_ended():
    """A useless and a cancelled Mission count, so does a Reaction played as one; then only end_turn is left."""
    s = Scene(2, A="saboteur assassin sniper hacker", B="police bomb")
    s.play("saboteur", aim="B").pass_all().give_up("B", "police")
    s.play("assassin", aim="B", name="ninja").pass_all()
    s.play("hacker").pass_all().keep("A", "medic")
    assert s.table.missions == 3
    assert s.asked() == ("turn", "A")
    assert not s.can("A", "sniper")
    assert s.reason("A", "sniper") == "mission_limit"
    assert len(s.game.options_of(0)) == 1
    s.end_turn()
    assert s.table.missions == 0


@pytest.mark.rule("ES-14")
def test_a_cancelled_mission_counts():
    """It was played."""
    s = Scene(2, A="sniper", B="police")
    s.play("sniper", aim="B").react("B", "police", "sniper").pass_all()
    assert s.table.missions == 1


@pytest.mark.rule("ES-15", "ES-52")
def test_reactions_never_count():
    """Not even a Ninja that acts as a Mission on the own turn."""
    s = Scene(2, A="sniper ninja", B="medic medic")
    s.play("sniper", aim="B").react("A", "ninja", "sniper", aim="B").pass_all()
    assert s.table.missions == 1
    assert s.hand("B") == ""


@pytest.mark.rule("ES-16")
def test_passing_ends_the_turn_at_once():
    """Before or after Missions, by the same answer."""
    s = Scene(3, A="hacker")
    s.end_turn()
    assert s.asked() == ("turn", "B")
    s = Scene(3, A="hacker sniper", B="medic")
    s.play("hacker").pass_all().keep("A", "ninja")
    s.end_turn()
    assert s.asked() == ("turn", "B")


@pytest.mark.rule("ES-13", "ES-132")
def test_a_turn_without_a_mission_is_told():
    """Or it would end unseen; one with a Mission needs no word, and a Reaction is none."""
    s = Scene(2, A="sniper ninja", B="medic hacker", pile="medic police infiltrator infiltrator decoy bomb")
    s.play("sniper", aim="B").pass_all().end_turn()
    assert not [line for line in s.log() if "no Mission" in line]
    s.end_turn()
    assert s.log()[-3:-1] == [said("espionage/no-mission", seat="B"), "A's turn."]


@pytest.mark.rule("ES-18", "ES-22")
def test_the_next_mission_waits_for_an_empty_stack():
    """While a window is open no Mission is an option, for anybody."""
    s = Scene(3, A="sniper hacker", B="medic hacker")
    s.play("sniper", aim="B")
    assert s.asked() == ("reactions", "BCA")
    assert not s.can("A", "hacker")
    assert not s.can("B", "hacker")
    assert s.reason("A", "hacker") == "mission_not_now"
    assert s.reason("B", "medic") == "mission_not_now"


@pytest.mark.rule("ES-20", "ES-102")
def test_a_claim_is_open_after_the_draw_and_after_a_mission():
    """Also when all three Missions are played."""
    s = Scene(2, A=f"package courier {NINE}", discards="sniper assassin assassin", missions=2, B="medic")
    s.play("courier", aim="B").pass_all().give("A", "hacker", "B")
    assert s.can("A", "package")
    s.claim()
    assert s.over() == ("package", "A")


@pytest.mark.rule("ES-19", "ES-95")
def test_the_fallen_are_skipped():
    """The next living player has the next turn."""
    s = Scene(4, out="BC")
    s.end_turn()
    assert s.asked() == ("turn", "D")
    s.end_turn()
    assert s.asked() == ("turn", "A")


@pytest.mark.rule("ES-21")
def test_the_rest_of_the_stack_resolves_when_the_active_player_falls():
    """What others have on the stack below still happens."""
    s = Scene(4, A="sniper package", B="ninja medic", C="ninja medic", D="medic")
    s.play("sniper", aim="B").react("B", "ninja", "sniper", aim="D").react("C", "ninja", "sniper", by="A", aim="A")
    s.pass_all()
    assert s.exposed("A") == "package"
    s.pass_all()
    assert s.living() == "BCD"
    assert s.hand("D") == ""
    assert s.hand("B").count("medic") == 1
    assert s.asked() == ("turn", "B")


def test_every_seat_has_a_letter():
    """The scenes can name all seats of the largest table."""
    assert len(SEATS) == ESPIONAGE.players[1]
    assert KIND["target"] == 0
