"""The real program is killed while a Bean flies."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tabletop.core.ask import TELL, WORLD
from tabletop.match import TableSetup, bot, resume, start
from tabletop.storage import Store, database_file
from tests.table.rig import Instant

REPOSITORY = Path(__file__).resolve().parents[3]


def before_a_shot(folder):
    """Bots play until the next thing is a shot; how many answers that takes."""
    store = Store(database_file(folder))
    setup = TableSetup(game="beanz", seats=(bot(0), bot(1)), seed=3, pace="quick")
    match, now = start(setup, Instant(), 0, store=store), 0
    while match.game.ask[:2] != (TELL, WORLD) or not match.game.ask[2].startswith("flick"):
        now += 100
        match.tick(now)
        assert now < 1_000_000, "nobody ever flicks"
    match.close()
    store.close()
    return match.n


@pytest.mark.timeout(120)
def test_a_kill_in_the_middle_of_a_flight_changes_nothing_of_where_it_ends(tmp_path):
    """The shot is an answer from the moment in which it is made: the match goes on after it, and not with another one."""
    before = before_a_shot(tmp_path)
    command = [sys.executable, "-m", "tests.minigames.flick.flier", str(tmp_path)]
    with subprocess.Popen(command, cwd=REPOSITORY, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as child:
        lines = iter(child.stdout.readline, "")
        assert any(line == "fly\n" for line in lines)
        child.kill()
    store = Store(database_file(tmp_path))
    match = resume(store, 1, Instant(), 0)
    assert match.n > before
    shot = match.record.answers[before]
    assert shot.seat == WORLD
    assert shot.note, "what was measured"
    assert match.notice == ""
    n = match.n
    match.tick(60_000)
    assert match.n > n, "it goes on"
    store.close()
