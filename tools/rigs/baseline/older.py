"""A data base and exports as the present program writes them, for `tests/match/older`: later versions must open them."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from tabletop import games
from tabletop.match import settings
from tabletop.match.save_reader import ReadMatch, replay
from tabletop.match.settings import Settings
from tabletop.match.transfer import export_match
from tabletop.storage import Store
from tabletop.storage.schema import MIGRATIONS
from tools.rigs.gallery import lent, names
from tools.rigs.pilot import Pilot
from tools.rigs.screens.kept import keep, played

OPEN = 12  # answers of the matches that go on
WAYS = (
    "achievements",
    "collection",
    "sealed-standing",
    "circuit",
    "season",
    "puzzles",
    "review",
)  # each leaves something


def write(folder: Path) -> None:
    """Of each game a match that is over and one that goes on, with people, decks, packs, a night, runs and puzzles."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"version-{len(MIGRATIONS)}.sqlite"
    path.unlink(missing_ok=True)
    store = Store(path)
    services = lent(store)
    for game in games.built():
        low, high = games.load(game).players
        seats = min(max(low, 3), high)
        over = keep(services, game, seats)
        number = keep(services, game, seats, most=OPEN)
        setup, answers = played(game, seats)
        record = replay(ReadMatch(games.load(game), setup, list(answers[:OPEN])))
        store.snapshot(number, OPEN, msgspec.json.encode(record.game.save()))
        for match in (over, number):
            text = export_match(store, match)
            (folder / f"{game}-{_format(text)}-{'over' if match == over else 'open'}.txt").write_text(text, "utf-8")
    with Pilot((1280, 720), services.prefs()) as pilot:
        for way in WAYS:
            names()[way](pilot, services)
            pilot.tick(500)
    settings.save(
        store, Settings(telling={"Ruby": "calm"}, last_table=setup.plain(), tutorials_done=list(games.built()))
    )
    store.checkpoint()
    store.close()
    for lock in folder.glob(f"{path.name}-*"):
        lock.unlink()


def _format(text: str) -> str:
    found = re.search(r"format (\d+)", text)
    return found[1] if found is not None else ""
