"""The way from the menu to a sealed night: one that was interrupted goes on, or a new one is planned."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.i18n import tr
from tabletop.pages.resume_dialogs import go_on, guests
from tabletop.pages.sealed.participant_row import SealedSetup
from tabletop.pages.sealed.sealed_page import planned
from tabletop.progress.sealed_event import SealedEvent
from tabletop.toolkit import plain_words
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets import avatars
from tabletop.toolkit.widgets.dialog import Dialog, DialogButton

if TYPE_CHECKING:
    from tabletop.app.services import AppServices
    from tabletop.match.seats import TableSetup
    from tabletop.storage import SavedSealedEvent
    from tabletop.toolkit.widgets.screen import Screen


def enter(screen: Screen[None], services: AppServices, game: str) -> None:
    """Go on with the open night of a game, or begin another one."""
    waiting = next((night for night in services.open_nights() if night.game == game), None)
    if waiting is None:
        screen.app.push(planned(services, table(services, game)))
        return
    who, when = escape(plain_words.company(guests(waiting))), plain_words.when(waiting.updated, services.now())
    text = tr("sealed-waits", who=who, when=when)
    answers = (
        DialogButton(tr("sealed-new"), "new"),
        DialogButton(tr("sealed-go-on"), "go", "primary", "play"),
    )

    def heard(choice: str | None) -> None:
        if choice == "go":
            go_on(screen, services, waiting)
        elif choice == "new":
            screen.app.push(planned(services, table(services, game)))

    screen.app.push(Dialog(tr("sealed-title"), text, answers, icon="weather-night"), heard)


def give_up(services: AppServices, night: SavedSealedEvent) -> None:
    """Nobody can go on with it."""
    SealedEvent.again(services.store, services.game(night.game), night, services.now).give_up()


def table(services: AppServices, game: str) -> TableSetup:
    """Who plays at first: those of the last table of this game, else two people."""
    draft = SealedSetup(services.game(game), services.profiles(), avatars.people())
    draft.preset("two")
    last = services.last_table()
    if last is not None and last.game == game:
        draft.take(last)
    return draft.finished(services.settings.bot_pace)
