"""The key read aloud to a Director: in headphones, or alone; never while others listen."""

from __future__ import annotations

import pygame
import pytest

from tabletop.games.codenames.presentation.holdpanel import HoldPanel
from tabletop.games.codenames.presentation.keymap import owner_known
from tabletop.games.codenames.presentation.looks import NAMES
from tabletop.games.codenames.rules.cards import ASSASSIN, ASSETS, CELLS
from tabletop.match import HOLD_MS
from tests.generic.heard import Listener
from tools.rigs.pilot import unseen


def held_open(table):
    """All that is said while the Director's panel comes, the key is held, and the focus goes over the map."""
    match = table.match
    while not isinstance(table.pilot.app.top, HoldPanel):
        curtain = match.shared.privacy.curtain
        if curtain is not None:
            match.lift(curtain.seat, HOLD_MS, table.screen.now)
        table.wait(48)
    table.pilot.send(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0)
    table.wait(48)
    for _ in range(CELLS):
        table.key("tab")
    return " ".join(table.heard.all)


@pytest.mark.rule("CN-122")
@pytest.mark.parametrize(("people", "headphones"), [((0, 1), False), ((0, 1), True), ((0,), False)])
def test_the_key_is_said_to_its_director_alone(people, headphones):
    with Listener("codenames", seats=4, people=people, headphones=headphones) as table, unseen(table.pilot.app):
        said = held_open(table)
        panel = table.pilot.app.top
        board = panel.table
        deadly = next(cell for cell in range(CELLS) if owner_known(board, cell) == ASSASSIN)
        told = f"{NAMES[ASSASSIN]}: " in said and ASSETS[board.kind[deadly]].name in said
        assert told == (headphones or len(people) == 1)
        assert panel.map.open
