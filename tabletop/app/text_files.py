"""Text files of this program: matches carried elsewhere and stories to keep; in a folder beside the saved games."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from tabletop.app import routes
from tabletop.app.toasts import done, sorry
from tabletop.i18n import tr
from tabletop.match.transfer import LIMIT, TransferError, export_match, import_match, is_position, unreadable
from tabletop.storage import StoreError, file_permissions

if TYPE_CHECKING:
    from tabletop.app.services import AppServices
    from tabletop.toolkit.app import App

FOLDER = "exports"
REPORTS = "reports"
HOME_FOLDER = "Tabletop"  # when nothing is kept this time, there is no folder of saved games


def write(
    services: AppServices, name: str, text: str, folder: Path | None = None, *, kind: str = FOLDER, ending: str = "txt"
) -> Path:
    """Write a text and return where; a name that is taken gets a number. Raises OSError.

    `folder`: None for the one of this kind beside the saved games.
    """
    if folder is None:
        folder = services.store.path.parent / kind if services.store.path else Path.home() / HOME_FOLDER
    folder.mkdir(file_permissions.FOLDER, parents=True, exist_ok=True)
    stem = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-") or "match"
    path = folder / f"{stem}.{ending}"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.{ending}"
        number += 1
    file_permissions.write(path, text)
    return path


def export(app: App, services: AppServices, match: int) -> Path | None:
    """Write a saved match to a file and to the clipboard, and say where it is."""
    try:
        saved = services.store.match(match)
        text = export_match(services.store, match)
        path = write(services, f"{saved.game} {match}", text)
    except (StoreError, OSError) as error:
        sorry(app, tr("app-export-failed", error=str(error)))
        return None
    copy(text)
    if wrong := unreadable(text, [game.id for game in services.ready]):
        sorry(app, tr("app-export-unreadable", wrong=wrong, path=str(path)))
    else:
        done(app, tr("app-export-done", path=str(path)), "save")
    return path


def take_file(app: App, services: AppServices, path: str) -> int | None:
    """Import a match from a file and say what came of it."""
    try:
        with Path(path).open(encoding="utf-8") as file:
            text = file.read(LIMIT + 1)
    except (OSError, UnicodeDecodeError):
        sorry(app, tr("app-import-unreadable"))
        return None
    return take(app, services, text)


def take(app: App, services: AppServices, text: str) -> int | None:
    """Import a match from its text and say what came of it; a position is played at once."""
    if is_position(text):
        routes.play_position(app, services, text)
        return None
    try:
        number = import_match(services.store, text, [game.id for game in services.ready])
    except (TransferError, StoreError) as error:
        sorry(app, error)
        return None
    done(app, tr("app-import-done"), "download")
    return number


def copy(text: str) -> None:
    """Put a text on the clipboard where there is one."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return


def pasted() -> str:
    """Return the text of the clipboard, "" when there is none."""
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""
