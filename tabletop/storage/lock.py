from __future__ import annotations

import sqlite3
from contextlib import suppress
from pathlib import Path

from tabletop.storage import file_permissions
from tabletop.storage.errors import ElsewhereError

OPEN_ELSEWHERE = "This match is open in another window of Tabletop; go on with it there."


class Lock:
    """One match is played by one program at a time.

    An empty file beside the saved games, locked by SQLite, so it is the same on every system, and the system itself
    lets go of it when the program ends, however it ends. Where no such file can be made there is no lock: then the
    length of the log tells, at the next answer, that somebody else went on.
    """

    def __init__(self, database: Path, match: int) -> None:
        """Raises ElsewhereError while another program holds the match."""
        self._path = database.with_name(f"{database.name}-match-{match}")
        self._sql: sqlite3.Connection | None = None
        with suppress(sqlite3.Error, OSError):
            file_permissions.make(self._path)
            self._sql = sqlite3.connect(self._path, timeout=0, isolation_level=None)
        self._lock()

    def _lock(self) -> None:
        if self._sql is None:
            return
        try:
            self._sql.execute("PRAGMA journal_mode = MEMORY")  # no second file
            self._sql.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            self._sql.close()
            self._sql = None
            if getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY:
                raise ElsewhereError(OPEN_ELSEWHERE, "it is open in another window of Tabletop") from error

    def release(self) -> None:
        """Let go. The file goes first where the system allows it, so that nobody else's is deleted."""
        if self._sql is None:
            return
        kept = not self._removed()
        self._sql.close()
        self._sql = None
        if kept:
            self._removed()

    def _removed(self) -> bool:
        try:
            self._path.unlink(missing_ok=True)
        except OSError:
            return False
        return True
