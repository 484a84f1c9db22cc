"""How long a match takes with people at the table: rounds, decisions and minutes, by seats and by people.

python -m tools.minutes rpgget                    20 matches for every number of seats, with one person and with two
python -m tools.minutes espionage --matches 40 --jobs 2

The real table runs, with its own clock and without pictures: the telling at the brisk pace, the pauses of bots, reaction
windows and curtains take what they take. People decide as normal bots do; how long they think stands in tools/rigs/company.py.
Nobody hurries what is told, and nobody passes ahead: the settings are those of a new table. Flicks and races are left out.
"""

from __future__ import annotations

import argparse
import sys
from statistics import mean, quantiles

from tabletop import games
from tabletop.jobs import Job, JobError, bar
from tools.rigs.company import THINKS, Company, Length


def play(game: str, seats: int, people: int, seed: int) -> Length:
    """One match, as a job."""
    return Company(game, seats, people, seed).play()


def row(seats: int, people: int, found: list[Length]) -> str:
    """What all matches of a table come to."""
    minutes = [length.ms / 60_000 for length in found]
    low, *_, high = quantiles(minutes, n=10) if len(minutes) > 1 else minutes * 2
    kinds = "  ".join(f"{mean(length.decisions.get(kind, 0) for length in found) / people:7.1f}" for kind in THINKS)
    told = sum(length.told for length in found) / sum(length.ms for length in found)
    return (
        f"{seats:5}  {people:6}  {mean(length.rounds for length in found):6.1f}  {kinds}  {100 * told:6.0f} %"
        f"  {mean(minutes):7.1f}  {low:.0f} to {high:.0f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games.built())
    parser.add_argument("--matches", type=int, default=20, help="for each number of seats and people")
    parser.add_argument("--seats", type=int, action="append", help="default: 2, 3 and 4, as far as the game allows")
    parser.add_argument("--seed", type=int, default=1)
    bar.add_means(parser)
    args = parser.parse_args()
    low, high = games.load(args.game).players
    tables = [(seats, people) for seats in args.seats or range(max(2, low), min(4, high) + 1) for people in (1, 2)]
    jobs = [
        Job("tools.minutes:play", {"game": args.game, "seats": seats, "people": people}, args.seed + number)
        for seats, people in tables
        for number in range(args.matches)
    ]
    try:
        found = bar.results(jobs, Length, bar.Means(args.jobs, args.cluster, args.so_far), args.game)
    except JobError as error:
        sys.exit(str(error))
    print(f"seats  people  rounds  {'  '.join(f'{kind:>7}' for kind in THINKS)}  telling  minutes  10 to 90 %")
    for at, (seats, people) in enumerate(tables):
        print(row(seats, people, found[at * args.matches : (at + 1) * args.matches]))


if __name__ == "__main__":
    main()
