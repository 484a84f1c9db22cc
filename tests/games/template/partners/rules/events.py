"""What is said of a game: the facts behind log, moments and captions."""

from __future__ import annotations

from tabletop.core.events import Fact, Seat


class Turn(Fact, frozen=True):
    """A seat has to play (PT-3)."""

    seat: Seat


class Takes(Fact, frozen=True):
    """A seat has won a trick (PT-5)."""

    seat: Seat
