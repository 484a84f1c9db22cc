"""Tabs: a segmented choice drawn as words over an underline."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

import pygame

from tabletop.toolkit import rects, shapes
from tabletop.toolkit.widgets.value_controls import Segmented

if TYPE_CHECKING:
    from collections.abc import Sequence

T = TypeVar("T")


class Tabs(Segmented[T]):
    """Chooses what a screen shows below it. `options` are (value, text) pairs."""

    def measure(self, width: int) -> tuple[int, int]:
        kit = self.kit
        wish = sum(kit.measure(text, "subheading") + kit.u(48) for _, text in self.options)
        return min(width, wish), self.u(60)

    def cells(self) -> list[pygame.Rect]:
        shares: Sequence[float] = [self.kit.measure(text, "subheading") + self.u(48) for _, text in self.options]
        box = pygame.Rect(self.rect.topleft, (min(self.rect.width, round(sum(shares))), self.rect.height))
        return rects.columns(box, shares)

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        cells = self.cells()
        line = pygame.Rect(self.rect.x, self.rect.bottom - kit.u(3), self.rect.width, kit.u(3))
        target.blit(shapes.filled(line.size, kit.u(2), kit.color("#FFFFFF28"), kit.color("#FFFFFF18")), line)
        for i, ((value, text), cell) in enumerate(zip(self.options, cells, strict=True)):
            chosen = value == self.value
            over = self.hovered and i == self._over
            color = "gold_light" if chosen else "text" if over else "muted"
            size = kit.fit(text, "subheading", max(1, cell.width - kit.u(16)), 0.5)
            kit.write(target, text, "subheading", cell, color, align="center", size=size)
            if chosen:
                under = pygame.Rect(cell.x + kit.u(10), cell.bottom - kit.u(5), cell.width - kit.u(20), kit.u(6))
                target.blit(shapes.filled(under.size, kit.u(3), kit.color("gold_light"), kit.color("gold")), under)
