"""The log of one match: answers and snapshots. Every function works inside a transaction of the caller."""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from tabletop.i18n import tr
from tabletop.storage.errors import StoreError
from tabletop.storage.records import StoredAnswer

COLUMNS = "ask, seat, option, ms, note, value"


def answer_of(row: Sequence[Any]) -> StoredAnswer:
    """The answer in a row of these columns."""
    ask, seat, option, ms, note, value = row
    try:
        return StoredAnswer(ask, seat, option, ms, note, None if value is None else msgspec.json.decode(value))
    except (msgspec.DecodeError, TypeError) as error:
        raise StoreError(tr("storage-answer-damaged")) from error


def _written(value: object) -> str | None:
    return None if value is None else msgspec.json.encode(value).decode()


def count(sql: sqlite3.Connection, match: int) -> int:
    """Return how many answers the match has."""
    return int(sql.execute("SELECT coalesce(max(n) + 1, 0) FROM answers WHERE match = ?", (match,)).fetchone()[0])


def append(sql: sqlite3.Connection, match: int, first: int, answers: Iterable[StoredAnswer]) -> None:
    rows = ((match, n, *answer[:-1], _written(answer.value)) for n, answer in enumerate(answers, first))
    sql.executemany("INSERT INTO answers VALUES (?, ?, ?, ?, ?, ?, ?, ?)", rows)


def cut(sql: sqlite3.Connection, match: int, n: int) -> list[StoredAnswer]:
    """Drop everything after the first `n` answers and return the dropped answers, oldest first."""
    query = f"SELECT {COLUMNS} FROM answers WHERE match = ? AND n >= ? ORDER BY n"  # noqa: S608 - our own column names
    dropped = [answer_of(row) for row in sql.execute(query, (match, n))]
    sql.execute("DELETE FROM answers WHERE match = ? AND n >= ?", (match, n))
    sql.execute("DELETE FROM snapshots WHERE match = ? AND n > ?", (match, n))
    return dropped


def keep_snapshot(sql: sqlite3.Connection, match: int, n: int, data: bytes, turn: bool) -> None:
    values = (match, n, int(turn), zlib.compress(data, 6))
    sql.execute("INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?)", values)


def prune_snapshots(sql: sqlite3.Connection, match: int, turn: bool, keep: int) -> None:
    """Keep only the last `keep` snapshots of one kind."""
    sql.execute(
        "DELETE FROM snapshots WHERE match = ? AND turn = ? AND n NOT IN "
        "(SELECT n FROM snapshots WHERE match = ? AND turn = ? ORDER BY n DESC LIMIT ?)",
        (match, int(turn), match, int(turn), keep),
    )


def unpack(data: bytes) -> bytes | None:
    """Return the JSON bytes of a snapshot, or None when they are damaged (an older one will do)."""
    try:
        return zlib.decompress(data)
    except zlib.error:
        return None
