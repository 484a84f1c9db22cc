"""What lies on the mats of RPG Get! can be read: names of piles above their counts, many cards of somebody else beside each
other.
"""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from tabletop.games.rpgget.presentation.decorations import Ranks, standing
from tabletop.games.rpgget.rules.cards import KIND
from tabletop.games.rpgget.rules.table import ACTIVE, ENEMIES
from tests.table.test_states import shown

SIZES = [(1280, 720), (1920, 1080)]
NAME = 24  # units of the name at the foot of a card
EDGE = 5  # units that a count may cover of the frame of the card above it
MANY = 8


def fill(table, group, seat, count):
    """So many cards of somebody's deck lie there instead; returns them."""
    scene, find = table.scene, table.constants.kernel.find
    deck, zone = find("deck", seat), find(group, seat)
    while len(scene.zones[zone]) < count:
        scene.move(scene.zones[deck][-1].card, deck, zone, KIND["handgun"])
    scene.arrange(at_once=True)
    table.stage.changed()
    return zone, scene.zones[zone]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["table-rpgget-2", "table-rpgget-mat"])
def test_no_count_lies_over_the_name_of_a_card_or_over_a_button(name, size):
    with shown(name, size) as pilot:
        table = pilot.app.top
        for seat in (0, 1):
            for group in ("score", "fallen", "discard", "bank"):
                fill(table, group, seat, 1)
        places, kit = table.scene.places, table.hud.kit
        counts = table.cards.marks.captions()
        hidden = [table.hud.badges[place.seat].rect for n, place in enumerate(places.zones) if n in places.hidden]
        counts = [box for box in counts if box.collidelist(hidden) < 0]
        for n, place in enumerate(places.zones):
            if place.look.kind == "pile" and place.look.faces and n not in places.hidden:
                name = pygame.Rect(place.area.x, 0, round(place.width), kit.u(NAME))
                name.bottom = place.area.bottom - kit.u(EDGE)
                assert name.collidelist(counts) < 0, place.look
        assert all(not box.colliderect(table.hud.corner.rect) for box in counts)


@pytest.mark.parametrize("size", SIZES)
def test_eight_cards_of_somebody_else_lie_beside_each_other(size):
    with shown("table-rpgget-2", size) as pilot:
        table = pilot.app.top
        zone, cards = fill(table, "inventory", 1, MANY)
        boxes = sorted(sprite.goal for sprite in cards)
        assert len(boxes) == MANY
        assert all(right.x - left.x >= left.width * 0.99 for left, right in pairwise(boxes))
        assert boxes[0].width >= 0.9 * table.scene.places.zones[zone].width


@pytest.mark.parametrize("size", SIZES)
def test_the_ranks_of_both_sides_are_named_apart_and_below_the_cards(size):
    with shown("table-rpgget-4", size) as pilot:
        table = pilot.app.top
        ranks = next(piece for piece in table.cards.pieces if isinstance(piece, Ranks))
        for zone, name in ((ENEMIES, "enemies"), (ACTIVE, "active")):
            box = table.scene.places.zones[zone].area
            places = sorted(
                (ranks.names(box, down) for down in standing(table.constants.look).zone[name]), key=lambda p: p.y
            )
            assert len(places) == 3
            assert all(upper.bottom <= lower.top for upper, lower in pairwise(places))
        stage = table.stage
        drawn, lines = ([place for _, place in blits] for blits in (stage.resting(), stage.shelf.below()))
        assert lines
        assert drawn[: len(lines)] == lines


def test_the_count_of_what_another_one_has_removed_hangs_at_its_card_and_says_of_what_it_is():
    """The place beside the rows is as high as both of them."""
    with shown("table-rpgget-2") as pilot:
        table = pilot.app.top
        marks, (zone, removed) = table.cards.marks, fill(table, "removed", 1, 1)
        place, box = table.places.zones[zone], removed[-1].goal.box
        assert place.area.bottom > box.bottom + box.height // 4
        pill, (_, top) = marks._on_mat(place, removed)
        assert box.centery < top <= box.bottom
        assert place.look.icon
        beds = [picture.get_rect(topleft=at) for picture, at in marks.below()]
        (bed,) = [bed for bed in beds if bed.contains(box)]
        assert bed.bottom < box.bottom + pill.get_height()
