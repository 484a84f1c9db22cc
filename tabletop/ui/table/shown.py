"""What the table shows now. It never changes: the screen makes another one after each change and hands it to every part."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from tabletop.core.definition import Line
    from tabletop.core.view import View
    from tabletop.ui.layouts.board import Style
    from tabletop.ui.table.hands.choosing import Choosing
    from tabletop.ui.table.place.places import Places


class Telling(NamedTuple):
    """How far the story has come: `view` is the table as it was told, `words` what is told now, `untold` the number of lines
    of the log that are not told yet. Only while it is `busy` something is told at all. `hurried`: what nobody waited for.
    """

    view: View
    words: Line | None
    untold: int
    busy: bool
    hurried: tuple[Line, ...] = ()


@dataclass(frozen=True, slots=True)
class Shown:
    """`view`: of whoever looks; `style`: of a board; `looking`: the number of answers that is looked back to, None for now."""

    view: View
    telling: Telling
    choosing: Choosing
    places: Places
    style: Style
    looking: int | None = None

    @property
    def bottom(self) -> int:
        """The seat at the lower edge."""
        return self.places.bottom
