"""A mark for each seat colour, so that colour is never alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.ui import shapes

if TYPE_CHECKING:
    from tabletop.ui.kit import Kit

MARKS = {"seat0": "heart", "seat1": "shield", "seat2": "star", "seat3": "bolt", "seat4": "crown", "seat5": "flag"}


def draw_mark(target: pygame.Surface, kit: Kit, box: pygame.Rect, colour: str, *, symbol: bool) -> None:
    """Draw the disc of a seat's colour in `box`, with its mark when `symbol`."""
    tint = kit.color(colour)
    side = min(box.size)
    place = pygame.Rect(0, 0, side, side)
    place.center = box.center
    target.blit(shapes.disc(side, tint.lerp(pygame.Color("white"), 0.3), tint), place)
    if symbol and colour in MARKS:
        icon = kit.icon(MARKS[colour], side * 0.66 / kit.scale, "ink")
        target.blit(icon, icon.get_rect(center=place.center))
