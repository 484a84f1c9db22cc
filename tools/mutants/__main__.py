"""`python -m tools.mutants GAME --count 60 --seed 1`: of 60 small changes of a game's rules, which do its tests not see?

The tests of the game (tests/games/GAME, and that its cards are clean) are run once under coverage, to know which of them reach
which line. For each change those that reach its line are run, fast ones first, until one fails: it is killed. A change that
nothing can tell from the rules stands in `equivalent.toml`, with the reason. It needs the group `lint`, and a system
that can fork.

`--at turns.py:31 --tests tests/games/GAME/test_turn.py`: all changes of that line, against these tests only.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import tabletop.core.game
import tabletop.match  # loaded once for all runs
from tools.mutants.changes import Change, changed, changes
from tools.mutants.quick import Job, broken
from tools.mutants.running import ROOT, Altered, Reach, judged, reach

EQUIVALENT = Path(__file__).with_name("equivalent.toml")


def drawn(rules: Path, count: int, seed: int) -> list[tuple[Path, Change]]:
    """So many changes of all, by lot, in the order of the files."""
    found = [(file, change) for file in sorted(rules.glob("*.py")) for change in changes(file.read_text("utf-8"))]
    dice = Random(seed)
    return sorted(dice.sample(found, min(count, len(found))), key=lambda one: (one[0].name, one[1].line))


def found_at(rules: Path, places: list[str]) -> list[tuple[Path, Change]]:
    """All changes of these lines, each given as FILE:LINE."""
    found = []
    for place in places:
        name, _, line = place.partition(":")
        found += [
            (rules / name, change) for change in changes((rules / name).read_text("utf-8")) if change.line == int(line)
        ]
    return found


def tests_of(game: str) -> list[str]:
    return [f"tests/games/{game}", f"tests/games/test_lint.py::test_our_own_cards_are_clean[{game}]"]


def equivalent(game: str) -> list[dict[str, str]]:
    """Rows of the file: `says` in `file`, only in such a `line` where several say the same, and why nothing can tell it."""
    return list(tomllib.loads(EQUIVALENT.read_text("utf-8")).get(game, []))


def is_of(row: dict[str, str], file: Path, change: Change) -> bool:
    """Is this row about this change?"""
    if (row["file"], row["says"]) != (file.name, change.says):
        return False
    return row.get("line") in (None, file.read_text("utf-8").splitlines()[change.line - 1].strip())


def verdicts(game: str, found: list[tuple[Path, Change]], paths: list[str]) -> Iterator[str]:
    """What the tests of these paths say of each change."""
    alike = equivalent(game)
    with tempfile.TemporaryDirectory() as keep:
        known = reach(paths, ROOT / "tabletop" / "games" / game / "rules", Path(keep))
        jobs = {one: _job(game, *one, known) for one in found if not any(is_of(row, *one) for row in alike)}
        quick = [one for one, job in jobs.items() if job.tests and not known.while_loading(one[0], one[1].line)]
        tried = dict(zip(quick, broken(paths, [jobs[one] for one in quick], known, Path(keep)), strict=True))
    for one in found:
        if one not in jobs:
            yield "equivalent"
        elif not jobs[one].tests:
            yield "not reached"
        elif tried.get(one, "survives") != "survives":
            yield tried[one]
        else:
            job = jobs[one]
            yield judged(Altered(job.module, one[0], job.tree()), job.tests, known)


def _job(game: str, file: Path, change: Change, known: Reach) -> Job:
    module = f"tabletop.games.{game}.rules.{file.stem}".removesuffix(".__init__")
    return Job(module, lambda: changed(file.read_text("utf-8"), change), known.of(file, change.line))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--at", nargs="+", metavar="FILE:LINE", help="all changes of these lines instead of a lot")
    parser.add_argument("--tests", nargs="+", metavar="PATH", help="the tests that are asked; default: all of the game")
    args = parser.parse_args()
    rules = ROOT / "tabletop" / "games" / args.game / "rules"
    if not rules.is_dir():
        sys.exit(f"There are no rules of {args.game} in this checkout.")
    loaded = [name for name in sys.modules if name.startswith(f"tabletop.games.{args.game}")]
    assert not loaded, loaded
    assert tabletop.core.game
    found = found_at(rules, args.at) if args.at else drawn(rules, args.count, args.seed)
    paths, came = args.tests or tests_of(args.game), Counter[str]()
    for (file, change), what in zip(found, verdicts(args.game, found, paths), strict=True):
        came[what] += 1
        if what not in {"killed", "hangs"}:
            print(f"{what}: {file.name}:{change.line}  {change.says}", flush=True)
    made = sum(came.values())
    print(f"{args.game}: {made} made, {', '.join(f'{n} {what}' for what, n in came.most_common())}")


if __name__ == "__main__":
    main()
