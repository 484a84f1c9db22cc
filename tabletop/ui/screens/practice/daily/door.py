"""The way to the daily deal, and how far somebody is with it today."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import TYPE_CHECKING

from tabletop.match.practice.daily import MATCHES, rounds
from tabletop.match.store import StoreError
from tabletop.ui.screens import routes
from tabletop.ui.screens.decks.people import usual

if TYPE_CHECKING:
    from tabletop.ui.screen import Screen
    from tabletop.ui.screens.desk import Desk

ABOUT = "Three matches from today's date: the same cards for everybody with this version."


def today(desk: Desk) -> date:
    """By the clock of this machine."""
    return datetime.fromtimestamp(desk.now(), UTC).astimezone().date()


def text(desk: Desk, game: str) -> str:
    """What the door says."""
    try:
        found = rounds(desk.store, game, today(desk), usual(desk))
    except StoreError:
        return ABOUT  # going in says what is wrong
    if not any(one.match is not None for one in found):
        return ABOUT
    played, won = sum(one.share is not None for one in found), sum(one.share or 0.0 for one in found)
    left = "All three are played" if played == MATCHES else f"{played} of {MATCHES} are played"
    return f"{left}, {won:g} won. Tomorrow there are others."


def go(screen: Screen[None], desk: Desk, game: str) -> None:
    screen.app.push(routes.daily(desk, game))
