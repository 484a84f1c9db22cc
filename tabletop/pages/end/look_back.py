"""Looking back at a match that is over."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tabletop.app import routes
from tabletop.app.toasts import sorry
from tabletop.match.save_reader import ResumeError
from tabletop.pages.end.end_page import EndScreen
from tabletop.storage import StoreError
from tabletop.table.end_facts import of_saved

if TYPE_CHECKING:
    from tabletop.app.services import AppServices
    from tabletop.toolkit.app import App


def look_back(app: App, services: AppServices, match: int, tab: str = "") -> None:
    """Show the story of a saved match, or another tab of it; a sentence that says why where this program cannot tell it."""
    try:
        facts = of_saved(services, match)
    except (ResumeError, StoreError) as error:
        sorry(app, error)
        return
    screen = EndScreen(services, facts, partial(routes.retell, app, services, match), looking_back=True)
    app.push(screen)
    known = [value for value, _ in screen.tabs.options]
    if tab in known:
        screen.tabs.choose(known.index(tab))
