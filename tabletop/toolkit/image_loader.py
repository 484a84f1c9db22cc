"""Parts of card faces from disk, decoded and brought to size in a thread: the picture never waits for a file."""

from __future__ import annotations

import threading
from collections import OrderedDict
from queue import SimpleQueue

import pygame

from tabletop.toolkit import assets, pictures

READY = pygame.event.custom_type()
LIMIT = 3 << 20  # bytes: the parts of all faces of a hand

Size = tuple[int, int]
Wanted = tuple[tuple[str, ...], Size]


class Loader:
    """Gives pictures of sprites/ that fill a size. A worker posts the event READY when a wanted one has arrived.

    With `wait` everything is loaded on the spot: for tests and for pictures of screens.
    """

    def __init__(self, wait: bool = False) -> None:
        self.wait = wait
        self._lock = threading.Lock()
        self._kept: OrderedDict[Wanted, pygame.Surface] = OrderedDict()
        self._wanted: set[Wanted] = set()
        self._errors: list[Exception] = []
        self._jobs: SimpleQueue[Wanted] = SimpleQueue()
        self._worker: threading.Thread | None = None

    def get(self, parts: tuple[str, ...], size: Size) -> pygame.Surface | None:
        """Return a picture, or None while it is being loaded. Raises AssetError naming a missing one."""
        wanted = parts, size
        with self._lock:
            found = self._kept.get(wanted)
            if found is not None:
                self._kept.move_to_end(wanted)
                return found
            if self._errors:
                raise self._errors.pop()
        if self.wait:
            return self._load(wanted)
        self._want(wanted)
        return None

    def clear(self) -> None:
        """Forget what was loaded; what is still being loaded arrives."""
        with self._lock:
            self._kept.clear()

    def _want(self, wanted: Wanted) -> None:
        with self._lock:
            if wanted in self._wanted or wanted in self._kept:
                return
            self._wanted.add(wanted)
        if self._worker is None:
            self._worker = threading.Thread(target=self._work, name="art", daemon=True)
            self._worker.start()
        self._jobs.put(wanted)

    def _work(self) -> None:
        while True:
            wanted = self._jobs.get()
            try:
                self._load(wanted)
            except Exception as error:  # noqa: BLE001  # raised again where the picture is asked for
                with self._lock:
                    self._errors.append(error)
            if pygame.display.get_init():
                pygame.event.post(pygame.event.Event(READY))

    def _load(self, wanted: Wanted) -> pygame.Surface:
        parts, size = wanted
        picture = pictures.covering(pygame.image.load(assets.path("sprites", *parts)), size)
        with self._lock:
            self._kept[wanted] = picture
            self._wanted.discard(wanted)
            while sum(_bytes(kept) for kept in self._kept.values()) > LIMIT and len(self._kept) > 1:
                self._kept.popitem(last=False)
        return picture


def _bytes(picture: pygame.Surface) -> int:
    return picture.get_pitch() * picture.get_height()
