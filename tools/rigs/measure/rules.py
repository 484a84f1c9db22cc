"""Rules engines: decisions, copies, paranoid play and samples for a search.

Times are CPU seconds of this process. A decision is an answer with at least two options.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from functools import partial
from random import Random

from tabletop.core.definition import Definition
from tabletop.core.game import Game
from tools.rigs.measure.figure import Figure

ROUNDS = 5


def random_games(definition: Definition, seats: int, seeds: range, *, paranoid: bool = False) -> int:
    """Play games with every decision uniform among the legal ones; how many decisions there were."""
    decisions = 0
    for seed in seeds:
        game = definition.start(seats, seed, paranoid=paranoid)
        chance, step = Random(seed).random, game.step
        while (options := game.options) is not None:
            step(int(chance() * len(options)))
            decisions += 1
    return decisions


def per_second(work: Callable[[], int], rounds: int = ROUNDS) -> float:
    """Median over rounds of units of work per CPU second."""
    rates = []
    for _ in range(rounds):
        start = time.process_time()
        done = work()
        rates.append(done / (time.process_time() - start))
    return statistics.median(rates)


def midgame(definition: Definition, seats: int, decisions: int = 40) -> Game:
    """A game somewhere in the middle, for measuring copies; the first seed whose game lasts long enough, or half as long."""
    for seed in range(1000):
        game, chance = definition.start(seats, seed), Random(seed)
        for _ in range(decisions):
            if game.options is None:
                break
            game.step(chance.randrange(len(game.options)))
        if game.options is not None and game.seat >= 0:  # the world has no knowledge to search on
            return game
    if decisions > 1:
        return midgame(definition, seats, decisions // 2)
    raise LookupError(f"no game of {definition.id} lasts {decisions} decisions")


def samples(game: Game, count: int, steps: int = 50) -> int:
    """What one iteration of a search costs at least: deal the unseen anew, then so many random steps."""
    chance = Random(1)
    known = game.knowledge(game.seat)
    for _ in range(count):
        copy = known.determinised(game.seat, chance)
        for _ in range(steps):
            if copy.options is None:
                break
            copy.step(int(chance.random() * len(copy.options)))
    return count


def clones(game: Game, count: int) -> int:
    for _ in range(count):
        game.clone()
    return count


def rules_figures(definition: Definition) -> list[Figure]:
    """Figures of one game at every number of seats it allows (decisions) and at the middle one (the others)."""
    low, high = definition.players
    random_games(definition, low, range(20))  # warm: caches of pure functions fill
    out = [
        Figure(
            f"{definition.id}: random play, {seats} seats",
            per_second(partial(random_games, definition, seats, range(60))),
            "decisions/s",
            ">= 100000",
        )
        for seats in range(low, high + 1)
    ]
    seats = definition.seats_near(4)
    game = midgame(definition, seats)
    checked = per_second(lambda: random_games(definition, seats, range(8), paranoid=True))
    out.append(Figure(f"{definition.id}: paranoid play, {seats} seats", checked, "decisions/s", ">= 30000"))
    out.append(Figure(f"{definition.id}: copy", 1e6 / per_second(lambda: clones(game, 20000)), "us", "<= 5"))
    sampled = per_second(lambda: samples(game, 300))
    out.append(Figure(f"{definition.id}: fresh deal and 50 random steps", sampled, "samples/s", ">= 1500"))
    return out
