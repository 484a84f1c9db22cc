"""The table of ESPIONAGE: zones, columns, the deal. Sections 2 and 3 of the rules."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple, Self

from tabletop.core.layout import Layout, Zone
from tabletop.core.seats import OPPONENTS, ROUND, Memo
from tabletop.core.table import Table, own
from tabletop.games.espionage.rules.cards import DECK, GAME
from tabletop.games.espionage.rules.options import CHOSEN_FIRST, CONCEDE_ALLOWED, flags

DRAW, DISCARD, STACK, LOOKED, HAND, EXPOSED = range(6)
STEP = 2  # zones per seat: hand[seat] is HAND + STEP * seat, its exposed cards EXPOSED + STEP * seat


class Item(NamedTuple):
    """A played card on the stack (ES-25); everything in it is public.

    seat: who controls it; use: how it was put down; ability: the text it has; answered: the item (by card) that its text
    is about, copied: the item whose text it took over, both -1 for none; credit: who set the aim (ES-97);
    about: what triggers look at (`cards.ANSWERED`).
    """

    card: int
    seat: int
    use: int
    ability: int
    answered: int
    copied: int
    aim: int
    title: int
    chosen: tuple[int, ...]
    credit: int
    cancelled: bool
    about: int


class Spies(Table):
    """items: the stack, newest last; base: where the newest chain begins in it; exposing: the card whose attack has laid
    cards open, or -1; acting: the turn has not been ended; missions: played this turn; turns: begun so far;
    ran_out: the pile has been empty (ES-104);
    fallen: (seat, kind that was its end or -1, seat credited or -1); ending, winners: "" and () while the game goes on.
    """

    LISTS = (*Table.LISTS, "items")
    PLAIN = (
        *Table.PLAIN,
        "house",
        "base",
        "exposing",
        "acting",
        "missions",
        "turns",
        "ran_out",
        "fallen",
        "ending",
        "winners",
    )
    SHARED = (*Table.SHARED, "house")
    __slots__ = own(LISTS, PLAIN)
    items: list[Item]
    house: int
    base: int
    exposing: int
    acting: bool
    missions: int
    turns: int
    ran_out: bool
    fallen: tuple[tuple[int, int, int], ...]
    ending: str
    winners: tuple[int, ...]

    def order(self) -> tuple[int, ...]:
        """Living seats clockwise from the left of the newest item's controller, that one last (ES-34)."""
        items = self.items
        seats: tuple[int, ...] = ROUND[self.alive, items[-1].seat if items else self.turn]
        return seats

    def pour(self, source: int, to: int, count: int) -> None:
        """The last `count` (at least 1) cards of a zone, or all there are, in their order onto another zone."""
        zone = self.zones[source]
        self.lay(zone[-count:], source, zone[:-count], to)

    def sorted_away(self, seat: int) -> Self:
        """As in core; a search never thinks about giving up (ES-112)."""
        s = super().sorted_away(seat)
        s.house &= ~CONCEDE_ALLOWED
        return s

    @classmethod
    def from_plain(cls, layout: Layout, data: dict[str, Any]) -> Self:
        s = super().from_plain(layout, data)
        s.items = [Item(*item) for item in s.items]
        return s


OTHER_HANDS = Memo(lambda alive, seat: tuple(HAND + STEP * x for x in OPPONENTS[alive, seat]))


def kinds_in(kind: bytearray, cards: tuple[int, ...]) -> int:
    """The kinds among cards as a mask."""
    mask = 0
    for card in cards:
        mask |= 1 << kind[card]
    return mask


@cache
def layout(seats: int) -> Layout:
    zones = [
        Zone("draw_pile", None, "none", ordered=True),
        Zone("discard_pile", None, "all", ordered=True),
        Zone("stack", None, "all", ordered=True, room=0),
        Zone("looked", None, "none", room=0),
    ]
    for seat in range(seats):
        zones += [Zone("hand", seat, "owner"), Zone("exposed", seat, "all", room=0)]
    return Layout(seats, zones, {"hand": kinds_in})


def new(seats: int, seed: int, options: dict[str, str]) -> Spies:
    """A shuffled pile and two cards each (ES-2, ES-4); the first turn has not begun."""
    s = Spies(layout(seats), DECK, DRAW, seed)
    s.items, s.fallen, s.winners = [], (), ()
    s.house, s.base, s.exposing, s.missions, s.turns = flags(options), 0, -1, 0, 0
    s.acting, s.ran_out, s.ending = False, False, ""
    s.shuffle(DRAW)
    for seat in range(seats):
        s.pour(DRAW, HAND + STEP * seat, GAME.deal)
    s.turn = 0 if s.house & CHOSEN_FIRST else s.rand(seats)
    return s
