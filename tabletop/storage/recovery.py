"""A damaged database is set aside, and a new one begun: from the last backup, with all that can be read of the old one."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, suppress
from os import SEEK_END
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from tabletop.i18n import tr
from tabletop.storage import database, file_permissions
from tabletop.storage.database import SIDE, Database, backups_newest_first, day
from tabletop.storage.errors import DamagedError, StoreError
from tabletop.storage.schema import MIGRATIONS

# Parts of the head: size of a page, changes, pages, free pages, and the changes after which the number of pages was right.
PAGE, CHANGES, PAGES, FREE, VALID = slice(16, 18), slice(24, 28), slice(28, 32), slice(32, 40), slice(92, 96)
LARGER = 1000  # times the file that is there; more than that is no number of pages
# In the order in which they are renamed: a side file alone would be taken for that of the new one.
FILES = (SIDE, "-shm", "")
JSON = {
    "profiles": ("keys",),
    "matches": ("options", "seats", "result"),
    "answers": ("value",),
    "decks": ("cards",),
    "packs": ("options",),
    "nights": ("plan",),
    "notes": ("data",),
    "settings": ("value",),
}
TABLES = (*JSON, "snapshots", "collected", "unlocked")
TYPES = {"INTEGER": int, "TEXT": str, "BLOB": bytes}
OWNED = ("decks", "collected", "packs", "unlocked", "notes")  # by a profile

Row = dict[str, Any]


class Recovered(NamedTuple):
    """aside: where the damaged file is now, unchanged; backup: what the new one began with; and how much is in it."""

    aside: Path
    backup: Path | None
    people: int
    decks: int
    matches: int


def damage(path: Path) -> DamagedError | None:
    """What is wrong with the file, None for nothing. Raises StoreError for anything else that hinders."""
    try:
        database.before_opening(path, newest=len(MIGRATIONS))
    except DamagedError as error:
        return error
    return None


def recover(path: Path, now: float) -> Recovered:
    """Set a damaged database aside; it is renamed, and not a byte of it changes. Raises StoreError, and then nothing has."""
    partial, read = (path.with_name(path.name + end) for end in (".new", ".read"))
    aside = _free(path.with_name(f"{path.name}.damaged-{day(now)}"))
    try:
        try:
            backup = _begin(partial, path)
            _read_off(path, read, partial)
            counts = _fill(partial, read)
        finally:
            _unlink(read)
        for end in FILES:
            if (old := path.with_name(path.name + end)).exists():
                old.rename(aside.with_name(aside.name + end))
        partial.rename(path)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(tr("storage-not-aside", file=str(path), error=str(error))) from error
    finally:
        _unlink(partial)
    return Recovered(aside, backup, *counts)


def _free(path: Path) -> Path:
    """A name that no file has."""
    number, found = 1, path
    while any(found.with_name(found.name + end).exists() for end in FILES):
        number += 1
        found = path.with_name(f"{path.name}-{number}")
    return found


def _unlink(path: Path) -> None:
    for end in FILES:
        path.with_name(path.name + end).unlink(missing_ok=True)


def _begin(partial: Path, path: Path) -> Path | None:
    """A database of today's shape: the newest backup that is sound, else an empty one."""
    for backup in [*backups_newest_first(path), None]:
        _unlink(partial)
        file_permissions.make(partial)
        if backup is not None:
            shutil.copyfile(backup, partial)
        with suppress(StoreError):
            fresh = Database(partial)
            fresh.checkpoint()
            fresh.close()
            return backup
    raise OSError(tr("storage-no-new-file"))


def _read_off(path: Path, read: Path, sound: Path) -> None:
    """A copy to read from: SQLite may change what it opens, and opens nothing that is shorter than it says or has no head."""
    _unlink(read)
    for end in ("", SIDE):
        if (old := path.with_name(path.name + end)).exists():
            file_permissions.make(target := read.with_name(read.name + end))
            shutil.copyfile(old, target)
    with read.open("r+b") as file:
        head, size = bytearray(file.read(database.HEADER)), file.seek(0, SEEK_END)
        if not head.startswith(database.MAGIC):
            head = bytearray(sound.read_bytes()[: database.HEADER])
            head[PAGES] = (size // int.from_bytes(head[PAGE], "big")).to_bytes(4, "big")
            head[FREE], head[VALID] = bytes(8), head[CHANGES]
            file.seek(0)
            file.write(head)
        whole = int.from_bytes(head[PAGES], "big") * int.from_bytes(head[PAGE], "big")
        file.truncate(whole if size < whole < LARGER * size else size)


def _fill(partial: Path, read: Path) -> tuple[int, int, int]:
    """Put what can be read over what the backup holds, which is older; how many people, decks and matches there are now."""
    with closing(sqlite3.connect(partial, isolation_level=None)) as new, closing(sqlite3.connect(read)) as old:
        old.text_factory = lambda data: data.decode("utf-8", "replace")
        new.execute("BEGIN")
        for table in TABLES:
            if table == "answers":
                _answers(new, old)
                continue
            for row in _rows(new, old, table):
                _put(new, table, row)
        _owners(new)
        new.execute("DELETE FROM snapshots WHERE match NOT IN (SELECT id FROM matches)")
        count = "SELECT (SELECT count(*) FROM profiles), (SELECT count(*) FROM decks), (SELECT count(*) FROM matches)"
        people, decks, matches = new.execute(count).fetchone()
        new.execute("COMMIT")
        new.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    return people, decks, matches


def _rows(new: sqlite3.Connection, old: sqlite3.Connection, table: str) -> Iterator[Row]:
    """The sound rows of a table, from both of its ends as far as they can be read."""
    columns = {
        name: (TYPES[kind], bool(must)) for _, name, kind, must, *_ in new.execute(f"PRAGMA table_info({table})")
    }
    keys = [row[1] for row in new.execute(f"PRAGMA table_info({table})") if row[5]]
    seen = set[tuple[Any, ...]]()
    for way in ("ASC", "DESC"):
        with suppress(sqlite3.Error):
            order = ", ".join(f"{key} {way}" for key in keys)
            cursor = old.execute(f"SELECT * FROM {table} ORDER BY {order}")  # noqa: S608 - our own words
            names = [name for name, *_ in cursor.description]
            for values in cursor:
                row = {name: value for name, value in zip(names, values, strict=True) if name in columns}
                key = tuple(row.get(name) for name in keys)
                if key not in seen and _sound(table, row, columns):
                    seen.add(key)
                    yield row
            return


def _sound(table: str, row: Row, columns: Mapping[str, tuple[type, bool]]) -> bool:
    """Whether every value is what its column says."""
    for name, value in row.items():
        kind, must = columns[name]
        if value is None and not must:
            continue
        if not isinstance(value, kind):
            return False
        if name in JSON.get(table, ()):
            try:
                msgspec.json.decode(str(value))
            except (msgspec.MsgspecError, UnicodeError, RecursionError):
                return False
    return True


def _put(new: sqlite3.Connection, table: str, row: Row) -> None:
    names, marks = ", ".join(row), ", ".join("?" * len(row))
    with suppress(sqlite3.IntegrityError):  # a state that there is not, a copy of a name
        new.execute(f"INSERT OR REPLACE INTO {table} ({names}) VALUES ({marks})", tuple(row.values()))  # noqa: S608 - our own words


def _answers(new: sqlite3.Connection, old: sqlite3.Connection) -> None:
    """Of each match what follows without a gap from its first answer, where that is no less than in the backup."""
    found: dict[int, dict[int, Row]] = {}
    for row in _rows(new, old, "answers"):
        found.setdefault(row["match"], {})[row["n"]] = row
    for match, rows in found.items():
        known = new.execute("SELECT count(*) FROM answers WHERE match = ?", (match,)).fetchone()[0]
        there = new.execute("SELECT 1 FROM matches WHERE id = ?", (match,)).fetchone()
        whole = next(n for n in range(len(rows) + 1) if n not in rows)
        if there and whole >= known:
            new.execute("DELETE FROM answers WHERE match = ?", (match,))
            for n in range(whole):
                _put(new, "answers", rows[n])


def _owners(new: sqlite3.Connection) -> None:
    """Whoever owns something is somebody."""
    owners = " UNION ".join(f"SELECT profile FROM {table} WHERE profile IS NOT NULL" for table in OWNED)  # noqa: S608 - our own words
    for (profile,) in new.execute(f"SELECT * FROM ({owners}) EXCEPT SELECT id FROM profiles").fetchall():  # noqa: S608 - our own words
        new.execute(
            "INSERT INTO profiles (id, name, colour, avatar, created, keys) VALUES (?, ?, '', '', 0, '{}')",
            (profile, tr("storage-found-player", number=profile)),
        )
