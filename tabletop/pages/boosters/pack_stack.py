"""What is seen beside the sealed pack: light behind it, and the packs that come after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.pages.boosters import light_rays, torn_pack
from tabletop.toolkit import pictures
from tabletop.toolkit.cache import SurfaceCache
from tabletop.toolkit.plain_words import many

if TYPE_CHECKING:
    from tabletop.pages.boosters.sealed_pack import Wrapper

MOST = 3  # packs that are seen waiting
SMALL = 0.52  # of the width of the pack in front
GLOW, RAYS = "#FFC46B", "#FFDFA0"

_kept = SurfaceCache(4 << 20)


def draw_light(target: pygame.Surface, pack: Wrapper, now: float | None) -> None:
    """Draw light behind the pack, with slow rays for those who like motion; None: for those who do not."""
    box = pack.rect
    side = box.height * 17 // 10
    shapes = [light_rays.spot(side, GLOW, 0.56 if pack.hovered else 0.42)]
    if now is not None:
        shapes.append(light_rays.rays(side, RAYS, now / 3400))
    for picture in shapes:
        target.blit(picture, picture.get_rect(center=box.center), special_flags=pygame.BLEND_RGB_ADD)


def draw_waiting(target: pygame.Surface, pack: Wrapper, game: str, left: int, count: int | None) -> None:
    """Draw the packs behind the one in front, of `count` in all (None: any number), where there is room: from `left` on."""
    u, box = pack.u, pack.rect
    wide = round(box.width * SMALL)
    high = round(wide * torn_pack.RATIO)
    x, y = box.x - u(150) - wide, box.centery + u(40)
    shown = MOST if count is None else min(MOST, count - 1)
    if x < left + u(10) or shown < 1:
        return
    for i in reversed(range(shown)):
        picture = _waiting(game, (wide, high), i)
        target.blit(picture, picture.get_rect(center=(x + wide // 2 + i * u(9), y - i * u(7))))
    if count is not None:
        words = many(count - 1, "more pack").capitalize()
        place = pygame.Rect(x - u(60), y + high // 2 + u(16), wide + u(120), u(28))
        pack.kit.write(target, words, "strong", place, "text", align="center")


def _waiting(game: str, size: tuple[int, int], number: int) -> pygame.Surface:
    def make() -> pygame.Surface:
        return pictures.turned(pictures.contain((game, "pack.webp"), size), 5 - 7 * number)

    return _kept.get((game, size, number), make)
