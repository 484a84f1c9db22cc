from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from tabletop.i18n import tr
from tabletop.storage import file_permissions
from tabletop.storage.errors import CLOSED, DAMAGED, DELETED, FOREIGN, READ_ONLY, REPLACED, StoreError, because, explain
from tabletop.storage.schema import APPLICATION_ID

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
