"""Which zones are fanned out in the middle of the table while somebody chooses."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tabletop.core.layout import Layout
    from tabletop.core.view import View
    from tabletop.table.layout_schema import TableLayout
    from tabletop.table.model.selection import Selection


def spread(view: View, choosing: Selection, look: TableLayout, kernel: Layout, viewer: int) -> frozenset[int]:
    """Zones whose cards must be told apart to choose among them, and those that may be looked at now. A pile of which the
    top card alone is meant stays where it is, as does one that holds minor choices alone; and so does an own one while there
    is something to choose in the middle of the table, which it would cover, or something lies there and there are choices
    elsewhere: it is fanned out when it is pressed.
    """
    at, tops, out = view.table.at, {cards[-1] for cards in view.table.zones if cards}, set()
    cards = {*choosing.shining(), *(t.number for t in choosing.targets() if t.spot == "card")}
    below = {at[card] for card in cards - tops}
    zones = {at[card] for card in cards}
    middle = {zone for zone, found in enumerate(kernel.zones) if look.zone[found.group].spot == "centre"}
    fought = bool(zones & middle) or (len(zones) > 1 and any(view.table.zones[zone] for zone in middle))
    for zone in zones:
        kind, seat = look.zone[kernel.zones[zone].group].kind, kernel.zones[zone].seat
        pile = kind == "pile" and (seat != viewer or (zone in below and not fought))
        if pile or (kind == "hand" and seat != viewer):
            out.add(zone)
    peek = look.peek.get(view.query)
    if peek is not None and choosing.options:
        seat = view.args[peek.seat]
        if isinstance(seat, int) and seat >= 0:
            out.add(kernel.find(peek.group, seat))
    return frozenset(out)
