"""`python -m tools.arena espionage --seats 2 --games 400 --a hard --b normal --jobs 2`"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from tabletop.bots import intervals, levels
from tabletop.core.winning import teams
from tabletop.games import load
from tabletop.jobs import Job, JobError, progress_bar
from tools.arena import play

RESULTS = Path(__file__).parent / "results"


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tools.arena", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, help="2 without it, or the fewest")
    parser.add_argument(
        "--games", type=int, default=400, help="rounded up to whole deals (one game per seat, or per team)"
    )
    parser.add_argument("--a", default="hard", help="the level that sits alone, or on all seats of one team")
    parser.add_argument("--b", default="normal", help="the level of all other seats")
    parser.add_argument(
        "--iterations", type=int, default=0, help="a searching level counts these (0: it takes its own time)"
    )
    parser.add_argument("--seed", type=int, default=1000, help="of the first deal")
    progress_bar.add_means(parser)
    parser.add_argument("--keep", action="store_true", help=f"write the result to {RESULTS.name}/")
    args = parser.parse_args()
    args.seats = args.seats or load(args.game).seats_near(2)
    return args


def deals(args: argparse.Namespace) -> range:
    return range(args.seed, args.seed + -(-args.games // sides(args)))


def sides(args: argparse.Namespace) -> int:
    """How many teams play, or seats where everybody plays alone."""
    definition = load(args.game)
    table = definition.start(args.seats, args.seed).table
    return len(teams(args.seats, definition.sides(table)))


def gather(args: argparse.Namespace) -> play.Tally:
    """Play all deals, a job each, and put them together."""
    words = {name: getattr(args, name) for name in ("game", "a", "b", "seats", "iterations")}
    jobs = [Job("tools.arena.play:deal", words, seed) for seed in deals(args)]
    whole = play.Tally()
    for piece in progress_bar.results(jobs, play.Tally, progress_bar.JobOptions(args.jobs, args.cluster, args.so_far)):
        whole.shares |= piece.shares
        for ending, count in piece.endings.items():
            whole.endings[ending] = whole.endings.get(ending, 0) + count
        for name, seconds in piece.seconds.items():
            whole.seconds.setdefault(name, []).extend(seconds)
    return whole


def summary(args: argparse.Namespace, found: play.Tally) -> dict[str, Any]:
    shares = [found.shares[deal] for deal in sorted(found.shares)]
    n, fair = sum(map(len, shares)), 1 / sides(args)
    mean = sum(map(sum, shares)) / n
    return {
        "game": args.game,
        "seats": args.seats,
        "games": n,
        "a": args.a,
        "b": args.b,
        "iterations": args.iterations,
        "seed": args.seed,
        "share": round(mean, 4),
        "fair_share": round(fair, 4),
        "times_fair": round(mean / fair, 3),
        "bootstrap_95": [round(x, 4) for x in intervals.bootstrap(shares)],
        "wilson_95": [round(x, 4) for x in intervals.wilson(mean, n)],
        "by_seat": [round(sum(deal[i] for deal in shares) / len(shares), 3) for i in range(len(shares[0]))],
        "endings": found.endings,
        "decisions": {name: len(seconds) for name, seconds in found.seconds.items()},
        "ms_per_decision": {
            name: {f"p{p}": round(1000 * play.part_below(seconds, p / 100), 2) for p in (50, 95, 100)}
            for name, seconds in found.seconds.items()
        },
    }


def line(row: dict[str, Any]) -> str:
    """One row of the table in results/README.md."""
    searches = any(levels.level(row[side]).engine == "ismcts" for side in "ab")
    cap = (f"{row['iterations']} iterations" if row["iterations"] else "own time") if searches else "none"
    low, high = row["bootstrap_95"]
    times = ", ".join(f"{name} {t['p50']}/{t['p95']}" for name, t in row["ms_per_decision"].items())
    return (
        f"| {row['game']} | {row['seats']} | {row['a']} against {row['b']} | {row['games']} | {cap} "
        f"| {100 * row['share']:.1f} % | {100 * low:.1f} to {100 * high:.1f} % | {row['times_fair']:.2f} | {times} |"
    )


def write_table() -> None:
    rows = [json.loads(path.read_text()) for path in sorted(RESULTS.glob("*.json"))]
    head = (
        "# Ladder of the bots\n\nWritten by `python -m tools.arena ... --keep`. The first level sits alone, on each seat of "
        "the same deal in turn;\na shared win counts as a fraction. The interval (95 %) comes from drawing "
        "whole deals again.\n\n"
        "| game | seats | levels | games | search | share | interval | times a fair share | ms per decision, median/p95 |\n"
        "| --- | --- | --- | --- | --- | --- | --- | --- | --- |\n"
    )
    (RESULTS / "README.md").write_text(head + "\n".join(map(line, rows)) + "\n")


def main() -> None:
    args = parse()
    try:
        row = summary(args, gather(args))
    except JobError as error:
        sys.exit(str(error))
    print(json.dumps(row, indent=2))
    if args.keep:
        RESULTS.mkdir(exist_ok=True)
        name = f"{args.game}-{args.seats}-{args.a}-{args.b}.json"
        (RESULTS / name).write_text(json.dumps(row, indent=2) + "\n")
        write_table()


if __name__ == "__main__":
    main()
