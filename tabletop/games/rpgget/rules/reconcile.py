"""Reconcile: the hand is brought to nine, and what an empty deck costs (RG-92 to RG-97)."""

from __future__ import annotations

from typing import Any

from tabletop.core.ask import PASS, Option
from tabletop.core.handle import Asking, Handle, verb
from tabletop.games.rpgget.rules.acts import LOSE, PAY, SETTLE, THROW
from tabletop.games.rpgget.rules.cards import VP
from tabletop.games.rpgget.rules.changes import draw, throw_away
from tabletop.games.rpgget.rules.events import PaysMissions, Refills, Stays
from tabletop.games.rpgget.rules.falls import ended, lose_seats
from tabletop.games.rpgget.rules.options import PAY_DISCARDS
from tabletop.games.rpgget.rules.table import (
    DECK,
    DISCARD,
    HAND,
    HAND_SIZE,
    RECONCILE,
    REMOVED,
    SCORE,
    STEP,
    RpgGet,
    points,
    rules,
)

PRICE = 2  # VP
NOTHING = [PASS]


def reconcile(t: Handle[RpgGet], seat: int) -> Asking[Any]:
    """RG-92; one payment at the most (RG-97)."""
    more, short = fill_up(t, seat)
    chosen: tuple[int, ...] = ()
    while len(chosen) < more:
        option = yield t.choose(seat, reconcile_discard, chosen)
        chosen += (option[1],)
    if chosen:
        put_down(t, seat, chosen)
    if short:
        yield from decking(t, seat)


def decking(t: Handle[RpgGet], seat: int) -> Asking[Any]:
    """RG-93, RG-94: pay with Missions, one after the other, or lose."""
    paid: tuple[int, ...] = ()
    while True:
        option = yield t.choose(seat, pay_deck, paid)
        if option[0] != PAY:
            break
        paid += (option[1],)
    if option[0] == SETTLE:
        recycle(t, seat, paid)
    else:
        yield from ended(t, decked(t, seat))


@verb
def fill_up(s: RpgGet, seat: int) -> tuple[int, bool]:
    """How many cards are too many; whether a needed one could not be drawn."""
    s.step = RECONCILE
    if s.won < 0 and s.events is not None:
        s.say(Stays(seat))
    have = len(s.zones[HAND + STEP * seat])
    if have >= HAND_SIZE:
        return have - HAND_SIZE, False
    return 0, draw(s, seat, HAND_SIZE - have) < HAND_SIZE - have


@verb
def put_down(s: RpgGet, seat: int, cards: tuple[int, ...]) -> None:
    throw_away(s, seat, cards)


@verb
def recycle(s: RpgGet, seat: int, paid: tuple[int, ...]) -> None:
    """The Missions leave play, the discard pile is the new deck, and drawing goes on as far as it can (RG-97)."""
    worth = sum([VP[s.kind[card]] for card in paid])
    s.say(PaysMissions(seat, s.kinds(paid), worth, points(s, seat) - worth))
    deck, pile = DECK + STEP * seat, DISCARD + STEP * seat
    for card in paid:
        s.move(card, pile if s.house & PAY_DISCARDS else REMOVED + STEP * seat)
    if s.zones[pile]:
        s.say(Refills(seat, len(s.zones[pile])))
        s.lay(s.zones[pile], pile, (), deck)
        s.shuffle(deck)
    draw(s, seat, HAND_SIZE - len(s.zones[HAND + STEP * seat]))


@verb
def decked(s: RpgGet, seat: int) -> int:
    return lose_seats(s, [seat], "deck")


@rules.query
def reconcile_discard(s: RpgGet, seat: int, chosen: tuple[int, ...]) -> list[Option]:
    """RG-92: down to nine, not below."""
    return [(THROW, card, -1) for card in s.zones[HAND + STEP * seat] if card not in chosen] or NOTHING


@rules.query
def pay_deck(s: RpgGet, seat: int, chosen: tuple[int, ...]) -> list[Option]:
    """RG-96: any Missions worth 2 or more together, superfluous ones too; or give up."""
    if points(s, seat) < PRICE:
        return [(LOSE, -1, -1)]
    enough = sum([VP[s.kind[card]] for card in chosen]) >= PRICE
    more = [(PAY, card, -1) for card in s.zones[SCORE + STEP * seat] if card not in chosen]
    return [(SETTLE, -1, -1), *more] if enough else [*more, (LOSE, -1, -1)]
