"""While a match cannot be saved it goes on, says why, and writes what waits as soon as it can."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tabletop.match import resume
from tabletop.match.autosave import SaveTrouble, copied
from tabletop.storage import ElsewhereError, Store, StoredAnswer, StoreError, database
from tests.core.minigame import DEFINITION
from tests.driving import whole
from tests.match.table import Instant, Player, begin
from tests.saying import said, wording

REPOSITORY = Path(__file__).resolve().parents[2]
FULL = Path("/dev/full")


@pytest.fixture
def file(tmp_path):
    return tmp_path / "tabletop.db"


@pytest.fixture
def player(file):
    """A match of bots on a real file, some answers old."""
    store = Store(file)
    found = Player(begin(people=0, bots=3, seed=8, store=store))
    found.until(lambda match: match.n >= 10)
    yield found
    store.close()


def on(player, answers=10):
    """Let so many more answers be given."""
    goal = player.match.n + answers
    return player.until(lambda match: match.n >= goal)


def saved(match):
    """The answers in the store, and those of the match."""
    return [tuple(a) for a in match.autosave.store.answers(match.autosave.number)], [
        tuple(a) for a in match.record.answers
    ]


@contextmanager
def nowhere(match, pragma):
    """The store refuses every write, by SQLite itself."""
    sql = match.autosave.store._database._sql
    (before,) = sql.execute(f"PRAGMA {pragma}").fetchone()
    yield sql
    sql.execute(f"PRAGMA {pragma} = {before}")


def test_a_match_goes_on_while_nothing_can_be_written(player):
    """What waits is written in order as soon as that works again, and the match in the store is the same."""
    match = player.match
    before = saved(match)[0]
    with nowhere(match, "query_only") as sql:
        sql.execute("PRAGMA query_only = 1")
        on(player)
        assert match.autosave.trouble == SaveTrouble(said("storage-read-only-why"))
        match.autosave.again()
        assert match.autosave.trouble == SaveTrouble(said("storage-read-only-why"))
        assert saved(match)[0] == before
    on(player)
    assert match.autosave.trouble is not None, "it is tried again now and then, not at every answer"
    match.autosave.again()
    assert match.autosave.trouble is None
    assert saved(match)[0] == saved(match)[1]
    back = resume(match.autosave.store, match.autosave.number, Instant(), 0, definition=DEFINITION)
    assert whole(back.game) == whole(match.game)


def filled(store):
    """Another match takes what room there is."""
    other = store.create_match(game="minigame", seed=1, options={}, seats=[], program="0", now=1)
    while True:
        store.append(other, [StoredAnswer(0, 0, 0, 0)], now=1)


def test_a_file_that_may_not_grow_keeps_what_it_has(player):
    match = player.match
    with nowhere(match, "max_page_count") as sql:
        sql.execute("PRAGMA max_page_count = 1")  # SQLite takes it as the number that there are
        with pytest.raises(StoreError, match="full"):
            filled(match.autosave.store)
        on(player)
        assert match.autosave.trouble == SaveTrouble(said("storage-full-why"))
        there, given = saved(match)
        assert there == given[: len(there)]
    match.autosave.again()
    assert saved(match)[0] == saved(match)[1]


def test_what_is_taken_back_meanwhile_does_not_come_back(player):
    """Undo, other answers and the end of the match reach the store as they were, though none could be written."""
    match = player.match
    with nowhere(match, "query_only") as sql:
        sql.execute("PRAGMA query_only = 1")
        on(player, 5)
        match.undo.rewind(7, player.now)
        player.to_the_end()
        assert match.autosave.trouble is not None
        assert match.autosave.store.match(1).state == "open"
    match.autosave.again()
    assert saved(match)[0] == saved(match)[1]
    assert match.autosave.store.match(1).result["winners"] == list(match.outcome.winners)


@contextmanager
def full(match):
    """No byte more finds room in the side file: the system itself says so, where it has a device that is always full."""
    if not FULL.exists():
        with nowhere(match, "max_page_count") as sql:
            sql.execute("PRAGMA max_page_count = 1")
            with pytest.raises(StoreError, match="full"):
                filled(match.autosave.store)
            yield
        return
    match.autosave.store.checkpoint()  # what is read comes from the main file meanwhile
    [side] = [int(fd.name) for fd in Path("/proc/self/fd").iterdir() if leads_to(fd).endswith("tabletop.db-wal")]
    kept, device = os.dup(side), os.open(FULL, os.O_RDWR)
    os.dup2(device, side)
    try:
        yield
    finally:
        os.dup2(kept, side)
        os.close(kept), os.close(device)


def leads_to(fd):
    """The file behind a number; the folder of numbers itself may be closed by now."""
    return str(fd.readlink()) if fd.is_symlink() else ""


def test_a_full_disk_is_noticed_and_room_is_used_at_once(player):
    match = player.match
    with full(match):
        on(player, 60)
        assert match.autosave.trouble == SaveTrouble(said("storage-full-why"))
        match.autosave.again()
        assert match.autosave.trouble == SaveTrouble(said("storage-full-why"))
        there, given = saved(match)
        assert there == given[: len(there)]
        assert len(there) < len(given)
    match.autosave.again()
    assert match.autosave.trouble is None
    assert saved(match)[0] == saved(match)[1]


def test_a_deleted_file_is_noticed_without_a_write_and_one_that_comes_back_is_used(player, file, tmp_path):
    match = player.match
    names = [path for path in tmp_path.iterdir() if "match" not in path.name]
    for path in names:
        path.rename(path.with_name("away " + path.name))
    match.autosave.again()
    assert match.autosave.trouble == SaveTrouble(said("storage-deleted-why"))
    on(player)
    assert not file.exists(), "nothing is made in its place"
    for path in names:
        path.with_name("away " + path.name).rename(path)
    match.autosave.again()
    assert match.autosave.trouble is None
    assert saved(match)[0] == saved(match)[1]


def test_a_deleted_side_file_is_noticed_and_what_it_held_is_not_lost(player, file):
    autosave = player.match.autosave
    file.with_name("tabletop.db-wal").unlink()
    autosave.again()
    assert autosave.trouble == SaveTrouble(said("storage-deleted-why"))
    autosave.again()
    assert autosave.trouble is None
    on(player)
    assert saved(player.match)[0] == saved(player.match)[1]


def test_looking_after_the_file_lets_go_of_none_of_its_locks(player, file):
    """A program that leaves deletes the side file when it believes to be the last one; it must see that it is not."""
    script = "import sys, sqlite3; sql = sqlite3.connect(sys.argv[1]); sql.execute('PRAGMA user_version'); sql.close()"
    for _ in range(3):
        player.match.autosave.store.checkpoint()  # changes the main file, so that it is looked into
        on(player, 3)
        subprocess.run([sys.executable, "-c", script, str(file)], check=True)
        player.match.autosave.again()
        assert player.match.autosave.trouble is None


def test_a_database_that_comes_to_lie_in_the_place_is_not_mixed_with_what_was_there(player, file):
    """The side file that stays in the folder would be taken for that of the new file."""
    other = file.with_name("other.db")
    with closing(Store(other)) as store:
        store.write_settings({"volume": "0.5"})
    other.replace(file)
    on(player)
    assert [profile.name for profile in player.match.autosave.store.profiles.all()] == []
    with closing(Store(file)) as store:
        assert store.read_settings() == {"volume": "0.5"}
        assert store.matches(9) == []


def replaced(file):
    other = file.with_name("other.db")
    Store(other).close()
    other.replace(file)


def overwritten(file):
    file.write_bytes(b"my diary" * 100_000)


def cut_off(file):
    os.truncate(file, file.stat().st_size // 2)


@pytest.mark.parametrize(
    ("harm", "why"),
    [
        (replaced, "the file was replaced by another one"),
        (overwritten, "the file is damaged"),
        (cut_off, "the file is damaged"),
    ],
)
def test_a_file_that_is_another_one_is_noticed_and_left_alone(player, file, harm, why):
    match = player.match
    harm(file)
    before = file.read_bytes()
    on(player)
    assert match.autosave.trouble == SaveTrouble(why)
    match.autosave.again()
    assert match.autosave.trouble == SaveTrouble(why)
    with pytest.raises(StoreError):
        match.autosave.store.write_settings({"volume": "1"})
    assert file.read_bytes() == before


def test_a_file_that_a_newer_program_has_taken_over_is_left_alone(player, file):
    match = player.match
    with closing(sqlite3.connect(file)) as sql:
        sql.execute("PRAGMA user_version = 99")
    on(player)
    assert match.autosave.trouble == SaveTrouble(said("storage-too-new-why"))


def test_another_writer_is_waited_for_once_and_not_at_every_answer(player, file, monkeypatch):
    """While it holds the file the match goes on; the first answer waits a moment for it, no other does."""
    match, waits = player.match, []
    monkeypatch.setattr(match.autosave.store, "patient", waits.append)
    match.autosave.store._database._sql.execute("PRAGMA busy_timeout = 0")
    with closing(sqlite3.connect(file, isolation_level=None)) as sql:
        sql.execute("BEGIN IMMEDIATE")
        on(player, 20)
        assert match.autosave.trouble == SaveTrouble(said("storage-busy-why"))
        sql.execute("ROLLBACK")
    match.autosave.again()
    assert match.autosave.trouble is None
    assert saved(match)[0] == saved(match)[1]
    assert waits == [False, True]


def test_a_second_program_says_that_the_match_is_open_elsewhere(player, file):
    """The first one plays on; when it leaves, the second one goes on where it stopped; no file of the lock stays."""
    match, second = player.match, Store(file)
    with pytest.raises(ElsewhereError, match=wording("storage-open-elsewhere")):
        resume(second, match.autosave.number, Instant(), 0, definition=DEFINITION)
    on(player)
    assert match.autosave.trouble is None
    match.close()
    other = resume(second, match.autosave.number, Instant(), 0, definition=DEFINITION)
    assert whole(other.game) == whole(match.game)
    other.close()
    second.close()
    assert not [path.name for path in file.parent.iterdir() if "-match-" in path.name]


HOLDER = """
import sys
from pathlib import Path
from tabletop.storage import Store
store = Store(Path(sys.argv[1]))
store.hold(1)
print("held", flush=True)
sys.stdin.read()
"""


def test_a_killed_program_holds_no_match(file):
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(file)], cwd=REPOSITORY, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as child:
        assert child.stdout.readline() == b"held\n"
        store = Store(file)
        with pytest.raises(ElsewhereError):
            store.hold(1)
        child.kill()
        child.wait()
    store.hold(1)
    store.close()


def test_a_match_that_somebody_plays_is_not_given_up_by_another_program(player, file):
    with closing(Store(file)) as second, pytest.raises(ElsewhereError, match=wording("storage-open-elsewhere")):
        second.abandon(player.match.autosave.number, now=1)
    on(player)
    assert player.match.autosave.trouble is None


def test_a_match_that_is_ended_elsewhere_stands_still(player, file):
    match, n = player.match, player.match.n
    with closing(Store(file)) as second:
        second.finish(match.autosave.number, {}, now=1)
    with pytest.raises(ElsewhereError, match="has ended"):
        on(player)
    assert match.answers.elsewhere
    assert match.n == n


def test_the_whole_match_can_be_copied_elsewhere_at_any_time(player):
    """Unsaved answers included; the copy goes on like the match itself."""
    match = player.match
    with nowhere(match, "query_only") as sql:
        sql.execute("PRAGMA query_only = 1")
        on(player)
        elsewhere = Store(None)
        number = copied(elsewhere, match.setup, match.record.answers, match.outcome, 5)
    back = resume(elsewhere, number, Instant(), 0, definition=DEFINITION)
    assert whole(back.game) == whole(match.game)
    assert back.setup == match.setup


def test_the_side_file_is_empty_after_a_checkpoint_and_the_main_file_is_whole(player, file, tmp_path):
    side = file.with_name("tabletop.db-wal")
    assert side.stat().st_size > 0
    player.match.autosave.store.checkpoint()
    assert side.stat().st_size == 0
    shutil.copy(file, tmp_path / "alone.db")
    with closing(Store(tmp_path / "alone.db")) as alone:
        assert [tuple(a) for a in alone.answers(1)] == saved(player.match)[1]


def test_a_checkpoint_waits_for_nobody(player, file):
    """Another program that reads keeps the side file; nothing is lost, and the next write waits again."""
    with closing(sqlite3.connect(file, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM answers").fetchone()
        on(player)
        player.match.autosave.store.checkpoint()
        assert player.match.autosave.store._database._sql.execute("PRAGMA busy_timeout").fetchone() == (
            round(1000 * database.BUSY_SECONDS),
        )
    assert saved(player.match)[0] == saved(player.match)[1]
