"""Tries the answers that the hints like in the same sampled worlds with the same dice, and takes the one that does best.

What differs between two answers is then the answer alone, so that a few dozen play-outs tell them apart where a tree, whose
answers meet other cards and other dice each time, would need hundreds. The time goes to what is close: whoever is clearly
behind is dropped, and the thinking ends when one answer is left. What the hints like best is given up only for an answer that
did better in most of what was tried.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from time import perf_counter

from tabletop.bots.bot import options
from tabletop.bots.greedy import Greedy
from tabletop.bots.heuristics import Hints
from tabletop.bots.heuristics.style import PLAIN, BotStyle
from tabletop.bots.ismcts import Clock, Key, SearchSettings, key
from tabletop.bots.playout import Playout
from tabletop.bots.win_chances import mean, spread
from tabletop.core.definition import Definition
from tabletop.core.game import Game

WIDTH = 6  # answers that are tried, and to do nothing
FEWEST = 4  # worlds before an answer may be dropped
BEHIND = 1.7  # standard deviations by which an answer that is dropped was behind the best
DOUBT = 0.5  # as many for which an answer must be better than what the hints like best


class Rollouts:
    """reach: points of the hints by which an answer may be behind the best and is tried all the same.

    Of `search` hold ms, iterations (play-outs) and asks. A play-out ends where the hints can judge the table.
    """

    def __init__(
        self,
        definition: Definition,
        hints: Hints,
        search: SearchSettings,
        reach: float,
        style: BotStyle = PLAIN,
        clock: Clock = perf_counter,
    ) -> None:
        self.hints, self.search, self.reach, self.style, self.clock = hints, search, reach, style, clock
        self.at_once, self.playout = Greedy(hints, style), Playout(definition, hints, 1, style)

    def choose(self, known: Game, seat: int, rand: Random) -> int:
        if len(options(known, seat)) == 1:
            return 0
        if known.ask is None or (self.search.asks and known.ask[2] not in self.search.asks):
            return self.at_once.choose(known, seat, rand)
        return self.best(known, seat, self.likely(known, seat), rand)

    def likely(self, known: Game, seat: int) -> list[int]:
        """The answers that are worth a try, what the hints like best first; one of several that are the same."""
        found, alike = options(known, seat), dict[Key, int]()
        for index, option in enumerate(found):
            alike.setdefault(key(known, seat, option), index)
        scores = self.hints.scores(known, seat, found, self.style)
        ranked = sorted(alike.values(), key=lambda index: -scores[index])
        least = scores[ranked[0]] - self.reach
        nothing = [index for index in ranked[WIDTH:] if found[index][0] < 0]
        return [index for index in ranked[:WIDTH] + nothing if scores[index] > least or found[index][0] < 0]

    def best(self, known: Game, seat: int, likely: list[int], rand: Random) -> int:
        now, took, left = self.clock(), 0.0, self.search.iterations
        until = now + self.search.ms / 1000
        ends: dict[int, list[float]] = {index: [] for index in likely}
        while len(likely) > 1 and left >= len(likely) and not (self.search.ms and now + took >= until):
            left -= len(likely)
            world, seed = known.determinised(seat, rand), rand.getrandbits(32)
            for index in likely:
                ends[index].append(self.end(known, world.clone(), seat, index, Random(seed)))
            likely, before, now = running(likely, ends), now, self.clock()
            took = now - before  # another world would take as long
        if not ends[likely[0]]:
            return likely[0]
        first, gaps = likely[0], {index: gap(ends[index], ends[likely[0]]) for index in likely}
        return max(likely, key=lambda index: (gaps[index][0] - DOUBT * gaps[index][1], index == first))

    def end(self, known: Game, world: Game, seat: int, index: int, rand: Random) -> float:
        """The seat's share of the win after an answer in one world."""
        if world.no == known.no and world.seat == seat:  # else nobody has a choice there, and it was taken
            world.step(index)
        return self.playout.run(world, rand, seat).shares[seat]


def gap(mine: list[float], others: list[float]) -> tuple[float, float]:
    """By how much one answer did better than another in the same worlds, and the standard error of that."""
    gaps = [a - b for a, b in zip(mine, others, strict=True)]
    return mean(gaps), sqrt(spread(gaps) / len(gaps))


def running(likely: list[int], ends: dict[int, list[float]]) -> list[int]:
    """Those that may still be the best. Of answers that came to the same in every world the first stays."""
    if len(ends[likely[0]]) < FEWEST:
        return likely
    best = max(likely, key=lambda index: sum(ends[index]))
    out = []
    for index in likely:
        ahead, error = gap(ends[best], ends[index])
        if index == best or (ends[index] != ends[best] and ahead <= BEHIND * error):
            out.append(index)
    return out
