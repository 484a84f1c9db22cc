"""One way in which a game may go on: everybody plays by the game's hints, to the end or until the hints can judge the table."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple, TypeAlias

from tabletop.bots.chance_nodes import roll
from tabletop.bots.heuristics import Hints
from tabletop.bots.heuristics.style import PLAIN, BotStyle
from tabletop.bots.ismcts import LONGEST, Share, TreeEdge, key
from tabletop.bots.self_play import share_at_end
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
