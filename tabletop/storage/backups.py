"""Copies of the saved games: one before a new version changes the file, and one of each of the last days of play."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from tabletop.i18n import tr
from tabletop.storage import file_permissions
from tabletop.storage.errors import StoreError

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


def of_today(path: Path, now: float) -> None:
    """Copy the database unless that was done today, and drop all but the last few of these copies. Raises StoreError."""
    today = path.with_name(f"{path.name}.{day(now)}.bak")
    known = sorted(path.parent.glob(f"{path.name}.{DAY}.bak"))
    if today in known:
        return
    copy(path, today)
    for old in known[: 1 - KEPT]:
        old.unlink(missing_ok=True)


def newest_first(path: Path) -> list[Path]:
    """All copies that there are of a database."""
    return sorted(path.parent.glob(f"{path.name}.*.bak"), key=lambda file: file.stat().st_mtime, reverse=True)


def day(now: float) -> str:
    try:
        return f"{datetime.fromtimestamp(now, UTC):%Y-%m-%d}"
    except (ValueError, OverflowError, OSError):  # a clock that tells no date
        return "0000-00-00"
