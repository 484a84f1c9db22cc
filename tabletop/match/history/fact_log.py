"""What was said in a match, in order: the facts that achievements and figures are counted from."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.core.events import TURN, Fact
from tabletop.core.game import Game
from tabletop.core.table import Table
from tabletop.match.history.command_log import AppliedAnswer


class FactEntry(NamedTuple):
    """A fact of the `turn`-th turn (0: before the first one), after `n` answers; `eyes`: who has heard it."""

    n: int
    turn: int
    fact: Fact
    eyes: int


class FactLog:
    """Grows with every answer; `cut` after an undo."""

    def __init__(self) -> None:
        self._said: list[FactEntry] = []

    def add(self, applied: AppliedAnswer, _game: Game) -> None:
        turn = self._said[-1].turn if self._said else 0
        for event in applied.events:
            if event[0] == "say":
                turn += event[1] == TURN
                self._said.append(FactEntry(applied.n, turn, event[2], event[3]))

    def cut(self, n: int) -> None:
        self._said = [said for said in self._said if said.n <= n]

    def heard(self, seat: int) -> list[FactEntry]:
        """All that a seat has heard."""
        eye = Table.eyes(seat)
        return [said for said in self._said if said.eyes & eye]
