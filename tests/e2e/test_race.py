"""A race of reflexes in a real window: real keys, read by the real program, and what it writes down."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing

import pytest

from tabletop.match.seats import race_keys
from tabletop.minigames.reflex import from_note
from tabletop.minigames.reflex.referee import STALL_MS
from tabletop.storage import Store, database_file
from tests.e2e.real import prepare, until
from tests.e2e.told import Person
from tests.minigames.reflex.sitting import Sitting

pytestmark = pytest.mark.window
APART = 0.15  # seconds between two people's presses
WRONG = STALL_MS + 20  # ms: whatever is read later than that is raced anew


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
    keys = race_keys(match.setup.seats)
    user = match.game.ask[3][0]
    count = match.n
    store.close()
    return [keys[seat] for seat in range(3) if seat != user], [seat for seat in range(3) if seat != user], count


@pytest.fixture(params=["fr", "ru"])
def keyboard(display, request):
    """Another people's keyboard: races at home are run by the matches of `test_austin`."""
    display.board(request.param)
    yield
    display.board("us")


@pytest.mark.rule("AP-157", "AP-160", "AP-167", "AP-169")
@pytest.mark.usefixtures("keyboard")
def test_people_race_with_real_keys(display, tmp_path):
    """A saved match goes on with the race that was due: two keys far apart are pressed one after the other. The
    times are answers on the disk, in the order and distance in which the keys were pressed; Enter confirms the photo finish.
    """
    prepare(tmp_path, keys_tested=["c+o+q"])
    keys, seats, count = before_a_race(tmp_path)
    with Person(display, tmp_path) as real:
        real.tap("Return")
        sent = {}

        def raced():
            missing = real.ask("racing") or ()
            for seat, key in zip(seats, keys, strict=True):
                if seat in missing:
                    sent[seat] = time.monotonic()
                    real.place(key)
                    time.sleep(APART)
            return len(notes(real, count)) >= 3

        until(raced, "the times of a race on the disk")
        marks = {mark.seat: mark for mark in map(from_note, notes(real, count)[:3])}
        first, second = (marks[seat].raw for seat in seats[:2])
        assert all(raw is not None and 100 <= raw < 5000 for raw in (first, second))
        apart = 1000 * (sent[seats[1]] - sent[seats[0]])
        assert abs(second - first - apart) < WRONG, (first, second, apart)
        until(lambda: real.screen["phase"] == "proof", "the photo finish")
        real.race(real.screen, seats)
        assert real.screen["top"] == "table"
        assert real.close() == 0
