"""One switch for everything: the focus steps by itself, and the switch presses what has it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from collections.abc import Callable

    from pygame.event import Event

    from tabletop.toolkit.actions import Action

SWITCH = pygame.K_SPACE


class Scanning:
    """`act`: does an action. `every`: ms from step to step, 0 for none."""

    def __init__(self, act: Callable[[Action], None]) -> None:
        self._act, self._since = act, 0.0

    def tick(self, now: float, every: int) -> None:
        """Every frame, in ms of the app's clock."""
        if not every:
            self._since = now
        elif now - self._since >= every:
            self._since = now
            self._act("next")

    def press(self, event: Event, now: float, every: int) -> bool:
        """The switch is pressed: what has the focus is, too, and stays for as long as any other. False for other keys."""
        if not every or event.key != SWITCH:
            return False
        self._since = now
        self._act("accept")
        return True
