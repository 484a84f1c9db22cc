"""Names outside the games: each stands for one thing, and none is that of a game."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.test_layers import FILES, GAME_PACKAGE, PACKAGE, game_of, modules, short, tree


def test_a_public_class_name_outside_games_stands_for_one_thing():
    """Whoever reads the name of a class in a signature knows which one is meant."""
    places: dict[str, list[str]] = {}
    for name, path in modules().items():
        if not GAME_PACKAGE.match(name):
            for node in tree(path).body:
                if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                    places.setdefault(node.name, []).append(name)
    assert {name: found for name, found in places.items() if len(found) > 1} == {}


def test_a_module_name_outside_games_occurs_twice_at_the_most():
    """So that opening a file by its name leads somewhere."""
    names = [name.rpartition(".")[2] for name in modules() if not GAME_PACKAGE.match(name)]
    assert sorted({name for name in names if names.count(name) > 2}) == []


NAMES = re.compile(r"espionage|beanz|austin|codenames|rpgget", re.IGNORECASE)


def test_nothing_outside_its_folder_names_a_game():
    """A game is known by its id, through the registry; a minigame is told the pictures and the title of the game it is in."""
    texts = [*FILES, *PACKAGE.rglob("*.toml")]
    assert {
        short(path) for path in texts if not game_of(short(path)) and NAMES.search(path.read_text("utf-8"))
    } == set()


def names_in(path: Path) -> Iterator[str]:
    """What a module calls things; what it writes into files is no name of its own."""
    for node in ast.walk(tree(path)):
        for key in ("id", "attr", "arg", "name", "asname"):
            if isinstance(name := getattr(node, key, None), str):
                yield name


def test_a_match_knows_what_several_games_have():
    """Neither does a match call anything as one game does: its flicks, gestures and duels are a minigame, a race, a fact."""
    private = re.compile(r"(^|_)(flick|bean|gesture|bone|duel|galaxy|clue|loot|mission|rush)s?(_|$)", re.IGNORECASE)
    paths = sorted(PACKAGE.glob("match/**/*.py"))
    assert len(paths) > 40
    assert {f"{short(path)}: {name}" for path in paths for name in names_in(path) if private.search(name)} == set()
