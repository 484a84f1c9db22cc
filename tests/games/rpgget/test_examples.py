"""The worked examples of the rules (section 8, as corrected by section 12), with every number in them."""

from __future__ import annotations

import pytest

from tabletop.games.rpgget.rules.events import Out, Succeeds
from tabletop.games.rpgget.rules.fight_events import Attacks, Coin, Hits, Strengthens
from tabletop.games.rpgget.words.log import WORDS
from tests.games.rpgget.scene import Scene

IDLE = "hand: battle-training"


@pytest.mark.rule("RG-120", "RG-131", "RG-141", "RG-104")
def test_ex_1_two_targets():
    """Gibarta on two Rag Rappies: nobody twice; A plays dead and is missed, B takes 2; Block finds no hit survivor."""
    s = Scene("fonewearl-1 | hand: battle-training | inv: gibarta-30", "aika-1 | hand: rag-rappy rag-rappy")
    s.attempt("battle-training", "fonewearl-1", slots=["rag-rappy rag-rappy"])
    s.pick("reward_attack", "gibarta-30", "fonewearl-1")
    first = s.options_now()[0]
    s.answer(first)
    assert first not in s.options_now(), "no target twice"
    s.pick("target", "rag-rappy")
    assert s.query == "defend"
    s.coins("HT").pick("defence", "rag-rappy")
    s.pick("defence", "rag-rappy")
    assert [fact.heads for fact in s.said(Coin)] == [True, False]
    assert [fact.n for fact in s.said(Hits)] == [2]
    assert s.enemies == ["rag-rappy"]
    assert s.ails("rag-rappy") == set()
    assert s.zone("bank") == ["gibarta-30"]


def gilder(enemy, *support):
    s = Scene("gilder-1 fomar-1 | hand: forest-depths", f"aika-1 | hand: {enemy}")
    s.attempt("forest-depths", "gilder-1", "fomar-1", slots=[enemy])
    for name in support:
        s.pick("support", name)
    return s.attack("gilder-1", enemy)


@pytest.mark.rule("RG-143", "RG-144")
def test_ex_2_combo_twice():
    """Three attacks: 3 damage to Gobooma; 0 three times to a Relic Drone; with Shifta the first use kills it."""
    s = gilder("gobooma")
    s.pick("again").pick("again")
    assert s.hp("gobooma") == 1
    assert [fact.use for fact in s.said(Attacks)] == [1, 2, 3]
    s = gilder("relic-drone")
    s.pick("again").pick("again")
    assert [fact.n for fact in s.said(Hits)] == [0, 0, 0]
    s = gilder("relic-drone", "fomar-1")
    assert s.enemies == []
    assert [fact.use for fact in s.said(Attacks)] == [1]


@pytest.mark.rule("RG-73", "RG-76", "RG-82", "RG-84", "RG-90", "RG-158")
def test_ex_3_only_a_sleeper_left():
    """Booma dead, Gobooma asleep: nothing of the enemies happens, and the attempt succeeds."""
    s = Scene("elena-1 ryudo-1 | hand: garmia-tower | inv: snooze", "aika-1 | hand: booma gobooma")
    s.attempt("garmia-tower", "elena-1", "ryudo-1", slots=["booma gobooma"])
    s.coins("H").reward("snooze", "elena-1", "gobooma")
    assert s.ails("gobooma") == {"sleep"}
    s.attack("ryudo-1", "booma")
    assert s.enemies == ["gobooma"]
    assert s.query == "party_attack", "the sleeper may still be attacked"
    s.no()
    assert s.vp() == 1
    assert s.zone("discard", 1) == ["booma", "gobooma"]
    (success,) = s.said(Succeeds)
    assert success.asleep == 1
    assert WORDS[Succeeds](success)[-1] == ": +1 VP, now 1; sleeping monsters count as defeated; +4 counters."


@pytest.mark.rule("RG-113", "RG-139")
def test_ex_4_title_picture():
    """Ryudo uses the Pirate Cutlass on a Rag Rappy that shows tails; his printed Attack is still unused."""
    s = Scene("ryudo-1 | hand: battle-training | inv: pirate-cutlass", "aika-1 | hand: rag-rappy booma")
    s.attempt("battle-training", "ryudo-1", slots=["rag-rappy booma"])
    s.pick("reward_attack", "pirate-cutlass", "ryudo-1").pick("target", "rag-rappy")
    s.coins("T").pick("defence", "rag-rappy")
    assert s.enemies == ["booma"]
    assert s.zone("bank") == ["pirate-cutlass"]
    assert s.can("attack", "ryudo-1", "booma")
    s.until("enemy_action").attack("booma", "ryudo-1")
    assert not s.can("reward_defence"), "its Parry is gone"
    assert s.can("defence", "ryudo-1")


SLEEPER = ("tio-1 elena-1 | hand: blaze-ruins | inv: noxi", "aika-1 | hand: booma hildebear")


@pytest.mark.rule("RG-77", "RG-79", "RG-82", "RG-83", "RG-85", "RG-153")
def test_ex_5_a_sleeper_returns():
    """Booma claws; nobody is poisoned, so Hildebear wakes and attacks. With Noxi's Poison Booma dies in the tick."""
    s = Scene(*SLEEPER)
    s.attempt("blaze-ruins", "tio-1", "elena-1", slots=["booma hildebear"])
    s.mark("hildebear", "sleep")
    s.no()
    assert s.choices("attack") == ["booma"]
    s.attack("booma", "tio-1")
    assert s.query == "enemy_action"
    assert s.choices("attack") == s.choices("attack_2") == ["hildebear"]
    s.attack("hildebear", "tio-1", "attack_2").pick("target", "elena-1").no()
    assert s.hp("elena-1") == 2
    s = Scene(*SLEEPER)
    s.attempt("blaze-ruins", "tio-1", "elena-1", slots=["booma hildebear"])
    s.mark("hildebear", "sleep")
    s.reward("noxi", "elena-1", "booma")
    assert s.hp("booma") == 1
    s.no().no()
    assert s.vp() == 2
    assert s.zone("discard", 1) == ["booma", "hildebear"]


@pytest.mark.rule("RG-121", "RG-123", "RG-148", "RG-150")
@pytest.mark.parametrize(("coin", "left"), [("H", 0), ("T", 1)])
def test_ex_6_arithmetic(coin, left):
    """Chain pulls the Golem to Front for 1 with Full Spirit; Mag from Front with +1: 4 + 1 - 1 = 4, or 3."""
    s = Scene(
        "chain-1 mag-1 | hand: temple-of-pyrynn full-spirit | inv: tune-up",
        "aika-1 | hand: vault-golem",
        watch=["react"],
    )
    s.until("choose_mission").pick("mission", "temple-of-pyrynn")
    s.until("choose_party").pick("join", "chain-1").pick("join", "mag-1").no()
    s.pick("enemy", "vault-golem")
    s.pick("event", "full-spirit")
    s.until("party_attack")
    s.attack("chain-1", "vault-golem")
    s.until("party_attack")
    assert s.hp("vault-golem") == 4, "1 + 1 - 1"
    assert s.rank("vault-golem") == "front"
    s.pick("support", "mag-1")
    assert s.rank("mag-1") == "front"
    assert s.foresee("mag-1", "vault-golem") == (3, 4, "")
    s.coins(coin).attack("mag-1", "vault-golem")
    s.until("party_attack") if left else None
    assert (s.hp("vault-golem") if left else len(s.zone("discard", 1)) - 1) == left


@pytest.mark.rule("RG-123", "RG-115")
def test_ex_7_halve():
    """The Claudia with the Captain's aura: 4, halved 2. Pirates' Wrath of Vyse himself with Critical! on tails: 7, halved 4."""
    s = Scene(
        "gilder-1 vyse-3 | hand: rise-of-soltis critical | inv: the-claudia pirates-wrath",
        "aika-1 | hand: dark-falz",
        watch=["react"],
    )
    s.until("choose_mission").pick("mission", "rise-of-soltis").until("choose_party")
    s.pick("join", "gilder-1").pick("join", "vyse-3").no().pick("enemy", "dark-falz").no().until("party_attack")
    s.table.ail[s.unit("vyse-3")] = s.table.ail[s.unit("gilder-1")] = 0
    s.pick("reward_attack", "the-claudia", "gilder-1").pick("target", "dark-falz").no()
    s.until("defend").pick("defence", "dark-falz")
    assert [fact.n for fact in s.said(Hits)] == [2]
    s.pick("reward_attack", "pirates-wrath", "vyse-3").pick("target", "dark-falz")
    s.coins("T").pick("event", "critical").until("party_attack")
    assert [fact.n for fact in s.said(Hits)][-1] == 7, "Absorb works once in an attempt"
    assert [(fact.x, fact.y) for fact in s.said(Strengthens)] == [(1, 0)], "the card says what it has done"


@pytest.mark.rule("RG-123")
def test_ex_7_rounds_up():
    s = Scene("vyse-3 | hand: rise-of-soltis | inv: pirates-wrath", "aika-1 | hand: dark-falz")
    s.attempt("rise-of-soltis", "vyse-3", slots=["dark-falz"])
    s.table.ail[s.unit("vyse-3")] = 0
    s.mark("vyse-3", "once=1")
    s.pick("reward_attack", "pirates-wrath", "vyse-3").pick("target", "dark-falz").pick("defence", "dark-falz")
    assert s.said(Hits)[0].n == 4


@pytest.mark.rule("RG-122", "RG-159")
def test_ex_8_star():
    """Slipara with WOW! on a unit in Front stays 0 and puts it to sleep; a Boss is Steadfast; the boost is spent."""
    for enemy, asleep in (("gobooma", {"sleep"}), ("antonio", set())):
        s = Scene("fonewearl-1 elena-1 | hand: forest-depths | inv: slipara wow", f"aika-1 | hand: {enemy} booma")
        s.table.counters = (5, 5)
        s.attempt("forest-depths", "fonewearl-1", "elena-1", slots=[enemy])
        s.pick("reward_support", "wow", "elena-1").pick("pick", "fonewearl-1")
        s.mark(enemy, "rank=1")
        before = s.hp(enemy)
        s.coins("H").reward("slipara", "fonewearl-1", enemy)
        assert s.hp(enemy) == before
        assert s.ails(enemy) == asleep
        assert not s.table.marks


@pytest.mark.rule("RG-112", "RG-154")
def test_ex_9_paralysis_on_armour():
    """Freeze Trap turns armour and weakness of Garanz off: a Saber deals 2 instead of 1, Razonde 1 either way."""
    for pay in (True, False):
        s = Scene("racaseal-1 humar-1 | hand: temple-of-pyrynn | inv: saber razonde-20", "aika-1 | hand: garanz")
        s.attempt("temple-of-pyrynn", "racaseal-1", "humar-1", slots=["garanz"])
        assert s.query == "ability_prompt"
        if pay:
            s.pick("ability", "racaseal-1").pick("pick", "garanz")
            assert s.counters() == 4
            assert s.ails("garanz") == {"paralysis"}
        else:
            s.no()
        s.reward("saber", "humar-1", "garanz")
        s.reward("razonde-20", "humar-1", "garanz")
        assert [fact.n for fact in s.said(Hits)] == ([2, 1] if pay else [1, 1])


@pytest.mark.rule("RG-21", "RG-22", "RG-23", "RG-124")
def test_ex_10_together():
    """Fire Breath fells the last two Characters at the same moment: the attempter is out, cards go to discard piles."""
    s = Scene("aika-1:damage=2 elena-1:damage=2 | hand: blaze-ruins", "vyse-1 | hand: dragon", "fina-1")
    s.attempt("blaze-ruins", "aika-1", "elena-1", slots=["dragon"])
    s.no().attack("dragon", "aika-1").pick("target", "elena-1").no()
    assert s.said(Out) == [Out(0, "party")]
    assert s.zone("discard") == ["blaze-ruins"]
    assert s.zone("discard", 1) == ["dragon"]
    assert s.table.turn == 1


@pytest.mark.rule("RG-47", "RG-52", "RG-126")
def test_ex_11_0_hp_outside():
    """Fina at 0 HP stays; a Monomate would save her; the next announcement of anybody fells her."""
    s = Scene("fina-1:damage=2,poison", "vyse-1 | hand: battle-training", "aika-1")
    s.no()
    assert s.hp("fina-1") == 0
    assert s.party() == ["fina-1"]
    s.until("choose_mission").no()
    s.until("choose_mission")
    assert s.seat == 1
    s.pick("mission", "battle-training")
    assert s.said(Out) == [Out(0, "party")]
    s = Scene("fina-1:damage=2,poison | inv: monomate", "vyse-1 | hand: battle-training")
    s.no()
    assert s.query == "choose_mission"
    s.pick("reward_recovery", "monomate").pick("pick", "fina-1")
    assert s.hp("fina-1") == 3


@pytest.mark.rule("RG-41", "RG-42", "RG-145")
def test_ex_12_replacement():
    """A fresh Vyse; in the unconscious pile Vyse 3 lies there until a Scape Doll brings him back at 3 HP."""
    s = Scene("aika-1 | hand: vyse-3 | fallen: vyse-1 | inv: scape-doll", "aika-1")
    s.pick("character", "vyse-3")
    assert s.zone("fallen") == ["vyse-3"]
    s.pick("reward_recovery", "scape-doll").pick("pick", "vyse-3")
    assert s.hp("vyse-3") == 3
    assert s.zone("discard") == ["vyse-1", "scape-doll"]


@pytest.mark.rule("RG-60", "RG-61", "RG-62")
def test_ex_13_budget():
    """EP 10: Dragon leaves 4; Antonio is too large and a second Boss; Hildebear takes all; Laser Fence finds no room."""
    s = Scene(
        "vyse-1 aika-1 | hand: temple-of-pyrynn",
        "fina-1 | hand: dragon",
        "fina-1 | hand: antonio hildebear laser-fence",
    )
    s.attempt("temple-of-pyrynn", "vyse-1", slots=["dragon"])
    assert s.seat == 2
    assert s.choices("enemy") == ["hildebear"]
    assert s.reason("antonio") == "boss_limit"
    s.pick("enemy", "hildebear")
    assert not s.can("roadblock")
    assert s.reason("laser-fence") == "ep"


@pytest.mark.rule("RG-64", "RG-65")
def test_ex_14_recruit():
    """Monest recruits twice: one Mothmant enters, the second Recruit finds none."""
    s = Scene("vyse-1 | hand: forest-depths", "fina-1 | hand: monest | deck: mothmant")
    s.until("choose_mission").pick("mission", "forest-depths").until("choose_party").no()
    s.pick("enemy", "monest")
    s.pick("enemy", "mothmant")
    assert s.query == "pick_recruit"
    s.no()
    assert s.enemies == ["monest", "mothmant"]
    assert s.table.ep - s.table.spent == 2


@pytest.mark.rule("RG-102", "RG-171", "RG-174", "RG-178")
def test_ex_15_answers():
    """Cancel! is answered by Rival's Challenge: the attack goes on, both are discarded, the window opens again."""
    s = Scene(
        "vyse-1 | hand: battle-training rivals-challenge saber", "fina-1 | hand: booma cancel saber", watch=["react"]
    )
    s.until("choose_mission").pick("mission", "battle-training").until("choose_party").pick("join", "vyse-1").no()
    s.pick("enemy", "booma").no().until("party_attack").attack("vyse-1", "booma")
    assert s.asked() == ("react", (0, 1))
    s.no(0).pick("event", "cancel", seat=1)
    assert s.query == "react"
    assert s.can("event", "rivals-challenge", seat=0)
    s.pick("event", "rivals-challenge", seat=0).no(1)
    assert s.asked() == ("react", (0, 1)), "of the attack, once more from the turn player"
    s.no(0).no(1)
    assert s.zone("discard", 1)[:1] == ["cancel"]
    assert "rivals-challenge" in s.zone("discard")
    assert [fact.n for fact in s.said(Hits)] == [2]


@pytest.mark.rule("RG-157", "RG-115")
def test_ex_16_confusion():
    """The draw among four is Ryudo himself: 2 damage, no Parry in this step, and his attack is used."""
    s = Scene("ryudo-1 elena-1 | hand: forest-depths", "aika-1 | hand: booma gobooma")
    s.attempt("forest-depths", "ryudo-1", "elena-1", slots=["booma gobooma"])
    s.mark("ryudo-1", "confusion")
    s.dice((4, 0)).pick("attack", "ryudo-1", -1)
    assert s.hp("ryudo-1") == 3
    assert not s.can("attack", "ryudo-1")


@pytest.mark.rule("RG-20", "RG-91")
def test_ex_18_win_inside_an_attempt():
    """8 VP and a Mission worth 2: over when it reaches the pile; RP and texts no longer happen."""
    s = Scene("vyse-1 | hand: seek-my-master | score: rixis rixis garmia-tower garmia-tower", "aika-1 | hand: booma")
    s.attempt("seek-my-master", "vyse-1", slots=[""])
    assert s.outcome() == ("goal", (0,))
    assert s.counters() == 5


@pytest.mark.rule("RG-52", "RG-60", "RG-126", "RG-24")
def test_ex_19_several_players():
    """B's only Character falls at A's announcement: B sits out, and only C has a slot."""
    s = Scene(
        "vyse-1 | hand: battle-training", "fina-1:damage=3,poison | hand: booma | inv: saber", "aika-1 | hand: booma"
    )
    s.attempt("battle-training", "vyse-1")
    assert s.asked() == ("slot", 2)
    assert s.table.alive == (True, False, True)
    assert s.zone("removed", 1) == ["fina-1", "saber"]


@pytest.mark.rule("RG-116", "RG-138", "RG-156")
def test_ex_20_block_and_freeze():
    """Blocked Fina may use no Magic, but her printed Lunar Blessing; B's Monomate is frozen, B's printed Resta is not."""
    s = Scene(
        "fina-1 elena-1:damage=1 | hand: forest-depths | inv: sacri lunar-glyph",
        "fonewearl-1:damage=1 | hand: booma | inv: monomate",
        watch=["react"],
    )
    s.until("choose_mission").pick("mission", "forest-depths").until("choose_party").pick("join", "fina-1").no()
    s.pick("enemy", "booma").no()
    assert s.can("recovery", "fonewearl-1", seat=1)
    assert not s.can("reward_recovery", seat=1)
    s.until("party_attack")
    s.mark("fina-1", "block")
    assert not s.can("reward_recovery", "sacri")
    assert not s.can("reward_attack", "lunar-glyph")
    assert s.can("recovery", "fina-1")
    assert s.reason("sacri") == "blocked"
