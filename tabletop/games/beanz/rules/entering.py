"""What may be answered before it happens: windows, and the cards that come into play through them."""

from __future__ import annotations

from typing import Any

from tabletop.core.handle import Asking, Handle
from tabletop.games.beanz.rules import queries, verbs
from tabletop.games.beanz.rules.cards import W_ACTION, W_BEAN, W_COSMOS
from tabletop.games.beanz.rules.ops import CANCELS
from tabletop.games.beanz.rules.running import run
from tabletop.games.beanz.rules.select import Doer
from tabletop.games.beanz.rules.table import Beanz, rules


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
