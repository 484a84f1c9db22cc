"""A mistake in the program itself, met on the command line: one line, status 1, and a traceback only for whoever asks."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tabletop import __main__ as program
from tabletop import games
from tabletop.match import transfer
from tabletop.sim import command
from tests.saying import says
from tools.rigs import gallery
from tools.rigs.measure import every

MENU_FAILS = """
import sys
from tabletop import __main__ as program
from tabletop.pages.menu import MenuScreen
def fail(self, target):
    raise KeyError("decoy")
MenuScreen.paint = fail
sys.argv = ["tabletop", *sys.argv[1:]]
sys.exit(program.main())
"""


def fail(*_args, **_more):
    raise KeyError("decoy\nof Ann")


COMMANDS = [
    (("sim", "-n", "1"), command, "played"),
    (("lint", __file__), games, "lint"),
    (("bench",), every, "all_figures"),
    (("export", "1"), transfer, "export_match"),
    (("import", __file__), transfer, "import_match"),
    (("play",), games, "load"),
]


@pytest.fixture
def call(monkeypatch, tmp_path):
    """Call the program with some words; the exit status."""

    def called(*words):
        monkeypatch.setattr(sys, "argv", ["tabletop", "--data", str(tmp_path), *words])
        try:
            return program.main()
        except SystemExit as left:
            return left.code

    return called


@pytest.mark.parametrize(("words", "module", "name"), COMMANDS)
def test_a_mistake_is_one_line_and_status_1(call, monkeypatch, capsys, words, module, name):
    """It names kind and place and how to see more, and not what the error says: that may be a hidden card."""
    monkeypatch.setattr(module, name, fail)
    assert call(*words) == 1
    [line] = capsys.readouterr().err.splitlines()
    assert says(line, "command-mistake", switch=program.DEBUG)
    assert "(KeyError in test_mistakes.py" in line
    assert "TABLETOP_DEBUG=1" in line
    assert "decoy" not in line


def test_a_picture_that_fails_is_one_line(call, monkeypatch, capsys, tmp_path):
    """And nothing is written."""
    monkeypatch.setitem(gallery.SCREENS, "menu", fail)
    out = tmp_path / "x.png"
    assert call("shot", "menu", "--out", str(out)) == 1
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert not out.exists()


def test_a_developer_sees_the_traceback(call, monkeypatch):
    """With TABLETOP_DEBUG the error comes through as it is."""
    monkeypatch.setenv(program.DEBUG, "1")
    monkeypatch.setattr(command, "played", fail)
    with pytest.raises(KeyError):
        call("sim", "-n", "1")


def test_a_window_whose_menu_fails_ends_with_one_line_and_status_1(tmp_path):
    """The real loop, in a process of its own: it neither hangs nor dies of the error; the line names the report."""
    done = subprocess.run(
        [sys.executable, "-c", MENU_FAILS, "--data", str(tmp_path)],
        env={"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 1
    [line] = done.stderr.splitlines()
    [report] = (tmp_path / "reports").iterdir()
    assert says(line, "desktop-error-ended-report", path=str(report))
    assert "KeyError: 'decoy'" in report.read_text("utf-8")
