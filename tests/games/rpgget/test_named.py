"""What is told of RPG Get! names who gains, who is left and why something ends or does nothing."""

from __future__ import annotations

import tomllib
from importlib import resources

import pytest

from tabletop.core.messages import SeatRef
from tabletop.games.rpgget import presentation
from tabletop.games.rpgget.rules.cards import ATTACK_OF, BACK, FRONT, KIND, MIDDLE
from tabletop.games.rpgget.rules.events import (
    Attacks,
    Coin,
    Falls,
    HealsNobody,
    Hits,
    LevelsUp,
    Plays,
    Ranks,
    Recruits,
    Replaces,
    Rests,
    SlotUnused,
    Spent,
    Stays,
    Suffers,
    Works,
    Wounds,
)
from tests import saying
from tests.games.rpgget.scene import Scene
from tests.games.rpgget.test_actions import fight
from tests.games.rpgget.test_told import said

P0, P1, P2 = map(str, map(SeatRef, (0, 1, 2)))
VYSE = KIND["vyse-1"]


def lines(s, *words):
    return [said(fact) for fact in s.said(*words)]


@pytest.mark.rule("RG-147", "RG-148", "RG-149")
def test_a_rank_says_what_it_means():
    """Of several that move at once only the first one's line does."""
    assert said(Ranks(VYSE, 0, FRONT, False, False)) == saying.said(
        "rpgget/ranks", kind="Vyse", rank="front", told="yes", coin="no"
    )
    assert said(Ranks(VYSE, 0, FRONT, True, False)) == saying.said(
        "rpgget/ranks", kind="Vyse", rank="front", told="yes", coin="yes"
    ), "by a house rule"
    assert said(Ranks(VYSE, 0, BACK, False, False)) == saying.said("rpgget/ranks", kind="Vyse", rank="back", told="yes")
    assert said(Ranks(VYSE, 0, FRONT, False, True)) == saying.said("rpgget/ranks", kind="Vyse", told="no", rank="front")
    assert said(Ranks(VYSE, 0, MIDDLE, False, False)) == saying.said("rpgget/ranks", kind="Vyse", rank="middle")
    s = Scene("vyse-1 ryudo-1 | hand: mysterious-fissure", "fina-1 | hand: booma")
    s.attempt("mysterious-fissure", "vyse-1", "ryudo-1", slots=["booma"]).until("party_attack")
    assert [fact.shared for fact in s.said(Ranks)] == [False, True]
    assert said(Coin(0, True, "front", VYSE, 0, False)).endswith(" in Front (Melee, heads: 1 more damage): heads.")


@pytest.mark.parametrize(
    ("card", "how"), [("cutlass-fury", "always"), ("crylhound", "by heads"), ("beast-king-smash", "for a kill")]
)
def test_a_combo_says_how_it_came_about(card, how):
    """And no word of a coin where none falls for it: one in Front is for the damage."""
    kind = KIND[card]
    again = said(Attacks(0, VYSE, 0, -1, ATTACK_OF[kind][0], 2, (1,), (VYSE,), False, False))
    assert f" once more (Combo, {how}): " in again


@pytest.mark.rule("RG-41", "RG-42")
def test_a_hero_who_takes_the_place_of_a_fallen_one_does_not_level_up():
    s = Scene("vyse-1 | fallen: ryudo-1 | hand: vyse-2 ryudo-2", "fina-1").until("play_action")
    s.pick("character", "ryudo-2").pick("character", "vyse-2")
    (line,) = lines(s, Replaces)
    assert line == saying.said("rpgget/replaces", seat=P0, kind="Ryudo", old="Ryudo", fallen="yes")
    assert [fact.kind for fact in s.said(LevelsUp)] == [KIND["vyse-2"]]


@pytest.mark.rule("RG-72", "RG-73")
def test_an_attack_that_ends_says_what_is_left():
    s = fight("vyse-1 gre-1 | inv: saber", "gobooma hildebear")
    s.attack("vyse-1", "gobooma").no()
    assert lines(s, Rests) == [f"{P0} ends the attack, though Gre Nade could still attack: 2 monsters still stand."]
    s = fight("vyse-1 | inv: saber", "gobooma hildebear")
    s.attack("vyse-1", "gobooma").no()
    assert lines(s, Rests) == [f"{P0} ends the attack with 1 usable Reward unused: 2 monsters still stand."]
    s = fight("vyse-1", "gobooma hildebear").attack("vyse-1", "gobooma")
    assert lines(s, Rests, Spent) == [f"{P0} has no attack left: 2 monsters still stand."]
    s = fight("vyse-1", "booma").attack("vyse-1", "booma")
    assert lines(s, Rests, Spent) == []


@pytest.mark.rule("RG-120", "RG-124")
def test_of_three_at_once_it_is_summed_up_what_the_blow_came_to():
    s = fight("fonewearl-2 vyse-1", "booma gobooma hildebear").attack("fonewearl-2", "booma")
    while s.query == "choose_target" and s.can("target"):
        s.pick("target", next(name for name in ("gobooma", "hildebear") if s.can("target", name)))
    if s.query == "choose_target":
        s.no()
    (fact,) = s.said(Wounds)
    assert len(fact.cards) == 3
    booma, bear = KIND["booma"], KIND["hildebear"]
    blow = Wounds((1, 2, 3, 4), (booma, VYSE, bear, bear), (2, 0, 2, 2), (1, 4, 0, 3), ("", "-2 by Defence", "", ""))
    assert said(blow) == "Booma and Hildebear take 2; Vyse takes nothing (-2 by Defence); Hildebear takes 2 and falls."
    blow = Wounds((1, 3, 4), (booma, bear, bear), (2, 2, 2), (1, 1, 3), ("",) * 3)
    assert said(blow) == "Booma and 2 x Hildebear take 2."
    assert fact.why == tuple(hit.why for hit in s.said(Hits))
    assert said(Wounds((1,), (booma,), (0,), (3,), ("effect only",))) == ""


@pytest.mark.rule("RG-60", "RG-61")
def test_a_slot_that_brings_no_monster_is_told():
    s = Scene("vyse-1 | hand: garmia-tower", "fina-1 | hand: booma", "gre-1 | hand: booma")
    s.attempt("garmia-tower", "vyse-1").no()
    assert lines(s, SlotUnused) == [saying.said("rpgget/slot-unused", seat=P1, full="no")]
    decks = ("pioneer", "launchers", "launchers")
    s = Scene("vyse-1 | hand: battle-training", "fina-1 | hand: gobooma booma", "gre-1 | hand: booma", known=decks)
    s.attempt("battle-training", "vyse-1", slots=["gobooma booma"])
    assert lines(s, SlotUnused) == [saying.said("rpgget/slot-unused", seat=P2, full="yes")]


def test_a_heal_that_finds_nobody_hurt_is_told_so():
    s = Scene("vyse-1 aika-1 | bank: mag-companion:up", "gre-1").until("pick_unit").pick("pick", "aika-1")
    assert lines(s, HealsNobody) == [saying.said("rpgget/heals-nobody", kind="Mag Companion", whom=["Aika"])]
    assert said(HealsNobody(KIND["holy-egg"], (VYSE, VYSE))) == saying.said(
        "rpgget/heals-nobody", kind="Holy Egg", whom=["a", "b"]
    )
    s = Scene("vyse-1:damage=1 aika-1 | bank: mag-companion:up", "gre-1").until("pick_unit").pick("pick", "vyse-1")
    assert lines(s, HealsNobody) == []


def test_who_gains_is_named():
    """The owner of the text, or whoever is at the mission."""
    assert said(Works(1, 0, KIND["looper"], 0, "on_death")).endswith(f": {P0} gains 2 counters.")
    assert said(Works(1, 0, KIND["explorers-licence"], 0, "on_fail")).endswith(f"{P1} gains 2 counters.")
    shower = said(Plays(1, KIND["moonstone-shower"], 0))
    assert shower.endswith(f": each player gains 1 counter; {P1} gains 1 counter.")


def test_who_falls_says_when_one_is_left():
    assert said(Falls(0, VYSE, 0, False, 5, False)) == saying.said(
        "rpgget/falls", kind="Vyse", seat=P0, late="no", left=1
    )
    assert said(Falls(0, VYSE, 0, False, -1, False)) == saying.said(
        "rpgget/falls", kind="Vyse", seat=P0, late="no", left="some"
    )
    assert said(Falls(0, VYSE, 0, True, -1, False)) == saying.said(
        "rpgget/falls", kind="Vyse", seat=P0, late="no", left="none"
    )
    s = fight("vyse-1:damage=4 ryudo-1", "booma").no().pick("attack", "booma", "vyse-1")
    assert [fact.only for fact in s.said(Falls)] == [s.unit("ryudo-1")]


@pytest.mark.rule("RG-126")
def test_who_is_at_no_hp_outside_an_attempt_falls_when_one_begins():
    s = Scene("vyse-1:damage=4,poison aika-1 | hand: battle-training", "gre-1")
    s.attempt("battle-training", "aika-1")
    assert lines(s, Suffers) == [saying.said("rpgget/suffers", kind="Vyse", n=1, stays="yes")]
    assert lines(s, Falls) == [saying.said("rpgget/falls", kind="Vyse", seat=P0, late="yes", left=1)]
    s = Scene("vyse-1:damage=3,poison aika-1 | hand: battle-training", "gre-1").attempt("battle-training", "aika-1")
    assert lines(s, Suffers) == [saying.said("rpgget/suffers", kind="Vyse", n=1, stays="no")]


def test_a_turn_without_a_mission_is_told_in_the_words_of_the_button():
    assert said(Stays(0)) == saying.said("rpgget/stays", seat=P0)


def test_the_banner_of_a_failure_names_the_mission():
    banner = tomllib.loads((resources.files(presentation) / "cues.toml").read_text())["fails"]["banner"]["text"]
    assert banner == "{seat} fails: {kind}"


@pytest.mark.rule("RG-64", "RG-162")
def test_where_a_card_comes_from_and_goes_to_is_told():
    """Nobody has to know what Recruit is."""
    hatches = said(Works(0, 1, KIND["monest"], 0, "on_enter"))
    assert hatches == "Monest, when it enters: search the deck twice for a fitting Mothmant."
    assert said(Recruits(0, KIND["mothmant"])) == saying.said("rpgget/recruits", seat=P0, kind="Mothmant")
    floats = tomllib.loads((resources.files(presentation) / "cues.toml").read_text())["salvages"]["floats"]
    assert [(entry["text"], entry.get("when"), entry.get("unless")) for entry in floats] == [
        ("{kind} to the bank", "bank", None),
        ("{kind} to the hand", None, "bank"),
    ]
