"""Card art from disk, decoded in a thread: the picture never waits for a file."""

from __future__ import annotations

import threading
from collections import OrderedDict
from queue import SimpleQueue

import pygame

from tabletop.ui import assets

READY = pygame.event.custom_type()
LIMIT = 2  # pictures: each is needed once for each size of its card

Parts = tuple[str, ...]


class Loader:
    """Gives decoded pictures of sprites/. A worker posts the event READY when a wanted picture has arrived.

    With `wait` everything is loaded on the spot: for tests and for pictures of screens.
    """

    def __init__(self, wait: bool = False) -> None:
        self.wait = wait
        self._lock = threading.Lock()
        self._kept: OrderedDict[Parts, pygame.Surface] = OrderedDict()
        self._wanted: set[Parts] = set()
        self._errors: list[Exception] = []
        self._jobs: SimpleQueue[Parts] = SimpleQueue()
        self._worker: threading.Thread | None = None

    def get(self, parts: Parts) -> pygame.Surface | None:
        """Return a picture, or None while it is being loaded. Raises AssetError naming a missing one."""
        with self._lock:
            found = self._kept.get(parts)
            if found is not None:
                self._kept.move_to_end(parts)
                return found
            if self._errors:
                raise self._errors.pop()
        if self.wait:
            return self._load(parts)
        self.want(parts)
        return None

    def want(self, parts: Parts) -> None:
        """Load a picture soon, without asking for it now."""
        with self._lock:
            if parts in self._wanted or parts in self._kept:
                return
            self._wanted.add(parts)
        if self._worker is None:
            self._worker = threading.Thread(target=self._work, name="art", daemon=True)
            self._worker.start()
        self._jobs.put(parts)

    def _work(self) -> None:
        while True:
            parts = self._jobs.get()
            try:
                self._load(parts)
            except (OSError, pygame.error) as error:
                with self._lock:
                    self._errors.append(error)
            if pygame.display.get_init():
                pygame.event.post(pygame.event.Event(READY))

    def _load(self, parts: Parts) -> pygame.Surface:
        picture = pygame.image.load(assets.path("sprites", *parts))
        with self._lock:
            self._kept[parts] = picture
            self._wanted.discard(parts)
            while len(self._kept) > LIMIT:
                self._kept.popitem(last=False)
        return picture
