"""Is there a puzzle in a moment? What somebody might come to is asked for, if one answer only is sure to come to it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import NamedTuple

from tabletop.core.game import Game
from tabletop.core.task import Task
from tabletop.match.practice.proof import STEPS, Goal, Rejected, Solution, choices, prove

LONGEST = 4  # answers that a puzzle may take
STROLLS = 24  # ways into the future that are tried by lot
LEAST, LEAST_AT_ONCE = 3, 5  # options that a puzzle must offer, and one of a single answer
PLAIN = Rejected("too easy", "One answer of a few is no puzzle.")
UNREACHED = Rejected("out of reach", "Nothing that is worth asking for is within reach.")


class Found(NamedTuple):
    """A task that has one sure answer here."""

    task: str
    number: int
    solution: Solution


def strolls(game: Game, seat: int, longest: int, rand: Random) -> Iterator[Game]:
    """Games that may follow, everybody answering by lot, till the seat has answered so often."""
    for _ in range(STROLLS):
        after, left = game.clone(), longest
        while not after.over and (after.seat != seat or left):
            left -= after.seat == seat
            after.step(rand.randrange(len(after.options or ())))
            yield after


def reachable(tasks: Mapping[str, Task], game: Game, seat: int, longest: int = LONGEST) -> list[tuple[str, int]]:
    """Tasks with numbers that somebody strolled into: of each task the hardest number first."""
    start, found = game.table, dict[str, set[int]]()
    for after in strolls(game, seat, longest, Random(game.no)):
        for name, task in tasks.items():
            if not task.over(start, after.table, seat):
                worth = task.numbers(start, after.table, seat)
                found.setdefault(name, set()).update(n for n in worth if task.reached(after.table, seat, n))
    return [
        (name, number)
        for name, task in tasks.items()
        for number in sorted(found.get(name, ()), reverse=True)
        if not task.reached(start, seat, number)
    ]


def search(tasks: Mapping[str, Task], game: Game, seat: int, steps: int = STEPS) -> Iterator[Found | Rejected]:
    """What each task within reach comes to; of one task no easier number is tried once a harder one is a puzzle."""
    candidates = reachable(tasks, game, seat)
    if not candidates:
        yield UNREACHED
    done = set[str]()
    for name, number in candidates:
        if name not in done:
            found = prove(Goal(tasks[name], number, game, seat), LONGEST, steps)
            if isinstance(found, Solution) and found.moves == 1 and len(choices(game)) < LEAST_AT_ONCE:
                yield PLAIN
            elif isinstance(found, Solution):
                done.add(name)
                yield Found(name, number, found)
            else:
                yield found
