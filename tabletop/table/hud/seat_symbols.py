"""A mark for each place at the table, so that colour is never alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.table.widgets.panel_facts import SYMBOLS
from tabletop.toolkit import shapes

if TYPE_CHECKING:
    from tabletop.toolkit.draw_context import DrawContext


def draw_mark(
    target: pygame.Surface, kit: DrawContext, box: pygame.Rect, colour: str, place: int, *, symbol: bool
) -> None:
    """Draw a disc of a seat's colour in `box`, with the mark of its place when `symbol`."""
    tint = kit.color(colour)
    side = min(box.size)
    disc = pygame.Rect(0, 0, side, side)
    disc.center = box.center
    target.blit(shapes.disc(side, tint.lerp(pygame.Color("white"), 0.3), tint), disc)
    if symbol:
        icon = kit.icon(SYMBOLS[place % len(SYMBOLS)], side * 0.66 / kit.scale, "ink")
        target.blit(icon, icon.get_rect(center=disc.center))
