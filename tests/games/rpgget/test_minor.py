"""What hardly anybody chooses does not shine, and can be chosen all the same."""

from __future__ import annotations

from functools import partial

import pytest

from tabletop.core.ask import PASS
from tabletop.games.rpgget.definition import DEFINITION as RPG
from tabletop.games.rpgget.presentation.status import signs
from tabletop.games.rpgget.rules.acts import LOSE, PAY
from tabletop.games.rpgget.rules.minor import minor
from tabletop.table.model.selection import OptionTarget, Selection
from tests.games.rpgget.scene import Scene
from tests.saying import said


def choosing(s, seat=0):
    seen = s.seen(seat)
    return Selection(seen.options, RPG.acts, minor=partial(minor, seen))


def test_the_own_side_does_not_shine_as_a_target():
    s = Scene("ryudo-1 elena-1 | hand: battle-training", "aika-1 | hand: booma rag-rappy")
    s.attempt("battle-training", "ryudo-1", "elena-1", slots=["booma rag-rappy"])
    s.until("party_attack")
    ryudo, elena, booma = (s.card(name) for name in ("ryudo-1", "elena-1", "booma"))
    found = choosing(s)
    assert found.shining().keys() >= {ryudo, elena}
    found.hold(ryudo)
    assert found.aims_at(elena)
    assert found.aims_at(booma)
    assert [found.shines(card) for card in (elena, booma)] == [False, True]
    assert OptionTarget("card", elena) in found.targets(), "it is legal"


def test_who_is_not_hurt_does_not_shine_unless_nobody_is():
    s = Scene("ryudo-1 elena-1:damage=2 | hand: battle-training", "aika-1")
    options = (PASS, *((0, s.card(name), -1) for name in ("ryudo-1", "elena-1")))
    seen = s.seen(0)._replace(query="pick_unit", args=((0, 0), "member", "heal"), options=options[1:])
    assert Selection(seen.options, RPG.acts, minor=partial(minor, seen)).shining().keys() == {s.card("elena-1")}
    healthy = seen._replace(options=options[1:2])
    assert Selection(healthy.options, RPG.acts, minor=partial(minor, healthy)).shining().keys() == {s.card("ryudo-1")}
    free = seen._replace(options=options[:2])
    assert not Selection(free.options, RPG.acts, minor=partial(minor, free)).shining()


def test_a_bank_opens_in_the_play_phase_for_what_is_worth_it():
    s = Scene("ryudo-1 | hand: battle-training | bank: saber mag-companion | counters: 0", "aika-1")
    saber, mag = s.card("saber"), s.card("mag-companion")
    shining = choosing(s).shining()
    assert mag in shining
    assert saber not in shining, "it may be turned over, but has no text that works there"
    assert saber in choosing(s).sources


@pytest.mark.rule("RG-94")
def test_who_can_only_lose_finds_a_button_for_it():
    """Else it is kept away from where a hand slips."""
    s = Scene("ryudo-1 | hand: battle-training | score: rixis", "aika-1")
    mission = s.card("rixis")
    alone = Selection([(LOSE, -1, -1)], RPG.acts)
    assert (alone.buttons, alone.grave) == ([0], [])
    beside = Selection([(PAY, mission, -1), (LOSE, -1, -1)], RPG.acts)
    assert (beside.buttons, beside.grave) == ([0], [1])
    seen = s.seen(0)._replace(query="pay_deck", options=((LOSE, -1, -1),), args=((),))
    assert RPG.prompt(seen).line == (said("rpgget/pay-nothing"),)


@pytest.mark.rule("RG-159")
def test_who_is_immune_to_an_ailment_can_be_chosen_and_says_so():
    s = Scene("racaseal-1 vyse-1 | hand: temple-of-pyrynn", "aika-1 | hand: looper booma")
    s.attempt("temple-of-pyrynn", "racaseal-1", slots=["looper booma"])
    s.pick("ability", "racaseal-1")
    assert s.query == "pick_unit"
    found = choosing(s)
    assert found.shining().keys() == {s.card("booma"), s.card("looper")}, "it is legal"
    immune = {sign.where for seat in (0, 1) for sign in signs(s.seen(seat)) if sign.text == "immune"}
    assert immune == {s.card("looper")}
