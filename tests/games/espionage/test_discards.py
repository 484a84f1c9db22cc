"""Discards, exposures and gold (ES-54 to ES-68)."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletop.games.espionage.rules.cards import CARDS
from tabletop.games.espionage.rules.table import EXPOSED, HAND, STEP
from tests.games.espionage.scene import Scene


@pytest.mark.rule("ES-54")
def test_the_attack_cards_are_the_ones_that_expose():
    """Sniper, Assassin, Terrorist, and Saboteur as a Mission; a card that joins them is in their group."""
    attacks = {card.id for card in CARDS for e in card.effects if any(row["op"] == "expose" for row in e.do)}
    assert attacks == {card.id for card in CARDS if card.group == "attack"} | {"saboteur"}


@pytest.mark.rule("ES-55", "ES-73")
def test_a_sniper_hits_by_chance():
    """Over many dice each card of the hand is hit about equally often."""
    hit = Counter()
    for seed in range(150):
        s = Scene(2, A="sniper", B="medic hacker police")
        s.table.rng = seed * 7919 + 1
        s.play("sniper", aim="B").pass_all()
        hit[s.discards().split()[0]] += 1
    assert set(hit) == {"medic", "hacker", "police"}
    assert min(hit.values()) > 25


@pytest.mark.rule("ES-55", "ES-88")
def test_a_victim_of_saboteur_chooses():
    """The aim is asked, not the player of the card."""
    s = Scene(3, A="saboteur", B="medic hacker target")
    s.play("saboteur", aim="B").pass_all()
    assert s.asked() == ("give_up_card", "B")
    s.give_up("B", "hacker")
    assert s.hand("B") == "medic target"


@pytest.mark.rule("ES-56", "ES-75")
def test_all_cards_of_one_attack_lie_open_together():
    """One entry for each victim, then all are discarded."""
    s = Scene(4, A="terrorist", B="target", C="medic", D="hacker")
    s.play("terrorist").pass_all()
    assert (s.exposed("B"), s.exposed("C"), s.exposed("D")) == ("target", "medic", "hacker")
    assert s.discards() == ""
    s.pass_all()
    assert s.discards() == "target medic hacker terrorist"


@pytest.mark.rule("ES-57")
def test_a_window_opens_only_for_a_fatal_card():
    """Without one the discard happens at once; with the house rule there is a window always."""
    s = Scene(2, A="sniper", B="medic")
    s.play("sniper", aim="B").pass_all()
    assert s.asked() == ("turn", "A")
    s = Scene(2, A="sniper", B="medic bodyguard", loss_window="always")
    s.play("sniper", aim="B").random("B", "medic").pass_all()
    assert s.asked() == ("reactions", "BA")
    s.react("B", "bodyguard", "exposure").pass_all()
    assert s.hand("B") == "medic"


@pytest.mark.rule("ES-58")
def test_exposed_cards_are_locked():
    """An exposed Bodyguard saves nobody, also not itself; its owner is told why."""
    s = Scene(3, A="terrorist", B="target", C="bodyguard medic")
    s.play("terrorist").random("C", "bodyguard").pass_all()
    assert not s.can("C", "bodyguard")
    assert s.reason("C", "bodyguard") == "exposed_card"


@pytest.mark.rule("ES-59")
def test_discards_are_carried_out_clockwise_from_the_left_of_the_active_player():
    """Also when a copier further round the table is the attacker."""
    s = Scene(4, A="terrorist", B="medic", C="ninja hacker", D="police", turn="A")
    s.play("terrorist").until("C").react("C", "ninja", "terrorist").random("D", "police")
    s.pass_all()
    assert s.discards() == "medic police ninja hacker terrorist"
    s = Scene(4, B="terrorist", A="medic", C="hacker", D="police", turn="B")
    s.play("terrorist").pass_all()
    assert s.discards() == "hacker police medic terrorist"


@pytest.mark.rule("ES-59", "ES-61")
def test_knock_outs_come_after_all_discards():
    """What a fallen player has left goes away after the last exposed card."""
    s = Scene(3, A="terrorist", B="target hacker", C="medic", fallen_hand="discard")
    s.play("terrorist").random("B", "target").pass_all().pass_all()
    assert s.discards() == "target medic hacker terrorist"


@pytest.mark.rule("ES-60", "ES-130")
def test_kept_cards_are_known_to_all():
    """They stay, and everybody has seen them."""
    s = Scene(3, A="sniper", B="target bodyguard")
    s.play("sniper", aim="B").random("B", "target").pass_all().react("B", "bodyguard", "exposure").pass_all()
    assert s.hand("B") == "target"
    assert s.knows("A") == s.knows("C") == {"B": "Target"}


@pytest.mark.rule("ES-61", "ES-71")
@pytest.mark.parametrize(
    ("title", "falls"), [("target", 1), ("package", 1), ("protector", 1), ("bomb", 0), ("medic", 0)]
)
def test_what_is_fatal(title, falls):
    """Target, Package and Protector, never the Bomb."""
    s = Scene(3, A="sniper", B=title)
    s.play("sniper", aim="B").pass_all()
    if falls:
        s.pass_all()
    assert s.fallen() == [("B", title, "A")] * falls


@pytest.mark.rule("ES-62")
def test_a_harmless_protector():
    """By house rule its loss opens no window and knocks nobody out."""
    s = Scene(3, A="sniper", B="protector", protector_fatal="no")
    s.play("sniper", aim="B").pass_all()
    assert s.living() == "ABC"
    assert s.discards() == "protector sniper"


@pytest.mark.rule("ES-63", "ES-72")
def test_playing_the_protector_is_harmless():
    """Also for saving the own Target."""
    s = Scene(3, A="sniper", B="target protector")
    s.play("sniper", aim="B").random("B", "target").pass_all().react("B", "protector", "exposure").pass_all()
    assert s.living() == "ABC"
    assert s.hand("B") == "target"
    assert s.discards() == "protector sniper"


@pytest.mark.rule("ES-64")
def test_three_ways_to_save_gold():
    """Police before, Decoy elsewhere, Bodyguard at the last moment."""
    s = Scene(3, A="sniper", B="target police")
    s.play("sniper", aim="B").react("B", "police", "sniper").pass_all()
    assert s.hand("B") == "target"
    s = Scene(3, A="sniper", B="target decoy", C="medic")
    s.play("sniper", aim="B").react("B", "decoy", "sniper", aim="C").pass_all()
    assert (s.hand("B"), s.hand("C")) == ("target", "")
    s = Scene(3, A="sniper", B="target bodyguard")
    s.play("sniper", aim="B").random("B", "target").pass_all().react("B", "bodyguard", "exposure").pass_all()
    assert s.hand("B") == "target"


@pytest.mark.rule("ES-65", "ES-76")
def test_stealing_gold_knocks_nobody_out():
    """No exposure, no window; the Bomb can be stolen too."""
    s = Scene(2, A="infiltrator", B="target bomb")
    s.play("infiltrator", aim="B").pass_all()
    assert s.asked() == ("turn", "A")
    assert s.hand("A") == "bomb target"
    assert s.living() == "AB"


@pytest.mark.rule("ES-66", "ES-128")
def test_the_bomb_goes_back_and_the_pile_is_shuffled():
    """Nobody can tell where it is."""
    s = Scene(2, A="sniper", B="bomb")
    s.play("sniper", aim="B").pass_all()
    assert "bomb" in s.pile()
    assert s.knows("A") == s.knows("B") == {}
    assert any(event[0] == "shuffle" for event in s.events)


@pytest.mark.rule("ES-66")
def test_by_house_rule_the_bomb_stays():
    """It goes back to the hand, seen by all."""
    s = Scene(2, A="sniper", B="bomb", bomb_hit="stays")
    s.play("sniper", aim="B").pass_all()
    assert s.hand("B") == "bomb"
    assert s.knows("A") == {"B": "Bomb"}


@pytest.mark.rule("ES-56", "ES-66")
def test_a_bomb_saves_no_other_card_that_lies_open():
    """Of a card that exposes two: the Bomb goes back, the other one is discarded."""
    s = Scene(3, A="sniper", B="bomb medic hacker", loss_window="always")
    s.play("sniper", aim="B").random("B", "bomb").pass_all()
    s.table.move(s.card("medic", HAND + STEP), EXPOSED + STEP)
    s.pass_all()
    assert s.discards() == "medic sniper"
    assert s.hand("B") == "hacker"


@pytest.mark.rule("ES-67", "ES-84")
def test_bodyguard_does_not_keep_the_bomb():
    """It cannot even be played when only the Bomb lies open before its owner; with another card it keeps that one."""
    s = Scene(3, A="terrorist", B="bomb bodyguard", C="target")
    s.play("terrorist").random("B", "bomb").pass_all()
    assert s.targets("B", "bodyguard") == ""
    s.pass_all()
    assert "bomb" in s.pile()


@pytest.mark.rule("ES-67")
def test_a_victim_cannot_choose_the_bomb():
    """It is no option and says why."""
    s = Scene(2, A="saboteur", B="bomb medic hacker")
    s.play("saboteur", aim="B").pass_all()
    assert not s.can("B", "bomb")
    assert s.reason("B", "bomb") == "bomb_not_choosable"
    assert s.can("B", "medic")


@pytest.mark.rule("ES-68")
def test_gold_taken_back_works_again():
    """A recovered Target is fatal once more."""
    s = Scene(2, A="medic", B="sniper", discards="target", pile="hacker hacker")
    s.play("medic", choose="target").pass_all()
    assert s.hand("A") == "target"
    s.end_turn()
    s.play("sniper", aim="A").pass_all().pass_all()
    assert s.over() == ("knock-out", "B")
