"""A program that has shown many tables is no larger than one that has shown a few."""

from __future__ import annotations

import gc
import weakref

import pytest

from tabletop.bots.inline import InlineBots
from tabletop.desktop.program import FirstScreen, Program
from tabletop.match import TableSetup, bot
from tabletop.storage import Store
from tabletop.table.table_screen import TableScreen
from tests.crossing import some_of
from tools.rigs.pilot import Pilot

GAMES = {"espionage": 6, "beanz": 2, "austin": 6}


class Watched(Program):
    """Its bots think at once."""

    def _thinker(self):
        return InlineBots()


@pytest.mark.parametrize("game", some_of(GAMES, lambda _: False))
def test_a_closed_table_leaves_nothing_behind(game):
    """Neither the screen nor its match, its cards and its pictures are held by anything, wherever it was closed."""
    program = Watched(Store(None))
    with Pilot((1280, 720), program.services.prefs()) as pilot:
        program.services.first_evening = False
        program.begin(pilot.app, FirstScreen())
        parts = [part for seed in (1, 2) for part in shown_and_closed(program, pilot, game, seed)]
        assert len(parts) > 8
        gc.collect()
        assert [part() for part in parts if part() is not None] == []
    program.services.store.close()


def shown_and_closed(program, pilot, game, seed):
    """Weak references to what a table is made of, after bots have played at it for a moment and it was left."""
    seats = tuple(bot(i, "easy") for i in range(GAMES[game]))
    program.play(TableSetup(game=game, seats=seats, seed=seed, pace="quick"))
    for _ in range(150):
        pilot.now += 100
        pilot.app.step([])
    table = next(screen for screen in pilot.app.screens if isinstance(screen, TableScreen))
    assert table.match.n
    while pilot.app.top is not table:
        pilot.app.pop(pilot.app.top)
    found = [table, table.match, table.match.record, table.scene, table.stage, table.sequencer, table.hud]
    table.close("menu")
    pilot.tick(5000)  # what still moved comes to rest
    return [weakref.ref(part) for part in found]
