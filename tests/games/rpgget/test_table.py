"""What the table shows of an attempt: the track of the turn, and who stands in which rank."""

from __future__ import annotations

import pytest
from pygame import Rect

from tabletop.card_art import spec
from tabletop.card_art.card_index import printed
from tabletop.core.ask import UNKNOWN
from tabletop.core.presentation import CardSign
from tabletop.core.view import view
from tabletop.games.rpgget.definition import DEFINITION as RPG
from tabletop.games.rpgget.presentation.decorations import TRACK, Track, stage
from tabletop.games.rpgget.presentation.faces import words
from tabletop.games.rpgget.presentation.status import signs
from tabletop.games.rpgget.rules.cards import BACK, COST, FRONT, KIND, MIDDLE, full_name
from tabletop.games.rpgget.rules.table import (
    ACTIVE,
    BANK,
    DECK,
    ENEMIES,
    ENEMY_ATTACK,
    ENEMY_SLOTS,
    OPENING,
    PARTY_ATTACK,
    PARTYING,
    RECONCILE,
    RESOLUTION,
    START_OF_TURN,
    USED_ATTACK,
    USED_DEFENCE,
    layout,
)
from tabletop.games.rpgget.rules.values import add_mark
from tabletop.games.rpgget.words.common import STEPS
from tabletop.i18n import tr
from tabletop.table.cards.scene import Scene as Cards
from tabletop.table.input.hit_targets import spread
from tabletop.table.layout.zone_places import lay_out
from tabletop.table.layout_schema import load
from tabletop.table.model.selection import Selection
from tests.games.rpgget.scene import NUMBER, Scene
from tests.games.rpgget.test_actions import fight
from tests.table.test_states import shown


def test_every_step_has_a_place_on_the_track():
    """In order, none left out; before the first turn there is none."""
    stages = [stage(step) for step in range(len(STEPS))]
    assert stages == sorted(stages)
    assert set(stages) == set(range(-1, len(TRACK)))
    assert (stages[OPENING], TRACK[stages[RECONCILE]][0]) == (-1, "Reconcile")


@pytest.mark.rule("RG-147")
def test_front_stands_nearer_to_the_other_side_and_back_farther():
    s = fight("vyse-1 aika-1 fina-1", "booma gobooma hildebear")
    for zone in (ACTIVE, ENEMIES):
        for card, rank in zip(s.table.zones[zone], (FRONT, MIDDLE, BACK), strict=True):
            s.table.rank[card] = rank
    cards = Cards(lambda *_: None)
    cards.place(lay_out(Rect(0, 0, 1280, 720), lambda units: round(units * 2 / 3), load("rpgget"), layout(2), 0))
    cards.rebuild(view(s.game, 0))
    party, enemies = ([cards.sprites[card].pose.y for card in s.table.zones[zone]] for zone in (ACTIVE, ENEMIES))
    assert party == sorted(party)
    assert enemies == sorted(enemies, reverse=True)
    assert len(set(party)) == len(set(enemies)) == 3
    assert min(party) > max(enemies)


def test_an_own_pile_is_not_fanned_out_over_a_fight():
    """A bank card that may be turned over on top is pressed there, one below it when the pile has been opened by hand. Where
    nothing lies in the middle, or the pile alone is chosen from, it is fanned out at once.
    """
    for bank, folded in (("saber mag-companion:up", False), ("mag-companion:up saber", True)):
        s = Scene(f"vyse-1 | hand: garmia-tower | bank: {bank}", "fina-1 | hand: booma")
        assert BANK in fanned(s.seen(0))
        s.attempt("garmia-tower", "vyse-1", slots=["booma"])
        seen = s.seen(0)
        assert s.choices("flip") == ["mag-companion"]
        assert BANK not in fanned(seen)
        flip = next(option for option in seen.options if option[0] == NUMBER["flip"])
        elsewhere = (flip[0], seen.table.zones[DECK][-1], -1)
        assert (BANK in fanned(seen._replace(options=(flip,)))) == folded, "it has the only choice"
        assert BANK not in fanned(seen._replace(options=(flip, elsewhere)))
        cards = Cards(lambda *_: None)
        cards.place(lay_out(Rect(0, 0, 1280, 720), lambda units: round(units * 2 / 3), load("rpgget"), layout(2), 0))
        cards.rebuild(seen)
        assert cards.folded(BANK, Selection(seen.options, RPG.acts).sources) == folded


def test_a_card_of_a_fan_that_nobody_knows_any_more_goes_back_to_its_pile():
    """The others stay where they are."""
    s = Scene("vyse-1 | hand: saber", "fina-1", deck=5)
    cards, deck = Cards(lambda *_: None), s.table.zones[DECK]
    cards.place(lay_out(Rect(0, 0, 1280, 720), lambda units: round(units * 2 / 3), load("rpgget"), layout(2), 0))
    cards.rebuild(view(s.game, 0))
    known = [cards.sprites[card] for card in deck[-3:]]
    for sprite in known:
        sprite.kind = 0
    cards.offer(spread=frozenset({DECK}))
    cards.arrange(at_once=True)
    before = known[2].goal
    known[1].kind = UNKNOWN
    cards.arrange(at_once=True)
    assert known[2].goal == before
    assert known[1].goal == cards.sprites[deck[1]].goal != before


def test_what_chance_aims_needs_no_place():
    """An attack of a confused hero names no target (RG-157): it is a button, and dropped in the middle."""
    s = fight("vyse-1 aika-1", "booma hildebear").mark("vyse-1", "confusion")
    choosing = Selection(s.seen(0).options, RPG.acts)
    confused, clear = ([n for n, option in enumerate(choosing.options) if option[:2] == (NUMBER["attack"], s.unit(name))]
                       for name in ("vyse-1", "aika-1"))  # fmt: skip
    assert set(confused) <= set(choosing.buttons)
    assert not set(clear) & set(choosing.buttons)
    assert len(clear) > len(confused) == 1


def test_what_is_used_up_says_whether_it_is_the_attack_or_the_defence():
    """Who may attack again says so."""
    s = fight("vyse-1", "booma")
    booma = s.unit("booma")
    s.table.used[booma] = USED_ATTACK | USED_DEFENCE

    def used():
        worn = [sign for sign in signs(s.seen(0)) if sign.where == booma and sign.icon in ("sword", "shield")]
        return [(sign.text, sign.icon) for sign in worn]

    assert used() == [("done", "sword"), ("Defence used", "shield")]
    add_mark(s.table, booma, again=1)
    assert used() == [("once more", "sword"), ("Defence used", "shield")]
    s.table.used[booma] = 0
    assert used() == [("attacks twice", "sword")]


def test_whoever_looks_on_sees_who_takes_aim():
    """Also between two targets, which are not theirs to choose."""
    s = fight("millenia-1 aika-1", "booma gobooma")
    s.attack("millenia-1", "booma")
    assert s.asked() == ("choose_target", 0)
    for seat in (0, 1):
        assert [s.name(sign.where) for sign in signs(s.seen(seat)) if sign.text == "attacks"] == ["millenia-1"]


@pytest.mark.rule("RG-113", "RG-138")
def test_who_has_attacked_wears_how_many_rewards_may_still_be_used():
    """Until the party's step is over; a Reward that the hero cannot handle is none of them."""
    s = fight("vyse-1 gre-1 | inv: saber cutlass-fury", "booma booma")
    vyse, gre = s.unit("vyse-1"), s.unit("gre-1")

    def worn(card):
        return [(sign.text, sign.tone) for sign in signs(s.seen(0)) if sign.where == card and sign.icon == "sword"]

    assert worn(vyse) == worn(gre) == []
    s.table.used[vyse] = s.table.used[gre] = USED_ATTACK
    can = {
        card: sum(option[::2] == (NUMBER["reward_attack"], card) for option in s.seen(0).options)
        for card in (vyse, gre)
    }
    assert can[vyse] > can[gre] == 0
    assert worn(vyse) == [(f"{can[vyse]} Rewards", "ready")]
    assert [sign.short for sign in signs(s.seen(0)) if sign.text.endswith(" Rewards")] == ["Rewards"], "no sign alone"
    assert worn(gre) == [("done", "plain")]
    s.table.step = ENEMY_ATTACK
    assert worn(vyse) == [("done", "plain")]


@pytest.mark.rule("RG-114")
def test_who_may_still_support_is_not_done():
    """By a Reward that is no attack: those who can handle it."""
    s = fight("fomar-1 fonewearl-1 gilder-1 | inv: zalure-15", "booma booma")
    for name, text in {"fomar-1": "no attack", "fonewearl-1": "no attack", "gilder-1": "done"}.items():
        card = s.unit(name)
        s.table.used[card] = USED_ATTACK
        assert [sign.text for sign in signs(s.seen(0)) if sign.where == card and sign.icon == "sword"] == [text]


@pytest.mark.rule("RG-21")
def test_the_last_character_wears_it_at_home_too():
    """As soon as somebody of its party has fallen: everybody begins with one."""
    for party, worn in (
        ("vyse-1", []),
        ("vyse-1 | fallen: fina-1", ["last Character"]),
        ("vyse-1 aika-1 | fallen: fina-1", []),
    ):
        for seats in ((party, "gre-1"), ("gre-1", party)):
            s = Scene(*seats).until("play_action")
            assert [sign.text for sign in signs(s.seen(1)) if sign.icon == "last"] == worn


def test_a_step_of_an_attempt_that_was_skipped_is_not_ticked():
    """A success without a blow of the monsters; and one after they have struck."""
    for steps, skipped in (
        ((PARTY_ATTACK, RESOLUTION), {"They attack"}),
        ((PARTY_ATTACK, ENEMY_ATTACK, RESOLUTION), set()),
        ((RESOLUTION,), {"Attack", "They attack"}),
    ):
        s = fight("vyse-1", "booma")
        track = Track.__new__(Track)
        track.seen = set()
        for step in (START_OF_TURN, PARTYING, ENEMY_SLOTS, *steps):
            s.table.step = step
            track.meet(step)
        s.table.won = 1
        assert {TRACK[i][0] for i in range(len(TRACK)) if track.skipped(s.table, i)} == skipped
        s.table.won = 0
        assert not any(track.skipped(s.table, i) for i in range(len(TRACK))), "they have struck, whoever has seen it"


def fanned(seen):
    return spread(seen, Selection(seen.options, RPG.acts), load("rpgget"), layout(2), 0)


def test_what_a_mark_means_stands_below_the_card_that_is_looked_at():
    """Once, and nothing where the mark says all itself."""
    with shown("table-rpgget-4") as pilot, pytest.MonkeyPatch.context() as patch:
        table = pilot.app.top
        card, other = table.view.table.zones[table.constants.kernel.find("hand", 0)][:2]
        worn = [CardSign("card", card, "Confusion", "bad", "ail_confusion", "Chance picks.")] * 2
        patch.setattr(table.cards.signs, "signs", lambda: (*worn, CardSign("card", other, "3/4", "bad", "hp")))
        notes = [table.input.hover._notes(table.scene.sprites[unit]) for unit in (card, other)]
        assert [[note for note in said if "gold_light" in note] for said in notes] == [
            ["[gold_light]Confusion:[/] Chance picks."],
            [],
        ]


@pytest.mark.long
def test_a_pile_is_opened_by_hand_and_folds_again():
    """A press on it lays its cards out, Escape or a press beside them puts them back; a card in it is used by one click."""
    with shown("table-rpgget-4") as pilot:
        table = pilot.app.top
        drag_and_drop, scene = table.drag_and_drop, table.scene
        bank = table.constants.kernel.find("bank", 0)
        scene.zones[bank] = scene.zones[table.constants.kernel.find("hand", 0)][:2]
        below, top = scene.zones[bank]
        below.zone = top.zone = bank
        drag_and_drop.choosing.sources[below.card] = {}
        scene.spread = frozenset()
        for fold in (lambda: pilot.key("escape"), lambda: pilot.click((5, 300))):
            assert table.input.hover._notes(top) == [f"[muted]{tr('input-lay-out')}[/]"], (
                "not why the top card cannot be used"
            )
            drag_and_drop.card_accepted(top)
            assert bank in scene.spread
            fold()
            assert bank not in scene.spread
            assert pilot.app.top is table


def test_a_card_in_a_strip_has_its_whole_name_and_no_empty_gem():
    """In one line where that can be read, else in two; a level alone is no second line, and no name ends with an article."""

    def strip(card):
        text = printed(RPG, KIND[card])
        return words(text, spec("rpgget").kinds[text.frame], "token")

    def lines(card):
        return [said for place, said in strip(card).items() if place in {"name", "title_1", "title_2"}]

    assert [lines(card) for card in ("pirate-cutlass", "cutlass-fury", "foie-15", "razonde-20", "lightning-hand")] == [
        ["Pirate", "Cutlass"],
        ["Cutlass", "Fury"],
        ["Foie 15"],
        ["Razonde 20"],
        ["Lightning", "Hand Parts"],
    ]
    assert lines("baltor") == ["Baltor"]
    whole = {face.id for face in RPG.cards if dict(face.marks)["type"] in {"character", "reward"}} - {"the-claudia"}
    assert all(" ".join(lines(card)) == full_name(KIND[card]) for card in whole)
    assert strip("cutlass-fury")["right"] == str(COST[KIND["cutlass-fury"]])
    assert "right" in spec("rpgget").boxes("token")
