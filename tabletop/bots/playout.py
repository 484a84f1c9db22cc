"""One way in which a game may go on: everybody plays by the game's hints, to the end or until the hints can judge the table."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from random import Random
from time import perf_counter
from typing import Any, NamedTuple, TypeAlias

from tabletop.bots.bot import options
from tabletop.bots.greedy import Greedy
from tabletop.bots.heuristics import PLAIN, BotStyle, Hints
from tabletop.bots.ismcts import LONGEST, Clock, Key, SearchSettings, Share, TreeEdge, key
from tabletop.bots.self_play import roll, share_at_end
from tabletop.bots.win_chances import mean, spread
from tabletop.core.definition import Definition
from tabletop.core.game import Game

FIRM = 12  # visits that a search must have spent on a point before its answer there is followed


Heard: TypeAlias = Callable[[Game, int], bool]


class PlayoutEnd(NamedTuple):
    """Each seat's share of the win, and the table that was judged, None when the game was over; last: the table either way."""

    shares: Share
    table: Any = None
    last: Any = None

    @property
    def judged(self) -> bool:
        return self.table is not None


class Playout:
    """`horizon`: after so many answers tables are judged; 0 plays every game to its end. style: of the seat that looks."""

    def __init__(self, definition: Definition, hints: Hints | None, horizon: int, style: BotStyle = PLAIN) -> None:
        self.definition, self.hints, self.horizon, self.style = definition, hints, horizon, style

    def run(
        self, world: Game, rand: Random, seat: int = -1, plan: TreeEdge | None = None, heard: Heard | None = None
    ) -> PlayoutEnd:
        """`seat` goes on as its search planned, as far as that is firm. `world` is used up. heard: is told each answer that
        another seat gives before it is `seat`'s turn to answer again, until it has heard enough and says so.
        """
        hints, horizon = self.hints, self.horizon
        for done in range(LONGEST):
            if world.over:
                break
            if hints is not None and 0 < horizon <= done:
                shares = hints.value(world.table)
                if shares is not None:
                    return PlayoutEnd(shares, world.table, world.table)
            index = self._planned(world, plan) if plan is not None and world.seat == seat else -1
            if index < 0:
                index = self._plain(world, rand, self.style if world.seat == seat else PLAIN)
            if plan is not None:
                plan = plan.children.get(key(world, world.seat, (world.options or [])[index]))
            if heard is not None and (world.seat == seat or heard(world, index)):
                heard = None
            world.step(index)
        return PlayoutEnd(share_at_end(world, self.definition), last=world.table)

    def _planned(self, world: Game, plan: TreeEdge) -> int:
        """The answer that a search came back to most often here; -1 when it was not here often enough."""
        best, index = FIRM - 1, -1
        for i, option in enumerate(world.options or []):
            edge = plan.children.get(key(world, world.seat, option))
            if edge is not None and edge.visits > best:
                best, index = edge.visits, i
        return index

    def _plain(self, world: Game, rand: Random, style: BotStyle = PLAIN) -> int:
        """What the greedy bot answers; chance breaks ties. What nobody's seat decides comes by its odds."""
        found = world.options or []
        if world.seat < 0:
            return roll(world, self.hints, rand)
        if self.hints is None:
            return int(rand.random() * len(found))
        scores = self.hints.scores(world, world.seat, found, style)
        top = max(scores)
        best = [i for i, score in enumerate(scores) if score == top]
        return best[int(rand.random() * len(best))] if len(best) > 1 else best[0]


# Tries the answers that the hints like in the same sampled worlds with the same dice, and takes the one that does best.
#
# What differs between two answers is then the answer alone, so that a few dozen play-outs tell them apart where a tree,
# whose answers meet other cards and other dice each time, would need hundreds. The time goes to what is close: whoever
# is clearly behind is dropped, and the thinking ends when one answer is left. What the hints like best is given up only
# for an answer that did better in most of what was tried.

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
