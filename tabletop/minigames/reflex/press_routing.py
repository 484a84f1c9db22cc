"""Whose button an event is: keys by their physical place, gamepads, buttons on the screen, fingers, and anything at all when
one person races alone (AP-167 to AP-169).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.toolkit.gamepads import BOTTOM, pad_of
from tabletop.toolkit.keyboard import place_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from pygame.event import Event

    from tabletop.minigames.reflex.race_facts import Racer


class SeatPress(NamedTuple):
    """A button of a seat goes down or up; `source` tells several buttons of one seat apart."""

    seat: int
    source: str
    down: bool


class PressRouting:
    """`solo`: the seat for which a click anywhere and the space bar count, -1: none. `at(pos)`: the seat whose button on the
    screen is there, -1: none.
    """

    def __init__(self, racers: tuple[Racer, ...], solo: int, at: Callable[[tuple[int, int]], int]) -> None:
        people = [racer for racer in racers if racer.human]
        self.solo, self.at = solo, at
        self.keys = {racer.key: racer.seat for racer in reversed(people) if racer.key}
        self.pads = {racer.pad: racer.seat for racer in people if racer.pad}
        self._pressed: dict[str, int] = {}

    def read(self, event: Event) -> SeatPress | None:
        """The touch that an event is; None when it is nobody's."""
        kind = event.type
        if kind in (pygame.KEYDOWN, pygame.KEYUP):
            place = place_of(event)
            seat = self.keys.get(place, self.solo if place == "space" else -1)
            return SeatPress(seat, place, kind == pygame.KEYDOWN) if seat >= 0 else None
        if kind in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP):
            return self._pad(event, kind == pygame.JOYBUTTONDOWN)
        if kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            if getattr(event, "touch", False) or event.button not in (1, 2, 3):
                return None
            return self._spot(event.pos, "mouse", kind == pygame.MOUSEBUTTONDOWN)
        if kind in (pygame.FINGERDOWN, pygame.FINGERUP):
            wide, high = pygame.display.get_desktop_sizes()[0] if event.window is None else event.window.size
            pos = (round(event.x * wide), round(event.y * high))
            return self._spot(pos, f"finger {event.finger_id}", kind == pygame.FINGERDOWN)
        return None

    def _pad(self, event: Event, down: bool) -> SeatPress | None:
        """AP-168; whoever races alone may take any pad."""
        name = pad_of(event)
        seat = self.pads.get(name, self.solo if event.button == BOTTOM else -1)
        return SeatPress(seat, name, down) if seat >= 0 else None

    def _spot(self, pos: tuple[int, int], source: str, down: bool) -> SeatPress | None:
        """A press is let go wherever the pointer is by then."""
        if not down:
            seat = self._pressed.pop(source, -1)
        else:
            seat = self.at(pos)
            seat = self.solo if seat < 0 else seat
            self._pressed[source] = seat
        return SeatPress(seat, source, down) if seat >= 0 else None
