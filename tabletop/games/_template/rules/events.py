"""What is said of a game: the facts behind log, moments and captions."""

from __future__ import annotations

from tabletop.core.events import Fact, Seat


class Turn(Fact, frozen=True):
    """A seat's turn begins (PC-4); every game says so with a fact of this name."""

    seat: Seat


class Falls(Fact, frozen=True):
    """A seat is out: it has too many Storms (PC-5)."""

    seat: Seat
