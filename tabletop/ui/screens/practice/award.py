"""Said at the end of a match: what it has brought the people who played it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.core.pack import PackError
from tabletop.match.practice.achievements import award, played
from tabletop.match.store import StoreError
from tabletop.ui.markup import escape
from tabletop.ui.screens.say import sorry

if TYPE_CHECKING:
    from tabletop.match import Match
    from tabletop.ui.app import App
    from tabletop.ui.screens.desk import Desk

COLOURS = {"bronze": "orange", "silver": "cyan", "gold": "gold"}


def congratulate(app: App, desk: Desk, match: Match) -> None:
    """Keep the achievements of a saved match that is over and name the new ones; one that is asked again says nothing. What
    began in the middle of another match brings none, as it counts for nothing else.
    """
    people = match.setup.humans if match.setup.begun is None else ()
    for seat in people if match.keeper is not None else ():
        life = played(match, seat)
        if life is None or match.keeper is None:
            continue
        try:
            reached = award(desk.store, life, match.keeper.number, now=int(desk.now()))
        except (StoreError, PackError) as error:
            sorry(app, error)
            return
        who = f"{escape(match.setup.seats[seat].name)}: " if len(people) > 1 else ""
        for one in reached:
            app.toast(f"{who}**{escape(one.name)}**. {escape(one.text)}", one.icon, COLOURS[one.grade])
        if reached:
            app.sound("win")
