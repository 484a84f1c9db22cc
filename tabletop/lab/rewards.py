"""What a match is worth to each seat."""

from __future__ import annotations

from tabletop.core.definition import Definition
from tabletop.core.table import Table
from tabletop.core.winning import shares


def gains(definition: Definition, table: Table) -> list[float]:
    """By seat, the part of the win beyond a fair share: they add up to nothing. Without a winner all are alike."""
    outcome = definition.outcome(table)
    won = shares(outcome.winners, table.seats, outcome.sides) if outcome else shares((), table.seats)
    fair = sum(won) / len(won)
    return [share - fair for share in won]
