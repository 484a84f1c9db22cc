from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from tabletop.i18n import tr
from tabletop.storage import file_permissions
from tabletop.storage.errors import (
    CLOSED,
    DAMAGED,
    DELETED,
    FOREIGN,
    READ_ONLY,
    REPLACED,
    MovedError,
    StoreError,
    because,
    explain,
)
from tabletop.storage.schema import APPLICATION_ID, MIGRATIONS, Migration

SIDE = "-wal"  # where SQLite writes first

MAGIC = b"SQLite format 3\x00"
HEADER = 100  # bytes


class _Look(NamedTuple):
    file: tuple[int, int]  # device and number: another file of the same name has another one
    size: int
    changed: int


class FileWatch:
    """Notices that the files under an open connection are not those in the folder any more.

    SQLite itself writes on into a deleted file, which is gone when the program ends. A look is two stats, a few
    microseconds, so there is one before every write.
    """

    def __init__(self, path: Path) -> None:
        self.path, self.side = path, path.with_name(path.name + SIDE)
        self._main, self._side = _look(path), _look(self.side)
        # Held open, because closing any handle of the file would drop SQLite's own locks on it (POSIX).
        try:
            self._file = path.open("rb", buffering=0)
        except OSError as error:
            raise because(CLOSED, path) from error

    def close(self) -> None:
        """To be called after the connection was closed. It can still be asked for `main`."""
        self._file.close()

    def check(self) -> None:
        """Raise StoreError when a file was deleted, replaced, cut off, or overwritten with something else."""
        main, side = self.main(), _look(self.side)
        if side is None and self._side is not None:
            raise because(DELETED, self.path)
        if side is not None and self._side is not None and side.file != self._side.file:
            raise because(REPLACED, self.path)
        # Nothing makes the main file smaller, and of two writes of one moment only the first is worth a look inside.
        before = self._main or main
        if main.size < before.size or (main.changed != before.changed and not self._is_a_database()):
            raise because(DAMAGED, self.path)
        self._main, self._side = main, side

    def main(self) -> _Look:
        """Look at the main file alone. Raises StoreError when there is none, or another one."""
        main = _look(self.path)
        if main is None:
            raise because(DELETED, self.path)
        if self._main is None or main.file != self._main.file:
            raise because(REPLACED, self.path)
        return main

    def _is_a_database(self) -> bool:
        try:
            self._file.seek(0)
            return self._file.read(len(MAGIC)) == MAGIC
        except OSError as error:
            raise because(CLOSED, self.path) from error


def _look(path: Path) -> _Look | None:
    """None: there is no such file."""
    try:
        found = os.stat(path)  # noqa: PTH116  (before every write: a quarter of the time of Path.stat)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise because(CLOSED, path) from error
    return _Look((found.st_dev, found.st_ino), found.st_size, found.st_mtime_ns)


def before_opening(path: Path, newest: int) -> None:
    """Raise StoreError when `path` cannot be used as our database of version `newest` or older."""
    _folder_is_usable(path)
    if not path.exists():
        return
    if not path.is_file():
        raise StoreError(tr("storage-no-file", file=str(path)), tr("storage-no-file-why"))
    if not os.access(path, os.R_OK | os.W_OK):
        raise because(READ_ONLY, path)
    if path.stat().st_size:
        _header_is_ours(path, newest)
        _content_is_ours(path, newest)


def foreign(path: Path) -> StoreError:
    return because(FOREIGN, path)


def too_new(path: Path, version: int, newest: int) -> StoreError:
    said = tr("storage-too-new", file=str(path), version=version, newest=newest)
    return StoreError(said, tr("storage-too-new-why"))


def _folder_is_usable(path: Path) -> None:
    try:
        path.parent.mkdir(file_permissions.FOLDER, parents=True, exist_ok=True)
    except OSError as error:
        said = tr("storage-no-folder", folder=str(path.parent))
        raise StoreError(said, tr("storage-no-folder-why")) from error
    if not os.access(path.parent, os.W_OK | os.X_OK):
        said = tr("storage-folder-read-only", folder=str(path.parent))
        raise StoreError(said, tr("storage-folder-read-only-why"))


def _header_is_ours(path: Path, newest: int) -> None:
    try:
        with path.open("rb") as file:
            header = file.read(HEADER)
    except OSError as error:
        raise because(CLOSED, path) from error
    # Offsets 60 and 68 of the header are PRAGMA user_version and PRAGMA application_id. Both are 0 while the first
    # migration still sits in the side file, which is why 0 passes here.
    version = int.from_bytes(header[60:64], "big")
    application = int.from_bytes(header[68:72], "big")
    if not header.startswith(MAGIC) or len(header) < HEADER or application not in (0, APPLICATION_ID):
        raise foreign(path)
    if version > newest:
        raise too_new(path, version, newest)


def _content_is_ours(path: Path, newest: int) -> None:
    """Look inside over a read-only connection, which also sees what a killed program left in the side file."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as sql:
            sound = sql.execute("PRAGMA quick_check(1)").fetchone() == ("ok",)
            version = sql.execute("PRAGMA user_version").fetchone()[0]
            tables = sql.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
            application = sql.execute("PRAGMA application_id").fetchone()[0]
    except sqlite3.Error as error:
        raise explain(error, path) from error
    if not sound:
        raise because(DAMAGED, path)
    if tables and application != APPLICATION_ID:
        raise foreign(path)
    if version > newest:
        raise too_new(path, version, newest)


# Copies of the saved games: one before a new version changes the file, and one of each of the last days of play.

KEPT = 3  # days
DAY = "[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]"


def copy(path: Path, target: Path) -> None:
    """Copy the database as it is now. The copy gets its name only when it is complete. Raises StoreError."""
    partial = target.with_name(target.name + ".part")
    try:
        partial.unlink(missing_ok=True)
        file_permissions.make(partial)
        with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(partial)) as made:
            source.backup(made)
        partial.replace(target)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(tr("storage-no-backup", file=str(target))) from error


def back_up_today(path: Path, now: float) -> None:
    """Copy the database unless that was done today, and drop all but the last few of these copies. Raises StoreError."""
    today = path.with_name(f"{path.name}.{day(now)}.bak")
    known = sorted(path.parent.glob(f"{path.name}.{DAY}.bak"))
    if today in known:
        return
    copy(path, today)
    for old in known[: 1 - KEPT]:
        old.unlink(missing_ok=True)


def backups_newest_first(path: Path) -> list[Path]:
    """All copies that there are of a database."""
    return sorted(path.parent.glob(f"{path.name}.*.bak"), key=lambda file: file.stat().st_mtime, reverse=True)


def day(now: float) -> str:
    try:
        return f"{datetime.fromtimestamp(now, UTC):%Y-%m-%d}"
    except (ValueError, OverflowError, OSError):  # a clock that tells no date
        return "0000-00-00"


def version_of(sql: sqlite3.Connection) -> int:
    return int(sql.execute("PRAGMA user_version").fetchone()[0])


def backup_file(path: Path, version: int) -> Path:
    return path.with_name(f"{path.name}.v{version}.bak")


def migrate(sql: sqlite3.Connection, path: Path | None, migrations: Sequence[Migration]) -> None:
    """Bring the database to the newest version; an existing one is copied beside itself first.

    All steps are one transaction: a crash, an error or a kill leaves the old version whole.
    """
    if version_of(sql) == len(migrations):
        return
    sql.execute("BEGIN IMMEDIATE")  # a second program that starts now waits here, then finds nothing left to do
    try:
        version = version_of(sql)
        if version and path is not None and version < len(migrations):
            copy(path, backup_file(path, version))
        for step in range(version, len(migrations)):
            for statement in migrations[step]:
                sql.execute(statement)
            sql.execute(f"PRAGMA user_version = {step + 1}")
        sql.execute("COMMIT")
    except BaseException:
        if sql.in_transaction:
            sql.execute("ROLLBACK")
        raise


BUSY_SECONDS = 1.5  # the window stands still so long


class Database:
    """One open SQLite file. Every error of SQLite leaves here as a StoreError.

    `path` None keeps everything in memory (demo, screenshots, tests).
    """

    def __init__(self, path: Path | None, migrations: Sequence[Migration] = MIGRATIONS) -> None:
        self.path = path
        self._migrations = migrations
        self._watch: FileWatch | None = None
        self._moved = False
        self._sql = self._open()

    def _open(self) -> sqlite3.Connection:
        """Connect; from here on the files are watched."""
        if self.path is not None:
            before_opening(self.path, newest=len(self._migrations))
            _shut_others_out(self.path)
        with self._explained():
            # Transactions are opened by hand (isolation_level None), so that BEGIN IMMEDIATE waits for other writers.
            sql = sqlite3.connect(self.path or ":memory:", timeout=BUSY_SECONDS, isolation_level=None)
            try:
                self._prepare(sql)
            except BaseException:
                sql.close()
                raise
        if self.path is not None:
            self._watch = FileWatch(self.path)
        return sql

    def _prepare(self, sql: sqlite3.Connection) -> None:
        sql.execute("PRAGMA foreign_keys = ON")
        _use_wal(sql)
        # NORMAL in WAL mode: a commit is in the system's hands at once, so a killed process loses nothing, and a power
        # cut at most the last answers, never the file. FULL would wait for the disk at every answer inside the frame
        # loop: 0.094 ms against 0.011 ms on a fast disk, many milliseconds on a slow one.
        sql.execute("PRAGMA synchronous = NORMAL")
        sql.execute("PRAGMA wal_autocheckpoint = 200")  # pages; keeps the side file below 1 MB
        migrate(sql, self.path, self._migrations)

    def read(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """Return all rows of a query."""
        with self._explained():
            return self._sql.execute(sql, values).fetchall()

    def check(self) -> None:
        """Raise StoreError when the file in the folder is not the one that is open any more. One that is back is used."""
        if self._watch is None:
            return
        if self._moved:
            self._watch.main()
            old, self._sql = self._sql, self._open()
            old.close()
            self._moved = False
        try:
            self._watch.check()
        except MovedError:
            self._step_aside()
            raise

    def _step_aside(self) -> None:
        """Let go of the files: a side file that is not empty would be taken for that of whatever database comes to lie there.

        What they held is brought into the main file, wherever that is now, and can still be read from memory.
        """
        memory = sqlite3.connect(":memory:", isolation_level=None)
        with suppress(sqlite3.Error):
            self._sql.execute("PRAGMA busy_timeout = 0")
            self._sql.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
            self._sql.backup(memory)
        self.close()
        self._sql, self._moved = memory, True

    @contextmanager
    def write(self) -> Iterator[sqlite3.Connection]:
        """Open one transaction: committed at the end of the block, undone when the block raises."""
        self.check()
        with self._explained():
            self._sql.execute("BEGIN IMMEDIATE")
            try:
                self._is_ours()
                yield self._sql
                self._sql.execute("COMMIT")
            except BaseException:
                if self._sql.in_transaction:
                    self._sql.execute("ROLLBACK")
                raise

    def _is_ours(self) -> None:
        """A newer program may have brought the file to its own version while this one runs."""
        version = version_of(self._sql)
        newest = len(self._migrations)
        if version > newest and self.path is not None:
            raise too_new(self.path, version, newest)

    def patient(self, on: bool) -> None:
        """Wait for another program that writes just now, or fail at once: for whoever tries again anyway."""
        with self._explained():
            self._sql.execute(f"PRAGMA busy_timeout = {round(1000 * BUSY_SECONDS) if on else 0}")

    def checkpoint(self) -> None:
        """Bring everything from the side file into the main file, as far as other programs allow now."""
        self.check()
        self.patient(False)
        try:
            with self._explained():
                self._sql.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        finally:
            self.patient(True)

    def close(self) -> None:
        self._sql.close()
        if self._watch is not None:
            self._watch.close()

    @contextmanager
    def _explained(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.ProgrammingError as error:
            raise StoreError(tr("storage-closed-already")) from error
        except sqlite3.Error as error:
            raise explain(error, self.path) from error


def _shut_others_out(path: Path) -> None:
    try:
        file_permissions.make(path)
    except OSError as error:
        raise because(CLOSED, path) from error
    for side in ("", SIDE, "-shm"):
        file_permissions.tighten(path.with_name(path.name + side))
    file_permissions.tighten_folder(path)


def _use_wal(sql: sqlite3.Connection) -> None:
    """Switch to write-ahead logging. SQLite does not wait here for another program that starts, so this does."""
    end = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            sql.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                raise
            time.sleep(0.01)
        else:
            return
