"""Where in a window something fits that must not lie over what is looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

STEPS = 24  # places that are tried across, and down


def clearing(
    window: pygame.Rect,
    sizes: Iterable[tuple[int, int]],
    taken: Sequence[pygame.Rect],
    near: tuple[int, int] | None = None,
) -> pygame.Rect:
    """The box of the first size that covers nothing of what is `taken`, with its middle as near to `near` (None: the middle of
    the window) as there is one; when there is none of any size, the one that covers least. What is larger than the window is
    left out.
    """
    best, least = pygame.Rect(window), window.width * window.height * len(taken) + 1
    for size in sizes:
        if size[0] > window.width or size[1] > window.height:
            continue
        for box in _places(window, size, near or window.center):
            covered = sum(_area(box.clip(taken[i])) for i in box.collidelistall(taken))
            if covered < least:
                best, least = box, covered
            if not covered:
                return box
    return best


def _places(window: pygame.Rect, size: tuple[int, int], near: tuple[int, int]) -> list[pygame.Rect]:
    """From there outwards."""
    wide, high = window.width - size[0], window.height - size[1]
    spots = [
        pygame.Rect(window.x + wide * i // STEPS, window.y + high * k // STEPS, *size)
        for i in range(STEPS + 1)
        for k in range(STEPS + 1)
    ]
    x, y = near
    return sorted(spots, key=lambda box: (box.centerx - x) ** 2 + (box.centery - y) ** 2)


def _area(box: pygame.Rect) -> int:
    return box.width * box.height
