"""What people press of their own: keys by their physical place, and the buttons of gamepads (AP-167, AP-168)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from pygame.event import Event

PLACES = {getattr(pygame, name): name[6:].lower() for name in dir(pygame) if name.startswith("KSCAN_")}
BOTTOM, LEFT_BUMPER, RIGHT_BUMPER = 0, 4, 5


def place_of(event: Event) -> str:
    """The key of an event by where it lies, named as on an American keyboard; by its letter where that is not known."""
    code = getattr(event, "scancode", 0)
    return PLACES.get(code, "") if code else pygame.key.name(event.key)


def pad_of(event: Event) -> str:
    """The gamepad's button of an event as `match.seats.pad_buttons` names it, "" for one that means nothing in a race."""
    pad = f"pad {getattr(event, 'instance_id', 0)}"
    return {BOTTOM: pad, LEFT_BUMPER: f"{pad} left", RIGHT_BUMPER: f"{pad} right"}.get(event.button, "")
