"""Kills at any moment, and two programs on one file."""

from __future__ import annotations

import random
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from tabletop.storage import Store, StoredAnswer, StoreError, database
from tests.saying import wording

REPOSITORY = Path(__file__).resolve().parents[2]

# Writes answers as fast as it can and says after each commit how long the log is now, with a snapshot now and then.
WRITER = """
import os, sys
from pathlib import Path
from tabletop.storage import StoredAnswer, Store
store = Store(Path(sys.argv[1]))
match = int(sys.argv[2])
length = len(store.answers(match))
while True:
    length = store.append(match, [StoredAnswer(length, length % 4, length % 7, length * 13 % 9999)], now=length, at=length)
    os.write(1, b"%d\\n" % length)
    if length % 40 == 0:
        store.snapshot(match, length, b"%d" % length * 500)
"""


def expected(count: int) -> list[StoredAnswer]:
    return [StoredAnswer(n, n % 4, n % 7, n * 13 % 9999) for n in range(count)]


def run_and_kill(file: Path, match: int, rng: random.Random) -> int:
    """Let a writer run for a random number of commits and a random moment more; return the last length it printed."""
    command = [sys.executable, "-c", WRITER, str(file), str(match)]
    with subprocess.Popen(command, cwd=REPOSITORY, stdout=subprocess.PIPE) as child:
        for _ in range(rng.randrange(1, 25)):
            assert child.stdout.readline(), "the writer ended by itself"
        time.sleep(rng.random() * 0.003)
        child.kill()
        rest = child.stdout.read()
    lines = rest.splitlines()
    return int(lines[-1]) if lines else 0


@pytest.mark.parametrize("kills", [15, pytest.param(100, marks=pytest.mark.long)])
def test_no_committed_answer_is_lost_in_many_kills(tmp_path, kills):
    """Every length that the writer printed before it was killed is there afterwards, with the right answers."""
    file, rng = tmp_path / "tabletop.db", random.Random(11)
    store = Store(file)
    match = store.create_match(game="espionage", seed=1, options={}, seats=[], program="0", now=0)
    store.close()
    for _ in range(kills):
        printed = run_and_kill(file, match, rng)
        store = Store(file)
        answers = store.answers(match)
        assert len(answers) >= printed
        assert answers == expected(len(answers))
        snapshot = store.latest_snapshot(match)
        assert snapshot is None or snapshot.data == b"%d" % snapshot.n * 500
        assert [saved.id for saved in store.open_matches()] == [match]
        store.close()
    assert len(answers) >= kills


@pytest.fixture
def pair(tmp_path):
    first, second = Store(tmp_path / "tabletop.db"), Store(tmp_path / "tabletop.db")
    yield first, second
    first.close()
    second.close()


def begin(store: Store) -> int:
    return store.create_match(game="espionage", seed=1, options={}, seats=[], program="0", now=0)


def test_two_open_stores_see_each_others_matches(pair):
    first, second = pair
    one, two = begin(first), begin(second)
    first.append(one, [StoredAnswer(0, 0, 0, 0)], now=1)
    second.append(two, [StoredAnswer(0, 1, 1, 1)], now=1)
    assert second.answers(one) == [StoredAnswer(0, 0, 0, 0)]
    assert first.answers(two) == [StoredAnswer(0, 1, 1, 1)]


def test_a_second_writer_waits_for_the_first(pair):
    first, second = pair
    one, two = begin(first), begin(second)
    released = threading.Event()
    started = threading.Event()
    problems = []

    def hold() -> None:
        holder = Store(first.path)
        try:
            with holder._database.write() as sql:
                sql.execute("UPDATE matches SET updated = 5 WHERE id = ?", (one,))
                started.set()
                released.wait(20)
        except StoreError as error:
            problems.append(error)
        holder.close()

    thread = threading.Thread(target=hold)
    thread.start()
    assert started.wait(20)
    threading.Timer(0.1, released.set).start()
    second.append(two, [StoredAnswer(0, 0, 0, 0)], now=9)
    assert released.is_set(), "the append returned while the other transaction was still open"
    thread.join()
    assert problems == []
    assert first.match(one).updated == 5
    assert first.answers(two) == [StoredAnswer(0, 0, 0, 0)]


def test_a_second_writer_that_waits_too_long_gets_a_clear_sentence(pair, monkeypatch, tmp_path):
    first, _second = pair
    match = begin(first)
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.05)
    hasty = Store(tmp_path / "tabletop.db")
    with first._database.write() as sql:
        sql.execute("UPDATE matches SET updated = 5 WHERE id = ?", (match,))
        with pytest.raises(StoreError, match=wording("storage-busy")):
            hasty.append(match, [StoredAnswer(0, 0, 0, 0)], now=9)
        assert hasty.answers(match) == [], "reading goes on meanwhile"
    hasty.append(match, [StoredAnswer(0, 0, 0, 0)], now=9)
    assert first.answers(match) == [StoredAnswer(0, 0, 0, 0)]
    hasty.close()


@pytest.mark.parametrize("attempt", range(30))
def test_programs_that_start_at_once_make_one_database(tmp_path, monkeypatch, attempt):
    """Each creates the file if it is the first; none fails because another is just doing so, however slow the disk is."""
    monkeypatch.setattr(database, "BUSY_SECONDS", 60)
    file, together, problems = tmp_path / "tabletop.db", threading.Barrier(5), []

    def start(name: int) -> None:
        together.wait()
        try:
            store = Store(file)
            store.write_settings({f"started {name}": str(attempt)})
            store.close()
        except StoreError as error:
            problems.append(error)

    threads = [threading.Thread(target=start, args=(name,)) for name in range(5)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert problems == []
    store = Store(file)
    assert store.read_settings() == {f"started {name}": str(attempt) for name in range(5)}
    store.close()
