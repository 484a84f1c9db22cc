"""The ways to an evening: from the menu, and back from one of its matches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.app.toasts import sorry
from tabletop.i18n import tr
from tabletop.pages.evening.evening_page import EveningScreen
from tabletop.pages.evening.evening_plan import EveningPlanScreen
from tabletop.progress.evening import Evening, all_of, waiting
from tabletop.storage import StoreError

if TYPE_CHECKING:
    from tabletop.app.services import AppServices
    from tabletop.toolkit.widgets.screen import Screen


def enter(screen: Screen[None], desk: AppServices) -> None:
    """Go on with the evening that waits, or plan a new one."""
    try:
        number = waiting(desk.store)
        page = EveningPlanScreen(desk) if number is None else again(desk, number)
    except StoreError as error:
        sorry(screen.app, error)
        return
    screen.app.push(page)


def again(desk: AppServices, number: int) -> EveningScreen:
    """The page of an evening that was interrupted, or of one that is over. Raises StoreError when it is gone or damaged."""
    saved = all_of(desk.store).get(number)
    if saved is None:
        raise StoreError(tr("evening-gone"))
    return EveningScreen(desk, Evening(desk.store, number, saved, desk.now))
