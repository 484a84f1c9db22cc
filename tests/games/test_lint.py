"""What holds for the linter of every game: our own file is clean, and whatever a file holds is answered in sentences."""

from __future__ import annotations

import re
from importlib import import_module

import pytest

from tabletop import games
from tests.games.linting import FILE, own, slips, told

WORD = re.compile(r'(\w+) = "[^"]*"')


def linter(game):
    return import_module(f"tabletop.games.{game}.lint").lint


@pytest.mark.parametrize("game", games.NAMES)
def test_our_own_cards_are_clean(game):
    """Nothing to say, also when asked without knowing the game."""
    assert linter(game)(own(game).encode(), FILE) == []
    assert games.lint(own(game).encode(), FILE) == []


@pytest.mark.parametrize("game", games.NAMES)
@pytest.mark.parametrize("value", ['["x"]', "{}"])
def test_what_is_no_word_is_named(game, value):
    """A list or a table in the place of any word."""
    text = "\n".join(line for line in own(game).splitlines() if not line.startswith("#"))
    found = {said[1]: said[0] for said in WORD.finditer(text)}
    assert len(found) > 10
    for key, said in found.items():
        slips(linter(game), text, (said, f"{key} = {value}"))


@pytest.mark.parametrize("game", games.NAMES)
@pytest.mark.parametrize(
    "data", [b"\xff\xfe", b"[meta", b"card = 3", b"[[card]]\nid = 4", b"card = [1, 2]", b"", b"[game]\n[[deck]]"]
)
def test_nonsense_is_refused_in_words(game, data):
    """Sentences that name the file, no traceback."""
    told(linter(game), data)
