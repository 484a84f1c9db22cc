"""The cloth of the privacy curtain: folds drawn once, then blitted side by side; opaque to the last pixel."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from tabletop.toolkit import shapes
from tabletop.toolkit.cache import SurfaceCache

if TYPE_CHECKING:
    from tabletop.toolkit.draw_context import DrawContext

_kept = SurfaceCache(8 << 20)

FOLD = 470  # units of three folds
FRINGE = 26
CLOTH = pygame.Color("#241445")
DEEP = pygame.Color("#0B0719")


def clear() -> None:
    """Forget the cloth: a lifted curtain need not lie in memory."""
    _kept.clear()


def draw(target: pygame.Surface, kit: DrawContext, box: pygame.Rect, color: str, bottom: int) -> None:
    """Hang the cloth in `box` with its hem at `bottom`: every pixel of `box` above the hem is covered."""
    fold = kit.u(FOLD)
    tint = CLOTH.lerp(kit.color(color), 0.30)
    tile = _kept.get((fold, box.height, tuple(tint)), lambda: _fold(fold, box.height, tint))
    clip = target.get_clip()
    target.set_clip(pygame.Rect(box.x, box.y, box.width, max(0, bottom - box.y)).clip(clip))
    for x in range(box.x, box.right, fold):
        target.blit(tile, (x, bottom - box.height))
    _shade(target, kit, box, bottom)
    high = kit.u(FRINGE)
    gold = shapes.gradient((8, high), kit.color("gold_light"), kit.color("gold_dark"))
    target.blit(pygame.transform.scale(gold, (box.width, high)), (box.x, bottom - high))
    target.fill(kit.color("gold_dark").lerp(DEEP, 0.5), (box.x, bottom - high, box.width, max(1, kit.u(3))))
    target.set_clip(clip)


def _fold(wide: int, high: int, tint: pygame.Color) -> pygame.Surface:
    """Return three uneven folds: soft ridges that catch the light on one side, darker towards the floor."""
    row = pygame.Surface((wide, 3))
    for x in range(wide):
        at = x / wide
        turn = 2 * math.pi * (3 * at + 0.11 * math.sin(2 * math.pi * at) + 0.05 * math.sin(4 * math.pi * at))
        wave = 0.5 - 0.5 * math.cos(turn)
        edge = max(0.0, math.sin(turn - 0.9)) ** 6
        color = DEEP.lerp(tint, min(1.0, 0.34 + 0.52 * wave + 0.2 * edge))
        row.set_at((x, 0), color.lerp(DEEP, 0.5))
        row.set_at((x, 1), color.lerp(pygame.Color("white"), 0.06 * edge))
        row.set_at((x, 2), color.lerp(DEEP, 0.62))
    return pygame.transform.smoothscale(row, (wide, max(3, high)))


def _shade(target: pygame.Surface, kit: DrawContext, box: pygame.Rect, bottom: int) -> None:
    """Let the middle stand in light: a spot falls on it from above."""
    side = kit.u(1100)
    spot = _kept.get(("spot", side), lambda: _spot(side))
    place = spot.get_rect(center=(box.centerx, bottom - box.height * 54 // 100))
    target.blit(spot, place, special_flags=pygame.BLEND_RGB_ADD)


def _spot(side: int) -> pygame.Surface:
    small = pygame.Surface((96, 96))
    for y in range(96):
        for x in range(96):
            light = max(0.0, 1 - math.hypot(x - 47.5, y - 47.5) / 48) ** 1.7
            small.set_at((x, y), (round(44 * light), round(38 * light), round(34 * light)))
    return pygame.transform.smoothscale(small, (side, side))
