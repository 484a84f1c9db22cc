"""Effects of the whole window: the fade between screens and the shake of a blow."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pygame

    from tabletop.toolkit.app import App


class Fade:
    """Shows the last picture of the old screen above the new one, ever fainter."""

    def __init__(self, app: App) -> None:
        self.app = app
        self._ghost: pygame.Surface | None = None

    def begin(self) -> None:
        """Remember the present picture and let it fade."""
        app = self.app
        ms = app.duration("screen")
        if app.frames == 0 or ms <= 0 or app.prefs.reduced_motion:
            return
        self._ghost = app.window.surface.copy()
        app.touch.run(ms, self._step, key="fade", done=self._end, ease="linear")

    def stop(self) -> None:
        """Show nothing of the old screen any more: it may be private."""
        self.app.touch.cancel("fade")
        self._end()

    def _step(self, part: float) -> None:
        if self._ghost is not None:
            self._ghost.set_alpha(round(255 * (1 - part)))

    def _end(self) -> None:
        self._ghost = None

    def draw(self, target: pygame.Surface) -> None:
        if self._ghost is not None and self._ghost.get_size() == target.get_size():
            target.blit(self._ghost, (0, 0))


class Shake:
    """Moves the finished picture a few pixels to and fro, dying away."""

    DURATION = 320

    def __init__(self, app: App) -> None:
        self.app = app
        self._since = 0.0
        self._strength = 0.0

    def start(self, units: float) -> None:
        """Shake by `units` at first. Does nothing with reduced motion or when shaking is switched off."""
        if self.app.prefs.shake and not self.app.prefs.reduced_motion and self.app.prefs.animation > 0:
            self._since = self.app.clock()
            self._strength = units

    @property
    def busy(self) -> bool:
        return self._strength > 0

    def update(self, now: float) -> bool:
        if not self._strength:
            return False
        if now - self._since >= self.DURATION:
            self._strength = 0.0
        return True

    def apply(self, target: pygame.Surface) -> None:
        if self._strength:
            age = (self.app.clock() - self._since) / self.DURATION
            size = self.app.kit.u(self._strength) * (1 - age)
            target.scroll(round(size * math.sin(age * 47)), round(size * math.cos(age * 39)))
