"""Tables in windows clearly higher than wide: laid out from above to below, with cards that use the height."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest
from pygame import Rect

from tabletop import games
from tabletop.core.ask import NOBODY
from tabletop.table import layout_schema
from tabletop.table.layout.schemes import scheme_of
from tabletop.table.layout.zone_places import lay_out
from tabletop.toolkit import pictures
from tests.table.test_any_window import TABLES, kit_of, places
from tests.table.test_states import shown

SIZES = (1080, 1920), (1080, 1400), (1440, 2560)
FACTORS = 1.0, 1.5, 0.75
UPRIGHT = [(game, seats) for game, seats in TABLES if layout_schema.load(game).scheme in ("seats", "mats")]
OURS = [(game, seats) for game, seats in UPRIGHT if game in games.ours()]
SHOWN = {"table-4": 0.12, "table-austin-4": 0.3, "table-rpgget-4": 0.2}  # how much of the picture is cards


@pytest.mark.parametrize(("game", "seats"), UPRIGHT)
def test_nothing_lies_on_anything_else(game, seats):
    """Badges, hands, rows, piles, question, buttons and the middle; every window with some size of everything."""
    for n, size in enumerate(SIZES):
        found = places(game, seats, size, FACTORS[(n + seats) % len(FACTORS)], n % seats)
        areas, parts = found.areas, {}
        for seat, area in enumerate(areas.seats):
            parts |= {f"badge {seat}": area.badge, f"hand {seat}": area.hand}
        parts |= {name: getattr(areas, name) for name in ("prompt", "corner", "buttons")}
        if found.layout.scheme == "seats":
            parts |= {"piles": areas.piles, "log": areas.log}
        boxes = [(f"{found.groups[zone]} {place.seat}", place) for zone, place in enumerate(found.zones)]
        parts |= {name: place.area for name, place in boxes if place.look.kind == "front"}
        parts |= {
            name: place.area
            for zone, (name, place) in enumerate(boxes)
            if place.seat is not None and place.look.part and place.look.spot != "centre" and zone not in found.hidden
        }
        starters = {name for name in parts if name.startswith("starter")}  # they lie where the party will stand
        parts = {name: box for name, box in parts.items() if name not in starters}
        for name, box in parts.items():
            assert found.window.contains(box), f"{size}: {name} {box} leaves the window"
        for (a, one), (b, two) in combinations(parts.items(), 2):
            assert not one.colliderect(two), f"{size}: {a} {one} lies on {b} {two}"


@pytest.mark.parametrize(("game", "seats"), OURS)
def test_cards_are_as_large_as_the_height_lets_them(game, seats):
    """In a usual upright window: those in a hand of five, and no row of somebody's own has stamps in it."""
    found = places(game, seats, (1080, 1920), 1.0)
    own = [place for place in found.zones if place.own]
    (hand,) = [place for place in own if place.look.kind == "hand"]
    assert hand.poses(5)[0].width >= 130
    for place in own:
        if place.look.kind in ("row", "front", "pile") and place.look.size >= 0.08:
            assert place.width >= 70, place.look
    assert found.measure >= 0.9 * found.window.width


def test_a_ring_has_larger_cards_where_it_is_higher():
    """Its places lie at other points there, so that they have room."""
    upright, lying = (places("beanz", 2, size, 1.0) for size in ((1080, 1920), (1080, 1000)))
    bean = upright.groups.index("bean3")
    assert upright.zones[bean].width >= 1.5 * lying.zones[bean].width


def test_the_strip_that_grows_moves_the_others_down():
    """Whoever attempts a mission has larger cards, and nothing of the middle lies on the strips."""
    look, kernel, size = layout_schema.load("rpgget"), games.load("rpgget").layout(4), (1080, 1920)
    u = kit_of(scheme_of(look), size, 4).u
    for larger in range(1, 4):
        usual, grown = (lay_out(Rect(0, 0, *size), u, look, kernel, 0, seat) for seat in (NOBODY, larger))
        zone = kernel.find("party", larger)
        assert grown.zones[zone].width > usual.zones[zone].width
        rows = [area.front.union(area.badge).union(area.hand) for area in grown.areas.seats[1:]]
        assert all(not one.colliderect(two) for one, two in combinations([*rows, grown.areas.centre], 2))


@pytest.mark.parametrize("name", SHOWN)
def test_a_good_part_of_the_picture_is_cards(name):
    size = (1080, 1920)
    with shown(name, size) as pilot:
        scene = pilot.app.top.scene
        taken = pygame.Mask(size)
        for zone, sprites in enumerate(scene.zones):
            if zone not in scene.places.hidden:
                for sprite in sprites:
                    box = sprite.goal.box.clip(scene.places.window)
                    taken.draw(pygame.Mask(box.size, fill=True), box.topleft)
        assert pilot.overflowing() == []
    assert taken.count() / (size[0] * size[1]) >= SHOWN[name]


def test_a_mat_lies_along_the_window():
    """Its longer side is that of the window, so that all of it is seen."""
    mat = pygame.Surface((192, 108))
    assert pictures.along(mat, (1920, 1080)).get_size() == (192, 108)
    assert pictures.along(mat, (1080, 1920)).get_size() == (108, 192)
