"""Where something small stands that must not lie over what is read or chosen: as near as can be to where it belongs."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from collections.abc import Iterable

Box = tuple[int, int, int, int]  # left, top, width, height in pixels


def clear_of(box: pygame.Rect, taken: Iterable[pygame.Rect], window: pygame.Rect) -> pygame.Rect:
    """`box` moved beside, above or below what is `taken`, in the window; where it is when there is no such place."""
    found = tuple((rect.x, rect.y, rect.width, rect.height) for rect in taken)
    whole = (window.x, window.y, window.width, window.height)
    return pygame.Rect(_clear((box.x, box.y, box.width, box.height), found, whole))


@lru_cache(64)  # what stands still is asked for in every frame
def _clear(box: Box, taken: tuple[Box, ...], window: Box) -> Box:
    left, top, wide, high = box
    rects = [pygame.Rect(other) for other in taken]
    if pygame.Rect(box).collidelist(rects) < 0:
        return box
    across = {left, *(x for other in rects for x in (other.left - wide, other.right))}
    down = {top, *(y for other in rects for y in (other.top - high, other.bottom))}
    near = sorted(product(across, down), key=lambda at: (at[0] - left) ** 2 + (at[1] - top) ** 2)
    room = pygame.Rect(window)
    for x, y in near:
        place = pygame.Rect(x, y, wide, high)
        if room.contains(place) and place.collidelist(rects) < 0:
            return x, y, wide, high
    return box
