"""What a repair says to people: of a proposal and a vote before it is done, and in the log afterwards."""

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


def proposed(definition: Definition, repair: Repair, table: Table, reader: int) -> Line:
    """What would change, as `reader` may hear it now (NOBODY: everybody), whoever is going to see the card."""
    source = table.at[repair.of] if repair.what == MOVE else 0
    return _line(definition, repair, table, _card(repair.of, table, reader), source)


def done(definition: Definition, repair: Repair, table: Table, events: Sequence[Event], reader: int) -> Line:
    """What has changed, as `reader` may hear it. `table`: as it is now; `events`: what the repair did."""
    if repair.what != MOVE:
        return _line(definition, repair, table, _card(repair.of, table, reader))
    _, card, source, _, kind = redact(next(event for event in events if event[0] == "move"), reader)
    return _line(definition, repair, table, CardRef(kind, card), source)


def _card(card: int, table: Table, reader: int) -> CardRef:
    seen = card >= 0 and table.seen[card] & Table.eyes(reader)
    return CardRef(table.kind[card] if seen else UNKNOWN, card)


def _line(definition: Definition, repair: Repair, table: Table, card: CardRef, source: int = 0) -> Line:
    what, of, to = repair
    if what == MOVE:
        zones = table.layout.zones[source], table.layout.zones[to]
        names = dict(zip(("source", "to"), (zone_name(zone.group) for zone in zones), strict=True))
        seats = [SeatRef(NOBODY if zone.seat is None else zone.seat) for zone in zones]
        return line("match-repair-move", kind=card, source_seat=seats[0], to_seat=seats[1], **names)
    name, column = definition.looks.counters[what], getattr(table, what)
    if isinstance(column, int):
        return line("match-repair-number", what=name, to=to)
    if isinstance(column, tuple):
        return line("match-repair-number-seat", what=name, seat=SeatRef(of), to=to)
    return line("match-repair-number-card", what=name, kind=card, to=to)
