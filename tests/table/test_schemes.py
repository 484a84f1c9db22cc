"""Schemes place any layout that they say they can place, and tell in one sentence what they cannot."""

from __future__ import annotations

from itertools import combinations

import msgspec
import pygame
import pytest

from tabletop import games
from tabletop.core.layout import Layout, Zone
from tabletop.core.toml_loader import DataFileError
from tabletop.table import layout_schema
from tabletop.table.layout.schemes import SCHEMES, scheme_of
from tabletop.table.layout.zone_places import ZonePlaces
from tabletop.table.layout_schema.board_schema import CAN
from tabletop.toolkit.draw_context import ui_scale
from tests.saying import wording

SIZES = [(1024, 720), (1280, 720), (1920, 1080), (3840, 2160)]
CELLS = b"""
game = "x"
scheme = "grid"
mat = "mat.webp"
bare = "card"
[seats]
2 = ["left", "right"]
5 = ["left", "right", "left", "right", "left"]
8 = ["left", "left", "left", "left", "right", "right", "right", "right"]
[grid]
across = 5
down = 5
shape = 0.6
[zone.cells]
kind = "cells"
size = 0.1
"""
ROWS = b"""
game = "x"
scheme = "mats"
mat = "mat.webp"
bare = "act"
[seats]
2 = ["top"]
4 = ["top-left", "top", "top-right"]
8 = ["left", "top", "top", "top", "top", "top", "right"]
[mats]
rows = [["main", "fallen"], ["bank", "inventory"]]
[mats.own]
2 = 0.7
4 = 0.7
8 = 0.5
[mats.tokens]
2 = 0.4
4 = 0.4
8 = 0.3
[zone.party]
kind = "row"
size = 0.12
part = "main"
[zone.fallen]
kind = "pile"
size = 0.06
part = "fallen"
[zone.bank]
kind = "row"
size = 0.08
part = "bank"
[zone.inventory]
kind = "row"
size = 0.08
part = "inventory"
[zone.score]
kind = "pile"
size = 0.08
part = "points"
[zone.deck]
kind = "pile"
size = 0.08
part = "deck"
[zone.out]
kind = "pile"
size = 0.08
part = "out"
"""


def laid(text, seats, size, bottom=0):
    """Window and places of a layout without a game behind it."""
    look = layout_schema.read(text, "x.toml")
    groups = [
        (group, None if zone.kind == "cells" else seat) for group, zone in look.zone.items() for seat in range(seats)
    ]
    zones = [Zone(group, seat, "all") for group, seat in dict.fromkeys(groups)]
    kernel, window, scheme = Layout(seats, zones), pygame.Rect((0, 0), size), scheme_of(look)
    look.check(kernel, "x")
    scale = ui_scale(size, 1.0, scheme.least)
    areas = scheme.divide(window, lambda units: round(units * scale), seats, bottom)
    return window, ZonePlaces(look, kernel, areas, bottom, window)


def apart(window, parts):
    for name, box in parts.items():
        assert window.contains(box), f"{name} {box} leaves {window}"
        assert min(box.size) > 0, f"{name} is empty"
    for (a, one), (b, two) in combinations(parts.items(), 2):
        assert not one.colliderect(two), f"{a} {one} overlaps {b} {two}"


def test_every_scheme_is_described():
    """What a layout can be told of a scheme and what places its cards have the same names."""
    assert CAN.keys() == SCHEMES.keys()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_a_grid_has_room_for_its_cells(size, seats):
    """25 cells of one shape, more than half as high as the window; sides, words, buttons and corner keep apart from it."""
    window, places = laid(CELLS, seats, size, bottom=1)
    areas, cells = places.areas, [pose.box for pose in places.zones[0].poses(25)]
    parts = {f"badge {i}": seat.badge for i, seat in enumerate(areas.seats)}
    parts |= {name: getattr(areas, name) for name in ("prompt", "buttons", "corner", "log")} | dict(areas.extra)
    apart(window, parts | {f"cell {i}": cell for i, cell in enumerate(cells)})
    assert len(cells) == 25
    assert cells[0].unionall(cells).height >= 0.48 * window.height
    assert all(abs(cell.height / cell.width - 0.6) < 0.03 for cell in cells)
    assert [cell.y for cell in cells] == sorted(cell.y for cell in cells)


def test_nobody_moves_round_a_grid():
    """Whoever looks, every seat stays where it is."""
    first, other = (laid(CELLS, 5, (1280, 720), bottom)[1].areas.seats for bottom in (0, 3))
    assert first == other


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 4, 8])
def test_a_seat_may_have_several_rows(size, seats):
    """Party, fallen, bank and inventory, score, deck and discards of up to eight seats, without a hand."""
    window, places = laid(ROWS, seats, size)
    parts = {f"{places.groups[i]} {place.seat}": place.area for i, place in enumerate(places.zones)}
    apart(window, parts)
    own = {group: place.area for group, place in zip(places.groups, places.zones, strict=True) if place.own}
    assert own["party"].bottom <= own["bank"].top


@pytest.mark.parametrize("size", SIZES)
def test_seats_may_have_no_hand(size):
    """The middle grows by what hands would need."""
    look = layout_schema.load("espionage")
    bare = msgspec.structs.replace(look, zone={name: zone for name, zone in look.zone.items() if name != "hand"})
    window, scale = pygame.Rect((0, 0), size), ui_scale(size, 1.0, scheme_of(look).least)
    usual, without = (scheme_of(some).divide(window, lambda x: round(x * scale), 4, 0) for some in (look, bare))
    assert without.centre.height > usual.centre.height
    apart(window, {f"badge {i}": seat.badge for i, seat in enumerate(without.seats)} | {"prompt": without.prompt})


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        (b'"grid"', b'"gird"', "'gird'.*grid"),
        (b'"grid"', b'"seats"', "grid: the scheme 'seats' has no such section"),
        (b'kind = "cells"', b'kind = "hand"', "zone.cells: the scheme 'grid' has no place of the kind 'hand'"),
        (b'kind = "cells"', b'kind = "cells"\nat = [0.5, 0.5]', "zone.cells: the scheme 'grid' has no points"),
        (b'2 = ["left", "right"]', b'2 = ["left", "top"]', "seats: the scheme 'grid' has no side 'top'"),
    ],
)
def test_a_scheme_says_what_it_cannot_do(old, new, words):
    """One sentence when the layout is read."""
    with pytest.raises(DataFileError, match=words) as error:
        layout_schema.read(CELLS.replace(old, new), "x.toml")
    assert str(error.value).startswith("x.toml")


def test_a_section_is_missing_and_a_part_unknown():
    short = CELLS[: CELLS.index(b"[grid]")] + CELLS[CELLS.index(b"[zone") :]
    with pytest.raises(DataFileError, match=r"\[grid\]"):
        layout_schema.read(short, "x.toml")
    with pytest.raises(DataFileError, match="'bnak'" + wording("core-did-you-mean", word="'bank'")):
        layout_schema.read(ROWS.replace(b'part = "bank"', b'part = "bnak"'), "x.toml")


def test_a_ring_is_for_two():
    """Numbers of players that a scheme has no room for are refused when the game is laid out."""
    look = layout_schema.load("beanz")
    kernel = games.load("beanz").layout(2)
    with pytest.raises(DataFileError, match=r"'ring' .* 2 .*not 3"):
        look.check(Layout(3, kernel.zones), "beanz")
