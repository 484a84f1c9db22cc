"""The way to the daily deal, and how far somebody is with it today."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import TYPE_CHECKING

from tabletop.app import routes
from tabletop.i18n import localized, tr
from tabletop.pages.decks.personal_page import usual
from tabletop.progress.daily import MATCHES, rounds
from tabletop.storage import StoreError

if TYPE_CHECKING:
    from tabletop.app.services import AppServices
    from tabletop.toolkit.widgets.screen import Screen


def today(services: AppServices) -> date:
    """By the clock of this machine."""
    return datetime.fromtimestamp(services.now(), UTC).astimezone().date()


def text(services: AppServices, game: str) -> str:
    """What the door says."""
    try:
        found = rounds(services.store, game, today(services), usual(services))
    except StoreError:
        return tr("daily-about")  # going in says what is wrong
    if not any(one.match is not None for one in found):
        return tr("daily-about")
    played, won = sum(one.share is not None for one in found), sum(one.share or 0.0 for one in found)
    if played == MATCHES:
        return tr("daily-all-played", won=localized(f"{won:g}"))
    return tr("daily-played", count=played, of=MATCHES, won=localized(f"{won:g}"))


def go(screen: Screen[None], services: AppServices, game: str) -> None:
    screen.app.push(routes.daily(services, game))
