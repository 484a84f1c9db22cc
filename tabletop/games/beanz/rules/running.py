"""Card programs being carried out, step by step."""

from __future__ import annotations

from typing import Any

from tabletop.core.handle import Asking, Handle, verb
from tabletop.games.beanz.rules import attacks
from tabletop.games.beanz.rules.ops import ASKS, OVER, PROGRAMS
from tabletop.games.beanz.rules.select import Doer
from tabletop.games.beanz.rules.table import Beanz


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
