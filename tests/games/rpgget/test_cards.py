"""Every operation of the card file does what its words say, and what is printed fits what is known (RG-100 to RG-104)."""

from __future__ import annotations

import pytest

from tabletop.games.rpgget.rules.cards import (
    CARDS,
    DECKS,
    HP,
    KEYS,
    KIND,
    KINDS,
    PACK,
    STATIC,
    TYPE,
    TYPES,
    blocks,
    match_of,
    matching,
)
from tabletop.games.rpgget.rules.events import Cancels, Looks, Sees
from tabletop.games.rpgget.rules.fight_events import Attacks, Hits
from tabletop.games.rpgget.rules.legality import fits
from tabletop.games.rpgget.rules.ops import PROGRAM
from tabletop.games.rpgget.rules.values import mark_of
from tests.games.rpgget.scene import Scene
from tests.games.rpgget.test_actions import fight


def rows(value):
    """All operations in a value, however deep."""
    if isinstance(value, dict):
        if "op" in value:
            yield value
        value = tuple(value.values())
    if isinstance(value, list | tuple):
        for inner in value:
            yield from rows(inner)


EVERY = [row for kind in KINDS for block in CARDS[kind].effects for row in rows(block.do)]


@pytest.mark.rule("RG-100", "RG-101", "RG-103", "RG-104", "RG-105")
def test_six_types_and_forty_operations():
    assert len(CARDS) == 184
    assert set(TYPES) == {type(card).__name__.lower() for card in CARDS}
    assert {row["op"] for row in EVERY} == {*PROGRAM.ops, *STATIC}
    assert len({*PROGRAM.ops, *STATIC}) == 40
    for kind in KINDS:
        assert bool(HP[kind]) == (TYPES[TYPE[kind]] in {"character", "enemy"})


def test_everything_that_is_demanded_and_searched_exists():
    heroes = [kind for kind in KINDS if TYPES[TYPE[kind]] == "character"]
    rewards = [kind for kind in KINDS if TYPES[TYPE[kind]] == "reward"]
    assert all(any(fits(hero, reward) for hero in heroes) for reward in rewards)
    for row in EVERY:
        if "match" in row:
            assert any(matching(match_of(row["match"]))), row


@pytest.mark.rule("RG-4", "RG-6")
@pytest.mark.parametrize("deck", list(DECKS))
def test_ready_decks(deck):
    from tabletop.games.rpgget.rules.legality import mistakes  # noqa: PLC0415 - beside its test

    assert mistakes(DECKS[deck].cards, "deck", {}, None) == []
    assert all(card in KIND for card in DECKS[deck].cards)


def test_corrections_of_the_second_reading():
    """Section 12: the cards that were printed wrongly."""
    assert "2(2)" in CARDS[KIND["beast-king-smash"]].text
    for card in ("chain-1", "vault-golem", "bowling-parts", "ghoul", "mysterious-fissure", "crumbling-bridge"):
        assert any("Rank Change" in block.keywords for block in CARDS[KIND[card]].effects), card
    assert "mixed" in PACK.meta.origins
    assert KEYS[KIND["dragon"]]


# -- units -------------------------------------------------------------------------------------------------------------
def test_heal_cure_resurrect():
    s = Scene(
        "fina-1:damage=1 vyse-1:damage=3,poison | fallen: aika-1 | inv: reverser ocarina | hand: stone-reef", "gre-1"
    )
    s.pick("recovery", "fina-1").pick("option", None, 0)
    assert (s.hp("fina-1"), s.hp("vyse-1")) == (3, 3)
    s.pick("reward_recovery", "ocarina", "fina-1").pick("option", None, 0)
    assert s.ails("vyse-1") == set()
    assert not s.can("reward_recovery", "reverser"), "no Force there"


def test_resurrect_at_two_hp_and_fully():
    s = Scene("fonewearl-1 fina-1 | fallen: aika-1 vyse-3 | inv: reverser lunar-light", "gre-1")
    s.pick("reward_recovery", "reverser", "fonewearl-1").pick("pick", "vyse-3")
    assert s.hp("vyse-3") == 2
    s.pick("reward_recovery", "lunar-light", "fina-1").pick("pick", "aika-1")
    assert s.hp("aika-1") == 5
    assert s.zone("fallen") == []


def test_boost_guard_rank_and_forbid():
    s = fight("enrique-1 mareg-1 fomar-1 | inv: smoke-parts", "booma sinow-gold", mission="the-tomb-stirs")
    s.pick("support", "enrique-1").pick("support", "mareg-1")
    assert mark_of(s.table, s.unit("fomar-1")).guard == 1
    s.no().attack("sinow-gold", "fomar-1")
    assert s.hp("fomar-1") == 4, "2 - 1 - 1"
    s = Scene(
        "fonewearl-2 gre-1 | hand: garmia-tower | inv: foie-15", "aika-1 | hand: seal-of-granas jammed-door booma"
    )
    s.attempt("garmia-tower", "fonewearl-2", "gre-1", slots=["seal-of-granas jammed-door booma"])
    assert not s.can("attack", "fonewearl-2")
    assert not s.can("reward_attack", "foie-15")
    assert s.can("attack", "gre-1")
    assert s.reason("fonewearl-2") == "forbidden"


def test_withdraw_and_again():
    s = fight("tio-1 vyse-1 fina-1 | inv: lunar-glyph telepipe quika", "hildebear antonio", mission="the-tomb-stirs")
    s.coins("H").pick("reward_attack", "lunar-glyph", "fina-1").pick("target", "hildebear")
    assert s.enemies == ["antonio"]
    s.attack("vyse-1", "antonio").pick("reward_support", "quika", "fina-1").pick("pick", "vyse-1")
    s.attack("vyse-1", "antonio")
    assert [fact.further for fact in s.said(Attacks) if fact.source < 0] == [False, True], "the second one says so"
    assert s.hp("antonio") == 2
    s.pick("reward_recovery", "telepipe").pick("pick", "vyse-1")
    assert s.active == ["tio-1", "fina-1"]
    assert "vyse-1" in s.party()
    assert len(s.zone("hand")) == 1, "draw 1"


def test_drain_counts_hp_really_lost():
    s = fight("millenia-1:damage=4 | inv: starving-tongue", "booma antonio", mission="the-tomb-stirs")
    s.reward("starving-tongue", "millenia-1", "booma")
    assert s.hp("millenia-1") == 3, "Booma had 2 HP"


def test_counter_and_sleep_come_after_the_damage():
    s = fight("vyse-1:damage=4 aika-1", "poison-lily giant-crab")
    s.attack("vyse-1", "poison-lily").pick("defence", "poison-lily")
    assert s.hp("poison-lily") == 1
    assert s.zone("fallen") == ["vyse-1"]
    s.attack("aika-1", "giant-crab")
    s.no()
    s.coins("H").pick("defence", "giant-crab")
    assert s.ails("aika-1") == {"sleep"}


def test_if_it_kills():
    s = fight("carcano-1 mareg-1 | inv: beast-king-smash", "troglodyte booma hildebear", mission="the-tomb-stirs")
    s.attack("carcano-1", "troglodyte")
    assert (s.counters(0), s.counters(1)) == (6, 4)
    s.pick("reward_attack", "beast-king-smash", "mareg-1").pick("target", "booma").pick("target", "hildebear")
    assert s.query == "combo"
    s.pick("again")
    assert s.hp("hildebear") == 2
    assert s.zone("bank") == ["beast-king-smash"]


def test_texts_of_dying_and_killing_monsters():
    s = fight("vyse-1 aika-1:damage=3 | inv: saber monomate", "looper baltor")
    s.attack("vyse-1", "looper").attack("aika-1", "looper").no()
    assert s.counters() == 7, "the attempter gains 2"
    s.no() if s.query == "party_attack" else None
    s.attack("baltor", "aika-1")
    assert s.query == "pick_break"
    s.pick("throw", "saber")
    assert s.zone("inv") == ["monomate"]


def test_a_rappy_pays():
    s = fight("vyse-1", "rag-rappy", mission="the-fake-in-yellow")
    s.attack("vyse-1", "rag-rappy").no()
    assert s.counters() == 5 + 1 + 4 + 1


# -- cards -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("RG-162", "RG-186")
def test_look_search_salvage_equip():
    hand = "hand: rixis guild-pay lucky-chest discovery"
    s = Scene(
        "gre-1",
        f"vyse-1 | {hand} | bank: saber | discard: monomate | deck: alpha-storm booma moonberry",
        watch=["react"],
    )
    s.until("react")
    s.pick("event", "discovery", seat=1).until("pick_top")
    assert s.heard(0, Looks) == [Looks(1, 3, search=False)]
    assert s.heard(0, Sees) == []
    s.pick("top", "booma").pick("top", "alpha-storm")
    assert s.zone("hand", 1)[-2:] == ["moonberry", "alpha-storm"]
    s.pick("event", "guild-pay", seat=1).until("pick_salvage").pick("pick", "monomate")
    assert s.counters(1) == 7
    assert s.zone("bank", 1) == ["saber", "monomate"]
    s.pick("event", "lucky-chest", seat=1).until("pick_equip").pick("pick", "saber")
    assert s.zone("inv", 1) == ["saber"]


@pytest.mark.rule("RG-164", "RG-165", "RG-166")
def test_losses_by_chance():
    s = Scene(
        "gre-1 | bank: saber | hand: handgun",
        "vyse-1 | hand: day-of-darkness foie-15 | bank: pyri | score: rixis",
        watch=["react"],
    )
    s.until("react").pick("event", "day-of-darkness", seat=1).until("redraw")
    assert s.zone("bank") == s.zone("bank", 1) == []
    assert s.vp(1) == 3
    assert "pyri" in s.zone("discard", 1)


def test_counters_never_fall_below_none():
    s = Scene("gre-1 | hand: society-bill", "vyse-1 | counters: 1", watch=["react"])
    s.until("react").pick("event", "society-bill", seat=0)
    assert s.counters(1) == 0


def test_the_mission_changes_and_cards_are_cancelled():
    s = Scene(
        "vyse-1 aika-1 | hand: garmia-tower wanted-poster | inv: trap-vision sea-otter",
        "fina-1 | hand: thief-panel gobooma booma booma saber",
        watch=["react"],
    )
    s.until("choose_mission").pick("mission", "garmia-tower")
    assert s.query == "ability_prompt"
    s.pick("reward_ability", "sea-otter", "vyse-1").no()
    assert s.table.pp == 8
    s.until("react").pick("event", "wanted-poster").until("choose_party")
    assert (s.table.ep, s.table.rp) == (6, 7)
    s.pick("join", "vyse-1").no().pick("roadblock", "thief-panel")
    assert s.query == "ability_prompt"
    s.pick("reward_ability", "trap-vision").until("slot")
    assert s.said(Cancels)
    assert s.table.rp == 7
    assert s.zone("discard")[-1] == "trap-vision"


def test_events_of_enemies_set_and_attempt_end():
    s = Scene(
        "gre-1 vyse-1 | hand: garmia-tower warp-panel",
        "fina-1 | hand: booma sky-squall lost-connection",
        watch=["react"],
    )
    s.until("choose_mission").pick("mission", "garmia-tower").until("choose_party").pick("join", "gre-1").pick(
        "join", "vyse-1"
    ).no()
    s.pick("enemy", "booma").no().no(0).pick("event", "sky-squall", seat=1)
    assert not s.table.forbidden, "it may be answered"
    s.no(0).no(0)
    s.pick("event", "lost-connection", seat=1).dice((2, 1)).no(0)
    assert s.active == ["gre-1"]
    assert s.table.forbidden
    while not s.can("event", "warp-panel"):
        assert not s.can("attack", "gre-1"), "a gun"
        s.no()
    s.pick("event", "warp-panel").until("pick_salvage").pick("pick", "garmia-tower")
    assert "garmia-tower" in s.zone("hand")


def test_rappy_parade_recruits_in_the_slot():
    s = Scene("vyse-1 | hand: garmia-tower", "fina-1 | hand: rappy-parade | deck: rag-rappy rag-rappy")
    s.until("choose_mission").pick("mission", "garmia-tower").no()
    s.pick("event", "rappy-parade").pick("enemy", "rag-rappy").pick("enemy", "rag-rappy")
    assert s.enemies == ["rag-rappy"] * 2


def test_a_cancelled_attack_counts_as_made():
    s = Scene("vyse-1 aika-1 | hand: garmia-tower", "fina-1 | hand: booma cancel saber", watch=["react"])
    s.until("choose_mission").pick("mission", "garmia-tower").until("choose_party").pick("join", "vyse-1").pick(
        "join", "aika-1"
    ).no()
    s.pick("enemy", "booma").no().until("party_attack").attack("vyse-1", "booma")
    s.pick("event", "cancel", seat=1).until("party_attack")
    assert not s.said(Hits)
    assert not s.can("attack", "vyse-1")


def test_every_action_has_its_block():
    assert all(blocks(kind, "event") for kind in KINDS if TYPES[TYPE[kind]] == "event")
    assert all(blocks(kind, "roadblock") for kind in KINDS if TYPES[TYPE[kind]] == "roadblock")
