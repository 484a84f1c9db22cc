"""What a seat sees, as numbers: the same for every game, read from its view."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from tabletop.core.definition import Definition
from tabletop.core.game import Game
from tabletop.core.table import Table
from tabletop.core.view import view

MOST_OPTIONS = 256  # of one question; games have up to about fifty
NOTHING = -1
Numbers = npt.NDArray[np.int32]


class ViewEncoder:
    """Reads views of one game at one table. `names`: what stands where, as (name, how many numbers).

    By card: what it is (255: unseen), its zone, its place in the zone, its owner and the game's own columns. Then what the game
    keeps besides: single numbers, and one number a seat. Then scores, whose turn to answer it is, the question's number, and by
    option its act, card and spot, each NOTHING where there is none.
    """

    def __init__(self, definition: Definition, game: Game) -> None:
        table = game.table
        self.definition, self.cards, self.seats = definition, len(table.kind), table.seats
        self.queries = {name: n for n, name in enumerate(sorted(game.queries))}
        self.by_card = [name for name in (*table.BYTES, *table.EYES) if len(getattr(table, name)) == self.cards]
        self.single = [name for name in table.PLAIN if name != "rng" and isinstance(getattr(table, name), int)]
        self.by_seat = [name for name in table.PLAIN if _numbers(getattr(table, name), self.seats)]
        self.names = (
            *((name, self.cards) for name in (*self.by_card, "place")), *((name, 1) for name in self.single),
            *((name, self.seats) for name in (*self.by_seat, "scores")), ("seat", 1), ("question", 1),
            ("act", MOST_OPTIONS), ("card", MOST_OPTIONS), ("spot", MOST_OPTIONS),
        )  # fmt: skip
        self.size = sum(count for _, count in self.names)

    def others(self, table: Table) -> list[str]:
        """What a game keeps besides in columns that are no such numbers: words on a board, what holds for a while."""
        shown = {"rng", "zones", *self.single, *self.by_seat}
        return [name for name in (*table.LISTS, *table.PLAIN) if name not in shown]

    def look(self, game: Game, seat: int) -> Numbers:
        """The numbers of a seat's view, in the order of `names`."""
        row = np.empty(self.size, np.int32)
        self.fill(row, game, seat)
        return row

    def fill(self, row: Numbers, game: Game, seat: int) -> None:
        """As `look`, into an array of `size` numbers."""
        seen, at = view(game, seat), 0
        table, cards, seats = seen.table, self.cards, self.seats
        row.fill(NOTHING)
        for name in self.by_card:
            column = np.asarray(memoryview(getattr(table, name)))[:cards]
            row[at : at + len(column)] = column
            at += cards
        for zone in table.zones:
            row[at + np.array(zone, np.intp)] = range(len(zone))
        at += cards
        row[at : at + len(self.single)] = _wrapped([self._number(getattr(table, name)) for name in self.single])
        at += len(self.single)
        for values in (*(getattr(table, name) or () for name in self.by_seat), self.definition.scores(table)):
            row[at : at + min(seats, len(values))] = _wrapped(values[:seats])
            at += seats
        row[at : at + 2] = seat, self.queries.get(seen.query, NOTHING)
        at += 2
        if options := seen.options[:MOST_OPTIONS]:
            row[at:].reshape(3, MOST_OPTIONS)[:, : len(options)] = _wrapped(options).T

    @staticmethod
    def _number(value: Any) -> int:
        return int(value) if isinstance(value, int) else NOTHING


def _numbers(value: Any, count: int) -> bool:
    return isinstance(value, tuple) and len(value) == count and all(isinstance(one, int) for one in value)


def _wrapped(values: Any) -> Numbers:
    """Numbers of 32 bits; of a larger one, as masks can be, the lower bits."""
    return np.array(values, np.int64).astype(np.int32)
