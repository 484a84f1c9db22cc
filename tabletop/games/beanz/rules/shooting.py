"""Shoot for Loot, and the ends of the game that a shoot-off decides (MB-98 to MB-111)."""

from __future__ import annotations

from typing import Any

from tabletop.core.ask import WORLD
from tabletop.core.handle import Asking, Handle
from tabletop.games.beanz.rules import queries, verbs
from tabletop.games.beanz.rules.acts import DECLINE
from tabletop.games.beanz.rules.queries import HIT, OUTCOMES
from tabletop.games.beanz.rules.table import LOOT, Beanz, rules

MIDDLE, ROUNDS = 1, 5  # of a shoot-off (MB-111)


def stop(t: Handle[Beanz]) -> Asking[Any]:
    """The game is over, or a shoot-off has to say for whom."""
    if verbs.tied(t):
        yield t.call(shoot_off, -1)
    yield t.cut()


@rules.script
def the_end(t: Handle[Beanz], _: int) -> Asking[Any]:
    yield from stop(t)


# -- Shoot for Loot (MB-98 to MB-107) ----------------------------------------------------------------------------------
@rules.script
def shooting(t: Handle[Beanz], seat: int, full: tuple[tuple[int, int], ...]) -> Asking[Any]:
    """Every noted half, in the order you like; a captured last card ends the game (MB-105)."""
    while full:
        option = yield t.choose(seat, queries.loot_half, full)
        half = (option[2] - LOOT) % 3
        left = flicks = dict(full)[half]
        while left:
            left -= 1
            option = yield t.choose(seat, queries.shoot, half, left, flicks)
            if option[0] == DECLINE:
                verbs.declined(t, seat, half)
                continue
            outcome = yield from flicked(t, seat, half, flicks - left, flicks)
            if verbs.shot(t, seat, half, outcome):
                yield t.cut()
            if outcome == HIT:
                break
        full = tuple([row for row in full if row[0] != half])


def flicked(t: Handle[Beanz], seat: int, half: int, attempt: int, attempts: int) -> Asking[Any]:
    """By lot, or as the world says: it hears which attempt of how many this is."""
    outcome = verbs.by_lot(t, seat, half, attempt, attempts)
    if outcome < 0:
        outcome = OUTCOMES[(yield t.tell(WORLD, queries.flick, seat, half, attempt, attempts))]
    return outcome


@rules.script
def shoot_off(t: Handle[Beanz], _: int) -> Asking[Any]:
    """MB-111: one flick each at the middle hole; the first round with exactly one hit wins."""
    for _round in range(ROUNDS):
        hits = []
        for seat in range(2):
            outcome = yield from flicked(t, seat, MIDDLE, 1, 1)
            verbs.shot_off(t, seat, outcome)
            if outcome == HIT:
                hits.append(seat)
        if len(hits) == 1:
            verbs.settle_tie(t, (hits[0],))
            return
    verbs.settle_tie(t, (0, 1))
