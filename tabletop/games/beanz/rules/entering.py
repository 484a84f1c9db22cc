"""What may be answered before it happens: windows, and the cards that come into play through them."""

from __future__ import annotations

from typing import Any

from tabletop.core.handle import Asking, Handle, verb
from tabletop.games.beanz.rules import attacks, queries, verbs
from tabletop.games.beanz.rules.cards import W_ACTION, W_BEAN, W_COSMOS
from tabletop.games.beanz.rules.ops import ASKS, CANCELS, OVER, PROGRAMS
from tabletop.games.beanz.rules.select import Doer
from tabletop.games.beanz.rules.table import Beanz, rules

# Card programs being carried out, step by step.


@verb
def do(s: Beanz, number: int, n: int, seat: int, card: int, target: int) -> int:
    """One plain step of a program."""
    found = PROGRAMS[number][n]
    return found.fn(s, Doer(seat, card, target), *found.args) or 0


@verb
def do_all(s: Beanz, number: int, seat: int, card: int, target: int) -> int:
    """A program of plain steps; it stops when the game is over (MB-109)."""
    me, done = Doer(seat, card, target), 0
    for found in PROGRAMS[number]:
        done |= found.fn(s, me, *found.args) or 0
        if done & OVER:
            break
    return done


def run(t: Handle[Beanz], me: Doer, number: int) -> Asking[Any]:
    """Carry out a program; CANCELS if a step of it does. Ends the game when a step says so."""
    if not ASKS[number]:
        done = do_all(t, number, *me)
    else:
        done = 0
        for n, found in enumerate(PROGRAMS[number]):
            if found.asks:
                done |= (yield from found.fn(t, me, *found.args)) or 0
            else:
                done |= do(t, number, n, *me)
            if done & OVER:
                break
    if done & OVER:
        yield t.call(attacks.the_end, -1)
    return done


# -- windows (MB-62 to MB-67) ------------------------------------------------------------------------------------------
def window(t: Handle[Beanz], which: int, card: int, owner: int) -> Asking[Any]:
    """The other seat may answer, as often as it likes; does the thing still stand? Instants are answered in turn (MB-53)."""
    while took := (yield t.offer((1 - owner,), queries.respond, which, card)):
        seat, (_, instant, _) = took
        number = verbs.play_instant(t, seat, instant)
        done = 0
        if (yield from window(t, W_ACTION, instant, seat)):
            done = yield from run(t, Doer(seat, instant), number)
        verbs.settle(t)
        if done & CANCELS:
            return False
    return True


def arrive(t: Handle[Beanz], seat: int, card: int, zone: int) -> Asking[Any]:
    """MB-37: a Bean enters Headz-up, unless it is cancelled."""
    if (yield from window(t, W_BEAN, card, seat)):
        verbs.enter(t, card, zone)
    else:
        verbs.send_away(t, card)


def come(t: Handle[Beanz], seat: int, card: int, zone: int) -> Asking[Any]:
    if (yield from window(t, W_COSMOS, card, seat)):
        verbs.lay(t, card, zone)
    else:
        verbs.send_away(t, card)


@rules.script
def free_bean(t: Handle[Beanz], seat: int, card: int, zone: int) -> Asking[Any]:
    verbs.announce_bean(t, seat, card, zone, False)
    yield from arrive(t, seat, card, zone)


@rules.script
def free_cosmos(t: Handle[Beanz], seat: int, card: int, zone: int) -> Asking[Any]:
    verbs.announce_cosmos(t, seat, card, zone, False)
    yield from come(t, seat, card, zone)
