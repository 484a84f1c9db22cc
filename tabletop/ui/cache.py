"""A least-recently-used store of surfaces, limited by bytes: pictures are drawn once per size and kept."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    import pygame


class SurfaceCache:
    """Keeps surfaces by key until together they exceed `limit` bytes; the least recently used go first."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.used = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the surface of `key`, made by `make()` when it is not here. Never change what you get."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = make()
        self._kept[key] = made
        self.used += _bytes(made)
        while self.used > self.limit and len(self._kept) > 1:
            self.used -= _bytes(self._kept.popitem(last=False)[1])
        return made

    def resize(self, limit: int) -> None:
        """Take another limit; what does not fit any longer goes at once."""
        self.limit = limit
        while self.used > limit and len(self._kept) > 1:
            self.used -= _bytes(self._kept.popitem(last=False)[1])

    def clear(self) -> None:
        self._kept.clear()
        self.used = 0

    def __contains__(self, key: Hashable) -> bool:
        return key in self._kept

    def __len__(self) -> int:
        return len(self._kept)


def _bytes(surface: pygame.Surface) -> int:
    return surface.get_pitch() * surface.get_height()
