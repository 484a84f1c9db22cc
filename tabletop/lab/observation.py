"""What a seat sees, as numbers: the same for every game, read from its view."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from tabletop.core.definition import Definition
from tabletop.core.game import Game
from tabletop.core.view import View, view

MOST_OPTIONS = 256  # of one question; games have up to about fifty
NOTHING = -1
Numbers = npt.NDArray[np.int32]


class Eye:
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

    def look(self, game: Game, seat: int) -> Numbers:
        """The numbers of a seat's view, in the order of `names`."""
        seen = view(game, seat)
        table = seen.table
        parts: list[Any] = [self._filled(getattr(table, name), self.cards) for name in self.by_card]
        parts.append(self._places(seen))
        parts.append([self._number(getattr(table, name)) for name in self.single])
        parts += [self._filled(getattr(table, name) or (), self.seats) for name in self.by_seat]
        parts.append(self.definition.scores(table))
        parts.append([seat, self.queries.get(seen.query, NOTHING)])
        parts.append(self._options(seen))
        return np.concatenate([np.asarray(part, np.int64).astype(np.int32) for part in parts])

    def _places(self, seen: View) -> list[int]:
        found = [NOTHING] * self.cards
        for zone in seen.table.zones:
            for place, card in enumerate(zone):
                found[card] = place
        return found

    @staticmethod
    def _number(value: Any) -> int:
        return int(value) if isinstance(value, int) else NOTHING

    @staticmethod
    def _filled(values: Any, count: int) -> list[int]:
        numbers = [int(value) for value in values][:count]
        return numbers + [NOTHING] * (count - len(numbers))

    @staticmethod
    def _options(seen: View) -> list[int]:
        found = seen.options[:MOST_OPTIONS]
        blank = [NOTHING] * (MOST_OPTIONS - len(found))
        return [number for part in range(3) for number in [*(option[part] for option in found), *blank]]


def _numbers(value: Any, count: int) -> bool:
    return isinstance(value, tuple) and len(value) == count and all(isinstance(one, int) for one in value)
