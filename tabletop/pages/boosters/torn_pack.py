"""The pictures of a pack that is torn open: the strip above the cut and the bag below it."""

from __future__ import annotations

import random
from typing import NamedTuple

import pygame

from tabletop.toolkit import pictures, shapes

RATIO = 740 / 480  # height by width of a pack
CUT = 0.118  # of its height: where it tears
TEETH, ROUGH = 26, 0.011  # of the torn edge: how many, and how deep by the height


class Bag(NamedTuple):
    """All pictures have the width of the pack; `strip` is as high as the lowest tooth of the torn edge."""

    whole: pygame.Surface
    strip: pygame.Surface
    body: pygame.Surface
    cut: int


def bag(game: str, width: int) -> Bag:
    """The pack of a game at `width` pixels, whole and in its two parts."""
    whole = pictures.contain((game, "pack.webp"), (width, round(width * RATIO)))
    wide, high = whole.get_size()
    edge = _edge(wide, high)
    deepest = max(y for _, y in edge) + 1
    strip = whole.subsurface((0, 0, wide, deepest)).copy()
    _keep(strip, [(0, 0), *edge, (wide, 0)])
    body = whole.copy()
    _keep(body, [(0, high), *edge, (wide, high)])
    return Bag(whole, strip, body, round(high * CUT))


def _edge(wide: int, high: int) -> list[tuple[int, int]]:
    dice = random.Random(6)
    rough = max(2, round(high * ROUGH))
    step = wide / TEETH
    return [
        (round(i * step), round(high * CUT) + (1 if i % 2 else -1) * dice.randint(rough // 3, rough))
        for i in range(TEETH + 1)
    ]


def _keep(picture: pygame.Surface, corners: list[tuple[int, int]]) -> None:
    mask = shapes.blank(picture.get_size())
    mask.fill((255, 255, 255, 0))
    pygame.draw.polygon(mask, "white", corners)
    picture.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
