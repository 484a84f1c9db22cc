"""The picture of a table in layers: what rests is drawn once, what moves is drawn on top each frame."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

Blit = tuple[pygame.Surface, tuple[int, int]]


def centred(sprite: pygame.Surface, middle: tuple[float, float]) -> Blit:
    """Return the blit that puts a sprite's middle at a point."""
    return sprite, (round(middle[0] - sprite.get_width() / 2), round(middle[1] - sprite.get_height() / 2))


class Layers:
    """Static layer (ground and resting cards, opaque) and the moving sprites above it.

    `ground` paints what never changes at one window size; `resting` gives the sprites that lie still.
    Call `rest_changed()` when a card lands or leaves, `resized()` when the window or the scale changed.
    """

    def __init__(self, ground: Callable[[pygame.Surface], None], resting: Callable[[], Sequence[Blit]]) -> None:
        self._paint_ground = ground
        self._resting = resting
        self._ground: pygame.Surface | None = None
        self._static: pygame.Surface | None = None
        self.rebuilt = 0

    def rest_changed(self) -> None:
        self._static = None

    def resized(self) -> None:
        self._ground = None
        self._static = None

    def draw(self, target: pygame.Surface, moving: Sequence[Blit] = ()) -> None:
        """Draw the static layer, rebuilt if needed, and the moving sprites in their order."""
        if self._static is None or self._static.get_size() != target.get_size():
            self._static = self._build(target)
        target.blit(self._static, (0, 0))
        if moving:
            target.fblits(moving)

    def _build(self, target: pygame.Surface) -> pygame.Surface:
        if self._ground is None or self._ground.get_size() != target.get_size():
            self._ground = pygame.Surface(target.get_size()).convert(target)
            self._paint_ground(self._ground)
        out = self._static_surface(target)
        out.blit(self._ground, (0, 0))
        out.fblits(self._resting())
        self.rebuilt += 1
        return out

    def _static_surface(self, target: pygame.Surface) -> pygame.Surface:
        return pygame.Surface(target.get_size()).convert(target)
