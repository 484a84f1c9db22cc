"""Pieces: what a game lays on its table beside cards and panels, in the places that its scheme leaves free.

A game names them in show/pieces.py: PIECES, a tuple of classes. They lie still with the cards, and are told what is shown.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from tabletop import games
from tabletop.core.pack import PackError
from tabletop.ui import layouts
from tabletop.ui.bindings import TABLE
from tabletop.ui.widgets.base import Widget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop.core.events import Fact
    from tabletop.core.view import View
    from tabletop.ui.actions import Action
    from tabletop.ui.table.basics import Basics
    from tabletop.ui.table.place.places import Places
    from tabletop.ui.table.shown import Shown


class Piece(Widget):
    """One at one table. What it draws may depend on what is public alone, unless `shown` belongs to one seat, and is drawn by
    blits alone. `key`: struck, it is as if the piece was clicked; `under`: it lies below the cards, as if it was printed.
    """

    key = ""
    under = False
    places: Places
    shown: Shown

    def __init__(self, basics: Basics) -> None:
        super().__init__(type(self).__name__.lower())
        self.basics = basics

    @property
    def told(self) -> View:
        """The table as it was before what is told now: nothing may be shown before its cards have moved."""
        return self.shown.telling.view

    @property
    def reached(self) -> View:
        """The table as the fact has found it that is told now."""
        return self.shown.telling.reached

    @property
    def said(self) -> Sequence[Fact]:
        """What has been told since then."""
        return self.shown.telling.said

    def settle(self, places: Places) -> None:
        """Take a place; the window is another one."""
        self.places = places

    def show(self, shown: Shown) -> None:
        """Something else is shown."""
        self.shown = shown

    def pressed(self) -> bool:
        """It was clicked; True when it has a use for that."""
        return False

    def on_action(self, action: Action) -> bool:
        return action == "accept" and self.pressed()


@cache
def pieces_of(game: str) -> tuple[type[Piece], ...]:
    """The pieces of a game, () for most. Raises PackError when the key of one means something else already."""
    found: tuple[type[Piece], ...] = games.plugin(game).part("show.pieces", "PIECES") or ()
    owners = {key: f"act.{act}" for act, look in layouts.load(game).act.items() for key in look.keys} | TABLE
    for piece in found:
        means = owners.setdefault(piece.key, piece.__name__) if piece.key else piece.__name__
        if means != piece.__name__:
            name = f"{game}/show/pieces.py: {piece.__name__}"
            raise PackError(f"{name}: the key {piece.key!r} means something else already: {means}")
    return found
