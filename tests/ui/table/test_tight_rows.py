"""A row of own cards that are hardly told apart is fanned out to choose from, by a click or by Enter; others are not."""

from __future__ import annotations

import pytest

from tabletop.games.rpgget.rules.table import INVENTORY
from tabletop.ui.table.cards import scene as scenes
from tabletop.ui.table.hands.hovering import OPENS
from tests.ui.table.test_states import shown

NAME = "table-rpgget-4"


def spot(sprite):
    return round(sprite.pose.x), round(sprite.pose.y)


@pytest.fixture
def tight(monkeypatch):
    monkeypatch.setattr(scenes, "TIGHT", 2)
    monkeypatch.setattr(scenes, "FEW", 1)


@pytest.mark.usefixtures("tight")
def test_a_tight_row_is_fanned_out_and_goes_back_when_a_card_of_it_is_held():
    with shown(NAME) as pilot:
        table = pilot.app.top
        scene, choosing = table.scene, table.hands.handling.choosing
        card = next(c for c in choosing.sources if c in table.view.table.zones[INVENTORY] and choosing.only(c) < 0)
        sprite = scene.sprites[card]
        lay, number = sprite.goal, table.match.game.no
        assert table.hands.hovering._notes(sprite) == [OPENS]
        pilot.click(spot(sprite))
        pilot.settle()
        assert INVENTORY in scene.spread
        assert sprite.goal.width > lay.width
        pilot.click(spot(sprite))
        pilot.settle()
        assert choosing.held == card
        assert INVENTORY not in scene.spread, "whom it is for may lie below"
        assert table.match.game.no == number


def test_a_row_with_room_stays_where_it_is():
    with shown(NAME) as pilot:
        table = pilot.app.top
        choosing = table.hands.handling.choosing
        card = next(c for c in choosing.sources if c in table.view.table.zones[INVENTORY] and choosing.only(c) < 0)
        pilot.click(spot(table.scene.sprites[card]))
        assert choosing.held == card
        assert INVENTORY not in table.scene.spread
