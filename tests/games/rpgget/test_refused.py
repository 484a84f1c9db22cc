"""Bad input (section 9): refused with one clear sentence, and nothing changes."""

from __future__ import annotations

import pytest

from tabletop.core.ask import PASS, Refused
from tests.games.rpgget.scene import Scene


def refused(s, code, *answer):
    before = s.game.save()
    with pytest.raises(Refused) as error:
        s.game.answer(*answer)
    assert error.value.code == code
    assert error.value.text
    assert s.game.save() == before


def test_wrong_seat_old_question_and_an_eliminated_seat():
    """E_NOT_YOUR_DECISION, E_STALE, E_OUT."""
    s = Scene("vyse-1", "aika-1", "fina-1", concede="yes")
    refused(s, "not_your_decision", s.game.no, 1, 0)
    refused(s, "stale_ask", s.game.no - 1, 0, 0)
    refused(s, "no_such_option", s.game.no, 0, 99)
    s.pick("concede")
    refused(s, "seat_out", s.game.no, 0, 0)


@pytest.mark.parametrize(
    ("party", "hand", "steps", "card", "code"),
    [
        ("vyse-1 | inv: alpha-storm", "", [], "alpha-storm", "classes"),
        ("vyse-1", "garmia-tower", [], "garmia-tower", "phase_mission"),
        ("vyse-1", "booma", [], "booma", "phase_enemy"),
        ("vyse-1", "saber garmia-tower", ["choose_mission"], "saber", "phase_play"),
    ],
)
def test_why_a_card_cannot_be_used(party, hand, steps, card, code):
    """E_PHASE, E_CLASSES, E_SECOND_MISSION."""
    s = Scene(f"{party} | hand: {hand}" if hand else party, "aika-1 | hand: booma")
    for step in steps:
        s.until(step)
    assert s.reason(card) == code


def test_slots_parties_and_attacks():
    """E_PP, E_EP, E_BOSS_LIMIT, E_SLOT_OVER, E_ATTEMPTER_SLOT, E_ALREADY_USED, E_FORBIDDEN, E_TARGET_REPEAT, E_FROZEN."""
    s = Scene(
        "vyse-1 aika-1 | hand: garmia-tower booma | inv: saber",
        "fina-1:damage=1 | hand: booma saber | inv: monomate",
    )
    s.attempt("garmia-tower", "vyse-1", "aika-1", slots=["booma"])
    assert s.query == "party_attack", "the slot is over, and the attempter has none"
    assert not s.can("enemy")
    s.attack("aika-1", "booma")
    assert not any(s.name(option[1]) == "booma" for option in s.options_now()[1:]), "nobody twice"
    s.no()
    assert not s.can("attack", "aika-1")
    assert s.reason("aika-1") == "already_used"
    assert s.reason("booma", 0) == "phase_enemy"
    assert s.game.options_of(1) is None, "frozen: nobody else uses Rewards"


def test_a_monster_without_an_attack_is_not_said_to_have_used_it():
    s = Scene("vyse-1 | hand: forest-depths", "fina-1 | hand: monest booma")
    s.until("choose_mission").pick("mission", "forest-depths").until("choose_party").pick("join", "vyse-1").no()
    s.pick("enemy", "monest").no().no().pick("enemy", "booma").until("party_attack").no()
    assert s.asked() == ("enemy_action", 1)
    assert s.reason("monest") == "no_attack"


def test_a_third_redraw_and_a_discard_below_nine():
    """E_REDRAW_LIMIT: the step is over after two; E_HAND_BELOW_9."""
    s = Scene("vyse-1", "aika-1 | hand: saber handgun foie-15 pyri")
    s.until("redraw").pick("redraw", "saber")
    s.pick("redraw", "pyri")
    assert s.query == "play_action"
    s.until("redraw")
    assert s.seat == 0
    s.until("play_action")
    s.no().no()
    assert s.query != "reconcile_discard", "nine are nine"
    assert len(s.zone("hand")) == 9


def test_a_confused_unit_names_nobody():
    """E_CONFUSED_CHOICE."""
    s = Scene("vyse-1 aika-1 | hand: garmia-tower", "fina-1 | hand: booma")
    s.attempt("garmia-tower", "vyse-1", "aika-1", slots=["booma"]).mark("vyse-1", "confusion")
    assert [option[2] for option in s.options_now() if option[1] == s.unit("vyse-1") and option != PASS] == [-1]
