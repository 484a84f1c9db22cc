"""Animated WebP, written a frame at a time: of each only the rectangle that has changed.

The container is RIFF: VP8X (size), ANIM (for ever), and an ANMF a frame with its place, its time and the picture as Pillow
encodes it (https://developers.google.com/speed/webp/docs/riff_container).
"""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING, TypeAlias

import pygame
from PIL import Image, ImageChops

if TYPE_CHECKING:
    from pathlib import Path

    from tabletop.films.soundtrack import Soundtrack

QUALITY, METHOD = 75, 0  # of 100; the fastest of seven ways: a film is made while somebody waits
ANIMATED = 0b10  # flag of VP8X
NOT_BLENDED = 0b10  # of ANMF: what lies below does not shine through
LONGEST = (1 << 24) - 1  # ms of a frame

Box: TypeAlias = tuple[int, int, int, int]  # left, top, right, bottom


class WebpWriter:
    """Frames must come in order; each is written when the next one comes. Raises OSError."""

    def __init__(self, file: Path, size: tuple[int, int]) -> None:
        self._out = file.open("wb")
        self.size = size
        self._out.write(_head(size, 0))
        self._written = 0
        self._last: Image.Image | None = None
        self._waiting: tuple[float, Box, bytes] | None = None

    def add(self, ms: float, surface: pygame.Surface) -> None:
        """The picture from `ms` on; one that is like the last is no frame of its own."""
        now = Image.frombuffer("RGB", surface.get_size(), pygame.image.tobytes(surface, "RGB"))
        box = changed(self._last, now)
        if box is None:
            return
        self._flush(ms)
        self._waiting = ms, box, _encoded(now.crop(box))
        self._last = now

    def finish(self, ms: float, surface: pygame.Surface, _heard: Soundtrack) -> None:
        """It ends at `ms` with this picture. There is no sound in it."""
        self.add(ms, surface)
        self._flush(ms)
        self._out.seek(0)
        self._out.write(_head(self.size, self._written))
        self._out.close()

    def abandon(self) -> None:
        """Nobody wants it any more: what is written so far is not finished."""
        self._out.close()

    def _flush(self, now: float) -> None:
        if self._waiting is None:
            return
        since, box, picture = self._waiting
        frame = _frame(box, min(LONGEST, max(1, round(now) - round(since))), picture)
        self._written += self._out.write(frame)


def _head(size: tuple[int, int], frames: int) -> bytes:
    extended = bytes([ANIMATED, 0, 0, 0]) + _three(size[0] - 1) + _three(size[1] - 1)
    body = _chunk(b"VP8X", extended) + _chunk(b"ANIM", b"\0\0\0\xff" + b"\0\0")
    return b"RIFF" + (4 + len(body) + frames).to_bytes(4, "little") + b"WEBP" + body


def changed(before: Image.Image | None, now: Image.Image) -> Box | None:
    """The least part outside of which two pictures are the same, at even places; None when they are the same everywhere."""
    if before is None:
        return 0, 0, *now.size
    box = ImageChops.difference(before, now).getbbox()
    return (box[0] // 2 * 2, box[1] // 2 * 2, box[2], box[3]) if box is not None else None


def _frame(box: Box, ms: int, picture: bytes) -> bytes:
    left, top, right, bottom = box
    place = _three(left // 2) + _three(top // 2) + _three(right - left - 1) + _three(bottom - top - 1)
    return _chunk(b"ANMF", place + _three(ms) + bytes([NOT_BLENDED]) + picture)


def _encoded(picture: Image.Image) -> bytes:
    """A picture as its WebP chunks, without the file around them."""
    out = BytesIO()
    picture.save(out, "WEBP", quality=QUALITY, method=METHOD)
    return out.getvalue()[12:]


def _chunk(name: bytes, data: bytes) -> bytes:
    return name + len(data).to_bytes(4, "little") + data + b"\0" * (len(data) % 2)


def _three(number: int) -> bytes:
    return number.to_bytes(3, "little")
