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
    `furniture`, if given, draws panels that lie still onto the static layer, above the cards.
    Call `rest_changed()` when a card lands or leaves, `resized()` when the window or the scale changed.
    """

    def __init__(
        self,
        ground: Callable[[pygame.Surface], None],
        resting: Callable[[], Sequence[Blit]],
        furniture: Callable[[pygame.Surface], None] | None = None,
    ) -> None:
        self._paint_ground = ground
        self._resting = resting
        self._furniture = furniture
        self._ground: pygame.Surface | None = None
        self._static: pygame.Surface | None = None
        self._fresh = False
        self.rebuilt = 0

    def rest_changed(self) -> None:
        self._fresh = False

    def resized(self) -> None:
        self._ground = self._static = None

    def covered(self) -> None:
        """Another picture lies over the whole table for a while: what can be drawn again is not kept beside it."""
        self._ground = self._static = None

    def draw(self, target: pygame.Surface, moving: Sequence[Blit] = ()) -> None:
        """Draw the static layer, rebuilt if needed, and the moving sprites in their order."""
        if not self._fresh or self._static is None or self._static.get_size() != target.get_size():
            self._build(target)
        assert self._static is not None
        target.blit(self._static, (0, 0))
        if moving:
            target.fblits(moving)

    def _build(self, target: pygame.Surface) -> None:
        """Surfaces are drawn over rather than made anew: large ones cost memory even when they are gone."""
        size = target.get_size()
        if self._ground is None or self._ground.get_size() != size:
            self._ground = pygame.Surface(size, 0, target)
            self._paint_ground(self._ground)
        if self._static is None or self._static.get_size() != size:
            self._static = pygame.Surface(size, 0, target)
        self._static.blit(self._ground, (0, 0))
        self._static.fblits(self._resting())
        if self._furniture is not None:
            self._furniture(self._static)
        self._fresh = True
        self.rebuilt += 1
