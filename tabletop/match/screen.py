"""What the screen may show: the table and its events through the eyes of several seats at once."""

from __future__ import annotations

from tabletop.core.ask import NOBODY, UNKNOWN
from tabletop.core.game import Game
from tabletop.core.table import Event
from tabletop.core.view import View, redact, view


def seen_by(game: Game, viewer: int, eyes: tuple[int, ...]) -> View:
    """The view of `viewer` (its options, its words), with the faces that any of `eyes` sees."""
    found = view(game, viewer)
    for seat in eyes:
        if seat != viewer:
            for card, kind in enumerate(game.table.veiled(seat).kind):
                if kind != UNKNOWN:
                    found.table.kind[card] = kind
    return found


def heard_by(event: Event, eyes: tuple[int, ...]) -> Event:
    """An event as these seats together may hear it."""
    return event if any(redact(event, seat) == event for seat in eyes) else redact(event, NOBODY)
