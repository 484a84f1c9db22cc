"""Fonts by file and pixel size, kept open; and where their capitals sit, for optical centring."""

from __future__ import annotations

from functools import lru_cache

import pygame

from tabletop.ui import assets

ICON_FILE = "MaterialDesignIcons.ttf"


@lru_cache(maxsize=28)  # an open font takes 0.1 to 0.2 MiB
def font(file: str, pixels: int) -> pygame.font.Font:
    """Return the font of sprites/fonts/`file` at a size in pixels. Raises AssetError when the file is missing."""
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.font.Font(assets.path("sprites", "fonts", file), max(6, pixels))


@lru_cache(maxsize=160)
def caps(file: str, pixels: int) -> tuple[int, int]:
    """Return (top, height) of a capital letter inside a rendered line, in pixels."""
    box = font(file, pixels).render("H", True, "white").get_bounding_rect()
    return box.top, box.height


def width(file: str, pixels: int, text: str, tracking: int = 0) -> int:
    """Return the width of a line in pixels; `tracking` is put between letters."""
    face = font(file, pixels)
    if not tracking:
        return face.size(text)[0]
    return sum(face.size(letter)[0] for letter in text) + tracking * max(0, len(text) - 1)


def line(file: str, pixels: int, text: str, color: pygame.Color, tracking: int = 0) -> pygame.Surface:
    """Return one rendered line with transparent ground."""
    face = font(file, pixels)
    if not face.size(text)[0]:  # nothing, or signs without a width alone
        return pygame.Surface((0, face.get_height()), pygame.SRCALPHA)
    if not tracking:
        return _faded(face.render(text, True, color), color)
    out = pygame.Surface((width(file, pixels, text, tracking), face.get_height()), pygame.SRCALPHA)
    x = 0
    for letter in text:
        glyph = face.render(letter, True, color)
        out.blit(glyph, (x, 0))
        x += face.size(letter)[0] + tracking
    return _faded(out, color)


def _faded(surface: pygame.Surface, color: pygame.Color) -> pygame.Surface:
    if color.a < 255:
        surface.set_alpha(color.a)
    return surface
