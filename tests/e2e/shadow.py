"""A second game without a screen: it is led by the answers that the real program has written down, and by nothing else."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing

from tabletop.bots.heuristics import PLAIN
from tabletop.bots.inline import InlineBots
from tabletop.core.ask import PASS
from tabletop.core.record import Answer, Record
from tabletop.core.view import view
from tabletop.games import load
from tabletop.storage import database_file
from tests.e2e.real import until

QUERY = """SELECT ask, seat, option, note, value FROM answers
           WHERE match = (SELECT max(id) FROM matches) AND n >= ? AND n < ? ORDER BY n"""


class Shadow:
    """Of the newest match of `real`."""

    def __init__(self, real):
        self.real, setup = real, real.setup()
        self.definition = load(setup.game)
        self.record = Record(self.definition, len(setup.seats), setup.seed, setup.options)
        self.notes = []

    @property
    def game(self):
        return self.record.game

    def follow(self, n):
        """Come to the moment after `n` answers."""
        until(lambda: self._read(n) == n, f"answer {n} on the disk")

    def _read(self, most):
        place, known = f"file:{database_file(self.real.data)}?mode=ro", len(self.record.answers)
        with closing(sqlite3.connect(place, uri=True, timeout=5)) as database:
            rows = database.execute(QUERY, (known, most)).fetchall()
        for ask, seat, option, note, value in rows:
            told = None if value is None else json.loads(value)
            self.record.answer(Answer(ask, seat, option, value=told))
            self.notes.append(note)
        return len(self.record.answers)

    def options(self, seat):
        """What a seat may do, in the words of the screen."""
        acts = self.definition.acts
        return [
            ["PASS" if o == PASS else acts[o[0]].name, o[1], o[2], "" if o == PASS else acts[o[0]].spot]
            for o in self.game.options_of(seat) or ()
        ]

    def advice(self, seat):
        """What a sensible player would do there: an index."""
        return InlineBots().choose(self.game.knowledge(seat), seat, PLAIN, len(self.record.answers))

    def view(self):
        """What everybody sees of it."""
        return view(self.game)
