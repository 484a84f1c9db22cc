"""A large button of two lines: what it does, and with what."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.toolkit import rects
from tabletop.toolkit.widgets.button import Button

if TYPE_CHECKING:
    from collections.abc import Callable


class WideButton(Button):
    """`detail` is a second, smaller line under `text`."""

    height = 96

    def __init__(
        self,
        text: str,
        detail: str,
        on_press: Callable[[], None],
        *,
        style: str,
        icon: str,
        label: str = "",
        tooltip: str = "",
    ) -> None:
        super().__init__(text, on_press, style=style, icon=icon, label=label, tooltip=tooltip)
        self.detail = detail

    def measure(self, width: int) -> tuple[int, int]:
        kit = self.kit
        words = max(kit.measure(self.text, "button", 30), kit.measure(self.detail, "caption"))
        return min(width, words + kit.u(150)), kit.u(self.height)

    def _draw_content(self, target: pygame.Surface, face: pygame.Rect, ink: str) -> None:
        kit = self.kit
        place, box = rects.cut_left(rects.inset(face, kit.u(26), 0), kit.u(44), kit.u(18))
        icon = kit.icon(self.icon, 44, ink)
        target.blit(icon, icon.get_rect(center=place.center))
        if not self.detail:
            kit.write(target, self.text, "button", box, ink, size=min(30, kit.fit(self.text, "button", box.width)))
            return
        middle = box.height // 2
        upper = pygame.Rect(box.x, box.y + kit.u(10), box.width, middle - kit.u(4))
        lower = pygame.Rect(box.x, box.y + middle, box.width, middle - kit.u(10))
        kit.write(target, self.text, "button", upper, ink, size=min(30, kit.fit(self.text, "button", box.width) * 1.2))
        size = kit.fit(self.detail, "caption", box.width, 0.75)
        kit.write(target, self.detail, "caption", lower, ink, size=size)
