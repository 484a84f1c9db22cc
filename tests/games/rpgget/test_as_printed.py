"""Lines of the printed document that a first version had read otherwise, and lines of which no other scene saw the edge."""

from __future__ import annotations

import pytest

from tabletop.games.rpgget.definition import DEFINITION as RPG
from tabletop.games.rpgget.rules.acts import TARGET
from tabletop.games.rpgget.rules.cards import BLOCK, KIND, STUN
from tabletop.games.rpgget.rules.events import Enters, Out, Recruits, Succeeds, Suffers
from tabletop.games.rpgget.rules.fight_events import Ails, Dies, GetsOver, Grace, Wakes
from tabletop.games.rpgget.rules.table import ENEMIES
from tabletop.match import TableSetup, bot, person
from tabletop.match.seats import usual
from tests.games.rpgget.scene import Scene
from tests.games.rpgget.test_actions import fight


# -- losing ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("RG-21", "RG-124")
def test_whoever_has_nobody_left_is_asked_nothing_any_more():
    s = Scene("roan-1 | hand: valmars-moon | inv: saber pyri", "fina-1 | hand: baltor", "aika-1")
    s.attempt("valmars-moon", "roan-1", slots=["baltor"]).until("party_attack").no()
    s.pick("attack", "baltor", "roan-1").until("redraw")
    assert [fact.seat for fact in s.said(Out)] == [0]
    assert s.seat == 1
    assert sorted(s.zone("removed")) == ["pyri", "roan-1", "saber"]


@pytest.mark.rule("RG-124")
def test_whoever_has_somebody_left_pays_for_who_fell():
    s = Scene("roan-1 vyse-1 | hand: valmars-moon | inv: saber pyri", "fina-1 | hand: baltor")
    s.attempt("valmars-moon", "roan-1", slots=["baltor"]).until("party_attack").no().pick("attack", "baltor", "roan-1")
    assert s.asked() == ("pick_break", 0)


@pytest.mark.rule("RG-28", "RG-153")
def test_an_ailment_that_lands_at_0_hp_is_said():
    """Grace lets the hero stand, and the ailment with it."""
    s = Scene("roan-1:damage=1 | hand: valmars-moon", "fina-1 | hand: ruin-crawler", elimination_grace_rounds="2")
    s.table.rounds = (1, 1)
    s.attempt("valmars-moon", "roan-1", slots=["ruin-crawler"]).until("party_attack").no().coins("H")
    s.attack("ruin-crawler", "roan-1")
    assert s.said(Grace)
    assert s.ails("roan-1") == {"paralysis"}
    assert [(fact.kind, fact.again) for fact in s.said(Ails)] == [(KIND["roan-1"], False)]


@pytest.mark.rule("RG-27")
def test_an_end_by_rounds_is_for_bots_unless_people_choose_it():
    def held(seats, **options):
        setup = TableSetup(game="rpgget", seats=seats, seed=1, options=options)
        return RPG.check_options(setup.with_options(usual(RPG, seats)).options)["stalemate_rounds"]

    assert held((bot(0), bot(1))) == "5"
    assert held((person(0, "Ann"), bot(1))) == "off"
    assert held((person(0, "Ann"), bot(1)), stalemate_rounds="5") == "5"


# -- sleep, poison, paralysis ------------------------------------------------------------------------------------------
@pytest.mark.rule("RG-85", "RG-91", "RG-158")
def test_a_sleeper_is_not_active_when_the_status_step_was_skipped():
    """Without a monster, and when all are beaten: Treasure Hunter pays nobody, and the log says who woke."""
    empty = Scene("vyse-1 | hand: valmars-moon", "fina-1 | hand: sleep-panel")
    empty.attempt("valmars-moon", "vyse-1", slots=["sleep-panel"])
    beaten = Scene("roan-1 vyse-1 | hand: valmars-moon", "fina-1 | hand: booma")
    beaten.attempt("valmars-moon", "vyse-1", "roan-1", slots=["booma"])
    beaten.mark("vyse-1", "sleep").mark("booma", "damage=1").attack("roan-1", "booma")
    for s in (empty, beaten):
        assert [fact.counters for fact in s.said(Succeeds)] == [s.counters() - 5]
        assert [(fact.kind, fact.enemy) for fact in s.said(Wakes)] == [(KIND["vyse-1"], False)]
        assert s.ails("vyse-1") == set()


@pytest.mark.rule("RG-85")
def test_a_sleeper_is_active_again_when_the_step_was_played():
    """Poison fells the last monster in that step: the sleeper wakes there, and is paid."""
    s = Scene("vyse-1 aika-1 | hand: garmia-tower", "fina-1 | hand: booma")
    s.attempt("garmia-tower", "vyse-1", "aika-1", slots=["booma"]).until("party_attack")
    s.mark("booma", "damage=1,poison").mark("vyse-1", "sleep").no().no()
    assert s.said(Succeeds)
    assert s.counters() == 5 + 4 + 1


@pytest.mark.rule("RG-82")
def test_poison_takes_sleepers_too():
    s = Scene("vyse-1 | hand: rixis", "fina-1 | hand: booma gobooma")
    s.attempt("rixis", "vyse-1", slots=["booma gobooma"]).until("party_attack")
    s.mark("booma", "damage=1,poison,sleep").no().no()
    assert [fact.kind for fact in s.said(Dies)] == [s.table.kind[s.card("booma")]]


@pytest.mark.rule("RG-47")
def test_status_with_several_ailments_at_once():
    """Poison hurts a paralysed hero, too; what is cured takes neither of both along, and Sleep goes with the rest."""
    s = Scene("vyse-1:poison,paralysis aika-1:paralysis,stun fina-1:sleep", "aika-1").no()
    assert s.ails("vyse-1") == {"poison", "paralysis"}
    assert s.ails("aika-1") == {"paralysis"}
    assert s.ails("fina-1") == set()
    assert [fact.left for fact in s.said(Suffers)] == [4]


@pytest.mark.rule("RG-115", "RG-158")
def test_a_sleeper_does_not_defend():
    """Neither a monster against the party nor a hero against the monsters."""
    for asleep, asks in (("", 1), ("sleep", 0)):
        s = fight("vyse-1 vyse-2", "skull-snail")
        s.mark("skull-snail", asleep).attack("vyse-1", "skull-snail")
        assert (s.query == "defend") == asks


@pytest.mark.rule("RG-157")
@pytest.mark.parametrize("option", ["chosen", "full"])
def test_of_a_confused_user_of_a_technique_the_number_is_chosen(option):
    s = fight("fomar-1 | inv: zalure-15", "booma booma booma", "rixis", confusion_count=option)
    s.mark("fomar-1", "confusion").pick("reward_support", "zalure-15", "fomar-1")
    assert (s.query == "how_many") == (option == "chosen")
    if option == "chosen":
        assert [spot for _, _, spot in s.options_now()] == [1, 2, 3]
        s.pick("count", spot=1)
    assert len(s.table.marks) == (1 if option == "chosen" else 3)


# -- the bank ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("RG-38")
def test_what_is_salvaged_into_a_full_bank_makes_room_first():
    bank = "saber " * 20
    s = Scene(f"vyse-1 | hand: durham-cave | bank: {bank} | discard: foie-15 pyri", "aika-1")
    s.attempt(
        "durham-cave",
        "vyse-1",
    ).pick("pick", "foie-15")
    assert s.query == "bank_discard"
    assert "foie-15" not in [s.name(card) for _, card, _ in s.options_now()], "never the card that comes"
    s.pick("throw", "saber")
    assert s.zone("bank").count("saber") == 19
    assert "foie-15" in s.zone("bank")
    assert sorted(s.zone("discard")) == ["pyri", "saber"]


# -- Bosses, EP, Combo -------------------------------------------------------------------------------------------------
@pytest.mark.rule("RG-62")
def test_a_boss_stays_the_only_one_also_when_a_small_one_came_between():
    s = Scene("vyse-1 | hand: rixis", "fina-1 | hand: dragon booma antonio")
    s.until("choose_mission").pick("mission", "rixis").until("choose_party").pick("join", "vyse-1").no()
    assert s.choices("enemy") == ["antonio", "booma", "dragon"]
    s.pick("enemy", "dragon").pick("enemy", "booma")
    assert s.table.ep - s.table.spent >= 5
    assert not s.can("enemy", "antonio")
    assert s.reason("antonio") == "boss_limit"


@pytest.mark.rule("RG-61", "RG-64")
def test_nobody_is_recruited_beyond_the_ep():
    """Monest leaves 2 of 4: one Mothmant (1) fits, then a second, then none; with 1 left a single one."""
    for spent, comes in ((0, 2), (1, 1), (2, 0)):
        s = Scene("vyse-1 | hand: garmia-tower", "fina-1 | hand: monest | deck: mothmant mothmant mothmant")
        s.until("choose_mission").pick("mission", "garmia-tower").until("choose_party").pick("join", "vyse-1").no()
        s.table.ep -= spent
        s.pick("enemy", "monest")
        while s.query == "pick_recruit":
            s.answer(s.options_now()[0])
        assert len(s.said(Recruits)) == comes
        assert s.table.spent <= s.table.ep


@pytest.mark.rule("RG-144")
def test_a_use_by_a_combo_starts_none():
    """Gunslinger prints Combo twice: three uses, and no fourth."""
    s = fight("gilder-1 vyse-1", "gobooma")
    s.attack("gilder-1", "gobooma")
    for use in (2, 3):
        assert s.query == "combo", use
        s.pick("again", "gilder-1")
    assert s.query == "party_attack"
    assert s.hp("gobooma") == 1


# -- edges that a changed rule would pass --------------------------------------------------------------------------------
@pytest.mark.rule("RG-115", "RG-171")
def test_of_several_targets_the_first_from_the_left_is_asked_first():
    s = Scene("humar-2 | hand: rixis", "fina-1 | hand: skull-snail", "aika-1 | hand: skull-snail")
    s.attempt("rixis", "humar-2", slots=["skull-snail", "skull-snail"]).until("party_attack")
    mine, other = s.table.zones[ENEMIES]
    s.attack("humar-2", other).answer((TARGET, mine, -1))
    assert s.asked() == ("defend", 1)


@pytest.mark.rule("RG-65", "RG-61")
def test_who_comes_in_and_what_room_is_left_is_told():
    s = Scene("vyse-1 | hand: garmia-tower", "fina-1 | hand: booma")
    s.attempt("garmia-tower", "vyse-1", slots=["booma"])
    (told,) = s.said(Enters)
    assert (told.seat, told.kind, told.left) == (1, KIND["booma"], s.table.ep - s.table.spent)


@pytest.mark.rule("RG-36")
def test_the_last_counter_pays():
    for counters, hand, bank in ((0, False, False), (1, False, True), (2, True, True)):
        s = Scene(f"vyse-1 | hand: pyri | bank: saber | counters: {counters}", "aika-1")
        assert (s.can("pay_hand", "pyri"), s.can("pay_bank", "saber")) == (hand, bank)


@pytest.mark.rule("RG-47")
def test_what_a_status_phase_cures_is_told():
    s = Scene("vyse-1:stun,block,poison", "aika-1").no()
    assert [fact.gone for fact in s.said(GetsOver)] == [STUN | BLOCK]


@pytest.mark.rule("RG-20")
def test_the_tenth_point_ends_it_before_any_counter_is_paid():
    s = Scene("vyse-1 | hand: garmia-tower | score: rixis rixis rixis", "fina-1")
    s.attempt("garmia-tower", "vyse-1")
    assert s.outcome() == ("goal", (0,))
    assert [(fact.total, fact.counters) for fact in s.said(Succeeds)] == [(10, 0)]
    assert s.counters() == 5


@pytest.mark.rule("RG-73")
def test_a_step_ends_when_the_only_attack_left_is_forbidden():
    """Rafoie is Magic; the seal forbids it."""
    s = Scene("fonewearl-2 | hand: rixis", "fina-1 | hand: booma seal-of-granas")
    s.attempt("rixis", "fonewearl-2", slots=["booma seal-of-granas"])
    assert s.query == "enemy_action"
