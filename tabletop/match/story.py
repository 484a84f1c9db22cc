"""What the end screen tells about a match: a graph, the moments that mattered, how long, who decided how much."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from tabletop.core.ask import NOBODY
from tabletop.core.definition import Definition, Line
from tabletop.core.game import Game
from tabletop.core.view import redact, view
from tabletop.match.chronicle import Applied

SWINGS = 3  # how many of the biggest changes of a score are told


class Point(NamedTuple):
    """The public scores after `n` answers, when they differ from the point before, and at the end."""

    n: int
    ms: int
    turn: int
    scores: tuple[int, ...]


class Moment(NamedTuple):
    """A public event that the game calls a moment: its word and its line in everybody's log."""

    n: int
    word: str
    line: Line


class Swing(NamedTuple):
    """From one turn to the next the score of `seat` changed by `change`."""

    n: int
    seat: int
    change: int


class Story:
    """Grows with every answer; `cut` after an undo. Needs no more than an onlooker sees."""

    def __init__(self, definition: Definition, game: Game) -> None:
        self.definition = definition
        self.points = [Point(0, 0, game.table.turn, definition.scores(game.table))]
        self.moments: list[Moment] = []
        self._decided: list[tuple[int, int]] = []  # (n, seat)

    def add(self, applied: Applied, game: Game) -> None:
        table = game.table
        scores, last = self.definition.scores(table), self.points[-1]
        if scores != last.scores or table.turn != last.turn or game.over:
            self.points.append(Point(applied.n, applied.answer.ms, table.turn, scores))
        if applied.options > 1:
            self._decided.append((applied.n, applied.answer.seat))
        for event in applied.events:
            if event[0] == "say" and event[1] in self.definition.moments:
                told = self.definition.narrate(view(game), redact(event, NOBODY))
                self.moments += [Moment(applied.n, event[1], line) for line in told]

    def cut(self, n: int) -> None:
        self.points = [point for point in self.points if point.n <= n]
        self.moments = [moment for moment in self.moments if moment.n <= n]
        self._decided = [entry for entry in self._decided if entry[0] <= n]

    def decisions(self) -> dict[int, int]:
        """How many answers with at least two options each seat has given."""
        found: dict[int, int] = {}
        for _, seat in self._decided:
            found[seat] = found.get(seat, 0) + 1
        return found

    def swings(self) -> list[Swing]:
        """The biggest changes from one turn to the next, biggest first."""
        turns = [b for a, b in pairwise(self.points) if a.turn != b.turn]
        ends = [self.points[0], *turns]
        if self.points[-1] is not ends[-1]:
            ends.append(self.points[-1])
        found = [
            Swing(after.n, seat, new - old)
            for before, after in pairwise(ends)
            for seat, (old, new) in enumerate(zip(before.scores, after.scores, strict=True))
            if new != old
        ]
        return sorted(found, key=lambda swing: -abs(swing.change))[:SWINGS]

    @property
    def ms(self) -> int:
        """Time at the table until the last change or the end; breaks between sittings do not count."""
        return self.points[-1].ms
