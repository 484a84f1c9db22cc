"""Make puzzles out of bots' matches: `python -m tools.puzzles GAME --seconds 300 --jobs 2`.

Every moment at which a seat has a choice is tried; what is proved is added to the game's file, and what is not is counted by
its reason. `--check` plays the solutions of the file again, `--prove` proves them anew.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Generator
from importlib.resources import files
from pathlib import Path
from time import monotonic
from typing import cast

from rich.console import Console
from rich.progress import track

from tabletop import games
from tabletop.core.sanitizing import between
from tabletop.jobs import Job, results, workers
from tabletop.progress import puzzle_generator, puzzle_solver, puzzles
from tabletop.progress.puzzle_generator import BOARDS
from tabletop.progress.puzzle_generator import again as anew
from tabletop.progress.puzzle_solver import RejectedPosition
from tabletop.progress.puzzles import Puzzle
from tools.puzzles.harvest import Crop

REJECTED = {
    one.word: one
    for module in (puzzle_generator, puzzle_solver)
    for one in vars(module).values()
    if isinstance(one, RejectedPosition)
}
MOST = 7  # puzzles of one task, length and grade
FILE = "practice/puzzles.jsonl"


def place(game: str) -> Path:
    return Path(str(files(games.plugin(game).package))) / FILE


def wanted(have: list[Puzzle], puzzle: Puzzle) -> bool:
    """Not one more of what there is plenty of, and none like one that is there."""
    alike = [p for p in have if (p.task, p.moves, p.grade) == (puzzle.task, puzzle.moves, puzzle.grade)]
    near = any(p.seed == puzzle.seed and abs(len(p.answers) - len(puzzle.answers)) < 4 for p in have)
    return len(alike) < MOST and not near and puzzle.id not in {p.id for p in have}


def in_turn(have: list[Puzzle]) -> list[Puzzle]:
    """The easy ones first; among those of a grade tasks take turns, so that no two of one stand beside each other for long."""
    tasks = Counter[tuple[int, str]]()
    place = {}
    for puzzle in sorted(have, key=lambda p: (p.grade, p.tried)):
        place[puzzle.id] = puzzle.grade, tasks[puzzle.grade, puzzle.task], puzzle.tried
        tasks[puzzle.grade, puzzle.task] += 1
    return sorted(have, key=lambda p: place[p.id])


def make(given: argparse.Namespace) -> None:
    """Take in what matches give until there is enough, or the time is over; the file is written after each of them."""
    file, why = given.file or place(given.game), Counter[str]()
    have = list(puzzles.read(file.read_bytes(), file.name).puzzles) if file.exists() else []
    own = games.plugin(given.game).has(BOARDS[0])
    function = "tools.puzzles.boards:boards" if own else "tools.puzzles.harvest:harvest"
    jobs = [
        Job(function, {"game": given.game, "seats": given.seats[seed % len(given.seats)]}, seed)
        for seed in range(given.first, given.first + given.games)
    ]
    begun, made, moments, matches = monotonic(), 0, 0, 0
    crops = results(jobs, workers(given.jobs, given.cluster), Crop)
    for crop in track(crops, given.game, len(jobs), console=Console(stderr=True)):
        why.update(crop.why)
        moments, matches = moments + crop.moments, matches + 1
        new: list[Puzzle] = []
        for puzzle in crop.puzzles:
            new += [puzzle] if wanted([*have, *new], puzzle) else []
        why["plenty of these"] += len(crop.puzzles) - len(new)
        have, made = [*have, *new], made + len(new)
        file.write_bytes(puzzles.write(in_turn(have)))
        if monotonic() - begun > given.seconds or len(have) >= given.most:
            break
    cast("Generator[Crop]", crops).close()  # workers end with it
    spent = monotonic() - begun
    print(
        f"{given.game}: {made} of {moments} moments in {matches} matches, {spent:.0f} s ({made / spent * 3600:.0f} an hour)"
    )
    for word, many in why.most_common():
        print(f"  {many:6} {word}" + (f": {REJECTED[word].text}" if word in REJECTED else ""))
    grades = [f"{puzzles.GRADES[number - 1]} {many}" for number, many in sorted(Counter(p.grade for p in have).items())]
    print(f"  {len(have)} in all:", *grades, *(f"{task} {n}" for task, n in Counter(p.task for p in have).items()))


def check(game: str, file: Path, *, again: bool) -> int:
    """Play the solutions of the file, or prove them anew; how many are wrong."""
    definition, wrong = games.load(game), 0
    found = puzzles.read(file.read_bytes(), file.name)
    for trouble in found.troubles:
        print(trouble)
    for puzzle in found.puzzles:
        told = puzzles.check(definition, puzzle)
        if again and not told:
            why = anew(definition, puzzle)
            told = f"{puzzle.id} is no puzzle any more. {why}" if why else ""
        if told:
            wrong += 1
            print(f"{file.name}: {told}")
    print(f"{game}: {len(found.puzzles)} puzzles, {wrong + len(found.troubles)} wrong")
    return wrong + len(found.troubles)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.puzzles", description=__doc__)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--games", type=int, default=1000, help="matches")
    parser.add_argument("--seconds", type=float, default=300, help="no match is begun after that")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--cluster", default="", help="address of a Dask cluster (the extra `cluster`)")
    parser.add_argument("--first", type=int, default=1, help="seed of the first match")
    parser.add_argument("--seats", type=int, nargs="+", help="at a table, in turn; the fewest without it")
    parser.add_argument("--most", type=int, default=60, help="puzzles in the file at the most")
    parser.add_argument("--file", type=Path, help="another file than the game's own")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--prove", action="store_true")
    given = parser.parse_args()
    definition = games.load(given.game)
    low, high = definition.players
    given.seats = given.seats or [low]
    if wrong := [seats for seats in given.seats if not low <= seats <= high]:
        parser.error(f"--seats: {definition.name} is for {between(low, high, 'players')}, not {wrong[0]}")
    if given.check or given.prove:
        return min(1, check(given.game, given.file or place(given.game), again=given.prove))
    make(given)
    return 0


if __name__ == "__main__":
    sys.exit(main())
