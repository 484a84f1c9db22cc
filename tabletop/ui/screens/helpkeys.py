"""The keys of help where no table is: they do there what they do at it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.ui import bindings
from tabletop.ui.screens import routes

if TYPE_CHECKING:
    from pygame.event import Event

    from tabletop.ui.app import App
    from tabletop.ui.screens.desk import Desk


def opened(app: App, desk: Desk, event: Event, game: str = "") -> bool:
    """Open the rules of `game` (none where it is ""), or the page of keys; True when the key was one of these."""
    meant = bindings.meant(desk.settings, event)
    if meant == "keys":
        app.push(routes.settings(desk, "keys"))
    elif meant == "rules" and game:
        app.push(routes.rules(desk, game))
    else:
        return False
    return True
