"""Below a chart: in which turn it was, as far as the numbers have room."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.i18n import tr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop.toolkit.draw_context import DrawContext

HIGH, SIZE = 26, 16  # units of the line of numbers, and of its letters
APART = 14  # units between two of them


def numbered(places: Sequence[int], room: int) -> list[int]:
    """Of the turns at these places in pixels, the first being turn 1, those whose numbers have so much room."""
    turns: list[int] = []
    for turn, place in enumerate(places, 1):
        if not turns or place - places[turns[-1] - 1] >= room:
            turns.append(turn)
    return turns


def draw(target: pygame.Surface, kit: DrawContext, box: pygame.Rect, places: Sequence[int]) -> None:
    """Write the numbers under `places` into the box, and on its left what they are."""
    wide = kit.measure(str(len(places)), "caption", SIZE)
    name = kit.write(target, tr("end-turn"), "caption", box, "muted", size=SIZE)
    for turn in numbered(places, wide + kit.u(APART)):
        number = pygame.Rect(0, box.y, wide + kit.u(6), box.height)
        number.centerx = min(places[turn - 1], box.right - number.width // 2)
        if number.left > name.right:
            kit.write(target, str(turn), "caption", number, "muted", align="center", size=SIZE)
