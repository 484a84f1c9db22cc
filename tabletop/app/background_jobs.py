"""Pictures that are made in the background, so that the first picture of the program waits for none of them.

A slot is a place that shows one picture at a time: the backdrop, a tile. While a picture of a new size is being made,
the slot gives what it had before. The event READY of `loader` is posted whenever something new is there.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Hashable
from typing import NamedTuple

import pygame

from tabletop.toolkit import assets
from tabletop.toolkit.image_loader import READY

Make = Callable[[], pygame.Surface]


class _Job(NamedTuple):
    key: Hashable
    make: Make


class BackgroundJobs:
    """`get` never waits, unless `wait` was set: for pictures of screens. Errors of the worker are raised by `get`."""

    def __init__(self, wait: bool = False) -> None:
        self.wait = wait
        self._lock = threading.Lock()
        self._jobs: dict[str, _Job] = {}
        self._there: dict[str, tuple[Hashable, pygame.Surface]] = {}
        self._error: Exception | None = None
        self._work = threading.Event()
        self._worker: threading.Thread | None = None

    def get(self, slot: str, key: Hashable, make: Make) -> pygame.Surface | None:
        """Return the picture of `slot` for `key`, or an older one, or None; `make` runs once, in the background."""
        with self._lock:
            if self._error is not None:
                error, self._error = self._error, None
                raise error
            known, picture = self._there.get(slot, (None, None))
            if picture is not None and known == key:
                return picture
            asked = slot in self._jobs and self._jobs[slot].key == key
            if not self.wait and not asked:
                self._jobs[slot] = _Job(key, make)
        if self.wait:
            self._there[slot] = (key, make())
            return self._there[slot][1]
        self._start()
        return picture

    def exact(self, slot: str, key: Hashable) -> bool:
        """Tell whether the slot shows what was asked for."""
        return self._there.get(slot, (None, None))[0] == key

    def clear(self) -> None:
        """Give the memory back."""
        with self._lock:
            self._jobs.clear()
            self._there.clear()

    def _start(self) -> None:
        if self._worker is None:
            self._worker = threading.Thread(target=self._run, name="pictures", daemon=True)
            self._worker.start()
        self._work.set()

    def _run(self) -> None:
        while True:
            self._work.wait()
            with self._lock:
                slot = next(iter(self._jobs), None)
                job = self._jobs[slot] if slot is not None else None
                if job is None:
                    self._work.clear()
            if slot is not None and job is not None:
                self._make(slot, job)

    def _make(self, slot: str, job: _Job) -> None:
        try:
            picture = job.make()
        except Exception as error:  # noqa: BLE001  # raised again where the picture is asked for
            with self._lock:
                self._error = error
                self._jobs.pop(slot, None)
        else:
            with self._lock:
                if self._jobs.get(slot) == job:  # nobody wants another size by now
                    del self._jobs[slot]
                    self._there[slot] = (job.key, picture)
        if pygame.display.get_init():
            pygame.event.post(pygame.event.Event(READY))


def filling(parts: tuple[str, ...], size: tuple[int, int], middle: float = 0.5) -> pygame.Surface:
    """Return a picture of sprites/ that fills `size`, cut at the edges, opaque and quick to blit. middle: where the middle of
    what is left lies, as a part of the picture's height.
    """
    art = pygame.image.load(assets.path("sprites", *parts))
    grow = max(size[0] / art.get_width(), size[1] / art.get_height())
    part = pygame.Rect(0, 0, min(art.get_width(), round(size[0] / grow)), min(art.get_height(), round(size[1] / grow)))
    part.center = art.get_width() // 2, round(art.get_height() * middle)
    part.clamp_ip(art.get_rect())
    out = pygame.Surface(size, 0, 32)
    out.blit(pygame.transform.smoothscale(art.subsurface(part), size), (0, 0))
    return out


def containing(parts: tuple[str, ...], size: tuple[int, int]) -> pygame.Surface:
    """Return a picture of sprites/ with its transparency, as large as fits into `size`."""
    art = pygame.image.load(assets.path("sprites", *parts))
    grow = min(size[0] / art.get_width(), size[1] / art.get_height())
    return pygame.transform.smoothscale(
        art, (max(1, round(art.get_width() * grow)), max(1, round(art.get_height() * grow)))
    )
