from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import NamedTuple

from tabletop.i18n import tr


class StoreError(Exception):
    """Something about saved games went wrong; the message is one sentence for the person at the screen.

    `why`: the cause alone, in words that follow "because".
    """

    def __init__(self, sentence: str, why: str = "") -> None:
        super().__init__(sentence)
        self.why = why or tr("storage-why")


class ElsewhereError(StoreError):
    """The match is not this program's to go on with: another one plays it, or has ended it."""


class MovedError(StoreError):
    """The file that was open is not the one in the folder any more."""


class DamagedError(StoreError):
    """What lies there is no database of ours any more: `recover` can set it aside."""


class StoreCause(NamedTuple):
    """The messages of the sentence and of the cause alone."""

    sentence: str
    why: str


BUSY = StoreCause("storage-busy", "storage-busy-why")
READ_ONLY = StoreCause("storage-read-only", "storage-read-only-why")
CLOSED = StoreCause("storage-closed", "storage-closed-why")
FULL = StoreCause("storage-full", "storage-full-why")
DISK = StoreCause("storage-disk", "storage-disk-why")
DAMAGED = StoreCause("storage-damaged", "storage-damaged-why")
FOREIGN = StoreCause("storage-foreign", "storage-foreign-why")
DELETED = StoreCause("storage-deleted", "storage-deleted-why")
REPLACED = StoreCause("storage-replaced", "storage-replaced-why")

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


def because(cause: StoreCause, file: Path | str) -> StoreError:
    kind = MovedError if cause in (DELETED, REPLACED) else DamagedError if cause in (DAMAGED, FOREIGN) else StoreError
    return kind(tr(cause.sentence, file=str(file)), tr(cause.why))


def explain(error: sqlite3.Error, path: Path | None) -> StoreError:
    """Turn an error of SQLite into one clear sentence that names the file."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # the low byte is the class, the rest says where
    file = str(path or "memory")
    if code in CAUSES:
        return because(CAUSES[code], file)
    return StoreError(tr("storage-unknown", file=file, error=str(error)), tr("storage-unknown-why", error=str(error)))
