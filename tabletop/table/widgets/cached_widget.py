"""A widget that is drawn once per state into a picture of its own: then a frame costs one blit."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.toolkit.keyboard import signs
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Hashable


class CachedWidget(Widget):
    """Derive, write `paint(target, box)` and `state()`. Nothing may be painted further than `margin` units outside."""

    margin: float = 40

    def __init__(self, label: str = "", *, tooltip: str = "") -> None:
        super().__init__(label, tooltip=tooltip)
        self._picture: pygame.Surface | None = None
        self._shows: Hashable = None

    def state(self) -> Hashable:
        """Return all that the picture depends on, besides place, scale and settings."""
        return None

    def paint(self, target: pygame.Surface, box: pygame.Rect) -> None:
        """Draw everything into `box` of `target`, a clear surface."""

    def draw(self, target: pygame.Surface) -> None:
        if self.rect.width > 0 and self.rect.height > 0:
            pad = self.u(self.margin)
            target.blit(self._baked(pad), (self.rect.x - pad, self.rect.y - pad))
        super().draw(target)

    def _baked(self, pad: int) -> pygame.Surface:
        sizes, marks = (
            (self.rect.size, self.kit.scale, self.kit.least_text, self.kit.theme.high),
            self.app.prefs.symbols,
        )
        shows = (sizes, marks, self.hovered, signs(), self.state())
        if self._picture is None or shows != self._shows:
            wide, high = self.rect.size
            self._picture = pygame.Surface((wide + 2 * pad, high + 2 * pad), pygame.SRCALPHA)
            self.paint(self._picture, pygame.Rect(pad, pad, wide, high))
            self._shows = shows
        return self._picture

    def tick(self, now: float) -> bool:  # noqa: ARG002  # most panels stand still by themselves
        """Advance own motion to the app's clock; True when the picture changed."""
        return False
