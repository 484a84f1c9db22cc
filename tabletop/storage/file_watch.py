from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

from tabletop.storage.errors import CLOSED, DAMAGED, DELETED, REPLACED, because
from tabletop.storage.file_checks import MAGIC

SIDE = "-wal"  # where SQLite writes first


class _Look(NamedTuple):
    file: tuple[int, int]  # device and number: another file of the same name has another one
    size: int
    changed: int


class Watch:
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
