"""Much lies at a table of mats: a Reward in use beside the Mission, six fighters a side, six heroes, many Rewards."""

from __future__ import annotations

from itertools import combinations, pairwise

import pygame
import pytest

from tabletop.games.rpgget.rules.table import layout
from tabletop.table import layout_schema
from tabletop.table.layout.zone_places import lay_out
from tabletop.toolkit.draw_context import ui_scale

SIZES = [(1024, 720), (1280, 720), (1600, 900), (1920, 1080), (2560, 1080), (3840, 2160)]
LOOK = layout_schema.load("rpgget")
MANY = {"mission": 1, "in_use": 1, "enemies": 6, "active": 6, "party": 6, "inventory": 9}
PILES = ("bank", "fallen", "removed", "score", "deck", "discard")


def laid(size, seats):
    """The places of a table and by its group the cards of each zone in the middle and on the own mat."""
    window, scale = pygame.Rect((0, 0), size), ui_scale(size, 1.0, (1820, 1024))
    places, kernel = lay_out(window, lambda units: round(units * scale), LOOK, layout(seats), 0), layout(seats)
    seat = {group: None if group in ("mission", "enemies", "active") else 0 for group in (*MANY, *PILES)}
    counts = MANY | dict.fromkeys(PILES, 1)
    return places, {
        group: places.zones[kernel.find(group, seat[group])].poses(count) for group, count in counts.items()
    }


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_place_of_a_full_table_covers_another(size, seats):
    """A Reward in use lies neither on the Mission nor on those who fight, own cards on no prompt and no hand."""
    places, poses = laid(size, seats)
    areas = places.areas
    boxes = {group: [pose.box for pose in found] for group, found in poses.items()}
    boxes |= {"prompt": [areas.prompt], "hand": [areas.hand], "corner": [areas.corner], "buttons": [areas.buttons]}
    boxes |= {f"mat of {i}": [seat.badge, seat.hand, seat.front] for i, seat in enumerate(areas.seats) if i}
    for (a, one), (b, other) in combinations(boxes.items(), 2):
        hits = [(x, y) for x in one for y in other if x.colliderect(y)]
        assert not hits, f"{a} lies on {b}: {hits[0]}"
    assert all(places.window.contains(box) for found in boxes.values() for box in found)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_six_heroes_are_to_be_read(size, seats):
    """Most of each is in sight, and the middle is as large as before: Mission and fighters are no stamps."""
    places, poses = laid(size, seats)
    for left, right in pairwise(poses["party"]):
        assert right.x - left.x > 0.7 * left.width
        assert right.x - left.x > 0.092 * places.measure
    assert poses["mission"][0].width > 0.13 * places.measure
    assert poses["in_use"][0].width > 0.09 * places.measure
    assert poses["enemies"][0].width > 0.085 * places.measure
