"""Modules that lie in the current folder are not ours: no start of the program, and nothing that it starts, runs them."""

from __future__ import annotations

import os
import subprocess
import sys
from time import sleep

import pytest

from tabletop import games
from tabletop.bots.bot import BotBrief
from tabletop.bots.bot_client import BotClient

PLANTED = (
    "__future__",
    "queue",
    "random",
    "json",
    "typing",
    "multiprocessing",
    "msgspec",
    "typer",
    "pygame",
    "tabletop",
)
POOL = """
from tabletop import jobs, sim
work = sim.jobs_of(sim.GamePlan("espionage", ["easy", "easy"], {}), 1, 1)
print(len(list(jobs.results(work, jobs.workers(2), sim.GameResult))))
"""


@pytest.fixture
def planted(tmp_path, monkeypatch):
    """The current folder, with a module of every name that leaves a file where it is run; answers what has been run."""
    for name in PLANTED:
        (tmp_path / f"{name}.py").write_text("open(__file__ + '.ran', 'w').close()\nraise ImportError('planted')\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", os.pathsep)  # two empty entries, each of them the current folder
    return lambda: sorted(path.stem for path in tmp_path.glob("*.ran"))


def python(*words, **variables):
    return subprocess.run(
        [sys.executable, *words], env=os.environ | variables, capture_output=True, text=True, check=False
    )


def test_the_planted_modules_are_found_by_an_ordinary_start(planted):
    """Else the tests below would prove nothing."""
    assert python("-c", "import queue").returncode == 1
    assert planted() == ["queue.py"]


def test_the_worker_runs_nothing_from_the_current_folder(planted):
    thinker = BotClient()
    try:
        game = games.load("espionage").start(2, 1, {})
        thinker.request(1, game.knowledge(game.seat), game.seat, BotBrief("normal"))
        while not (thoughts := thinker.poll()):
            sleep(0.01)
        assert [thought.by for thought in thoughts] == ["worker"]
    finally:
        thinker.close()
    assert planted() == []


def test_python_m_tabletop_runs_nothing_from_the_current_folder(planted, monkeypatch, tmp_path):
    """But for a `tabletop.py`, which Python takes for the program before a line of ours has run."""
    monkeypatch.delenv("PYTHONPATH")  # whoever sets it so means it
    (tmp_path / "tabletop.py").unlink()
    done = python("-m", "tabletop", "--version")
    assert done.stdout.startswith("tabletop ")
    assert planted() == []


def test_the_processes_of_a_simulation_run_nothing_from_the_current_folder(planted, monkeypatch, tmp_path):
    """None of the pool."""
    monkeypatch.delenv("PYTHONPATH")
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "pool.py").write_text(POOL)
    done = python(elsewhere / "pool.py")
    assert (done.stdout, done.stderr) == ("1\n", "")
    assert planted() == []
