"""The ways to a match that is watched again: as it is kept, or as it has just ended."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tabletop.core.ask import NOBODY
from tabletop.core.pack import PackError
from tabletop.match import states
from tabletop.match.practice.rewatch import ALL_HANDS, Rewatch
from tabletop.match.reading import Reading, ResumeError, read
from tabletop.match.store import StoreError
from tabletop.ui.screens import tile
from tabletop.ui.screens.say import sorry
from tabletop.ui.table.shows.rewatch import Note, RewatchScreen
from tabletop.ui.table.tale.effects import load, opens

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.ui.app import App
    from tabletop.ui.screens.desk import Desk


def watch(
    app: App,
    desk: Desk,
    match: int | Reading,
    *,
    at: int = 0,
    playing: bool = True,
    who: int | None = None,
    say: Callable[[Rewatch], Note] | None = None,
) -> None:
    """Show a match, by its number in the store, again, before the eyes of `who` (None: its first person); a sentence where this
    program cannot. `say`: what is to be said of one moment.
    """
    try:
        reading = match if isinstance(match, Reading) else read(desk.store, match)
        found = Rewatch(
            reading,
            next(iter(reading.setup.humans), ALL_HANDS) if who is None else who,
            states.read(states.kept(desk.store, match), reading.definition) if isinstance(match, int) else (),
        )
        if (
            isinstance(match, int)
            and found.record.game.over
            and not found.notice
            and not states.kept(desk.store, match)
        ):
            states.keep(
                desk.store, match, states.recorded(found.record), int(desk.now())
            )  # of an older version, as long as it fits
        note = say(found) if say is not None else None
        table = RewatchScreen(found, desk, at=at, playing=playing, note=note)
    except (ResumeError, StoreError, PackError) as error:
        sorry(app, error)
        return
    desk.late.clear()
    tile.forget()
    app.push(table)


def retell(app: App, desk: Desk, match: int | Reading, n: int, words: str) -> None:
    """Tell a moment of a match again at the table, as it was told then: what led to answer `n`, which is said in rich text.
    Several people see what an onlooker saw.
    """

    def say(found: Rewatch) -> Note:
        effects = load(found.definition.id)
        if len(found.setup.humans) > 1:
            found.watching.who = NOBODY
        return Note(n, words, since=found.beginning(n, partial(opens, effects)))

    watch(app, desk, match, say=say)
