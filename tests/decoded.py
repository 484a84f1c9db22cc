"""The program's pictures, decoded and brought to size once for all tests: each begins with an empty program, and most show
the same cards.
"""

from __future__ import annotations

from collections import OrderedDict
from pathlib import Path
from threading import RLock

import pygame

SPRITES = Path(__file__).resolve().parent.parent / "sprites"
_read, _scale = pygame.image.load, pygame.transform.smoothscale


class Kept:
    """What was looked at last, up to so many bytes."""

    def __init__(self, most):
        self.most, self.used = most, 0
        self._found, self._names = OrderedDict(), {}
        self._lock = RLock()  # the program reads pictures in threads, too

    def get(self, key, make):
        with self._lock:
            if key not in self._found:
                self._found[key] = made = make()
                self._names[id(made)] = key
                self.used += size(made)
                while self.used > self.most and len(self._found) > 1:
                    gone = self._found.popitem(last=False)[1]
                    self.used -= size(gone)
                    del self._names[id(gone)]
            self._found.move_to_end(key)
            return self._found[key]

    def name(self, picture):
        """The key of one of them, None for any other picture."""
        with self._lock:
            return self._names.get(id(picture))


def size(picture):
    return picture.get_pitch() * picture.get_height()


_whole, _small = Kept(256 << 20), Kept(128 << 20)


def load(place, *words):
    """As pygame.image.load; what belongs to the program was read before, and nobody changes it: it is brought to size first."""
    if words or not isinstance(place, Path) or SPRITES not in place.parents:
        return _read(place, *words)
    return _whole.get(place, lambda: _read(place))


def smoothscale(source, goal, *target):
    """As pygame.transform.smoothscale; of a picture of the program, or a part of one, it is a copy of what was made before."""
    name = _whole.name(source.get_parent() or source)
    if name is None or target:
        return _scale(source, goal, *target)
    key = name, source.get_offset(), source.get_size(), tuple(map(int, goal))
    return _small.get(key, lambda: _scale(source, goal)).copy()
