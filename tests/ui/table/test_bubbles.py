"""Speech bubbles cover neither badges nor cards from which one has to choose."""

from __future__ import annotations

import pygame
import pytest

from tabletop.ui.table.tale.clear import clear_of
from tests.ui.table.test_states import shown

WINDOW = pygame.Rect(0, 0, 1000, 600)


def test_what_is_in_the_way_is_passed_on_the_shorter_side():
    box, badge = pygame.Rect(100, 100, 80, 40), pygame.Rect(90, 120, 300, 60)
    assert clear_of(box, [badge], WINDOW).topleft == (100, 80)
    assert clear_of(box, [badge, pygame.Rect(0, 60, 400, 55)], WINDOW).collidelist([badge]) < 0
    assert clear_of(box, [], WINDOW) == box


def test_a_window_without_room_leaves_it_where_it_is():
    box = pygame.Rect(100, 100, 80, 40)
    assert clear_of(box, [WINDOW], WINDOW) == box


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_bubble_covers_no_badge_and_nothing_that_can_be_chosen(size):
    """Wherever it is called out: at a badge, at a card of a row, at a card of the hand."""
    with shown("table-slugfest", size) as pilot:
        table = pilot.app.top
        shouts, badges, scene = table.moments.shouts, table.furniture.badges, table.scene
        sources = [scene.sprites[card].goal.box for card in table.hands.handling.choosing.sources]
        taken = [*(badge.rect for badge in badges), *sources]
        for at in [box.center for box in taken]:
            shouts._shouts.clear()
            shouts.say("Can someone throw me a Frickin' Bone here?", lambda at=at: at, "gold")
            box = shouts._box(shouts._shouts[-1], shouts._shouts[-1].picture)
            assert sources
            assert box.collidelist(taken) < 0, f"{at}: {box}"
            assert table.places.window.contains(box)
