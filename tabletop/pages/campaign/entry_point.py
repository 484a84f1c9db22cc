"""A door of a page, as of Practice: an icon in a round of gold, what lies behind it, and how far one has come."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.toolkit import rects
from tabletop.toolkit.widgets.pressable import Pressable

if TYPE_CHECKING:
    from collections.abc import Callable

PAD, ROUND, ICON = 26, 92, 52  # units


class DoorTile(Pressable):
    """`text`: what the door says now; `enter` goes through it."""

    def __init__(self, title: str, icon: str, text: str, enter: Callable[[], None]) -> None:
        super().__init__(f"door {title}", enter)
        self.title, self.icon = title, icon
        self.text = text

    def draw(self, target: pygame.Surface) -> None:
        kit, lit = self.kit, self.hovered or self.focused
        kit.panel(target, self.rect, "window" if lit else "panel")
        inside = rects.inset(self.rect, kit.u(PAD), kit.u(PAD))
        side = min(kit.u(ROUND), inside.height)
        left, words = rects.cut_left(inside, side, kit.u(PAD))
        disc = rects.center(left, side, side)
        pygame.draw.aacircle(target, kit.color("gold_dark"), disc.center, side // 2)
        pygame.draw.aacircle(target, kit.color("ink"), disc.center, side // 2 - max(2, kit.u(3)))
        icon = kit.icon(self.icon, ICON, "gold_light" if lit else "gold")
        target.blit(icon, icon.get_rect(center=disc.center))
        self._write(target, words, lit=lit)

    def _write(self, target: pygame.Surface, words: pygame.Rect, *, lit: bool) -> None:
        kit = self.kit
        text = kit.rich(self.text, "small", words.width, "text")
        head = kit.u(46)
        top = words.y + max(0, (words.height - head - text.size[1]) // 2)
        title = pygame.Rect(words.x, top, words.width, head)
        size = kit.fit(self.title, "heading", words.width)
        kit.write(target, self.title, "heading", title, "white" if lit else "gold_light", size=size)
        text.draw(target, (words.x, top + head))
