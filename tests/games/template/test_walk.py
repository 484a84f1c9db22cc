"""CONTRIBUTING's "Add a game", done: a copy of games/_template in a package of its own plays without a change to anything.

The package is laid down as an installer leaves it, a folder and a .dist-info beside it, in a folder of PYTHONPATH. Building
and installing a wheel would need a network or a second environment, and what the program looks at would be the same.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tabletop.games import GROUP

ROOT = Path(__file__).parents[3]
GAME, PACKAGE = "pass_the_card", "somebodys_game"
SUITES = ("answers", "definition", "random_games", "rules_coverage", "secrecy", "time", "words")


def lay_down(site: Path, entry: str = f"{GAME} = {PACKAGE}") -> Path:
    """A package with a copy of the template, announced by an entry point; returns its folder."""
    shutil.copytree(ROOT / "tabletop/games/_template", site / PACKAGE, ignore=shutil.ignore_patterns("__pycache__"))
    told = site / f"{PACKAGE}-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {PACKAGE}\nVersion: 1.0\n")
    (told / "entry_points.txt").write_text(f"[{GROUP}]\n{entry}\n")
    return site / PACKAGE


def run(site: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Python with that package installed, without a display."""
    environment = {**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{site}", "SDL_VIDEODRIVER": "dummy"}
    command = [sys.executable, *words]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


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
