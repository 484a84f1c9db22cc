"""The buttons of gamepads that people press of their own (AP-168)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pygame.event import Event

BOTTOM, LEFT_BUMPER, RIGHT_BUMPER = 0, 4, 5


def pad_of(event: Event) -> str:
    """The gamepad's button of an event as `match.seats.pad_buttons` names it, "" for one that means nothing in a race."""
    pad = f"pad {getattr(event, 'instance_id', 0)}"
    return {BOTTOM: pad, LEFT_BUMPER: f"{pad} left", RIGHT_BUMPER: f"{pad} right"}.get(event.button, "")
