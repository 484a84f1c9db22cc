"""The picture behind a screen: the art of the menu, sharp, or soft and dark as if far away."""

from __future__ import annotations

import pygame

from tabletop.ui import assets, shapes
from tabletop.ui.cache import SurfaceCache

ART = ("ui", "menu.webp")
MARGIN = 0.02  # of the window: how much larger the sharp picture is, so that it may move
FAR_TINT = (158, 146, 178)
SOFTNESS = 14  # pixels of the window that become one in the soft picture

_kept = SurfaceCache(72 << 20)


def sharp(size: tuple[int, int]) -> pygame.Surface:
    """Return the art, MARGIN larger than `size` on every side."""
    grown = (round(size[0] * (1 + 2 * MARGIN)), round(size[1] * (1 + 2 * MARGIN)))
    return _kept.get(("sharp", size), lambda: _filling(grown))


def far(size: tuple[int, int]) -> pygame.Surface:
    """Return the art as if far away."""
    return _kept.get(("far", size), lambda: _far(size))


def clear_cache() -> None:
    """Give the memory back: the table has a ground of its own."""
    _kept.clear()


def _far(size: tuple[int, int]) -> pygame.Surface:
    small = pygame.transform.gaussian_blur(_filling((max(8, size[0] // SOFTNESS), max(8, size[1] // SOFTNESS))), 2)
    out = pygame.transform.smoothscale(small, size)
    out.fill(FAR_TINT, special_flags=pygame.BLEND_RGB_MULT)
    shade = shapes.gradient((1, size[1]), pygame.Color(8, 6, 20, 60), pygame.Color(8, 6, 20, 150))
    out.blit(pygame.transform.scale(shade, size), (0, 0))
    return out


def _filling(size: tuple[int, int]) -> pygame.Surface:
    art = pygame.image.load(assets.path("sprites", *ART)).convert()
    grow = max(size[0] / art.get_width(), size[1] / art.get_height())
    part = pygame.Rect(0, 0, min(art.get_width(), round(size[0] / grow)), min(art.get_height(), round(size[1] / grow)))
    part.center = art.get_rect().center
    return pygame.transform.smoothscale(art.subsurface(part), size)
