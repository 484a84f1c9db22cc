"""What it costs to break play-outs off and let the hints judge the table: judged ones against whole ones in the same worlds."""

from __future__ import annotations

from math import sqrt
from random import Random

import msgspec
import numpy as np

from tabletop import games
from tabletop.bots.bot import Choice, options
from tabletop.bots.heuristics import PLAIN, Hints, hints_for
from tabletop.bots.playout import Playout
from tabletop.core.game import Game
from tools.arena.moments import after, played, seats_of

EVENEST = 0.01  # variance of a chance that is all but sure


class Off(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Of one decision, squares without what the samples' noise adds to them: the deviation of a chance, and of the difference
    between two answers; even: how near the chance is to one half, at which it is 1.
    """

    one: float
    apart: float
    even: float


def compared(game: str, every: int, worlds: int, horizon: int, seed: int) -> list[Off]:
    """One decision of a match, if one was drawn."""
    definition, rand, hints = games.load(game), Random(seed), hints_for(game)
    drawn, _ = played(definition, seats_of(definition, seed), every, rand, seed)
    if not drawn:
        return []
    known, seat, choice = rand.choice(drawn)
    assert isinstance(choice, int)
    indexes, salt = (choice, second(hints, known, seat, choice, rand)), rand.getrandbits(32)
    short, whole = (
        np.array([
            [after(playout, known, seat, index, dice) for dice in map(Random, range(salt, salt + worlds))]
            for index in indexes
        ])
        for playout in (Playout(definition, hints, horizon), Playout(definition, hints, 0))
    )  # fmt: skip
    off, other = short - whole
    chance = float(whole[0].mean())
    one, apart = (float(x.mean() ** 2 - x.var(ddof=1) / worlds) for x in (off, off - other))
    return [Off(one, apart, 4 * max(EVENEST, chance * (1 - chance)))]


def second(hints: Hints | None, known: Game, seat: int, first: Choice, rand: Random) -> int:
    """What would be given if the first were not there: the answer that people would compare it with."""
    found = options(known, seat)
    if hints is None or len(found) == 1:
        return rand.randrange(len(found))
    scores = hints.scores(known, seat, found, PLAIN)
    return max((i for i in range(len(found)) if i != first), key=lambda i: scores[i])


def deviations(found: list[Off]) -> tuple[float, float]:
    """Of one chance, and of the difference between two answers, as standard deviations at a chance of one half."""
    even = sum(off.even for off in found)
    one, apart = sum(off.one for off in found), sum(off.apart for off in found)
    return round(sqrt(max(0.0, one / even)), 3), round(sqrt(max(0.0, apart / even)), 3)
