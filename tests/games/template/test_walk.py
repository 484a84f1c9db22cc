"""CONTRIBUTING's "Add a game", done: a copy of games/_template in a package of its own plays without a change to anything."""

from __future__ import annotations

import pytest

from tests.games.template.away import GAME, lay_down, run

SUITES = ("answers", "definition", "random_games", "rules_coverage", "secrecy", "time", "words")


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("site")
    lay_down(folder)
    return folder


def test_bots_play_it_to_the_end(site):
    done = run(site, "-m", "tabletop", "sim", GAME, "--games", "3", "--seats", "easy,normal,hard,easy")
    assert (done.returncode, done.stderr.strip()) == (0, "")
    assert "3 games, endings: " in done.stdout


def test_it_passes_the_generic_suites(site):
    files = [f"tests/generic/test_{suite}.py" for suite in SUITES]
    done = run(site, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", GAME, *files)
    assert done.returncode == 0, done.stdout


def test_it_is_in_the_menu_and_played_by_mouse(site):
    done = run(site, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/games/template/guest.py")
    assert done.returncode == 0, done.stdout
