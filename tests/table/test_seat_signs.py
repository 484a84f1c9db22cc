"""Marks on a seat: whole beside its badge, at every table whose badges have room round them."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pygame
import pytest

from tabletop import games
from tabletop.core.presentation import CardSign
from tabletop.match import TableSetup, bot, person, start
from tabletop.table import layout_schema
from tabletop.table.table_screen import TableScreen
from tests.crossing import in_turn
from tests.table.rig import Instant, still
from tools.rigs.pilot import Pilot

WORDS = ("Sun 76", "Dealer")
TABLES = [
    (game, seats)
    for game in games.names()
    if layout_schema.load(game).grid is None
    for seats in {*games.load(game).players}
]


SIZES = (1280, 720), (1920, 1080), (900, 1300)


@pytest.mark.parametrize(("game", "seats", "size"), in_turn(TABLES, SIZES))
def test_marks_on_a_seat_lie_under_no_badge(game, seats, size):
    """Two for each seat are in the window, under no badge and not over each other."""
    definition = games.load(game)

    def signs(view):
        return tuple(CardSign("seat", seat, word, "plain") for seat in range(view.table.seats) for word in WORDS)

    definition = replace(definition, looks=definition.looks._replace(signs=signs))
    setup = TableSetup(game=game, seats=(person(0, "Ann"), *map(bot, range(1, seats))), seed=1, pace="quick")
    with Pilot(size, still()) as pilot:
        screen = TableScreen(start(setup, Instant(), 0, definition=definition), None, on_end=lambda *_: None)
        pilot.app.push(screen)
        pilot.tick(32)
        found = [blit for seat in range(seats) for blit in screen.cards.signs.of_seat(seat)]
        boxes = [pygame.Rect(at, mark.get_size()) for mark, at in found]
        assert len(boxes) == seats * len(WORDS)
        for box in boxes:
            assert screen.rect.contains(box)
            assert not any(box.colliderect(badge.rect) for badge in screen.hud.badges)
        assert not any(one.colliderect(other) for one, other in combinations(boxes, 2))
