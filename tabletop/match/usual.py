"""House rules whose default follows from who sits at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tabletop.core.definition import Definition
    from tabletop.match.seats import Seat

SEVERAL = 2


def usual(definition: Definition, seats: tuple[Seat, ...]) -> dict[str, str]:
    """What is other than printed: where several people have only a mouse they cannot press at once (AP-170, AP-173)."""
    if sum(seat.human and seat.mouse for seat in seats) < SEVERAL:
        return {}
    return {rule.id: rule.one_mouse for rule in definition.house_rules if rule.one_mouse}
