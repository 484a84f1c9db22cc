from __future__ import annotations

import sqlite3
from pathlib import Path


class StoreError(Exception):
    """Something about saved games went wrong; the message is one sentence for the person at the screen."""


SENTENCES = {
    sqlite3.SQLITE_BUSY: "Another Tabletop is writing to {file}; wait a moment and try again.",
    sqlite3.SQLITE_LOCKED: "Another Tabletop is writing to {file}; wait a moment and try again.",
    sqlite3.SQLITE_READONLY: "Saved games cannot be written: {file} is read-only.",
    sqlite3.SQLITE_CANTOPEN: "Saved games cannot be opened: {file} is not accessible.",
    sqlite3.SQLITE_FULL: "Saved games cannot be written: the disk that holds {file} is full.",
    sqlite3.SQLITE_IOERR: "Saved games cannot be read or written: the disk that holds {file} reports an error.",
    sqlite3.SQLITE_CORRUPT: "The saved games in {file} are damaged; the file was left as it is.",
    sqlite3.SQLITE_NOTADB: "The file {file} does not hold saved games of Tabletop; it was left as it is.",
}


def explain(error: sqlite3.Error, path: Path | None) -> StoreError:
    """Turn an error of SQLite into one clear sentence that names the file."""
    file = str(path) if path else "memory"
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # the low byte is the class, the rest says where
    sentence = SENTENCES.get(code, "Saved games in {file} could not be used (" + str(error) + ").")
    return StoreError(sentence.format(file=file))
