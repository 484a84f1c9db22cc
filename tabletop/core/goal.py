"""What a puzzle may ask of a seat at a game: "win this turn", "score 12 or more"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from tabletop.i18n import tr

Reached = Callable[[Any, int, int], bool]


def other_turn(start: Any, table: Any, seat: int) -> bool:
    """This turn is over, or the seat is out."""
    return bool(table.turn != start.turn or not table.alive[seat])


class Goal(NamedTuple):
    """text: the task in words, with {n} for its number (below zero where less is harder). reached: given the whole table, the
    seat and the number. over: given the table at first and now, and the seat: from now on it is too late. numbers: given
    both tables and the seat: which numbers might be asked for of somebody who can come from the first to the other.
    any_order: the answers of the solution may be given in any. hint: of a solution that is told, what it is about.
    chosen: it is done with the right answer, whatever comes of it. free: names of acts that change nothing about it.
    wrong: what is said of an answer that does not serve, "" for the usual; none: the task where its number is 0, "" for the
    same.
    """

    text: str
    reached: Reached
    over: Callable[[Any, Any, int], bool] = other_turn
    numbers: Callable[[Any, Any, int], tuple[int, ...]] = lambda _start, _table, _seat: (0,)
    any_order: bool = False
    hint: Callable[[Any], str] = str
    chosen: bool = False
    free: frozenset[str] = frozenset()
    wrong: str = ""
    none: str = ""

    @property
    def refusal(self) -> str:
        return self.wrong or tr("core-goal-wrong")

    def words(self, number: int) -> str:
        return (self.none if self.none and not number else self.text).replace("{n}", str(abs(number)))
