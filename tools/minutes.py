"""How long a match takes with people at the table: rounds, decisions, telling and minutes, by seats, people and pace.

python -m tools.minutes rpgget                    20 matches for every number of seats, with one person and with two
python -m tools.minutes espionage --matches 40 --jobs 2
python -m tools.minutes beanz --seats 2 --people 1 --telling calm --telling brisk --telling quick

The real table runs, with its own clock and without pictures: the telling (at the brisk pace), the pauses of bots, reaction
windows and curtains take what they take. People decide as normal bots do; how long they think stands in tools/rigs/company.py.
Nobody hurries what is told, and nobody passes ahead: the settings are those of a new table. Flicks and races are left out. Of
the telling: its share of the match, its seconds in a bot's turn and in a match, and which share of all lines the program itself
has not let stay as long as they are read.
"""

from __future__ import annotations

import argparse
import sys
from itertools import product
from statistics import mean, quantiles
from typing import TYPE_CHECKING

from tabletop import games
from tabletop.jobs import Job, JobError, progress_bar
from tabletop.table.playback.reading_time import PACES
from tools.rigs.company import THINKS, Company, Length

if TYPE_CHECKING:
    from tabletop.match.settings import Telling


def play(game: str, seats: int, people: int, telling: Telling, seed: int) -> Length:
    """One match, as a job."""
    return Company(game, seats, people, seed, telling).play()


def row(seats: int, people: int, telling: Telling, found: list[Length]) -> str:
    """What all matches of a table come to."""
    minutes = [length.ms / 60_000 for length in found]
    low, *_, high = quantiles(minutes, n=10) if len(minutes) > 1 else minutes * 2
    kinds = "  ".join(f"{mean(length.decisions.get(kind, 0) for length in found) / people:7.1f}" for kind in THINKS)
    told, turns = sum(length.told for length in found), sum(length.bot_turns for length in found)
    of_bots = sum(length.of_bots for length in found) / turns / 1000 if turns else 0.0
    hurried = sum(length.hurried for length in found) / sum(length.lines for length in found)
    return (
        f"{seats:5}  {people:6}  {telling:5}  {mean(length.rounds for length in found):6.1f}  {kinds}"
        f"  {100 * told / sum(length.ms for length in found):6.0f} %  {of_bots:8.1f}  {told / len(found) / 1000:8.0f}"
        f"  {100 * hurried:6.1f} %  {mean(minutes):7.1f}  {low:.0f} to {high:.0f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games.built())
    parser.add_argument("--matches", type=int, default=20, help="for each number of seats and people")
    parser.add_argument("--seats", type=int, action="append", help="default: 2, 3 and 4, as far as the game allows")
    parser.add_argument("--people", type=int, action="append", help="default: 1 and 2")
    parser.add_argument("--telling", choices=PACES, action="append", help="default: brisk")
    parser.add_argument("--seed", type=int, default=1)
    progress_bar.add_means(parser)
    args = parser.parse_args()
    low, high = games.load(args.game).players
    seats = args.seats or range(max(2, low), min(4, high) + 1)
    tables = [*product(seats, args.people or (1, 2), args.telling or ("brisk",))]
    jobs = [
        Job(
            "tools.minutes:play",
            {"game": args.game, "seats": seats, "people": people, "telling": pace},
            args.seed + number,
        )
        for seats, people, pace in tables
        for number in range(args.matches)
    ]
    try:
        found = progress_bar.results(
            jobs, Length, progress_bar.JobOptions(args.jobs, args.cluster, args.so_far), args.game
        )
    except JobError as error:
        sys.exit(str(error))
    kinds = "  ".join(f"{kind:>7}" for kind in THINKS)
    print(f"seats  people  pace   rounds  {kinds}   telling  s a turn  s in all   hurried  minutes  10 to 90 %")
    for at, (seats, people, pace) in enumerate(tables):
        print(row(seats, people, pace, found[at * args.matches : (at + 1) * args.matches]))


if __name__ == "__main__":
    main()
