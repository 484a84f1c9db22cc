"""`python -m tools.circuits beanz --level hard --runs 20`: how many circuits a level of bots wins in the person's seat.

Every run begins with the next starter; the bot takes the first card that is offered and never changes its deck.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from random import Random
from typing import TYPE_CHECKING

from msgspec import Struct

from tabletop import games
from tabletop.bots import levels
from tabletop.bots.heuristics import PLAIN
from tabletop.bots.intervals import wilson
from tabletop.bots.self_play import finish
from tabletop.jobs import Job, JobError, progress_bar
from tabletop.match.autosave import create
from tabletop.match.seats import person
from tabletop.progress import rivals
from tabletop.progress.circuit import Circuit, SavedCircuit
from tabletop.storage import Store

if TYPE_CHECKING:
    from tabletop.match.seats import TableSetup

ITERATIONS = 40  # of a bot that searches, on either side


def winners(setup: TableSetup, level: str, iterations: int) -> tuple[int, ...]:
    """Play a match with a bot in the person's place."""
    definition = games.load(setup.game)
    state = definition.start(len(setup.seats), setup.seed, setup.options)
    bots = []
    for seat in setup.seats:
        of = levels.counted(levels.level(seat.bot or level), iterations)
        style = levels.personality(seat.personality).style if seat.bot else PLAIN
        bots.append(levels.make(definition, of, style))
    dice = [Random(f"{setup.seed}/{seat}") for seat in range(len(bots))]
    finish(state, bots, dice, Random(f"{setup.seed}/world"))
    outcome = definition.outcome(state.table)
    assert outcome is not None, "a game that is over has an outcome"
    return outcome.winners


def run(game: str, seed: int, level: str, iterations: int) -> Circuit:
    """One circuit to its end."""
    store, cast = Store(None), rivals.cast(game)
    start = cast.starters[seed % len(cast.starters)]
    saved = SavedCircuit(game=game, seed=seed, person=person(0), start=start)
    circuit = Circuit(store, games.load(game), cast, 1, saved, lambda: 1.0)
    circuit.begin()
    while circuit.phase != "over":
        if circuit.phase == "prize":
            circuit.take(circuit.offered()[0])
            continue
        table = circuit.table()
        number = create(store, table, 1)
        store.finish(number, {"winners": list(winners(table, level, iterations)), "ending": ""}, now=1)
        circuit.look()
    return circuit


class Found(Struct, frozen=True):
    """How one circuit ended: how many rivals were beaten, and at which stops a match was lost."""

    won: bool
    beaten: int
    lost: list[int]


def found(game: str, level: str, iterations: int, seed: int) -> Found:
    """One circuit, as a job."""
    circuit = run(game, seed, level, iterations)
    return Found(circuit.saved.won, circuit.saved.beaten, [bout.stop for bout in circuit.bouts if bout.won is False])


def main() -> None:
    parser = argparse.ArgumentParser(prog="tools.circuits", description=__doc__)
    parser.add_argument("game", choices=[game for game in games.names() if rivals.has(game)])
    parser.add_argument("--level", default="normal", choices=[level.id for level in levels.book().level])
    parser.add_argument("--runs", type=int, default=40)
    parser.add_argument("--seed", type=int, default=0, help="of the first circuit")
    parser.add_argument("--iterations", type=int, default=ITERATIONS)
    progress_bar.add_means(parser)
    args = parser.parse_args()
    about = {"game": args.game, "level": args.level, "iterations": args.iterations}
    jobs = [Job("tools.circuits:found", about, args.seed + n) for n in range(args.runs)]
    try:
        ends = progress_bar.results(jobs, Found, progress_bar.JobOptions(args.jobs, args.cluster, args.so_far))
    except JobError as error:
        sys.exit(str(error))
    won = sum(end.won for end in ends)
    low, high = (100 * share for share in wilson(won / len(ends), len(ends)))
    reached, lost = Counter(end.beaten for end in ends), Counter(stop for end in ends for stop in end.lost)
    print(
        f"{args.game}, {args.level}: {won} of {len(ends)} won ({100 * won / len(ends):.0f} %, {low:.0f} to {high:.0f} %); "
        f"wins of each run {dict(sorted(reached.items()))}; lost at {dict(sorted(lost.items()))}"
    )


if __name__ == "__main__":
    main()
