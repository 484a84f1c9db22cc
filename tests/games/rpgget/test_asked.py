"""What prompts say: what may be done, and why nothing may."""

from __future__ import annotations

import pytest

from tabletop.core.ask import PASS
from tabletop.games.rpgget.definition import DEFINITION as RPG
from tabletop.games.rpgget.rules.gauges import signs
from tabletop.games.rpgget.rules.minor import minor
from tabletop.games.rpgget.rules.table import USED_ATTACK, Strike
from tests.games.rpgget.scene import NUMBER, Scene


def asked(s, seat):
    return "".join(str(part) for part in RPG.prompt(s.seen(seat)).line if isinstance(part, str))


@pytest.mark.rule("RG-44")
def test_the_play_phase_names_what_there_is_to_do():
    s = Scene("vyse-1 | hand: fina-1 saber", "aika-1", counters=5).until("play_action")
    assert asked(s, 0) == "5 counters: play a Character, bank a Reward for free or buy one?"
    s.pick("character", "fina-1")
    assert asked(s, 0) == "5 counters: bank a Reward for free or buy one?"
    s.pick("bank", "saber")
    assert asked(s, 0) == "5 counters: buy a Reward?"
    s.pick("pay_bank", "saber")
    assert asked(s, 0).endswith("nothing to play."), "a Reward that could be wasted is no plan"


def test_what_is_lit_besides_is_named_where_there_is_nothing_else():
    s = Scene("elena-1", "aika-1").until("play_action")
    recovery = s.seen(0)._replace(options=(PASS, (NUMBER["recovery"], s.card("elena-1"), -1)))
    assert RPG.prompt(recovery).line[0].endswith("use what is lit?")


@pytest.mark.rule("RG-64")
def test_why_nobody_is_recruited_is_told():
    """A deck without any of them, and an attempt without room."""
    s = Scene("vyse-1 | hand: forest-depths", "fina-1 | hand: monest | deck: saber")
    s.until("choose_mission").pick("mission", "forest-depths").until("choose_party").no().pick("enemy", "monest")
    assert asked(s, 1) == ": your deck holds no Mothmant that it may recruit."
    s = Scene("vyse-1 | hand: forest-depths", "fina-1 | hand: monest | deck: mothmant")
    s.until("choose_mission").pick("mission", "forest-depths").until("choose_party").no().pick("enemy", "monest")
    assert asked(s, 1) == ": recruit which Mothmant?"
    full = s.seen(1)._replace(options=(PASS,))
    assert ": there is no room left for another Mothmant." in RPG.prompt(full).line


@pytest.mark.rule("RG-61", "RG-64")
def test_an_event_that_would_find_nobody_does_not_shine():
    s = Scene("vyse-1 | hand: battle-training", "fina-1 | hand: rappy-parade | deck: rag-rappy")
    s.until("choose_mission").pick("mission", "battle-training").until("choose_party").pick("join", "vyse-1").no()
    parade = next(option for option in s.seen(1).options if option != PASS)
    assert not minor(s.seen(1), parade)
    assert "room for 3 EP of monsters, or play an Event." in asked(s, 1)
    s.table.spent = s.table.ep
    assert minor(s.seen(1), parade)
    assert asked(s, 1).endswith("there is no room left, and what you may play would find nobody.")


@pytest.mark.rule("RG-131")
def test_no_more_targets_are_asked_for_than_there_are():
    s = Scene("vyse-1 ramar-1 | inv: razonde-20 | hand: garmia-tower", "fina-1 | hand: booma booma")
    s.attempt("garmia-tower", "vyse-1", "ramar-1", slots=["booma booma"]).until("party_attack")
    s.pick("reward_attack", "razonde-20", "vyse-1")
    assert asked(s, 0).endswith("attack up to 2 targets: whom?")
    assert any(sign.text == "attacks" and sign.where == s.card("vyse-1") for sign in signs(s.seen(0)))
    s.pick("target", "booma")
    assert asked(s, 0).endswith("1 target chosen; one more, or attack?")
    s.pick("target", "booma")
    assert asked(s, 0).endswith("attack  and ?")  # with the names of both


def test_who_is_attacked_with_others_says_so():
    """One after the other is defended; whoever strikes is not done before."""
    s = Scene("vyse-1 fina-1 | hand: garmia-tower", "fina-1 | hand: mothmant poison-lily")
    s.attempt("garmia-tower", "vyse-1", "fina-1", slots=["mothmant poison-lily"]).until("party_attack")
    hero, *foes = (s.unit(name) for name in ("vyse-1", "mothmant", "poison-lily"))

    def marked(text):
        return [sign.where for sign in signs(s.seen(1)) if sign.text == text]

    s.table.used[hero] = USED_ATTACK
    assert marked("done") == [hero]
    s.table.strike = Strike(0, hero, hero, 0, (foes[0],))
    assert marked("attacks") == [hero]
    assert marked("target") == marked("done") == []
    s.table.strike = s.table.strike._replace(targets=tuple(foes))
    assert sorted(marked("target")) == sorted(foes)
