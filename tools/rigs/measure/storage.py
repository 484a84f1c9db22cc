"""Storage: how fast a match comes back, how fast a step is taken back, how much an answer costs on disk."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median

from tabletop.bots.bot_client import BotClient
from tabletop.core.definition import Definition
from tabletop.core.record import Answer, Record
from tabletop.match import TableSetup, person, resume
from tabletop.match.autosave import Autosave, create
from tabletop.storage import Store
from tools.rigs.measure.figure import Figure

ANSWERS = 300
ROUNDS = 9


def storage_figures(definition: Definition) -> list[Figure]:
    """Figures of one written match of 300 answers (or the longest of some seeds, cut there)."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tabletop.db"
        store = Store(path)
        before = path.stat().st_size
        record, autosave, answers = write(definition, store)
        store.close()
        grown = path.stat().st_size - before
        store, thinker = Store(path), BotClient()
        back = median(spent(lambda: resume(store, autosave.number, thinker, 0)) for _ in range(ROUNDS))
        autosave = Autosave(store, autosave.number, lambda: 0)
        undone = median(spent(lambda: step_back(record, autosave)) for _ in range(min(ROUNDS * 5, answers)))
        store.close()
        thinker.close()
    return [
        Figure(f"{definition.id}: resume of {answers} answers", 1000 * back, "ms", "<= 150"),
        Figure(f"{definition.id}: undo of an answer, written", 1000 * undone, "ms", "<= 20"),
        Figure(f"{definition.id}: database growth an answer", grown / answers, "bytes", "<= 300"),
    ]


def write(definition: Definition, store: Store) -> tuple[Record, Autosave, int]:
    """A random match of people that is long enough, or the longest of some, each answer committed by itself."""
    seats, played = definition.seats_near(4), list[tuple[Record, int]]()
    for seed in range(50):
        record, chance = Record(definition, seats, seed), Random(seed)
        while not record.game.over and len(record.answers) < ANSWERS:
            game, n = record.game, len(record.answers)
            record.answer(Answer(game.no, game.seat, chance.randrange(len(game.options or [])), n * 900))
        played.append((record, seed))
        if len(record.answers) == ANSWERS:
            break
    record, seed = max(played, key=lambda match: len(match[0].answers))
    setup = TableSetup(game=definition.id, seats=tuple(map(person, range(seats))), seed=seed)
    autosave, again = Autosave(store, create(store, setup, 0), lambda: 0), Record(definition, seats, seed)
    for n, answer in enumerate(record.answers, 1):
        again.answer(answer)
        autosave.append(answer)
        autosave.snapshot(again.game, n)
    return record, autosave, len(record.answers)


def step_back(record: Record, autosave: Autosave) -> None:
    n = len(record.answers) - 1
    record.undo_to(n)
    autosave.truncate(n)


def spent(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start
