"""What is shown before it is done: the exact damage, why it is 0, numbers on badges and cards (section 11)."""

from __future__ import annotations

import pytest

from tabletop.games.rpgget.definition import DEFINITION as RPG
from tabletop.games.rpgget.rules.acts import ATTACK, PICK, REWARD_ATTACK, TARGET, USE_ABILITY
from tabletop.games.rpgget.rules.fight_events import Ails
from tabletop.games.rpgget.rules.table import DECK, PARTY, USED_ATTACK, USED_DEFENCE
from tabletop.games.rpgget.words.log import WORDS
from tests.games.rpgget.scene import Scene
from tests.games.rpgget.test_actions import fight
from tests.saying import said, says


def lines(s, act, name, spot=None):
    """Target -> the line that is shown for it, of the option of a card."""
    seen = s.seen(0)
    option = next(o for o in seen.options if o[0] == act and s.name(o[1]) == name and spot in (None, s.name(o[2])))
    return {s.name(told.card): told.line for told in RPG.looks.preview(seen, option)}


def test_every_target_has_its_damage_and_what_becomes_of_it():
    s = fight("roan-1 vyse-1 mag-1", "mothmant booma gobooma")
    assert lines(s, ATTACK, "roan-1")["mothmant"] == "0: armour"
    assert lines(s, ATTACK, "vyse-1") == {
        "mothmant": "-1: falls",
        "booma": "-2: falls",
        "gobooma": "-2: 2 HP left",
        "roan-1": "-2: 1 HP left",
        "vyse-1": "-2: 3 HP left",
        "mag-1": "-2: 3 HP left",
    }
    s.pick("support", "mag-1")
    assert lines(s, ATTACK, "mag-1")["booma"] == "-2 to -3: falls"


def test_rewards_stars_and_terms():
    s = fight("fonewearl-1 vyse-1 | inv: slipara noxi", "garanz")
    assert lines(s, REWARD_ATTACK, "slipara") == {"garanz": "0: effect only"}
    seen = s.seen(0)
    option = next(o for o in seen.options if o[0] == ATTACK and s.name(o[1]) == "vyse-1")
    told = next(told for told in RPG.looks.preview(seen, option) if s.name(told.card) == "garanz")
    assert told.terms == ("2 Twin Cutlass", "-1 by armour")
    assert RPG.looks.preview(seen, (-1, -1, -1)) == ()


@pytest.mark.rule("RG-133")
def test_who_may_use_a_reward_is_not_shown_as_its_target():
    """Until the user has been chosen: then the own side may be aimed at, and says what that would come to."""
    s = fight("humar-1 vyse-1 | inv: saber", "booma gobooma")
    for user in ("humar-1", "vyse-1"):
        assert lines(s, REWARD_ATTACK, "saber", user).keys() == {"booma", "gobooma"}
    s.pick("reward_attack", "saber", "humar-1")
    assert lines(s, TARGET, "vyse-1").keys() == {"vyse-1"}


@pytest.mark.rule("RG-123")
def test_a_cap_is_named_only_where_it_takes_something_off():
    """Also where a coin of Front may lift the blow over it."""

    def capped(hero, said):
        s = fight(hero, "recumen")
        s.mark(hero, said)
        seen = s.seen(0)
        option = next(o for o in seen.options if o[0] == ATTACK and s.name(o[2]) == "recumen")
        return "at most 4" in next(t for t in RPG.looks.preview(seen, option) if s.name(t.card) == "recumen").terms

    assert not capped("vyse-1", "damage=0")
    assert not capped("vyse-1", "once=2")
    assert capped("vyse-1", "once=3")
    assert capped("vyse-1", "once=2,rank=1"), "a coin of Front adds one"


@pytest.mark.rule("RG-162")
def test_of_what_is_searched_the_number_of_copies_is_marked():
    """One card lies for all of its kind; where there is one only, nothing is to be said."""
    s = Scene("vyse-1 | hand: moonberry | deck: monomate monomate monomate handgun handgun saber", "aika-1")
    s.table.look(0, s.table.zones[DECK])
    seen = s.seen(0)
    cards = [s.card("monomate"), s.card("handgun"), s.card("saber")]
    options = ((-1, -1, -1), *((PICK, card, -1) for card in cards))
    found = seen._replace(query="pick_find", options=options, args=(s.card("moonberry"), 0))
    marks = [(sign.where, sign.text) for sign in RPG.looks.signs(found) if sign.icon == "deck"]
    assert marks == [(cards[0], "x3"), (cards[1], "x2")]
    assert not [sign for sign in RPG.looks.signs(seen) if sign.icon == "deck"]


def test_badges_count_what_everybody_may_know():
    s = Scene("vyse-1 | score: rixis | bank: saber saber | counters: 3", "aika-1", known=("pioneer", ""))
    mine, other = RPG.looks.seat_status(s.seen(1))
    assert (mine.score, mine.goal, mine.unit, mine.emblem) == (3, 10, "VP", "world_pso")
    assert {tally.symbol: tally.number for tally in mine.tallies} == {"counter": 3, "bank": 2, "hand": 0, "deck": 30}
    assert other.emblem == "world_mixed"


def test_signs_on_units_and_on_the_mission():
    s = fight("vyse-1 aika-1", "booma gobooma")
    s.mark("vyse-1", "damage=2,poison,rank=1").mark("aika-1", "once=2")
    said = {}
    for sign in RPG.looks.signs(s.seen(1)):
        said.setdefault(s.name(sign.where), []).append(sign.text)
    assert said["vyse-1"] == ["3/5", "Poison", "Front"]
    assert "+2" in said["aika-1"]
    assert said["temple-of-pyrynn"] == ["4/7", "7 left", "+6, 2 VP"]
    assert "last Character" not in said["fina-1"], "at home nothing threatens it"
    s = fight("vyse-1", "booma")
    assert "last Character" in [sign.text for sign in RPG.looks.signs(s.seen(1)) if sign.where == s.unit("vyse-1")]


@pytest.mark.rule("RG-153", "RG-154", "RG-155", "RG-156", "RG-157", "RG-158")
def test_what_a_mark_means_is_said_for_whoever_looks_closely():
    """Of an ailment what it does to a Character, and what to an enemy."""
    s = fight("vyse-1 aika-1", "booma gobooma")
    s.mark("vyse-1", "paralysis,confusion,rank=1,once=2").mark("booma", "paralysis")
    marks = {(s.name(sign.where), sign.text): sign.means for sign in RPG.looks.signs(s.seen(1))}
    assert marks["vyse-1", "Paralysis"] == said("rpgget/sign-paralysis")
    assert marks["booma", "Paralysis"] == said("rpgget/sign-paralysis-monster")
    assert marks["vyse-1", "Confusion"] == said("rpgget/sign-confusion")
    assert marks["vyse-1", "Front"] == said("rpgget/sign-front")
    assert marks["vyse-1", "+2"] == said("rpgget/sign-boost-more", when="next")
    s.table.used[s.unit("aika-1")] |= USED_ATTACK
    assert {sign.means for sign in RPG.looks.signs(s.seen(1)) if sign.text == "done"} == {
        said("rpgget/sign-attack-used")
    }
    s.mark("vyse-1", "boost=1")
    assert said("rpgget/sign-boost-more", when="attempt") in {sign.means for sign in RPG.looks.signs(s.seen(1))}


def test_an_attacker_that_has_left_meanwhile_can_still_be_foreseen():
    """Whoever is asked for a Defence then sees the bare Attack; the blow itself is dropped (RG-134)."""
    s = fight("vyse-1 aika-1", "booma")
    s.table.move(s.unit("vyse-1"), PARTY)
    assert s.foresee("vyse-1", "booma") == (2, 2, "")


def test_a_unit_that_is_lit_for_something_else_than_an_attack_says_for_what():
    s = Scene("ramar-1 vyse-1 | hand: battle-training", "aika-1 | hand: booma")
    s.until("play_action")
    found = [(s.name(sign.where), sign.text) for sign in RPG.looks.signs(s.seen(0)) if sign.icon == "sparkles"]
    assert found == [("ramar-1", "Ability")]
    s.attempt("battle-training", "ramar-1", slots=["booma"]).until("party_attack")
    assert not [sign for sign in RPG.looks.signs(s.seen(0)) if sign.icon == "sparkles"]


def test_what_paralysis_ends_is_shown_at_the_choice_and_said():
    """Of a monster without a lasting trait, that nothing changes."""
    wanted = {
        "crylhound": ("no: effect", "it has no lasting trait, so nothing changes"),
        "dralkor-tank": ("no: armour…", "no armour and no weakness to Thunder; it still attacks"),
        "baltor": ("no: spoils", "nothing happens when it kills; it still attacks"),
        "savage-wolf": ("no: help", "no help for its allies; it still attacks"),
    }
    for name, (short, line) in wanted.items():
        s = Scene("racaseal-1 | hand: the-tomb-stirs", f"fina-1 | hand: {name} booma")
        s.attempt("the-tomb-stirs", "racaseal-1", slots=[f"{name} booma"])
        assert lines(s, USE_ABILITY, "racaseal-1") == {name: short, "booma": "no: effect"}
        asked = RPG.prompt(s.seen(0))
        assert says(asked.why, "rpgget/why-ability-idle") == (name == "crylhound")
        assert str(asked.line[-1]).endswith(" It would change nothing.") == (name == "crylhound")
        s.pick("ability", "racaseal-1")
        assert lines(s, PICK, name) == {name: short}
        s.pick("pick", name)
        (ails,) = s.said(Ails)
        assert "".join(map(str, WORDS[Ails](ails)[1:])) == f" gets Paralysis: {line}."


def test_an_ability_that_paralyses_nobody_foretells_nothing():
    s = Scene("vyse-1 | hand: rise-of-soltis", "fina-1 | hand: chaos-sorcerer")
    s.attempt("rise-of-soltis", "vyse-1", slots=["chaos-sorcerer"])
    assert s.asked() == ("ability_prompt", 1)
    seen = s.seen(1)
    (option,) = [option for option in seen.options if option[0] == USE_ABILITY]
    assert RPG.looks.preview(seen, option) == ()


@pytest.mark.rule("RG-159")
def test_paralysis_for_the_immune_is_known_before_it_is_paid():
    """Where nobody else is there whom it would change, either."""
    for other, vain in (("booma", True), ("baltor", False)):
        s = Scene("racaseal-1 | hand: the-tomb-stirs", f"fina-1 | hand: looper {other}")
        s.attempt("the-tomb-stirs", "racaseal-1", slots=[f"looper {other}"])
        assert lines(s, USE_ABILITY, "racaseal-1")["looper"] == said("rpgget/fading-immune")
        assert str(RPG.prompt(s.seen(0)).line[-1]).endswith(" It would change nothing.") == vain
        s.pick("ability", "racaseal-1")
        assert lines(s, PICK, "looper") == {"looper": said("rpgget/fading-immune")}


@pytest.mark.rule("RG-105")
def test_who_could_use_a_reward_is_said_before_it_is_bought():
    s = Scene("vyse-1 aika-1 | hand: pirates-wrath shifta-20 | counters: 9", "fina-1")
    said = {s.name(sign.where): sign.means for sign in RPG.looks.signs(s.seen(0)) if sign.icon == "counter"}
    assert "Vyse 1 can" in said["pirates-wrath"]
    assert "nobody" in said["shifta-20"]


@pytest.mark.rule("RG-115", "RG-136")
def test_what_lies_open_against_an_attack_stands_beside_its_sum():
    """A Defence of the target, and a guard that may step in, as long as it is not used or asleep; then the blow is sure."""
    s = fight("vyse-1", "booma valuan-guard", "rixis")
    (told,) = [each for each in told_of(s, "vyse-1") if s.name(each.card) == "booma"]
    assert (told.line, told.terms[-1]) == ("-2: may fall", said("rpgget/preview-stepping-in"))
    (guard,) = [each for each in told_of(s, "vyse-1") if s.name(each.card) == "valuan-guard"]
    assert said("rpgget/preview-stepping-in") not in guard.terms, "it takes its own blow"
    s.mark("valuan-guard", "sleep")
    assert lines(s, ATTACK, "vyse-1")["booma"] == "-2: falls"
    s = fight("vyse-1", "rag-rappy")
    (told,) = [each for each in told_of(s, "vyse-1") if s.name(each.card) == "rag-rappy"]
    assert (told.line, told.terms[-1]) == ("-2: may fall", said("rpgget/preview-defence", names="Play Dead"))
    s.mark("rag-rappy", f"used={USED_DEFENCE}")
    assert lines(s, ATTACK, "vyse-1")["rag-rappy"] == "-2: falls"


def told_of(s, name):
    seen = s.seen(0)
    option = next(o for o in seen.options if o[0] == ATTACK and s.name(o[1]) == name)
    return RPG.looks.preview(seen, option)
