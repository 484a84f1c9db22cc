"""What a puzzle may ask for in the Austin Powers CCG."""

from __future__ import annotations

from tabletop.core.goal import Goal
from tabletop.games.austin.rules.table import AGENTS, STEP, Austin
from tabletop.games.austin.texts import tr


def rivals(s: Austin, seat: int) -> int:
    """Active Agents of all others."""
    return sum(len(s.zones[AGENTS + STEP * other]) for other in range(s.seats) if other != seat)


TASKS = {
    "clear": Goal(
        tr("goal-clear"),
        lambda s, seat, n: rivals(s, seat) <= -n,
        numbers=lambda start, s, seat: (-rivals(s, seat),) if rivals(s, seat) < rivals(start, seat) else (),
        none=tr("goal-clear-none"),
    ),
}
