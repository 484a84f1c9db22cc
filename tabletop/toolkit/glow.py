"""Light round a rounded rectangle, and the finished pictures of things that rise when the mouse comes."""

from __future__ import annotations

import pygame

from tabletop.toolkit import shapes
from tabletop.toolkit.cache import SurfaceCache

_kept = SurfaceCache(2 << 20)


def halo(size: tuple[int, int], radius: int, reach: int, color: pygame.Color) -> pygame.Surface:
    """Return soft light round a rounded rectangle of `size`; the picture is `reach` larger on each side."""
    return _kept.get((size, radius, reach, tuple(color)), lambda: _halo(size, radius, reach, color))


def _halo(size: tuple[int, int], radius: int, reach: int, color: pygame.Color) -> pygame.Surface:
    corner = min(radius + 2 * reach, (min(size) + 2 * reach) // 2)
    side = 2 * corner + 2 - 2 * reach
    stamp = shapes.blank((side + 2 * reach, side + 2 * reach))
    stamp.fill((color.r, color.g, color.b, 0))
    shape = shapes.rounded((side, side), radius).copy()
    shape.fill(color, special_flags=pygame.BLEND_RGBA_MULT)
    stamp.blit(shape, (reach, reach))
    blur = max(1, reach // 2)
    soft = pygame.transform.box_blur(pygame.transform.box_blur(stamp, blur), max(1, blur // 2))
    return shapes.nine_slice(soft, corner, (size[0] + 2 * reach, size[1] + 2 * reach))
