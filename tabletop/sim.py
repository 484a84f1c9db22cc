"""Whole games between bots without a screen: what `tabletop sim` runs and counts."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from random import Random
from typing import Any

import msgspec

from tabletop.bots import levels
from tabletop.bots.bot import play
from tabletop.bots.hints import hints_for
from tabletop.bots.world import roll
from tabletop.games import load

ITERATIONS = 150  # of a bot that searches: by count instead of by time, so that a seed repeats its game


class Result(msgspec.Struct, frozen=True):
    """One finished game. `winners` are seats; `seed` and the seats' levels repeat it exactly."""

    seed: int
    winners: tuple[int, ...]
    ending: str
    decisions: int


class Summary(msgspec.Struct):
    """Counts over games: shares of wins by seat (a shared win counts as a fraction), endings, mean decisions."""

    game: str
    seats: list[str]
    games: int
    wins: list[float]
    endings: dict[str, int]
    decisions: float


SAFE = "PYTHONSAFEPATH"


def play_one(game: str, seats: list[str], seed: int, options: dict[str, str]) -> Result:
    """One game; every bot is asked with what its seat knows, as at the table."""
    definition = load(game)
    state = definition.start(len(seats), seed, options)
    bots = [levels.make(definition, levels.counted(levels.level(level), ITERATIONS)) for level in seats]
    dice = [Random(f"{seed}/{seat}") for seat in range(len(seats))]
    world, hints = Random(f"{seed}/world"), hints_for(game)  # flicks and the like come out by chance
    decisions = 0
    while not state.over:
        seat = state.seat
        if seat < 0:
            state.step(roll(state, hints, world))
        else:
            play(state, seat, bots[seat].choose(state.knowledge(seat), seat, dice[seat]))
        decisions += 1
    outcome = definition.outcome(state.table)
    assert outcome is not None, "a game that is over has an outcome"
    return Result(seed, outcome.winners, outcome.ending, decisions)


def _job(job: tuple[str, list[str], int, dict[str, str]]) -> Result:
    return play_one(*job)


def play_many(
    game: str, seats: list[str], games: int, seed: int, options: dict[str, str], jobs: int = 1
) -> Iterator[Result]:
    """Games with seeds from `seed` upward, in that order whatever the number of processes."""
    work = [(game, seats, seed + i, options) for i in range(games)]
    if jobs == 1:
        yield from map(_job, work)
        return
    with _safe_path(), ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(_job, work, chunksize=4)


@contextmanager
def _safe_path() -> Iterator[None]:
    """While it is open, a pool that starts Python anew imports nothing from the current folder."""
    before = os.environ.get(SAFE)
    os.environ[SAFE] = "1"
    try:
        yield
    finally:
        if before is None:
            del os.environ[SAFE]
        else:
            os.environ[SAFE] = before


def summarise(game: str, seats: list[str], results: list[Result]) -> Summary:
    wins = [0.0] * len(seats)
    for result in results:
        for seat in result.winners:
            wins[seat] += 1 / len(result.winners)
    endings = dict(Counter(result.ending for result in results).most_common())
    mean = sum(result.decisions for result in results) / max(1, len(results))
    return Summary(game, seats, len(results), wins, endings, mean)


def as_json(summary: Summary, results: list[Result]) -> dict[str, Any]:
    built: dict[str, Any] = msgspec.to_builtins({"summary": summary, "games": results})
    return built
