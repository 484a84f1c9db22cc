"""What is said of the minigame."""

from __future__ import annotations

from tabletop.core.events import Fact, Kind, Seat


class Fallen(Fact, frozen=True):
    seat: Seat


class Named(Fact, frozen=True):
    seat: Seat
    kind: Kind
    right: bool
