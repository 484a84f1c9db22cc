"""The way to a kept match that is watched again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.core.pack import PackError
from tabletop.match.practice.rewatch import ALL_HANDS, Rewatch
from tabletop.match.reading import ResumeError, read
from tabletop.match.store import StoreError
from tabletop.ui.screens import tile
from tabletop.ui.screens.say import sorry
from tabletop.ui.table.shows.rewatch import RewatchScreen

if TYPE_CHECKING:
    from tabletop.ui.app import App
    from tabletop.ui.screens.desk import Desk


def watch(app: App, desk: Desk, match: int, *, at: int = 0, playing: bool = True) -> None:
    """Show a match of the store again, before the eyes of its first person; a sentence where this program cannot."""
    try:
        reading = read(desk.store, match)
        table = RewatchScreen(
            Rewatch(reading, next(iter(reading.setup.humans), ALL_HANDS)), desk, at=at, playing=playing
        )
    except (ResumeError, StoreError, PackError) as error:
        sorry(app, error)
        return
    desk.late.clear()
    tile.forget()
    app.push(table)
