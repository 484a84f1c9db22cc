"""What is said of a match explains what happens: every number of a blow, every coin, every card that works by itself."""

from __future__ import annotations

import json
import re
from itertools import product
from random import Random

import pytest

from tabletop.core.ask import UNKNOWN
from tabletop.core.layout import ALL_EYES
from tabletop.core.messages import CardRef, SeatRef
from tabletop.core.view import view
from tabletop.games.rpgget.definition import DEFINITION as RPG
from tabletop.games.rpgget.presentation.status import signs
from tabletop.games.rpgget.rules.cards import (
    ABILITY_OF,
    AILMENTS,
    ATTACK_OF,
    AURAS,
    CAP,
    CARDS,
    DEFENCE_OF,
    ENEMY,
    KIND,
    KINDS,
    PRINTED,
    REWARD,
    TYPE,
)
from tabletop.games.rpgget.rules.damage import ONLY_EFFECT, account, modifiers
from tabletop.games.rpgget.rules.events import (
    Ails,
    Attacks,
    Banks,
    Barred,
    Boosts,
    Breaks,
    Changes,
    Chooses,
    Coin,
    Counters,
    Defends,
    Enters,
    Fails,
    Forbids,
    GetsOver,
    Guards,
    Heals,
    Hits,
    Loses,
    Lot,
    NoFind,
    NoRecruit,
    Pays,
    PaysMissions,
    Plays,
    Replaces,
    Rests,
    Spent,
    Strengthens,
    Strikes,
    Struck,
    Succeeds,
    Suffers,
    Uses,
    Wakes,
    Works,
)
from tabletop.games.rpgget.rules.ops import BY_MOMENT, NONE, QUIET
from tabletop.games.rpgget.rules.table import ENEMIES, MISSION
from tabletop.games.rpgget.rules.values import add_mark
from tabletop.games.rpgget.words.common import shielding, standing
from tabletop.games.rpgget.words.log import WORDS, narrate
from tests import saying
from tests.driving import facts
from tests.games.rpgget.scene import Scene

GAMES = 12
TERM = re.compile(r"([+-]\d+) ")


def told(seed):
    """All facts of a game by chance."""
    game, rand = RPG.start(2 + seed % 3, seed, {f"deck_{seat}": "surprise" for seat in range(4)}), Random(seed)
    game.table.events = []
    while not game.over:
        game.step(rand.randrange(len(game.options)))
    return facts(game.take_events())


def said(fact):
    """A line in plain words."""
    return "".join(
        CARDS[part.kind].name if isinstance(part, CardRef) else str(part) for part in WORDS[type(fact)](fact)
    )


@pytest.mark.rule("RG-123")
def test_the_terms_of_a_blow_add_up():
    """From the printed damage to what is taken; below 0 in between nothing is carried on."""
    block, found = 0, 0
    for fact in (fact for seed in range(GAMES) for fact in told(seed)):
        if isinstance(fact, Attacks):
            block = fact.block
        if not isinstance(fact, Hits) or PRINTED[block].star or "halved" in fact.why:
            continue
        n = PRINTED[block].x + sum(map(int, TERM.findall(fact.why)))
        cap = CAP[fact.kind] if "never more" in fact.why else n
        assert fact.n == max(0, min(n, cap)), said(fact)
        found += bool(fact.why)
    assert found > 50


def test_what_is_halved_is_said():
    s = Scene("ryudo-1 | hand: battle-training", "aika-1 | hand: skull-snail booma")
    s.attempt("battle-training", "ryudo-1", slots=["skull-snail booma"])
    s.attack("ryudo-1", "skull-snail").pick("defence", "skull-snail")
    (hit,) = s.said(Hits)
    assert (hit.n, hit.why) == (1, "halved")


@pytest.mark.rule("RG-123")
def test_what_has_changed_nothing_is_not_said():
    """Half of 1 is 1, and no more than 4 are 4."""
    s = Scene("ryudo-1 | hand: battle-training", "aika-1 | hand: skull-snail recumen")
    s.attempt("battle-training", "ryudo-1", slots=["skull-snail"]).until("party_attack")
    block, ryudo, snail = ATTACK_OF[KIND["ryudo-1"]][0], s.unit("ryudo-1"), s.unit("skull-snail")

    def why(target, a, halves=0, extra=0):
        coins = False, False, True
        return account(s.table, ryudo, block, target, a, extra=extra, shield=(0, halves, False), coins=coins)

    assert [why(snail, a, 1) for a in (1, 2)] == ["", "halved"]
    boss = s.card("recumen")
    s.table.move(boss, ENEMIES)
    x = PRINTED[block].x
    assert why(boss, 4, extra=4 - x) == f"+{4 - x} by a boost"
    assert why(boss, 5, extra=5 - x) == f"+{5 - x} by a boost, never more"


def test_every_defence_says_what_it_comes_to():
    assert [shielding(DEFENCE_OF[KIND[card]]) for card in ("skull-snail", "poison-lily", "rag-rappy")] == [
        saying.said("rpgget/shield-halve"),
        saying.said("rpgget/shield-counter", n=1),
        saying.said("rpgget/shield-coin", shield=saying.said("rpgget/shield-evade")),
    ]
    for kind in KINDS:
        assert DEFENCE_OF[kind] == NONE or shielding(DEFENCE_OF[kind])


def test_what_works_by_itself_is_said_with_its_sentence():
    """For every card and moment there is one."""
    lines = 0
    for (moment, programs), kind in product(BY_MOMENT.items(), KINDS):
        when = moment.split()[1]
        if when not in QUIET and programs[kind] != NONE:
            lines += 1
            assert ": " in said(Works(0, 0, kind, 0, when))
    assert lines > 30
    assert said(Works(0, 0, KIND["the-tomb-stirs"], 0, "on_fail")).endswith(
        ", on failure: a random active member gets Poison."
    )


def test_a_cap_is_named_where_it_counts():
    """A unit that takes no more than 1 and is hit harder."""
    s = Scene("vyse-1 | hand: garmia-tower", "fina-1 | hand: looper")
    s.attempt("garmia-tower", "vyse-1", slots=["looper"]).until("party_attack")
    s.mark("vyse-1", "boost=1").attack("vyse-1", "looper")
    (why,) = [fact.why for fact in s.said(Hits)]
    assert why.startswith("+")
    assert why.endswith("never more")


def test_allies_are_named_where_they_count():
    """One whose pack stands by it."""
    whys = [fact.why for seed in range(4 * GAMES) for fact in told(seed) if isinstance(fact, Hits)]
    leaders = [CARDS[kind].name for kind in KINDS if AURAS[kind] and TYPE[kind] == ENEMY]
    assert any(f"by {name}" in why for why in whys for name in leaders)


def test_what_makes_a_blow_harder_is_named():
    """A pack, and what has opened a guard."""
    s = Scene("vyse-1 | hand: garmia-tower", "fina-1 | hand: savage-wolf savage-wolf")
    s.attempt("garmia-tower", "vyse-1", slots=["savage-wolf savage-wolf"]).until("party_attack")
    wolf = CARDS[KIND["savage-wolf"]].name
    assert modifiers(s.table, s.unit("savage-wolf"), ATTACK_OF[KIND["savage-wolf"]][0], s.unit("vyse-1"), 0) == [
        f"+1 by {wolf}"
    ]
    add_mark(s.table, s.unit("vyse-1"), guard=-1, by=(KIND["saber"],))
    assert type(s.table).from_plain(s.table.layout, json.loads(json.dumps(s.table.plain()))).marks == s.table.marks
    block = ATTACK_OF[KIND["savage-wolf"]][0]
    assert modifiers(s.table, s.unit("savage-wolf"), block, s.unit("vyse-1"), 0)[-1] == "+1 by Saber"


def test_its_owner_is_told_which_reward_goes_into_the_bank():
    """Also where the cards of the hand lose their numbers on the way."""
    kinds = [fact.kind for seed in range(GAMES) for fact in told(seed) if isinstance(fact, Banks)]
    known = [kind for kind in kinds if kind != UNKNOWN]
    assert len(known) > 30
    assert all(TYPE[kind] == REWARD for kind in known)


QUEST, MIMIC, HERO, SNAIL = (KIND[name] for name in ("shrine-island", "panel-mimic", "vyse-1", "skull-snail"))
ISLAND, VYSE = CARDS[QUEST].name, CARDS[HERO].name
(RYUDO,) = [kind for kind in KINDS if "Flying Tenseiken" in CARDS[kind].text and TYPE[kind] != REWARD]
(TRAP,) = [kind for kind in KINDS if "Freeze Trap" in CARDS[kind].text]
(BITE,) = [kind for kind in KINDS if "Double Bite" in CARDS[kind].text]
(GRASP,) = [kind for kind in KINDS if "Mind Grasp" in CARDS[kind].text]
ENDS = {  # how the line of a fact ends
    Loses(HERO, 0, 1, QUEST): f"{VYSE} loses 1 HP by {ISLAND}.",
    Coin(0, False, "coin", BITE, 0, True): f"{CARDS[BITE].name} (heads: a Combo): tails, no effect.",
    Coin(0, True, "coin", BITE, 0, True, 1): "(heads: a Combo): heads, but the target has already fallen.",
    Coin(0, True, "coin", BITE, 0, True, 2): "(heads: a Combo): heads, but all targets have already fallen.",
    Coin(0, True, "coin", BITE, 0, True): "(heads: a Combo): heads, but a Combo starts no other.",
    Hits(MIMIC, 0, 0, 3, "-1 by armour"): f"{CARDS[MIMIC].name} takes nothing (-1 by armour): 3 HP left.",
    Wakes(MIMIC, 0, True): f"{CARDS[MIMIC].name} wakes up, as other monsters still stand.",
    Wakes(HERO, 0): f"{VYSE} wakes up, as the fight is over.",
    Coin(0, True, "coin", GRASP, 0, False): f"{CARDS[GRASP].name} (heads: Confusion): heads.",
    Coin(0, True, "front", HERO, 0, False): f"{VYSE} in Front (Melee, heads: 1 more damage): heads.",
    Coin(0, False, "back", HERO, 0, True): f"{VYSE} in Back (heads: 1 damage less): tails, no effect.",
    Uses(0, GRASP, 0, ABILITY_OF[GRASP], -1): " uses Mind Grasp: on heads, an active member gets Confusion.",
    Uses(0, TRAP, 0, ABILITY_OF[TRAP], -1): " uses Freeze Trap: pay 1 counter: a monster gets Paralysis.",
    Ails(HERO, 0, 1 << AILMENTS.index("stun"), False): f"{VYSE} gets Stun: no Abilities, but it may attack.",
    Ails(HERO, 0, 1 << AILMENTS.index("stun"), True): f"{VYSE} has Stun already.",
    Enters(0, BITE, 0, 1, 0, False): ": no room left.",
    Guards(HERO, 0, 0, 2, False): f"{VYSE} takes 2 more from attacks in this attempt.",
    Pays(0, KIND["saber"], 0, 1, True, 3): " pays 1 for Saber from the bank.",
    Pays(0, KIND["saber"], 0, 1, False, 3): " pays 1 for Saber.",
    Changes(0, 6, 6, 7, (0, 2, 3)): "The mission now gives 6 EP for monsters (+2) and 7 counters to win (+3).",
    Changes(0, 6, 6, 7, (0, 0, 0)): "The mission stays as it was.",
    Counters(0, -2, 3, QUEST): f" pays 2 counters for {ISLAND}: now 3.",
    Fails(0, QUEST, (MIMIC,) * 3, 0): f" fails at {ISLAND}: 3 monsters still stand.",
    Fails(0, QUEST, (MIMIC, SNAIL), 2): f" {CARDS[MIMIC].name} and {CARDS[SNAIL].name} still stand; +2 counters.",
    Fails(0, QUEST, (SNAIL, SNAIL), 0): f" fails at {ISLAND}: 2 x {CARDS[SNAIL].name} still stand.",
    Fails(0, QUEST, (SNAIL,), 0): f" fails at {ISLAND}: {CARDS[SNAIL].name} still stands.",
    Succeeds(0, QUEST, 0, 4, 0, True, False, 0): "; no monster has come.",
    Succeeds(0, QUEST, 0, 4, 0, False, True, 0): "; nobody of its party is left, but no monster either.",
    Defends(0, SNAIL, 1, DEFENCE_OF[SNAIL], 2, HERO): f" for {VYSE}: Pull Back, takes half, rounded up.",
    Defends(0, SNAIL, 1, DEFENCE_OF[SNAIL], 1, SNAIL): f"{CARDS[SNAIL].name}: Pull Back, takes half, rounded up.",
    Heals(HERO, 0, 2, True, True, False): f"{VYSE} drains, and gains 2 HP: that saves it.",
    Heals(HERO, 0, 2, False, False, False): f"{VYSE} gets 2 HP back.",
    Attacks(0, HERO, 0, KIND["saber"], ATTACK_OF[KIND["saber"]][0], 1, (1,), (MIMIC,), False, True): (
        f" attacks again, with Saber on {CARDS[MIMIC].name}: 2 damage."
    ),
    Attacks(0, RYUDO, 0, -1, ATTACK_OF[RYUDO][0], 1, (1,), (MIMIC,), False, True): (
        f" attacks again, with Flying Tenseiken on {CARDS[MIMIC].name}: 3 damage, 1 counter for a kill."
    ),
    Attacks(0, KIND["carcano-1"], 0, -1, ATTACK_OF[KIND["carcano-1"]][0], 1, (1,), (MIMIC,), False, False): (
        " Arm Cannon, 2 damage, 1 counter for a kill, 1 less for its owner."
    ),
    Boosts(HERO, 0, -1, False, False): f"{VYSE} deals 1 less with its attacks in this attempt.",
    Boosts(HERO, 0, 2, True, False): f"{VYSE} deals 2 more with its next Attack.",
    Strengthens(HERO, 0, 1, 2): f"{VYSE} deals 1 more and may hit 2 more with this attack.",
    PaysMissions(0, (QUEST,), 3, 4): f" gives up {ISLAND} (3 VP) for a new deck: now 4 VP.",
    Works(0, 0, QUEST, 0, "on_fail"): f"{ISLAND}, on failure: {SeatRef(0)} gains 2 counters.",
    Attacks(0, RYUDO, 0, -1, ATTACK_OF[RYUDO][0], 1, (1,), (MIMIC,), False, False): (
        f" attacks {CARDS[MIMIC].name}: Flying Tenseiken, 3 damage, 1 counter for a kill."
    ),
    Attacks(1, BITE, 4, -1, ATTACK_OF[BITE][0], 1, (4,), (BITE,), True, False): (
        " is confused: by chance it attacks itself: Double Bite, 2 damage."
    ),
    Struck(0, (MIMIC, MIMIC, SNAIL), ()): (
        f" is attacked by 2 x {CARDS[MIMIC].name} and {CARDS[SNAIL].name}: nobody falls."
    ),
    NoRecruit(0, 0): " recruits nobody.",
    NoRecruit(0, 1): " recruits nobody, and searches again.",
    Rests(0, (HERO,), 0, 1): f" ends the attack, though {VYSE} could still attack: 1 monster still stands.",
    Rests(0, (), 2, 1, 1): " ends the attack with 2 usable Rewards unused: 1 monster still stands, 1 asleep.",
    Rests(0, (), 0, 0, 1): " ends the attack: all monsters are asleep.",
    Spent(0, 1, 2): " has no attack left: 1 monster still stands, 2 asleep.",
    Breaks(0, MIMIC, "hand", True): f" has to discard {CARDS[MIMIC].name}, by lot.",
    Breaks(0, MIMIC, "bank", False): f" loses {CARDS[MIMIC].name} from the bank.",
    Forbids(0, "Ice", QUEST): " may not use Ice in this attempt.",
    NoFind(0): " finds nothing.",
    Replaces(0, HERO, 0, HERO, False): f": a fresh {VYSE} takes the place of {VYSE}, without its wounds and ailments.",
}


@pytest.mark.parametrize(("fact", "end"), ENDS.items(), ids=lambda each: getattr(each, "word", ""))
def test_causes_and_outcomes_are_named(fact, end):
    assert said(fact).endswith(end)


def test_sleepers_do_not_count_among_those_that_stand():
    assert standing(2, 2) == "2 monsters still stand"
    assert standing(1, 3) == "1 monster still stands, 2 asleep"
    assert standing(0, 1) == saying.said("rpgget/all-asleep")


def test_an_attack_that_its_answers_have_changed_is_announced_anew():
    """With all its targets, and what it now deals by what; before anybody defends."""
    s = Scene("gre-1 | hand: garmia-tower photon-blast", "fina-1 | hand: booma booma sinow-gold", watch=["react"])
    s.attempt("garmia-tower", "gre-1", slots=["booma booma"]).until("party_attack")
    s.attack("gre-1", "booma").pick("event", "photon-blast").until("choose_target").pick("target", "booma")
    (strikes,) = s.said(Strikes)
    printed = PRINTED[strikes.block].x
    gre, booma, blast = (CARDS[KIND[name]].name for name in ("gre-1", "booma", "photon-blast"))
    assert said(strikes) == f"{gre} attacks 2 x {booma}: {printed + 2} damage each ({printed} + 2 by {blast})."
    assert len(strikes.targets) == 2
    (attack,) = s.said(Attacks)
    assert s.said(Attacks, Strikes) == [attack, strikes]


def test_an_announced_attack_counts_what_is_known_beforehand():
    """Boosts, helpers, and Back; and so does the question to whoever may defend."""
    s = Scene("aika-1 vyse-3 | hand: rixis", "fina-1 | hand: skull-snail")
    s.attempt("rixis", "aika-1", "vyse-3", slots=["skull-snail"]).until("party_attack")
    s.mark("aika-1", "once=2,boost=1").attack("aika-1", "skull-snail").until("defend")
    (attack,), x = s.said(Attacks), PRINTED[ATTACK_OF[KIND["aika-1"]][0]].x
    vyse, words = CARDS[KIND["vyse-3"]].name, f"{x + 4} damage ({x} + 3 by a boost + 1 by "
    assert said(attack).endswith(f"{words}{vyse}).")
    assert words in "".join(part for part in RPG.prompt(s.seen(1)).line if isinstance(part, str))
    s = Scene("vyse-3 | hand: rixis", "fina-1 | hand: skull-snail")
    s.attempt("rixis", "vyse-3", slots=["skull-snail"]).until("party_attack").mark("vyse-3", "rank=2")
    assert said(s.attack("vyse-3", "skull-snail").said(Attacks)[0]).endswith(
        ": Captain's Blades, 3 damage (4 - 1 from Back)."
    )


def test_a_weakened_attack_is_not_said_to_be_boosted():
    s = Scene("vyse-3 | hand: rixis", "fina-1 | hand: skull-snail")
    s.attempt("rixis", "vyse-3", slots=["skull-snail"]).until("party_attack").mark("vyse-3", "boost=-1")
    (attack,) = s.attack("vyse-3", "skull-snail").said(Attacks)
    assert said(attack).endswith(": Captain's Blades, 3 damage (4 - 1 for being weakened).")


def test_an_attack_that_nothing_has_changed_is_announced_once():
    assert all(fact.sources for seed in range(GAMES) for fact in told(seed) if isinstance(fact, Strikes))


def test_an_attack_without_damage_says_so_once():
    assert said(Hits(KIND["vyse-1"], 0, 0, 5, ONLY_EFFECT)) == ""


def test_of_several_at_once_the_figures_on_the_cards_say_it():
    hero = KIND["vyse-1"]
    for fact in (Heals(hero, 0, 2, False, False, True), Guards(hero, 0, 1, 0, True), Boosts(hero, 0, 1, False, True)):
        assert not narrate(None, ("say", fact.word, fact, ALL_EYES))


def test_what_a_mission_pays_is_said_once():
    mission = KIND["shrine-island"]
    assert said(Succeeds(0, mission, 0, 4, 0, False, False, 3)).endswith("; +3 counters.")
    assert said(Counters(0, 3, 5, mission)) == ""


def test_the_branch_that_is_chosen_is_said():
    point = KIND["save-point"]
    assert [said(Chooses(0, point, n)).partition(": ")[2] for n in (0, 1)] == [
        "heal 2 on each party member.",
        "Resurrect a character at 2 HP.",
    ]


@pytest.mark.parametrize(
    ("card", "line"),
    [
        ("poison-room", " plays Poison Room: a random active member gets Poison."),
        ("crumbling-bridge", " plays Crumbling Bridge: each active member to Back."),
        ("paralysis-panel", " plays Paralysis Panel: on heads, a random active member gets Paralysis."),
        ("guild-pay", f": {SeatRef(0)} gains 2 counters; return an Item from the discard pile to the bank."),
    ],
)
def test_an_event_and_a_roadblock_say_what_they_do(card, line):
    assert said(Plays(0, KIND[card], 0)).endswith(line)


def test_chance_names_whom_it_picks_out_of_several():
    for party, lots in (("vyse-1", 0), ("vyse-1 aika-1", 1)):
        s = Scene(f"{party} | hand: battle-training", "fina-1 | hand: poison-room")
        s.attempt("battle-training", *party.split(), slots=["poison-room"])
        (hit,) = s.said(Ails)
        assert [lot.card for lot in s.said(Lot)] == [hit.card] * lots


def test_ailments_that_end_in_the_status_phase_say_so():
    s = Scene("vyse-1:stun,poison").until("choose_mission")
    assert [said(fact) for fact in s.said(GetsOver)] == [
        saying.said("rpgget/gets-over", kind=CARDS[KIND["vyse-1"]].name, names="Stun")
    ]


@pytest.mark.rule("RG-126")
def test_who_has_no_hp_left_outside_an_attempt_says_and_wears_when_it_falls():
    s = Scene("fina-1:damage=2,poison | hand: battle-training", "vyse-1:poison | hand: battle-training")
    s.until("choose_mission")
    assert [said(fact) for fact in s.said(Suffers)] == [
        saying.said("rpgget/suffers", kind=CARDS[KIND["fina-1"]].name, n=1, stays="yes")
    ]
    worn = {sign.text: sign.means for sign in signs(s.seen(1)) if sign.where == s.card("fina-1")}
    assert [*worn] == ["0/3", "falls next", "Poison"]
    assert worn["falls next"] == saying.said("rpgget/sign-falls-next-means")
    s.no().until("choose_mission")
    assert said(s.said(Suffers)[-1]).endswith(" loses 1 HP by Poison."), "Vyse has some left"


def test_who_may_not_attack_wears_the_reason():
    s = Scene(
        "gre-1 vyse-1 | hand: garmia-tower warp-panel",
        "fina-1 | hand: booma sky-squall lost-connection",
        watch=["react"],
    )
    s.until("choose_mission").pick("mission", "garmia-tower").until("choose_party")
    s.pick("join", "gre-1").pick("join", "vyse-1").no()
    s.pick("enemy", "booma").no().no(0).pick("event", "sky-squall", seat=1).no(0).no(0)
    worn = [sign.where for sign in RPG.looks.signs(view(s.game)) if sign.text == "no Ranged"]
    assert sorted(worn) == sorted([s.unit("gre-1"), *s.table.zones[MISSION]]), "Vyse fights with a sword"


def test_a_party_that_ends_its_attacks_says_who_was_barred():
    s = Scene(
        "gre-1 vyse-1 | hand: garmia-tower warp-panel",
        "fina-1 | hand: booma sky-squall lost-connection",
        watch=["react"],
    )
    s.until("choose_mission").pick("mission", "garmia-tower").until("choose_party")
    s.pick("join", "gre-1").pick("join", "vyse-1").no()
    s.pick("enemy", "booma").no().no(0).pick("event", "sky-squall", seat=1).until("party_attack").no()
    assert [said(fact) for fact in s.said(Barred)] == [
        f"{SeatRef(0)} cannot attack with {CARDS[KIND['gre-1']].name}: no Ranged in this attempt."
    ]
