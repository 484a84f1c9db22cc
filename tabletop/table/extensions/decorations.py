"""Pieces: what a game lays on its table beside cards and panels, in the places that its scheme leaves free.

A game names them in presentation/decorations.py: DECORATIONS, a tuple of classes.
They lie still with the cards, and are told what is shown.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop import games
from tabletop.app.key_bindings import RESERVED
from tabletop.core.toml_loader import DataFileError
from tabletop.i18n import per_language, tr
from tabletop.table import layout_schema
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop.core.events import Fact
    from tabletop.core.view import View
    from tabletop.table.layout.zone_places import ZonePlaces
    from tabletop.table.model.view_state import MatchConstants, ViewState
    from tabletop.toolkit.actions import Action


class Decoration(Widget):
    """One at one table. What it draws may depend on what is public alone, unless `shown` belongs to one seat, and is drawn by
    blits alone. `key`: struck, it is as if the piece was clicked; `under`: it lies below the cards, as if it was printed;
    `read`: its words are needed, so that no message covers it.
    """

    key = ""
    under = read = False
    places: ZonePlaces
    shown: ViewState

    def __init__(self, constants: MatchConstants) -> None:
        super().__init__(type(self).__name__.lower())
        self.constants = constants

    @property
    def told(self) -> View:
        """The table as it was before what is told now: nothing may be shown before its cards have moved."""
        return self.shown.playback.view

    @property
    def reached(self) -> View:
        """The table as the fact has found it that is told now."""
        return self.shown.playback.reached

    @property
    def said(self) -> Sequence[Fact]:
        """What has been told since then."""
        return self.shown.playback.said

    def settle(self, places: ZonePlaces) -> None:
        """Take a place; the window is another one."""
        self.places = places

    def show(self, shown: ViewState) -> None:
        """Something else is shown."""
        self.shown = shown

    def pressed(self) -> bool:
        """It was clicked; True when it has a use for that."""
        return False

    def on_action(self, action: Action) -> bool:
        return action == "accept" and self.pressed()


@per_language
def pieces_of(game: str) -> tuple[type[Decoration], ...]:
    """The pieces of a game, () for most. Raises DataFileError when the key of one means something else already."""
    found: tuple[type[Decoration], ...] = games.plugin(game).part("presentation.decorations", "DECORATIONS") or ()
    owners = {key: f"act.{act}" for act, look in layout_schema.load(game).act.items() for key in look.keys}
    owners |= {key: tr(message) for key, message in RESERVED.items()}
    for piece in found:
        means = owners.setdefault(piece.key, piece.__name__) if piece.key else piece.__name__
        if means != piece.__name__:
            name = f"{game}/presentation/decorations.py: {piece.__name__}"
            raise DataFileError(f"{name}: the key {piece.key!r} means something else already: {means}")
    return found
