"""The keys of help where no table is: they do there what they do at it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.app import key_bindings, routes

if TYPE_CHECKING:
    from pygame.event import Event

    from tabletop.app.services import AppServices
    from tabletop.toolkit.app import App


def opened(app: App, desk: AppServices, event: Event, game: str = "") -> bool:
    """Open the rules of `game` (none where it is ""), or the page of keys; True when the key was one of these."""
    meant = key_bindings.meant(desk.settings, event)
    if meant == "keys":
        app.push(routes.settings(desk, "keys"))
    elif meant == "rules" and game:
        app.push(routes.rules(desk, game))
    else:
        return False
    return True
