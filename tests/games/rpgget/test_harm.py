"""Every choice of a target that goes against the own side is known as one (RG-133)."""

from __future__ import annotations

import pytest

from tabletop.core.ask import PASS
from tabletop.games.rpgget.definition import DEFINITION as RPG
from tabletop.games.rpgget.presentation.previews import SENTENCES
from tabletop.games.rpgget.rules.acts import AGAIN, PICK, TARGET
from tabletop.games.rpgget.rules.minor import OTHERS_HELP, OWN_ATTACK, OWN_COMBO, OWN_HARM, harm, minor
from tests.games.rpgget.scene import NUMBER, Scene
from tests.games.rpgget.test_actions import fight

pytestmark = pytest.mark.rule("RG-133")


def told(s, act, seat=0):
    """By the card that is named last, what is said of options with that act."""
    seen = s.seen(seat)
    options = [option for option in seen.options if option[0] == NUMBER[act]]
    named = {s.name(spot if spot >= 0 else card): harm(seen, (act_, card, spot)) for act_, card, spot in options}
    assert all(minor(seen, option) for option in options if harm(seen, option)), "and it does not shine"
    return named


def test_an_attack_of_a_hero():
    s = fight("vyse-1 aika-1", "booma")
    assert told(s, "attack") == {"booma": "", "vyse-1": OWN_ATTACK, "aika-1": OWN_ATTACK}
    assert harm(s.seen(0), PASS) == ""
    assert RPG.looks.harm(s.seen(0), PASS) == ""


def test_each_way_has_its_sentence():
    """It is read before the answer is given."""
    ways = (OWN_ATTACK, OWN_COMBO, OWN_HARM, OTHERS_HELP)
    assert [*SENTENCES] == ["", *ways]
    assert len({SENTENCES[way] for way in ways}) == len(ways)
    s = fight("vyse-1 aika-1", "booma")
    own = next(option for option in s.seen(0).options if harm(s.seen(0), option) == OWN_ATTACK)
    assert RPG.looks.harm(s.seen(0), own) == SENTENCES[OWN_ATTACK]


def test_a_target_that_is_chosen_later():
    """A hero's second one, where the first was a foe."""
    s = fight("millenia-1 aika-1", "booma gobooma")
    s.attack("millenia-1", "booma")
    assert told(s, "target") == {"gobooma": "", "millenia-1": OWN_ATTACK, "aika-1": OWN_ATTACK}


def test_a_reward():
    s = fight("humar-1 aika-1 | inv: saber", "booma")
    s.pick("reward_attack", "saber", "humar-1")
    assert told(s, "target") == {"booma": "", "humar-1": OWN_ATTACK, "aika-1": OWN_ATTACK}


def test_monsters_strike_each_other():
    """Also one of another player: both stand against the attempter."""
    s = Scene("vyse-1 | hand: garmia-tower", "fina-1 | hand: booma", "gilder-1 | hand: gobooma")
    s.attempt("garmia-tower", "vyse-1", slots=["booma", "gobooma"]).until("party_attack").no()
    assert s.seat == 1
    assert told(s, "attack", 1) == {"vyse-1": "", "booma": OWN_ATTACK, "gobooma": OWN_ATTACK}


def test_a_combo_on_the_own_side():
    s = fight("gilder-1 elena-1", "gobooma")
    s.attack("gilder-1", "elena-1")
    again = (AGAIN, s.unit("gilder-1"), -1)
    assert s.query == "combo"
    assert harm(s.seen(0), again) == OWN_COMBO
    s = fight("gilder-1 elena-1", "gobooma")
    s.attack("gilder-1", "gobooma")
    assert harm(s.seen(0), again) == ""


@pytest.mark.parametrize(
    ("card", "seat", "target", "says"),
    [
        ("def-loss", 0, "booma", ""),
        ("def-loss", 1, "booma", OWN_HARM),
        ("def-loss", 0, "vyse-1", OWN_HARM),
        ("millenia-1", 0, "booma", ""),
        ("millenia-1", 0, "vyse-1", OWN_HARM),
        ("sinow-gold", 1, "booma", ""),
        ("sinow-gold", 1, "vyse-1", OTHERS_HELP),
        ("sinow-gold", 0, "booma", OTHERS_HELP),
    ],
)
def test_an_aim(card, seat, target, says):
    """Whatever a card may aim at: what is bad is not meant for the own side, what is good not for the other one."""
    s = fight("vyse-1", "booma")
    seen, source = s.seen(seat), s.unit("vyse-1")
    s.table.kind[source], hero = RPG_KIND[card], s.table.kind[source]
    seen = s.seen(seat)._replace(query="pick_aim", args=(source, "any", ()))
    unit = s.unit("booma") if target == "booma" else source
    assert harm(seen, (TARGET, unit, -1)) == says
    assert hero != s.table.kind[source]


@pytest.mark.parametrize(
    ("card", "who", "action", "seat", "target", "says"),
    [
        ("monomate", "member", "heal", 0, "vyse-1", ""),
        ("racaseal-1", "enemy", "status", 0, "booma", ""),
        ("racaseal-1", "enemy", "status", 1, "booma", OWN_HARM),
        ("wow", "active_one", "boost", 0, "vyse-1", ""),
        ("wow", "active_one", "boost", 1, "vyse-1", OTHERS_HELP),
        ("quika", "other_active", "again", 0, "vyse-1", ""),
        ("telepipe", "active_one", "withdraw", 0, "vyse-1", ""),
    ],
)
def test_a_unit_that_is_no_target(card, who, action, seat, target, says):
    """RG-132: chosen by an effect."""
    s = fight(f"vyse-1 | inv: {card}", "booma")
    source = s.card(card) if card != "racaseal-1" else s.unit("vyse-1")
    s.table.kind[source] = RPG_KIND[card]
    seen = s.seen(seat)._replace(query="pick_unit", args=((seat, source), who, action))
    unit = s.unit("booma") if target == "booma" else s.table.zones[s.table.at[s.unit("vyse-1")]][0]
    assert harm(seen, (PICK, unit, -1)) == says
    assert harm(seen, PASS) == ""


def test_whoever_looks_on_mends_the_own_party():
    """RG-116: at home, in the turn of another player."""
    s = Scene("vyse-1 | hand: garmia-tower", "elena-1 roan-1:damage=1 | hand: booma", watch=["react"])
    s.until("choose_mission").pick("mission", "garmia-tower")
    assert s.query == "react"
    s.pick("recovery", "elena-1", seat=1)
    assert told(s, "pick", 1) == {"elena-1": "", "roan-1": ""}


RPG_KIND = {card.id: kind for kind, card in enumerate(RPG.cards)}
