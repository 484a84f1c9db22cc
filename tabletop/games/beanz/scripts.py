"""The scripts: game, start, Shoot for Loot, turn, windows, attack, the end (rules, section 6)."""

from __future__ import annotations

from typing import Any

from tabletop.core.ask import AGAIN, PASS, WORLD
from tabletop.games.beanz import attacks, choices, deeds, verbs  # register what scripts use
from tabletop.games.beanz.acts import (
    ATTACK,
    BUY,
    CONCEDE,
    DECLINE,
    PLAY_ACTION,
    PLAY_BEAN,
    PLAY_COSMOS,
    SPIN,
    STAND,
)
from tabletop.games.beanz.cards import SHARPSHOOT, SNEAK, W_ACTION, W_ATTACK, W_BEAN, W_COSMOS, W_SPIN, W_TARGET
from tabletop.games.beanz.ops import CANCELS, Asking, run
from tabletop.games.beanz.queries import HIT
from tabletop.games.beanz.select import Doer
from tabletop.games.beanz.table import LOOT, rules

__all__ = ["attacks", "choices", "deeds", "game", "verbs"]
MIDDLE, ROUNDS = 1, 5  # of a shoot-off (MB-111)


# -- game --------------------------------------------------------------------------------------------------------------
@rules.script
def game(t: Any, _: int) -> Asking:
    yield t.call("start", -1)
    yield t.call("turns", -1)


@rules.script
def start(t: Any, _: int) -> Asking:
    """MB-11: seat 0 decides first, repeatable; MB-13: then the hand guess."""
    for seat in range(2):
        while (yield t.ask(seat, "mulligan")) != PASS:
            t.new_hand(seat)
    who = t.hider()
    if who >= 0:
        hidden, guessed = yield t.all((who, 1 - who), "fists", who)
        t.open_fist(who, hidden[2], guessed[2])


@rules.script
def turns(t: Any, _: int) -> Asking:
    """MB-15: spin back, Shoot for Loot, action points, discard."""
    seat, full = t.begin_turn()
    if full:
        yield t.call("shooting", seat, full)
    t.start_points(seat)
    yield t.call("acting", seat)
    while more := t.excess(seat):
        option = yield t.ask(seat, "discard_cards", more)
        t.throw(seat, option[1])
    if not t.end_turn():
        yield from stop(t)
    return AGAIN


def stop(t: Any) -> Asking:
    """The game is over, or a shoot-off has to say for whom."""
    if t.tied():
        yield t.call("shoot_off", -1)
    yield t.cut()


@rules.script
def the_end(t: Any, _: int) -> Asking:
    yield from stop(t)


# -- Shoot for Loot (MB-98 to MB-107) ----------------------------------------------------------------------------------
@rules.script
def shooting(t: Any, seat: int, full: tuple[tuple[int, int], ...]) -> Asking:
    """Every noted half, in the order you like; a captured last card ends the game (MB-105)."""
    while full:
        option = yield t.ask(seat, "loot_half", full)
        half = (option[2] - LOOT) % 3
        left = flicks = dict(full)[half]
        while left:
            left -= 1
            option = yield t.ask(seat, "shoot", half, left)
            if option[0] == DECLINE:
                t.declined(seat, half)
                continue
            outcome = yield from flicked(t, seat, half, flicks - left, flicks)
            if t.shot(seat, half, outcome):
                yield t.cut()
            if outcome == HIT:
                break
        full = tuple([row for row in full if row[0] != half])


def flicked(t: Any, seat: int, half: int, attempt: int, attempts: int) -> Asking:
    """By lot, or as the world says: it hears which attempt of how many this is."""
    outcome = t.by_lot()
    if outcome < 0:
        option = yield t.ask(WORLD, "flick", seat, half, attempt, attempts)
        outcome = option[2]
    return outcome


@rules.script
def shoot_off(t: Any, _: int) -> Asking:
    """MB-111: one flick each at the middle hole; the first round with exactly one hit wins."""
    for _round in range(ROUNDS):
        hits = []
        for seat in range(2):
            outcome = yield from flicked(t, seat, MIDDLE, 1, 1)
            t.shot_off(seat, outcome)
            if outcome == HIT:
                hits.append(seat)
        if len(hits) == 1:
            t.settle_tie((hits[0],))
            return
    t.settle_tie((0, 1))


# -- the turn ----------------------------------------------------------------------------------------------------------
@rules.script
def acting(t: Any, seat: int) -> Asking:
    """MB-18: one thing after another, until the turn is ended (MB-20)."""
    act, card, spot = yield t.ask(seat, "main")
    if act < 0:
        return None
    if act == PLAY_BEAN:
        t.announce_bean(seat, card, spot, True)
        yield from arrive(t, seat, card, spot)
    elif act == PLAY_ACTION:
        number = t.play_action(seat, card)
        if (yield from window(t, W_ACTION, card, seat)):
            yield from run(t, Doer(seat, card), number)
        t.settle()
    elif act == PLAY_COSMOS:
        t.announce_cosmos(seat, card, spot, True)
        yield from come(t, seat, card, spot)
    elif act == SPIN:
        number = t.spin(seat, card)
        if (yield from window(t, W_SPIN, card, seat)):
            yield from run(t, Doer(seat, card), number)
        t.settle()
    elif act == ATTACK:
        yield from attack(t, seat, card)
    elif act == STAND:
        t.stand_up(seat, card)
    elif act == BUY:
        if t.buy(seat):
            yield from stop(t)
    elif act == CONCEDE:
        t.concede(seat)
        yield t.cut()
    return AGAIN


def arrive(t: Any, seat: int, card: int, zone: int) -> Asking:
    """MB-37: a Bean enters Headz-up, unless it is cancelled."""
    if (yield from window(t, W_BEAN, card, seat)):
        t.enter(card, zone)
    else:
        t.send_away(card)


def come(t: Any, seat: int, card: int, zone: int) -> Asking:
    if (yield from window(t, W_COSMOS, card, seat)):
        t.lay(card, zone)
    else:
        t.send_away(card)


@rules.script
def free_bean(t: Any, seat: int, card: int, zone: int) -> Asking:
    t.announce_bean(seat, card, zone, False)
    yield from arrive(t, seat, card, zone)


@rules.script
def free_cosmos(t: Any, seat: int, card: int, zone: int) -> Asking:
    t.announce_cosmos(seat, card, zone, False)
    yield from come(t, seat, card, zone)


# -- windows (MB-62 to MB-67) ------------------------------------------------------------------------------------------
def window(t: Any, which: int, card: int, owner: int) -> Asking:
    """The other seat may answer, as often as it likes; does the thing still stand? Instants are answered in turn (MB-53)."""
    while took := (yield t.offer((1 - owner,), "respond", which, card)):
        seat, (_, instant, _) = took
        number = t.play_instant(seat, instant)
        done = 0
        if (yield from window(t, W_ACTION, instant, seat)):
            done = yield from run(t, Doer(seat, instant), number)
        t.settle()
        if done & CANCELS:
            return False
    return True


# -- Bean Attack (MB-75 to MB-89) --------------------------------------------------------------------------------------
def attack(t: Any, seat: int, card: int) -> Asking:
    cards: tuple[int, ...] = (card,)
    if t.is_blitz(card):
        while (option := (yield t.ask(seat, "blitz_party", cards))) != PASS:
            cards += (option[1],)
    mode = t.announce_attack(seat, cards)
    stands = True
    if not mode & SNEAK:
        stands = yield from window(t, W_ATTACK, card, seat)
    t.spin_attackers()
    if not stands:
        t.slip()
        return
    yield from aim(t, seat, cards, mode)
    if not mode & SNEAK:
        yield from window(t, W_TARGET, card, seat)
    failed, ring, after = t.compare()
    for each, number in after:
        yield from run(t, Doer(seat, each, ring), number)
    t.end_attack(failed)


def aim(t: Any, seat: int, cards: tuple[int, ...], mode: int) -> Asking:
    """MB-78, MB-85, MB-87: who names the target."""
    if mode & SHARPSHOOT:
        option = yield t.ask(seat, "target_attack")
    else:
        ring = t.slot_of(cards[0])
        if len(cards) > 1:
            option = yield t.ask(seat, "blitz_galaxy")
            ring = t.faced_by(option[2])
        option = yield t.ask(1 - seat, "target_defence", ring)
    t.set_target(option[1])
