"""Record what a large change of the code must leave equal, before and after it, and compare.

python -m tools.rigs.baseline record FOLDER                          full: see --games and --matches
python -m tools.rigs.baseline record FOLDER --games 40 --matches 40  some minutes of one core
python -m tools.rigs.baseline compare BEFORE AFTER                   exits with 1 and says line by line what differs
python -m tools.rigs.baseline compare BEFORE AFTER --changes 5 --pictures FOLDER
python -m tools.rigs.baseline older FOLDER                           a data base and exports that later versions must open

A record holds the pictures of all screens that `tabletop shot` draws, at two sizes; all words of so many games by chance of
each game; the storyboards of so many matches (what is seen and heard when), of all games together. The golden transcripts are
compared by `python -m tools.playthrough --check`, speeds by `tabletop bench` and `python -m tools.bench.random_play_ratio`.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from pathlib import Path

import msgspec

from tabletop import games
from tabletop.jobs import Job, JobError, progress_bar
from tools.rigs.baseline import compare, older, screens, storyboards
from tools.rigs.baseline.record import KINDS, Entry, write
from tools.rigs.gallery import names

HERE = "tools.rigs.baseline"


def jobs_of(kind: str, folder: Path, many: int, only: str = "") -> list[Job]:
    """The work for one file of a record; `only`: those whose screen, or game, has this in its name."""
    if kind == "screens":
        shown = [name for name in names() if only in name]
        return [Job(f"{HERE}.screens:seen", {"screen": name, "folder": str(folder / kind)}, 0) for name in shown]
    if kind == "storyboards":
        told = [(table, seed) for table, seed in storyboards.tables(many) if only in table["game"]]
        return [Job(f"{HERE}.storyboards:told", table, seed) for table, seed in told]
    built = [name for name in games.built() if only in name]
    jobs = [Job(f"{HERE}.words:printed", {"game": game}, 0) for game in built]
    for game in built:
        low, high = games.load(game).players
        tables = [(low + n % (high - low + 1), n) for n in range(many)]
        jobs += [Job(f"{HERE}.words:told", {"game": game, "seats": seats}, n) for seats, n in tables]
    return jobs


def record(folder: Path, many: dict[str, int], means: progress_bar.JobOptions, only: str = "") -> None:
    """Write a record, or some kinds of one: of these so many."""
    (folder / "screens").mkdir(parents=True, exist_ok=True)
    for kind, number in many.items():
        begun = time.monotonic()
        write(folder, kind, progress_bar.results(jobs_of(kind, folder, number, only), Entry, means, kind))
        seconds = round(time.monotonic() - begun)
        about = {"many": number, "only": only, "seconds": seconds, "commit": _commit()}
        (folder / f"{kind}-about.json").write_bytes(msgspec.json.encode(about) + b"\n")
        print(f"{kind}: {seconds} s")


def _commit() -> str:
    """Of the checkout; "" where nobody can say."""
    command = ["git", "-C", str(Path(__file__).parent), "describe", "--always", "--dirty"]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    does = parser.add_subparsers(dest="does", required=True)
    new = does.add_parser("record")
    new.add_argument("folder", type=Path)
    new.add_argument("--games", type=int, default=500, help="for the words, of each game")
    new.add_argument("--matches", type=int, default=200, help="for the storyboards, of all games")
    new.add_argument("--kind", choices=KINDS, action="append", help="default: all")
    new.add_argument("--only", default="", metavar="WORD", help="screens, or games, with this in their name")
    progress_bar.add_means(new)
    both = does.add_parser("compare")
    both.add_argument("before", type=Path)
    both.add_argument("after", type=Path)
    both.add_argument("--changes", type=int, default=1, help="that are told of one entry")
    both.add_argument("--pictures", type=Path, help="where pictures that differ go: before, after, difference")
    old = does.add_parser("older")
    old.add_argument("folder", type=Path)
    args = parser.parse_args()
    if args.does == "older":
        older.write(args.folder)
    elif args.does == "record":
        if args.so_far is not None and len(args.kind or KINDS) > 1:
            parser.error("--so-far keeps the results of one --kind.")
        many = {"screens": 1, "words": args.games, "storyboards": args.matches}
        wanted = {kind: many[kind] for kind in args.kind or KINDS}
        try:
            record(args.folder, wanted, progress_bar.JobOptions(args.jobs, args.cluster, args.so_far), args.only)
        except JobError as error:
            sys.exit(str(error))
    else:
        return _compare(args)
    return 0


def _compare(args: argparse.Namespace) -> int:
    found = list(compare.differences(args.before, args.after, args.changes))
    print("\n".join(found) or "The records are equal.")
    if args.pictures is not None:
        for path in screens.differences(args.before / "screens", args.after / "screens", args.pictures):
            print(path)
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
