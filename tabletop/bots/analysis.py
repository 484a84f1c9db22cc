"""How good a seat's answers are, from what that seat knows: the one analysis behind hint, review, puzzles and scores.

A search (bots.ismcts) chooses the answers that are worth a look. Each of them is then tried in the same sampled worlds with
the same dice, so that what differs is the answer alone: the seat follows up as its search did, all others play by the game's
hints, to the end of the game or until the hints can judge the table. Chances are the seat's share of the win.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from time import perf_counter
from typing import TypeAlias

import msgspec

from tabletop import games
from tabletop.bots.bot import Choice, options
from tabletop.bots.evidence import setting
from tabletop.bots.explanations import EndTally, action, sentence, terms_of
from tabletop.bots.heuristics import hints_for
from tabletop.bots.ismcts import Clock, Ismcts, Key, SearchSettings, Share, TreeEdge, key
from tabletop.bots.playout import Playout, PlayoutEnd
from tabletop.bots.win_chances import beside, judged, mean, spread, surely, within, worth
from tabletop.core.ask import PASS
from tabletop.core.definition import Definition
from tabletop.core.game import Game
from tabletop.core.record import Answer
from tabletop.core.view import view
from tabletop.core.winning import mates

LOOKING = 0.35  # of the time: the search
AT_LEAST = 8  # worlds, whatever the time
REPLIES = 3
SELDOM = 0.05  # of the deals: a reply that comes less often is not worth a line
EVEN = 1.0  # standard deviations: an answer that is behind by less may still be the best


class AnalysisEffort(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """iterations of the search, worlds for each answer, and how many answers are rated; with `ms` time ends both earlier.

    The same effort without `ms` and the same seed give the same verdict on every machine.
    """

    iterations: int = 200
    worlds: int = 64
    answers: int = 6
    ms: int = 0


class RatedAnswer(msgspec.Struct, frozen=True):
    """One answer. alike: indexes of options that come to the same; tries: worlds in which it was tried; words: what a value
    that is told says, "" for an option; every: the chance of each seat after it, by seat.

    behind: by how much the best answer is better; surely: by how much it is for sure, 0 inside the noise.
    """

    choice: Choice
    chance: float
    low: float
    high: float
    tries: int
    behind: float = 0.0
    surely: float = 0.0
    alike: tuple[int, ...] = ()
    words: str = ""
    every: tuple[float, ...] = ()

    def means(self, choice: Choice) -> bool:
        return choice == self.choice or choice in self.alike


class CommonResponse(msgspec.Struct, frozen=True):
    """What another seat did first after the best answer, in words, and in which part of the worlds."""

    seat: int
    words: str
    part: float


class AnalysisVerdict(msgspec.Struct, frozen=True):
    """The chance of the best answer with its range, and the answers that were rated, the best first. why: one sentence on
    what speaks for the best, "" when nothing stands out; basis: where the chances come from, "" for play-outs.
    replies: what others are likeliest to answer to the best.
    """

    chance: float
    low: float
    high: float
    options: tuple[RatedAnswer, ...]
    why: str = ""
    basis: str = ""
    replies: tuple[CommonResponse, ...] = ()

    def of(self, choice: Choice) -> RatedAnswer | None:
        """What was found out about a choice; None when it was not rated."""
        return next((rated for rated in self.options if rated.means(choice)), None)


Rate: TypeAlias = Callable[[Game, int, Random, AnalysisEffort, Sequence[Choice]], AnalysisVerdict]
Weighs: TypeAlias = Callable[[Game, Answer], bool]


def own(game: str) -> Rate | None:
    """How a game rates answers itself, where they are more than a choice of options: `rate` in its bots/rating.py."""
    plugin = games.known(game)
    found: Rate | None = plugin.part("bots.rating", "rate") if plugin is not None else None
    return found


def weighs(game: str) -> Weighs | None:
    """Of a game that rates answers itself, whether it knows what one is worth: `weighs` in its bots/rating.py."""
    plugin = games.known(game)
    found: Weighs | None = plugin.part("bots.rating", "weighs") if plugin is not None else None
    return found


def analyse(
    definition: Definition,
    known: Game,
    seat: int,
    rand: Random,
    effort: AnalysisEffort,
    also: Sequence[Choice] = (),
) -> AnalysisVerdict:
    """What `seat` may expect of its answers to the open ask. `known` is `game.knowledge(seat)` and is left alone.

    also: choices that are rated in any case. ValueError when the seat is not asked; LookupError when no deal fits what it
    knows.
    """
    return rating(definition, perf_counter)(known, seat, rand, effort, also)


def rating(definition: Definition, clock: Clock) -> Rate:
    """How the answers of a game are rated: by the game itself, else as here, by this clock."""

    def rate(known: Game, seat: int, rand: Random, effort: AnalysisEffort, also: Sequence[Choice]) -> AnalysisVerdict:
        return _Analysis(definition, known, seat, effort, clock).verdict(rand, also)

    return own(definition.id) or rate


class _Analysis:
    def __init__(self, definition: Definition, known: Game, seat: int, effort: AnalysisEffort, clock: Clock) -> None:
        self.definition, self.known, self.seat, self.effort, self.clock = definition, known, seat, effort, clock
        self.hints, self.judged = hints_for(definition.id), judged(definition.id)
        self.playout = Playout(definition, self.hints, self.judged.horizon)
        self.found, self.sides = options(known, seat), definition.sides(known.table)
        self.alike: dict[Key, list[int]] = {}
        for index, option in enumerate(self.found):
            self.alike.setdefault(key(known, seat, option), []).append(index)

    def verdict(self, rand: Random, also: Sequence[Choice]) -> AnalysisVerdict:
        until = self.clock() + self.effort.ms / 1000
        root = self._look(rand)
        candidates = self._candidates(root, also)
        ends: list[list[Share]] = [[] for _ in candidates]
        terms = terms_of(self.definition.id)
        before = setting(self.definition.id, self.known, self.seat, [card.name for card in self.definition.cards])
        firsts = [self.found[self.alike[name][0]] for name in candidates]
        tallies = [
            EndTally(self.seat, terms, before, action(self.definition.id, before, first), self.sides)
            for first in firsts
        ]
        replies: list[Counter[tuple[int, str]]] = [Counter() for _ in candidates]
        for tried in range(self.effort.worlds):
            if self.effort.ms and tried >= AT_LEAST and self.clock() >= until:
                break
            world, seed = self.known.determinised(self.seat, rand), rand.getrandbits(32)
            for candidate, mine, tally, reply in zip(candidates, ends, tallies, replies, strict=True):
                end = self._try(world.clone(), candidate, root, Random(seed), reply)
                mine.append(end.shares)
                tally.add(end)
        return self._rate(candidates, ends, root, tallies, replies)

    def _look(self, rand: Random) -> TreeEdge:
        if len(self.alike) == 1:
            return TreeEdge()
        search = SearchSettings(ms=round(self.effort.ms * LOOKING), iterations=self.effort.iterations)
        return Ismcts(self.definition, self.hints, search, clock=self.clock).tree(self.known, self.seat, rand)

    def _candidates(self, root: TreeEdge, also: Sequence[Choice]) -> list[Key]:
        """The answers that the search came back to most often, and those that are asked for."""

        def visits(name: Key) -> int:
            edge = root.children.get(name)
            return edge.visits if edge else 0

        ranked = sorted(self.alike, key=visits, reverse=True)
        wanted = [name for name in ranked if any(choice in self.alike[name] for choice in also)]
        return ranked[: self.effort.answers] + [name for name in wanted if name not in ranked[: self.effort.answers]]

    def _try(
        self, world: Game, candidate: Key, root: TreeEdge, rand: Random, replies: Counter[tuple[int, str]]
    ) -> PlayoutEnd:
        if world.no == self.known.no and world.seat == self.seat:  # else nobody has a choice, and it was taken
            world.step(self.alike[candidate][0])

        def heard(then: Game, index: int) -> bool:
            option = (then.options or [])[index]
            if then.seat < 0 or option == PASS:  # that nothing is done says nothing
                return False
            replies[then.seat, self.definition.label(view(then, then.seat), option)] += 1
            return True

        return self.playout.run(world, rand, self.seat, root.children.get(candidate), heard)

    def _rate(
        self,
        candidates: list[Key],
        shares: list[list[Share]],
        root: TreeEdge,
        tallies: list[EndTally],
        replies: list[Counter[tuple[int, str]]],
    ) -> AnalysisVerdict:
        """The best is the one with the best chance, or one behind it within the noise that the search came back to more."""
        ends = [[share[self.seat] for share in mine] for mine in shares]
        means = [mean(mine) for mine in ends]
        top = ends[means.index(max(means))]
        near = [i for i, mine in enumerate(ends) if self._even(top, mine)]
        best = max(near, key=lambda i: (edge.visits if (edge := root.children.get(candidates[i])) else 0, means[i]))
        order = sorted(range(len(ends)), key=lambda i: (i != best, -means[i]))
        part = sum(tally.judged for tally in tallies) / max(1, sum(tally.ends for tally in tallies))
        every = [tuple(mean(each) for each in zip(*mine, strict=True)) for mine in shares]
        rated = [self._rated(candidates[i], ends[i], ends[best], len(ends), part, every[i]) for i in order]
        behind = [tallies[i] for i, found in zip(order, rated, strict=True) if found.surely]
        why = sentence(self.definition.id, tallies[best], behind)
        likely = [
            CommonResponse(seat, words, count / len(ends[best]))
            for (seat, words), count in replies[best].most_common(REPLIES)
            if count >= SELDOM * len(ends[best])
        ]
        chance, low, high = rated[0].chance, rated[0].low, rated[0].high
        return AnalysisVerdict(chance, low, high, tuple(rated), why, replies=tuple(likely))

    @staticmethod
    def _even(top: list[float], mine: list[float]) -> bool:
        gaps = [a - b for a, b in zip(top, mine, strict=True)]
        return mean(gaps) <= EVEN * sqrt(spread(gaps) / len(gaps))

    def _rated(
        self, name: Key, mine: list[float], best: list[float], among: int, judged_part: float, every: Share
    ) -> RatedAnswer:
        found = within(mine, self.judged.error * judged_part)
        gaps = [a - b for a, b in zip(best, mine, strict=True)]
        behind = max(0.0, mean(gaps))
        sure = surely(gaps, self.judged.apart * judged_part, among) if behind else 0.0
        told = worth(found, behind, sure, mean(best), self.judged.curve)
        first, *alike = self.alike[name]
        return RatedAnswer(
            first, told.chance, told.low, told.high, len(mine), told.behind, told.surely, tuple(alike),
            every=beside(every, mates(self.seat, self.sides), told.chance),
        )  # fmt: skip
