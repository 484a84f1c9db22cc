"""Icons by name, from the icon font (sprites/fonts/icons.toml); those of gamepads are drawn (`gamepad_signs`)."""

from __future__ import annotations

import difflib
import tomllib
from functools import cache

import pygame

from tabletop.toolkit import assets, fonts, gamepad_signs


@cache
def names() -> dict[str, str]:
    """Return icon name -> its character."""
    table = tomllib.loads(assets.read_bytes("sprites", "fonts", "icons.toml").decode())
    return {name: chr(code) for name, code in table.items()}


def glyph(name: str) -> str:
    """Return the character of an icon. Raises KeyError naming the nearest icon."""
    found = names().get(name)
    if found is None:
        near = difflib.get_close_matches(name, names(), 1)
        raise KeyError(f"there is no icon '{name}'" + (f"; did you mean '{near[0]}'?" if near else ""))
    return found


def width(name: str, pixels: int) -> int:
    """How wide an icon is that is `pixels` high."""
    return gamepad_signs.width(name, pixels) if gamepad_signs.is_sign(name) else pixels


def draw(name: str, pixels: int, color: pygame.Color) -> pygame.Surface:
    """Return an icon in a square of `pixels`, its shape centred; some signs of gamepads are wider."""
    if gamepad_signs.is_sign(name):
        return gamepad_signs.draw(name, pixels, color)
    drawn = fonts.line(fonts.ICON_FILE, pixels, glyph(name), color)
    ink = drawn.get_bounding_rect()
    out = pygame.Surface((pixels, pixels), pygame.SRCALPHA)
    out.blit(drawn, ((pixels - ink.width) // 2 - ink.left, (pixels - ink.height) // 2 - ink.top))
    return out
