"""The ladder counts what it says it counts."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tabletop import games
from tabletop.bots import intervals, levels
from tests.bots import poison
from tools.arena import play

ROOT = Path(__file__).parents[2]


def test_every_seat_of_every_deal_is_played():
    """One game per seat and deal, the lone level on that seat; alike levels take turns on the same deals."""
    normal = levels.level("normal")
    tally = play.ladder(poison.DEFINITION, levels.level("easy"), normal, 2, range(40, 44))
    assert {deal: len(shares) for deal, shares in tally.shares.items()} == dict.fromkeys(range(40, 44), 2)
    assert sum(tally.endings.values()) == 8
    assert all(share in {0.0, 0.5, 1.0} for shares in tally.shares.values() for share in shares)
    again = play.ladder(poison.DEFINITION, levels.level("easy"), normal, 2, range(40, 44))
    assert again.shares == tally.shares


def test_teams_take_turns():
    """With teams there is one game per team and deal, and a win of any of its seats is the level's."""
    normal, easy = levels.level("normal"), levels.level("easy")
    tally = play.ladder(games.load("codenames"), normal, easy, 4, range(2))
    assert {deal: len(shares) for deal, shares in tally.shares.items()} == {0: 2, 1: 2}
    assert {share for shares in tally.shares.values() for share in shares} <= {0.0, 1.0}
    assert set(tally.seconds) == {"normal", "easy"}


def test_a_cap_replaces_time():
    """A searching level with a count of iterations has no clock, so a ladder can be repeated to the letter."""
    hard = levels.counted(levels.level("hard"), 20)
    assert (hard.search.iterations, hard.search.ms) == (20, 0)
    once, again = (play.ladder(poison.DEFINITION, hard, levels.level("normal"), 2, range(3)) for _ in range(2))
    assert once.shares == again.shares
    assert once.endings == again.endings


def test_intervals():
    """Wilson's interval as in the textbook (8 of 10: 49 to 94 %); drawing deals again keeps what never varies."""
    assert intervals.wilson(0.8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    for n in range(1, 200):
        low, high = intervals.wilson(0.0, n)
        assert f"{low:.1f}" == "0.0", "not -0.0"
        assert 0 <= low < 1e-9 < high <= 1
        assert intervals.wilson(1.0, n)[1] <= 1
    assert intervals.bootstrap([[1.0, 0.0]] * 20) == (0.5, 0.5)
    low, high = intervals.bootstrap([[1.0, 1.0], [0.0, 0.0]] * 50)
    assert 0.35 < low < 0.5 < high < 0.65
    assert play.part_below([3.0, 1.0, 2.0], 0.5) == 2.0


def test_jobs_make_one_result():
    """Two jobs side by side give what one gives."""
    found = []
    for jobs in ("1", "2"):
        command = [sys.executable, "-m", "tools.arena", "espionage", "--games", "6", "--a", "normal", "--b", "easy"]
        run = subprocess.run([*command, "--jobs", jobs], capture_output=True, check=True, text=True, cwd=ROOT)
        found.append(json.loads(run.stdout))
    assert found[0]["games"] == 6
    for key in ("share", "by_seat", "endings", "decisions"):
        assert found[0][key] == found[1][key]
