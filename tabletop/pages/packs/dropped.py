"""A pack that is dropped on the window."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tabletop.app import routes
from tabletop.app.toasts import sorry
from tabletop.core.toml_loader import PackError
from tabletop.games.pack_report import report
from tabletop.i18n import tr
from tabletop.packs import shelf

if TYPE_CHECKING:
    from tabletop.app.services import AppServices
    from tabletop.toolkit.app import App


def take_pack(app: App, desk: AppServices, file: str) -> bool:
    """Whether it is a folder or a zip: then it is looked at, and its page opens, or one sentence says what is wrong."""
    path = Path(file)
    if not (path.suffix == ".zip" or path.is_dir()):
        return False
    try:
        found = report(path, shelf())
    except PackError as error:
        sorry(app, tr("packs-no-pack", error=str(error)))
    else:
        app.push(routes.pack(desk, found))
    return True
