"""A small door of the menu: an icon above its name."""

from __future__ import annotations

import pygame

from tabletop.toolkit import rects
from tabletop.toolkit.widgets.button import Button

ICON = 40


class DockButton(Button):
    """A button without a face that lights up; wide enough for its word."""

    height = 104

    def measure(self, width: int) -> tuple[int, int]:
        return min(width, self.kit.measure(self.text, "caption") + self.u(44)), self.u(self.height)

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        lit = self.hovered or self.focused
        if lit:
            kit.panel(target, self.rect, "row_hover")
        rise = -round(kit.u(5) * min(0.0, self._sink) / 0.45) if lit else 0
        top, bottom = rects.cut_top(self.rect, self.rect.height * 62 // 100)
        icon = kit.icon(self.icon, ICON, "gold_light" if lit else "gold")
        target.blit(icon, icon.get_rect(center=(top.centerx, top.centery + kit.u(6) - rise)))
        kit.write(target, self.text, "caption", bottom.move(0, -kit.u(6)), "white" if lit else "text", align="center")
