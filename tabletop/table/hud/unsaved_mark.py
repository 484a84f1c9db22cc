"""The mark on the edge of the corner bar while not everything is saved."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.table.widgets.cached_widget import Baked
from tabletop.toolkit import shapes
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.pressable import Pressable

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

TEXT = "Not saved"
HIGH, OVER = 30, 13  # units; it lies over the edge so far


class Unsaved(Pressable, Baked):
    """A tab that stays as long as it is true; `on_press` opens the pause, where there is more to do."""

    margin = 14

    def __init__(self, on_press: Callable[[], None]) -> None:
        super().__init__("not saved", on_press)
        self.visible = False

    def update(self, why: str) -> None:
        """Say in one sentence why; "" takes the mark away."""
        tooltip = escape(why)
        if tooltip != self.tooltip:
            self.tooltip, self.visible = tooltip, bool(why)
            self.refresh()

    def cling(self, bar: pygame.Rect, window: pygame.Rect) -> None:
        """Take a place on the edge of the bar that looks to the middle of the window."""
        box = pygame.Rect(0, 0, self.kit.measure(TEXT, "label", 15) + self.u(62), self.u(HIGH))
        if bar.centery < window.centery:
            box.midtop = (bar.centerx, bar.bottom - self.u(OVER))
        else:
            box.midbottom = (bar.centerx, bar.top + self.u(OVER))
        self.place(box)

    def draw_focus(self, target: pygame.Surface) -> None:
        self.kit.ring(target, self.rect, radius=999)

    def state(self) -> Hashable:
        return self.visible

    def paint(self, target: pygame.Surface, box: pygame.Rect) -> None:
        kit, white = self.kit, pygame.Color("white")
        tint = kit.color("coral").lerp(white, 0.2) if self.hovered else kit.color("coral")
        target.blit(shapes.filled(box.size, box.height // 2, tint.lerp(white, 0.3), tint), box)
        icon = kit.icon("alert", 20, "ink")
        target.blit(icon, icon.get_rect(midleft=(box.x + kit.u(14), box.centery)))
        place = pygame.Rect(box.x + kit.u(42), box.y, box.width, box.height)
        kit.write(target, TEXT, "label", place, "ink", size=15)
