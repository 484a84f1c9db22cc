"""What is dropped on the window: a pack, or a position."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tabletop.app import routes
from tabletop.app.toasts import sorry
from tabletop.core.toml_loader import PackError
from tabletop.games.pack_report import report
from tabletop.i18n import tr
from tabletop.match.text_form import LIMIT, is_position
from tabletop.packs import shelf

if TYPE_CHECKING:
    from tabletop.app.services import AppServices
    from tabletop.toolkit.app import App


def take_dropped(app: App, services: AppServices, file: str) -> bool:
    """Whether it is one of them: a position is played, a folder or a zip is looked at on its page. What is wrong is said."""
    path = Path(file)
    if not (path.suffix == ".zip" or path.is_dir()):
        return _play_position(app, services, path)
    try:
        found = report(path, shelf())
    except PackError as error:
        sorry(app, tr("packs-no-pack", error=str(error)))
    else:
        app.push(routes.pack(services, found))
    return True


def _play_position(app: App, services: AppServices, path: Path) -> bool:
    try:
        with path.open(encoding="utf-8") as source:
            text = source.read(LIMIT + 1)
    except (OSError, UnicodeDecodeError):
        return False
    if not is_position(text):
        return False
    routes.play_position(app, services, text)
    return True
