"""The log of a match as each viewer may read it; it follows from the answers alone."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.core.ask import NOBODY
from tabletop.core.definition import Definition, Line, SeatRef
from tabletop.core.game import Game
from tabletop.core.view import redact, view
from tabletop.match.chronicle import WITHDREW, Applied

LOOKED = " looked and let it pass."


class LogLine(NamedTuple):
    """`n` answers led to this line: `Match.peek_at(n)` shows the table at that moment."""

    n: int
    line: Line


class Journal:
    """Lines by viewer: every seat, and NOBODY (what everybody may read)."""

    def __init__(self, definition: Definition, seats: int) -> None:
        self.definition = definition
        self._lines: dict[int, list[LogLine]] = {seat: [] for seat in (NOBODY, *range(seats))}

    def lines(self, viewer: int) -> list[LogLine]:
        """Oldest first."""
        return self._lines[viewer]

    def add(self, applied: Applied, game: Game) -> None:
        """`game` stands after the answer."""
        withdrew = applied.answer.note == WITHDREW
        if not applied.events and not withdrew:
            return
        public = [LogLine(applied.n, (SeatRef(applied.answer.seat), LOOKED))] if withdrew else []  # ES-133
        for viewer, lines in self._lines.items():
            seen = view(game, viewer)
            told = [line for event in applied.events for line in self.definition.narrate(seen, redact(event, viewer))]
            lines += [*public, *(LogLine(applied.n, line) for line in told)]

    def cut(self, n: int) -> None:
        """Forget what came after `n` answers."""
        for viewer, lines in self._lines.items():
            self._lines[viewer] = [line for line in lines if line.n <= n]
