from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from pathlib import Path

from tabletop.storage import backups
from tabletop.storage.schema import Migration


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
            backups.copy(path, backup_file(path, version))
        for step in range(version, len(migrations)):
            for statement in migrations[step]:
                sql.execute(statement)
            sql.execute(f"PRAGMA user_version = {step + 1}")
        sql.execute("COMMIT")
    except BaseException:
        if sql.in_transaction:
            sql.execute("ROLLBACK")
        raise
