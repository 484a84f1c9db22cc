"""How many decisions of a kept match are reviewed in a minute, with one worker and with more, in turn.

    python -m tools.bench.review_rate [GAME] [--seats 3] [--workers 1 2] [--rounds 3]

The same match is reviewed every time, from nothing, as the program does it. Beside the minutes of the clock stand what a
decision costs in seconds of CPU, the start of the workers included; how much of a core each worker got (what it did not get,
others on the machine had); and what that cost comes to where every worker has a core for itself.
"""

from __future__ import annotations

import argparse
import resource
import time
from statistics import median
from typing import NamedTuple

from tabletop import games
from tabletop.core.record import Record
from tabletop.jobs.backends import ProcessPool
from tabletop.match.save_reader import ReadMatch, replay
from tabletop.progress.review import Review, ReviewMeans
from tabletop.storage import Store
from tools.rigs.measure.figure import python_build
from tools.rigs.screens.kept import played

ME = 0
BETWEEN = 0.02  # seconds from look to look


class Rate(NamedTuple):
    decisions: int
    seconds: float  # by the clock
    work: float  # seconds of CPU
    workers: int

    @property
    def a_minute(self) -> float:
        return 60 * self.decisions / self.seconds

    @property
    def cost(self) -> float:
        return self.work / self.decisions

    @property
    def core(self) -> float:
        return self.work / self.seconds / self.workers

    @property
    def alone(self) -> float:
        """Decisions a minute with a core for each worker."""
        return 60 * self.workers / self.cost


def rate(past: Record, workers: int) -> Rate:
    """One review from nothing to its end."""
    crew = [ProcessPool(1) for _ in range(workers)]
    spent, begun = _children(), time.monotonic()
    review = Review(Store(None), 1, past, (ME,), ReviewMeans(lambda: crew, time.time))
    review.go_on()
    while review.running:
        review.advance()
        time.sleep(BETWEEN)
    seconds = time.monotonic() - begun
    for worker in crew:
        for hand in worker.hands:
            hand.process.close()  # its time counts when it is gone
    if review.trouble or review.lack:
        raise SystemExit(review.trouble or review.lack)
    return Rate(review.done, seconds, _children() - spent, workers)


def _children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default=games.ours()[0])
    parser.add_argument("--seats", type=int, help="3 without it, or what is nearest")
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2])
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    setup, answers = played(args.game, args.seats or games.load(args.game).seats_near(3))
    past = replay(ReadMatch(games.load(args.game), setup, list(answers)))
    found = [[rate(past, workers) for workers in args.workers] for _ in range(args.rounds)]
    print(f"{python_build()}; {args.game}, {found[0][0].decisions} decisions, {args.rounds} rounds in turn, medians")
    for of in zip(*found, strict=True):
        minute, cost, core, alone = (
            median(getattr(one, name) for one in of) for name in ("a_minute", "cost", "core", "alone")
        )
        growth, most = (
            median(getattr(one, name) / getattr(rates[0], name) for one, rates in zip(of, found, strict=True))
            for name in ("a_minute", "alone")
        )
        print(
            f"workers {of[0].workers}: {minute:.0f} decisions a minute, {growth:.2f} times the first, with {100 * core:.0f} % "
            f"of a core each; {cost:.2f} s of CPU a decision: {alone:.0f} a minute on cores of their own, {most:.2f} times"
        )


if __name__ == "__main__":
    main()
