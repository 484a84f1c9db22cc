"""The log file in the data folder: what the program did, to find the cause of a trouble. No card is named in it."""

from __future__ import annotations

import logging
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path

from tabletop.storage import file_permissions

MOST, KEPT = 256 << 10, 3  # bytes of a file, older files beside it
FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class PrivateHandler(RotatingFileHandler):
    """A rotating file that other accounts of the machine cannot read."""

    def _open(self) -> TextIOWrapper:
        file_permissions.make(Path(self.baseFilename))
        return super()._open()


def start(folder: Path) -> logging.Handler | None:
    """Log into a file of a folder; None where it cannot be written, which is no reason not to play."""
    try:
        handler = PrivateHandler(folder / file_permissions.LOG, maxBytes=MOST, backupCount=KEPT, encoding="utf-8")
    except OSError:
        return None
    handler.setFormatter(logging.Formatter(FORMAT))
    stop()
    logger = logging.getLogger("tabletop")
    logger.addHandler(handler)
    logger.setLevel(logging.INFO)
    return handler


def stop() -> None:
    """Close the file."""
    logger = logging.getLogger("tabletop")
    for handler in [found for found in logger.handlers if isinstance(found, PrivateHandler)]:
        logger.removeHandler(handler)
        handler.close()
