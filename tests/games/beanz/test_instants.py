"""Actions, Instants and their windows (MB-47 to MB-67), Cosmos cards (MB-68 to MB-74)."""

from __future__ import annotations

import pytest

from tabletop.core.ask import OFFER, PASS
from tabletop.core.view import view
from tabletop.games.beanz.definition import DEFINITION as BEANZ
from tabletop.games.beanz.rules.cards import CARDS
from tabletop.games.beanz.rules.events import FallsToo
from tabletop.games.beanz.rules.table import DISCARD, STACK
from tests import saying
from tests.games.beanz.scene import EMPTY, Scene, cosmos_slot, slot

ENEMY = "- - | sheriff - - | - -"


@pytest.mark.rule("MB-47", "MB-151")
def test_an_action_lies_in_the_discard_pile_while_it_resolves():
    """So Encore! could take it, were it not itself."""
    s = Scene(hand0="encore", discard0="sugar-rush").go("play_action", "encore")
    assert s.discards(0) == "sugar-rush encore"
    assert s.choices("take") == "sugar-rush"
    assert s.pick("take").hand(0) == "sugar-rush"


@pytest.mark.rule("MB-48", "MB-50")
def test_free_cards():
    """With no points a free Action may be played, and every Instant is free."""
    assert Scene(points=0, hand0="sugar-rush").go("play_action", "sugar-rush").points == 2
    assert {card.cost for card in CARDS if card.type == "instant"} == {0}


@pytest.mark.rule("MB-49", "MB-51", "MB-62", "MB-66")
def test_instants_in_the_other_players_turn():
    """They answer what fits; in the own turn they answer Instants only."""
    s = Scene(hand0="sugar-rush no-you-dont", hand1="no-you-dont you-slipped cow sugar-rush")
    assert s.reason("no-you-dont") == "instant_on_own_turn"
    s.pick("play_action", "sugar-rush")
    assert (s.game.ask[0], s.game.ask[1]) == (OFFER, (1,))
    assert s.choices("respond") == "no-you-dont"
    assert s.reason("you-slipped") == "instant_without_window"
    assert s.reason("cow") == s.reason("sugar-rush") == "only_instants"
    s.react("no-you-dont")
    assert s.seat == 0
    assert s.choices("respond") == "no-you-dont"


@pytest.mark.rule("MB-52")
def test_no_you_dont_cancels_instants_too():
    """A Boomerang! that is cancelled topples nobody."""
    s = Scene(ENEMY, "- - | giant - - | - -", hand0="no-you-dont", hand1="boomerang")
    s.go("attack", "sheriff").pick("target").react("boomerang").react("no-you-dont").passes()
    assert s.mat(0) == "- - | sheriff:B - - | - -"
    assert s.discards(1) == "boomerang"


@pytest.mark.rule("MB-55")
def test_all_actions_that_modified_the_attack_come_back():
    """Sharpshoot and Bean Blitz too; the modifiers do not wait for another attack."""
    s = Scene(ENEMY, ENEMY, hand0="sharpshoot bean-blitz double-trouble", hand1="you-slipped")
    for name in ("sharpshoot", "bean-blitz", "double-trouble"):
        s.go("play_action", name)
    s.pick("attack", "sheriff").no().react("you-slipped").passes()
    assert s.hand(0) == "bean-blitz double-trouble sharpshoot"
    assert (s.table.pending, s.table.attack, s.table.things) == ((), (), ())


@pytest.mark.rule("MB-57")
def test_boomerang_is_named_before_the_attacker_falls():
    """Otherwise it would fall while the result of the attack is read."""
    s = Scene(ENEMY, "- - | giant - - | - -", hand1="boomerang")
    s.go("attack", "sheriff").pick("target").react("boomerang").passes()
    said = [event[2].word if event[0] == "say" else "turn" for event in s.events if event[0] in {"say", "turn"}]
    assert said[-2:] == ["falls_too", "turn"]
    assert s.mat(0) == "- - | sheriff:S - - | - -"


@pytest.mark.rule("MB-57", "MB-122")
def test_boomerang_leaves_an_attacker_that_lies_already():
    """At the edge its own domino has come back to it."""
    s = Scene("- - | - - - | - sheriff", "zombie - | - - - | - -", hand1="boomerang", expert="on")
    s.go("attack", "sheriff").pick("target").react("boomerang").passes()
    assert (s.mat(0), s.mat(1)) == ("- - | - - - | - sheriff:S", "zombie:S - | - - - | - -")
    assert s.told(FallsToo) == []


@pytest.mark.rule("MB-57")
def test_boomerang_answers_bean_attacks_only():
    """Not Knockdown! by an Action, nor by a spin power."""
    s = Scene("cannonball - | - - - | - -", "- - | - - - | cow cow", hand0="knockdown", hand1="boomerang")
    s.pick("play_action", "knockdown")
    assert not s.can("respond")
    s.no().pick("pick").pick("spin", "cannonball")
    assert not s.can("respond")


@pytest.mark.rule("MB-58", "MB-37")
def test_bye_bye_beanie_against_a_paid_bean():
    """The points are gone, the Bean is discarded, the slot stays empty."""
    s = Scene(hand0="giant", hand1="bye-bye-beanie").pick("play_bean", "giant")
    assert (s.names(STACK), s.hand(0)) == (["giant"], ""), "it is on its way"
    s.react("bye-bye-beanie").passes()
    assert (s.mat(0), s.points, s.discards(0)) == (EMPTY, 4, "giant")


@pytest.mark.rule("MB-59", "MB-133")
def test_freebie_beanie_chooses_when_it_resolves():
    """Card and slot together, Headz-up, nothing paid."""
    s = Scene("cow - | cow cow cow | - cow", hand0="freebie-beanie giant lion").go("play_action", "freebie-beanie")
    assert s.choices("enter") == "giant lion"
    assert {option[2] for option in s.options_now()} == {slot(0, 1), slot(0, 5)}
    s.go("enter", "giant", slot(0, 5))
    assert s.mat(0) == "cow - | cow cow cow | giant cow"
    assert s.points == 7
    assert saying.said("beanz/plays", seat="S0", kind="Giant Bean", answer="no", galaxy="golden", free="yes") in s.log()


@pytest.mark.rule("MB-60", "MB-75")
def test_knockdown():
    """Any standing enemy Bean by the Action, whatever its MMP and without dominoes; by spin power in the Galaxy only."""
    s = Scene("cannonball - | - - - | - -", "cow giant | - - - | lion clown:S", hand0="knockdown", expert="on")
    s.go("play_action", "knockdown")
    assert s.choices("pick") == "cow giant lion"
    assert s.reason("clown") == "already_sidewayz"
    s.pick("pick", "giant")
    assert s.mat(1) == "cow giant:S | - - - | lion clown:S"
    s.go("spin", "cannonball")
    assert s.choices("pick") == "lion"
    assert s.reason("cow") == "wrong_galaxy"


@pytest.mark.rule("MB-61", "MB-57")
def test_knock_it_off_is_no_attack():
    """Off the mat from any position; no window for attacks opens."""
    s = Scene("board-breaker - | - - - | - -", "- - | - - - | sheriff sailor", hand1="you-slipped boomerang power-nap")
    s.pick("spin", "board-breaker")
    assert s.choices("respond") == "power-nap"
    s.no()
    assert s.choices("pick") == "sheriff"
    assert s.reason("sailor") == "not_fitting"
    s.pick("pick", "sheriff")
    assert s.mat(1) == "- - | - - - | - sailor"


@pytest.mark.rule("MB-62", "MB-77")
def test_the_windows_of_an_attack():
    """Announced: You Slipped!; target known: Boomerang! and the like; boosts wait, they cannot be played any more."""
    s = Scene(ENEMY, ENEMY, hand1="you-slipped boomerang", hand0="attack-boost-50")
    s.pick("attack", "sheriff")
    assert s.choices("respond") == "you-slipped"
    assert s.mat(0) == ENEMY, "the spin comes after the window"
    s.no()
    assert s.mat(0) == "- - | sheriff:B - - | - -"
    s.pick("target")
    assert s.choices("respond") == "boomerang"
    assert s.game.options_of(0) is None


@pytest.mark.rule("MB-62")
def test_power_nap_and_cloudy_skies():
    """Against a spin power that is no Bean Attack, and against a Cosmos card."""
    s = Scene("mud-pig - | - - - | - -", hand1="power-nap").pick("spin", "mud-pig").react("power-nap").passes()
    assert (s.hand(0), s.points, s.mat(0)) == ("", 5, "mud-pig:B - | - - - | - -")
    s = Scene("lion@tide-moon - | - - - | - -", hand0="big-top-moon", hand1="cloudy-skies", deck1="rooster")
    s.pick("play_cosmos", "big-top-moon", cosmos_slot(0, 0)).react("cloudy-skies").passes()
    assert s.mat(0) == "lion@tide-moon - | - - - | - -"
    assert (s.discards(0), s.hand(1)) == ("big-top-moon", "rooster")


@pytest.mark.rule("MB-63")
def test_several_instants_count_for_a_target():
    """After each the defender is asked again."""
    s = Scene(ENEMY, "- - | cow - - | - -", hand1="brace-yourself brace-yourself")
    s.go("attack", "sheriff").pick("target").react("brace-yourself").no()
    assert s.asked() == ("respond", 1)
    s.react("brace-yourself").passes()
    assert s.fight() == (100, 250)


@pytest.mark.rule("MB-64", "MB-67")
def test_only_instants_are_answered_back():
    """While a window is open the player on turn is not asked; after an Instant he is, about that one."""
    s = Scene(hand0="sugar-rush", hand1="no-you-dont").pick("play_action", "sugar-rush")
    assert s.game.options_of(0) is None
    s.react("no-you-dont")
    assert s.game.options_of(1) is None
    assert s.game.ask[3][1] == s.card("no-you-dont")


@pytest.mark.rule("MB-66")
def test_a_window_looks_the_same_whatever_is_held():
    """Two hands, one with an Instant: the other seat and an onlooker see the same ask and prompt."""
    shown = []
    for hand in ("no-you-dont", "cow"):
        s = Scene(hand0="sugar-rush", hand1=hand).pick("play_action", "sugar-rush")
        seen = [view(s.game, seat) for seat in (0, -1)]
        shown.append([(v.query, v.asked, v.left, v.options, BEANZ.prompt(v)) for v in seen])
        assert s.options_now()[0] == PASS
    assert shown[0] == shown[1]
    assert "window_seconds" in {rule.id for rule in BEANZ.house_rules if rule.scope == "table"}


# -- Cosmos cards ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MB-68")
def test_cosmos_cards_go_anywhere_on_the_own_mat():
    """Seven slots, taken or not."""
    s = Scene("lion cow@tide-moon | - - - | - -", hand0="gear-moon")
    assert {o[2] for o in s.options_now() if o[1] == s.card("gear-moon")} == {cosmos_slot(0, n) for n in range(7)}
    assert s.go("play_cosmos", "gear-moon", cosmos_slot(0, 1)).points == 6
    assert s.discards(0) == "tide-moon"
    assert s.log() == [
        saying.said("beanz/plays", seat="S0", kind="Gear Moon", answer="no", galaxy="pink", free="no", over="Cow Bean")
    ]


@pytest.mark.rule("MB-69", "MB-71", "MB-73", "MB-90")
@pytest.mark.parametrize("letter", ["", ":B", ":S"])
def test_moons_attack_and_asteroids_defend(letter):
    """A Moon does not defend, an Asteroid Field does not attack; it defends in every position."""
    s = Scene("- - | lion@pebble-field - - | - -", f"- - | sheriff{letter}@silver-star-moon - - | - -").attack("lion")
    assert s.fight() == (50, 100)
    s = Scene("- - | lion@big-top-moon - - | - -", f"- - | cow{letter}@pebble-field - - | - -").attack("lion")
    assert s.fight() == (150, 100)


@pytest.mark.rule("MB-70", "MB-74")
def test_upkeep_for_every_spin_power():
    """A spin power that is no attack costs more too; playing the Bean and standing it up do not."""
    s = Scene("prospector@icy-field - | - - - | - -").go("spin", "prospector")
    assert s.points == 7 - 2 - 2
    assert s.go("stand", "prospector").points == 1
    assert s.mat(0) == "prospector@icy-field - | - - - | - -"


@pytest.mark.rule("MB-72")
def test_the_larger_match_of_a_moon():
    """Of its team 100, of another Rookie team 50, of another Type nothing."""
    for bean, value in (("lion", 150), ("rooster", 150), ("sheriff", 100)):
        s = Scene(f"- - | {bean}@big-top-moon - - | - -", "- - | giant - - | - -").attack(bean)
        assert s.fight()[0] == value, bean
    assert not s.names(DISCARD)
