"""The way to a kept match that is watched again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.core.pack import PackError
from tabletop.match.practice.rewatch import ALL_HANDS, Rewatch
from tabletop.match.reading import ResumeError, read
from tabletop.match.store import StoreError
from tabletop.ui.screens import tile
from tabletop.ui.screens.say import sorry
from tabletop.ui.table.shows.rewatch import Note, RewatchScreen

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.ui.app import App
    from tabletop.ui.screens.desk import Desk


def watch(
    app: App,
    desk: Desk,
    match: int,
    *,
    at: int = 0,
    playing: bool = True,
    who: int | None = None,
    say: Callable[[Rewatch], Note] | None = None,
) -> None:
    """Show a match of the store again, before the eyes of `who` (None: its first person); a sentence where this program
    cannot. `say`: what is to be said of one moment.
    """
    try:
        reading = read(desk.store, match)
        found = Rewatch(reading, next(iter(reading.setup.humans), ALL_HANDS) if who is None else who)
        note = say(found) if say is not None else None
        table = RewatchScreen(found, desk, at=at, playing=playing, note=note)
    except (ResumeError, StoreError, PackError) as error:
        sorry(app, error)
        return
    desk.late.clear()
    tile.forget()
    app.push(table)
