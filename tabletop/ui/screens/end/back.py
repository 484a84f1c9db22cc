"""Looking back at a match that is over."""

from __future__ import annotations

from functools import partial
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


def look_back(app: App, desk: Desk, match: int, tab: str = "") -> None:
    """Show the story of a saved match, or another tab of it; a sentence that says why where this program cannot tell it."""
    try:
        facts = of_saved(desk, match)
    except (ResumeError, StoreError) as error:
        sorry(app, error)
        return
    screen = EndScreen(desk, facts, partial(routes.retell, app, desk, match), looking_back=True)
    app.push(screen)
    known = [value for value, _ in screen.tabs.options]
    if tab in known:
        screen.tabs.choose(known.index(tab))
