from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import NamedTuple


class StoreError(Exception):
    """Something about saved games went wrong; the message is one sentence for the person at the screen.

    `why`: the cause alone, in words that follow "because".
    """

    def __init__(self, sentence: str, why: str = "the saved games cannot be used") -> None:
        super().__init__(sentence)
        self.why = why


class ElsewhereError(StoreError):
    """The match is not this program's to go on with: another one plays it, or has ended it."""


class MovedError(StoreError):
    """The file that was open is not the one in the folder any more."""


class DamagedError(StoreError):
    """What lies there is no database of ours any more: `recover` can set it aside."""


class Cause(NamedTuple):
    sentence: str
    why: str


BUSY = Cause("Another Tabletop is writing to {file}; wait a moment and try again.", "another Tabletop is writing")
READ_ONLY = Cause("Saved games cannot be written: {file} is read-only.", "the file is read-only")
CLOSED = Cause("Saved games cannot be opened: {file} is not accessible.", "the file is not accessible")
FULL = Cause("Saved games cannot be written: the disk that holds {file} is full.", "the disk is full")
DISK = Cause(
    "Saved games cannot be read or written: the disk that holds {file} reports an error.", "the disk reports an error"
)
DAMAGED = Cause("The saved games in {file} are damaged; the file was left as it is.", "the file is damaged")
FOREIGN = Cause(
    "The file {file} does not hold saved games of Tabletop; it was left as it is.",
    "the file does not hold saved games of Tabletop",
)
DELETED = Cause("The saved games in {file} were deleted while Tabletop was running.", "the file was deleted")
REPLACED = Cause(
    "The saved games in {file} were replaced by another file while Tabletop was running; start Tabletop again to use it.",
    "the file was replaced by another one",
)

CAUSES = {
    sqlite3.SQLITE_BUSY: BUSY,
    sqlite3.SQLITE_LOCKED: BUSY,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_CANTOPEN: CLOSED,
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_IOERR: DISK,
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: FOREIGN,
}


def because(cause: Cause, file: Path | str) -> StoreError:
    kind = MovedError if cause in (DELETED, REPLACED) else DamagedError if cause in (DAMAGED, FOREIGN) else StoreError
    return kind(cause.sentence.format(file=file), cause.why)


def explain(error: sqlite3.Error, path: Path | None) -> StoreError:
    """Turn an error of SQLite into one clear sentence that names the file."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # the low byte is the class, the rest says where
    unknown = Cause(f"Saved games in {{file}} could not be used ({error}).", f"the file cannot be used ({error})")
    return because(CAUSES.get(code, unknown), path or "memory")
