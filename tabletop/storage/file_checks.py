"""What is looked at before SQLite may touch the file, so that a refused file stays exactly as it was."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from tabletop.storage import file_permissions
from tabletop.storage.errors import CLOSED, DAMAGED, FOREIGN, READ_ONLY, StoreError, because, explain
from tabletop.storage.schema import APPLICATION_ID

MAGIC = b"SQLite format 3\x00"
HEADER = 100  # bytes


def before_opening(path: Path, newest: int) -> None:
    """Raise StoreError when `path` cannot be used as our database of version `newest` or older."""
    _folder_is_usable(path)
    if not path.exists():
        return
    if not path.is_file():
        raise StoreError(f"Saved games cannot be opened: {path} is not a file.", "there is no file but something else")
    if not os.access(path, os.R_OK | os.W_OK):
        raise because(READ_ONLY, path)
    if path.stat().st_size:
        _header_is_ours(path, newest)
        _content_is_ours(path, newest)


def foreign(path: Path) -> StoreError:
    return because(FOREIGN, path)


def too_new(path: Path, version: int, newest: int) -> StoreError:
    return StoreError(
        f"The saved games in {path} were written by a newer Tabletop (version {version} of the file, this program "
        f"knows {newest}); update the program, the file was left as it is.",
        "the file was written by a newer Tabletop",
    )


def _folder_is_usable(path: Path) -> None:
    try:
        path.parent.mkdir(file_permissions.FOLDER, parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(
            f"The folder for saved games, {path.parent}, cannot be created.", "the folder cannot be created"
        ) from error
    if not os.access(path.parent, os.W_OK | os.X_OK):
        raise StoreError(
            f"The folder for saved games, {path.parent}, cannot be written to.", "the folder cannot be written to"
        )


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
