"""The wheel as somebody installs it: in an environment of its own, used in a folder from which no checkout is to be seen."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv

import pytest

from tests.e2e.closing import close_window
from tests.e2e.real import ROOT, until
from tools import start

pytestmark = [pytest.mark.window, pytest.mark.timeout(900)]
OURS = ("PYTHONPATH", "TABLETOP_DATA", "SDL_VIDEODRIVER")


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """Runs the Python of an environment with the wheel and what it asks for, elsewhere."""
    folder = tmp_path_factory.mktemp("wheel")
    pip = ("-m", "pip", "--quiet", "--disable-pip-version-check")
    subprocess.run([sys.executable, *pip, "wheel", "--no-deps", "--wheel-dir", folder, ROOT], check=True)
    [wheel] = folder.glob("*.whl")
    venv.create(folder / "env", with_pip=True)
    elsewhere = folder / "elsewhere"
    elsewhere.mkdir()

    def run(*words, then=subprocess.run, **more):
        clean = {key: value for key, value in (os.environ | more).items() if key not in OURS}
        return then([folder / "env/bin/python", *words], cwd=elsewhere, env=clean)

    assert run(*pip, "install", wheel).returncode == 0
    run.folder = elsewhere
    return run


def test_bots_play_and_the_menu_comes_and_goes(installed, display, tmp_path):
    """With nothing installed besides."""
    assert installed("-m", "tabletop", "sim", "espionage", "--games", "2", "--seats", "easy,normal").returncode == 0
    words = ("-m", "tabletop", "--data", str(tmp_path))
    program = installed(*words, then=subprocess.Popen, DISPLAY=display.name, SDL_AUDIODRIVER="dummy")
    window = until(lambda: display.do("search", "--onlyvisible", "--pid", program.pid), "the window")
    until((tmp_path / "tabletop.db").exists, "its database")
    close_window(display.name, int(window))
    assert program.wait(30) == 0


def test_a_package_with_a_game_plays_in_it(installed):
    """The walk of the template, and a table that is set up by hand: the tests are taken along, the program is not."""
    for name in ("tests", "tools"):
        shutil.copytree(ROOT / name, installed.folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", installed.folder)
    pip = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    assert installed(*pip, *start.group_packages("tests")).returncode == 0
    assert installed("-c", "import tabletop, sys; assert tabletop.__file__.startswith(sys.prefix)").returncode == 0
    files = ("tests/games/template/test_walk.py", "tests/e2e/test_setup.py")
    assert installed("-m", "pytest", "-p", "no:cacheprovider", "-m", "", *files).returncode == 0
