"""The table of Pass the Card: kinds of cards, zones, and the deal."""

from __future__ import annotations

from functools import cache

from tabletop.core.layout import Layout, Zone
from tabletop.core.table import Table, own

FEATHER, LANTERN, CROWN, STORM = range(4)
WORTH = (1, 2, 3, 0)  # PC-6: points of each kind at the end
COPIES = (7, 7, 6, 4)
PILE, DISCARD, HAND = range(3)  # the hand of a seat is HAND + seat


class Circle(Table):
    """drawn: the card that was drawn this turn, -1 before; fatal: so many Storms in hand end the game for a seat;
    winners: () while the game goes on.
    """

    PLAIN = (*Table.PLAIN, "drawn", "fatal", "winners")
    __slots__ = own(PLAIN)
    drawn: int
    fatal: int
    winners: tuple[int, ...]


@cache
def layout(seats: int) -> Layout:
    zones = [Zone("pile", None, "none", ordered=True), Zone("discards", None, "all", ordered=True)]
    return Layout(seats, [*zones, *(Zone("hand", seat, "owner") for seat in range(seats))])


def new(seats: int, seed: int, options: dict[str, str]) -> Circle:
    """Two cards each, dealt before the Storms are shuffled into the pile (PC-1); somebody begins."""
    kinds = bytes(kind for kind, copies in enumerate(COPIES) for _ in range(copies))
    s = Circle(layout(seats), kinds, PILE, seed)
    s.drawn, s.fatal, s.winners = -1, int(options["storms"]), ()
    storms = s.zones[PILE][-COPIES[STORM] :]
    for card in storms:
        s.move(card, DISCARD)
    s.shuffle(PILE)
    for seat in [*range(seats)] * 2:
        s.move(s.zones[PILE][-1], HAND + seat)
    for card in storms:
        s.move(card, PILE)
    s.shuffle(PILE)
    s.turn = s.rand(seats)
    return s
