"""A race of reflexes in a real window: real keys, read by the real program, and what it writes down."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing

import pytest

from tabletop.match.race import from_note
from tabletop.match.seats import gesture_keys
from tabletop.match.store import Store, database_file
from tests.e2e.real import Running, prepare, until
from tests.match.race.sitting import Sitting

pytestmark = pytest.mark.window
APART = 0.15  # seconds between two people's presses
ROUND = 0.45  # seconds from one round of presses to the next: longer than the lock of a false start


def notes(real, after):
    """The notes of all answers from the n-th on."""
    with closing(sqlite3.connect(f"file:{database_file(real.data)}?mode=ro", uri=True, timeout=5)) as database:
        rows = database.execute("SELECT note FROM answers ORDER BY match, n").fetchall()
    return [row[0] for row in rows[after:]]


def before_a_race(folder):
    """A saved match of three people and a bot in which the next thing is a race; the seats that press, and its length."""
    store = Store(database_file(folder))
    sitting = Sitting("press_time", people=3, seats=4, seed=3, store=store, privacy="open")
    match = sitting.match
    keys = gesture_keys(match.setup.seats)
    user = match.game.ask[3][0]
    count = match.n
    store.close()
    return [keys[seat] for seat in range(3) if seat != user], [seat for seat in range(3) if seat != user], count


@pytest.mark.rule("AP-157", "AP-160", "AP-167", "AP-169")
def test_people_race_with_real_keys(display, tmp_path):
    """A saved match goes on with the race that was due: two keys far apart are pressed by turns until both have landed. The
    times are answers on the disk, in the order and distance in which the keys were pressed; Enter confirms the photo finish.
    """
    prepare(tmp_path, keys_tested=["p+q+z"])
    keys, seats, count = before_a_race(tmp_path)
    with Running(display, tmp_path) as real:
        real.key("Return", True)
        real.key("Return", False)
        time.sleep(1.0)

        def raced():
            for key in keys:
                real.key(key, True)
                real.key(key, False)
                time.sleep(APART)
            time.sleep(ROUND - APART * len(keys))
            return len(notes(real, count)) >= 3

        until(raced, "the times of a race on the disk")
        marks = {mark.seat: mark for mark in map(from_note, notes(real, count)[:3])}
        first, second = (marks[seat].raw for seat in seats[:2])
        assert all(raw is not None and 100 <= raw < 5000 for raw in (first, second))
        apart = (second - first) % round(1000 * ROUND)
        assert abs(apart - 1000 * APART) < 60, (first, second)
        time.sleep(2.5)
        real.key("Return", True)
        real.key("Return", False)
        time.sleep(0.5)
        assert real.close() == 0
