"""The last nights of a game that came to an end: who won them, and the way back to their standing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.match.evening import Evening
from tabletop.match.store import StoreError
from tabletop.ui.screens.sealed import matches
from tabletop.ui.screens.words import when
from tabletop.ui.widgets.label import Label
from tabletop.ui.widgets.lists import ListRow

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.ui.screens.desk import Desk
    from tabletop.ui.widgets.base import Widget

SHOWN = 3


def rows(desk: Desk, game: str, show: Callable[[Evening], None]) -> list[Widget]:
    """A line for each of them; nothing while there is none. One that cannot be read any more is left out."""
    try:
        found = desk.store.nights.finished(game, SHOWN)
    except StoreError:
        found = []
    made: list[Widget] = []
    for night in found:
        try:
            evening = Evening.again(desk.store, desk.game(game), night, desk.now)
        except StoreError:
            continue
        made.append(
            ListRow(matches.champions(evening), _showing(show, evening), detail=when(night.updated, desk.now()),
                    icon="trophy", label=f"night {night.id}", tooltip="Look back at its standing")
        )  # fmt: skip
    return [Label("Earlier nights", "label", color="gold"), *made] if made else []


def _showing(show: Callable[[Evening], None], evening: Evening) -> Callable[[], None]:
    return lambda: show(evening)
