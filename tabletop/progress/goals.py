"""Every task that a game knows: those of all games, and its own, which lie in its folder as TASKS of `progress/goals.py`.

None there takes away one of all games that makes no sense in it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletop import games
from tabletop.core.definition import Definition, Outcome
from tabletop.core.goal import Goal, Reached
from tabletop.core.winning import shares

SUREST = "surest"  # the answer with the best chance to win, by the analysis of bots


def tasks(definition: Definition) -> dict[str, Goal]:
    """By name, what may be asked for in a game."""
    outcome, scores = definition.outcome, definition.scores

    def won(table: Any, seat: int, _: int) -> bool:
        found = outcome(table)
        return found is not None and shares(found.winners, table.seats, found.sides)[seat] == 1

    def scored(table: Any, seat: int, number: int) -> bool:
        return scores(table)[seat] >= number

    def better(start: Any, table: Any, seat: int) -> tuple[int, ...]:
        before, now = scores(start)[seat], scores(table)[seat]
        return (now,) if now > before else ()

    plugin = games.known(definition.id)
    own: dict[str, Goal | None] = (plugin.part("practice.tasks", "TASKS") or {}) if plugin is not None else {}
    common = {
        SUREST: Goal(
            "Find the surest answer.",
            lambda *_: False,
            chosen=True,
            numbers=lambda *_: (),
            wrong="Not that one: another answer wins more often.",
        ),
        "win": Goal("Win this turn.", won),
        "score": Goal(f"Come to {{n}} {definition.score_name} this turn.", scored, numbers=better),
    }
    known = {name: task for name, task in {**common, **own}.items() if task is not None}
    return {name: task._replace(reached=_unless_lost(task.reached, outcome)) for name, task in known.items()}


def _unless_lost(reached: Reached, outcome: Callable[[Any], Outcome | None]) -> Reached:
    """Nothing is done by an answer that loses the match."""

    def kept(table: Any, seat: int, number: int) -> bool:
        if not reached(table, seat, number):
            return False
        found = outcome(table)
        return found is None or seat in found.winners

    return kept
