"""The hands of gestures in the sizes of a race, each made once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.toolkit import pictures
from tabletop.toolkit.cache import SurfaceCache

if TYPE_CHECKING:
    import pygame

    from tabletop.toolkit.draw_context import DrawContext

HAND = 216  # units: the hand of a badge
_kept = SurfaceCache(2 << 20)


def hand(kit: DrawContext, gesture: tuple[str, ...], size: tuple[int, int]) -> pygame.Surface:
    """The hand of a gesture in a smaller `size`, made from the one of the badges: its large picture is decoded once."""
    return _kept.get(("hand", gesture, size), lambda: pictures.containing(badge_hand(kit, gesture), size))


def badge_hand(kit: DrawContext, gesture: tuple[str, ...]) -> pygame.Surface:
    return pictures.contain(gesture, (kit.u(HAND), kit.u(HAND)))


def clear_cache() -> None:
    _kept.clear()
