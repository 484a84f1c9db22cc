"""A moment of a match as a row of the end screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.i18n import tr
from tabletop.toolkit.widgets.lists import ListRow

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame


class MomentRow(ListRow):
    """A key moment as rich text over as many lines as it needs; without `on_press` it is only told."""

    def __init__(self, source: str, on_press: Callable[[], None] | None, *, label: str, icon: str = "history") -> None:
        super().__init__("", on_press or (lambda: None), label=label)
        self.icon = icon
        self.focusable = on_press is not None
        self.tooltip = tr("end-see-again") if on_press else ""
        self.source = source

    def measure(self, width: int) -> tuple[int, int]:
        return width, self.kit.rich(self.source, "small", max(1, width - self.u(76))).size[1] + self.u(24)

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        kit.panel(target, self.rect, "row_hover" if self.hovered else "row")
        icon = kit.icon(self.icon, 24, "gold")
        target.blit(icon, icon.get_rect(center=(self.rect.x + kit.u(28), self.rect.centery)))
        text = kit.rich(self.source, "small", self.rect.width - kit.u(76), "text")
        text.draw(target, (self.rect.x + kit.u(56), self.rect.centery - text.size[1] // 2))
