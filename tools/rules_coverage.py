"""List the rules that no test names: ids in the help pages of a game (games/<game>/help.toml) without `@pytest.mark.rule`.

Tests are those of this checkout, and those in the folder `tests` of a game's own package.

python -m tools.rules_coverage [GAME ...]
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from tabletop import games

ROOT = Path(__file__).resolve().parent.parent
RULE = re.compile(r"[A-Z]{2}-\d+")


def ids_in(value: Any) -> Iterator[str]:
    """Every string of the data that is a rule id and nothing else."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from ids_in(key)
            yield from ids_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from ids_in(inner)
    elif isinstance(value, str) and RULE.fullmatch(value):
        yield value


def stated(game: str) -> list[str]:
    """Rule ids of a game's help pages, in order; none when it has no such page."""
    data = games.plugin(game).data("help.toml")
    return list(dict.fromkeys(ids_in(tomllib.loads(data.decode())))) if data is not None else []


def folders(game: str) -> tuple[Path, ...]:
    """Where tests of a game may lie."""
    return ROOT / "tests", Path(str(files(games.plugin(game).package))) / "tests"


@cache
def proved(folder: Path) -> dict[str, list[str]]:
    """Rule ids that tests name, with the files: any call `...mark.rule("ES-1", ...)`, as decorator, mark or list."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"), str(path))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
                for arg in node.args:
                    if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
                        found.setdefault(arg.value, []).append(path.relative_to(folder).as_posix())
    return found


def unproved(game: str) -> list[str]:
    """Rules of a game that are stated and that no test names."""
    known = {rule for folder in folders(game) for rule in proved(folder)}
    return [rule for rule in stated(game) if rule not in known]


def unknown(game: str) -> list[str]:
    """Rule ids that tests name and that the help pages of the game do not have: slips of the pen."""
    pages = set(stated(game))
    prefixes = {rule.split("-")[0] for rule in pages}
    named = {rule for folder in folders(game) for rule in proved(folder)}
    return sorted(rule for rule in named if rule.split("-")[0] in prefixes and rule not in pages)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("games", nargs="*", metavar="GAME", default=games.names())
    missing = 0
    for game in parser.parse_args().games:
        rules, left = stated(game), unproved(game)
        missing += len(left)
        print(f"{game}: {len(rules)} rules, {len(rules) - len(left)} with a test")
        if left:
            print(f"  without: {' '.join(left)}")
        if strange := unknown(game):
            print(f"  tests name rules that the pages do not have: {' '.join(strange)}")
    return int(missing > 0)


if __name__ == "__main__":
    sys.exit(main())
