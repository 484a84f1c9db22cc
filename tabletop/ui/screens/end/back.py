"""Looking back at a match that is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.match.reading import ResumeError
from tabletop.match.store import StoreError
from tabletop.ui.screens import routes
from tabletop.ui.screens.end.facts import of_saved
from tabletop.ui.screens.end.screen import EndScreen
from tabletop.ui.screens.say import sorry

if TYPE_CHECKING:
    from tabletop.ui.app import App
    from tabletop.ui.screens.desk import Desk


def look_back(app: App, desk: Desk, match: int) -> None:
    """Show the story of a saved match; a sentence that says why where this program cannot tell it."""
    try:
        facts = of_saved(desk, match)
    except (ResumeError, StoreError) as error:
        sorry(app, error)
        return
    app.push(EndScreen(desk, facts, lambda n: routes.watch(app, desk, match, at=n, playing=False), looking_back=True))
