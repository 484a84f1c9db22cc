"""Vorbis files that are the same at every build.

The encoder gives each stream a random serial number; here it becomes a fixed one, and the checksum of each page is
computed anew (Ogg, RFC 3533: CRC-32 with polynomial 0x04c11db7, not reflected, over the page with a zero checksum).
"""

from __future__ import annotations

import io
import struct

import numpy as np
import soundfile

from tools.sound.signal import RATE, Samples

SERIAL = 0x54424C54
QUALITY = 0.35  # of libsndfile's 0 (large) to 1 (small); the noises stay free of warble


def _table() -> list[int]:
    table = []
    for value in range(256):
        rest = value << 24
        for _ in range(8):
            rest = (rest << 1) ^ (0x04C11DB7 if rest & 0x80000000 else 0)
        table.append(rest & 0xFFFFFFFF)
    return table


TABLE = _table()


def checksum(page: bytes | bytearray) -> int:
    rest = 0
    for byte in page:
        rest = (rest << 8) & 0xFFFFFFFF ^ TABLE[rest >> 24 ^ byte]
    return rest


def encode(sound: Samples, quality: float = QUALITY) -> bytes:
    """Return the sound as an Ogg Vorbis file, 44.1 kHz, one channel."""
    buffer = io.BytesIO()
    soundfile.write(buffer, sound.astype(np.float32), RATE, format="OGG", subtype="VORBIS", compression_level=quality)
    return with_fixed_serial(buffer.getvalue())


def with_fixed_serial(data: bytes) -> bytes:
    """Rewrite every page of an Ogg file with SERIAL."""
    pages, place = [], 0
    while place < len(data):
        if data[place : place + 4] != b"OggS":
            raise ValueError(f"no Ogg page at byte {place}")
        lacing = data[place + 27 : place + 27 + data[place + 26]]
        end = place + 27 + len(lacing) + sum(lacing)
        page = bytearray(data[place:end])
        struct.pack_into("<II", page, 14, SERIAL, struct.unpack_from("<I", page, 18)[0])
        struct.pack_into("<I", page, 22, 0)
        struct.pack_into("<I", page, 22, checksum(page))
        pages.append(bytes(page))
        place = end
    return b"".join(pages)
