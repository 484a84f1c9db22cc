"""Said at the end of a match: what it has brought the people who played it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.app.toasts import sorry
from tabletop.core.toml_loader import PackError
from tabletop.progress.achievements import award, played
from tabletop.storage import StoreError
from tabletop.toolkit.markup import escape

if TYPE_CHECKING:
    from tabletop.app.services import AppServices
    from tabletop.match import Match
    from tabletop.toolkit.app import App

COLOURS = {"bronze": "orange", "silver": "cyan", "gold": "gold"}


def congratulate(app: App, desk: AppServices, match: Match) -> None:
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
