"""A line that says which keys do what."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.toolkit.widgets.keycap import draw_keycap, keycap_width
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Sequence

HEIGHT = 34  # units
GAP = (8, 22)  # units: between a key and its words, and behind them


class Legend(Widget):
    """`entries`: pairs of keys (with spaces between them) and words; those that have no room are left out."""

    def __init__(self, entries: Sequence[tuple[str, str]]) -> None:
        super().__init__("keys")
        self.entries = list(entries)

    def measure(self, width: int) -> tuple[int, int]:
        return width, self.u(HEIGHT)

    def draw(self, target: pygame.Surface) -> None:
        kit, x = self.kit, self.rect.x
        for keys, words in self.entries:
            caps = keys.split()
            wide = sum(keycap_width(kit, key) + kit.u(GAP[0]) for key in caps) + kit.measure(words, "caption")
            if x + wide > self.rect.right:
                break
            for key in caps:
                draw_keycap(target, kit, key, (x, self.rect.centery))
                x += keycap_width(kit, key) + kit.u(GAP[0])
            box = pygame.Rect(x, self.rect.y, kit.measure(words, "caption") + 2, self.rect.height)
            kit.write(target, words, "caption", box)
            x = box.right + kit.u(GAP[1])
