"""Fights in the ring: where many fight, each is known by its name and value; what is thrown is counted through all sides."""

from __future__ import annotations

from itertools import combinations

import pytest

from tabletop.table.cards.combat_overlay import apart
from tests.table.test_states import shown

SIZES = [(1280, 720), (1920, 1080)]
NAME_AND_VALUE = 0.3  # of a card's height, at its foot


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [3, 4, 6])
@pytest.mark.parametrize("bones", [1, 5])
def test_what_lies_on_many_fighters_hides_neither_name_nor_value(size, count, bones):
    with shown("table-slugfest", size) as pilot:
        fight = pilot.app.top.scene.fight
        fight.combatants = fight.combatants[:count]
        area = fight.area
        around = []
        for fighter in fight.combatants:
            box = fight.pose(fighter.card).box
            foot = box.copy()
            foot.height = round(box.height * NAME_AND_VALUE)
            foot.bottom = box.bottom
            lying = [pose.box for pose in fight.stack(fighter.stack, bones)]
            assert area.contains(box)
            assert not [other for other in lying if other.colliderect(foot)]
            assert area.contains(box.unionall(lying))
            around.append(box.unionall(lying))
        assert not [pair for pair in combinations(around, 2) if pair[0].colliderect(pair[1])]


def test_bones_are_counted_through_both_sides_of_a_fight():
    with shown("table-austin-4") as pilot:
        fight = pilot.app.top.scene.fight
        assert [fighter.numbers for fighter in fight.combatants] == [(2,), (1, 3)]


def test_bones_are_counted_through_all_sides_of_a_slugfest():
    with shown("table-slugfest") as pilot:
        fight = pilot.app.top.scene.fight
        assert [fighter.numbers for fighter in fight.combatants] == [(), (1,), (2,), (3,), (4,), (5,)]


@pytest.mark.parametrize("name", ["table-austin-4", "table-slugfest"])
def test_numbers_of_five_bones_lie_beside_each_other(name):
    with shown(name) as pilot:
        table = pilot.app.top
        scene, fight, combat_overlay = table.scene, table.scene.fight, table.cards.combat_overlay
        fighter = fight.combatants[1]
        lying = scene.zones[fighter.stack]
        scene.zones[fighter.stack] = lying = (lying * 5)[:5]
        poses = fight.stack(fighter.stack, 5)
        for sprite, pose in zip(lying, poses, strict=True):
            sprite.pose = sprite.goal = pose
        found = combat_overlay._orders(fighter._replace(numbers=(1, 2, 3, 4, 5), owners=(0, 1, 0, 1, 0)))
        boxes = [disc.get_rect(topleft=place) for disc, place in found]
        assert len(boxes) == 5
        assert not [pair for pair in combinations(boxes, 2) if pair[0].inflate(-2, -2).colliderect(pair[1])]


def test_things_keep_apart_between_two_ends():
    assert apart([5, 6, 50], 10, 0, 100) == [5, 15, 50]
    assert apart([98, 99], 10, 0, 100) == [90, 100]


@pytest.mark.parametrize("size", SIZES)
def test_where_many_fight_one_is_marked_as_winning_and_one_as_having_to_throw(size):
    """Two lights, and a plate that says more than those of the others without reaching into its neighbour's."""
    with shown("table-slugfest", size) as pilot:
        combat_overlay = pilot.app.top.cards.combat_overlay
        fighters = combat_overlay.fight.combatants
        assert [fighter.seat for fighter in fighters if fighter.winning] == [5]
        assert [fighter.seat for fighter in fighters if fighter.losing] == [0]
        lit = [combat_overlay._lit(fighter) for fighter in fighters if fighter.winning or fighter.losing]
        assert len(combat_overlay.below()) == 1 + sum(map(len, lit))
        plates = [combat_overlay._plate(fighter) for fighter in fighters]
        boxes = [plate.get_rect(topleft=place) for plate, place in plates]
        assert not [pair for pair in combinations(boxes, 2) if pair[0].colliderect(pair[1])]
        plain, _ = combat_overlay._plate(fighters[-1]._replace(winning=False, note=""))
        assert boxes[-1].width > plain.get_width()


@pytest.mark.parametrize("size", SIZES)
def test_where_many_fight_light_falls_from_cards_and_not_from_the_gap_below_smaller_ones(size):
    with shown("table-slugfest", size) as pilot:
        combat_overlay = pilot.app.top.cards.combat_overlay
        fighter = next(
            fighter for fighter in combat_overlay.fight.combatants if combat_overlay.scene.zones[fighter.stack]
        )
        cards = [combat_overlay.fight.pose(fighter.card).box, *combat_overlay._on(fighter)]
        for box in combat_overlay._lit(fighter):
            inner = box.inflate(-4, -4)
            for corner in (inner.topleft, inner.topright, inner.bottomleft, inner.bottomright):
                assert any(card.collidepoint(corner) for card in cards)


def test_a_fighter_with_room_says_in_words_that_it_is_winning():
    """Where six fight a cup has to do."""

    def more(combat_overlay):
        one = combat_overlay.fight.combatants[-1]
        plain = one._replace(winning=False, note="")
        return combat_overlay._plate(one)[0].get_width() - combat_overlay._plate(plain)[0].get_width()

    with shown("table-slugfest") as pilot:
        combat_overlay = pilot.app.top.cards.combat_overlay
        cup = more(combat_overlay)
        combat_overlay.fight.combatants = combat_overlay.fight.combatants[-3:]
        assert more(combat_overlay) > 2 * cup > 0
