"""The program that tests kill: it plays matches into a store and says how far it has come after every answer."""

from __future__ import annotations

from multiprocessing.connection import Connection
from pathlib import Path

from tabletop.match import resume, start
from tabletop.match.store import Store
from tests.core.minigame import DEFINITION
from tests.match.table import Instant, Player, setup

SEED = 4


def table(seed: int = SEED):
    return setup(people=0, bots=3, seed=seed, pace="quick")


def play(path: Path, pipe: Connection) -> None:
    """Go on with the open match, or begin one, until killed or at the end of a few."""
    store = Store(path)
    while True:
        saved = store.open_matches()
        if saved:
            match = resume(store, saved[0].id, Instant(), 0, unix=1, definition=DEFINITION)
        else:
            count = len(store.matches(1000))
            match = start(table(SEED + count), Instant(), 0, store=store, unix=1, definition=DEFINITION)
        player = Player(match)
        while not match.game.over:
            n = match.n
            player.step()
            if match.n != n:
                pipe.send((match.keeper.number, match.n))
        match.tick(player.now)
