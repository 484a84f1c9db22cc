"""Hurrying the playback: one press ends the present step, holding goes on from step to step."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from pygame.event import Event

    from tabletop.table.playback.event_sequencer import EventSequencer
    from tabletop.toolkit.app import App

HOLD, NEXT = 380, 130  # ms until a press is held, and from step to step
STRAY = 700  # ms after a press, or after the playback has ended, in which a press may have been meant for it


class FastForward:
    def __init__(self, app: App, sequencer: EventSequencer) -> None:
        self.app, self.sequencer = app, sequencer
        self._held = False
        self._pressed = self._told = -float(STRAY)  # when it was last pressed, and last told
        self._due = 0.0

    def press(self) -> None:
        """By key or mouse."""
        if self.sequencer.busy:
            self._held, self._pressed = True, self.app.clock()
            self._due = self._pressed + HOLD
            self.sequencer.skip()

    def takes_space(self, event: Event) -> bool:
        """Space hurries while something is told; a press that comes a little late presses no button instead."""
        if event.key != pygame.K_SPACE or self.app.clock() - max(self._pressed, self._told) >= STRAY:
            return False
        self.press()
        return True

    def on_raw(self, event: Event) -> None:
        if event.type in (pygame.KEYUP, pygame.MOUSEBUTTONUP, pygame.WINDOWFOCUSLOST):
            self._held = False

    def tick(self, now: float) -> None:
        """Every frame."""
        if self.sequencer.busy:
            self._told = now
        self._held = self._held and self.sequencer.busy
        if self._held and now >= self._due:
            self._due = now + NEXT
            self.sequencer.skip()
