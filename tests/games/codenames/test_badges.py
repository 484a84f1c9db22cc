"""Every seat's badge lies below the board of its own side, whoever sits where."""

from __future__ import annotations

from itertools import combinations, permutations

import pygame
import pytest
from pygame import Rect

from tabletop.games.codenames.presentation.decorations import Sides
from tabletop.games.codenames.presentation.looks import lettered
from tabletop.games.codenames.rules.seating import seating
from tabletop.table import layout_schema
from tabletop.table.layout.grid_scheme import seated
from tabletop.table.layout.schemes import scheme_of
from tests.games.codenames.scene import CODENAMES
from tests.games.codenames.table import Grid
from tests.saying import said

LOOK = layout_schema.load("codenames")
WINDOW = Rect(0, 0, 1024, 720)
LEAST = 34  # pixels of a badge's height


def places(sides):
    scheme = scheme_of(seated(LOOK, sides))
    return scheme.divide(WINDOW, lambda units: round(units * 2 / 3), len(sides), 0)


def crowded(sides):
    """The seats whose badges leave the boards of their side, are too low, or run into each other."""
    areas = places(sides)
    badges = [seat.badge for seat in areas.seats]
    found = [at for at, badge in enumerate(badges) if badge.height < LEAST or badge.collidelist(badges[:at]) >= 0]
    for at, (side, badge) in enumerate(zip(sides, badges, strict=True)):
        board = areas.extra["left" if side == 0 else "right"]
        if side >= 0 and not (board.left <= badge.left < badge.right <= board.right and badge.top >= board.bottom):
            found.append(at)
    return found


@pytest.mark.rule("CN-4", "CN-5")
def test_all_orders_of_four_roles():
    for roles in permutations("SHsh"):
        assert not crowded(seating(4, CODENAMES.check_options({"roles": "".join(roles)})).sides)


@pytest.mark.parametrize("seats", [5, 6, 7, 8])
def test_all_ways_to_share_seats_between_two_sides(seats):
    for size in range(2, seats - 1):
        for team in combinations(range(seats), size):
            assert not crowded(tuple(int(seat in team) for seat in range(seats)))


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_together_all_are_on_the_own_side(seats):
    for side in (0, 1):
        assert not crowded((side,) * seats)


@pytest.mark.parametrize(("roles", "left"), [("sSHh", [0, 1]), ("hHsS", [2, 3])])
def test_at_a_table(roles, left):
    with Grid(people=(0,), roles=roles) as grid:
        areas = grid.screen.places.areas
        assert [seat for seat in range(4) if grid.screen.hud.badges[seat].rect.right < areas.centre.left] == left


def roles(grid):
    [piece] = [piece for piece in grid.screen.cards.pieces if isinstance(piece, Sides)]
    return [piece._role(seat, side) for seat, side in enumerate(grid.table.sides)]


@pytest.mark.rule("CN-68")
def test_a_badge_says_that_the_clue_can_be_objected_to_there():
    """While a person is the rival Director, and until the first guess."""
    with Grid(people=(0, 1, 2, 3), challenge="agreed") as grid:
        grid.until("give_clue")
        side, rival = grid.table.side, grid.table.directors[1 - grid.table.side]
        grid.pilot.tick(64)
        grid.say("moon", 3)
        grid.until("guess")
        grid.pilot.tick(2000)
        assert [seat for seat, role in enumerate(roles(grid)) if role == said("codenames/table-press-to-object")] == [
            rival
        ]
        grid.hold(grid.open_cells(side)[0])
        grid.pilot.tick(3000)
        assert sorted(roles(grid)) == ["", "", "DIRECTOR", "DIRECTOR"]


@pytest.mark.rule("CN-111")
def test_the_badge_of_an_agent_for_both_says_so():
    with Grid(people=(0,), seats=3, mode="shared_agent") as grid:
        assert roles(grid) == ["DIRECTOR", "DIRECTOR", "BOTH TEAMS"]


def test_an_agent_for_both_sits_where_there_is_room():
    for lead in range(3):
        sides = seating(3, CODENAMES.check_options({"mode": "shared_agent", "lead": str(lead)})).sides
        assert not crowded(tuple(-1 if side == 2 else side for side in sides))


@pytest.mark.parametrize("size", [(1024, 720), (1280, 720)])
def test_the_level_of_a_bot_is_not_cut(size, monkeypatch):
    """At a full table, where nobody has cards in hand whose place it would need."""
    with Grid(people=(0,), seats=8, size=size) as grid:
        badge, drawn = grid.screen.hud.badges[4], []
        monkeypatch.setattr(
            badge.kit, "write", lambda _, text, role, box, *_more, **how: drawn.append((text, role, box, how))
        )
        badge.paint(pygame.Surface(badge.rect.size), pygame.Rect((0, 0), badge.rect.size))
        [(text, role, box, how)] = [entry for entry in drawn if entry[0] == badge.person.level]
        assert badge.kit.measure(text, role, how["size"]) <= box.width


@pytest.mark.parametrize("size", [(1024, 720), (1280, 720), (1920, 1080)])
def test_the_tab_of_a_turn_leaves_the_badge_above_it_free(size):
    """Up to four of a side: the chip of a Director is read there."""
    with Grid(people=(2,), seats=8, size=size) as grid:
        grid.until("guess")
        badges = grid.screen.hud.badges
        tabs = [badge.tab for badge in badges if badge.tab is not None]
        assert len(tabs) == 3
        for tab in tabs:
            assert not [badge for badge in badges if badge.rect.bottom < tab.bottom and badge.rect.colliderect(tab)]


@pytest.mark.parametrize("size", [(1024, 720), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("seats", [4, 8])
def test_the_chip_of_a_director_hides_neither_name_nor_level(seats, size):
    with Grid(people=(2,), seats=seats, size=size) as grid:
        [piece] = [piece for piece in grid.screen.cards.pieces if isinstance(piece, Sides)]
        for seat in grid.table.directors:
            badge, who = grid.screen.hud.badges[seat].rect, grid.screen.constants.who[seat]
            pill = piece._pill_box(seat, lettered("DIRECTOR", piece.u(21), pygame.Color("black")).get_width())
            left = badge.x + badge.height + piece.u(12)
            level = Rect(left, badge.centery, piece.kit.measure(who.level, "caption", 16), badge.height // 2)
            assert level.width
            assert not pill.colliderect(level)
            assert pill.top >= badge.centery - piece.u(4), "the name stands above it"
            assert pill.bottom <= badge.bottom, "below it a tab says whose turn it is"
