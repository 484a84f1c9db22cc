"""What a repair says to people: of a proposal, of a vote, in the log."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.ask import NOBODY, UNKNOWN
from tabletop.core.definition import Definition
from tabletop.core.layout import zone_name
from tabletop.core.messages import CardRef, Line, SeatRef
from tabletop.core.repair import MOVE, Repair
from tabletop.core.table import Event, Table
from tabletop.core.view import redact
from tabletop.i18n import line


def told(definition: Definition, repair: Repair, after: Table, events: Sequence[Event], reader: int) -> Line:
    """One sentence as `reader` may hear it (NOBODY: everybody). `events`: what the repair did; `after`: the table then."""
    what, of, to = repair
    if what == MOVE:
        _, card, source, _, kind = redact(next(event for event in events if event[0] == "move"), reader)
        zones = after.layout.zones[source], after.layout.zones[to]
        names = dict(zip(("source", "to"), (zone_name(zone.group) for zone in zones), strict=True))
        seats = [SeatRef(NOBODY if zone.seat is None else zone.seat) for zone in zones]
        return line("match-repair-move", kind=CardRef(kind, card), source_seat=seats[0], to_seat=seats[1], **names)
    name, column = definition.looks.counters[what], getattr(after, what)
    if isinstance(column, int):
        return line("match-repair-number", what=name, to=to)
    if isinstance(column, tuple):
        return line("match-repair-number-seat", what=name, seat=SeatRef(of), to=to)
    kind = after.kind[of] if after.seen[of] & Table.eyes(reader) else UNKNOWN
    return line("match-repair-number-card", what=name, kind=CardRef(kind, of), to=to)
