"""What holds for the linter of every game: our own file is clean, and whatever a file holds is answered in sentences."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib import import_module

import pytest
from hypothesis import given, settings, strategies

from tabletop import games
from tabletop.core.lint import LINE, MOST
from tabletop.core.sanitizing import escaped
from tabletop.core.toml_loader import LIMIT
from tests import slight
from tests.crossing import every_nth, in_turn
from tests.games.linting import FILE, own, slips, told
from tests.saying import says

WORD = re.compile(r'(\w+) = "[^"]*"')
OURS = games.ours()


def linter(game):
    return import_module(f"tabletop.games.{game}.rules.lint").lint


def test_cards_are_read_where_nothing_else_of_their_game_is_loaded():
    """As `tabletop lint` does: what registers a game's operations is loaded by its linter."""
    code = "from tests.games.test_lint import *; print([linter(game)(own(game).encode(), FILE) for game in OURS])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == str([[] for _ in OURS]).split()


@pytest.mark.parametrize("game", OURS)
def test_our_own_cards_are_clean(game):
    """Nothing to say, also when asked without knowing the game."""
    assert linter(game)(own(game).encode(), FILE) == []
    assert games.lint(own(game).encode(), FILE) == []


@pytest.mark.parametrize(("game", "value"), in_turn(OURS, ['["x"]', "{}"]))
def test_what_is_no_word_is_named(game, value):
    """A list or a table in the place of any word, but where a list of words may stand anyway."""
    text = "\n".join(line for line in own(game).splitlines() if not line.startswith("#"))
    found = {said[1]: said[0] for said in WORD.finditer(text) if f"{said[1]} = [" not in text}
    assert len(found) >= 5
    for key, said in found.items():
        slips(linter(game), text, (said, f"{key} = {value}"))


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize(
    "data", [b"\xff\xfe", b"[meta", b"card = 3", b"[[card]]\nid = 4", b"card = [1, 2]", b"", b"[game]\n[[deck]]"]
)
def test_nonsense_is_refused_in_words(game, data):
    """Sentences that name the file, no traceback."""
    told(linter(game), data)


NASTY = "\\u001B[31m\\u202E\\u0007\\n\\U000E0001" + "x" * 5000  # as TOML writes it


@pytest.mark.parametrize("game", every_nth(2, OURS))
def test_what_a_sentence_repeats_is_short_and_prints(game):
    """In the place of any word, as the name of a field, and as an id that is given twice."""
    text = "\n".join(line for line in own(game).splitlines() if not line.startswith("#"))
    said = {match[1]: match[0] for match in WORD.finditer(text)}
    first, second = re.findall(r'^id = "[^"]*"', text, re.MULTILINE)[-2:]
    bad = [text.replace(line, f'{key} = "{NASTY}"', 1) for key, line in said.items()]
    bad += [text.replace(line, f'"{NASTY}" = 1\n{line}', 1) for line in (first, second)]
    bad.append(text.replace(first, f'id = "{NASTY}"', 1).replace(second, f'id = "{NASTY}"', 1))
    for data in bad:
        for mistake in linter(game)(data.encode(), FILE):
            assert escaped(mistake) == mistake
            assert len(mistake) < 2 * LINE


@pytest.mark.parametrize("game", every_nth(2, OURS))
@settings(max_examples=12, deadline=None)
@given(rand=strategies.randoms(use_true_random=False))
def test_a_file_with_slight_changes_is_clean_or_told_of(game, rand):
    """Most of them pass the first check, so that it is the rules' own checks that are asked."""
    found = games.lint(slight.toml(own(game), rand).encode(), FILE)
    assert all(mistake.startswith(f"{FILE}: ") for mistake in found)
    assert all(escaped(mistake) == mistake for mistake in found)


@pytest.mark.parametrize("game", OURS)
def test_of_a_great_many_mistakes_the_first_are_told(game):
    found = told(linter(game), b"[[card]]\n" * 2000)
    assert len(found) == MOST + 1
    assert says(found[-1], "core-more-mistakes", count=MOST)


def test_a_file_that_is_too_long_is_not_read():
    """One sentence, without a look at what stands in it: a fitting file and one that is no TOML at all are alike."""
    for data in (own("austin").encode() + b"#" * LIMIT, b"[" * (LIMIT + 1)):
        (mistake,) = games.lint(data, FILE)
        assert "too long" in mistake
