"""The steps of an attempt (RG-50 to RG-91)."""

from __future__ import annotations

import pytest

from tabletop.core.ask import PASS
from tabletop.games.rpgget.rules.attempts import lying, shut_out, sum_up
from tabletop.games.rpgget.rules.cards import KIND, PLACE
from tabletop.games.rpgget.rules.events import Announces, Fails, Out, Step, Struck
from tabletop.games.rpgget.rules.ops import BY_MOMENT, PROGRAM_OF
from tabletop.games.rpgget.rules.table import ENEMY_ATTACK, ENEMY_STATUS, FALLEN, PARTY, USED_ATTACK
from tabletop.games.rpgget.rules.values import is_last, sends_all
from tests.games.rpgget.scene import Scene
from tests.games.rpgget.test_actions import fight


@pytest.mark.rule("RG-50", "RG-51", "RG-103")
def test_one_mission_in_a_turn_and_no_way_back():
    s = Scene("vyse-1 | hand: battle-training garmia-tower", "aika-1 | hand: booma")
    s.until("choose_mission")
    assert s.choices("mission") == ["battle-training", "garmia-tower"]
    s.pick("mission", "garmia-tower")
    assert (s.table.pp, s.table.ep, s.table.rp) == (5, 4, 4)
    s.no()
    assert s.asked() == ("slot", 1), "nothing calls it off"
    s.no()
    assert s.vp() == 1
    assert s.asked() == ("redraw", 1), "and no second mission in this turn"


@pytest.mark.rule("RG-52")
def test_a_mission_is_announced_to_everybody():
    s = Scene("vyse-1 | hand: garmia-tower", "aika-1").until("choose_mission")
    mission = s.card("garmia-tower")
    s.pick("mission", "garmia-tower")
    assert s.heard(1, Announces) == [Announces(0, KIND["garmia-tower"], mission)]


@pytest.mark.rule("RG-55", "RG-56")
@pytest.mark.parametrize("option", ["allowed", "forbidden"])
def test_members_within_pp(option):
    s = Scene(
        "vyse-3 hucast-1 roan-1 | hand: battle-training | fallen: aika-1", "aika-1 | hand: booma", empty_party=option
    )
    s.until("choose_mission").pick("mission", "battle-training")
    assert s.can("join", "vyse-3")
    assert not s.can("join", "aika-1")
    assert s.reason("aika-1") == "not_in_party"
    assert (PASS in s.options_now()) == (option == "allowed")
    s.pick("join", "hucast-1")
    assert s.choices("join") == ["roan-1"]
    assert s.reason("vyse-3") == "pp"
    assert not sends_all(s.table)
    s.pick("join", "roan-1")
    assert s.active == ["hucast-1", "roan-1"]
    assert sorted(s.party()) == ["hucast-1", "roan-1", "vyse-3"], "active members stay members"


def test_the_table_warns_of_the_last_character_and_of_sending_all():
    s = Scene("vyse-1 | hand: battle-training", "aika-1 fina-1 | hand: booma")
    assert is_last(s.table, s.unit("vyse-1"))
    assert not is_last(s.table, s.unit("fina-1"))
    s.until("choose_mission").pick("mission", "battle-training").pick("join", "vyse-1")
    assert sends_all(s.table)
    assert is_last(s.table, s.unit("vyse-1"))


@pytest.mark.rule("RG-61", "RG-63")
@pytest.mark.parametrize("option", ["yes", "no"])
def test_a_roadblock_costs_ep_and_is_discarded(option):
    s = Scene(
        "vyse-1:damage=4 aika-1 | hand: battle-training",
        "fina-1 | hand: laser-fence gobooma rivals-challenge",
        roadblock_uses_ep=option,
    )
    s.until("choose_mission").pick("mission", "battle-training").pick("join", "vyse-1").pick("join", "aika-1").no()
    s.pick("roadblock", "laser-fence")
    assert s.zone("fallen") == ["vyse-1"], "its effect, and kills with it"
    assert s.zone("discard", 1) == ["laser-fence"]
    assert s.can("enemy", "gobooma") == (option == "no")


@pytest.mark.rule("RG-63", "RG-171", "RG-178")
def test_a_cancelled_roadblock_stays_paid():
    s = Scene(
        "vyse-1 | hand: battle-training rivals-challenge",
        "fina-1 | hand: laser-fence gobooma saber",
        watch=["react"],
    )
    s.until("choose_mission").pick("mission", "battle-training").until("choose_party").pick("join", "vyse-1").no()
    s.pick("roadblock", "laser-fence")
    s.pick("event", "rivals-challenge", seat=0)
    s.until("slot")
    assert s.hp("vyse-1") == 5
    assert s.table.spent == 2
    assert not s.can("enemy", "gobooma")


@pytest.mark.rule("RG-64")
@pytest.mark.parametrize("option", ["must", "may_decline"])
def test_recruit_takes_an_enemy_that_fits(option):
    s = Scene(
        "vyse-1 | hand: battle-training", "fina-1 | hand: empire-trooper | deck: empire-trooper", recruit_fail=option
    )
    s.until("choose_mission").pick("mission", "battle-training").no().pick("enemy", "empire-trooper")
    assert s.query == "pick_recruit"
    assert (PASS in s.options_now()) == (option == "may_decline")
    s.pick("enemy", "empire-trooper")
    assert s.enemies == ["empire-trooper"] * 2
    assert s.query == "pick_recruit", "when it enters it recruits, too"


@pytest.mark.rule("RG-65", "RG-124")
def test_whom_an_enemy_fells_as_it_enters_falls_before_the_next_card(monkeypatch):
    """None of ours does: this one is lent the text of Laser Fence."""
    fence = PROGRAM_OF[PLACE.index(KIND["laser-fence"])]
    entering = [
        fence if kind == KIND["booma"] else number for kind, number in enumerate(BY_MOMENT["intrinsic on_enter"])
    ]
    monkeypatch.setitem(BY_MOMENT, "intrinsic on_enter", entering)
    s = Scene("vyse-1 roan-1:damage=2 | hand: garmia-tower", "fina-1 | hand: booma booma")
    s.until("choose_mission").pick("mission", "garmia-tower").until("choose_party")
    s.pick("join", "vyse-1").pick("join", "roan-1").no().pick("enemy", "booma")
    assert s.asked() == ("slot", 1), "the next card is still to come"
    assert s.zone("fallen") == ["roan-1"]
    assert s.active == ["vyse-1"]


@pytest.mark.rule("RG-66")
def test_nobody_there_is_success_without_further_ado():
    s = Scene("vyse-1 racaseal-1 | hand: rise-of-soltis", "fina-1 | hand: saber")
    s.attempt("rise-of-soltis", "vyse-1", "racaseal-1", slots=[""])
    assert s.vp() == 4
    assert s.ails("vyse-1") | s.ails("racaseal-1") == set(), "the text for set enemies does not happen"


@pytest.mark.rule("RG-67", "RG-111")
def test_enemies_set_first_the_mission_then_abilities_attempter_first():
    s = Scene(
        "vyse-1 racaseal-1 | hand: rise-of-soltis", "fina-1 | hand: chaos-sorcerer", "aika-1 | hand: mind-stealer"
    )
    s.until("choose_mission").pick("mission", "rise-of-soltis").pick("join", "vyse-1").no()
    s.pick("enemy", "chaos-sorcerer").pick("enemy", "mind-stealer")
    assert s.ails("vyse-1") == {"stun"}
    assert s.asked() == ("ability_prompt", 1), "RAcaseal stayed at home"
    s.pick("ability", "chaos-sorcerer").pick("pick", "vyse-1")
    assert s.asked() == ("ability_prompt", 2)
    s.no()
    assert s.ails("vyse-1") == {"stun", "block"}


@pytest.mark.rule("RG-70", "RG-72", "RG-76", "RG-77", "RG-78", "RG-88", "RG-89")
def test_the_step_may_be_ended_and_the_monsters_strike_in_seat_order():
    s = Scene("vyse-1 ryudo-1 | hand: garmia-tower", "fina-1 | hand: booma booma", "aika-1 | hand: booma")
    s.attempt("garmia-tower", "vyse-1", "ryudo-1", slots=["booma booma", "booma"])
    s.attack("vyse-1", "booma").no()
    assert s.asked() == ("enemy_action", 1)
    s.attack("booma", "ryudo-1")
    assert s.query == "defend"
    s.pick("defence", "ryudo-1")
    assert s.hp("ryudo-1") == 5
    assert s.asked() == ("enemy_action", 2)
    s.no()
    assert s.said(Fails)
    assert s.zone("discard") == ["garmia-tower"]
    assert s.enemies == s.active == []
    assert s.zone("discard", 1) == ["booma", "booma"]
    assert s.counters() == 7, "on failure: 2 counters"


@pytest.mark.rule("RG-73")
@pytest.mark.parametrize("option", ["no_legal_action", "attacks_spent"])
def test_the_step_ends_by_itself(option):
    s = Scene("mag-1 | hand: garmia-tower | inv: monomate", "fina-1 | hand: gobooma", auto_end=option)
    s.attempt("garmia-tower", "mag-1", slots=["gobooma"])
    s.attack("mag-1", "gobooma")
    assert (s.query == "party_attack") == (option == "no_legal_action"), "a Support is left"
    if option == "no_legal_action":
        s.pick("support", "mag-1")
    assert s.query in {"enemy_action", "interrupt"}, "a Monomate does not count"


@pytest.mark.rule("RG-80", "RG-88")
def test_with_no_active_member_attacks_find_no_target():
    s = Scene("vyse-1 | hand: garmia-tower", "fina-1 | hand: booma")
    s.attempt("garmia-tower", slots=["booma"])
    assert s.targets("attack", "booma") == ["booma"], "only the own side is there"
    s.no()
    assert s.said(Fails)
    assert not s.said(Out)


@pytest.mark.rule("RG-76", "RG-82", "RG-84", "RG-87", "RG-90")
def test_success_gives_points_and_counters():
    s = Scene("vyse-1 | hand: garmia-tower", "fina-1 | hand: booma")
    s.attempt("garmia-tower", "vyse-1", slots=["booma"]).attack("vyse-1", "booma")
    assert s.vp() == 1
    assert s.counters() == 5 + 4 + 1, "RP, and Treasure Hunter"
    assert not [fact for fact in s.said(Step) if fact.step in {ENEMY_ATTACK, ENEMY_STATUS}]


@pytest.mark.rule("RG-71", "RG-116", "RG-118", "RG-177")
def test_an_enemy_mends_between_two_actions():
    s = Scene("vyse-1 aika-1 | hand: garmia-tower", "fina-1 | hand: sinow-gold", watch=["interrupt"])
    s.attempt("garmia-tower", "vyse-1", "aika-1", slots=["sinow-gold"])
    s.attack("vyse-1", "sinow-gold")
    assert s.asked() == ("interrupt", 1)
    s.pick("recovery", "sinow-gold").pick("target", "sinow-gold")
    assert s.hp("sinow-gold") == 4
    assert s.query == "party_attack"
    s.attack("aika-1", "sinow-gold").no()
    assert s.query != "interrupt", "once in an attempt"


@pytest.mark.rule("RG-28")
@pytest.mark.parametrize(("grace", "fallen"), [("0", True), ("2", False)])
def test_grace_and_consolation(grace, fallen):
    s = Scene(
        "vyse-1:damage=4 | hand: garmia-tower",
        "fina-1 | hand: booma",
        elimination_grace_rounds=grace,
        consolation_counters="1",
    )
    s.table.rounds = (1, 1)
    s.attempt("garmia-tower", "vyse-1", slots=["booma"]).no().attack("booma", "vyse-1")
    assert s.game.over == fallen
    if not fallen:
        assert s.hp("vyse-1") == 1
        assert s.counters() == 5 + 1 + 2


@pytest.mark.rule("RG-26")
def test_all_that_are_left_fall_together():
    for score, winners in (("rixis", (0,)), ("garmia-tower", ())):
        s = Scene(f"vyse-1:damage=5 | score: {score}", "aika-1:damage=5 | hand: battle-training | score: garmia-tower")
        s.until("choose_mission").no().until("choose_mission").pick("mission", "battle-training")
        assert s.outcome() == ("together", winners)


@pytest.mark.rule("RG-27")
def test_when_nothing_happens_the_most_vp_wins():
    for option, over in (("5", True), ("off", False)):
        hand = "hand: " + "stone-reef " * 9
        s = Scene(f"vyse-1 | {hand} | score: garmia-tower", f"aika-1 | {hand}", stalemate_rounds=option)
        for _ in range(60):
            if s.game.over or s.table.rounds[0] > 10:
                break
            s.no()
        assert s.game.over == over
        if over:
            assert s.outcome() == ("stalemate", (0,))
    s = Scene(f"vyse-1 | {hand}", f"aika-1 | {hand} | score: garmia-tower", round_cap="40")
    s.table.rounds = (40, 39)
    while not s.game.over:
        s.no()
    assert s.outcome() == ("stalemate", (1,))


@pytest.mark.rule("RG-77")
def test_the_enemy_attack_is_summed_up_in_one_line():
    """Who struck and who fell in that step; a step without a blow says nothing."""
    s = Scene("ryudo-1:damage=4 vyse-1 | hand: garmia-tower | fallen: aika-1", "fina-1 | hand: booma")
    s.attempt("garmia-tower", "ryudo-1", "vyse-1", slots=["booma"]).no().attack("booma", "ryudo-1").until("redraw")
    assert s.said(Struck) == [Struck(0, (KIND["booma"],), (KIND["ryudo-1"],))]


def test_who_got_up_meanwhile_hides_nobody_who_fell():
    s = fight("vyse-1 ryudo-1", "booma")
    up, down = s.unit("vyse-1"), s.unit("ryudo-1")
    s.table.move(up, FALLEN)
    lay = lying.__wrapped__(s.table, 0)
    s.table.move(up, PARTY)
    s.table.move(down, FALLEN)
    s.table.used[s.unit("booma")] = USED_ATTACK
    s.table.events = []
    sum_up.__wrapped__(s.table, 0, lay)
    assert [event[2] for event in s.table.events] == [Struck(0, (KIND["booma"],), (KIND["ryudo-1"],))]


@pytest.mark.rule("RG-60")
@pytest.mark.parametrize(("deck", "over"), [("blue-rogues", True), ("pioneer", False), ("", False)])
def test_a_slot_is_over_when_nothing_can_follow_as_far_as_all_know(deck, over):
    """All EP are spent: one deck has no card that could still be played there, one has, of the last nobody knows."""
    s = Scene("vyse-1 | hand: garmia-tower", "aika-1 | hand: hildebear saber", known=("pioneer", deck))
    s.until("choose_mission").pick("mission", "garmia-tower").until("choose_party").pick("join", "vyse-1").no()
    assert not shut_out(s.table, 1)
    s.pick("enemy", "hildebear")
    assert s.table.spent == s.table.ep
    assert shut_out(s.table, 1) == over
