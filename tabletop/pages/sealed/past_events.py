"""The last nights of a game that came to an end: who won them, and the way back to their standing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.i18n import tr
from tabletop.pages.sealed import pairings
from tabletop.progress.sealed_event import SealedEvent
from tabletop.storage import StoreError
from tabletop.toolkit.plain_words import when
from tabletop.toolkit.widgets.display import Label
from tabletop.toolkit.widgets.lists import ListRow

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.app.services import AppServices
    from tabletop.toolkit.widgets.widget import Widget

SHOWN = 3


def rows(services: AppServices, game: str, show: Callable[[SealedEvent], None]) -> list[Widget]:
    """A line for each of them; nothing while there is none. One that cannot be read any more is left out."""
    try:
        found = services.store.nights.finished(game, SHOWN)
    except StoreError:
        found = []
    made: list[Widget] = []
    for night in found:
        try:
            evening = SealedEvent.again(services.store, services.game(game), night, services.now)
        except StoreError:
            continue
        made.append(
            ListRow(pairings.champions(evening), _showing(show, evening), detail=when(night.updated, services.now()),
                    icon="trophy", label=f"night {night.id}", tooltip=tr("sealed-earlier-tip"))
        )  # fmt: skip
    return [Label(tr("sealed-earlier"), "label", color="gold"), *made] if made else []


def _showing(show: Callable[[SealedEvent], None], evening: SealedEvent) -> Callable[[], None]:
    return lambda: show(evening)
