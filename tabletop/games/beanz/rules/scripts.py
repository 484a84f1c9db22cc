"""The scripts: game, start, Shoot for Loot, turn, windows, attack, the end (rules, section 6)."""

from __future__ import annotations

from typing import Any

from tabletop.core.ask import AGAIN, PASS
from tabletop.core.handle import Asking, Handle
from tabletop.games.beanz.rules import attacks, changes, choices, effects, queries, verbs  # register what scripts use
from tabletop.games.beanz.rules.acts import ATTACK, BUY, CONCEDE, PLAY_ACTION, PLAY_BEAN, PLAY_COSMOS, SPIN, STAND
from tabletop.games.beanz.rules.attacks import stop
from tabletop.games.beanz.rules.cards import SHARPSHOOT, SNEAK, W_ACTION, W_ATTACK, W_SPIN, W_TARGET
from tabletop.games.beanz.rules.entering import arrive, come, run, window
from tabletop.games.beanz.rules.select import Doer
from tabletop.games.beanz.rules.table import Beanz, rules

__all__ = ["effects", "game"]


# -- game --------------------------------------------------------------------------------------------------------------
@rules.script
def game(t: Handle[Beanz], _: int) -> Asking[Any]:
    yield t.call(start, -1)
    yield t.call(turns, -1)


@rules.script
def start(t: Handle[Beanz], _: int) -> Asking[Any]:
    """MB-11: seat 0 decides first, repeatable; MB-13: then the hand guess."""
    for seat in range(2):
        while (yield t.choose(seat, queries.mulligan)) != PASS:
            verbs.new_hand(t, seat)
    who = verbs.hider(t)
    if who >= 0:
        hidden, guessed = yield t.all((who, 1 - who), queries.fists, who)
        verbs.open_fist(t, who, hidden[2], guessed[2])


@rules.script
def turns(t: Handle[Beanz], _: int) -> Asking[Any]:
    """MB-15: spin back, Shoot for Loot, action points, discard."""
    seat, full = verbs.begin_turn(t)
    if full:
        yield t.call(attacks.shooting, seat, full)
    verbs.start_points(t, seat)
    yield t.call(acting, seat)
    while more := verbs.excess(t, seat):
        option = yield t.choose(seat, queries.discard_cards, more)
        changes.throw(t, seat, option[1])
    if not verbs.end_turn(t):
        yield from stop(t)
    return AGAIN


# -- the turn ----------------------------------------------------------------------------------------------------------
@rules.script
def acting(t: Handle[Beanz], seat: int) -> Asking[Any]:
    """MB-18: one thing after another, until the turn is ended (MB-20)."""
    act, card, spot = yield t.choose(seat, queries.main)
    if act < 0:
        return None
    if act == PLAY_BEAN:
        verbs.announce_bean(t, seat, card, spot, True)
        yield from arrive(t, seat, card, spot)
    elif act == PLAY_ACTION:
        number = verbs.play_action(t, seat, card)
        if (yield from window(t, W_ACTION, card, seat)):
            yield from run(t, Doer(seat, card), number)
        verbs.settle(t)
    elif act == PLAY_COSMOS:
        verbs.announce_cosmos(t, seat, card, spot, True)
        yield from come(t, seat, card, spot)
    elif act == SPIN:
        number = verbs.spin(t, seat, card)
        if (yield from window(t, W_SPIN, card, seat)):
            yield from run(t, Doer(seat, card), number)
        verbs.settle(t)
    elif act == ATTACK:
        yield from attack(t, seat, card)
    elif act == STAND:
        verbs.stand_up(t, seat, card)
    elif act == BUY:
        if verbs.buy(t, seat):
            yield from stop(t)
    elif act == CONCEDE:
        verbs.concede(t, seat)
        yield t.cut()
    return AGAIN


# -- Bean Attack (MB-75 to MB-89) --------------------------------------------------------------------------------------
def attack(t: Handle[Beanz], seat: int, card: int) -> Asking[Any]:
    cards: tuple[int, ...] = (card,)
    if attacks.is_blitz(t, card):
        while (option := (yield t.choose(seat, queries.blitz_party, cards))) != PASS:
            cards += (option[1],)
    mode = attacks.announce_attack(t, seat, cards)
    stands = True
    if not mode & SNEAK:
        stands = yield from window(t, W_ATTACK, card, seat)
    attacks.spin_attackers(t)
    if not stands:
        attacks.slip(t)
        return
    yield from aim(t, seat, cards, mode)
    if not mode & SNEAK:
        yield from window(t, W_TARGET, card, seat)
    failed, ring, after = attacks.compare(t)
    for each, number in after:
        yield from run(t, Doer(seat, each, ring), number)
    attacks.end_attack(t, failed)


def aim(t: Handle[Beanz], seat: int, cards: tuple[int, ...], mode: int) -> Asking[Any]:
    """MB-78, MB-85, MB-87: who names the target."""
    if mode & SHARPSHOOT:
        by = seat
        option = yield t.choose(seat, choices.target_attack)
    else:
        ring = attacks.slot_of(t, cards[0])
        if len(cards) > 1:
            option = yield t.choose(seat, choices.blitz_galaxy)
            ring = attacks.faced_by(t, option[2])
        by = 1 - seat
        option = yield t.choose(by, choices.target_defence, ring)
    attacks.set_target(t, option[1], by)
