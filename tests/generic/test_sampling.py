"""What a game says a place cannot hold: true, known to all, and kept by every deal of the unseen cards."""

from __future__ import annotations

from tabletop.core.ask import NOBODY
from tabletop.core.view import view
from tests.driving import drive
from tests.generic.tables import every_table, start


@every_table
def test_what_cannot_be_is_not_and_is_never_dealt(definition, seats):
    for seed in range(2):

        def check(game, random, n):
            barred = game.table.cannot_hold()
            for seat in range(NOBODY, seats):
                assert view(game, seat).table.cannot_hold() == barred, "all know it"
            for zone, kinds in barred.items():
                assert not {game.table.kind[card] for card in game.table.zones[zone]} & {*kinds}
            if barred and not n % 5:
                world = game.knowledge(game.seat).determinised(game.seat, random).table
                for zone, kinds in barred.items():
                    assert not {world.kind[card] for card in world.zones[zone]} & {*kinds}

        drive(start(definition, seats, seed), seed, check)
