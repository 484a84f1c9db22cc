"""What prompts say: what may be done, and why nothing may."""

from __future__ import annotations

import pytest

from tabletop.core.ask import PASS
from tabletop.core.messages import CardRef
from tabletop.games.rpgget.definition import DEFINITION as RPG
from tabletop.games.rpgget.presentation.status import signs
from tabletop.games.rpgget.rules.cards import TURN_START, full_name
from tabletop.games.rpgget.rules.events import NoRecruit
from tabletop.games.rpgget.rules.minor import minor
from tabletop.games.rpgget.rules.table import HAND, USED_ATTACK, Strike
from tabletop.table import layout_schema
from tests import saying
from tests.games.rpgget.scene import NUMBER, Scene
from tests.games.rpgget.test_actions import fight


def asked(s, seat):
    return "".join(str(part) for part in RPG.prompt(s.seen(seat)).line if isinstance(part, str))


def asked_of(s, seat):
    """With the names of the cards."""
    line = RPG.prompt(s.seen(seat)).line
    return "".join(full_name(part.kind) if isinstance(part, CardRef) else str(part) for part in line)


def labels(s, seat, act):
    seen = s.seen(seat)
    return [RPG.label(seen, option) for option in seen.options if option != PASS and option[0] == NUMBER[act]]


@pytest.mark.rule("RG-44")
def test_the_play_phase_names_what_there_is_to_do():
    s = Scene("vyse-1 | hand: fina-1 saber", "aika-1", counters=5).until("play_action")
    assert asked(s, 0) == "5 counters: play a Character, bank a Reward or buy one?"
    s.pick("character", "fina-1")
    assert asked(s, 0) == "5 counters: bank a Reward or buy one?"
    s.pick("bank", "saber")
    assert asked(s, 0) == "5 counters: buy a Reward?"
    s.pick("pay_bank", "saber")
    assert saying.says(asked(s, 0), "rpgget/play-nothing"), "a Reward that could be wasted is no plan"


def test_what_is_lit_besides_is_named_where_there_is_nothing_else():
    s = Scene("elena-1", "aika-1").until("play_action")
    recovery = s.seen(0)._replace(options=(PASS, (NUMBER["recovery"], s.card("elena-1"), -1)))
    assert RPG.prompt(recovery).line[0].endswith(saying.said("rpgget/way-lit") + "?")


@pytest.mark.rule("RG-64")
def test_why_nobody_is_recruited_is_told():
    """A deck without any of them, and an attempt without room."""
    s = Scene("vyse-1 | hand: forest-depths", "fina-1 | hand: monest | deck: saber")
    s.until("choose_mission").pick("mission", "forest-depths").until("choose_party").no().pick("enemy", "monest")
    assert asked(s, 1) == ": your deck holds no Mothmant that it may recruit."
    s.no()
    assert s.said(NoRecruit) == [NoRecruit(1, 1)], "the same question follows, for the second search"
    s.no()
    assert s.said(NoRecruit)[1:] == [NoRecruit(1, 0)]
    s = Scene("vyse-1 | hand: forest-depths", "fina-1 | hand: monest | deck: mothmant")
    s.until("choose_mission").pick("mission", "forest-depths").until("choose_party").no().pick("enemy", "monest")
    assert asked(s, 1) == ": recruit which Mothmant?"
    full = s.seen(1)._replace(options=(PASS,))
    assert ": there is no room left for another Mothmant." in RPG.prompt(full).line


@pytest.mark.rule("RG-64")
def test_a_question_without_a_choice_says_why_it_is_asked():
    """Of an open pile there is nothing to keep secret; of a deck there is."""
    s = Scene("vyse-1 | hand: guild-pay moonberry", "aika-1")
    for name, query, why in (
        ("guild-pay", "pick_salvage", "There is nothing to choose; it is only told."),
        ("guild-pay", "pick_fallen", "There is nothing to choose; it is only told."),
        ("moonberry", "pick_find", "You are asked all the same: nobody is to learn what your deck holds."),
        ("moonberry", "pick_recruit", "You are asked all the same: nobody is to learn what your deck holds."),
    ):
        none = s.seen(0)._replace(query=query, options=(PASS,), args=(s.card(name), 0))
        assert (RPG.prompt(none).why, RPG.label(none, PASS)) == (why, "Go on")
        some = none._replace(options=(PASS, (NUMBER["pick"], s.card("vyse-1"), -1)))
        assert RPG.prompt(some).why != why
        assert RPG.label(some, PASS) != "Go on"


@pytest.mark.rule("RG-64")
def test_what_is_recruited_is_written_as_on_the_card():
    s = Scene("vyse-1", "fina-1 | hand: empire-trooper")
    seen = s.seen(1)._replace(query="pick_recruit", options=(PASS,), args=(s.card("empire-trooper"), 0))
    assert "8th Empire Trooper" in str(RPG.prompt(seen).line[1])


def test_a_reward_that_is_called_like_its_action_is_named_once():
    """What is said of it besides is kept, and an action of another name."""
    s = fight("humar-1:damage=1 | inv: monomate saber", "booma")
    wanted = {"reward_recovery": ("Monomate", ""), "reward_attack": ("Saber", "2(1)")}
    for act, (name, more) in wanted.items():
        (label,) = labels(s, 0, act)
        assert (label.count(name), label.endswith(more)) == (1, True)


@pytest.mark.rule("RG-177")
def test_what_can_be_used_later_as_well_says_so():
    """A Recovery that has been called for; in a window only where it is not about cards of the hand."""
    s = Scene("vyse-1:damage=1 | inv: monomate | hand: battle-training", "aika-1 | hand: booma", watch=["interrupt"])
    seen = s.seen(0)
    use = (PASS, (NUMBER["reward_recovery"], s.card("monomate"), s.card("vyse-1")))
    asked_ = RPG.prompt(seen._replace(query="interrupt", options=use))
    assert asked_.line[0] == saying.said("rpgget/interrupt-ask", what="").removesuffix("?")
    assert saying.says(asked_.why, "rpgget/why-later")
    window = seen._replace(query="react", args=(TURN_START, 0, -1), options=use)
    assert saying.says(RPG.prompt(window).why, "rpgget/why-later-pass")
    event = window._replace(options=(*use, (NUMBER["event"], s.card("battle-training"), -1)))
    assert not any(saying.says(RPG.prompt(event).why, why) for why in ("rpgget/why-later", "rpgget/why-later-pass"))


@pytest.mark.rule("RG-61", "RG-64")
def test_an_event_that_would_find_nobody_does_not_shine():
    s = Scene("vyse-1 | hand: battle-training", "fina-1 | hand: rappy-parade | deck: rag-rappy")
    s.until("choose_mission").pick("mission", "battle-training").until("choose_party").pick("join", "vyse-1").no()
    parade = next(option for option in s.seen(1).options if option != PASS)
    assert not minor(s.seen(1), parade)
    assert saying.says(asked(s, 1), "rpgget/slot-room", free=3, roadblocks="no", events="yes")
    s.table.spent = s.table.ep
    assert minor(s.seen(1), parade)
    assert saying.says(asked(s, 1), "rpgget/slot-full-event")


@pytest.mark.rule("RG-131")
def test_no_more_targets_are_asked_for_than_there_are():
    s = Scene("vyse-1 ramar-1 | inv: razonde-20 | hand: garmia-tower", "fina-1 | hand: booma booma")
    s.attempt("garmia-tower", "vyse-1", "ramar-1", slots=["booma booma"]).until("party_attack")
    s.pick("reward_attack", "razonde-20", "vyse-1")
    assert saying.says(asked(s, 0), "rpgget/targets-ask", most=2)
    assert any(sign.text == "attacks" and sign.where == s.card("vyse-1") for sign in signs(s.seen(0)))
    s.pick("target", "booma")
    assert asked(s, 0).endswith("1 target chosen; one more, or attack?")
    s.pick("target", "booma")
    assert asked(s, 0).endswith("attack  and ?")  # with the names of both


@pytest.mark.rule("RG-131", "RG-133")
@pytest.mark.parametrize(("house", "query"), [("forbidden", "party_attack"), ("allowed", "choose_target")])
def test_an_attack_goes_by_itself_when_nobody_is_left_to_aim_at(house, query):
    """With all foes chosen the own side is left where the house allows it."""
    s = Scene("vyse-1 | inv: razonde-20 | hand: garmia-tower", "fina-1 | hand: booma gobooma", friendly_fire=house)
    s.attempt("garmia-tower", "vyse-1", slots=["booma gobooma"]).until("party_attack")
    s.pick("reward_attack", "razonde-20", "vyse-1").pick("target", "booma").pick("target", "gobooma")
    assert s.asked() == (query, 0)


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


@pytest.mark.rule("RG-41", "RG-42")
def test_a_character_that_replaces_another_says_whom():
    s = Scene("vyse-1 | fallen: ryudo-1 | hand: vyse-2 ryudo-2 elena-1", "gre-1").until("play_action")
    assert saying.said("rpgget/way-hero") in asked(s, 0)
    assert sorted(labels(s, 0, "character")) == [
        "Play Elena 1",
        saying.said("rpgget/label-replace", name="Ryudo 2", old="Ryudo 1", fallen="yes"),
        saying.said("rpgget/label-replace", name="Vyse 2", old="Vyse 1", fallen="no"),
    ]
    worn = {sign.text for sign in signs(s.seen(0)) if sign.where in s.table.zones[HAND]}
    assert {"replaces Vyse 1", saying.said("rpgget/sign-replaces-fallen", name="Ryudo 1")} <= worn
    s.pick("character", "elena-1")
    assert asked(s, 0).endswith(saying.said("rpgget/way-replace-any") + "?")
    s.pick("character", "ryudo-2")
    assert asked(s, 0).endswith("replace Vyse 1?")


@pytest.mark.rule("RG-42")
def test_a_replacement_that_changes_nothing_does_not_shine():
    """The same card for one that is well; for a wounded one it is a cure. The fallen stay where they lie."""
    for party, hand, shines in (
        ("vyse-1", "vyse-1", False),
        ("vyse-1:damage=1", "vyse-1", True),
        ("vyse-1:poison", "vyse-1", True),
        ("vyse-1", "vyse-2", True),
        ("ryudo-1 | fallen: vyse-1", "vyse-1", False),
    ):
        s = Scene(f"{party} | hand: {hand}", "gre-1").until("play_action")
        seen = s.seen(0)
        (way,) = [option for option in seen.options if option != PASS and option[0] == NUMBER["character"]]
        assert minor(seen, way) != shines, party
        assert saying.says(asked(s, 0), "rpgget/play-nothing") != shines


@pytest.mark.rule("RG-157")
def test_more_targets_than_there_are_say_so():
    s = Scene("linear-2 | hand: garmia-tower", "fina-1 | hand: booma")
    s.attempt("garmia-tower", "linear-2", slots=["booma"]).until("party_attack")
    s.mark("linear-2", "confusion").attack("linear-2")
    assert labels(s, 0, "count") == [
        "1 target",
        "2 targets",
        *[saying.said("rpgget/label-targets-too-many", n=n, there=2) for n in (3, 4)],
    ]


@pytest.mark.rule("RG-134")
def test_a_further_target_is_asked_for_as_one_that_is_added():
    s = Scene("vyse-1 | hand: garmia-tower photon-blast", "fina-1 | hand: booma gobooma", watch=["react"])
    s.until("choose_mission").pick("mission", "garmia-tower").until("choose_party").pick("join", "vyse-1").no()
    s.pick("enemy", "booma").pick("enemy", "gobooma").until("party_attack").attack("vyse-1", "booma")
    s.pick("event", "photon-blast", seat=0).until("choose_target")
    assert asked_of(s, 0) == saying.said("rpgget/widen-ask", actor="Vyse 1", than="Booma")
    assert labels(s, 0, "target")[0] == "Add Gobooma"
    assert RPG.label(s.seen(0), PASS) == "Nobody more"


@pytest.mark.rule("RG-138")
def test_the_prompt_says_that_the_hero_who_uses_a_reward_is_chosen():
    s = Scene("vyse-1 fina-1 | inv: monomate saber | hand: garmia-tower", "gre-1 | hand: booma booma")
    s.attempt("garmia-tower", "vyse-1", "fina-1", slots=["booma booma"]).until("party_attack")
    assert RPG.prompt(s.seen(0)).why == saying.said("rpgget/why-attack")
    s.attack("vyse-1", "booma").attack("fina-1", "booma")
    *stand, who, end = RPG.prompt(s.seen(0)).line
    assert stand == ["1 monster still stands: use a Reward", ", by "]
    assert (who.card, end) == (s.unit("vyse-1"), "?"), "where there is but one, who it is"
    seen = s.seen(0)
    both = [*seen.options, *[(act, card, s.unit("fina-1")) for act, card, hero in seen.options if hero == who.card]]
    assert RPG.prompt(seen._replace(options=tuple(both))).line[-2:] == (", by which hero", "?")


@pytest.mark.rule("RG-138")
def test_the_only_reward_that_may_be_used_names_who_may_use_it():
    for party, who in (
        ("vyse-1:damage=1", ", by Vyse 1?"),
        ("vyse-1:damage=1 aika-1", ", by which hero?"),
    ):
        s = Scene(f"{party} | inv: monomate | hand: garmia-tower", "gre-1 | hand: booma")
        s.attempt("garmia-tower", "vyse-1", *["aika-1"] * ("aika" in party), slots=["booma"]).until("party_attack")
        heals = [option for option in s.seen(0).options if option[0] == NUMBER["reward_recovery"]]
        seen = s.seen(0)._replace(query="interrupt", args=(), options=(PASS, *heals))
        line = RPG.prompt(seen).line
        assert "".join(full_name(part.kind) if isinstance(part, CardRef) else part for part in line).endswith(who)


def test_a_heal_that_finds_nobody_hurt_says_that_it_does_nothing():
    for hurt, line in (
        ("", ": nobody is hurt, it heals nobody; choose any one of them."),
        (":damage=1", ": heal 1 HP: whom?"),
    ):
        s = Scene(f"vyse-1{hurt} aika-1 | bank: mag-companion:up", "gre-1").until("pick_unit")
        assert asked(s, 0) == line


def test_a_mission_is_called_one_in_all_that_is_said():
    s = Scene("vyse-1", "gre-1").until("choose_mission")
    assert asked(s, 0) == saying.said("rpgget/mission-none")
    assert RPG.label(s.seen(0), PASS) == saying.said("rpgget/pass-mission")


def test_an_aim_says_how_many_are_chosen():
    s = Scene("fomar-1 | inv: zalure-15 | hand: garmia-tower", "gre-1 | hand: booma booma")
    s.attempt("garmia-tower", "fomar-1", slots=["booma booma"]).until("party_attack")
    s.pick("reward_support", "zalure-15")
    assert asked_of(s, 0) == saying.said("rpgget/aim-ask", source="Zalure 15")
    s.pick("target", "booma")
    assert asked_of(s, 0) == saying.said("rpgget/aim-more", source="Zalure 15", chosen=1, most=2)


def test_the_only_monster_is_asked_whom_it_attacks():
    for slot, line in (("booma", "Attack with Booma?"), ("booma booma", "Your monsters act. Which one?")):
        s = Scene("vyse-1 fina-1 | hand: garmia-tower", f"gre-1 | hand: {slot}")
        s.attempt("garmia-tower", "vyse-1", "fina-1", slots=[slot]).no().until("enemy_action")
        assert asked_of(s, 1) == line


def test_what_is_lit_beside_those_who_attack_is_mentioned():
    for stock, line in (("", "Attack with whom?"), ("monomate", "Attack with whom, or use what is lit?")):
        s = Scene(f"vyse-1:damage=1 | inv: {stock} | hand: garmia-tower", "gre-1 | hand: booma")
        s.attempt("garmia-tower", "vyse-1", slots=["booma"]).until("party_attack")
        assert asked(s, 0).startswith(line)


@pytest.mark.rule("RG-21", "RG-56")
def test_what_is_at_stake_is_said_before_the_attempt():
    """And that nobody at all may be sent, until somebody is."""

    def said(party, **house):
        s = Scene(f"{party} | hand: battle-training", "aika-1 | hand: booma", **house).until("choose_mission")
        before = RPG.prompt(s.seen(0)).line[0]
        return before, RPG.prompt(s.pick("mission", "battle-training").seen(0)).why

    assert said("vyse-1") == (
        saying.said("rpgget/mission-ask", need=10, alone="yes"),
        saying.said("rpgget/why-party-nobody"),
    )
    assert saying.says(said("vyse-1 fina-1")[0], "rpgget/mission-ask", alone="no")
    assert "nobody" not in said("vyse-1", empty_party="forbidden")[1]


@pytest.mark.rule("RG-164")
def test_what_has_to_be_lost_is_asked_for_as_a_loss():
    """And it is not dropped on the middle, where cards are used."""
    s = Scene("vyse-1 | inv: saber monomate | hand: garmia-tower", "gre-1 | hand: stone-reef")
    s.attempt("garmia-tower", "vyse-1").until("slot").pick("roadblock", "stone-reef").until("pick_break")
    assert asked_of(s, 0) == saying.said("rpgget/break-ask", source="Stone Reef")
    assert labels(s, 0, "throw") == ["Lose Saber", "Lose Monomate"]
    assert layout_schema.load("rpgget").act["throw"].drop == "card"


@pytest.mark.rule("RG-31")
def test_cards_to_change_are_ticked_one_by_one():
    """A click ticks a card, and says what the next one does; the button says what becomes of what is ticked."""

    def heard(s):
        return asked(s, 1), RPG.label(s.seen(1), PASS)

    s = Scene("vyse-1", "gre-1 | hand: booma pyri saber").until("redraw")
    assert heard(s) == (saying.said("rpgget/redraw-ask"), "Keep all")
    s.pick("redraw", "booma")
    assert heard(s) == (saying.said("rpgget/redraw-one"), saying.said("rpgget/pass-redraw-one"))
    s = Scene("vyse-1", "gre-1 | hand: booma pyri | deck: saber", deck=(30, 1)).until("redraw").pick("redraw", "booma")
    assert heard(s)[0] == saying.said("rpgget/redraw-last")
    act = layout_schema.load("rpgget").act["redraw"]
    assert act.quick, "no second press that another card could take away"
    assert act.drop == "card"


@pytest.mark.rule("RG-43")
def test_a_bank_card_is_to_be_turned_up_for_its_use_and_hardly_ever_down_again():
    """What lies face up says how it lies, and nothing asks for it to be hidden."""
    s = Scene("vyse-1 | bank: mag-companion saber | counters: 0", "gre-1").until("play_action")
    card = s.card("mag-companion")

    def worn(seat):
        return [sign.text for sign in signs(s.seen(seat)) if sign.where == card and sign.icon == "flip"]

    assert asked(s, 0) == "0 counters: turn Mag Companion face up to use it in the bank?"
    assert worn(0) == ["turn up"]
    s = Scene("vyse-1 | bank: mag-companion:up | counters: 0", "gre-1").until("play_action")
    assert asked(s, 0) == "0 counters: nothing to play."
    card = s.card("mag-companion")
    assert worn(0) == worn(1) == ["face up"]
    assert s.can("flip", "mag-companion"), "it is allowed all the same"
