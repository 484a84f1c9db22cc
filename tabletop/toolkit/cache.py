"""Least-recently-used stores of surfaces, limited by bytes: pictures are drawn once per size and kept.

Each store has a limit of its own, and all of them together have one: what was looked at longest ago goes first, wherever
it lies. So the menu makes room for the table, and one game for the next.
"""

from __future__ import annotations

from collections import OrderedDict
from itertools import count
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary, WeakSet

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    import pygame

ROOMY = 40 << 20  # bytes: all stores together on pages, which draw everything at each frame
BUDGET = 18 << 20  # and at a table, whose panels lie in a kept layer; in windows with as many pixels as USUAL, or fewer
USUAL = (1920, 1080)

_looks = count()  # one for each look at a picture: which was the last


class SurfaceBudget:
    """All stores of the program, and what they may hold together."""

    def __init__(self) -> None:
        self.limit = self.room = ROOMY
        self.stores: WeakSet[SurfaceCache] = WeakSet()
        self._at_most = 0  # bytes in all stores: as counted last, and what has come since
        self._windows: WeakKeyDictionary[object, int] = WeakKeyDictionary()

    @property
    def used(self) -> int:
        return sum(store.used for store in self.stores)

    def fit(self, window: object, size: tuple[int, int]) -> None:
        """Follow the size of a window as long as it is there: larger pictures need more."""
        self._windows[window] = size[0] * size[1]
        self.make_room(self.room)

    def make_room(self, room: int) -> None:
        """Keep so many bytes in a window of USUAL size; what does not fit any longer goes at once."""
        self.room = room
        self.limit = max(room, room * sum(self._windows.values()) // (USUAL[0] * USUAL[1]))
        self.shrink()

    def shrink(self, fresh: SurfaceCache | None = None) -> None:
        """Let go of what was looked at longest ago until the rest is within the limit; `fresh` keeps its last picture."""
        self._at_most = self.used
        while self._at_most > self.limit:
            full = [store for store in self.stores if len(store) > (store is fresh)]
            if not full:
                return
            self._at_most -= min(full, key=SurfaceCache.oldest).drop()

    def grown(self, store: SurfaceCache, more: int) -> None:
        """A store has so many bytes more; all of them are counted only where that may be too much."""
        self._at_most += more
        if self._at_most > self.limit:
            self.shrink(store)

    def clear(self) -> None:
        """Keep nothing: what comes next shows other things."""
        for store in self.stores:
            store.clear()


house = SurfaceBudget()


class SurfaceCache:
    """Keeps surfaces by key until together they exceed `limit` bytes; the least recently used go first."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.used = 0
        self._kept: OrderedDict[Hashable, tuple[pygame.Surface, int]] = OrderedDict()
        house.stores.add(self)

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the surface of `key`, made by `make()` when it is not here. Never change what you get."""
        found = self.find(key)
        if found is not None:
            return found
        made = make()
        self._kept[key] = made, next(_looks)
        size = _bytes(made)
        self.used += size
        self.resize(self.limit)
        house.grown(self, size)
        return made

    def find(self, key: Hashable) -> pygame.Surface | None:
        """Return the surface of `key`, None when it is not here."""
        found = self._kept.get(key)
        if found is None:
            return None
        self._kept[key] = found[0], next(_looks)
        self._kept.move_to_end(key)
        return found[0]

    def resize(self, limit: int) -> None:
        """Take another limit; what does not fit any longer goes at once."""
        self.limit = limit
        while self.used > limit and len(self._kept) > 1:
            self.drop()

    def oldest(self) -> int:
        """When its first picture was looked at; it keeps at least one."""
        return next(iter(self._kept.values()))[1]

    def drop(self) -> int:
        """Let go of the picture that was looked at longest ago, and return its bytes."""
        size = _bytes(self._kept.popitem(last=False)[1][0])
        self.used -= size
        return size

    def clear(self) -> None:
        self._kept.clear()
        self.used = 0

    def __contains__(self, key: Hashable) -> bool:
        return key in self._kept

    def __len__(self) -> int:
        return len(self._kept)


def _bytes(surface: pygame.Surface) -> int:
    return surface.get_pitch() * surface.get_height()
