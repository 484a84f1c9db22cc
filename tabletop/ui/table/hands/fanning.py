"""Which zones are fanned out in the middle of the table while somebody chooses."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tabletop.ui.table.hands.choosing import Choosing
    from tabletop.ui.table.screen import TableScreen


def spread(table: TableScreen, choosing: Choosing) -> frozenset[int]:
    """Zones whose cards must be told apart to choose among them, and those that may be looked at now."""
    view, kernel, look, out = table.view, table.kernel, table.look, set()
    for card in {*choosing.sources, *(t.number for t in choosing.targets() if t.spot == "card")}:
        zone = view.table.at[card]
        kind = look.zone[kernel.zones[zone].group].kind
        if kind == "pile" or (kind == "hand" and kernel.zones[zone].seat != table.match.viewer):
            out.add(zone)
    peek = look.peek.get(view.query)
    if peek is not None and choosing.options:
        seat = view.args[peek.seat]
        if isinstance(seat, int) and seat >= 0:
            out.add(kernel.find(peek.group, seat))
    return frozenset(out)
