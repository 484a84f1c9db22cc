"""The table of Partners: kinds of cards, zones, the deal, and what play has shown of the hands."""

from __future__ import annotations

from functools import cache

from tabletop.core.ask import NOBODY
from tabletop.core.layout import ALL_EYES, Layout, Zone
from tabletop.core.table import Table, own

SUITS = ("Spades", "Hearts", "Diamonds", "Clubs")
RANKS = ("9", "10", "Jack", "Queen", "King", "Ace")
PILE, TRICK, HAND = range(3)  # the hand of a seat is HAND + seat
SEATS = 4
TAKEN = HAND + SEATS  # the tricks of a seat are TAKEN + seat


def suit_of(kind: int) -> int:
    return kind // len(RANKS)


class Cards(Table):
    """trump: its suit, NOBODY where there is none; void: by seat, a bit for each suit that it did not follow; won: by side,
    so many tricks; winners: () while the game goes on.
    """

    PLAIN = (*Table.PLAIN, "trump", "void", "won", "winners")
    __slots__ = own(PLAIN)
    trump: int
    void: tuple[int, ...]
    won: tuple[int, ...]
    winners: tuple[int, ...]

    def cannot_hold(self) -> dict[int, frozenset[int]]:
        """Who did not follow suit has none of it (PT-4)."""
        kinds = range(len(SUITS) * len(RANKS))
        return {
            HAND + seat: frozenset(kind for kind in kinds if suits >> suit_of(kind) & 1)
            for seat, suits in enumerate(self.void)
            if suits
        }


@cache
def layout(seats: int) -> Layout:
    zones = [Zone("pile", None, "none", ordered=True), Zone("trick", None, "all", ordered=True)]
    zones += [Zone("hand", seat, "owner") for seat in range(seats)]
    return Layout(seats, [*zones, *(Zone("taken", seat, "all") for seat in range(seats))])


def new(seats: int, seed: int, options: dict[str, str]) -> Cards:
    """Six cards each; the last one dealt is turned up and makes its suit trump (PT-1, PT-2)."""
    s = Cards(layout(seats), bytes(range(len(SUITS) * len(RANKS))), PILE, seed)
    s.void, s.won, s.winners = (0,) * seats, (0, 0), ()
    s.shuffle(PILE)
    s.turn = s.rand(seats)
    for n in range(len(s.kind)):
        s.move(s.zones[PILE][-1], HAND + (s.turn + n) % seats)
    last = s.zones[HAND + (s.turn - 1) % seats][-1]
    s.trump = suit_of(s.kind[last]) if options["trumps"] == "turned" else NOBODY
    if s.trump != NOBODY:
        s.show(ALL_EYES, (last,))
    return s
