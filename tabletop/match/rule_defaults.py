"""House rules whose default follows from who sits at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tabletop.core.definition import Definition
    from tabletop.match.seats import Seat

SEVERAL = 2


def usual(definition: Definition, seats: tuple[Seat, ...]) -> dict[str, str]:
    """What is other than printed: people need no end by rounds (RG-27), and several with only a mouse cannot press at once
    (AP-170, AP-173).
    """
    found: dict[str, str] = {}
    if any(seat.human for seat in seats):
        found |= {rule.id: rule.peopled for rule in definition.house_rules if rule.peopled}
    if sum(seat.human and seat.mouse for seat in seats) >= SEVERAL:
        found |= {rule.id: rule.one_mouse for rule in definition.house_rules if rule.one_mouse}
    return found
