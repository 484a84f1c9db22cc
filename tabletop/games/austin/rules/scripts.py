"""The scripts of game, turn and plays (rules, section 6), and of Happenings and their gesture (AP-94 to AP-102)."""

from __future__ import annotations

from typing import Any

from tabletop.core.ask import AGAIN, PASS, WORLD, Option
from tabletop.core.handle import Asking, Handle, verb
from tabletop.core.layout import ALL_EYES
from tabletop.core.seats import OPPONENTS
from tabletop.games.austin.rules import effects, queries, verbs  # register what scripts use
from tabletop.games.austin.rules.attacks import duel
from tabletop.games.austin.rules.changes import checkpoint, score
from tabletop.games.austin.rules.events import (
    BY_CHOICE,
    BY_LOT,
    BY_STRAWS,
    ONLY,
    Agreed,
    Deck,
    Gesture,
    GoesCalm,
    Happens,
    InVain,
    Race,
    Reveals,
    Straw,
    Straws,
    Target,
)
from tabletop.games.austin.rules.ops import ON_REVEALED, Doer, run
from tabletop.games.austin.rules.options import CALM, OPEN_LISTS, RANDOM_TARGET, RELAXED, USER_PICKS
from tabletop.games.austin.rules.queries import (
    ATTACK,
    CARD_ACTION,
    CONCEDE,
    PLAY_AGENT,
    PLAY_FREE,
    SEEN,
    SILENT_MS,
    USE_HAPPENING,
    USE_SWINGER,
)
from tabletop.games.austin.rules.table import DECLARED, HAND, STEP, Austin, rules
from tabletop.games.austin.rules.verbs import arrive, best, finish, pay

ALONE, RACE, STRAWS, PICKS, LOT = range(5)  # how the target is found
HOW = {ALONE: ONLY, STRAWS: BY_STRAWS, PICKS: BY_CHOICE, LOT: BY_LOT}


@verb
def lists_open(s: Austin) -> bool:
    return bool(s.house & OPEN_LISTS)


@verb
def tell_lists(s: Austin) -> None:
    """By kind, so that the order tells nothing of the shuffled decks."""
    for seat in range(s.seats):
        s.say(Deck(seat, tuple(sorted([k for k, owner in zip(s.kind, s.owner, strict=True) if owner == seat]))))


@rules.query
def deck_lists(_s: Austin, _seat: int) -> list[Option]:
    """Somebody says that they may be read out: what is told before the first question is told to nobody."""
    return [(SEEN, -1, -1)]


def read_out(t: Handle[Austin]) -> Asking[Any]:
    if lists_open(t):
        yield t.choose(0, deck_lists)
        tell_lists(t)


__all__ = ["effects", "game", "verbs"]


# -- game --------------------------------------------------------------------------------------------------------------
@rules.script
def game(t: Handle[Austin], _: int) -> Asking[Any]:
    yield t.call(start, -1)
    yield t.call(turn, -1)


@rules.script
def start(t: Handle[Austin], _: int) -> Asking[Any]:
    """AP-18, AP-23, AP-25."""
    yield from read_out(t)
    chosen, mulligan, seats = verbs.opening(t)
    for seat in range(seats if mulligan else 0):
        if (yield t.choose(seat, queries.mulligan)) != PASS:
            verbs.new_hand(t, seat)
    first = -1
    if chosen:
        option = yield t.choose(0, queries.first_player)
        first = option[2]
    verbs.begins(t, first)


@rules.script
def turn(t: Handle[Austin], _: int) -> Asking[Any]:
    """T1 to T5."""
    seat = verbs.begin_turn(t)
    yield t.call(acting, seat)
    chosen: tuple[int, ...] = ()
    while (option := (yield t.choose(seat, queries.free_discard, chosen))) != PASS:
        chosen += (option[1],)
    verbs.throw_away(t, seat, chosen)
    place, who, more = verbs.even_up_from(t, 0)
    while place >= 0:
        chosen = ()
        while len(chosen) < more:
            option = yield t.choose(who, queries.even_up, chosen, more)
            chosen += (option[1],)
        verbs.throw_away(t, who, chosen)
        place, who, more = verbs.even_up_from(t, place)
    if verbs.end_turn(t):
        yield t.cut()
    return AGAIN


# -- the actions of a turn (AP-42) -------------------------------------------------------------------------------------
@rules.script
def acting(t: Handle[Austin], seat: int) -> Asking[Any]:
    """One action is finished completely before the next (AP-46)."""
    act, card, spot = yield t.choose(seat, queries.main)
    if act < 0:
        return None
    if act == PLAY_AGENT:
        yield from arrive(t, seat, card, *verbs.play_agent(t, seat, card))
    elif act == PLAY_FREE:
        yield from arrive(t, seat, card, *verbs.play_without_action(t, seat, card))
    elif act == ATTACK:
        yield from duel(t, seat, card, spot, paid=True)
    elif act == USE_SWINGER:
        yield from run(t, Doer(seat, card), verbs.use_swinger(t, seat, card, spot))
        verbs.put_down(t, card)
    elif act == USE_HAPPENING:
        yield from happening(t, seat, card, spot)
    elif act == CARD_ACTION:
        yield from run(t, Doer(seat, card), verbs.card_action(t, seat, card))
    elif act == CONCEDE:
        if verbs.concede(t, seat):
            yield t.cut()
        return None
    return AGAIN


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


@rules.calming
def go_calm(s: Austin) -> None:
    """AP-156: as the house rule, from now on; a race that is on is run to its end."""
    s.house = s.house & ~RELAXED | CALM
    s.say(GoesCalm())


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


@rules.by_agreement
def end_together(s: Austin) -> None:
    """The highest total wins, equal totals share the win."""
    s.say(Agreed())
    finish(s, "agreed", best(s))
