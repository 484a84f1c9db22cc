"""Where everything lies: nothing overlaps and nothing leaves the window, at any size and with any number of players."""

from __future__ import annotations

from itertools import combinations, pairwise

import pygame
import pytest

from tabletop import games
from tabletop.table import layout_schema
from tabletop.table.cards.pile_order import looked_at
from tabletop.table.layout import poses
from tabletop.table.layout.schemes import scheme_of
from tabletop.table.layout.zone_places import ZonePlaces
from tabletop.toolkit.draw_context import ui_scale
from tests.table.test_states import shown
from tests.table.wide import GAME, LOOK

SCHEME = scheme_of(LOOK)
SIZES = [(1024, 720), (1280, 720), (1600, 900), (1920, 1080), (2560, 1080), (3840, 2160)]
SCALES = [0.75, 1.0, 2.0]


def made(size, seats, factor, bottom=0):
    scale = ui_scale(size, factor, SCHEME.least)
    window = pygame.Rect((0, 0), size)
    areas = SCHEME.divide(window, lambda units: round(units * scale), seats, bottom)
    return window, areas, ZonePlaces(LOOK, GAME.layout(seats), areas, bottom, window)


@pytest.mark.parametrize("factor", SCALES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 9))
def test_parts_of_the_table_keep_apart(size, seats, factor):
    """Badges, hands, piles, log, prompt, buttons and corner bar never overlap and stay in the window."""
    window, areas, _ = made(size, seats, factor)
    parts = {f"badge {i}": seat.badge for i, seat in enumerate(areas.seats)}
    parts |= {f"hand {i}": seat.hand for i, seat in enumerate(areas.seats)}
    parts |= {"piles": areas.piles, "prompt": areas.prompt, "corner": areas.corner, "log": areas.log}
    for name, box in parts.items():
        assert window.contains(box), f"{name} {box} leaves {window}"
        assert min(box.size) > 0, f"{name} is empty"
    for (a, first), (b, second) in combinations(parts.items(), 2):
        assert not first.colliderect(second), f"{a} {first} overlaps {b} {second}"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 9))
def test_exposed_cards_keep_apart(size, seats):
    """A card laid open before each seat covers no badge, no hand, no prompt and no other exposed card."""
    window, areas, places = made(size, seats, 1.0)
    boxes = []
    for zone, place in enumerate(places.zones):
        if place.look.kind == "front":
            box = places.zones[zone].poses(1)[0].box
            assert window.contains(box)
            boxes.append(box)
            for seat in areas.seats:
                assert not box.colliderect(seat.badge.inflate(-8, -8)), f"{box} covers the badge {seat.badge}"
                assert not box.colliderect(seat.hand), f"{box} covers the hand {seat.hand}"
            assert not box.colliderect(areas.prompt)
    for first, second in combinations(boxes, 2):
        assert not first.colliderect(second)


@pytest.mark.parametrize("size", [(1024, 720), (1100, 720), (1280, 720)])
def test_the_log_leaves_room_for_the_badge_above_the_strip(size):
    """While reactions are asked for, the badge of whose turn it is lies over the strip: its tab is not below the log."""
    with shown("table-window", size) as pilot:
        panels = pilot.app.top.hud
        tabs = [badge.tab for badge in panels.badges if badge.tab is not None]
        assert tabs
        assert not any(tab.colliderect(panels.log.rect) for tab in tabs)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 2, 5, 9, 13, 20])
def test_a_hand_is_readable(size, count):
    """However many cards, each stays in the window and shows at least its corner sign."""
    window, _, places = made(size, 4, 1.0)
    hand = next(place for place in places.zones if place.own and place.look.kind == "hand")
    laid = hand.poses(count)
    for pose in laid:
        turned = pygame.Surface(pose.box.size)
        box = pygame.transform.rotate(turned, pose.angle).get_rect(center=(round(pose.x), round(pose.y)))
        assert window.contains(box), f"{box} leaves {window}"
    for left, right in pairwise(laid):
        assert right.x - left.x >= 0.19 * left.width


@pytest.mark.parametrize("count", [1, 2, 5, 6, 9, 14, 20])
def test_a_row_is_centred_in_its_area(count):
    """Each of its lines from left to right, and all of them from top to bottom, however many cards lie in it."""
    area = pygame.Rect(100, 100, 640, 420)
    laid = poses.row(area, 130, count)
    assert len(laid) == count
    lines = {round(pose.y): [other.x for other in laid if other.y == pose.y] for pose in laid}
    for across in lines.values():
        assert min(across) + max(across) == pytest.approx(2 * area.centerx)
    assert min(lines) + max(lines) == pytest.approx(2 * area.centery, abs=1)
    assert all(area.contains(pose.box) for pose in laid)


@pytest.mark.parametrize("count", [1, 2, 4, 8, 13, 20])
def test_the_staircase_stays_in_its_area(count):
    """Steps climb to the right and never leave the middle."""
    area = pygame.Rect(100, 100, 900, 500)
    laid = poses.stairs(area, 180, count)
    for pose in laid:
        assert area.inflate(8, 8).contains(pose.box)
    for lower, upper in pairwise(laid):
        assert upper.x > lower.x
        assert upper.y <= lower.y


@pytest.mark.parametrize("count", [1, 3, 7, 12, 20, 44])
def test_a_spread_shows_every_card(count):
    """Cards that are fanned out to choose from stay in their tray, and part of each is free."""
    area = pygame.Rect(300, 120, 700, 340)
    laid = poses.spread(area, 130, count)
    assert len(laid) == count
    free = [pose.box for pose in laid]
    for i, box in enumerate(free):
        assert area.inflate(10, 10).contains(box)
        later = [other for other in free[i + 1 :] if other.top == box.top and other.left > box.left]
        assert not later or later[0].left - box.left >= (0.9 if count < 20 else 0.2) * box.width


@pytest.mark.parametrize("seats", range(2, 9))
def test_seats_go_round_clockwise(seats):
    """Whoever is at the screen sits at the lower edge; the next seat sits to its left, the one before to its right."""
    for bottom in range(seats):
        window, areas, _ = made((1280, 720), seats, 1.0, bottom)
        own = areas.seats[bottom].badge
        assert own.bottom > window.height * 0.8
        if seats > 2:
            assert areas.seats[(bottom + 1) % seats].badge.centerx < window.centerx
            assert areas.seats[(bottom - 1) % seats].badge.centerx > window.centerx


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    "game", [game for game in games.names() if "spread" in {z.kind for z in layout_schema.load(game).zone.values()}]
)
def test_what_somebody_looks_at_lies_over_nobody_elses_badge_or_hand(game, size):
    """It is told whose they are by where they lie."""
    layout, definition = layout_schema.load(game), games.load(game)
    scheme, scale = scheme_of(layout), ui_scale(size, 1.0, scheme_of(layout).least)
    window = pygame.Rect((0, 0), size)
    for seats in range(definition.players[0], definition.players[1] + 1):
        areas = scheme.divide(window, lambda units: round(units * scale), seats, 0)
        places = ZonePlaces(layout, definition.layout(seats), areas, 0, window)
        for seat in range(1, seats):
            boxes = [pose.box for pose in looked_at(places, seat, 4)]
            taken = [box for n, area in enumerate(areas.seats) if n != seat for box in (area.badge, area.hand)]
            assert boxes[0].unionall(boxes[1:]).collidelist(taken) < 0, f"{seat} of {seats}"


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 1600)])
@pytest.mark.parametrize("seats", range(2, 5))
def test_cards_grow_into_what_is_free(size, seats):
    """Those in the own hand and before each seat are larger than their usual share; a stack of two is no smaller for that."""
    window, _, places = made(size, seats, 1.0)
    usual = SCHEME.measure(window, seats)
    found = {
        place.look.kind: (place, place.look.size * usual) for place in places.zones if place.own or place.seat is None
    }
    for kind in ("hand", "front", "pile"):
        place, width = found[kind]
        assert place.width >= 1.1 * width, kind
    stack, width = found["stairs"]
    assert stack.poses(2)[0].width >= width - 1
