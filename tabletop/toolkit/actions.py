"""Keys and gamepad buttons as actions, so that every widget has one way to be driven without a mouse."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import pygame

if TYPE_CHECKING:
    from pygame.event import Event

Action = Literal[
    "up", "down", "left", "right", "accept", "back", "next", "previous", "page_up", "page_down", "home", "end", "menu"
]  # fmt: skip

DIRECTIONS = ("up", "down", "left", "right")
STICK = 0.6

KEYS: dict[int, Action] = {
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_RETURN: "accept",
    pygame.K_KP_ENTER: "accept",
    pygame.K_SPACE: "accept",
    pygame.K_ESCAPE: "back",
    pygame.K_AC_BACK: "back",
    pygame.K_PAGEUP: "page_up",
    pygame.K_PAGEDOWN: "page_down",
    pygame.K_HOME: "home",
    pygame.K_END: "end",
    pygame.K_MENU: "menu",
}
# A, B, X, Y, shoulders, start; the d-pad of pads that report it as buttons
PAD: dict[int, Action] = {
    0: "accept", 1: "back", 4: "previous", 5: "next", 7: "menu", 11: "up", 12: "down", 13: "left", 14: "right",
}  # fmt: skip


def of_key(event: Event) -> Action | None:
    """Return the action of a KEYDOWN event."""
    if event.key == pygame.K_TAB:
        return "previous" if getattr(event, "mod", 0) & pygame.KMOD_SHIFT else "next"
    return KEYS.get(event.key)


REPEAT_FIRST, REPEAT_NEXT = 420, 130  # ms until a held direction acts again, and from then on


class Pad:
    """Turns gamepad events into actions; a direction that is held acts again and again (`held`)."""

    def __init__(self) -> None:
        self._axes: dict[tuple[int, int], int] = {}
        self._held: Action | None = None
        self._again = 0.0

    def held(self, now: float) -> Action | None:
        """Return the direction that is held when it is due again at `now` (ms)."""
        if self._held is None or now < self._again:
            return None
        self._again = now + REPEAT_NEXT
        return self._held

    def _hold(self, action: Action | None, now: float) -> Action | None:
        self._held, self._again = action, now + REPEAT_FIRST
        return action

    def action(self, event: Event, now: float = 0) -> Action | None:
        """Return the action of a gamepad event at `now` (ms), None if it is none."""
        if event.type == pygame.JOYBUTTONDOWN:
            action = PAD.get(event.button)
            return self._hold(action, now) if action in DIRECTIONS else action
        if event.type in (pygame.JOYBUTTONUP, pygame.JOYDEVICEREMOVED):
            self._held = None
        elif event.type == pygame.JOYHATMOTION:
            return self._hold(_direction(event.value[0], -event.value[1]), now)
        elif event.type == pygame.JOYAXISMOTION and event.axis in (0, 1):
            return self._stick(event, now)
        return None

    def _stick(self, event: Event, now: float) -> Action | None:
        key = (getattr(event, "instance_id", 0), event.axis)
        side = 0 if abs(event.value) < STICK else (1 if event.value > 0 else -1)
        if self._axes.get(key, 0) == side:
            return None
        self._axes[key] = side
        return self._hold(_direction(side, 0) if event.axis == 0 else _direction(0, side), now)


def _direction(x: int, y: int) -> Action | None:
    if x:
        return "right" if x > 0 else "left"
    if y:
        return "down" if y > 0 else "up"
    return None
