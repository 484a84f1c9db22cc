"""How every screen that `tabletop shot` knows looks, at two sizes."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pygame

from tabletop.storage import Store
from tools.rigs.baseline.record import Entry, entry
from tools.rigs.gallery import SETTLE_MS, lent, names
from tools.rigs.pilot import Pilot

SIZES = ((1280, 720), (1024, 768))  # the second is what the window is drawn in to
RESIZED_MS = 200


def seen(screen: str, folder: str, seed: int = 0) -> Entry:  # noqa: ARG001  # every job has a seed
    """The digests of one screen's pictures, which are kept in `folder`."""
    services, lines = lent(Store(None)), []
    with Pilot(SIZES[0], services.prefs()) as pilot:
        names()[screen](pilot, services)
        for size in SIZES:
            if size != pilot.window.size:
                pilot.resize(size)
            pilot.tick(SETTLE_MS if size == SIZES[0] else RESIZED_MS)
            lines.append(f"{size[0]}x{size[1]} {hashlib.sha256(pilot.pixels()).hexdigest()}")
            pygame.image.save(pilot.window.surface, Path(folder) / file_of(screen, size))
    return entry(screen, lines)


def file_of(screen: str, size: tuple[int, int]) -> str:
    return f"{screen}-{size[0]}x{size[1]}.png"


def differences(before: Path, after: Path, out: Path) -> list[Path]:
    """Write the pictures of two folders that differ: before, after, and in white where they do. Returns what was written."""
    written = []
    for path in sorted(before.glob("*.png")):
        other = after / path.name
        if not other.exists():
            continue
        old, new = pygame.image.load(path), pygame.image.load(other)
        if pygame.image.tobytes(old, "RGB") != pygame.image.tobytes(new, "RGB"):
            out.mkdir(parents=True, exist_ok=True)
            written.append(out / path.name)
            pygame.image.save(_beside(old, new), written[-1])
    return written


def _beside(old: pygame.Surface, new: pygame.Surface) -> pygame.Surface:
    wide, high = (max(one, other) for one, other in zip(old.get_size(), new.get_size(), strict=True))
    sheet = pygame.Surface((3 * wide, high))
    for place, picture in enumerate((old, new, old)):
        sheet.blit(picture, (place * wide, 0))
    sheet.blit(new, (2 * wide, 0), special_flags=pygame.BLEND_RGB_SUB)
    reverse = new.copy()
    reverse.blit(old, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    sheet.blit(reverse, (2 * wide, 0), special_flags=pygame.BLEND_RGB_ADD)
    part = sheet.subsurface((2 * wide, 0, wide, high))
    mask = pygame.mask.from_threshold(part, (0, 0, 0), (1, 1, 1, 255))
    mask.invert()
    part.blit(mask.to_surface(setcolor="white", unsetcolor="black"), (0, 0))
    return sheet
