"""Decisions a second of matches side by side, by how many there are, in one run in turn.

    python -m tools.bench.vector_rate GAME

A linear player answers: one product of matrices for all matches together. Times are CPU seconds; the first size is what the
others are compared with.
"""

from __future__ import annotations

import argparse
import statistics
import time

import numpy as np

from tabletop import lab
from tabletop.lab.observation import MOST_OPTIONS
from tools.rigs.measure.figure import python_build

SIZES = (1, 16, 64)


def rate(vector: lab.TableVector, weights: np.ndarray[tuple[int, ...], np.dtype[np.float32]], decisions: int) -> float:
    """Decisions by CPU second of a player that takes the best of what its weights say."""
    batch, done, start = vector.reset(seed=1), 0, time.process_time()
    while done < decisions:
        scores = np.where(batch.mask, batch.seen.astype(np.float32) @ weights, -np.inf)
        batch = vector.step(scores.argmax(axis=1))
        done += len(vector.matches)
    return done / (time.process_time() - start)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--decisions", type=int, default=2000)
    args = parser.parse_args()
    vectors = [lab.TableVector(args.game, size) for size in SIZES]
    weights = np.random.default_rng(1).normal(size=(vectors[0].eye.size, MOST_OPTIONS)).astype(np.float32)
    rates = [[rate(vector, weights, args.decisions) for vector in vectors] for _ in range(args.rounds)]
    print(f"{python_build()}; {args.game}, {args.rounds} rounds in turn, medians")
    for n, size in enumerate(SIZES):
        ratios = sorted(row[n] / row[0] for row in rates)
        middle = statistics.median(row[n] for row in rates)
        low, ratio, high = ratios[0], statistics.median(ratios), ratios[-1]
        print(f"{size} matches: {middle:,.0f} decisions/s, {ratio:.2f} times one ({low:.2f} to {high:.2f})")


if __name__ == "__main__":
    main()
