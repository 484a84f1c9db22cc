"""What the table shows now. It never changes: the screen makes another one after each change and hands it to every part."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tabletop.core.view import View
    from tabletop.ui.layouts.board import Style
    from tabletop.ui.table.hands.choosing import Choosing
    from tabletop.ui.table.place.places import Places


@dataclass(frozen=True, slots=True)
class Shown:
    """`view`: of whoever looks; `style`: of a board; `looking`: the number of answers that is looked back to, None for now."""

    view: View
    choosing: Choosing
    places: Places
    style: Style
    looking: int | None = None

    @property
    def bottom(self) -> int:
        """The seat at the lower edge."""
        return self.places.bottom
