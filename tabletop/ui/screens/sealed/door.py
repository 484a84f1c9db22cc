"""The way from the menu to a sealed night: one that was interrupted goes on, or a new one is planned."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.match.evening import Evening
from tabletop.ui.markup import escape
from tabletop.ui.screens import avatars, words
from tabletop.ui.screens.offers import go_on, guests
from tabletop.ui.screens.sealed.guests import Guests
from tabletop.ui.screens.sealed.screen import planned
from tabletop.ui.widgets.dialog import Dialog, DialogButton

if TYPE_CHECKING:
    from tabletop.match.seats import TableSetup
    from tabletop.match.store import SavedNight
    from tabletop.ui.screen import Screen
    from tabletop.ui.screens.desk import Desk

WAITS = "One has not come to its end: {who}, {when}. A new one leaves it as it is."


def enter(screen: Screen[None], desk: Desk, game: str) -> None:
    """Go on with the open night of a game, or begin another one."""
    waiting = next((night for night in desk.open_nights() if night.game == game), None)
    if waiting is None:
        screen.app.push(planned(desk, table(desk, game)))
        return
    text = WAITS.format(who=escape(words.company(guests(waiting))), when=words.when(waiting.updated, desk.now()))
    answers = (DialogButton("A new night", "new"), DialogButton("Go on", "go", "primary", "play"))

    def heard(choice: str | None) -> None:
        if choice == "go":
            go_on(screen, desk, waiting)
        elif choice == "new":
            screen.app.push(planned(desk, table(desk, game)))

    screen.app.push(Dialog("Sealed night", text, answers, icon="weather-night"), heard)


def give_up(desk: Desk, night: SavedNight) -> None:
    """Nobody can go on with it."""
    Evening.again(desk.store, desk.game(night.game), night, desk.now).give_up()


def table(desk: Desk, game: str) -> TableSetup:
    """Who plays at first: those of the last table of this game, else two people."""
    draft = Guests(desk.game(game), desk.profiles(), avatars.people())
    draft.preset("two")
    last = desk.last_table()
    if last is not None and last.game == game:
        draft.take(last)
    return draft.finished(desk.settings.bot_pace)
