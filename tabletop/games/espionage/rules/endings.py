"""How cards and seats go: cards laid open, kept or not (ES-56 to ES-67), knock-outs, the reveal, who wins (ES-95 to ES-112)."""

from __future__ import annotations

from tabletop.core.handle import verb
from tabletop.core.layout import ALL_EYES
from tabletop.core.seats import OPPONENTS, clockwise
from tabletop.games.espionage.rules.cards import AT_REVEAL, FATAL, LOSES, PROTECTORS, RETURNS
from tabletop.games.espionage.rules.events import (
    Discards,
    Exposes,
    Falls,
    GoesBack,
    HandAway,
    Loses,
    Names,
    Over,
    Reveals,
    Stays,
    TooFew,
    Unanswerable,
)
from tabletop.games.espionage.rules.options import (
    ALWAYS_WINDOW,
    BOMB_STAYS,
    EMPTY_OUT,
    FIRST_BLOOD,
    MOST_CARDS,
    PROTECTOR_SAFE,
    TARGET_FIRST,
    TO_CAPTOR,
    TO_DISCARD,
)
from tabletop.games.espionage.rules.table import DISCARD, DRAW, EXPOSED, HAND, STEP, Spies

NOTHING, WINDOW, OVER = range(3)  # what an exposure leads to


def knock_out(s: Spies, lost: tuple[tuple[int, int], ...], credit: int) -> None:
    """Seats with the kind that was their end (-1: another reason) leave together; `credit` is -1 for nobody."""
    out = {seat for seat, _ in lost}
    s.alive = tuple([alive and seat not in out for seat, alive in enumerate(s.alive)])
    for seat, end in lost:
        s.fallen += ((seat, end, credit),)
        s.say(Falls(seat, end, credit))
        hand_away(s, seat, credit)
    living = tuple([seat for seat in range(s.seats) if s.alive[seat]])
    if s.house & FIRST_BLOOD:
        finish(s, "knock-out", (credit,) if credit in living else living)
    elif len(living) == 1:
        finish(s, "knock-out", living)


def hand_away(s: Spies, seat: int, credit: int) -> None:
    """ES-96: where a fallen hand goes; nobody is shown it unless it is laid open."""
    zone = HAND + STEP * seat
    if not s.zones[zone]:
        return
    if s.house & TO_CAPTOR and credit >= 0 and s.alive[credit]:
        s.lose_track(zone, 1 << seat | 1 << credit)
        for card in s.zones[zone]:
            s.move(card, HAND + STEP * credit)
        s.say(HandAway(seat, credit, 0))
        return
    if s.house & TO_DISCARD:
        for card in s.zones[zone]:
            if not RETURNS >> s.kind[card] & 1:
                s.move(card, DISCARD)
    if s.zones[zone]:
        s.pour(zone, DRAW, len(s.zones[zone]))
        s.shuffle(DRAW)
    s.say(HandAway(seat, -1, int(bool(s.house & TO_DISCARD))))


def finish(s: Spies, ending: str, winners: tuple[int, ...]) -> None:
    s.ending, s.winners = ending, winners
    s.say(Over(winners))


def say_who_cannot_win(s: Spies, living: tuple[int, ...], held: dict[int, int]) -> None:
    """Of all hands that have been shown, by the kinds held in each: the Bomb, and else a prize with too few cards."""
    for seat in living:
        lost = held[seat] & LOSES
        if lost:
            s.say(Loses(seat, lost.bit_length() - 1))
        count = len(s.zones[HAND + STEP * seat])
        for prize in AT_REVEAL if not lost else ():
            if held[seat] >> prize.kind & 1 and count < prize.min:
                s.say(TooFew(seat, prize.kind, count, prize.min))


def reveal(s: Spies) -> None:
    """ES-106 to ES-111: hands are shown; the Bomb's holder loses; then Package and Target; else the others share."""
    living = tuple([seat for seat in clockwise(s.seats, s.turn) if s.alive[seat]])
    held = {}
    for seat in living:
        cards = s.zones[HAND + STEP * seat]
        s.show(ALL_EYES, cards)
        s.say(Reveals(seat, s.kinds(cards)))
        held[seat] = sum(1 << kind for kind in {s.kind[card] for card in cards})
    safe = [seat for seat in living if not held[seat] & LOSES]
    say_who_cannot_win(s, living, held)
    for prize in sorted(AT_REVEAL, key=lambda p: p.ending, reverse=bool(s.house & TARGET_FIRST)):
        for seat in safe:
            enough = len(s.zones[HAND + STEP * seat]) >= prize.min
            if held[seat] >> prize.kind & 1 and not held[seat] & prize.without and enough:
                finish(s, prize.ending, (seat,))
                return
    most = max(len(s.zones[HAND + STEP * seat]) for seat in safe) if s.house & MOST_CARDS else 0
    finish(s, "bomb", tuple(sorted(seat for seat in safe if len(s.zones[HAND + STEP * seat]) >= most)))


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
