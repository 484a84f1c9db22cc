"""Pass the Card for bots: how good an answer looks to a seat, and what a dealt world is worth."""

from __future__ import annotations

from tabletop.bots.heuristics import BotStyle
from tabletop.core.ask import Option
from tabletop.core.game import Game

from ..rules.scripts import worth
from ..rules.table import HAND, STORM, WORTH, Circle


class Passing:
    def scores(self, game: Game, seat: int, options: list[Option], style: BotStyle) -> list[float]:
        """Give away what is worth least; a Storm to whom this seat has given one before."""
        s = game.table
        known = [sum(s.kind[c] == STORM and s.seen[c] >> seat & 1 for c in s.zones[HAND + x]) for x in range(s.seats)]
        return [
            2 + 3 * style.aggression * known[to] if s.kind[card] == STORM else -WORTH[s.kind[card]]
            for _, card, to in options
        ]

    def value(self, table: Circle) -> tuple[float, ...]:
        points = [alive * (1 + worth(table, x)) for x, alive in enumerate(table.alive)]
        return tuple(n / sum(points) for n in points)


HINTS = Passing()
