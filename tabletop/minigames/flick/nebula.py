"""Clouds, stars and glows of the flick's universe: small random pictures made large and soft."""

from __future__ import annotations

import random

import pygame

from tabletop.toolkit import shapes
from tabletop.toolkit.cache import SurfaceCache

Rgb = tuple[int, int, int]

_dots = SurfaceCache(1 << 20)


def clouds(size: tuple[int, int], colors: list[Rgb], seed: int, strength: float = 1.0) -> pygame.Surface:
    """Soft clouds in columns of the given colours, black between them; to be added to a ground."""
    dice = random.Random(seed)
    out = pygame.Surface(size)
    for cells, share in ((7, 0.62), (15, 0.4), (31, 0.22)):
        rough = pygame.Surface((cells, cells))
        for x in range(cells):
            red, green, blue = colors[min(len(colors) - 1, x * len(colors) // cells)]
            for y in range(cells):
                light = max(0.0, dice.gauss(0.25, 0.4)) * share * strength
                rough.set_at((x, y), tuple(min(255, round(part * light)) for part in (red, green, blue)))
        soft = pygame.transform.box_blur(pygame.transform.smoothscale(rough, (size[0] // 4, size[1] // 4)), 6)
        out.blit(pygame.transform.smoothscale(soft, size), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return out


def glow(size: tuple[int, int], color: Rgb, strength: float = 1.0) -> pygame.Surface:
    """A soft elliptic light on black, to be added."""
    side = 64
    small = pygame.Surface((side, side))
    for radius in range(side // 2, 0, -1):
        light = (1 - radius / (side / 2)) ** 2 * strength
        tone = tuple(min(255, round(part * light)) for part in color)
        pygame.draw.circle(small, tone, (side / 2, side / 2), radius)
    return pygame.transform.smoothscale(small, (max(1, size[0]), max(1, size[1])))


def stars(target: pygame.Surface, number: int, seed: int, unit: float) -> None:
    """Scatter stars; a few of them twinkle with rays."""
    dice = random.Random(seed)
    wide, high = target.get_size()
    for i in range(number):
        x, y, light = dice.randrange(wide), dice.randrange(high), dice.randrange(50, 190)
        size = max(1, round(unit * dice.choice((1, 1, 1.6, 2.4))))
        target.fill((light, light, min(255, light + 40)), (x, y, size, size), special_flags=pygame.BLEND_RGB_ADD)
        if i % 24 == 0:
            ray = round(unit * dice.uniform(8, 16))
            for box in ((2 * ray, size), (size, 2 * ray)):
                place = pygame.Rect((0, 0), box)
                place.center = (x, y)
                light_of = glow(box, (190, 200, 255), 0.9)
                target.blit(light_of, place, special_flags=pygame.BLEND_RGB_ADD)


def dot(side: int, color: pygame.Color) -> pygame.Surface:
    """A disc of any size, made from one: cheap enough for sizes that change in every frame. Do not draw on it."""
    side = max(2, side // 2 * 2)

    def make() -> pygame.Surface:
        out = pygame.transform.smoothscale(shapes.disc(64, pygame.Color("white")), (side, side))
        out.fill(color, special_flags=pygame.BLEND_RGBA_MULT)
        return out

    return _dots.get((side, tuple(color)), make)
