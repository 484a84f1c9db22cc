"""In a crowded row each Agent shows what it is worth."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tabletop.core.arrange import ArrangedZone
from tabletop.games.austin.presentation import status
from tabletop.games.austin.rules.cards import AGENT, CARDS, TYPE
from tests.table.spies import Mats


def crowd(seats, count):
    """So many Agents of its own deck before every seat."""
    with Mats(seats=seats, seed=6, first_side="good") as mats:
        table = mats.match.game.table
        rows = [
            dict.fromkeys(
                CARDS[table.kind[card]].id
                for card in range(len(table.kind))
                if table.owner[card] == seat and TYPE[table.kind[card]] == AGENT
            )
            for seat in range(seats)
        ]
    return tuple(ArrangedZone("table_agents", tuple(row)[:count], seat) for seat, row in enumerate(rows))


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("seats", [4, 6])
def test_each_agent_of_a_crowded_row_shows_its_value(size, seats):
    """Of nine one has its own in sight; each of the other eight has a plate on the strip of it that is seen."""
    places = crowd(seats, 9)
    with Mats(size=size, seats=seats, seed=6, places=places, first_side="good") as mats:
        mats.wait()
        scene, values = mats.screen.scene, mats.screen.cards.values
        plates = [plate.get_rect(topleft=place) for plate, place in values.above()]
        for seat in range(1, seats):
            row = scene.zones[mats.screen.constants.kernel.find("table_agents", seat)]
            for sprite, over in pairwise(row):
                strip = sprite.pose.box
                strip.width = over.pose.box.left - strip.left
                assert [plate for plate in plates if strip.contains(plate)], f"{seat}: {sprite}"


def test_a_row_with_room_has_no_plates():
    with Mats(seats=4, seed=6, places=crowd(4, 3), first_side="good") as mats:
        mats.wait()
        assert mats.screen.cards.values.above() == []


def test_a_mark_stays_on_its_card_while_the_next_one_of_its_row_fights(monkeypatch):
    """And is not laid out towards the ring, where it would hide whose side is there."""
    monkeypatch.setattr(status, "is_muted", lambda _table, _card: True)
    with Mats(seats=4, seed=6, places=crowd(4, 9), first_side="good") as mats:
        mats.wait()
        parts, scene = mats.screen.cards, mats.screen.scene
        row = scene.zones[mats.screen.constants.kernel.find("table_agents", 1)]
        fighter = row[4]
        scene.fight.join(fighter.card, 1)
        fighter.pose = fighter.pose._replace(x=mats.screen.scene.fight.middle.centerx)
        before, box = row[3], row[3].pose.box
        assert parts.signs._room(before).pixels == row[5].pose.box.left - box.left
        assert all(x < box.right for _, (x, _) in parts.signs._in_place(before, parts.values.plates()))


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize(("seats", "count"), [(4, 9), (6, 9), (6, 6)])
def test_marks_of_a_crowded_row_lie_over_no_value(size, seats, count, monkeypatch):
    """Each is still there, on the strip of its card that is seen."""
    monkeypatch.setattr(status, "is_muted", lambda _table, card: card % 3 > 0)
    places = crowd(seats, count)
    with Mats(size=size, seats=seats, seed=6, places=places, first_side="good") as mats:
        mats.wait()
        parts = mats.screen.cards
        plates = [plate.get_rect(topleft=place) for plate, place in parts.values.above()]
        marks = [mark.get_rect(topleft=place) for mark, place in parts.signs.above()]
        assert plates
        assert not [mark for mark in marks if mark.collidelist(plates) >= 0]
        for sprite in parts.signs._signed():
            if sprite.card in parts.values.plates():
                strip = sprite.pose.box
                strip.width = parts.signs._room(sprite).pixels
                assert [mark for mark in marks if strip.contains(mark)], f"{sprite}"


def test_a_value_that_is_just_touched_needs_no_plate():
    """The next card reaches the star round it, not its figures."""
    with Mats(seats=6, seed=6, places=crowd(6, 5), first_side="good") as mats:
        mats.wait()
        scene, values = mats.screen.scene, mats.screen.cards.values
        row = scene.zones[mats.screen.constants.kernel.find("table_agents", 1)]
        assert row[0].pose.box.colliderect(row[1].pose.box)
        assert not [sprite for sprite in row if sprite.card in values.plates() and values._value(sprite) != "10"]
