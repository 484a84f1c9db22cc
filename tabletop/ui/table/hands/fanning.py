"""Which zones are fanned out in the middle of the table while somebody chooses."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tabletop.core.layout import Layout
    from tabletop.core.view import View
    from tabletop.ui.layouts import TableLayout
    from tabletop.ui.table.hands.choosing import Choosing


def spread(view: View, choosing: Choosing, look: TableLayout, kernel: Layout, viewer: int) -> frozenset[int]:
    """Zones whose cards must be told apart to choose among them, and those that may be looked at now."""
    out = set()
    for card in {*choosing.sources, *(t.number for t in choosing.targets() if t.spot == "card")}:
        zone = view.table.at[card]
        kind = look.zone[kernel.zones[zone].group].kind
        if kind == "pile" or (kind == "hand" and kernel.zones[zone].seat != viewer):
            out.add(zone)
    peek = look.peek.get(view.query)
    if peek is not None and choosing.options:
        seat = view.args[peek.seat]
        if isinstance(seat, int) and seat >= 0:
            out.add(kernel.find(peek.group, seat))
    return frozenset(out)
