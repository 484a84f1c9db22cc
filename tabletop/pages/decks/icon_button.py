"""A square button with an icon only; the key that presses it hangs at its corner."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.toolkit import rects
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.keycap import draw_keycap, keycap_width

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

SIDE, GAP = 58, 6  # units


class ToolButton(Button):
    def __init__(self, label: str, icon: str, on_press: Callable[[], None], tip: str, key: str = "") -> None:
        super().__init__("", on_press, label=label, icon=icon, style="ghost", tooltip=tip, key=key)

    def measure(self, width: int) -> tuple[int, int]:
        return min(width, self.u(SIDE)), self.u(self.height)

    def _draw_content(self, target: pygame.Surface, face: pygame.Rect, ink: str) -> None:
        kit = self.kit
        lift = kit.u(7) if self.key else 0
        icon = kit.icon(self.icon, 30, ink)
        target.blit(icon, icon.get_rect(center=(face.centerx, face.centery - lift)))
        if self.key and self.enabled:
            corner = (face.right - keycap_width(kit, self.key) + kit.u(3), face.bottom - kit.u(9))
            draw_keycap(target, kit, self.key, corner)


def place_tools(box: pygame.Rect, first: Button, tools: Sequence[Button]) -> None:
    """Tools at the right end of a line; `first` takes the rest of it."""
    for button in reversed(tools):
        place, box = rects.cut_right(box, first.u(SIDE), first.u(GAP))
        button.place(place)
    first.place(box)
