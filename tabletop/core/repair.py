"""What people put right at a table where somebody has misread: a card lies elsewhere, a number is another one.

It is an answer of TOGETHER, so the record holds it like any other. The rules are not asked whether they would have led there;
the kernel sees to it that they can go on: that cards lie where people may lay them, and that no seat's knowledge is at odds
with the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from tabletop.core.ask import NOBODY, Refused
from tabletop.core.layout import ALL_EYES, HAND
from tabletop.i18n import tr

if TYPE_CHECKING:
    from tabletop.core.table import Table

MOVE = "move"


class Repair(NamedTuple):
    """`what`: MOVE, and the card `of` goes to the zone `to`; or a column of `Table.COUNTERS`, whose number becomes `to`. Then
    `of` is a seat, a card, or NOBODY, as the column has a number for each seat, for each card, or one for the table.
    """

    what: str
    of: int
    to: int


def read(value: object) -> Repair:
    """The repair that an answer holds. Refused for any other value."""
    match value:
        case (str(what), int(of), int(to)):
            return Repair(what, of, to)
    raise Refused("no_repair", tr("core-no-answer"))


def apply(table: Table, repair: Repair) -> None:
    """Change the table. Refused, and then nothing has changed."""
    if repair.what == MOVE:
        check_move(table, repair.of, repair.to)
        _lay(table, repair.of, repair.to)
    else:
        _count(table, repair)


# -- cards -------------------------------------------------------------------------------------------------------------
def check_move(table: Table, card: int, to: int) -> None:
    """Refused for a card that cannot be laid there by hand."""
    layout = table.layout
    if not (0 <= card < len(table.kind) and 0 <= to < len(layout.zones)) or table.at[card] == to:
        raise Refused("no_place", tr("core-repair-no-place"))
    source = table.at[card]
    if not layout.zones[source].room or not layout.zones[to].room:
        raise Refused("rules_alone", tr("core-repair-rules-alone"))
    seat = layout.zones[to].seat
    if seat is not None and not table.alive[seat]:
        raise Refused("seat_out", tr("core-seat-out"))
    if len(table.zones[to]) >= layout.zones[to].room:
        raise Refused("no_room", tr("core-repair-no-room"))
    if not may_hold(table, to, table.kind[card]):
        raise Refused("no_such_card_there", tr("core-repair-misfit"))


def may_hold(table: Table, zone: int, kind: int) -> bool:
    """Whether such a card can lie there for all that everybody knows."""
    fits = table.layout.fits.get(zone)
    return (fits is None or bool(fits[kind])) and kind not in table.cannot_hold().get(zone, ())


def fussy(table: Table, zone: int) -> bool:
    """Whether not every card can lie there: then none is laid there that nobody has looked at."""
    return zone in table.layout.fits or bool(table.cannot_hold().get(zone))


def _lay(table: Table, card: int, to: int) -> None:
    layout, source = table.layout, table.at[card]
    sight = layout.sight[source]
    if layout.zones[source].group == HAND and layout.sight[to] != ALL_EYES:  # it leaves a hand face down
        kind = table.kind[card]
        if table.lose_track(source, sight):
            card = _any_of(table, source, kind)
    table.move(card, to)
    if layout.zones[to].front:
        table.zones[to] = (card, *table.zones[to][:-1])


def _any_of(table: Table, zone: int, kind: int) -> int:
    """A card of the zone chosen by lot, so that its id tells nothing, once it has changed places with one of this kind."""
    ids, kinds, seen = table.zones[zone], table.kind, table.seen
    card = ids[table.rand(len(ids))]
    held = next(other for other in ids if kinds[other] == kind)
    kinds[card], kinds[held] = kinds[held], kinds[card]
    seen[card], seen[held] = seen[held], seen[card]
    return card


def tops(table: Table) -> dict[int, int]:
    """By zone that lies face down in an order, the card that is its top: everybody may take it up unseen."""
    return {
        number: cards[0 if zone.front else -1]
        for number, (zone, cards) in enumerate(zip(table.layout.zones, table.zones, strict=True))
        if zone.ordered and cards
    }


# -- numbers -----------------------------------------------------------------------------------------------------------
def counted(table: Table, column: str) -> dict[int, int]:
    """The numbers of a column of COUNTERS: by seat, by card, or under NOBODY that of the table."""
    value: Any = getattr(table, column)
    return {NOBODY: value} if isinstance(value, int) else dict(enumerate(value))


def _count(table: Table, repair: Repair) -> None:
    column, of, to = repair
    if to not in table.COUNTERS.get(column, ()) or counted(table, column).get(of, to) == to:
        raise Refused("no_such_number", tr("core-repair-no-number"))
    value: Any = getattr(table, column)
    if isinstance(value, bytearray):
        value[of] = to
    else:
        setattr(table, column, to if isinstance(value, int) else (*value[:of], to, *value[of + 1 :]))
