"""Pictures of `sprites/` at the size they are shown, loaded when first needed and kept."""

from __future__ import annotations

import pygame

from tabletop.toolkit import assets, shapes
from tabletop.toolkit.cache import SurfaceCache

_kept = SurfaceCache(3 << 20)


def load(*parts: str) -> pygame.Surface:
    """Return a picture of sprites/ as it is stored. Raises AssetError naming a missing one."""
    return pygame.image.load(assets.path("sprites", *parts)).convert_alpha()


def cover(parts: tuple[str, ...], size: tuple[int, int], radius: int = 0, *, keep: bool = True) -> pygame.Surface:
    """Return a picture that fills `size` (cut at the edges, never distorted), with rounded corners.

    `keep` false: for a large ground that is painted once into another surface.
    """
    if not keep:
        return covering(load(*parts), size, radius)
    return _kept.get((parts, size, radius), lambda: covering(load(*parts), size, radius))


def contain(parts: tuple[str, ...], size: tuple[int, int], *, keep: bool = True) -> pygame.Surface:
    """Return a picture as large as fits into `size`, whole and not distorted; `keep` as for `cover`."""
    if not keep:
        return containing(load(*parts), size)
    return _kept.get((parts, size, "contain"), lambda: containing(load(*parts), size))


def lay_in(parts: tuple[str, ...], size: tuple[int, int], picture: pygame.Surface) -> None:
    """Keep what a thread has made, so that `contain` need not make it."""
    _kept.get((parts, size, "contain"), picture.convert_alpha)


def clear_cache() -> None:
    _kept.clear()


def covering(source: pygame.Surface, size: tuple[int, int], radius: int = 0) -> pygame.Surface:
    """Return the middle of a picture scaled so that it fills `size`."""
    width, height = source.get_size()
    grow = max(size[0] / width, size[1] / height)
    part = pygame.Rect(0, 0, min(width, round(size[0] / grow)), min(height, round(size[1] / grow)))
    part.center = source.get_rect().center
    out = pygame.transform.smoothscale(source.subsurface(part), size)
    if radius:
        out.blit(shapes.rounded(size, radius), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return out
    return out


def along(source: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """Return a picture that has no upper edge, its longer side along that of `size`: then more of it is seen."""
    width, height = source.get_size()
    return source if (width > height) == (size[0] > size[1]) else pygame.transform.rotate(source, 90)


def turned(picture: pygame.Surface, angle: float) -> pygame.Surface:
    """Return a picture turned by `angle` degrees, counter-clockwise. Its edges are smooth: something clear lies round it."""
    out = shapes.blank((picture.get_width() + 2, picture.get_height() + 2))
    out.blit(picture, (1, 1))
    return pygame.transform.rotozoom(out, angle, 1)


def containing(source: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """Return a picture scaled so that it is as large as fits into `size`."""
    width, height = source.get_size()
    grow = min(size[0] / width, size[1] / height)
    return pygame.transform.smoothscale(source, (max(1, round(width * grow)), max(1, round(height * grow))))


def shade(target: pygame.Surface, bright: float) -> None:
    """Darken what has been drawn to a share (0-1) of its brightness."""
    if bright < 1:
        target.fill((round(255 * bright),) * 3, special_flags=pygame.BLEND_RGB_MULT)
