"""How often parts of a picture flash: pairs of opposing changes of relative luminance, as WCAG 2.2 (2.3.1) counts them.

A change counts from a tenth of the greatest luminance on, where the darker of both pictures is below 0.8. What flashes together
counts where it covers more than a quarter of any 341 by 256 pixels of a picture 1024 wide, which is what is seen at once.
"""

from __future__ import annotations

from collections import deque
from functools import cache
from typing import NamedTuple

import pygame

CELL = 32  # pixels of a picture WIDE wide: the side of what is looked at as one
WIDE = 1024
SEEN = (341, 256)  # pixels of it that are seen at once
SHARE = 0.25
LEAST, DARK = 0.1, 0.8  # of the greatest luminance
SECOND = 1000  # ms
MOST = 3  # flashes in a second


class Flash(NamedTuple):
    """The most flashes in a second: how many, when it was over, and the middle of what flashed as shares of the picture."""

    number: int
    at: float
    x: float
    y: float


class FlashMeter:
    """`add(picture, now)` for each frame, in ms; `worst`: what flashed most."""

    def __init__(self) -> None:
        self.worst = Flash(0, 0.0, 0.0, 0.0)
        self._size = (0, 0)
        self._cells: list[_Cell] = []

    def add(self, picture: pygame.Surface, now: float) -> None:
        size = WIDE // CELL, max(1, round(WIDE / CELL * picture.get_height() / picture.get_width()))
        if size != self._size:
            self._size, self._cells = size, [_Cell() for _ in range(size[0] * size[1])]
        data = pygame.image.tobytes(pygame.transform.smoothscale(picture, size), "RGB")
        linear = _linear()
        moved = False
        for i, cell in enumerate(self._cells):
            red, green, blue = data[3 * i : 3 * i + 3]
            light = 0.2126 * linear[red] + 0.7152 * linear[green] + 0.0722 * linear[blue]
            moved = cell.add(light, now) or moved
        if moved:
            self._look(now)

    def _look(self, now: float) -> None:
        """A cell has flashed: is it the most that so large a part of the picture has?"""
        wide, high = self._size
        counts = [cell.flashes(now) for cell in self._cells]
        across, down = round(SEEN[0] / CELL), round(SEEN[1] / CELL)
        needed = round(across * down * SHARE)
        for y in range(max(1, high - down + 1)):
            for x in range(max(1, wide - across + 1)):
                found = sorted(
                    (count for row in range(y, min(high, y + down)) for count in counts[row * wide + x :][:across]),
                    reverse=True,
                )
                count = found[needed - 1] if len(found) >= needed else 0
                if count > self.worst.number:
                    self.worst = Flash(count, now, (x + across / 2) / wide, (y + down / 2) / high)


class _Cell:
    """One part of the picture: the brightest or darkest that it was since its light last turned, and when that was."""

    def __init__(self) -> None:
        self._low, self._high = 1.0, 0.0
        self._way = 0
        self._turned: deque[float] = deque()

    def add(self, light: float, now: float) -> bool:
        """True when its light has changed by enough, the other way than before."""
        self._low, self._high = min(self._low, light), max(self._high, light)
        brighter = light - self._low >= LEAST and self._low < DARK
        darker = self._high - light >= LEAST and light < DARK
        way = 1 if brighter and self._way <= 0 else -1 if darker and self._way >= 0 else 0
        if way:
            self._way, self._low, self._high = way, light, light
            self._turned.append(now)
        elif self._way > 0:
            self._low = light
        elif self._way < 0:
            self._high = light
        return bool(way)

    def flashes(self, now: float) -> int:
        """In the last second."""
        while self._turned and self._turned[0] <= now - SECOND:
            self._turned.popleft()
        return len(self._turned) // 2


@cache
def _linear() -> tuple[float, ...]:
    """Of each value of a channel, its part of the light."""
    shares = (value / 255 for value in range(256))
    return tuple(share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares)
