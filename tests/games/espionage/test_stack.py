"""Stack, chains, windows, redirection and copies (ES-32 to ES-53)."""

from __future__ import annotations

import pytest

from tabletop.games.espionage.rules.events import Redirects
from tests.driving import facts
from tests.games.espionage.scene import Scene
from tests.saying import said


@pytest.mark.rule("ES-32", "ES-36")
def test_items_resolve_from_the_top_without_windows_between():
    """One closing window, then the whole chain in order."""
    s = Scene(3, A="detective", B="ninja", C="mercenary", pile="sniper medic hacker police ninja")
    s.play("detective").react("B", "ninja", "detective").react("C", "mercenary", "detective", by="A").pass_all()
    assert s.asked() == ("pick_looked", "C")
    s.keep("C", "sniper").put("C", "medic")
    assert s.asked() == ("pick_looked", "B")
    assert s.looked() == "hacker medic police"
    s.keep("B", "hacker").put("B", "police")
    assert s.asked() == ("pick_looked", "A")
    s.keep("A", "medic").put("A", "police")
    assert s.discards() == "mercenary ninja detective"


@pytest.mark.rule("ES-33")
def test_every_living_seat_is_asked_the_controller_too():
    """Also those who cannot answer; the controller may copy his own card."""
    s = Scene(4, A="sniper ninja", B="medic", out="C")
    s.play("sniper", aim="B")
    assert s.asked() == ("reactions", "BDA")
    s.react("A", "ninja", "sniper", aim="B")
    assert s.asked() == ("reactions", "BDA")


@pytest.mark.rule("ES-34")
def test_the_order_goes_clockwise_from_the_left_of_the_newest_controller():
    """He himself comes last; an exposure counts as its attacker's."""
    s = Scene(4, A="sniper", B="target police", C="ninja medic", D="medic")
    s.play("sniper", aim="B")
    assert s.asked() == ("reactions", "BCDA")
    s.react("C", "ninja", "sniper", aim="B")
    assert s.asked() == ("reactions", "DABC")
    s.random("B", "target").pass_all()
    assert s.exposed("B") == "target"
    assert s.asked() == ("reactions", "DABC")


@pytest.mark.rule("ES-34", "ES-35")
def test_the_first_in_seat_order_is_served_whatever_lands_first():
    """A late seat's wish waits for those before it and is forgotten when one of them plays."""
    s = Scene(4, A="sniper", B="police", C="ninja medic", D="ninja")
    s.play("sniper", aim="C")
    card = s.card("ninja", 10)
    s.answer("D", "reactions", (3, card, s.table.items[0].card))
    assert s.asked() == ("reactions", "BCA")
    s.react("B", "police", "sniper")
    assert s.stack() == "sniper police"
    assert s.asked() == ("reactions", "CDAB")


@pytest.mark.rule("ES-35")
def test_an_answer_asks_everybody_again():
    """Who has passed may answer the next card."""
    s = Scene(3, A="sniper", B="saboteur medic", C="police")
    s.play("sniper", aim="B").until("C").react("C", "police", "sniper")
    assert s.asked() == ("reactions", "ABC")
    s.react("B", "saboteur", "police").pass_all()
    assert s.hand("B") == ""


@pytest.mark.rule("ES-36", "ES-133")
def test_a_window_closes_when_all_have_passed():
    """Nobody has to have a card for that; the log says only that nobody answers."""
    s = Scene(3, A="sniper", B="medic police", C="police")
    s.play("sniper", aim="B").random("B", "medic").pass_all()
    assert s.log()[1] == "Nobody answers."
    assert s.discards() == "medic sniper"


@pytest.mark.rule("ES-37", "ES-38")
def test_deeper_items_can_be_answered_and_the_answer_sticks_to_them():
    """Police on the bottom item while another copy lies on top."""
    s = Scene(3, A="sniper", B="ninja medic", C="police medic")
    s.play("sniper", aim="C").react("B", "ninja", "sniper", aim="C")
    assert s.targets("C", "police") == "ninja sniper"
    s.react("C", "police", "sniper").pass_all()
    assert s.hand("C") == ""
    assert s.discards() == "police medic ninja sniper"


@pytest.mark.rule("ES-38", "ES-40")
def test_cancelling_twice_changes_nothing():
    """The second Police finds a cancelled item and is spent."""
    s = Scene(3, A="sniper", B="police medic", C="police")
    s.play("sniper", aim="B").react("B", "police", "sniper").react("C", "police", "sniper").pass_all()
    assert s.hand("B") == "medic"
    assert s.discards() == "police police sniper"


@pytest.mark.rule("ES-39")
def test_items_below_an_exposure_cannot_be_answered():
    """Neither the attack nor what lies below it; cards on top of the exposure can."""
    s = Scene(3, A="sniper", B="target bodyguard police", C="saboteur police ninja medic")
    s.play("sniper", aim="B").until("C").react("C", "ninja", "sniper", aim="B").random("B", "target").pass_all()
    assert s.table.exposing == s.table.items[1].card
    assert s.targets("B", "bodyguard") == "exposure"
    assert s.targets("C", "police") == ""
    s.react("B", "bodyguard", "exposure")
    assert s.targets("C", "saboteur") == "bodyguard"
    s.random("B", "police").pass_all()
    assert s.hand("B") == "target"


@pytest.mark.rule("ES-40")
def test_a_cancelled_item_stays_on_the_stack_and_does_nothing():
    """It goes to the discard pile in its turn."""
    s = Scene(2, A="hacker", B="police")
    s.play("hacker").react("B", "police", "hacker").pass_all()
    assert s.hand("A") == ""
    assert s.discards() == "police hacker"
    assert s.log()[-2:] == [
        said("espionage/cancels", kind="Police", owner="A", target="Hacker"),
        said("espionage/nothing", seat="A", kind="Hacker"),
    ]


@pytest.mark.rule("ES-41")
def test_a_copy_stands_when_the_copied_item_is_cancelled():
    """The Ninja still hits."""
    s = Scene(3, A="sniper", B="police medic", C="ninja")
    s.play("sniper", aim="B").until("C").react("C", "ninja", "sniper", aim="B").react(
        "B", "police", "sniper"
    ).pass_all()
    assert s.hand("B") == ""
    assert s.discards() == "police medic ninja sniper"


@pytest.mark.rule("ES-42")
def test_one_seat_may_answer_as_often_as_it_has_cards():
    """Three answers of B in one chain."""
    s = Scene(2, A="sniper saboteur saboteur", B="police police ninja medic")
    s.play("sniper", aim="B").react("B", "police", "sniper").react("A", "saboteur", "police")
    s.react("B", "ninja", "saboteur", answers="saboteur").react("A", "saboteur", "ninja")
    s.react("B", "police", "sniper").pass_all()
    assert s.hand("B") == "medic"


@pytest.mark.rule("ES-43")
def test_a_redirected_item_keeps_controller_and_choices():
    """Assassin still names the same title, for the same player, at another aim."""
    s = Scene(3, A="assassin", B="decoy target", C="sniper medic")
    s.play("assassin", aim="B", name="sniper").react("B", "decoy", "assassin", aim="C").pass_all()
    assert s.hand("C") == "medic"
    assert s.discards() == "decoy sniper assassin"


@pytest.mark.rule("ES-44")
def test_your_own_discard_hits_yourself():
    """A Saboteur sent back makes its own controller choose."""
    s = Scene(2, A="saboteur medic hacker", B="decoy ninja")
    s.play("saboteur", aim="B").react("B", "decoy", "saboteur", aim="A").pass_all().give_up("A", "hacker")
    assert s.hand("A") == "medic"


@pytest.mark.rule("ES-44")
@pytest.mark.parametrize("title", ["infiltrator", "double-agent"])
def test_taking_from_yourself_does_nothing(title):
    """Nothing moves, nothing is asked."""
    s = Scene(2, A=f"{title} medic hacker", B="decoy ninja")
    s.play(title, aim="B").react("B", "decoy", title, aim="A").pass_all()
    assert s.asked() == ("turn", "A")
    assert (s.hand("A"), s.hand("B")) == ("hacker medic", "ninja")


@pytest.mark.rule("ES-44", "ES-82")
def test_informant_on_yourself_still_draws_for_gold():
    """There is nothing to look at, but the rest of the text happens."""
    s = Scene(2, A="informant bomb", B="decoy ninja", pile="sniper")
    s.play("informant", aim="B").react("B", "decoy", "informant", aim="A").pass_all()
    assert s.hand("A") == "bomb sniper"


@pytest.mark.rule("ES-45")
def test_a_decoy_for_a_cancelled_card_does_nothing():
    """Police above it was first."""
    s = Scene(3, A="sniper", B="decoy medic", C="police medic")
    s.play("sniper", aim="B").react("B", "decoy", "sniper", aim="C").react("C", "police", "sniper").pass_all()
    assert (s.hand("B"), s.hand("C")) == ("medic", "medic")
    assert not [fact for fact in facts(s.events) if isinstance(fact, Redirects)]


@pytest.mark.rule("ES-45")
def test_a_decoy_that_was_sent_back_does_nothing():
    """C turns B's Decoy at B himself: the Sniper hits B, and B falls to A, not to the own Decoy."""
    s = Scene(3, A="sniper", B="decoy target", C="decoy hacker")
    s.play("sniper", aim="B").react("B", "decoy", "sniper", aim="C").react("C", "decoy", "decoy", by="B", aim="B")
    s.pass_all().pass_all()
    assert s.fallen() == [("B", "target", "A")]
    assert s.hand("C") == "hacker"


@pytest.mark.rule("ES-45")
def test_a_decoy_finds_its_card_aiming_elsewhere():
    """Two Decoys of one seat with different aims: the upper one has moved the Sniper, the lower one leaves it there."""
    s = Scene(4, A="sniper", B="decoy decoy medic", C="hacker hacker", D="police police")
    s.play("sniper", aim="B").react("B", "decoy", "sniper", aim="C")
    s.react("B", "decoy", "sniper", aim="D").pass_all()
    assert (s.hand("B"), s.hand("C"), s.hand("D")) == ("medic", "hacker hacker", "police")


@pytest.mark.rule("ES-45", "ES-95")
def test_a_decoy_at_a_fallen_player_does_nothing():
    """Its new aim fell above it; the Sniper goes on as it was."""
    s = Scene(4, A="sniper", B="decoy medic", C="target", D="ninja")
    s.play("sniper", aim="B").react("B", "decoy", "sniper", aim="C").react("D", "ninja", "sniper", aim="C").pass_all()
    s.pass_all()
    assert s.fallen() == [("C", "target", "D")]
    assert s.hand("B") == ""


@pytest.mark.rule("ES-46")
def test_a_copy_keeps_its_own_name():
    """It takes over text and kind, and is discarded as itself."""
    s = Scene(2, A="hacker", B="ninja")
    s.play("hacker").react("B", "ninja", "hacker")
    assert s.stack() == "hacker ninja"
    s.pass_all().keep("B", "medic").keep("A", "medic")
    assert s.discards() == "ninja hacker"


@pytest.mark.rule("ES-47")
def test_the_copier_chooses_anew_from_his_own_seat():
    """The first player is an opponent of the copier."""
    s = Scene(2, A="assassin hacker", B="ninja medic")
    s.play("assassin", aim="B", name="target").react("B", "ninja", "assassin", aim="A", name="hacker").pass_all()
    assert s.hand("A") == ""
    assert s.hand("B") == "medic"


@pytest.mark.rule("ES-47", "ES-27")
def test_only_what_could_be_announced_can_be_copied():
    """Courier without another card; Police without an opponent's Mission."""
    s = Scene(2, A="courier medic", B="ninja")
    s.play("courier", aim="B")
    assert s.targets("B", "ninja") == ""
    assert s.reason("B", "ninja") == "not_copyable"
    s = Scene(2, A="sniper ninja", B="police medic")
    s.play("sniper", aim="B").react("B", "police", "sniper")
    assert s.targets("A", "ninja") == "sniper"


@pytest.mark.rule("ES-48", "ES-88")
def test_a_copied_saboteur_may_cancel_the_saboteur():
    """The copier picks any opponent's Reaction of the chain."""
    s = Scene(3, A="sniper saboteur", B="police medic", C="ninja hacker")
    s.play("sniper", aim="B").react("B", "police", "sniper").react("A", "saboteur", "police")
    assert s.targets("C", "ninja") == "police saboteur sniper"
    s.react("C", "ninja", "saboteur", answers="saboteur").pass_all()
    assert s.hand("B") == "medic"


@pytest.mark.rule("ES-48", "ES-83")
def test_a_copied_police_may_choose_another_mission():
    """Two Missions are on the chain; the copy cancels the upper one, the Police the lower."""
    s = Scene(4, A="sniper", B="police medic", C="ninja hacker", D="mercenary")
    s.play("sniper", aim="B").until("D").react("D", "mercenary", "sniper", aim="C").react("B", "police", "sniper")
    s.react("C", "ninja", "police", answers="mercenary").pass_all()
    assert (s.hand("B"), s.hand("C")) == ("medic", "hacker")


@pytest.mark.rule("ES-49")
def test_a_copied_infiltrator_is_first_at_the_hand():
    """The one card is gone when the first Infiltrator resolves."""
    s = Scene(3, A="infiltrator", B="medic", C="ninja")
    s.play("infiltrator", aim="B").react("C", "ninja", "infiltrator", aim="B").pass_all()
    assert s.hand("C") == "medic"
    assert s.hand("A") == ""


@pytest.mark.rule("ES-50")
def test_a_copy_of_a_copy_has_the_same_text():
    """Ninja on Mercenary on Hacker acts as a Hacker; a Mercenary may copy a Ninja that acts as a Mission."""
    s = Scene(3, A="hacker", B="mercenary", C="ninja mercenary")
    s.play("hacker").react("B", "mercenary", "hacker").react("C", "ninja", "mercenary")
    assert len({item.ability for item in s.table.items}) == 1
    s.react("C", "mercenary", "ninja")
    assert len({item.ability for item in s.table.items}) == 1


@pytest.mark.rule("ES-51", "ES-89")
def test_protector_can_be_cancelled_and_copied_but_not_by_police():
    """Saboteur and Ninja see it as a Reaction, Police and Mercenary do not."""
    s = Scene(3, A="sniper saboteur", B="target medic", C="protector")
    s.play("sniper", aim="B").random("B", "target").pass_all().react("C", "protector", "exposure")
    s.react("A", "saboteur", "protector").pass_all()
    assert s.fallen() == [("B", "target", "A")]
    s = Scene(3, A="sniper ninja police mercenary", B="target medic", C="protector")
    s.play("sniper", aim="B").random("B", "target").pass_all().react("C", "protector", "exposure")
    assert s.targets("A", "ninja") == "protector"
    assert s.targets("A", "police") == s.targets("A", "mercenary") == ""


@pytest.mark.rule("ES-52")
def test_a_mercenary_played_as_a_mission_counts():
    """It is a Mission of the turn, a Ninja copying it is not."""
    s = Scene(2, A="mercenary ninja", B="medic medic", discards="sniper")
    s.play("mercenary", aim="B").react("A", "ninja", "mercenary", aim="B").pass_all()
    assert s.table.missions == 1
    assert s.hand("B") == ""


@pytest.mark.rule("ES-53")
def test_a_ninja_that_acts_as_a_mission_is_open_to_police_and_saboteur():
    """It acts as a Mission and was played as a Reaction; the Sniper itself is open to Police only."""
    s = Scene(3, A="sniper", B="ninja medic", C="police saboteur mercenary")
    s.play("sniper", aim="B").react("B", "ninja", "sniper", aim="C")
    assert s.targets("C", "police") == "ninja sniper"
    assert s.targets("C", "saboteur") == "ninja"
    assert s.targets("C", "mercenary") == "ninja sniper"


@pytest.mark.rule("ES-53", "ES-83")
def test_own_items_are_no_targets_of_police_and_saboteur():
    """They answer opponents only."""
    s = Scene(2, A="sniper police ninja saboteur", B="medic medic")
    s.play("sniper", aim="B").react("A", "ninja", "sniper", aim="B")
    assert s.targets("A", "police") == s.targets("A", "saboteur") == ""
    assert s.reason("A", "police") == "nothing_to_answer"
