"""Random play of our games against catanatron's, counted the same way and run in turn, so that a slow machine slows both.

    pip install catanatron && python -m tools.bench.random_play_ratio [GAME] [--rounds N]

A decision is an answer with at least two options; forced ones are played but not counted. Times are CPU seconds.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable
from functools import partial

from catanatron import Color, Game, RandomPlayer

from tabletop.games import load
from tools.rigs.measure.figure import python_build
from tools.rigs.measure.rules import random_games


def catan_games(seeds: range) -> int:
    decisions = 0

    def decide(player: object, game: object, actions: list[object]) -> object:  # noqa: ARG001 - their signature
        nonlocal decisions
        decisions += len(actions) > 1
        return actions[int(random.random() * len(actions))]

    for seed in seeds:
        random.seed(seed)
        Game([RandomPlayer(color) for color in list(Color)[:4]], seed=seed).play(decide_fn=decide)
    return decisions


def rate(work: Callable[[], int]) -> float:
    start = time.process_time()
    done = work()
    return done / (time.process_time() - start)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="espionage")
    parser.add_argument("--seats", type=int, help="4 without it, or what is nearest")
    parser.add_argument("--rounds", type=int, default=7)
    args = parser.parse_args()
    definition = load(args.game)
    seats = args.seats or definition.seats_near(4)
    random_games(definition, seats, range(20))
    catan_games(range(1))
    ours, theirs = [], []
    for round_ in range(args.rounds):
        ours.append(rate(lambda: random_games(definition, seats, range(100))))
        theirs.append(rate(partial(catan_games, range(round_ * 5, round_ * 5 + 5))))
    ratios = sorted(a / b for a, b in zip(ours, theirs, strict=True))
    print(f"{python_build()}; {args.rounds} rounds in turn, medians")
    print(f"{definition.name}, {seats} seats: {statistics.median(ours):,.0f} decisions/s")
    print(f"catanatron, 4 seats: {statistics.median(theirs):,.0f} decisions/s")
    print(f"ratio: {statistics.median(ratios):.2f} (from {ratios[0]:.2f} to {ratios[-1]:.2f})")


if __name__ == "__main__":
    main()
