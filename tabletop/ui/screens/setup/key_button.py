"""A button that shows which key does something and lets it be changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.ui import layout
from tabletop.ui.widgets.button import Button
from tabletop.ui.widgets.keycap import draw_keycap, keycap_width

if TYPE_CHECKING:
    from collections.abc import Callable


class KeyButton(Button):
    """`key_name` is what is shown as a cap; `clash` marks it as used twice."""

    height = 52

    def __init__(
        self, text: str, key_name: str, on_press: Callable[[], None], *, label: str, tooltip: str = ""
    ) -> None:
        super().__init__(text, on_press, label=label, style="ghost", tooltip=tooltip)
        self.key_name = key_name
        self.clash = False

    def measure(self, width: int) -> tuple[int, int]:
        kit = self.kit
        wide = kit.measure(self.text, "caption") + keycap_width(kit, self.key_name) + kit.u(52)
        return min(width, wide), kit.u(self.height)

    def _draw_content(self, target: pygame.Surface, face: pygame.Rect, ink: str) -> None:
        kit = self.kit
        box = layout.inset(face, kit.u(14), 0)
        cap = keycap_width(kit, self.key_name) if self.key_name else 0
        right, left = layout.cut_right(box, cap, kit.u(8))
        size = kit.fit(self.text, "caption", max(1, left.width), 0.6)
        kit.write(target, self.text, "caption", left, "coral" if self.clash else ink, size=size)
        if self.key_name:
            draw_keycap(target, kit, self.key_name, right.midleft)
        if self.clash:
            kit.ring(target, layout.inset(face, kit.u(6)), "coral", 12)
