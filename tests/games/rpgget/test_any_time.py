"""What may be used at any time: Recovery at every safe point, bank cards turned over (RG-43, RG-118, RG-177)."""

from __future__ import annotations

import pytest

from tabletop.games.rpgget.rules.events import Suffers
from tabletop.games.rpgget.rules.fight_events import Coin, Hits
from tabletop.games.rpgget.rules.table import ENEMY_SLOTS, ENEMY_STATUS, PARTYING
from tests.games.rpgget.scene import Scene
from tests.games.rpgget.test_actions import fight

BOTH = ["interrupt", "react"]


def gone(mission, *members, mine="", theirs="", watch=BOTH, party="elena-1 roan-1:damage=1", **words):
    """Behind the Party step, everybody's answers watched."""
    s = Scene(f"{party} | hand: {mission} {mine}", f"fina-1 | hand: {theirs}", watch=watch, **words)
    s.until("choose_mission").pick("mission", mission).until("choose_party")
    for name in members:
        s.pick("join", name)
    return s.no()


@pytest.mark.rule("RG-118", "RG-116", "RG-43")
def test_while_the_party_is_chosen():
    s = Scene(
        "elena-1 roan-1:damage=1 | hand: garmia-tower | bank: mag-companion:up captains-log", "fina-1 | hand: booma"
    )
    s.until("choose_mission").pick("mission", "garmia-tower").until("choose_party").pick("join", "elena-1")
    assert s.table.step == PARTYING
    s.pick("recovery", "elena-1").pick("pick", "roan-1")
    assert s.hp("roan-1") == 3
    assert s.query == "choose_party"
    assert not s.can("recovery", "elena-1"), "once a round"
    assert not s.can("flip", "captains-log"), "all look on: whether it works in the bank is its owner's secret"
    s.pick("flip", "mag-companion").pick("flip", "mag-companion").pick("join", "roan-1").no()
    assert s.active == ["elena-1", "roan-1"]


@pytest.mark.rule("RG-138")
def test_rewards_wait_until_the_party_has_gone():
    s = Scene("vyse-1:damage=2 | hand: garmia-tower | inv: monomate", "fina-1 | hand: booma", watch=BOTH)
    s.until("choose_mission").pick("mission", "garmia-tower").until("choose_party").pick("join", "vyse-1")
    assert not s.can("reward_recovery", "monomate")
    s.no().pick("enemy", "booma")
    assert s.can("reward_recovery", "monomate", "vyse-1")


@pytest.mark.rule("RG-118", "RG-63", "RG-170")
def test_whom_two_roadblocks_would_fell_is_mended_between_them():
    """In answer to each one that is declared, and after each."""
    s = gone("garmia-tower", "elena-1", "roan-1", theirs="laser-fence laser-fence")
    s.pick("roadblock", "laser-fence")
    assert s.asked()[0] == "react"
    assert s.can("recovery", "elena-1", seat=0)
    s.until("interrupt")
    assert (s.hp("roan-1"), s.asked(), s.table.step) == (1, ("interrupt", 0), ENEMY_SLOTS)
    s.no().pick("roadblock", "laser-fence").pick("recovery", "elena-1", seat=0).pick("pick", "roan-1")
    s.until("redraw")
    assert s.hp("roan-1") == 2
    assert s.zone("fallen") == []


@pytest.mark.rule("RG-177", "RG-118")
def test_whoever_lets_it_be_may_use_it_at_the_next_one():
    s = gone("garmia-tower", "elena-1", "roan-1", theirs="booma booma")
    s.pick("enemy", "booma").no()
    assert s.asked() == ("slot", 1)
    s.pick("enemy", "booma")
    assert s.asked() == ("interrupt", 0), "nothing has changed, and it may be meant now all the same"


@pytest.mark.rule("RG-118", "RG-116")
@pytest.mark.parametrize("query", ["interrupt", "react"])
def test_whoever_looks_on_mends_the_own_party(query):
    """In another's attempt: at a safe point, and in a window."""
    s = Scene("vyse-1 | hand: garmia-tower", "fonewearl-1:damage=1", "fina-1 | hand: booma", watch=[query])
    s.until("choose_mission").pick("mission", "garmia-tower").until("choose_party").pick("join", "vyse-1").no()
    s.until("slot").pick("enemy", "booma").until(query)
    assert s.seat == 1
    s.pick("recovery", "fonewearl-1").pick("pick", "fonewearl-1")
    assert s.hp("fonewearl-1") == 3


@pytest.mark.rule("RG-118")
def test_when_a_mission_is_announced():
    s = Scene("vyse-1 | hand: garmia-tower", "fonewearl-1:damage=1 | hand: booma", watch=["react"])
    s.until("choose_mission").pick("mission", "garmia-tower")
    assert s.query == "react"
    s.pick("recovery", "fonewearl-1", seat=1).pick("pick", "fonewearl-1").until("choose_party")
    assert s.hp("fonewearl-1") == 3


@pytest.mark.rule("RG-118", "RG-67")
def test_after_the_last_card_of_a_slot_its_player_too():
    """The hand is empty, so that nobody asks for another card: what the Mission does comes next."""
    s = Scene("roan-1 | hand: shrine-island", "fonewearl-1:damage=1 | hand: booma", watch=["interrupt"])
    s.until("choose_mission").pick("mission", "shrine-island").until("choose_party").pick("join", "roan-1").no()
    s.pick("enemy", "booma")
    assert (s.asked(), s.table.step) == (("interrupt", 1), ENEMY_SLOTS)


@pytest.mark.rule("RG-118")
def test_the_player_of_the_monsters_mends_in_the_own_slot():
    s = Scene("vyse-1 | hand: garmia-tower", "fonewearl-1:damage=1 | hand: booma")
    s.until("choose_mission").pick("mission", "garmia-tower").until("choose_party").pick("join", "vyse-1").no()
    s.pick("recovery", "fonewearl-1").pick("pick", "fonewearl-1")
    assert s.hp("fonewearl-1") == 3
    assert s.asked() == ("slot", 1)


@pytest.mark.rule("RG-118", "RG-67")
def test_before_what_the_mission_does():
    """Behind the last card of the last slot."""
    s = gone("shrine-island", "roan-1", theirs="booma", party="elena-1 roan-1:damage=2")
    assert s.pick("enemy", "booma").asked() == ("interrupt", 0)
    s.pick("recovery", "elena-1").pick("pick", "roan-1")
    assert s.query == "party_attack"
    assert s.hp("roan-1") == 2


@pytest.mark.rule("RG-118", "RG-143")
def test_between_two_uses_of_a_combo():
    s = fight("gilder-1 elena-1:damage=1", "gobooma")
    s.attack("gilder-1", "gobooma")
    assert s.query == "combo"
    s.pick("recovery", "elena-1").pick("pick", "elena-1")
    assert s.query == "combo"
    assert s.hp("elena-1") == 4
    s.pick("again", "gilder-1").pick("again", "gilder-1")
    assert s.hp("gobooma") == 1
    assert s.query == "party_attack"


@pytest.mark.rule("RG-118", "RG-143")
def test_whoever_leaves_between_two_uses_strikes_no_more():
    s = fight("gilder-1 vyse-1 | inv: telepipe", "gobooma")
    s.attack("gilder-1", "gobooma").pick("reward_recovery", "telepipe", "vyse-1").pick("pick", "gilder-1")
    assert s.query == "combo"
    assert not s.can("again")
    s.no()
    assert s.hp("gobooma") == 3
    assert s.active == ["vyse-1"]


@pytest.mark.rule("RG-118", "RG-134")
def test_whoever_leaves_before_the_blow_strikes_nobody():
    """In answer to its own attack."""
    s = fight("gilder-1 vyse-1 | inv: telepipe", "gobooma", watch=["react"]).until("party_attack")
    s.attack("gilder-1", "gobooma").pick("reward_recovery", "telepipe", "vyse-1").pick("pick", "gilder-1")
    s.until("party_attack")
    assert s.active == ["vyse-1"]
    assert s.said(Hits) == []
    assert s.hp("gobooma") == 4


@pytest.mark.rule("RG-134", "RG-150")
def test_a_blow_at_somebody_who_has_left_is_none():
    """No coin is flipped for it, although the monster stands in Front."""
    s = fight("vyse-1 roan-1 | inv: telepipe", "gobooma", watch=["react"]).until("party_attack").no()
    s.until("enemy_action").mark("gobooma", "rank=1").attack("gobooma", "vyse-1")
    s.pick("reward_recovery", "telepipe", "roan-1").pick("pick", "vyse-1").until("play_action")
    assert s.said(Coin, Hits) == []


@pytest.mark.rule("RG-118", "RG-71", "RG-115")
def test_the_monsters_are_mended_when_the_target_is_known():
    """In answer to the attack, and beside a Defence."""
    s = Scene("vyse-1 vyse-2 | hand: rixis", "fina-1 | hand: sinow-gold skull-snail", watch=["react"])
    s.attempt("rixis", "vyse-1", slots=["sinow-gold skull-snail"]).until("party_attack")
    s.mark("skull-snail", "damage=1").attack("vyse-1", "skull-snail")
    assert s.query == "react"
    assert s.can("recovery", "sinow-gold", seat=1)
    assert not s.can("recovery", seat=1, name="fina-1")
    s.until("defend")
    assert s.asked() == ("defend", 1)
    s.pick("recovery", "sinow-gold").pick("target", "skull-snail")
    assert s.hp("skull-snail") == 4
    assert s.query == "defend"


@pytest.mark.rule("RG-116", "RG-156")
@pytest.mark.parametrize(("ailment", "may"), [("poison", True), ("sleep", False), ("block", False)])
def test_a_monster_that_sleeps_or_is_blocked_mends_nobody(ailment, may):
    s = Scene("vyse-1 vyse-2 | hand: rixis", "fina-1 | hand: sinow-gold skull-snail")
    s.attempt("rixis", "vyse-1", slots=["sinow-gold skull-snail"]).until("party_attack")
    s.mark("skull-snail", "damage=1").mark("sinow-gold", ailment).attack("vyse-1", "skull-snail")
    assert s.asked() == ("defend", 1)
    assert s.can("recovery", "sinow-gold") == may


@pytest.mark.rule("RG-118", "RG-82")
def test_a_poisoned_monster_is_mended_before_it_suffers():
    s = Scene("vyse-1 | hand: garmia-tower", "fina-1 | hand: sinow-gold booma", watch=["interrupt"])
    s.attempt("garmia-tower", "vyse-1", slots=["sinow-gold"]).until("party_attack")
    s.mark("sinow-gold", "damage=1,poison").no().attack("sinow-gold", "vyse-1")
    assert s.asked() == ("interrupt", 1)
    assert s.table.step == ENEMY_STATUS
    s.pick("recovery", "sinow-gold").pick("target", "sinow-gold")
    assert [fact.left for fact in s.said(Suffers)] == [3]
