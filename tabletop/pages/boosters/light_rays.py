"""Soft light: the glow behind a card, and rays that turn slowly behind a rare one."""

from __future__ import annotations

import math

import pygame

from tabletop.toolkit.cache import SurfaceCache

ARMS, FRAMES = 14, 12  # rays, and pictures until they look the same again

_kept = SurfaceCache(40 << 20)


def forget() -> None:
    """Give the memory back."""
    _kept.clear()


def spot(side: int, colour: str, strength: float) -> pygame.Surface:
    """A round soft light on black, to be added."""
    level = round(strength * 10)
    return _kept.get(("spot", side, colour, level), lambda: _spot(side, pygame.Color(colour), level / 10))


def _spot(side: int, colour: pygame.Color, strength: float) -> pygame.Surface:
    small = pygame.Surface((64, 64))
    for y in range(64):
        for x in range(64):
            light = strength * max(0.0, 1 - math.hypot(x - 31.5, y - 31.5) / 31) ** 1.8
            small.set_at((x, y), [min(255, round(part * light)) for part in (colour.r, colour.g, colour.b)])
    return pygame.transform.smoothscale(small, (max(2, side), max(2, side)))


def rays(side: int, colour: str, turn: float) -> pygame.Surface:
    """Rays on black, to be added; `turn` 0 to 1 is the way from one ray to the next."""
    frame = int(turn % 1 * FRAMES)
    return _kept.get(("rays", side, colour, frame), lambda: _rays(side, colour, frame / FRAMES))


def _rays(side: int, colour: str, turn: float) -> pygame.Surface:
    half = 160
    small = pygame.Surface((2 * half, 2 * half))
    for arm in range(ARMS):
        middle = (arm + turn) * math.tau / ARMS
        wide = math.tau / ARMS * (0.30 if arm % 2 else 0.19)
        corners = [(half + 260 * math.cos(a), half + 260 * math.sin(a)) for a in (middle - wide, middle + wide)]
        pygame.draw.polygon(small, (255, 255, 255), [(half, half), *corners])
    soft = pygame.transform.box_blur(small, 3)
    soft.blit(spot(2 * half, colour, 1.6), (0, 0), None, pygame.BLEND_RGB_MULT)
    return pygame.transform.smoothscale(soft, (side, side))


def glint(width: int, height: int) -> pygame.Surface:
    """A slanted band of light, on black, to be added."""
    return _kept.get(("glint", width, height), lambda: _glint(width, height))


def _glint(width: int, height: int) -> pygame.Surface:
    small = pygame.Surface((48, 8))
    for x in range(48):
        light = max(0.0, 1 - abs(x - 24) / 22) ** 2
        pygame.draw.line(small, [round(84 * light)] * 3, (x, 0), (x, 7))
    return pygame.transform.rotozoom(pygame.transform.smoothscale(small, (max(8, width), height)), -14, 1.15)


def beam(width: int, height: int, colour: str) -> pygame.Surface:
    """Light that rises from an opening: bright at the foot, on black, to be added."""
    return _kept.get(("beam", width, height, colour), lambda: _beam(width, height, pygame.Color(colour)))


def _beam(width: int, height: int, colour: pygame.Color) -> pygame.Surface:
    small = pygame.Surface((24, 24))
    for y in range(24):
        for x in range(24):
            light = (y / 23) ** 2.2 * (1 - (abs(x - 11.5) / 12) ** 2)
            small.set_at((x, y), [round(part * light) for part in (colour.r, colour.g, colour.b)])
    return pygame.transform.smoothscale(small, (max(2, width), max(2, height)))
