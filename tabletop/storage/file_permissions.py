"""Files that nobody but their owner may read: what is saved of a match tells its hidden cards."""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from pathlib import Path

FILE, FOLDER = 0o600, 0o700
LOG = "tabletop.log"  # the log file, which has older ones beside it
OURS = ("exports", "reports", "puzzles")  # folders beside the saved games
OTHERS = stat.S_IRWXG | stat.S_IRWXO


def make(path: Path) -> None:
    """Make an empty file, unless it is there; SQLite gives its side files the same rights. Raises OSError."""
    os.close(os.open(path, os.O_CREAT | os.O_WRONLY, FILE))


def write(path: Path, text: str) -> None:
    """Write a text file. Raises OSError."""
    make(path)
    tighten(path)
    path.write_text(text, encoding="utf-8")


def tighten(path: Path) -> None:
    """Shut others out of a file that is there, where the system knows such rights and lets us."""
    with suppress(OSError):
        _shut(path, path.stat(), FILE)


def tighten_folder(database: Path) -> None:
    """The same of the folder of the saved games, as long as nothing of somebody else's lies in it."""
    folder = database.parent
    with suppress(OSError):
        found = folder.stat()
        ours = all(entry.name.startswith((database.name, LOG)) or entry.name in OURS for entry in folder.iterdir())
        if ours and not found.st_mode & stat.S_ISVTX:
            _shut(folder, found, FOLDER)


def _shut(path: Path, found: os.stat_result, mode: int) -> None:
    known = stat.S_ISREG(found.st_mode) or stat.S_ISDIR(found.st_mode)
    if os.name == "posix" and known and found.st_mode & OTHERS and found.st_uid == os.geteuid():
        path.chmod(mode)
