"""Large words and keys, drawn once: script letters with a thick dark body, key caps to be seen across a room."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.toolkit import shapes
from tabletop.toolkit.cache import SurfaceCache

if TYPE_CHECKING:
    from tabletop.toolkit.draw_context import DrawContext

INK, PLATE = "#1F1430", "#2B1A3D"
_SIDES = ((1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7))
_kept = SurfaceCache(4 << 20)


def words(
    kit: DrawContext, text: str, size: float, color: str = "white", angle: float = 0, role: str = "script"
) -> pygame.Surface:
    """A line of `size` units with a dark outline that falls to the lower right."""
    key = ("words", text, size, color, angle, role, kit.scale)
    return _kept.get(key, lambda: _words(kit, text, size, color, angle, role))


def _words(kit: DrawContext, text: str, size: float, color: str, angle: float, role: str) -> pygame.Surface:
    ink = pygame.Color(INK)
    face = kit.line(text, role, color, size=size)
    body = face.copy()
    body.fill((*ink[:3], 255), special_flags=pygame.BLEND_RGBA_MULT)
    body.fill((*ink[:3], 0), special_flags=pygame.BLEND_RGBA_MAX)
    reach, deep = max(2, kit.u(size * 0.05)), max(2, kit.u(size * 0.07))
    pad = reach + deep
    out = shapes.blank((face.get_width() + 2 * pad, face.get_height() + 2 * pad))
    for step in range(deep + 1):
        for dx, dy in _SIDES if step in (0, deep) else ((1, 0), (0, 1), (-0.7, 0.7), (0.7, -0.7)):
            out.blit(body, (pad + round(dx * reach) + step // 2, pad + round(dy * reach) + step))
    out.blit(face, (pad, pad))
    return pygame.transform.rotozoom(out, angle, 1) if angle else out


def clear_cache() -> None:
    _kept.clear()


def key_cap(kit: DrawContext, text: str, high: int, *, down: bool = False) -> pygame.Surface:
    """A key of `high` pixels; pressed it has no depth."""
    return _kept.get(("key", text, high, down, kit.scale), lambda: _key_cap(kit, text, high, down=down))


def _key_cap(kit: DrawContext, text: str, high: int, *, down: bool) -> pygame.Surface:
    lip = max(3, high // 9)
    size = high * 0.5 / kit.scale
    wide = max(high, kit.measure(text, "number", size) + high // 2)
    radius = high // 5
    out = shapes.blank((wide, high))
    top, bottom, edge = ("#DCD4EE", "#BDB3D6", "#8E86B4") if down else ("#FFFFFF", "#E3DCF2", "#8E86B4")
    face = pygame.Rect(0, lip if down else 0, wide, high - lip)
    if not down:
        out.blit(shapes.filled((wide, high), radius, pygame.Color(edge), pygame.Color("#6A6292")), (0, 0))
    out.blit(shapes.filled(face.size, radius, pygame.Color(top), pygame.Color(bottom)), face)
    line = max(1, high // 40)
    out.blit(shapes.ring(face.size, radius, line, pygame.Color("#FFFFFF"), pygame.Color("#C9C0E2")), face)
    kit.write(out, text, "number", face, "ink", align="center", size=size)
    return out
