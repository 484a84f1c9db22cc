"""In a crowded row each Agent shows what it is worth."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tabletop.core.arrange import Place
from tabletop.games.austin.rules.cards import AGENT, CARDS, TYPE
from tests.ui.table.spies import Mats


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
    return tuple(Place("table_agents", tuple(row)[:count], seat) for seat, row in enumerate(rows))


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
            row = scene.zones[mats.screen.basics.kernel.find("table_agents", seat)]
            for sprite, over in pairwise(row):
                strip = sprite.pose.box
                strip.width = over.pose.box.left - strip.left
                assert [plate for plate in plates if strip.contains(plate)], f"{seat}: {sprite}"


def test_a_row_with_room_has_no_plates():
    with Mats(seats=4, seed=6, places=crowd(4, 3), first_side="good") as mats:
        mats.wait()
        assert mats.screen.cards.values.above() == []
