"""What happens to the file itself: migrations, backups, damage, foreign files, folders that cannot be written."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path

import pytest

from tabletop.storage import Store, StoredAnswer, StoreError, file_permissions
from tabletop.storage.database import Database
from tabletop.storage.schema import MIGRATIONS
from tests.saying import says, wording

REPOSITORY = Path(__file__).resolve().parents[2]

# The first released shape, frozen here: it must be readable for ever, whatever schema.py says later.
VERSION_1 = """
PRAGMA application_id = 1413631060;
CREATE TABLE matches (id INTEGER PRIMARY KEY, game TEXT NOT NULL, seed INTEGER NOT NULL, options TEXT NOT NULL,
    seats TEXT NOT NULL, program TEXT NOT NULL, state TEXT NOT NULL CHECK (state IN ('open', 'finished', 'abandoned')),
    created INTEGER NOT NULL, updated INTEGER NOT NULL, result TEXT);
CREATE INDEX matches_by_state ON matches (state, updated);
CREATE TABLE answers (match INTEGER NOT NULL REFERENCES matches (id), n INTEGER NOT NULL, ask INTEGER NOT NULL,
    seat INTEGER NOT NULL, option INTEGER NOT NULL, ms INTEGER NOT NULL, note TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (match, n)) WITHOUT ROWID;
CREATE TABLE snapshots (match INTEGER NOT NULL REFERENCES matches (id), n INTEGER NOT NULL, turn INTEGER NOT NULL,
    data BLOB NOT NULL, PRIMARY KEY (match, n));
CREATE TABLE profiles (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE COLLATE NOCASE, colour TEXT NOT NULL,
    avatar TEXT NOT NULL, created INTEGER NOT NULL, keys TEXT NOT NULL);
CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
INSERT INTO matches
    VALUES (1, 'espionage', -1, '{"hand":5}', '[{"name":"Anna"},{"bot":"easy"}]', '0.1.0', 'open', 10, 20, NULL);
INSERT INTO answers VALUES (1, 0, 0, 0, 2, 350, ''), (1, 1, 1, 1, 0, 900, '');
INSERT INTO profiles VALUES (1, 'Anna', 'red', 'fox', 5, '{"react":"a"}');
INSERT INTO settings VALUES ('volume_master', '0.25');
PRAGMA user_version = 1;
"""

FIRST = MIGRATIONS[:1]  # the tests of migrating itself go from version 1 to made-up ones
ADD_REMARK = ("ALTER TABLE matches ADD COLUMN remark TEXT", "UPDATE matches SET remark = 'was ' || state")
BROKEN = ("ALTER TABLE matches ADD COLUMN half TEXT", "UPDATE matches SET no_such_column = 1")


@pytest.fixture
def file(tmp_path):
    return tmp_path / "tabletop.db"


@pytest.fixture
def old(file):
    with closing(sqlite3.connect(file)) as sql:
        sql.executescript(VERSION_1)
    return file


def shape(file: Path) -> list[tuple]:
    """Columns of every table, without the spelling of the SQL."""
    with closing(sqlite3.connect(file)) as sql:
        tables = [name for (name,) in sql.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")]
        return [(table, row) for table in tables for row in sql.execute(f"PRAGMA table_info({table})")]


def backups(file: Path) -> list[str]:
    return sorted(path.name for path in file.parent.iterdir() if ".bak" in path.name)


def test_a_database_of_version_1_opens_and_has_the_shape_of_a_new_one(old, tmp_path):
    store = Store(old)
    match = store.match(1)
    assert (match.seed, match.options, match.answers) == (2**64 - 1, {"hand": 5}, 2)
    assert store.answers(1) == [StoredAnswer(0, 0, 2, 350), StoredAnswer(1, 1, 0, 900)]
    assert [profile.name for profile in store.profiles.all()] == ["Anna"]
    assert store.read_settings() == {"volume_master": "0.25"}
    store.close()
    new = tmp_path / "new.db"
    Store(new).close()
    assert shape(old) == shape(new)


def test_people_of_version_1_own_no_decks_and_no_cards(old):
    """The shelves that came with version 2 are empty and usable; a copy of the old file is beside it."""
    store = Store(old)
    (anna,) = store.profiles.all()
    assert store.decks.all(anna.id, "beanz") == ([], [])
    assert store.collections.owned(anna.id, "beanz") == {}
    deck = store.decks.create(anna.id, "beanz", "basic", "Lions", {"lion": 40}, now=3)
    store.close()
    assert backups(old) == ["tabletop.db.v1.bak"]
    store = Store(old)
    assert store.decks.all(anna.id, "beanz").decks == [deck]
    store.close()


def test_a_migration_copies_the_old_file_first(old):
    database = Database(old, (*FIRST, ADD_REMARK))
    assert database.read("SELECT remark FROM matches") == [("was open",)]
    database.close()
    assert backups(old) == ["tabletop.db.v1.bak"]
    copy = Database(old.with_name("tabletop.db.v1.bak"), FIRST)
    assert copy.read("PRAGMA user_version") == [(1,)]
    assert copy.read("SELECT count(*) FROM answers") == [(2,)]
    copy.close()


def test_a_migration_runs_once(old):
    for _ in range(3):
        database = Database(old, (*FIRST, ADD_REMARK))
        assert database.read("PRAGMA user_version") == [(2,)]
        database.close()
    assert backups(old) == ["tabletop.db.v1.bak"]


def test_several_versions_are_crossed_in_one_go(old):
    second = ("CREATE TABLE recipes (id INTEGER PRIMARY KEY)",)
    database = Database(old, (*FIRST, ADD_REMARK, second))
    assert database.read("PRAGMA user_version") == [(3,)]
    assert database.read("SELECT count(*) FROM recipes") == [(0,)]
    database.close()
    assert backups(old) == ["tabletop.db.v1.bak"]


def test_a_failing_migration_leaves_the_old_version_whole_and_a_backup(old):
    with pytest.raises(StoreError):
        Database(old, (*FIRST, ADD_REMARK, BROKEN))
    assert backups(old) == ["tabletop.db.v1.bak"]
    store = Store(old)
    assert store.answers(1) == [StoredAnswer(0, 0, 2, 350), StoredAnswer(1, 1, 0, 900)]
    assert "half" not in str(shape(old))
    assert "remark" not in str(shape(old))
    store.close()


KILLED_IN_MIGRATION = """
import os, signal, sys
from pathlib import Path
from tabletop.storage import database
from tabletop.storage.schema import MIGRATIONS
class Dying(tuple):
    def __iter__(self):
        yield "ALTER TABLE matches ADD COLUMN half TEXT"
        os.kill(os.getpid(), signal.SIGKILL)
database.Database(Path(sys.argv[1]), (*MIGRATIONS[:1], Dying()))
"""


def test_a_process_killed_inside_a_migration_leaves_the_old_version_and_a_backup(old):
    done = subprocess.run([sys.executable, "-c", KILLED_IN_MIGRATION, str(old)], cwd=REPOSITORY, check=False)
    assert done.returncode == -9
    assert backups(old) == ["tabletop.db.v1.bak"]
    assert "half" not in str(shape(old))
    database = Database(old, (*FIRST, ADD_REMARK))
    assert database.read("SELECT remark FROM matches") == [("was open",)]
    database.close()


def test_a_half_written_backup_never_bears_the_name_of_a_backup(old):
    """A kill inside the copy leaves only a .part file, and the next try is not hindered by it."""
    old.with_name("tabletop.db.v1.bak.part").write_bytes(b"half a copy")
    Database(old, (*FIRST, ADD_REMARK)).close()
    assert backups(old) == ["tabletop.db.v1.bak"]


def test_without_a_backup_there_is_no_migration(old):
    """Something else bears the name of the copy and cannot be replaced: nothing is changed."""
    (old.with_name("tabletop.db.v1.bak") / "in the way").mkdir(parents=True)
    with pytest.raises(StoreError, match=wording("storage-no-backup")):
        Database(old, (*FIRST, ADD_REMARK))
    assert "remark" not in str(shape(old))


def test_a_new_database_needs_no_backup(file):
    Store(file).close()
    assert [path.name for path in file.parent.iterdir()] == ["tabletop.db"]


def test_the_folder_is_made_when_it_is_missing(tmp_path):
    Store(tmp_path / "a" / "b" / "tabletop.db").close()
    assert (tmp_path / "a" / "b" / "tabletop.db").is_file()


def test_an_empty_file_becomes_a_database(file):
    file.touch()
    Store(file).close()
    assert file.stat().st_size > 0


def refused(file: Path, words: str) -> None:
    """Opening must fail with one sentence and leave every byte of the file in place."""
    before = file.read_bytes()
    with pytest.raises(StoreError, match=words) as caught:
        Store(file)
    assert "\n" not in str(caught.value)
    assert str(file) in str(caught.value)
    assert file.read_bytes() == before
    assert backups(file) == []


def test_a_newer_database_is_left_alone(old):
    with closing(sqlite3.connect(old)) as sql:
        sql.execute("PRAGMA user_version = 99")
    refused(old, "newer Tabletop")


def test_a_newer_version_that_still_sits_in_the_side_file_is_left_alone(old):
    """A newer program was killed before its change reached the main file, so the header there still says 1."""
    script = (
        "import os, signal, sqlite3, sys; sql = sqlite3.connect(sys.argv[1]); sql.execute('PRAGMA journal_mode=WAL');"
        "sql.execute('PRAGMA user_version = 99'); sql.commit(); os.kill(os.getpid(), signal.SIGKILL)"
    )
    subprocess.run([sys.executable, "-c", script, str(old)], check=False)
    with pytest.raises(StoreError, match="newer Tabletop"):
        Store(old)
    with closing(sqlite3.connect(old)) as sql:
        assert sql.execute("PRAGMA user_version").fetchone() == (99,)
        assert sql.execute("SELECT count(*) FROM answers").fetchone() == (2,)


@pytest.mark.parametrize("content", [b"hello", b"\x89PNG\r\n" * 500, b"SQLite format 3\x00 cut", bytes(4096)])
def test_a_file_that_is_no_database_is_left_alone(file, content):
    file.write_bytes(content)
    refused(file, "does not hold saved games")


def test_another_programs_database_is_left_alone(file):
    with closing(sqlite3.connect(file)) as sql:
        sql.executescript("CREATE TABLE recipes (name TEXT); INSERT INTO recipes VALUES ('soup');")
    refused(file, "does not hold saved games")


@pytest.fixture
def filled(file):
    store = Store(file)
    number = store.create_match(game="espionage", seed=1, options={}, seats=[], program="0", now=1)
    store.append(number, [StoredAnswer(n, 0, 0, 0) for n in range(5000)], now=2)
    store.close()
    return file


@pytest.mark.parametrize("share", [0.02, 0.3, 0.5, 0.99])
def test_a_truncated_database_is_left_alone(filled, share):
    whole = filled.read_bytes()
    filled.write_bytes(whole[: max(200, int(len(whole) * share))])
    refused(filled, "damaged|does not hold")


@pytest.mark.parametrize("page", [1, 3, 6, 9])
def test_a_database_with_an_overwritten_page_is_left_alone(filled, page):
    whole = bytearray(filled.read_bytes())
    whole[page * 4096 : page * 4096 + 64] = b"\xa5" * 64
    filled.write_bytes(bytes(whole))
    refused(filled, "damaged")


def test_a_folder_in_the_place_of_the_file_is_named(file):
    file.mkdir()
    with pytest.raises(StoreError, match=wording("storage-no-file")):
        Store(file)


def test_a_file_in_the_place_of_the_folder_is_named(tmp_path):
    (tmp_path / "data").write_text("a file")
    with pytest.raises(StoreError, match=wording("storage-no-folder")):
        Store(tmp_path / "data" / "tabletop.db")
    assert (tmp_path / "data").read_text() == "a file"


# The superuser may write everywhere, so a child that runs as one gives that up once everything is imported and read.
AS_ORDINARY_USER = """
import os, sys
from pathlib import Path
from tabletop.i18n import tr
from tabletop.storage import Store, StoreError
tr("storage-why")
if os.geteuid() == 0:
    os.setgroups([])
    os.setgid(65534)
    os.setuid(65534)
try:
    Store(Path(sys.argv[1]))
except StoreError as error:
    print(error)
"""


def open_as_ordinary_user(file: Path) -> str:
    command = [sys.executable, "-c", AS_ORDINARY_USER, str(file)]
    return subprocess.run(command, capture_output=True, text=True, check=True, cwd=REPOSITORY).stdout


@pytest.fixture
def public():
    """A folder that the child reaches after it gave up the superuser's rights, which a private TMPDIR would keep from it."""
    with tempfile.TemporaryDirectory(dir="/tmp" if os.name == "posix" and os.geteuid() == 0 else None) as name:
        folder = Path(name)
        folder.chmod(0o755)
        yield folder
        folder.chmod(0o755)


def test_a_read_only_folder_is_named(public):
    Store(public / "tabletop.db").close()
    before = (public / "tabletop.db").read_bytes()
    public.chmod(0o555)
    assert says(open_as_ordinary_user(public / "tabletop.db"), "storage-folder-read-only")
    assert says(open_as_ordinary_user(public / "new.db"), "storage-folder-read-only")
    assert says(open_as_ordinary_user(public / "deeper" / "new.db"), "storage-no-folder")
    assert (public / "tabletop.db").read_bytes() == before
    assert [path.name for path in public.iterdir()] == ["tabletop.db"]


def test_a_read_only_file_is_named(public):
    Store(public / "tabletop.db").close()
    (public / "tabletop.db").chmod(0o444)
    public.chmod(0o777)
    assert says(open_as_ordinary_user(public / "tabletop.db"), "storage-read-only")
    assert [path.name for path in public.iterdir()] == ["tabletop.db"]


@pytest.mark.skipif(os.name != "posix", reason="other systems have other rights")
def test_saved_games_are_their_owners_alone(tmp_path):
    """Whatever lies there: the database, its side files, locks, backups; also what an older version wrote for all to read."""
    path = tmp_path / "new" / "tabletop.db"
    store = Store(path)
    store.hold(store.create_match(game="g", seed=1, options={}, seats=[{}], program="0", now=0))
    file_permissions.write(path.parent / "exports.txt", "secret")
    modes = {entry.name: entry.stat().st_mode & 0o777 for entry in path.parent.iterdir()}
    assert len(modes) >= 4
    assert set(modes.values()) == {0o600}
    assert path.parent.stat().st_mode & 0o777 == 0o700
    store.close()
    (path.parent / "exports.txt").unlink()
    path.chmod(0o644)
    path.parent.chmod(0o755)
    Store(path).close()
    assert path.stat().st_mode & 0o777 == 0o600
    assert path.parent.stat().st_mode & 0o777 == 0o700


@pytest.mark.skipif(os.name != "posix", reason="other systems have other rights")
def test_a_folder_in_which_other_files_lie_is_left_open(tmp_path):
    tmp_path.chmod(0o755)
    (tmp_path / "letters.txt").write_text("mine")
    Store(tmp_path / "tabletop.db").close()
    assert tmp_path.stat().st_mode & 0o777 == 0o755
    assert (tmp_path / "tabletop.db").stat().st_mode & 0o777 == 0o600
