"""Search over what might be: every iteration deals the unseen cards anew and walks one shared tree of answers.

Information-set Monte Carlo tree search (single observer), with PUCT priors from the game's hints. Each seat maximises its
own share of the win. An iteration leaves the tree at the first answer that is new to it, plays on for some answers by
the hints with chance mixed in, and asks the hints what the position is worth.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from math import exp, sqrt
from random import Random
from time import perf_counter

import msgspec

from tabletop.bots.bot import options
from tabletop.bots.greedy import Greedy
from tabletop.bots.heuristics import PLAIN, BotStyle, Hints
from tabletop.bots.self_play import roll, share_at_end
from tabletop.core.ask import TELL, Option
from tabletop.core.definition import Definition
from tabletop.core.game import Game

Key = Hashable  # an option, or a value that is told
Share = tuple[float, ...]
Clock = Callable[[], float]
CHECK = 8  # iterations between two looks whether the choice still depends on the rest
LONGEST = 5000  # answers of a play-out to the end; a game that is longer counts as a draw


class SearchSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long and how to look. ms and iterations: whichever is reached first ends the search (0 ms: iterations only).

    horizon: answers of a play-out before the hints judge it; explore: weight of the priors against what was seen;
    warmth: points by which one option must beat another to be e times as likely, in priors and in play-outs; asks: the
    queries that are thought about, () for all: elsewhere the hints answer at once.
    """

    ms: int = 1000
    iterations: int = 4000
    horizon: int = 3
    explore: float = 0.5
    warmth: float = 0.7
    asks: tuple[str, ...] = ()


class TreeEdge:
    """One answer at one point of the tree, and the points that follow. `total` is what it brought the seat that gave it."""

    __slots__ = ("children", "total", "visits")

    def __init__(self) -> None:
        self.visits, self.total = 0, 0.0
        self.children: dict[Key, TreeEdge] = {}


class Ismcts:
    """Reproducible while the iterations end the search: then the answer follows from knowledge and seed alone."""

    def __init__(
        self,
        definition: Definition,
        hints: Hints | None,
        search: SearchSettings,
        style: BotStyle = PLAIN,
        clock: Clock = perf_counter,
    ) -> None:
        self.definition, self.hints, self.search, self.style = definition, hints, search, style
        self.clock, self.at_once = clock, Greedy(hints, style)

    def choose(self, known: Game, seat: int, rand: Random) -> int:
        """The option that the search came back to most often."""
        found = options(known, seat)
        if len(found) == 1:
            return 0
        if self.search.asks and known.ask is not None and known.ask[2] not in self.search.asks:
            return self.at_once.choose(known, seat, rand)
        root = self.tree(known, seat, rand)
        tried = [root.children.get(key(known, seat, option)) for option in found]
        bluff, chance = self.style.bluffing, rand.random
        rated = [(edge.visits * (1 + bluff * chance()), edge.total) if edge else (0.0, 0.0) for edge in tried]
        return rated.index(max(rated))

    def tree(self, known: Game, seat: int, rand: Random) -> TreeEdge:
        """What a search from here has found out, from the open ask on."""
        root, until = TreeEdge(), self.clock() + self.search.ms / 1000
        for done in range(self.search.iterations):
            if done and self.search.ms and self.clock() >= until:
                break
            if done % CHECK == 0 and self.decided(root, self.search.iterations - done):
                break
            self.iterate(root, known.determinised(seat, rand), rand)
        return root

    def decided(self, root: TreeEdge, left: int) -> bool:
        """Whether no other option can be visited as often any more. Never with bluffing, which looks beyond the first."""
        if self.style.bluffing or root.visits <= left:
            return False
        visits = sorted([edge.visits for edge in root.children.values()])
        return visits[-1] - (visits[-2] if len(visits) > 1 else 0) > left

    def iterate(self, root: TreeEdge, world: Game, rand: Random) -> None:
        """Down the tree, out of it, and back with the news. `world` is used up."""
        path, node, fresh = [], root, False
        while not fresh and not world.over:
            index, edge = self.pick(node, world, rand)
            fresh = not edge.visits
            path.append((world.seat, edge))
            world.step(index)
            node = edge
        share = self.play_out(world, rand)
        root.visits += 1
        for seat, edge in path:
            edge.visits += 1
            edge.total += share[seat] if seat >= 0 else 0.0

    def pick(self, node: TreeEdge, world: Game, rand: Random) -> tuple[int, TreeEdge]:
        """The option with the best mix of what it has brought so far and what the hints expect of it (PUCT)."""
        found, children = world.options or [], node.children
        if world.seat < 0:
            index = self.draw(world, rand)
            return index, children.setdefault(key(world, world.seat, found[index]), TreeEdge())
        priors = self.priors(world, found)
        edges = [children.get(key(world, world.seat, option)) for option in found]
        visits = sum([edge.visits for edge in edges if edge])  # only of what can be answered in this world
        mean = sum([edge.total for edge in edges if edge]) / visits if visits else 0.0
        push = self.search.explore * sqrt(visits + 1)
        best, index = -1.0, 0
        for i, edge in enumerate(edges):
            hope = edge.total / edge.visits + push * priors[i] / (1 + edge.visits) if edge else mean + push * priors[i]
            if hope > best:
                best, index = hope, i
        chosen = edges[index]
        if chosen is None:
            chosen = children[key(world, world.seat, found[index])] = TreeEdge()
        return index, chosen

    def priors(self, world: Game, found: list[Option]) -> list[float]:
        if self.hints is None:
            return [1 / len(found)] * len(found)
        scores = self.hints.scores(world, world.seat, found, self.style)
        top, warmth = max(scores), self.search.warmth
        weights = [exp((score - top) / warmth) for score in scores]
        whole = sum(weights)
        return [weight / whole for weight in weights]

    def play_out(self, world: Game, rand: Random) -> Share:
        """Each seat's share of the win: by the game's outcome if the play-out gets there, else by the hints."""
        hints, horizon, table = self.hints, self.search.horizon, world.table
        for done in range(LONGEST):
            if world.over:
                break
            if hints is not None and done >= horizon:
                share = hints.value(table)
                if share is not None:
                    return share
            world.step(self.draw(world, rand))
        return share_at_end(world, self.definition)

    def draw(self, world: Game, rand: Random) -> int:
        """Any option, by its chance. What nobody's seat decides comes by its odds."""
        found = world.options or []
        if world.seat < 0:
            return roll(world, self.hints, rand)
        if self.hints is None:
            return int(rand.random() * len(found))
        mark = rand.random()
        for i, prior in enumerate(self.priors(world, found)):
            mark -= prior
            if mark < 0:
                return i
        return 0


def key(game: Game, seat: int, option: Option) -> Key:
    """An option in words that mean the same in every world: a card is what it is, if the seat that answers sees it."""
    if game.ask is not None and game.ask[0] == TELL:
        return option  # a value that is told names no card
    act, card, spot = option
    if card < 0:
        return option
    table = game.table
    return act, table.kind[card] if seat >= 0 and table.seen[card] >> seat & 1 else 256 + card, spot
