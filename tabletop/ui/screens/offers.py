"""Dialogs of the menu: a match that was interrupted, the first evening."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.match.store import StoreError
from tabletop.ui.markup import escape
from tabletop.ui.screens import words
from tabletop.ui.screens.say import sorry
from tabletop.ui.widgets.dialog import Answer, Dialog, confirm

if TYPE_CHECKING:
    from tabletop.match.store import SavedMatch
    from tabletop.ui.screen import Screen
    from tabletop.ui.screens.desk import Desk

QUESTION = "Your match was interrupted. Go on exactly there?"
LOSS = "It stays in the list of matches, but nobody can go on with it, and it counts for no statistics."


def offer_resume(screen: Screen[None], desk: Desk, match: SavedMatch) -> None:
    """Offer to go on with an open match, to leave it for later, or to give it up."""
    when = words.when(match.updated, desk.now())
    text = (
        f"{QUESTION}\n\n{{cards-playing}} **{escape(desk.title(match.game))}**\n"
        f"{{account-group}} {escape(words.company(match.seats))}\n"
        f"{{clock}} {when}, after {words.many(match.answers, 'decision')}"
    )
    answers = (
        Answer("Give it up", "drop", "ghost"),
        Answer("Later", "later"),
        Answer("Go on", "go", "primary", "play"),
    )

    def heard(choice: str | None) -> None:
        if choice == "go":
            desk.routes.resume(match.id)
        elif choice == "drop":
            confirm(
                screen, "Give up this match?", LOSS, "Give it up", lambda: drop(screen, desk, match.id), style="danger"
            )

    screen.app.push(Dialog("Welcome back", text, answers, icon="history"), heard)


def drop(screen: Screen[None], desk: Desk, match: int) -> None:
    """Close a match that nobody will go on with."""
    try:
        desk.store.abandon(match, now=int(desk.now()))
    except StoreError as error:
        sorry(screen.app, error)
    screen.shown()
