"""Actions, damage, targets, Rewards, ranks, ailments (RG-105 to RG-159)."""

from __future__ import annotations

import pytest

from tabletop.games.rpgget.rules.fight_events import Attacks, Coin, Hits, Immune, StepsIn
from tests.games.rpgget.scene import Scene


def fight(party, monsters, mission="temple-of-pyrynn", **words):
    """In the Party Attack step: "vyse-1 aika-1 | inv: saber" against "booma gobooma"."""
    heroes = party.partition("|")[0].split()
    s = Scene(f"{party} | hand: {mission}", f"fina-1 | hand: {monsters}", **words)
    return s.attempt(mission, *[name.partition(":")[0] for name in heroes], slots=[monsters])


@pytest.mark.rule("RG-105", "RG-138", "RG-139")
def test_a_reward_demands_all_its_classifications():
    s = fight("aika-1 vyse-1 | inv: pirates-wrath shifta-20", "booma")
    assert s.targets("reward_attack", "pirates-wrath") == ["vyse-1"]
    assert s.reason("shifta-20") == "classes"


@pytest.mark.rule("RG-106", "RG-110", "RG-117")
def test_keywords_only_matter_to_other_cards():
    """Mothmant takes 1 less from Melee: a bite of a boomerang hurts it, a blade less."""
    s = fight("vyse-1 aika-1", "mothmant mothmant")
    assert s.foresee("vyse-1", "mothmant") == (1, 1, "")
    assert s.foresee("aika-1", "mothmant") == (1, 1, "")
    s = fight("roan-1 aika-1", "mothmant")
    assert s.foresee("roan-1", "mothmant") == (0, 0, "armor")


@pytest.mark.rule("RG-114", "RG-113")
def test_one_attack_and_one_support_in_an_attempt():
    s = fight("fomar-1 vyse-1", "hildebear")
    s.pick("support", "fomar-1")
    assert not s.can("support", "fomar-1")
    assert s.foresee("vyse-1", "hildebear") == (3, 3, "")
    s.attack("fomar-1", "hildebear").attack("vyse-1", "hildebear")
    assert s.hp("hildebear") == 1
    assert s.query == "enemy_action"


@pytest.mark.rule("RG-115")
@pytest.mark.parametrize("option", ["no", "yes"])
def test_defence_against_the_own_side_only_if_the_table_says_so(option):
    s = fight("vyse-1 ryudo-1", "hildebear", defence_own_side=option)
    s.attack("vyse-1", "ryudo-1")
    assert (s.query == "defend") == (option == "yes")


@pytest.mark.rule("RG-133")
@pytest.mark.parametrize("option", ["allowed", "forbidden"])
def test_foes_first_then_the_own_side(option):
    s = fight("vyse-1 ryudo-1", "booma", friendly_fire=option)
    friends = ["vyse-1", "ryudo-1"] if option == "allowed" else []
    assert s.targets("attack", "vyse-1") == ["booma", *friends]


@pytest.mark.rule("RG-129")
def test_riders_need_a_hit_target_but_a_plain_combo_counts_after_a_miss():
    s = fight("gilder-1 vyse-1", "chameleon hildebear")
    s.attack("gilder-1", "chameleon").pick("defence", "chameleon")
    assert s.query == "combo"
    s.pick("again")
    assert [fact.n for fact in s.said(Hits)] == [1]
    s = fight("vyse-2 vyse-1 | inv: noxi", "chameleon chameleon")
    s.attack("vyse-2", "chameleon").pick("defence", "chameleon")
    assert not s.said(Coin), "nobody was hit, nothing is flipped"


@pytest.mark.rule("RG-125", "RG-127")
def test_a_fallen_character_is_cured_and_damage_stays():
    s = Scene("vyse-1 aika-1 | hand: garmia-tower", "fina-1 | hand: poison-lily booma")
    s.attempt("garmia-tower", "vyse-1", "aika-1", slots=["poison-lily booma"]).no()
    s.mark("aika-1", "damage=3,stun").attack("poison-lily", "aika-1")
    assert s.zone("fallen") == ["aika-1"]
    assert s.table.ail[s.card("aika-1")] == 0
    s.attack("booma", "vyse-1")
    s.until("play_action")
    assert s.hp("vyse-1") == 4


@pytest.mark.rule("RG-130", "RG-132")
def test_outside_an_attempt_nobody_is_a_target_but_members_can_be_chosen():
    s = Scene("elena-1 vyse-1:damage=3 | inv: saber", "aika-1")
    assert not s.can("reward_attack")
    s.pick("recovery", "elena-1").pick("pick", "vyse-1")
    assert s.hp("vyse-1") == 4
    assert not s.can("recovery", "elena-1"), "once in a round"


@pytest.mark.rule("RG-134")
def test_a_later_target_comes_at_once():
    s = Scene("vyse-1 | hand: garmia-tower photon-blast", "fina-1 | hand: booma booma saber", watch=["react"])
    s.until("choose_mission").pick("mission", "garmia-tower").until("choose_party").pick("join", "vyse-1").no()
    s.pick("enemy", "booma").pick("enemy", "booma").no().until("party_attack")
    s.attack("vyse-1", "booma").pick("event", "photon-blast").until("choose_target")
    s.pick("target", "booma").until("redraw")
    assert [fact.n for fact in s.said(Hits)] == [4, 4]


@pytest.mark.rule("RG-136", "RG-172")
def test_a_guard_steps_in_and_the_combo_hits_it():
    s = fight("vyse-1 gilder-1", "valuan-guard antonio")
    s.attack("gilder-1", "antonio")
    assert s.asked() == ("redirect", 1)
    s.pick("redirect", "valuan-guard", "antonio")
    assert s.said(StepsIn)
    s.pick("again")
    assert s.enemies == ["antonio"]
    s = fight("drachma-1 fina-1", "booma")
    s.mark("drachma-1", "sleep").no().attack("booma", "fina-1")
    assert s.query != "redirect", "a sleeper may not"


@pytest.mark.rule("RG-137", "RG-141")
def test_a_reward_may_be_used_for_nothing():
    s = Scene("vyse-1 | inv: saber monomate | hand: stone-reef", "aika-1")
    s.pick("reward_nothing", "saber").pick("reward_nothing", "monomate")
    assert s.zone("bank") == ["saber"]
    assert s.zone("discard") == ["monomate"]
    assert s.seen(1).table.kind[s.card("saber")] != 255, "everybody has seen it go there"


@pytest.mark.rule("RG-137")
def test_a_reward_may_be_used_for_nothing_in_a_fight_too():
    """By whoever's attempt it is."""
    s = Scene("vyse-1 | hand: booma", "aika-1 | inv: monomate | hand: garmia-tower")
    s.until("choose_mission").no().until("play_action").attempt("garmia-tower", "aika-1", slots=["booma"])
    assert s.asked() == ("party_attack", 1)
    s.pick("reward_nothing", "monomate", "aika-1")
    assert s.zone("discard", 1) == ["monomate"]


@pytest.mark.rule("RG-38", "RG-141")
def test_a_used_reward_comes_home_to_a_full_bank():
    s = Scene(f"vyse-1 | inv: saber | bank: {'foie-15 ' * 20}", "aika-1")
    s.pick("reward_nothing", "saber")
    assert s.query == "bank_discard"
    s.pick("throw", "foie-15")
    assert s.zone("bank").count("saber") == 1
    assert len(s.zone("bank")) == 20


@pytest.mark.rule("RG-140", "RG-155")
def test_stun_forbids_abilities_also_on_rewards():
    s = Scene("ramar-1 | inv: moonberry", "aika-1")
    assert s.can("ability", "ramar-1")
    assert s.can("reward_ability", "moonberry", "ramar-1")
    s.mark("ramar-1", "stun")
    assert not s.can("ability")
    assert not s.can("reward_ability")


@pytest.mark.rule("RG-111")
def test_an_ability_is_used_as_often_as_it_says_and_paid():
    s = Scene("ramar-1 | inv: moonberry | deck: cutlass-fury", "aika-1")
    s.pick("ability", "ramar-1")
    assert s.counters() == 6
    assert not s.can("ability")
    s.pick("reward_ability", "moonberry").pick("pick", "cutlass-fury")
    assert s.zone("hand") == ["cutlass-fury"]
    assert s.zone("discard") == ["moonberry"]
    s = fight("pepper-1", "hildebear", counters=2)
    s.attack("pepper-1", "hildebear").pick("ability", "pepper-1")
    assert s.counters() == 0
    s.attack("pepper-1", "hildebear")
    assert "hildebear" in s.zone("discard", 1)


@pytest.mark.rule("RG-147", "RG-148", "RG-149", "RG-150")
@pytest.mark.parametrize("option", ["always", "on_heads"])
def test_ranks(option):
    s = fight("mag-1 gre-1", "hildebear empire-gunner", front_extra=option)
    assert s.rank("mag-1") == "middle"
    assert s.rank("gre-1") == s.rank("empire-gunner") == "back"
    assert s.foresee("gre-1", "hildebear") == (2, 2, ""), "Ranged from Back loses nothing"
    assert s.foresee("mag-1", "empire-gunner") == (1, 2, "")
    s.pick("support", "mag-1")
    assert s.foresee("mag-1", "hildebear") == (2, 3, "")
    s.coins("HH").attack("mag-1", "empire-gunner")
    assert [fact.why for fact in s.said(Coin)] == ["front", "back"]
    assert s.said(Hits)[0].n == 2
    s.mark("mag-1", "rank=2")
    assert s.foresee("mag-1", "hildebear") == (1, 1, "")
    s.mark("hildebear", "rank=1")
    assert s.foresee("gre-1", "hildebear") == ((3, 3, "") if option == "always" else (2, 3, ""))


@pytest.mark.rule("RG-122", "RG-123", "RG-159")
def test_the_cap_comes_last_and_the_immune_get_no_mark():
    s = fight("vyse-3 elena-1 | inv: noxi", "looper")
    assert s.foresee("vyse-3", "looper") == (1, 1, "")
    s.reward("noxi", "elena-1", "looper")
    assert s.ails("looper") == set()
    assert s.said(Immune)


@pytest.mark.rule("RG-154")
def test_paralysis_stops_attack_and_support():
    s = fight("fomar-1 vyse-1 | inv: saber", "hildebear")
    s.mark("fomar-1", "paralysis").mark("vyse-1", "paralysis")
    assert not s.can("attack")
    assert not s.can("support")
    assert not s.can("reward_attack")
    assert s.reason("vyse-1") == "paralysed"


@pytest.mark.rule("RG-156")
def test_block_takes_an_enemys_defence():
    s = fight("vyse-1 aika-1", "skull-snail antonio")
    s.mark("skull-snail", "block").attack("vyse-1", "skull-snail")
    assert s.query == "party_attack"
    assert s.hp("skull-snail") == 2


@pytest.mark.rule("RG-157")
@pytest.mark.parametrize("option", ["chosen", "full"])
def test_confusion_leaves_only_the_number(option):
    s = fight("aika-1 vyse-1", "hildebear", confusion_count=option)
    s.mark("aika-1", "confusion")
    assert [o[2] for o in s.options_now() if o[0] == 22 and s.name(o[1]) == "aika-1"] == [-1]
    s.pick("attack", "aika-1", -1)
    if option == "chosen":
        assert s.query == "how_many"
        s.pick("count", None, 1)
    assert len(s.said(Attacks)[0].targets) == (1 if option == "chosen" else 2)


@pytest.mark.rule("RG-158")
def test_a_sleeper_gives_no_aura_and_does_nothing():
    s = fight("vyse-3 aika-1", "hildebear")
    assert s.foresee("aika-1", "hildebear") == (2, 2, "")
    s.mark("vyse-3", "sleep")
    assert s.foresee("aika-1", "hildebear") == (1, 1, "")
    assert not s.can("attack", "vyse-3")
    assert s.reason("vyse-3") == "asleep"


@pytest.mark.rule("RG-121", "RG-144")
def test_a_boost_for_the_next_attack_covers_the_first_use_only():
    s = fight("gilder-1 elena-1 | inv: wow", "hildebear")
    s.pick("reward_support", "wow", "elena-1").pick("pick", "gilder-1")
    s.attack("gilder-1", "hildebear").pick("again").pick("again")
    assert [fact.n for fact in s.said(Hits)] == [3, 1, 1]
