"""Cards that are about to be discarded: laid open, kept or not, gone (ES-56 to ES-67)."""

from __future__ import annotations

from tabletop.core.handle import verb
from tabletop.core.seats import OPPONENTS, clockwise
from tabletop.games.espionage.rules.cards import FATAL, PROTECTORS, RETURNS
from tabletop.games.espionage.rules.endings import knock_out
from tabletop.games.espionage.rules.events import Discards, Exposes, GoesBack, Names, Stays, Unanswerable
from tabletop.games.espionage.rules.options import ALWAYS_WINDOW, BOMB_STAYS, EMPTY_OUT, PROTECTOR_SAFE
from tabletop.games.espionage.rules.table import DISCARD, DRAW, EXPOSED, HAND, STEP, Spies

NOTHING, WINDOW, OVER = range(3)  # what an exposure leads to


@verb
def can_give_up(s: Spies, seat: int) -> bool:
    """A victim who chooses needs a card that is not the Bomb (ES-67)."""
    return any(not RETURNS >> s.kind[card] & 1 for card in s.zones[HAND + STEP * seat])


@verb
def lay_out(s: Spies, whose: str, pick: str, count: int, given: int) -> int:
    """The top item exposes cards: random, of the named title, or the one `given` (-1: none). NOTHING, WINDOW or OVER."""
    item, kind = s.items[-1], s.kind
    for seat in OPPONENTS[s.alive, item.seat] if whose == "opponents" else (item.aim,):
        for _ in range(count):
            hand = s.zones[HAND + STEP * seat]
            if pick == "named":
                hand = tuple([card for card in hand if kind[card] == item.title])
                s.say(Names(item.seat, seat, item.title, bool(hand)))
            elif pick == "victim":
                hand = (given,) if given >= 0 else ()
            if hand:
                card = hand[s.rand(len(hand))]
                s.move(card, EXPOSED + STEP * seat)
                s.say(Exposes(seat, kind[card]))
    return open_exposure(s)


def fatal_kinds(s: Spies) -> int:
    return FATAL & ~PROTECTORS if s.house & PROTECTOR_SAFE else FATAL


def open_exposure(s: Spies) -> int:
    """Cards may lie open now. WINDOW when a fatal one is among them (ES-57); otherwise they go at once."""
    zones, kind, kinds = s.zones, s.kind, 0
    for zone in range(EXPOSED, len(zones), STEP):
        for card in zones[zone]:
            kinds |= 1 << kind[card]
    if not kinds:
        return NOTHING
    s.exposing = s.items[-1].card
    if s.house & ALWAYS_WINDOW or kinds & fatal_kinds(s):
        s.base = len(s.items)
        return WINDOW
    if kinds & ~RETURNS:  # the Bomb is safe by itself
        s.say(Unanswerable())
    return discard_open(s)


def discard_open(s: Spies) -> int:
    """Carry out what is still open: all discards first, then the knock-outs together (ES-59). OVER or NOTHING."""
    zones, kind, fatal = s.zones, s.kind, fatal_kinds(s)
    credit = next(item.credit for item in s.items if item.card == s.exposing)
    s.base, s.exposing = 0, -1
    lost: tuple[tuple[int, int], ...] = ()
    for seat in clockwise(s.seats, s.turn):
        end, gone = -2, zones[EXPOSED + STEP * seat]
        for card in gone:
            if RETURNS >> kind[card] & 1:
                defuse(s, seat, card)
                continue
            s.move(card, DISCARD)
            s.say(Discards(seat, kind[card]))
            if fatal >> kind[card] & 1:
                end = kind[card]
            elif s.house & EMPTY_OUT and end < 0 and not zones[HAND + STEP * seat]:
                end = -1
        if end > -2:
            lost += ((seat, end),)
    if lost:
        knock_out(s, lost, credit)
    return OVER if s.ending else NOTHING


discard_exposed = verb(discard_open)  # after a window


def defuse(s: Spies, seat: int, card: int) -> None:
    """ES-66: the Bomb never leaves the game."""
    if s.house & BOMB_STAYS:
        s.move(card, HAND + STEP * seat)
        s.say(Stays(seat, s.kind[card]))
    else:
        s.move(card, DRAW)
        s.say(GoesBack(seat, s.kind[card]))
        s.shuffle(DRAW)
