"""What is said of a game: the facts behind log, moments and captions."""

from __future__ import annotations

from tabletop.core.events import Fact, Seat


class Falls(Fact, frozen=True):
    """A seat is out: it has too many Storms (PC-5)."""

    seat: Seat
