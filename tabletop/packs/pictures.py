"""Pictures of packs: small enough by their header before anything of them is unpacked, and sound to the last byte."""

from __future__ import annotations

import io

from tabletop.core.sanitizing import shown
from tabletop.core.toml_loader import PackError
from tabletop.i18n import tr

LEAST, MOST = 32, 2048  # pixels a side


def check_picture(name: str, data: bytes, *, unpack: bool) -> None:
    """PackError unless it is a PNG or WebP picture of a size that a card can have; unpack: and sound."""
    size = _size(data)
    if size is None:
        raise PackError(tr("pack-no-picture", name=shown(name)))
    if not all(LEAST <= side <= MOST for side in size):
        wide, high = size
        raise PackError(tr("pack-picture-size", name=shown(name), wide=wide, high=high, least=LEAST, most=MOST))
    if not unpack:
        return
    import pygame

    try:
        pygame.image.load(io.BytesIO(data), name)
    except (pygame.error, ValueError, MemoryError) as error:
        raise PackError(tr("pack-picture-damaged", name=shown(name))) from error


def _size(data: bytes) -> tuple[int, int] | None:
    """Width and height as the header says."""
    if data[:8] == b"\x89PNG\r\n\x1a\n" and data[12:16] == b"IHDR" and len(data) >= 24:
        return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")
    if data[:4] != b"RIFF" or data[8:12] != b"WEBP" or len(data) < 30:
        return None
    kind = data[12:16]
    if kind == b"VP8X":  # a canvas, written as one less
        return 1 + int.from_bytes(data[24:27], "little"), 1 + int.from_bytes(data[27:30], "little")
    if kind == b"VP8L":  # fourteen bits each, written as one less
        bits = int.from_bytes(data[21:25], "little")
        return 1 + (bits & 0x3FFF), 1 + (bits >> 14 & 0x3FFF)
    if kind == b"VP8 ":
        return int.from_bytes(data[26:28], "little") & 0x3FFF, int.from_bytes(data[28:30], "little") & 0x3FFF
    return None
