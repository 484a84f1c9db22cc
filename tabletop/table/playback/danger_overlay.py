"""Life or death: the edge of the window glows and throbs, and the story goes in slow motion, while all is at stake."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from tabletop.toolkit import shapes

if TYPE_CHECKING:
    from tabletop.toolkit.app import App
    from tabletop.toolkit.draw_context import DrawContext
    from tabletop.toolkit.layers import Blit

LONG, BEAT = 2600, 650  # ms that it lasts, and from throb to throb
WIDE = 90  # units of the glow
SLOW = 1.6  # times longer everything that is told takes
DANGER, HOPE = "coral", "gold"
STRONGEST = 150  # of 255, at the very edge


class DangerOverlay:
    window: pygame.Rect

    def __init__(self, app: App, kit: DrawContext) -> None:
        self.app, self.kit = app, kit
        self._since, self.color = -float(LONG), DANGER

    def place(self, window: pygame.Rect) -> None:
        self.window = window

    def start(self, *, good: bool = False) -> None:
        """`good`: it is golden hope for whoever looks, else red danger."""
        self._since, self.color = self.app.clock(), HOPE if good else DANGER
        self.app.story.slow = 1.0 if self.app.prefs.reduced_motion else SLOW

    def tick(self) -> None:
        """Every frame: when it is over, everything goes on as fast as before."""
        if not self.busy:
            self.app.story.slow = 1.0

    @property
    def busy(self) -> bool:
        return self.app.clock() - self._since < LONG

    def blits(self) -> list[Blit]:
        """Four strips of light; they throb unless motion is reduced."""
        if not self.busy:
            return []
        age, window, wide = self.app.clock() - self._since, self.window, self.kit.u(WIDE)
        throb = 1.0 if self.app.prefs.reduced_motion else 0.55 + 0.45 * math.cos(2 * math.pi * age / BEAT)
        alpha = round(255 * throb * min(1.0, (LONG - age) / 400))
        out: list[Blit] = []
        for turn, size, place in (
            (0, (window.width, wide), window.topleft),
            (180, (window.width, wide), (window.left, window.bottom - wide)),
            (90, (wide, window.height), window.topleft),
            (270, (wide, window.height), (window.right - wide, window.top)),
        ):
            strip = _glow(self.kit.color(self.color), size, turn)
            strip.set_alpha(alpha)
            out.append((strip, place))
        return out


def _glow(color: pygame.Color, size: tuple[int, int], turn: int) -> pygame.Surface:
    """A strip that fades away from the edge of the window; `turn` says which edge."""
    steps = shapes.blank((1, 8))
    for y in range(8):
        ink = pygame.Color(color)
        ink.a = round(STRONGEST * (1 - y / 7) ** 2)
        steps.set_at((0, y), ink)
    return pygame.transform.smoothscale(pygame.transform.rotate(steps, turn), size)
