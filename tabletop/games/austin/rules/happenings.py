"""Happenings: the gesture, who was last to copy it, and what befalls the target (AP-94 to AP-102, AP-158 to AP-162, AP-176)."""

from __future__ import annotations

from typing import Any

from tabletop.core.ask import WORLD
from tabletop.core.handle import Asking, Handle, verb
from tabletop.core.layout import ALL_EYES
from tabletop.core.seats import OPPONENTS
from tabletop.games.austin.rules import queries
from tabletop.games.austin.rules.changes import checkpoint, score
from tabletop.games.austin.rules.events import (
    BY_CHOICE,
    BY_LOT,
    BY_STRAWS,
    ONLY,
    Gesture,
    Happens,
    InVain,
    Race,
    Reveals,
    Straw,
    Straws,
    Target,
)
from tabletop.games.austin.rules.ops import ON_REVEALED, Doer, run
from tabletop.games.austin.rules.options import CALM, RANDOM_TARGET, USER_PICKS
from tabletop.games.austin.rules.queries import SILENT_MS
from tabletop.games.austin.rules.table import DECLARED, HAND, STEP, Austin
from tabletop.games.austin.rules.verbs import pay

ALONE, RACE, STRAWS, PICKS, LOT = range(5)  # how the target is found
HOW = {ALONE: ONLY, STRAWS: BY_STRAWS, PICKS: BY_CHOICE, LOT: BY_LOT}


# -- verbs -------------------------------------------------------------------------------------------------------------
@verb
def declare(s: Austin, seat: int, card: int) -> int:
    """AP-95: face down. Whoever has seen the hand loses track of it; the card as it is numbered now."""
    pay(s)
    kind, hand = s.kind[card], HAND + STEP * seat
    s.lose_track(hand, 1 << seat)
    if s.kind[card] != kind:
        card = next(c for c in s.zones[hand] if s.kind[c] == kind)
    s.move(card, DECLARED + STEP * seat)
    return card


@verb
def make_gesture(s: Austin, seat: int) -> tuple[int, tuple[int, ...]]:
    """AP-96: the user makes it; how the target is found, among whom."""
    s.gesture = (seat, -1)
    others: tuple[int, ...] = OPPONENTS[s.alive, seat]
    race = len(others) > 1 and not s.house & CALM
    s.say(Happens(seat, race))
    if race:
        return RACE, others
    calm = PICKS if s.house & USER_PICKS else LOT if s.house & RANDOM_TARGET else STRAWS
    how = ALONE if len(others) == 1 else calm  # AP-97
    s.say(Gesture(seat, s.sides[seat], HOW[how]))
    return how, others


@verb
def last_ones(s: Austin, seat: int, seats: tuple[int, ...], times: tuple[int, ...]) -> tuple[int, ...]:
    """AP-162: the silent ones, or all whose time is the largest but for the margin."""
    s.say(Race(seat, seats, times))
    largest = max(times)
    margin = 0 if largest == SILENT_MS else s.margin
    return tuple([x for x, ms in zip(seats, times, strict=True) if ms >= largest - margin])


@verb
def short_straw(s: Austin, seat: int, seats: tuple[int, ...], straws: tuple[int, ...]) -> int:
    """AP-176: whoever holds the short one; it is shown last."""
    short = s.rand(len(seats))
    for who, straw in sorted(zip(seats, straws, strict=True), key=lambda drawn: drawn[1] == short):
        s.say(Straw(who, straw + 1, straw == short, who == seats[-1]))
    s.say(Straws(seat, short, seats, straws))
    return seats[straws.index(short)]


@verb
def by_lot(s: Austin, seats: tuple[int, ...]) -> int:
    return seats[s.rand(len(seats))]


@verb
def reveal(s: Austin, seat: int, card: int, target: int) -> int:
    """AP-99: shown to all; its program."""
    s.gesture = (seat, target)
    s.say(Target(seat, target))
    s.show(ALL_EYES, (card,))
    s.say(Reveals(seat, card, s.kind[card]))
    return ON_REVEALED[s.kind[card]]


@verb
def score_happening(s: Austin, card: int) -> bool:
    """AP-99, AP-100: it counts at once. Whether the game is over."""
    if s.gesture and s.events and s.events[-1][:2] == ("say", Reveals.word):
        s.say(InVain(s.gesture[0], card, s.kind[card], s.gesture[1]))
    s.gesture = ()
    if score(s, card):
        return True
    checkpoint(s)
    return False


# -- script ------------------------------------------------------------------------------------------------------------
def happening(t: Handle[Austin], seat: int, card: int, named: int) -> Asking[Any]:
    """AP-101: the race is run whatever the card will do. named: what the user has named in secret (AP-95), -1 for nothing."""
    card = declare(t, seat, card)
    target = yield from find_target(t, seat)
    number = reveal(t, seat, card, target)
    yield from run(t, Doer(seat, card, target=target, named=named), number)
    if score_happening(t, card):
        yield t.cut()


def find_target(t: Handle[Austin], seat: int) -> Asking[Any]:
    """Make the gesture and find who was last, by race, straws or lot; answers the target's seat."""
    how, others = make_gesture(t, seat)
    tied: tuple[int, ...] = others
    if how == RACE:
        times: tuple[int, ...] = ()
        for who in others:
            times += ((yield t.tell(WORLD, queries.press_time, seat, who)),)
        tied = last_ones(t, seat, others, times)
    elif how == STRAWS:
        straws: tuple[int, ...] = ()
        for who in others:
            left = tuple([n for n in range(len(others)) if n not in straws])
            option = yield t.choose(who, queries.draw_straw, left)
            straws += (option[2],)
        tied = (short_straw(t, seat, others, straws),)
    elif how == LOT:
        tied = (by_lot(t, others),)
    if len(tied) == 1:
        return tied[0]
    option = yield t.choose(seat, queries.pick_target, tied)
    return option[2]
